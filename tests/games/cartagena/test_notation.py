"""Moves and chance as text: every number of the action space, malformed texts, and the corrections offered."""

from __future__ import annotations

import pytest
from games.cartagena.games import matches, play_out
from games.cartagena.tables import GAME, PIRATES, table
from kernel.tables import words

from mutiny import MalformedMove, Match
from mutiny.games.cartagena.rules import actions
from mutiny.games.cartagena.rules.notation import FORMS, NOTATIONS

CARDS = "v1, v2, v3, d1, d2, d3"


def test_every_number_of_the_action_space_round_trips() -> None:
    state = table("pang").state
    written = [state.format_move(0, action) for action in range(GAME.actions)]
    assert len(set(written)) == GAME.actions == actions.ACTIONS
    assert [state.parse_move(0, text) for text in written] == list(range(GAME.actions))
    for action in (-1, GAME.actions):
        with pytest.raises(MalformedMove) as caught:
            state.format_move(0, action)
        assert str(caught.value) == f"'{action}' is not a move: action ids run from 0 to {GAME.actions - 1}."


def test_the_action_space_in_its_order() -> None:
    """The moves are in the order of the rules, pirate by pirate, for four seats; then come the duels."""
    heads = [text.split()[0] for text in NOTATIONS]
    counts = {head: heads.count(head) for head in dict.fromkeys(heads)}
    # Of six kinds there are 1, 6, 21 and 56 choices of none to three cards.
    assert counts == {
        "knock": 1,
        "visit": 12,
        "take": 3,
        "keep": 6,
        "swap": 84,
        "sell": 84,
        "buy": 4,
        "rob": 4,
        "side": 2,
        "peek": 5,
        "post": 2,
        "inspect": 5,
        "turn": 2,
        "lay": 7,
    }
    assert heads == [head for head, count in counts.items() for _ in range(count)]
    assert [text.removeprefix("visit ") for text in NOTATIONS if text.startswith("visit")] == PIRATES[:-1]
    assert list(FORMS) == list(counts)
    assert (NOTATIONS[0], NOTATIONS[13:16], NOTATIONS[-1]) == (
        "knock",
        ("take gold", "take combat", "take coin"),
        "lay monkey",
    )


def test_the_choices_of_cards() -> None:
    made = actions._some_cards()
    assert made == actions.SOME_CARDS
    assert made == sorted(set(made), key=lambda cards: (len(cards), cards))
    assert {tuple(sorted(cards)) for cards in made} == set(made)
    assert [len([cards for cards in made if len(cards) == size]) for size in range(4)] == [1, 6, 21, 56]
    assert NOTATIONS[actions.SWAP] == "swap"
    assert NOTATIONS[actions.SELL + 83] == "sell d3 d3 d3"
    assert [actions.SOME_NUMBER[cards] for cards in made] == list(range(84))


@pytest.mark.parametrize("head", ["swap", "sell"])
def test_cards_may_be_named_in_any_order(head: str) -> None:
    state = table("pang").state
    for text in (f"{head} d3 v1 v2", f"{head} v2 d3 v1", f"{head} v1 v2 d3"):
        assert state.format_move(0, state.parse_move(0, text)) == f"{head} v1 v2 d3"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", f"moves begin with {', '.join(FORMS)}"),
        ("pay 2", f"moves begin with {', '.join(FORMS)}"),
        ("Knock", f"moves begin with {', '.join(FORMS)}"),
        (" knock", f"moves begin with {', '.join(FORMS)}"),
        ("knock 1", "write 'knock' alone"),
        ("knock ", "write 'knock' alone"),
        ("visit", f"write 'visit PIRATE' with one of {', '.join(PIRATES[:-1])}"),
        ("visit ghost", f"write 'visit PIRATE' with one of {', '.join(PIRATES[:-1])}"),
        ("visit Pang", f"write 'visit PIRATE' with one of {', '.join(PIRATES[:-1])}"),
        ("take", "write 'take gold', 'take combat' or 'take coin'"),
        ("take coins", "write 'take gold', 'take combat' or 'take coin'"),
        ("keep", f"write 'keep CARD' with a card, one of {CARDS}"),
        ("keep g1", f"write 'keep CARD' with a card, one of {CARDS}"),
        ("keep v1 v2", f"write 'keep CARD' with a card, one of {CARDS}"),
        ("swap v4", f"write 'swap CARD...' with none to 3 cards of {CARDS}"),
        ("swap v1 v1 v1 v1", f"write 'swap CARD...' with none to 3 cards of {CARDS}"),
        ("swap  v1", f"write 'swap CARD...' with none to 3 cards of {CARDS}"),
        ("swap ", f"write 'swap CARD...' with none to 3 cards of {CARDS}"),
        ("sell g1", f"write 'sell CARD...' with none to 3 cards of {CARDS}"),
        ("sell v1 d1 v1 d1", f"write 'sell CARD...' with none to 3 cards of {CARDS}"),
        ("buy", "write 'buy N' with a number from 0 to 3"),
        ("buy 4", "write 'buy N' with a number from 0 to 3"),
        ("buy ²", "write 'buy N' with a number from 0 to 3"),
        ("rob", "write 'rob SEAT' with a seat from 0 to 3"),
        ("rob 4", "write 'rob SEAT' with a seat from 0 to 3"),
        ("rob none", "write 'rob SEAT' with a seat from 0 to 3"),
        ("side", "write 'side valverde' or 'side diaz'"),
        ("side pirate", "write 'side valverde' or 'side diaz'"),
        ("peek -1", "write 'peek SEAT' with a seat from 0 to 3, or 'peek none'"),
        ("peek", "write 'peek SEAT' with a seat from 0 to 3, or 'peek none'"),
        ("post high", "write 'post high-valverde' or 'post high-diaz'"),
        ("post valverde", "write 'post high-valverde' or 'post high-diaz'"),
        ("inspect f", "write 'inspect LETTER' with one of a, b, c, d, e"),
        ("inspect A", "write 'inspect LETTER' with one of a, b, c, d, e"),
        ("turn", "write 'turn keep' or 'turn swap'"),
        ("turn a", "write 'turn keep' or 'turn swap'"),
        ("lay", f"write 'lay CARD' with a card, one of {CARDS}, or 'lay monkey'"),
        ("lay v1 d1", f"write 'lay CARD' with a card, one of {CARDS}, or 'lay monkey'"),
        ("say ahoy", "moves begin with"),
    ],
)
def test_what_is_no_notation(text: str, reason: str) -> None:
    match = table("pang")
    with pytest.raises(MalformedMove) as caught:
        match.play(0, text)
    assert str(caught.value).startswith(f"{text!r} is not a move: {reason}")
    assert len(match.entries) == 4


def test_there_are_no_set_phrases() -> None:
    with pytest.raises(MalformedMove, match="this game has no set phrases"):
        table("pang").say(0, "say ahoy")


def test_every_word_of_chance_occurs_and_reads_back() -> None:
    """Check that the written form of each chance outcome of random games reads back, and has the same effect."""
    heads = set()
    for match, rng in matches("chance", 12):
        play_out(match, rng)
        again = Match(GAME, match.names, match.options)
        for who, notation in match.entries:
            if who is None:
                heads.add(notation.split()[0])
                outcome = again.state.parse_chance(notation)
                assert again.state.format_chance(outcome) == notation
                again.chance(notation)
            else:
                again.play(who, notation)
        assert again.state.result() == match.state.result()
    assert heads == {*words("dealer combat gold storm row sailors posts")}
