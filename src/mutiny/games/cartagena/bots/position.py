"""The position as a seat sees it: counts instead of names, and estimates where cards are hidden.

It is made in two ways with the same result: from the view that a bot receives, and for search from a sampled world, of
which only what the seat would see is read.
"""

from __future__ import annotations

from typing import Final, cast

from mutiny.games.cartagena.constants import (
    COMBAT,
    DIAZ,
    DUELS,
    GHOST,
    GOLD,
    LETTERS,
    NO_PIRATE,
    NO_SIDE,
    PIRATES,
    RAMON_DIAZ,
    SIDES,
    VALVERDE,
    Combat,
)
from mutiny.games.cartagena.rules.board import AWAIT_POST, AWAIT_TAKE, AWAIT_TURN, NO_LETTER, CartagenaBoard
from mutiny.games.cartagena.rules.end import gold_of
from mutiny.games.cartagena.view_types import CartagenaSeatView, LookingAtCards, LookingAtSailors
from mutiny.kernel.cardset import count_of

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(COMBAT)}
PIRATE: Final[dict[str, int]] = {name: pirate for pirate, name in enumerate(PIRATES)}
SIDE: Final[dict[str, int]] = {name: side for side, name in enumerate(SIDES)}
WORTH: Final[dict[str, int]] = {name: worth for worth, name in enumerate(GOLD, start=1)}

# What the seat knows of two sailors: nothing, which two they are, or how they stand.
UNSEEN: Final = 0
EITHER: Final = 1
SEEN: Final = 2

UNKNOWN: Final = -1
"""A card, a side or a letter that does not exist or is not visible."""

PACE: Final = 2.0
"""Spaces that the ship usually sails in a round."""
GOLD_CARD: Final = 2.0
"""The value of an unseen gold card."""

# The cards and coins that a turn usually takes from the piles and from the supply.
COMBAT_A_TURN: Final = 0.35
GOLD_A_TURN: Final = 0.22
COINS_A_TURN: Final = 0.45


class CartagenaPosition:
    """The position as one seat sees it; made by `seen` and `standing`."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        # The seat's combat cards by kind, its gold and its side.
        self.cards: list[int] = []
        self.worth = 0.0
        self.side = UNKNOWN
        # By seat: what everybody sees, the estimated worth of the gold, and the chance to be on Valverde's side.
        self.coins: list[int] = []
        self.sizes: list[int] = []
        self.aboard: list[bool] = []
        self.sided: list[bool] = []
        self.worths: list[float] = []
        self.loyal: list[float] = []
        # The piles, the supply, and Sate's offer.
        self.combat_pile = 0
        self.gold_pile = 0
        self.supply = 0
        self.offer = 0
        # The doors, as bit sets: pirates that can be visited, and pirates that may be behind the closed doors.
        self.faces = 0
        self.unmet = 0
        self.closed = 0
        self.turns_left = 0
        # The expected number of remaining rounds of the voyage.
        self.rounds_left = 0.0
        # By duel: the expected lead of Valverde's sailor over Diaz's, and what the seat has seen of the two.
        self.leads: list[float] = []
        self.seen: list[int] = []
        self.pairs = 0
        # The duels: wins of either side; the current duel, if any; Valverde's lead in it; the players who are in.
        self.valverde_wins = 0
        self.diaz_wins = 0
        self.duel = UNKNOWN
        self.duel_round = 0
        self.ahead = 0
        self.dueling: list[bool] = []
        # What the seat is shown now: the worth of the gold card, the combat card, the letter and two sailors.
        self.gold_shown = UNKNOWN
        self.combat_shown = UNKNOWN
        self.letter = UNKNOWN
        self.low = 0
        self.high = 0

    def rivals(self) -> list[int]:
        """Return all other seats."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def loyalty(self, seat: int, side: int) -> float:
        """Return the chance that a player is on a side, as far as the seat knows."""
        loyal = self.loyal[seat]
        return loyal if side == VALVERDE else 1.0 - loyal

    def size(self) -> int:
        """Return the number of the seat's combat cards."""
        return self.sizes[self.seat]

    def expect_rounds(self, spaces: int) -> None:
        """Set the rounds until the ship arrives, or a pile or the supply runs out."""
        turns = 1.0 * self.players
        self.rounds_left = min(
            spaces / PACE,
            self.combat_pile / (COMBAT_A_TURN * turns),
            self.gold_pile / (GOLD_A_TURN * turns),
            self.supply / (COINS_A_TURN * turns),
        )


