"""How likely a player wins, by what he sees between two rounds or two duels: for the ends of what a search imagines.

It is the outlook of the rules of thumb once more, but fitted to who has won: a player feels better by his cards than
they are worth beside gold. What a player does not see is left out although the search has imagined it: it would only
make some worlds better than others, whatever one does.
May import: the words of the game, and hands, outlook, table.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mutiny.bots.cartagena.hands import hand_of
from mutiny.bots.cartagena.outlook import sure
from mutiny.bots.cartagena.table import SEEN, UNKNOWN, Table
from mutiny.games.cartagena.words import DUELS, TO_WIN, VALVERDE

MISSED: Final = 0.52
"""The chance that a round passes without a way to set one's allegiance."""
BETTER: Final = 0.95
"""How likely who has none yet will choose the side that promises more."""
HOPE: Final = 0.25
"""Combat cards one may still hope for in each round."""
UNDECIDED: Final = 0.88
"""How likely somebody without allegiance gets one in time."""
# Fitted to the winners of 2,900 games by the rules of thumb, at the end of every round and the beginning of every duel;
# by the number of players. What is yet to come grows with the root of the rounds to go.
FORCE: Final[list[float]] = [0.0, 0.0, 0.88, 1.15, 0.76]
"""What a point of one's own colour counts in the duels."""
HARM: Final[list[float]] = [0.0, 0.0, 0.26, 1.05, 0.3]
"""What a point of the other colour costs that one must lay for want of one's own."""
GAIN: Final[list[float]] = [0.0, 0.0, 1.25, 2.19, 2.36]
"""What one will gain yet."""
OTHERS: Final[list[float]] = [0.0, 0.0, 1.35, 1.49, 1.24]
"""What a card in another's hand counts for his side."""
SWAY: Final[list[float]] = [0.0, 0.0, 1.07, 2.98, 1.65]
SWAY_UNSEEN: Final[list[float]] = [0.0, 0.0, 1.07, 2.04, 2.7]
"""Which lead makes a duel fairly sure, with sailors one has seen and with others."""
WEALTH: Final[list[float]] = [0.0, 0.0, 0.79, 0.62, 0.66]
WEALTH_LATER: Final[list[float]] = [0.0, 0.0, 0.72, 1.03, 1.26]
"""Which lead in coins makes it fairly sure to stay richer, now and with rounds to go."""


def prospect(table: Table) -> float:
    """The chance to win, for the seat whose table this is.

    >>> from mutiny import new
    >>> from mutiny.bots.cartagena.table import standing
    >>> state = new("cartagena", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32)).state
    >>> 0.1 < prospect(standing(state, 0)) < 0.4
    True
    """
    if not table.aboard[table.seat]:
        return 0.0
    if table.side != UNKNOWN:
        return _on_side(table, table.side)
    one = _on_side(table, 0)
    other = _on_side(table, 1)
    inside = 1.0 - float(MISSED ** max(0.0, table.rounds_left))
    return inside * (BETTER * max(one, other) + (1.0 - BETTER) * min(one, other))


class Chances:
    """What the duels from one on look like to a player on one side."""

    def __init__(self, table: Table, side: int) -> None:
        players = table.players
        later = sqrt(table.rounds_left)
        hope = HOPE * table.rounds_left
        self.table = table
        self.side = side
        self.first = table.valverde_wins + table.diaz_wins
        self.need = TO_WIN - (table.valverde_wins if side == VALVERDE else table.diaz_wins)
        self.left = float(DUELS - self.first)
        hand = hand_of(table.cards)
        strength = hand.valverde
        own = hand.valverde_cards
        against = hand.diaz
        other = hand.diaz_cards
        if side != VALVERDE:
            strength = hand.diaz
            own = hand.diaz_cards
            against = hand.valverde
            other = hand.valverde_cards
        self.power = FORCE[players] * strength + GAIN[players] * later
        forced = min(self.left - own, other)
        if forced > 0.0:
            self.power -= HARM[players] * forced * against / other
        self.cards = own + other + hope
        # By seat: what the others throw in, on whichever side they are, and how likely each is richer than oneself.
        self.weights: list[float] = []
        self.richer: list[float] = []
        spread = WEALTH[players] + WEALTH_LATER[players] * later
        for seat in range(players):
            there = 0.0 if seat == table.seat or not table.aboard[seat] else 1.0 if table.sided[seat] else UNDECIDED
            self.weights.append(there * OTHERS[players] * (float(table.sizes[seat]) + hope))
            self.richer.append(there * sure((table.worths[seat] - table.worth) / spread))

    def win(self, seat: int, power: float, richest: float) -> float:
        """The chance to win, over all sides that this seat and those after it may be on."""
        table = self.table
        while seat < table.players and self.weights[seat] == 0.0:
            seat += 1
        if seat == table.players:
            return richest * self.win_mutiny(power / self.left)
        loyal = table.loyalty(seat, self.side)
        weight = self.weights[seat]
        chance = 0.0
        if loyal > 0.0:
            chance += loyal * self.win(seat + 1, power + weight, richest * (1.0 - self.richer[seat]))
        if loyal < 1.0:
            chance += (1.0 - loyal) * self.win(seat + 1, power - weight, richest)
        return chance

    def win_mutiny(self, share: float) -> float:
        """The chance that the side wins the mutiny and the player is still in, with so much more in every duel."""
        table = self.table
        seen = SWAY[table.players]
        unseen = SWAY_UNSEEN[table.players]
        sign = 1.0 if self.side == VALVERDE else -1.0
        cards = self.cards
        # The chances to need one, two or three duels more.
        one = 1.0 if self.need == 1 else 0.0
        two = 1.0 if self.need == 2 else 0.0
        three = 1.0 if self.need == 3 else 0.0
        chance = 0.0
        for letter in range(self.first, DUELS):
            if cards <= 0.0:
                # Out of the game: what the others do from here on does not help.
                break
            sway = seen if table.seen[letter] == SEEN else unseen
            odds = sure((sign * table.leads[letter] + share) / sway)
            won = one * odds
            chance += won * min(cards, 1.0)
            one += two * odds - won
            two += three * odds - two * odds
            three -= three * odds
            cards -= 1.0
        return chance


def _on_side(table: Table, side: int) -> float:
    """The chance to win on one side: to be the richest on it, and that it wins; one goes against the other."""
    chances = Chances(table, side)
    return chances.win(0, chances.power, 1.0)
