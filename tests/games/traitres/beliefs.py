"""What a seat may believe, counted out, beside what it imagines: every world, as often as it should be, and no other.

On reduced decks the worlds are counted out one by one (`traitres.worlds`), without the memory and without the engine;
then the memory imagines some thousands. Every world imagined must be among those counted, every world that should come
up must come up, and how often each does must be within what chance allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

from common.thin import thinned
from games.traitres.tables import board, chest_of, discards_of, hand_of, pile_of, table
from games.traitres.worlds import World, all_worlds, in_order
from kernel.tables import asked, play

from mutiny import Match, Rng, State
from mutiny.games.traitres.belief import TraitresMemory
from mutiny.games.traitres.card_tracker import Guess
from mutiny.games.traitres.constants import KINDS

SAMPLES = 1_500
CERTAIN = 15
"""A world expected so often in the sample comes up, but for one time in millions."""
MOST = 16_000
"""Samples that may be taken to be certain that every world comes up."""


def world_of(state: State, looking: bool = False, stock: int = 0) -> World:
    """Where every card lies; the cards under one's own spyglass in no order, for they are shuffled and will be laid."""
    chest = tuple(chest_of(state).split())
    if looking:
        chest = in_order(chest[:3]) + chest[3:]
    hands = tuple(tuple(hand_of(state, seat).split()) for seat in range(state.players))
    pile = tuple(pile_of(state).split())
    top = len(pile) - stock
    return World(hands, chest, pile[:top], tuple(discards_of(state).split()), in_order(pile[top:]))


def believed(match: Match, seat: int, stocked: bool = False) -> Counter[World]:
    """Every world that agrees with what a seat was told, and in how many ways."""
    setting = board(match.state).setting
    deck = [KINDS[card] for card in setting.deck]
    worlds = all_worlds(deck, match.state.players, seat, match.told_to(seat), stocked)
    if not looking(match, seat):
        return worlds
    merged: Counter[World] = Counter()
    for world, ways in worlds.items():
        merged[world._replace(chest=in_order(world.chest[:3]) + world.chest[3:])] += ways
    return merged


def looking(match: Match, seat: int) -> bool:
    """Whether a seat is to put cards back."""
    return match.state.view(None)["phase"] == "order" and asked(match) == seat


def imagined(match: Match, seat: int, samples: int, stock: int = 0) -> Counter[World]:
    """What a seat imagines, again and again."""
    memory, rng = match.memory(seat), Rng(b"imagined")
    return Counter(world_of(memory.imagine(rng), looking(match, seat), stock) for _ in range(samples))


def too_far(exact: dict[str, float], found: Counter[str], samples: int) -> str | None:
    """A chi-square test that fails one time in a million: None, or what is wrong. Rare values are taken together."""
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
    # Wilson and Hilferty: the cube root of chi-square over its freedom is all but normal.
    limit = freedom * (1 - 2 / (9 * freedom) + 4.75 * sqrt(2 / (9 * freedom))) ** 3
    return None if excess < limit else f"chi-square {excess:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"


def guesses(match: Match, seat: int) -> list[Guess]:
    """What a seat guesses of its strays."""
    memory = match.memory(seat)
    assert isinstance(memory, TraitresMemory)
    return memory.strays.guesses


Feature = Callable[[World], str]


def features(players: int) -> dict[str, Feature]:
    """What is compared besides whole worlds, of which there may be too many for each to come up."""
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
    """Check that a seat imagines what it may believe, no more, as often as it should, and no less.

    No less means: all that is expected to come up `CERTAIN` times or more; with enough samples, everything.
    """
    check(match, seat, believed(match, seat), samples)


def check(match: Match, seat: int, exact: Counter[World], samples: int = SAMPLES) -> None:
    """The same, when it has been counted already what it may believe."""
    samples = thinned(samples)
    total = exact.total()
    stock = len(next(iter(exact)).stock)
    assert exact[world_of(match.state, looking(match, seat), stock)] > 0, "the truth is among the worlds counted"
    found = imagined(match, seat, samples, stock)
    strange = set(found) - set(exact)
    assert not strange, f"seat {seat} imagines what cannot be: {strange.pop()}"
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
    """Check these seats with so many samples that every world there is comes up."""
    for seat in seats:
        exact = believed(match, seat, stocked)
        samples = max(SAMPLES, CERTAIN * exact.total() // min(exact.values()) + 1)
        assert samples <= MOST, f"{len(exact)} worlds would take {samples} samples"
        check(match, seat, exact, samples)


def small(*hands: str, pile: str, moves: str, mutineers: tuple[int, ...] = (2,), first: int = 0) -> Match:
    """A table with a reduced deck, after some moves."""
    match = table(*hands, pile=pile, whole=False, mutineers=mutineers, first=first)
    if moves:
        play(match, moves)
    return match
