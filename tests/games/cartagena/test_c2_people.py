"""C2.8 to C2.11: the pirates who rob, save up coins, and take or look at sides."""

from __future__ import annotations

import pytest
from games.cartagena.tables import Parts, begun, gold_of, heard, lay_row, sail, table
from kernel.tables import asked, kinds, legal, play, refused, see

from mutiny import Match

NO_PURSE = Parts(each=0)


@pytest.mark.rule("C2.8")
def test_chang_ye_takes_a_coin_from_an_opponent_who_has_one() -> None:
    match = table("dean-nero chang-ye", players=4)
    play(match, "0 knock; 0 visit dean-nero; 0 buy 1; 1 knock; 1 visit chang-ye")
    assert (see(match, "phase"), match.state.clause()) == ("rob", "C2.8")
    assert legal(match) == ["rob 2", "rob 3"]
    for seat in (0, 1):
        assert refused(match, 1, f"rob {seat}", "C2.8").reason == f"seat {seat} is not an opponent who has a coin"
    events = play(match, "1 rob 3")
    assert heard(events) == heard(events, 3) == ["C2.8 1 rob target=3"]
    assert see(match, "coins") == [0, 2, 1, 0]
    assert see(match, "supply") == 27
    assert see(match, "last") == {"seat": 1, "pirate": "chang-ye", "count": 0, "target": 3, "letter": None}
    assert asked(match) == 2


