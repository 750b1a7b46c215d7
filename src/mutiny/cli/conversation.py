"""The conversation with a player at a table: news, the table, numbered moves, and the words that can be typed instead.

It is the same for a game on this machine (`prompt`) and for a table on a server (`online`).
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from enum import Enum
from typing import Any, Protocol

from mutiny import IllegalMove, MalformedMove, MutinyError
from mutiny.cli.commands.rules import find, found_in
from mutiny.cli.output import ask, drawn, wrapped
from mutiny.cli.scene import ListedMove, scene
from mutiny.cli.terminal import terminal_height
from mutiny.i18n import Messages, begins, clauses_of, dangers, describe, ends_game, goal, meaning, phrases, tell
from mutiny.kernel.events import SeatEvent
from mutiny.rulebook import Clause, NoSuchClause, Rulebook, games, load, load_guide

COMMANDS = ("?", "??", "why", "help", "undo", "save", "say", "hint", "table", "rules", "quit")
HELP = (
    "help-number",
    "help-notation",
    "help-explain",
    "cli-help-word",
    "cli-help-clause",
    "cli-help-rules",
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
MOST_FOUND = 6
"""The number of clauses that a search shows."""


class TurnEnd(Enum):
    """The end of a turn of the conversation."""

    MOVED = "moved"
    UNDONE = "undone"
    QUIT = "quit"


class SeatedPlayer(Protocol):
    """The player's seat at a table, as a conversation needs it."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        ...

    @property
    def seat(self) -> int:
        """The player's seat."""
        ...

    def view(self) -> dict[str, Any]:
        """Return what the player may see."""
        ...

    def legal(self) -> list[str]:
        """Return the player's legal moves."""
        ...

    def news(self) -> list[SeatEvent]:
        """Return the events that the player has not been told yet."""
        ...

    def play(self, move: str) -> None:
        """Make a move, or raise MutinyError."""
        ...

    def say(self, phrase: str) -> None:
        """Say a set phrase, or raise MutinyError."""
        ...


