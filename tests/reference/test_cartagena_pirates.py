"""The reference Cartagena against cases worked out by hand: the pirates of C2. Imports `reference` only."""

import pytest

from reference.cartagena import CartagenaTable, RefusedEntry
from reference.hand_made_cartagena import at, begun, holding, lay_row, play


def refused(table: CartagenaTable, seat: int, notation: str) -> None:
    before = table.summary()
    with pytest.raises(RefusedEntry):
        table.play(seat, notation)
    assert table.summary() == before


def turn_is_over(table: CartagenaTable) -> bool:
    """Return whether seat 0 has made its visit and seat 1 can only knock."""
    return table.legal() == {1: ["knock"]}


# C2.1


@pytest.mark.parametrize(
    ("gold", "supply", "got", "coins"),
    [("g3 g1", 5, ["g3"], 2), ("g3", 0, ["g3"], 1), ("", 5, [], 2), ("", 0, [], 1)],
)
def test_captain_valverde(gold: str, supply: int, got: list[str], coins: int) -> None:
    table = begun(row="captain-valverde")
    table.gold_pile, table.supply = gold.split(), supply
    at("captain-valverde", table)
    assert table.gold[0] == got
    assert table.gold_pile == gold.split()[1:]
    assert table.coins == [coins, 1]
    assert table.supply == max(0, supply - 1)
    assert turn_is_over(table)


# C2.2


def test_ramon_diaz() -> None:
    table = begun(row="ramon-diaz")
    table.gold_pile, table.combat_pile = ["g3", "g1", "g2"], ["v2", "d3", "d1"]
    at("ramon-diaz", table)
    assert table.legal() == {0: ["take gold", "take combat"]}
    refused(table, 0, "take coin")
    refused(table, 0, "take")
    twin = play(table.clone(), "0 take gold")
    assert twin.gold[0] == ["g3"]
    assert twin.gold_pile == ["g1", "g2"]
    assert twin.combat[0] == ["v1", "d1"]
    assert twin.combat_pile == ["d3", "d1", "v2"]
    assert turn_is_over(twin)
    play(table, "0 take combat")
    assert table.combat[0] == ["v1", "d1", "v2"]
    assert table.combat_pile == ["d3", "d1"]
    assert table.gold[0] == []
    assert table.gold_pile == ["g1", "g2", "g3"]
    assert turn_is_over(table)


@pytest.mark.parametrize(("gold", "combat"), [("g3", ""), ("", "d2"), ("", "")])
def test_ramon_diaz_with_an_empty_pile(gold: str, combat: str) -> None:
    table = begun(row="ramon-diaz")
    table.gold_pile, table.combat_pile = gold.split(), combat.split()
    at("ramon-diaz", table)
    if gold or combat:
        (move,) = table.legal()[0]
        assert move == ("take gold" if gold else "take combat")
        play(table, f"0 {move}")
        assert table.gold[0] == gold.split()
        assert table.combat[0] == ["v1", "d1", *combat.split()]
    assert turn_is_over(table)


# C2.3


@pytest.mark.parametrize("pile", ["v3 d2 v1", "v3 d2", "v3", ""])
def test_crackpott(pile: str) -> None:
    table = begun(row="crackpott")
    table.combat_pile = pile.split()
    at("crackpott", table)
    assert table.combat[0] == ["v1", "d1", *pile.split()[:2]]
    assert table.combat_pile == pile.split()[2:]
    assert turn_is_over(table)


# C2.4


