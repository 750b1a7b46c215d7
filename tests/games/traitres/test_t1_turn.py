"""T1: a turn: open the chest or play exactly one card, draw, and the next player aboard."""

from __future__ import annotations

import pytest
from games.traitres.tables import GAME, THREE, all_planks, chest_of, drown, pile_of, table
from kernel.tables import asked, hand, kinds, legal, play, refused, see, the

from mutiny import IllegalMove, MalformedMove

LOOTS = ("+1", "0", "-2")


def stashes(card: str) -> list[str]:
    return [f"stash {card} as {value}" for value in LOOTS]


@pytest.mark.rule("T1.1")
def test_a_pirate_may_open_and_a_mutineer_may_not() -> None:
    match = table(*THREE)
    assert legal(match)[0] == "open"
    match = table("catch catch -2", *THREE[1:], mutineers=(0,))
    assert legal(match) == [*stashes("-2"), "catch"]
    assert refused(match, 0, "open", "T1.1").reason == "a mutineer may not open the chest"


@pytest.mark.rule("T1.1")
def test_the_chest_is_opened_before_playing_only() -> None:
    match = table("spyglass catch 0", "+1 +1 +1", "+1 +1 catch")
    play(match, "0 stash 0 as 0; 1 stash +1 as +1; 2 stash +1 as +1; 0 spyglass")
    refused(match, 0, "open", "T2.5")
    play(match, "0 order 0 +1 +1; 1 stash +1 as 0; 2 catch")
    refused(match, 2, "open", "T2.6")


@pytest.mark.rule("T1.2")
def test_one_card_of_the_hand_in_the_order_of_the_action_space() -> None:
    match = table("+1 0 plank", "-2 spyglass pockets", "riddance catch +1")
    assert legal(match) == ["open", *stashes("+1"), *stashes("0"), "plank 1", "plank 2"]
    play(match, "0 stash 0 as 0")
    assert legal(match) == ["open", *stashes("-2"), "spyglass", "pockets 0", "pockets 2"]
    play(match, "1 spyglass; 1 order 0")
    assert legal(match) == [*stashes("+1"), "riddance", "catch"]


@pytest.mark.rule("T1.2")
def test_each_kind_once_however_many_are_held() -> None:
    match = table("riddance riddance riddance", *THREE[1:2], "+1 +1 0")
    assert legal(match) == ["open", "riddance"]


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("stash -2 as +1", "-2"),
        ("spyglass", "spyglass"),
        ("pockets 1", "pockets"),
        ("riddance", "riddance"),
        ("catch", "catch"),
    ],
)
def test_a_card_that_is_not_in_the_hand_cannot_be_played(move: str, card: str) -> None:
    assert refused(table(*THREE), 0, move, "T1.2").reason == f"seat 0 holds no {card}"


@pytest.mark.rule("T1.2")
def test_a_plank_that_is_not_in_the_hand() -> None:
    assert refused(table(*THREE, first=1), 1, "plank 0", "T1.2").reason == "seat 1 holds no plank"


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("card", ["plank", "spyglass", "pockets", "riddance", "catch"])
def test_action_cards_never_go_into_the_chest(card: str) -> None:
    match = table(f"{card} 0 0", "+1 +1 +1", "+1 +1 +1")
    with pytest.raises(MalformedMove, match="write 'stash CARD as VALUE', each one of"):
        match.play(0, f"stash {card} as 0")
    assert chest_of(match.state) == ""


@pytest.mark.rule("T1.2")
def test_orders_and_returns_are_no_turn() -> None:
    match = table(*THREE)
    reason = refused(match, 0, "order 0", "T1.2").reason
    assert reason == "'order 0' is not what is to be decided now"
    refused(match, 0, "return +1 0", "T1.2")
    refused(match, 0, "return +1", "T1.2")
    refused(match, 1, "spyglass", "T1.2")
    for action in (-1, GAME.actions, 10**6):
        with pytest.raises(MalformedMove, match=rf"action ids run from 0 to {GAME.actions - 1}\.$"):
            match.state.apply(0, action)


