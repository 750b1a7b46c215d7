"""Random games of Traîtres à bord for property tests, all following from their numbers. Imports the engine only."""

from __future__ import annotations

from collections.abc import Iterator

from traitres.tables import GAME, NAMES

from mutiny import Match, Rng, seed_of

OPTIONS = [{}, {"mutineers-meet": "yes"}, {"mutineers-meet": "no"}]
PHRASES = (
    "role pirate",
    "role mutineer",
    "accuse 0",
    "vouch 2",
    "ask 1",
    "spied",
    "spied +1 -2",
    "chest -4",
    "chest 7",
)


def matches(name: str, games: int) -> Iterator[tuple[Match, Rng]]:
    """Matches about to begin, with all numbers of players and all options in turn, and a generator for moves."""
    for number in range(games):
        seed = seed_of(name, number)
        players = 3 + number % 6
        yield Match(GAME, NAMES[:players], OPTIONS[number // 6 % len(OPTIONS)], seed), Rng(seed).fork("moves")


def some_move(match: Match, rng: Rng) -> int:
    """A legal move of who is to act; the chest is opened seldom, so that games are not too short."""
    (seat,) = match.state.acting
    moves = list(match.state.legal(seat))
    if len(moves) > 1 and match.state.write(seat, moves[0]) == "open" and rng.below(20):
        del moves[0]
    return moves[rng.below(len(moves))]


def chat(match: Match, rng: Rng) -> None:
    """Anybody says anything, overboard or not."""
    match.say(rng.below(match.state.players), f"say {PHRASES[rng.below(len(PHRASES))]}")


def play_out(match: Match, rng: Rng, talk: bool = False) -> Match:
    """Play a match to its end, with something said now and then."""
    while not match.over:
        if talk and rng.below(4) == 0:
            chat(match, rng)
        match.play(match.state.acting[0], some_move(match, rng))
    return match