def count_cards(names: list[Combat]) -> list[int]:
    """Return the number of combat cards of each kind.

    >>> count_cards(["v1", "d3", "v1"])
    [2, 0, 0, 0, 0, 1]
    """
    many = [0] * len(COMBAT)
    for name in names:
        many[KIND[name]] += 1
    return many


def seen(view: CartagenaSeatView) -> CartagenaPosition:
    """Return the position from a seat's view.

    >>> from mutiny import new
    >>> match = new("cartagena", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> table = seen(match.state.view(match.state.acting[0]))
    >>> table.cards, table.worth, len(table.rivals())
    ([1, 0, 0, 1, 0, 0], 1.0, 2)
    """
    table = CartagenaPosition(view["seat"], view["players"])
    _see_players(table, view)
    _see_doors(table, view)
    _see_sailors(table, view)
    _see_duels(table, view)
    looking = view["looking"]
    if looking is not None:
        phase = view["phase"]
        if phase == "take":
            cards = cast("LookingAtCards", looking)
            table.gold_shown = WORTH[cards["gold"][0]] if cards["gold"] else UNKNOWN
            table.combat_shown = KIND[cards["combat"][0]] if cards["combat"] else UNKNOWN
        elif phase != "keep":
            sailors = cast("LookingAtSailors", looking)
            table.letter = LETTERS.index(sailors["letter"])
            if phase == "post":
                table.low = sailors["values"][0]
                table.high = sailors["values"][1]
    return table


def _see_players(table: CartagenaPosition, view: CartagenaSeatView) -> None:
    table.cards = count_cards(view["combat"])
    table.coins = view["coins"]
    table.sizes = view["combat_counts"]
    table.aboard = view["aboard"]
    table.sided = view["sided"]
    golds = view["gold_counts"]
    table.worths = [table.coins[seat] + GOLD_CARD * golds[seat] for seat in range(table.players)]
    gold = view["gold"]
    table.worth = float(table.coins[table.seat] + sum([WORTH[name] for name in gold]))
    side = view["side"]
    table.side = UNKNOWN if side is None else SIDE[side]
    peeked = view["peeked"]
    for seat in range(table.players):
        known = side if seat == table.seat else peeked[seat]
        table.loyal.append(0.5 if known is None else 1.0 if SIDE[known] == VALVERDE else 0.0)


def _see_doors(table: CartagenaPosition, view: CartagenaSeatView) -> None:
    table.combat_pile = view["combat_pile"]
    table.gold_pile = view["gold_pile"]
    table.supply = view["supply"]
    table.offer = view["offer"]
    table.turns_left = view["turns_left"]
    table.unmet = (1 << (GHOST + 1)) - 1
    lifeboat = view["lifeboat"]
    if lifeboat is not None:
        table.unmet &= ~(1 << PIRATE[lifeboat])
    for door in view["row"]:
        behind = door["pirate"]
        if behind is None:
            table.closed += 1
            continue
        pirate = 1 << PIRATE[behind]
        table.unmet &= ~pirate
        if door["by"] is None:
            table.faces |= pirate
    if view["duel"] is None:
        table.expect_rounds(view["track"]["mutiny"] - view["ship"])


def _see_sailors(table: CartagenaPosition, view: CartagenaSeatView) -> None:
    posts = view["posts"]
    table.pairs = len(posts) - posts.count(None)
    table.leads = [0.0] * DUELS
    table.seen = [UNSEEN] * DUELS
    for letter in range(DUELS):
        shown = posts[letter]
        known = view["posts_seen"][letter]
        if isinstance(shown, list):
            table.leads[letter] = float(shown[0] - shown[1])
            table.seen[letter] = SEEN
        elif known is not None:
            if "either" in known:
                table.seen[letter] = EITHER
            else:
                table.leads[letter] = float(known["valverde"] - known["diaz"])
                table.seen[letter] = SEEN


