"""The stated meaning of a move of Meuterer is what happens if nobody interferes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from games.meuterer.tables import NAMES, ring, table

import mutiny
from mutiny import Event, Match
from mutiny.games.meuterer.meaning import MEANING
from mutiny.i18n import dangers, goal, key_numbers, meaning
from mutiny.i18n.meanings import Fact


def facts(found: list[Fact], name: str) -> list[dict[str, Any]]:
    return [dict(fact.values) for fact in found if fact.id == name]


def decisions(games: int, **options: str) -> Iterator[tuple[Match, int, str, dict[str, Any], list[Fact], list[Event]]]:
    """Play random games; yield each decision with its stated meaning, and what happened then."""
    for number in range(games):
        rng = random.Random(number)
        match = mutiny.new("meuterer", NAMES[: 3 + number % 2], options, seed=bytes([number] * 32))
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            move = rng.choices(moves, [3 if move.startswith("offer") else 1 for move in moves])[0]
            view = match.state.view(seat)
            yield match, seat, move, view, MEANING.move(move, view), match.play(seat, move)


@pytest.mark.rule("M2.5")
def test_the_captain_s_destination_is_where_it_was_said_to_be() -> None:
    told = 0
    for match, _, move, _, found, events in decisions(4):
        for said in facts(found, "leave-captain"):
            assert move == "leave"
            (left,) = [event for event in events if event.kind == "leave-captain"]
            assert left.facts["island"] == said["island"]
            assert said["points"] == match.state.view(None)["islands"][said["island"]]["docking"]
            told += 1
    assert told > 20


@pytest.mark.rule("M4.5", "M5.1", "M5.2")
def test_a_mutiny_ends_as_it_was_said_to_if_nobody_else_is_asked() -> None:
    told = {True: 0, False: 0}
    for _, seat, move, _, found, events in decisions(40):
        if not move.startswith("fight") or facts(found, "fight-waiting"):
            continue
        (stands,), (spoils,) = facts(found, "fight"), facts(found, "fight-points")
        (decided,) = [event for event in events if event.kind == "mutiny-decided"]
        assert {key: stands[key] for key in ("for", "against", "won", "tied")} == decided.facts
        points = [e.facts["points"] for e in events if e.seat == seat and e.kind in ("dock", "mate", "paid", "boy")]
        assert spoils["points"] == sum(points)
        told[stands["won"]] += 1
    assert min(told.values()) > 3


@pytest.mark.rule("M2.6", "M5.1")
def test_whether_there_will_be_a_mutiny_is_said_rightly() -> None:
    waiting: list[str] = []
    told = {"sure": 0, "none": 0}
    for _, _, _, _, found, events in decisions(20):
        waiting += [said["chance"] for name in ("take-boy", "take-mate") for said in facts(found, name)]
        if any(event.kind == "actions" for event in events):
            rises = any(event.kind == "mutiny" for event in events)
            for chance in waiting:
                assert chance == "open" or rises == (chance == "sure")
                told[chance] = told.get(chance, 0) + 1
            waiting = []
    assert min(told.values()) > 3


@pytest.mark.rule("M5.6", "M5.7")
def test_a_sale_brings_what_was_said_unless_somebody_can_still_sell_as_much() -> None:
    told: dict[str, int] = {}
    waiting: list[tuple[int, dict[str, Any]]] = []
    for _, seat, move, _, found, events in decisions(40):
        if move.startswith("sell"):
            for place, fact in enumerate(found):
                rival = place + 1 < len(found) and found[place + 1].id == "sell-rivals"
                if fact.id == "sell" and not rival:
                    waiting.append((seat, dict(fact.values)))
        counted = [event for event in events if event.kind == "sales"]
        if any(event.kind in ("ship", "end") for event in events):
            for who, said in waiting:
                got = [e.facts["points"] for e in counted if e.seat == who and e.facts["island"] == said["island"]]
                assert got == ([] if said["standing"] == "behind" else [said["points"]]), said
                told[said["standing"]] = told.get(said["standing"], 0) + 1
            waiting = []
    assert min(told[standing] for standing in ("alone", "tied", "behind")) > 3


@pytest.mark.rule("M5.6")
def test_what_an_offer_stands_for_is_what_it_brings_if_nobody_adds_to_it() -> None:
    """The last player to leave is the last who could add something, and with one active island nobody has a choice."""
    expected: tuple[int, dict[str, Any]] | None = None
    told = 0
    for _, seat, move, view, found, events in decisions(40):
        others = [left for other, left in enumerate(view["left"]) if other != seat]
        if move == "leave" and all(others) and len(view["active"]) == 1 and facts(found, "standing"):
            expected = (seat, facts(found, "standing")[0])
        if expected is not None and facts(found, "take-merchant"):
            standing = facts(found, "standing")
            expected = (expected[0], standing[0]) if standing else None
        if expected is not None and any(event.kind in ("ship", "end") for event in events):
            who, said = expected
            got = [e.facts["points"] for e in events if e.kind == "sales" and e.seat == who]
            assert got == ([] if said["standing"] == "behind" else [said["points"]])
            expected = None
            told += 1
    assert told > 10


@pytest.mark.rule("MP.3")
def test_the_pirates_take_as_many_cards_as_was_said() -> None:
    told = 0
    for _, _, _, _, found, events in decisions(12, pirates="double"):
        lost = [sum(map(len, event.facts["cards"])) for event in events if event.kind == "plunder"]
        assert [said["count"] for said in facts(found, "pirates-rob")] == lost
        told += len(lost)
    assert told > 5


@pytest.mark.rule("M8.2")
def test_the_loader_s_hand_is_as_was_said() -> None:
    told = 0
    for match, seat, _, view, found, _ in decisions(12):
        for said in facts(found, "keep"):
            if match.state.view(seat)["round"] > view["round"]:
                assert sorted(said["cards"]) == sorted(match.state.view(seat)["hand"])
                told += 1
    assert told > 3


def test_an_offer_is_explained_in_words() -> None:
    match = table("grain grain wine salt conflict", "wine wine wine salt salt", "cloth cloth cloth wine ruby",
                  islands=ring(hochland=0, sandkap=4))  # fmt: skip
    match.play(0, "pay 2")
    view = {**match.state.view(0), "names": match.names}
    assert meaning("offer grain", view, "en") == (
        "1 grain at Hochland, the most: 4 points if nobody adds to it. "
        "Leaving after that, you would head for Sandkap: 2 points."
    )
    assert (meaning("offer conflict", view, "en") or "").startswith("It is never sold, but counts 1 in a mutiny")
    assert goal(view, "de") == (
        "Runde 1 von 9: Die meisten Siegpunkte gewinnen. Kapitän: Behalte das Kommando und lege an, wo es sich lohnt."
    )
    match.play(0, "offer grain")
    view = {**match.state.view(1), "names": match.names}
    assert (meaning("offer wine", view, "fr") or "").startswith("1 vin à Hochland, à deux ex æquo\u00a0: 3 points")


@pytest.mark.rule("M4.5")
def test_who_would_lose_a_mutiny_is_warned() -> None:
    match = table("conflict grain grain wine salt", "conflict conflict wine salt salt", "cloth cloth cloth wine ruby")
    for move in ("0 pay 0", "0 leave", "1 offer conflict", "2 leave", "2 take merchant", "1 leave", "1 take mutineer"):
        seat, _, notation = move.partition(" ")
        match.play(int(seat), notation)
    captain, mutineer = ({**match.state.view(seat), "names": match.names} for seat in (0, 1))
    assert [danger.text for danger in dangers(captain, "en")] == [
        "As it stands, 1 to 0, the mutiny succeeds and you lose the command!"
    ]
    assert dangers(mutineer, "en") == []
    assert [number.text for number in key_numbers(captain, "en")][-1] == "mutiny: 1 for, 0 against; a tie is enough"
    assert meaning("fight 1", captain, "en") == (
        "Then it stands 1 to 1: a tie, and the mutiny succeeds. You lose the command and get nothing. "
        "Still to decide: Steffi."
    )
