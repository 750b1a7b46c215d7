"""Exact counts of paths and positions from fixed set-ups: the strongest test for missing and superfluous moves.

The numbers were derived without the engine: `reference.traitres.count` and `count_positions` walk the tables of the
independent reference implementation, which lists its moves from the rules' text in its own way. Here the engine walks
the same trees with its own `legal_actions` and `apply`. The comment at each set-up derives the first plies by hand. A
path is a sequence of moves without talk; the end of the game ends it. Positions reached in several ways count once, and
announcements are not part of a position.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from games.traitres.oracle import ORACLE
from games.traitres.pictures import picture
from games.traitres.tables import table
from kernel.tables import play
from reference.hand_made_traitres import dealt
from reference.hand_made_traitres import play as play_by_reference
from reference.traitres import TraitresTable, count, count_positions

from mutiny import Match

pytestmark = pytest.mark.long


class TraitresSetup(NamedTuple):
    """A set-up: hands and pile, whether the whole deck is there, moves made, mutineers; then paths and positions."""

    hands: tuple[str, ...]
    pile: str
    whole: bool
    moves: str
    mutineers: tuple[int, ...]
    paths: list[int]
    positions: list[int]

    def match(self) -> Match:
        """Return the set-up in the engine."""
        match = table(*self.hands, pile=self.pile, whole=self.whole, mutineers=self.mutineers)
        if self.moves:
            play(match, self.moves)
        return match

    def table(self) -> TraitresTable:
        """Return the set-up in the reference implementation."""
        begun = dealt(*self.hands, pile=self.pile, whole=self.whole, mutineers=self.mutineers)
        return play_by_reference(begun, self.moves) if self.moves else begun


SETUPS: dict[str, TraitresSetup] = {
    # Open ends the game; 6 stashes and 2 planks continue, to open, 3 stashes, 1 spyglass and 2 pockets: 8 * 7. After a
    # stash the spyglass is followed by its one order, otherwise by the five moves of seat 2, or three once his pockets
    # are turned out and he has drawn three +1: 6 * (3 * 5 + 5 + 3 + 1) + 2 * (3 * 5 + 5 + 3 + 5).
    "every card in a whole deck": TraitresSetup(
        ("+1 0 plank", "-2 spyglass pockets", "riddance catch +1"),
        "",
        True,
        "",
        (2,),
        [1, 9, 56, 200, 1201, 7575, 28998],
        [1, 6, 26, 61, 166, 486, 1076, 2001],
    ),
    # Two pirates open or stash in three ways; then the mutineer stashes the last card: 4, 3 * 4, 9 * 3.
    "to the end of a small game": TraitresSetup(
        ("0 0 0", "0 0 0", "0 0 0"), "0 0 0", False, "", (2,), [1, 4, 12, 27, 0, 0], [1, 3, 5, 6, 6]
    ),
    # Open, two planks, the spyglass. Three different cards in six orders, or, after a plank, open, six stashes and two
    # planks: 6 + 2 * 9. After an order those nine, 6 * 9, and with them the last card is drawn.
    "a spyglass on three different cards": TraitresSetup(
        ("+1 spyglass spyglass", "0 0 +1", "-2 riddance +1"),
        "plank plank plank plank plank",
        False,
        "0 stash +1 as 0; 1 stash 0 as 0; 2 stash -2 as +1",
        (2,),
        [1, 4, 24, 54, 0],
        [1, 5, 21, 51, 51],
    ),
    # Open, six stashes, the catch. After it two +1, two 0 and a -2 give 3 * 2 + 2 pairs; after a stash seat 1 has open,
    # three stashes, two planks and a catch: 8 + 6 * 7.
    "a catch in every hand": TraitresSetup(
        ("catch +1 0", "-2 catch plank", "0 +1 catch"),
        "0 +1 -2 plank",
        False,
        "",
        (2,),
        [1, 8, 50, 314, 2220, 8126, 30638],
        [1, 5, 23, 94, 367, 1300, 3565],
    ),
    # Three stashes, three planks, three pockets. Seat 0 then has open, three stashes and three planks, only two planks
    # once seat 2 is overboard; pockets empty the pile of four, which is the end: 3 * 7 + 2 * 7 + 6.
    "one plank short of going overboard": TraitresSetup(
        ("plank plank 0", "plank 0 pockets", "plank 0 0", "plank pockets +1"),
        "0 0 plank plank plank 0 0",
        False,
        "0 plank 2; 1 plank 2; 2 plank 3",
        (3,),
        [1, 9, 41, 235, 708, 0],
        [1, 8, 26, 91, 153, 153],
    ),
    # Open, three stashes, five planks, five pockets. The mutineer at seat 1 then has six stashes and a spyglass, or
    # three stashes if he was the one to draw three +1: 12 * 7 + 3.
    "six players": TraitresSetup(
        ("+1 plank pockets", "-2 spyglass 0", "catch riddance +1", "plank plank 0", "+1 -2 0", "pockets plank catch"),
        "",
        True,
        "",
        (1, 4),
        [1, 14, 87, 493, 3070, 23175],
        [1, 13, 44, 159, 577, 1818],
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
    begun = setup.table()
    assert picture(setup.match().state) == begun.summary()
    depth = sum(number <= 2_500 for number in setup.paths) - 1
    assert count(begun, depth) == setup.paths[: depth + 1]
    for deep in range(1, len(setup.positions)):
        if setup.positions[deep] <= 500:
            assert count_positions(begun, deep) == setup.positions[deep]