def _see_duels(table: CartagenaPosition, view: CartagenaSeatView) -> None:
    won = view["won"]
    table.valverde_wins = won.count(SIDES[VALVERDE])
    table.diaz_wins = won.count(SIDES[DIAZ])
    table.dueling = [False] * table.players
    duel = view["duel"]
    if duel is not None:
        table.duel = LETTERS.index(duel["letter"])
        table.duel_round = duel["round"]
        table.ahead = duel["valverde"] - duel["diaz"]
        for seat in duel["in"]:
            table.dueling[seat] = True


def standing(b: CartagenaBoard, seat: int) -> CartagenaPosition:
    """Return the position as a seat sees it in a world.

    >>> from mutiny import new
    >>> match = new("cartagena", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> standing(match.state, 1).cards == seen(match.state.view(1)).cards
    True
    """
    table = CartagenaPosition(seat, b.players)
    _stand_players(table, b)
    table.combat_pile = b.combat_left()
    table.gold_pile = b.gold_left()
    table.supply = b.supply
    table.offer = b.offer
    table.turns_left = b.turns_left
    table.faces = b.faces
    table.closed = len(b.row) - b.opened
    unmet: int = (1 << (GHOST + 1)) - 1
    if b.lifeboat != NO_PIRATE:
        unmet &= ~(1 << b.lifeboat)
    for place in range(b.opened):
        unmet &= ~(1 << b.row[place])
    table.unmet = unmet
    table.pairs = b.pairs
    _stand_sailors(table, b)
    table.valverde_wins = b.won.count(VALVERDE)
    table.diaz_wins = len(b.won) - table.valverde_wins
    if b.duel == NO_LETTER:
        table.expect_rounds(b.setting.mutiny - b.ship)
        table.dueling = [False] * table.players
    else:
        table.duel = b.duel
        table.duel_round = b.duel_round
        table.ahead = b.valverde - b.diaz
        table.dueling = [(b.dueling >> other) & 1 == 1 for other in range(b.players)]
    if b.acting_bits == 1 << seat:
        _look(table, b)
    return table


def _stand_players(table: CartagenaPosition, b: CartagenaBoard) -> None:
    own = b.crew[table.seat]
    combat = own.combat
    table.cards = [count_of(combat, kind) for kind in range(len(COMBAT))]
    table.worth = float(gold_of(b, table.seat))
    table.side = UNKNOWN if own.side == NO_SIDE else own.side
    peeked = own.peeked
    coins: list[int] = []
    sizes: list[int] = []
    aboard: list[bool] = []
    sided: list[bool] = []
    worths: list[float] = []
    loyal: list[float] = []
    for other in range(b.players):
        player = b.crew[other]
        side = player.side
        coins.append(player.coins)
        sizes.append(player.size)
        aboard.append(b.is_aboard(other))
        sided.append(side != NO_SIDE)
        worths.append(float(player.coins) + GOLD_CARD * float(player.golds))
        if side == NO_SIDE or not (other == table.seat or (peeked >> other) & 1):
            loyal.append(0.5)
        else:
            loyal.append(1.0 if side == VALVERDE else 0.0)
    table.coins = coins
    table.sizes = sizes
    table.aboard = aboard
    table.sided = sided
    table.worths = worths
    table.loyal = loyal


def _stand_sailors(table: CartagenaPosition, b: CartagenaBoard) -> None:
    own = b.crew[table.seat]
    leads = [0.0] * DUELS
    known = [UNSEEN] * DUELS
    for letter in range(table.pairs):
        # C4.1: the sailors of a duel are revealed when it begins.
        if (b.duel != NO_LETTER and letter <= b.duel) or (own.knows_posts >> letter) & 1:
            leads[letter] = float(b.value_at(letter, VALVERDE) - b.value_at(letter, DIAZ))
            known[letter] = SEEN
        elif (own.knew_posts >> letter) & 1:
            known[letter] = EITHER
    table.leads = leads
    table.seen = known


def _look(table: CartagenaPosition, b: CartagenaBoard) -> None:
    """Read the cards that are shown to the player who is to decide."""
    awaited = b.awaited
    if awaited == AWAIT_TAKE and b.visiting == RAMON_DIAZ:
        if b.gold_left():
            table.gold_shown = b.gold_pile[b.gold_top] + 1
        if b.combat_left():
            table.combat_shown = b.combat_pile[b.combat_top]
    elif awaited == AWAIT_POST:
        table.letter = b.pairs
        table.low = b.low
        table.high = b.high
    elif awaited == AWAIT_TURN:
        table.letter = b.last_letter
