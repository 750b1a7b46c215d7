"""`mutiny simulate`: bots play many games."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from mutiny import game
from mutiny.bots import BotSpec
from mutiny.cli.failure import INTERRUPTED, Failure, Usage
from mutiny.cli.parsing import add_game_options, add_json, add_players, bot_names, count, players_for, utf8
from mutiny.cli.simulation import SimulationPlan, Tally, TallyRow, play_all
from mutiny.cli.terminal import Progress
from mutiny.cli.titles import listed
from mutiny.common.interrupts import uninterrupted

EXAMPLES = """
mutiny simulate meuterer --players 4 --games 1000 --seed 7 --bots random
mutiny simulate meuterer --bots medium,random,random,random --jobs 2
mutiny simulate traitres --players 6 --bots medium --option mutineers-meet=yes
mutiny simulate meuterer --games 50 --records games --option pirates=on
mutiny simulate meuterer --option islands=@my-islands.toml --json
"""

SEATS_ROOM = 10
NAME_ROOM = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help=f"the game to play, {listed()}")
    add_players(parser)
    parser.add_argument("--games", type=count, metavar="K", default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=utf8, metavar="S", default="0", help="any text; the same seed gives the same games (default: 0)"
    )
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="NAME[,NAME...]",
        default=["random"],
        help="who sits where, from seat 0; a short list is repeated (default: random)",
    )
    add_game_options(parser)
    parser.add_argument("--records", metavar="DIR", help="write every game there: 000000.json and so on")
    parser.add_argument("--force", action="store_true", help="let --records replace records that exist already")
    parser.add_argument("--jobs", type=count, metavar="J", default=1, help="processes to use; the games stay the same")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Play the games, then print the summary."""
    found = game(options.game)
    players = players_for(found, options.players)
    if len(options.bots) > players:
        raise Usage(f"there are {len(options.bots)} bots for {players} seats.")
    plan = SimulationPlan(
        options.game,
        tuple(options.bots[seat % len(options.bots)] for seat in range(players)),
        dict(options.option),
        options.seed,
        options.records,
    )
    # Refuse options and bots that do not exist before anything is written.
    found.new(players, plan.options)
    for name in plan.bots:
        BotSpec(name)
    if plan.records is not None:
        _make_folder(Path(plan.records))
        if not options.force:
            _refuse_to_overwrite(Path(plan.records), options.games)
    tally = Tally(plan.game, plan.bots)
    start = time.perf_counter()
    interrupted = False
    try:
        with Progress(options.games, "simulate") as progress:
            for outcome in play_all(plan, options.games, options.jobs, progress.advance):
                # A game counts as a whole or not at all.
                with uninterrupted():
                    tally.add(outcome)
    except KeyboardInterrupt:
        if not tally.games:
            raise
        interrupted = True
    elapsed = time.perf_counter() - start
    if options.json:
        print(json.dumps({**as_json(plan, tally, elapsed), "interrupted": interrupted}, ensure_ascii=False))
    else:
        print(text(plan, tally, elapsed))
    if interrupted:
        print(
            f"mutiny: interrupted: {tally.games:,} of {options.games:,} games are counted.", file=sys.stderr, flush=True
        )
    return INTERRUPTED if interrupted else 0


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"{path}: {error.strerror or error}.") from None


def _refuse_to_overwrite(folder: Path, games: int) -> None:
    """Refuse a folder that has a record of the name of one of these games."""
    taken = sorted(path for path in folder.glob("[0-9]*.json") if path.stem.isdecimal() and int(path.stem) < games)
    if taken:
        raise Failure(f"{taken[0]} exists already; name another folder, or say --force to replace its records.")


def as_json(plan: SimulationPlan, tally: Tally, elapsed: float) -> dict[str, Any]:
    """Return the summary as data."""
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(elapsed, 3),
        "bots": [_row_as_json(row, tally.scored) for row in tally.by_bot()],
        "seats": [_row_as_json(row, tally.scored) for row in tally.seats],
        "teams": [{"team": row.name, **_wins_as_json(row)} for row in tally.by_team()],
        "endings": [
            {"team": team, "why": why, **_wins_as_json(row)}
            for (team, why), row in zip(sorted(tally.endings), tally.by_ending(), strict=True)
        ],
        "sides": [{"side": row.name, **_wins_as_json(row)} for row in tally.by_side()],
        "nobody_won": tally.nobody,
        "incidents": [
            {"what": row.name, "times": int(row.wins), "of": row.games, "share": round(row.share(), 6)}
            for row in tally.by_incident()
        ],
        "rounds": {str(rounds): games for rounds, games in sorted(tally.rounds.items()) if rounds},
    }


