"""The stated meaning of a move of Cartagena is what happens if nobody interferes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mutiny
from mutiny import Event, Match
from mutiny.games.cartagena.meaning import MEANING, own_gold
from mutiny.i18n import dangers, goal, meaning
from mutiny.i18n.meanings import Fact

NAMES = ["Ann", "Bo", "Cy", "Dee"]


def facts(found: list[Fact], name: str) -> list[dict[str, Any]]:
    return [dict(fact.values) for fact in found if fact.id == name]


Decision = tuple[Match, int, str, dict[str, Any], list[Fact], list[Event]]


def decisions(games: int) -> Iterator[Decision]:
    """Play random games; yield each decision with its stated meaning, and what happened then."""
    for number in range(games):
        rng = random.Random(number)
        match = mutiny.new("cartagena", NAMES[: 2 + number % 3], {}, seed=bytes([number] * 32))
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            move = rng.choices(moves, [3 if move.startswith("visit") else 1 for move in moves])[0]
            view = match.state.view(seat)
            yield match, seat, move, view, MEANING.move(move, view), match.play(seat, move)


ENDS_HERE = ("visit captain-valverde", "visit crackpott", "visit sate", "take", "keep", "sell", "buy", "rob")
"""Moves that lead to no further question."""


@pytest.mark.rule("C2.1", "C2.2", "C2.3", "C2.4", "C2.6", "C2.7", "C2.8", "C2.9")
def test_gold_and_cards_are_what_was_said() -> None:
    told: dict[str, int] = {}
    for match, seat, move, _, found, _ in decisions(20):
        if not move.startswith(ENDS_HERE) or match.over:
            continue
        after = match.state.view(seat)
        for said in facts(found, "gold"):
            assert said["least"] <= own_gold(after) <= said["most"]
            assert said["sure"] == (said["least"] == said["most"])
            told["gold"] = told.get("gold", 0) + 1
        for said in facts(found, "combat"):
            assert said["count"] == len(after["combat"])
            told["combat"] = told.get("combat", 0) + 1
        for said in facts(found, "strength"):
            assert said == {
                "valverde": sum(int(card[1]) for card in after["combat"] if card[0] == "v"),
                "diaz": sum(int(card[1]) for card in after["combat"] if card[0] == "d"),
            }
            told["strength"] = told.get("strength", 0) + 1
        if facts(found, "idle"):
            assert move.startswith("visit")
    assert min(told.values()) > 10


@pytest.mark.rule("C1.6", "C1.8", "C3.1")
def test_the_ship_sails_as_was_said() -> None:
    expected: Fact | None = None
    told: dict[str, int] = {}
    for _, _, _, _, found, events in decisions(20):
        expected = next((fact for fact in found if fact.id in ("ship", "ship-mutiny")), expected)
        kinds = {event.kind: event for event in events}
        if "sail" in kinds:
            if expected is not None:
                assert kinds["sail"].facts["spaces"] == expected.values["spaces"]
                arrived = "mutiny" in kinds and kinds["mutiny"].facts["why"] == "space"
                assert (expected.id == "ship-mutiny") == arrived
                if "mutiny" not in kinds:
                    assert ("storm" in kinds) == expected.values["storm"]
                told[expected.id] = told.get(expected.id, 0) + 1
            expected = None
    assert told["ship"] > 20
    assert told["ship-mutiny"] > 3


@pytest.mark.rule("C4.2", "C4.7")
def test_a_duel_stands_as_was_said_if_nobody_else_is_in_it() -> None:
    told = {"lay": 0, "monkey": 0}
    for _, seat, _, view, found, events in decisions(30):
        if view["duel"] is None or view["duel"]["in"] != [seat]:
            continue
        for said in facts(found, "lay"):
            (shown,) = [event for event in events if event.kind == "shown"]
            assert {side: said[side] for side in ("valverde", "diaz")} == {
                side: shown.facts[side] for side in ("valverde", "diaz")
            }
            told["lay"] += 1
        won = [event for event in events if event.kind == "duel-won"]
        for said in facts(found, "monkey"):
            if won:
                assert won[0].facts["side"] == said["side"]
                told["monkey"] += 1
    assert min(told.values()) > 5


@pytest.mark.rule("C3.2", "C4.3")
def test_nobody_is_out_unwarned() -> None:
    """Check that players are warned at the last decision before being out without a side or without a card."""
    told = {"C3.2": 0, "C4.3": 0}
    warned: dict[int, set[str]] = {}
    for _, seat, _, view, _, events in decisions(60):
        if view["round"] == 1 and view["duel"] is None:
            warned.pop(seat, None)
        spaces = any(event.kind == "mutiny" and event.facts["why"] == "space" for event in events)
        found = {each.id for each in MEANING.dangers(view)}
        if not (view["duel"] is not None and view["duel"]["round"] == 1 and not view["combat"]):
            warned[seat] = found
        for event in events:
            if event.kind == "out" and event.seat is not None:
                if event.clause == "C3.2" and not spaces:
                    continue
                names = ("no-side-now", "no-side-piles") if event.clause == "C3.2" else ("combat", "few-combat")
                said = warned.get(event.seat, set())
                assert any(name.startswith(names) or name.endswith(names) for name in said), (event, said)
                told[event.clause] += 1
    assert min(told.values()) > 3


@pytest.mark.rule("C1.3", "C1.4")
def test_the_ghost_s_chance_is_one_of_the_cards_not_seen() -> None:
    for _, _, move, view, found, _ in decisions(6):
        if move != "knock":
            continue
        shown = [door["pirate"] for door in view["row"] if door["pirate"] is not None]
        hidden = {*shown, view["lifeboat"]}
        said = facts(found, "knock-ghost")
        assert bool(said) == ("ghost" not in hidden)
        for each in said:
            assert each["unseen"] == 13 - len(hidden - {None})
        for each in facts(found, "knock-only"):
            assert set(each["pirates"]) == {
                name.removeprefix("visit ") for name in _moves(view) if name.startswith("visit")
            }


def _moves(view: dict[str, Any]) -> list[str]:
    """Return the visits that a view allows (C1.3)."""
    lying = [door["pirate"] for door in view["row"] if door["pirate"] is not None and door["by"] is None]
    return [f"visit {pirate}" for pirate in (lying[-1:] if view["knocked"] else lying)]


def test_goals_and_dangers_in_words() -> None:
    match = mutiny.new("cartagena", NAMES[:3], {}, seed=bytes(32))
    seat = match.state.acting[0]
    view = {**match.state.view(seat), "names": match.names}
    assert goal(view, "en") == "16 spaces to the mutiny, and you have no side yet!"
    assert goal({**view, "ship": 14}, "de") == "Noch 4 Felder bis zur Meuterei, und du hast noch keine Seite!"
    assert dangers(view, "en") == []
    assert [each.id for each in dangers({**view, "ship": 13}, "en")] == ["no-side-soon", "few-combat"]
    near = {**view, "ship": 16}
    assert dangers(near, "en")[0] == (
        "no-side-now",
        "You have no side, and the mutiny may break out this round: then you are out!",
    )
    assert [each.id for each in dangers({**near, "side": "diaz", "combat": ["v1"] * 3}, "en")] == []
    assert meaning("side valverde", {**view, "combat": ["v1", "v3", "d2"]}, "en") == (
        "You win only if Valverde wins the mutiny and you have the most gold on that side. "
        "Your combat cards are worth 4 for Valverde, 2 for Diaz."
    )
    last = {
        **view,
        "turns_left": 1,
        "ship": 15,
        "row": [{"pirate": "sate", "by": None}, *[{"pirate": None, "by": None}] * 3],
    }
    assert meaning("visit sate", {**last, "offer": 2}, "en") == (
        "Your gold: 1, then 3. The round then ends, and the ship reaches the mutiny: without a side you are out!"
    )
    duel = {"letter": "b", "round": 2, "valverde": 7, "diaz": 7, "in": [seat], "rounds": []}
    fight = {**view, "duel": duel, "side": "diaz", "posts": [[1, 2], [5, 3], None, None, None], "combat": ["d1"]}
    assert meaning("lay monkey", fight, "en") == (
        "As it stands, 7 for Valverde, 7 for Diaz: Diaz wins duel B. You keep 1 combat card for the next duels."
    )
    assert [each.id for each in dangers({**fight, "won": ["valverde", "valverde", None, None, None]}, "en")] == [
        "last-combat",
        "rival",
    ]
