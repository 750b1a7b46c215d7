"""A program that plays games and prints a digest of everything that anybody sees in each of them.

test_forms.py runs it in both forms of the program: python -m games.traces, with this folder's parent in the path.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from helpers.kits import kits

from mutiny import form, game, game_names, seed_of
from mutiny.bots import BotSpec, play_game
from mutiny.testing.fingerprints import look, told

GAMES = 24
"""Random games of each kind; they take the numbers of players and the options in turn."""
STRENGTHS = ("random", "easy", "medium", "hard@8")


def random_games() -> Iterator[str]:
    """Yield a digest of each random game: of all views, legal moves and events, and of its record."""
    for kit in kits():
        for number, (match, rng) in enumerate(kit.matches("forms", GAMES)):
            digest = sha256(look(match.state).encode())
            while not match.over:
                kit.step(match, rng)
                digest.update(look(match.state).encode())
            events = [event for each in match.events for event in each]
            for seat in (None, *range(match.state.players)):
                digest.update(told(events, seat).encode())
            digest.update(match.record().text().encode())
            yield f"{kit.game.name} {number} {digest.hexdigest()}"


def games_of_bots() -> Iterator[str]:
    """Yield a digest of the record of a game of each strength and number of players: what the bots did and said."""
    for found in map(game, game_names()):
        for strength in STRENGTHS:
            for players in range(found.least, found.most + 1):
                makers = [BotSpec(strength)] * players
                played = play_game(found, makers, {}, seed_of("forms", players), True)
                text = played.record([f"Bot {seat}" for seat in range(players)]).text()
                yield f"{found.name} {strength} {players} {sha256(text.encode()).hexdigest()}"


if __name__ == "__main__":
    print(form())
    for line in (*random_games(), *games_of_bots()):
        print(line)
