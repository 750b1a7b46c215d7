"""Plays the games of a contest. A game is determined by its number, so any process can play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mutiny.arena.contest import Contest, Fixture, roles_dealt
from mutiny.arena.outcome import Outcome, outcome_of
from mutiny.bots import BotSpec, GameFailed, play_game
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.record import LONGEST_NAME


class Finished(NamedTuple):
    """A finished game of a contest: the bots by seat, the outcome, and the record if requested."""

    fixture: Fixture
    bots: tuple[str, ...]
    outcome: Outcome
    record: str = ""


def play_fixtures(contest: Contest, recording: bool, fixtures: Sequence[Fixture]) -> list[Finished]:
    """Play some games of a contest. A bot that fails loses only that move, and the fault is noted.

    >>> from mutiny.arena.contest import make_contest
    >>> contest = make_contest("meuterer", 3, ["medium", "random"], seed="doc")
    >>> first, second = play_fixtures(contest, False, [Fixture(0, 0, 0), Fixture(0, 0, 1)])
    >>> first.bots, second.bots, [second] == play_fixtures(contest, False, [Fixture(0, 0, 1)])
    (('medium', 'random', 'random'), ('random', 'medium', 'random'), True)
    """
    found = game(contest.game)
    finished: list[Finished] = []
    for fixture in fixtures:
        seed = seed_of(contest.seed, fixture.deal)
        roles = roles_dealt(found, contest.players, contest.options, seed) if contest.dealt_roles else ()
        bots = contest.line_ups[fixture.line_up].seated(fixture.rotation, roles)
        try:
            played = play_game(
                found, [BotSpec(name) for name in bots], contest.options, seed, recording, forgiving=True
            )
        except MutinyError as error:
            raise GameFailed(f"line-up {fixture.line_up}, deal {fixture.deal}: {error}") from None
        text = played.record(names_of(bots)).text() + "\n" if recording else ""
        finished.append(Finished(fixture, bots, outcome_of(played, roles), text))
    return finished


def names_of(bots: tuple[str, ...]) -> list[str]:
    """Return the players' names for a record: the bots with their seats.

    >>> names_of(("hard@200", "medium"))
    ['hard@200 0', 'medium 1']
    """
    found: list[str] = []
    for seat, name in enumerate(bots):
        plain = "".join(letter if letter.isprintable() else " " for letter in name)
        found.append(f"{plain[: LONGEST_NAME - 2]} {seat}")
    return found


def record_name(fixture: Fixture) -> str:
    """Return the file name of a game.

    >>> record_name(Fixture(1, 20, 3))
    '01-000020-3.json'
    """
    return f"{fixture.line_up:02}-{fixture.deal:06}-{fixture.rotation}.json"
