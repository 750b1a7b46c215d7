"""The cast: the sailors as whom bots play. A character has a name and a tempo, and says nothing about a bot's strength.

The client draws their faces, the shared texts describe them, and a game may give them a manner of speaking (its part
`manners`). All of them know a character by its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

from mutiny.protocol.tables import MOST_PLAYERS


class Character(NamedTuple):
    """A sailor: the name, and the time taken for a move as a multiple of the server's pace."""

    name: str
    tempo: float


CAST: Final = (
    Character("Bernhard", 1.2),
    Character("Steffi", 0.75),
    Character("Florian", 0.85),
    Character("Carmen", 0.9),
    Character("Antje", 1.0),
    Character("Ludger", 1.15),
    Character("Wiebke", 1.1),
    Character("Hauke", 1.3),
    Character("Marisol", 0.8),
    Character("Jacques", 1.25),
    Character("Ottavia", 0.95),
    Character("Renzo", 0.7),
)
"""All characters. People may use their names, but every bot finds one: see `bot_names`."""
assert len(CAST) >= MOST_PLAYERS

_TEMPOS: Final = {character.name: character.tempo for character in CAST}
VARIATION: Final = 0.15
"""The share by which a character is quicker or slower from one decision to the next."""


def bot_names(names: Sequence[str | None], first: int = 0) -> list[str]:
    """Return the name of the bot that plays, or would play, at each seat; `names` are those of the people.

    `first` is the place in the cast at which seat 0 begins. A character whose name a person uses is replaced by one
    that no seat has, so no name occurs twice at a table.

    >>> bot_names(["Ann", None, "wiebke", None], first=5)
    ['Ludger', 'Bernhard', 'Hauke', 'Marisol']
    """
    taken = {name.casefold() for name in names if name is not None}
    found = [CAST[(first + seat) % len(CAST)].name for seat in range(len(names))]
    spare = [character.name for character in CAST if character.name not in found]
    # A person's own seat needs no bot while the person is there: its character is the next reserve.
    spare += [found[seat] for seat, name in enumerate(names) if name is not None]
    free = iter([name for name in spare if name.casefold() not in taken])
    for seat, name in enumerate(names):
        if name is None and found[seat].casefold() in taken:
            found[seat] = next(free)
    return found


def first_in_cast(commitment: str) -> int:
    """Return the place in the cast at which a table begins. It follows from the public promise of its shuffle.

    >>> first_in_cast("ab" * 32)
    3
    """
    return crc32(commitment.encode()) % len(CAST)


def waiting_time(character: str | None, number: int, pace: int) -> int:
    """Return the milliseconds that a bot takes for a move, from its character and the number of the decision alone.

    `pace` is the server's setting; None stands for a bot that plays in a person's place. Neither the position nor the
    time that the bot thinks is known here, so the time reveals nothing.

    >>> [waiting_time("Renzo", number, 1000) for number in (1, 2, 3)], waiting_time("Hauke", 1, 1000)
    ([769, 658, 642], 1297)
    >>> waiting_time(None, 1, 1000), waiting_time("Hauke", 1, 0)
    (1000, 0)
    """
    tempo = _TEMPOS.get(character or "")
    if tempo is None:
        return pace
    share = crc32(f"{character} {number}".encode()) / (1 << 32)
    return int(pace * tempo * (1 - VARIATION + 2 * VARIATION * share))
