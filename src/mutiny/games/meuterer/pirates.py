"""MP: the pirates variant. May import: mutiny.kernel, and the board of this game."""

from __future__ import annotations

from mutiny.games.meuterer.board import Board
from mutiny.games.meuterer.cards import ONE, names
from mutiny.games.meuterer.words import PIRATES, RING
from mutiny.kernel.events import Event


def sail_pirates(b: Board, seat: int) -> None:
    """MP.2, MP.4: the pirate ship sails counter-clockwise by the cards left in hand; its card is discarded at once."""
    steps = b.sizes[seat] * b.setting.pirate_stride
    distance = (b.pirate_ship - b.ship) % RING
    start = b.pirate_ship
    b.pirate_ship = (start - steps) % RING
    b.discard += ONE[PIRATES]
    if b.telling:
        facts = {"left": b.sizes[seat], "steps": steps, "from": b.name(start), "island": b.name(b.pirate_ship)}
        b.tell(Event("pirates", "MP.2", seat, facts))
    if distance <= steps:
        _plunder(b, seat)


def _plunder(b: Board, seat: int) -> None:
    """MP.3: the pirates meet, pass or lie beside the merchant ship: all cards offered so far are discarded."""
    if b.telling:
        b.tell(Event("plunder", "MP.3", seat, {"cards": [names(cards) for cards in b.offered]}))
    for owner in range(b.players):
        b.discard += b.offered[owner]
        b.offered[owner] = 0
