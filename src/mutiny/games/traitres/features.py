"""The knowledge of a seat as a row of numbers: the contents of its view (see `view`), also from an allow-list.

Players are listed from the seat's own on. The seat number is included too, because moves name players by their seats.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mutiny.games.traitres.constants import (
    CAUGHT,
    HAND,
    KINDS,
    LOOT,
    LOOTS,
    MUTINEER,
    PHASES,
    PLANKS_TO_GO,
    ROLES,
    SEEN,
    TEAMS,
)
from mutiny.games.traitres.rules.actions import FISH, OPEN, PLANK_AT, POCKETS_OF, RID_OF, SPY, STASH
from mutiny.games.traitres.rules.board import (
    ANNOUNCED_BITS,
    AWAIT_FIRST,
    AWAIT_ORDER,
    AWAIT_ROLES,
    LOOT_BITS,
    LOOT_MASK,
    UNDECIDED,
    TraitresBoard,
    TraitresSetting,
)
from mutiny.games.traitres.rules.piles import EMPTY, HEAP_BITS, cards_in
from mutiny.kernel.features import Features, Field, misfit, put_cards, put_seat, writable
from mutiny.kernel.state import State

LARGEST_HAND: Final = HAND - 1 + CAUGHT
"""After a catch, before the cards are put back (T2.6)."""
LATEST: Final = SEEN
"""The number of last announcements that are listed singly: about as many as a spyglass or a riddance would reach."""
# The cards that are played openly, and the first of the moves that play each.
SHOWN: Final[tuple[str, ...]] = (LOOT, *KINDS[LOOTS:])
SHOWN_AT: Final[tuple[int, ...]] = (STASH, PLANK_AT, SPY, POCKETS_OF, RID_OF, FISH)


def fields_for(setting: TraitresSetting) -> tuple[Field, ...]:
    """Return the fields of a row, in order."""
    players = setting.players
    cards = len(setting.deck)
    loots = sum([setting.deck.count(loot) for loot in range(LOOTS)])
    kinds = ", ".join(KINDS)
    worths = ", ".join(KINDS[:LOOTS])
    return (
        Field("phase", len(PHASES), 1, f"what is awaited: {', '.join(PHASES)}"),
        Field("turn", players, 1, "whose turn it is, or was last; nobody's before the first is drawn"),
        Field("seat", players, 1, "the number of this seat: 0, 1, ..."),
        Field("chest", 1, loots, "cards in the chest"),
        Field("draw_pile", 1, cards, "cards in the draw pile"),
        Field("discard_pile", 1, cards, "cards in the discard pile"),
        Field("hand_sizes", players, LARGEST_HAND, "cards in hand: by player"),
        Field("planks", players, PLANKS_TO_GO - 1, "planks in front of each player"),
        Field("aboard", players, 1, "who is still aboard"),
        Field(
            "roles",
            players * len(ROLES),
            1,
            f"the roles that this seat knows, its own among them: by player, {', '.join(ROLES)}; to a mutineer with "
            "mutineers-meet also the other mutineers'",
        ),
        Field(
            "announced", players * LOOTS, loots, f"how often each player has announced each value: by player, {worths}"
        ),
        Field("latest_by", LATEST * players, 1, "who made the last announcements: by announcement, the newest first"),
        Field("latest", LATEST * LOOTS, 1, f"what they were: by announcement, the newest first, {worths}"),
        Field("played", len(SHOWN), 1, f"the last card played: {', '.join(SHOWN)}"),
        Field("played_by", players, 1, "who played it"),
        Field("played_on", players, 1, "on whom, if on somebody"),
        Field("hand", len(KINDS), LARGEST_HAND, f"this seat's hand: {kinds}"),
        Field("seen", LOOTS, SEEN, f"what this seat's spyglass shows now: {worths}"),
        Field("opened", LOOTS, loots, f"what was in the chest, once it has been opened: {worths}"),
        Field("team", len(TEAMS), 1, f"who has won: {', '.join(TEAMS)}"),
    )


class TraitresFeatures(Features):
    """The rows of Traîtres à bord."""

    def __init__(self, setting: TraitresSetting) -> None:
        super().__init__(fields_for(setting), (PLANK_AT, POCKETS_OF))
        self.players = setting.players

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat knows now.

        >>> from mutiny.games.traitres import GAME
        >>> features = GAME.features(5)
        >>> len(features.row(GAME.new(5), 0)) == features.size
        True
        """
        if not isinstance(state, TraitresBoard) or state.players != self.players:
            raise misfit("traitres", self.players, state)
        state.check_seat(seat)
        row = writable(self.zeros)
        at = _write_table(row, state, seat)
        at = _write_players(row, at, state, seat)
        at = _write_announcements(row, at, state, seat)
        at = _write_played(row, at, state, seat)
        _write_secrets(row, at, state, seat)
        return row.getvalue()


