"""Compare a seat's samples with the counted worlds: every possible world, in its right proportion, and no other.

With reduced decks, `traitres.worlds` counts the worlds one by one, without the belief and without the engine. Then the
belief samples some thousands. Every sampled world must be among the counted ones, every world that is expected often
enough must occur, and the frequencies must be within what chance allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

from games.traitres.tables import board, chest_of, discards_of, hand_of, pile_of, table
from games.traitres.worlds import World, all_worlds, in_order
from helpers.thin import thinned
from kernel.tables import asked, play

from mutiny import Match, Rng, State
from mutiny.games.traitres.belief import TraitresBelief
from mutiny.games.traitres.card_tracker import CardGuess
from mutiny.games.traitres.constants import KINDS

SAMPLES = 1_500
CERTAIN = 15
"""A world with at least this expected count must occur in the sample; it is missing once in millions of runs."""
MOST = 16_000
"""The largest number of samples that is drawn to make every world occur."""


def world_of(state: State, looking: bool = False, stock: int = 0) -> World:
    """Return the places of all cards. Cards under the seat's spyglass have no order, because they are shuffled."""
    chest = tuple(chest_of(state).split())
    if looking:
        chest = in_order(chest[:3]) + chest[3:]
    hands = tuple(tuple(hand_of(state, seat).split()) for seat in range(state.players))
    pile = tuple(pile_of(state).split())
    top = len(pile) - stock
    return World(hands, chest, pile[:top], tuple(discards_of(state).split()), in_order(pile[top:]))


def believed(match: Match, seat: int, stocked: bool = False) -> Counter[World]:
    """Return every world that agrees with the events of a seat, and its number of ways."""
    setting = board(match.state).setting
    deck: list[str] = [KINDS[card] for card in setting.deck]
    worlds = all_worlds(deck, match.state.players, seat, match.events_for(seat), stocked)
    if not looking(match, seat):
        return worlds
    merged: Counter[World] = Counter()
    for world, ways in worlds.items():
        merged[world._replace(chest=in_order(world.chest[:3]) + world.chest[3:])] += ways
    return merged


def looking(match: Match, seat: int) -> bool:
    """Return whether a seat is to put cards back."""
    return match.state.view(None)["phase"] == "order" and asked(match) == seat


def sampled_world(match: Match, seat: int, samples: int, stock: int = 0) -> Counter[World]:
    """Return how often each world occurs among the samples of a seat."""
    belief, rng = match.belief(seat), Rng(b"imagined")
    return Counter(world_of(belief.sample(rng), looking(match, seat), stock) for _ in range(samples))


def too_far(exact: dict[str, float], found: Counter[str], samples: int) -> str | None:
    """Return None, or the fault that a chi-square test finds; it fails one time in a million.

    Rare values are pooled.
    """
    excess, freedom, rare, rare_found = 0.0, -1, 0.0, 0
    for value, odds in exact.items():
        expected = odds * samples
        if expected < 8:
            rare, rare_found = rare + expected, rare_found + found[value]
            continue
        excess += (found[value] - expected) ** 2 / expected
        freedom += 1
    if rare >= 8:
        excess += (rare_found - rare) ** 2 / rare
        freedom += 1
    if freedom < 1:
        return None
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    limit = freedom * (1 - 2 / (9 * freedom) + 4.75 * sqrt(2 / (9 * freedom))) ** 3
    return None if excess < limit else f"chi-square {excess:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"


def guesses(match: Match, seat: int) -> list[CardGuess]:
    """Return a seat's guesses about its strays."""
    belief = match.belief(seat)
    assert isinstance(belief, TraitresBelief)
    return belief.tracker.guesses


Feature = Callable[[World], str]


def features(players: int) -> dict[str, Feature]:
    """Return the features to compare in addition to whole worlds, which may be too many for each to occur."""
    every: dict[str, Feature] = {
        "world": str,
        "chest": lambda world: str(world.chest),
        "top of the chest": lambda world: str(world.chest[:1]),
        "pile": lambda world: str(world.pile),
        "stock": lambda world: str(world.stock),
        "top of the pile": lambda world: str(world.pile[:2]),
        "discards": lambda world: str(world.discard),
    }
    for seat in range(players):
        every[f"hand {seat}"] = lambda world, seat=seat: str(world.hands[seat])  # type: ignore[misc]
    return every


def compare(match: Match, seat: int, samples: int = SAMPLES) -> None:
    """Check that a seat samples the possible worlds in their right proportions, and no others.

    Every world that is expected `CERTAIN` times or more must occur; with enough samples, these are all worlds.
    """
    check(match, seat, believed(match, seat), samples)


def check(match: Match, seat: int, exact: Counter[World], samples: int = SAMPLES) -> None:
    """Check the same if the possible worlds have already been counted."""
    samples = thinned(samples)
    total = exact.total()
    stock = len(next(iter(exact)).stock)
    assert exact[world_of(match.state, looking(match, seat), stock)] > 0, "the truth is among the worlds counted"
    found = sampled_world(match, seat, samples, stock)
    strange = set(found) - set(exact)
    assert not strange, f"seat {seat} samples what cannot be: {strange.pop()}"
    missed = [world for world, ways in exact.items() if ways * samples >= CERTAIN * total and not found[world]]
    assert not missed, f"seat {seat} never imagines {missed[0]}"
    for name, feature in features(match.state.players).items():
        odds: dict[str, float] = {}
        for world, ways in exact.items():
            odds[feature(world)] = odds.get(feature(world), 0) + ways / total
        sampled: Counter[str] = Counter()
        for world, times in found.items():
            sampled[feature(world)] += times
        wrong = too_far(odds, sampled, samples)
        assert wrong is None, f"seat {seat}, {name}: {wrong}"


def compare_wholly(match: Match, *seats: int, stocked: bool = False) -> None:
    """Check these seats with enough samples for every world to occur."""
    for seat in seats:
        exact = believed(match, seat, stocked)
        samples = max(SAMPLES, CERTAIN * exact.total() // min(exact.values()) + 1)
        assert samples <= MOST, f"{len(exact)} worlds would take {samples} samples"
        check(match, seat, exact, samples)


def small(*hands: str, pile: str, moves: str, mutineers: tuple[int, ...] = (2,), first: int = 0) -> Match:
    """Return a table with a reduced deck, after some moves."""
    match = table(*hands, pile=pile, whole=False, mutineers=mutineers, first=first)
    if moves:
        play(match, moves)
    return match
