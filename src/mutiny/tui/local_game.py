"""A game against bots on this machine. Bots and hints think in a thread, so that the screen stays alive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from mutiny.analysis import RankedMoves
from mutiny.analysis.text import chance_of, reasons_text
from mutiny.i18n import Messages, describe, phrases
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.match import Match, is_talk
from mutiny.tui.player_game import CannotDo, GameSnapshot, LogLine, MoveHint, PlayerGame, line_of, with_seats

T = TypeVar("T")
HINTS = 3
"""The number of moves in a hint."""
PACE_S = 0.6
"""Seconds between the moves of bots, so that one can follow them."""


class GameSession(Protocol):
    """The game of one player against bots, with the file in which it is kept."""

    match: Match
    seat: int
    names: list[str]
    faults: list[str]
    path: Path | None
    trouble: Any

    @property
    def watching(self) -> bool:
        """Whether the player is out of a game that continues."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def let_bot_play(self) -> bool:
        """Let the next bot move; returns False, and does nothing, if the player is to act or the game is over."""
        ...

    def legal(self) -> list[str]:
        """Return the player's legal moves."""
        ...

    def play(self, move: str) -> None:
        """Make the player's move."""
        ...

    def say(self, phrase: str) -> None:
        """Say a set phrase."""
        ...

    def undo(self) -> str | None:
        """Return to the point before the player's last decision."""
        ...

    def hint(self) -> RankedMoves:
        """Return the best moves and the reasons."""
        ...

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        ...

    def close(self) -> None:
        """Let the bots release their resources."""
        ...


class LocalGame(PlayerGame):
    """A player's game against bots. `resume_command` is how a shell continues it."""

    def __init__(self, session: GameSession, lang: str, resume_command: str, pace: float = PACE_S) -> None:
        super().__init__(lang)
        self.session = session
        self.pace = pace
        self._resume_command = resume_command
        self._notice: str | None = None
        self._thinking = asyncio.Lock()
        self._wake = asyncio.Event()
        self._events: list[SeatEvent] = []
        self._told: list[LogLine | None] = []
        self._snapshot = self._look()

    async def run(self) -> None:
        """Let the bots play whenever it is their turn."""
        while True:
            if await self._do(self.session.let_bot_play):
                if self.pace:
                    await asyncio.sleep(self.pace)
                continue
            await self._wake.wait()
            self._wake.clear()

    async def _do(self, work: Callable[[], T]) -> T:
        """Do something with the session in a thread, one thing at a time, and look at the game afterwards."""
        async with self._thinking:
            thread = asyncio.ensure_future(asyncio.to_thread(work))
            try:
                return await asyncio.shield(thread)
            except asyncio.CancelledError:
                # The thread cannot be stopped, and nothing else may use the session before it is done.
                await asyncio.wait([thread])
                raise
            finally:
                self._snapshot = self._look()
                self.changed.set()

    def snapshot(self) -> GameSnapshot:
        """Return the game as it was after the last move."""
        return self._snapshot

    def _look(self) -> GameSnapshot:
        session = self.session
        match = session.match
        state = match.state
        if session.faults:
            self._notice = session.faults[-1]
            session.faults.clear()
        elif session.trouble is not None:
            self._notice = str(session.trouble)
        else:
            self._notice = None
        return GameSnapshot(
            game=match.game.name,
            names=session.names,
            seat=session.seat,
            view={**state.view(session.seat), "names": session.names},
            legal=[] if session.over or session.seat not in state.acting else session.legal(),
            acting=[] if session.over else list(state.acting),
            lines=self._lines(match.events_for(session.seat)),
            over=session.over,
            undo=self._own_moves() > 0,
            notice=self._notice,
        )

    def _lines(self, events: list[SeatEvent]) -> list[LogLine]:
        """Return the lines of all events; only those that are new are put into words."""
        same = 0
        while same < min(len(events), len(self._events)) and events[same] == self._events[same]:
            same += 1
        game = self.session.match.game.name
        new = [line_of(event, self.session.names, self.lang, game) for event in events[same:]]
        self._events = events
        self._told = [*self._told[:same], *new]
        return [line for line in self._told if line is not None]

    async def play(self, move: str) -> None:
        """Make a move, unless the player has made another one since it was chosen."""
        if move not in self._snapshot.legal:
            return
        before = self._own_moves()

        def play() -> None:
            if self._own_moves() == before:
                self.session.play(move)

        await self._try(play)

    def _own_moves(self) -> int:
        """Return the number of moves that the player has made."""
        return sum(who == self.session.seat and not is_talk(text) for who, text in self.session.match.entries)

    async def say(self, text: str) -> None:
        """Say a set phrase; the bots hear it before their next decision."""
        if not phrases(self._snapshot.view or {}, self.lang):
            raise CannotDo(Messages(self.lang).text("cli-no-talk"))
        phrase = with_seats(text, self.session.names)
        try:
            await self._do(lambda: self.session.say(phrase))
        except MutinyError as error:
            # The rules speak English only.
            known = Messages(self.lang).text("cli-not-a-move", text=text[:60])
            raise CannotDo(str(error) if self.lang == "en" else known) from None
        self._wake.set()

    async def _try(self, work: Callable[[], T]) -> T:
        try:
            return await self._do(work)
        except MutinyError as error:
            raise CannotDo(str(error)) from None
        finally:
            self._wake.set()

    async def undo(self) -> None:
        """Return to the point before the player's last decision."""
        if await self._try(self.session.undo) is None:
            raise CannotDo(Messages(self.lang).text("undo-nothing"))

    async def hint(self) -> MoveHint:
        """Search for the best moves, for at most about a second."""
        if not self._snapshot.legal:
            raise CannotDo(Messages(self.lang).text("tui-hint-later"))
        advice = await self._try(self.session.hint)
        game, view = self.session.match.game.name, self._snapshot.view or {}
        messages = Messages(self.lang, game)
        best = [(chance_of(each, messages), describe(each.move, view, self.lang)) for each in advice.candidates[:HINTS]]
        return MoveHint(best, *reasons_text(advice, self.session.names, messages, game))

    def save(self, name: str) -> str:
        """Save a copy. An existing file stays as it is."""
        path = Path(name).expanduser()
        if path.exists():
            raise CannotDo(Messages(self.lang).text("tui-save-exists", path=str(path)))
        try:
            self.session.save(path)
        except Exception as error:  # noqa: BLE001 (the session says why in a sentence)
            raise CannotDo(str(error)) from None
        return str(path)

    async def close(self) -> None:
        """Wait until the bot that thinks has moved, and end the bots. Every move is in the file already."""
        async with self._thinking:
            self.session.close()

    def farewell(self) -> str:
        """Return the command that continues the game; there is none if the last attempt to save it failed."""
        kept = self.session.path is not None and self.session.trouble is None
        return self._resume_command if kept else ""
