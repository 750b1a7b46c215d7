"""`mutiny show`: narrates a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from mutiny import Event, Match
from mutiny.cli.files import load
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import add_json, add_language, index
from mutiny.cli.records import check_seat, match_of
from mutiny.i18n import Messages, begins, tell
from mutiny.kernel.events import SeatEvent

EXAMPLES = """
mutiny show game.json                  with all secrets, if the game is over
mutiny show game.json --seat 2         as it was told to that seat
mutiny show game.json --lang de
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for the input")
    parser.add_argument(
        "--seat", type=index, metavar="N", help="tell what that seat was told (default: all that may be)"
    )
    add_json(parser, "print one JSON object for each event, with its entry's number")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print the events in words, each with its clause in brackets."""
    record = load(options.file)
    seat: int | None = None if options.seat is None else check_seat(options.seat, record.players)
    match = match_of(options.file, record)
    lang = chosen_language(options.lang)
    if options.json:
        for entry, seen in events(match, seat):
            text = tell(seen, record.players, lang, record.game)
            print(json.dumps({"entry": entry, **seen, "text": text}, ensure_ascii=False))
        return 0
    for _, seen in events(match, seat):
        line = sentence(seen, match, lang)
        if line:
            print(line)
    if not match.over:
        print(f"\n{unfinished(match, lang)}")
    return 0


def events(match: Match, seat: int | None) -> Iterator[tuple[int, SeatEvent]]:
    """Yield every event with the number of its entry: as a seat sees it, or with all secrets after the game."""
    for entry, batch in enumerate(match.events):
        for event in batch:
            seen = _seen(event, match, seat)
            if seen is not None:
                yield entry, seen


def _seen(event: Event, match: Match, seat: int | None) -> SeatEvent | None:
    return event.with_secrets() if seat is None and match.over else event.seen_by(seat)


def sentence(event: SeatEvent, match: Match, lang: str) -> str:
    """Return an event as a line, preceded by a blank line for a new round; empty if the event gets none."""
    text = tell(event, match.names, lang, match.game.name)
    if text is None:
        return ""
    line = wrapped(f"{text} [{event['clause']}]", "    ", "")
    return f"\n{line}" if begins(event, match.game.name) else line


def unfinished(match: Match, lang: str) -> str:
    """Return where an unfinished game stopped."""
    messages = Messages(lang)
    if match.state.awaits_chance:
        return messages.text("cli-stops-before-chance")
    names = messages.join([match.names[seat] for seat in match.state.acting])
    return messages.text("cli-stops-before-player", player=names)
