"""The kernel's interface to the game: who is to act, which moves are legal, what each of them does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from mutiny.games.meuterer import events
from mutiny.games.meuterer.belief import MeutererBelief
from mutiny.games.meuterer.constants import CONFLICT, HAND, ISLANDS, KINDS, LOADER, RING, Card
from mutiny.games.meuterer.features import MeutererFeatures
from mutiny.games.meuterer.rules.actions import ACTIONS, FIGHT, HIGHEST_PAY, KEEP, KEEPS, LEAVE, OFFER, PAY, SELL, TAKE
from mutiny.games.meuterer.rules.board import (
    AWAIT_CAPTAIN,
    AWAIT_DECK,
    AWAIT_FIGHT,
    AWAIT_OFFER,
    AWAIT_PAY,
    AWAIT_RING,
    AWAIT_SELL,
    AWAIT_TAKE,
    MeutererBoard,
    MeutererSetting,
)
from mutiny.games.meuterer.rules.mutiny import fight
from mutiny.games.meuterer.rules.notation import read, read_chance, write, write_chance
from mutiny.games.meuterer.rules.offering import leave, offer, offering_moves, pay, take, taking_moves
from mutiny.games.meuterer.rules.points import choose_sale
from mutiny.games.meuterer.rules.round_end import begin_round, keep, keep_moves, shuffle, winners
from mutiny.games.meuterer.view import view
from mutiny.kernel.cardset import count_of, is_made_of, names, one, pack, unpack
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.game import Game, Option
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import refuse_turn

PAYS: Final = tuple(range(PAY, PAY + HIGHEST_PAY + 1))
FIGHTS: Final = tuple(tuple(range(FIGHT, FIGHT + held + 1)) for held in range(HAND + 1))
PRINTED_RING: Final = bytes(range(RING))

# The clause of each awaited decision or chance event, in order.
CLAUSES: Final[tuple[str, ...]] = (
    "M0.3", "M0.5", "M0.6", "M8.1", "M1.1", "M2.1", "M2.6", "M4.1", "M5.5", "M8.2", "M5.8",
)  # fmt: skip


class MeutererState(MeutererBoard):
    """A game of Meuterer under way."""

    def copy(self) -> MeutererState:
        return MeutererState(self.setting, self)

    def clause(self) -> str:
        return CLAUSES[self.awaited]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        awaited = self.awaited
        if not self.is_acting(seat):
            return ()
        if awaited == AWAIT_OFFER:
            return offering_moves(self, seat)
        if awaited == AWAIT_TAKE:
            return taking_moves(self)
        if awaited == AWAIT_FIGHT:
            return FIGHTS[count_of(self.crew[seat].hand, CONFLICT)]
        if awaited == AWAIT_PAY:
            return PAYS
        if awaited == AWAIT_SELL:
            return self.choices
        return keep_moves(self)

    def apply(self, seat: int, action: int) -> None:
        awaited = self.awaited
        if not self.is_acting(seat):
            raise refuse_turn(self, seat)
        if awaited == AWAIT_OFFER:
            if OFFER <= action < LEAVE:
                offer(self, seat, action - OFFER)
                return
            if action == LEAVE:
                leave(self, seat)
                return
        elif awaited == AWAIT_TAKE:
            if TAKE <= action < FIGHT:
                take(self, seat, action - TAKE)
                return
        elif awaited == AWAIT_FIGHT:
            if FIGHT <= action < SELL:
                fight(self, seat, action - FIGHT)
                return
        elif awaited == AWAIT_PAY:
            if PAY <= action < OFFER:
                pay(self, seat, action - PAY)
                return
        elif awaited == AWAIT_SELL:
            if SELL <= action < KEEP:
                choose_sale(self, seat, action)
                return
        elif KEEP <= action < ACTIONS:
            keep(self, seat, KEEPS[action - KEEP])
            return
        raise IllegalMove(self.clause(), f"'{write(self, action)}' is not what is to be decided now")

    def sample_chance(self, rng: Rng) -> bytes:
        if self.awaited == AWAIT_RING:
            return PRINTED_RING if self.setting.ring_printed else rng.shuffled(PRINTED_RING)
        if self.awaited == AWAIT_CAPTAIN:
            return bytes([rng.below(self.players)])
        if self.awaited == AWAIT_DECK:
            return rng.shuffled(self.setting.deck)
        return rng.shuffled(bytes(unpack(self.discard + self.buried)))

    def chance_pool(self) -> tuple[bytes, int]:
        if self.awaited == AWAIT_RING:
            return (b"", 0) if self.setting.ring_printed else (PRINTED_RING, RING)
        if self.awaited == AWAIT_CAPTAIN:
            return bytes(range(self.players)), 1
        if self.awaited == AWAIT_DECK:
            return self.setting.deck, len(self.setting.deck)
        cards = bytes(unpack(self.discard + self.buried))
        return cards, len(cards)

    def chance_outcome(self, cards: bytes) -> bytes:
        return PRINTED_RING if self.awaited == AWAIT_RING and self.setting.ring_printed else cards

    def apply_chance(self, outcome: bytes) -> None:
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        if self.awaited == AWAIT_RING:
            self._apply_ring(outcome)
        elif self.awaited == AWAIT_CAPTAIN:
            self._apply_captain(outcome)
        elif self.awaited == AWAIT_DECK:
            self._apply_deck(outcome)
        else:
            expected = self.discard + self.buried
            if not is_made_of(outcome, expected):
                cards = " ".join(names(expected, KINDS))
                raise IllegalMove("M8.1", f"the new draw pile must be the discard pile: {cards}")
            shuffle(self, outcome)

    def _apply_ring(self, ring: bytes) -> None:
        """M0.3: all twelve islands once; in the printed order if the option says so."""
        if bytes(sorted(ring)) != PRINTED_RING:
            raise IllegalMove("M0.3", "the ring must be the twelve islands, each once")
        if self.setting.ring_printed and ring != PRINTED_RING:
            raise IllegalMove("M0.3", "with ring=printed the ring must lie in the printed order")
        self.lay_ring(ring)
        if self.wants_events:
            self.emit(events.RING.event("M0.3", None, {"islands": [ISLANDS[island] for island in ring]}))
        self.await_chance(AWAIT_CAPTAIN)

    def _apply_captain(self, outcome: bytes) -> None:
        """M0.5: one player is Captain."""
        if len(outcome) != 1 or outcome[0] >= self.players:
            raise IllegalMove("M0.5", f"the Captain must be one of the seats 0 to {self.players - 1}")
        self.captain = outcome[0]
        if self.wants_events:
            self.emit(events.CAPTAIN.event("M0.5", self.captain, {}))
        self.await_chance(AWAIT_DECK)

    def _apply_deck(self, deck: bytes) -> None:
        """M0.2, M0.6: the deck is dealt, five cards each, the Captain first; the rest is the draw pile."""
        if not is_made_of(deck, self.setting.all_cards):
            counts = names(self.setting.all_cards, KINDS)
            whole = ", ".join(f"{counts.count(kind)} {kind}" for kind in KINDS if kind in counts)
            raise IllegalMove("M0.2", f"the deck must be {whole}")
        self.pile = deck
        seat = self.captain
        for _ in range(self.players):
            player = self.crew[seat]
            for card in deck[self.top : self.top + HAND]:
                player.hand += one(card)
            self.top += HAND
            player.size = HAND
            if self.wants_events:
                cards: list[Card] = names(player.hand, KINDS)
                self.emit(events.DEAL.event("M0.6", seat, {"count": HAND}, {"cards": cards}, (seat,)))
            seat = self.after(seat)
        begin_round(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        self.check_seat(seat)
        return cast("dict[str, Any]", view(self, seat))

    def format_move(self, seat: int, action: int) -> str:
        return write(self, action)

    def parse_move(self, seat: int, text: str) -> int:
        return read(self, text)

    def format_chance(self, outcome: bytes) -> str:
        return write_chance(self, outcome)

    def parse_chance(self, text: str) -> bytes:
        return read_chance(self, text)

    def result(self) -> dict[str, Any]:
        return {"scores": self.scores, "winners": winners(self)}

    def inventory(self) -> Sequence[int]:
        cards = self.discard + self.buried + self.fought * one(CONFLICT) + pack(list(self.pile[self.top :]))
        for player in self.crew:
            cards += player.hand + player.offered
        if self.drawn and self.crew[self.drawing].role == LOADER:
            # The loader's drawn cards are separate until some of them are kept.
            cards += pack(self.drawn)
        return [count_of(cards, kind) for kind in range(len(KINDS))]


class Meuterer(Game):
    """Meuterer, for 3 or 4 players."""

    def __init__(self) -> None:
        super().__init__(
            "meuterer",
            3,
            4,
            ACTIONS,
            (
                Option("pirates", ("off", "on", "double"), "off", "MP.1"),
                Option("offered-conflict", ("counts", "ignored"), "counts", "M4.4"),
                Option("loader-returns", ("draw", "discard"), "draw", "M8.2"),
                Option("loader-keeps", ("drawn", "hand"), "drawn", "M8.2"),
                Option("ring", ("shuffled", "printed"), "shuffled", "M0.3"),
                Option("islands", (), "", "M0.8"),
            ),
        )
        self.quiet = ("pay",)

    def new(self, players: int, options: dict[str, str] | None = None) -> MeutererState:
        """M0.1: a game for 3 or 4 players, before the ring is laid.

        >>> GAME.new(3).awaits_chance
        True
        """
        setting: MeutererSetting = self.kept_setting(players, options)
        return MeutererState(setting)

    def setting(self, players: int, options: dict[str, str]) -> MeutererSetting:
        """Return the constants of a game, from its options."""
        return MeutererSetting(players, options)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> MeutererBelief:
        """Return an empty belief for a seat."""
        return MeutererBelief(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> MeutererFeatures:
        """Return the features of the game.

        >>> GAME.features(4).fields[0].name
        'phase'
        """
        setting: MeutererSetting = self.kept_setting(players, options)
        return MeutererFeatures(setting)


GAME: Final = Meuterer()
