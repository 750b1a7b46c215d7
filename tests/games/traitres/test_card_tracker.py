"""Known cards that others move: given away by catch, put back in another order, thrown out, seen again.

Small tables are compared with all possible worlds (`traitres.beliefs`). Long games with whole decks, dealt so that as
many known cards as possible move, stay within the bound that `card_tracker` states.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import prod

import pytest
from games.traitres.beliefs import believed, check, compare, compare_wholly, small
from games.traitres.games import matches
from games.traitres.tables import Reduced, deck_of, table
from helpers.soaking import varied
from kernel.tables import asked, legal, play

from mutiny import Match, Rng, seed_of
from mutiny.games.traitres.belief import TraitresBelief
from mutiny.games.traitres.card_tracker import CardGuess
from mutiny.games.traitres.constants import LOOTS

PLANKS = "plank " * 14
SAMPLES = 2_500


def go_on(match: Match, moves: str) -> None:
    """Make these moves; `...` stands for any order or return, and plays the first legal one."""
    for move in moves.split("; "):
        seat, notation = move.split(" ", 1)
        play(match, f"{seat} {legal(match)[0]}" if notation == "..." else move)


def look_again_and_again(match: Match, moves: str, seat: int = 0) -> None:
    """Compare the samples of a seat before each of some moves, and at the end."""
    for move in moves.split("; "):
        check(match, seat, believed(match, seat, stocked=True), SAMPLES)
        go_on(match, move)
    check(match, seat, believed(match, seat, stocked=True), SAMPLES)


# Several cards of the seat itself in the chest

OWN = ("+1 -2 spyglass", "0 spyglass {}", "0 +1 spyglass")
LAID = "0 stash +1 as 0; 1 stash 0 as 0; 2 stash 0 as 0; 0 stash -2 as 0; 1 spyglass; 1 ...; 2 stash +1 as 0; 0 plank 1"


def own_cards_laid_in_another_order(third: str) -> Match:
    """Return a match with two cards of seat 0 among five in the chest.

    One of them and two others were put back in an order that seat 0 did not see.
    """
    match = small(OWN[0], OWN[1].format(third), OWN[2], pile=PLANKS, moves="0 stash +1 as 0", mutineers=(2,))
    go_on(match, LAID.removeprefix("0 stash +1 as 0; "))
    return match


@pytest.mark.long
@pytest.mark.rule("T2.5")
def test_another_s_spyglass_again_then_the_seat_s_own() -> None:
    """Two other seats look at overlapping cards. This seat's own spyglass then tells something about both looks."""
    match = own_cards_laid_in_another_order("plank")
    look_again_and_again(match, "1 plank 2; 2 spyglass; 2 ...; 0 spyglass; 0 ...; 1 plank 0")


@pytest.mark.long
@pytest.mark.rule("T2.4", "T2.5")
def test_riddance_between_two_spyglasses_then_the_seat_s_own() -> None:
    match = own_cards_laid_in_another_order("riddance")
    look_again_and_again(match, "1 riddance; 2 spyglass; 2 ...; 0 spyglass; 0 ...; 1 plank 0")


@pytest.mark.long
@pytest.mark.rule("T2.4", "T2.5", "T3.1")
@pytest.mark.parametrize("third", ["plank", "riddance"])
def test_the_chest_opened_over_cards_laid_twice(third: str) -> None:
    match = own_cards_laid_in_another_order(third)
    go_on(match, f"1 {'riddance' if third == 'riddance' else 'plank 2'}; 2 spyglass; 2 ...; 0 open")
    compare_wholly(match, 0, 1, 2, stocked=True)


# Cards given away

GIVING = ("catch +1 spyglass", "0 {} plank", "-2 {} plank")
GIVEN = "0 catch; 0 return +1 -2; 1 plank 2; 2 plank 1; 0 stash 0 as 0; 1 stash {} as 0; 2 stash -2 as 0; 0 plank 1"


def cards_given_away(one: str, other: str, stashed: str) -> Match:
    """Return a match in which seat 0 has given a +1 to seat 1 and a -2 to seat 2; both have stashed a card since."""
    match = small(
        GIVING[0], GIVING[1].format(one), GIVING[2].format(other), pile=f"0 -2 plank {PLANKS}", moves="0 catch"
    )
    go_on(match, GIVEN.format(stashed).removeprefix("0 catch; "))
    return match


