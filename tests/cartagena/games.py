"""Random games of Cartagena for property tests, all following from their numbers. Imports the engine only."""

from __future__ import annotations

from collections.abc import Iterator

from cartagena.tables import GAME, NAMES, Parts

from mutiny import Match, Rng, seed_of

# Our own numbers; then long voyages with many storms, and boxes in which one thing or all of them run out.
BOXES = (
    Parts(mutiny=40, storms=(1, 2, 4, 5, 9, 13, 14, 21, 30), start=(0, 0, 0)),
    Parts(combat=(5, 1, 1), mutiny=60),
    Parts(gold=(1, 1, 1), mutiny=60),
    Parts(coins=6, mutiny=60),
    Parts(combat=(4, 1, 0), gold=(1, 2, 0), coins=3, each=0, mutiny=20, storms=(1, 3), start=(0, 0, 0)),
)
OPTIONS: list[dict[str, str]] = [{}, *({"components": box.text()} for box in BOXES)]


def matches(name: str, games: int) -> Iterator[tuple[Match, Rng]]:
    """Matches about to begin, with all numbers of players and all boxes in turn, and a generator for moves."""
    for number in range(games):
        seed = seed_of(name, number)
        players = 2 + number % 3
        yield Match(GAME, NAMES[:players], OPTIONS[number // 3 % len(OPTIONS)], seed), Rng(seed).fork("moves")


def some_seat(match: Match, rng: Rng) -> int:
    """One of those who are to act; where several lay at once, any of them may be first."""
    acting = match.state.acting
    return acting[rng.below(len(acting))]


def some_move(match: Match, seat: int, rng: Rng) -> int:
    """A legal move; sides are taken early and cards are spared, so that the duels are fought by many to the end."""
    state = match.state
    moves = list(state.legal(seat))
    words = [state.write(seat, action) for action in moves]
    unsided = not state.view(None)["sided"][seat]
    likely = [place for place, word in enumerate(words) if unsided and word in ("visit bijoux", "visit ojo")]
    if likely and rng.below(4):
        return moves[likely[0]]
    if words[-1] == "lay monkey" and rng.below(4):
        return moves[-1]
    return moves[rng.below(len(moves))]


def play_out(match: Match, rng: Rng) -> Match:
    """Play a match to its end."""
    while not match.over:
        seat = some_seat(match, rng)
        match.play(seat, some_move(match, seat, rng))
    return match
