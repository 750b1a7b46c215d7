"""The knowledge of a seat as a row of numbers: the contents of its view (see `view`), also from an allow-list.

Islands are listed clockwise from the ship, players from the seat's own on.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mutiny.games.meuterer.components import HIGHEST, Islands
from mutiny.games.meuterer.constants import EXTRA, GOODS, HAND, KINDS, LOADER, NO_ROLE, PHASES, PIRATES, RING, ROLES
from mutiny.games.meuterer.rules.actions import HIGHEST_PAY
from mutiny.games.meuterer.rules.board import (
    AWAIT_CAPTAIN,
    AWAIT_KEEP,
    AWAIT_PAY,
    AWAIT_RING,
    AWAIT_SHUFFLE,
    NOWHERE,
    MeutererBoard,
    MeutererSetting,
)
from mutiny.games.meuterer.rules.offering import middle_count
from mutiny.kernel.cardset import size
from mutiny.kernel.features import MOST, Features, Field, misfit, put_bits, put_cards, put_seat, put_seats, writable
from mutiny.kernel.state import State

MOST_CONFLICT: Final = 7
"""All six conflict cards, and the 1 that the mate adds."""
MOST_ALIKE: Final = 8
MOST_ROUNDS: Final = 9
DEEPEST: Final = HIGHEST_PAY * MOST_ROUNDS
"""The lowest possible score, as a positive number: a Captain who pays the most, every round."""
BUYS: Final = len(GOODS) + 1
ISLAND: Final = BUYS + 4
"""Numbers for each island."""
NO_ISLANDS: Final = bytes(RING * ISLAND)


def fields_for(setting: MeutererSetting) -> tuple[Field, ...]:
    """Return the fields of a row, in order."""
    players = setting.players
    cards = len(setting.deck)
    goods = ", ".join(KINDS[:PIRATES])
    kinds = ", ".join(KINDS)
    roles = ", ".join(ROLES)
    return (
        Field("phase", len(PHASES), 1, f"what is awaited: {', '.join(PHASES)}"),
        Field("acting", players, 1, "who is to decide"),
        Field("captain", players, 1, "who is Captain; nobody before that is drawn"),
        Field("round", 1, MOST_ROUNDS, "the number of the round, 0 before the first"),
        Field("pay", HIGHEST_PAY + 1, 1, "what the Captain has shown that the mate will be paid: 0, 1, 2, 3"),
        Field("other_active", RING, 1, "the active island besides the ship's, by its place from the ship on"),
        Field("pirate_ship", RING, 1, "where the pirate ship is, by its place from the ship on; with the pirates only"),
        Field("captain_destination", RING, 1, "the Captain's destination, by its place from the ship on"),
        Field("mutineer_destination", RING, 1, "the Mutineer's destination, by its place from the ship on"),
        Field("mutiny", 1, 1, "whether there is a mutiny"),
        Field("against", 1, MOST_CONFLICT, "conflict for the Captain so far"),
        Field("rising", 1, MOST_CONFLICT, "conflict for the mutiny so far"),
        Field("fought", 1, MOST_CONFLICT, "conflict cards played in the mutiny so far"),
        Field("draw_pile", 1, cards, "cards in the draw pile"),
        Field("discard_pile", len(KINDS), MOST_ALIKE, f"cards in the open discard pile: {kinds}"),
        Field("discard_face_down", 1, cards, "cards that the loader has put into the discard pile unseen"),
        Field("drawing", players, 1, "who draws cards, while the loader chooses or the pile is shuffled"),
        Field("needed", 1, HAND + EXTRA, "how many cards that player has still to draw"),
        Field("scores", players, MOST, f"victory points and {DEEPEST}, at most {MOST}: by player"),
        Field("hand_sizes", players, HAND, "cards in hand: by player"),
        Field("offered", players * PIRATES, HAND, f"cards offered this round: by player, {goods}"),
        Field("left", players, 1, "who has left the offering"),
        Field("middle_count", 1, len(ROLES), "action cards in the middle"),
        Field("roles", players * len(ROLES), 1, f"action cards that are shown: by player, {roles}"),
        Field(
            "sold", players * 2, HAND, "cards sold this round: by player, at the ship's island, at the other active one"
        ),
        Field("hand", len(KINDS), HAND, f"this seat's hand: {kinds}"),
        Field("role", len(ROLES), 1, f"this seat's action card: {roles}"),
        Field("middle", len(ROLES), 1, f"the action cards that lay in the middle when this seat left: {roles}"),
        Field("drawn", len(KINDS), HAND + EXTRA, f"what this seat's loader has drawn and chooses from: {kinds}"),
        Field(
            "islands",
            RING * ISLAND,
            HIGHEST,
            f"the islands, from the ship's on: by place, what it buys ({', '.join(GOODS)}, any), points for selling "
            "most alone, tied with one, tied with two, docking value",
        ),
    )


def island_rows(islands: Islands) -> list[bytes]:
    """Return the numbers of each island, in the order of the islands' table."""
    rows: list[bytes] = []
    for island in range(RING):
        buys = [0] * BUYS
        buys[islands.buys[island]] = 1
        rows.append(bytes([*buys, *islands.prices[island][1:4], islands.docking[island]]))
    return rows


