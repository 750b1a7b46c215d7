"""The oracle of a game: its reference implementation, for the tests that all games share.

The module `oracle.py` in a game's folder of tests makes its oracle. This module imports the kernel and the reference
implementations.
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

from helpers.kits import TESTS
from reference.options import RefusedEntry

from mutiny import Game, Match, MutinyError, State, read_record, replay
from mutiny.kernel.match import is_talk

Written = dict[str, Any]
"""A record, parsed from JSON."""
GOLDEN = TESTS / "golden"


class OracleTable(Protocol):
    """A game in the reference implementation."""

    def play(self, who: Any, notation: str) -> None:
        """Carry out an entry."""

    def summary(self) -> dict[str, Any]:
        """Return the whole position."""

    def result(self) -> dict[str, Any]:
        """Return the result, at the end."""


class Memo:
    """Facts of a game that the reference implementation keeps and the engine does not need. Most games have none."""

    def __init__(self, players: int) -> None:
        self.players = players

    def note(self, who: int | None, notation: str, state: State) -> None:
        """Update the facts after an entry; `state` is the state after it."""

    def copy(self) -> Memo:
        """Return a copy."""
        return type(self)(self.players)


@dataclass(frozen=True)
class Oracle:
    """The reference implementation of one game, and how to compare the engine with it."""

    game: Game
    names: list[str]
    table: Callable[[int, dict[str, str]], OracleTable]
    replay: Callable[[Written], OracleTable]
    legal: Callable[[Any, int], list[str]]
    """Returns the legal moves of a seat at a table."""
    picture: Callable[[State, Any], dict[str, Any]]
    """Converts a position of the engine, and its memo, into the form of the reference."""
    random_record: Callable[[int, dict[str, str], random.Random, int], Written]
    """Plays a whole game of the reference, in one of the styles."""
    manners: int
    options: list[dict[str, str]]
    """All combinations of options."""
    games: tuple[int, int]
    """The number of games for each number of players, combination of options and style: usual, and in a long run."""
    memo: Callable[[int], Memo] = Memo

    def taken(self, record: Written) -> bool:
        """Return whether the reference accepts a record."""
        try:
            self.replay(record)
        except RefusedEntry:
            return False
        return True

    def follow(self, record: Written, game: Game | None = None, table: OracleTable | None = None) -> Match:
        """Replay a record in the engine and the reference together, and compare every position and all legal moves."""
        players, options = len(record["players"]), record["options"]
        match = Match(game or self.game, record["players"], options)
        table, memo = table or self.table(players, options), self.memo(players)
        for who, notation in record["moves"]:
            if who == "*":
                match.chance(notation)
            elif is_talk(notation):
                match.say(who, notation)
            else:
                assert sorted(match.legal_moves(who)) == sorted(self.legal(table, who))
                match.play(who, notation)
            table.play(who, notation)
            memo.note(None if who == "*" else who, notation, match.state)
            assert self.picture(match.state, memo) == table.summary()
        if match.over:
            assert match.state.result() == table.result() == record["result"]
        return match

    def golden(self) -> list[str]:
        """Return the names of the golden records of this game."""
        return [path.name for path in sorted(GOLDEN.glob("*.json")) if _written(path)["game"] == self.game.name]

    def replay_golden(self, name: str) -> None:
        """Replay a golden record in both implementations, step by step, and check the result that it states."""
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
        """Return the number of paths of 0, 1, ... `depth` moves that start here."""
        numbers = [1] + [0] * depth
        if depth:
            for seat in state.acting:
                for action in state.legal_actions(seat):
                    child = state.copy()
                    child.apply(seat, action)
                    for deeper, number in enumerate(self.paths(child, depth - 1)):
                        numbers[deeper + 1] += number
        return numbers

    def positions(self, state: State, depth: int) -> list[int]:
        """Return the number of different positions within 0, 1, ... `depth` moves, without chance."""
        memo = self.memo(state.players)
        seen = {repr(self.picture(state, memo))}
        frontier = [(state, memo)]
        numbers = [1]
        for _ in range(depth):
            reached = []
            for position, known in frontier:
                for seat in position.acting:
                    for action in position.legal_actions(seat):
                        child, heard = position.copy(), known.copy()
                        child.apply(seat, action)
                        heard.note(seat, position.format_move(seat, action), child)
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
    """Return whether the engine accepts a record."""
    try:
        replay(read_record(json.dumps(record)))
    except MutinyError:
        return False
    return True


@cache
def oracles() -> list[Oracle]:
    """Return the oracles of all games that have one."""
    return [
        import_module(f"games.{path.parent.name}.oracle").ORACLE for path in sorted(TESTS.glob("games/*/oracle.py"))
    ]
