"""The reference Cartagena against cases worked out by hand: C3.2, C4 and C5. Imports `reference` only."""

from itertools import permutations

import pytest

from reference.cartagena import CartagenaTable, RefusedEntry
from reference.hand_made_cartagena import at_duel_e, lay, mutinied, play


def refused(table: CartagenaTable, who: int | str, notation: str) -> None:
    before = table.summary()
    with pytest.raises(RefusedEntry):
        table.play(who, notation)
    assert table.summary() == before


# C3.2, C4.9


def test_who_has_no_allegiance_is_out() -> None:
    table = mutinied("v1 d1", "v3 d3", "v2", sides="diaz - valverde")
    assert table.still_in == [True, False, True]
    assert table.legal() == {0: ["lay v1", "lay d1"], 2: ["lay v2"]}
    refused(table, 1, "lay v3")


@pytest.mark.parametrize(
    ("posts", "won"),
    [
        ("posts 1 2 3 4 5 6 7 8 9 10", ["diaz"] * 3),
        ("posts 2 1 4 3 6 5 8 7 10 9", ["valverde"] * 3),
        ("posts 2 1 3 4 5 6 8 7 9 10", ["valverde", "diaz", "diaz", "valverde", "diaz"]),
        ("posts 2 1 3 4 6 5 8 7 9 10", ["valverde", "diaz", "valverde", "valverde"]),
    ],
)
def test_nobody_in_leaves_the_duels_to_the_sailors(posts: str, won: list[str]) -> None:
    table = mutinied("v3 v3 v3", "v3", sides="- -", coins="2 5", posts=posts)
    assert table.duels_won == won
    assert table.result() == {"side": won[-1], "gold": [2, 5], "winners": []}


# C4.1, C4.2, C4.7


def test_a_duel_with_tied_totals() -> None:
    table = mutinied("v3 v1 d1", "d2 d1 v1", sides="valverde diaz")
    assert table.legal() == {0: ["lay v1", "lay v3", "lay d1"], 1: ["lay v1", "lay d1", "lay d2"]}
    for wrong in ("lay monkey", "lay v2", "lay", "lay d1 d1", "rob 1"):
        refused(table, 0, wrong)
    lay(table, "v3 d2")
    assert table.shown == ["v3", "d2"]
    assert table.combat == [["v1", "d1"], ["d1", "v1"]]
    assert table.legal() == {0: ["lay v1", "lay d1", "lay monkey"], 1: ["lay v1", "lay d1", "lay monkey"]}
    lay(table, "monkey monkey")
    # The totals are equal, 1 + 3 against 2 + 2, so the cards decide, 3 against 2.
    assert table.duels_won == ["valverde"]
    assert table.coins == [2, 2]
    assert table.supply == 7
    assert table.duel == "b"
    assert table.duel_round == 1
    assert table.out_of_game == ["v3", "d2"]


@pytest.mark.parametrize(
    ("posts", "cards", "winner"),
    [
        ("5 3", "v1 d3", "diaz"),
        ("5 3", "v1 d2", "valverde"),
        ("3 5", "v3 d1", "valverde"),
        ("3 4", "v1 v1", "valverde"),
        ("3 4", "d1 d1", "diaz"),
        ("9 2", "d3 d3", "valverde"),
        ("8 2", "d3 d3", "diaz"),
        ("7 2", "d3 d3", "diaz"),
    ],
)
def test_a_card_counts_for_its_own_colour_whoever_lays_it(posts: str, cards: str, winner: str) -> None:
    others = [str(sailor) for sailor in range(1, 11) if str(sailor) not in posts.split()]
    hands = [f"{card} v1" for card in cards.split()]
    table = mutinied(*hands, sides="valverde diaz", posts=" ".join(["posts", posts, *others]))
    lay(lay(table, cards), "monkey monkey")
    assert table.duels_won == [winner]


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_the_order_of_laying_changes_nothing(order: tuple[int, ...]) -> None:
    cards = ["v2", "d3", "d1"]
    table = mutinied("v2 v1", "d3 v1", "d1 v1", sides="diaz diaz valverde")
    expected = lay(table.clone(), "v2 d3 d1").summary()
    for number, seat in enumerate(order, 1):
        table.play(seat, f"lay {cards[seat]}")
        if number < 3:
            # No card is shown yet, and nobody lays twice.
            assert table.expected() == ("move", sorted(order[number:]))
            assert [len(hand) for hand in table.combat] == [2, 2, 2]
            assert table.shown == []
            refused(table, seat, "lay v1")
    assert table.summary() == expected


