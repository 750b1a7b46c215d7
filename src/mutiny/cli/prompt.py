"""The conversation with the player: news, the table, numbered moves, and the words that can be typed instead."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import Any

from mutiny import IllegalMove, MalformedMove, MutinyError
from mutiny.analysis.text import chance_of, reasons_text
from mutiny.cli.commands.rules import find
from mutiny.cli.failure import Failure
from mutiny.cli.files import occupied
from mutiny.cli.output import drawn, wrapped
from mutiny.cli.session import Session
from mutiny.i18n import Messages, begins, clauses_of, dangers, describe, goal, meaning, phrases, tell
from mutiny.kernel.events import SeatEvent
from mutiny.rulebook import NoSuchClause, games, load, load_guide

COMMANDS = ("?", "??", "why", "undo", "save", "say", "hint", "table", "quit")
HELP = (
    "help-number",
    "help-notation",
    "help-explain",
    "cli-help-word",
    "cli-help-clause",
    "cli-help-why",
    "cli-help-hint",
    "help-table",
    "help-undo",
    "help-save",
    "help-quit",
)
TALK_HELP = "cli-help-say"
FEW_MOVES = 12
"""A longer list of moves leaves out what each would mean; `? NUMBER` tells it."""
FORCE = "--force"
HINTS = 3
"""The number of moves in a hint."""


class TurnEnd(Enum):
    """The end of a turn of the conversation."""

    MOVED = "moved"
    UNDONE = "undone"
    QUIT = "quit"


class Prompt:
    """Asks the player for moves until the game is over or the player quits."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        self.messages = Messages(lang)
        self._last: list[SeatEvent] = []
        self._copies: set[Path] = set()
        """The files to which the player has saved this game."""

    def run(self) -> None:
        """Play until the end; EOFError and KeyboardInterrupt are not caught."""
        session = self.session
        while True:
            session.let_bots_play()
            self._tell_news()
            if session.over:
                self._draw()
                self._warn()
                return
            self._draw()
            turn = self._watch() if session.watching else self._ask()
            if turn is TurnEnd.QUIT:
                raise EOFError
            if turn is TurnEnd.UNDONE:
                self._last = []

    def _say(self, message: str, **arguments: str | int) -> None:
        print(wrapped(self.messages.text(message, **arguments)))

    def _tell_news(self) -> None:
        news = self.session.news()
        if news:
            self._last = news
        for event in news:
            self._tell(event, with_clause=False)

    def _tell(self, event: SeatEvent, with_clause: bool) -> bool:
        """Print the line of an event; returns False if the event has none."""
        text = tell(event, self.session.names, self.lang, self.session.match.game.name)
        if text is None:
            return False
        if begins(event, self.session.match.game.name):
            print()
        print(wrapped(f"{text} [{event['clause']}]" if with_clause else text, "    ", ""))
        return True

    def _draw(self) -> None:
        print()
        print(drawn(self.session.match.state.view(self.session.seat), self.session.names, self.lang))

    def _warn(self) -> None:
        """Report each fault of a bot, and each failure to save the game, once."""
        for fault in self.session.faults:
            print(f"mutiny: {fault}", file=sys.stderr)
        self.session.faults.clear()
        if self.session.trouble is not None:
            print(f"mutiny: {self.session.trouble}", file=sys.stderr)
            self.session.trouble = None

    def _ask(self) -> TurnEnd:
        """Ask until the player has made a move or ended the turn."""
        moves = self.session.legal()
        self._list(moves)
        while True:
            self._warn()
            line = " ".join(input(f"{self.messages.text('choose-move', count=len(moves))} ").split())
            turn = self._answer(line, moves)
            if turn is not None:
                return turn

    def _watch(self) -> TurnEnd:
        """Ask a player who is out of the game whether to continue; they cannot move, but may talk."""
        talks = bool(phrases(self._view(), self.lang))
        while True:
            self._warn()
            line = " ".join(input(f"{self.messages.text('cli-watch' if talks else 'cli-watch-silent')} ").split())
            if not line:
                return TurnEnd.MOVED
            turn = self._answer(line, [])
            if turn is not None:
                return turn

    def _view(self) -> dict[str, Any]:
        """Return the player's view, with the players' names added."""
        return {**self.session.match.state.view(self.session.seat), "names": self.session.names}

    def _list(self, moves: list[str]) -> None:
        view = self._view()
        print()
        aim = goal(view, self.lang)
        if aim is not None:
            print(wrapped(aim))
        for danger in dangers(view, self.lang):
            print(wrapped(danger.text, "  ", "! "))
        for number, move in enumerate(moves, 1):
            print(wrapped(f"{describe(move, view, self.lang)} ({move})", "      ", f"  {number:>2}  "))
            means = meaning(move, view, self.lang) if len(moves) <= FEW_MOVES else None
            if means is not None:
                print(wrapped(means, "        "))

    def _answer(self, line: str, moves: list[str]) -> TurnEnd | None:
        """Do what the player typed; returns None to ask again."""
        word, _, rest = line.partition(" ")
        if not line:
            return None
        if line.isdecimal():
            return self._choose(int(line), moves)
        if line[0] == "?" and line != "??":
            self._explain(line[1:].strip(), moves)
            return None
        match word.lower():
            case "??" | "why":
                self._why()
            case "undo":
                return self._undo()
            case "save":
                self._save(rest)
            case "say":
                self._talk(rest.lower())
            case "hint" if moves:
                self._hint(moves)
            case "table":
                self._draw()
                if moves:
                    self._list(moves)
            case "quit" | "exit":
                return TurnEnd.QUIT
            case _:
                return self._notation(line.lower(), moves)
        return None

    def _choose(self, number: int, moves: list[str]) -> TurnEnd | None:
        if not moves:
            self._say("unknown-command", text=str(number)[:60])
            return None
        if not 1 <= number <= len(moves):
            self._say("bad-number", count=len(moves))
            return None
        return self._play(moves[number - 1])

    def _notation(self, text: str, moves: list[str]) -> TurnEnd | None:
        if text in moves:
            return self._play(text)
        try:
            if moves:
                # The text may be meant as a move: the rules themselves then say what is wrong with it.
                return self._play(text)
            self._say("unknown-command", text=text[:60])
        except MalformedMove as error:
            if text.partition(" ")[0] in {move.partition(" ")[0] for move in moves}:
                self._refuse(text, error)
            else:
                self._say("unknown-command", text=text[:60])
        except MutinyError as error:
            self._refuse(text, error)
        close = get_close_matches(text, [*moves, *COMMANDS], 1)
        if close:
            self._say("cli-did-you-mean", text=close[0])
        return None

    def _refuse(self, text: str, error: MutinyError) -> None:
        """Explain a refusal. The rules speak only English, so other languages show the clause of the rulebook."""
        if self.lang == "en":
            print(wrapped(str(error)))
        elif isinstance(error, IllegalMove):
            self._say("cli-not-now", text=text[:60])
            self._clause(error.clause)
        else:
            self._say("cli-not-a-move", text=text[:60])

    def _play(self, move: str) -> TurnEnd:
        self.session.play(move)
        return TurnEnd.MOVED

    def _undo(self) -> TurnEnd | None:
        move = self.session.undo()
        if move is None:
            self._say("undo-nothing")
            return None
        self._say("undone", player=self.session.names[self.session.seat], move=move)
        return TurnEnd.UNDONE

    def _save(self, name: str) -> None:
        """Save a copy: `save FILE`, or `save --force FILE` to replace a file of something else."""
        name, force = (name.removeprefix(FORCE).strip(), True) if name.startswith(FORCE) else (name, False)
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
        game = self.session.match.game.name
        heading, lines = reasons_text(advice, self.session.names, Messages(self.lang, game), game)
        print(wrapped(heading))
        for line in lines:
            print(wrapped(line, "      ", "  "))

    def _talk(self, phrase: str) -> None:
        """Say a phrase; without one, list the available phrases."""
        if not phrase:
            self._list_phrases()
            return
        try:
            self.session.say(f"say {phrase}")
        except MutinyError as error:
            self._refuse(f"say {phrase}", error)
            return
        for event in self.session.news():
            self._last.append(event)
            self._tell(event, with_clause=False)

    def _list_phrases(self) -> None:
        view = self._view()
        found = phrases(view, self.lang)
        if not found:
            self._say("cli-no-talk")
            return
        game = self.session.match.game.name
        print(wrapped(Messages(self.lang, game).text(f"{game}-talk")))
        for phrase, words in found:
            print(wrapped(self.messages.text("cli-talk-phrase", phrase=phrase, words=words), "      ", "  "))
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(view["names"]))
        print(wrapped(self.messages.text("cli-talk-seats", players=seats), "      ", "  "))

    def _why(self) -> None:
        """Explain the last events by their clauses, each clause once."""
        clauses: list[str] = []
        for event in self._last:
            if self._tell(event, with_clause=True) and event["clause"] not in clauses:
                clauses.append(event["clause"])
        if not clauses:
            self._say("no-clause")
        for clause in clauses:
            self._clause(clause)

    def _explain(self, what: str, moves: list[str]) -> None:
        """Handle `?`, `? 3`, `? offer wine`, `? wine` and `? M4.5`."""
        if not what:
            self._help()
            return
        if what.isdecimal() and moves:
            if not 1 <= int(what) <= len(moves):
                self._say("bad-number", count=len(moves))
                return
            what = moves[int(what) - 1]
        if what.lower() not in moves:
            if not self._word(what.lower()):
                self._clause(what)
            return
        move = what.lower()
        view = self._view()
        print(wrapped(f"{describe(move, view, self.lang)} ({move})"))
        means = meaning(move, view, self.lang)
        if means is not None:
            print(wrapped(means))
        clauses = clauses_of(move, view)
        if not clauses:
            self._say("no-clause")
        for clause in clauses:
            self._clause(clause)

    def _word(self, word: str) -> bool:
        """Explain a card, a role or a piece as the crib sheet does; returns False if there is no such word."""
        game = self.session.match.game.name
        guide = load_guide(game) if game in games() else None
        entry = None if guide is None else guide.explanation(word)
        if entry is None:
            return False
        name, text = entry.name.text(self.lang), entry.text.text(self.lang)
        print(wrapped(self.messages.text("clause-says", clause=name, text=f"{text} [{entry.clause}]"), "      ", ""))
        return True

    def _help(self) -> None:
        print(self.messages.text("help-title"))
        game = self.session.match.game.name
        book = load(game) if game in games() else None
        # Pick a clause of this game that is not about the setup.
        clause = book.clauses[len(book.clauses) // 2].id if book is not None else ""
        example = "".join(self.session.legal()[:1])
        guide = None if book is None else load_guide(game)
        word = guide.crib[0].entries[-1].id if guide is not None and guide.crib else ""
        left_out = {
            "" if clause else "cli-help-clause",
            "" if word else "cli-help-word",
            "" if example else "help-notation",
        }
        for message in HELP:
            if message not in left_out:
                text = self.messages.text(message, clause=clause, example=example, word=word)
                print(wrapped(text, "      ", "  "))
        if phrases(self._view(), self.lang):
            print(wrapped(self.messages.text(TALK_HELP), "      ", "  "))

    def _clause(self, name: str) -> None:
        game = self.session.match.game.name
        if game not in games():
            self._say("no-clause")
            return
        book = load(game)
        try:
            clauses = find(book, name)
        except NoSuchClause:
            self._say("cli-nothing-to-explain", text=name[:60])
            close = get_close_matches(name.upper(), [clause.id for clause in book.clauses], 1)
            if close:
                self._say("cli-did-you-mean", text=f"? {close[0]}")
            return
        for clause in clauses:
            print(
                wrapped(self.messages.text("clause-says", clause=clause.id, text=clause.text(self.lang)), "      ", "")
            )
