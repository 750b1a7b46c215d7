"""C4.1 to C4.4 and C4.7 to C4.9: the duels: cards are laid, shown and added up, players leave, and a side wins."""

from __future__ import annotations

import pytest
from games.cartagena.tables import NOTHING, ONE_AHEAD, SIDED, Parts, begun, heard, held, lay, sail, voyage
from kernel.tables import kinds, legal, play, refused, see, the

from mutiny import Match


@pytest.mark.rule("C4.1")
def test_both_sailors_are_shown_and_are_the_starting_values() -> None:
    match = voyage(*SIDED[2], posts="7 3 1 2 4 5 6 8 9 10")
    assert heard(match.events[-1])[-1] == "C4.1 - duel letter=a valverde=7 diaz=3"
    assert see(match, "posts") == [[7, 3], "hidden", "hidden", "hidden", "hidden"]
    assert see(match, "duel") == {"letter": "a", "round": 1, "valverde": 7, "diaz": 3, "in": [0, 1], "rounds": []}
    assert see(match, "won") == [None] * 5
    assert (see(match, "phase"), match.state.clause()) == ("lay", "C4.2")


@pytest.mark.rule("C4.1")
def test_no_duel_before_the_mutiny() -> None:
    match = begun(2)
    assert (see(match, "duel"), see(match, "won"), see(match, "out_of_game")) == (None, [None] * 5, [])


@pytest.mark.rule("C4.2")
def test_everybody_in_the_duel_lays_a_card_in_secret() -> None:
    match = voyage(*SIDED[3], players=3)
    assert see(match, "duel")["in"] == [0, 1, 2]
    assert [match.legal_moves(seat) for seat in range(3)] == [["lay v1", "lay d1"]] * 3
    events = play(match, "0 lay v1")
    assert heard(events, 0) == ["C4.2 0 lay card=v1"]
    assert heard(events) == heard(events, 1) == heard(events, 2) == []
    assert match.state.acting == (1, 2)
    assert match.state.view(0)["laid"] == "v1"
    assert match.state.view(1)["laid"] is None
    # The card lies face down: nobody else can see that the seat has laid one.
    assert see(match, "acting") == [0, 1, 2]
    assert see(match, "combat_counts") == [2, 2, 2]
    with pytest.raises(ValueError, match=r"^C4\.2: seat 0 has decided already\.$"):
        match.play(0, "lay d1")


@pytest.mark.rule("C4.2")
def test_the_cards_are_shown_together_and_each_adds_to_its_own_colour_s_side() -> None:
    """A card counts for its colour: seat 0, who is for Valverde, lays a Diaz 3."""
    match = voyage("crackpott | pang; take combat", *SIDED[2], combat="d3 v2 v3", posts="7 3 1 2 4 5 6 8 9 10")
    assert (held(match, 0), held(match, 1)) == ("v1 v2 d1 d3", "v1 v3 d1")
    events = play(match, "1 lay v3; 0 lay d3")
    assert heard(events, 1) == [
        "C4.2 1 lay card=v3",
        "C4.2 - shown letter=a round=1 cards=v3,d3 monkeys= valverde=10 diaz=6",
    ]
    assert heard(events) == heard(events, 1)[1:]
    assert see(match, "duel") == {
        "letter": "a",
        "round": 2,
        "valverde": 10,
        "diaz": 6,
        "in": [0, 1],
        "rounds": [{"cards": ["v3", "d3"], "monkeys": []}],
    }
    assert (held(match, 0), held(match, 1)) == ("v1 v2 d1", "v1 d1")
    assert see(match, "combat_counts") == [3, 2]
    assert [match.state.view(seat)["laid"] for seat in (0, 1)] == [None, None]


@pytest.mark.rule("C4.2")
def test_nobody_learns_who_laid_which_card() -> None:
    """Check that the spectator and the third player see the same, whichever of two players laid which of two cards."""
    seen = []
    for cards in ("v1 d1 v1", "d1 v1 v1"):
        match = voyage(*SIDED[3], players=3)
        lay(match, cards)
        seen.append([(match.events_for(watcher), match.state.view(watcher)) for watcher in (None, 2)])
    assert seen[0] == seen[1]


