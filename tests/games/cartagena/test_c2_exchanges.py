"""C2.5 and C2.6: cards exchanged for cards, cards for coins, coins for cards."""

from __future__ import annotations

import pytest
from games.cartagena.tables import Parts, begun, combat_pile, heard, held, lay_row, sail, table
from kernel.tables import asked, legal, play, refused, see

from mutiny import Match

FEW_CARDS = Parts(combat=(4, 0, 0))
"""With two players the combat pile is two v1 and two d1, with three one of each, with four empty."""


def full_hand(pirate: str) -> Match:
    """Return a match: seat 0, with two v1, a d1 and a d3, visits a pirate; a v2 and then v1 top the pile."""
    match = begun(2, combat="v1 d3 d2 v3 v2")
    sail(match, "crackpott | pang; take coin")
    lay_row(match, f"tembo {pirate}")
    play(match, "1 knock; 1 visit tembo; 1 keep d2")
    assert combat_pile(match)[:2] == ["v2", "v1"]
    play(match, f"0 knock; 0 visit {pirate}")
    assert held(match, 0) == "v1 v1 d1 d3"
    return match


@pytest.mark.rule("C2.5")
def test_none_to_three_combat_cards_may_be_swapped() -> None:
    match = full_hand("wessel-jan")
    assert (see(match, "phase"), match.state.clause()) == ("swap", "C2.5")
    # Shorter choices come first, then the order is v1 v2 v3 d1 d2 d3.
    assert legal(match) == [
        "swap",
        "swap v1",
        "swap d1",
        "swap d3",
        "swap v1 v1",
        "swap v1 d1",
        "swap v1 d3",
        "swap d1 d3",
        "swap v1 v1 d1",
        "swap v1 v1 d3",
        "swap v1 d1 d3",
    ]


@pytest.mark.rule("C2.5", "C2.6")
def test_every_hand_has_its_own_choices() -> None:
    """Check that the exchanges of one hand are not reused for another, in two games one after the other."""
    for pirate, word in (("wessel-jan", "swap"), ("dean-nero", "sell")):
        match = table(pirate)
        play(match, f"0 knock; 0 visit {pirate}")
        assert legal(match)[:4] == [word, f"{word} v1", f"{word} d1", f"{word} v1 d1"]
        match = full_hand(pirate)
        assert legal(match)[:5] == [word, f"{word} v1", f"{word} d1", f"{word} d3", f"{word} v1 v1"]


@pytest.mark.rule("C2.5")
def test_the_cards_go_under_the_pile_and_as_many_are_drawn() -> None:
    match = full_hand("wessel-jan")
    before = combat_pile(match)
    events = play(match, "0 swap d3 v1 v1")
    public = ["C2.5 0 under pile=combat count=3", "C2.5 0 combat count=3"]
    assert heard(events)[:2] == heard(events, 1)[:2] == public
    own = ["C2.5 0 under pile=combat count=3 cards=v1,v1,d3", f"C2.5 0 combat count=3 cards={','.join(before[:3])}"]
    assert heard(events, 0)[:2] == own
    assert sorted(held(match, 0).split()) == sorted(["d1", *before[:3]])
    assert combat_pile(match) == [*before[3:], "v1", "v1", "d3"]
    assert see(match, "combat_counts") == [4, 3]
    assert match.entries[-1] == (0, "swap v1 v1 d3")
    assert see(match, "last") == {"seat": 0, "pirate": "wessel-jan", "count": 3, "target": None, "letter": None}


@pytest.mark.rule("C2.5", "C2.14")
def test_swapping_nothing() -> None:
    match = full_hand("wessel-jan")
    before = combat_pile(match)
    assert heard(play(match, "0 swap"))[0] == "C2.5 0 pass pirate=wessel-jan"
    assert (held(match, 0), combat_pile(match)) == ("v1 v1 d1 d3", before)
    assert see(match, "last")["count"] == 0
    assert see(match, "phase") == "row"


