"""A table on a server, by its link. The server sends views and events; this program draws and words them."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from time import monotonic
from typing import NamedTuple
from urllib.parse import urlsplit

from mutiny.client import ActRefused, Client, HttpApi, Lost
from mutiny.i18n import Messages, phrases
from mutiny.i18n.announcements import announcement_sentences
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import LONGEST_NAME, TableInfo
from mutiny.tui.host_menu import HostChoice, host_choices
from mutiny.tui.player_game import CannotDo, GameSnapshot, LogLine, MoveHint, PlayerGame, line_of, with_seats

EXAMPLE = "http://localhost:8765/t/TABLE#SEAT"
"""The form of a link to a seat."""
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
PATIENCE_S = 600.0
"""Seconds for which a lost server is tried again."""
PATH = re.compile(r"(?P<before>.*)/t/(?P<table>[A-Za-z0-9_-]{1,40})/?")
TOKEN = re.compile(r"[A-Za-z0-9_-]{12,80}")
LANGUAGE_OF: dict[str, wire.Language] = {"en": "en", "fr": "fr", "it": "it", "de": "de"}
"""The languages, as the protocol's type."""


class SeatLink(NamedTuple):
    """A link to a table: the server, the table, and the secret of a seat if the link has one.

    >>> SeatLink.read("http://localhost:8765/t/abc#abcDEF_-123456")
    SeatLink(server='http://localhost:8765', table='abc', token='abcDEF_-123456')
    >>> SeatLink.read("http://localhost:8765/") is None
    True
    """

    server: str
    table: str
    token: str | None

    @classmethod
    def read(cls, text: str) -> SeatLink | None:
        """Return the link in a text; None if it is not a link to a table."""
        try:
            parts = urlsplit(text.strip())
            port = parts.port
        except ValueError:
            return None
        found = PATH.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
            return None
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        server = f"{parts.scheme}://{host}{'' if port is None else f':{port}'}{found['before']}"
        return cls(server, found["table"], parts.fragment if TOKEN.fullmatch(parts.fragment) else None)

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}{'' if self.token is None else f'#{self.token}'}"


def clean(text: str) -> str:
    """Return somebody else's text without characters that could steer the terminal or hide other text.

    >>> clean("Ahoy\x1b[2J there")
    'Ahoy [2J there'
    """
    return "".join(character if character.isprintable() or character in NO_BREAK else " " for character in text)


async def with_seat(link: SeatLink, name: str) -> SeatLink:
    """Return the link of a seat: the link itself if it has one, or that of a free seat, taken under this name.

    A table without a free seat can be watched: the link stays as it is.
    """
    if link.token is not None:
        return link
    http_api = HttpApi(link.server)
    if (await http_api.about(link.table)).status != "waiting":
        return link
    try:
        seated = await http_api.join(link.table, name[:LONGEST_NAME])
    except ActRefused as refused:
        if refused.code in ("full", "closed", "not-now"):
            return link
        raise
    return link._replace(token=seated.token)


