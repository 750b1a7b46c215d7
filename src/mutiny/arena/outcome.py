"""The outcome of one game in short: it is counted, sent between processes, and written to journals."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from mutiny.arena.part import arena_part
from mutiny.bots import PlayedGame

LONGEST_FAULT = 200


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one game. All fields but decisions and winners are empty in a game without them.

    `roles` are the roles dealt, by seat. `faults` are the errors of bots: the seat, their number, and the first of
    them.
    """

    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    team: str = ""
    why: str = ""
    side: str = ""
    rounds: int = 0
    incidents: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    faults: tuple[tuple[int, int, str], ...] = ()

    def won(self, seat: int) -> float:
        """Return a seat's part of the win: a win shared by two is half for each; a team's is whole for every member.

        >>> Outcome(90, (0, 2)).won(2), Outcome(30, (0, 2), team="pirates").won(2), Outcome(30, ()).won(0)
        (0.5, 1.0, 0.0)
        """
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.team else 1.0 / len(self.winners)

    def ranks(self, players: int) -> list[int]:
        """Return the rank of each seat, from 0: winners before the others, then by score if there are scores.

        >>> Outcome(90, (2,), (3, 12, 12)).ranks(3), Outcome(30, (1,)).ranks(3)
        ([2, 1, 0], [1, 0, 1])
        """
        scores = self.scores or (0,) * players
        standing = [(seat in self.winners, score) for seat, score in enumerate(scores)]
        return [sum(other > mine for other in standing) for mine in standing]

    def as_json(self) -> dict[str, Any]:
        """Return the outcome as JSON data, without empty fields.

        >>> Outcome(90, (0,)).as_json()
        {'decisions': 90, 'winners': (0,)}
        """
        found = asdict(self)
        return {key: value for key, value in found.items() if value or key in ("decisions", "winners")}


KEYS = {field.name for field in fields(Outcome)}


def outcome_of_json(data: dict[str, Any]) -> Outcome:
    """Return the outcome from JSON data; raise ValueError if the data are invalid.

    >>> outcome_of_json({"decisions": 90, "winners": [0], "faults": [[1, 2, "late"]]})
    Outcome(decisions=90, winners=(0,), scores=(), team='', why='', side='', rounds=0, incidents=(), roles=(), \
faults=((1, 2, 'late'),))
    """
    if not {"decisions", "winners"} <= set(data) <= KEYS:
        raise ValueError("no outcome")
    frozen: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    if not isinstance(frozen["decisions"], int) or not isinstance(frozen["winners"], tuple):
        raise ValueError("no outcome")
    frozen["faults"] = tuple((int(seat), int(times), str(what)) for seat, times, what in frozen.get("faults", ()))
    return Outcome(**frozen)


def outcome_of(played: PlayedGame, roles: tuple[str, ...] = ()) -> Outcome:
    """Return the outcome of a game from its result and its last view."""
    result = played.state.result()
    view = played.state.view(None)
    return Outcome(
        played.decisions,
        tuple(result["winners"]),
        tuple(result.get("scores", ())),
        str(result.get("team", "")),
        str(result.get("why", "")),
        str(result.get("side", "")),
        int(view.get("round", 0)),
        tuple(arena_part(played.game.name).incidents(view)),
        roles,
        faults_of(played),
    )


def faults_of(played: PlayedGame) -> tuple[tuple[int, int, str], ...]:
    """Return the errors of bots, a row for each seat with errors."""
    found: dict[int, list[str]] = {}
    for seat, text in played.faults:
        found.setdefault(seat, []).append(text)
    return tuple((seat, len(texts), texts[0][:LONGEST_FAULT]) for seat, texts in sorted(found.items()))
