"""The journal: every finished game as a line on the disk, so that an interrupted contest can continue.

It is a file of JSON lines: a header with what determines the games, then one line per game, in the order in which they
ended. A line is written whole when its game is over; a crash can damage only the last line.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from mutiny.arena.contest import Contest, Fixture
from mutiny.arena.outcome import Outcome, outcome_of_json
from mutiny.arena.play import Finished
from mutiny.common.jsonl import FileInUse, JsonLines
from mutiny.kernel.errors import MutinyError

FORMAT = 1
NAME = "journal.jsonl"


class BadJournal(MutinyError):
    """The journal does not fit the contest, or cannot be read."""


class Journal:
    """The journal of a contest in a folder. While it is open, no other process can write to it.

    >>> from tempfile import TemporaryDirectory
    >>> from mutiny.arena import make_contest, play_fixtures
    >>> contest = make_contest("meuterer", 3, ["medium", "random"], seed="doc")
    >>> with TemporaryDirectory() as folder:
    ...     with Journal(Path(folder), contest) as journal:
    ...         for game in play_fixtures(contest, False, [Fixture(0, 0, 0)]):
    ...             journal.add(game)
    ...     with Journal(Path(folder), contest) as journal:
    ...         sorted(journal.outcomes)
    [Fixture(line_up=0, deal=0, rotation=0)]
    """

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / NAME
        self.contest = contest
        self.outcomes: dict[Fixture, Outcome] = {}
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lines = JsonLines(self.path)
        except FileInUse:
            raise BadJournal(f"{self.path}: another arena is writing there now.") from None
        try:
            self._read(self._lines.found)
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Flush the file to the disk and close it."""
        self._lines.keep()
        self._lines.close()

    def add(self, finished: Finished) -> None:
        """Write a game. From here on it survives the end of this process."""
        fixture, outcome = finished.fixture, finished.outcome
        self._lines.add({**fixture._asdict(), "bots": finished.bots, **outcome.as_json()})
        self.outcomes[fixture] = outcome

    def _read(self, lines: list[bytes]) -> None:
        if not lines:
            self._lines.add({"mutiny-arena": FORMAT, **self.contest.header()})
            return
        self._compare(self._parsed(1, lines[0]))
        for number, line in enumerate(lines[1:], 2):
            entry = self._parsed(number, line)
            try:
                fixture = Fixture(*(int(entry.pop(key)) for key in Fixture._fields))
                if len(entry.pop("bots")) != self.contest.players or not self.contest.has(fixture):
                    raise ValueError("another contest")
                self.outcomes[fixture] = outcome_of_json(entry)
            except (KeyError, TypeError, ValueError):
                raise BadJournal(f"{self.path}, line {number}: this is not a game of an arena.") from None

    def _parsed(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadJournal(f"{self.path}, line {number}: this does not read as JSON.")
        return found

    def _compare(self, found: dict[str, Any]) -> None:
        if found.pop("mutiny-arena", None) != FORMAT:
            raise BadJournal(f"{self.path}: this is not a journal of an arena.")
        for key, mine in self.contest.header().items():
            if (theirs := found.get(key)) != mine:
                raise BadJournal(
                    f"{self.path} holds the games of another contest: its {key} {_are(key)} {_shown(theirs)}, "
                    f"not {_shown(mine)}. Take another folder, or that command again."
                )


def _are(key: str) -> str:
    return "is" if key in ("game", "seed") else "are"


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(each) for each in value) or "none"
    if isinstance(value, dict):
        return " ".join(f"{key}={text}"[:40] for key, text in value.items()) or "none"
    return str(value)
