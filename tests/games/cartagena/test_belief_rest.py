"""Samples of gold, sailors, sides and doors, and beliefs throughout a game.

They are compared with counted worlds, like the combat cards in `test_belief`.
"""

from __future__ import annotations

from collections import Counter

import pytest
from games.cartagena.beliefs import SAMPLES, compare, gold_in, remembered, row_in, sides_in
from games.cartagena.tables import Parts, begun, lay, sail, voyage
from games.cartagena.worlds import Gold, Row
from games.traitres.beliefs import too_far
from kernel.tables import play

from mutiny import Match, Rng

FEW_GOLD = Parts(gold=(2, 1, 1), mutiny=99, storms=(), start=(0, 0, 0))


def wealthy(*rounds: str, players: int = 2, gold: str = "g1 g2 g3 g1") -> Match:
    """Return a table with few gold cards, after some rounds."""
    match = begun(players, gold=gold, parts=FEW_GOLD)
    for uses in rounds:
        sail(match, uses)
    return match


# Gold


@pytest.mark.rule("C2.1")
def test_gold_taken() -> None:
    compare(wealthy(), 0, 1, what="gold")
    compare(wealthy("captain-valverde | sate"), 0, 1, what="gold")


@pytest.mark.long
@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("take", ["gold", "combat"])
def test_gold_looked_at_and_put_under_the_pile(take: str) -> None:
    """A seat that looked knows the card while it is in the pile, and in the hand of the player who draws it later."""
    match = wealthy("captain-valverde | sate")
    play(match, "* row ramon-diaz sate bijoux ojo pang; 1 knock; 1 visit ramon-diaz")
    compare(match, 0, 1, what="gold")
    play(match, f"1 take {take}")
    compare(match, 0, 1, what="gold")
    play(match, "0 knock; 0 visit sate")
    sail(match, "captain-valverde | sate")
    compare(match, 0, 1, what="gold")
    if take == "combat":
        sail(match, "sate | captain-valverde")
        compare(match, 0, 1, what="gold")
        sail(match, "ramon-diaz; take combat | sate")
        compare(match, 0, 1, what="gold")


@pytest.mark.rule("C2.2")
def test_one_s_own_gold_card_under_the_pile_is_known_in_another_s_hand() -> None:
    match = wealthy(
        "ramon-diaz; take combat | captain-valverde", "captain-valverde | sate", "sate | ramon-diaz; take gold"
    )
    compare(match, 0, 1, what="gold")
    like = Gold(())
    assert {gold_in(remembered(match, 1).sample(Rng(b"x")), like).hands[1] for _ in range(20)} == {("g1", "g2")}


@pytest.mark.rule("C2.2")
def test_ramon_diaz_without_gold_or_without_combat_cards() -> None:
    match = wealthy("captain-valverde | ramon-diaz; take gold", "captain-valverde | sate")
    play(match, "* row captain-valverde ramon-diaz sate ojo pang; 0 knock; 0 visit captain-valverde; 1 knock")
    play(match, "1 visit ramon-diaz")
    compare(match, 0, 1, what="gold")
    compare(match, 0, 1, what="stocked", samples=300)
    play(match, "1 take combat")
    compare(match, 0, 1, what="gold")
    few = Parts(combat=(4, 0, 0), mutiny=99, storms=(), start=(0, 0, 0))
    match = begun(3, parts=few)
    play(
        match, "* row crackpott ramon-diaz sate ojo pang tembo; 0 knock; 0 visit crackpott; 1 knock; 1 visit ramon-diaz"
    )
    compare(match, 0, 1, 2, what="combat")


@pytest.mark.rule("C5.1")
def test_gold_shown_at_the_end() -> None:
    match = ended("captain-valverde | sate", "sate | captain-valverde", "bijoux; side valverde | ojo; side diaz")
    compare(match, 0, 1, what="gold")
    compare(match, 0, 1, what="sides")
    compare(match, 0, 1, what="stocked", samples=300)


def ended(*rounds: str, players: int = 2) -> Match:
    """Return a match in which the side of the higher sailors has won, with as few cards as possible."""
    parts = FEW_GOLD._replace(mutiny=1)
    match = voyage(*rounds, players=players, gold="g1 g2 g3 g1", parts=parts, posts="10 1 9 2 8 3 7 4 6 5")
    while not match.over:
        if match.state.view(None)["phase"] == "monkey":
            (seat,) = match.state.acting
            match.play(seat, match.legal_moves(seat)[0])
        elif match.state.view(None)["duel"]["round"] == 1:
            lay(match, " ".join(match.legal_moves(seat)[0].split()[1] for seat in match.state.acting))
        else:
            lay(match, " ".join("monkey" for _ in match.state.acting))
    return match


# Sailors


@pytest.mark.rule("C2.12")
def test_sailors_taken_and_posted() -> None:
    match = begun()
    play(match, "* row cambivalute sate ojo pang bijoux; 0 knock; 0 visit cambivalute")
    compare(match, 0, 1, what="sailors")
    play(match, "* sailors 3 7")
    compare(match, 0, 1, what="sailors")
    play(match, "0 post high-diaz")
    compare(match, 0, 1, what="sailors")
    play(match, "1 knock; 1 visit sate")
    sail(match, "sate | cambivalute; * sailors 1 2; post high-valverde")
    compare(match, 0, 1, what="sailors")


def all_posted() -> Match:
    """Return a match in which Anne has posted two pairs and Bart three."""
    match = begun()
    for pair in ("1 2", "3 4"):
        sail(match, f"cambivalute; * sailors {pair}; post high-valverde | sate")
    for pair in ("5 6", "7 8", "9 10"):
        sail(match, f"sate | cambivalute; * sailors {pair}; post high-diaz")
    return match


