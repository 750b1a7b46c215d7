"""MP: the pirates variant."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.meuterer.constants import KINDS, PIRATES, RING
from mutiny.games.meuterer.rules.board import Board
from mutiny.kernel.cardset import names, one
from mutiny.kernel.events import Event


def sail_pirates(b: Board, seat: i64) -> None:
    """MP.2, MP.4: the pirate ship sails counter-clockwise by the cards left in hand; its card is discarded at once."""
    steps = b.crew[seat].size * b.setting.pirate_stride
    distance = (b.pirate_ship - b.ship) % RING
    start = b.pirate_ship
    b.pirate_ship = (start - steps) % RING
    b.discard += one(PIRATES)
    if b.telling:
        facts = {"left": b.crew[seat].size, "steps": steps, "from": b.name(start), "island": b.name(b.pirate_ship)}
        b.tell(Event("pirates", "MP.2", seat, facts))
    if distance <= steps:
        _plunder(b, seat)


def _plunder(b: Board, seat: i64) -> None:
    """MP.3: the pirates meet, pass or lie beside the merchant ship: all cards offered so far are discarded."""
    if b.telling:
        b.tell(Event("plunder", "MP.3", seat, {"cards": [names(player.offered, KINDS) for player in b.crew]}))
    for player in b.crew:
        b.discard += player.offered
        player.offered = 0
