"""Fuzzing of the record reader: it replays every input, or refuses it with one clear line.

The usual run tries some thousands of spoiled records, a run with MUTINY_SOAK=1 a million (progress on stderr).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from helpers.soaking import varied
from kernel.tables import words

from mutiny import Match, MutinyError, Rng, game, read_record, replay, resume, seed_of
from mutiny.kernel.components import components_text

CHUNKS = 4
USUAL, SOAKING = 1_000, 250_000

# Values that readers handle badly: wrong types, limits, look-alikes, deep and long values.
NASTY: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2**31,
    2**63,
    10**400,
    1.0,
    -0.0,
    1e308,
    "",
    "*",
    "0",
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ud800",
    "é" * 100,
    "x" * 10_000,
    [],
    {},
    [[]],
    [0],
    {"": ""},
    ["*", "deck"],
    [0, "pay 0"],
    "nested",
]
WORDS = words(
    "pay offer leave fight sell keep ring captain deck 0 1 2 3 4 5 99 -1 ruby salt wine cloth grain conflict pirates "
    "any mutineer boy mate merchant loader hochland piratennest hochland=wine*1 piratennest=grain*2 hochland=wine*6 "
    "= * ** off on double printed shuffled counts ignored draw discard"
)


def corpus() -> list[dict[str, Any]]:
    """Return good records, finished and not, with all options and both numbers of players."""
    records = []
    for number in range(12):
        options = {
            "pirates": ("off", "on", "double")[number % 3],
            "loader-returns": ("draw", "discard")[number // 3 % 2],
            "offered-conflict": ("counts", "ignored")[number // 6 % 2],
            "islands": components_text("mutiny.games.meuterer") if number == 7 else "",
        }
        names = ["Ann", "Bo", "Cy", "Di"][: 3 + number % 2]
        match = Match(game("meuterer"), names, options, seed_of("fuzz", number))
        rng = Rng(seed_of("fuzz", number)).fork("moves")
        while not match.over and (number % 4 == 0 or len(match.entries) < 30):
            (seat,) = match.state.acting
            moves = match.legal_moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        records.append(json.loads(match.record(with_seed=number % 2 == 0).text()))
    return records


class Spoiler:
    """Spoils records, each time in a different way. All its choices follow from the seed."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.records = corpus()

    def text(self) -> str:
        """Return a record with its structure, its text, or both spoiled."""
        rng = self.rng
        record = json.loads(json.dumps(rng.choice(self.records)))
        for _ in range(rng.choice((0, 1, 1, 1, 2, 5))):
            self.spoil(record)
        text = json.dumps(record, ensure_ascii=rng.random() < 0.5)
        text = text.replace('"nested"', "[" * 3_000 + "]" * 3_000) if rng.random() < 0.1 else text
        if rng.random() < 0.4:
            text = self.scramble(text.encode("utf-8", "surrogatepass")).decode("utf-8", "surrogateescape")
        return text

    def nasty(self) -> Any:
        """Return a value that readers handle badly, a new object each time."""
        return deepcopy(self.rng.choice(NASTY))

    def spoil(self, record: dict[str, Any]) -> None:
        """Change one thing in a record."""
        rng = self.rng
        match rng.randrange(8):
            case 0:
                record[rng.choice([*record, "colour", ""])] = self.nasty()
            case 1:
                record.pop(rng.choice(list(record) or [""]), None)
            case 2 if isinstance(record.get("options"), dict):
                names = [*record["options"], "ring", "weather"]
                record["options"][rng.choice(names)] = self.nasty() if rng.random() < 0.4 else rng.choice(WORDS)
            case 3 if isinstance(record.get("options"), dict):
                islands = str(record["options"].get("islands") or components_text("mutiny.games.meuterer"))
                record["options"]["islands"] = self.scramble(islands.encode("utf-8", "replace")).decode(
                    "utf-8", "replace"
                )
            case 4 if isinstance(record.get("players"), list) and record["players"]:
                record["players"][rng.randrange(len(record["players"]))] = self.nasty()
            case _ if isinstance(record.get("moves"), list) and record["moves"]:
                self.spoil_moves(record["moves"])
            case _:
                record["result"] = self.nasty()

    def spoil_moves(self, moves: list[Any]) -> None:
        """Change one entry of a log, or the order of entries."""
        rng = self.rng
        place = rng.randrange(len(moves))
        entry = moves[place]
        match rng.randrange(6):
            case 0:
                moves[place] = self.nasty()
            case 1:
                moves.insert(place, rng.choice(moves))
            case 2:
                del moves[place:]
            case 3:
                moves.pop(place)
            case _ if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str):
                words = entry[1].split(" ")
                words[rng.randrange(len(words))] = rng.choice(WORDS)
                if rng.random() < 0.3:
                    rng.shuffle(words)
                moves[place] = [rng.choice((entry[0], 0, 1, 3, 4, "*", self.nasty())), " ".join(words)]
            case _:
                moves[place] = [self.nasty(), self.nasty()]

    def scramble(self, data: bytes) -> bytes:
        """Replace, remove, repeat or insert some bytes."""
        rng = self.rng
        spoiled = bytearray(data)
        for _ in range(rng.choice((1, 1, 2, 8))):
            place = rng.randrange(len(spoiled) + 1)
            length = rng.choice((1, 1, 2, 20))
            match rng.randrange(4):
                case 0:
                    spoiled[place : place + length] = rng.randbytes(length)
                case 1:
                    del spoiled[place : place + length]
                case 2:
                    spoiled[place:place] = spoiled[place : place + length] * rng.choice((1, 2, 50))
                case _:
                    spoiled[place:place] = rng.choice(
                        (b'"', b"{", b"[", b"]", b",", b"\\", b"\\u", b"\xff", b"1e999", b"NaN", b"=")
                    )
        return bytes(spoiled)


