"""C1.1 to C1.7: the row of doors, knocking and visiting, the Ghost, the ship, the next dealer."""

from __future__ import annotations

import pytest
from games.cartagena.tables import GAME, PIRATES, Parts, begun, heard, lay_row, sail, table
from kernel.tables import asked, kinds, legal, play, refused, refused_chance, see, the

from mutiny import IllegalMove, MalformedMove, Rng


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_and_three_more_doors(players: int) -> None:
    match = begun(players, dealer=1)
    assert see(match, "row") == []
    events = lay_row(match, "pang ghost sate")
    assert heard(events) == heard(events, 0) == [f"C1.1 1 row round=1 count={players + 3}"]
    assert see(match, "row") == [{"pirate": None, "by": None}] * (players + 3)
    assert (see(match, "round"), see(match, "phase"), see(match, "turns_left")) == (1, "door", players)
    assert (see(match, "knocked"), see(match, "visiting")) == (False, None)
    assert (see(match, "offer"), see(match, "last")) == (0, None)


@pytest.mark.rule("C1.1")
def test_any_of_the_thirteen_may_lie_anywhere() -> None:
    state = begun(4).state
    rows = [state.format_chance(state.sample_chance(Rng(b"%d" % number))).split()[1:] for number in range(400)]
    for place in range(7):
        assert {row[place] for row in rows} == set(PIRATES)
    assert all(len(set(row)) == 7 for row in rows)


@pytest.mark.rule("C1.1")
def test_no_other_row() -> None:
    match = begun(2)
    reason = r"^C1\.1: the row must be 5 pirates, each once\.$"
    good = ["pang", "ojo", "ghost", "sate", "tembo"]
    for wrong in (good[1:], [*good, "bijoux"], [*good[1:], "ojo"], []):
        refused_chance(match, " ".join(["row", *wrong]), reason)
    for outcome in (bytes([13, 1, 2, 3, 4]), bytes([200, 1, 2, 3, 4])):
        with pytest.raises(IllegalMove, match=reason):
            match.state.apply_chance(outcome)
    for text in ("row pang ojo ghost sate blackbeard", "storm pang", "Row pang", "row pang ojo ghost sate tembo ", ""):
        refused_chance(match, text, "is not a move: 'row' and a pirate for each door are next")
    match.chance(" ".join(["row", *good]))


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealer_is_first_then_to_the_left_and_each_uses_one_pirate(dealer: int) -> None:
    match = table("pang crackpott captain-valverde sate", players=4, dealer=dealer)
    turns = []
    for left in (4, 3, 2, 1):
        assert see(match, "turns_left") == left
        turns.append(asked(match))
        assert see(match, "turn") == turns[-1]
        play(match, f"{turns[-1]} knock")
        pirate = legal(match)[1]
        play(match, f"{turns[-1]} {pirate}")
        if pirate == "visit pang":
            play(match, f"{turns[-1]} take coin")
    assert turns == [(dealer + step) % 4 for step in range(4)]
    assert (see(match, "turns_left"), see(match, "acting")) == (0, [])


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_nobody_else_is_on_turn(seat: int) -> None:
    match = table("pang", players=3)
    with pytest.raises(IllegalMove, match=rf"^C1\.3: seat 0 is to act, not seat {seat}\.$"):
        match.play(seat, "knock")
    assert match.state.legal_actions(seat) == ()


@pytest.mark.rule("C1.3")
def test_with_no_card_face_up_the_player_knocks() -> None:
    match = table("pang")
    assert legal(match) == ["knock"]
    assert refused(match, 0, "visit pang", "C1.5").reason == "pang does not lie face up in the row"


@pytest.mark.rule("C1.3")
def test_a_knock_turns_up_the_next_card_which_may_be_used() -> None:
    match = table("pang tembo sate")
    events = play(match, "0 knock")
    assert heard(events) == heard(events, 0) == ["C1.3 0 knock pirate=pang"]
    assert legal(match) == ["knock", "visit pang"]
    assert [door["pirate"] for door in see(match, "row")] == ["pang", None, None, None, None]
    assert see(match, "knocked") is True
    assert heard(play(match, "0 visit pang")) == ["C1.3 0 visit pirate=pang"]
    assert see(match, "visiting") == "pang"
    assert (asked(match), see(match, "turn"), see(match, "phase")) == (0, 0, "take")


@pytest.mark.rule("C1.3")
def test_after_a_knock_only_the_card_just_turned_up() -> None:
    match = table("pang tembo sate")
    play(match, "0 knock; 0 knock")
    assert legal(match) == ["knock", "visit tembo"]
    assert refused(match, 0, "visit pang", "C1.3").reason == "after a knock only tembo, just turned up, may be used"
    play(match, "0 knock")
    assert legal(match) == ["knock", "visit sate"]
    refused(match, 0, "visit tembo", "C1.3")
    refused(match, 0, "visit ojo", "C1.5")


