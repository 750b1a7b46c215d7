"""T2.1 to T2.3, T2.7: loot and announcements, planks, overboard, emptied pockets."""

from __future__ import annotations

import pytest
from games.traitres.tables import THREE, all_planks, board, chest_of, discards_of, drown, pile_of, table
from kernel.tables import asked, hand, kinds, legal, play, refused, see, the

from mutiny import IllegalMove

LOOTS = ("+1", "0", "-2")


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("card", LOOTS)
@pytest.mark.parametrize("value", LOOTS)
def test_any_value_may_be_announced_of_any_loot(card: str, value: str) -> None:
    match = table(f"{card} plank plank", "spyglass pockets riddance", "riddance catch pockets", pile="catch")
    events = play(match, f"0 stash {card} as {value}")
    told = {"kind": "stash", "clause": "T2.1", "seat": 0, "value": value, "chest": 1}
    assert events[0].seen_by(0) == {**told, "card": card}
    assert events[0].seen_by(1) == events[0].seen_by(None) == told
    assert (chest_of(match.state), hand(match, 0)) == (card, "plank plank catch")
    assert (see(match, "chest"), see(match, "announced"), see(match, "discard_pile")) == (1, [[0, value]], 0)


@pytest.mark.rule("T2.1")
def test_the_last_stashed_lies_on_top_and_announcements_are_kept_in_order() -> None:
    match = table("+1 +1 +1", "0 0 0", "-2 -2 -2", pile="+1 0 -2 +1")
    play(match, "0 stash +1 as -2; 1 stash 0 as +1; 2 stash -2 as +1; 0 stash +1 as 0")
    assert chest_of(match.state) == "+1 -2 0 +1"
    assert see(match, "announced") == [[0, "-2"], [1, "+1"], [2, "+1"], [0, "0"]]


@pytest.mark.rule("T2.1")
def test_only_the_announcement_is_public() -> None:
    """Two stashes of different cards with the same announcement look the same to everybody else."""
    one, other = table("+1 0 -2", *THREE[1:]), table("+1 0 -2", *THREE[1:])
    here, there = play(one, "0 stash +1 as 0"), play(other, "0 stash -2 as 0")
    for seat in (1, 2, None):
        assert one.state.view(seat) == other.state.view(seat)
        assert [event.seen_by(seat) for event in here] == [event.seen_by(seat) for event in there]
    assert one.state.view(0) != other.state.view(0)


@pytest.mark.rule("T2.2")
def test_a_plank_stays_before_another_player() -> None:
    match = table("plank plank 0", "+1 +1 +1", "+1 +1 +1", pile="0 0 0")
    events = play(match, "0 plank 2")
    assert events[0].with_secrets() == {"kind": "plank", "clause": "T2.2", "seat": 0, "target": 2, "planks": 1}
    assert events[0].seen_by(None) == events[0].with_secrets()
    assert (see(match, "planks"), see(match, "discard_pile")) == ([0, 0, 1], 0)
    play(match, "1 stash +1 as +1; 2 stash +1 as +1")
    assert the(play(match, "0 plank 2"), "plank")["planks"] == 2
    assert (see(match, "planks"), see(match, "aboard")) == ([0, 0, 2], [True] * 3)


@pytest.mark.rule("T2.2", "T2.7")
@pytest.mark.parametrize(("card", "clause"), [("plank", "T2.2"), ("pockets", "T2.7")])
def test_never_oneself_nor_nobody(card: str, clause: str) -> None:
    match = table(f"{card} 0 0", *THREE[1:])
    assert refused(match, 0, f"{card} 0", clause).reason == "not oneself: another player still aboard"
    for nobody in range(3, 8):
        assert refused(match, 0, f"{card} {nobody}", clause).reason == f"seat {nobody} is not aboard"
    assert [move for move in legal(match) if move.startswith(card)] == [f"{card} 1", f"{card} 2"]


@pytest.mark.rule("T2.2", "T2.7")
@pytest.mark.parametrize(("card", "clause"), [("plank", "T2.2"), ("pockets", "T2.7")])
def test_never_a_player_overboard(card: str, clause: str) -> None:
    hands = ["plank 0 +1", "plank 0 +1", "plank 0 +1", "0 0 0"]
    match = table(*hands, mutineers=(2,), pile=f"+1 +1 +1 {card} +1 +1")
    play(match, "0 plank 3; 1 plank 3; 2 plank 3")
    assert see(match, "aboard") == [True, True, True, False]
    play(match, "0 stash 0 as 0")
    assert hand(match, 0).endswith(card)
    play(match, "1 stash 0 as 0; 2 stash 0 as 0")
    assert refused(match, 0, f"{card} 3", clause).reason == "seat 3 is not aboard"
    assert [move for move in legal(match) if move.startswith(card)] == [f"{card} 1", f"{card} 2"]