def try_to_read(text: str) -> str:
    """Read, replay and resume a record; every refusal must be one clear line."""
    try:
        record = read_record(text)
        state = replay(record)
        match = resume(record, bytes(32))
        assert match.entries[: len(record.moves)] == record.moves
        assert state.players == len(record.players)
        return "sound"
    except MutinyError as error:
        line = str(error)
        assert line.endswith((".", "?")), line
        assert len(line.splitlines()) == 1, line
        assert len(line) < 1_200, line
        return type(error).__name__


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_it_is_given(chunk: int, runs: Callable[[int, int], int]) -> None:
    spoiler = Spoiler(varied(f"fuzz {chunk}"))
    number = runs(USUAL, SOAKING)
    outcomes = {"sound": 0, "BadRecord": 0}
    for done in range(number):
        text = spoiler.text()
        try:
            outcomes[try_to_read(text)] += 1
        except Exception:
            print(f"fuzz {chunk}, input {done}: {text[:2_000]!r}", file=sys.stderr)
            raise
        if done and done % 25_000 == 0:
            print(f"fuzz {chunk}: {done:,} of {number:,}, {outcomes}", file=sys.stderr, flush=True)
    # Both outcomes must be frequent, or the fuzzer would prove nothing.
    assert min(outcomes.values()) > number // 20, outcomes


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 5_000,
        "x = " + "{a=" * 5_000,
        "[[island]]\nid = " + "[" * 5_000 + "]" * 5_000,
        "x = 1979-05-27T07:32:00Z",
        "[[island]]\nid = 1979-05-27",
        "[[island]]\nid = 'hochland'\nbuys = nan\nsole = inf\ntwo = 1\nthree = 1\ndocking = 1",
        "[island]\nid = 'hochland'",
        "\x00",
        "[[island]]\n" * 5_000,
        "x = " + "9" * 5_000,
    ],
    ids=lambda text: text[:20],
)
def test_hosts_files_that_trip_readers(text: str) -> None:
    record = {"mutiny": 1, "game": "meuterer", "options": {"islands": text}, "players": ["A", "B", "C"], "moves": []}
    assert try_to_read(json.dumps(record)) == "BadRecord"