@pytest.mark.rule("C1.3")
def test_without_a_knock_any_card_face_up_in_the_order_of_the_rulebook() -> None:
    match = table("sate pang crackpott")
    play(match, "0 knock; 0 knock; 0 knock; 0 visit crackpott")
    assert see(match, "knocked") is False
    assert legal(match) == ["knock", "visit pang", "visit sate"]
    play(match, "1 visit sate")
    assert [door["by"] for door in see(match, "row")] == [1, None, 0, None, None]


@pytest.mark.rule("C1.3")
def test_the_choice_is_gone_after_a_knock() -> None:
    match = table("sate pang crackpott")
    play(match, "0 knock; 0 knock; 0 visit pang; 0 take combat; 1 knock")
    assert legal(match) == ["knock", "visit crackpott"]
    refused(match, 1, "visit sate", "C1.3")


@pytest.mark.rule("C1.3")
def test_the_last_card_of_the_row_must_be_used() -> None:
    match = table("sate pang crackpott tembo captain-valverde")
    play(match, "0 knock; 0 knock; 0 knock; 0 knock; 0 knock")
    assert legal(match) == ["visit captain-valverde"]
    refusal = refused(match, 0, "knock", "C1.3")
    assert refusal.reason == "no door is left to knock on: the last card of the row must be used"
    refused(match, 0, "visit sate", "C1.3")
    play(match, "0 visit captain-valverde")
    # A player who has not knocked can choose any remaining door.
    assert legal(match) == ["visit crackpott", "visit tembo", "visit pang", "visit sate"]
    refused(match, 1, "knock", "C1.3")


@pytest.mark.rule("C1.3")
def test_the_same_card_as_the_last_of_the_row_and_before() -> None:
    match = table("pang")
    play(match, "0 knock")
    assert legal(match) == ["knock", "visit pang"]
    match = table("sate tembo crackpott ojo pang")
    play(match, "0 knock; 0 knock; 0 knock; 0 knock; 0 knock")
    assert legal(match) == ["visit pang"]


@pytest.mark.rule("C1.3")
def test_other_answers_are_no_turn() -> None:
    match = table("pang")
    assert refused(match, 0, "take coin", "C1.3").reason == "'take coin' is not what is to be decided now"
    refused(match, 0, "swap", "C1.3")
    refused(match, 0, "lay v1", "C1.3")
    for action in (-1, GAME.actions, 10**6):
        with pytest.raises(MalformedMove, match=rf"action ids run from 0 to {GAME.actions - 1}\.$"):
            match.state.apply(0, action)


@pytest.mark.rule("C1.4", "C2.13")
def test_the_ghost_ends_the_turn_at_once() -> None:
    match = table("ghost pang", players=3)
    events = play(match, "0 knock")
    assert heard(events) == heard(events, 0) == ["C1.3 0 knock pirate=ghost", "C1.4 0 ghost"]
    assert asked(match) == 1
    assert (see(match, "turns_left"), see(match, "knocked"), see(match, "visiting")) == (2, False, None)
    assert see(match, "row")[0] == {"pirate": "ghost", "by": 0}
    assert see(match, "last") == {"seat": 0, "pirate": "ghost", "count": 0, "target": None, "letter": None}
    assert see(match, "coins") == [1, 1, 1]
    assert see(match, "combat_counts") == [2, 2, 2]


@pytest.mark.rule("C1.4", "C2.13")
def test_the_ghost_is_set_aside_and_never_visited() -> None:
    match = table("pang ghost crackpott", players=3)
    play(match, "0 knock; 0 knock")
    assert legal(match) == ["knock", "visit pang"]
    with pytest.raises(MalformedMove, match=r"write 'visit PIRATE' with one of captain-valverde, .*, cambivalute"):
        match.play(1, "visit ghost")
    play(match, "1 knock")
    assert legal(match) == ["knock", "visit crackpott"]


@pytest.mark.rule("C1.4", "C2.13")
def test_the_ghost_as_the_last_card_of_the_row() -> None:
    match = table("pang ojo tembo crackpott ghost")
    events = play(match, "0 knock; 0 knock; 0 knock; 0 knock; 0 knock")
    assert kinds(events) == ["knock"] * 5 + ["ghost"]
    assert asked(match) == 1
    assert legal(match) == ["visit crackpott", "visit tembo", "visit pang", "visit ojo"]


@pytest.mark.rule("C1.4", "C1.6")
def test_the_ghost_may_end_the_round() -> None:
    match = table("pang ghost")
    events = play(match, "0 knock; 0 visit pang; 0 take coin; 1 knock")
    assert heard(events)[-3:] == ["C1.3 1 knock pirate=ghost", "C1.4 1 ghost", "C1.6 - sail spaces=3 ship=3"]
    assert see(match, "phase") == "row"