class MeutererFeatures(Features):
    """The rows of Meuterer."""

    def __init__(self, setting: MeutererSetting) -> None:
        super().__init__(fields_for(setting))
        self.players = setting.players
        self._before_islands = bytes(self.size - RING * ISLAND)
        self._islands = setting.islands
        self._island_rows = island_rows(setting.islands)

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat knows now.

        >>> from mutiny.games.meuterer import GAME
        >>> features = GAME.features(4)
        >>> len(features.row(GAME.new(4), 0)) == features.size
        True
        """
        if not isinstance(state, MeutererBoard) or state.players != self.players:
            raise misfit("meuterer", self.players, state)
        state.check_seat(seat)
        row = writable(self._before_islands)
        _write_own(row, _write_players(row, _write_table(row, state, seat), state, seat), state, seat)
        self._write_islands(row, state)
        return row.getvalue()

    def _write_islands(self, row: BytesWriter, b: MeutererBoard) -> None:
        """Write the islands, from the ship's on."""
        if len(b.ring) == 0:
            row.write(NO_ISLANDS)
            return
        rows = self._island_rows if b.setting.islands is self._islands else island_rows(b.setting.islands)
        place = b.ship
        for _ in range(RING):
            row.write(rows[b.ring[place]])
            place += 1
            if place == RING:
                place = 0


def _put_place(row: BytesWriter, at: i64, place: i64, ship: i64) -> i64:
    """Write a one for a place of the ring, counted from the ship."""
    step = place - ship
    if step < 0:
        step += RING
    row[at + step] = 1
    return at + RING


def _write_table(row: BytesWriter, b: MeutererBoard, own: i64) -> i64:
    """Write what everybody sees on the table, up to `needed`."""
    awaited = b.awaited
    row[awaited] = 1
    at: i64 = len(PHASES)
    at = put_seats(row, at, b.acting_bits, own, b.seats)
    if awaited != AWAIT_RING and awaited != AWAIT_CAPTAIN:
        put_seat(row, at, b.captain, own, b.seats)
    at += b.seats
    row[at] = u8(b.round)
    at += 1
    if b.round and awaited != AWAIT_PAY:
        row[at + b.pay] = 1
    at += HIGHEST_PAY + 1
    at = _write_places(row, at, b)
    if b.mutiny:
        row[at] = 1
        row[at + 1] = u8(b.against)
        row[at + 2] = u8(b.rising)
        row[at + 3] = u8(b.fought)
    at += 4
    row[at] = u8(b.pile_size())
    at = put_cards(row, at + 1, b.discard, len(KINDS))
    row[at] = u8(size(b.buried))
    at += 1
    if awaited == AWAIT_KEEP or awaited == AWAIT_SHUFFLE:
        put_seat(row, at, b.drawing, own, b.seats)
        row[at + b.seats] = u8(b.needed)
    return at + b.seats + 1


def _write_places(row: BytesWriter, at: i64, b: MeutererBoard) -> i64:
    """Write the positions of things, counted from the ship."""
    if b.before != b.ship:
        _put_place(row, at, b.before, b.ship)
    at += RING
    if b.setting.pirates and len(b.ring):
        _put_place(row, at, b.pirate_ship, b.ship)
    at += RING
    if b.goal != NOWHERE:
        _put_place(row, at, b.goal, b.ship)
    at += RING
    if b.mutineer_goal != NOWHERE:
        _put_place(row, at, b.mutineer_goal, b.ship)
    return at + RING


def _write_players(row: BytesWriter, at: i64, b: MeutererBoard, own: i64) -> i64:
    """Write what everybody sees of each player, up to `sold`."""
    seats = b.seats
    sizes = at + seats
    offered = sizes + seats
    count = put_seats(row, offered + seats * PIRATES, b.aside, own, seats)
    row[count] = u8(middle_count(b))
    roles = count + 1
    sold = roles + seats * len(ROLES)
    other = own
    for step in range(seats):
        player = b.crew[other]
        row[at + step] = u8(min(player.score + DEEPEST, MOST))
        row[sizes + step] = u8(player.size)
        put_cards(row, offered + step * PIRATES, player.offered, PIRATES)
        if b.revealed and player.role != NO_ROLE:
            row[roles + step * len(ROLES) + player.role] = 1
        row[sold + 2 * step] = u8(player.here)
        row[sold + 2 * step + 1] = u8(player.there)
        other = b.after(other)
    return sold + 2 * seats


def _write_own(row: BytesWriter, at: i64, b: MeutererBoard, own: i64) -> None:
    """Write what only this seat sees, up to `drawn`."""
    player = b.crew[own]
    role = player.role
    at = put_cards(row, at, player.hand, len(KINDS))
    if role != NO_ROLE:
        row[at + role] = 1
    at += len(ROLES)
    put_bits(row, at, player.saw, len(ROLES))
    at += len(ROLES)
    if b.drawing == own and role == LOADER:
        for card in b.drawn:
            row[at + card] += 1
