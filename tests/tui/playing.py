"""Plays games on the full screen as a person does, with keys and mouse, and reads the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from helpers.patience import LONG_S
from textual.pilot import Pilot

from mutiny import Match, game
from mutiny.cli.session import Session, name_of_bot
from mutiny.tui.app import FullScreenApp
from mutiny.tui.game_screen import GameScreen
from mutiny.tui.local_game import LocalGame
from mutiny.tui.panes import ChoicePane
from mutiny.tui.player_game import CannotDo, PlayerGame

SMALL, LARGE = (80, 24), (140, 48)
MOST_MOVES = 400


class TestLauncher:
    """Begins games on a seed that stays the same, and remembers what it was asked for."""

    __test__ = False

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.asked: list[object] = []

    def has_last(self) -> bool:
        """Return that there is a game to continue."""
        return True

    def last(self) -> PlayerGame:
        """Return a game."""
        self.asked.append("last")
        return local_game("traitres", self.lang)

    def new(self, name: str, players: int, bots: list[str]) -> PlayerGame:
        """Return a game."""
        self.asked.append((name, players, bots))
        return local_game(name, self.lang, players, bots[0])

    async def join(self, link: str, name: str) -> PlayerGame:
        """Refuse."""
        self.asked.append((link, name))
        raise CannotDo("There is no such table.")


def session_for(name: str, players: int = 0, bot: str = "random", path: Path | None = None) -> Session:
    """Return a game of Ann, on seat 0, against bots."""
    played = game(name)
    players = players or played.least
    names = ["Ann", *(name_of_bot(seat, bot) for seat in range(1, players))]
    return Session(Match(played, names, {}, bytes(32)), 0, dict.fromkeys(range(1, players), bot), path)


def local_game(
    name: str, lang: str = "en", players: int = 0, bot: str = "random", path: Path | None = None
) -> LocalGame:
    """Return the same as a game for the full screen."""
    return LocalGame(session_for(name, players, bot, path), lang, f"mutiny play --full --resume {path}", pace=0)


@asynccontextmanager
async def running(
    played: PlayerGame | None,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    launcher: TestLauncher | None = None,
    chosen: str | None = None,
    players: int | None = None,
) -> AsyncIterator[tuple[FullScreenApp, Pilot[None]]]:
    """Run the application, without a terminal."""
    app = FullScreenApp(lang, launcher or TestLauncher(lang), played, chosen=chosen, players=players)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def text_of(app: FullScreenApp) -> str:
    """Return what is on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def notices(app: FullScreenApp) -> str:
    """Return what the player was told in passing."""
    return "\n".join(notice.message for notice in app._notifications)


async def until(app: FullScreenApp, pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait until something is true; a test that waits forever is ended by its runner."""
    while not true():
        assert app.failure is None, app.failure
        await pilot.pause(0.01)
    await pilot.pause()


def has_choice(app: FullScreenApp) -> bool:
    """Return whether the player has something to choose, or the game is over."""
    return isinstance(app.screen, GameScreen) and bool(app.screen.query_one(ChoicePane).keys)


def is_over(app: FullScreenApp) -> bool:
    """Return whether the game is over."""
    return app.game is not None and app.game.snapshot().over


async def play_to_end(app: FullScreenApp, pilot: Pilot[None], last: bool = False) -> int:
    """Make the first move of every turn, or the last, until the game is over; returns the number of moves."""
    for moves in range(MOST_MOVES):
        await until(app, pilot, lambda: has_choice(app))
        if is_over(app):
            return moves
        pane = app.screen.query_one(ChoicePane)
        before = app.game.snapshot() if app.game is not None else None
        pane.highlighted = len(pane.keys) - 1 if last else 0
        pane.action_select()
        await until(app, pilot, lambda before=before: app.game is not None and app.game.snapshot() != before)  # type: ignore[misc]
    raise AssertionError("the game does not end")


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test, for at most a minute."""

    async def whole() -> None:
        await asyncio.wait_for(work(), LONG_S)

    asyncio.run(whole())
