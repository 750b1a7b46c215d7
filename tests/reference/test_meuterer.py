"""The reference Meuterer against cases worked out by hand: M0 to M5. Imports `reference` only."""

from collections import Counter

import pytest

from reference.components import DECK, GOODS, ISLANDS, PRINTED_RING
from reference.hand_made import ANY_FOUR, dealt, moved_to, play
from reference.meuterer import MeutererTable, RefusedEntry, count, count_positions, replay
from reference.random_games import golden_example
from reference.sales import Sale, possible_sales
from reference.sales import points as island_points

# The worked example


def test_the_worked_example() -> None:
    record = golden_example()
    table = replay(record)
    deck = record["moves"][2][1].split()[1:]
    assert Counter(deck) == DECK
    assert table.scores == [2, 5, 4, 4]
    assert table.captain == 1
    assert table.ship == "eisfelsen"
    assert set(table.active) == {"hochland", "eisfelsen"}
    assert table.round == 2
    assert table.expected() == ("move", 1)
    kept = ["grain", "salt grain cloth", "grain salt wine", "conflict ruby"]
    # Steffi needs 2 cards, Florian 2, Carmen 3 and Bernhard 4, from the top of the pile.
    drawn = {1: deck[20:22], 2: deck[22:24], 3: deck[24:27], 0: deck[27:31]}
    for seat in range(4):
        assert sorted(table.hands[seat]) == sorted(kept[seat].split() + drawn[seat])
    assert table.draw_pile == deck[31:]


def test_the_worked_example_on_the_way() -> None:
    record = golden_example()
    record["moves"] = record["moves"][:-3]
    table = replay(record)
    assert table.destinations == {"captain": "gruenland", "mutineer": "eisfelsen"}
    assert table.legal() == ["fight 0", "fight 1"]
    assert table.expected() == ("move", 0)


def test_counts_of_the_worked_example() -> None:
    record = golden_example()
    record["moves"] = record["moves"][:3]
    table = replay(record)
    # There are 4 pays; 3 kinds or leave; 4 kinds or leave; then 4 kinds or leave after an offer, 5 roles after a leave.
    assert count(table, 4) == [1, 4, 16, 80, 16 * (4 * 5 + 5)]
    # Each of those paths leads to a different position.
    assert count_positions(table, 4) == sum(count(table, 4))


def test_positions_reached_in_two_ways_count_once() -> None:
    table = play(
        dealt(*ANY_FOUR), "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant"
    )
    # There are cloth, grain or leave; then grain or leave, or all three, or one of four pays.
    assert count(table, 2) == [1, 3, 2 + 3 + 4]
    # Cloth then grain gives the same position as grain then cloth.
    assert count_positions(table, 2) == 1 + 3 + 8


# M0, M1, M2


def test_the_captain_is_dealt_first() -> None:
    table = dealt(*ANY_FOUR, captain=2)
    assert table.hands[2] == ANY_FOUR[2].split()
    assert table.hands[1] == ANY_FOUR[1].split()
    assert table.expected() == ("move", 2)
    assert table.legal() == ["pay 0", "pay 1", "pay 2", "pay 3"]


def test_offering_skips_who_left_and_the_last_goes_on_alone() -> None:
    table = play(
        dealt(*ANY_FOUR), "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 offer wine; 3 leave; 3 take mate; 2 offer wine"
    )
    assert table.expected() == ("move", 2)
    assert table.legal() == ["offer cloth", "leave"]
    play(table, "2 leave")
    assert table.legal() == ["take mutineer", "take merchant", "take loader"]


def test_who_has_no_cards_must_leave() -> None:
    table = play(
        dealt(*ANY_FOUR), "0 pay 0; 0 offer cloth; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take loader"
    )
    play(table, "0 offer grain; 0 offer grain; 0 offer grain; 0 offer grain")
    assert table.legal() == ["leave"]
    play(table, "0 leave")
    assert table.ship == "hochland"
    assert table.active == ["hochland"]


# M4, M5.1, M5.2


