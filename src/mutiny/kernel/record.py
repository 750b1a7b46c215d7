"""Records: a game as one JSON object (docs/records.md). Reading is strict; writing is plain. No files here."""

from __future__ import annotations

import json
from typing import Any

from mutiny.kernel.commitment import read_seed
from mutiny.kernel.errors import BadRecord

VERSION = 1
CHANCE = "*"
LONGEST_NAME = 60
KEYS = ("mutiny", "game", "options", "players", "moves", "result", "seed", "commitment")

# An entry of the log: a seat, or None for chance, and a notation.
Entry = tuple[int | None, str]


class Record:
    """One game, finished or not, that anybody can replay."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        players: list[str],
        moves: list[Entry],
        result: dict[str, Any] | None = None,
        seed: bytes | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.moves = moves
        self.result = result
        self.seed = seed
        self.commitment = commitment

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled classes cannot be pickled without this, and processes hand records to each other.
        fields = (self.game, self.options, self.players, self.moves, self.result, self.seed, self.commitment)
        return (Record, fields)

    def __repr__(self) -> str:
        state = "unfinished" if self.result is None else "finished"
        return f"<Record of {self.game}, {len(self.players)} players, {len(self.moves)} entries, {state}>"

    def text(self) -> str:
        """Return the record as JSON.

        >>> Record("meuterer", {}, ["Ann", "Bo", "Cy"], [(None, "captain 0")]).text()
        '{"mutiny":1,"game":"meuterer","options":{},"players":["Ann","Bo","Cy"],"moves":[["*","captain 0"]]}'
        """
        whole: dict[str, Any] = {
            "mutiny": VERSION,
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "moves": [[CHANCE if who is None else who, notation] for who, notation in self.moves],
        }
        if self.result is not None:
            whole["result"] = self.result
        if self.seed is not None:
            whole["seed"] = self.seed.hex()
        if self.commitment is not None:
            whole["commitment"] = self.commitment
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    """Read the form of a record; only `replay` checks whether its moves are legal.

    >>> read_record('{"mutiny":1,"game":"meuterer","players":["A","B","C"],"moves":[["*","captain 0"]]}').moves
    [(None, 'captain 0')]
    >>> read_record('{"mutiny":1,"game":"meuterer","players":["A","B","C"],"moves":[["?","pay 0"]]}')
    Traceback (most recent call last):
    mutiny.kernel.errors.BadRecord: entry 0: who acts must be a seat from 0 to 2 or "*" for chance, not "?".
    """
    whole = _parse(text)
    for key in whole:
        if key not in KEYS:
            raise BadRecord(f"unknown key {key[:40]!r}; a record has {', '.join(KEYS)}.")
    version = whole.get("mutiny")
    if type(version) is not int or version != VERSION:
        raise BadRecord(f"'mutiny' must be the format's version, {VERSION}, not {_short(version)}.")
    game = whole.get("game")
    if type(game) is not str:
        raise BadRecord(f"'game' must be the name of a game, not {_short(game)}.")
    seed = _optional_text(whole, "seed")
    players = _players(whole.get("players"))
    return Record(
        game,
        _options(whole.get("options", {})),
        players,
        _moves(whole.get("moves"), len(players)),
        _result(whole),
        None if seed is None else read_seed(seed),
        _optional_text(whole, "commitment"),
    )


def _parse(text: str) -> dict[str, Any]:
    try:
        whole = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("not a record: nested too deeply.") from None
    except ValueError as error:
        raise BadRecord(f"not JSON: {error}.") from None
    if type(whole) is not dict:
        raise BadRecord(f"a record is a JSON object, not {_short(whole)}.")
    return whole


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        raise BadRecord("not a record: an object names a key twice.")
    return whole


def _no_constant(name: str) -> Any:
    raise BadRecord(f"not a record: {name} is not a JSON number.")


def _short(value: object) -> str:
    if value is None:
        return "nothing"
    try:
        text = json.dumps(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= 40 else text[:40] + "..."


def _is_text(value: object) -> bool:
    """Return whether a value is printable text: a name or option must not move a cursor or break an encoder."""
    return type(value) is str and all(c.isprintable() or c == "\n" for c in value)


def _optional_text(whole: dict[str, Any], key: str) -> str | None:
    value = whole.get(key)
    if key in whole and not _is_text(value):
        raise BadRecord(f"{key!r} must be text, not {_short(value)}.")
    return value


def _options(value: object) -> dict[str, str]:
    if type(value) is not dict:
        raise BadRecord(f"'options' must be an object, not {_short(value)}.")
    for name, choice in value.items():
        if not _is_text(choice):
            raise BadRecord(f"option {name[:40]!r} must be text, not {_short(choice)}.")
    return value


def _players(value: object) -> list[str]:
    if type(value) is not list or not value:
        raise BadRecord(f"'players' must be the list of names by seat, not {_short(value)}.")
    for seat, name in enumerate(value):
        if not _is_text(name) or "\n" in name or not 1 <= len(name) <= LONGEST_NAME:
            raise BadRecord(
                f"the name of seat {seat} must be 1 to {LONGEST_NAME} printable characters, not {_short(name)}."
            )
    return value


def _moves(value: object, players: int) -> list[Entry]:
    if type(value) is not list:
        raise BadRecord(f"'moves' must be a list of entries, not {_short(value)}.")
    moves: list[Entry] = []
    for number, entry in enumerate(value):
        if type(entry) is not list or len(entry) != 2:
            raise BadRecord(f'an entry is [seat or "*", notation], not {_short(entry)}.', number)
        who, notation = entry
        if type(notation) is not str:
            raise BadRecord(f"a notation is text, not {_short(notation)}.", number)
        if who == CHANCE:
            moves.append((None, notation))
        elif type(who) is int and 0 <= who < players:
            moves.append((who, notation))
        else:
            seats = f"a seat from 0 to {players - 1}"
            raise BadRecord(f'who acts must be {seats} or "*" for chance, not {_short(who)}.', number)
    return moves


def _result(whole: dict[str, Any]) -> dict[str, Any] | None:
    value = whole.get("result")
    if "result" in whole and type(value) is not dict:
        raise BadRecord(f"'result' must be an object, not {_short(value)}.")
    return value
