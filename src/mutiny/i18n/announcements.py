"""What the operator of a server announces, in sentences."""

from __future__ import annotations

from datetime import datetime

from mutiny.i18n.messages import Messages


def announcement_sentences(messages: Messages, text: str | None, draining: bool, stops: int | None) -> list[str]:
    """Return the sentences of an announcement: the operator's own, and that the server will be upgraded.

    `stops` is in milliseconds since 1970; the time is told in this machine's zone.

    >>> announcement_sentences(Messages("en"), "Back at noon.", False, None)
    ['From the operator of this server: Back at noon.']
    >>> announcement_sentences(Messages("en"), None, True, None)
    ['The server will soon be upgraded. Games go on, but no new tables are opened.']
    """
    printable = "".join(each for each in text or "" if each.isprintable())
    found = [messages.text("web-announced", text=printable)] if printable else []
    if draining:
        time = "" if stops is None else f"{datetime.fromtimestamp(stops / 1000):%H:%M}"
        found.append(messages.text("web-draining", stops="yes" if time else "no", time=time))
    return found
