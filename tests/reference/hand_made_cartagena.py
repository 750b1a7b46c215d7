"""Tables of Cartagena set up by hand, to bring about one case of the rules. Imports this package only."""

from collections import Counter

from .cartagena import Table
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
) -> Table:
    """A table with its first row laid; each text names the first cards, and the rest follows in order."""
    table = Table(players, {"mutiny": mutiny}, components)
    table.play("*", f"dealer {dealer}")
    table.play("*", whole("combat", combat, combat_pile_of(components, players)))
    table.play("*", whole("gold", gold, Counter(components.gold)))
    return lay_row(table, row)


def whole(word: str, top: str, cards: Counter[str]) -> str:
    """A chance entry for a pile of all these cards with the ones named on top."""
    rest = Counter(cards)
    rest.subtract(top.split())
    return " ".join([word, *top.split(), *rest.elements()])


def lay_row(table: Table, row: str) -> Table:
    """The next row, filled up with pirates in the order of C2."""
    first = row.split()
    others = [pirate for pirate in table.pirates_in_play() if pirate not in first]
    table.play("*", " ".join(["row", *(first + others)[: table.players + 3]]))
    return table


def play(table: Table, moves: str) -> Table:
    for entry in moves.split(";"):
        who, notation = entry.strip().split(" ", 1)
        table.play("*" if who == "*" else int(who), notation)
    return table


def holding(
    table: Table, seat: int, combat: str | None = None, gold: str = "", coins: int = 1, side: str | None = None
) -> Table:
    """The same table where this player holds something else, over and above the cards and coins of the game."""
    if combat is not None:
        table.combat[seat] = combat.split()
    table.gold[seat] = gold.split()
    table.coins[seat] = coins
    table.sides[seat] = side
    return table


def at(pirate: str, table: Table) -> Table:
    """Seat 0 knocks at the door of this pirate, the first of the row, and visits him."""
    assert table.row[0] == pirate
    return play(table, f"0 knock; 0 visit {pirate}")


def quiet_round(table: Table, face_down: int) -> Table:
    """A whole round of two players who take nothing, with so many cards left face down; the row is laid, too."""
    idle = ["wessel-jan", "dean-nero"]
    fillers = [pirate for pirate in PIRATES if pirate not in [*idle, "ghost", table.lifeboat]][: 3 - face_down]
    lay_row(table, " ".join([*fillers, *idle]))
    first = table.dealer
    assert first is not None
    play(table, f"{first} knock; " * len(fillers) + f"{first} knock; {first} visit wessel-jan; {first} swap")
    return play(table, f"{1 - first} knock; {1 - first} visit dean-nero; {1 - first} buy 0")


def mutinied(*hands: str, sides: str, coins: str = "", supply: int = 9, posts: str = HIGHER_DIAZ) -> Table:
    """A table at the first card of duel A; hands by seat; a side `-` is an allegiance never set."""
    table = begun(len(hands))
    for seat, side in enumerate(sides.split()):
        purse = int(coins.split()[seat]) if coins else 1
        holding(table, seat, hands[seat], coins=purse, side=None if side == "-" else side)
    table.supply = supply
    outbreak(table, "space")
    table.play("*", posts)
    return table


def at_duel_e(table: Table) -> Table:
    """The same table with two duels won by either side, so that the fifth decides."""
    table.duels_won = ["diaz", "valverde", "valverde", "diaz"]
    begin_duel(table, "e")
    return table


def lay(table: Table, cards: str) -> Table:
    """A whole duel round; the cards by the seats that are in it, in seat order."""
    seats = table.expected()[1]
    for seat, card in zip(seats, cards.split(), strict=True):
        table.play(seat, f"lay {card}")
    return table
