"""Tables that are made once, when the game is loaded: made again they are the same, and they are correct."""

from __future__ import annotations

from math import comb
from typing import cast

import pytest
from games.meuterer.games import OPTIONS

from mutiny import Rng
from mutiny.games.meuterer.components import Islands, card_counts, read_islands
from mutiny.games.meuterer.constants import LOADER
from mutiny.games.meuterer.rules import actions
from mutiny.games.meuterer.rules.board import AWAIT_KEEP, AWAIT_SELL, AWAIT_SHUFFLE
from mutiny.games.meuterer.rules.game import GAME, Meuterer
from mutiny.games.meuterer.view import lay_as_seen
from mutiny.games.meuterer.view_types import MeutererSeatView
from mutiny.kernel.cardset import size, unpack
from mutiny.kernel.components import components_text


def parts(sale: actions.Sale) -> tuple[int, int, int, int]:
    return sale.here, sale.many_here, sale.there, sale.many_there


def test_the_sales() -> None:
    made = actions._all_sales()
    assert [parts(sale) for sale in made] == [parts(sale) for sale in actions.SALES]
    # There are five kinds, one to five cards at either island or at both, never more than five in all.
    both = [(a, m, b, n) for a in range(5) for m in range(1, 6) for b in range(5) for n in range(1, 6) if m + n <= 5]
    one = [(kind, many) for kind in range(5) for many in range(1, 6)]
    expected = {*both, *((0, 0, *part) for part in one), *((*part, 0, 0) for part in one)}
    assert {parts(sale) for sale in made} == expected
    assert len(made) == len(expected) == 300
    assert [sale.key() for sale in made] == sorted({sale.key() for sale in made})
    assert [actions.SALE_ACTION[sale.key()] for sale in made] == list(range(actions.SELL, actions.KEEP))


def test_the_keeps() -> None:
    made = actions._all_keeps()
    assert made == actions.KEEPS
    listed = [unpack(cards) for cards in made]
    assert listed == sorted(listed, key=lambda cards: (len(cards), cards))
    assert max(size(cards) for cards in made) == 5
    counts = (4, 5, 6, 7, 8, 6, 1)
    assert all(cards.count(kind) <= counts[kind] for cards in listed for kind in range(7))
    # These are all sets of up to five cards of seven kinds, less five rubies, and less two pirates cards with up to
    # three more.
    assert len(made) == len({tuple(cards) for cards in listed}) == comb(12, 7) - 1 - comb(10, 7)


@pytest.mark.rule("M0.1")
def test_the_game_itself() -> None:
    made = Meuterer()
    assert (made.name, made.least, made.most, made.actions) == ("meuterer", 3, 4, actions.ACTIONS)
    assert [(option.name, option.values, option.default, option.clause) for option in made.options] == [
        ("pirates", ("off", "on", "double"), "off", "MP.1"),
        ("offered-conflict", ("counts", "ignored"), "counts", "M4.4"),
        ("loader-returns", ("draw", "discard"), "draw", "M8.2"),
        ("loader-keeps", ("drawn", "hand"), "drawn", "M8.2"),
        ("ring", ("shuffled", "printed"), "shuffled", "M0.3"),
        ("islands", (), "", "M0.8"),
    ]


@pytest.mark.long
def test_settings_are_shared_and_not_kept_for_ever() -> None:
    game = Meuterer()
    first = game.new(3).setting
    assert game.new(3).setting is first
    assert game.new(4).setting is not first
    assert game.new(3).setting is first
    assert game.new(3, {"pirates": "on"}).setting is not first
    for number in range(100):
        game.new(3, {"islands": components_text("mutiny.games.meuterer") + "\n" * number})
    assert len(game._settings) <= 64
    assert game.new(3).setting is not first


@pytest.mark.rule("M0.2")
def test_the_numbers_of_the_box() -> None:
    assert card_counts() == (4, 5, 6, 7, 8, 6, 1)
    islands: Islands = read_islands("")
    assert [(island["buys"], *list(island.values())[1:]) for island in islands.shown.values()] == [
        ("any", 4, 3, 2, 1),
        ("ruby", 5, 3, 1, 4),
        ("grain", 5, 3, 1, 1),
        ("cloth", 4, 2, 0, 4),
        ("salt", 4, 2, 0, 5),
        ("grain", 4, 2, 1, 3),
        ("wine", 4, 2, 0, 4),
        ("wine", 6, 3, 1, 2),
        ("ruby", 7, 4, 2, 2),
        ("any", 5, 2, 0, 3),
        ("cloth", 5, 3, 1, 2),
        ("salt", 6, 4, 2, 2),
    ]
    assert islands.buys == [5, 0, 4, 3, 1, 4, 2, 2, 0, 5, 3, 1]
    assert islands.prices == [(0, *list(island.values())[1:4], 0) for island in islands.shown.values()]
    assert islands.docking == [island["docking"] for island in islands.shown.values()]


LAID = (
    "over",
    "awaits_chance",
    "acting",
    "awaited",
    "round",
    "captain",
    "pay",
    "ring",
    "ship",
    "before",
    "pirate_ship",
    "goal",
    "mutineer_goal",
    "aside",
    "revealed",
    "mutiny",
    "against",
    "rising",
    "fought",
    "choices",
    "discard",
)


@pytest.mark.long
@pytest.mark.parametrize("number", range(12))
def test_a_view_laid_on_a_board_gives_the_board_again(number: int) -> None:
    """Compare everything except hidden fields at every point of a game, also when chance is awaited and at the end."""
    options = OPTIONS[number * 2]
    rng = Rng(b"laid %d" % number)
    state = GAME.new(3 + number % 2, options)
    while True:
        for seat in range(state.players):
            board = GAME.new(state.players, options)
            lay_as_seen(board, cast("MeutererSeatView", state.view(seat)), seat)
            for name in LAID:
                if name != "choices" or state.awaited == AWAIT_SELL:
                    assert getattr(board, name) == getattr(state, name), name
            assert board.legal_actions(seat) == state.legal_actions(seat)
            assert board.crew[seat].saw == state.crew[seat].saw
            assert [other.hand == 0 for other in board.crew[seat + 1 :]] == [True] * (state.players - seat - 1)
            assert [other.score for other in board.crew] == state.scores
            if state.revealed:
                assert board.middle == state.middle
            if state.awaited in (AWAIT_KEEP, AWAIT_SHUFFLE):
                assert (board.drawing, board.needed) == (state.drawing, state.needed)
            drew = state.awaited in (AWAIT_KEEP, AWAIT_SHUFFLE) and seat == state.drawing
            assert board.drawn == (state.drawn if drew and state.crew[seat].role == LOADER else [])
        if state.over:
            break
        if state.awaits_chance:
            state.apply_chance(state.sample_chance(rng))
        else:
            moves = state.legal_actions(state.acting[0])
            state.apply(state.acting[0], moves[rng.below(len(moves))])


def test_the_table_of_islands_is_shown_as_such_and_not_among_the_options() -> None:
    state = GAME.new(3, {"islands": components_text("mutiny.games.meuterer")})
    options = {"pirates", "offered-conflict", "loader-returns", "loader-keeps", "ring"}
    assert set(state.view(None)["options"]) == options
    assert state.view(None)["islands"]["eisfelsen"]["docking"] == 5
