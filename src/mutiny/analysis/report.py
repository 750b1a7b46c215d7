"""An analysis in words and as data: what happened at the turning points, and what the mistakes were."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mutiny.analysis.curve import LEAST_SWING, Swing, alike
from mutiny.analysis.game_analysis import Analysis, AnalysisPlan, walk
from mutiny.analysis.mistakes import Decision, costliest, mean_loss
from mutiny.analysis.text import percent, tenths
from mutiny.common.stats import NORMAL_95
from mutiny.i18n import Messages, describe, tell
from mutiny.kernel.events import Event, SeatEvent
from mutiny.kernel.match import Match

SENTENCES = 2
"""The largest number of sentences about a turning point."""
SHIFTS = 3
"""The largest number of players whose chances are listed at a turning point."""
LEAST_SHIFT = 0.03


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point in words: where, what happened, and how the chances changed.

    `sentence` is the first sentence about it, `what` has all that are told.
    """

    swing: Swing
    sentence: str
    what: str
    text: str
    shifts: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in words: where and what it was; the move made and the better one, each in words."""

    decision: Decision
    text: str
    made: str
    better: str


@dataclass(frozen=True, slots=True)
class Report:
    """An analysis with its texts.

    `groups` are the seats that share a curve, `names` their names, and `lines` how each group fared. `axis` labels the
    curve's horizontal axis, `scale` the quarters of its height in percent, and `legend` its marks. `players` says how
    each player decided.
    """

    title: str
    basis: str
    analysis: Analysis
    axis: str
    scale: dict[int, str]
    legend: str
    groups: list[list[int]]
    names: list[str]
    lines: list[str]
    turning: list[TurningPoint]
    mistakes: dict[int, list[Mistake]]
    players: dict[int, str]


def report(plan: AnalysisPlan, analysis: Analysis, title: str, lang: str) -> Report:
    """Put an analysis into words; `title` is the title of the game."""
    record = plan.record
    messages = Messages(lang, record.game)
    groups = alike(analysis.points)
    names = [messages.join([record.players[seat] for seat in group]) for group in groups]
    seats = [plan.seat] if plan.seat is not None else list(range(len(record.players)))
    worst = {seat: costliest(analysis.decisions, seat) for seat in seats}
    what, moves = _words(plan, analysis, [each for some in worst.values() for each in some], lang)
    # A seat must not learn from a number about entries that it did not see.
    entries = analysis.points[-1].entry + 1 if plan.seat is not None and analysis.points else len(record.moves)
    basis = "analyse-truth" if plan.seat is None else "analyse-seat"
    player = {} if plan.seat is None else {"player": record.players[plan.seat]}
    return Report(
        messages.text("analyse-title", game=title, players=len(record.players), entries=entries),
        messages.text(basis, simulations=plan.simulations, **player),
        analysis,
        messages.text("analyse-entries"),
        {share: messages.text("analyse-percent", count=share) for share in (0, 25, 50, 75, 100)},
        messages.text("analyse-legend"),
        groups,
        names,
        [_line(analysis, group[0], name, messages) for group, name in zip(groups, names, strict=True)],
        [
            TurningPoint(
                swing,
                what[swing.entry][0],
                " ".join(what[swing.entry]),
                _placed(swing, " ".join(what[swing.entry]), messages),
                _shifts(swing, groups, names, messages),
            )
            for swing in analysis.turning
        ],
        {seat: [_mistake(each, *moves[each.entry], messages) for each in worst[seat]] for seat in seats},
        {seat: _player(analysis, seat, record.players[seat], messages) for seat in seats},
    )


def _words(
    plan: AnalysisPlan, analysis: Analysis, mistakes: list[Decision], lang: str
) -> tuple[dict[int, list[str]], dict[int, tuple[str, str]]]:
    """Return what happened at each turning point, and the effects of the moves of each mistake, by entry."""
    turning = {swing.entry for swing in analysis.turning}
    wrong = {each.entry: each for each in mistakes}
    what: dict[int, list[str]] = {}
    moves: dict[int, tuple[str, str]] = {}
    effect = ""
    for entry, match in walk(plan.record):
        if entry - 1 in turning:
            what[entry - 1] = _happened(match, entry - 1, plan.seat, effect, lang)
        if entry in wrong:
            each = wrong[entry]
            view = {**match.state.view(each.seat), "names": plan.record.players}
            moves[entry] = (describe(each.made, view, lang), describe(each.better, view, lang))
        if entry in turning:
            who, notation = plan.record.moves[entry]
            view = {**match.state.view(who), "names": plan.record.players}
            effect = "" if who is None else describe(notation, view, lang)
    return what, moves


def _happened(match: Match, entry: int, seat: int | None, effect: str, lang: str) -> list[str]:
    """Return the first sentences about an entry, or the effect of its move if no event has a sentence."""
    sentences: list[str] = []
    for event in match.events[entry]:
        seen = _seen(event, seat)
        text = None if seen is None else tell(seen, match.names, lang, match.game.name)
        if text is not None:
            sentences.append(text)
    if not sentences:
        who, _ = match.entries[entry]
        if seat is None and who is not None:
            return [f"{match.names[who]}: {effect}"]
        return [Messages(lang).text("analyse-chance" if who is None else "analyse-hidden")]
    return [*sentences[:SENTENCES], *(["…"] if len(sentences) > SENTENCES else [])]


def _seen(event: Event, seat: int | None) -> SeatEvent | None:
    return event.with_secrets() if seat is None else event.seen_by(seat)


def _line(analysis: Analysis, seat: int, name: str, messages: Messages) -> str:
    first, last = (percent(point.chances[seat]) for point in (analysis.points[0], analysis.points[-1]))
    return messages.text("analyse-line", players=name, first=first, last=last)


def _placed(found: Swing | Decision, text: str, messages: Messages) -> str:
    """Return a text preceded by its entry and, if there is one, its round."""
    where = messages.text("analyse-entry", number=found.entry)
    if found.round is not None:
        where = f"{where}, {messages.text('analyse-round', number=found.round)}"
    return messages.text("analyse-at", where=where, text=text)


def _shifts(swing: Swing, groups: list[list[int]], names: list[str], messages: Messages) -> str:
    """Return whose chances changed, the largest change first."""
    changes = [
        (abs(swing.after[group[0]] - swing.before[group[0]]), swing.before[group[0]], swing.after[group[0]], name)
        for group, name in zip(groups, names, strict=True)
    ]
    changes.sort(key=lambda change: -change[0])
    shifts = [
        messages.text("analyse-swing", player=name, before=percent(before), after=percent(after))
        for size, before, after, name in changes[:SHIFTS]
        if size >= LEAST_SHIFT
    ]
    return ", ".join(shifts)


def _mistake(decision: Decision, made: str, better: str, messages: Messages) -> Mistake:
    facts: dict[str, str | int] = {
        "made": f"{made} [{decision.made}]",
        "better": f"{better} [{decision.better}]",
        "to": percent(decision.chance_made),
        "from": percent(decision.chance_better),
        "margin": percent(decision.margin),
    }
    text = _placed(decision, messages.text("analyse-mistake", **facts), messages)
    return Mistake(decision, text, made, better)


def _player(analysis: Analysis, seat: int, name: str, messages: Messages) -> str:
    decisions, loss = mean_loss(analysis.decisions, seat)
    return messages.text("analyse-player", player=name, decisions=decisions, loss=tenths(100 * loss))


def as_data(plan: AnalysisPlan, made: Report) -> dict[str, Any]:
    """Return the whole report for programs: chances are from 0 to 1, entries count from 0."""
    record = plan.record
    analysis = made.analysis
    return {
        "game": record.game,
        "players": record.players,
        "seat": plan.seat,
        "simulations": plan.simulations,
        "seed": plan.seed,
        "points": [
            {
                "entry": point.entry,
                "round": point.round,
                "chances": _rounded(point.chances),
                "margins": _rounded(tuple(NORMAL_95 * error for error in point.errors)),
            }
            for point in analysis.points
        ],
        "turning_points": [
            {
                "entry": turning.swing.entry,
                "round": turning.swing.round,
                "seat": turning.swing.seat,
                "before": _rounded(turning.swing.before),
                "after": _rounded(turning.swing.after),
                "sentence": turning.sentence,
                "text": turning.what,
            }
            for turning in made.turning
        ],
        "mistakes": [
            {
                "seat": seat,
                "entry": mistake.decision.entry,
                "round": mistake.decision.round,
                "move": mistake.decision.made,
                "move_text": mistake.made,
                "better": mistake.decision.better,
                "better_text": mistake.better,
                "chance": round(mistake.decision.chance_made, 4),
                "better_chance": round(mistake.decision.chance_better, 4),
                "loss": round(mistake.decision.loss, 4),
                "margin": round(mistake.decision.margin, 4),
                "text": mistake.text,
            }
            for seat, mistakes in made.mistakes.items()
            for mistake in mistakes
        ],
        "decisions": [
            {"seat": seat, "decisions": decisions, "mean_loss": round(loss, 4)}
            for seat in made.players
            for decisions, loss in [mean_loss(analysis.decisions, seat)]
        ],
    }


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def least_swing() -> int:
    """Return the smallest change in chances at a turning point, in percent.

    >>> least_swing()
    10
    """
    return percent(LEAST_SWING)
