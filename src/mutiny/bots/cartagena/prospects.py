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

MISSED: Final = 0.55
"""The chance that a round passes without a way to set one's allegiance."""
BETTER: Final = 0.95
"""How likely who has none yet will choose the side that promises more."""
HOPE: Final = 0.3
"""Combat cards one may still hope for in each round."""
UNDECIDED: Final = 0.82
"""How likely somebody without allegiance gets one in time."""


class Measure:
    """What things are worth with so many players."""

    def __init__(self, force: float, harm: float, gain: float, others: float) -> None:
        # A point of one's own colour; a point of the other that one must lay; what is to come; a card of another.
        self.force = force
        self.harm = harm
        self.gain = gain
        self.others = others
        # Which lead makes a duel fairly sure, with sailors one has seen and with others, and the longer the voyage.
        self.sway = 0.0
        self.sway_open = 0.0
        self.sway_later = 0.0
        # Which lead in coins makes it fairly sure to stay richer, now and the longer the voyage.
        self.wealth = 0.0
        self.wealth_later = 0.0

    def sways(self, seen: float, unseen: float, later: float) -> Measure:
        """The same with these."""
        self.sway = seen
        self.sway_open = unseen
        self.sway_later = later
        return self

    def wealths(self, now: float, later: float) -> Measure:
        """The same with these."""
        self.wealth = now
        self.wealth_later = later
        return self


# Fitted to the winners of 2,900 games by the rules of thumb, at the end of every round and the beginning of every duel.
TWO: Final = Measure(0.76, 1.2, 1.15, 1.07).sways(1.79, 2.44, 0.11).wealths(0.66, 0.38)
THREE: Final = Measure(0.82, 1.5, 0.63, 1.3).sways(3.99, 2.93, 0.41).wealths(0.44, 0.64)
FOUR: Final = Measure(0.535, 1.1, 1.35, 2.2).sways(2.9, 6.95, 0.94).wealths(0.43, 0.76)
MEASURES: Final[list[Measure]] = [TWO, TWO, TWO, THREE, FOUR]


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


def _on_side(table: Table, side: int) -> float:
    return _mutiny(table, side) * _riches(table, side)


def _riches(table: Table, side: int) -> float:
    """The chance to be the richest."""
    measure = MEASURES[table.players]
    spread = measure.wealth + measure.wealth_later * sqrt(table.rounds_left)
    chance = 1.0
    for seat in range(table.players):
        if seat != table.seat and table.aboard[seat]:
            loyal = table.loyalty(seat, side)
            if not table.sided[seat]:
                loyal *= UNDECIDED
            chance *= 1.0 - loyal * sure((table.worths[seat] - table.worth) / spread)
    return chance


def _mutiny(table: Table, side: int) -> float:
    """The chance that the side wins the mutiny and the player is still in."""
    measure = MEASURES[table.players]
    first = table.valverde_wins + table.diaz_wins
    need = TO_WIN - (table.valverde_wins if side == VALVERDE else table.diaz_wins)
    left = float(DUELS - first)
    later = sqrt(table.rounds_left)
    hope = HOPE * table.rounds_left
    hand = hand_of(table.cards)
    strength = hand.valverde
    own = hand.valverde_cards
    against = hand.diaz
    other = hand.diaz_cards
    sign = 1.0
    if side != VALVERDE:
        strength = hand.diaz
        own = hand.diaz_cards
        against = hand.valverde
        other = hand.valverde_cards
        sign = -1.0
    power = measure.force * strength + measure.gain * later
    forced = min(left - own, other)
    if forced > 0.0:
        power -= measure.harm * forced * against / other
    for seat in range(table.players):
        if seat != table.seat and table.aboard[seat]:
            trust = 2.0 * table.loyalty(seat, side) - 1.0
            power += trust * measure.others * (float(table.sizes[seat]) + hope)
    share = power / left
    cards = own + other + hope
    # The chances to need one, two or three duels more.
    one = 1.0 if need == 1 else 0.0
    two = 1.0 if need == 2 else 0.0
    three = 1.0 if need == 3 else 0.0
    chance = 0.0
    for letter in range(first, DUELS):
        if cards <= 0.0:
            # Out of the game: what the others do from here on does not help.
            break
        sway = measure.sway if table.seen[letter] == SEEN else measure.sway_open
        odds = sure((sign * table.leads[letter] + share) / (sway + measure.sway_later * later))
        won = one * odds
        chance += won * min(cards, 1.0)
        one += two * odds - won
        two += three * odds - two * odds
        three -= three * odds
        cards -= 1.0
    return chance