@pytest.mark.rule("T1.3")
def test_a_card_is_drawn_in_secret_and_the_next_player_is_on_turn() -> None:
    match = table(*THREE, pile="catch riddance")
    events = play(match, "0 stash +1 as 0")
    assert kinds(events) == ["stash", "draw"]
    draw = events[1]
    assert draw.seen_by(None) == draw.seen_by(1) == {"kind": "draw", "clause": "T1.3", "seat": 0, "count": 1}
    assert draw.seen_by(0) == {**draw.with_secrets(), "cards": ["catch"]}
    assert hand(match, 0) == "0 plank catch"
    assert pile_of(match.state).startswith("riddance ")
    assert asked(match) == 1
    assert see(match, "turn") == 1


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize(
    ("cards", "moves", "drawn"),
    [
        ("0 0 0", "0 stash 0 as -2", 1),
        ("plank 0 0", "0 plank 1", 1),
        ("spyglass 0 0", "0 spyglass", 1),
        ("riddance 0 0", "0 riddance", 1),
        ("pockets 0 0", "0 pockets 1", 1),
        ("catch 0 0", "0 catch; 0 return 0 0", 0),
    ],
)
def test_one_draws_after_every_card_but_catch(cards: str, moves: str, drawn: int) -> None:
    match = table(cards, "+1 +1 +1", "+1 +1 +1")
    events = play(match, moves)
    draws = [event for event in events if event.clause == "T1.3"]
    assert [(event.kind, event.seat) for event in draws] == [("draw", 0)] * drawn
    assert see(match, "hand_sizes") == [3, 3, 3]
    assert asked(match) == 1


@pytest.mark.rule("T1.3")
def test_the_turn_goes_round_and_skips_players_overboard() -> None:
    match = all_planks(8, mutineers=(6, 7), first=3)
    for seat in (7, 1, 0):
        drown(match, seat)
    turns = []
    for target in (2, 3, 4, 5, 6, 2):
        turns.append(asked(match))
        play(match, f"{turns[-1]} plank {3 if target == turns[-1] else target}")
    start = [2, 3, 4, 5, 6].index(turns[0])
    assert turns == [[2, 3, 4, 5, 6][(start + step) % 5] for step in range(6)]


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_nobody_else_is_on_turn(seat: int) -> None:
    match = table(*THREE)
    with pytest.raises(IllegalMove, match=rf"^T1\.2: seat 0 is to act, not seat {seat}\.$"):
        match.play(seat, "riddance")
    assert match.state.legal_actions(seat) == ()
    assert the(play(match, "0 plank 1"), "draw")["seat"] == 0


def test_every_number_of_the_action_space_round_trips() -> None:
    state = table(*THREE).state
    written = [state.format_move(0, action) for action in range(GAME.actions)]
    assert len(set(written)) == GAME.actions
    assert [state.parse_move(0, text) for text in written] == list(range(GAME.actions))
    for action in (-1, GAME.actions):
        with pytest.raises(MalformedMove, match="action ids run from"):
            state.format_move(0, action)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "moves begin with open, stash, plank, spyglass, pockets, riddance, catch, order, return"),
        ("pay 2", "moves begin with"),
        ("open 1", "write 'open' alone"),
        ("stash +1", "write 'stash CARD as VALUE'"),
        ("stash +1 as 1", "write 'stash CARD as VALUE'"),
        ("stash plank as 0", "write 'stash CARD as VALUE'"),
        ("stash +1  as 0", "write 'stash CARD as VALUE'"),
        ("plank", "write 'plank SEAT' with a seat from 0 to 7"),
        ("plank 8", "write 'plank SEAT' with a seat from 0 to 7"),
        ("plank ²", "write 'plank SEAT'"),
        ("spyglass 1", "write 'spyglass' alone"),
        ("pockets -1", "write 'pockets SEAT' with a seat from 0 to 7"),
        ("riddance 2", "write 'riddance' alone"),
        ("catch catch", "write 'catch' alone"),
        ("order", "write 'order CARD...' with the one to 3 cards seen, from the top"),
        ("order 0 0 0 0", "write 'order CARD...'"),
        ("order plank", "write 'order CARD...'"),
        ("order 0 ", "write 'order CARD...'"),
        ("return", "write 'return CARD CARD', the new top first, or 'return CARD' with but one card in hand"),
        ("return 0 0 0", "write 'return CARD CARD'"),
        ("return 0 gold", "write 'return CARD CARD'"),
        ("Open", "moves begin with"),
        (" open", "moves begin with"),
        ("say", "moves begin with"),
        ("say accuse 1", "moves begin with"),
    ],
)
def test_what_is_no_notation(text: str, reason: str) -> None:
    match = table(*THREE)
    with pytest.raises(MalformedMove) as caught:
        match.play(0, text)
    assert reason in str(caught.value)
    assert len(match.entries) == 3