@pytest.mark.rule("C4.2")
def test_monkeys_show_whose_they_are() -> None:
    match = voyage(*SIDED[3], players=3)
    lay(match, "v1 d1 v1")
    events = lay(match, "monkey v1 monkey")
    shown = the(events, "shown")
    assert (shown["round"], shown["cards"], shown["monkeys"]) == (2, ["v1"], [0, 2])
    assert see(match, "duel")["rounds"] == [
        {"cards": ["v1", "v1", "d1"], "monkeys": []},
        {"cards": ["v1"], "monkeys": [0, 2]},
    ]


@pytest.mark.rule("C4.2")
def test_a_player_lays_a_card_of_the_hand() -> None:
    match = voyage(*SIDED[2])
    assert refused(match, 0, "lay v3", "C4.2").reason == "seat 0 holds no v3"
    assert refused(match, 1, "knock", "C4.2").reason == "'knock' is not what is to be decided now"
    refused(match, 1, "rob 0", "C4.2")
    play(match, "0 lay d1; 1 lay d1")
    assert refused(match, 0, "lay d1", "C4.2").reason == "seat 0 holds no d1"


@pytest.mark.rule("C4.3")
def test_in_the_first_round_a_combat_card_must_be_laid() -> None:
    match = voyage(*SIDED[2])
    refusal = refused(match, 0, "lay monkey", "C4.3")
    assert refusal.reason == "in the first round of a duel a combat card must be laid"
    assert "lay monkey" not in match.legal_moves(1)


def disarmed(players: int = 2) -> Match:
    """Return the usual position, but with seat 1 having sold both cards to Dean Nero for three coins in all."""
    others = ["wessel-jan; swap", "pang; take coin", "captain-valverde"]
    uses = [others[0], "dean-nero; sell v1 d1", *others[1:]][:players]
    return voyage(" | ".join(uses), *SIDED[players], players=players)


@pytest.mark.rule("C4.3")
def test_who_has_no_combat_card_lays_the_monkey_and_is_out_of_the_game() -> None:
    match = disarmed()
    assert (held(match, 1), match.legal_moves(1)) == ("", ["lay monkey"])
    events = lay(match, "v1 monkey")
    assert heard(events) == [
        "C4.2 - shown letter=a round=1 cards=v1 monkeys=1 valverde=3 diaz=1",
        "C4.3 1 out",
    ]
    assert see(match, "aboard") == [True, False]
    assert see(match, "duel")["in"] == [0]
    # A monkey of the first round gets nothing.
    assert see(match, "coins") == [1, 3]
    assert match.state.acting == (0,)
    # The seat is not asked in the next duel.
    play(match, "0 lay monkey; 0 rob 1")
    assert (see(match, "duel")["letter"], match.state.acting) == ("b", (0,))


@pytest.mark.rule("C4.3", "C4.5")
def test_a_player_who_is_out_can_still_be_robbed() -> None:
    match = disarmed()
    lay(match, "v1 monkey")
    play(match, "0 lay monkey")
    assert legal(match) == ["rob 1"]
    play(match, "0 rob 1")
    assert see(match, "coins") == [2, 2]


@pytest.mark.rule("C4.4")
def test_from_the_second_round_on_the_monkey_may_be_laid_and_its_player_leaves_the_duel() -> None:
    match = voyage(*SIDED[3], players=3)
    lay(match, "v1 v1 d1")
    assert [match.legal_moves(seat) for seat in range(3)] == [
        ["lay d1", "lay monkey"],
        ["lay d1", "lay monkey"],
        ["lay v1", "lay monkey"],
    ]
    events = lay(match, "d1 monkey v1")
    assert heard(events)[1:] == ["C4.4 1 leave round=2"]
    play(match, "1 rob 0")
    assert (see(match, "duel")["in"], match.state.acting) == ([0, 2], (0, 2))
    assert see(match, "aboard") == [True] * 3
    assert heard(lay(match, "monkey monkey"))[1:3] == ["C4.4 0 leave round=3", "C4.4 2 leave round=3"]


