"""Toy games, each with one fault in its views, events or beliefs, for the conformance suite to find.

Imports the toy game and the list of faults only.
"""

from __future__ import annotations

from typing import Any

from kernel.toy import VALUES, Toy, ToyBelief, ToyFeatures, ToyState
from testing.faults import fault

from mutiny import Event, IllegalMove, Rng, State

# Views and events


@fault("cannot be written as JSON: Object of type bytes")
class Bytes(ToyState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "deck": b"deck"}


@fault("scribbling on the view of seat")
class Aliased(ToyState):
    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        if seat is not None:
            view["hand"] = self.hands[seat]
        return view


@fault("cites no kind or no clause")
class Uncited(ToyState):
    def say(self, event: Event) -> None:
        event.clause = ""
        super().say(event)


@fault("is about nobody here")
class Gossip(ToyState):
    def say(self, event: Event) -> None:
        event.seat = 9
        super().say(event)


@fault("has a secret that nobody is told")
class Whisper(ToyState):
    def say(self, event: Event) -> None:
        event.audience = ()
        super().say(event)


@fault("has a name both open and secret")
class Both(ToyState):
    def say(self, event: Event) -> None:
        event.facts = {**event.facts, **dict.fromkeys(event.secret, 0)}
        super().say(event)


@fault("the event end cannot be written as JSON")
class Unwritable(ToyState):
    def say(self, event: Event) -> None:
        if event.kind == "end":
            event.facts["scores"] = {1, 2}
        super().say(event)


# Secrecy


@fault("view shows a spectator something hidden that no event has told")
class OpenHands(ToyState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "all": [sorted(hand) for hand in self.hands]}


@fault("something hidden that no event has told")
class LateView(ToyState):
    """A state whose view shows the sum of three face-down cards."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "sums": [sum(cards) if len(cards) == 3 else 0 for cards in self.hidden]}


@fault("looks different to seat 0")
class WrongBelief(ToyBelief):
    """A belief that takes its own hand for the hand of another seat."""

    def sample(self, rng: Rng) -> ToyState:
        world = super().sample(rng)
        world.hands.append(world.hands.pop(0))
        return world


@fault("'hide")
class LeakyHide(ToyState):
    def say(self, event: Event) -> None:
        if event.kind == "hide":
            event.facts, event.secret, event.audience = {**event.facts, **event.secret}, {}, ()
        super().say(event)


@fault("an event of a chance outcome tells")
class LeakyDeal(ToyState):
    def say(self, event: Event) -> None:
        if event.kind == "deal":
            event.audience = tuple(range(self.players))
        super().say(event)


@fault("'open")
class LeakyOpen(ToyState):
    def say(self, event: Event) -> None:
        if event.kind == "open" and event.seat is not None:
            event.facts["rest"] = sum(self.hands[event.seat])
        super().say(event)


@fault("tells a spectator something hidden")
class LeakyPile(ToyState):
    def apply_chance(self, outcome: bytes) -> None:
        super().apply_chance(outcome)
        self.say(Event("pile", "X1.1", None, {"last": self.pile[-1]}))


# Beliefs


@fault("samples two worlds from the same generator")
class Dreamer(ToyBelief):
    dreams = 0

    def sample(self, rng: Rng) -> ToyState:
        Dreamer.dreams += 1
        return super().sample(Rng(bytes([Dreamer.dreams % 256])))


@fault("has other cards")
class Counterfeiter(ToyBelief):
    def sample(self, rng: Rng) -> ToyState:
        world = super().sample(rng)
        if world.pile:
            world.pile[0] = (world.pile[0] + 1) % VALUES
        return world


@fault("it has other moves")
class Usurper(ToyBelief):
    def sample(self, rng: Rng) -> ToyState:
        world = super().sample(rng)
        world.acting = tuple((seat + 1) % world.players for seat in world.acting)
        return world


@fault("cannot be played to its end")
class Fragile(ToyBelief):
    """A belief that samples worlds that break during play."""

    def sample(self, rng: Rng) -> ToyState:
        world = super().sample(rng)
        return Breaking(world.players, world.start, world)


class Breaking(ToyState):
    """A state that cannot continue when the last card has been drawn."""

    def draw_card(self, seat: int) -> None:
        if len(self.pile) == 1:
            raise IllegalMove("X2.3", "there is no such card")
        super().draw_card(seat)


# Rows of features


class Rows(Toy):
    """The toy game with other rows."""

    kind: type[ToyFeatures] = ToyFeatures

    def features(self, players: int, options: dict[str, str] | None = None) -> ToyFeatures:
        return self.kind()


class LeakyFeatures(ToyFeatures):
    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, ToyState)
        return super().row(state, seat)[:-1] + bytes(state.pile[:1] or [0])


@fault("after nothing but a thought the row of seat 0 tells something hidden")
class LeakyRows(Rows):
    """A game whose rows contain the next card of the pile instead of its size."""

    kind = LeakyFeatures


class ShortFeatures(ToyFeatures):
    def row(self, state: State, seat: int) -> bytes:
        return super().row(state, seat)[:-1]


@fault("the row of seat 0 is not 7 bytes")
class ShortRows(Rows):
    kind = ShortFeatures


class HighFeatures(ToyFeatures):
    def row(self, state: State, seat: int) -> bytes:
        return super().row(state, seat)[:-1] + b"\xff"


@fault("holds a number that is larger than its field says")
class HighRows(Rows):
    kind = HighFeatures


class RoomlessFeatures(ToyFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.fields[-1].most = 0

    def row(self, state: State, seat: int) -> bytes:
        return super().row(state, seat)[:-1] + b"\0"


@fault("the field pile has no room for a number")
class RoomlessRows(Rows):
    kind = RoomlessFeatures


class MeddlingFeatures(ToyFeatures):
    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, ToyState)
        state.open[seat].append(0)
        return super().row(state, seat)


@fault("making rows changes the state")
class MeddlingRows(Rows):
    kind = MeddlingFeatures
