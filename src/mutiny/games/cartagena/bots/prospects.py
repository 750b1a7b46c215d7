"""A player's chance to win, as seen between two rounds or two duels: evaluates the ends of playouts.

It resembles the outlook of the heuristics, but is fitted to the winners of games: compared with gold, cards are worth
less than a player thinks, except for the first five. Hidden information is left out although the search has sampled it:
it would only make some worlds better than others, whatever the player does.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mutiny.games.cartagena.bots.hands import hand_of
from mutiny.games.cartagena.bots.outlook import logistic
from mutiny.games.cartagena.bots.position import SEEN, UNKNOWN, CartagenaPosition
from mutiny.games.cartagena.constants import DUELS, TO_WIN, VALVERDE

MISSED: Final = 0.45
"""The chance that a round passes without an opportunity to set the allegiance."""
ERRAND: Final = 0.9
"""The factor on the chances of a player who still has to set the allegiance, which takes a turn."""
BETTER: Final = 0.95
"""The chance that a player without allegiance chooses the better side."""
HOPE: Final = 0.45
"""Combat cards expected in each remaining round."""
UNDECIDED: Final = 0.8
"""The chance that a player without allegiance gets one in time."""
# Fitted to the winners of 3,300 games played by the heuristics, from the ends of rounds and the beginnings of duels,
# each with the gold, the cards and the side of one player changed at random. Without the change, cards would seem to be
# worth little, because a player with many cards has spent turns on them. By the number of players.
FORCE: Final[list[float]] = [0.0, 0.0, 0.99, 0.48, 0.32]
"""The value of a point of the player's own colour in the duels."""
SPARE: Final[list[float]] = [0.0, 0.0, 0.44, 0.51, 0.84]
"""The additional value of any card."""
HARM: Final[list[float]] = [0.0, 0.0, 0.25, 0.73, 0.67]
"""The cost of a point of the other colour that must be laid for lack of the player's own colour."""
GAIN: Final[list[float]] = [0.0, 0.0, 2.94, 2.95, 3.07]
"""The expected gain, times the root of the remaining rounds."""
OTHERS: Final[list[float]] = [0.0, 0.0, 1.98, 1.03, 1.34]
"""The value of a card in another player's hand for that player's side."""
SWAY: Final[list[float]] = [0.0, 0.0, 1.53, 1.4, 1.57]
SWAY_UNSEEN: Final[list[float]] = [0.0, 0.0, 1.63, 1.15, 2.26]
"""The lead that makes a duel fairly certain, with sailors that the player has seen and with others."""
WEALTH: Final[list[float]] = [0.0, 0.0, 0.84, 0.86, 0.91]
WEALTH_LATER: Final[list[float]] = [0.0, 0.0, 0.89, 1.09, 1.12]
"""The lead in coins that makes it fairly certain to stay richer: now, and more by the root of the remaining rounds."""
# With rounds remaining, a player need not spend turns on cards that are already in hand: the value of that in coins.
SHORT: Final[list[float]] = [0.0, 0.0, 0.83, 1.15, 0.99]
"""For every card missing from one card per duel."""
STRONG: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.09]
"""For every point of the player's own colour."""
SOON: Final = 2.0
"""The number of remaining rounds from which on that counts in full."""


def prospect(position: CartagenaPosition) -> float:
    """Return the chance to win, for the seat of this position.

    >>> from mutiny import new
    >>> from mutiny.games.cartagena.bots.position import standing
    >>> state = new("cartagena", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32)).state
    >>> 0.1 < prospect(standing(state, 0)) < 0.4
    True
    """
    if not position.aboard[position.seat]:
        return 0.0
    if position.side != UNKNOWN:
        return _on_side(position, position.side)
    one = _on_side(position, 0)
    other = _on_side(position, 1)
    inside = 1.0 - float(MISSED ** max(0.0, position.rounds_left))
    return ERRAND * inside * (BETTER * max(one, other) + (1.0 - BETTER) * min(one, other))


class MutinyChances:
    """The remaining duels as they look to a player on one side."""

    def __init__(self, position: CartagenaPosition, side: int) -> None:
        players = position.players
        later = sqrt(position.rounds_left)
        hope = HOPE * position.rounds_left
        self.position = position
        self.side = side
        self.first = position.valverde_wins + position.diaz_wins
        self.need = TO_WIN - (position.valverde_wins if side == VALVERDE else position.diaz_wins)
        self.left = float(DUELS - self.first)
        hand = hand_of(position.cards)
        strength = hand.valverde
        own = hand.valverde_cards
        against = hand.diaz
        other = hand.diaz_cards
        if side != VALVERDE:
            strength = hand.diaz
            own = hand.diaz_cards
            against = hand.valverde
            other = hand.valverde_cards
        self.power = FORCE[players] * strength + SPARE[players] * (own + other) + GAIN[players] * later
        forced = min(self.left - own, other)
        if forced > 0.0:
            self.power -= HARM[players] * forced * against / other
        self.cards = own + other + hope
        lacking = max(0.0, self.left - own - other)
        saved = STRONG[players] * strength - SHORT[players] * lacking
        worth = position.worth + saved * min(1.0, position.rounds_left / SOON)
        # By seat: the strength of the others' cards, on whichever side, and the chance that each is richer than the
        # player.
        self.weights: list[float] = []
        self.richer: list[float] = []
        spread = WEALTH[players] + WEALTH_LATER[players] * later
        for seat in range(players):
            there = (
                0.0
                if seat == position.seat or not position.aboard[seat]
                else 1.0
                if position.sided[seat]
                else UNDECIDED
            )
            self.weights.append(there * OTHERS[players] * (float(position.sizes[seat]) + hope))
            self.richer.append(there * logistic((position.worths[seat] - worth) / spread))

    def win(self, seat: int, power: float, richest: float) -> float:
        """Return the chance to win, over all sides that this seat and the later ones may be on."""
        position = self.position
        while seat < position.players and self.weights[seat] == 0.0:
            seat += 1
        if seat == position.players:
            return richest * self.win_mutiny(power / self.left)
        loyal = position.loyalty(seat, self.side)
        weight = self.weights[seat]
        chance = 0.0
        if loyal > 0.0:
            chance += loyal * self.win(seat + 1, power + weight, richest * (1.0 - self.richer[seat]))
        if loyal < 1.0:
            chance += (1.0 - loyal) * self.win(seat + 1, power - weight, richest)
        return chance

    def win_mutiny(self, share: float) -> float:
        """Return the chance that the side wins the mutiny and the player stays in, with `share` more in every duel."""
        position = self.position
        seen = SWAY[position.players]
        unseen = SWAY_UNSEEN[position.players]
        sign = 1.0 if self.side == VALVERDE else -1.0
        cards = self.cards
        # The probabilities of needing one, two or three more duels.
        one = 1.0 if self.need == 1 else 0.0
        two = 1.0 if self.need == 2 else 0.0
        three = 1.0 if self.need == 3 else 0.0
        chance = 0.0
        for letter in range(self.first, DUELS):
            if cards <= 0.0:
                # The player is out of the game: what the others do from here on does not help.
                break
            sway = seen if position.seen[letter] == SEEN else unseen
            odds = logistic((sign * position.leads[letter] + share) / sway)
            won = one * odds
            chance += won * min(cards, 1.0)
            one += two * odds - won
            two += three * odds - two * odds
            three -= three * odds
            cards -= 1.0
        return chance


def _on_side(position: CartagenaPosition, side: int) -> float:
    """Return the chance to win on one side: it wins the mutiny, and the player is the richest on it."""
    chances = MutinyChances(position, side)
    return chances.win(0, chances.power, 1.0)
