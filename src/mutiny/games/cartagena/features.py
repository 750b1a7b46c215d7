"""The knowledge of a seat as a row of numbers: the contents of its view (see `view`), also from an allow-list.

Players are listed from the seat's own on. The seat number is included too, because moves name players by their seats.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mutiny.games.cartagena.components import LONGEST, MOST_ALIKE, MOST_COINS
from mutiny.games.cartagena.constants import (
    COMBAT,
    DIAZ,
    DUELS,
    FEW,
    GHOST,
    GOLD,
    LETTERS,
    NO_PIRATE,
    NO_SIDE,
    PHASES,
    PIRATES,
    RAMON_DIAZ,
    SAILORS,
    SIDES,
    VALVERDE,
)
from mutiny.games.cartagena.rules.actions import PEEK, ROB
from mutiny.games.cartagena.rules.board import (
    AWAIT_DEALER,
    AWAIT_KEEP,
    AWAIT_LAY,
    AWAIT_POST,
    AWAIT_TAKE,
    NO_CARD,
    NO_LETTER,
    NOBODY,
    CartagenaBoard,
    CartagenaSetting,
)
from mutiny.games.cartagena.rules.duels import CARDS, MONKEYS_AT
from mutiny.games.cartagena.rules.end import winners
from mutiny.kernel.features import MOST, Features, Field, misfit, put_bits, put_cards, put_seat, put_seats, writable
from mutiny.kernel.state import State

CREW: Final = GHOST + 1
MOST_COMBAT: Final = MOST_ALIKE * len(COMBAT)
MOST_GOLD: Final = MOST_ALIKE * len(GOLD)
MOST_TOTAL: Final = SAILORS + MOST_ALIKE * (1 + 2 + 3)
"""A sailor, and all cards of its colour."""


def fields_for(setting: CartagenaSetting) -> tuple[Field, ...]:
    """Return the fields of a row, in order."""
    players = setting.players
    return _voyage_fields(players, setting.doors) + _player_fields(players) + _duel_fields(players) + _own_fields()


def _voyage_fields(players: int, doors: int) -> tuple[Field, ...]:
    pirates = ", ".join(PIRATES)
    return (
        Field("phase", len(PHASES), 1, f"what is awaited: {', '.join(PHASES)}"),
        Field("acting", players, 1, "who is to decide; while cards are laid in a duel, all who are in it"),
        Field("seat", players, 1, "the number of this seat: 0, 1, ..."),
        Field("dealer", players, 1, "who is dealer; nobody before that is drawn"),
        Field("round", 1, MOST, f"the number of the round, 0 before the first, at most {MOST}"),
        Field("ship", 1, LONGEST, "the space of the ship"),
        Field("to_mutiny", 1, LONGEST, "how many spaces before the ship the mutiny is"),
        Field("to_storm", 1, LONGEST, "how many spaces before the ship the next storm is, 0 if there is none"),
        Field("lifeboat", CREW, 1, f"the pirate in the lifeboat: {pirates}"),
        Field("open", CREW, 1, f"pirates behind open doors who may be visited: {pirates}"),
        Field("visited", players * CREW, 1, f"pirates visited this round: by player, {pirates}"),
        Field("closed", 1, doors, "doors still closed"),
        Field("turns_left", 1, players, "turns left in this round"),
        Field("knocked", 1, 1, "whether who is on turn has just knocked"),
        Field("visiting", CREW, 1, f"the pirate whom the player on turn is visiting: {pirates}"),
        Field("offer", 1, players + 1, "coins that Sate offers"),
        Field("last_by", players, 1, "who made the last visit"),
        Field("last", CREW, 1, f"to which pirate: {pirates}"),
        Field("last_count", 1, FEW, "how many cards or coins were exchanged there"),
        Field("last_target", players, 1, "who was robbed or looked at there"),
        Field("last_duel", DUELS, 1, f"the sailors of which duel were placed or looked at there: {', '.join(LETTERS)}"),
        Field("supply", 1, MOST_COINS, "coins in the supply"),
        Field("combat_pile", 1, MOST_COMBAT, "cards in the combat pile"),
        Field("gold_pile", 1, MOST_GOLD, "cards in the gold pile"),
    )


def _player_fields(players: int) -> tuple[Field, ...]:
    letters = ", ".join(LETTERS)
    return (
        Field("coins", players, MOST_COINS, "coins: by player"),
        Field("combat_counts", players, MOST_COMBAT, "combat cards in hand: by player"),
        Field("gold_counts", players, MOST_GOLD, "gold cards: by player"),
        Field("sided", players, 1, "who has set an allegiance"),
        Field("aboard", players, 1, "who is still in the game"),
        Field("sides", players * 2, 1, f"the allegiances that this seat knows: by player, {', '.join(SIDES)}"),
        Field(
            "knows_sides", players * players, 1, "who knows whose allegiance: by player, the others from that player on"
        ),
        Field("knows_posts", players * DUELS, 1, f"who knows how the sailors of a duel stand: by player, {letters}"),
        Field(
            "knew_posts",
            players * DUELS,
            1,
            f"who knows only which two sailors of a duel stand there: by player, {letters}",
        ),
    )


def _duel_fields(players: int) -> tuple[Field, ...]:
    letters = ", ".join(LETTERS)
    cards = ", ".join(COMBAT)
    sides = ", ".join(SIDES)
    return (
        Field("deck", 1, SAILORS, "sailors still on deck"),
        Field("pairs", 1, DUELS, "duels whose sailors stand on their places"),
        Field("posts", DUELS * 2, SAILORS, f"sailors that this seat knows as they stand: by duel ({letters}), {sides}"),
        Field(
            "either",
            DUELS * 2,
            SAILORS,
            f"sailors of whom this seat knows which they are, not how they stand: by duel ({letters}), lower, higher",
        ),
        Field("duel", DUELS, 1, f"the duel that is fought, or was last: {letters}"),
        Field("duel_round", 1, MOST, f"its round, at most {MOST}"),
        Field("totals", 2, MOST_TOTAL, f"its totals so far: {sides}"),
        Field("dueling", players, 1, "who is still in it"),
        Field("shown", len(COMBAT), MOST_ALIKE, f"cards laid in it so far: {cards}"),
        Field("monkeys", players, 1, "who has laid the monkey in it"),
        Field("won", DUELS * 2, 1, f"which side has won each duel: by duel ({letters}), {sides}"),
        Field("out_of_game", len(COMBAT), MOST_ALIKE, f"cards out of the game: {cards}"),
        Field("winning_side", 2, 1, f"which side has won the mutiny: {sides}"),
        Field("winners", players, 1, "who has won"),
    )


def _own_fields() -> tuple[Field, ...]:
    cards = ", ".join(COMBAT)
    return (
        Field("combat", len(COMBAT), MOST_ALIKE, f"this seat's combat cards: {cards}"),
        Field("gold", len(GOLD), MOST_ALIKE, f"this seat's gold cards: {', '.join(GOLD)}"),
        Field("laid", len(COMBAT) + 1, 1, f"the card that one has laid and nobody has seen yet: {cards}, monkey"),
        Field("top_gold", len(GOLD), 1, f"the gold card that one is looking at: {', '.join(GOLD)}"),
        Field("top_combat", len(COMBAT), 2, f"the combat cards that one is looking at: {cards}"),
        Field("sailors", 2, SAILORS, "the sailors that one has taken from deck: lower, higher"),
    )


class CartagenaFeatures(Features):
    """The rows of Cartagena."""

    def __init__(self, setting: CartagenaSetting) -> None:
        super().__init__(fields_for(setting), (ROB, PEEK))
        self.players = setting.players

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat knows now.

        >>> from mutiny.games.cartagena import GAME
        >>> features = GAME.features(3)
        >>> len(features.row(GAME.new(3), 0)) == features.size
        True
        """
        if not isinstance(state, CartagenaBoard) or state.players != self.players:
            raise misfit("cartagena", self.players, state)
        state.check_seat(seat)
        row = writable(self.zeros)
        at = _write_voyage(row, state, seat)
        at = _write_row(row, at, state, seat)
        at = _write_last(row, at, state, seat)
        at = _write_players(row, at, state, seat)
        at = _write_sailors(row, at, state, seat)
        at = _write_duel(row, at, state, seat)
        at = _write_end(row, at, state, seat)
        _write_own(row, at, state, seat)
        return row.getvalue()


