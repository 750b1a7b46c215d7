"""A toy game in which all decide at once, and variants of it that reveal who has decided. Imports the kernel only.

A prize is drawn; all bid 0, 1 or 2 at once and in secret; the bids are shown, and the highest wins the prize. The game
has two such rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutiny import Belief, Event, Features, Field, Game, IllegalMove, MalformedMove, Rng, State
from mutiny.kernel.events import SeatEvent

CHOICES = 3
PRIZES = bytes([1, 2, 3])
ROUNDS = 2
PRIZE, BID, END = 0, 1, 2


class BidState(State):
    """The state of a game."""

    def __init__(self, players: int, like: BidState | None = None) -> None:
        super().__init__(players)
        self.prizes: list[int] = []
        self.bids: list[int | None] = [None] * players
        self.shown: list[list[int]] = []
        if like is not None:
            self.await_like(like)
            self.prizes, self.bids, self.shown = like.prizes[:], like.bids[:], [bids[:] for bids in like.shown]

    def clause(self) -> str:
        return "B1.1" if self.awaits_chance else "B2.1"

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return tuple(range(CHOICES)) if self.is_acting(seat) else ()

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal_actions(seat):
            raise IllegalMove(self.clause(), f"seat {seat} cannot bid that")
        self.bids[seat] = action
        self.note(Event("bid", "B2.1", seat, {}, {"bid": action}, (seat,), private=True))
        if self.mark_decided(seat):
            self.shown.append([bid for bid in self.bids if bid is not None])
            self.bids = [None] * self.players
            self.note(Event("shown", "B2.2", None, {"bids": self.shown[-1][:]}))
            if len(self.shown) == ROUNDS:
                self.await_nothing(END)
            else:
                self.await_chance(PRIZE)

    def note(self, event: Event) -> None:
        """Emit an event if somebody wants events."""
        if self.wants_events:
            self.emit(event)

    def sample_chance(self, rng: Rng) -> bytes:
        return bytes([PRIZES[rng.below(len(PRIZES))]])

    def chance_pool(self) -> tuple[bytes, int]:
        return PRIZES, 1

    def apply_chance(self, outcome: bytes) -> None:
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        if len(outcome) != 1 or outcome not in PRIZES:
            raise IllegalMove("B1.1", "there is no such prize")
        self.prizes.append(outcome[0])
        self.note(Event("prize", "B1.1", None, {"prize": outcome[0]}))
        self.await_seats(BID, (1 << self.players) - 1)

    def copy(self) -> BidState:
        return type(self)(self.players, self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"game": "bids", "prizes": self.prizes[:], "shown": [bids[:] for bids in self.shown]}
        return shown if seat is None else {**shown, "bid": self.bids[seat]}

    def format_move(self, seat: int, action: int) -> str:
        return f"bid {action}"

    def parse_move(self, seat: int, text: str) -> int:
        for action in range(CHOICES):
            if text == f"bid {action}":
                return action
        raise MalformedMove(text, "write 'bid N'")

    def format_chance(self, outcome: bytes) -> str:
        return f"prize {outcome[0]}"

    def parse_chance(self, text: str) -> bytes:
        for prize in PRIZES:
            if text == f"prize {prize}":
                return bytes([prize])
        raise MalformedMove(text, "write 'prize N'")

    def result(self) -> dict[str, Any]:
        scores = [0] * self.players
        for prize, bids in zip(self.prizes, self.shown, strict=True):
            scores[bids.index(max(bids))] += prize
        return {"winners": [seat for seat in range(self.players) if scores[seat] == max(scores)], "scores": scores}

    def inventory(self) -> Sequence[int]:
        return []


class BidBelief(Belief):
    """The belief of a seat, all of which is in the view. The other bids are unknown, so a sample contains none."""

    def __init__(self, seat: int, blank: BidState) -> None:
        self.seat = seat
        self.blank = blank

    def observe(self, event: SeatEvent) -> None: ...

    def set_view(self, view: dict[str, Any]) -> None:
        self.view = view

    def sample(self, rng: Rng) -> BidState:
        world, view = self.blank.copy(), self.view
        world.prizes, world.shown = view["prizes"][:], [bids[:] for bids in view["shown"]]
        world.bids[self.seat] = view["bid"]
        if len(world.shown) < len(world.prizes):
            world.await_seats(BID, (1 << world.players) - 1)
            if view["bid"] is not None:
                world.mark_decided(self.seat)
        elif len(world.shown) == ROUNDS:
            world.await_nothing(END)
        return world


class BidFeatures(Features):
    """The knowledge of a seat as numbers."""

    def __init__(self) -> None:
        super().__init__((Field("rounds", 1, ROUNDS, "rounds that are over"), Field("waiting", 1, 1, "it is to bid")))

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, BidState)
        return bytes([len(state.shown), seat in state.acting])


class Bids(Game):
    """The game; its states and features can be replaced, to break it."""

    def __init__(self, state: type[BidState] = BidState, features: type[BidFeatures] = BidFeatures) -> None:
        super().__init__("bids", 2, 4, CHOICES, ())
        self.state = state
        self.kind_of_features = features

    def new(self, players: int, options: dict[str, str] | None = None) -> BidState:
        self.check_players(players)
        self.complete(options)
        return self.state(players)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> BidBelief:
        return BidBelief(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> BidFeatures:
        return self.kind_of_features()


class Counting(BidState):
    """A state whose view shows how many seats have yet to bid."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "waiting": len(self.acting)}


class Pointing(BidState):
    """A state that shows the seats that have bid which others have not; they may not know that either."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        return view if view.get("bid") is None else {**view, "acting": [*self.acting]}


class Announcing(BidState):
    """A state that emits an event for everybody when a seat has bid, without the bid."""

    def note(self, event: Event) -> None:
        event.private = False
        super().note(event)


class Blabbing(BidState):
    """A state whose refusal names the seats that have yet to bid."""

    def apply(self, seat: int, action: int) -> None:
        if not self.is_acting(seat):
            raise IllegalMove("B2.1", f"{self.waiting_for()}, not seat {seat}")
        super().apply(seat, action)


class CountingFeatures(BidFeatures):
    """Features that tell whether anybody has bid."""

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, BidState)
        return bytes([len(state.shown), len(state.acting) == state.players])


BIDS = Bids()
TELLTALES = {
    "Counting": (Bids(Counting), "the view shows a spectator that seat"),
    "Pointing": (Bids(Pointing), "the view shows seat"),
    "Announcing": (Bids(Announcing), "an event tells a spectator that seat"),
    "Blabbing": (Bids(Blabbing), "a refusal tells seat"),
    "CountingFeatures": (Bids(features=CountingFeatures), "the row tells seat"),
}
"""The games that reveal who has bid, and part of the suite's error for each."""
