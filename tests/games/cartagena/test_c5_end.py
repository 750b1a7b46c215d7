"""C5: the winners on the winning side, ties, and games without a winner."""

from __future__ import annotations

import pytest
from games.cartagena.tables import NOTHING, SIDED, gold_of, heard, held, lay, voyage
from kernel.tables import dump, play, see

from mutiny import BadRecord, IllegalMove, Match, Record, replay, resume

DIAZ_AHEAD = "1 2 3 4 5 6 7 8 9 10"


@pytest.mark.rule("C5.1")
def test_the_richest_on_the_winning_side_wins() -> None:
    """Seats 0 and 2 are for Valverde, and seat 2 has a gold card worth 3; all three players get a coin three times."""
    match = voyage(
        f"{NOTHING[0]} | {NOTHING[1]} | captain-valverde",
        "pang; take combat | tembo; keep v2 | crackpott",
        *SIDED[3],
        players=3,
        gold="g3",
        combat="v2 d1 v3 v3 v1",
    )
    assert (see(match, "coins"), gold_of(match, 2)) == ([1, 1, 2], "g3")
    assert [held(match, seat) for seat in range(3)] == ["v1 v1 d1", "v1 v2 d1", "v1 v3 v3 d1"]
    for cards in ("v1 v1 v1", "v1 v2 v3", "d1 d1 v3"):
        lay(match, cards)
        events = lay(match, "monkey monkey monkey")
    assert heard(events)[-6:] == [
        "C4.7 - duel-won letter=c side=valverde valverde=9 diaz=7 tied=no",
        "C4.9 - mutiny-won side=valverde duels=3,0",
        "C5.1 0 reveal side=valverde gold= coins=4 total=4",
        "C5.1 1 reveal side=diaz gold= coins=4 total=4",
        "C5.1 2 reveal side=valverde gold=g3 coins=5 total=8",
        "C5.1 - end side=valverde gold=4,4,8 winners=2",
    ]
    assert (see(match, "winners"), see(match, "why"), match.state.clause()) == ([2], "C5.1", "C5.1")
    assert see(match, "totals") == [4, 4, 8]


@pytest.mark.rule("C5.1")
def test_gold_cards_count_their_value_and_coins_one() -> None:
    """One player has two coins and a gold 2, the other two coins; both get a coin twice, and run out of cards in C."""
    match = voyage(
        "captain-valverde | pang; take coin", "bijoux; side diaz | ojo; side diaz", gold="g2", posts=DIAZ_AHEAD
    )
    lay(match, "d1 d1")
    lay(match, "monkey monkey")
    lay(match, "v1 v1")
    lay(match, "monkey monkey")
    events = lay(match, "monkey monkey")
    assert see(match, "won") == ["diaz", "valverde", "diaz", "diaz", None]
    assert heard(events)[-3:] == [
        "C5.1 0 reveal side=diaz gold=g2 coins=4 total=6",
        "C5.1 1 reveal side=diaz gold= coins=4 total=4",
        "C5.3 - end side=diaz gold=6,4 winners=",
    ]
    assert match.state.result() == {"side": "diaz", "gold": [6, 4], "winners": []}


@pytest.mark.rule("C5.1")
def test_gold_on_the_losing_side_wins_nothing() -> None:
    """Seat 0, for Valverde, has more gold; the sailors are Diaz's, and both lay Diaz cards."""
    match = voyage(
        "sate | crackpott",
        "captain-valverde | tembo; keep d3",
        *SIDED[2],
        combat="d3 d3 d3",
        gold="g3",
        posts=DIAZ_AHEAD,
    )
    assert (see(match, "coins"), gold_of(match, 0), held(match, 1)) == ([3, 1], "g3", "v1 d1 d3 d3 d3")
    lay(match, "d1 d3")
    lay(match, "monkey monkey")
    lay(match, "v1 d3")
    lay(match, "monkey monkey")
    lay(match, "monkey d3")
    assert see(match, "aboard") == [False, True]
    events = play(match, "1 lay monkey; 1 rob 0")
    assert heard(events)[-1] == "C5.1 - end side=diaz gold=7,4 winners=1"
    assert see(match, "winners") == [1]
    assert match.state.result() == {"side": "diaz", "gold": [7, 4], "winners": [1]}
    assert see(match, "combat_cards") == [None, None]
    assert see(match, "sides") == ["valverde", "diaz"]
    assert see(match, "gold_cards") == [["g3"], []]
    assert see(match, "winning_side") == "diaz"


