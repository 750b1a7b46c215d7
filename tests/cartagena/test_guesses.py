"""The guesses a memory keeps of the combat cards: exact to the last digit, and drawn without favour when too many."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from cartagena.beliefs import reckoning, spelled_out
from cartagena.tables import GAME, NAMES, Parts
from cartagena.worlds import CombatReckoning

from mutiny import Event, Match, Rng
from mutiny.games.cartagena.memory import CartagenaMemory

TINY = Parts(combat=(4, 0, 1), mutiny=12, storms=(), start=(0, 0, 0))
CARD_PIRATES = ("ramon-diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang")
OTHERS = ("bijoux", "ojo", "bijoux", "sate", "cambivalute", "chang-ye")


def some_row(match: Match, rng: Rng) -> str:
    """A row in which most doors lead to cards."""
    doors = match.state.players + 3
    cards = [CARD_PIRATES[place] for place in rng.shuffled(bytes(range(len(CARD_PIRATES))))]
    others = [OTHERS[place] for place in rng.shuffled(bytes(range(len(OTHERS))))]
    row = list(dict.fromkeys(cards[:4] + others))[:doors]
    row += [pirate for pirate in cards if pirate not in row][: doors - len(row)]
    return " ".join(["row", *(row[place] for place in rng.shuffled(bytes(range(doors))))])


def steps(match: Match, rng: Rng) -> Iterator[list[Event]]:
    """Play a match to its end, mostly with cards, and give what is told step by step."""
    while not match.over:
        state = match.state
        if state.awaits_chance:
            row = state.view(None)["phase"] == "row"
            yield match.chance(some_row(match, rng) if row else state.write_chance(state.draw(rng)))
            continue
        seat = state.acting[rng.below(len(state.acting))]
        moves = match.legal(seat)
        some = [move for move in moves if move not in ("swap", "sell", "buy 0", "knock")]
        yield match.play(seat, (some or moves)[rng.below(len(some or moves))])


def tiny_match(players: int, parts: Parts) -> Match:
    """A match with few cards."""
    return Match(GAME, NAMES[:players], {"components": parts.text()})


@pytest.mark.soak
@pytest.mark.parametrize("number", range(18))
def test_guesses_are_the_odds_that_can_be_counted(number: int) -> None:
    """All along random games, for everybody, in fractions."""
    players = 2 + number % 3
    parts = TINY if players == 2 else TINY._replace(combat=(4, 1, 1))
    match, rng = tiny_match(players, parts), Rng(f"odds {number}".encode())
    memories = [match.memory(seat) for seat in range(players)]
    counts = [reckoning("combat", seat, match) for seat in range(players)]
    for events in steps(match, rng):
        for seat, (memory, count) in enumerate(zip(memories, counts, strict=True)):
            assert isinstance(memory, CartagenaMemory)
            assert isinstance(count, CombatReckoning)
            for event in events:
                told = event.told(seat)
                if told is not None:
                    memory.see(told)
                    count.see(told)
            if match.entries[-1][1].split()[0] in ("take", "keep", "swap", "sell", "buy", "lay", "visit"):
                memory.look(match.state.view(seat))
                exact: dict[object, Fraction] = {}
                for world, ways in count.worlds.items():
                    whole = world._replace(top=world.top + world.under, under=())
                    exact[whole] = exact.get(whole, Fraction(0)) + Fraction(ways, count.worlds.total())
                assert spelled_out(memory) == exact
