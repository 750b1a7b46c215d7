"""Meuterer, clause by clause. Imports the standard library and this package only.

A `MeutererTable` always waits for one entry: an outcome of chance or a move of one seat. `play` checks the entry
against `expected` and `legal`, then carries out everything that follows without a further decision.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from .components import CARDS, DECK, ISLANDS, PRINTED_RING, ROLES, Island, in_order
from .options import RefusedEntry, full_options
from .sales import Sale, points, possible_sales, sell_notation


class MeutererTable:
    """One game in progress; seats count from 0 and clockwise is upwards, for seats as for ring positions."""

    def __init__(
        self, players: int, options: dict[str, str] | None = None, islands: dict[str, Island] | None = None
    ) -> None:
        self.options = full_options(options or {})
        if players not in (3, 4):
            raise RefusedEntry(None, "M0.1: 3 or 4 players")
        self.players = players
        self.islands = islands or ISLANDS
        self.entries = 0
        self.phase = "ring"
        self.round = 1
        self.rounds = 8 if players == 4 else 9
        self.ring: list[str] = []
        self.captain: int | None = None
        self.scores = [0] * players
        self.ship = "hochland"
        # The ship's island comes first, as in the notation of `sell` (M5.5).
        self.active = ["hochland"]
        self.pirate_ship = None if self.options["pirates"] == "off" else "piratennest"
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.draw_pile: list[str] = []
        self.discard_pile: list[str] = []
        # The seats that are still to be asked or served in this phase, the current one first.
        self.queue: list[int] = []
        # The loader's cards just drawn, between drawing and keeping (M8.2).
        self.drawn: list[str] = []
        self.clear_middle()

    def clear_middle(self) -> None:
        """Reset the table for a new round (M0.7, M7.1, M9.1)."""
        self.pay: int | None = None
        self.destinations: dict[str, str | None] = {"captain": None, "mutineer": None}
        self.offered: list[list[str]] = [[] for _ in range(self.players)]
        self.fought = [0] * self.players
        self.left = [False] * self.players
        self.roles: list[str | None] = [None] * self.players
        self.choices: list[str | None] = [None] * self.players

    # What the table waits for

    def expected(self) -> tuple[str, Any]:
        """Return ("chance", "ring" | "captain" | "deck"), ("move", seat) or ("over", None)."""
        if self.phase in ("ring", "captain"):
            return ("chance", self.phase)
        if self.phase in ("deal", "reshuffle"):
            return ("chance", "deck")
        if self.phase == "over":
            return ("over", None)
        return ("move", self.queue[0])

    def deck_multiset(self) -> Counter[str]:
        """Return the cards of the expected deck: the whole deck at the start, later the discard pile."""
        if self.phase == "reshuffle":
            return Counter(self.discard_pile)
        if self.phase == "deal":
            return DECK + Counter(pirates=0 if self.options["pirates"] == "off" else 1)
        raise ValueError("no deck is expected now")

    def legal(self) -> list[str]:
        """Return the notation of every legal move of the seat to act; empty for chance and at the end."""
        if self.expected()[0] != "move":
            return []
        seat = self.queue[0]
        hand = self.hands[seat]
        if self.phase == "pay":
            return [f"pay {n}" for n in range(4)]
        if self.phase == "offer":
            return [*(f"offer {card}" for card in CARDS if card in hand), "leave"]
        if self.phase == "take":
            return [f"take {role}" for role in ROLES if role not in self.roles]
        if self.phase == "fight":
            return [f"fight {n}" for n in range(hand.count("conflict") + 1)]
        if self.phase == "sell":
            return [sell_notation(sale) for sale in self.sales_open_to(seat)]
        if self.options["loader-keeps"] == "hand":
            kept = {tuple(in_order(list(some))) for some in combinations(hand + self.drawn, 5)}
        else:
            kept = {tuple(in_order(list(some))) for some in combinations(self.drawn, 5 - len(hand))}
        by_order = sorted(kept, key=lambda cards: [CARDS.index(card) for card in cards])
        return [" ".join(["keep", *cards]) for cards in by_order]

    # Entries

    def play(self, who: int | str, notation: str) -> None:
        """Carry out one entry; raise RefusedEntry, and change nothing, if the entry is not allowed now."""
        what, detail = self.expected()
        if what == "over":
            raise RefusedEntry(self.entries, "the game is over")
        if what == "chance":
            if who != "*":
                raise RefusedEntry(self.entries, f"chance ({detail}) comes next, not a move")
            self.settle(notation)
        else:
            if isinstance(who, bool) or who != detail:
                raise RefusedEntry(self.entries, f"seat {detail} is to act, not {who!r}")
            words = notation.split(" ")
            if words[0] == "keep" and all(card in CARDS for card in words[1:]):
                # The rules fix no order for the cards kept, so any order names the same move.
                notation = " ".join(["keep", *in_order(words[1:])])
            if notation not in self.legal():
                raise RefusedEntry(self.entries, f"{notation!r} is not legal now")
            self.move(detail, notation)
        self.entries += 1

    def settle(self, notation: str) -> None:
        """Carry out an outcome of chance."""
        word, *values = notation.split(" ")
        if word != self.expected()[1]:
            raise RefusedEntry(self.entries, f"{self.expected()[1]} expected, not {notation!r}")
        if self.phase == "ring":
            if sorted(values) != sorted(PRINTED_RING):
                raise RefusedEntry(self.entries, "the ring must hold the twelve islands once each")
            if self.options["ring"] == "printed" and values != PRINTED_RING:
                raise RefusedEntry(self.entries, "the ring must be the printed one")
            self.ring = values
            self.phase = "captain"
        elif self.phase == "captain":
            if len(values) != 1 or values[0] not in [str(seat) for seat in range(self.players)]:
                raise RefusedEntry(self.entries, "the captain must be one seat")
            self.captain = int(values[0])
            self.phase = "deal"
        else:
            if Counter(values) != self.deck_multiset():
                raise RefusedEntry(self.entries, "the deck does not hold the right cards")
            self.draw_pile = values
            if self.phase == "reshuffle":
                self.discard_pile = []
                self.draw_up()
            else:
                for seat in self.from_captain():
                    self.hands[seat] = self.draw_pile[:5]
                    self.draw_pile = self.draw_pile[5:]
                self.start_round()

    def move(self, seat: int, notation: str) -> None:
        """Carry out a move that is known to be legal."""
        word, *rest = notation.split(" ")
        if word == "pay":
            self.pay = int(rest[0])
            self.phase = "offer"
        elif word == "offer":
            self.offer(seat, rest[0])
            self.next_to_offer()
        elif word == "leave":
            self.left[seat] = True
            if seat == self.captain:
                self.destinations["captain"] = self.clockwise(len(self.hands[seat]))
                self.next_to_offer()
            else:
                self.phase = "take"
        elif word == "take":
            self.roles[seat] = rest[0]
            self.phase = "offer"
            self.next_to_offer()
        elif word == "fight":
            self.fought[seat] = int(rest[0])
            for _ in range(self.fought[seat]):
                self.hands[seat].remove("conflict")
            self.queue.pop(0)
            self.ask_fighters()
        elif word == "sell":
            self.choices[seat] = notation
            self.queue.pop(0)
            self.ask_sellers()
        else:
            self.keep(seat, rest)
            self.queue.pop(0)
            self.draw_up()

    # Seats and places

    def from_captain(self) -> list[int]:
        """Return all seats clockwise, starting with the Captain's."""
        assert self.captain is not None
        return [(self.captain + step) % self.players for step in range(self.players)]

    def clockwise(self, steps: int) -> str:
        """Return the island a number of steps clockwise from the ship."""
        return self.ring[(self.ring.index(self.ship) + steps) % 12]

    def seat_of(self, role: str) -> int | None:
        return self.roles.index(role) if role in self.roles else None

    # M1, M2

    def start_round(self) -> None:
        assert self.captain is not None
        self.clear_middle()
        self.phase = "pay"
        self.queue = [self.captain]

    def offer(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if card != "pirates":
            self.offered[seat].append(card)
            return
        assert self.pirate_ship is not None
        self.discard_pile.append(card)  # MP.4
        steps = len(self.hands[seat]) * (2 if self.options["pirates"] == "double" else 1)
        track = [self.pirate_ship]  # MP.3: where it lay counts, and every island on the way
        for _ in range(steps):
            track.append(self.ring[self.ring.index(track[-1]) - 1])
        self.pirate_ship = track[-1]
        if self.ship in track:
            for cards in self.offered:
                self.discard_pile += cards
                cards.clear()

    def next_to_offer(self) -> None:
        seat = self.queue[0]
        clockwise = [(seat + step) % self.players for step in range(1, self.players + 1)]
        still_in = [other for other in clockwise if not self.left[other]]
        if still_in:
            self.queue = still_in[:1]
        else:
            self.show_actions()

    # M3, M4

    def show_actions(self) -> None:
        mutineer = self.seat_of("mutineer")
        if mutineer is None:
            self.score_voyage(mutiny_won=False)
            return
        self.destinations["mutineer"] = self.clockwise(len(self.hands[mutineer]))
        self.phase = "fight"
        involved = [self.captain, mutineer, self.seat_of("mate"), self.seat_of("boy")]
        self.queue = [seat for seat in self.from_captain() if seat in involved and self.hands[seat]]
        self.ask_fighters()

    def ask_fighters(self) -> None:
        if not self.queue:
            against = self.strength(self.captain) + self.strength(self.seat_of("mate"))
            against += 1 if "mate" in self.roles else 0  # M4.3
            in_favour = self.strength(self.seat_of("mutineer")) + self.strength(self.seat_of("boy"))
            self.score_voyage(mutiny_won=in_favour >= against)

    def strength(self, seat: int | None) -> int:
        if seat is None:
            return 0
        offered = self.offered[seat].count("conflict") if self.options["offered-conflict"] == "counts" else 0
        return self.fought[seat] + offered

    # M5

    def score_voyage(self, mutiny_won: bool) -> None:
        assert self.captain is not None
        assert self.pay is not None
        if mutiny_won:
            self.destinations["captain"] = None
            mutineer, boy = self.seat_of("mutineer"), self.seat_of("boy")
            assert mutineer is not None
            self.scores[mutineer] += self.islands[self.destination()].docking
            if boy is not None:
                self.scores[boy] += 2
            self.captain = mutineer
        else:
            self.destinations["mutineer"] = None
            self.scores[self.captain] += self.islands[self.destination()].docking
            mate = self.seat_of("mate")
            if mate is not None:
                self.scores[mate] += 1 + self.pay
                self.scores[self.captain] -= self.pay
        self.phase = "sell"
        self.queue = [seat for seat in self.from_captain() if len(self.sales_open_to(seat)) > 1]
        self.ask_sellers()

    def destination(self) -> str:
        """Return the one destination left after M4."""
        (island,) = [island for island in self.destinations.values() if island is not None]
        return island

    def ask_sellers(self) -> None:
        if not self.queue:
            self.score_sales()

    def sales_open_to(self, seat: int) -> list[Sale]:
        return possible_sales(self.offered[seat], self.active, self.islands)

    def score_sales(self) -> None:
        sales = []
        for seat in range(self.players):
            possible = self.sales_open_to(seat)
            if len(possible) > 1:
                possible = [sale for sale in possible if sell_notation(sale) == self.choices[seat]]
            (sale,) = possible
            sales.append(sale)
        for island in self.active:
            sold = [sum(n for where, _, n in sale if where == island) for sale in sales]
            scored = points(self.islands[island], sold, self.seat_of("merchant"))
            for seat in range(self.players):
                self.scores[seat] += scored[seat]
        if self.round == self.rounds:
            self.phase = "over"
        else:
            self.end_round()

    # M6 to M10

    def end_round(self) -> None:
        previous, self.ship = self.ship, self.destination()
        self.active = [self.ship] if self.ship == previous else [self.ship, previous]
        for seat in range(self.players):
            self.discard_pile += self.offered[seat] + ["conflict"] * self.fought[seat]
        roles = self.roles
        self.clear_middle()
        self.roles = roles  # M9.1: the action cards go back only after the drawing
        self.queue = self.from_captain()
        self.draw_up()

    def draw_up(self) -> None:
        """Continue drawing until a shuffle or a decision is needed."""
        while self.queue:
            seat = self.queue[0]
            loader = self.roles[seat] == "loader"
            taking = self.drawn if loader else self.hands[seat]
            full = 5 - len(self.hands[seat]) + 3 if loader else 5
            while len(taking) < full:
                if not self.draw_pile:
                    self.phase = "reshuffle"
                    return
                taking.append(self.draw_pile.pop(0))
            if loader:
                self.phase = "keep"
                return
            self.queue.pop(0)
        self.round += 1
        self.start_round()

    def keep(self, seat: int, kept: list[str]) -> None:
        waiting = list(kept)
        back = self.draw_pile if self.options["loader-returns"] == "draw" else self.discard_pile
        choice = self.drawn
        if self.options["loader-keeps"] == "hand":
            # The cards held before count as drawn first, in the order of M0.2.
            choice = in_order(self.hands[seat]) + self.drawn
            self.hands[seat] = []
        for card in choice:
            if card in waiting:
                waiting.remove(card)
                self.hands[seat].append(card)
            else:
                back.append(card)
        self.drawn = []

    # Results and positions

    def result(self) -> dict[str, list[int]]:
        """Return the scores by seat and the winners (M5.8), once the game is over."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        best = max(self.scores)
        winners = [seat for seat in range(self.players) if self.scores[seat] == best]
        return {"scores": list(self.scores), "winners": winners}

    def summary(self) -> dict[str, Any]:
        """Return everything that determines this position; cards whose order is free are in the order of M0.2."""
        return {
            "expected": list(self.expected()),
            "phase": self.phase,
            "round": self.round,
            "ring": list(self.ring),
            "captain": self.captain,
            "scores": list(self.scores),
            "ship": self.ship,
            "active": list(self.active),
            "pirate_ship": self.pirate_ship,
            "pay": self.pay,
            "destinations": dict(self.destinations),
            "hands": [in_order(hand) for hand in self.hands],
            "offered": [in_order(cards) for cards in self.offered],
            "fought": list(self.fought),
            "left": list(self.left),
            "roles": list(self.roles),
            "choices": list(self.choices),
            "drawn": list(self.drawn),
            "draw_pile": list(self.draw_pile),
            "discard_pile": in_order(self.discard_pile),
        }

    def clone(self) -> MeutererTable:
        """Return an equal table that shares nothing changeable with this one."""
        twin = MeutererTable.__new__(MeutererTable)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
        twin.hands = [list(cards) for cards in self.hands]
        twin.offered = [list(cards) for cards in self.offered]
        return twin
