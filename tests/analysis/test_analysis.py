"""Analyses: the effect of each entry from every point of view, and a mistake that the rules alone prove."""

from __future__ import annotations

import pytest
from analysis.records import decisions, match_at, played

from mutiny import Record, Rng, game, seed_of
from mutiny.analysis import SeatPosition
from mutiny.analysis.compare_moves import compare_moves
from mutiny.analysis.game_analysis import AnalysisPlan, assemble, examine
from mutiny.analysis.report import as_data, report
from mutiny.bots import RandomBot, play_game


@pytest.fixture(scope="module")
def blunder() -> Record:
    """Return a game in which Bo could win with the last move, but makes the other move."""
    return play_game(game("meuterer"), [RandomBot] * 3, {}, seed_of("blunder", 2944)).record(["Ann", "Bo", "Cy"])


def test_a_blunder_is_found_and_turns_the_game(blunder: Record) -> None:
    last = len(blunder.moves) - 1
    plan = AnalysisPlan(blunder, None, 40, "0")
    analysis = assemble(examine(plan, range(last - 3, last + 1)))
    decision = analysis.decisions[-1]
    assert (decision.entry, decision.round, decision.seat) == (last, 9, 1)
    assert (decision.made, decision.better) == ("fight 0", "fight 1")
    # Whatever the hidden cards are, one move wins and the other loses.
    assert (decision.chance_made, decision.chance_better, decision.loss, decision.margin) == (0.0, 1.0, 1.0, 0.0)
    assert analysis.points[-1].chances[1] == 0
    (turning,) = [swing for swing in analysis.turning if swing.entry == last]
    assert turning.before[1] > 0.2
    told = report(plan, analysis, "Meuterer", "en")
    mistake = told.mistakes[1][0].text.replace("\u00a0", " ")
    assert mistake == (
        f"entry {last}, round 9: Play no conflict cards [fight 0] (0%); "
        "better: Play 1 conflict card for the mutiny [fight 1] (100%, ± 0 between them)"
    )
    (found,) = [each for each in as_data(plan, told)["mistakes"] if each["entry"] == last]
    assert (found["move"], found["move_text"]) == ("fight 0", "Play no conflict cards")
    assert (found["better"], found["better_text"]) == ("fight 1", "Play 1 conflict card for the mutiny")
    turned = as_data(plan, told)["turning_points"][-1]
    assert turned["sentence"].startswith("Bo plays no conflict cards: ")
    assert turned["text"].startswith(turned["sentence"])
    assert told.turning[-1].text.startswith(f"entry {last}, round 9: Bo plays no conflict cards: ")


@pytest.mark.parametrize("seat", [None, 1])
def test_it_does_not_matter_who_looks_at_which_entries(seat: int | None) -> None:
    record = played("traitres")
    plan = AnalysisPlan(record, seat, 6, "0")
    entries = range(len(record.moves))
    whole = examine(plan, entries)
    assert [found.entry for found in whole] == list(entries)
    parts = [found for start in entries[::5] for found in examine(plan, entries[start : start + 5])]
    assert parts == whole
    assert examine(AnalysisPlan(record, seat, 6, "1"), entries) != whole


def test_every_choice_and_no_other_entry_is_a_decision() -> None:
    record = played("cartagena")
    choices = decisions(record, 1)
    some = range(choices[40], choices[52])
    found = examine(AnalysisPlan(record, None, 2, "0"), some)
    assert [each.entry for each in found if each.decision is not None] == [entry for entry in choices if entry in some]
    for each in found:
        if each.decision is not None:
            assert (each.decision.seat, each.decision.made) == record.moves[each.entry]


def test_a_forced_move_changes_no_chances() -> None:
    record = played("cartagena")
    found = examine(AnalysisPlan(record, None, 2, "0"), range(len(record.moves)))
    points = {point.entry: point for point in assemble(found).points}
    forced = [each.entry for each in found if each.point is not None and not each.point.chances]
    assert forced
    for entry in forced:
        assert points[entry].chances == points[entry + 1].chances


def test_equal_moves_are_equal_and_others_compared_in_the_same_worlds() -> None:
    record = played("meuterer")
    match = match_at(record, decisions(record, 1)[20])
    here = SeatPosition.of(match, match.state.acting[0])
    one, two = here.observation.legal_actions[:2]
    assert compare_moves(here, one, one, 20, Rng(b"x")).margin == 0
    there = compare_moves(here, one, two, 20, Rng(b"x"))
    back = compare_moves(here, two, one, 20, Rng(b"x"))
    assert (there.one, there.other) == pytest.approx((back.other, back.one))
    assert there.margin == pytest.approx(back.margin)
    assert 0 < there.margin < 1
