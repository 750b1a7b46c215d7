"""C3: when the mutiny breaks out, which players are out, the remaining sailors, and the cards that all take up."""

from __future__ import annotations

import pytest
from games.cartagena.tables import NOTHING, ONE_AHEAD, SHORT, Parts, begun, heard, held, lay_row, sail, voyage
from kernel.tables import kinds, play, refused_chance, see, the

from mutiny import BadOptions, IllegalMove, Rng

SIDES = "bijoux; side valverde | ojo; side diaz"
IDLE = " | ".join(NOTHING)


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize(
    ("ship", "closed", "out"), [(0, 1, False), (0, 2, True), (0, 3, True), (1, 0, False), (1, 1, True)]
)
def test_when_the_ship_reaches_the_mutiny_space(ship: int, closed: int, out: bool) -> None:
    match = begun(2, parts=Parts(mutiny=2, storms=(), start=(ship, 0, 0)))
    events = sail(match, SIDES, closed)
    assert see(match, "phase") == ("posts" if out else "row")
    assert [event.facts for event in events if event.kind == "mutiny"] == [{"why": "space"}] * out


@pytest.mark.rule("C3.1")
def test_when_the_combat_pile_is_empty_at_the_end_of_a_round() -> None:
    """Three players leave a v1 and a d1, which Crackpott gives to the dealer; the others still have their turns."""
    match = begun(3, parts=Parts(combat=(4, 0, 0)))
    events = sail(match, "crackpott | bijoux; side diaz | wessel-jan; swap")
    assert heard(events)[-3:] == ["C3.1 - mutiny why=combat", "C3.2 0 out", "C3.2 2 out"]
    assert heard(events)[-4] == "C1.6 - sail spaces=0 ship=2"


@pytest.mark.rule("C3.1")
def test_a_pile_filled_again_by_the_end_of_the_round_is_not_empty() -> None:
    match = begun(3, parts=Parts(combat=(4, 0, 0)))
    events = sail(match, "crackpott | dean-nero; sell v1 | wessel-jan; swap")
    assert "mutiny" not in kinds(events)
    assert see(match, "combat_pile") == 1


@pytest.mark.rule("C3.1")
def test_when_the_gold_pile_is_empty_at_the_end_of_a_round() -> None:
    match = begun(2, parts=Parts(gold=(1, 0, 0)))
    events = sail(match, "captain-valverde | bijoux; side diaz")
    assert heard(events)[-2:] == ["C3.1 - mutiny why=gold", "C3.2 0 out"]


@pytest.mark.rule("C3.1")
def test_when_the_supply_is_empty_at_the_end_of_a_round() -> None:
    match = begun(2, parts=Parts(coins=1, each=0))
    events = sail(match, "sate | bijoux; side diaz")
    assert heard(events)[-2:] == ["C3.1 - mutiny why=coins", "C3.2 0 out"]


@pytest.mark.rule("C3.1")
def test_a_supply_filled_again_by_the_end_of_the_round_is_not_empty() -> None:
    match = begun(2, parts=Parts(coins=5, each=1))
    sail(match, "sate | pang; take coin")
    assert see(match, "supply") == 1
    # Seat 1 deals and takes the last coin, seat 0 buys a card with one of his.
    events = sail(match, "dean-nero; buy 1 | pang; take coin")
    assert "mutiny" not in kinds(events)
    assert see(match, "supply") == 1


@pytest.mark.rule("C3.1")
def test_several_reasons_at_once() -> None:
    """The order of the reasons is: the space, the combat pile, the gold pile, the coins."""
    all_at_once = Parts(combat=(4, 0, 0), gold=(1, 0, 0), coins=1, each=0, mutiny=1, storms=(), start=(0, 0, 0))
    but_space = all_at_once._replace(mutiny=18)
    but_combat = but_space._replace(combat=(5, 0, 0))
    but_gold = but_combat._replace(gold=(2, 0, 0))
    uses = "crackpott | captain-valverde | bijoux; side diaz"
    for parts, why in ((all_at_once, "space"), (but_space, "combat"), (but_combat, "gold"), (but_gold, "coins")):
        assert the(sail(begun(3, parts=parts), uses, closed=1), "mutiny")["why"] == why


