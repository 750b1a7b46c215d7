"""The board of Cartagena: the cards, coins, sailors and pirates. Imports the standard library and this package only."""

from .cartagena_components import LETTERS, SAILORS, Components, colour, value


class Board:
    """A position; seats count from 0 and the left-hand neighbour of a seat is the next number."""

    def __init__(self, players: int, components: Components) -> None:
        self.players = players
        self.components = components
        # Chance: "dealer", "combat", "gold", "storm", "row", "sailors", "posts". Questions: "door", "take", "keep",
        # "swap", "trade", "rob", "side", "peek", "post", "inspect", "turn", "lay", "monkey". Then "over".
        self.phase = "dealer"

        # C0.1, C0.2: the cards and coins of the players and of the supply, the piles from the top down.
        self.combat: list[list[str]] = [["v1", "d1"] for _ in range(players)]
        self.gold: list[list[str]] = [[] for _ in range(players)]
        self.coins = [1] * players
        self.sides: list[str | None] = [None] * players
        self.combat_pile: list[str] = []
        self.gold_pile: list[str] = []
        self.supply = components.coins - players

        # C0.3: the sailors, and those on each letter, Valverde's first.
        self.deck = list(SAILORS)
        self.posts: list[list[int] | None] = [None] * len(LETTERS)
        # C2.12: the two sailors in hand, or the duel looked at.
        self.sailors: list[int] = []
        self.inspected: str | None = None

        # C1: the voyage. Cards are turned up in order, so a number says which; the used ones and the Ghost are gone.
        self.round = 0
        self.dealer: int | None = None
        self.turn: int | None = None
        self.ship = components.starts[players]
        self.lifeboat: str | None = None
        self.row: list[str] = []
        self.turned_up = 0
        self.gone: list[str] = []
        self.knocked = False
        self.visiting: str | None = None
        self.offer = 0

        # C3, C4: the mutiny. A card laid stays in its hand until all are shown.
        self.why: str | None = None
        self.still_in = [True] * players
        self.duel: str | None = None
        self.duel_round = 0
        self.duellists: list[int] = []
        self.laid: dict[int, str] = {}
        self.shown: list[str] = []
        self.robber: int | None = None
        self.out_of_game: list[str] = []
        self.duels_won: list[str] = []
        self.winning_side: str | None = None

    # Taking and giving, as far as there are cards or coins (C2.14)

    def take_coins(self, seat: int, number: int) -> None:
        number = min(number, self.supply)
        self.supply -= number
        self.coins[seat] += number

    def draw_combat(self, seat: int, number: int) -> None:
        self.combat[seat] += self.combat_pile[:number]
        self.combat_pile = self.combat_pile[number:]

    def draw_gold(self, seat: int) -> None:
        self.gold[seat] += self.gold_pile[:1]
        self.gold_pile = self.gold_pile[1:]

    def put_under(self, seat: int, cards: list[str]) -> None:
        """Put combat cards of a hand under their pile, the first one nearest to the top."""
        for card in cards:
            self.combat[seat].remove(card)
            self.combat_pile.append(card)

    def rob(self, seat: int, target: int) -> None:
        self.coins[target] -= 1
        self.coins[seat] += 1

    # Values

    def opponents_with_a_coin(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat and self.coins[other] > 0]

    def wealth(self, seat: int) -> int:
        """Return gold cards at their value plus coins (C5.1)."""
        return sum(value(card) for card in self.gold[seat]) + self.coins[seat]

    def strength(self, seat: int, side: str) -> int:
        """Return the sum of the remaining combat cards of this colour (C5.2)."""
        return sum(value(card) for card in self.combat[seat] if colour(card) == side)

    def sailor(self, side: str) -> int:
        """Return the value with which this side starts the current duel (C4.1)."""
        assert self.duel is not None
        pair = self.posts[LETTERS.index(self.duel)]
        assert pair is not None
        return pair[0] if side == "valverde" else pair[1]

    def cards_laid(self, side: str) -> int:
        """Return the sum of the cards laid for this side in the current duel (C4.2)."""
        return sum(value(card) for card in self.shown if colour(card) == side)
