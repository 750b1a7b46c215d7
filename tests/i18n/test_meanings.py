"""The meaning of a position is computed from the seat's view alone, in four languages, for every decision of a game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import mutiny
from mutiny.i18n import LANGUAGES, dangers, goal, key_numbers, meaning
from mutiny.i18n.meanings import Meaning, meaning_part
from mutiny.kernel.match import Match
from mutiny.kernel.plugin import data
from mutiny.kernel.rng import Rng

NAMES = ["Ann", "Bo", "Cy", "Dee"]
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("meuterer", 3, {}),
    ("meuterer", 4, {"pirates": "double", "offered-conflict": "ignored", "loader-keeps": "hand"}),
    ("meuterer", 4, {"pirates": "on"}),
    ("traitres", 3, {}),
    ("traitres", 4, {}),
    ("cartagena", 2, {}),
    ("cartagena", 3, {"mutiny": "at-once"}),
    ("cartagena", 4, {}),
]


def played(game: str, players: int, options: dict[str, str], number: int) -> Iterator[tuple[Match, int]]:
    """Yield the match and the seat to act, before each decision of a random game and at the end."""
    rng = random.Random(number)
    match = mutiny.new(game, NAMES[:players], options, seed=bytes([number] * 32))
    while not match.over:
        seat = match.state.acting[0]
        yield match, seat
        match.play(seat, rng.choice(match.legal_moves(seat)))
    yield match, 0


def everything(view: dict[str, Any], moves: list[str], lang: str) -> list[Any]:
    """Return all texts about a view."""
    return [
        goal(view, lang),
        dangers(view, lang),
        key_numbers(view, lang),
        [meaning(move, view, lang) for move in moves],
    ]


def texts(said: Any) -> Iterator[str]:
    if isinstance(said, str):
        yield said
    elif isinstance(said, list | tuple):
        for each in said:
            yield from texts(each)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_at_any_moment(game: str, players: int, options: dict[str, str], lang: str) -> None:
    for match, seat in played(game, players, options, number=LANGUAGES.index(lang)):
        for who in (*range(players), None):
            view = {**match.state.view(who), "names": match.names}
            moves = match.legal_moves(seat) if who == seat and not match.over else []
            for text in texts(everything(view, moves, lang)):
                assert text == text.strip()
                assert text
                assert not set("{}$\n\u2068\u2069") & set(text), text
            assert match.over or goal(view, lang)
            if who is None:
                assert dangers(view, lang) == []


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_sentences_are_whole(game: str, players: int, options: dict[str, str]) -> None:
    for match, seat in played(game, players, options, number=9):
        view = {**match.state.view(seat), "names": match.names}
        said = [goal(view, "en"), *(each.text for each in dangers(view, "en"))]
        said += [meaning(move, view, "en") for move in (match.legal_moves(seat) if not match.over else [])]
        for text in filter(None, said):
            assert re.fullmatch(r"[A-Z\d].*[.!]", text), text


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_it_depends_on_the_view_alone(game: str, players: int, options: dict[str, str]) -> None:
    """Check that the texts are equal in a world that looks the same to the seat, also for a view sent as JSON."""
    for number, (match, seat) in enumerate(played(game, players, options, number=5)):
        if match.over or number % 5:
            continue
        view, moves = match.state.view(seat), match.legal_moves(seat)
        said = everything(view, moves, "en")
        world = match.belief(seat).sample(Rng(bytes(32)).fork(str(number)))
        assert everything(world.view(seat), moves, "en") == said
        assert everything(json.loads(json.dumps(view)), moves, "en") == said
        assert view == match.state.view(seat)


@pytest.mark.parametrize("game", ["meuterer", "traitres", "cartagena"])
def test_every_fact_has_a_message_and_every_message_a_fact(game: str) -> None:
    part = meaning_part(game)
    found: set[str] = set()
    for name, players, options in GAMES:
        for number in range(3) if name == game else ():
            for match, seat in played(name, players, options, number + 20):
                views = [match.state.view(who) for who in (*range(players), None)]
                found |= {f"goal-{aim.id}" for view in views if (aim := part.goal(view)) is not None}
                found |= {f"danger-{each.id}" for view in views[:-1] for each in part.dangers(view)}
                found |= {f"number-{each.id}" for view in views for each in part.numbers(view)}
                for move in match.legal_moves(seat) if not match.over else ():
                    found |= {f"meaning-{each.id}" for each in part.move(move, views[seat])}
    messages = data(game, "i18n/en/meaning.ftl") or ""
    known = set(re.findall(rf"^{game}-((?:goal|danger|number|meaning)-[\w-]+) =", messages, flags=re.MULTILINE))
    assert found <= known
    source = Path(str(import_module(f"mutiny.games.{game}.meaning").__file__)).read_text(encoding="utf-8")
    unused = [each for each in known - found if f'"{each.partition("-")[2]}"' not in source]
    assert unused == []


def test_a_game_without_the_part_says_nothing() -> None:
    assert meaning_part("poker") == Meaning()
    view = {"game": "poker", "seat": 0, "players": 2}
    assert everything(view, ["raise 10"], "en") == [None, [], [], [None]]
