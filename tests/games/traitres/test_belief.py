"""Samples of a seat: all worlds that agree with its events, in their right proportions, and no others.

Each table tests one way to learn something; `traitres.beliefs` compares the samples with the counted worlds.
`test_card_tracker` covers known cards that others move.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from games.traitres.beliefs import compare, compare_wholly, guesses, small, too_far
from games.traitres.games import matches, play_out
from games.traitres.tables import GAME, all_planks, board, chest_of, drown
from games.traitres.worlds import orders
from kernel.tables import dump, legal, play

from mutiny import Match, Rng
from mutiny.games.traitres.constants import KINDS, ROLES
from mutiny.testing.fingerprints import text


def test_the_orders_are_counted_card_by_card() -> None:
    for cards in ("+1 +1 0 plank", "0 0 0", "+1 0 -2 plank catch", "plank plank +1 +1 +1"):
        counted = Counter(permutations(cards.split()))
        assert dict(orders(tuple(cards.split()))) == counted


def test_after_the_deal() -> None:
    compare_wholly(small("+1 +1 plank", "plank plank plank", "plank plank -2", pile="plank plank", moves=""), 0, 1, 2)


@pytest.mark.rule("T2.1")
def test_what_others_stash_is_loot_and_no_more() -> None:
    """Anne knows one card of the chest; of the other two she knows only that they are loot, whatever was announced."""
    match = small(
        "+1 plank plank",
        "0 plank plank",
        "-2 plank plank",
        pile="plank plank plank +1 plank plank",
        moves="0 stash +1 as +1; 1 stash 0 as -2; 2 stash -2 as +1",
    )
    compare_wholly(match, 0, 1, 2)
    play(match, "0 plank 1; 1 plank 0")
    compare_wholly(match, 0, 1, 2)


@pytest.mark.long
@pytest.mark.rule("T2.4", "T2.5")
def test_another_s_spyglass_over_the_seat_s_own_cards_then_riddance() -> None:
    """Two own cards and another's between them are put back in an unseen order; then two of the three are removed."""
    hands = ("+1 -2 plank", "spyglass plank plank", "0 riddance plank")
    match = small(
        *hands, pile="plank plank plank plank plank plank plank", moves="0 stash -2 as +1; 1 plank 2; 2 stash 0 as 0"
    )
    compare_wholly(match, 0)
    play(match, "0 stash +1 as +1; 1 spyglass")
    compare_wholly(match, 0, 1)
    play(match, f"1 {legal(match)[-1]}")
    compare_wholly(match, 0, 1)
    play(match, "2 riddance")
    compare_wholly(match, 0, 1)


@pytest.mark.long
@pytest.mark.rule("T2.5")
def test_one_s_own_order_until_another_s_spyglass() -> None:
    hands = ("spyglass 0 plank", "-2 plank spyglass", "+1 plank plank")
    match = small(
        *hands, pile="plank plank plank plank +1", first=1, moves="1 stash -2 as 0; 2 stash +1 as +1; 0 spyglass"
    )
    compare_wholly(match, 0, 1, 2)
    play(match, "0 order -2 +1")
    compare_wholly(match, 0, 1, 2)
    play(match, "1 spyglass; 1 order -2 +1")
    compare_wholly(match, 0, 1, 2)


@pytest.mark.long
@pytest.mark.rule("T2.5")
def test_a_spyglass_over_more_than_three() -> None:
    """A spyglass never moves the fourth card from the top."""
    hands = ("+1 -2 spyglass", "0 plank spyglass", "+1 plank plank")
    moves = "0 stash -2 as 0; 1 stash 0 as 0; 2 stash +1 as +1; 0 stash +1 as +1; 1 spyglass"
    match = small(*hands, pile="plank plank plank plank plank plank plank plank", moves=moves)
    compare_wholly(match, 0, 1)
    play(match, f"1 {legal(match)[0]}")
    compare_wholly(match, 0, 1)
    play(match, "2 plank 1; 0 spyglass; 0 order 0 +1 +1")
    compare_wholly(match, 0, 1)


CATCHING = ("catch +1 plank", "plank plank 0", "plank plank plank")


@pytest.mark.long
@pytest.mark.rule("T2.6")
@pytest.mark.parametrize(
    "then",
    [
        "1 plank 0",
        "1 plank 0; 2 plank 1; 0 plank 1; 1 stash +1 as 0",
        "1 plank 0; 2 plank 1; 0 plank 1; 1 stash 0 as 0",
        "1 stash 0 as 0; 2 plank 1; 0 plank 1; 1 stash +1 as +1",
        "1 stash 0 as 0; 2 plank 1; 0 plank 1; 1 plank 0; 2 plank 0",
    ],
)
def test_what_one_put_on_the_pile_and_others_drew_and_played_or_not(then: str) -> None:
    """Anne gives a +1 and a plank away; the player who draws the +1 may stash it, or another card, or keep it."""
    match = small(*CATCHING, pile="plank plank -2 plank plank plank plank", moves="0 catch; 0 return +1 plank")
    compare_wholly(match, 0, 1)
    play(match, then)
    compare_wholly(match, 0)


