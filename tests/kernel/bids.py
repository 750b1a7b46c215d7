"""A toy game in which all decide at once, and games like it that tell who has already decided. Imports the kernel only.

A prize is drawn; all bid 0, 1 or 2 at once and in secret; the bids are shown, and the highest has the prize. Twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutiny import Event, Features, Field, Game, IllegalMove, MalformedMove, Memory, Rng, State
from mutiny.kernel.events import Told

CHOICES = 3
PRIZES = bytes([1, 2, 3])
ROUNDS = 2
PRIZE, BID, END = 0, 1, 2


class BidState(State):
    """The game under way."""

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

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(range(CHOICES)) if self.is_turn_of(seat) else ()

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalMove(self.clause(), f"seat {seat} cannot bid that")
        self.bids[seat] = action
        self.note(Event("bid", "B2.1", seat, {}, {"bid": action}, (seat,), private=True))
        if self.answered(seat):
            self.shown.append([bid for bid in self.bids if bid is not None])
            self.bids = [None] * self.players
            self.note(Event("shown", "B2.2", None, {"bids": self.shown[-1][:]}))
            if len(self.shown) == ROUNDS:
                self.await_nothing(END)
            else:
                self.await_chance(PRIZE)

    def note(self, event: Event) -> None:
        """Tell an event if somebody listens."""
        if self.telling:
            self.tell(event)

    def draw(self, rng: Rng) -> bytes:
        return bytes([PRIZES[rng.below(len(PRIZES))]])

    def urn(self) -> tuple[bytes, int]:
        return PRIZES, 1

    def settle(self, outcome: bytes) -> None:
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

    def write(self, seat: int, action: int) -> str:
        return f"bid {action}"

    def read(self, seat: int, text: str) -> int:
        for action in range(CHOICES):
            if text == f"bid {action}":
                return action
        raise MalformedMove(text, "write 'bid N'")

    def write_chance(self, outcome: bytes) -> str:
        return f"prize {outcome[0]}"

    def read_chance(self, text: str) -> bytes:
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


class BidMemory(Memory):
    """What a seat has seen: all of it is in the view. Who else has bid is not known, so here nobody has."""

    def __init__(self, seat: int, blank: BidState) -> None:
        self.seat = seat
        self.blank = blank

    def see(self, told: Told) -> None: ...

    def look(self, view: dict[str, Any]) -> None:
        self.view = view

    def imagine(self, rng: Rng) -> BidState:
        world, view = self.blank.copy(), self.view
        world.prizes, world.shown = view["prizes"][:], [bids[:] for bids in view["shown"]]
        world.bids[self.seat] = view["bid"]
        if len(world.shown) < len(world.prizes):
            others = ((1 << world.players) - 1) & ~(1 << self.seat)
            world.await_seats(BID, others if view["bid"] is not None else others | 1 << self.seat)
        elif len(world.shown) == ROUNDS:
            world.await_nothing(END)
        return world


class BidFeatures(Features):
    """What a seat knows, in numbers."""

    def __init__(self) -> None:
        super().__init__((Field("rounds", 1, ROUNDS, "rounds that are over"), Field("waiting", 1, 1, "it is to bid")))

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, BidState)
        return bytes([len(state.shown), seat in state.acting])


class Bids(Game):
    """The game; its states and features can be exchanged, to break it."""

    def __init__(self, state: type[BidState] = BidState, features: type[BidFeatures] = BidFeatures) -> None:
        super().__init__("bids", 2, 4, CHOICES, ())
        self.state = state
        self.kind_of_features = features

    def new(self, players: int, options: dict[str, str] | None = None) -> BidState:
        self.check_players(players)
        self.complete(options)
        return self.state(players)

    def memory(self, seat: int, players: int, options: dict[str, str] | None = None) -> BidMemory:
        return BidMemory(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> BidFeatures:
        return self.kind_of_features()


class Counting(BidState):
    """Shows how many have yet to bid."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "waiting": len(self.acting)}


class Pointing(BidState):
    """Shows those who have bid who has yet to: they may not know either."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        return view if view.get("bid") is None else {**view, "acting": [*self.acting]}


class Announcing(BidState):
    """Tells everybody that somebody has bid, though not what."""

    def note(self, event: Event) -> None:
        event.private = False
        super().note(event)


class CountingFeatures(BidFeatures):
    """Has a number for whether anybody has bid."""

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, BidState)
        return bytes([len(state.shown), len(state.acting) == state.players])


BIDS = Bids()
TELLTALES = {
    "Counting": (Bids(Counting), "the view shows a spectator that seat"),
    "Pointing": (Bids(Pointing), "the view shows seat"),
    "Announcing": (Bids(Announcing), "an event tells a spectator that seat"),
    "CountingFeatures": (Bids(features=CountingFeatures), "the row tells seat"),
}
"""Games that tell who has already bid, and part of what the suite must say of each."""
