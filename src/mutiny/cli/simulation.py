"""Many games between bots, in one process or several, with the same results either way.

Game number i depends only on the seed `seed_of(SEED, i)`, so any process can play it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from mutiny import MutinyError, game, seed_of
from mutiny.arena import Outcome, make_pool, outcome_of, run_tasks, wilson
from mutiny.arena.part import arena_part
from mutiny.bots import BotSpec, play_game
from mutiny.cli.failure import Failure
from mutiny.cli.files import write_text


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """The games to play; `bots` are names by seat, `records` is the folder for the records."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str
    records: str | None = None


def play_some(plan: SimulationPlan, numbers: Sequence[int]) -> list[Outcome]:
    """Play the games with these numbers and write their records.

    >>> plan = SimulationPlan("meuterer", ("random",) * 3, {}, "doc")
    >>> play_some(plan, range(0, 3))[1] == play_some(plan, range(1, 2))[0]
    True
    """
    found = game(plan.game)
    makers = [BotSpec(name) for name in plan.bots]
    outcomes: list[Outcome] = []
    for number in numbers:
        try:
            played = play_game(found, makers, plan.options, seed_of(plan.seed, number), plan.records is not None)
        except MutinyError as error:
            raise Failure(f"game {number}: {error}") from None
        outcomes.append(outcome_of(played))
        if plan.records is not None:
            names = [f"{maker.name} {seat}" for seat, maker in enumerate(makers)]
            # Do not wait for the disk: simulated games can be played again.
            write_text(Path(plan.records, f"{number:06}.json"), played.record(names).text() + "\n", durable=False)
    return outcomes


def play_all(plan: SimulationPlan, games: int, jobs: int, step: Callable[[int], object]) -> Iterator[Outcome]:
    """Return the outcomes of all games, in order; `step` is called with the number of games just finished."""
    return run_tasks(make_pool(min(jobs, games)), partial(play_some, plan), range(games), step)


@dataclass(slots=True)
class TallyRow:
    """The count for one seat, for one bot over all its seats, for one team, or for one ending."""

    name: str
    seats: list[int]
    games: int = 0
    wins: float = 0.0
    points: int = 0

    def share(self) -> float:
        """Return the share of its games that it won."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Return the interval that contains the true share with 95% confidence (Wilson's score interval).

        >>> low, high = TallyRow("medium", [0], games=100, wins=25.0).interval()
        >>> round(low, 3), round(high, 3)
        (0.175, 0.343)
        """
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class Tally:
    """The counts of a simulation."""

    game: str
    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    scored: bool = True
    teamed: bool = False
    seats: list[TallyRow] = field(default_factory=list)
    teams: dict[str, float] = field(default_factory=dict)
    endings: dict[tuple[str, str], float] = field(default_factory=dict)
    sides: dict[str, float] = field(default_factory=dict)
    nobody: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    incidents: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.seats = [TallyRow(name, [seat]) for seat, name in enumerate(self.bots)]

    def add(self, outcome: Outcome) -> None:
        """Count one game.

        >>> tally = Tally("meuterer", ("medium", "random", "random"))
        >>> tally.add(Outcome(90, (0, 2), (12, 3, 12)))
        >>> [(row.name, row.games, row.wins, row.points) for row in tally.by_bot()]
        [('medium', 1, 0.5, 12), ('random', 2, 0.5, 15)]
        >>> tally = Tally("traitres", ("medium", "medium", "random"))
        >>> tally.add(Outcome(30, (0, 2), team="pirates", why="T3.2"))
        >>> [(row.name, row.wins) for row in tally.seats], tally.by_team()[0].share()
        ([('medium', 1.0), ('medium', 0.0), ('random', 1.0)], 1.0)
        """
        self.games += 1
        self.decisions += outcome.decisions
        self.scored = self.scored and bool(outcome.scores)
        if outcome.team:
            self.teamed = True
            self.teams[outcome.team] = self.teams.get(outcome.team, 0.0) + 1.0
            ending = (outcome.team, outcome.why)
            self.endings[ending] = self.endings.get(ending, 0.0) + 1.0
        if outcome.side:
            self.sides[outcome.side] = self.sides.get(outcome.side, 0.0) + 1.0
        self.nobody += not outcome.winners
        self.rounds[outcome.rounds] += 1
        self.incidents.update(outcome.incidents)
        for seat, row in enumerate(self.seats):
            row.games += 1
            row.wins += outcome.won(seat)
            if outcome.scores:
                row.points += outcome.scores[seat]

    def by_bot(self) -> list[TallyRow]:
        """Return the counts by bot."""
        rows: dict[str, TallyRow] = {}
        for row in self.seats:
            whole = rows.setdefault(row.name, TallyRow(row.name, []))
            whole.seats += row.seats
            whole.games += row.games
            whole.wins += row.wins
            whole.points += row.points
        return list(rows.values())

    def by_team(self) -> list[TallyRow]:
        """Return the wins of each team; empty in a game without teams."""
        return [TallyRow(team, [], self.games, wins) for team, wins in sorted(self.teams.items())]

    def by_side(self) -> list[TallyRow]:
        """Return the wins of each side, and how often no player was on it; empty in a game without sides."""
        if not self.sides:
            return []
        rows = [TallyRow(side, [], self.games, wins) for side, wins in sorted(self.sides.items())]
        return [*rows, TallyRow("nobody", [], self.games, self.nobody)]

    def rounds_at(self, share: float) -> int:
        """Return the number of rounds that at least this share of the games does not exceed; 0 without rounds.

        >>> tally = Tally("cartagena", ("random", "random"))
        >>> for rounds in (9, 12, 10):
        ...     tally.add(Outcome(30, (0,), rounds=rounds))
        >>> tally.rounds_at(0.1), tally.rounds_at(0.5), tally.rounds_at(0.9)
        (9, 10, 12)
        """
        left = share * self.games
        for rounds, games in sorted(self.rounds.items()):
            left -= games
            if left <= 0:
                return rounds
        return 0

    def by_incident(self) -> list[TallyRow]:
        """Return how often each incident happened, per game or per player; empty in a game without incidents.

        >>> tally = Tally("cartagena", ("random", "random"))
        >>> tally.add(Outcome(30, (), incidents=("mutiny: space", "no allegiance")))
        >>> [(row.name, row.wins, row.games) for row in tally.by_incident()]
        [('mutiny: space', 1, 1), ('no allegiance', 1, 2)]
        """
        concerns_all = arena_part(self.game).concerns_all
        return [
            TallyRow(name, [], self.games if concerns_all(name) else self.games * len(self.seats), times)
            for name, times in sorted(self.incidents.items())
        ]

    def by_ending(self) -> list[TallyRow]:
        """Return the wins of each team by clause."""
        return [
            TallyRow(f"{team} {why}".rstrip(), [], self.games, wins)
            for (team, why), wins in sorted(self.endings.items())
        ]
