"""`mutiny show`: tells a record in words."""

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
from mutiny.kernel.events import Told

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
        for entry, told in events(match, seat):
            text = tell(told, record.players, lang, record.game)
            print(json.dumps({"entry": entry, **told, "text": text}, ensure_ascii=False))
        return 0
    for _, told in events(match, seat):
        line = sentence(told, match, lang)
        if line:
            print(line)
    if not match.over:
        print(f"\n{unfinished(match, lang)}")
    return 0


def events(match: Match, seat: int | None) -> Iterator[tuple[int, Told]]:
    """Yield every event with the number of its entry: as a seat was told it, or with all secrets after the game."""
    for entry, batch in enumerate(match.told):
        for event in batch:
            told = _told(event, match, seat)
            if told is not None:
                yield entry, told


def _told(event: Event, match: Match, seat: int | None) -> Told | None:
    return event.whole() if seat is None and match.over else event.told(seat)


def sentence(told: Told, match: Match, lang: str) -> str:
    """Return an event as a line, preceded by a blank line for a new round; empty if the event gets none."""
    text = tell(told, match.names, lang, match.game.name)
    if text is None:
        return ""
    line = wrapped(f"{text} [{told['clause']}]", "    ", "")
    return f"\n{line}" if begins(told, match.game.name) else line


def unfinished(match: Match, lang: str) -> str:
    """Return where an unfinished game stopped."""
    messages = Messages(lang)
    if match.state.awaits_chance:
        return messages.text("cli-stops-before-chance")
    names = messages.join([match.names[seat] for seat in match.state.acting])
    return messages.text("cli-stops-before-player", player=names)
