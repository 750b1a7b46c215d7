"""A toy game, as a third party would write one: everything that the kernel needs of a game, in interpreted Python.

Each of two or three players has two cards. In a turn a player lays one card open or face down, and draws one while
there are any. When all cards are laid, the highest sum of open cards wins; face-down cards are never shown. Imports the
kernel's public names only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutiny import Belief, Event, Game, IllegalMove, MalformedMove, Option, Rng, State
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.features import Features, Field

VALUES = 5
HAND = 2
DECK = bytes(value for value in range(VALUES) for _ in range(3))
VERBS = ("open", "hide")


class ToyState(State):
    """The state of a toy game."""

    def __init__(self, players: int, start: int = 0, like: ToyState | None = None) -> None:
        super().__init__(players)
        self.start = start
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.open: list[list[int]] = [[] for _ in range(players)]
        self.hidden: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = list(DECK)
        if like is not None:
            self.take_after(like)

    def take_after(self, like: ToyState) -> None:
        """Copy another state into this one."""
        self.over, self.awaits_chance, self.acting = like.over, like.awaits_chance, like.acting
        self.hands = [list(cards) for cards in like.hands]
        self.open = [list(cards) for cards in like.open]
        self.hidden = [list(cards) for cards in like.hidden]
        self.pile = list(like.pile)

    def clause(self) -> str:
        return "X2.1" if self.acting else "X1.1"

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat not in self.acting:
            return ()
        held = sorted(set(self.hands[seat]))
        return (*held, *(VALUES + value for value in held))

    def apply(self, seat: int, action: int) -> None:
        if seat not in self.acting:
            raise IllegalMove(self.clause(), f"seat {seat} is not to act")
        verb, value = divmod(action, VALUES)
        if not 0 <= verb < len(VERBS) or value not in self.hands[seat]:
            raise IllegalMove("X2.1", f"seat {seat} cannot lay that")
        self.hands[seat].remove(value)
        if verb == 0:
            self.open[seat].append(value)
            self.say(Event("open", "X2.1", seat, {"card": value}))
        else:
            self.hidden[seat].append(value)
            self.say(Event("hide", "X2.2", seat, {"left": len(self.hands[seat])}, {"card": value}, (seat,)))
        self.draw_card(seat)
        self.go_on(seat)

    def say(self, event: Event) -> None:
        """Emit an event if somebody wants events."""
        if self.wants_events:
            self.emit(event)

    def draw_card(self, seat: int) -> None:
        """Let the player draw, while there are cards."""
        if self.pile:
            card = self.pile.pop(0)
            self.hands[seat].append(card)
            self.say(Event("draw", "X2.3", seat, {"count": 1}, {"card": card}, (seat,)))

    def go_on(self, seat: int) -> None:
        """Continue with the next player who has cards, or end the game."""
        for step in range(1, self.players + 1):
            after = (seat + step) % self.players
            if self.hands[after]:
                self.acting = (after,)
                return
        self.acting = ()
        self.over = True
        self.say(Event("end", "X3.1", None, {"scores": [sum(cards) for cards in self.open]}))

    def sample_chance(self, rng: Rng) -> bytes:
        return rng.shuffled(DECK)

    def chance_pool(self) -> tuple[bytes, int]:
        return DECK, len(DECK)

    def apply_chance(self, outcome: bytes) -> None:
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        if sorted(outcome) != sorted(DECK):
            raise IllegalMove("X1.1", "that is not the deck")
        self.pile = list(outcome)
        for seat in range(self.players):
            self.hands[seat], self.pile = self.pile[:HAND], self.pile[HAND:]
            self.say(Event("deal", "X1.1", seat, {"count": HAND}, {"cards": self.hands[seat][:]}, (seat,)))
        self.awaits_chance = False
        self.acting = (self.start,)

    def copy(self) -> ToyState:
        return type(self)(self.players, self.start, self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "game": "toy",
            "open": [sorted(cards) for cards in self.open],
            "hidden": [len(cards) for cards in self.hidden],
            "hands": [len(cards) for cards in self.hands],
            "pile": len(self.pile),
        }
        if seat is not None:
            shown["hand"] = sorted(self.hands[seat])
            shown["own_hidden"] = sorted(self.hidden[seat])
        return shown

    def format_move(self, seat: int, action: int) -> str:
        verb, value = divmod(action, VALUES)
        if not 0 <= verb < len(VERBS):
            raise MalformedMove(str(action), "there are ten moves")
        return f"{VERBS[verb]} {value}"

    def parse_move(self, seat: int, text: str) -> int:
        for action in range(len(VERBS) * VALUES):
            if ToyState.format_move(self, seat, action) == text:
                return action
        raise MalformedMove(text, "write 'open N' or 'hide N'")

    def format_chance(self, outcome: bytes) -> str:
        return " ".join(["deck", *map(str, outcome)])

    def parse_chance(self, text: str) -> bytes:
        head, *cards = text.split(" ")
        if head != "deck" or any(card not in map(str, range(VALUES)) for card in cards):
            raise MalformedMove(text, "write 'deck N...'")
        return bytes(map(int, cards))

    def result(self) -> dict[str, Any]:
        scores = [sum(cards) for cards in self.open]
        return {"scores": scores, "winners": [seat for seat in range(self.players) if scores[seat] == max(scores)]}

    def inventory(self) -> Sequence[int]:
        cards = [card for pile in (self.pile, *self.hands, *self.open, *self.hidden) for card in pile]
        return [cards.count(value) for value in range(VALUES)]


class TalkingState(ToyState):
    """The toy game with two phrases, to show that any game may have some."""

    def parse_phrase(self, seat: int, text: str) -> Event:
        if text not in ("say ahoy", "say avast"):
            raise MalformedMove(text, "say ahoy or avast")
        return Event("say", "X9.1", seat, {"phrase": text[4:]})


def failing(method: str) -> type[ToyState]:
    """Return a class of states of the toy game in which one method fails."""

    def fail(*_: object) -> Any:
        raise KeyError("rum")

    return type("Failing", (ToyState,), {method: fail})


class ToyBelief(Belief):
    """The belief of a seat of the toy game."""

    def __init__(self, seat: int, blank: ToyState) -> None:
        self.seat = seat
        self.blank = blank
        self.hidden: list[int] = []

    def observe(self, event: SeatEvent) -> None:
        if event["kind"] == "hide" and event["seat"] == self.seat:
            self.hidden.append(event["card"])

    def set_view(self, view: dict[str, Any]) -> None:
        self.view = view

    def sample(self, rng: Rng) -> ToyState:
        world, view = self.blank.copy(), self.view
        unseen = list(DECK)
        world.open = [list(cards) for cards in view["open"]]
        for card in [*view["hand"], *self.hidden, *(card for cards in world.open for card in cards)]:
            unseen.remove(card)
        unseen = list(rng.shuffled(bytes(unseen)))
        if sum(map(len, world.open)) + sum(view["hidden"]) + sum(view["hands"]) == 0:
            return world
        for seat in range(world.players):
            own = seat == self.seat
            world.hands[seat] = list(view["hand"]) if own else [unseen.pop() for _ in range(view["hands"][seat])]
            world.hidden[seat] = self.hidden[:] if own else [unseen.pop() for _ in range(view["hidden"][seat])]
        world.pile = unseen
        world.awaits_chance = False
        last = [seat for seat in range(world.players) if view["hands"][seat]]
        laid = [len(world.open[seat]) + len(world.hidden[seat]) for seat in range(world.players)]
        # The player who has laid the fewest cards is next, from the first player on.
        order = [(world.start + step) % world.players for step in range(world.players)]
        world.acting = (min((seat for seat in order if seat in last), key=lambda seat: laid[seat]),) if last else ()
        world.over = not last
        return world


class ToyFeatures(Features):
    """The knowledge of a seat of the toy game as numbers."""

    def __init__(self) -> None:
        super().__init__(
            (
                Field("over", 1, 1, "whether the game is over"),
                Field("hand", VALUES, 3, "cards in hand, by value"),
                Field("pile", 1, len(DECK), "cards in the pile"),
            )
        )

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, ToyState)
        hand = [state.hands[seat].count(value) for value in range(VALUES)]
        return bytes([state.over, *hand, len(state.pile)])


class Toy(Game):
    """The toy game; the classes of its states and beliefs can be replaced, to break it."""

    def __init__(self, state: type[ToyState] = ToyState, belief: type[ToyBelief] = ToyBelief) -> None:
        super().__init__("toy", 2, 3, len(VERBS) * VALUES, (Option("start", ("first", "last"), "first", "X1.1"),))
        self.state = state
        self.kind_of_belief = belief

    def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
        self.check_players(players)
        return self.state(players, 0 if self.complete(options)["start"] == "first" else players - 1)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> ToyBelief:
        return self.kind_of_belief(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> Features | None:
        return ToyFeatures()


TOY = Toy()
TALKING_TOY = Toy(TalkingState)
