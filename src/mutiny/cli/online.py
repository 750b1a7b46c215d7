"""A seat at a table on a server, played in the terminal.

The client runs in a thread of its own, so that it receives messages and connects again while the player types.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import urlsplit

from mutiny import IllegalMove, MalformedMove
from mutiny.cli.conversation import Conversation, TurnEnd
from mutiny.cli.failure import Failure, Usage
from mutiny.cli.output import ask, wrapped
from mutiny.common.extras import OptionalImports
from mutiny.i18n import begins
from mutiny.i18n.announcements import announcement_sentences
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.protocol import messages as wire
from mutiny.protocol.api import HintQuestion, NewTable, Seated
from mutiny.protocol.tables import TableInfo

with OptionalImports("client"):
    from mutiny.client import ActRefused, Client, HttpApi, Lost

T = TypeVar("T")
LATE = ("stale", "not-now")
"""Refusals of a move that came too late."""
WAKE_S = 0.2
"""Ctrl-C is noticed after this time at the latest, in seconds."""
TABLE_PATH = "/t/"


class TableLink:
    """A link to a server, to one of its tables, or to a seat.

    >>> link = TableLink("http://127.0.0.1:8765/t/abc#secret")
    >>> link.address, link.table, link.token
    ('http://127.0.0.1:8765', 'abc', 'secret')
    >>> TableLink("games.example.org").address
    'https://games.example.org'
    >>> TableLink("ftp://example.org")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    mutiny.cli.failure.Usage: 'ftp://example.org' is not a link to a server; write http://HOST:PORT, or ...
    """

    def __init__(self, text: str) -> None:
        bad = Usage(f"{text[:60]!r} is not a link to a server; write http://HOST:PORT, or the link of a table.")
        try:
            parts = urlsplit(text if "://" in text else f"https://{text}")
            port = parts.port
        except ValueError:
            raise bad from None
        at_table = parts.path.startswith(TABLE_PATH)
        if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
            raise bad
        if not at_table and parts.path not in ("", "/"):
            raise bad
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.removeprefix(TABLE_PATH).strip("/") if at_table else ""
        self.token = parts.fragment if at_table else ""


class OnlineTable:
    """The player's seat at a table on a server. Without a token the player only watches."""

    def __init__(self, link: TableLink, info: TableInfo, lang: str) -> None:
        self.link = link
        self.lang = lang
        self.game = info.game
        self.info = info
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._messages: SimpleQueue[wire.ServerMessage | None] = SimpleQueue()
        self._client = Client(link.address, link.table, link.token or None, views=True, announcements=True)
        self._last: wire.View | None = None
        self._connect()

    def _connect(self) -> None:
        async def follow() -> None:
            async for message in self._client.follow():
                self._messages.put(message)
            self._messages.put(None)

        async def connect() -> asyncio.Task[None]:
            await self._client.connect()
            return asyncio.ensure_future(follow())

        try:
            self._follower = self._run(connect())
        except Lost as error:
            self.close()
            raise Failure(f"{self.link.address}: {error}") from None

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the client and wait for its result."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise

    def close(self) -> None:
        """Disconnect. The seat stays the player's."""
        if self._thread.is_alive():
            self._run(self._client.close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    def next_message(self, wait: bool) -> wire.ServerMessage | None:
        """Return the next message; None if there is none now and `wait` is false. Raises Failure at the end."""
        while True:
            try:
                message = self._messages.get(timeout=WAKE_S) if wait else self._messages.get_nowait()
            except Empty:
                if wait:
                    continue
                return None
            if message is None:
                raise Failure(f"{self.link.address}: the connection has ended.")
            match message:
                case wire.View():
                    self._last = message
                case wire.Note():
                    self.info = message.table
            return message

    @property
    def seat(self) -> int:
        """The player's seat; a spectator looks from the first."""
        return self._client.seat or 0

    @property
    def watching(self) -> bool:
        """Whether the player has no seat."""
        return self._client.seat is None

    @property
    def names(self) -> list[str]:
        """The names of the players, of the characters as whom bots play, or of the levels of bots."""
        return [seat.name or seat.called or seat.bot or "?" for seat in self.info.seats]

    @property
    def started(self) -> bool:
        """Whether there is something to see."""
        return self._last is not None and self._last.view is not None

    @property
    def to_move(self) -> bool:
        """Whether the player is to act, by what has been read."""
        return self._last is not None and bool(self._last.legal)

    def view(self) -> dict[str, Any]:
        """Return what the player may see."""
        return {} if self._last is None or self._last.view is None else self._last.view

    def legal(self) -> list[str]:
        """Return the player's legal moves."""
        return [] if self._last is None else self._last.legal

    def news(self) -> list[SeatEvent]:
        """Return the events that have arrived since the last message that was read."""
        found = []
        while (message := self.next_message(wait=False)) is not None:
            if isinstance(message, wire.Told):
                found.append(message.event)
        return found

    def play(self, move: str) -> None:
        """Make a move that was decided on the view that was shown last."""
        self._act(self._client.move(move, self._last), move)

    def say(self, phrase: str) -> None:
        """Say a set phrase."""
        self._act(self._client.say(phrase), phrase)

    def chat(self, text: str) -> None:
        """Send a text to the people at the table."""
        self._act(self._client.chat(text), text)

    def start(self, bots: str) -> None:
        """Start the game with bots in the free seats."""
        self._act(self._client.start(bots), "start")

    def undo(self) -> None:
        """Ask to take back the player's last move."""
        self._act(self._client.undo(), "undo")

    def consent(self, agree: bool) -> None:
        """Agree, or refuse, that somebody takes a move back."""
        self._act(self._client.consent(agree), "undo")

    def hint(self) -> list[tuple[str, str]]:
        """Return the best moves, each with its chance in words, and then the reasons."""
        at = 0 if self._last is None else self._last.n
        # The server accepts these languages only, and `lang` is one of them.
        question = HintQuestion(self.link.token, at, self.lang)  # type: ignore[arg-type]
        try:
            hint = self._run(HttpApi(self.link.address).hint(self.link.table, question))
        except ActRefused as refused:
            raise OnlineRefusal(refused.code, refused.why) from None
        except OSError as error:
            raise OnlineRefusal("unavailable", f"the server does not answer: {error.strerror or error}.") from None
        return (
            [(move.estimate, move.text) for move in hint.moves]
            + [("", hint.heading)]
            + [("", reason) for reason in hint.reasons]
        )

    def _act(self, act: Coroutine[Any, Any, wire.Done], text: str) -> None:
        try:
            self._run(act)
        except Lost as error:
            raise Failure(f"{self.link.address}: {error}") from None
        except ActRefused as refused:
            if refused.code == "illegal" and refused.clause:
                reason = refused.why.removeprefix(f"{refused.clause}: ").removesuffix(".")
                raise IllegalMove(refused.clause, reason) from None
            if refused.code == "malformed":
                raise MalformedMove(text, refused.why.rpartition(" is not a move: ")[2].removesuffix(".")) from None
            raise OnlineRefusal(refused.code, refused.why) from None


class OnlineRefusal(MutinyError):
    """The server refuses something, other than by the rules of the game."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


class OnlinePrompt(Conversation):
    """Tells what happens at the table, and asks for moves."""

    def __init__(self, table: OnlineTable, lang: str) -> None:
        super().__init__(table, lang)
        self.online = table

    def run(self) -> None:
        """Play until the end, or until the player leaves."""
        while self.online.info.status != "over":
            try:
                self._turn()
            except KeyboardInterrupt:
                print()
                if self._pause() is TurnEnd.QUIT:
                    return
            except _Left:
                return
        # The last events may still be on their way.
        self._read_all()
        if self.online.started:
            self._draw()

    def _turn(self) -> None:
        self._read_all()
        if self.online.info.status == "waiting" and not self.online.watching:
            if self._wait_for_players() is TurnEnd.QUIT:
                raise _Left
            if self.online.info.status == "waiting":
                self._wait()
        elif self.online.to_move and self.online.info.status == "playing":
            if self._ask() is TurnEnd.QUIT:
                raise _Left
        elif self.online.info.status != "over":
            self._wait()

    def _wait(self) -> None:
        # The events printed so far must be visible while this waits, also through a pipe.
        sys.stdout.flush()
        self._read_message(self.online.next_message(wait=True))

    def _read_all(self) -> None:
        while (message := self.online.next_message(wait=False)) is not None:
            self._read_message(message)

    def _read_message(self, message: wire.ServerMessage | None) -> None:
        """Tell the player about a message."""
        match message:
            case wire.Told():
                if begins(message.event, self.online.game):
                    self._last = []
                self._last.append(message.event)
                self._tell(message.event, with_clause=False)
            case wire.Note():
                self._tell_note(message)
            case wire.Announcement():
                for line in announcement_sentences(self.messages, message.text, message.draining, message.stops):
                    print(wrapped(line, "    ", ""))
            case wire.Chatted() if message.text:
                name = "" if message.seat is None else self.online.names[message.seat]
                print(wrapped(f"{name}: {''.join(each for each in message.text if each.isprintable())}", "    ", ""))

    def _tell_note(self, note: wire.Note) -> None:
        seat = note.by if note.by is not None else note.seat
        if note.what == "sat" and seat == self.online.seat and not self.online.watching:
            return
        name = "" if seat is None else self.online.names[seat]
        self._say("web-note", what=note.what, name=name)
        if note.what == "undo-asked" and seat != self.online.seat:
            self._say("cli-online-consent")
        if note.what == "undone":
            self._last = []

    def _wait_for_players(self) -> TurnEnd | None:
        free = sum(seat.name is None and seat.bot is None for seat in self.online.info.seats)
        line = ask(self.messages.text("cli-online-waiting", count=free))
        word, _, rest = line.partition(" ")
        if word in ("quit", "q", "exit"):
            return TurnEnd.QUIT
        if word == "start":
            return self._do(lambda: self.online.start(rest or "medium"))
        return self._answer(line, []) if line else None

    def _pause(self) -> TurnEnd | None:
        """Let the player talk or leave while others think; a second Ctrl-C leaves."""
        while True:
            try:
                line = ask(self.messages.text("cli-online-pause"))
            except (EOFError, KeyboardInterrupt):
                return TurnEnd.QUIT
            if not line:
                return None
            if self._answer(line, []) is TurnEnd.QUIT:
                return TurnEnd.QUIT

    def _answer(self, line: str, moves: list[str]) -> TurnEnd | None:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "chat" if rest:
                return self._do(lambda: self.online.chat(rest), then=None)
            case "agree" | "refuse" if not rest:
                return self._do(lambda: self.online.consent(word.lower() == "agree"))
        return super()._answer(line, moves)

    def _do(self, act: Any, then: TurnEnd | None = TurnEnd.UNDONE) -> TurnEnd | None:
        """Do something on the server, and say why if it refuses."""
        try:
            act()
        except MutinyError as error:
            print(wrapped(str(error)))
            return None
        return then

    def _play(self, move: str) -> TurnEnd | None:
        try:
            self.table.play(move)
        except OnlineRefusal as refused:
            if refused.code not in LATE:
                print(wrapped(str(refused)))
                return None
            self._say("cli-online-stale")
            return TurnEnd.UNDONE
        return TurnEnd.MOVED

    def _undo(self) -> TurnEnd | None:
        return self._do(self.online.undo)

    def _hint(self, moves: list[str]) -> None:
        try:
            lines = self.online.hint()
        except MutinyError as error:
            print(wrapped(str(error)))
            return
        for estimate, text in lines:
            print(wrapped(f"{estimate}  {text}".strip(), "    ", "  "))


class _Left(Exception):
    """The player has left the conversation."""


def sit_down(link: TableLink, name: str, wanted: NewTable | None) -> tuple[TableLink, TableInfo]:
    """Take a seat: that of the link, a free one at its table, or the first at a new table. Returns the seat's link.

    If the table of the link has no free seat, the player watches, and the link has no token.
    """
    http = HttpApi(link.address)

    async def sit() -> Seated | TableInfo:
        if not link.table:
            if wanted is None:
                raise Usage("the link of a table is needed, or a game for a new table.")
            return await http.open_table(wanted)
        info = await http.about(link.table)
        if link.token or info.status != "waiting":
            return info
        return await http.join(link.table, name)

    try:
        found = asyncio.run(sit())
    except ActRefused as refused:
        raise Failure(f"{link.address}: {refused.why}") from None
    except OSError as error:
        raise Failure(f"{link.address}: the server does not answer: {error.strerror or error}.") from None
    if isinstance(found, TableInfo):
        return link, found
    return TableLink(f"{link.address}{TABLE_PATH}{found.table.id}#{found.token}"), found.table
