"""Tables set up by hand, each to reach one case of the rules. Imports this package only."""

from collections import Counter

from .components import DECK, PRINTED_RING
from .meuterer import MeutererTable

ANY_FOUR = (
    "grain grain grain grain cloth",
    "wine wine wine salt salt",
    "cloth cloth cloth wine wine",
    "ruby ruby ruby salt salt",
)


def dealt(*hands: str, captain: int = 0, pile: str = "", option: str = "") -> MeutererTable:
    """Return a table on the printed ring after the deal, with hands by seat. `pile` names the top of the draw pile."""
    options = dict([option.split("=")]) if option else {}
    table = MeutererTable(len(hands), options)
    seats = [(captain + step) % len(hands) for step in range(len(hands))]
    top = [card for seat in seats for card in hands[seat].split()] + pile.split()
    rest = DECK + Counter(pirates=1 if "pirates" in options else 0)
    rest.subtract(top)
    for notation in (["ring", *PRINTED_RING], ["captain", str(captain)], ["deck", *top, *rest.elements()]):
        table.play("*", " ".join(notation))
    return table


def play(table: MeutererTable, moves: str) -> MeutererTable:
    for entry in moves.split(";"):
        seat, notation = entry.strip().split(" ", 1)
        table.play(int(seat), notation)
    return table


def moved_to(table: MeutererTable, *active: str) -> MeutererTable:
    """Return the same table with the ship on the first of these islands and all of them active."""
    table.ship, table.active = active[0], list(active)
    return table
