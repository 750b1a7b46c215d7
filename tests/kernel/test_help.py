"""Help at the prompt: `help` shows the docstrings in compiled form too, and objects describe themselves."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any, is_typeddict

import pytest
from kernel.toy import TOY

import mutiny
from mutiny import Event, Field, Match, Option, Record, Rng
from mutiny.bots import Bot, BotSpec, Budget, Observation, RandomBot, play_game

PUBLIC: list[Any] = [
    *(
        value
        for value in vars(mutiny).values()
        # mypyc drops the docstring of a TypedDict, which is a type and not a class with methods.
        if inspect.isclass(value) and value.__module__.startswith("mutiny.") and not is_typeddict(value)
    ),
    *(Bot, Budget, RandomBot, Observation),
]
FUNCTIONS = [mutiny.playout, mutiny.read_record, mutiny.replay, mutiny.resume, mutiny.commitment, mutiny.seed_of]
SEED = bytes(range(32))


def tree_of(thing: Any) -> ast.Module:
    source = Path(mutiny.__file__).parent.parent.joinpath(*thing.__module__.split(".")).with_suffix(".py")
    return ast.parse(source.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", PUBLIC, ids=lambda kind: kind.__name__)
def test_a_class_and_its_methods_have_their_docstrings(kind: Any) -> None:
    (node,) = (node for node in tree_of(kind).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    assert inspect.getdoc(kind) == ast.get_docstring(node) != ""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and ast.get_docstring(part):
            assert inspect.getdoc(getattr(kind, part.name)) == ast.get_docstring(part), part.name


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_a_function_has_its_docstring(function: Any) -> None:
    (node,) = (
        node for node in tree_of(function).body if isinstance(node, ast.FunctionDef) and node.name == function.__name__
    )
    assert inspect.getdoc(function) == ast.get_docstring(node) != ""


def test_signatures_are_shown_too() -> None:
    assert list(inspect.signature(Match.play).parameters) == ["self", "seat", "move"]


def test_objects_say_what_they_are() -> None:
    match = mutiny.new("meuterer", ["Ann", "Bo", "Cy"], seed=SEED)
    seat = match.state.acting[0]
    assert repr(match) == f"<Match of meuterer between Ann, Bo, Cy, 3 entries, awaiting seat {seat}>"
    assert repr(match.game) == "<Meuterer 'meuterer' for 3 to 4 players>"
    assert repr(match.state) == f"<MeutererState for 3 players, awaiting seat {seat}>"
    assert repr(match.game.new(4)) == "<MeutererState for 4 players, awaiting chance>"
    assert repr(match.record()) == "<Record of meuterer, 3 players, 3 entries, unfinished>"
    assert (
        repr(Record("toy", {}, ["Ann", "Bo"], [], {"winners": [0]}))
        == "<Record of toy, 2 players, 0 entries, finished>"
    )
    assert repr(TOY) == "<Toy 'toy' for 2 to 3 players>"
    assert repr(Option("ring", ("a", "b"), "a", "X1")) == "Option('ring', ('a', 'b'), 'a', 'X1')"
    assert repr(Field("hand", 6, 5, "cards")) == "Field('hand', 6, 5, 'cards')"
    assert repr(match.belief(1)) == "<MeutererBelief of seat 1>"
    assert repr(TOY.belief(1, 2)) == "<ToyBelief of seat 1>"
    assert repr(TOY.features(2)) == "<ToyFeatures, 3 fields, 7 numbers>"
    assert repr(RandomBot(2, 3, Rng(b""))) == "<RandomBot at seat 2>"
    assert repr(BotSpec("hard@2000")) == "BotSpec('hard@2000')"
    played = play_game(TOY, [RandomBot] * 2, {}, SEED)
    assert repr(played) == f"<PlayedGame of toy, {played.decisions} decisions>"
    over = mutiny.game("meuterer").new(3)
    mutiny.playout(over, Rng(b"x"))
    assert repr(over) == "<MeutererState for 3 players, over>"


def test_several_who_are_awaited_are_named() -> None:
    state = TOY.new(3)
    state.await_seats(1, 0b101)
    assert repr(state) == "<ToyState for 3 players, awaiting seat 0 and 2>"


def test_no_secret_is_shown_by_chance() -> None:
    event = Event("draw", "M8.1", 2, {"count": 1}, {"cards": ["wine"]}, (2,))
    assert repr(event) == "<Event draw (M8.1) of seat 2, count=1, secret: cards>"
    assert repr(Event("ship", "M6.1", None, {})) == "<Event ship (M6.1)>"
    rng = Rng(SEED)
    assert repr(rng) == "<Rng, 0 bytes drawn>"
    for _ in range(70):
        rng.below(256)
    assert repr(rng) == "<Rng, 70 bytes drawn>"
    match = mutiny.new("meuterer", ["Ann", "Bo", "Cy"], seed=SEED)
    for thing in (rng, match, match.record(with_seed=True)):
        assert repr(SEED)[2:-1] not in repr(thing)
        assert SEED.hex() not in repr(thing)
