"""Tables that are made once, when the game is loaded: made again they are the same, and they are correct."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from games.traitres.games import matches, some_move
from games.traitres.tables import GAME, board

from mutiny.games.traitres.components import box
from mutiny.games.traitres.constants import KINDS
from mutiny.games.traitres.rules import actions, loot
from mutiny.games.traitres.rules.board import LOOT_BITS
from mutiny.games.traitres.rules.game import CLAUSES, Traitres
from mutiny.games.traitres.rules.notation import FIXED
from mutiny.games.traitres.rules.piles import stacked
from mutiny.games.traitres.view import lay_as_seen, view
from mutiny.rulebook import load


def test_the_orders() -> None:
    made = actions._all_orders()
    assert made == actions.ORDERS
    assert made == [bytes(order) for length in (1, 2, 3) for order in product(range(3), repeat=length)]
    assert [actions.ORDER_ACTION[order] for order in made] == list(range(actions.ORDER, actions.RETURN_ONE))


@pytest.mark.rule("T2.5")
def test_the_orders_of_what_a_spyglass_shows() -> None:
    """Check three cards or fewer, in any order: each order of them occurs once, ascending."""
    assert loot._all_ways() == loot.ORDERS_OF
    listed = 0
    for length in (1, 2, 3):
        for cards in product(range(3), repeat=length):
            ways = sorted({actions.ORDER_ACTION[bytes(order)] for order in permutations(cards)})
            assert loot.ORDERS_OF[stacked(list(cards), LOOT_BITS)] == tuple(ways)
            listed += 1
    assert listed == sum(1 for ways in loot.ORDERS_OF if ways)


def test_the_action_space() -> None:
    """The moves are open, 9 stashes, 8 planks, a spyglass, 8 pockets, riddance, catch; then orders and returns."""
    assert len(FIXED) == actions.ORDER == 1 + 9 + 8 + 1 + 8 + 1 + 1
    assert actions.ACTIONS == actions.ORDER + 3 + 9 + 27 + 8 + 64 == GAME.actions
    assert actions.returned_by(actions.RETURN_ONE + 5) == [5]
    assert actions.returned_by(actions.RETURN) == [0, 0]
    assert actions.returned_by(actions.ACTIONS - 1) == [7, 7]
    assert actions.returned_by(actions.RETURN + 8 * 3 + 5) == [3, 5]


@pytest.mark.rule("T0.1", "T0.3")
def test_the_box() -> None:
    numbers = {
        3: (2, 1, 6, 5),
        4: (3, 1, 8, 8),
        5: (4, 1, 10, 11),
        6: (4, 2, 14, 6),
        7: (5, 2, 18, 9),
        8: (6, 2, 22, 12),
    }
    for players, (pirates, mutineers, planks, target) in numbers.items():
        whole = box(players)
        assert [whole.deck.count(kind) for kind in range(len(KINDS))] == [20, 10, 12, planks, 3, 3, 3, 3]
        assert whole.deck == bytes(sorted(whole.deck))
        assert whole.roles == bytes([0] * pirates + [1] * mutineers)
        assert whole.target == target


def test_settings_are_shared() -> None:
    game = Traitres()
    first = game.new(5).setting
    assert game.new(5).setting is game.new(5, {}).setting is first
    assert game.new(6).setting is not first
    met = game.new(5, {"mutineers-meet": "yes"}).setting
    assert (met.mutineers_meet, first.mutineers_meet) == (True, False)
    assert game.new(5, {"mutineers-meet": "yes"}).setting is met


@pytest.mark.rule("T0.1", "T0.2")
def test_the_game_itself() -> None:
    made = Traitres()
    assert (made.name, made.least, made.most, made.actions) == ("traitres", 3, 8, actions.ACTIONS)
    assert [(option.name, option.values, option.default, option.clause) for option in made.options] == [
        ("mutineers-meet", ("no", "yes"), "no", "T0.2")
    ]
    assert {clause.id for clause in load("traitres").clauses} >= set(CLAUSES)


def test_a_view_laid_on_a_board_gives_the_view_again() -> None:
    for match, rng in matches("laid", 18):
        while True:
            for seat in range(match.state.players):
                laid = GAME.new(match.state.players, match.options)
                seen: Any = match.state.view(seat)
                lay_as_seen(board(laid), seen, seat)
                again: Any = view(board(laid), seat)
                assert laid.acting == match.state.acting
                # Fields that the view does not show are not on the board.
                for hidden in ("draw_pile", "discard_pile", "chest", "role", "mutineers", "seen"):
                    seen.pop(hidden, None)
                    again.pop(hidden, None)
                assert again == seen
            if match.over:
                break
            match.play(match.state.acting[0], some_move(match, rng))