def _write_table(row: BytesWriter, b: TraitresBoard, own: i64) -> i64:
    """Write the phase, the turn, the number of this seat and the piles."""
    row[b.awaited] = 1
    at: i64 = len(PHASES)
    if b.awaited > AWAIT_FIRST:
        put_seat(row, at, b.turn, own, b.seats)
    at += b.seats
    row[at + own] = 1
    at += b.seats
    row[at] = u8(_height(b.chest))
    row[at + 1] = u8(b.pile_size())
    row[at + 2] = u8(_heap_size(b.discard))
    return at + 3


def _height(chest: int) -> int:
    """Return the number of cards in the chest."""
    return (chest.bit_length() - 1) // LOOT_BITS


def _heap_size(heap: i64) -> i64:
    total: i64 = 0
    while heap:
        total += heap & 255
        heap >>= HEAP_BITS
    return total


def _write_players(row: BytesWriter, at: i64, b: TraitresBoard, own: i64) -> i64:
    """Write what everybody sees of each player, and the roles that this seat knows."""
    seats = b.seats
    dealt = b.awaited != AWAIT_ROLES
    meets = dealt and b.setting.mutineers_meet and b.crew[own].role == MUTINEER
    roles = at + 3 * seats
    other = own
    for step in range(seats):
        player = b.crew[other]
        row[at + step] = u8(player.size)
        row[at + seats + step] = u8(player.planks)
        if player.aboard:
            row[at + 2 * seats + step] = 1
        if player.shown or b.over or (dealt and other == own) or (meets and player.role == MUTINEER):
            row[roles + step * len(ROLES) + player.role] = 1
        other += 1
        if other == seats:
            other = 0
    return roles + seats * len(ROLES)


def _write_announcements(row: BytesWriter, at: i64, b: TraitresBoard, own: i64) -> i64:
    """Write how often each seat announced each value, and the last announcements."""
    seats = b.seats
    said = cards_in(b.announced, ANNOUNCED_BITS)
    for word in said:
        step = word // LOOTS - own
        if step < 0:
            step += seats
        row[at + step * LOOTS + word % LOOTS] += 1
    by = at + seats * LOOTS
    what = by + LATEST * seats
    for back in range(min(LATEST, len(said))):
        word = said[len(said) - 1 - back]
        put_seat(row, by + back * seats, word // LOOTS, own, seats)
        row[what + back * LOOTS + word % LOOTS] = 1
    return what + LATEST * LOOTS


def _write_played(row: BytesWriter, at: i64, b: TraitresBoard, own: i64) -> i64:
    """T2.9: the last card played, by whom and on whom."""
    by = at + len(SHOWN)
    on = by + b.seats
    played = b.played
    if played != OPEN:
        card = len(SHOWN) - 1
        while played < SHOWN_AT[card]:
            card -= 1
        row[at + card] = 1
        put_seat(row, by, b.played_by, own, b.seats)
        if PLANK_AT <= played < SPY:
            put_seat(row, on, played - PLANK_AT, own, b.seats)
        elif POCKETS_OF <= played < RID_OF:
            put_seat(row, on, played - POCKETS_OF, own, b.seats)
    return on + b.seats


def _write_secrets(row: BytesWriter, at: i64, b: TraitresBoard, own: i64) -> None:
    """Write what only this seat sees, and what everybody sees at the end."""
    at = put_cards(row, at, b.crew[own].hand, len(KINDS))
    if b.awaited == AWAIT_ORDER and b.turn == own:
        _count_loot(row, at, b.chest, SEEN)
    at += LOOTS
    if b.why == "T3.1":
        _count_loot(row, at, b.chest, _height(b.chest))
    at += LOOTS
    if b.team != UNDECIDED:
        row[at + b.team] = 1


def _count_loot(row: BytesWriter, at: i64, chest: int, cards: i64) -> None:
    """Count the top cards of the chest, or all if there are fewer."""
    while cards > 0 and chest > EMPTY:
        loot: i64 = chest & LOOT_MASK
        row[at + loot] += 1
        chest >>= LOOT_BITS
        cards -= 1