class ServerGame(PlayerGame):
    """A seat at a table on a server, or a spectator's place."""

    def __init__(self, link: SeatLink, lang: str, patience: float = PATIENCE_S) -> None:
        super().__init__(lang)
        self.link = link
        self.asked: str | None = None
        """The name of the player who asks to take back a move, while this player has not answered."""
        self.next: SeatLink | None = None
        """The table of the rematch, once there is one."""
        self._client = Client(link.server, link.table, link.token, views=True, announcements=True, patience=patience)
        self._messages = Messages(lang)
        # The events, chat messages and notes by their numbers.
        self._lines: dict[int, LogLine] = {}
        # The name of the last person at each seat.
        self._sat: dict[int, str] = {}
        self._notice: str | None = None
        self._deadline: float | None = None
        # What the operator of the server announces.
        self._announced: str | None = None

    async def run(self) -> None:
        """Follow the table until the game is closed, or the connection is lost for good."""
        try:
            await self._client.connect()
            self.changed.set()
            async for message in self._client.follow():
                self._take(message)
                self.changed.set()
            await self._client.look()
        except Lost as lost:
            self._notice = self._messages.text("tui-lost", reason=clean(str(lost)))
            self.changed.set()

    def _take(self, message: wire.ServerMessage) -> None:
        names = self._names()
        if isinstance(message, wire.Told):
            line = line_of(message.event, names, self.lang, self._info().game)
            if line is not None:
                self._lines[message.n] = line._replace(text=clean(line.text))
        elif isinstance(message, wire.Chatted):
            if not message.text:
                # Older than what the server shows again.
                return
            name = self._author(message, names)
            self._lines[message.n] = LogLine(
                self._messages.text("tui-chat", name=name, text=clean(message.text)), talk=True
            )
        elif isinstance(message, wire.Note):
            self._note(message, names)
        elif isinstance(message, wire.Announcement):
            found = announcement_sentences(self._messages, message.text, message.draining, message.stops)
            self._announced = clean(" ".join(found)) or None
        elif isinstance(message, wire.Refused):
            self._notice = clean(message.why)
        elif isinstance(message, wire.View):
            self._notice = None
            self._deadline = None if message.ends is None else monotonic() + (message.ends - message.now) / 1000

    def _author(self, message: wire.Chatted, names: list[str]) -> str:
        if message.seat is not None:
            return names[message.seat]
        return self._messages.text("web-watcher", number=message.watcher or 0)

    def _note(self, note: wire.Note, names: list[str]) -> None:
        if note.what == "undone" and note.back is not None:
            back = note.back
            self._lines = {n: line for n, line in self._lines.items() if n <= back or line.talk}
        # Who has just left a seat is not in the table any more.
        name = "" if note.seat is None else note.table.seats[note.seat].name or self._sat.get(note.seat, "")
        name = clean(name) or (names[note.seat] if note.seat is not None else "")
        self._sat.update({seat: who.name for seat, who in enumerate(note.table.seats) if who.name is not None})
        self.asked = name if note.what == "undo-asked" and note.seat != self._client.seat else None
        what = note.what if note.watcher is None else f"{note.what}-watcher"
        self._lines[note.n] = LogLine(self._messages.text("web-note", what=what, name=name))

    def _info(self) -> TableInfo:
        info = self._client.info
        if info is None:
            raise Lost("the server has not answered yet.")
        return info

    def _names(self) -> list[str]:
        """Return the name at each seat: a person's, a character's, or that the seat is free."""
        if self._client.info is None:
            return []
        free = self._messages.text("tui-free-seat")
        return [clean(seat.name or seat.called or seat.bot or free) for seat in self._client.info.seats]

    @property
    def waiting(self) -> bool:
        """Whether the game has not started, because seats are free."""
        return self._client.info is not None and self._client.info.status == "waiting"

    def snapshot(self) -> GameSnapshot:
        """Return the table as it was last received."""
        client = self._client
        names = self._names()
        notice = self._notice
        if notice is None and not client.connected:
            notice = self._messages.text("tui-connecting", server=self.link.server)
        if client.info is None:
            return GameSnapshot("", names, None, notice=notice)
        view = client.view
        known = None if view is None or view.view is None else {**view.view, "names": names}
        return GameSnapshot(
            game=client.info.game,
            names=names,
            seat=client.seat,
            view=known,
            legal=[] if view is None else view.legal,
            acting=[] if view is None or client.info.status != "playing" else view.acting,
            lines=[self._lines[n] for n in sorted(self._lines)],
            over=client.info.status == "over",
            undo=view is not None and view.undo,
            chat=True,
            notice=notice or self._announced,
            deadline=self._deadline,
        )

    async def _act(self, act: wire.Act) -> None:
        try:
            await self._client.act(act)
        except ActRefused as refused:
            if refused.code == "stale":
                # A newer view is on its way.
                raise CannotDo(self._messages.text("tui-stale")) from None
            raise CannotDo(clean(refused.why)) from None
        except Lost as lost:
            raise CannotDo(self._messages.text("tui-lost", reason=clean(str(lost)))) from None

    async def play(self, move: str) -> None:
        """Make a move, chosen by the last view."""
        if self._client.view is not None and move in self._client.view.legal:
            await self._act(wire.Move(self._client.new_id(), self._client.view.n, move))

    async def say(self, text: str) -> None:
        """Say a set phrase if the text is one, or chat."""
        snapshot = self.snapshot()
        names = snapshot.names
        known = {
            phrase.split(" ")[1].rstrip(":") for phrase, _ in phrases(snapshot.view or {"names": names}, self.lang)
        }
        first = text.removeprefix("say ").split(" ")[0].lower()
        if snapshot.seat is not None and first in known:
            with suppress(CannotDo):
                await self._act(wire.Say(self._client.new_id(), with_seats(text, names)))
                return
        if text.strip():
            await self._act(wire.Chat(self._client.new_id(), text.strip()[: wire.LONGEST_CHAT]))

    async def undo(self) -> None:
        """Ask everybody to agree to take back the last move; bots agree at once."""
        await self._act(wire.Undo(self._client.new_id()))

    async def consent(self, agree: bool) -> None:
        """Agree, or not, to take back the last move."""
        self.asked = None
        await self._act(wire.Consent(self._client.new_id(), agree))

    async def start(self, bots: str) -> None:
        """Start the game; bots take the free seats."""
        await self._act(wire.Start(self._client.new_id(), bots))

    @property
    def is_host(self) -> bool:
        """Whether this player is the host, who alone can start the game and manage the table."""
        info = self._client.info
        return info is not None and self._client.seat is not None and info.host == self._client.seat

    def host_choices(self) -> list[HostChoice]:
        """Return what this player can do as the host; nothing if another player is the host."""
        if not self.is_host:
            return []
        info = self._info()
        return host_choices(info, info.host or 0, self._names(), self._messages)

    async def manage(self, choice: HostChoice) -> None:
        """Carry out a choice of the host."""
        await self._act(choice.act(self._client.new_id()))

    async def hint(self) -> MoveHint:
        """Return advice from the server, which gives it to players against bots only."""
        view = self._client.view
        if view is None or not view.legal or self.link.token is None:
            raise CannotDo(self._messages.text("tui-hint-later"))
        question = api.HintQuestion(self.link.token, view.n, LANGUAGE_OF[self.lang])
        try:
            found = await HttpApi(self.link.server).hint(self.link.table, question)
        except ActRefused as refused:
            raise CannotDo(clean(refused.why)) from None
        except OSError as error:
            raise CannotDo(self._messages.text("tui-lost", reason=str(error))) from None
        moves = [(clean(move.estimate), clean(move.text)) for move in found.moves]
        return MoveHint(moves, clean(found.heading), [clean(reason) for reason in found.reasons])

    def save(self, name: str) -> str:
        """Refuse: the server keeps the game, and gives its record at the end."""
        raise CannotDo(self._messages.text("tui-save-server"))

    async def close(self) -> None:
        """Close the connection. The seat stays the player's."""
        with suppress(asyncio.CancelledError):
            await self._client.close()

    def farewell(self) -> str:
        """Return the link of the seat."""
        return str(self.link)