class Conversation:
    """Answers what a player types."""

    def __init__(self, table: SeatedPlayer, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.messages = Messages(lang)
        self._last: list[SeatEvent] = []
        self._to_confirm = ""
        """A move that ends the game, which the player has chosen once."""

    def _say(self, message: str, **arguments: str | int) -> None:
        print(wrapped(self.messages.text(message, **arguments)))

    def _tell_news(self) -> None:
        news = self.table.news()
        if news:
            self._last = news
        for event in news:
            self._tell(event, with_clause=False)

    def _tell(self, event: SeatEvent, with_clause: bool) -> bool:
        """Print the line of an event; returns False if the event has none."""
        text = tell(event, self.table.names, self.lang, self.table.game)
        if text is None:
            return False
        if begins(event, self.table.game):
            print()
        print(wrapped(f"{text} [{event['clause']}]" if with_clause else text, "    ", ""))
        return True

    def _draw(self) -> None:
        print()
        print(self._drawing(compact=False))

    def _drawing(self, compact: bool) -> str:
        return drawn(self.table.view(), self.table.names, self.lang, compact)

    def _view(self) -> dict[str, Any]:
        """Return the player's view, with the players' names added."""
        return {**self.table.view(), "names": self.table.names}

    def _show(self, moves: list[str], height: int | None) -> None:
        """Show the table and the moves, as much as fits into a number of lines."""
        view = self._view()
        aim = goal(view, self.lang)
        aims = [] if aim is None else wrapped(aim).split("\n")
        warnings = [
            line for danger in dangers(view, self.lang) for line in wrapped(danger.text, "  ", "! ").split("\n")
        ]
        few = len(moves) <= FEW_MOVES
        listed = [
            ListedMove(move, describe(move, view, self.lang), meaning(move, view, self.lang) if few else None)
            for move in moves
        ]
        print("\n".join(scene(self._drawing, aims, warnings, listed, height)))

    def _question(self, moves: list[str]) -> str:
        if self._to_confirm:
            return self.messages.text("cli-ends-game")
        return self.messages.text("choose-move", count=len(moves))

    def _ask(self) -> TurnEnd:
        """Ask until the player has made a move or ended the turn."""
        moves = self.table.legal()
        self._to_confirm = ""
        self._show(moves, terminal_height())
        while True:
            self._warn()
            line = ask(self._question(moves))
            turn = self._answer(line, moves)
            if turn is not None:
                return turn

    def _warn(self) -> None:
        """Report faults that do not end the game."""

    def _answer(self, line: str, moves: list[str]) -> TurnEnd | None:
        """Do what the player typed; returns None to ask again."""
        word, _, rest = line.partition(" ")
        confirmed, self._to_confirm = self._to_confirm, ""
        if not line:
            # Enter makes the only move there is.
            return self._play(moves[0]) if len(moves) == 1 else None
        if line.isdecimal():
            return self._choose(int(line), moves, confirmed)
        if line[0] == "?" and line != "??":
            self._explain(line[1:].strip(), moves)
            return None
        match word.lower():
            case "??" | "why":
                self._why()
            case "help":
                self._explain(rest, moves)
            case "undo":
                return self._undo()
            case "save":
                self._save(rest)
            case "say":
                self._talk(rest.lower())
            case "hint" if moves:
                self._hint(moves)
            case "table":
                self._show(moves, None) if moves else self._draw()
            case "rules":
                self._rules(rest)
            case "quit" | "exit" | "q":
                return TurnEnd.QUIT
            case _:
                return self._notation(line.lower(), moves, confirmed)
        return None

    def _choose(self, number: int, moves: list[str], confirmed: str) -> TurnEnd | None:
        if not moves:
            self._say("unknown-command", text=str(number)[:60])
            return None
        if not 1 <= number <= len(moves):
            self._say("bad-number", count=len(moves))
            return None
        return self._play_sure(moves[number - 1], moves, confirmed)

    def _play_sure(self, move: str, moves: list[str], confirmed: str) -> TurnEnd | None:
        """Make a move; one that ends the game at once must be chosen twice, unless it is the only one."""
        if len(moves) > 1 and move != confirmed and ends_game(move, self.table.game):
            self._to_confirm = move
            return None
        return self._play(move)

    def _notation(self, text: str, moves: list[str], confirmed: str) -> TurnEnd | None:
        with_seat = self._with_seat(text)
        if text in moves or with_seat in moves:
            return self._play_sure(text if text in moves else with_seat, moves, confirmed)
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

    def _with_seat(self, text: str) -> str:
        """Return what was typed with a player's name at its end, or the beginning of one, replaced by the seat."""
        verb, _, called = text.rpartition(" ")
        while verb:
            seats = [seat for seat, name in enumerate(self.table.names) if name.lower() == called] or [
                seat for seat, name in enumerate(self.table.names) if name.lower().startswith(called)
            ]
            if len(seats) == 1:
                return f"{verb} {seats[0]}"
            # A name may have several words.
            verb, _, word = verb.rpartition(" ")
            called = f"{word} {called}"
        return text

    def _refuse(self, text: str, error: MutinyError) -> None:
        """Explain a refusal. The rules speak only English, so other languages show the clause of the rulebook."""
        if self.lang == "en":
            print(wrapped(str(error)))
        elif isinstance(error, IllegalMove):
            self._say("cli-not-now", text=text[:60])
            self._clause(error.clause)
        else:
            self._say("cli-not-a-move", text=text[:60])

    def _play(self, move: str) -> TurnEnd | None:
        self.table.play(move)
        return TurnEnd.MOVED

    def _undo(self) -> TurnEnd | None:
        self._say("undo-nothing")
        return None

    def _save(self, name: str) -> None:
        """Save a copy; only a game on this machine can be saved."""
        self._say("unknown-command", text="save")

    def _hint(self, moves: list[str]) -> None:
        """Name the best moves."""
        self._say("unknown-command", text="hint")

    def _talk(self, phrase: str) -> None:
        """Say a phrase; without one, list the available phrases."""
        if not phrase:
            self._list_phrases()
            return
        try:
            try:
                self.table.say(f"say {phrase}")
            except MalformedMove:
                # A player may be named instead of numbered.
                named = self._with_seat(phrase)
                if named == phrase:
                    raise
                self.table.say(f"say {named}")
        except MutinyError as error:
            self._refuse(f"say {phrase}", error)
            return
        for event in self.table.news():
            self._last.append(event)
            self._tell(event, with_clause=False)

    def _list_phrases(self) -> None:
        view = self._view()
        found = phrases(view, self.lang)
        if not found:
            self._say("cli-no-talk")
            return
        game = self.table.game
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
        game = self.table.game
        guide = load_guide(game) if game in games() else None
        entry = None if guide is None else guide.explanation(word)
        if entry is None:
            return False
        name, text = entry.name.text(self.lang), entry.text.text(self.lang)
        print(wrapped(self.messages.text("clause-says", clause=name, text=f"{text} [{entry.clause}]"), "      ", ""))
        return True

    def _help(self) -> None:
        print(self.messages.text("help-title"))
        game = self.table.game
        book = load(game) if game in games() else None
        # Pick a clause of this game that is not about the setup.
        clause = book.clauses[len(book.clauses) // 2].id if book is not None else ""
        example = "".join(self.table.legal()[:1])
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

    def _rules(self, what: str) -> None:
        """List the chapters; or read a chapter or a clause, or else the clauses that contain a text."""
        if self.table.game not in games():
            self._say("no-clause")
            return
        book = load(self.table.game)
        if not what:
            chapters = {clause.chapter.id: clause.chapter.text(self.lang) for clause in book.clauses}
            for name, title in chapters.items():
                print(wrapped(title, "        ", f"  {name:<6}"))
            self._say("cli-rules-how", code=f"rules {next(iter(chapters))}")
            return
        found = self._clauses_of(book, what) or found_in(book, what, self.lang)
        if not found:
            self._say("cli-search-finds-nothing", text=what[:60])
        self._read(found[:MOST_FOUND] if len(found) != len(book.in_chapter(what.upper())) else found)
        if len(found) > MOST_FOUND and not book.in_chapter(what.upper()):
            self._say("cli-rules-more", count=len(found) - MOST_FOUND)

    @staticmethod
    def _clauses_of(book: Rulebook, name: str) -> list[Clause]:
        try:
            return find(book, name)
        except NoSuchClause:
            return []

    def _read(self, clauses: Sequence[Clause]) -> None:
        for clause in clauses:
            print(
                wrapped(self.messages.text("clause-says", clause=clause.id, text=clause.text(self.lang)), "      ", "")
            )

    def _clause(self, name: str) -> None:
        game = self.table.game
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
        self._read(clauses)
