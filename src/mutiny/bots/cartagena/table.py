"""What a player reads off the table: counts instead of names, guesses where cards are hidden.

May import: the words of the game.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.cartagena.words import COMBAT, DUELS, GOLD, LETTERS, PIRATES, SIDES, VALUES

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(COMBAT)}
PIRATE: Final[dict[str, int]] = {name: pirate for pirate, name in enumerate(PIRATES)}
SIDE: Final[dict[str, int]] = {name: side for side, name in enumerate(SIDES)}
WORTH: Final[dict[str, int]] = {name: worth for worth, name in enumerate(GOLD, start=1)}

# What one knows of two sailors: nothing, which two they are, how they stand.
UNSEEN: Final = 0
EITHER: Final = 1
SEEN: Final = 2

PACE: Final = 2.0
"""Spaces that the ship sails in a round, as a rule."""
GOLD_CARD: Final = 2.0
"""What a gold card that one has not seen is worth."""

# What a turn takes from the piles and from the supply, as a rule.
COMBAT_A_TURN: Final = 0.35
GOLD_A_TURN: Final = 0.22
COINS_A_TURN: Final = 0.45


def count_cards(names: list[str]) -> list[int]:
    """How many combat cards of each kind.

    >>> count_cards(["v1", "d3", "v1"])
    [2, 0, 0, 0, 0, 1]
    """
    many = [0] * len(COMBAT)
    for name in names:
        many[KIND[name]] += 1
    return many


class Hand:
    """Combat cards as a player sizes them up: of either colour how many, and how strong; expected ones in parts."""

    def __init__(self, strength: tuple[float, float], cards: tuple[float, float]) -> None:
        self.strength = strength
        self.cards = cards

    def plus(self, hand: Hand, times: float) -> Hand:
        """With so many times another hand added; taken away, where `times` is negative.

        >>> hand_of([1, 0, 0, 1, 0, 0]).plus(single(2), 2.0).strength
        (7.0, 1.0)
        """
        strength, cards = self.strength, self.cards
        return Hand(
            (strength[0] + times * hand.strength[0], strength[1] + times * hand.strength[1]),
            (cards[0] + times * hand.cards[0], cards[1] + times * hand.cards[1]),
        )


def hand_of(cards: list[int]) -> Hand:
    """The hand with so many cards of each kind.

    >>> hand = hand_of([2, 0, 1, 0, 1, 0])
    >>> hand.strength, hand.cards
    ((5.0, 2.0), (3.0, 1.0))
    """
    return Hand(
        (float(cards[0] + 2 * cards[1] + 3 * cards[2]), float(cards[3] + 2 * cards[4] + 3 * cards[5])),
        (float(cards[0] + cards[1] + cards[2]), float(cards[3] + cards[4] + cards[5])),
    )


def single(kind: int) -> Hand:
    """One card."""
    worth = float(kind % VALUES + 1)
    return Hand((worth, 0.0), (1.0, 0.0)) if kind < VALUES else Hand((0.0, worth), (0.0, 1.0))


SINGLES: Final = [single(kind) for kind in range(len(COMBAT))]


class Table:
    """The table as one seat sees it.

    >>> from mutiny import new
    >>> match = new("cartagena", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> table = Table(match.state.view(match.state.acting[0]))
    >>> table.cards, table.worth, len(table.rivals)
    ([1, 0, 0, 1, 0, 0], 1, 2)
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.rivals = [seat for seat in range(self.players) if seat != self.seat]
        self.cards = count_cards(view["combat"])
        self.size: int = view["combat_counts"][self.seat]
        self.coins: list[int] = view["coins"]
        gold: list[str] = view["gold"]
        self.worth: int = self.coins[self.seat] + sum([WORTH[name] for name in gold])
        side: str | None = view["side"]
        self.side = -1 if side is None else SIDE[side]
        peeked: list[str | None] = view["peeked"]
        # Whether each is on Valverde's side and on Diaz's, as far as one knows.
        self.loyal: list[tuple[float, float]] = []
        for seat in range(self.players):
            seen = peeked[seat] if seat != self.seat else side
            self.loyal.append((0.5, 0.5) if seen is None else (1.0, 0.0) if SIDE[seen] == 0 else (0.0, 1.0))
        golds: list[int] = view["gold_counts"]
        self.worths = [self.coins[seat] + GOLD_CARD * golds[seat] for seat in range(self.players)]
        self.sizes: list[int] = view["combat_counts"]
        self.aboard: list[bool] = view["aboard"]
        self.rounds_left = self._rounds_left() if view["duel"] is None else 0.0
        posts: list[Any] = view["posts"]
        self.next_letter = len(posts) - posts.count(None)
        self.leads, self.seen = self._sailors()

    def _rounds_left(self) -> float:
        """How many more rounds the voyage may last: until the ship arrives, or a pile or the supply runs out."""
        view = self.view
        turns = 1.0 * self.players
        ship: float = (view["track"]["mutiny"] - view["ship"]) / PACE
        combat: float = view["combat_pile"] / (COMBAT_A_TURN * turns)
        gold: float = view["gold_pile"] / (GOLD_A_TURN * turns)
        coins: float = view["supply"] / (COINS_A_TURN * turns)
        return min(ship, combat, gold, coins)

    def _sailors(self) -> tuple[list[float], list[int]]:
        """By how much Valverde's sailor is expected to beat Diaz's in each duel, and what one has seen of them."""
        leads = [0.0] * DUELS
        seen = [UNSEEN] * DUELS
        for letter in range(DUELS):
            shown: Any = self.view["posts"][letter]
            known: dict[str, Any] | None = self.view["posts_seen"][letter]
            if isinstance(shown, list):
                valverde: int = shown[0]
                diaz: int = shown[1]
                leads[letter] = float(valverde - diaz)
                seen[letter] = SEEN
            elif known is not None:
                if "either" in known:
                    seen[letter] = EITHER
                else:
                    leads[letter] = float(known["valverde"] - known["diaz"])
                    seen[letter] = SEEN
        return leads, seen

    def duel_number(self) -> int:
        """Which duel is being fought, counted from 0."""
        return LETTERS.index(self.view["duel"]["letter"])
