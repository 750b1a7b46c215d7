"""Take pictures of the full-screen game for docs/screens, as part of `make shots`: python tools/full_screen_shots.py.

The pictures are SVG: the library draws what would be on the screen of a terminal. The same games give the same
pictures.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from mutiny import Match, game, seed_of
from mutiny.cli.session import Session, name_of_bot
from mutiny.tui.app import FullScreenApp
from mutiny.tui.local_game import LocalGame
from mutiny.tui.player_game import PlayerGame

TARGET = Path(__file__).resolve().parent.parent / "docs" / "screens"
SHOTS: tuple[tuple[str, int, int, str, tuple[int, int], tuple[str, ...]], ...] = (
    ("meuterer", 4, 9, "en", (124, 38), ("3",)),
    ("traitres", 6, 2, "en", (80, 24), ("2", "l")),
)
"""The game, the players, the moves before the picture, the language, the size, and the keys pressed at last."""
STRENGTH = "medium"
FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""The fonts that the library links to at somebody else's; the reader's own font does as well."""


class NoLauncher:
    """Begins no games: there is only the one in the picture."""

    def has_last(self) -> bool:
        """Return that there is no other game."""
        return False

    def last(self) -> PlayerGame:
        """Fail."""
        raise NotImplementedError

    def new(self, name: str, players: int, bots: list[str]) -> PlayerGame:
        """Fail."""
        raise NotImplementedError

    async def join(self, link: str, name: str) -> PlayerGame:
        """Fail."""
        raise NotImplementedError


def position(name: str, players: int, moves: int) -> Session:
    """Return a game in which the player made the middle one of the legal moves a number of times."""
    others = range(1, players)
    names = ["Ann", *(name_of_bot(seat, STRENGTH) for seat in others)]
    match = Match(game(name), names, {}, seed_of("full screen", 0))
    session = Session(match, 0, dict.fromkeys(others, STRENGTH), None)
    for _ in range(moves):
        session.let_bots_play()
        legal = session.legal()
        session.play(legal[len(legal) // 2])
    session.let_bots_play()
    return session


async def take(session: Session, lang: str, size: tuple[int, int], keys: tuple[str, ...]) -> str:
    """Return the picture of a game."""
    app = FullScreenApp(lang, NoLauncher(), LocalGame(session, lang, "", pace=0))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        await pilot.press(*keys)
        await pilot.pause(0.5)
        picture = app.export_screenshot()
    return FONTS.sub("", picture)


def main() -> None:
    """Take all pictures."""
    for name, players, moves, lang, size, keys in SHOTS:
        picture = asyncio.run(take(position(name, players, moves), lang, size, keys))
        path = TARGET / f"full-screen-{name}.svg"
        path.write_text(picture, encoding="utf-8")
        print(path.name, flush=True)


if __name__ == "__main__":
    main()
