"""What the tests that all games share must know of the reference implementation of a game: its oracle.

`oracle.py` in the folder of tests of a game makes one. Imports the kernel and the reference implementations.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from common.kits import TESTS
from reference.options import Refused

from mutiny import Game, Match, MutinyError, State, read_record, replay
from mutiny.kernel.match import is_talk

Written = dict[str, Any]
"""A record, read as JSON."""
GOLDEN = TESTS / "golden"


class Table(Protocol):
    """A game in the reference implementation."""

    def play(self, who: Any, notation: str) -> None:
        """Carry out an entry."""

    def summary(self) -> dict[str, Any]:
        """The whole position."""

    def result(self) -> dict[str, Any]:
        """The result, at the end."""


class Memo:
    """What the reference remembers of a game and the engine has no need of; of most games nothing."""

    def __init__(self, players: int) -> None:
        self.players = players

    def note(self, who: int | None, notation: str, state: State) -> None:
        """Take in an entry after which the state is this one."""

    def copy(self) -> Memo:
        """The same again."""
        return type(self)(self.players)


@dataclass(frozen=True)
class Oracle:
    """The reference implementation of one game, and how to compare the engine with it."""

    game: Game
    names: list[str]
    table: Callable[[int, dict[str, str]], Table]
    replay: Callable[[Written], Table]
    legal: Callable[[Any, int], list[str]]
    """The legal moves of a seat at a table."""
    picture: Callable[[State, Any], dict[str, Any]]
    """A position of the engine, and its memo, as the reference gives it."""
    random_record: Callable[[int, dict[str, str], random.Random, int], Written]
    """A whole game of the reference, played in one of the manners."""
    manners: int
    options: list[dict[str, str]]
    """All combinations of options."""
    games: tuple[int, int]
    """How many games to play for each number of players, combination and manner, usually and when soaking."""
    memo: Callable[[int], Memo] = Memo

    def taken(self, record: Written) -> bool:
        """Whether the reference takes a record."""
        try:
            self.replay(record)
        except Refused:
            return False
        return True

    def follow(self, record: Written, game: Game | None = None, table: Table | None = None) -> Match:
        """Replay a record in engine and reference at once, comparing every position and every set of legal moves."""
        players, options = len(record["players"]), record["options"]
        match = Match(game or self.game, record["players"], options)
        table, memo = table or self.table(players, options), self.memo(players)
        for who, notation in record["moves"]:
            if who == "*":
                match.chance(notation)
            elif is_talk(notation):
                match.say(who, notation)
            else:
                assert sorted(match.legal(who)) == sorted(self.legal(table, who))
                match.play(who, notation)
            table.play(who, notation)
            memo.note(None if who == "*" else who, notation, match.state)
            assert self.picture(match.state, memo) == table.summary()
        if match.over:
            assert match.state.result() == table.result() == record["result"]
        return match

    def golden(self) -> list[str]:
        """The names of the golden records of this game."""
        return [path.name for path in sorted(GOLDEN.glob("*.json")) if _written(path)["game"] == self.game.name]

    def replay_golden(self, name: str) -> None:
        """Both implementations replay a golden record, step by step, to the result it carries."""
        written = _written(GOLDEN / name)
        match = self.follow(written)
        record = read_record(json.dumps(written))
        state = replay(record)
        assert state.view(None) == match.state.view(None)
        assert state.over == (record.result is not None)
        if record.result is not None:
            assert self.replay(written).result() == record.result == match.record().result
        assert json.loads(match.record().text())["moves"] == written["moves"]

    def paths(self, state: State, depth: int) -> list[int]:
        """How many paths of 0, 1, ... `depth` moves start here."""
        numbers = [1] + [0] * depth
        if depth:
            for seat in state.acting:
                for action in state.legal(seat):
                    child = state.copy()
                    child.play(seat, action)
                    for deeper, number in enumerate(self.paths(child, depth - 1)):
                        numbers[deeper + 1] += number
        return numbers

    def positions(self, state: State, depth: int) -> list[int]:
        """How many different positions lie within 0, 1, ... `depth` moves, chance not played."""
        memo = self.memo(state.players)
        seen = {repr(self.picture(state, memo))}
        frontier = [(state, memo)]
        numbers = [1]
        for _ in range(depth):
            reached = []
            for position, known in frontier:
                for seat in position.acting:
                    for action in position.legal(seat):
                        child, heard = position.copy(), known.copy()
                        child.play(seat, action)
                        heard.note(seat, position.write(seat, action), child)
                        key = repr(self.picture(child, heard))
                        if key not in seen:
                            seen.add(key)
                            reached.append((child, heard))
            frontier = reached
            numbers.append(len(seen))
        return numbers


def _written(path: Path) -> Written:
    written: Written = json.loads(path.read_text(encoding="utf-8"))
    return written


def taken_by_engine(record: Written) -> bool:
    """Whether the engine takes a record."""
    try:
        replay(read_record(json.dumps(record)))
    except MutinyError:
        return False
    return True


@cache
def oracles() -> list[Oracle]:
    """The oracles of all games that have one."""
    return [
        import_module(f"games.{path.parent.name}.oracle").ORACLE for path in sorted(TESTS.glob("games/*/oracle.py"))
    ]