def test_three_duels_won_end_the_mutiny() -> None:
    table = mutinied("v3 v3 v3 d1", "v1 v1 v1", sides="valverde diaz")
    for number, letter in enumerate("abc"):
        assert table.duel == letter
        assert table.duels_won == ["valverde"] * number
        lay(lay(table, "v3 v1"), "monkey monkey")
    assert table.expected() == ("over", None)
    assert table.legal() == {}
    assert table.result() == {"side": "valverde", "gold": [4, 4], "winners": [0]}
    assert table.combat == [["d1"], []]
    assert table.summary()["out_of_game"] == ["v1", "v1", "v1", "v3", "v3", "v3"]
    refused(table, 0, "lay d1")


def test_five_duels() -> None:
    table = mutinied("v3 d3 v3 d3 v3", "v1 d1 v1 d1 v1", sides="valverde diaz")
    for cards in ("v3 v1", "d3 d1", "v3 v1", "d3 d1", "v3 v1"):
        lay(lay(table, cards), "monkey monkey")
    assert table.duels_won == ["valverde", "diaz", "valverde", "diaz", "valverde"]
    # The supply is 9: after four duels one coin is left for two players, so both put one in and both get one.
    assert table.result() == {"side": "valverde", "gold": [5, 5], "winners": [0]}
    assert table.supply == 1


# C4.3, C4.4


def test_a_forced_monkey_in_the_first_round_and_nobody_left() -> None:
    table = mutinied("v1", "", "d1 d1", sides="valverde diaz diaz")
    assert table.legal() == {0: ["lay v1"], 1: ["lay monkey"], 2: ["lay d1"]}
    lay(table, "v1 monkey d1")
    assert table.still_in == [True, False, True]
    assert table.coins == [1, 1, 1]
    # Seat 1 has left, and seat 0 has only the monkey.
    assert table.legal() == {0: ["lay monkey"], 2: ["lay d1", "lay monkey"]}
    lay(table, "monkey d1")
    # The monkey was laid alone, though not by choice; a player who is out can be robbed too.
    assert table.legal() == {0: ["rob 1", "rob 2"]}
    play(table, "0 rob 1")
    assert table.coins == [2, 0, 1]
    assert table.legal() == {2: ["lay monkey"]}
    lay(table, "monkey")
    assert table.duels_won == ["diaz"]
    assert table.legal() == {0: ["lay monkey"], 2: ["lay monkey"]}
    lay(table, "monkey monkey")
    # Both players are out; the sailors fight B and C alone, 3 against 4 and 5 against 6.
    assert table.still_in == [False, False, False]
    assert table.result() == {"side": "diaz", "gold": [2, 0, 1], "winners": []}
    assert table.duels_won == ["diaz"] * 3
    assert table.supply == 9


def test_a_monkey_leaves_one_duel_only() -> None:
    table = mutinied("v1 v1 v1", "d1 d1 d1", "d2 d2 d2", sides="valverde diaz diaz")
    play(lay(lay(table, "v1 d1 d2"), "v1 monkey d2"), "1 rob 0")
    assert table.duellists == [0, 2]
    assert table.duel_round == 3
    lay(table, "v1 monkey")
    assert table.duellists == [0]
    lay(table, "monkey")
    assert table.duel == "b"
    assert table.duellists == [0, 1, 2]
    # The monkeys of the third and fourth round got nothing.
    assert table.coins == [0, 2, 1]
    assert table.supply == 9
    assert table.legal() == {0: ["lay monkey"], 1: ["lay d1"], 2: ["lay d2"]}