def _write_voyage(row: BytesWriter, b: CartagenaBoard, own: i64) -> i64:
    """Write the fields from the phase to the lifeboat."""
    row[b.awaited] = 1
    at: i64 = len(PHASES)
    # C4.2: while cards are laid, nothing shows who has laid one already.
    at = put_seats(row, at, b.dueling if b.awaited == AWAIT_LAY else b.acting_bits, own, b.seats)
    row[at + own] = 1
    at += b.seats
    if b.awaited != AWAIT_DEALER:
        put_seat(row, at, b.dealer, own, b.seats)
    at += b.seats
    row[at] = u8(min(b.round, MOST))
    row[at + 1] = u8(b.ship)
    row[at + 2] = u8(b.setting.mutiny - b.ship)
    for space in b.setting.storms:
        if space > b.ship:
            row[at + 3] = u8(space - b.ship)
            break
    at += 4
    if b.lifeboat != NO_PIRATE:
        row[at + b.lifeboat] = 1
    return at + CREW


def _write_row(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write the row of doors, and the current visit."""
    at = put_bits(row, at, b.faces, CREW)
    for place in range(b.opened):
        visitor = (b.visitors >> (place * 4)) & 15
        if visitor:
            step = visitor - 1 - own
            if step < 0:
                step += b.seats
            row[at + step * CREW + b.row[place]] = 1
    at += b.seats * CREW
    row[at] = u8(len(b.row) - b.opened)
    row[at + 1] = u8(b.turns_left)
    if b.knocked:
        row[at + 2] = 1
    at += 3
    if b.visiting != NO_PIRATE:
        row[at + b.visiting] = 1
    at += CREW
    row[at] = u8(b.offer)
    return at + 1


def _write_last(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write the last visit as everybody saw it, and the piles."""
    target = at + b.seats + CREW + 1
    letter = target + b.seats
    if b.last_seat != NOBODY:
        at = put_seat(row, at, b.last_seat, own, b.seats)
        row[at + b.last_pirate] = 1
        row[at + CREW] = u8(b.last_count)
        if b.last_target != NOBODY:
            put_seat(row, target, b.last_target, own, b.seats)
        if b.last_letter != NO_LETTER:
            row[letter + b.last_letter] = 1
    at = letter + DUELS
    row[at] = u8(b.supply)
    row[at + 1] = u8(b.combat_left())
    row[at + 2] = u8(b.gold_left())
    return at + 3


def _write_players(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write what everybody sees of each player, and the allegiances that this seat knows."""
    seats = b.seats
    sided = at + 3 * seats
    aboard = sided + seats
    sides = put_seats(row, aboard, b.aboard, own, seats)
    knows = sides + 2 * seats
    known = knows + seats * seats
    knew = known + seats * DUELS
    peeked = b.crew[own].peeked | 1 << own
    other = own
    for step in range(seats):
        player = b.crew[other]
        row[at + step] = u8(player.coins)
        row[at + seats + step] = u8(player.size)
        row[at + 2 * seats + step] = u8(player.golds)
        if player.side != NO_SIDE:
            row[sided + step] = 1
            if b.over or (peeked >> other) & 1:
                row[sides + 2 * step + player.side] = 1
        if player.peeked:
            put_seats(row, knows + step * seats, player.peeked, other, seats)
        put_bits(row, known + step * DUELS, player.knows_posts, DUELS)
        put_bits(row, knew + step * DUELS, player.knew_posts, DUELS)
        other = b.after(other)
    return knew + seats * DUELS


def _write_sailors(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write the sailors, as far as this seat knows them."""
    player = b.crew[own]
    row[at] = u8(SAILORS - 2 * b.pairs - (2 if b.awaited == AWAIT_POST else 0))
    row[at + 1] = u8(b.pairs)
    at += 2
    either = at + 2 * DUELS
    for letter in range(b.pairs):
        valverde = b.value_at(letter, VALVERDE)
        diaz = b.value_at(letter, DIAZ)
        if (b.duel != NO_LETTER and letter <= b.duel) or (player.knows_posts >> letter) & 1:
            row[at + 2 * letter] = u8(valverde)
            row[at + 2 * letter + 1] = u8(diaz)
        elif (player.knew_posts >> letter) & 1:
            row[either + 2 * letter] = u8(min(valverde, diaz))
            row[either + 2 * letter + 1] = u8(max(valverde, diaz))
    return either + 2 * DUELS


def _write_duel(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write the current duel."""
    end = at + DUELS + 3 + 2 * b.seats + len(COMBAT)
    if b.duel == NO_LETTER:
        return end
    row[at + b.duel] = 1
    at += DUELS
    row[at] = u8(min(b.duel_round, MOST))
    row[at + 1] = u8(b.valverde)
    row[at + 2] = u8(b.diaz)
    at = put_seats(row, at + 3, b.dueling, own, b.seats)
    cards: i64 = 0
    monkeys: i64 = 0
    for number in b.laid:
        laid: i64 = number
        cards += laid & CARDS
        monkeys |= laid >> MONKEYS_AT
    put_seats(row, put_cards(row, at, cards, len(COMBAT)), monkeys, own, b.seats)
    return end


def _write_end(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> i64:
    """Write the results of the duels."""
    for letter in range(len(b.won)):
        row[at + 2 * letter + b.won[letter]] = 1
    at = put_cards(row, at + 2 * DUELS, b.gone, len(COMBAT))
    if b.over:
        row[at + b.side] = 1
        for seat in winners(b):
            put_seat(row, at + 2, seat, own, b.seats)
    return at + 2 + b.seats


def _write_own(row: BytesWriter, at: i64, b: CartagenaBoard, own: i64) -> None:
    """Write what only this seat sees."""
    player = b.crew[own]
    at = put_cards(row, at, player.combat, len(COMBAT))
    at = put_cards(row, at, player.gold, len(GOLD))
    if player.laid != NO_CARD:
        row[at + player.laid] = 1
    at += len(COMBAT) + 1
    # A seat looks at something only while it alone is to decide.
    if b.acting_bits == 1 << own:
        _write_looks(row, at, b)


def _write_looks(row: BytesWriter, at: i64, b: CartagenaBoard) -> None:
    """C2.2, C2.4, C2.12: the top of the piles, or the two sailors taken, for the seat that looks at them."""
    combat = at + len(GOLD)
    if b.awaited == AWAIT_TAKE and b.visiting == RAMON_DIAZ:
        for card in b.gold_pile[b.gold_top : b.gold_top + 1]:
            row[at + card] = 1
        for card in b.combat_pile[b.combat_top : b.combat_top + 1]:
            row[combat + card] = 1
    elif b.awaited == AWAIT_KEEP:
        for card in b.combat_pile[b.combat_top : b.combat_top + 2]:
            row[combat + card] += 1
    elif b.awaited == AWAIT_POST:
        row[combat + len(COMBAT)] = u8(b.low)
        row[combat + len(COMBAT) + 1] = u8(b.high)
