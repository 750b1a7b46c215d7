"""The results of a contest: win shares by line-up, bot, role and team, and the matrix of bots against bots.

Only deals of which every rotation was played count: half a deal favours a seat. Results are computed in the order of
the contest, so that they do not depend on the order in which the games ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mutiny.arena.contest import PAIRS, ROLES, Contest, Fixture
from mutiny.arena.outcome import Outcome
from mutiny.common.stats import Estimate, difference_of, share_of

Outcomes = Mapping[Fixture, Outcome]


@dataclass(slots=True)
class WinCount:
    """The wins and games of seats that are counted together, by deal. Two seats of one game count as two games."""

    name: str
    role: str = ""
    wins: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    decided: list[float] = field(default_factory=list)
    points: int = 0
    scored: bool = False

    def begin_deal(self) -> None:
        """Begin the next deal: results added from here on belong to it."""
        for figures in (self.wins, self.games, self.decided):
            figures.append(0.0)

    def add(self, won: float, decided: bool) -> None:
        """Count one game of one seat."""
        self.wins[-1] += won
        self.games[-1] += 1
        self.decided[-1] += decided

    def share(self) -> Estimate | None:
        """Return the share of all games that a seat wins.

        >>> count = WinCount("medium")
        >>> for won in (1.0, 0.0):
        ...     count.begin_deal()
        ...     count.add(won, True)
        >>> count.share().value
        0.5
        """
        return share_of(self.wins, self.games)

    def share_of_decided(self) -> Estimate | None:
        """Return the share of the games that have a winner; None if that is all games, or none."""
        if self.decided == self.games:
            return None
        return share_of(self.wins, self.decided)

    def mean_score(self) -> float | None:
        """Return the mean score of a seat per game; None in a game without scores."""
        return self.points / sum(self.games) if self.scored and self.games else None


@dataclass(slots=True)
class Standing:
    """The results of one line-up: by bot, by bot and role, by team, and which bot finished ahead of which."""

    number: int
    title: str
    finished: list[int] = field(default_factory=list)
    games: int = 0
    undecided: int = 0
    bots: dict[str, WinCount] = field(default_factory=dict)
    roles: dict[tuple[str, str], WinCount] = field(default_factory=dict)
    teams: dict[str, WinCount] = field(default_factory=dict)
    ahead: dict[tuple[str, str], WinCount] = field(default_factory=dict)

    def counts(self) -> list[WinCount]:
        """Return all counts."""
        return [*self.bots.values(), *self.roles.values(), *self.teams.values(), *self.ahead.values()]


def standing_of(contest: Contest, outcomes: Outcomes, number: int) -> Standing:
    """Return the results of a line-up, from the outcomes of finished deals only."""
    line_up = contest.line_ups[number]
    rotations = range(line_up.rotations())
    standing = Standing(number, line_up.title())
    finished: list[list[tuple[tuple[str, ...], Outcome]]] = []
    for deal in sorted({fixture.deal for fixture in outcomes if fixture.line_up == number}):
        found = [outcomes[Fixture(number, deal, turn)] for turn in rotations]
        finished.append([(line_up.seated(turn, each.roles), each) for turn, each in enumerate(found)])
        standing.finished.append(deal)
    for games in finished:
        for bots, outcome in games:
            _meet(standing, contest, bots, outcome)
    for games in finished:
        for count in standing.counts():
            count.begin_deal()
        for bots, outcome in games:
            standing.games += 1
            standing.undecided += not outcome.winners
            _add(standing, bots, outcome)
    return standing


def _meet(standing: Standing, contest: Contest, bots: tuple[str, ...], outcome: Outcome) -> None:
    """Add a count for every participant before the first game is counted."""
    for seat, bot in enumerate(bots):
        standing.bots.setdefault(bot, WinCount(bot))
        if outcome.roles:
            role = outcome.roles[seat]
            standing.roles.setdefault((bot, role), WinCount(bot, role))
        elif not outcome.team:
            for other in bots:
                if other != bot:
                    standing.ahead.setdefault((bot, other), WinCount(bot))
    # A team that never wins is counted too.
    teams = dict(contest.teams)
    for team in dict.fromkeys([teams[role] for role in outcome.roles if role in teams]):
        standing.teams.setdefault(team, WinCount(team))
    if outcome.team:
        standing.teams.setdefault(outcome.team, WinCount(outcome.team))


def _add(standing: Standing, bots: tuple[str, ...], outcome: Outcome) -> None:
    decided = bool(outcome.winners)
    ranks = outcome.ranks(len(bots))
    for seat, bot in enumerate(bots):
        won = outcome.won(seat)
        count = standing.bots[bot]
        count.add(won, decided)
        if outcome.scores:
            count.points += outcome.scores[seat]
            count.scored = True
        if outcome.roles:
            standing.roles[bot, outcome.roles[seat]].add(won, decided)
        for other, name in enumerate(bots):
            if (bot, name) in standing.ahead:
                before = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])
                standing.ahead[bot, name].add(before, True)
    for team, count in standing.teams.items():
        count.add(float(team == outcome.team), True)


@dataclass(frozen=True, slots=True)
class Matrix:
    """A figure for each row and column; None where they do not meet."""

    what: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Estimate | None, ...], ...]


def matrix_of(contest: Contest, standings: list[Standing]) -> Matrix | None:
    """Return the results as a matrix; None if no bot meets another."""
    if contest.shape == ROLES:
        rows, columns = contest.bots, contest.mutineers
        first, second = (team.name for team in contest.teams)
        shares = [each.teams[first].share() if each.games else None for each in standings]
        cells = [shares[start : start + len(columns)] for start in range(0, len(shares), len(columns))]
        what = f"win share of the {first}, a row for each of their bots, a column for each of the {second}'"
    elif contest.shape == PAIRS:
        rows = columns = contest.bots
        what = f"win share of one seat of the row's bot among {contest.players - 1} of the column's"
        cells = [
            [None if one == others else _one(contest, standings, one, others) for others in columns] for one in rows
        ]
    else:
        rows = columns = contest.line_ups[0].kinds()
        ahead = standings[0].ahead
        what = "share of the games in which a seat of the row's bot ends before one of the column's; a tie is half"
        cells = [[ahead[one, other].share() if (one, other) in ahead else None for other in columns] for one in rows]
    if not any(cell for row in cells for cell in row):
        return None
    return Matrix(what, rows, columns, tuple(tuple(row) for row in cells))


def _one(contest: Contest, standings: list[Standing], one: str, others: str) -> Estimate | None:
    standing = standings[contest.line_up_of(one, others)]
    return standing.bots[one].share() if one in standing.bots else None


@dataclass(frozen=True, slots=True)
class Gain:
    """The difference that one bot makes in another's place, over the same deals."""

    bot: str
    instead_of: str
    role: str
    against: str
    gain: Estimate


