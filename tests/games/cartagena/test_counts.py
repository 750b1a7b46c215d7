"""Exact counts of paths and positions from fixed set-ups: the strongest test for missing and superfluous moves.

The numbers were derived without the engine: `reference.cartagena.count` and `count_positions` walk the tables of the
independent reference implementation, which lists its moves from the rules' text in its own way. Here the engine walks
the same trees with its own `legal_actions` and `apply`. The comment at each set-up derives the first plies by hand. A
path is a sequence of moves; chance or the end of the game ends it. Players who lay at once do so in every order, and
each order is a separate path; positions reached in several ways count once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from games.cartagena.oracle import ORACLE
from games.cartagena.pictures import picture, table_of
from games.cartagena.tables import SHORT, SIDED, Parts, begun, lay, lay_row, sail, table, voyage
from kernel.tables import play
from reference.cartagena import count, count_positions

from mutiny import Match

pytestmark = pytest.mark.long


class CartagenaSetup(NamedTuple):
    """A fixed position, the number of paths of 0, 1, 2 ...

    moves from it, and the number of positions within these depths.
    """

    match: Callable[[], Match]
    paths: list[int]
    positions: list[int]


def after(match: Match, moves: str) -> Match:
    """Return a table at which these moves have been played."""
    play(match, moves)
    return match


def trading() -> Match:
    """Return seat 0 at Dean Nero's with two v1, a d1, a d3 and a coin.

    The supply has two coins, the pile four cards.
    """
    match = begun(2, combat="v1 d3", parts=Parts(combat=(4, 0, 1), coins=5, mutiny=99))
    sail(match, "crackpott | ojo; side diaz")
    sail(match, "ojo; side diaz | pang; take coin")
    lay_row(match, "dean-nero wessel-jan chang-ye sate ghost")
    return after(match, "0 knock; 0 visit dean-nero")


def manned() -> Match:
    """Return seat 0 at Cambivalute's with all ten sailors placed.

    Ojo and Bijoux lie face up, and both players have a side.
    """
    match = begun(2, parts=Parts(mutiny=99, storms=()))
    sail(match, "ojo; side valverde | bijoux; side diaz")
    for pair in ("1 2", "3 4", "5 6", "7 8", "9 10"):
        sail(match, f"wessel-jan; swap | cambivalute; * sailors {pair}; post high-diaz")
    lay_row(match, "ojo bijoux cambivalute wessel-jan pang")
    return after(match, "0 knock; 0 knock; 0 knock; 0 visit cambivalute")


def poor() -> Match:
    """Return four players with an empty combat pile, one gold card in the pile and one coin in the supply."""
    box = Parts(combat=(4, 0, 0), gold=(1, 0, 0), coins=5)
    return table("crackpott pang ramon-diaz captain-valverde tembo sate dean-nero", players=4, parts=box)


def second_round() -> Match:
    """Return three players with a card and a coin each in the second round of duel A; the supply has two coins."""
    match = voyage(*SIDED[3], players=3, parts=SHORT._replace(coins=5))
    lay(match, "v1 d1 v1")
    return match


SETUPS: dict[str, CartagenaSetup] = {
    # Knock. Knock again, or visit Pang. Knock again, or visit Crackpott; or take a card or a coin from Pang. Then a
    # knock or Tembo after three knocks; a knock or Pang for seat 1 after Crackpott; but only a knock after either of
    # Pang's gifts: 2 + 2 + 1 + 1.
    "the first round of two": CartagenaSetup(
        lambda: table("pang crackpott tembo captain-valverde sate", combat="v2 d3 v1 d2"),
        [1, 1, 2, 4, 6, 12, 19, 26, 8, 0],
        [1, 2, 4, 8, 14, 26, 45, 70, 77, 77],
    ),
    # The supply pays for two cards: none, v1, d1, d3 and four pairs; or no coin or one for a card: 10. Seat 1 knocks,
    # then knocks again or visits Wessel-Jan, where his two cards make four swaps; the knock leaves two doors: 10 * (4 +
    # 2).
    "Dean Nero with little to give": CartagenaSetup(trading, [1, 10, 10, 20, 60, 29, 0], [1, 10, 19, 37, 91, 117, 117]),
    # There are five letters, two ways each; seat 1 knocks or visits one of two. A knock leaves two choices, and so does
    # either visit.
    "all sailors stand": CartagenaSetup(manned, [1, 5, 10, 30, 60, 50, 20, 0], [1, 6, 12, 30, 54, 84, 96, 96]),
    # Knock. Knock again or visit Crackpott, who gives nothing. Knock again or visit Pang; or seat 1 knocks: 2 + 1.
    "where there is nothing to be had": CartagenaSetup(
        poor,
        [1, 1, 2, 3, 5, 8, 16, 37, 81, 174, 351, 465, 856, 885, 244, 0],
        [1, 2, 4, 7, 12, 20, 36, 69, 133, 248, 423, 635, 911, 1053, 1053],
    ),
    # Either seat first, a v1 or a d1: 4; then the other: 8. This goes on to the end of the game.
    "two players duel to the end": CartagenaSetup(
        lambda: voyage(*SIDED[2]),
        [1, 4, 8, 32, 64, 96, 96, 192, 192, 192, 192, 0],
        [1, 5, 9, 25, 34, 48, 56, 72, 80, 90, 97, 97],
    ),
    # Three seats, two cards: 6; one of the other two: 6 * 4; the last: 24 * 2.
    "three players duel": CartagenaSetup(
        lambda: voyage(*SIDED[3], players=3),
        [1, 6, 24, 48, 288, 1152, 2304, 4320, 9504, 12096],
        [1, 7, 19, 27, 75, 171, 198, 249, 336, 389, 449, 518, 542, 578, 599, 607, 607],
    ),
    # The same with a card and the monkey each. Then, in each of the six orders: one monkey, in three cases, robs either
    # of two; two monkeys, in three cases, leave one player, who has one choice; after no monkey the three have one
    # choice each, and after three monkeys duel B begins with their three cards: 6 * (3 * 2 + 3 * 1 + 3 + 3).
    "monkeys in the second round": CartagenaSetup(
        second_round,
        [1, 6, 24, 48, 90, 198, 252, 540, 1080, 1080, 1512, 2160, 1728, 0],
        [1, 7, 19, 27, 42, 69, 86, 113, 143, 154, 169, 178, 182, 182],
    ),
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_engine_counts_the_same(name: str) -> None:
    setup = SETUPS[name]
    state = setup.match().state
    assert ORACLE.paths(state, len(setup.paths) - 1) == setup.paths
    assert ORACLE.positions(state, len(setup.positions) - 1) == setup.positions


@pytest.mark.parametrize("name", SETUPS)
def test_the_numbers_are_the_reference_s(name: str) -> None:
    """Compare to a depth that the slow reference reaches quickly; the deeper numbers were counted in the same way."""
    setup = SETUPS[name]
    match = setup.match()
    begun_there = table_of(match)
    assert picture(match.state) == begun_there.summary()
    depth = sum(number <= 2_500 for number in setup.paths) - 1
    assert count(begun_there, depth) == setup.paths[: depth + 1]
    for deep in range(1, len(setup.positions)):
        if setup.positions[deep] <= 500:
            assert count_positions(begun_there, deep) == setup.positions[deep]
