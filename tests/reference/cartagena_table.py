"""Cartagena: the entries of a game and the voyage (C0, C1). Imports the standard library and this package only.

A `CartagenaTable` always waits for an outcome of chance, for a move of one seat or, in the duels, for one of several.
`play` checks the entry against `expected` and `legal`, then carries out everything that follows without a further
decision.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import cartagena_duels, cartagena_pirates
from .cartagena_board import Board
from .cartagena_components import COMBAT, OWN, PIRATES, SAILORS, Components, combat_pile_of, in_order
from .options import RefusedEntry

CHANCE = ["dealer", "combat", "gold", "storm", "row", "sailors", "posts"]
OUTBREAKS = ["round-end", "at-once"]
"""The values of the option `mutiny` (C3.1): when a supply that has run out starts the mutiny. The default is first."""


def tidied(notation: str) -> str:
    """Return the same move with the cards of a `swap` or `sell` in order, because they may be named in any order.

    >>> tidied("swap d1 v2 d1"), tidied("lay v2")
    ('swap v2 d1 d1', 'lay v2')
    """
    word, *rest = notation.split(" ")
    if word in ("swap", "sell") and set(rest) <= set(COMBAT):
        return " ".join([word, *in_order(rest)])
    return notation


class CartagenaTable(Board):
    """One game in progress."""

    def __init__(
        self, players: int, options: dict[str, str] | None = None, components: Components | None = None
    ) -> None:
        """Create a table. With `components` instead of the default ones, the options may name them."""
        if players not in (2, 3, 4):
            raise RefusedEntry(None, "2 to 4 players")
        for name, text in (options or {}).items():
            if name == "mutiny":
                known = text in OUTBREAKS
            else:
                known = name == "components" and (text == "" or components is not None)
            if not known:
                raise RefusedEntry(None, f"option {name}={text!r} is not supported")
        super().__init__(players, components or OWN)
        self.outbreak_at = (options or {}).get("mutiny", OUTBREAKS[0])
        self.entries = 0
        own = self.components
        if own.combat.get("v1", 0) < players or own.combat.get("d1", 0) < players or own.coins < players:
            raise ValueError("C0.1: a v1, a d1 and a coin for everyone")
        if self.ship >= own.mutiny:
            raise ValueError("C0.4: the ship starts before the mutiny space")

    # What the table waits for

    def expected(self) -> tuple[str, Any]:
        """Return ("chance", its word), ("move", the seats that are yet to act) or ("over", None)."""
        if self.phase == "over":
            return ("over", None)
        if self.phase in CHANCE:
            return ("chance", self.phase)
        return ("move", list(self.legal()))

    def legal(self) -> dict[int, list[str]]:
        """Return the notation of every legal move of every seat that is yet to act; empty for chance and at the end."""
        if self.phase == "over" or self.phase in CHANCE:
            return {}
        if self.phase == "lay":
            yet_to_lay = [seat for seat in self.duellists if seat not in self.laid]
            return {seat: cartagena_duels.cards_to_lay(self, seat) for seat in yet_to_lay}
        if self.phase == "monkey":
            assert self.robber is not None
            return {self.robber: [f"rob {other}" for other in self.opponents_with_a_coin(self.robber)]}
        assert self.turn is not None
        return {self.turn: self.doors() if self.phase == "door" else cartagena_pirates.choices(self)}

    def doors(self) -> list[str]:
        """Return the choices of doors (C1.3).

        A player may knock while a card lies face down, or use the card just turned up. Without a knock, any card that
        lies face up may be used.
        """
        face_up = self.row[: self.turned_up]
        if self.knocked:
            face_up = face_up[-1:]
        knock = ["knock"] if self.turned_up < len(self.row) else []
        return knock + [f"visit {pirate}" for pirate in PIRATES if pirate in face_up and pirate not in self.gone]

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
            if isinstance(who, bool) or not isinstance(who, int) or who not in detail:
                raise RefusedEntry(self.entries, f"one of the seats {detail} is to act, not {who!r}")
            if tidied(notation) not in self.legal()[who]:
                raise RefusedEntry(self.entries, f"{notation!r} is not legal now")
            self.move(who, tidied(notation))
        self.entries += 1

    def move(self, seat: int, notation: str) -> None:
        """Carry out a move that is known to be legal."""
        word, *rest = notation.split(" ")
        if word == "lay":
            cartagena_duels.lay(self, seat, rest[0])
        elif self.phase == "monkey":
            cartagena_duels.rob_by_monkey(self, int(rest[0]))
        elif word == "knock":
            self.knock()
        else:
            if word == "visit":
                self.gone.append(rest[0])
                cartagena_pirates.receive(self, rest[0])
            else:
                cartagena_pirates.answer(self, notation)
            if self.phase == "done":
                self.end_turn()

    # Chance

    def settle(self, notation: str) -> None:
        """Carry out an outcome of chance."""
        word, *values = notation.split(" ")
        if word != self.phase:
            raise RefusedEntry(self.entries, f"{self.phase} expected, not {notation!r}")
        if word == "dealer":
            self.insist(len(values) == 1 and values[0] in [str(seat) for seat in range(self.players)], "one seat")
            self.dealer = int(values[0])
            self.phase = "combat"
        elif word == "combat":
            self.insist(Counter(values) == combat_pile_of(self.components, self.players), "the combat cards left")
            self.combat_pile = values
            self.phase = "gold"
        elif word == "gold":
            self.insist(Counter(values) == +Counter(self.components.gold), "the gold cards")
            self.gold_pile = values
            self.phase = "row"
        elif word == "storm":
            self.insist(len(values) == 1 and values[0] in self.pirates_in_play(), "a pirate who is in play")
            self.lifeboat = values[0]
            self.phase = "row"
        elif word == "row":
            self.insist(len(values) == len(set(values)) == self.players + 3, "so many different pirates")
            self.insist(set(values) <= set(self.pirates_in_play()), "pirates who are in play")
            self.begin_round(values)
        else:
            self.settle_sailors(word, values)

    def settle_sailors(self, word: str, values: list[str]) -> None:
        """Place sailors by chance (C2.12, C3.3)."""
        self.insist(all(number in [str(sailor) for sailor in SAILORS] for number in values), "sailors from 1 to 10")
        sailors = [int(number) for number in values]
        if word == "sailors":
            self.insist(len(sailors) == len(set(sailors)) == 2 and set(sailors) <= set(self.deck), "two from deck")
            self.sailors = sorted(sailors)
            self.deck = [sailor for sailor in self.deck if sailor not in sailors]
            self.phase = "post"
        else:
            self.insist(sorted(sailors) == SAILORS, "every sailor once")
            pairs = [[sailors[2 * place], sailors[2 * place + 1]] for place in range(5)]
            self.insist(all(old in (None, new) for old, new in zip(self.posts, pairs, strict=True)), "those placed")
            self.posts = [*pairs]
            self.deck = []
            cartagena_duels.begin_duel(self, "a")

    def insist(self, sound: bool, what: str) -> None:
        if not sound:
            raise RefusedEntry(self.entries, f"{self.phase}: {what} expected")

    def pirates_in_play(self) -> list[str]:
        """Return all pirates but the one in the lifeboat, who is not laid in a row or put there again (C1.8)."""
        return [pirate for pirate in PIRATES if pirate != self.lifeboat]

    # C1

    def begin_round(self, row: list[str]) -> None:
        self.round += 1
        self.row = row
        self.turn = self.dealer
        self.phase = "door"

    def knock(self) -> None:
        pirate = self.row[self.turned_up]
        self.turned_up += 1
        self.knocked = True
        if pirate == "sate":
            self.offer = 1
        elif pirate == "ghost":
            self.gone.append(pirate)
            self.end_turn()

    def end_turn(self) -> None:
        assert self.turn is not None
        if "sate" in self.row[: self.turned_up] and "sate" not in self.gone:
            self.offer += 1
        self.knocked = False
        self.visiting = None
        self.phase = "door"
        self.turn = (self.turn + 1) % self.players
        lacking = self.run_out()
        if lacking is not None and self.outbreak_at == "at-once":
            # C3.1: nobody else has a turn in this round, and the ship stays where it is.
            self.clear_row()
            cartagena_duels.outbreak(self, lacking)
        elif self.turn == self.dealer:
            self.end_round()

    def run_out(self) -> str | None:
        """Return the supply that has run out, the first in the order of the rule (C3.1)."""
        left = {"combat": len(self.combat_pile), "gold": len(self.gold_pile), "coins": self.supply}
        return next((what for what, number in left.items() if number == 0), None)

    def clear_row(self) -> None:
        self.row, self.turned_up, self.gone, self.offer = [], 0, [], 0

    def end_round(self) -> None:
        assert self.dealer is not None
        before = self.ship
        self.ship = min(before + len(self.row) - self.turned_up, self.components.mutiny)
        storm = any(before < space <= self.ship for space in self.components.storms)
        self.clear_row()
        why = "space" if self.ship == self.components.mutiny else self.run_out()
        if why is not None:
            cartagena_duels.outbreak(self, why)
        else:
            self.dealer = (self.dealer + 1) % self.players
            self.turn = None
            self.phase = "storm" if storm else "row"

    # Results and positions

    def result(self) -> dict[str, Any]:
        """Return the winning side, the gold by seat, and the winners, once the game is over."""
        return cartagena_duels.result(self)

    def summary(self) -> dict[str, Any]:
        """Return everything that determines this position; cards whose order is free are sorted."""
        return {
            "expected": list(self.expected()),
            "phase": self.phase,
            "combat": [in_order(cards) for cards in self.combat],
            "gold": [in_order(cards) for cards in self.gold],
            "coins": list(self.coins),
            "sides": list(self.sides),
            "combat_pile": list(self.combat_pile),
            "gold_pile": list(self.gold_pile),
            "supply": self.supply,
            "deck": list(self.deck),
            "posts": list(self.posts),
            "sailors": list(self.sailors),
            "inspected": self.inspected,
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "ship": self.ship,
            "lifeboat": self.lifeboat,
            "row": list(self.row),
            "turned_up": self.turned_up,
            "gone": [pirate for pirate in PIRATES if pirate in self.gone],
            "knocked": self.knocked,
            "visiting": self.visiting,
            "offer": self.offer,
            "why": self.why,
            "still_in": list(self.still_in),
            "duel": self.duel,
            "duel_round": self.duel_round,
            "duellists": list(self.duellists),
            "laid": [self.laid.get(seat) for seat in range(self.players)],
            "shown": in_order(self.shown),
            "out_of_game": in_order(self.out_of_game),
            "duels_won": list(self.duels_won),
            "result": self.result() if self.phase == "over" else None,
        }

    def clone(self) -> CartagenaTable:
        """Return an equal table that shares nothing changeable with this one."""
        twin = CartagenaTable.__new__(CartagenaTable)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
        twin.combat = [list(cards) for cards in self.combat]
        twin.gold = [list(cards) for cards in self.gold]
        return twin
