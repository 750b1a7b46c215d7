"""A toy game, as a third party would write one: everything the kernel asks of a game, in interpreted Python.

Each of two or three players has two cards. On a turn a player lays one card open or face down, and draws one while
there are any. When all cards are laid, the highest sum of open cards wins; face-down cards are never shown.
Imports the kernel's public names only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutiny import Event, Game, IllegalMove, MalformedMove, Memory, Option, Rng, State
from mutiny.kernel.events import Told
from mutiny.kernel.features import Features, Field

VALUES = 5
HAND = 2
DECK = bytes(value for value in range(VALUES) for _ in range(3))
VERBS = ("open", "hide")


class ToyState(State):
    """The toy game under way."""

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
        """Become like another state."""
        self.over, self.awaits_chance, self.acting = like.over, like.awaits_chance, like.acting
        self.hands = [list(cards) for cards in like.hands]
        self.open = [list(cards) for cards in like.open]
        self.hidden = [list(cards) for cards in like.hidden]
        self.pile = list(like.pile)

    def clause(self) -> str:
        return "X2.1" if self.acting else "X1.1"

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.acting:
            return ()
        held = sorted(set(self.hands[seat]))
        return (*held, *(VALUES + value for value in held))

    def play(self, seat: int, action: int) -> None:
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
        """Tell an event if somebody listens."""
        if self.telling:
            self.tell(event)

    def draw_card(self, seat: int) -> None:
        """The player draws, while there are cards."""
        if self.pile:
            card = self.pile.pop(0)
            self.hands[seat].append(card)
            self.say(Event("draw", "X2.3", seat, {"count": 1}, {"card": card}, (seat,)))

    def go_on(self, seat: int) -> None:
        """The next player who has cards, or the end."""
        for step in range(1, self.players + 1):
            after = (seat + step) % self.players
            if self.hands[after]:
                self.acting = (after,)
                return
        self.acting = ()
        self.over = True
        self.say(Event("end", "X3.1", None, {"scores": [sum(cards) for cards in self.open]}))

    def draw(self, rng: Rng) -> bytes:
        return rng.shuffled(DECK)

    def urn(self) -> tuple[bytes, int]:
        return DECK, len(DECK)

    def settle(self, outcome: bytes) -> None:
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

    def write(self, seat: int, action: int) -> str:
        verb, value = divmod(action, VALUES)
        if not 0 <= verb < len(VERBS):
            raise MalformedMove(str(action), "there are ten moves")
        return f"{VERBS[verb]} {value}"

    def read(self, seat: int, text: str) -> int:
        for action in range(len(VERBS) * VALUES):
            if ToyState.write(self, seat, action) == text:
                return action
        raise MalformedMove(text, "write 'open N' or 'hide N'")

    def write_chance(self, outcome: bytes) -> str:
        return " ".join(["deck", *map(str, outcome)])

    def read_chance(self, text: str) -> bytes:
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

    def hear(self, seat: int, text: str) -> Event:
        if text not in ("say ahoy", "say avast"):
            raise MalformedMove(text, "say ahoy or avast")
        return Event("say", "X9.1", seat, {"phrase": text[4:]})


def failing(method: str) -> type[ToyState]:
    """States of the toy game one of whose methods fails."""

    def fail(*_: object) -> Any:
        raise KeyError("rum")

    return type("Failing", (ToyState,), {method: fail})


class ToyMemory(Memory):
    """What a seat of the toy game has seen."""

    def __init__(self, seat: int, blank: ToyState) -> None:
        self.seat = seat
        self.blank = blank
        self.hidden: list[int] = []

    def see(self, told: Told) -> None:
        if told["kind"] == "hide" and told["seat"] == self.seat:
            self.hidden.append(told["card"])

    def look(self, view: dict[str, Any]) -> None:
        self.view = view

    def imagine(self, rng: Rng) -> ToyState:
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
        # Whoever has laid fewest is next, from the first player on.
        order = [(world.start + step) % world.players for step in range(world.players)]
        world.acting = (min((seat for seat in order if seat in last), key=lambda seat: laid[seat]),) if last else ()
        world.over = not last
        return world


class ToyFeatures(Features):
    """What a seat of the toy game knows, in numbers."""

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
    """The toy game; the kinds of its states and memories can be exchanged, to break it."""

    def __init__(self, state: type[ToyState] = ToyState, memory: type[ToyMemory] = ToyMemory) -> None:
        super().__init__("toy", 2, 3, len(VERBS) * VALUES, (Option("start", ("first", "last"), "first", "X1.1"),))
        self.state = state
        self.kind_of_memory = memory

    def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
        self.check_players(players)
        return self.state(players, 0 if self.complete(options)["start"] == "first" else players - 1)

    def memory(self, seat: int, players: int, options: dict[str, str] | None = None) -> ToyMemory:
        return self.kind_of_memory(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> Features | None:
        return ToyFeatures()


TOY = Toy()
TALKING_TOY = Toy(TalkingState)
