"""The reference Cartagena against cases worked out by hand: C0, C1 and C3.1. Imports `reference` only."""

import pytest

from reference.cartagena import CartagenaTable, RefusedEntry
from reference.cartagena_components import OWN, PIRATES, Components, combat_pile_of
from reference.hand_made_cartagena import begun, holding, lay_row, play, quiet_round


def refused(table: CartagenaTable, who: int | str, notation: str) -> None:
    before = table.summary()
    with pytest.raises(RefusedEntry):
        table.play(who, notation)
    assert table.summary() == before


# C0


def test_the_components_are_as_the_rules_count_them() -> None:
    assert sum(OWN.combat.values()) == 40
    assert sum(OWN.gold.values()) == 18
    assert OWN.coins == 30
    assert len(PIRATES) == 13
    assert OWN.mutiny == 18
    assert OWN.storms == (7, 11, 15)


@pytest.mark.parametrize(("players", "start", "pile", "supply"), [(2, 0, 36, 28), (3, 2, 34, 27), (4, 4, 32, 26)])
def test_what_everybody_starts_with(players: int, start: int, pile: int, supply: int) -> None:
    table = begun(players)
    assert table.ship == start
    assert table.combat == [["v1", "d1"]] * players
    assert table.gold == [[]] * players
    assert table.coins == [1] * players
    assert table.sides == [None] * players
    assert len(table.combat_pile) == pile == combat_pile_of(OWN, players).total()
    assert len(table.gold_pile) == 18
    assert table.supply == supply
    assert table.deck == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table.posts == [None] * 5
    assert table.lifeboat is None
    assert len(table.row) == players + 3
    assert table.round == 1


def test_too_few_or_too_many_players() -> None:
    for players in (0, 1, 5):
        with pytest.raises(RefusedEntry):
            CartagenaTable(players)


@pytest.mark.parametrize(
    "components",
    [
        OWN._replace(combat={"v1": 2, "d1": 3}),
        OWN._replace(combat={"v1": 3, "d1": 2}),
        OWN._replace(coins=2),
        OWN._replace(mutiny=2),
    ],
)
def test_components_with_too_little_for_three(components: Components) -> None:
    with pytest.raises(ValueError, match=r"C0\.[14]"):
        CartagenaTable(3, components=components)


# C1.1 to C1.3, C1.5


