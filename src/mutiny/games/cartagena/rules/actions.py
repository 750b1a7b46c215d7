"""Moves as numbers in one fixed range, for masks and for speed. Legal moves are listed in this order."""

from __future__ import annotations

from typing import Final

from mutiny.games.cartagena.constants import COMBAT, DUELS, FEW, GHOST, MOST_PLAYERS, SIDES
from mutiny.kernel.cardset import pack

TAKE_GOLD: Final = 0
TAKE_COMBAT: Final = 1
TAKE_COIN: Final = 2
TAKES: Final[tuple[str, ...]] = ("gold", "combat", "coin")


def _some_cards() -> list[tuple[int, ...]]:
    """Return every choice of up to three combat cards, short ones first."""
    choices: list[tuple[int, ...]] = [()]
    level: list[tuple[int, ...]] = [()]
    for _ in range(FEW):
        level = [(*choice, kind) for choice in level for kind in range(choice[-1] if choice else 0, len(COMBAT))]
        choices += level
    return choices


SOME_CARDS: Final = _some_cards()
# The same as sets (see kernel.cardset), and their sizes.
SOME_SETS: Final[list[int]] = [pack(list(choice)) for choice in SOME_CARDS]
SOME_BYTES: Final[list[bytes]] = [bytes(choice) for choice in SOME_CARDS]

KNOCK: Final = 0
VISIT: Final = KNOCK + 1
# The Ghost, the last of the pirates, is never visited.
TAKE: Final = VISIT + GHOST
KEEP: Final = TAKE + len(TAKES)
SWAP: Final = KEEP + len(COMBAT)
SELL: Final = SWAP + len(SOME_CARDS)
BUY: Final = SELL + len(SOME_CARDS)
ROB: Final = BUY + FEW + 1
SIDE: Final = ROB + MOST_PLAYERS
PEEK: Final = SIDE + len(SIDES)
PEEK_NONE: Final = PEEK + MOST_PLAYERS
POST: Final = PEEK_NONE + 1
INSPECT: Final = POST + len(SIDES)
TURN_KEEP: Final = INSPECT + DUELS
TURN_SWAP: Final = TURN_KEEP + 1
LAY: Final = TURN_SWAP + 1
LAY_MONKEY: Final = LAY + len(COMBAT)
ACTIONS: Final = LAY_MONKEY + 1

SOME_NUMBER: Final[dict[tuple[int, ...], int]] = {choice: number for number, choice in enumerate(SOME_CARDS)}
