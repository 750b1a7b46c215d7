"""C2.12: Cambivalute: sailors are placed pair by pair, then looked at and turned in secret."""

from __future__ import annotations

import pytest
from games.cartagena.tables import Parts, begun, heard, lay_row, sail, table
from kernel.tables import asked, legal, play, refused, refused_chance, see

from mutiny import IllegalMove, Match

NOTHING = "wessel-jan; swap"


def placed(*values: str, players: int = 2) -> Match:
    """Return a match in which seat 0 has placed pairs, the higher sailor always for Valverde, and deals again."""
    match = begun(players, parts=Parts(mutiny=99, storms=()))
    for pair in values:
        while True:
            use = f"cambivalute; * sailors {pair}; post high-valverde"
            idle = [NOTHING, "dean-nero; buy 0", "chang-ye; rob 0"][: players - 1]
            if see(match, "dealer") == 0:
                sail(match, " | ".join([use, *idle]))
                break
            sail(match, " | ".join(["dean-nero; buy 0", NOTHING, "pang; take coin"][:players]))
    while see(match, "dealer") != 0:
        sail(match, " | ".join(["dean-nero; buy 0", NOTHING, "pang; take coin"][:players]))
    return match


@pytest.mark.rule("C2.12")
def test_two_sailors_are_taken_at_random_and_looked_at() -> None:
    match = table("cambivalute")
    events = play(match, "0 knock; 0 visit cambivalute")
    assert heard(events)[-1] == "C1.3 0 visit pirate=cambivalute"
    assert (see(match, "phase"), see(match, "turn"), see(match, "acting")) == ("sailors", 0, [])
    assert match.state.clause() == "C2.12"
    events = play(match, "* sailors 8 3")
    assert heard(events) == heard(events, 1) == ["C2.12 0 sailors count=2"]
    assert heard(events, 0) == ["C2.12 0 sailors count=2 values=3,8"]
    assert (asked(match), see(match, "phase"), see(match, "deck")) == (0, "post", 8)
    assert match.state.view(0)["looking"] == {"letter": "a", "values": [3, 8]}
    assert match.state.view(1)["looking"] is None
    assert legal(match) == ["post high-valverde", "post high-diaz"]
    # None of the ten is lost: each is on deck, in a hand or in place.
    assert list(match.state.inventory())[-1] == 10
    # The order in which they come reveals nothing.
    again = table("cambivalute")
    assert heard(play(again, "0 knock; 0 visit cambivalute; * sailors 3 8"), 0)[-1] == heard(events, 0)[0]


@pytest.mark.rule("C2.12")
@pytest.mark.parametrize(("move", "valverde", "diaz"), [("high-valverde", 8, 3), ("high-diaz", 3, 8)])
def test_they_are_placed_on_the_next_free_letter_one_on_each_side(move: str, valverde: int, diaz: int) -> None:
    match = table("cambivalute")
    play(match, "0 knock; 0 visit cambivalute; * sailors 3 8")
    assert refused(match, 0, "inspect a", "C2.12").reason == "'inspect a' is not what is to be decided now"
    events = play(match, f"0 post {move}")
    assert heard(events) == heard(events, 1) == ["C2.12 0 post letter=a"]
    assert heard(events, 0) == [f"C2.12 0 post letter=a valverde={valverde} diaz={diaz}"]
    assert (see(match, "posts"), see(match, "deck")) == (["hidden", None, None, None, None], 8)
    assert list(match.state.inventory())[-1] == 10
    assert match.state.view(0)["posts_seen"] == [{"valverde": valverde, "diaz": diaz}, None, None, None, None]
    assert match.state.view(1)["posts_seen"] == [None] * 5
    assert see(match, "knows") == [
        {"sides": [], "posts": ["a"], "posts_once": []},
        {"sides": [], "posts": [], "posts_once": []},
    ]
    assert see(match, "last") == {"seat": 0, "pirate": "cambivalute", "count": 0, "target": None, "letter": "a"}
    assert asked(match) == 1


@pytest.mark.rule("C2.12")
def test_only_sailors_still_on_deck_are_taken() -> None:
    match = placed("3 8", "1 10")
    assert (see(match, "deck"), see(match, "posts")) == (6, ["hidden", "hidden", None, None, None])
    lay_row(match, "cambivalute")
    play(match, "0 knock; 0 visit cambivalute")
    reason = r"^C2\.12: two different sailors of those on deck are taken: 2, 4, 5, 6, 7, 9\.$"
    for wrong in ("sailors 3 4", "sailors 4 8", "sailors 4 4", "sailors 4", "sailors", "sailors 2 4 5"):
        refused_chance(match, wrong, reason)
    for text in (
        "sailors 0 4",
        "sailors 11 4",
        "sailors a b",
        "posts 2 4",
        "sailors 2  4",
        "Sailors 2 4",
        "sailors 02 4",
    ):
        refused_chance(match, text, "is not a move: 'sailors N N' is next, with two values from 1 to 10")
    for outcome in (b"\x03\x04", b"\x04\x03", b"\x00\x02", b"\x02"):
        with pytest.raises(IllegalMove, match=reason):
            match.state.apply_chance(outcome)
    play(match, "* sailors 9 2; 0 post high-diaz")
    assert match.state.view(0)["posts_seen"][2] == {"valverde": 2, "diaz": 9}