def _wins_as_json(row: TallyRow) -> dict[str, Any]:
    low, high = row.interval()
    return {
        "wins": round(row.wins, 4),
        "share": round(row.share(), 6),
        "interval": [round(low, 6), round(high, 6)],
    }


def _row_as_json(row: TallyRow, scored: bool) -> dict[str, Any]:
    return {
        "bot": row.name,
        "seats": row.seats,
        "games": row.games,
        **_wins_as_json(row),
        "mean_score": round(row.points / row.games, 4) if scored else None,
    }


def text(plan: SimulationPlan, tally: Tally, elapsed: float) -> str:
    """Return the summary as text.

    >>> from mutiny.cli.simulation import Outcome
    >>> tally = Tally("meuterer", ("medium", "random", "random"))
    >>> tally.add(Outcome(90, (0,), (12, 3, 7)))
    >>> print(text(SimulationPlan("meuterer", tally.bots, {}, "7"), tally, 0.5).splitlines()[0])
    meuterer, 3 players, seed 7: 1 game, 90 decisions in 0.5 s (2 games, 180 decisions a second)
    """
    games = f"{tally.games:,} {'game' if tally.games == 1 else 'games'}"
    rate = tally.games / max(elapsed, 1e-9)
    head = f"{plan.game}, {len(plan.bots)} players, seed {plan.seed}: {games}, {tally.decisions:,} decisions"
    speed = f"{rate:,.0f} games, {tally.decisions / max(elapsed, 1e-9):,.0f} decisions a second"
    par = f"par: {100 / len(plan.bots):.1f}% for each seat; a shared win counts in parts"
    lines = [
        f"{head} in {elapsed:.1f} s ({speed})",
        "",
        _heading("bot", "seats", tally),
        *(_line(row, tally, tally.scored) for row in tally.by_bot()),
        "",
        _heading("bot", "seat", tally),
        *(_line(row, tally, tally.scored) for row in tally.seats),
        "",
        *_sides(tally),
        *_incidents(tally),
        *_rounds(tally),
        *(_teams(tally) if tally.teamed else [par]),
    ]
    return "\n".join(lines)


def _sides(tally: Tally) -> list[str]:
    """Return how often each side wins, and how often nobody is on it."""
    rows = tally.by_side()
    return [_heading("side", "", tally), *(_line(row, tally) for row in rows), ""] if rows else []


def _incidents(tally: Tally) -> list[str]:
    """Return how the mutiny broke out, per game, and what happened to the players, per player."""
    rows = tally.by_incident()
    return [_heading("incident", "", tally, "times"), *(_line(row, tally) for row in rows), ""] if rows else []


def _rounds(tally: Tally) -> list[str]:
    """Return the length of the games, if their number of rounds varies."""
    low, middle, high = (tally.rounds_at(share) for share in (0.1, 0.5, 0.9))
    if low == high:
        return []
    return [f"rounds: median {middle}, from {low} to {high} in eight games of ten", ""]


def _teams(tally: Tally) -> list[str]:
    """Return how often each team wins, and by which clause."""
    return [
        _heading("team", "", tally),
        *(_line(row, tally) for row in tally.by_team()),
        "",
        _heading("ending", "", tally),
        *(_line(row, tally) for row in tally.by_ending()),
        "",
        "every member of the winning team wins",
    ]


def _heading(name: str, seats: str, tally: Tally, wins: str = "wins") -> str:
    score = "   mean score" if tally.scored and seats else ""
    return f"{name:<{_name_room(tally)}}{seats:<{_room(tally)}}{wins:>10}{'share':>10}{'95%':>18}{score}"


def _name_room(tally: Tally) -> int:
    """Return the width of the column for names: no name is cut."""
    rows = [*tally.seats, *tally.by_team(), *tally.by_side(), *tally.by_incident(), *tally.by_ending()]
    return max(NAME_ROOM, *(len(row.name) + 1 for row in rows))


def _room(tally: Tally) -> int:
    """Return the width of the column for the seats."""
    return max(SEATS_ROOM, 2 * len(tally.bots))


def _line(row: TallyRow, tally: Tally, scored: bool = False) -> str:
    low, high = row.interval()
    score = f"{row.points / row.games:>13.2f}" if scored else ""
    seats = " ".join(str(seat) for seat in row.seats)
    share = f"{100 * row.share():.1f}%"
    between = f"{100 * low:.1f} - {100 * high:.1f}%"
    return f"{row.name:<{_name_room(tally)}}{seats:<{_room(tally)}}{row.wins:>10.1f}{share:>10}{between:>18}{score}"
