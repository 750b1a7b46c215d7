"""The reference Cartagena against cases worked out by hand: the sailors of C2.12 and C3.3. Imports `reference` only."""

import pytest

from reference.cartagena import CartagenaTable, RefusedEntry
from reference.cartagena_duels import outbreak
from reference.hand_made_cartagena import at, begun, holding, lay_row, play


def refused(table: CartagenaTable, who: int | str, notation: str) -> None:
    before = table.summary()
    with pytest.raises(RefusedEntry):
        table.play(who, notation)
    assert table.summary() == before


def turn_is_over(table: CartagenaTable) -> bool:
    """Return whether seat 0 has made its visit and seat 1 can only knock."""
    return table.legal() == {1: ["knock"]}


# C2.12


@pytest.mark.parametrize("sailors", ["sailors 3 8", "sailors 8 3"])
@pytest.mark.parametrize(("post", "pair"), [("high-valverde", [8, 3]), ("high-diaz", [3, 8])])
def test_cambivalute_places_two_sailors(sailors: str, post: str, pair: list[int]) -> None:
    table = at("cambivalute", begun(row="cambivalute"))
    assert table.expected() == ("chance", "sailors")
    table.play("*", sailors)
    assert table.deck == [1, 2, 4, 5, 6, 7, 9, 10]
    assert table.legal() == {0: ["post high-valverde", "post high-diaz"]}
    refused(table, 0, "post high")
    play(table, f"0 post {post}")
    assert table.posts == [pair, None, None, None, None]
    assert turn_is_over(table)


def test_the_next_two_sailors_stand_on_the_next_letter() -> None:
    table = at("cambivalute", begun(row="cambivalute crackpott"))
    play(table, "* sailors 3 8; 0 post high-diaz; 1 knock; 1 visit crackpott")
    lay_row(table, "cambivalute")
    play(table, "1 knock; 1 visit cambivalute")
    for wrong in ("3 4", "4", "4 4", "4 5 6", "0 1", "10 11", "04 5", "", "four five"):
        refused(table, "*", f"sailors {wrong}")
    play(table, "* sailors 10 1; 1 post high-valverde")
    assert table.posts == [[3, 8], [10, 1], None, None, None]
    assert table.deck == [2, 4, 5, 6, 7, 9]


def all_placed(row: str) -> CartagenaTable:
    table = begun(row=row)
    table.posts, table.deck = [[3, 8], [10, 1], [2, 4], [6, 5], [7, 9]], []
    return table


@pytest.mark.parametrize("letter", ["a", "c", "e"])
@pytest.mark.parametrize("turn", ["keep", "swap"])
def test_cambivalute_shows_a_duel_when_all_are_placed(letter: str, turn: str) -> None:
    table = at("cambivalute", all_placed("cambivalute"))
    assert table.legal() == {0: ["inspect a", "inspect b", "inspect c", "inspect d", "inspect e"]}
    for wrong in ("inspect f", "inspect", "turn keep", "post high-diaz"):
        refused(table, 0, wrong)
    play(table, f"0 inspect {letter}")
    assert table.legal() == {0: ["turn keep", "turn swap"]}
    play(table, f"0 turn {turn}")
    pairs = {"a": [3, 8], "b": [10, 1], "c": [2, 4], "d": [6, 5], "e": [7, 9]}
    if turn == "swap":
        pairs[letter] = pairs[letter][::-1]
    assert table.posts == list(pairs.values())
    assert turn_is_over(table)


# C3.3


def some_placed() -> CartagenaTable:
    table = holding(begun(2), 0, side="diaz")
    table.posts[:2], table.deck = [[3, 8], [10, 1]], [2, 4, 5, 6, 7, 9]
    outbreak(table, "space")
    return table


def test_sailors_on_deck_fill_the_empty_places() -> None:
    table = some_placed()
    assert table.expected() == ("chance", "posts")
    for wrong in (
        "posts 8 3 10 1 2 4 5 6 7 9",
        "posts 10 1 3 8 2 4 5 6 7 9",
        "posts 3 8 10 1 2 4 5 6 7",
        "posts 3 8 10 1 2 4 5 6 7 9 9",
        "posts 3 8 10 1 2 4 5 6 7 7",
        "posts 3 8 10 1 2 4 5 6 7 11",
        "posts 2 4 5 6 7 9",
        "posts",
        "sailors 2 4",
    ):
        refused(table, "*", wrong)
    refused(table, 0, "lay v1")
    play(table, "* posts 3 8 10 1 9 4 5 6 2 7")
    assert table.posts == [[3, 8], [10, 1], [9, 4], [5, 6], [2, 7]]
    assert table.deck == []
    assert table.duel == "a"
    assert table.legal() == {0: ["lay v1", "lay d1"]}


def test_no_chance_when_all_ten_stood_already() -> None:
    table = holding(begun(2), 0, side="diaz")
    table.posts, table.deck = [[3, 8], [10, 1], [9, 4], [5, 6], [2, 7]], []
    outbreak(table, "gold")
    assert table.legal() == {0: ["lay v1", "lay d1"]}