@pytest.mark.rule("C1.5")
def test_a_used_pirate_leaves_the_row() -> None:
    match = table("pang crackpott tembo", players=3)
    play(match, "0 knock; 0 knock; 0 visit crackpott")
    assert see(match, "row")[:3] == [
        {"pirate": "pang", "by": None},
        {"pirate": "crackpott", "by": 0},
        {"pirate": None, "by": None},
    ]
    assert legal(match) == ["knock", "visit pang"]
    assert refused(match, 1, "visit crackpott", "C1.5").reason == "crackpott does not lie face up in the row"
    play(match, "1 visit pang; 1 take coin")
    assert legal(match) == ["knock"]
    assert see(match, "last") == {"seat": 1, "pirate": "pang", "count": 0, "target": None, "letter": None}
    refused(match, 2, "visit pang", "C1.5")


@pytest.mark.rule("C1.5")
def test_next_round_the_used_pirates_are_in_play_again() -> None:
    match = begun(2)
    for _ in range(2):
        sail(match, "crackpott | pang; take coin")
    assert see(match, "round") == 2
    assert see(match, "combat_counts") == [6, 2]


@pytest.mark.rule("C1.5")
def test_pirates_nobody_used_leave_with_the_row() -> None:
    match = table("sate tembo crackpott pang")
    play(match, "0 knock; 0 knock; 0 knock; 0 visit crackpott; 1 knock; 1 visit pang; 1 take coin")
    lay_row(match, "ojo")
    assert legal(match) == ["knock"]
    refused(match, 1, "visit tembo", "C1.5")


@pytest.mark.rule("C1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("closed", [0, 1, 2, 3])
def test_the_ship_sails_a_space_for_each_closed_door(players: int, closed: int) -> None:
    match = begun(players)
    start = see(match, "ship")
    uses = ["crackpott", "pang; take coin", "captain-valverde", "sate"][:players]
    events = sail(match, " | ".join(uses), closed)
    assert the(events, "sail") == {
        "kind": "sail",
        "clause": "C1.6",
        "seat": None,
        "spaces": closed,
        "ship": start + closed,
    }
    assert see(match, "ship") == start + closed


@pytest.mark.rule("C1.6")
def test_the_ship_stops_at_the_mutiny_space() -> None:
    match = begun(2, parts=Parts(mutiny=2, storms=(), start=(0, 0, 0)))
    events = sail(match, "crackpott | pang; take coin", closed=3)
    assert the(events, "sail")["spaces"] == 2
    assert see(match, "ship") == 2


@pytest.mark.rule("C1.7")
def test_the_player_to_the_dealer_s_left_is_the_next_dealer() -> None:
    match = begun(3, dealer=1)
    dealers = []
    for number in range(1, 5):
        dealers.append(see(match, "dealer"))
        events = sail(match, "crackpott | pang; take coin | sate")
        assert the(events, "row") == {
            "kind": "row",
            "clause": "C1.1",
            "seat": dealers[-1],
            "round": number,
            "count": 6,
        }
    assert dealers == [1, 2, 0, 1]


def test_the_last_visit_has_its_own_event() -> None:
    """The new visit shows nothing of the visit before: neither its target nor its duel."""
    match = table("chang-ye cambivalute pang dean-nero", players=4)
    play(match, "0 knock; 0 visit chang-ye; 0 rob 2; 1 knock; 1 visit cambivalute")
    assert see(match, "last") == {"seat": 1, "pirate": "cambivalute", "count": 0, "target": None, "letter": None}
    play(match, "* sailors 1 2; 1 post high-diaz; 2 knock; 2 visit pang; 2 take coin")
    assert see(match, "last") == {"seat": 2, "pirate": "pang", "count": 0, "target": None, "letter": None}
    play(match, "3 knock; 3 visit dean-nero; 3 sell d1")
    assert see(match, "last") == {"seat": 3, "pirate": "dean-nero", "count": 1, "target": None, "letter": None}


def test_the_row_stays_in_sight_until_the_next_is_laid() -> None:
    match = table("sate pang crackpott")
    play(match, "0 knock; 0 knock; 0 visit pang; 0 take coin; 1 visit sate")
    assert see(match, "phase") == "row"
    assert see(match, "row") == [
        {"pirate": "sate", "by": 1},
        {"pirate": "pang", "by": 0},
        *[{"pirate": None, "by": None}] * 3,
    ]
    lay_row(match, "ojo")
    assert see(match, "row") == [{"pirate": None, "by": None}] * 5
    assert see(match, "last") == {"seat": 1, "pirate": "sate", "count": 0, "target": None, "letter": None}
