"""The prompts of a game on this machine, against bots."""

from __future__ import annotations

import sys
from pathlib import Path

from mutiny.analysis.text import chance_of, reasons_text
from mutiny.cli.conversation import Conversation, TurnEnd
from mutiny.cli.failure import Failure
from mutiny.cli.files import occupied
from mutiny.cli.output import ask, wrapped
from mutiny.cli.session import Session
from mutiny.i18n import Messages, describe, phrases

FORCE = "--force"
HINTS = 3
"""The number of moves in a hint."""


class Prompt(Conversation):
    """Asks the player for moves until the game is over or the player quits."""

    def __init__(self, session: Session, lang: str) -> None:
        super().__init__(session, lang)
        self.session = session
        self._copies: set[Path] = set()
        """The files to which the player has saved this game."""

    def run(self) -> None:
        """Play until the end; EOFError and KeyboardInterrupt are not caught before it."""
        session = self.session
        while True:
            session.let_bots_play()
            self._tell_news()
            if session.over:
                self._draw()
                turn = self._after_end()
            elif session.watching:
                self._draw()
                turn = self._watch()
            else:
                turn = self._ask()
            if turn is TurnEnd.QUIT:
                if session.over:
                    return
                raise EOFError
            if turn is TurnEnd.UNDONE:
                self._last = []

    def _warn(self) -> None:
        """Report each fault of a bot, and each failure to save the game, once."""
        for fault in self.session.faults:
            print(f"mutiny: {fault}", file=sys.stderr)
        self.session.faults.clear()
        if self.session.trouble is not None:
            print(f"mutiny: {self.session.trouble}", file=sys.stderr)
            self.session.trouble = None

    def _watch(self) -> TurnEnd:
        """Ask a player who is out of the game whether to continue; they cannot move, but may talk."""
        talks = bool(phrases(self._view(), self.lang))
        while True:
            self._warn()
            line = ask(self.messages.text("cli-watch" if talks else "cli-watch-silent"))
            if not line:
                return TurnEnd.MOVED
            turn = self._answer(line, [])
            if turn is not None:
                return turn

    def _after_end(self) -> TurnEnd:
        """Let the player ask questions about the end, or take the last move back; Enter leaves."""
        while True:
            self._warn()
            try:
                line = ask(self.messages.text("cli-over"))
            except (EOFError, KeyboardInterrupt):
                return TurnEnd.QUIT
            turn = self._answer(line, []) if line else TurnEnd.QUIT
            if turn is not None:
                return turn

    def _undo(self) -> TurnEnd | None:
        move = self.session.undo()
        if move is None:
            self._say("undo-nothing")
            return None
        self._say("undone", player=self.session.names[self.session.seat], move=move)
        return TurnEnd.UNDONE

    def _save(self, name: str) -> None:
        """Save a copy: `save FILE`, or `save --force FILE` to replace a file of something else."""
        words = name.split(" ")
        force = FORCE in (words[0], words[-1])
        if force:
            name = name.removeprefix(FORCE).removesuffix(FORCE).strip()
        if not name:
            self._say("save-where")
            return
        path = Path(name).expanduser()
        if not force and path not in self._copies and path != self.session.path and occupied(path):
            self._say("cli-save-exists", path=str(path))
            return
        try:
            self.session.save(path)
        except Failure as failure:
            print(f"mutiny: {failure}", file=sys.stderr)
            return
        self._copies.add(path)
        self._say("saved", path=str(path))
        if self.session.unsaved is not None:
            # The file that is kept up to date cannot be written, but this one can.
            self.session.path = path
            self.session.unsaved = self.session.trouble = None
            self._say("cli-autosave", path=str(path))

    def _hint(self, moves: list[str]) -> None:
        advice = self.session.hint()
        view = self._view()
        for candidate in advice.candidates[:HINTS]:
            text = f"{chance_of(candidate, self.messages)}  {describe(candidate.move, view, self.lang)}"
            print(wrapped(text, "      ", f"  {moves.index(candidate.move) + 1:>2}  "))
        game = self.session.game
        heading, lines = reasons_text(advice, self.session.names, Messages(self.lang, game), game)
        print(wrapped(heading))
        for line in lines:
            print(wrapped(line, "      ", "  "))
