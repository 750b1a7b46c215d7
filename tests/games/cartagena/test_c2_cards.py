"""C2.1 to C2.4 and C2.7: the pirates who give cards and coins."""

from __future__ import annotations

import pytest
from games.cartagena.tables import Parts, combat_pile, gold_of, gold_pile, heard, held, table
from kernel.tables import asked, legal, play, refused, see

NO_COMBAT = Parts(combat=(4, 0, 0))
"""With four players nothing is left for the combat pile."""
TWO_COMBAT = Parts(combat=(4, 0, 0))
"""With three players a v1 and a d1 are left for the combat pile."""
ONE_GOLD = Parts(gold=(1, 0, 0))
ONE_COIN = Parts(coins=1, each=0)


@pytest.mark.rule("C2.1")
def test_captain_valverde_gives_the_top_gold_card_and_a_coin() -> None:
    match = table("captain-valverde", gold="g3 g1")
    events = play(match, "0 knock; 0 visit captain-valverde")
    public = ["C1.3 0 knock pirate=captain-valverde", "C1.3 0 visit pirate=captain-valverde", "C2.1 0 gold count=1"]
    assert heard(events) == heard(events, 1) == [*public, "C2.1 0 coins count=1"]
    assert heard(events, 0)[2:] == ["C2.1 0 gold count=1 cards=g3", "C2.1 0 coins count=1"]
    assert (gold_of(match, 0), see(match, "coins"), see(match, "supply")) == ("g3", [2, 1], 27)
    assert gold_pile(match)[0] == "g1"
    assert see(match, "gold_counts") == [1, 0]
    assert asked(match) == 1
    # Nothing is lost: the card is in a hand now.
    assert list(match.state.inventory()) == [8, 7, 5, 8, 7, 5, 6, 6, 6, 30, 10]


@pytest.mark.rule("C2.1", "C2.14")
def test_captain_valverde_gives_what_there_is() -> None:
    match = table("ramon-diaz captain-valverde", parts=ONE_GOLD)
    play(match, "0 knock; 0 visit ramon-diaz; 0 take gold")
    assert heard(play(match, "1 knock; 1 visit captain-valverde"), 1)[2] == "C2.1 1 coins count=1"
    assert (gold_of(match, 1), see(match, "coins")) == ("", [1, 2])
    match = table("pang captain-valverde", gold="g2", parts=ONE_COIN)
    play(match, "0 knock; 0 visit pang; 0 take coin")
    events = play(match, "1 knock; 1 visit captain-valverde")
    assert heard(events, 1)[2] == "C2.1 1 gold count=1 cards=g2"
    assert heard(events, 1)[3].startswith("C1.6")
    assert (gold_of(match, 1), see(match, "coins")) == ("g2", [1, 0])


@pytest.mark.rule("C2.1", "C2.14")
def test_captain_valverde_has_nothing() -> None:
    match = table("ramon-diaz pang captain-valverde", players=3, parts=Parts(gold=(1, 0, 0), coins=1, each=0))
    play(match, "0 knock; 0 visit ramon-diaz; 0 take gold; 1 knock; 1 visit pang; 1 take coin")
    events = play(match, "2 knock; 2 visit captain-valverde")
    assert heard(events, 2)[1:3] == ["C1.3 2 visit pirate=captain-valverde", "C2.14 2 idle pirate=captain-valverde"]
    assert (gold_of(match, 2), see(match, "coins")) == ("", [0, 1, 0])


@pytest.mark.rule("C2.2")
def test_ramon_diaz_shows_the_top_of_both_piles_to_his_visitor_alone() -> None:
    match = table("ramon-diaz", combat="d3 v1", gold="g2 g1")
    events = play(match, "0 knock; 0 visit ramon-diaz")
    assert heard(events) == heard(events, 1)
    assert heard(events)[2] == "C2.2 0 look gold=1 combat=1"
    assert heard(events, 0)[2] == "C2.2 0 look gold=1 combat=1 gold_cards=g2 combat_cards=d3"
    assert (see(match, "phase"), match.state.clause()) == ("take", "C2.2")
    assert legal(match) == ["take gold", "take combat"]
    assert match.state.view(0)["looking"] == {"gold": ["g2"], "combat": ["d3"]}
    assert match.state.view(1)["looking"] is None
    assert "looking" not in match.state.view(None)


