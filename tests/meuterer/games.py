"""Random games of Meuterer for property tests, all of them following from their numbers. Imports the engine only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from meuterer.tables import GAME, NAMES

from mutiny import Match, Rng, seed_of

OPTIONS = [
    {"pirates": pirates, "offered-conflict": conflict, "loader-returns": returns, "ring": ring}
    for pirates, conflict, returns, ring in product(
        ("off", "on", "double"), ("counts", "ignored"), ("draw", "discard"), ("shuffled", "printed")
    )
]


def matches(name: str, games: int) -> Iterator[tuple[Match, Rng]]:
    """Matches about to begin, with both numbers of players and all options in turn, and a generator for moves."""
    for number in range(games):
        seed = seed_of(name, number)
        players = 3 + number % 2
        yield Match(GAME, NAMES[:players], OPTIONS[number // 2 % len(OPTIONS)], seed), Rng(seed).fork("moves")


def some_move(match: Match, rng: Rng) -> int:
    """A legal move of who is to act, an offer twice as likely as leaving, so that rounds are not too short."""
    (seat,) = match.state.acting
    moves = list(match.state.legal(seat))
    offers = [action for action in moves if match.state.write(seat, action).startswith("offer")]
    return moves[rng.below(len(moves))] if not offers or rng.below(3) == 0 else offers[rng.below(len(offers))]


def play_out(match: Match, rng: Rng) -> Match:
    """Play a match to its end."""
    while not match.over:
        match.play(match.state.acting[0], some_move(match, rng))
    return match
