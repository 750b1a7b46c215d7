"""T2.4 to T2.6, T2.8, T2.9: riddance, spyglass and catch, and where action cards go."""

from __future__ import annotations

import pytest
from games.traitres.tables import THREE, chest_of, discards_of, pile_of, table
from kernel.tables import asked, dump, hand, kinds, legal, play, refused, see, the

from mutiny import Match


def chested(card: str, stashed: str, pile: str = "") -> Match:
    """Return a table of three where seat 0 is about to play a card and the chest holds these cards, the top first."""
    loot = stashed.split()[::-1]
    # Stash in this order, so that seat 2 is the last to stash and seat 0 is next.
    seats = [(3 - len(loot) + step) % 3 for step in range(len(loot))]
    hands: list[list[str]] = [[card], [], []]
    for seat, kind in zip(seats, loot, strict=True):
        hands[seat].append(kind)
    dealt = [" ".join(cards + ["plank"] * (3 - len(cards))) for cards in hands]
    drawn = ["plank"] * len(loot)
    first = seats[0] if seats else 0
    match = table(*dealt, first=first, pile=" ".join([*drawn, *pile.split()]), whole=False)
    for seat, kind in zip(seats, loot, strict=True):
        play(match, f"{seat} stash {kind} as +1")
    assert (asked(match), chest_of(match.state)) == (0, stashed)
    return match


CHESTS = ["", "-2", "0 -2", "+1 -2 0", "+1 -2 0 0", "0 0 +1 -2 -2", "0 +1 -2 0 +1 -2"]


@pytest.mark.rule("T2.4", "T2.8")
@pytest.mark.parametrize("chest", CHESTS)
def test_riddance_takes_the_top_two_or_what_there_is(chest: str) -> None:
    match = chested("riddance", chest, "catch plank")
    events = play(match, "0 riddance")
    gone, left = chest.split()[:2], chest.split()[2:]
    told = {"kind": "riddance", "clause": "T2.4", "seat": 0, "count": len(gone), "chest": len(left)}
    assert [event.with_secrets() for event in events[:1]] == [told]
    assert events[0].seen_by(0) == events[0].seen_by(1) == events[0].seen_by(None) == told
    assert kinds(events) == ["riddance", "draw"]
    assert chest_of(match.state).split() == left
    assert sorted(discards_of(match.state).split()) == sorted([*gone, "riddance"])
    assert (see(match, "chest"), see(match, "discard_pile")) == (len(left), len(gone) + 1)
    assert "catch" in hand(match, 0)
    assert asked(match) == 1


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize("chest", CHESTS[1:])
def test_spyglass_shows_the_top_three_or_all_in_no_order(chest: str) -> None:
    match = chested("spyglass", chest, "catch plank")
    top = sorted(chest.split()[:3], key=("+1", "0", "-2").index)
    events = play(match, "0 spyglass")
    told = {"kind": "spyglass", "clause": "T2.5", "seat": 0, "count": len(top)}
    assert kinds(events) == ["spyglass"]
    assert events[0].seen_by(0) == {**told, "cards": top}
    assert events[0].seen_by(1) == events[0].seen_by(None) == told
    # The seat is asked for the order, even if there is only one; nothing is drawn before.
    assert (asked(match), see(match, "phase")) == (0, "order")
    assert match.state.view(0)["seen"] == top
    assert "seen" not in match.state.view(1)
    assert "seen" not in match.state.view(None)
    assert "catch" not in hand(match, 0)
    assert discards_of(match.state) == "spyglass"


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize(
    ("chest", "ways"),
    [
        ("+1 0 -2 0", ["+1 0 -2", "+1 -2 0", "0 +1 -2", "0 -2 +1", "-2 +1 0", "-2 0 +1"]),
        ("0 +1 0 -2", ["+1 0 0", "0 +1 0", "0 0 +1"]),
        ("0 0 0 -2", ["0 0 0"]),
        ("+1 -2", ["+1 -2", "-2 +1"]),
        ("0 0", ["0 0"]),
        ("-2", ["-2"]),
    ],
)
def test_the_cards_go_back_in_any_order(chest: str, ways: list[str]) -> None:
    for way in ways:
        match = chested("spyglass", chest, "catch plank")
        play(match, "0 spyglass")
        assert legal(match) == [f"order {one}" for one in ways]
        events = play(match, f"0 order {way}")
        assert kinds(events) == ["order", "draw"]
        told = {"kind": "order", "clause": "T2.5", "seat": 0, "count": len(way.split())}
        assert events[0].seen_by(0) == {**told, "cards": way.split()}
        assert events[0].seen_by(2) == events[0].seen_by(None) == told
        assert chest_of(match.state) == " ".join([*way.split(), *chest.split()[3:]])
        assert "catch" in hand(match, 0)
        assert asked(match) == 1