RUN_OUT = [
    pytest.param(Parts(combat=(4, 0, 0)), "crackpott", "combat", id="combat"),
    pytest.param(Parts(gold=(1, 0, 0)), "captain-valverde", "gold", id="gold"),
    pytest.param(Parts(coins=1, each=0), "sate", "coins", id="coins"),
]


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize(("parts", "pirate", "why"), RUN_OUT)
def test_at_once_when_something_runs_out(parts: Parts, pirate: str, why: str) -> None:
    """The first of three players takes the last one: the others get no turn, and the ship stays on space 2."""
    match = begun(3, parts=parts, mutiny="at-once")
    lay_row(match, f"bijoux {pirate}")
    events = play(match, f"0 knock; 0 knock; 0 visit {pirate}")
    assert "sail" not in kinds(events)
    assert heard(events)[-4:] == [f"C3.1 - mutiny why={why}", "C3.2 0 out", "C3.2 1 out", "C3.2 2 out"]
    assert (see(match, "phase"), see(match, "ship"), see(match, "round")) == ("posts", 2, 1)
    assert (see(match, "row"), see(match, "offer"), see(match, "visiting"), see(match, "turns_left")) == (
        [],
        0,
        None,
        0,
    )


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize(("parts", "pirate", "why"), RUN_OUT)
@pytest.mark.parametrize("mutiny", ["", "round-end"])
def test_at_the_end_of_the_round_unless_it_is_agreed_otherwise(
    parts: Parts, pirate: str, why: str, mutiny: str
) -> None:
    match = begun(3, parts=parts, mutiny=mutiny)
    lay_row(match, f"bijoux {pirate} ojo")
    play(match, f"0 knock; 0 knock; 0 visit {pirate}")
    assert (see(match, "phase"), see(match, "turn"), see(match, "turns_left")) == ("door", 1, 2)
    events = play(match, "1 visit bijoux; 1 side diaz; 2 knock; 2 visit ojo; 2 side diaz")
    assert heard(events)[-3:] == ["C1.6 - sail spaces=3 ship=5", f"C3.1 - mutiny why={why}", "C3.2 0 out"]


@pytest.mark.rule("C3.1")
def test_at_once_the_last_turn_of_a_round_leaves_the_ship_where_it_is() -> None:
    """Three doors stay closed, which would be enough to reach the mutiny space."""
    match = begun(2, parts=Parts(gold=(1, 0, 0), mutiny=3, storms=(), start=(0, 0, 0)), mutiny="at-once")
    lay_row(match, "bijoux captain-valverde")
    events = play(match, "0 knock; 0 visit bijoux; 0 side diaz; 1 knock; 1 visit captain-valverde")
    assert heard(events)[-2:] == ["C3.1 - mutiny why=gold", "C3.2 1 out"]
    assert see(match, "ship") == 0


@pytest.mark.rule("C3.1")
def test_at_once_only_after_the_pirate_has_given_all() -> None:
    """Captain Valverde's last gold card comes with a coin; Dean Nero pays the last coin for a card."""
    match = begun(2, parts=Parts(gold=(1, 0, 0)), mutiny="at-once")
    lay_row(match, "captain-valverde")
    events = play(match, "0 knock; 0 visit captain-valverde")
    assert [event.kind for event in events[-5:]] == ["gold", "coins", "mutiny", "out", "out"]
    match = begun(4, parts=Parts(coins=5), mutiny="at-once")
    lay_row(match, "dean-nero")
    play(match, "0 knock; 0 visit dean-nero; 0 sell v1")
    assert (see(match, "phase"), see(match, "supply"), see(match, "coins")) == ("posts", 0, [2, 1, 1, 1])


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("visit", ["ramon-diaz; 0 take gold", "tembo; 0 keep v2", "wessel-jan; 0 swap v1 d1"])
def test_at_once_a_pile_that_gets_a_card_back_in_the_same_turn_is_not_empty(visit: str) -> None:
    """Two combat cards are left at first; only one is left when Ramon Diaz is visited."""
    match = begun(4, combat="v2 d2", parts=Parts(combat=(4, 1, 0)), mutiny="at-once")
    pirate = visit.partition(";")[0]
    if pirate == "ramon-diaz":
        lay_row(match, "pang ramon-diaz")
        play(match, "0 knock; 0 visit pang; 0 take combat")
        events = play(match, "1 knock; 1 visit ramon-diaz; 1 take gold")
    else:
        lay_row(match, pirate)
        events = play(match, f"0 knock; 0 visit {visit}")
    assert "mutiny" not in kinds(events)
    assert (see(match, "phase"), see(match, "combat_pile")) == ("door", 2 if pirate == "wessel-jan" else 1)