@pytest.mark.rule("C2.12")
def test_once_all_stand_a_duel_is_inspected() -> None:
    match = placed("1 2", "3 4", "5 6", "7 8", "9 10")
    assert (see(match, "deck"), see(match, "posts")) == (0, ["hidden"] * 5)
    lay_row(match, "wessel-jan cambivalute")
    play(match, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit cambivalute")
    assert (see(match, "phase"), match.state.clause()) == ("inspect", "C2.12")
    assert legal(match) == ["inspect a", "inspect b", "inspect c", "inspect d", "inspect e"]
    assert refused(match, 1, "turn keep", "C2.12").reason == "'turn keep' is not what is to be decided now"
    refused(match, 1, "post high-diaz", "C2.12")
    events = play(match, "1 inspect c")
    assert heard(events) == heard(events, 0) == ["C2.12 1 inspect letter=c"]
    assert heard(events, 1) == ["C2.12 1 inspect letter=c valverde=6 diaz=5"]
    assert (see(match, "phase"), asked(match)) == ("turn", 1)
    assert legal(match) == ["turn keep", "turn swap"]
    assert match.state.view(1)["looking"] == {"letter": "c", "values": [6, 5]}
    assert match.state.view(0)["looking"] is None
    assert match.state.view(1)["posts_seen"] == [None, None, {"valverde": 6, "diaz": 5}, None, None]
    refused(match, 1, "inspect a", "C2.12")


@pytest.mark.rule("C2.12")
def test_its_sailors_are_kept_or_swapped_unseen_by_the_others() -> None:
    told = []
    for choice, valverde, diaz in (("keep", 6, 5), ("swap", 5, 6)):
        match = placed("1 2", "3 4", "5 6", "7 8", "9 10")
        lay_row(match, "wessel-jan cambivalute")
        play(match, "0 knock; 0 visit wessel-jan; 0 swap; 1 knock; 1 visit cambivalute; 1 inspect c")
        events = play(match, f"1 turn {choice}")
        swapped = {"keep": "no", "swap": "yes"}[choice]
        assert heard(events, 1)[0] == f"C2.12 1 turn letter=c swapped={swapped} valverde={valverde} diaz={diaz}"
        assert match.state.view(1)["posts_seen"][2] == {"valverde": valverde, "diaz": diaz}
        # Seat 0, who placed them, knows which two they are, but no longer how they stand.
        assert match.state.view(0)["posts_seen"] == [
            {"valverde": 2, "diaz": 1},
            {"valverde": 4, "diaz": 3},
            {"either": [5, 6]},
            {"valverde": 8, "diaz": 7},
            {"valverde": 10, "diaz": 9},
        ]
        assert see(match, "knows") == [
            {"sides": [], "posts": ["a", "b", "d", "e"], "posts_once": ["c"]},
            {"sides": [], "posts": ["c"], "posts_once": []},
        ]
        told.append((heard(events), heard(events, 0), match.state.view(0), match.state.view(None)))
        assert see(match, "last") == {"seat": 1, "pirate": "cambivalute", "count": 0, "target": None, "letter": "c"}
    assert told[0] == told[1]
    assert told[0][0][0] == "C2.12 1 turn letter=c"


@pytest.mark.rule("C2.12")
def test_a_player_who_looks_again_knows_again_and_the_other_does_not() -> None:
    match = placed("1 2", "3 4", "5 6", "7 8", "9 10")
    sail(match, "wessel-jan; swap | cambivalute; inspect c; turn swap")
    sail(match, "cambivalute; inspect c; turn keep | wessel-jan; swap")
    assert match.state.view(0)["posts_seen"][2] == {"valverde": 5, "diaz": 6}
    assert match.state.view(1)["posts_seen"][2] == {"either": [5, 6]}
    # The second look adds to what the seat knows from placing the others.
    assert see(match, "knows")[0] == {"sides": [], "posts": ["a", "b", "c", "d", "e"], "posts_once": []}
    sail(match, "cambivalute; inspect c; turn swap | wessel-jan; swap")
    assert match.state.view(0)["posts_seen"][2] == {"valverde": 6, "diaz": 5}
    assert match.state.view(1)["posts_seen"][2] == {"either": [5, 6]}


@pytest.mark.rule("C2.12")
def test_a_third_player_who_has_seen_nothing_knows_nothing() -> None:
    match = placed("1 2", "3 4", "5 6", "7 8", "9 10", players=3)
    sail(match, "wessel-jan; swap | cambivalute; inspect e; turn swap | dean-nero; buy 0")
    assert match.state.view(2)["posts_seen"] == [None] * 5
    assert see(match, "knows")[2] == {"sides": [], "posts": [], "posts_once": []}