@pytest.mark.rule("C2.2")
def test_the_card_not_kept_goes_under_its_pile() -> None:
    match = table("ramon-diaz", combat="d3 v1", gold="g2 g1")
    events = play(match, "0 knock; 0 visit ramon-diaz; 0 take gold")[3:]
    assert heard(events) == heard(events, 1) == ["C2.2 0 gold count=1", "C2.2 0 under pile=combat count=1"]
    assert heard(events, 0) == ["C2.2 0 gold count=1 cards=g2", "C2.2 0 under pile=combat count=1 cards=d3"]
    assert (gold_of(match, 0), held(match, 0)) == ("g2", "v1 d1")
    assert (combat_pile(match)[0], combat_pile(match)[-1], len(combat_pile(match))) == ("v1", "d3", 36)
    assert (gold_pile(match)[0], len(gold_pile(match))) == ("g1", 17)
    assert asked(match) == 1

    match = table("ramon-diaz", combat="d3 v1", gold="g2 g1")
    events = play(match, "0 knock; 0 visit ramon-diaz; 0 take combat")[3:]
    assert heard(events) == heard(events, 1) == ["C2.2 0 combat count=1", "C2.2 0 under pile=gold count=1"]
    assert heard(events, 0) == ["C2.2 0 combat count=1 cards=d3", "C2.2 0 under pile=gold count=1 cards=g2"]
    assert (gold_of(match, 0), held(match, 0)) == ("", "v1 d1 d3")
    assert (gold_pile(match)[0], gold_pile(match)[-1], len(gold_pile(match))) == ("g1", "g2", 18)
    assert (combat_pile(match)[0], len(combat_pile(match))) == ("v1", 35)


