"""Traîtres à bord, clause by clause. Imports the standard library and this package only.

A `TraitresTable` always waits for one entry: an outcome of chance or a move of one seat; talk may come in between.
`play` checks the entry against `expected` and `legal`, then carries out everything that follows without a further
decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any, NamedTuple

from .options import RefusedEntry
from .traitres_talk import LOOT, well_formed

CARDS = [*LOOT, "plank", "spyglass", "pockets", "riddance", "catch"]
"""Every kind of card, in the order of T0.3."""

OPTIONS = {"mutineers-meet": ["no", "yes"]}
"""Every option with its values, the default first. This one changes only what the players know, not the moves."""


class CrewSize(NamedTuple):
    """One line of the table of T0.1."""

    pirates: int
    mutineers: int
    planks: int
    target: int


CREWS = {
    3: CrewSize(2, 1, 6, 5),
    4: CrewSize(3, 1, 8, 8),
    5: CrewSize(4, 1, 10, 11),
    6: CrewSize(4, 2, 14, 6),
    7: CrewSize(5, 2, 18, 9),
    8: CrewSize(6, 2, 22, 12),
}


def in_order(cards: list[str]) -> list[str]:
    """Return the cards in the order of T0.3.

    >>> in_order(["catch", "-2", "0", "+1", "0"])
    ['+1', '0', '0', '-2', 'catch']
    """
    return sorted(cards, key=CARDS.index)


def whole_deck(players: int) -> Counter[str]:
    """Return the deck of T0.3 for a number of players.

    >>> whole_deck(3).total(), whole_deck(8).total()
    (60, 76)
    """
    deck = {"+1": 20, "0": 10, "-2": 12, "plank": CREWS[players].planks}
    return Counter({**deck, "spyglass": 3, "pockets": 3, "riddance": 3, "catch": 3})


class TraitresTable:
    """One game in progress; seats count from 0 and the left-hand neighbour of a seat is the next number."""

    def __init__(
        self,
        players: int,
        options: dict[str, str] | None = None,
        deck: Mapping[str, int] | None = None,
        crew: CrewSize | None = None,
    ) -> None:
        """Create a table. `deck` and `crew` replace those of T0.3 and T0.1, for games small enough to count."""
        if players not in CREWS:
            raise RefusedEntry(None, "T0.1: 3 to 8 players")
        self.options = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in (options or {}).items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise RefusedEntry(None, f"option {name}={value!r} is not supported")
            self.options[name] = value
        self.players = players
        self.crew = crew or CREWS[players]
        self.deck: Counter[str] = whole_deck(players) if deck is None else +Counter(deck)
        if not set(self.deck) <= set(CARDS) or self.deck.total() < 3 * players:
            raise ValueError("a deck holds the cards of T0.3, and three for everyone")
        if self.crew.pirates + self.crew.mutineers != players:
            raise ValueError("a crew holds a role for everyone")
        self.entries = 0
        # First "roles", "first", "deck", then "play", "order" (T2.5) or "return" (T2.6), and "over".
        self.phase = "roles"
        self.roles: list[str] = []
        self.turn: int | None = None
        self.aboard = [True] * players
        self.planks = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        # The chest and the draw pile are listed from the top down.
        self.chest: list[str] = []
        self.draw_pile: list[str] = []
        self.discard_pile: list[str] = []
        self.team: str | None = None
        self.why: str | None = None

    # What the table waits for

    def expected(self) -> tuple[str, Any]:
        """Return ("chance", "roles" | "first" | "deck"), ("move", seat) or ("over", None)."""
        if self.phase in ("roles", "first", "deck"):
            return ("chance", self.phase)
        if self.phase == "over":
            return ("over", None)
        return ("move", self.turn)

    def legal(self) -> list[str]:
        """Return the notation of every legal move of the seat to act; empty for chance and at the end."""
        if self.expected()[0] != "move":
            return []
        seat = self.expected()[1]
        hand = self.hands[seat]
        if self.phase == "order":
            return self.arrangements("order", self.chest[:3], 3)
        if self.phase == "return":
            return self.arrangements("return", hand, 2)
        others = [other for other in range(self.players) if other != seat and self.aboard[other]]
        moves = ["open"] if self.roles[seat] == "pirate" else []
        for card in CARDS:
            if card not in hand:
                continue
            if card in LOOT:
                moves += [f"stash {card} as {value}" for value in LOOT]
            elif card in ("plank", "pockets"):
                moves += [f"{card} {other}" for other in others]
            else:
                moves.append(card)
        return moves

    def arrangements(self, word: str, cards: list[str], number: int) -> list[str]:
        """Return every different row of a number of these cards, or of all if there are fewer."""
        rows = set(permutations(cards, min(number, len(cards))))
        by_order = sorted(rows, key=lambda row: [CARDS.index(card) for card in row])
        return [" ".join([word, *row]) for row in by_order]

    # Entries

    def play(self, who: int | str, notation: str) -> None:
        """Carry out one entry; raise RefusedEntry, and change nothing, if the entry is not allowed now."""
        what, detail = self.expected()
        if what == "over":
            raise RefusedEntry(self.entries, "the game is over")
        if notation == "say" or notation.startswith("say "):
            # TT.1: players may talk at any time, and therefore while chance is awaited too.
            if isinstance(who, bool) or who not in range(self.players):
                raise RefusedEntry(self.entries, f"only a seat may talk, not {who!r}")
            if not well_formed(notation, self.players):
                raise RefusedEntry(self.entries, f"{notation!r} is not a set phrase")
        elif what == "chance":
            if who != "*":
                raise RefusedEntry(self.entries, f"chance ({detail}) comes next, not a move")
            self.settle(notation)
        else:
            if isinstance(who, bool) or who != detail:
                raise RefusedEntry(self.entries, f"seat {detail} is to act, not {who!r}")
            if notation not in self.legal():
                raise RefusedEntry(self.entries, f"{notation!r} is not legal now")
            self.move(detail, notation)
        self.entries += 1

    def settle(self, notation: str) -> None:
        """Carry out an outcome of chance."""
        word, *values = notation.split(" ")
        if word != self.phase:
            raise RefusedEntry(self.entries, f"{self.phase} expected, not {notation!r}")
        if self.phase == "roles":
            if Counter(values) != +Counter(pirate=self.crew.pirates, mutineer=self.crew.mutineers):
                raise RefusedEntry(self.entries, "T0.1: these are not the roles for so many players")
            self.roles = values
            self.phase = "first"
        elif self.phase == "first":
            if len(values) != 1 or values[0] not in [str(seat) for seat in range(self.players)]:
                raise RefusedEntry(self.entries, "the first player must be one seat")
            self.turn = int(values[0])
            self.phase = "deck"
        else:
            if Counter(values) != self.deck:
                raise RefusedEntry(self.entries, "T0.3: the deck does not hold the right cards")
            self.deal(values)
            self.phase = "play"

    def deal(self, cards: list[str]) -> None:
        assert self.turn is not None
        self.draw_pile = list(cards)
        for step in range(self.players):
            seat = (self.turn + step) % self.players
            for _ in range(3):
                self.draw(seat)

    def move(self, seat: int, notation: str) -> None:
        """Carry out a move that is known to be legal."""
        word, *rest = notation.split(" ")
        if word == "open":
            enough = self.loot() >= self.crew.target
            self.win("pirates" if enough else "mutineers", "T3.1")
        elif word == "order":
            self.chest[: len(rest)] = rest
            self.phase = "play"
            self.draw_and_end_turn()
        elif word == "return":
            for card in rest:
                self.hands[seat].remove(card)
            self.draw_pile = rest + self.draw_pile
            self.phase = "play"
            self.end_turn()  # T1.3: nothing is drawn after a catch
        elif word == "stash":
            self.hands[seat].remove(rest[0])
            self.chest.insert(0, rest[0])
            self.draw_and_end_turn()
        else:
            self.hands[seat].remove(word)
            self.act(seat, word, rest)

    # T2

    def act(self, seat: int, card: str, rest: list[str]) -> None:
        """Play an action card that has left the hand."""
        if card == "plank":
            self.place_plank(int(rest[0]))
            if self.phase == "over":
                return
        else:
            self.discard_pile.append(card)
        if card == "riddance":
            self.discard_pile += self.chest[:2]
            self.chest = self.chest[2:]
        elif card == "pockets":
            target = int(rest[0])
            self.discard_hand(target)
            for _ in range(3):
                self.draw(target)
        elif card == "spyglass" and self.chest:
            self.phase = "order"
            return
        elif card == "catch":
            for _ in range(3):
                self.draw(seat)
            self.phase = "return"
            return
        self.draw_and_end_turn()

    def place_plank(self, target: int) -> None:
        self.planks[target] += 1
        if self.planks[target] < 3:
            return
        self.planks[target] = 0
        self.discard_pile += ["plank"] * 3
        self.discard_hand(target)
        self.aboard[target] = False
        if self.number_aboard("mutineer") == 0:
            self.win("pirates", "T3.2")
        elif self.number_aboard("mutineer") >= self.number_aboard("pirate"):
            self.win("mutineers", "T3.3")

    def discard_hand(self, seat: int) -> None:
        self.discard_pile += self.hands[seat]
        self.hands[seat] = []

    def draw(self, seat: int) -> None:
        """Draw one card, if there is one."""
        if self.draw_pile:
            self.hands[seat].append(self.draw_pile.pop(0))

    # T1.3, T3

    def draw_and_end_turn(self) -> None:
        assert self.turn is not None
        self.draw(self.turn)
        self.end_turn()

    def end_turn(self) -> None:
        assert self.turn is not None
        if not self.draw_pile:
            self.win("mutineers", "T3.4")
            return
        self.turn = (self.turn + 1) % self.players
        while not self.aboard[self.turn]:
            self.turn = (self.turn + 1) % self.players

    def number_aboard(self, role: str) -> int:
        return sum(1 for seat in range(self.players) if self.aboard[seat] and self.roles[seat] == role)

    def loot(self) -> int:
        """Return the sum of all cards in the chest."""
        return sum(int(card) for card in self.chest)

    def win(self, team: str, why: str) -> None:
        self.team, self.why = team, why
        self.phase = "over"

    # Results and positions

    def result(self) -> dict[str, Any]:
        """Return the winning team, the deciding clause, and the team's members (T3.5), once the game is over."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        winners = [seat for seat in range(self.players) if f"{self.roles[seat]}s" == self.team]
        return {"team": self.team, "why": self.why, "winners": winners}

    def summary(self) -> dict[str, Any]:
        """Return everything that determines this position; cards whose order is free are in the order of T0.3."""
        return {
            "expected": list(self.expected()),
            "phase": self.phase,
            "turn": self.turn,
            "roles": list(self.roles),
            "aboard": list(self.aboard),
            "planks": list(self.planks),
            "hands": [in_order(hand) for hand in self.hands],
            "chest": list(self.chest),
            "draw_pile": list(self.draw_pile),
            "discard_pile": in_order(self.discard_pile),
            "result": self.result() if self.phase == "over" else None,
        }

    def clone(self) -> TraitresTable:
        """Return an equal table that shares nothing changeable with this one."""
        twin = TraitresTable.__new__(TraitresTable)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
        twin.hands = [list(cards) for cards in self.hands]
        return twin
