"""`mutiny play --full`: the game on the full screen, with Textual, from the extra `tui`."""

from __future__ import annotations

import argparse
import asyncio
import shlex
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from mutiny import MutinyError, game
from mutiny.cli.failure import Failure, Usage
from mutiny.cli.language import language_flag
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import players_for
from mutiny.cli.saves import last_save
from mutiny.cli.session import Session
from mutiny.cli.terminal import is_terminal
from mutiny.common.extras import MissingExtra, install_command
from mutiny.i18n import Messages

if TYPE_CHECKING:
    from mutiny.tui.player_game import PlayerGame

LINE_BY_LINE = "mutiny play"


class GameLauncher:
    """Begins the games of the full screen as `mutiny play` begins them, with the same arguments."""

    def __init__(
        self,
        options: argparse.Namespace,
        lang: str,
        program: str,
        begin: Callable[[argparse.Namespace, str], Session],
        resume: Callable[[argparse.Namespace], Session],
    ) -> None:
        self._options = options
        self._lang = lang
        self._program = program
        self._begin = begin
        self._resume = resume
        self._begun = False

    def has_last(self) -> bool:
        """Return whether there is an unfinished game."""
        try:
            last_save(None)
        except Failure:
            return False
        return True

    def last(self) -> PlayerGame:
        """Return the unfinished game that was played last."""
        fresh = self._with(
            game=None, resume="", players=None, name=None, seed=None, option=[], seat=None, autosave=None
        )
        return self.resumed(fresh)

    def resumed(self, options: argparse.Namespace) -> PlayerGame:
        """Return the game that the arguments continue."""
        return self._local(lambda: self._resume(options))

    def new(self, name: str, players: int, bots: list[str]) -> PlayerGame:
        """Return a new game. Arguments that belong to another game, or to the first one only, do not count."""
        same = name == self._options.game
        kept = self._options.option if same else []
        seat = self._options.seat if same else None
        changed = self._with(game=name, players=players, bots=bots, option=kept, seat=seat)
        if self._begun:
            changed.seed = changed.autosave = None
        return self.begun(changed)

    def begun(self, options: argparse.Namespace) -> PlayerGame:
        """Return the new game of the arguments."""
        return self._local(lambda: self._begin(options, self._lang))

    def _with(self, **changed: object) -> argparse.Namespace:
        return argparse.Namespace(**{**vars(self._options), **changed})

    def _local(self, make: Callable[[], Session]) -> PlayerGame:
        from mutiny.tui.local_game import LocalGame  # noqa: PLC0415 (an extra, imported when it is needed)
        from mutiny.tui.player_game import CannotDo  # noqa: PLC0415

        try:
            session = make()
        except (Failure, MutinyError) as error:
            raise CannotDo(str(error)) from None
        self._begun = True
        path = "" if session.path is None else shlex.quote(str(session.path))
        return LocalGame(session, self._lang, f"{self._program} play --full --resume {path}{language_flag(self._lang)}")

    async def join(self, link: str, name: str) -> PlayerGame:
        """Return a table on a server."""
        from mutiny.client import ActRefused  # noqa: PLC0415 (an extra, imported when it is needed)
        from mutiny.tui.player_game import CannotDo  # noqa: PLC0415
        from mutiny.tui.server_game import EXAMPLE, SeatLink, ServerGame, clean, with_seat  # noqa: PLC0415

        found = SeatLink.read(link)
        if found is None:
            raise CannotDo(Messages(self._lang).text("tui-start-link-bad", example=EXAMPLE))
        try:
            return ServerGame(await with_seat(found, name), self._lang)
        except ActRefused as refused:
            raise CannotDo(clean(refused.why)) from None
        except (OSError, ValueError) as error:
            raise CannotDo(Messages(self._lang).text("tui-lost", reason=f"{found.server}: {error}")) from None


def play_full_screen(
    options: argparse.Namespace,
    lang: str,
    program: str,
    begin: Callable[[argparse.Namespace, str], Session],
    resume: Callable[[argparse.Namespace], Session],
) -> int:
    """Play on the full screen; returns the exit status. `begin` and `resume` make the game of the arguments."""
    messages = Messages(lang)
    if options.demo:
        raise Usage("a demonstration is told line by line: leave out --full or --demo.")
    if not (sys.stdin.isatty() and is_terminal()):
        raise Usage(messages.text("tui-no-terminal", command=LINE_BY_LINE))
    try:
        from mutiny.tui.app import FullScreenApp  # noqa: PLC0415 (an extra, imported when it is needed)
        from mutiny.tui.player_game import CannotDo  # noqa: PLC0415
    except MissingExtra:
        raise Failure(f"{messages.text('tui-needs-extra', command=LINE_BY_LINE)} {install_command('tui')}") from None
    launcher = GameLauncher(options, lang, program, begin, resume)
    named: str | None = options.game
    link = named if named is not None and "://" in named else options.server
    if named is not None and link is None:
        # Refuse bad arguments before the screen changes.
        found = game(named)
        found.new(players_for(found, options.players), dict(options.option))
    try:
        if options.resume is not None:
            first: PlayerGame | None = launcher.resumed(options)
        elif link is not None:
            first = asyncio.run(launcher.join(link, options.name or messages.text("cli-player")))
        elif options.bots is not None:
            first = launcher.begun(options)
        else:
            first = None
    except CannotDo as refused:
        raise Failure(str(refused)) from None
    app = FullScreenApp(lang, launcher, first, chosen=None if first else named, players=options.players)
    app.run()
    if app.failure is not None:
        raise app.failure
    if app.game is not None and not app.game.snapshot().over and app.game.farewell():
        print(wrapped(messages.text("tui-quit-kept")))
        print(f"  {app.game.farewell()}")
    return 0


def add_full_screen(parser: argparse.ArgumentParser) -> None:
    """Add the flag to the arguments of `mutiny play`."""
    parser.add_argument(
        "--full",
        action="store_true",
        help="play on the full screen, with mouse and keys (needs the extra tui); GAME may then be a table's link",
    )