@pytest.mark.rule("C2.2", "C2.14")
def test_with_one_pile_empty_ramon_diaz_leaves_one_choice() -> None:
    match = table("captain-valverde ramon-diaz", combat="d3", parts=ONE_GOLD)
    events = play(match, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit ramon-diaz")
    assert heard(events, 1)[-1] == "C2.2 1 look gold=0 combat=1 gold_cards= combat_cards=d3"
    assert legal(match) == ["take combat"]
    assert refused(match, 1, "take gold", "C2.2").reason == "that cannot be taken here and now"
    assert match.state.view(1)["looking"] == {"gold": [], "combat": ["d3"]}
    assert heard(play(match, "1 take combat"), 1)[0] == "C2.2 1 combat count=1 cards=d3"
    assert gold_pile(match) == []

    match = table("ramon-diaz", players=4, gold="g3", parts=NO_COMBAT)
    events = play(match, "0 knock; 0 visit ramon-diaz")
    assert heard(events, 0)[-1] == "C2.2 0 look gold=1 combat=0 gold_cards=g3 combat_cards="
    assert legal(match) == ["take gold"]
    assert refused(match, 0, "take combat", "C2.2").reason == "that cannot be taken here and now"
    assert heard(play(match, "0 take gold"), 0) == ["C2.2 0 gold count=1 cards=g3"]


@pytest.mark.rule("C2.2", "C2.14")
def test_with_both_piles_empty_ramon_diaz_does_not_ask() -> None:
    match = table("captain-valverde ramon-diaz", players=4, parts=Parts(combat=(4, 0, 0), gold=(1, 0, 0)))
    events = play(match, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit ramon-diaz")
    assert heard(events)[-1] == "C2.14 1 idle pirate=ramon-diaz"
    assert asked(match) == 2


@pytest.mark.rule("C2.2")
def test_nothing_else_is_taken_from_ramon_diaz() -> None:
    match = table("ramon-diaz")
    play(match, "0 knock; 0 visit ramon-diaz")
    assert refused(match, 0, "take coin", "C2.2").reason == "that cannot be taken here and now"
    assert refused(match, 0, "knock", "C2.2").reason == "'knock' is not what is to be decided now"
    refused(match, 0, "keep v1", "C2.2")
    refused(match, 1, "take gold", "C2.2")


@pytest.mark.rule("C2.2")
def test_the_last_card_of_a_pile_that_goes_under_it_is_on_top_again() -> None:
    match = table("ramon-diaz", gold="g1", parts=ONE_GOLD)
    play(match, "0 knock; 0 visit ramon-diaz; 0 take combat")
    assert gold_pile(match) == ["g1"]


@pytest.mark.rule("C2.3")
def test_crackpott_gives_two_combat_cards() -> None:
    match = table("crackpott", combat="d3 v2 v1")
    events = play(match, "0 knock; 0 visit crackpott")
    assert heard(events) == heard(events, 1)
    assert heard(events)[2:] == ["C2.3 0 combat count=2"]
    assert heard(events, 0)[2:] == ["C2.3 0 combat count=2 cards=d3,v2"]
    assert (held(match, 0), combat_pile(match)[0], see(match, "combat_counts")) == ("v1 v2 d1 d3", "v1", [4, 2])
    assert asked(match) == 1


@pytest.mark.rule("C2.3", "C2.14")
def test_crackpott_gives_what_there_is() -> None:
    match = table("pang crackpott", players=3, combat="d1 v1", parts=TWO_COMBAT)
    events = play(match, "0 knock; 0 visit pang; 0 take combat; 1 knock; 1 visit crackpott")
    assert heard(events, 1)[-1] == "C2.3 1 combat count=1 cards=v1"
    assert (held(match, 0), held(match, 1)) == ("v1 d1 d1", "v1 v1 d1")
    match = table("crackpott", players=4, parts=NO_COMBAT)
    assert heard(play(match, "0 knock; 0 visit crackpott"), 0)[-1] == "C2.14 0 idle pirate=crackpott"
    assert held(match, 0) == "v1 d1"
    assert asked(match) == 1


@pytest.mark.rule("C2.4")
def test_tembo_shows_two_combat_cards_to_his_visitor_alone() -> None:
    match = table("tembo", combat="d3 v2 v1")
    events = play(match, "0 knock; 0 visit tembo")
    assert heard(events) == heard(events, 1)
    assert heard(events)[2:] == ["C2.4 0 look gold=0 combat=2"]
    assert heard(events, 0)[2:] == ["C2.4 0 look gold=0 combat=2 gold_cards= combat_cards=d3,v2"]
    assert (see(match, "phase"), match.state.clause()) == ("keep", "C2.4")
    assert legal(match) == ["keep v2", "keep d3"]
    assert match.state.view(0)["looking"] == {"gold": [], "combat": ["d3", "v2"]}
    assert match.state.view(1)["looking"] is None


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("kept", "other"), [("v2", "d3"), ("d3", "v2")])
@pytest.mark.parametrize("top", ["d3 v2", "v2 d3"])
def test_one_card_is_kept_and_the_other_goes_under_the_pile(kept: str, other: str, top: str) -> None:
    match = table("tembo", combat=f"{top} v1")
    events = play(match, f"0 knock; 0 visit tembo; 0 keep {kept}")[3:]
    assert heard(events) == heard(events, 1) == ["C2.4 0 combat count=1", "C2.4 0 under pile=combat count=1"]
    assert heard(events, 0) == [
        f"C2.4 0 combat count=1 cards={kept}",
        f"C2.4 0 under pile=combat count=1 cards={other}",
    ]
    assert sorted(held(match, 0).split()) == sorted(["v1", "d1", kept])
    assert (combat_pile(match)[0], combat_pile(match)[-1], len(combat_pile(match))) == ("v1", other, 35)
    assert asked(match) == 1


@pytest.mark.rule("C2.4")
def test_only_a_card_seen_may_be_kept() -> None:
    match = table("tembo", combat="d3 v2 v1")
    play(match, "0 knock; 0 visit tembo")
    assert refused(match, 0, "keep v1", "C2.4").reason == "v1 is not one of the cards on top of the pile"
    assert refused(match, 0, "take combat", "C2.4").reason == "'take combat' is not what is to be decided now"


@pytest.mark.rule("C2.4")
def test_two_cards_alike_are_one_choice() -> None:
    match = table("tembo", combat="v2 v2 d1")
    play(match, "0 knock; 0 visit tembo")
    assert legal(match) == ["keep v2"]
    play(match, "0 keep v2")
    assert (held(match, 0), combat_pile(match)[0], combat_pile(match)[-1]) == ("v1 v2 d1", "d1", "v2")


@pytest.mark.rule("C2.4", "C2.14")
def test_tembo_with_one_card_left_and_with_none() -> None:
    match = table("pang tembo", players=3, combat="d1 v1", parts=TWO_COMBAT)
    events = play(match, "0 knock; 0 visit pang; 0 take combat; 1 knock; 1 visit tembo")
    assert heard(events, 1)[-1] == "C2.4 1 look gold=0 combat=1 gold_cards= combat_cards=v1"
    assert legal(match) == ["keep v1"]
    assert heard(play(match, "1 keep v1"), 1) == ["C2.4 1 combat count=1 cards=v1"]
    assert (held(match, 1), combat_pile(match)) == ("v1 v1 d1", [])
    match = table("tembo", players=4, parts=NO_COMBAT)
    assert heard(play(match, "0 knock; 0 visit tembo"), 0)[-1] == "C2.14 0 idle pirate=tembo"
    assert asked(match) == 1


@pytest.mark.rule("C2.7")
def test_pang_gives_the_top_combat_card_or_a_coin() -> None:
    match = table("pang", combat="d3")
    events = play(match, "0 knock; 0 visit pang")
    assert heard(events) == heard(events, 0)
    assert len(events) == 2
    assert (see(match, "phase"), match.state.clause()) == ("take", "C2.7")
    assert legal(match) == ["take combat", "take coin"]
    assert match.state.view(0)["looking"] is None
    assert refused(match, 0, "take gold", "C2.7").reason == "that cannot be taken here and now"
    assert refused(match, 0, "swap", "C2.7").reason == "'swap' is not what is to be decided now"
    events = play(match, "0 take combat")
    assert heard(events) == heard(events, 1) == ["C2.7 0 combat count=1"]
    assert heard(events, 0) == ["C2.7 0 combat count=1 cards=d3"]
    assert (held(match, 0), see(match, "coins"), len(gold_pile(match))) == ("v1 d1 d3", [1, 1], 18)
    assert asked(match) == 1
    match = table("pang", combat="d3")
    assert heard(play(match, "0 knock; 0 visit pang; 0 take coin"))[2:] == ["C2.7 0 coins count=1"]
    assert (held(match, 0), see(match, "coins"), see(match, "supply")) == ("v1 d1", [2, 1], 27)


@pytest.mark.rule("C2.7", "C2.14")
def test_pang_offers_what_there_is() -> None:
    match = table("sate pang", parts=ONE_COIN)
    play(match, "0 knock; 0 visit sate; 1 knock; 1 visit pang")
    assert legal(match) == ["take combat"]
    assert refused(match, 1, "take coin", "C2.7").reason == "that cannot be taken here and now"
    match = table("pang", players=4, parts=NO_COMBAT)
    play(match, "0 knock; 0 visit pang")
    assert legal(match) == ["take coin"]
    refused(match, 0, "take combat", "C2.7")


@pytest.mark.rule("C2.7", "C2.14")
def test_pang_has_nothing() -> None:
    match = table("sate pang", players=4, parts=Parts(combat=(4, 0, 0), coins=1, each=0))
    events = play(match, "0 knock; 0 visit sate; 1 knock; 1 visit pang")
    assert heard(events)[-1] == "C2.14 1 idle pirate=pang"
    assert asked(match) == 2
