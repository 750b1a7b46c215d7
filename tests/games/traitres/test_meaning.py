"""The stated meaning of a move of Traîtres à bord is what happens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mutiny
from mutiny import Event, Match
from mutiny.games.traitres.constants import WORTH_BY_NAME
from mutiny.games.traitres.meaning import MEANING
from mutiny.i18n import dangers, goal, key_numbers, meaning
from mutiny.i18n.meanings import Fact

NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"]


def facts(found: list[Fact], name: str) -> list[dict[str, Any]]:
    return [dict(fact.values) for fact in found if fact.id == name]


def decisions(games: int) -> Iterator[tuple[Match, int, str, dict[str, Any], list[Fact], list[Event]]]:
    """Play random games in which the chest is seldom opened; yield each decision, its meaning, and what happened."""
    for number in range(games):
        rng = random.Random(number)
        match = mutiny.new("traitres", NAMES[: 3 + number % 4], {}, seed=bytes([number] * 32))
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            move = rng.choices(moves, [0.01 if move == "open" else 1 for move in moves])[0]
            view = match.state.view(seat)
            yield match, seat, move, view, MEANING.move(move, view), match.play(seat, move)


@pytest.mark.rule("T3.4")
def test_the_end_of_the_draw_pile_is_foretold() -> None:
    told = 0
    for match, _, move, _, found, _ in decisions(60):
        why = match.state.view(None)["why"]
        if move in ("spyglass", "open"):
            continue
        if facts(found, "pile-empty"):
            assert why == "T3.4" or (move.startswith("plank") and match.over)
            told += 1
        else:
            assert why != "T3.4"
    assert told > 10


@pytest.mark.rule("T2.3", "T3.2", "T3.3")
def test_what_a_third_plank_decides_is_foretold() -> None:
    told: dict[str, int] = {}
    for match, _, _, _, found, events in decisions(80):
        for event in events:
            if event.kind != "overboard":
                continue
            (said,) = [each for each in facts(found, "overboard") if each["role"] == event.facts["role"]]
            team = match.state.view(None)["team"]
            assert said["after"] == (team or "on") or (said["after"] == "on" and facts(found, "pile-empty"))
            told[said["after"]] = told.get(said["after"], 0) + 1
    assert min(told[after] for after in ("pirates", "mutineers", "on")) > 3


def test_the_meaning_of_a_move_does_not_tell_a_pirate_from_a_mutineer() -> None:
    """Clients show it while the role is covered."""
    told = set()
    for _, seat, move, view, found, _ in decisions(20):
        if move != "open":
            changed = {**view, "role": "mutineer" if view["role"] == "pirate" else "pirate"}
            assert MEANING.move(move, {**changed, "mutineers": [seat]}) == found
            del changed["role"]
            assert MEANING.move(move, changed) == found
            told |= {fact.id for fact in found}
    assert {"overboard", "pile-empty", "stash", "plank"} <= told


@pytest.mark.rule("T2.1", "T3.1")
def test_claims_are_counted_beside_the_target() -> None:
    for match, _, move, view, found, _ in decisions(10):
        after = match.state.view(None)
        (claimed,) = [number for number in MEANING.numbers(after) if number.id == "claimed"]
        assert claimed.value == sum(WORTH_BY_NAME[value] for _, value in after["announced"])
        assert claimed.of == after["target"]
        assert claimed.values["gone"] == len(after["announced"]) - after["chest"]
        for said in facts(found, "stash"):
            assert said["sum"] == claimed.value
            assert said["honest"] == (move.split()[1] == move.split()[3])
        if facts(found, "open-hopeless"):
            assert view["chest"] < view["target"]
            assert after["team"] == "mutineers"


@pytest.mark.rule("T2.3")
def test_nobody_goes_overboard_unwarned() -> None:
    warned: dict[int, bool] = {}
    fell = 0
    for match, _, move, view, _, events in decisions(40):
        if view["chest"] == 0 and not any(view["planks"]):
            warned = {}
        for event in events:
            if event.kind == "overboard" and event.seat is not None:
                assert warned[event.seat], move
                fell += 1
        for seat in range(view["players"]):
            warned[seat] = any(each.id == "planks" for each in MEANING.dangers(match.state.view(seat)))
    assert fell > 10


def test_goals_and_numbers_in_words() -> None:
    match = mutiny.new("traitres", NAMES[:4], {}, seed=bytes(32))
    goals = {str(match.state.view(seat)["role"]): goal(match.state.view(seat), "en") for seat in range(4)}
    assert goals == {
        "pirate": "Pirate: fill the chest to 8 and open it, or send every mutineer overboard.",
        "mutineer": "Mutineer: keep the chest under 8 until it is opened or the draw pile runs out.",
    }
    assert goal(match.state.view(None), "en") == "The pirates want 8 in the chest, the mutineers less."
    seat = match.state.acting[0]
    view = {**match.state.view(seat), "announced": [[0, "+1"], [1, "+1"], [2, "-2"]], "chest": 2}
    assert key_numbers(view, "en")[0] == ("claimed", 0, 8, "claimed 0 of 8, but 1 of those cards is gone")
    view = {**view, "announced": [[0, "+1"]] * 9, "chest": 9, "names": NAMES}
    assert key_numbers(view, "de")[0].text == "angesagt +9 von 8"
    assert meaning("stash -2 as +1", view, "en") == (
        "A lie: the chest changes by −2, but the others hear +1, and the claims add up to +10 of 8."
    )
    assert (meaning("open", view, "en") or "").startswith("The claims add up to +9, the target is 8.")
    two = {**view, "planks": [2, 2, 2, 2], "role": "mutineer", "draw_pile": 1}
    assert [each.id for each in dangers(two, "en")] == ["planks", "claims"]
    assert dangers(two, "en")[0].text.endswith("and your team has lost!")
    assert [each.id for each in dangers({**two, "role": "pirate"}, "en")] == ["planks", "draw-pile"]
    three = mutiny.new("traitres", NAMES[:3], {}, seed=bytes(32)).state.view(0)
    assert dangers({**three, "role": "pirate"}, "en") == []
    warned = dangers({**three, "role": "pirate", "planks": [0, 2, 0]}, "en")
    assert warned == [("outnumbered", "If one more pirate goes overboard, the mutineers win.")]
