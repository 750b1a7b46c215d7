"""Exact counts of paths and positions from fixed set-ups: the strongest test for missing and superfluous moves.

The numbers were derived without the engine: `reference.meuterer.count` and `count_positions` walk the tables of the
independent reference implementation, which lists its moves from the rules' text in its own way. Here the engine walks
the same trees with its own `legal_actions` and `apply`. The comment at each set-up derives the first plies by hand. A
path is a sequence of moves; chance or the end of the game ends it. Positions reached in several ways count once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from games.meuterer.oracle import ORACLE
from games.meuterer.tables import FOUR, SAIL_FIVE, ring, table
from kernel.tables import play
from reference.meuterer import count, count_positions
from reference.meuterer import replay as replay_by_reference

from mutiny import Match

pytestmark = pytest.mark.long


class MeutererSetup(NamedTuple):
    """A fixed position, the number of paths of 0, 1, 2 ...

    moves from it, and the number of positions within these depths.
    """

    match: Callable[[], Match]
    paths: list[int]
    positions: list[int]


def after(moves: str, *hands: str, **how: Any) -> Callable[[], Match]:
    """Return a function that makes a table at which these moves have been played."""

    def begin() -> Match:
        match = table(*hands, **how)
        play(match, moves)
        return match

    return begin


EXAMPLE = (
    "conflict conflict wine wine grain",
    "conflict conflict salt grain cloth",
    "cloth cloth grain salt wine",
    "salt salt wine conflict ruby",
)
ARMED = (
    "conflict conflict grain grain grain",
    "conflict conflict wine wine wine",
    "conflict cloth cloth cloth cloth",
    "conflict salt salt salt salt",
)
PLAIN = ("grain grain grain grain grain", "wine wine wine wine wine", "cloth cloth cloth cloth cloth")

SETUPS: dict[str, MeutererSetup] = {
    # 4 pays; 3 kinds or leave; 4 kinds or leave: 80. Then after an offer Florian, 4 kinds or leave, and after a leave
    # Steffi again, 5 roles: 16 * (4 * 5 + 5).
    "the worked example after the deal": MeutererSetup(
        lambda: table(*EXAMPLE),
        [1, 4, 16, 80, 400, 2000, 8704, 35584],
        [1, 5, 21, 101, 501],
    ),
    # One kind each. The Captain: offer or leave, 2. Steffi: offer or leave, 4. Then Florian, 2 after an offer, or
    # Steffi, 5 roles after a leave: 2 * (2 + 5) = 14.
    "three players with one kind each": MeutererSetup(
        after("0 pay 0", *PLAIN),
        [1, 2, 4, 14, 34, 91, 209, 495, 1113, 2734, 7154],
        [1, 3, 7, 21, 55, 143, 328, 726],
    ),
    # Only the Captain is in, with four grain: offer or leave, 2. After a leave 4 pays, after an offer 2 again: 6.
    "the last one in": MeutererSetup(
        after("0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take merchant", *PLAIN),
        [1, 2, 6, 18, 42, 125, 332, 920, 2356, 6136, 15384],
        [1, 3, 9, 27, 69, 194, 522, 1363],
    ),
    # 0 to 2, 0 to 2, 0 or 1, 0 or 1 cards: 3, 9, 18, 36; then 4 pays.
    "a mutiny in which all four may fight": MeutererSetup(
        after("0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate", *ARMED),
        [1, 3, 9, 18, 36, 144, 480, 1548, 5604, 19084],
        [1, 4, 13, 31, 67, 211, 691],
    ),
    # The loader takes no part and draws three after the mutiny: 3, 9, then he keeps none: 1 each, then 4 pays.
    "a mutiny, then a loader who keeps nothing": MeutererSetup(
        after("0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take loader", *ARMED[:3]),
        [1, 3, 9, 9, 36, 120, 372, 1412, 4888, 15336],
        [1, 4, 13, 22, 58, 178, 550],
    ),
    # Piratennest and Hochland buy anything. Two wine and a grain: wine at both 3 ways, grain at both 2, one each 2: 7.
    # Steffi has two wine: 3 ways. Florian has one of cloth and wine: 2 + 2 + 2.
    "three choose their sales": MeutererSetup(
        after(
            f"{SAIL_FIVE[3]}; 0 pay 0; 0 offer wine; 1 offer wine; 2 offer cloth; 0 offer wine; 1 offer wine; "
            "2 offer wine; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 0 leave",
            "salt wine wine grain grain",
            "ruby salt salt wine wine",
            "ruby ruby wine cloth cloth",
            islands=ring(piratennest=5),
        ),
        [1, 7, 21, 126, 504, 2016, 10080, 34272],
        [1, 8, 29, 56, 164, 596],
    ),
    # The loader needs two of salt, grain, conflict, grain, conflict: 3 pairs of two kinds and 2 of one.
    "a loader's choice": MeutererSetup(
        after(
            "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave; "
            "1 offer salt; 1 leave; 1 take loader",
            *FOUR,
            pile="cloth salt grain conflict grain conflict ruby",
        ),
        [1, 5, 20, 60, 252, 876, 3012, 10312, 35296],
        [1, 6, 26, 86, 338, 1214],
    ),
    # The same under the discard pile: which cards were given back is part of the position.
    "a loader's choice, returned to the discard pile": MeutererSetup(
        after(
            "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave; "
            "1 offer salt; 1 leave; 1 take loader",
            *FOUR,
            pile="cloth salt grain conflict grain conflict ruby",
            options={"loader-returns": "discard"},
        ),
        [1, 5, 20, 60, 252, 876, 3012, 10312, 35296],
        [1, 6, 26, 86, 338, 1214],
    ),
    # Two each of salt, wine, grain and conflict, of which five are kept: 16 ways.
    "a loader's choice from the whole hand": MeutererSetup(
        after(
            "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave; 1 offer salt; "
            "1 leave; 1 take loader",
            *FOUR,
            pile="cloth salt grain conflict grain conflict ruby",
            options={"loader-keeps": "hand"},
        ),
        [1, 16, 64, 192, 816, 2832, 9744, 33392],
        [1, 17, 81, 273, 1089],
    ),
    # Pirates, cloth, grain or leave; then wine, salt or leave: 12. Then 8 * 3 after an offer and 4 * 5 after a leave.
    "the pirates in hand": MeutererSetup(
        after(
            "0 pay 0",
            "pirates cloth cloth grain grain",
            "wine wine wine salt salt",
            "cloth cloth cloth wine wine",
            islands=ring(piratennest=2),
            options={"pirates": "on"},
        ),
        [1, 4, 12, 44, 156, 536, 1736, 5599, 16374],
        [1, 5, 17, 61, 211, 677],
    ),
    "the pirates in hand, twice as fast": MeutererSetup(
        after(
            "0 pay 0",
            "pirates cloth cloth grain grain",
            "wine wine wine salt salt",
            "cloth cloth cloth wine wine",
            islands=ring(piratennest=6),
            options={"pirates": "double"},
        ),
        [1, 4, 12, 44, 156, 536, 1736, 5599, 16374],
        [1, 5, 17, 61, 211, 677],
    ),
    # Carmen offers salt or conflict or leaves, 3; then three ways, two, or one of three roles: 8. With the mutineer,
    # Captain, mate, boy and she fight in turn; with the merchant the next round begins, 4 pays; with the loader she
    # needs one card and keeps one.
    "the last to leave": MeutererSetup(
        after("0 pay 1; 0 offer conflict; 1 leave; 1 take mate; 2 leave; 2 take boy; 3 offer salt; 0 leave", *ARMED),
        [1, 3, 8, 21, 67, 220, 746, 2616, 9332, 32752],
        [1, 4, 11, 29, 88, 287, 950],
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
    record = {"mutiny": 1, "game": "meuterer", "options": match.options, "players": match.names}
    record["moves"] = [["*" if who is None else who, notation] for who, notation in match.entries]
    table_of_reference = replay_by_reference(record)
    depth = sum(number <= 2_000 for number in setup.paths) - 1
    assert count(table_of_reference, depth) == setup.paths[: depth + 1]
    for deep in range(1, len(setup.positions)):
        if setup.positions[deep] <= 2_000:
            assert count_positions(table_of_reference, deep) == setup.positions[deep]
