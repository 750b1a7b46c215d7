"""Properties of every game of Cartagena, tried on random games with all boxes and numbers of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.cartagena.games import AT_ONCE, OPTIONS, matches, some_move, some_seat
from games.cartagena.tables import GAME, NAMES, board
from helpers.soaking import varied
from helpers.tellings import tell_apart

from mutiny import Match, Rng, seed_of
from mutiny.bots import Bot, EasyBot, MediumBot
from mutiny.rulebook import load
from mutiny.testing import check_bot, check_game
from mutiny.testing.fingerprints import seen

pytestmark = pytest.mark.long

CLAUSES = {clause.id for clause in load("cartagena").clauses}
BOX_IDS = ["storms", "cards", "gold", "coins", "everything"]
BOX_IDS += [f"{name}-at-once" for name in BOX_IDS[1:]]
Runs = Callable[[int, int], int]


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTIONS[1:], ids=BOX_IDS)
def test_the_conformance_suite_with_boxes_that_run_out(options: dict[str, str], runs: Runs) -> None:
    check_game(GAME, games=runs(2, 100), seed=varied("mutiny.testing").encode(), options=options)


@pytest.mark.soak
@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("bot", [EasyBot, MediumBot])
def test_bots_play_with_the_mutiny_at_once(bot: type[Bot], runs: Runs) -> None:
    check_bot(bot, GAME, games=runs(1, 20), seed=varied("mutiny.testing").encode(), options=AT_ONCE)


@pytest.mark.soak
@pytest.mark.rule("C0.1", "C0.2", "C0.3", "C4.8")
def test_everything_is_conserved_and_the_view_adds_up(runs: Runs) -> None:
    for match, rng in matches("conserved", runs(30, 3_000)):
        setting = board(match.state).setting
        combat, gold = len(setting.combat) + 2 * match.state.players, len(setting.gold)
        coins = setting.coins + setting.purse * match.state.players
        whole = list(match.state.inventory())
        assert (sum(whole[:6]), sum(whole[6:9]), whole[9:]) == (combat, gold, [coins, 10])
        before = match.state.view(None)
        while True:
            assert all(event.clause in CLAUSES for event in match.events[-1])
            assert list(match.state.inventory()) == whole
            view = match.state.view(None)
            assert sum(view["combat_counts"]) + view["combat_pile"] + len(view["out_of_game"]) == combat
            assert sum(view["gold_counts"]) + view["gold_pile"] == gold
            assert sum(view["coins"]) + view["supply"] == coins
            assert min(*view["coins"], view["supply"]) >= 0
            for seat in range(match.state.players):
                own = match.state.view(seat)
                assert len(own["combat"]) == view["combat_counts"][seat]
                assert len(own["gold"]) == view["gold_counts"][seat]
                assert (own["side"] is not None) == view["sided"][seat]
            only_forward(before, view)
            if match.options.get("mutiny") == "at-once":
                only_with_everything(before, view)
            if match.over:
                break
            before = view
            seat = some_seat(match, rng)
            match.play(seat, some_move(match, seat, rng))


def only_forward(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Check that sides stay taken, the ship never sails back, nobody returns, and sailors keep their letters."""
    assert before["ship"] <= after["ship"] <= after["track"]["mutiny"]
    assert all(now for then, now in zip(before["sided"], after["sided"], strict=True) if then)
    assert all(then for then, now in zip(before["aboard"], after["aboard"], strict=True) if now)
    assert before["deck"] >= after["deck"] >= 0
    assert after["posts"].count(None) <= before["posts"].count(None)
    assert len(before["out_of_game"]) <= len(after["out_of_game"])
    if after["phase"] == "door":
        # C3.1: a round begins only while no pile or supply is empty, and the ship is on its way.
        fresh = all(door["pirate"] is None for door in after["row"])
        assert not fresh or min(after["combat_pile"], after["gold_pile"], after["supply"]) > 0 or after["round"] == 1
        assert after["ship"] < after["track"]["mutiny"]
    if after["phase"] in ("lay", "monkey"):
        assert all(after["aboard"][seat] for seat in after["duel"]["in"])
        assert max(after["won"].count("valverde"), after["won"].count("diaz")) < 3


def only_with_everything(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Check that no turn begins when something has run out, and that the ship has not moved because of it (C3.1)."""
    least = min(after["combat_pile"], after["gold_pile"], after["supply"])
    if after["phase"] == "door" and after["turn"] != before["turn"]:
        assert least > 0
    if before["phase"] not in ("posts", "lay", "monkey") and after["phase"] in ("posts", "lay"):
        assert (least == 0) == (after["ship"] < after["track"]["mutiny"])
        assert least > 0 or (after["ship"], after["turns_left"]) == (before["ship"], 0)


@pytest.mark.soak
@pytest.mark.rule("C0.6", "C4.2")
def test_the_events_of_a_move_show_others_what_they_see_and_no_more(runs: Runs) -> None:
    tried = 0
    for match, rng in matches("told", runs(6, 300)):
        while not match.over:
            mover = some_seat(match, rng)
            tried += tell_apart(match.state, mover)
            match.play(mover, some_move(match, mover, rng))
    assert tried > 300


@pytest.mark.soak
@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_in_which_cards_are_laid_changes_nothing(players: int, runs: Runs) -> None:
    """Play one game in seat order and one in any order: the log, the events for everybody and the end are the same."""
    out_of_order = 0
    for number in range(runs(12, 600)):
        seed = seed_of(varied(f"order {players}"), number)
        one, other = (Match(GAME, NAMES[:players], OPTIONS[number % len(OPTIONS)], seed) for _ in range(2))
        rng = Rng(seed).fork("moves")
        while not one.over:
            moves = [(seat, some_move(one, seat, rng)) for seat in one.state.acting]
            for seat, action in moves:
                one.play(seat, action)
            while moves:
                place = rng.below(len(moves))
                out_of_order += place > 0
                other.play(*moves.pop(place))
            assert other.entries == one.entries
            assert [seen(other.state, seat) for seat in range(players)] == [
                seen(one.state, seat) for seat in range(players)
            ]
        for watcher in (None, *range(players)):
            assert other.events_for(watcher) == one.events_for(watcher)
        assert [[event.with_secrets() for event in batch] for batch in other.events] == [
            [event.with_secrets() for event in batch] for batch in one.events
        ]
        assert other.state.result() == one.state.result()
    assert out_of_order > 20