@pytest.mark.rule("C2.8")
def test_never_a_gold_card_and_no_seat_that_there_is_not() -> None:
    match = table("captain-valverde chang-ye", gold="g3")
    play(match, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit chang-ye")
    assert refused(match, 1, "rob 2", "C2.8").reason == "seat 2 is not an opponent who has a coin"
    assert refused(match, 1, "peek 0", "C2.8").reason == "'peek 0' is not what is to be decided now"
    play(match, "1 rob 0")
    assert (gold_of(match, 0), gold_of(match, 1), see(match, "coins")) == ("g3", "", [1, 2])


@pytest.mark.rule("C2.8", "C2.14")
def test_who_can_rob_nobody_is_not_asked() -> None:
    match = table("chang-ye", players=3, parts=NO_PURSE)
    assert heard(play(match, "0 knock; 0 visit chang-ye"))[-1] == "C2.14 0 idle pirate=chang-ye"
    assert asked(match) == 1
    # A coin of the visitor changes nothing.
    match = table("pang chang-ye", players=3, parts=NO_PURSE, dealer=2)
    play(match, "2 knock; 2 visit pang; 2 take coin; 0 knock; 0 visit chang-ye")
    assert legal(match) == ["rob 2"]
    match = begun(2, parts=NO_PURSE)
    sail(match, "sate | wessel-jan; swap")
    lay_row(match, "ghost chang-ye")
    events = play(match, "1 knock; 0 knock; 0 visit chang-ye")
    assert "C2.14 0 idle pirate=chang-ye" in heard(events)
    assert see(match, "coins") == [1, 0]


@pytest.mark.rule("C2.9")
def test_sate_gives_a_coin_when_he_is_used_at_once() -> None:
    match = table("sate")
    play(match, "0 knock")
    assert see(match, "offer") == 1
    events = play(match, "0 visit sate")
    assert heard(events) == ["C1.3 0 visit pirate=sate", "C2.9 0 coins count=1"]
    assert (see(match, "coins"), see(match, "supply"), see(match, "offer")) == ([2, 1], 27, 0)
    assert asked(match) == 1


@pytest.mark.rule("C2.9")
def test_each_turn_that_ends_without_him_adds_a_coin() -> None:
    """Seat 0 passes Sate by, so does seat 1 without a knock, and seat 2 meets the Ghost: 1 + 3 coins."""
    match = table("sate tembo pang ghost", players=4, combat="v2 v2")
    play(match, "0 knock; 0 knock")
    assert see(match, "offer") == 1
    events = play(match, "0 knock; 0 visit pang; 0 take coin")
    assert heard(events)[-1] == "C2.9 0 offer coins=2"
    assert see(match, "offer") == 2
    events = play(match, "1 visit tembo; 1 keep v2")
    assert heard(events)[-1] == "C2.9 1 offer coins=3"
    events = play(match, "2 knock")
    assert heard(events) == ["C1.3 2 knock pirate=ghost", "C1.4 2 ghost", "C2.9 2 offer coins=4"]
    assert see(match, "supply") == 25
    events = play(match, "3 visit sate")
    assert heard(events)[1] == "C2.9 3 coins count=4"
    assert (see(match, "coins"), see(match, "supply")) == ([2, 1, 1, 5], 21)
    assert "offer" not in kinds(events)


@pytest.mark.rule("C2.9")
def test_nothing_is_added_before_he_is_turned_up_and_after_he_is_used() -> None:
    match = table("pang sate crackpott", players=3)
    play(match, "0 knock; 0 visit pang; 0 take coin")
    assert see(match, "offer") == 0
    play(match, "1 knock; 1 visit sate")
    events = play(match, "2 knock; 2 visit crackpott")
    assert "offer" not in kinds(events)
    assert (see(match, "offer"), see(match, "coins")) == (0, [2, 2, 1])


@pytest.mark.rule("C2.9")
def test_an_offer_nobody_takes_is_gone_with_the_row() -> None:
    match = table("sate pang")
    events = play(match, "0 knock; 0 knock; 0 visit pang; 0 take coin; 1 knock; 1 visit captain-valverde")
    assert [line for line in heard(events) if "offer" in line] == ["C2.9 0 offer coins=2", "C2.9 1 offer coins=3"]
    assert (see(match, "phase"), see(match, "coins")) == ("row", [2, 2])
    lay_row(match, "sate")
    assert see(match, "offer") == 0
    play(match, "1 knock; 1 visit sate")
    assert see(match, "coins") == [2, 3]


@pytest.mark.rule("C2.9", "C2.14")
def test_sate_s_offer_is_paid_as_far_as_the_supply_lasts() -> None:
    match = table("sate crackpott tembo", players=3, parts=Parts(coins=2, each=0))
    play(match, "0 knock; 0 knock; 0 visit crackpott; 1 knock; 1 visit tembo")
    play(match, f"1 {legal(match)[0]}")
    assert (see(match, "offer"), see(match, "supply")) == (3, 2)
    assert "C2.9 2 coins count=2" in heard(play(match, "2 visit sate"))
    assert (see(match, "coins"), see(match, "supply")) == ([0, 0, 2], 0)


@pytest.mark.rule("C2.9", "C2.14")
def test_sate_has_nothing_where_the_supply_is_empty() -> None:
    match = table("pang sate crackpott", players=3, parts=Parts(coins=1, each=0))
    events = play(match, "0 knock; 0 visit pang; 0 take coin; 1 knock; 1 visit sate")
    assert heard(events)[-1] == "C2.14 1 idle pirate=sate"
    assert (see(match, "coins"), see(match, "offer"), asked(match)) == ([1, 0, 0], 0, 2)


@pytest.mark.rule("C2.10")
def test_bijoux_lets_one_take_a_side_in_secret() -> None:
    for side in ("valverde", "diaz"):
        match = table("bijoux")
        play(match, "0 knock; 0 visit bijoux")
        assert (see(match, "phase"), match.state.clause()) == ("side", "C2.10")
        assert legal(match) == ["side valverde", "side diaz"]
        assert refused(match, 0, "peek none", "C2.10").reason == "'peek none' is not what is to be decided now"
        events = play(match, f"0 side {side}")
        assert heard(events) == heard(events, 1) == ["C2.10 0 side again=no"]
        assert heard(events, 0) == [f"C2.10 0 side again=no side={side}"]
        assert (match.state.view(0)["side"], match.state.view(1)["side"]) == (side, None)
        assert see(match, "sided") == [True, False]
        assert asked(match) == 1


@pytest.mark.rule("C2.10")
def test_who_has_a_side_may_change_it_or_only_seem_to() -> None:
    told = []
    for side in ("valverde", "diaz"):
        match = begun(2)
        sail(match, "bijoux; side diaz | wessel-jan; swap")
        lay_row(match, "wessel-jan bijoux")
        play(match, "1 knock; 1 visit wessel-jan; 1 swap; 0 knock; 0 visit bijoux")
        assert legal(match) == ["side valverde", "side diaz"]
        events = play(match, f"0 side {side}")
        assert heard(events, 0)[0] == f"C2.10 0 side again=yes side={side}"
        assert match.state.view(0)["side"] == side
        told.append((heard(events), heard(events, 1), match.state.view(1), match.state.view(None)))
    assert told[0] == told[1]
    assert told[0][0][0] == "C2.10 0 side again=yes"


def two_sided() -> Match:
    """Return three players after a round: seat 0 is for Valverde, seat 1 for Diaz, seat 2 has no side. Seat 1 deals."""
    match = begun(3)
    events = sail(match, "bijoux; side valverde | ojo; side diaz | wessel-jan; swap")
    assert "C2.11 1 side again=no" in heard(events)
    assert "C2.11 1 side again=no side=diaz" in heard(events, 1)
    return match


@pytest.mark.rule("C2.11")
def test_who_has_no_side_takes_one_at_ojo_s() -> None:
    match = table("ojo")
    play(match, "0 knock; 0 visit ojo")
    assert (see(match, "phase"), match.state.clause()) == ("side", "C2.11")
    assert legal(match) == ["side valverde", "side diaz"]
    refused(match, 0, "peek 1", "C2.11")
    refused(match, 0, "peek none", "C2.11")
    events = play(match, "0 side valverde")
    assert heard(events, 0) == ["C2.11 0 side again=no side=valverde"]
    assert heard(events, 1) == ["C2.11 0 side again=no"]


@pytest.mark.rule("C2.11")
def test_who_has_a_side_may_look_at_an_opponent_s() -> None:
    match = two_sided()
    lay_row(match, "ojo")
    play(match, "1 knock; 1 visit ojo")
    assert (see(match, "phase"), match.state.clause()) == ("peek", "C2.11")
    assert legal(match) == ["peek 0", "peek none"]
    assert refused(match, 1, "side diaz", "C2.11").reason == "'side diaz' is not what is to be decided now"
    for seat in (1, 2, 3):
        refusal = refused(match, 1, f"peek {seat}", "C2.11")
        assert refusal.reason == f"seat {seat} is not an opponent who has set an allegiance"
    events = play(match, "1 peek 0")
    assert heard(events) == heard(events, 0) == heard(events, 2) == ["C2.11 1 peek target=0"]
    assert heard(events, 1) == ["C2.11 1 peek target=0 side=valverde"]
    assert match.state.view(1)["peeked"] == ["valverde", None, None]
    assert match.state.view(0)["peeked"] == match.state.view(2)["peeked"] == [None, None, None]
    assert [knows["sides"] for knows in see(match, "knows")] == [[], [0], []]
    assert see(match, "last") == {"seat": 1, "pirate": "ojo", "count": 0, "target": 0, "letter": None}
    assert asked(match) == 2


@pytest.mark.rule("C2.11")
def test_every_opponent_who_has_a_side_may_be_looked_at() -> None:
    match = two_sided()
    sail(match, "wessel-jan; swap | dean-nero; buy 0 | bijoux; side diaz")
    sail(match, "wessel-jan; swap | dean-nero; buy 0 | pang; take coin")
    lay_row(match, "ghost ojo")
    play(match, "0 knock; 1 knock; 1 visit ojo")
    assert legal(match) == ["peek 0", "peek 2", "peek none"]
    assert heard(play(match, "1 peek 2"), 1) == ["C2.11 1 peek target=2 side=diaz"]


@pytest.mark.rule("C2.11")
def test_one_need_not_look() -> None:
    match = two_sided()
    lay_row(match, "ojo")
    events = play(match, "1 knock; 1 visit ojo; 1 peek none")
    assert heard(events)[-1] == heard(events, 1)[-1] == "C2.11 1 peek target=-"
    assert match.state.view(1)["peeked"] == [None, None, None]
    assert see(match, "last")["target"] is None
    assert asked(match) == 2


@pytest.mark.rule("C2.11", "C2.14")
def test_where_no_opponent_has_a_side_the_player_is_not_asked() -> None:
    match = begun(2)
    sail(match, "bijoux; side diaz | wessel-jan; swap")
    lay_row(match, "wessel-jan ojo")
    events = play(match, "1 knock; 1 visit wessel-jan; 1 swap; 0 knock; 0 visit ojo")
    assert "C2.14 0 idle pirate=ojo" in heard(events)
    assert see(match, "phase") == "row"


@pytest.mark.rule("C2.10", "C2.11")
def test_what_was_seen_is_no_longer_known_once_its_owner_has_been_to_bijoux() -> None:
    match = two_sided()
    sail(match, "wessel-jan; swap | ojo; peek 0 | dean-nero; buy 0")
    assert match.state.view(1)["peeked"][0] == "valverde"
    sail(match, "bijoux; side valverde | wessel-jan; swap | dean-nero; buy 0")
    assert match.state.view(1)["peeked"] == [None, None, None]
    assert [knows["sides"] for knows in see(match, "knows")] == [[], [], []]
    # A visit to Bijoux by another player changes nothing that is known of a third; seat 2 goes there after seat 1 has
    # looked.
    sail(match, "wessel-jan; swap | ojo; peek 0 | bijoux; side diaz")
    sail(match, "wessel-jan; swap | ojo; peek 2 | bijoux; side diaz")
    assert match.state.view(1)["peeked"] == ["valverde", None, None]
    sail(match, "dean-nero; buy 0 | ojo; peek 2 | wessel-jan; swap")
    assert match.state.view(1)["peeked"] == ["valverde", None, "diaz"]
    assert see(match, "knows")[1]["sides"] == [0, 2]