@pytest.mark.rule("C5.1", "C4.3")
def test_a_player_who_is_out_does_not_win() -> None:
    """Both are for Diaz; seat 0 is richer, but runs out of cards in duel C."""
    match = voyage("sate | crackpott", "bijoux; side diaz | ojo; side diaz", combat="d3 d3", posts=DIAZ_AHEAD)
    lay(match, "v1 d1")
    lay(match, "monkey monkey")
    lay(match, "d1 d3")
    lay(match, "monkey monkey")
    lay(match, "monkey d3")
    events = play(match, "1 lay monkey; 1 rob 0")
    assert see(match, "coins") == [3, 4]
    assert heard(events)[-1] == "C5.1 - end side=diaz gold=3,4 winners=1"
    assert see(match, "why") == "C5.1"


def tied(first: str, second: str, combat: str) -> Match:
    """Return two players for Diaz in duel C with equal gold.

    Each has laid a v1 and a d1; then both lay one card more.
    """
    match = voyage(
        "crackpott | pang; take combat",
        f"{first} | {second}",
        "bijoux; side diaz | ojo; side diaz",
        combat=combat,
        posts=DIAZ_AHEAD,
    )
    for cards in ("v1 d1", "d1 v1"):
        lay(match, cards)
        lay(match, "monkey monkey")
    return match


@pytest.mark.rule("C5.2")
def test_a_tie_goes_to_the_stronger_in_the_winning_colour() -> None:
    """Seat 0 has d2 and v3 left, seat 1 d3 and v1; each lays the Valverde card: Diaz is two ahead with 3 to 2."""
    match = tied("wessel-jan; swap", "tembo; keep v1", "d2 v3 d3 v1 v1")
    assert [held(match, seat) for seat in range(2)] == ["v3 d2", "v1 d3"]
    play(match, "0 lay d2; 1 lay v1")
    # Duel C is 5 + 1 to 6 + 2.
    events = lay(match, "monkey monkey")
    assert see(match, "coins") == [4, 4]
    assert heard(events)[-5:] == [
        "C5.1 0 reveal side=diaz gold= coins=4 total=4",
        "C5.1 1 reveal side=diaz gold= coins=4 total=4",
        "C5.2 0 tie cards=v3 strength=0",
        "C5.2 1 tie cards=d3 strength=3",
        "C5.2 - end side=diaz gold=4,4 winners=1",
    ]
    assert see(match, "combat_cards") == [["v3"], ["d3"]]
    assert (see(match, "winners"), see(match, "why"), match.state.clause()) == ([1], "C5.2", "C5.2")


@pytest.mark.rule("C5.2")
def test_still_tied_they_share_the_win() -> None:
    """Seat 0 has d2 and v1 left, seat 1 d2 and v3: each has a Diaz 2 once the Valverde cards are laid."""
    match = tied("wessel-jan; swap", "tembo; keep v3", "d2 v1 d2 v3 v1")
    assert [held(match, seat) for seat in range(2)] == ["v1 d2", "v3 d2"]
    play(match, "0 lay v1; 1 lay v3")
    # Duel C is 5 + 4 to 6, for Valverde. In D both lay a Diaz 2, 7 to 8 + 4, and no card is left to compare.
    lay(match, "monkey monkey")
    lay(match, "d2 d2")
    events = lay(match, "monkey monkey")
    assert heard(events)[-3:] == [
        "C5.2 0 tie cards= strength=0",
        "C5.2 1 tie cards= strength=0",
        "C5.2 - end side=diaz gold=5,5 winners=0,1",
    ]
    assert see(match, "won") == ["diaz", "diaz", "valverde", "diaz", None]
    assert see(match, "combat_cards") == [[], []]
    assert match.state.result() == {"side": "diaz", "gold": [5, 5], "winners": [0, 1]}