@pytest.mark.rule("C2.5")
def test_only_cards_in_the_hand_are_swapped() -> None:
    match = full_hand("wessel-jan")
    for move in ("swap v2", "swap v1 v1 v1", "swap d3 d3", "swap v1 d1 d2"):
        assert refused(match, 0, move, "C2.5").reason == "the cards put under the pile must be in the hand"
    assert refused(match, 0, "sell v1", "C2.5").reason == "'sell v1' is not what is to be decided now"
    refused(match, 0, "buy 0", "C2.5")


@pytest.mark.rule("C2.5", "C2.14")
def test_an_empty_pile_gives_the_player_s_own_cards_back() -> None:
    match = table("wessel-jan", players=4, parts=FEW_CARDS)
    play(match, "0 knock; 0 visit wessel-jan")
    assert legal(match) == ["swap", "swap v1", "swap d1", "swap v1 d1"]
    events = play(match, "0 swap v1 d1")
    assert heard(events, 0)[0] == "C2.5 0 under pile=combat count=2 cards=v1,d1"
    assert heard(events, 0)[1] == "C2.5 0 combat count=2 cards=v1,d1"
    assert (held(match, 0), combat_pile(match)) == ("v1 d1", [])


@pytest.mark.rule("C2.5")
def test_from_a_short_pile_the_player_s_own_cards_come_last() -> None:
    match = table("pang wessel-jan", players=3, combat="v1 d1", parts=FEW_CARDS)
    play(match, "0 knock; 0 visit pang; 0 take combat; 1 knock; 1 visit wessel-jan")
    events = play(match, "1 swap v1 d1")
    assert heard(events, 1)[1] == "C2.5 1 combat count=2 cards=d1,v1"
    assert (held(match, 1), combat_pile(match)) == ("v1 d1", ["d1"])


@pytest.mark.rule("C2.5", "C2.14")
def test_without_combat_cards_one_is_asked_all_the_same() -> None:
    match = begun(2)
    sail(match, "pang; take coin | dean-nero; sell v1 d1")
    lay_row(match, "wessel-jan")
    play(match, "1 knock; 1 visit wessel-jan")
    assert legal(match) == ["swap"]
    play(match, "1 swap")


@pytest.mark.rule("C2.6")
def test_cards_for_coins_or_coins_for_cards() -> None:
    match = full_hand("dean-nero")
    assert (see(match, "phase"), match.state.clause()) == ("trade", "C2.6")
    sales = ["sell", "sell v1", "sell d1", "sell d3", "sell v1 v1", "sell v1 d1", "sell v1 d3", "sell d1 d3"]
    assert legal(match) == [*sales, "sell v1 v1 d1", "sell v1 v1 d3", "sell v1 d1 d3", "buy 0", "buy 1"]


@pytest.mark.rule("C2.6")
def test_cards_sold_go_under_the_pile_for_as_many_coins() -> None:
    match = full_hand("dean-nero")
    before = combat_pile(match)
    events = play(match, "0 sell d3 v1")
    assert heard(events)[:2] == heard(events, 1)[:2] == ["C2.6 0 under pile=combat count=2", "C2.6 0 coins count=2"]
    assert heard(events, 0)[0] == "C2.6 0 under pile=combat count=2 cards=v1,d3"
    assert (held(match, 0), see(match, "coins"), see(match, "supply")) == ("v1 d1", [3, 2], 25)
    assert combat_pile(match) == [*before, "v1", "d3"]
    assert see(match, "combat_counts") == [2, 3]
    assert see(match, "last") == {"seat": 0, "pirate": "dean-nero", "count": 2, "target": None, "letter": None}


@pytest.mark.rule("C2.6")
def test_coins_buy_as_many_combat_cards() -> None:
    match = begun(2, combat="v3 d2 d3 v2")
    sail(match, "sate | pang; take coin")
    lay_row(match, "pang dean-nero")
    play(match, "1 knock; 1 visit pang; 1 take coin; 0 knock; 0 visit dean-nero")
    assert see(match, "coins") == [2, 3]
    assert legal(match)[-3:] == ["buy 0", "buy 1", "buy 2"]
    assert refused(match, 0, "buy 3", "C2.6").reason == "seat 0 has only 2 coins"
    events = play(match, "0 buy 2")
    assert heard(events)[:2] == heard(events, 1)[:2] == ["C2.6 0 pay count=2", "C2.6 0 combat count=2"]
    assert heard(events, 0)[1] == "C2.6 0 combat count=2 cards=v3,d2"
    assert (held(match, 0), see(match, "coins"), see(match, "supply")) == ("v1 v3 d1 d2", [0, 3], 27)
    assert combat_pile(match)[:2] == ["d3", "v2"]
    assert see(match, "last")["count"] == 2