@pytest.mark.rule("T2.5")
def test_no_other_cards_go_back() -> None:
    match = chested("spyglass", "+1 0 0 -2", "catch plank")
    play(match, "0 spyglass")
    for wrong in ("+1", "0 0", "+1 0 -2", "+1 +1 0", "0 0 0"):
        reason = refused(match, 0, f"order {wrong}", "T2.5").reason
        assert reason == "the order must name the cards the spyglass showed, each once"
    for wrong in ("riddance", "return 0 0", "return 0", "plank 1", "stash 0 as 0", "open"):
        assert refused(match, 0, wrong, "T2.5").reason == f"'{wrong}' is not what is to be decided now"
    refused(match, 1, "order +1 0 0", "T2.5")


@pytest.mark.rule("T2.5")
def test_the_order_in_which_the_cards_lay_is_not_seen() -> None:
    """The cards are shuffled before the seat looks: two orders of the same three look the same to everybody."""
    looks = []
    for chest in ("+1 0 -2", "-2 +1 0"):
        match = chested("spyglass", chest, "catch plank")
        events = play(match, "0 spyglass")
        looks.append([[event.seen_by(0) for event in events], *(match.state.view(seat) for seat in (0, 1, None))])
        # The announcements were all the same.
    assert looks[0] == looks[1]


@pytest.mark.rule("T2.8")
def test_on_an_empty_chest_they_do_nothing() -> None:
    match = table("spyglass riddance 0", *THREE[1:2], "+1 +1 0", pile="0 0 0")
    events = play(match, "0 spyglass")
    assert [event.with_secrets() for event in events[:1]] == [
        {"kind": "spyglass", "clause": "T2.5", "seat": 0, "count": 0, "cards": []}
    ]
    assert kinds(events) == ["spyglass", "draw"]
    assert (asked(match), see(match, "phase"), discards_of(match.state)) == (1, "turn", "spyglass")
    assert hand(match, 0) == "0 0 riddance"


# T2.6


@pytest.mark.rule("T2.6")
def test_catch_draws_three_and_puts_two_back() -> None:
    match = table("catch 0 +1", "-2 -2 -2", "0 0 0", pile="plank plank -2 pockets")
    events = play(match, "0 catch")
    told = {"kind": "catch", "clause": "T2.6", "seat": 0, "count": 3}
    assert [event.seen_by(0) for event in events] == [{**told, "cards": ["plank", "plank", "-2"]}]
    assert events[0].seen_by(1) == events[0].seen_by(None) == told
    assert (asked(match), see(match, "phase"), see(match, "hand_sizes")) == (0, "return", [5, 3, 3])
    assert hand(match, 0) == "+1 0 -2 plank plank"
    # There are ordered pairs of four kinds, and the two planks.
    assert len(legal(match)) == 4 * 3 + 1
    assert legal(match)[:4] == ["return +1 0", "return +1 -2", "return +1 plank", "return 0 +1"]
    events = play(match, "0 return -2 plank")
    told = {"kind": "return", "clause": "T2.6", "seat": 0, "count": 2}
    # No card is drawn after it.
    assert [event.seen_by(0) for event in events] == [{**told, "cards": ["-2", "plank"]}]
    assert events[0].seen_by(1) == events[0].seen_by(None) == told
    assert hand(match, 0) == "+1 0 plank"
    assert pile_of(match.state).startswith("-2 plank pockets ")
    assert (see(match, "draw_pile"), discards_of(match.state), asked(match)) == (60 - 9 - 1, "catch", 1)


@pytest.mark.rule("T2.6")
def test_what_cannot_be_returned() -> None:
    match = table("catch 0 +1", "-2 -2 -2", "0 0 0", pile="plank plank -2 pockets")
    play(match, "0 catch")
    for wrong in ("0 0", "catch 0", "+1 +1", "pockets plank"):
        assert refused(match, 0, f"return {wrong}", "T2.6").reason == "the cards put back must be in the hand"
    assert refused(match, 0, "return 0", "T2.6").reason == "2 cards of the hand are put back, not 1"
    for wrong in ("open", "catch", "plank 1", "order 0", "stash 0 as 0"):
        assert refused(match, 0, wrong, "T2.6").reason == f"'{wrong}' is not what is to be decided now"
    refused(match, 2, "return 0 0", "T2.6")