@pytest.mark.rule("T2.3")
def test_three_planks_send_overboard_at_once() -> None:
    match = table(*["plank +1 0"] * 4, mutineers=(3,), pile="0 0 0 catch pockets -2")
    play(match, "0 plank 2; 1 plank 2; 2 plank 3")
    assert hand(match, 2) == "+1 0 0"
    events = play(match, "3 plank 2")
    assert kinds(events) == ["plank", "overboard", "draw"]
    assert events[1].with_secrets() == {"kind": "overboard", "clause": "T2.3", "seat": 2, "role": "pirate", "count": 3}
    assert events[1].seen_by(2) == events[1].seen_by(None) == events[1].with_secrets()
    view = match.state.view(None)
    assert (view["aboard"], view["planks"]) == ([True, True, False, True], [0, 0, 0, 1])
    assert view["roles"] == [None, None, "pirate", None]
    assert (view["hand_sizes"], view["discard_pile"]) == ([3, 3, 0, 3], 6)
    assert discards_of(match.state) == "+1 0 0 plank plank plank"
    # The player of the third plank has drawn as after any card, and the turn passes on.
    assert hand(match, 3) == "+1 0 catch"
    play(match, "0 stash 0 as 0; 1 stash 0 as 0")
    assert asked(match) == 3
    with pytest.raises(IllegalMove, match=r"^T1\.2: seat 3 is to act, not seat 2\.$"):
        match.play(2, "open")


@pytest.mark.rule("T2.3")
def test_a_hand_goes_overboard_unseen() -> None:
    """The events are the same for any hand; the drowned player sees no more than before."""
    seen = []
    for cards in ("plank +1 0", "plank -2 -2"):
        match = table("plank +1 0", "plank +1 0", cards, "plank +1 0", mutineers=(3,), pile="0 0 0 catch")
        play(match, "0 plank 2; 1 plank 2; 2 plank 3")
        events = play(match, "3 plank 2")
        seen.append(([event.seen_by(0) for event in events], match.state.view(0), match.state.view(None)))
        drowned = match.state.view(2)
        assert drowned["hand"] == []
        assert drowned["role"] == "pirate"
        assert drowned["roles"] == [None, None, "pirate", None]
        assert set(drowned) - set(match.state.view(None)) == {"seat", "role", "hand"}
    assert seen[0] == seen[1]


@pytest.mark.rule("T2.3")
def test_planks_of_several_players_lie_apart() -> None:
    match = all_planks(6, mutineers=(4, 5))
    play(match, "0 plank 1; 1 plank 0; 2 plank 1; 3 plank 0; 4 plank 2; 5 plank 4")
    assert see(match, "planks") == [2, 2, 1, 0, 1, 0]
    drown(match, 4)
    assert see(match, "aboard") == [True, True, True, True, False, True]
    assert see(match, "roles") == [None, None, None, None, "mutineer", None]
    assert (board(match.state).pirates, board(match.state).mutineers) == (4, 1)


@pytest.mark.rule("T2.7")
def test_pockets_are_emptied_unseen() -> None:
    match = table("pockets 0 +1", "-2 plank catch", "0 0 0", pile="+1 +1 riddance spyglass")
    events = play(match, "0 pockets 1")
    assert kinds(events) == ["pockets", "draw", "draw"]
    assert events[0].with_secrets() == {"kind": "pockets", "clause": "T2.7", "seat": 0, "target": 1, "count": 3}
    told = {"kind": "draw", "clause": "T2.7", "seat": 1, "count": 3}
    assert events[1].seen_by(0) == events[1].seen_by(None) == told
    assert events[1].seen_by(1) == {**told, "cards": ["+1", "+1", "riddance"]}
    assert discards_of(match.state) == "-2 plank pockets catch"
    assert (hand(match, 1), hand(match, 0)) == ("+1 +1 riddance", "+1 0 spyglass")
    assert asked(match) == 1


@pytest.mark.rule("T2.7")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_pockets_with_few_cards_left(left: int) -> None:
    pile = " ".join(["0"] * left)
    match = table("pockets +1 +1", "-2 plank catch", "0 0 0", pile=pile, whole=False)
    events = play(match, "0 pockets 1")
    assert the(events, "draw", 1)["count"] == min(left, 3)
    assert hand(match, 1) == " ".join(["0"] * min(left, 3))
    assert hand(match, 0) == " ".join(["+1", "+1"] + ["0"] * (left > 3))
    assert match.over == (left < 5)
    assert pile_of(match.state) == " ".join(["0"] * (left - 4))


@pytest.mark.rule("T2.7")
def test_pockets_of_a_hand_grown_small() -> None:
    """After a catch from a pile of one card a hand has one card; after it is emptied, it has three again."""
    match = table("catch 0 0", "pockets +1 +1", "+1 +1 +1", pile="-2", whole=False)
    play(match, "0 catch; 0 return 0 -2")
    assert see(match, "hand_sizes") == [1, 3, 3]
    events = play(match, "1 pockets 0")
    assert the(events, "pockets")["count"] == 1
    assert hand(match, 0) == "0 -2"
    assert match.state.result()["why"] == "T3.4"