@pytest.mark.rule("C2.6")
def test_three_coins_at_most() -> None:
    match = begun(2, parts=Parts(each=4))
    lay_row(match, "dean-nero")
    play(match, "0 knock; 0 visit dean-nero")
    assert legal(match)[-4:] == ["buy 0", "buy 1", "buy 2", "buy 3"]
    play(match, "0 buy 3")
    assert (see(match, "coins"), see(match, "combat_counts"), see(match, "supply")) == ([1, 4], [5, 2], 25)


@pytest.mark.rule("C2.6", "C2.14")
@pytest.mark.parametrize("nothing", ["sell", "buy 0"])
def test_trading_nothing(nothing: str) -> None:
    match = full_hand("dean-nero")
    before = combat_pile(match)
    events = play(match, f"0 {nothing}")
    assert heard(events)[0] == "C2.6 0 pass pirate=dean-nero"
    assert [event.kind for event in events] == ["pass", "sail"]
    assert (held(match, 0), combat_pile(match), see(match, "coins")) == ("v1 v1 d1 d3", before, [1, 2])
    assert match.entries[-1] == (0, nothing)


@pytest.mark.rule("C2.6", "C2.14")
def test_no_more_cards_are_sold_than_the_supply_has_coins() -> None:
    """There are five coins, one each for three players; two are in the supply, and a third player takes one."""
    match = table("sate dean-nero", players=3, parts=Parts(coins=5))
    play(match, "0 knock; 0 visit sate; 1 knock; 1 visit dean-nero")
    assert see(match, "supply") == 1
    assert legal(match) == ["sell", "sell v1", "sell d1", "buy 0", "buy 1"]
    assert refused(match, 1, "sell v1 d1", "C2.6").reason == "the supply has only one coin"
    assert refused(match, 1, "sell v2", "C2.6").reason == "the cards sold must be in the hand"
    play(match, "1 sell d1")
    assert (held(match, 1), see(match, "coins"), see(match, "supply")) == ("v1", [2, 2, 1], 0)


@pytest.mark.rule("C2.6", "C2.14")
def test_with_an_empty_supply_and_an_empty_pile_one_is_asked_all_the_same() -> None:
    match = table("sate dean-nero", players=4, parts=Parts(combat=(4, 0, 0), coins=5))
    play(match, "0 knock; 0 visit sate; 1 knock; 1 visit dean-nero")
    assert (see(match, "supply"), see(match, "combat_pile")) == (0, 0)
    assert legal(match) == ["sell", "buy 0"]
    assert refused(match, 1, "sell v1", "C2.6").reason == "the supply has no coin left"
    assert refused(match, 1, "buy 1", "C2.6").reason == "the combat pile has no card left"
    play(match, "1 buy 0")
    assert asked(match) == 2


@pytest.mark.rule("C2.6", "C2.14")
def test_no_more_cards_are_bought_than_the_pile_has() -> None:
    match = table("pang dean-nero", players=3, combat="d1 v1", parts=Parts(combat=(4, 0, 0), each=3))
    play(match, "0 knock; 0 visit pang; 0 take combat; 1 knock; 1 visit dean-nero")
    assert legal(match)[-2:] == ["buy 0", "buy 1"]
    assert refused(match, 1, "buy 2", "C2.6").reason == "the combat pile has only one card"
    play(match, "1 buy 1")
    assert (held(match, 1), see(match, "coins")) == ("v1 v1 d1", [3, 2, 3])


@pytest.mark.rule("C2.6")
def test_other_answers_to_dean_nero() -> None:
    match = full_hand("dean-nero")
    assert refused(match, 0, "swap v1", "C2.6").reason == "'swap v1' is not what is to be decided now"
    refused(match, 0, "take coin", "C2.6")
    refused(match, 0, "rob 1", "C2.6")