@pytest.mark.rule("C4.4")
def test_without_combat_cards_the_monkey_must_be_laid() -> None:
    match = voyage(*SIDED[2])
    lay(match, "v1 v1")
    lay(match, "d1 d1")
    assert [match.legal_moves(seat) for seat in range(2)] == [["lay monkey"]] * 2
    assert refused(match, 0, "lay d1", "C4.2").reason == "seat 0 holds no d1"
    assert heard(lay(match, "monkey monkey"))[1:3] == ["C4.4 0 leave round=3", "C4.4 1 leave round=3"]
    assert see(match, "aboard") == [True, True]


@pytest.mark.rule("C4.7")
def test_the_duel_ends_when_everybody_in_it_has_laid_the_monkey() -> None:
    match = voyage(*SIDED[2])
    lay(match, "v1 v1")
    lay(match, "monkey d1")
    play(match, "0 rob 1")
    assert (see(match, "duel")["letter"], match.state.acting) == ("a", (1,))
    events = play(match, "1 lay monkey")
    assert kinds(events) == ["lay", "shown", "leave", "duel-won", "duel"]
    # The totals are 2 and two v1 against 1 and a d1.
    assert heard(events)[2] == "C4.7 - duel-won letter=a side=valverde valverde=4 diaz=2 tied=no"
    assert see(match, "won") == ["valverde", None, None, None, None]
    assert heard(events)[3] == "C4.1 - duel letter=b valverde=4 diaz=3"
    assert see(match, "posts")[:3] == [[2, 1], [4, 3], "hidden"]


@pytest.mark.rule("C4.7")
def test_the_higher_total_wins() -> None:
    match = voyage(*SIDED[2], posts="1 3 2 4 5 6 7 8 9 10")
    lay(match, "v1 v1")
    # 1 + 2 against 3 is a tie, decided by the cards; with one more d1, Diaz has the higher total.
    assert (see(match, "duel")["valverde"], see(match, "duel")["diaz"]) == (3, 3)
    lay(match, "d1 d1")
    events = lay(match, "monkey monkey")
    assert the(events, "duel-won")["side"] == "diaz"
    assert (the(events, "duel-won")["valverde"], the(events, "duel-won")["diaz"]) == (3, 5)


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize(("start", "cards", "side"), [("1 3", "v1 v1", "valverde"), ("3 1", "d1 d1", "diaz")])
def test_tied_totals_are_won_by_the_higher_sum_of_cards(start: str, cards: str, side: str) -> None:
    match = voyage(*SIDED[2], posts=f"{start} 2 4 5 6 7 8 9 10")
    lay(match, cards)
    events = lay(match, "monkey monkey")
    won = f"C4.7 - duel-won letter=a side={side} valverde=3 diaz=3 tied=yes"
    assert won in heard(events)


@pytest.mark.rule("C4.7")
def test_a_tie_by_a_single_card() -> None:
    """The sailors are 2 to 1; a d1 from the only player with cards makes it 2 to 2, and the cards are 0 to 1."""
    match = disarmed()
    lay(match, "d1 monkey")
    play(match, "0 lay monkey")
    events = play(match, "0 rob 1")
    assert heard(events)[1] == "C4.7 - duel-won letter=a side=diaz valverde=2 diaz=2 tied=yes"