@pytest.mark.rule("C1.6", "C3.1")
def test_at_once_a_ship_that_arrives_still_does_so_at_the_end_of_the_round() -> None:
    match = begun(2, parts=SHORT, mutiny="at-once")
    events = sail(match, SIDES, closed=1)
    assert heard(events)[-2:] == ["C1.6 - sail spaces=1 ship=1", "C3.1 - mutiny why=space"]


@pytest.mark.rule("C1.4", "C3.1")
def test_at_once_a_pile_empty_from_the_start_is_noticed_after_the_first_turn() -> None:
    """Four players are dealt all combat cards; the Ghost ends the first turn."""
    match = begun(4, parts=Parts(combat=(4, 0, 0)), mutiny="at-once")
    lay_row(match, "ghost")
    assert see(match, "combat_pile") == 0
    events = play(match, "0 knock")
    assert heard(events)[1:3] == ["C1.4 0 ghost", "C3.1 - mutiny why=combat"]


@pytest.mark.rule("C3.1")
def test_there_is_no_third_way() -> None:
    with pytest.raises(BadOptions, match=r"^option mutiny: 'soon' is not one of round-end, at-once\.$"):
        begun(2, mutiny="soon")


@pytest.mark.rule("C3.1")
def test_the_voyage_is_over() -> None:
    """Sate lay face up, and nobody visited him."""
    match = begun(2, parts=SHORT)
    lay_row(match, "sate bijoux ojo")
    play(match, "0 knock; 0 knock; 0 visit bijoux; 0 side diaz; 1 knock; 1 visit ojo; 1 side diaz")
    assert (see(match, "phase"), see(match, "offer"), see(match, "row")) == ("posts", 0, [])
    match.chance(f"posts {ONE_AHEAD}")
    assert (see(match, "row"), see(match, "offer"), see(match, "visiting"), see(match, "turns_left")) == (
        [],
        0,
        None,
        0,
    )
    with pytest.raises(IllegalMove, match=r"^C4\.2: 'knock' is not what is to be decided now\.$"):
        match.play(0, "knock")


@pytest.mark.rule("C3.2")
def test_players_without_a_side_are_out() -> None:
    match = begun(4, parts=SHORT)
    events = sail(match, f"{NOTHING[0]} | bijoux; side diaz | {NOTHING[1]} | ojo; side diaz", closed=1)
    assert heard(events)[-3:] == ["C3.1 - mutiny why=space", "C3.2 0 out", "C3.2 2 out"]
    assert see(match, "aboard") == [False, True, False, True]
    match.chance(f"posts {ONE_AHEAD}")
    assert match.state.acting == (1, 3)
    with pytest.raises(IllegalMove, match=r"^C4\.2: seat 1 or 3 is to act, not seat 0\.$"):
        match.play(0, "lay v1")


@pytest.mark.rule("C3.2", "C4.9", "C5.3")
def test_with_nobody_in_the_sailors_decide_and_nobody_wins() -> None:
    match = begun(2, parts=SHORT)
    events = sail(match, IDLE, closed=1)
    assert heard(events)[-3:] == ["C3.1 - mutiny why=space", "C3.2 0 out", "C3.2 1 out"]
    assert (see(match, "phase"), match.over) == ("posts", False)
    events = match.chance("posts 2 1 3 4 5 6 8 7 10 9")
    assert heard(events)[:4] == [
        "C3.3 - posts count=10",
        "C3.4 - arm seats=",
        "C4.1 - duel letter=a valverde=2 diaz=1",
        "C4.9 - duel-won letter=a side=valverde valverde=2 diaz=1 tied=no",
    ]
    assert see(match, "won") == ["valverde", "diaz", "diaz", "valverde", "valverde"]
    assert match.state.result() == {"side": "valverde", "gold": [1, 1], "winners": []}
    assert heard(events)[-1] == "C5.3 - end side=valverde gold=1,1 winners="