@pytest.mark.parametrize(
    ("pile", "keep", "moves", "left"),
    [
        ("d3 v2 v1", "d3", ["keep v2", "keep d3"], ["v1", "v2"]),
        ("d3 v2 v1", "v2", ["keep v2", "keep d3"], ["v1", "d3"]),
        ("d3 d3 v1", "d3", ["keep d3"], ["v1", "d3"]),
        ("d3 v2", "v2", ["keep v2", "keep d3"], ["d3"]),
        ("d3", "d3", ["keep d3"], []),
    ],
)
def test_tembo(pile: str, keep: str, moves: list[str], left: list[str]) -> None:
    table = begun(row="tembo")
    table.combat_pile = pile.split()
    at("tembo", table)
    assert table.legal() == {0: moves}
    refused(table, 0, "keep v1")
    play(table, f"0 keep {keep}")
    assert table.combat[0] == ["v1", "d1", keep]
    assert table.combat_pile == left
    assert turn_is_over(table)


def test_tembo_with_nothing_to_look_at() -> None:
    table = begun(row="tembo")
    table.combat_pile = []
    assert turn_is_over(at("tembo", table))


# C2.5


def test_wessel_jan() -> None:
    table = holding(begun(row="wessel-jan"), 0, "d1 v2 d1 v1")
    table.combat_pile = ["v3", "d3", "d2", "v2"]
    at("wessel-jan", table)
    # No card; 3 kinds; v1 with v2 or d1, v2 with d1, two d1; v1 and v2 with d1, v1 or v2 with two d1.
    assert table.legal()[0] == [
        "swap",
        "swap v1",
        "swap v2",
        "swap d1",
        "swap v1 v2",
        "swap v1 d1",
        "swap v2 d1",
        "swap d1 d1",
        "swap v1 v2 d1",
        "swap v1 d1 d1",
        "swap v2 d1 d1",
    ]
    for wrong in ("swap v3", "swap v1 v1", "swap v1 v2 d1 d1", "swap ", "swap  v1", "swap g1", "sell v1"):
        refused(table, 0, wrong)
    twin = play(table.clone(), "0 swap d1 v1 d1")
    # The cards go under the pile in their order, regardless of the order in the move.
    assert twin.combat_pile == ["v2", "v1", "d1", "d1"]
    assert sorted(twin.combat[0]) == ["d2", "d3", "v2", "v3"]
    assert turn_is_over(twin)
    assert play(table.clone(), "0 swap v1 d1 d1").summary() == twin.summary()
    play(table, "0 swap")
    assert table.combat_pile == ["v3", "d3", "d2", "v2"]
    assert turn_is_over(table)


@pytest.mark.parametrize(
    ("pile", "drawn", "left"),
    [("", ["v1", "v2", "d2"], []), ("d3", ["d3", "v1", "v2"], ["d2"]), ("d3 d3", ["d3", "d3", "v1"], ["v2", "d2"])],
)
def test_wessel_jan_with_few_in_the_pile_gives_ones_own_back(pile: str, drawn: list[str], left: list[str]) -> None:
    table = holding(begun(row="wessel-jan"), 0, "d2 v2 v1")
    table.combat_pile = pile.split()
    play(at("wessel-jan", table), "0 swap v2 d2 v1")
    assert table.combat[0] == drawn
    assert table.combat_pile == left


def test_wessel_jan_asks_an_empty_hand() -> None:
    table = at("wessel-jan", holding(begun(row="wessel-jan"), 0, ""))
    assert table.legal() == {0: ["swap"]}


# C2.6


def test_dean_nero_buys_combat_cards() -> None:
    table = begun(row="dean-nero")
    table.combat_pile = ["v3", "d2", "v2"]
    at("dean-nero", table)
    assert table.legal()[0] == ["sell", "sell v1", "sell d1", "sell v1 d1", "buy 0", "buy 1"]
    for wrong in ("sell v2", "sell v1 v1", "buy 2", "buy", "buy 01", "swap", "sell g1"):
        refused(table, 0, wrong)
    twin = play(table.clone(), "0 sell d1 v1")
    assert twin.combat[0] == []
    assert twin.combat_pile == ["v3", "d2", "v2", "v1", "d1"]
    assert twin.coins == [3, 1]
    assert twin.supply == 26
    assert turn_is_over(twin)
    twin = play(table.clone(), "0 buy 1")
    assert twin.combat[0] == ["v1", "d1", "v3"]
    assert twin.combat_pile == ["d2", "v2"]
    assert twin.coins == [0, 1]
    assert twin.supply == 29
    assert turn_is_over(twin)
    for nothing in ("sell", "buy 0"):
        twin = play(table.clone(), f"0 {nothing}")
        assert (twin.combat, twin.coins, twin.supply) == (table.combat, table.coins, table.supply)
        assert twin.combat_pile == table.combat_pile
        assert turn_is_over(twin)


