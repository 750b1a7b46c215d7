"""`mutiny check`: replays records strictly."""

from __future__ import annotations

import argparse
import json
from typing import Any

from mutiny import BadRecord, MutinyError, read_record, replay
from mutiny.cli.failure import Failure
from mutiny.cli.files import read_text, records_among
from mutiny.cli.parsing import add_json

EXAMPLES = """
mutiny check game.json
mutiny check games/*.json
mutiny check games             every record (*.json) of a folder
mutiny check --json games      one JSON object a line
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, a folder of records, or - for the input")
    add_json(parser, "print one JSON object for each file")


def run(options: argparse.Namespace) -> int:
    """Print one line per file; returns 0 if all are valid, otherwise 1."""
    sound = True
    for name in records_among(options.files):
        found = check(name)
        sound = sound and found["ok"]
        print(json.dumps(found, ensure_ascii=False) if options.json else say(found))
    return 0 if sound else 1


def check(name: str) -> dict[str, Any]:
    """Check one file and return the result as data.

    >>> check("no-such-file.json")
    {'file': 'no-such-file.json', 'ok': False, 'entry': None, 'reason': 'No such file or directory.'}
    """
    entry: int | None = None
    try:
        record = read_record(read_text(name))
        state = replay(record)
    except BadRecord as error:
        entry = error.entry
        reason = str(error)
    except MutinyError as error:
        reason = str(error)
    except Failure as failure:
        reason = str(failure).removeprefix(f"{name}: ")
    else:
        return {"file": name, "ok": True, "entries": len(record.moves), "finished": state.over}
    return {"file": name, "ok": False, "entry": entry, "reason": reason}


def say(found: dict[str, Any]) -> str:
    """Return the line for one file.

    >>> say({"file": "a.json", "ok": True, "entries": 90, "finished": True})
    'a.json: ok, 90 entries, finished'
    """
    if not found["ok"]:
        return f"{found['file']}: {found['reason']}"
    return f"{found['file']}: ok, {found['entries']} entries, {'finished' if found['finished'] else 'unfinished'}"
