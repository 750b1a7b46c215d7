"""Tables of Cartagena set up by hand, each to reach one case of the rules. Imports this package only."""

from collections import Counter

from .cartagena import CartagenaTable
from .cartagena_components import OWN, PIRATES, Components, combat_pile_of
from .cartagena_duels import begin_duel, outbreak

HIGHER_DIAZ = "posts 1 2 3 4 5 6 7 8 9 10"
"""Sailors placed so that Ramon Diaz starts every duel one ahead."""


def begun(
    players: int = 2,
    row: str = "",
    dealer: int = 0,
    combat: str = "",
    gold: str = "",
    components: Components = OWN,
    mutiny: str = "round-end",
) -> CartagenaTable:
    """Return a table with its first row laid. Each text names the first cards, and the rest follows in order."""
    table = CartagenaTable(players, {"mutiny": mutiny}, components)
    table.play("*", f"dealer {dealer}")
    table.play("*", whole("combat", combat, combat_pile_of(components, players)))
    table.play("*", whole("gold", gold, Counter(components.gold)))
    return lay_row(table, row)


def whole(word: str, top: str, cards: Counter[str]) -> str:
    """Return a chance entry for a pile of all these cards with the named ones on top."""
    rest = Counter(cards)
    rest.subtract(top.split())
    return " ".join([word, *top.split(), *rest.elements()])


def lay_row(table: CartagenaTable, row: str) -> CartagenaTable:
    """Lay the next row, filled up with pirates in the order of C2."""
    first = row.split()
    others = [pirate for pirate in table.pirates_in_play() if pirate not in first]
    table.play("*", " ".join(["row", *(first + others)[: table.players + 3]]))
    return table


def play(table: CartagenaTable, moves: str) -> CartagenaTable:
    for entry in moves.split(";"):
        who, notation = entry.strip().split(" ", 1)
        table.play("*" if who == "*" else int(who), notation)
    return table


def holding(
    table: CartagenaTable, seat: int, combat: str | None = None, gold: str = "", coins: int = 1, side: str | None = None
) -> CartagenaTable:
    """Return the same table with other cards in this player's hand, in addition to those of the game."""
    if combat is not None:
        table.combat[seat] = combat.split()
    table.gold[seat] = gold.split()
    table.coins[seat] = coins
    table.sides[seat] = side
    return table


def at(pirate: str, table: CartagenaTable) -> CartagenaTable:
    """Let seat 0 knock at the door of this pirate, the first of the row, and visit him."""
    assert table.row[0] == pirate
    return play(table, f"0 knock; 0 visit {pirate}")


def quiet_round(table: CartagenaTable, face_down: int) -> CartagenaTable:
    """Play a round of two players who take nothing and leave some cards face down, and lay the next row."""
    idle = ["wessel-jan", "dean-nero"]
    fillers = [pirate for pirate in PIRATES if pirate not in [*idle, "ghost", table.lifeboat]][: 3 - face_down]
    lay_row(table, " ".join([*fillers, *idle]))
    first = table.dealer
    assert first is not None
    play(table, f"{first} knock; " * len(fillers) + f"{first} knock; {first} visit wessel-jan; {first} swap")
    return play(table, f"{1 - first} knock; {1 - first} visit dean-nero; {1 - first} buy 0")


def mutinied(*hands: str, sides: str, coins: str = "", supply: int = 9, posts: str = HIGHER_DIAZ) -> CartagenaTable:
    """Return a table at the first card of duel A, with hands by seat.

    A side `-` is an allegiance that was never set.
    """
    table = begun(len(hands))
    for seat, side in enumerate(sides.split()):
        purse = int(coins.split()[seat]) if coins else 1
        holding(table, seat, hands[seat], coins=purse, side=None if side == "-" else side)
    table.supply = supply
    outbreak(table, "space")
    table.play("*", posts)
    return table


def at_duel_e(table: CartagenaTable) -> CartagenaTable:
    """Return the same table with two duels won by either side, so that the fifth decides."""
    table.duels_won = ["diaz", "valverde", "valverde", "diaz"]
    begin_duel(table, "e")
    return table


def lay(table: CartagenaTable, cards: str) -> CartagenaTable:
    """Play a whole duel round with the cards of the seats in the duel, in seat order."""
    seats = table.expected()[1]
    for seat, card in zip(seats, cards.split(), strict=True):
        table.play(seat, f"lay {card}")
    return table