@pytest.mark.parametrize(("supply", "sales"), [(0, 1), (1, 3), (2, 6), (3, 10), (9, 10)])
def test_dean_nero_pays_no_more_than_the_supply(supply: int, sales: int) -> None:
    table = holding(begun(row="dean-nero"), 0, "v1 v1 v1 v1 d3 d3 d3", coins=0)
    table.supply = supply
    at("dean-nero", table)
    # Of two kinds there are 2 single cards, 3 pairs and 4 threes.
    assert len([move for move in table.legal()[0] if move.startswith("sell")]) == sales
    assert [move for move in table.legal()[0] if move.startswith("buy")] == ["buy 0"]


@pytest.mark.parametrize(("coins", "pile", "most"), [(9, 9, 3), (9, 2, 2), (9, 0, 0), (2, 9, 2), (3, 3, 3), (0, 9, 0)])
def test_dean_nero_sells_no_more_than_the_pile(coins: int, pile: int, most: int) -> None:
    table = holding(begun(row="dean-nero"), 0, "", coins=coins)
    table.combat_pile = ["d2"] * pile
    at("dean-nero", table)
    assert table.legal() == {0: ["sell", *[f"buy {number}" for number in range(most + 1)]]}
    play(table, f"0 buy {most}")
    assert table.combat[0] == ["d2"] * most
    assert table.coins[0] == coins - most


# C2.7


def test_pang() -> None:
    table = begun(row="pang")
    table.combat_pile = ["v3", "d2"]
    at("pang", table)
    assert table.legal() == {0: ["take combat", "take coin"]}
    refused(table, 0, "take gold")
    twin = play(table.clone(), "0 take combat")
    assert twin.combat[0] == ["v1", "d1", "v3"]
    assert twin.combat_pile == ["d2"]
    assert twin.gold_pile == table.gold_pile
    assert turn_is_over(twin)
    play(table, "0 take coin")
    assert table.coins == [2, 1]
    assert table.supply == 27
    assert table.combat_pile == ["v3", "d2"]
    assert turn_is_over(table)


@pytest.mark.parametrize(
    ("pile", "supply", "moves"), [(1, 0, ["take combat"]), (0, 1, ["take coin"]), (0, 0, None), (1, 1, None)]
)
def test_pang_with_little_to_give(pile: int, supply: int, moves: list[str] | None) -> None:
    table = begun(row="pang")
    table.combat_pile, table.supply = ["d2"] * pile, supply
    at("pang", table)
    if moves is None:
        assert turn_is_over(table) == (pile == 0)
    else:
        assert table.legal() == {0: moves}


# C2.8


def test_chang_ye() -> None:
    table = begun(4, "chang-ye")
    for seat, coins in enumerate([0, 2, 0, 1]):
        holding(table, seat, gold="g3", coins=coins)
    at("chang-ye", table)
    assert table.legal() == {0: ["rob 1", "rob 3"]}
    for wrong in ("rob 0", "rob 2", "rob 4", "rob none"):
        refused(table, 0, wrong)
    play(table, "0 rob 3")
    assert table.coins == [1, 2, 0, 0]
    assert table.gold == [["g3"]] * 4
    assert table.supply == 26
    assert turn_is_over(table)


def test_chang_ye_with_nobody_to_rob() -> None:
    table = holding(begun(row="chang-ye"), 1, gold="g3", coins=0)
    assert turn_is_over(at("chang-ye", table))
    assert table.coins == [1, 0]


