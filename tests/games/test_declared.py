"""Every view and every event has exactly the type that its game declares."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from mutiny import Event, Match, game, game_names
from mutiny.games.cartagena import constants as cartagena
from mutiny.games.meuterer import constants as meuterer
from mutiny.games.traitres import constants as traitres
from mutiny.testing.declared import event_kinds, event_mismatch, fields_of, mismatch, view_types
from mutiny.testing.trial import Trial

GAMES = game_names()


@pytest.mark.long
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_are_as_declared(name: str, number: int) -> None:
    """Check what every seat sees and is told at every point of random games with all kinds of options."""
    trial = Trial.of(game(name), number, b"declared", None)
    public, own = view_types(name) or pytest.fail(f"{name} declares no view")
    kinds = event_kinds(name) or pytest.fail(f"{name} declares no events")
    while True:
        state = trial.state
        for seat in trial.everybody:
            assert mismatch(state.view(seat), public if seat is None else own, f"view of {seat}") is None
        if state.over:
            break
        seat = None if state.awaits_chance else state.acting[0]
        if seat is None:
            told = trial.match.chance(state.format_chance(state.sample_chance(trial.rng)))
        else:
            moves = state.legal_actions(seat)
            told = trial.match.play(seat, moves[trial.rng.below(len(moves))])
        for event in told:
            assert event_mismatch(event, kinds) is None, event


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_a_meaning(name: str) -> None:
    public, own = view_types(name) or pytest.fail(f"{name} declares no view")
    kinds = (event_kinds(name) or {}).values()
    for declared in [public, own, *(kind.facts for kind in kinds), *(kind.secret for kind in kinds)]:
        assert [field.name for field in fields_of(declared) if not field.about] == []
    assert [kind.name for kind in kinds if not kind.about] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_kind_has_no_name_both_open_and_secret(name: str) -> None:
    for kind in (event_kinds(name) or {}).values():
        facts = {field.name for field in fields_of(kind.facts)}
        assert not facts & {"kind", "clause", "seat", *(field.name for field in fields_of(kind.secret))}, kind


def test_a_phrase_is_as_declared() -> None:
    match = Match(game("traitres"), ["Ann", "Bo", "Cy"])
    event = match.state.parse_phrase(0, "say accuse 2")
    assert event_mismatch(event, event_kinds("traitres") or {}) is None


@pytest.mark.parametrize(
    ("words", "listed"),
    [
        (meuterer.Good, meuterer.GOODS),
        (meuterer.Card, meuterer.KINDS),
        (meuterer.Island, meuterer.ISLANDS),
        (meuterer.Role, meuterer.ROLES),
        (meuterer.Phase, meuterer.PHASES),
        (traitres.Loot, traitres.LOOT_VALUES),
        (traitres.Card, traitres.KINDS),
        (traitres.Role, traitres.ROLES),
        (traitres.Team, traitres.TEAMS),
        (traitres.Phase, traitres.PHASES),
        (cartagena.Combat, cartagena.COMBAT),
        (cartagena.Gold, cartagena.GOLD),
        (cartagena.Side, cartagena.SIDES),
        (cartagena.Pirate, cartagena.PIRATES),
        (cartagena.Letter, cartagena.LETTERS),
        (cartagena.Phase, cartagena.PHASES),
    ],
)
def test_words_of_a_type_are_those_of_the_game(words: Any, listed: tuple[str, ...]) -> None:
    assert get_args(words) == listed


def test_what_is_not_as_declared_is_named() -> None:
    match = Match(game("meuterer"), ["Ann", "Bo", "Cy"])
    _, own = view_types("meuterer") or pytest.fail("no view")
    view = match.state.view(0)
    assert mismatch({**view, "scores": [0, None, 0]}, own, "view") == "view.scores[1] is None and not int"
    assert mismatch({**view, "drawing": {"seat": 0}}, own, "view") is not None
    assert mismatch({**view, "mood": "bad"}, own, "view") == "view: mood is not declared"
    assert mismatch({**view, "phase": "tea"}, own, "view") == "view.phase is 'tea', which is not declared"
    assert mismatch({**view, "islands": {"atlantis": {}}}, own, "view") is not None
    assert mismatch({**view, "islands": []}, own, "view") == "view.islands is [] and not a dict"
    assert mismatch({**view, "ring": "round"}, own, "view") == "view.ring is 'round' and not a list"
    del view["hand"]
    assert mismatch(view, own, "view") == "view: no hand"
    match = Match(game("traitres"), ["Ann", "Bo", "Cy"])
    public, _ = view_types("traitres") or pytest.fail("no view")
    view = match.state.view(None)
    assert mismatch({**view, "announced": [[1]]}, public, "view") is not None
    assert mismatch({**view, "announced": [[1, "+1"]]}, public, "view") is None


def test_a_wrong_event_is_named() -> None:
    kinds = event_kinds("meuterer") or {}
    assert event_mismatch(Event("ship", "M6.1", 0, {"from": "sandkap", "island": "sandkap"}), kinds) is not None
    secret = Event("take", "M2.6", 0, {"middle_count": 1}, {"role": "cook"}, (0,))
    assert event_mismatch(secret, kinds) == "secret.role is 'cook', which is not declared"
