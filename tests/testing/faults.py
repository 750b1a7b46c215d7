"""Toy games, each with one fault in its moves that the conformance suite must find. Imports the toy game only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from kernel.toy import VALUES, Toy, ToyBelief, ToyState

from mutiny import Event, IllegalMove, Rng

BotSpec = TypeVar("BotSpec", bound="type[ToyState] | type[ToyBelief] | type[Toy]")

FAULTS: dict[str, tuple[Toy, str]] = {}
"""Games by the name of their fault, and part of the suite's error for them."""


def fault(sentence: str) -> Callable[[BotSpec], BotSpec]:
    """Register a state, belief or game with a fault that is reported in these words."""

    def note(kind: BotSpec) -> BotSpec:
        if issubclass(kind, Toy):
            game = kind()
        elif issubclass(kind, ToyBelief):
            game = Toy(belief=kind)
        else:
            assert issubclass(kind, ToyState)
            game = Toy(kind)
        FAULTS[kind.__name__] = (game, sentence)
        return kind

    return note


# Shape


@fault("over, awaits_chance and acting must exclude each other")
class OverAndActing(ToyState):
    def go_on(self, seat: int) -> None:
        super().go_on(seat)
        self.over = self.over or not self.pile


@fault("acting seats must ascend")
class Disordered(ToyState):
    def apply_chance(self, outcome: bytes) -> None:
        super().apply_chance(outcome)
        self.acting = (1, 0)


@fault("are not all at the table")
class Outsider(ToyState):
    def apply_chance(self, outcome: bytes) -> None:
        super().apply_chance(outcome)
        self.acting = (7,)


@fault("the clause of what is awaited is ''")
class NoClause(ToyState):
    def clause(self) -> str:
        return ""


@fault("is to act and has no legal move")
class Stuck(ToyState):
    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return () if len(self.pile) < 5 else super().legal_actions(seat)


@fault("is not to act and has legal moves")
class Eager(ToyState):
    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return super().legal_actions(seat) or (0,)


@fault("do not ascend")
class Descending(ToyState):
    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return super().legal_actions(seat)[::-1]


@fault("is outside the action space")
class Outside(ToyState):
    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return tuple(action + VALUES for action in super().legal_actions(seat))


# Notation


@fault("is not plainly spaced text")
class Spaced(ToyState):
    def format_move(self, seat: int, action: int) -> str:
        return super().format_move(seat, action) + " "


@fault("stands for two legal moves")
class Ambiguous(ToyState):
    def format_move(self, seat: int, action: int) -> str:
        return super().format_move(seat, action % VALUES)


@fault(", which reads as ")
class Misread(ToyState):
    def parse_move(self, seat: int, text: str) -> int:
        return (super().parse_move(seat, text) + 1) % (2 * VALUES)


@fault("does not read back to itself")
class MisreadChance(ToyState):
    def parse_chance(self, text: str) -> bytes:
        return bytes(reversed(super().parse_chance(text)))


# Copies, replay, undo


@fault("does one thing in silence and another when told")
class ForgetfulCopy(ToyState):
    def take_after(self, like: ToyState) -> None:
        super().take_after(like)
        self.open = [[] for _ in self.open]


@fault("does one thing in silence and another when told")
class SortedCopy(ToyState):
    def take_after(self, like: ToyState) -> None:
        super().take_after(like)
        self.pile.sort()


@fault("a move made on a copy changes the original")
class SharedHands(ToyState):
    def take_after(self, like: ToyState) -> None:
        super().take_after(like)
        self.hands = like.hands


@fault("does one thing in silence and another when told")
class Shy(ToyState):
    def draw_card(self, seat: int) -> None:
        if not self.wants_events or len(self.pile) != 4:
            super().draw_card(seat)


@fault("in silence and when told look alike but go on differently")
class Sly(ToyState):
    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if self.wants_events:
            self.pile.reverse()


@fault("after a chance outcome the view shows seat 0")
class Wandering(Toy):
    """A game that begins differently each time, so that no log can be replayed."""

    begun = 0

    def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
        self.begun += 1
        state = super().new(players, options)
        state.start = self.begun % players
        return state


@fault("tells a spectator something else when it is replayed")
class Chatty(ToyState):
    """A state that numbers the ends of all games in its events."""

    ends = 0

    def say(self, event: Event) -> None:
        if event.kind == "end" and self.wants_events:
            Chatty.ends += 1
            event.facts["number"] = Chatty.ends
        super().say(event)


# Chance


@fault("the same generator draws two different outcomes")
class Moody(ToyState):
    mood = 0

    def sample_chance(self, rng: Rng) -> bytes:
        Moody.mood += 1
        return Rng(bytes([Moody.mood % 256])).shuffled(super().sample_chance(rng))


@fault("drawing an outcome changes the state")
class Hasty(ToyState):
    def sample_chance(self, rng: Rng) -> bytes:
        outcome = super().sample_chance(rng)
        self.hands = [list(outcome[:2]) for _ in self.hands]
        self.pile = self.pile[: 15 - 2 * self.players]
        return outcome


@fault("the chance pool holds fewer cards than are drawn from it")
class Thirsty(ToyState):
    def chance_pool(self) -> tuple[bytes, int]:
        cards, many = super().chance_pool()
        return cards, many + 1


@fault("cards drawn from the chance pool one by one are refused")
class Leaky(ToyState):
    def chance_pool(self) -> tuple[bytes, int]:
        cards, many = super().chance_pool()
        return cards, many - 1


# Cards


@fault("cards come or go")
class Lossy(ToyState):
    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if len(self.pile) == 3:
            self.pile.pop()


# Refusals


@fault("of seat 0 is not refused")
class Lax(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if seat in self.acting and 0 <= action < VALUES and action not in self.hands[seat]:
            return
        super().apply(seat, action)


@fault("is refused but changes the state")
class Impatient(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if seat not in self.acting and self.pile:
            self.pile.append(self.pile.pop(0))
        super().apply(seat, action)


@fault("is not refused but raises ZeroDivisionError")
class Crashing(ToyState):
    def parse_move(self, seat: int, text: str) -> int:
        return 1 // 0 if text == "\x00" else super().parse_move(seat, text)


@fault("is refused under no clause")
class Wordless(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if action >= 2 * VALUES:
            raise IllegalMove("", "no")
        super().apply(seat, action)


@fault("a chance outcome that is not awaited is not refused")
class Redealing(ToyState):
    def apply_chance(self, outcome: bytes) -> None:
        if outcome or self.awaits_chance:
            super().apply_chance(outcome)


# Results


@fault("the game does not end")
class Endless(ToyState):
    """A state that takes all cards up again and continues."""

    def go_on(self, seat: int) -> None:
        super().go_on(seat)
        if self.over:
            self.over = False
            self.hands, self.open, self.hidden = self.open, self.hidden, self.hands
            super().go_on(seat)


@fault("does not name its winners by seat")
class Draw(ToyState):
    def result(self) -> dict[str, Any]:
        return {"winners": "nobody"}


@fault("the result cannot be written as JSON")
class OddResult(ToyState):
    def result(self) -> dict[str, Any]:
        return {"winners": [0], "scores": {1, 2}}


# The frame


@fault("a game for 2 to 3 is begun by 1")
class Welcoming(Toy):
    """A game that accepts any number of players."""

    def check_players(self, players: int) -> None:
        pass


@fault("an unknown option is not refused")
class Agreeable(Toy):
    """A game that accepts any option."""

    def complete(self, options: dict[str, str] | None) -> dict[str, str]:
        return {"start": "first"}
