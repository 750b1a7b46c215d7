"""What the host of a table on a server can do, as choices of a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mutiny.bots import USUAL_STRENGTH
from mutiny.i18n import Messages
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import TableInfo


class HostChoice(NamedTuple):
    """A choice of the host: its text, the act that it leads to, and the question to ask before, if it is final."""

    text: str
    act: Callable[[str], wire.HostAct]
    question: str | None = None
    more: str = ""


def host_choices(info: TableInfo, host: int, names: Sequence[str], say: Messages) -> list[HostChoice]:
    """Return what the host can do at a table now; `names` are shown for the seats.

    >>> from mutiny.protocol.tables import Seat
    >>> info = TableInfo("t", "meuterer", {}, [Seat("Ann"), Seat("Bo"), Seat()], "waiting", False, 0, "", host=0)
    >>> for choice in host_choices(info, 0, ["Ann", "Bo", "free"], Messages("en")):
    ...     print(choice.text, "/", choice.question)
    Remove Bo / Remove Bo?
    Replace Bo with a bot / Replace Bo with a bot?
    Mute Bo / None
    Stop spectators from chatting / None
    Let nobody else take a seat / None
    Close the table / Close the table for everyone?
    """
    found: list[HostChoice] = []
    waiting = info.status == "waiting"
    for seat, who in enumerate(info.seats):
        if seat != host and info.status != "over" and not who.removed:
            found += _seat_choices(info, seat, names[seat], say)
    for seat, who in enumerate(info.seats):
        if seat != host and who.name is not None and not who.removed:
            muted = seat in info.muted
            text = say.text("host-unmute" if muted else "host-mute", name=names[seat])
            found.append(HostChoice(text, _muting(seat, not muted)))
    locked = "chat" in info.locked
    text = say.text("host-unlock-chat" if locked else "host-lock-chat")
    found.append(HostChoice(text, lambda key: wire.Lock(key, chat=not locked)))
    if waiting:
        closed = "seats" in info.locked
        text = say.text("host-unlock-seats" if closed else "host-lock-seats")
        found.append(HostChoice(text, lambda key: wire.Lock(key, seats=not closed)))
    if info.status != "over":
        found.append(_final("close", say.text("host-close"), "", wire.Close, say))
    return found


def _seat_choices(info: TableInfo, seat: int, name: str, say: Messages) -> list[HostChoice]:
    who = info.seats[seat]
    waiting = info.status == "waiting"
    if who.name is None:
        # A bot's seat can be freed before the game.
        free = HostChoice(say.text("host-remove-bot", name=name), lambda key: wire.Remove(key, seat))
        return [free] if waiting and who.bot is not None else []
    replaced = _final(
        "replace",
        say.text("host-replace", name=name),
        name,
        lambda key: wire.Remove(key, seat, USUAL_STRENGTH),
        say,
    )
    removed = _final("remove", say.text("host-remove", name=name), name, lambda key: wire.Remove(key, seat), say)
    return [removed, replaced] if waiting else [replaced]


def _muting(seat: int, on: bool) -> Callable[[str], wire.HostAct]:
    return lambda key: wire.Mute(key, on, seat)


def _final(what: str, text: str, name: str, act: Callable[[str], wire.HostAct], say: Messages) -> HostChoice:
    """Return a choice that cannot be taken back, with its question."""
    question = say.text("host-ask", what=what, name=name)
    return HostChoice(text, act, question, say.text("host-ask-more", what=what, name=name))