def test_who_is_asked_to_fight() -> None:
    # The Captain has no card left; the mate holds no conflict card but is asked; the loader is not asked.
    table = play(
        dealt(*ANY_FOUR),
        "0 pay 0; 0 offer cloth; 1 leave; 1 take mutineer; 2 leave; 2 take mate; 3 leave; 3 take loader",
    )
    play(table, "0 offer grain; 0 offer grain; 0 offer grain; 0 offer grain; 0 leave")
    assert table.expected() == ("move", 1)
    assert table.legal() == ["fight 0"]
    play(table, "1 fight 0")
    assert table.expected() == ("move", 2)
    assert table.legal() == ["fight 0"]
    play(table, "2 fight 0")
    # The mate alone, who counts 1 without a card, beats the mutiny; hochland docks at 1 and sells 4 grain for 4.
    assert table.scores == [5, 0, 1, 0]
    assert table.captain == 0


def test_a_tie_is_won_by_the_mutiny() -> None:
    table = play(
        dealt(*ANY_FOUR), "0 pay 3; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take loader"
    )
    play(table, "0 fight 0; 1 fight 0; 2 fight 0")
    assert table.scores == [0, 3, 2, 0]
    assert table.captain == 1
    assert table.ship == "affeninsel"


def test_the_captain_pays_below_zero() -> None:
    table = dealt("conflict conflict conflict grain grain", *ANY_FOUR[1:])
    play(table, "0 pay 3; 0 offer conflict; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take loader")
    play(table, "0 offer conflict; 0 offer conflict; 0 leave")
    # Gruenland docks at 1. With no mutiny the boy gets nothing.
    assert table.scores == [1 - 3, 0, 1 + 3, 0]


def test_no_mate_no_pay() -> None:
    table = play(
        dealt(*ANY_FOUR), "0 pay 3; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take loader"
    )
    assert table.scores == [3, 0, 0, 0]


@pytest.mark.parametrize(("value", "captain"), [("counts", 0), ("ignored", 1)])
def test_offered_conflict(value: str, captain: int) -> None:
    hands = ("conflict grain grain grain grain", *ANY_FOUR[1:3], "conflict conflict salt salt ruby")
    table = dealt(*hands, option=f"offered-conflict={value}")
    play(table, "0 pay 0; 0 offer conflict; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 offer conflict; 0 leave")
    play(table, "3 leave; 3 take merchant; 0 fight 0; 1 fight 0; 2 fight 0")
    # The merchant's conflict card counts for nobody.
    assert table.captain == captain


# M5.3 to M5.7


def selling(seat: int, offered: str, *active: str) -> MeutererTable:
    """Return a table of three where only this seat has offered, all have left, and selling comes next."""
    table = moved_to(dealt(*ANY_FOUR[:3]), *active)
    play(table, "0 pay 0; 0 leave; 1 leave; 1 take boy")
    table.offered[seat] = offered.split()
    return play(table, "2 leave; 2 take mate")


def only_sale(offered: str, *active: str) -> Sale:
    (sale,) = possible_sales(offered.split(), list(active), ISLANDS)
    return sale


def test_one_island_sells_the_largest_pile_unasked() -> None:
    assert selling(1, "wine salt salt wine conflict", "hochland").scores[1] == 4
    assert only_sale("wine salt salt wine", "hochland") == [("hochland", "salt", 2)]
    assert only_sale("grain cloth", "hochland") == [("hochland", "cloth", 1)]
    assert only_sale("salt grain grain conflict conflict conflict", "hochland") == [("hochland", "grain", 2)]


def test_only_one_of_two_islands_buys() -> None:
    assert only_sale("wine salt salt", "affeninsel", "hochland") == [("hochland", "salt", 2)]
    assert only_sale("wine salt salt", "eisfelsen", "gruenland") == [("eisfelsen", "salt", 2)]
    assert only_sale("conflict pirates", "hochland", "piratennest") == []


