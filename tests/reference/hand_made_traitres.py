"""Tables of Traîtres set up by hand, each to reach one case of the rules. Imports this package only."""

from collections import Counter

from .traitres import TraitresTable
from .traitres_table import whole_deck


def dealt(
    *hands: str, mutineers: tuple[int, ...] = (2,), first: int = 0, pile: str = "", whole: bool = True
) -> TraitresTable:
    """Return a table after the deal, with hands by seat. `pile` names the top of the draw pile.

    Below it lies the rest of the deck in the order of T0.3, or nothing if the table is not `whole`.
    """
    players = len(hands)
    seats = [(first + step) % players for step in range(players)]
    top = [card for seat in seats for card in hands[seat].split()] + pile.split()
    rest = whole_deck(players)
    rest.subtract(top)
    deck = top + (list(rest.elements()) if whole else [])
    table = TraitresTable(players, deck=None if whole else Counter(deck))
    roles = ["mutineer" if seat in mutineers else "pirate" for seat in range(players)]
    for notation in (["roles", *roles], ["first", str(first)], ["deck", *deck]):
        table.play("*", " ".join(notation))
    return table


def play(table: TraitresTable, moves: str) -> TraitresTable:
    for entry in moves.split(";"):
        seat, notation = entry.strip().split(" ", 1)
        table.play(int(seat), notation)
    return table


def filled(table: TraitresTable, chest: str) -> TraitresTable:
    """Return the same table with these cards in the chest, the top first, in addition to those of the deck."""
    table.chest = chest.split()
    return table


def all_planks(players: int, mutineers: tuple[int, ...], first: int = 0) -> TraitresTable:
    """Return a table where everybody has two `+1`, to stash while others act, and plenty of planks."""
    pile = " ".join(["plank"] * 60)
    return dealt(*["+1 +1 plank"] * players, mutineers=mutineers, first=first, pile=pile, whole=False)


def drown(table: TraitresTable, target: int) -> TraitresTable:
    """Let everybody else play planks on the target, who stashes loot meanwhile, until the target is overboard."""
    while table.aboard[target]:
        seat = table.expected()[1]
        table.play(seat, "stash +1 as +1" if seat == target else f"plank {target}")
    return table