@pytest.mark.long
@pytest.mark.rule("T2.5", "T2.6")
@pytest.mark.parametrize("stashed", ["+1", "0"])
def test_another_s_spyglass_over_cards_given_away_then_the_seat_s_own(stashed: str) -> None:
    match = cards_given_away("plank", "spyglass", stashed)
    look_again_and_again(match, "1 plank 2; 2 spyglass; 2 ...; 0 spyglass; 0 ...; 1 plank 0")


@pytest.mark.long
@pytest.mark.rule("T2.4", "T2.5", "T2.6")
@pytest.mark.parametrize("stashed", ["+1", "0"])
def test_riddance_over_cards_given_away_then_the_seat_s_own_spyglass(stashed: str) -> None:
    """Each card that was thrown out or seen may be the card that the seat gave away."""
    match = cards_given_away("riddance", "-2", stashed)
    look_again_and_again(match, "1 riddance; 2 stash -2 as 0; 0 spyglass; 0 ...; 1 plank 0")
    look_again_and_again(match, "2 plank 0; 0 open")


@pytest.mark.long
@pytest.mark.rule("T2.6")
@pytest.mark.parametrize(("back", "then"), [("+1 -2", "0"), ("0 +1", "-2"), ("-2 plank", "+1")])
def test_cards_given_away_and_put_back_by_who_drew_them(back: str, then: str) -> None:
    """Some of the cards go on to the next player, and some come back to the seat that gave them first."""
    match = small("catch +1 spyglass", "catch 0 plank", "0 0 plank", pile=f"0 -2 plank {PLANKS}", moves="0 catch")
    go_on(match, f"0 return +1 -2; 1 catch; 1 return {back}; 2 stash 0 as 0")
    look_again_and_again(match, f"0 stash 0 as 0; 1 stash {then} as 0; 2 stash 0 as 0; 0 spyglass; 0 ...; 1 plank 0")


# Random games with reduced decks

DECKS = (
    ["+1", "+1", "0", "-2", "plank", "plank", "plank", "spyglass", "spyglass", "riddance", "catch", "pockets"],
    ["+1", "+1", "+1", "0", "0", "catch", "catch", "catch", "plank", "plank", "plank", "plank"],
    ["+1", "-2", "-2", "spyglass", "spyglass", "spyglass", "0", "+1", "riddance", "riddance", "plank", "plank"],
    ["+1", "-2", "0", "0", "pockets", "pockets", "catch", "catch", "spyglass", "+1", "plank", "riddance"],
)
ASTRAY = (
    ["+1"] * 4 + ["-2"] * 3 + ["plank"] * 6 + ["catch"] * 2 + ["spyglass"] * 3 + ["riddance"],
    ["+1"] * 3 + ["0"] * 3 + ["plank"] * 5 + ["catch"] * 3 + ["spyglass"] * 2,
    ["+1"] * 2 + ["0"] * 2 + ["-2"] * 2 + ["plank"] * 5 + ["spyglass"] * 3 + ["riddance"] * 2,
    ["+1"] * 2 + ["-2"] * 3 + ["plank"] * 6 + ["catch"] * 2 + ["spyglass"] * 2 + ["pockets"],
)
MOVING = ("catch", "spyglass", "riddance", "pockets", "return", "order")


def played(deck: list[str], rng: Rng, most: int, moving: int) -> Match:
    """Return an unfinished game of three. In `moving` of four turns they play cards that move others, or stash."""
    match = Match(Reduced(3, deck), ["Anne", "Barbe", "Calico"], {}, rng.seed)
    for _ in range(2 + rng.below(most - 1)):
        moves = [move for move in legal(match) if move != "open"]
        if not moves:
            break
        if rng.below(4) < moving:
            liked = [move for move in moves if move.startswith(MOVING)] or [move for move in moves if "stash" in move]
            moves = liked or moves
        match.play(asked(match), moves[rng.below(len(moves))])
        if match.over:
            match.undo()
            break
    return match


@pytest.mark.long
@pytest.mark.soak
@pytest.mark.parametrize("deck", range(len(DECKS)))
def test_random_games_with_reduced_decks(deck: int, runs: Callable[[int, int], int]) -> None:
    """Check one seat after any number of moves, with any combination of known, mixed and removed cards."""
    for number in range(runs(4, 120)):
        rng = Rng(seed_of(varied(f"reduced {deck}"), number))
        compare(played(DECKS[deck], rng, 7, moving=0), rng.below(3))