@pytest.mark.rule("C2.12")
@pytest.mark.parametrize("turn", ["keep", "swap"])
def test_sailors_inspected_and_perhaps_turned(turn: str) -> None:
    """Anne knows which two they are until she looks again; after that Bart knows no more than she did."""
    match = all_posted()
    compare(match, 0, 1, what="sailors")
    play(match, "* row sate cambivalute ojo pang bijoux; 1 knock; 1 knock; 1 visit cambivalute; 1 inspect a")
    compare(match, 0, 1, what="sailors", samples=SAMPLES)
    play(match, f"1 turn {turn}")
    compare(match, 0, 1, what="sailors", samples=SAMPLES)
    play(match, "0 visit sate")
    sail(match, "cambivalute; inspect a; turn keep | sate")
    compare(match, 0, 1, what="sailors", samples=SAMPLES)
    sail(match, f"cambivalute; inspect e; turn {turn} | sate")
    compare(match, 0, 1, what="sailors")


@pytest.mark.long
@pytest.mark.rule("C3.3", "C4.1")
def test_sailors_placed_at_the_outbreak_and_shown_one_duel_after_the_other() -> None:
    match = begun(parts=Parts(mutiny=1, storms=(), start=(0, 0, 0)))
    sail(match, "bijoux; side valverde | ojo; side diaz")
    for pair in ("1 2", "3 4"):
        sail(match, f"cambivalute; * sailors {pair}; post high-valverde | sate")
    sail(match, "sate | cambivalute; * sailors 5 6; post high-valverde")
    sail(match, "sate | pang; take coin", closed=1)
    compare(match, 0, what="sailors")
    match.chance("posts 2 1 4 3 6 5 9 7 10 8")
    compare(match, 0, what="sailors")
    lay(match, "v1 d1")
    lay(match, "monkey monkey")
    compare(match, 0, what="sailors")
    lay(match, "d1 v1")
    lay(match, "monkey monkey")
    compare(match, 0, 1, what="sailors")


# Sides


@pytest.mark.long
@pytest.mark.rule("C2.10", "C2.11")
def test_sides_taken_peeked_at_and_perhaps_changed() -> None:
    match = begun(3)
    sail(match, "bijoux; side valverde | ojo; side diaz | sate")
    compare(match, 0, 1, 2, what="sides")
    sail(match, "ojo; peek 1 | sate | bijoux; side valverde")
    compare(match, 0, 1, 2, what="sides")
    sail(match, "sate | bijoux; side diaz | ojo; peek 0")
    compare(match, 0, 1, 2, what="sides")
    sail(match, "ojo; peek none | sate | pang; take coin")
    compare(match, 0, 1, 2, what="sides")


# Doors


@pytest.mark.long
@pytest.mark.rule("C1.1", "C1.3")
def test_closed_doors() -> None:
    match = begun()
    match.chance("row sate ghost pang ojo tembo")
    play(match, "0 knock; 0 knock; 1 knock")
    compare(match, 0, what="row")
    play(match, "1 knock")
    compare(match, 1, what="row")


@pytest.mark.long
@pytest.mark.rule("C1.8")
def test_closed_doors_and_the_lifeboat() -> None:
    """The storm draws any pirate except the one in the boat, perhaps one who is behind a closed door now."""
    match = begun(parts=Parts(mutiny=30, storms=(1, 4, 7), start=(0, 0, 0)))
    play(match, "* row sate crackpott pang bijoux tembo; 0 knock; 0 visit sate; 1 knock; 1 knock; 1 knock")
    play(match, "1 visit bijoux; 1 side diaz")
    compare(match, 0, what="row", samples=SAMPLES)
    play(match, "* storm crackpott")
    compare(match, 1, what="row")
    play(match, "* row bijoux sate pang ojo tembo; 1 knock; 1 knock; 1 visit sate; 0 knock; 0 visit pang; 0 take coin")
    compare(match, 0, what="row")
    play(match, "* row bijoux sate pang ojo tembo; 0 knock; 0 visit bijoux; 0 side diaz; 1 knock; 1 visit sate")
    play(match, "* storm tembo")
    compare(match, 1, what="row", samples=3 * SAMPLES)
    play(match, "* row crackpott ojo pang sate bijoux; 1 knock; 1 visit crackpott; 0 knock; 0 knock; 0 knock")
    compare(match, 0, what="row")


# Everything together


@pytest.mark.long
def test_one_thing_says_nothing_of_another() -> None:
    """Samples of cards, gold, sides and doors are independent of each other."""
    match = wealthy("bijoux; side valverde | ojo; side diaz")
    play(match, "* row sate pang tembo ojo ghost; 1 knock; 1 visit sate; 0 knock; 0 knock; 0 knock")
    belief, rng, samples = remembered(match, 0), Rng(b"together"), 6_000
    found: Counter[str] = Counter()
    for _ in range(samples):
        world = belief.sample(rng)
        door = row_in(world, Row()).pirates[-1]
        found[
            f"{gold_in(world, Gold(())).pile[0]} {sides_in(world, ())[1]} {door in ('ghost', 'bijoux', 'dean-nero')}"
        ] += 1
    odds = {
        f"{gold} {side} {door}": (2 if gold == "g1" else 1) / 4 / 2 * (3 if door else 6) / 9
        for gold in ("g1", "g2", "g3")
        for side in ("valverde", "diaz")
        for door in (True, False)
    }
    assert too_far(odds, found, samples) is None
