"""Who will win, as far as somebody can tell who sees all cards: for the worlds that a search imagines.

May import: the words, the board and the rules of the end of the game, and table.
"""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import i64

from mutiny.bots.cartagena.outlook import sure
from mutiny.bots.cartagena.table import COINS_A_TURN, COMBAT_A_TURN, GOLD_A_TURN, PACE
from mutiny.games.cartagena.board import NO_LETTER, Board
from mutiny.games.cartagena.end import gold_of, strength_of
from mutiny.games.cartagena.words import DIAZ, DUELS, NO_SIDE, TO_WIN, VALVERDE
from mutiny.kernel.cardset import count_of


class Prospects:
    def __init__(self) -> None:
        self.force = 1.39
        self.harm = 0.4
        self.gain = 3.4
        self.sway = 1.56
        self.sway_open = 4.55
        self.sway_later = 0.14
        self.spread = 0.45
        self.spread_later = 1.65
        self.missed = 0.72
        self.lean = 1.34
        self.hope = 0.32
        self.undecided = 2.9

    def rounds_left(self, b: Board) -> float:
        if b.duel != NO_LETTER:
            return 0.0
        turns = 1.0 * b.players
        return min(
            float(b.setting.mutiny - b.ship) / PACE,
            float(b.combat_left()) / (COMBAT_A_TURN * turns),
            float(b.gold_left()) / (GOLD_A_TURN * turns),
            float(b.supply) / (COINS_A_TURN * turns),
        )

    def shares(self, b: Board) -> list[float]:
        rounds = self.rounds_left(b)
        later = sqrt(max(0.0, rounds))
        first: i64 = len(b.won)
        left = float(DUELS - first)
        players = b.players
        # By seat: how likely on Valverde's side and on Diaz's, cards, weight of gold.
        valverde: list[float] = []
        diaz: list[float] = []
        cards: list[float] = []
        gold: list[float] = []
        power = 0.0
        spread = self.spread + self.spread_later * later
        inside = 1.0 - self.missed ** max(0.0, rounds)
        most = 0.0
        for seat in range(players):
            most = max(most, float(gold_of(b, seat)))
        for seat in range(players):
            player = b.crew[seat]
            on_valverde = 0.0
            on_diaz = 0.0
            if b.is_aboard(seat):
                strong = float(strength_of(b, seat, VALVERDE))
                against = float(strength_of(b, seat, DIAZ))
                combat = player.combat
                many = float(count_of(combat, 0) + count_of(combat, 1) + count_of(combat, 2))
                others = float(player.size) - many
                if player.side == NO_SIDE:
                    likely = sure((strong - against) / self.lean)
                    on_valverde = inside * likely
                    on_diaz = inside * (1.0 - likely)
                    power += self.undecided * (on_valverde * strong - on_diaz * against)
                elif player.side == VALVERDE:
                    on_valverde = 1.0
                    power += self.force * strong + self.gain * later
                    forced = min(left - many, others)
                    if forced > 0.0:
                        power -= self.harm * forced * against / others
                else:
                    on_diaz = 1.0
                    power -= self.force * against + self.gain * later
                    forced = min(left - others, many)
                    if forced > 0.0:
                        power += self.harm * forced * strong / many
            valverde.append(on_valverde)
            diaz.append(on_diaz)
            cards.append(float(player.size) + self.hope * rounds)
            gold.append(exp((float(gold_of(b, seat)) - most) / spread))
        share = power / left
        shares = [0.0] * players
        chances: list[float] = []
        for letter in range(first, DUELS):
            if letter < b.pairs:
                lead = float(b.value_at(letter, VALVERDE) - b.value_at(letter, DIAZ))
                chances.append(sure((lead + share) / (self.sway + self.sway_later * later)))
            else:
                chances.append(sure(share / (self.sway_open + self.sway_later * later)))
        wins: i64 = 0
        for letter in range(first):
            if b.won[letter] == VALVERDE:
                wins += 1
        self._side(shares, chances, TO_WIN - wins, valverde, cards, gold)
        for index in range(len(chances)):
            chances[index] = 1.0 - chances[index]
        self._side(shares, chances, TO_WIN - (first - wins), diaz, cards, gold)
        return shares

    def _side(
        self,
        shares: list[float],
        chances: list[float],
        need: i64,
        loyal: list[float],
        cards: list[float],
        gold: list[float],
    ) -> None:
        """Adds to the shares what a side brings to those on it."""
        # The chances to need one, two or three duels more.
        one = 1.0 if need == 1 else 0.0
        two = 1.0 if need == 2 else 0.0
        three = 1.0 if need == 3 else 0.0
        for fought in range(len(chances)):
            odds = chances[fought]
            done = one * odds
            one += two * odds - one * odds
            two += three * odds - two * odds
            three -= three * odds
            if done <= 0.0:
                continue
            whole = 0.0
            for seat in range(len(loyal)):
                if loyal[seat] > 0.0:
                    whole += loyal[seat] * gold[seat] * in_it(cards[seat] - fought)
            if whole <= 0.0:
                continue
            # An undecided player may be nowhere: then those who are there share more than the whole.
            for seat in range(len(loyal)):
                if loyal[seat] > 0.0:
                    shares[seat] += done * loyal[seat] * gold[seat] * in_it(cards[seat] - fought) / whole


def in_it(cards: float) -> float:
    """How likely somebody is in a duel who is expected to have so many cards when it begins."""
    return 0.0 if cards <= 0.0 else min(cards, 1.0)