@pytest.mark.long
@pytest.mark.soak
@pytest.mark.parametrize("deck", range(len(ASTRAY)))
def test_random_games_with_cards_astray(deck: int, runs: Callable[[int, int], int]) -> None:
    """Check all three seats in longer games, in which catch, spyglass and riddance are frequent."""
    for number in range(runs(2, 100)):
        match = played(ASTRAY[deck], Rng(seed_of(varied(f"astray {deck}"), number)), 12, moving=3)
        for seat in range(3):
            check(match, seat, believed(match, seat, stocked=True))


# Games with whole decks

HELD = 128
"""The largest number of guesses about the holders of the strays; see `card_tracker`."""


def evil_games(games: int) -> Iterator[tuple[Match, Rng]]:
    """Yield games in which seat 0 gets catches and spyglasses, gives its loot away and looks for it.

    The others stash what they can.
    """
    for number in range(games):
        rng = Rng(seed_of(varied("evil"), number))
        players = 3 + (number % 6 if rng.below(2) else 0)
        # These are the first cards that seat 0 gets: three at once, then one a round.
        own = ["catch"] * (1 + rng.below(3)) + ["spyglass"] * rng.below(4)
        rest = deck_of(players)
        rest.subtract(own)
        loose = sorted(rest.elements())
        order = [loose[place] for place in rng.shuffled(bytes(range(len(loose))))]
        own = [own[place] for place in rng.shuffled(bytes(range(len(own))))] + order[:2]
        order = order[2:]
        hands = [" ".join(own[:3])] + [" ".join(order[3 * seat : 3 * seat + 3]) for seat in range(players - 1)]
        order = order[3 * (players - 1) :]
        for turn, card in enumerate(own[3:]):
            order.insert(players * turn, card)
        yield table(*hands, pile=" ".join(order), mutineers=(1,) if players < 6 else (1, 2)), rng


def evil_move(match: Match, rng: Rng) -> str:
    """Return a move; usually the one that creates the most uncertainty."""
    moves = [move for move in legal(match) if move != "open"]
    wishes = [["return +1 -2", "return 0", "return", "catch", "spyglass", "stash"], ["order", "return", "stash"]]
    for wish in wishes[min(1, asked(match))]:
        liked = [move for move in moves if move.startswith(wish)]
        if liked and rng.below(3):
            return liked[rng.below(len(liked))]
    peaceful = [move for move in moves if not move.startswith("plank")] or moves
    return peaceful[rng.below(len(peaceful))]


def generations(guesses: list[CardGuess]) -> Iterator[list[CardGuess]]:
    """Return the guesses, those they came from, and so on back to the first."""
    while guesses:
        yield guesses
        before: dict[int, CardGuess] = {}
        for guess in guesses:
            for origin in guess.origins:
                before[id(origin.guess)] = origin.guess
        guesses = list(before.values())


@pytest.mark.long
@pytest.mark.soak
def test_guesses_keep_within_their_bound_when_everything_goes_astray(runs: Callable[[int, int], int]) -> None:
    """Check that the number of guesses depends on the cards given away and seen again, not on the game's length."""
    most = 0
    for match, rng in evil_games(runs(60, 2_000)):
        belief = match.belief(0)
        assert isinstance(belief, TraitresBelief)
        while not match.over:
            for event in match.play(asked(match), evil_move(match, rng)):
                told = event.seen_by(0)
                if told is not None:
                    belief.observe(told)
            strays = belief.tracker
            seen = Counter(strays.seen.values())
            assert len(strays.guesses) <= HELD * prod(1 + seen[kind] for kind in range(LOOTS))
        most = max([most, *(len(guesses) for guesses in generations(belief.tracker.guesses))])
        belief.set_view(match.state.view(0))
        assert list(belief.sample(rng).inventory()) == list(match.state.inventory())
    assert HELD // 4 < most < HELD * 3**LOOTS


@pytest.mark.soak
def test_long_games(runs: Callable[[int, int], int]) -> None:
    """Check games in which nobody opens: guesses are few, and all cards are at possible places."""
    for match, rng in matches("long", runs(12, 1_000)):
        while not match.over:
            moves = [action for action in match.state.legal_actions(asked(match)) if action]
            if not moves:
                break
            match.play(asked(match), moves[rng.below(len(moves))])
        for seat in range(match.state.players):
            belief = match.belief(seat)
            assert isinstance(belief, TraitresBelief)
            assert len(belief.tracker.guesses) <= HELD
            assert list(belief.sample(rng).inventory()) == list(match.state.inventory())