def test_the_last_one_in_fights_on_alone() -> None:
    table = mutinied("v1 v2", "", sides="valverde valverde")
    lay(table, "v1 monkey")
    lay(table, "v2")
    assert table.legal() == {0: ["lay monkey"]}
    lay(table, "monkey")
    # 1 + 1 + 2 against 2.
    assert table.duels_won == ["valverde"]
    assert table.legal() == {0: ["lay monkey"]}
    lay(table, "monkey")
    assert table.duels_won == ["valverde", "diaz", "diaz", "diaz"]
    assert table.result()["winners"] == []


def test_out_in_a_duel_that_is_won_by_those_who_stay() -> None:
    table = mutinied("v3 v3 v3", "", sides="valverde valverde", coins="1 7")
    lay(lay(table, "v3 monkey"), "monkey")
    play(table, "0 rob 1")
    for _ in "bc":
        lay(lay(table, "v3"), "monkey")
        play(table, "0 rob 1")
    assert table.result() == {"side": "valverde", "gold": [4, 4], "winners": [0]}


# C4.5


def test_a_monkey_alone_takes_a_coin_of_choice() -> None:
    table = mutinied("v1 v1", "d1 d1", "d2 d2", "v3", sides="valverde diaz diaz -", coins="3 2 0 1")
    lay(lay(table, "v1 d1 d2"), "v1 monkey d2")
    assert table.legal() == {1: ["rob 0", "rob 3"]}
    for wrong in ("rob 1", "rob 2", "rob 4", "rob none", "lay d1"):
        refused(table, 1, wrong)
    refused(table, 0, "lay v1")
    play(table, "1 rob 3")
    assert table.coins == [3, 3, 0, 0]
    assert table.legal() == {0: ["lay monkey"], 2: ["lay monkey"]}


def test_a_monkey_alone_with_nobody_to_rob() -> None:
    table = mutinied("v1 v1", "d1 d1", sides="valverde diaz", coins="0 4", supply=0)
    lay(lay(table, "v1 d1"), "v1 monkey")
    assert table.coins == [0, 4]
    assert table.legal() == {0: ["lay monkey"]}


def test_a_duel_that_ends_with_the_robbery() -> None:
    table = mutinied("v1 v1", "d1", sides="valverde -")
    lay(lay(table, "v1"), "monkey")
    assert table.legal() == {0: ["rob 1"]}
    assert table.duels_won == []
    play(table, "0 rob 1")
    # 1 + 1 against 2, and cards 1 against 0.
    assert table.duels_won == ["valverde"]
    assert table.duel == "b"


def test_several_monkeys_are_paid_by_the_supply() -> None:
    table = mutinied("v1 v1", "d1 d1", "d2 d2", sides="valverde diaz diaz", supply=2)
    lay(lay(table, "v1 d1 d2"), "monkey d1 monkey")
    assert table.coins == [2, 1, 2]
    assert table.supply == 0
    assert table.legal() == {1: ["lay monkey"]}
    lay(table, "monkey")
    assert table.coins == [2, 1, 2]


def test_no_monkey_in_the_second_round_pays_nobody() -> None:
    table = mutinied("v1 v1 v1", "d1 d1 d1", sides="valverde diaz", supply=0)
    lay(lay(lay(table, "v1 d1"), "v1 d1"), "monkey monkey")
    assert table.coins == [1, 1]
    assert table.supply == 0


# C4.6


@pytest.mark.parametrize(
    ("sides", "coins", "supply", "cards", "after", "left"),
    [
        # Two coins are owed: seats 0 and 2 put one in each, which makes three.
        ("valverde diaz diaz", "1 0 2", 1, "monkey monkey d1", [1, 1, 1], 1),
        ("valverde diaz diaz", "1 0 2", 2, "monkey monkey d1", [2, 1, 2], 0),
        ("valverde diaz diaz", "0 0 0", 0, "monkey monkey d1", [0, 0, 0], 0),
        # The one coin goes to the first in seat order.
        ("valverde diaz diaz", "0 0 1", 0, "monkey monkey d1", [1, 0, 0], 0),
        ("valverde diaz diaz", "1 0 0", 0, "v1 monkey monkey", [0, 1, 0], 0),
        ("valverde diaz diaz", "0 0 0", 1, "v1 monkey monkey", [0, 1, 0], 0),
        ("valverde diaz diaz", "1 1 1", 2, "monkey monkey monkey", [1, 1, 1], 2),
        ("valverde diaz diaz", "1 1 1", 3, "monkey monkey monkey", [2, 2, 2], 0),
        # A player who is out puts a coin in, too.
        ("valverde diaz -", "1 1 3", 0, "monkey monkey", [1, 1, 2], 1),
    ],
)
def test_a_dry_supply(sides: str, coins: str, supply: int, cards: str, after: list[int], left: int) -> None:
    table = mutinied("v1 v1 v1", "d1 d1 d1", "d1 d1 d1", sides=sides, coins=coins, supply=supply)
    lay(table, " ".join(["v1", "d1", "d1"][: len(table.duellists)]))
    lay(table, cards)
    assert table.coins == after
    assert table.supply == left