@pytest.mark.long
@pytest.mark.rule("T2.6", "T2.7")
@pytest.mark.parametrize("card", ["catch", "pockets"])
def test_what_one_put_on_the_pile_and_another_caught_or_lost(card: str) -> None:
    """The next player draws it, then puts two cards back unseen, or has their pockets emptied."""
    hands = ("catch +1 plank", f"{'catch' if card == 'catch' else 'plank'} 0 plank", f"plank plank {card}")
    match = small(
        *hands, pile="plank plank -2 plank plank plank plank plank", moves="0 catch; 0 return +1 -2; 1 plank 0"
    )
    if card == "pockets":
        play(match, "2 pockets 1")
        compare_wholly(match, 0)
        play(match, "0 plank 2; 1 plank 2")
    else:
        play(match, "2 catch")
        compare_wholly(match, 0)
        play(match, "2 return plank -2")
        compare_wholly(match, 0)
        play(match, "0 plank 1; 1 catch; 1 return 0 plank; 2 plank 0")
    compare_wholly(match, 0)


@pytest.mark.rule("T2.4", "T2.5")
def test_two_cards_alike_and_a_third_after_another_s_spyglass_and_riddance() -> None:
    """Of two +1 and a -2, put back in any order, one is left: a +1 is twice as likely."""
    hands = ("+1 +1 -2", "plank plank riddance", "plank plank spyglass")
    match = small(
        *hands, pile="plank " * 12, moves="0 stash +1 as +1; 1 plank 0; 2 plank 0; 0 stash +1 as +1; 1 plank 2"
    )
    play(match, "2 plank 1; 0 stash -2 as +1; 1 plank 2; 2 spyglass; 2 order -2 +1 +1; 0 plank 1; 1 riddance")
    compare_wholly(match, 0)


GIVEN = "0 catch; 0 return +1 plank; 1 plank 2; 2 plank 1; 0 plank 1; 1 stash {} as 0; 2 stash 0 as 0"


@pytest.mark.long
@pytest.mark.rule("T2.5", "T2.6")
@pytest.mark.parametrize(("one", "other"), [("0", "+1"), ("+1", "0"), ("0", "0")])
def test_another_s_spyglass_over_a_card_that_may_be_the_one_given_away(one: str, other: str) -> None:
    """The number of orders is the same whether or not the given +1 is among the cards laid down."""
    hands = ("catch +1 plank", "plank 0 0", "0 plank spyglass")
    match = small(*hands, pile="plank " * 12, moves=f"{GIVEN.format(one)}; 0 plank 2; 1 stash {other} as 0")
    compare_wholly(match, 0)
    play(match, "2 spyglass; 2 order " + " ".join(sorted(chest_of(match.state).split(), key=KINDS.index)))
    compare_wholly(match, 0)


@pytest.mark.rule("T2.5", "T2.6")
@pytest.mark.parametrize("one", ["0", "+1"])
def test_one_s_own_spyglass_over_a_card_that_may_be_the_one_given_away(one: str) -> None:
    """A +1 is shown: the one given away, or another, stashed by either of the two."""
    hands = ("catch +1 spyglass", "plank 0 +1", "0 plank plank")
    match = small(*hands, pile="plank " * 10, moves=f"{GIVEN.format(one)}; 0 spyglass")
    compare_wholly(match, 0)
    play(match, f"0 {legal(match)[0]}")
    compare_wholly(match, 0)


@pytest.mark.rule("T2.6")
def test_a_hand_of_one_put_back_by_another() -> None:
    match = small(
        "catch catch 0", "catch 0 0", "0 0 0", pile="+1", moves="0 catch; 0 return 0 +1; 1 catch; 1 return 0 0"
    )
    compare_wholly(match, 0, 1, 2)
    play(match, "2 stash 0 as 0; 0 catch; 0 return 0")
    compare_wholly(match, 0, 1, 2)


@pytest.mark.long
@pytest.mark.rule("T2.7")
def test_one_s_own_pockets_emptied() -> None:
    """A seat knows what went to the discard pile, and the order of the cards it drew."""
    hands = ("pockets 0 plank", "+1 -2 plank", "plank plank plank")
    match = small(*hands, pile="plank 0 plank plank plank", moves="0 pockets 1")
    compare_wholly(match, 0, 1, 2)
    play(match, "1 stash 0 as +1")
    compare_wholly(match, 0, 1, 2)


@pytest.mark.rule("T2.3")
def test_overboard_with_cards_one_gave_away() -> None:
    hands = ("catch +1 plank", "plank plank 0", "plank plank plank", "plank plank plank")
    match = small(*hands, pile="plank -2 plank plank plank plank plank", moves="0 catch; 0 return +1 -2; 1 plank 2")
    play(match, "2 plank 1; 3 plank 1; 0 plank 1")
    assert not match.over
    assert match.state.view(None)["aboard"] == [True, False, True, True]
    for seat in (0, 1):
        compare(match, seat)
    play(match, "2 plank 3")
    for seat in (0, 1):
        compare(match, seat)


