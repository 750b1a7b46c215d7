"""The full-screen application: the start, one game after another, and the way back to the last one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import ClassVar

from mutiny.common.extras import OptionalImports
from mutiny.tui.game_screen import AGAIN, GameScreen
from mutiny.tui.player_game import PlayerGame
from mutiny.tui.start_screen import Launcher, StartScreen

with OptionalImports("tui"):
    from textual import work
    from textual.app import App
    from textual.binding import Binding, BindingType

DARK, LIGHT = "textual-dark", "textual-light"
LIGHT_BACKGROUNDS = ("7", "15")
"""The numbers of light colours in COLORFGBG, which some terminals set to their foreground and background."""


def theme_for(environment: Mapping[str, str]) -> str:
    """Return the theme that fits the terminal's background, as far as the terminal tells.

    >>> theme_for({"COLORFGBG": "0;15"}), theme_for({"COLORFGBG": "15;0"}), theme_for({})
    ('textual-light', 'textual-dark', 'textual-dark')
    """
    return LIGHT if environment.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_BACKGROUNDS else DARK


class FullScreenApp(App[None]):
    """The application. With a game it begins with that; else with a menu, or with the questions about a chosen game."""

    TITLE = "Mutiny"
    CSS = """
    App:nocolor OptionList > .option-list--option-highlighted { text-style: bold underline !important; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "light", show=False)]

    def __init__(
        self,
        lang: str,
        launcher: Launcher,
        game: PlayerGame | None = None,
        *,
        chosen: str | None = None,
        players: int | None = None,
    ) -> None:
        # Without colour there is none at all, not even grey.
        super().__init__(ansi_color=bool(os.environ.get("NO_COLOR")))
        self.lang = lang
        self.launcher = launcher
        self.game = game
        """The game that is played, or was played last."""
        self.failure: Exception | None = None
        """The error that ended the application."""
        self._chosen = chosen
        self._players = players
        self.theme = theme_for(os.environ)

    def on_mount(self) -> None:
        """Show the first screen."""
        self._play()

    @work
    async def _play(self) -> None:
        """Play one game after another, until the player quits."""
        game = self.game
        while True:
            if game is None:
                start = StartScreen(self.lang, self.launcher, self._chosen, self._players)
                self._chosen = self._players = None
                game = await self.push_screen_wait(start)
                if game is None:
                    break
            self.game = game
            try:
                answer = await self.push_screen_wait(GameScreen(game))
            finally:
                await game.close()
            game = None
            if answer != AGAIN:
                break
        self.exit()

    def fail(self, error: Exception) -> None:
        """End the application because of an error, which the command reports."""
        self.failure = error
        self.exit()

    def action_light(self) -> None:
        """Change between light and dark."""
        self.theme = DARK if self.theme == LIGHT else LIGHT