def test_two_islands_of_different_kinds_leave_one_possibility() -> None:
    assert only_sale("salt grain salt", "affeninsel", "eisfelsen") == [
        ("affeninsel", "grain", 1),
        ("eisfelsen", "salt", 2),
    ]
    table = selling(1, "salt grain salt", "affeninsel", "eisfelsen")
    assert table.round == 2
    assert table.scores[1] == 4 + 4


def test_one_card_and_two_islands_is_a_choice() -> None:
    table = selling(1, "grain", "affeninsel", "hochland")
    assert table.expected() == ("move", 1)
    assert sorted(table.legal()) == ["sell affeninsel=grain*1", "sell hochland=grain*1"]


def test_the_choices_at_two_islands() -> None:
    table = selling(1, "grain wine grain conflict", "affeninsel", "hochland")
    assert sorted(table.legal()) == [
        "sell affeninsel=grain*1 hochland=grain*1",
        "sell affeninsel=grain*2",
        "sell affeninsel=grain*2 hochland=wine*1",
        "sell hochland=grain*2",
    ]
    with pytest.raises(RefusedEntry):
        table.play(1, "sell hochland=wine*1 affeninsel=grain*2")
    play(table, "1 sell affeninsel=grain*2 hochland=wine*1")
    assert table.scores[1] == 4 + 4


def test_the_choices_at_two_islands_that_buy_anything() -> None:
    table = selling(1, "cloth wine wine", "piratennest", "hochland")
    assert len(table.legal()) == 3 + 2 + 2
    assert "sell piratennest=wine*2 hochland=cloth*1" in table.legal()
    assert "sell piratennest=cloth*1 hochland=wine*2" in table.legal()
    assert "sell piratennest=wine*2" in table.legal()


def test_the_new_captain_sells_first() -> None:
    table = moved_to(dealt(*ANY_FOUR), "affeninsel", "hochland")
    play(table, "0 pay 0; 0 offer grain; 1 leave; 1 take merchant; 2 offer cloth; 3 offer ruby; 0 leave")
    table.offered[1], table.offered[2] = ["grain"], ["grain"]
    play(table, "2 leave; 2 take mutineer; 3 leave; 3 take boy; 0 fight 0; 2 fight 0; 3 fight 0")
    asked = []
    while table.phase == "sell":
        asked.append(table.queue[0])
        table.play(table.queue[0], "sell affeninsel=grain*1")
    assert table.captain == 2
    assert asked == [2, 0, 1]
    # Three tie at affeninsel (third number 1), the merchant has 4. Carmen, the boy, sells a ruby at hochland
    # unasked for 4. Four on from affeninsel lies piratennest, docking at 3.
    assert table.scores == [1, 4, 3 + 1, 2 + 4]


@pytest.mark.parametrize(
    ("sold", "merchant", "points"),
    [
        ([1, 0, 0, 0], None, [4, 0, 0, 0]),
        ([1, 0, 0, 0], 1, [4, 0, 0, 0]),
        ([2, 2, 1, 0], None, [3, 3, 0, 0]),
        ([2, 2, 1, 0], 1, [3, 4, 0, 0]),
        ([2, 2, 1, 0], 2, [3, 3, 0, 0]),
        ([2, 2, 2, 1], None, [2, 2, 2, 0]),
        ([2, 2, 2, 1], 0, [4, 2, 2, 0]),
        ([1, 1, 1, 1], None, [0, 0, 0, 0]),
        ([1, 1, 1, 1], 3, [0, 0, 0, 4]),
        ([0, 0, 0, 0], 3, [0, 0, 0, 0]),
    ],
)
def test_points_at_hochland(sold: list[int], merchant: int | None, points: list[int]) -> None:
    assert island_points(ISLANDS["hochland"], sold, merchant) == points


def test_the_deck_is_as_the_rules_count_it() -> None:
    assert DECK.total() == 36
    assert sum(DECK[kind] for kind in GOODS) == 30
    assert sorted(ISLANDS) == sorted(PRINTED_RING)
    assert len(PRINTED_RING) == 12
