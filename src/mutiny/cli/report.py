"""The results of the arena, as text and as data."""

from __future__ import annotations

from typing import Any

from mutiny.arena import Contest, Estimate, Standings
from mutiny.arena.contest import ROLES
from mutiny.arena.ratings import Rating
from mutiny.arena.standings import Matrix, Standing, WinCount

NAME = 40


def as_json(standings: Standings, ratings: list[Rating]) -> dict[str, Any]:
    """Return all figures as data; they do not depend on who played the games or how long that took."""
    contest = standings.contest
    return {
        **contest.header(),
        "deals": standings.deals,
        "games": standings.games,
        "games_counted": standings.counted(),
        "decisions": standings.decisions,
        "par": None if contest.dealt_roles else round(1 / contest.players, 6),
        "results": [_standing_as_json(standing) for standing in standings.line_ups],
        "matrix": None if standings.matrix is None else _matrix_as_json(standings.matrix),
        "gains": [
            {
                "bot": gain.bot,
                "instead_of": gain.instead_of,
                "role": gain.role,
                "against": gain.against,
                **_named("gain", gain.gain),
            }
            for gain in standings.gains
        ],
        "ratings": [
            {
                "bot": rating.bot,
                "role": rating.role,
                "games": rating.games,
                **_named("rating", rating.rating, 4),
                "sigma": round(rating.sigma, 4),
            }
            for rating in ratings
        ],
        "faults": [
            {"bot": each.bot, "times": each.times, "games": each.games, "example": each.example}
            for each in standings.faults
        ],
        "not_repeatable": contest.timed(),
    }


def _standing_as_json(standing: Standing) -> dict[str, Any]:
    return {
        "line_up": standing.title,
        "deals": len(standing.finished),
        "games": standing.games,
        "nobody_won": standing.undecided,
        "bots": [_count_as_json(count) for count in standing.bots.values()],
        "roles": [_count_as_json(count) for count in standing.roles.values()],
        "teams": [{"team": name, **_share_as_json(count)} for name, count in sorted(standing.teams.items())],
    }


def _count_as_json(count: WinCount) -> dict[str, Any]:
    decided = count.share_of_decided()
    score = count.mean_score()
    return {
        "bot": count.name,
        **({"role": count.role} if count.role else {}),
        **_share_as_json(count),
        **({} if decided is None else _named("share_of_decided", decided)),
        **({} if score is None else {"mean_score": round(score, 4)}),
    }


def _share_as_json(count: WinCount) -> dict[str, Any]:
    return {"games": int(sum(count.games)), "wins": round(sum(count.wins), 4), **_named("share", count.share())}


def _matrix_as_json(matrix: Matrix) -> dict[str, Any]:
    cells = [[None if cell is None else _named("share", cell) for cell in row] for row in matrix.cells]
    return {"what": matrix.what, "rows": matrix.rows, "columns": matrix.columns, "cells": cells}


def _named(name: str, found: Estimate | None, digits: int = 6) -> dict[str, Any]:
    if found is None:
        return {name: None, "interval": None}
    key = "interval" if name in ("share", "gain", "rating") else f"{name}_interval"
    return {name: round(found.value, digits), key: [round(found.low, digits), round(found.high, digits)]}


def plan_text(contest: Contest, deals: int) -> str:
    """Return one line that says what is to be played.

    >>> from mutiny.arena import make_contest
    >>> plan_text(make_contest("meuterer", 4, ["medium", "random"]), 50)
    '2 line-ups, 50 deals, every deal in 4 seat rotations: 400 games'
    """
    games = contest.games(deals)
    turns = sorted({line_up.rotations() for line_up in contest.line_ups})
    often = f"{turns[0]}" if len(turns) == 1 else f"{turns[0]} to {turns[-1]}"
    rotated = "every deal once" if turns == [1] else f"every deal in {often} seat rotations"
    return f"{_many(len(contest.line_ups), 'line-up')}, {_many(deals, 'deal')}, {rotated}: {_many(games, 'game')}"


def text(standings: Standings, ratings: list[Rating], seconds: float) -> str:
    """Return all figures as text."""
    contest = standings.contest
    head = f"{contest.game}, {contest.players} players, seed {contest.seed}: {plan_text(contest, standings.deals)}"
    counted, games = standings.counted(), standings.games
    lines = [f"{head}, {standings.decisions:,} decisions in {seconds:.1f} s"]
    if games < contest.games(standings.deals):
        lines.append(f"unfinished: {_many(games, 'game')} played, {counted:,} of them of finished deals, which count")
    lines += ["", *_line_ups(standings)]
    if standings.matrix is not None:
        lines += ["", *_matrix(standings.matrix)]
    if standings.gains:
        lines += ["", *_gains(standings)]
    if ratings:
        lines += ["", *_ratings(ratings)]
    lines += ["", *_notes(standings)]
    return "\n".join(lines)