@pytest.mark.rule("T2.6")
def test_the_returned_cards_are_drawn_next_the_new_top_first() -> None:
    match = table("catch 0 +1", "-2 -2 -2", "0 0 0", pile="plank plank -2 pockets")
    play(match, "0 catch; 0 return plank +1")
    assert the(play(match, "1 stash -2 as 0"), "draw")["cards"] == ["plank"]
    assert the(play(match, "2 stash 0 as 0"), "draw")["cards"] == ["+1"]
    assert the(play(match, "0 stash 0 as 0"), "draw")["cards"] == ["pockets"]


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_catch_with_few_cards_left(left: int) -> None:
    match = table("catch 0 +1", "-2 -2 -2", "0 0 0", pile=" ".join(["plank"] * left), whole=False)
    events = play(match, "0 catch")
    # The pile is empty for a moment, which does not end the game, because the effect is not finished.
    assert (the(events, "catch")["count"], pile_of(match.state), match.over) == (left, "", False)
    play(match, "0 return 0 +1")
    assert (pile_of(match.state), hand(match, 0)) == ("0 +1", " ".join(["plank"] * left))
    assert asked(match) == 1


@pytest.mark.rule("T2.6")
def test_catch_with_a_single_card_to_put_back() -> None:
    match = table("catch catch 0", "catch 0 0", "0 0 0", pile="+1", whole=False)
    play(match, "0 catch; 0 return 0 +1; 1 catch; 1 return 0 0; 2 stash 0 as 0; 0 catch")
    assert (pile_of(match.state), legal(match)) == ("", ["return 0"])
    assert refused(match, 0, "return 0 0", "T2.6").reason == "1 cards of the hand are put back, not 2"
    assert refused(match, 0, "return +1", "T2.6").reason == "the cards put back must be in the hand"
    assert the(play(match, "0 return 0"), "return")["count"] == 1
    assert (hand(match, 0), pile_of(match.state)) == ("", "0")
    play(match, "1 stash 0 as 0")
    assert match.state.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}


# T2.9


@pytest.mark.rule("T2.9")
@pytest.mark.parametrize("card", ["spyglass", "riddance", "catch", "pockets", "plank"])
def test_an_action_card_is_shown_and_discarded_but_a_plank_stays(card: str) -> None:
    move = f"{card} 1" if card in ("plank", "pockets") else card
    match = table(f"{card} 0 0", "+1 +1 +1", "-2 -2 -2")
    events = play(match, f"0 {move}")
    told = events[0].seen_by(None)
    assert told is not None
    assert (told["kind"], told["seat"]) == (card, 0)
    played = discards_of(match.state).split()
    assert played.count(card) == (card != "plank")
    # The cards are face down: their number is public, but not the cards.
    assert see(match, "discard_pile") == len(played)
    assert set(played) <= {card, "+1"}


@pytest.mark.rule("T2.1", "T2.9")
def test_the_last_card_played_is_seen_by_all_but_no_loot() -> None:
    match = table("0 spyglass catch", "pockets plank +1", "plank riddance -2")
    last: list[tuple[str, dict[str, str | int]]] = [
        ("0 stash 0 as +1", {"seat": 0, "card": "loot"}),
        ("1 pockets 2", {"seat": 1, "card": "pockets", "target": 2}),
        ("2 stash +1 as -2", {"seat": 2, "card": "loot"}),
        ("0 spyglass", {"seat": 0, "card": "spyglass"}),
        ("0 order +1 0", {"seat": 0, "card": "spyglass"}),
        ("1 plank 0", {"seat": 1, "card": "plank", "target": 0}),
        ("2 stash +1 as +1", {"seat": 2, "card": "loot"}),
        ("0 catch", {"seat": 0, "card": "catch"}),
        ("0 return +1 +1", {"seat": 0, "card": "catch"}),
        # Opening the chest is not playing a card.
        ("1 open", {"seat": 0, "card": "catch"}),
    ]
    assert see(match, "played") is None
    for move, played in last:
        play(match, move)
        for seat in (None, 0, 1, 2):
            assert match.state.view(seat)["played"] == played


@pytest.mark.rule("T2.8", "T2.9")
def test_on_an_empty_chest_too_everybody_sees_which_card_it_was() -> None:
    """Nothing else on the table distinguishes the two afterwards."""
    views = []
    for card in ("spyglass", "riddance"):
        match = table("spyglass riddance 0", "+1 +1 +1", "-2 -2 -2")
        play(match, f"0 {card}")
        views.append(match.state.view(None))
        assert views[-1].pop("played") == {"seat": 0, "card": card}
    assert views[0] == views[1]


def test_a_refused_card_is_still_in_the_hand() -> None:
    match = table("plank pockets 0", *THREE[1:2], "+1 +1 0")
    play(match, "0 stash 0 as 0; 1 stash -2 as 0; 2 stash 0 as 0")
    before = dump(match.state)
    refused(match, 0, "plank 0", "T2.2")
    refused(match, 0, "pockets 5", "T2.7")
    assert dump(match.state) == before
    assert hand(match, 0) == "+1 plank pockets"
    assert see(match, "played") == {"seat": 2, "card": "loot"}