@pytest.mark.rule("T3.1")
def test_the_chest_laid_open_at_the_end() -> None:
    match = small("+1 0 plank", "0 plank plank", "-2 plank plank", pile="plank plank plank +1", moves="0 stash 0 as +1")
    play(match, "1 stash 0 as 0; 2 stash -2 as +1; 0 open")
    compare_wholly(match, 0, 1, 2)


@pytest.mark.long
@pytest.mark.rule("T2.5", "T2.6")
def test_a_card_that_can_only_be_the_one_given_away() -> None:
    """There is one +1 in the deck: when the spyglass shows it, it is clear who stashed which card."""
    hands = ("catch +1 spyglass", "plank 0 0", "0 plank plank")
    match = small(*hands, pile="plank " * 10, moves=f"{GIVEN.format('+1')}")
    assert len(guesses(match, 0)) > 1
    play(match, "0 spyglass")
    compare_wholly(match, 0, 1)
    assert len(guesses(match, 0)) == 1


# Roles


def roles_imagined(match: Match, seat: int) -> Counter[tuple[str, ...]]:
    belief, rng = match.belief(seat), Rng(b"roles")
    return Counter(tuple(ROLES[player.role] for player in board(belief.sample(rng)).crew) for _ in range(1_000))


def check_roles(match: Match, seat: int, known: dict[int, str]) -> None:
    """Check that a seat samples every distribution of the roles that agrees with those it knows, equally often."""
    crew = [ROLES[role] for role in board(match.state).setting.roles]
    exact = {roles for roles in set(permutations(crew)) if all(roles[other] == role for other, role in known.items())}
    found = roles_imagined(match, seat)
    assert set(found) == exact
    odds = {str(roles): 1 / len(exact) for roles in exact}
    assert too_far(odds, Counter({str(roles): times for roles, times in found.items()}), 1_000) is None
    for roles in found:
        world = board(match.belief(seat).sample(Rng(str(roles).encode())))
        aboard = [player.role for player in world.crew if player.aboard]
        assert (world.pirates, world.mutineers) == (aboard.count(0), aboard.count(1))


@pytest.mark.long
@pytest.mark.rule("T0.2")
@pytest.mark.parametrize("meet", [False, True])
def test_roles_with_and_without_a_meeting(meet: bool) -> None:
    match = all_planks(6, mutineers=(1, 4), meet=meet)
    check_roles(match, 0, {0: "pirate"})
    check_roles(match, 1, {1: "mutineer", 4: "mutineer"} if meet else {1: "mutineer"})


@pytest.mark.long
@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("meet", [False, True])
def test_roles_shown_by_going_overboard(meet: bool) -> None:
    match = all_planks(6, mutineers=(1, 4), meet=meet)
    drown(match, 2)
    check_roles(match, 0, {0: "pirate", 2: "pirate"})
    check_roles(match, 2, {2: "pirate"})
    check_roles(match, 4, {2: "pirate", 4: "mutineer", **({1: "mutineer"} if meet else {})})
    drown(match, 1)
    # One mutineer is left, and every seat knows two seats that are not the mutineer.
    check_roles(match, 0, {0: "pirate", 1: "mutineer", 2: "pirate"})
    check_roles(match, 4, {1: "mutineer", 2: "pirate", 4: "mutineer"})


@pytest.mark.long
def test_roles_at_the_end() -> None:
    match = all_planks(3, mutineers=(2,))
    play(match, "0 open")
    for seat in range(3):
        assert set(roles_imagined(match, seat)) == {("pirate", "pirate", "mutineer")}


def test_before_the_roles_are_dealt() -> None:
    match = Match(GAME, ["Anne", "Barbe", "Calico", "Drake"])
    world = match.belief(1).sample(Rng(b"x"))
    assert text(world.view(1)) == text(match.state.view(1))


# Throughout a game


def test_a_belief_kept_through_a_game_equals_one_made_from_all_events() -> None:
    for match, rng in matches("kept", 6):
        play_out(match, rng, talk=True)
        again = Match(GAME, match.names, match.options)
        beliefs = [GAME.belief(seat, again.state.players, match.options) for seat in range(again.state.players)]
        for number, (who, notation) in enumerate(match.entries):
            for event in play(again, f"{'*' if who is None else who} {notation}"):
                for seat, belief in enumerate(beliefs):
                    told = event.seen_by(seat)
                    if told is not None:
                        belief.observe(told)
            if number % 10 == 9:
                for seat, belief in enumerate(beliefs):
                    belief.set_view(again.state.view(seat))
                    assert dump(belief.sample(Rng(b"x"))) == dump(again.belief(seat).sample(Rng(b"x")))