def test_the_dealer_begins_and_the_turn_passes_to_the_left() -> None:
    table = begun(3, "crackpott captain-valverde wessel-jan", dealer=2)
    assert table.legal() == {2: ["knock"]}
    refused(table, 0, "knock")
    refused(table, 2, "visit crackpott")
    play(table, "2 knock")
    assert table.legal() == {2: ["knock", "visit crackpott"]}
    play(table, "2 visit crackpott")
    # His card has left the row, so that the next player can only knock.
    assert table.legal() == {0: ["knock"]}
    play(table, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit wessel-jan; 1 swap")
    # Everybody has had a turn; the left-hand neighbour deals (C1.7).
    assert table.expected() == ("chance", "row")
    assert table.dealer == 0
    assert table.round == 1
    lay_row(table, "")
    assert table.round == 2
    assert table.legal() == {0: ["knock"]}


def test_a_used_card_is_gone_and_those_passed_by_are_for_the_others() -> None:
    table = begun(4, "pang tembo bijoux crackpott sate")
    play(table, "0 knock; 0 knock; 0 knock")
    # Only the card just turned up can be used.
    assert table.legal() == {0: ["knock", "visit bijoux"]}
    refused(table, 0, "visit pang")
    play(table, "0 visit bijoux; 0 side diaz")
    # The choices are in the order of C2, not of the row: Tembo comes before Pang.
    assert table.legal() == {1: ["knock", "visit tembo", "visit pang"]}
    refused(table, 1, "visit bijoux")
    refused(table, 1, "visit crackpott")
    play(table, "1 visit pang; 1 take coin")
    assert table.legal() == {2: ["knock", "visit tembo"]}
    play(table, "2 knock")
    assert table.legal() == {2: ["knock", "visit crackpott"]}
    play(table, "2 visit crackpott; 3 visit tembo")
    assert table.expected() == ("move", [3])
    assert table.phase == "keep"
    refused(table, 3, "knock")
    refused(table, 0, "knock")


def test_the_last_card_must_be_used() -> None:
    table = begun(2, "pang tembo bijoux crackpott sate")
    play(table, "0 knock; 0 knock; 0 knock; 0 knock; 0 knock")
    assert table.legal() == {0: ["visit sate"]}
    play(table, "0 visit sate")
    # No card is left to knock at.
    assert table.legal() == {1: ["visit crackpott", "visit tembo", "visit pang", "visit bijoux"]}
    play(table, "1 visit crackpott")
    assert table.ship == 0


# C1.4, C2.13


def test_the_ghost_ends_the_turn() -> None:
    table = begun(2, "pang ghost tembo")
    play(table, "0 knock; 0 knock")
    assert table.coins == [1, 1]
    assert table.legal() == {1: ["knock", "visit pang"]}
    refused(table, 1, "visit ghost")
    play(table, "1 visit pang; 1 take coin")
    # Pang and the Ghost were turned up: three of five lie face down.
    assert table.ship == 3


def test_the_ghost_as_the_last_card() -> None:
    table = begun(2, "pang tembo bijoux crackpott ghost")
    play(table, "0 knock; 0 knock; 0 knock; 0 knock; 0 knock")
    assert table.legal() == {1: ["visit crackpott", "visit tembo", "visit pang", "visit bijoux"]}
    play(table, "1 visit crackpott")
    assert table.expected() == ("chance", "row")


# C1.6, C1.8


@pytest.mark.parametrize("face_down", [0, 1, 2, 3])
def test_the_ship_moves_a_space_for_each_card_face_down(face_down: int) -> None:
    table = begun(2, "wessel-jan dean-nero")
    play(table, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit dean-nero; 1 sell")
    assert table.ship == 3
    quiet_round(table, face_down)
    assert table.ship == 3 + face_down


def between_rounds(ship: int) -> CartagenaTable:
    """Return a table of two players about to lay the second row, with the ship on this space."""
    table = begun(2, "wessel-jan dean-nero")
    play(table, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit dean-nero; 1 sell")
    table.ship = ship
    return table


@pytest.mark.parametrize(
    ("ship", "face_down", "storm"),
    [
        (4, 2, False),
        (4, 3, True),
        (5, 2, True),
        (6, 1, True),
        (6, 3, True),
        (6, 0, False),
        # A ship that lies on the storm space, or leaves it, has passed the storm.
        (7, 0, False),
        (7, 3, False),
        (8, 3, True),
        (11, 3, False),
        (12, 3, True),
        (14, 3, True),
        (15, 2, False),
    ],
)
def test_storms(ship: int, face_down: int, storm: bool) -> None:
    table = quiet_round(between_rounds(ship), face_down)
    assert table.ship == ship + face_down
    assert table.expected() == ("chance", "storm" if storm else "row")


def test_two_storm_spaces_in_one_move_are_one_storm() -> None:
    table = begun(2, "wessel-jan dean-nero", components=OWN._replace(storms=(1, 2, 3)))
    play(table, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit dean-nero; 1 buy 0; * storm pang")
    assert table.expected() == ("chance", "row")


def test_the_lifeboat() -> None:
    table = quiet_round(between_rounds(6), 1)
    refused(table, "*", "row pang tembo bijoux crackpott sate")
    refused(table, "*", "storm")
    refused(table, "*", "storm jonah")
    play(table, "* storm pang")
    assert table.lifeboat == "pang"
    # Seat 1 dealt the second round, so seat 0 deals the third.
    assert table.dealer == 0
    refused(table, "*", "row pang tembo bijoux crackpott sate")
    lay_row(table, "tembo bijoux")
    play(table, "0 knock; 0 visit tembo; 0 keep v1; 1 knock; 1 visit bijoux; 1 side diaz")
    # The ship sails from 7 to 10, so the lifeboat stays as it is.
    assert table.ship == 10
    assert table.lifeboat == "pang"
    quiet_round(table, 1)
    # The next storm takes another pirate; only then does the old one come back.
    refused(table, "*", "storm pang")
    play(table, "* storm ghost")
    assert table.lifeboat == "ghost"
    refused(table, "*", "row pang ghost bijoux crackpott sate")
    play(table, "* row pang tembo bijoux crackpott sate")


@pytest.mark.parametrize(
    "row",
    [
        "pang tembo bijoux crackpott",
        "pang tembo bijoux crackpott sate ojo",
        "pang tembo bijoux crackpott pang",
        "pang tembo bijoux crackpott jonah",
        "pang tembo bijoux  crackpott sate",
    ],
)
def test_a_row_is_players_and_three_different_pirates(row: str) -> None:
    refused(between_rounds(3), "*", f"row {row}")


# C3.1


@pytest.mark.parametrize(("ship", "face_down"), [(15, 3), (16, 3), (17, 1), (17, 3)])
def test_the_mutiny_space(ship: int, face_down: int) -> None:
    table = quiet_round(between_rounds(ship), face_down)
    assert table.ship == 18
    assert table.why == "space"
    assert table.expected() == ("chance", "posts")


def test_no_storm_after_the_outbreak() -> None:
    components = OWN._replace(mutiny=3, storms=(1, 2))
    table = begun(2, "wessel-jan dean-nero", components=components)
    play(table, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit dean-nero; 1 sell")
    assert table.why == "space"
    assert table.expected() == ("chance", "posts")


def test_short_of_the_mutiny_space_with_all_to_be_had() -> None:
    table = quiet_round(between_rounds(15), 2)
    assert table.ship == 17
    assert table.why is None


def test_the_last_combat_card() -> None:
    table = begun(2, "crackpott sate")
    table.combat_pile = ["v2", "d3"]
    play(table, "0 knock; 0 visit crackpott")
    # The round is played to its end nevertheless.
    assert table.legal() == {1: ["knock"]}
    play(table, "1 knock; 1 visit sate")
    assert table.why == "combat"


def test_a_pile_that_is_empty_for_a_while_only() -> None:
    table = begun(2, "crackpott dean-nero")
    table.combat_pile = ["v2", "d3"]
    play(table, "0 knock; 0 visit crackpott; 1 knock; 1 visit dean-nero; 1 sell d1")
    assert table.combat_pile == ["d1"]
    assert table.why is None
    assert table.expected() == ("chance", "row")


def test_the_last_gold_card() -> None:
    table = begun(2, "sate captain-valverde")
    table.gold_pile = ["g2"]
    play(table, "0 knock; 0 visit sate; 1 knock; 1 visit captain-valverde")
    assert table.gold[1] == ["g2"]
    assert table.why == "gold"


def test_the_last_coin() -> None:
    table = begun(2, "sate crackpott")
    table.supply = 1
    play(table, "0 knock; 0 visit sate; 1 knock; 1 visit crackpott")
    assert table.why == "coins"


def test_a_supply_that_is_empty_for_a_while_only() -> None:
    table = begun(2, "sate dean-nero")
    table.supply = 1
    play(table, "0 knock; 0 visit sate; 1 knock; 1 visit dean-nero; 1 buy 1")
    assert table.supply == 1
    assert table.why is None


@pytest.mark.parametrize(("ship", "combat", "why"), [(15, "", "space"), (0, "", "combat"), (0, "v1", "gold")])
def test_the_reason_named_first_where_there_are_several(ship: int, combat: str, why: str) -> None:
    table = lay_row(between_rounds(ship), "chang-ye sate")
    table.combat_pile, table.gold_pile, table.supply = combat.split(), [], 0
    play(table, "1 knock; 1 visit chang-ye; 1 rob 0; 0 knock; 0 visit sate")
    assert table.why == why


@pytest.mark.parametrize(
    ("lacking", "row", "visits", "why"),
    [
        ("combat", "sate crackpott", "0 visit crackpott", "combat"),
        ("gold", "sate captain-valverde", "0 visit captain-valverde", "gold"),
        ("supply", "crackpott sate", "0 visit sate", "coins"),
    ],
)
def test_at_once_the_rest_of_the_round_is_not_played(lacking: str, row: str, visits: str, why: str) -> None:
    table = begun(3, row, mutiny="at-once")
    if lacking == "combat":
        table.combat_pile = ["v2", "d3"]
    elif lacking == "gold":
        table.gold_pile = ["g2"]
    else:
        table.supply = 1
    play(table, f"0 knock; 0 knock; {visits}")
    assert (table.why, table.ship, table.round) == (why, 2, 1)
    assert (table.row, table.offer, table.turn) == ([], 0, None)
    assert table.expected() == ("chance", "posts")


def test_at_once_the_last_turn_of_a_round_moves_no_ship() -> None:
    table = begun(2, "sate captain-valverde", mutiny="at-once")
    table.gold_pile, table.ship = ["g2"], 16
    play(table, "0 knock; 0 visit sate; 1 knock; 1 visit captain-valverde")
    assert (table.why, table.ship, table.gold[1], table.coins) == ("gold", 16, ["g2"], [2, 2])


def test_at_once_the_whole_turn_is_played_first() -> None:
    """Let Ramon Diaz show the last combat card, which goes back: only what is missing after the turn counts."""
    table = begun(2, "ramon-diaz dean-nero", mutiny="at-once")
    table.combat_pile = ["v2"]
    play(table, "0 knock; 0 visit ramon-diaz; 0 take gold")
    assert (table.why, table.combat_pile) == (None, ["v2"])
    play(table, "1 knock; 1 visit dean-nero; 1 buy 1")
    assert (table.why, table.ship) == ("combat", 0)


def test_at_once_the_mutiny_space_is_still_reached_at_the_end_of_a_round() -> None:
    table = begun(2, "wessel-jan dean-nero", mutiny="at-once")
    table.ship = 17
    play(table, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit dean-nero; 1 sell")
    assert (table.why, table.ship) == ("space", 18)


def test_the_lifeboat_is_emptied_and_the_offer_forgotten() -> None:
    table = quiet_round(between_rounds(6), 1)
    play(table, "* storm pang")
    table.ship = 17
    lay_row(table, "sate crackpott bijoux")
    play(table, "0 knock; 0 knock; 0 visit crackpott; 1 knock; 1 visit bijoux; 1 side diaz")
    assert table.why == "space"
    assert table.lifeboat is None
    assert table.offer == 0


# The summary, with which other implementations are compared


def test_what_is_not_there_is_said_to_be_missing() -> None:
    table = CartagenaTable(2)
    for key in ("inspected", "dealer", "turn", "lifeboat", "visiting", "why", "duel", "result"):
        assert table.summary()[key] is None
    for key in ("round", "turned_up", "offer", "duel_round"):
        assert table.summary()[key] == 0
    for key in ("combat_pile", "gold_pile", "row", "gone", "sailors", "duellists", "shown", "duels_won"):
        assert table.summary()[key] == []
    assert table.summary()["expected"] == ["chance", "dealer"]
    assert table.summary()["laid"] == [None, None]


def test_what_a_visit_leaves_behind() -> None:
    table = play(begun(2, "sate pang"), "0 knock; 0 knock; 0 visit pang")
    summary = table.summary()
    assert summary["visiting"] == "pang"
    assert summary["gone"] == ["pang"]
    assert summary["turned_up"] == 2
    assert summary["knocked"]
    summary = play(table, "0 take coin").summary()
    assert summary["visiting"] is None
    assert not summary["knocked"]
    assert summary["offer"] == 2


def test_cards_are_told_in_their_order_by_seat() -> None:
    summary = holding(begun(2), 1, "d1 v3 v1", "g2 g1", 4, "diaz").summary()
    assert summary["combat"] == [["v1", "d1"], ["v1", "v3", "d1"]]
    assert summary["gold"] == [[], ["g1", "g2"]]
    assert summary["coins"] == [1, 4]
    assert summary["sides"] == [None, "diaz"]
