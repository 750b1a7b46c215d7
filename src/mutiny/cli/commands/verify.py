"""`mutiny verify`: checks a finished game's shuffles against its seed."""

from __future__ import annotations

import argparse
import json
from typing import Any

from mutiny import Record, Rng, commitment, game
from mutiny.cli.failure import Failure
from mutiny.cli.files import load
from mutiny.cli.parsing import add_json
from mutiny.cli.records import state_after
from mutiny.kernel.match import is_talk

EXAMPLES = """
mutiny verify game.json
mutiny verify game.json --commitment 66687aad...   against the promise you were given before the deal
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record with its seed, or - for the input")
    parser.add_argument("--commitment", metavar="HASH", help="the commitment published before the deal")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Return 0 if the seed matches its commitment and every chance entry follows from it, otherwise 1."""
    name: str = options.file
    record = load(name)
    state_after(name, record)
    found = verify(record, options.commitment)
    if options.json:
        print(json.dumps({"file": name, **found}, ensure_ascii=False))
        return 0 if found["ok"] else 1
    if not found["ok"]:
        raise Failure(f"{name}: {found['reason']}")
    print(
        f"{name}: ok, the commitment is {found['commitment']}, and all {found['chances']} chance entries follow from it"
    )
    return 0


def verify(record: Record, promised: str | None = None) -> dict[str, Any]:
    """Return whether the chance entries of a valid record follow from its seed.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> verify(match.record(with_seed=True))["ok"], verify(match.record())["reason"]
    (True, 'there is no seed in this record, so nothing can be verified.')
    """
    if record.seed is None:
        return _refused("there is no seed in this record, so nothing can be verified.")
    made = commitment(record.seed)
    for source, text in (("the record has", record.commitment), ("you gave", promised)):
        if text is not None and text.strip().lower() != made:
            return _refused(f"the seed's commitment is {made}, but {source} {text.strip()[:80]}.")
    chances = 0
    rng = Rng(record.seed)
    state = game(record.game).new(len(record.players), record.options)
    for entry, (who, notation) in enumerate(record.moves):
        if who is not None:
            if is_talk(notation):
                continue
            state.apply(who, state.parse_move(who, notation))
            continue
        chances += 1
        drawn = state.format_chance(state.sample_chance(rng))
        if drawn != notation:
            return _refused(f"entry {entry}: the seed gives '{drawn}', but the record has '{notation}'.", entry)
        state.apply_chance(state.parse_chance(notation))
    return {"ok": True, "commitment": made, "chances": chances}


def _refused(reason: str, entry: int | None = None) -> dict[str, Any]:
    return {"ok": False, "entry": entry, "reason": reason}