# C2.9


def test_sate_gives_the_finder_one_coin() -> None:
    table = at("sate", begun(row="sate"))
    assert table.coins == [2, 1]
    assert table.supply == 27
    assert table.offer == 0
    assert turn_is_over(table)


def test_sate_offers_more_to_each_who_comes_after() -> None:
    table = begun(4, "sate crackpott ghost tembo")
    play(table, "0 knock")
    assert table.offer == 1
    play(table, "0 knock; 0 visit crackpott")
    assert table.offer == 2
    # The Ghost ends a turn like any other.
    play(table, "1 knock")
    assert table.offer == 3
    play(table, "2 knock; 2 visit tembo; 2 keep v1")
    assert table.offer == 4
    play(table, "3 visit sate")
    assert table.coins == [1, 1, 1, 5]
    assert table.supply == 22


def test_sate_unused_starts_anew_in_the_next_row() -> None:
    table = begun(2, "sate crackpott captain-valverde")
    play(table, "0 knock; 0 knock; 0 visit crackpott; 1 knock; 1 visit captain-valverde")
    assert table.offer == 0
    lay_row(table, "sate")
    assert table.offer == 0
    play(table, "1 knock; 1 visit sate")
    assert table.coins == [1, 3]


def test_an_offer_is_not_raised_before_sate_is_turned_up_nor_after_he_is_used() -> None:
    table = begun(4, "crackpott sate tembo pang")
    play(table, "0 knock; 0 visit crackpott")
    assert table.offer == 0
    play(table, "1 knock; 1 visit sate; 2 knock; 2 visit tembo; 2 keep v1")
    assert table.offer == 0


@pytest.mark.parametrize(("supply", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_sate_pays_as_far_as_the_supply_lasts(supply: int, paid: int) -> None:
    table = begun(2, "sate crackpott")
    play(table, "0 knock; 0 knock; 0 visit crackpott")
    table.supply = supply
    play(table, "1 visit sate")
    assert table.coins == [1, 1 + paid]
    assert table.supply == supply - paid


# C2.10, C2.11


@pytest.mark.parametrize("before", [None, "valverde", "diaz"])
@pytest.mark.parametrize("choice", ["valverde", "diaz"])
def test_bijoux(before: str | None, choice: str) -> None:
    table = at("bijoux", holding(begun(row="bijoux"), 0, side=before))
    assert table.legal() == {0: ["side valverde", "side diaz"]}
    refused(table, 0, "side none")
    play(table, f"0 side {choice}")
    assert table.sides == [choice, None]
    assert turn_is_over(table)


def test_ojo_for_a_player_without_allegiance() -> None:
    table = at("ojo", holding(begun(row="ojo"), 1, side="diaz"))
    assert table.legal() == {0: ["side valverde", "side diaz"]}
    refused(table, 0, "peek 1")
    refused(table, 0, "peek none")
    play(table, "0 side valverde")
    assert table.sides == ["valverde", "diaz"]
    assert turn_is_over(table)


@pytest.mark.parametrize("move", ["peek 1", "peek 3", "peek none"])
def test_ojo_for_a_player_with_allegiance(move: str) -> None:
    table = begun(4, "ojo")
    for seat, side in enumerate(["diaz", "valverde", None, "diaz"]):
        holding(table, seat, side=side)
    at("ojo", table)
    assert table.legal() == {0: ["peek 1", "peek 3", "peek none"]}
    for wrong in ("peek 0", "peek 2", "peek 4", "peek", "side diaz"):
        refused(table, 0, wrong)
    play(table, f"0 {move}")
    assert table.sides == ["diaz", "valverde", None, "diaz"]
    assert turn_is_over(table)


def test_ojo_with_nobody_to_peek_at() -> None:
    table = at("ojo", holding(begun(row="ojo"), 0, side="diaz"))
    assert table.sides == ["diaz", None]
    assert turn_is_over(table)
