"""A game looked at: what each entry did, whoever looks, and a blunder that the rules alone prove to be one."""

from __future__ import annotations

import pytest
from advice.records import decisions, match_at, played

from mutiny import Record, Rng, game, seed_of
from mutiny.advice import Standpoint
from mutiny.advice.analysis import Plan, assemble, examine
from mutiny.advice.report import report
from mutiny.advice.versus import versus
from mutiny.bots import RandomBot, play_game


@pytest.fixture(scope="module")
def blunder() -> Record:
    """Bo can win the game with its last move, and makes the other one."""
    return play_game(game("meuterer"), [RandomBot] * 3, {}, seed_of("blunder", 2944)).record(["Ann", "Bo", "Cy"])


def test_a_blunder_is_found_and_turns_the_game(blunder: Record) -> None:
    last = len(blunder.moves) - 1
    plan = Plan(blunder.text(), None, 40, "0")
    analysis = assemble(examine(plan, range(last - 3, last + 1)))
    decision = analysis.decisions[-1]
    assert (decision.entry, decision.round, decision.seat) == (last, 9, 1)
    assert (decision.made, decision.better) == ("fight 0", "fight 1")
    # Whatever is hidden, one move wins and the other loses.
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
    assert told.turning[-1].text.startswith(f"entry {last}, round 9: Bo plays no conflict cards: ")


@pytest.mark.parametrize("seat", [None, 1])
def test_it_does_not_matter_who_looks_at_which_entries(seat: int | None) -> None:
    record = played("traitres")
    plan = Plan(record.text(), seat, 6, "0")
    entries = range(len(record.moves))
    whole = examine(plan, entries)
    assert [found.entry for found in whole] == list(entries)
    parts = [found for start in entries[::5] for found in examine(plan, entries[start : start + 5])]
    assert parts == whole
    assert examine(Plan(record.text(), seat, 6, "1"), entries) != whole


def test_every_choice_and_no_other_entry_is_a_decision() -> None:
    record = played("cartagena")
    choices = decisions(record, 1)
    some = range(choices[40], choices[52])
    found = examine(Plan(record.text(), None, 2, "0"), some)
    assert [each.entry for each in found if each.decision is not None] == [entry for entry in choices if entry in some]
    for each in found:
        if each.decision is not None:
            assert (each.decision.seat, each.decision.made) == record.moves[each.entry]


def test_a_forced_move_changes_no_chances() -> None:
    record = played("cartagena")
    found = examine(Plan(record.text(), None, 2, "0"), range(len(record.moves)))
    points = {point.entry: point for point in assemble(found).points}
    forced = [each.entry for each in found if each.point is not None and not each.point.chances]
    assert forced
    for entry in forced:
        assert points[entry].chances == points[entry + 1].chances


def test_equal_moves_are_equal_and_others_compared_in_the_same_worlds() -> None:
    record = played("meuterer")
    match = match_at(record, decisions(record, 1)[20])
    here = Standpoint.of(match, match.state.acting[0])
    one, two = here.sight.legal[:2]
    assert versus(here, one, one, 20, Rng(b"x")).margin == 0
    there = versus(here, one, two, 20, Rng(b"x"))
    back = versus(here, two, one, 20, Rng(b"x"))
    assert (there.one, there.other) == pytest.approx((back.other, back.one))
    assert there.margin == pytest.approx(back.margin)
    assert 0 < there.margin < 1