@pytest.mark.rule("C5.2")
def test_only_the_winning_colour_counts() -> None:
    """Seat 0 has a v3 left, seat 1 a d1: the winning side is Diaz, and 0 to 1 decides."""
    match = tied("wessel-jan; swap", "tembo; keep d1", "d2 v3 d1 v1 d1")
    assert [held(match, seat) for seat in range(2)] == ["v3 d2", "d1 d1"]
    lay(match, "d2 d1")
    events = lay(match, "monkey monkey")
    assert heard(events)[-1] == "C5.2 - end side=diaz gold=4,4 winners=1"


@pytest.mark.rule("C5.2")
def test_a_third_player_with_less_gold_shows_no_cards() -> None:
    """Seat 0 has spent its coin; the others have only a v1 left, which counts nothing for Diaz."""
    match = voyage(
        "dean-nero; buy 1 | crackpott | wessel-jan; swap",
        "crackpott | wessel-jan; swap | tembo; keep v1",
        *(rounds.replace("valverde", "diaz") for rounds in SIDED[3]),
        players=3,
        posts=DIAZ_AHEAD,
        combat="d2 d2 d2 v1 d2 d2 d2",
    )
    assert see(match, "coins") == [0, 1, 1]
    for cards in ("d1 d1 d1", "d2 d2 v1", "d2 d2 v1"):
        lay(match, cards)
        events = lay(match, "monkey monkey monkey")
    assert heard(events)[-3:] == [
        "C5.2 1 tie cards=v1 strength=0",
        "C5.2 2 tie cards= strength=0",
        "C5.2 - end side=diaz gold=3,4,4 winners=1,2",
    ]
    assert see(match, "combat_cards") == [None, ["v1"], []]


@pytest.mark.rule("C5.3")
def test_with_nobody_on_the_winning_side_everybody_loses() -> None:
    match = voyage("crackpott | tembo; keep v1", "bijoux; side diaz | ojo; side diaz", combat="v2 v2 v1 d1")
    for cards in ("v1 v1", "v2 v1", "v2 d1"):
        lay(match, cards)
        events = lay(match, "monkey monkey")
    assert see(match, "aboard") == [True, True]
    assert heard(events)[-1] == "C5.3 - end side=valverde gold=4,4 winners="
    assert match.state.result() == {"side": "valverde", "gold": [4, 4], "winners": []}
    assert (see(match, "winners"), see(match, "why"), match.state.clause()) == ([], "C5.3", "C5.3")
    assert see(match, "combat_cards") == [None, None]


def finished() -> Match:
    match = voyage(*SIDED[2])
    for cards in ("v1 d1", "monkey monkey", "d1 v1", "monkey monkey", "monkey monkey"):
        lay(match, cards)
    return match


def test_after_the_end() -> None:
    match = finished()
    assert (see(match, "phase"), see(match, "acting"), see(match, "turn")) == ("over", [], None)
    for move in ("knock", "lay v1"):
        with pytest.raises(IllegalMove, match=r"^C5\.3: the game is over\.$"):
            match.play(0, move)
    with pytest.raises(IllegalMove, match=r"^C5\.3: no chance is awaited\.$"):
        match.chance("row pang")
    assert [match.legal_moves(seat) for seat in range(2)] == [[], []]


def test_the_result_is_in_the_record_and_must_be_right() -> None:
    record = finished().record()
    assert record.result == {"side": "valverde", "gold": [3, 3], "winners": []}
    assert dump(resume(record, bytes(32)).state) == dump(replay(record))
    for wrong in (
        {"side": "diaz", "gold": [3, 3], "winners": []},
        {"side": "valverde", "gold": [3, 4], "winners": []},
        {"side": "valverde", "gold": [3, 3], "winners": [0]},
        {"side": "valverde", "gold": [3, 3]},
    ):
        with pytest.raises(BadRecord, match=r"^the result should be"):
            replay(Record(record.game, record.options, record.players, record.moves, wrong))
