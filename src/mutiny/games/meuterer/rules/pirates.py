"""MP: the pirates variant."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.meuterer import events
from mutiny.games.meuterer.constants import KINDS, PIRATES, RING, Card
from mutiny.games.meuterer.event_types import PiratesFacts
from mutiny.games.meuterer.rules.board import MeutererBoard
from mutiny.kernel.cardset import names, one


def sail_pirates(b: MeutererBoard, seat: i64) -> None:
    """MP.2, MP.4: the pirate ship sails counter-clockwise by the cards left in hand; its card is discarded at once."""
    steps = b.crew[seat].size * b.setting.pirate_stride
    distance = (b.pirate_ship - b.ship) % RING
    start = b.pirate_ship
    b.pirate_ship = (start - steps) % RING
    b.discard += one(PIRATES)
    if b.wants_events:
        facts: PiratesFacts = {
            "left": b.crew[seat].size,
            "steps": steps,
            "from": b.name(start),
            "island": b.name(b.pirate_ship),
        }
        b.emit(events.PIRATES.event("MP.2", seat, facts))
    if distance <= steps:
        _plunder(b, seat)


def _plunder(b: MeutererBoard, seat: i64) -> None:
    """MP.3: the pirates meet, pass or lie beside the merchant ship: all cards offered so far are discarded."""
    cards: list[list[Card]] = [names(player.offered, KINDS) for player in b.crew] if b.wants_events else []
    for player in b.crew:
        b.discard += player.offered
        player.offered = 0
    if b.wants_events:
        b.emit(events.PLUNDER.event("MP.3", seat, {"cards": cards}))
