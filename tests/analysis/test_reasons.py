"""Reasons: the consequences that each game looks for, and the share of the difference that each explains."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from analysis.records import decisions, match_at, played

from mutiny import Rng, State, game
from mutiny.analysis import Budget, Candidate, RankedMoves, SeatPosition, advise, generator, search
from mutiny.analysis.reasons import (
    Consequence,
    Continuation,
    MoveSample,
    Reason,
    compare,
    decisive,
    gather,
    premises,
    reason_finder,
)
from mutiny.analysis.text import consequence_text, reasons_text
from mutiny.bots import observe
from mutiny.bots.search.model import Model
from mutiny.i18n import LANGUAGES, Messages
from mutiny.kernel.events import Event, SeatEvent

SALE, STORM, GOLD = Consequence("sale", boon=True), Consequence("storm"), Consequence("gold", amount=True)


def samples(*rows: tuple[float, dict[Consequence, float]]) -> list[MoveSample]:
    return [MoveSample(share, consequences) for share, consequences in rows for _ in range(10)]


def test_a_reason_differs_and_goes_along_with_winning() -> None:
    best = samples((1.0, {SALE: 1.0, STORM: 1.0}), (1.0, {SALE: 1.0}), (0.0, {STORM: 1.0}), (1.0, {SALE: 1.0}))
    other = samples((0.0, {STORM: 1.0}), (1.0, {SALE: 1.0}), (0.0, {STORM: 1.0}), (0.0, {}))
    found = compare(best, other)
    assert [reason.consequence for reason in found] == [SALE]
    assert (found[0].best, found[0].other) == (0.75, 0.25)
    # This is the whole difference of 50%, because the sale decides.
    assert found[0].weight == pytest.approx(0.5)


def test_what_is_rarer_after_the_best_move_is_a_reason_if_it_harms() -> None:
    best, other = samples((1.0, {}), (1.0, {})), samples((0.0, {STORM: 1.0}), (1.0, {}))
    assert [(reason.consequence, reason.best, reason.other) for reason in compare(best, other)] == [(STORM, 0.0, 0.5)]
    # Selling less is not a reason for winning.
    best, other = samples((1.0, {}), (1.0, {})), samples((0.0, {SALE: 1.0}), (1.0, {}))
    assert compare(best, other) == []


def test_what_speaks_for_the_other_move_is_no_reason() -> None:
    best, other = samples((1.0, {GOLD: 2.0}), (0.0, {GOLD: 1.0})), samples((1.0, {GOLD: 5.0}), (0.0, {GOLD: 4.0}))
    assert compare(best, other) == []


def test_what_may_be_luck_is_no_reason() -> None:
    best = [MoveSample(float(n % 3 == 0), {SALE: float(n % 3 == 0)}) for n in range(12)]
    other = [MoveSample(float(n % 4 == 1), {SALE: float(n % 4 == 1)}) for n in range(12)]
    assert compare(best, other) == []
    decides = decisive(best, other)
    assert decides is not None
    assert decides.consequence == SALE


def test_of_equal_consequences_one_is_reported() -> None:
    both = {SALE: 1.0, GOLD: 3.0}
    best, other = samples((1.0, both), (1.0, both)), samples((0.0, {}), (1.0, both))
    assert len(compare(best, other)) == 1


def test_nothing_decides_where_nobody_wins() -> None:
    lost = samples((0.0, {SALE: 1.0}), (0.0, {}))
    assert decisive(lost, lost) is None
    assert compare(lost, lost) == []


def test_premises_are_of_the_world_and_need_no_comparison() -> None:
    found_reasons = premises([MoveSample(0.0, {}, {STORM: 1.0}), MoveSample(1.0, {}, {STORM: 0.0})])
    assert [(reason.consequence, reason.best, reason.other) for reason in found_reasons] == [(STORM, 0.5, None)]


def continuation(name: str, events: list[SeatEvent], move: str = "", players: int = 4) -> Continuation:
    state = game(name).new(players)
    return Continuation(state, 0, move, events, state)


def event(kind: str, clause: str, seat: int | None = None, **facts: Any) -> SeatEvent:
    return Event(kind, clause, seat, facts).with_secrets()


def test_consequences_in_meuterer_are_those_of_the_round() -> None:
    found = reason_finder("meuterer").consequences(
        continuation(
            "meuterer",
            [
                event("dock", "M5.1", 0, points=3, island="sandkap"),
                event("sales", "M5.6", 0, points=4, island="hochland", count=2, tied=1),
                event("sales", "M5.6", 1, points=6, island="fingerhut", count=2, tied=1),
                event("mutiny-decided", "M4.5", 2, won=False),
                event("round", "M10.1", 0, round=2, rounds=8),
                event("boy", "M5.2", 0, points=2),
            ],
        )
    )
    assert {(consequence.name, consequence.about): value for consequence, value in found.items()} == {
        ("dock", (("role", "captain"),)): 1.0,
        ("sale", (("island", "hochland"),)): 1.0,
        ("points", ()): 7.0,
        ("others", ()): 2.0,
    }


def test_consequences_in_traitres_are_how_it_ends() -> None:
    found = reason_finder("traitres").consequences(
        continuation(
            "traitres",
            [
                event("overboard", "T2.3", 2, role="pirate", count=2),
                event("overboard", "T2.3", 0, role="pirate", count=2),
                event("end", "T3.3", None, team="mutineers", winners=[1], roles=[]),
            ],
        )
    )
    assert {(consequence.name, consequence.about) for consequence in found} == {
        ("gone", (("seat", 2),)),
        ("overboard", ()),
        ("end", (("end", "fewer"),)),
    }


def test_a_plank_depends_on_its_target_being_a_mutineer() -> None:
    record = played("traitres")
    for entry in decisions(record, 1):
        match = match_at(record, entry)
        here = SeatPosition.of(match, match.state.acting[0])
        planks = [
            action
            for action in here.observation.legal_actions
            if here.observation.format_move(action).startswith("plank ")
        ]
        if planks:
            found = gather(here, planks[:1], Rng(b"planks"), 40)[0]
            (premise,) = premises(found)
            target = int(here.observation.format_move(planks[0]).split()[1])
            assert premise.consequence == Consequence("mutineer", (("seat", target),))
            assert 0 <= premise.best < 1 or here.observation.view["role"] == "mutineer"
            return
    raise AssertionError("nobody could lay a plank")


def test_consequences_in_cartagena_are_of_side_and_gold() -> None:
    state: State = game("cartagena").new(3)
    events: list[Event] = []
    state.collect_events(events)
    Model().rollout(state, Rng(b"voyage"))
    whole = [event.with_secrets() for event in events]
    end = state.view(None)
    for seat in range(3):
        before = game("cartagena").new(3)
        consequences = {
            consequence.name: value
            for consequence, value in reason_finder("cartagena")
            .consequences(Continuation(before, seat, "", whole, state))
            .items()
        }
        assert sum(name == "outbreak" for name in consequences) == 1
        if end["sides"][seat] is not None:
            assert consequences["side"] == (end["sides"][seat] == end["winning_side"])
            assert consequences["gold"] == end["totals"][seat]
    assert [each["kind"] for each in whole if each["kind"] == "end"] == ["end"]


def test_other_games_are_looked_at_by_their_scores() -> None:
    state = game("meuterer").new(3)
    finder = reason_finder("poker")
    assert finder.consequences(Continuation(state, 0, "", [], state)) == {}
    Model().rollout(state, Rng(b"scores"))
    found = {
        consequence.name: value
        for consequence, value in finder.consequences(Continuation(state, 1, "", [], state)).items()
    }
    scores = state.result()["scores"]
    assert found == {"score": scores[1], "rival": max(scores[0], scores[2])}


# A hard bot foresees only near the end that a player will be out.
RARE = {"cartagena": {Consequence("out", (("why", "side"),)), Consequence("out", (("why", "monkey"),))}}


@cache
def all_consequences(name: str) -> set[Consequence]:
    """Return the consequences found by playing on from every move at some positions."""
    record = played(name)
    seen: set[Consequence] = set()
    for entry in decisions(record, 2 if name == "traitres" else 9):
        match = match_at(record, entry)
        here = SeatPosition.of(match, match.state.acting[0])
        for found in gather(here, here.observation.legal_actions, Rng(b"words"), 12):
            seen.update(consequence for sample in found for consequence in (*sample.consequences, *sample.premises))
    return seen


@pytest.mark.parametrize(
    ("name", "consequences"),
    [
        ("meuterer", {"sale", "dock", "crew", "mutiny", "points", "others"}),
        ("traitres", {"end", "gone", "overboard", "mutineer"}),
        ("cartagena", {"side", "outbreak", "out", "duel", "fellows", "gold", "richest"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_consequence_has_words(name: str, consequences: set[str], lang: str) -> None:
    found = all_consequences(name) | RARE.get(name, set())
    assert {consequence.name for consequence in found} == consequences
    texts = [consequence_text(consequence, played(name).players, Messages(lang, name), name) for consequence in found]
    assert len(set(texts)) == len(found)
    for text in texts:
        assert text[0].isupper()
        assert " " in text
        assert not set("{}$") & set(text)


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_advice_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    record = played(name)
    worlds = Rng(b"worlds")
    compared = 0
    for entry in decisions(record, 11):
        match = match_at(record, entry)
        seat = match.state.acting[0]
        here = SeatPosition.of(match, seat)
        world = match.belief(seat).sample(worlds)
        there = SeatPosition(match.game, match.options, len(match.names), match.events_for(seat), observe(world, seat))
        one, two = (advise(each, Budget(30), generator("0", entry, seat)) for each in (here, there))
        assert one == two
        compared += 1
    assert compared > 1


def test_a_search_ranks_as_the_hard_bot_decides() -> None:
    record = played("meuterer")
    for entry in decisions(record, 30):
        match = match_at(record, entry)
        here = SeatPosition.of(match, match.state.acting[0])
        found = search(here, Budget(50), generator("0", entry, here.seat))
        bot = here.searcher(Budget(50), generator("0", entry, here.seat))
        assert here.observation.format_move(bot.choose(here.observation)) == found.best.move
        assert sorted(each.move for each in found.candidates) == sorted(match.legal_moves(here.seat))


def test_the_text_when_nothing_distinguishes_the_moves() -> None:
    moves = (Candidate("plank 1", 9, 0.4, 0.1), Candidate("plank 2", 8, 0.4, 0.1))
    hits = Reason(Consequence("mutineer", (("seat", 1),)), 0.7, None, 0.0)
    ends = Reason(Consequence("end", (("end", "full"),)), 0.55, 0.5, 0.2)
    messages = Messages("en", "traitres")

    def text_of(*reasons: Reason, decisive: Reason | None = None) -> tuple[str, list[str]]:
        advice = RankedMoves(0, 17, 24, moves, reasons, decisive)
        heading, lines = reasons_text(advice, ["Ann", "Bo", "Cy"], messages, "traitres")
        return heading, [line.replace("\u00a0", " ") for line in lines]

    assert text_of() == ("Nothing tells the first two apart.", [])
    heading, lines = text_of(hits, decisive=ends)
    assert heading.startswith("Nothing clearly tells the first two apart in 24 simulated games each.")
    full = "The chest is opened and reaches the target: 55%; after the second 50%"
    assert lines == ["Bo is a mutineer: 70%", full]
    heading, lines = text_of(hits, ends)
    assert heading == "Why the first rather than the second, in 24 simulated games each:"
    assert lines == ["Bo is a mutineer: 70%", full]
