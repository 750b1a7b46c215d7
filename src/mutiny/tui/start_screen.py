"""The first screen: continue the last game, begin one against bots, or join a table by its link."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from mutiny.bots import STRENGTHS, USUAL_STRENGTH
from mutiny.common.extras import OptionalImports
from mutiny.i18n import Messages
from mutiny.kernel.discovery import game, game_names
from mutiny.tui.dialogs import Dialog
from mutiny.tui.player_game import CannotDo, PlayerGame
from mutiny.tui.server_game import EXAMPLE
from mutiny.tui.vocabulary import title_of

with OptionalImports("tui"):
    from textual import on, work
    from textual.app import ComposeResult
    from textual.binding import Binding, BindingType
    from textual.containers import Vertical
    from textual.screen import Screen
    from textual.widgets import OptionList, Static
    from textual.widgets.option_list import Option

if TYPE_CHECKING:
    from mutiny.tui.app import FullScreenApp

CONTINUE, LINK, QUIT = "-continue", "-link", "-quit"


class Launcher(Protocol):
    """Begins games; the command line implements it."""

    def has_last(self) -> bool:
        """Whether there is an unfinished game."""
        ...

    def last(self) -> PlayerGame:
        """Return the unfinished game that was played last; raises CannotDo."""
        ...

    def new(self, name: str, players: int, bots: list[str]) -> PlayerGame:
        """Return a new game against bots; raises CannotDo."""
        ...

    async def join(self, link: str, name: str) -> PlayerGame:
        """Return a table on a server; raises CannotDo."""
        ...


class StartScreen(Screen[PlayerGame | None]):
    """A menu; it is dismissed with a game, or with None to quit."""

    CSS = """
    StartScreen { align: center middle; }
    StartScreen > Vertical { width: 70; max-width: 96%; height: auto; border: round $primary; padding: 1 2; }
    #name { text-style: bold; margin-bottom: 1; }
    #menu { height: auto; max-height: 14; border: none; padding: 0; background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    app: FullScreenApp

    def __init__(self, lang: str, launcher: Launcher, chosen: str | None = None, players: int | None = None) -> None:
        super().__init__()
        self.lang = lang
        self.launcher = launcher
        self.say = Messages(lang)
        self._chosen = chosen
        self._players = players
        self._answers = self._menu()

    def _menu(self) -> list[tuple[str, str]]:
        say = self.say
        found = [(CONTINUE, say.text("tui-start-continue"))] if self.launcher.has_last() else []
        for name in game_names():
            played = game(name)
            title = title_of(name, self.lang)
            found.append((name, say.text("tui-start-game", game=title, least=played.least, most=played.most)))
        return [*found, (LINK, say.text("tui-start-link")), (QUIT, say.text("tui-over-quit"))]

    def compose(self) -> ComposeResult:
        """Yield the menu."""
        with Vertical() as box:
            box.border_title = "Mutiny"
            yield Static(self.say.text("tui-start-title"), id="name", markup=False)
            yield OptionList(*[Option(text) for _, text in self._answers], id="menu", markup=False)

    def on_mount(self) -> None:
        """Go on with a game that was chosen before."""
        self.query_one(OptionList).focus()
        if self._chosen is not None:
            self._begin(self._chosen)

    @on(OptionList.OptionSelected, "#menu")
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        self._begin(self._answers[event.option_index][0])

    @work(exclusive=True)
    async def _begin(self, answer: str) -> None:
        if answer == QUIT:
            self.dismiss(None)
            return
        try:
            if answer == CONTINUE:
                found: PlayerGame | None = self.launcher.last()
            elif answer == LINK:
                found = await self._join()
            else:
                found = await self._new(answer)
        except CannotDo as refused:
            self.notify(str(refused), severity="error", markup=False, timeout=10)
            return
        if found is not None:
            self.dismiss(found)

    async def _new(self, name: str) -> PlayerGame | None:
        """Ask for the number of players and the strength of the bots."""
        played = game(name)
        title = title_of(name, self.lang)
        players: str | None = str(self._players or played.least)
        if self._players is None and played.least < played.most:
            counts = range(played.least, played.most + 1)
            answers = [(str(count), self.say.text("tui-start-count", count=count)) for count in counts]
            players = await self._ask(Dialog(title, self.say.text("tui-start-players"), answers))
        if players is None:
            return None
        help_of = {level: self.say.text("web-strength-help", level=level) for level in STRENGTHS}
        levels = [*STRENGTHS[1:], STRENGTHS[0]]
        answers = [(level, self.say.text("web-strength", level=level)) for level in levels]
        level = await self._ask(
            Dialog(
                title,
                self.say.text("tui-start-strength"),
                answers,
                explain=help_of.__getitem__,
                first=levels.index(USUAL_STRENGTH),
            )
        )
        return None if level is None else self.launcher.new(name, int(players), [level])

    async def _join(self) -> PlayerGame | None:
        link = await self._ask(Dialog(self.say.text("tui-start-link-title"), prompt=EXAMPLE))
        if link is None:
            return None
        name: str | None = ""
        if "#" not in link:
            name = await self._ask(Dialog(self.say.text("tui-start-name"), prompt=self.say.text("cli-player")))
        return await self.launcher.join(link, name or self.say.text("cli-player"))

    async def _ask(self, dialog: Dialog) -> str | None:
        return await self.app.push_screen_wait(dialog)

    def action_leave(self) -> None:
        """Quit."""
        self.dismiss(None)