# C5


@pytest.mark.parametrize(
    ("hands", "sides", "cards", "side", "winners"),
    [
        # The wealth is 5, 4 and 12, including the coin for the monkey. Duel E is 9 against 10.
        (("d1", "d1", "v1"), "diaz diaz valverde", "d1 d1 v1", "diaz", [0]),
        (("d1", "d1", "v1"), "valverde diaz valverde", "d1 d1 v1", "diaz", [1]),
        (("v1", "d1", "v1"), "valverde diaz valverde", "v1 d1 v1", "valverde", [2]),
        (("d1", "d1", "v1"), "diaz diaz diaz", "d1 d1 v1", "diaz", [2]),
        (("d1", "d1", "v1"), "valverde valverde valverde", "d1 d1 v1", "diaz", []),
    ],
)
def test_the_richest_on_the_winning_side(
    hands: tuple[str, ...], sides: str, cards: str, side: str, winners: list[int]
) -> None:
    table = at_duel_e(mutinied(*hands, sides=sides, coins="1 2 5"))
    table.gold = [["g3"], ["g1"], ["g3", "g3"]]
    lay(lay(table, cards), "monkey monkey monkey")
    assert table.result() == {"side": side, "gold": [5, 4, 12], "winners": winners}


@pytest.mark.parametrize(
    ("left", "winners"),
    [
        (("v3 v3", "d2", "d1"), [1]),
        (("d1 d1", "d2", "v3"), [0, 1]),
        (("d3", "d2", "d1 d1 d1"), [0, 2]),
        (("", "", "v3"), [0, 1, 2]),
        (("d3", "d3", "d3"), [0, 1, 2]),
    ],
)
def test_tied_on_gold(left: tuple[str, ...], winners: list[int]) -> None:
    table = mutinied(*[f"d1 {cards}" for cards in left], sides="diaz diaz diaz", coins="1 2 3")
    at_duel_e(table)
    table.gold = [["g1", "g1"], ["g1"], []]
    lay(lay(table, "d1 d1 d1"), "monkey monkey monkey")
    assert table.result() == {"side": "diaz", "gold": [4, 4, 4], "winners": winners}


def test_combat_cards_left_do_not_count_before_gold() -> None:
    table = at_duel_e(mutinied("d1", "d1 d3 d3", sides="diaz diaz", coins="2 1"))
    lay(lay(table, "d1 d1"), "monkey monkey")
    assert table.result()["winners"] == [0]


def test_out_in_the_deciding_duel_wins_nothing() -> None:
    table = at_duel_e(mutinied("", "d1", "v1", sides="diaz diaz valverde", coins="9 1 1"))
    lay(table, "monkey d1 v1")
    lay(table, "monkey monkey")
    # 9 + 1 against 10 + 1.
    assert table.result() == {"side": "diaz", "gold": [9, 2, 2], "winners": [1]}


def test_out_at_the_outbreak_wins_nothing() -> None:
    table = at_duel_e(mutinied("d1", "d1", sides="diaz -", coins="0 9", supply=0))
    lay(lay(table, "d1"), "monkey")
    play(table, "0 rob 1")
    assert table.result() == {"side": "diaz", "gold": [1, 8], "winners": [0]}


def test_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        mutinied("v1", "d1", sides="diaz diaz").result()