@pytest.mark.rule("C3.3")
def test_sailors_still_on_deck_are_placed_at_random_unseen() -> None:
    match = begun(2, parts=SHORT)
    sail(match, "cambivalute; * sailors 4 9; post high-diaz | bijoux; side diaz")
    sail(match, "ojo; side valverde | wessel-jan; swap", closed=1)
    assert (see(match, "phase"), match.state.clause(), see(match, "acting")) == ("posts", "C3.3", [])
    assert see(match, "deck") == 8
    outcomes = [match.state.sample_chance(Rng(b"%d" % number)) for number in range(300)]
    assert {outcome[:2] for outcome in outcomes} == {bytes([4, 9])}
    for place in range(2, 10):
        assert {outcome[place] for outcome in outcomes} == {1, 2, 3, 5, 6, 7, 8, 10}
    reason = r"^C3\.3: the posts must be all ten sailors, those already placed where they stand\.$"
    for wrong in ("9 4 1 2 3 5 6 7 8 10", "4 9 1 2 3 5 6 7 8 8", "4 9 1 2 3 5 6 7 8", "4 9 1 2 3 5 6 7 8 10 10", ""):
        refused_chance(match, f"posts {wrong}".strip(), reason)
    form = "'posts' and ten values from 1 to 10 are next, for a-valverde, a-diaz, b-valverde and so on"
    for text in ("posts 0", "sailors 1 2", "posts 11", "posts x", "", "posts 4 9 "):
        refused_chance(match, text, form)
    events = match.chance("posts 4 9 1 2 3 5 6 7 8 10")
    assert heard(events)[0] == heard(events, 0)[0] == "C3.3 - posts count=8"
    assert see(match, "deck") == 0
    # The sailors of the first duel are shown (C4.1), the others are not; seat 0 has placed none of these.
    assert see(match, "posts") == [[4, 9], "hidden", "hidden", "hidden", "hidden"]
    assert match.state.view(1)["posts_seen"] == [None] * 5


@pytest.mark.rule("C3.3")
def test_with_all_ten_in_place_there_is_no_chance() -> None:
    match = begun(2, parts=SHORT)
    sail(match, SIDES)
    for pair in ("1 2", "3 4", "5 6", "7 8"):
        sail(match, f"cambivalute; * sailors {pair}; post high-diaz | wessel-jan; swap")
    events = sail(match, "cambivalute; * sailors 9 10; post high-diaz | wessel-jan; swap", closed=1)
    assert heard(events)[-3:] == [
        "C3.1 - mutiny why=space",
        "C3.4 - arm seats=0,1",
        "C4.1 - duel letter=a valverde=1 diaz=2",
    ]
    assert see(match, "phase") == "lay"


@pytest.mark.rule("C3.3")
def test_the_lifeboat_s_card_is_discarded() -> None:
    match = begun(2, parts=Parts(mutiny=2, storms=(1,), start=(0, 0, 0)))
    sail(match, SIDES, closed=1)
    match.chance("storm pang")
    sail(match, IDLE, closed=1)
    assert see(match, "lifeboat") == "pang"
    events = match.chance(f"posts {ONE_AHEAD}")
    assert heard(events)[:3] == ["C3.3 - posts count=10", "C3.3 - lifeboat pirate=pang", "C3.4 - arm seats=0,1"]
    assert see(match, "lifeboat") is None


@pytest.mark.rule("C3.4")
def test_everybody_still_in_takes_up_his_cards_and_his_monkey() -> None:
    match = voyage("crackpott | bijoux; side diaz", "ojo; side valverde | wessel-jan; swap", combat="v3 d2")
    assert heard(match.events[-1])[:2] == ["C3.3 - posts count=10", "C3.4 - arm seats=0,1"]
    assert (held(match, 0), held(match, 1)) == ("v1 v3 d1 d2", "v1 d1")
    assert match.legal_moves(0) == ["lay v1", "lay v3", "lay d1", "lay d2"]
    play(match, "0 lay v3; 1 lay d1")
    assert match.legal_moves(0) == ["lay v1", "lay d1", "lay d2", "lay monkey"]
    assert match.legal_moves(1) == ["lay v1", "lay monkey"]


@pytest.mark.rule("C3.4")
def test_a_player_who_is_out_takes_up_nothing() -> None:
    match = voyage(f"bijoux; side diaz | {NOTHING[0]} | {NOTHING[1]}", players=3)
    assert heard(match.events[-1])[1] == "C3.4 - arm seats=0"
    assert [match.legal_moves(seat) for seat in (1, 2)] == [[], []]
    with pytest.raises(IllegalMove, match=r"^C4\.2: no chance is awaited\.$"):
        lay_row(match, "pang")