@pytest.mark.rule("C4.8")
def test_cards_laid_are_out_of_the_game_and_everybody_takes_the_monkey_back() -> None:
    match = voyage(*SIDED[2])
    lay(match, "v1 d1")
    assert see(match, "out_of_game") == ["v1", "d1"]
    lay(match, "monkey monkey")
    assert see(match, "duel") == {"letter": "b", "round": 1, "valverde": 4, "diaz": 3, "in": [0, 1], "rounds": []}
    assert (held(match, 0), held(match, 1)) == ("d1", "v1")
    assert see(match, "combat_pile") == 36
    lay(match, "d1 v1")
    assert see(match, "out_of_game") == ["v1", "v1", "d1", "d1"]
    assert [match.legal_moves(seat) for seat in range(2)] == [["lay monkey"], ["lay monkey"]]
    assert list(match.state.inventory()) == [8, 7, 5, 8, 7, 5, 6, 6, 6, 30, 10]


@pytest.mark.rule("C4.9")
def test_the_first_side_with_three_duels_wins_the_mutiny() -> None:
    """Two players use up two cards each in A and B; in C both are out, and Valverde, one ahead, wins again."""
    match = voyage(*SIDED[2])
    lay(match, "v1 d1")
    lay(match, "monkey monkey")
    lay(match, "d1 v1")
    lay(match, "monkey monkey")
    assert see(match, "won") == ["valverde", "valverde", None, None, None]
    events = lay(match, "monkey monkey")
    assert heard(events) == [
        "C4.2 - shown letter=c round=1 cards= monkeys=0,1 valverde=6 diaz=5",
        "C4.3 0 out",
        "C4.3 1 out",
        "C4.7 - duel-won letter=c side=valverde valverde=6 diaz=5 tied=no",
        "C4.9 - mutiny-won side=valverde duels=3,0",
        "C5.1 0 reveal side=valverde gold= coins=3 total=3",
        "C5.1 1 reveal side=diaz gold= coins=3 total=3",
        "C5.3 - end side=valverde gold=3,3 winners=",
    ]
    assert match.over
    assert see(match, "won") == ["valverde", "valverde", "valverde", None, None]
    # The sailors of D and E are never shown.
    assert see(match, "posts") == [[2, 1], [4, 3], [6, 5], "hidden", "hidden"]


@pytest.mark.rule("C4.9")
def test_with_no_player_left_in_the_sailors_values_decide() -> None:
    match = voyage(*SIDED[2], posts="2 1 3 4 6 5 7 8 10 9")
    lay(match, "v1 d1")
    lay(match, "monkey monkey")
    lay(match, "d1 v1")
    lay(match, "monkey monkey")
    events = lay(match, "monkey monkey")
    assert [line for line in heard(events) if "duel" in line] == [
        "C4.7 - duel-won letter=c side=valverde valverde=6 diaz=5 tied=no",
        "C4.1 - duel letter=d valverde=7 diaz=8",
        "C4.9 - duel-won letter=d side=diaz valverde=7 diaz=8 tied=no",
        "C4.1 - duel letter=e valverde=10 diaz=9",
        "C4.9 - duel-won letter=e side=valverde valverde=10 diaz=9 tied=no",
        "C4.9 - mutiny-won side=valverde duels=3,2",
    ]
    assert see(match, "posts") == [[2, 1], [3, 4], [6, 5], [7, 8], [10, 9]]
    assert match.state.acting == ()


@pytest.mark.rule("C4.9")
def test_one_player_alone_goes_on_dueling() -> None:
    """Seat 1 is out because it has no side; seat 0 alone lays one card after the other."""
    match = begun(2, parts=Parts(mutiny=1, storms=(), start=(0, 0, 0)))
    sail(match, f"bijoux; side diaz | {NOTHING[0]}", closed=1)
    match.chance(f"posts {ONE_AHEAD}")
    play(match, "0 lay d1")
    play(match, "0 lay monkey; 0 rob 1; 0 lay v1; 0 lay monkey")
    assert see(match, "coins") == [2, 0]
    assert see(match, "won") == ["diaz", "valverde", None, None, None]
    play(match, "0 lay monkey")
    assert match.over
    assert match.state.result() == {"side": "valverde", "gold": [2, 0], "winners": []}