def _line_ups(standings: Standings) -> list[str]:
    """Return a block for each line-up."""
    lines: list[str] = []
    for standing in standings.line_ups:
        if lines:
            lines.append("")
        scored = any(count.scored for count in standing.bots.values())
        lines.append(_heading(standing.title, "games", "wins", "share", "95%") + ("   mean score" if scored else ""))
        if not standing.games:
            lines.append("  no deal is finished yet")
            continue
        # If seats are by role, a bot and its team are the same.
        by_role = standings.contest.shape == ROLES
        for count in () if by_role else standing.bots.values():
            lines.append(_row(f"  {count.name}", count))
            if scored:
                lines[-1] += f"{count.mean_score() or 0.0:>13.2f}"
            if standing.undecided and (decided := count.share_of_decided()) is not None:
                lines.append(_heading("    of the games that somebody wins", "", "", *_shown(decided)))
        for count in () if by_role else standing.roles.values():
            lines.append(_row(f"  {count.name} as {count.role}", count))
        for name, count in sorted(standing.teams.items()):
            lines.append(_row(f"  team of the {name}", count))
        if standing.undecided:
            lines.append(f"  nobody won {_many(standing.undecided, 'game')} of {standing.games:,}")
    return lines


def _row(name: str, count: WinCount) -> str:
    share = count.share()
    shown = ("-", "-") if share is None else _shown(share)
    return _heading(name, f"{int(sum(count.games)):,}", f"{sum(count.wins):,.1f}", *shown)


def _heading(name: str, games: str, wins: str, share: str, between: str) -> str:
    return f"{name:<{NAME}} {games:>9}{wins:>11}{share:>10}{between:>18}"


def _shown(found: Estimate) -> tuple[str, str]:
    return f"{100 * found.value:.1f}%", f"{100 * found.low:.1f} - {100 * found.high:.1f}%"


def _matrix(matrix: Matrix) -> list[str]:
    """Return a matrix as lines: percentages, and half the width of each interval."""
    names = max(8, *(len(name) for name in matrix.rows))
    wide = [max(11, len(name)) + 2 for name in matrix.columns]
    head = "".join(f"{name:>{room}}" for name, room in zip(matrix.columns, wide, strict=True))
    lines = [f"{matrix.what}, in %:", " " * names + head]
    for name, row in zip(matrix.rows, matrix.cells, strict=True):
        cells = ["-" if cell is None else f"{100 * cell.value:.1f} ±{100 * cell.spread():.1f}" for cell in row]
        lines.append(f"{name:<{names}}" + "".join(f"{cell:>{room}}" for cell, room in zip(cells, wide, strict=True)))
    return lines


def _gains(standings: Standings) -> list[str]:
    """Return the gains in points of a team by a better bot."""
    lines = ["gain in points, over the same deals:"]
    for gain in standings.gains:
        found = gain.gain
        lines.append(
            f"  {gain.bot} instead of {gain.instead_of} as {gain.role}, against {gain.against}: "
            f"{100 * found.value:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
        )
    return lines


def _ratings(ratings: list[Rating]) -> list[str]:
    lines = [_heading("rating (openskill)", "games", "", "rating", "95%")]
    for rating in ratings:
        found = rating.rating
        between = f"{found.low:.1f} to {found.high:.1f}"
        lines.append(_heading(f"  {rating.name()}", f"{rating.games:,}", "", f"{found.value:.1f}", between))
    return lines


def _notes(standings: Standings) -> list[str]:
    """Return notes on how to read the figures, and the faults of bots."""
    contest = standings.contest
    several = any(line_up.rotations() > 1 for line_up in contest.line_ups)
    lines: list[str] = []
    for each in standings.faults:
        where = _many(each.games, "game")
        lines.append(
            f"{each.bot} lost {_many(each.times, 'move')} in {where} by its own fault, such as: {each.example}"
        )
    if contest.timed():
        names = ", ".join(contest.timed())
        lines.append(f"{names}: a budget in seconds; the same seed does not give the same games again")
    if contest.dealt_roles:
        lines.append("every member of the winning team wins")
    else:
        lines.append(f"par: {100 / contest.players:.1f}% for each seat; a shared win counts in parts")
    unit = "a deal is the unit, its games are alike" if several else "one game a deal, Wilson's intervals"
    lines.append(f"95% intervals: {unit}")
    return lines


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
