"""`mutiny hint`: what to play at some point of a record, and why."""

from __future__ import annotations

import argparse
import json
from typing import Any

from mutiny import Match
from mutiny.analysis import RankedMoves, SeatPosition, advise, generator
from mutiny.analysis.text import chance_of, reason_text, reasons_text
from mutiny.bots import Budget
from mutiny.cli.failure import Usage
from mutiny.cli.files import load
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import add_json, add_language, add_seed, budget, index
from mutiny.cli.records import check_seat, match_of
from mutiny.i18n import Messages, describe

EXAMPLES = """
mutiny hint game.json                      for whoever is to act after the last entry
mutiny hint game.json --at 57              before entry 57 was made
mutiny hint game.json --budget 5s          think for five seconds
mutiny hint game.json --at 57 --lang de --json
"""
SHOWN = 5
"""The number of moves listed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for the input")
    parser.add_argument("--seat", type=index, metavar="N", help="whom to advise (default: whoever is to act)")
    parser.add_argument(
        "--at", type=index, metavar="ENTRY", help="advise after the first ENTRY entries (default: after the last)"
    )
    parser.add_argument(
        "--budget",
        type=budget,
        metavar="N",
        default=Budget(2000),
        help="how long to think: a number of simulations, or seconds as in 1s (default: 2000)",
    )
    add_seed(parser, "advice, unless seconds limit it")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print advice for a seat."""
    record = load(options.file)
    if options.seat is not None:
        check_seat(options.seat, record.players)
    match = match_of(options.file, record, options.at)
    seat = who_acts(match, options.seat)
    rng = generator(options.seed, len(match.entries), seat)
    advice = advise(SeatPosition.of(match, seat), options.budget, rng)
    lang = chosen_language(options.lang)
    if options.json:
        print(json.dumps(as_json(advice, match, lang), ensure_ascii=False))
    else:
        print("\n".join(text(advice, match, lang)))
    return 0


def who_acts(match: Match, asked: int | None) -> int:
    """Return the seat to advise: the requested one if it is to act, otherwise the first that is.

    >>> from mutiny import game
    >>> who_acts(Match(game("meuterer"), ["Ann", "Bo", "Cy"]), None)
    Traceback (most recent call last):
    mutiny.cli.failure.Usage: nobody is to act at entry 0: chance is next.
    """
    state = match.state
    place = f"at entry {len(match.entries)}"
    if state.over:
        raise Usage(f"nobody is to act {place}: the game is over; --at ENTRY goes back.")
    if not state.acting:
        raise Usage(f"nobody is to act {place}: chance is next.")
    if asked is None:
        return state.acting[0]
    if asked not in state.acting:
        seats = " or ".join(str(seat) for seat in state.acting)
        raise Usage(f"{place} seat {seats} is to act, not seat {asked}.")
    return asked


def _described(move: str, match: Match, seat: int, lang: str) -> str:
    return describe(move, {**match.state.view(seat), "names": match.names}, lang)


def text(advice: RankedMoves, match: Match, lang: str) -> list[str]:
    """Return the advice as lines of text."""
    game = match.game.name
    messages = Messages(lang, game)
    head = messages.text(
        "advice-head",
        player=match.names[advice.seat],
        entries=len(match.entries),
        simulations=advice.simulations,
    )
    lines = [wrapped(head), ""]
    shown = advice.candidates[:SHOWN]
    chances = [chance_of(candidate, messages) for candidate in shown]
    room = max(len(chance) for chance in chances)
    for candidate, chance in zip(shown, chances, strict=True):
        move = f"{_described(candidate.move, match, advice.seat, lang)} ({candidate.move})"
        lines.append(wrapped(move, " " * (room + 4), f"  {chance:>{room}}  "))
    rest = len(advice.candidates) - len(shown)
    if rest:
        lines.append(wrapped(messages.text("advice-more", count=rest), " " * (room + 4)))
    heading, reasons = reasons_text(advice, match.names, messages, game)
    return [*lines, "", wrapped(heading), *(wrapped(reason, "    ", "  ") for reason in reasons)]


def as_json(advice: RankedMoves, match: Match, lang: str) -> dict[str, Any]:
    """Return the advice as data."""
    game = match.game.name
    messages = Messages(lang, game)
    # The decisive consequence is not a reason for either move: it applies when nothing distinguishes them.
    deciding = [] if advice.decisive is None else [advice.decisive]
    return {
        "game": game,
        "entry": len(match.entries),
        "seat": advice.seat,
        "simulations": advice.simulations,
        "games": advice.worlds,
        "moves": [
            {
                "move": candidate.move,
                "text": _described(candidate.move, match, advice.seat, lang),
                "simulations": candidate.simulations,
                "chance": round(candidate.chance, 4),
                "margin": round(candidate.margin, 4),
            }
            for candidate in advice.candidates
        ],
        **{
            name: [
                {
                    "sign": reason.consequence.name,
                    "about": dict(reason.consequence.about),
                    "first": round(reason.best, 4),
                    "second": None if reason.other is None else round(reason.other, 4),
                    "weight": round(reason.weight, 4),
                    "text": reason_text(reason, match.names, messages, game),
                }
                for reason in reasons
            ]
            for name, reasons in (("reasons", advice.reasons), ("depends_on", deciding))
        },
    }
