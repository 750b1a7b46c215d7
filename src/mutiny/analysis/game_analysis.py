"""A whole game analysed: the chances after every entry, and every decision compared with the best one.

The curve of a finished game uses the true state, because everything may be known then. The curve of an unfinished game
uses only what one seat knows. In both cases a decision is judged by what its player knew. The result for an entry
depends only on the record, the seed and the budget, so entries can be examined in any order and by any process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mutiny.analysis.chances import chance_and_error, play_on, shares
from mutiny.analysis.compare_moves import compare_moves
from mutiny.analysis.curve import Point, Swing, turning_points
from mutiny.analysis.hint import generator, search
from mutiny.analysis.mistakes import Decision
from mutiny.analysis.seat_position import SeatPosition
from mutiny.bots import Budget
from mutiny.bots.policy import model_of
from mutiny.kernel.discovery import game
from mutiny.kernel.match import Match, is_talk
from mutiny.kernel.record import Record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


@dataclass(frozen=True, slots=True)
class AnalysisPlan:
    """An analysis to make: a record, the seat whose knowledge to use (None: all), the simulations, and the seed."""

    record: Record
    seat: int | None
    simulations: int
    seed: str


@dataclass(frozen=True, slots=True)
class EntryFindings:
    """The result for one entry: the chances after it, and the decision it was; either may be missing.

    A point without chances is one at which a player has no choice: its chances are those of the next point.
    """

    entry: int
    point: Point | None
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game."""

    points: tuple[Point, ...]
    turning: tuple[Swing, ...]
    decisions: tuple[Decision, ...]


def walk(record: Record, stop: int | None = None) -> Iterator[tuple[int, Match]]:
    """Yield the match before each entry, and finally after the last one.

    >>> record = Record("meuterer", {}, ["Ann", "Bo", "Cy"], [])
    >>> [(entry, match.state.awaits_chance) for entry, match in walk(record)]
    [(0, True)]
    """
    match = Match(game(record.game), record.players, record.options)
    for entry, (who, notation) in enumerate(record.moves[:stop]):
        yield entry, match
        match.enter(who, notation)
    yield len(match.entries), match


def examine(plan: AnalysisPlan, entries: Sequence[int]) -> list[EntryFindings]:
    """Return the results for these consecutive entries.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> record = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0)).record(["Ann", "Bo", "Cy"])
    >>> plan = AnalysisPlan(record, None, 20, "0")
    >>> examine(plan, range(2, 5))[1:] == examine(plan, range(3, 5))
    True
    """
    record = plan.record
    found: list[EntryFindings] = []
    decision: Decision | None = None
    for entry, match in walk(record, entries[-1] + 1):
        if entry > entries[0]:
            found.append(EntryFindings(entry - 1, _point(plan, match, entry - 1), decision))
        if entries[0] <= entry <= entries[-1]:
            decision = _decision(plan, match, entry, *record.moves[entry])
    return found


def _decision(plan: AnalysisPlan, match: Match, entry: int, who: int | None, notation: str) -> Decision | None:
    """Return the decision at an entry, if it offers a choice and belongs to an examined seat."""
    if who is None or is_talk(notation) or (plan.seat is not None and who != plan.seat):
        return None
    here = SeatPosition.of(match, who)
    if len(here.observation.legal_actions) < 2:
        return None
    rng = generator(plan.seed, entry, who)
    best = search(here, Budget(plan.simulations), rng).best
    # Use the notation of the rules, which may differ from that of the record.
    action = here.observation.parse_move(notation)
    made, number = here.observation.format_move(action), round_of(match.state, plan.seat)
    if made == best.move:
        return Decision(entry, number, who, made, made, best.chance, best.chance, 0.0)
    found = compare_moves(here, action, here.observation.parse_move(best.move), plan.simulations, rng.fork("versus"))
    return Decision(entry, number, who, made, best.move, found.one, found.other, found.margin)


def _point(plan: AnalysisPlan, match: Match, entry: int) -> Point | None:
    """Return the chances after an entry: in the true state, or in worlds sampled for a seat that saw the entry."""
    if is_talk(match.entries[entry][1]):
        return None
    state, number = match.state, round_of(match.state, plan.seat)
    model = model_of(match.game.name)
    if plan.seat is None:
        if state.over:
            return Point(entry, number, tuple(shares(state, model)), (0.0,) * state.players)
        if not state.awaits_chance and len(state.acting) == 1 and len(state.legal_actions(state.acting[0])) == 1:
            return Point(entry, number, (), ())
    elif all(event.seen_by(plan.seat) is None for event in match.events[entry]):
        return None
    rng = Rng(plan.seed.encode()).fork(f"curve {entry}")
    belief = None
    if plan.seat is not None:
        belief, model = SeatPosition.of(match, plan.seat).belief_and_model()
    found: list[list[float]] = []
    for _ in range(plan.simulations):
        world = state.copy() if belief is None else belief.sample(rng)
        play_on(world, model, rng)
        found.append(shares(world, model))
    means, errors = zip(*(chance_and_error(values) for values in zip(*found, strict=True)), strict=True)
    return Point(entry, number, means, errors)


def round_of(state: State, seat: int | None) -> int | None:
    """Return the number of the round, as the seat sees it; None in a game without rounds.

    >>> from mutiny import new
    >>> [round_of(new(name, ["Ann", "Bo", "Cy"], seed=bytes(32)).state, None) for name in ("meuterer", "traitres")]
    [1, None]
    """
    number = state.view(seat).get("round")
    return number if isinstance(number, int) else None


def assemble(found: Sequence[EntryFindings]) -> Analysis:
    """Return the analysis that these results, in order, add up to.

    >>> points = Point(0, 1, (), ()), Point(1, 1, (1.0, 0.0), (0.0, 0.0)), None
    >>> [point.chances for point in assemble([EntryFindings(n, each, None) for n, each in enumerate(points)]).points]
    [(1.0, 0.0), (1.0, 0.0)]
    """
    points: list[Point] = []
    for point in reversed([each.point for each in found if each.point is not None]):
        if point.chances:
            points.append(point)
        elif points:
            # A move without a choice changes no chances.
            points.append(Point(point.entry, point.round, points[-1].chances, points[-1].errors))
    points.reverse()
    decisions = tuple(each.decision for each in found if each.decision is not None)
    return Analysis(tuple(points), tuple(turning_points(points)), decisions)