def gains_of(contest: Contest, standings: list[Standing]) -> list[Gain]:
    """Return each bot's gain for its team over the bot named before it, where bots are seated by role."""
    if contest.shape != ROLES:
        return []
    firsts, seconds = contest.bots, contest.mutineers
    first_team, second_team = (team.name for team in contest.teams)

    def wins(first: int, second: int) -> dict[int, float]:
        standing = standings[first * len(seconds) + second]
        return dict(zip(standing.finished, standing.teams[first_team].wins, strict=True)) if standing.games else {}

    found: list[Gain] = []
    for number in range(1, len(firsts)):
        for column, against in enumerate(seconds):
            gain = _difference(wins(number, column), wins(number - 1, column))
            if gain is not None:
                found.append(Gain(firsts[number], firsts[number - 1], first_team, against, gain))
    for number in range(1, len(seconds)):
        for row, against in enumerate(firsts):
            # One team's losses are the other's wins.
            gain = _difference(wins(row, number - 1), wins(row, number))
            if gain is not None:
                found.append(Gain(seconds[number], seconds[number - 1], second_team, against, gain))
    return found


def _difference(first: dict[int, float], second: dict[int, float]) -> Estimate | None:
    # An interrupted contest may have finished a deal in one line-up but not in another.
    deals = [deal for deal in first if deal in second]
    return difference_of([first[deal] for deal in deals], [second[deal] for deal in deals])


@dataclass(frozen=True, slots=True)
class Faults:
    """The errors of a bot in all its games: how many, in how many games, and an example."""

    bot: str
    times: int
    games: int
    example: str


def faults_of(contest: Contest, outcomes: Outcomes) -> list[Faults]:
    """Return the errors of every bot that made one, in unfinished deals too."""
    times: dict[str, int] = {}
    games: dict[str, set[Fixture]] = {}
    example: dict[str, str] = {}
    for fixture in sorted(outcomes):
        outcome = outcomes[fixture]
        bots = contest.line_ups[fixture.line_up].seated(fixture.rotation, outcome.roles)
        for seat, count, what in outcome.faults:
            bot = bots[seat]
            times[bot] = times.get(bot, 0) + count
            games.setdefault(bot, set()).add(fixture)
            example.setdefault(bot, what)
    return [Faults(bot, times[bot], len(games[bot]), example[bot]) for bot in sorted(times)]


def finished_deals(contest: Contest, outcomes: Outcomes, deals: int) -> dict[Fixture, Outcome]:
    """Return the outcomes of the deals of which every rotation was played: only these count."""
    found: dict[Fixture, Outcome] = {}
    for deal in sorted({fixture.deal for fixture in outcomes if fixture.deal < deals}):
        for number, line_up in enumerate(contest.line_ups):
            fixtures = [Fixture(number, deal, rotation) for rotation in range(line_up.rotations())]
            if all(fixture in outcomes for fixture in fixtures):
                found.update((fixture, outcomes[fixture]) for fixture in fixtures)
    return found


@dataclass(frozen=True, slots=True)
class Standings:
    """The results of the finished games of a contest."""

    contest: Contest
    deals: int
    games: int
    decisions: int
    line_ups: list[Standing]
    matrix: Matrix | None
    gains: list[Gain]
    faults: list[Faults]

    def counted(self) -> int:
        """Return the number of games in finished deals."""
        return sum(standing.games for standing in self.line_ups)


def standings_of(contest: Contest, outcomes: Outcomes, deals: int) -> Standings:
    """Return the results of the games.

    >>> from mutiny.arena import make_contest, play_fixtures
    >>> contest = make_contest("meuterer", 3, ["medium", "random", "random"], seed="doc")
    >>> outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(4)))}
    >>> standings = standings_of(contest, outcomes, 4)
    >>> standings.games, {name: count.share().value for name, count in standings.line_ups[0].bots.items()}
    (12, {'medium': 1.0, 'random': 0.0})
    """
    counting = finished_deals(contest, outcomes, deals)
    line_ups = [standing_of(contest, counting, number) for number in range(len(contest.line_ups))]
    return Standings(
        contest,
        deals,
        len(outcomes),
        sum(outcome.decisions for outcome in outcomes.values()),
        line_ups,
        matrix_of(contest, line_ups),
        gains_of(contest, line_ups),
        faults_of(contest, outcomes),
    )
