"""The kernel's interface to the game: who is to act, which moves are legal, what each does; and the setup (C0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.belief import CartagenaBelief
from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.constants import CLAUSES, COMBAT, GHOST, GOLD, NO_PIRATE, PIRATES, SAILORS, SIDES, Combat
from mutiny.games.cartagena.features import CartagenaFeatures
from mutiny.games.cartagena.rules.actions import (
    ACTIONS,
    BUY,
    INSPECT,
    KEEP,
    KNOCK,
    LAY,
    PEEK,
    POST,
    ROB,
    SELL,
    SIDE,
    SWAP,
    TAKE,
    TURN_KEEP,
    TURN_SWAP,
    VISIT,
)
from mutiny.games.cartagena.rules.board import (
    AWAIT_COMBAT,
    AWAIT_DEALER,
    AWAIT_DOOR,
    AWAIT_GOLD,
    AWAIT_INSPECT,
    AWAIT_KEEP,
    AWAIT_LAY,
    AWAIT_MONKEY,
    AWAIT_PEEK,
    AWAIT_POST,
    AWAIT_POSTS,
    AWAIT_ROB,
    AWAIT_ROW,
    AWAIT_SAILORS,
    AWAIT_SIDE,
    AWAIT_STORM,
    AWAIT_SWAP,
    AWAIT_TAKE,
    AWAIT_TRADE,
    AWAIT_TURN,
    CartagenaBoard,
    CartagenaSetting,
)
from mutiny.games.cartagena.rules.duels import ROBBERIES, lay, lay_moves, monkey_robs
from mutiny.games.cartagena.rules.end import gold_of, winners
from mutiny.games.cartagena.rules.exchanges import buy, sell, swap
from mutiny.games.cartagena.rules.notation import read, read_chance, write, write_chance
from mutiny.games.cartagena.rules.outbreak import place_sailors
from mutiny.games.cartagena.rules.pirates import keep, pirate_moves, pirate_robs, take, visit
from mutiny.games.cartagena.rules.secrets import choose_side, inspect, peek, post, take_sailors, turn
from mutiny.games.cartagena.rules.voyage import door_moves, knock, lay_row, storm
from mutiny.games.cartagena.view import view
from mutiny.kernel.cardset import names, unpack
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.game import Game, Option
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import refuse_turn

ALL_PIRATES: Final = bytes(range(GHOST + 1))
BUT_ONE: Final[list[bytes]] = [bytes([other for other in range(GHOST + 1) if other != out]) for out in range(GHOST + 1)]


class CartagenaState(CartagenaBoard):
    """A game of Cartagena under way."""

    def copy(self) -> CartagenaState:
        return CartagenaState(self.setting, self)

    def clause(self) -> str:
        if self.over:
            return self.why
        if self.awaited == AWAIT_TAKE and PIRATES[self.visiting] == "pang":
            return "C2.7"
        if self.awaited == AWAIT_SIDE and PIRATES[self.visiting] == "ojo":
            return "C2.11"
        return CLAUSES[self.awaited]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        awaited = self.awaited
        if not self.is_acting(seat):
            return ()
        if awaited == AWAIT_DOOR:
            return door_moves(self)
        if awaited == AWAIT_LAY:
            return lay_moves(self, seat)
        if awaited == AWAIT_ROB or awaited == AWAIT_MONKEY:
            return ROBBERIES[self.with_coins(seat)]
        return pirate_moves(self, seat)

    def apply(self, seat: int, action: int) -> None:
        awaited = self.awaited
        if not self.is_acting(seat):
            raise refuse_turn(self, seat)
        if awaited == AWAIT_DOOR:
            if action == KNOCK:
                knock(self, seat)
                return
            if VISIT <= action < TAKE:
                visit(self, seat, action - VISIT)
                return
        elif awaited == AWAIT_LAY:
            if LAY <= action < ACTIONS:
                lay(self, seat, action - LAY)
                return
        elif self._use_pirate(seat, action):
            return
        raise IllegalMove(self.clause(), f"'{write(action)}' is not what is to be decided now")

    def _use_pirate(self, seat: int, action: int) -> bool:
        """C2: apply a decision that a pirate asks for, or a monkey's robbery (C4.5); False if the action is not one."""
        awaited = self.awaited
        if awaited == AWAIT_TAKE and TAKE <= action < KEEP:
            take(self, seat, action - TAKE)
        elif awaited == AWAIT_KEEP and KEEP <= action < SWAP:
            keep(self, seat, action - KEEP)
        elif awaited == AWAIT_SWAP and SWAP <= action < SELL:
            swap(self, seat, action - SWAP)
        elif awaited == AWAIT_TRADE and SELL <= action < BUY:
            sell(self, seat, action - SELL)
        elif awaited == AWAIT_TRADE and BUY <= action < ROB:
            buy(self, seat, action - BUY)
        elif awaited == AWAIT_SIDE and SIDE <= action < PEEK:
            choose_side(self, seat, action - SIDE)
        elif awaited == AWAIT_PEEK and PEEK <= action < POST:
            peek(self, seat, action)
        elif awaited == AWAIT_POST and POST <= action < INSPECT:
            post(self, seat, action - POST)
        elif awaited == AWAIT_INSPECT and INSPECT <= action < TURN_KEEP:
            inspect(self, seat, action - INSPECT)
        elif awaited == AWAIT_TURN and TURN_KEEP <= action < LAY:
            turn(self, seat, action == TURN_SWAP)
        elif ROB <= action < SIDE and awaited == AWAIT_ROB:
            pirate_robs(self, seat, action - ROB)
        elif ROB <= action < SIDE and awaited == AWAIT_MONKEY:
            monkey_robs(self, seat, action - ROB)
        else:
            return False
        return True

    def sample_chance(self, rng: Rng) -> bytes:
        awaited = self.awaited
        if awaited == AWAIT_ROW:
            pirates = ALL_PIRATES if self.lifeboat == NO_PIRATE else BUT_ONE[self.lifeboat]
            return rng.shuffled(pirates)[: self.setting.doors]
        if awaited == AWAIT_STORM:
            pirates = ALL_PIRATES if self.lifeboat == NO_PIRATE else BUT_ONE[self.lifeboat]
            return bytes([pirates[rng.below(len(pirates))]])
        if awaited == AWAIT_SAILORS:
            pair = rng.shuffled(self._on_deck())[:2]
            return pair if pair[0] < pair[1] else pair[::-1]
        if awaited == AWAIT_DEALER:
            return bytes([rng.below(self.players)])
        if awaited == AWAIT_COMBAT:
            return rng.shuffled(self.setting.combat)
        if awaited == AWAIT_GOLD:
            return rng.shuffled(self.setting.gold)
        return self.posts[: 2 * self.pairs] + rng.shuffled(self._on_deck())

    def chance_pool(self) -> tuple[bytes, int]:
        awaited = self.awaited
        if awaited == AWAIT_ROW or awaited == AWAIT_STORM:
            pirates = ALL_PIRATES if self.lifeboat == NO_PIRATE else BUT_ONE[self.lifeboat]
            return pirates, self.setting.doors if awaited == AWAIT_ROW else 1
        if awaited == AWAIT_SAILORS:
            return self._on_deck(), 2
        if awaited == AWAIT_DEALER:
            return bytes(range(self.players)), 1
        if awaited == AWAIT_COMBAT:
            return self.setting.combat, len(self.setting.combat)
        if awaited == AWAIT_GOLD:
            return self.setting.gold, len(self.setting.gold)
        sailors = self._on_deck()
        return sailors, len(sailors)

    def chance_outcome(self, cards: bytes) -> bytes:
        if self.awaited == AWAIT_SAILORS:
            return bytes(sorted(cards))
        if self.awaited == AWAIT_POSTS:
            return self.posts[: 2 * self.pairs] + cards
        return cards

    def _on_deck(self) -> bytes:
        """C0.3: the sailors still on deck."""
        return bytes([value for value in range(1, SAILORS + 1) if (self.deck >> value) & 1])

    def apply_chance(self, outcome: bytes) -> None:
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        awaited = self.awaited
        if awaited == AWAIT_ROW:
            self._apply_row(outcome)
        elif awaited == AWAIT_STORM:
            self._apply_storm(outcome)
        elif awaited == AWAIT_SAILORS:
            self._apply_sailors(outcome)
        elif awaited == AWAIT_DEALER:
            self._apply_dealer(outcome)
        elif awaited == AWAIT_COMBAT:
            self._apply_combat(outcome)
        elif awaited == AWAIT_GOLD:
            self._apply_gold(outcome)
        else:
            self._apply_posts(outcome)

    def _apply_dealer(self, outcome: bytes) -> None:
        """C0.5: the first dealer is drawn at random; C0.1: what everybody starts with."""
        if len(outcome) != 1 or outcome[0] >= self.players:
            raise IllegalMove("C0.5", f"the dealer must be one of the seats 0 to {self.players - 1}")
        self.dealer = outcome[0]
        if self.wants_events:
            self.emit(events.DEALER.event("C0.5", self.dealer, {}))
            for seat, player in enumerate(self.crew):
                cards: list[Combat] = names(player.combat, COMBAT)
                self.emit(events.PURSE.event("C0.1", seat, {"cards": cards, "coins": player.coins}))
        self.await_chance(AWAIT_COMBAT)

    def _apply_combat(self, pile: bytes) -> None:
        """C0.2: the combat pile."""
        if bytes(sorted(pile)) != self.setting.combat:
            raise IllegalMove("C0.2", f"the combat pile must be {_counted(self.setting.combat, COMBAT)}")
        self.combat_pile = pile
        if self.wants_events:
            self.emit(events.PILE.event("C0.2", None, {"pile": "combat", "count": len(pile)}))
        self.await_chance(AWAIT_GOLD)

    def _apply_gold(self, pile: bytes) -> None:
        """C0.2: the gold pile; with it the voyage begins."""
        if bytes(sorted(pile)) != self.setting.gold:
            raise IllegalMove("C0.2", f"the gold pile must be {_counted(self.setting.gold, GOLD)}")
        self.gold_pile = pile
        if self.wants_events:
            self.emit(events.PILE.event("C0.2", None, {"pile": "gold", "count": len(pile)}))
        self.await_chance(AWAIT_ROW)

    def _apply_row(self, row: bytes) -> None:
        """C1.1: players and three more pirates, each once, without the one in the lifeboat."""
        doors = self.setting.doors
        seen: i64 = 0
        for pirate in row:
            if pirate <= GHOST and (seen >> pirate) & 1 == 0:
                seen |= 1 << pirate
            else:
                raise IllegalMove("C1.1", f"the row must be {doors} pirates, each once")
        if len(row) != doors:
            raise IllegalMove("C1.1", f"the row must be {doors} pirates, each once")
        if self.lifeboat != NO_PIRATE and (seen >> self.lifeboat) & 1:
            raise IllegalMove("C1.8", f"{PIRATES[self.lifeboat]} is in the lifeboat, out of play")
        lay_row(self, row)

    def _apply_storm(self, outcome: bytes) -> None:
        """C1.8: one of the pirates who are not in the lifeboat already."""
        if len(outcome) != 1 or outcome[0] > GHOST:
            raise IllegalMove("C1.8", "the storm draws one pirate")
        if outcome[0] == self.lifeboat:
            raise IllegalMove("C1.8", f"{PIRATES[self.lifeboat]} is in the lifeboat already: another is drawn")
        storm(self, outcome[0])

    def _apply_sailors(self, outcome: bytes) -> None:
        """C2.12: two of the sailors on deck."""
        deck = self._on_deck()
        if len(outcome) != 2 or outcome[0] == outcome[1] or outcome[0] not in deck or outcome[1] not in deck:
            values = ", ".join([str(value) for value in deck])
            raise IllegalMove("C2.12", f"two different sailors of those on deck are taken: {values}")
        take_sailors(self, outcome[0], outcome[1])

    def _apply_posts(self, posts: bytes) -> None:
        """C3.3: all ten sailors, those already placed where they stand."""
        placed = self.posts[: 2 * self.pairs]
        if posts[: len(placed)] != placed or bytes(sorted(posts[len(placed) :])) != self._on_deck():
            raise IllegalMove("C3.3", "the posts must be all ten sailors, those already placed where they stand")
        place_sailors(self, posts)

    def view(self, seat: int | None) -> dict[str, Any]:
        self.check_seat(seat)
        return cast("dict[str, Any]", view(self, seat))

    def format_move(self, seat: int, action: int) -> str:
        return write(action)

    def parse_move(self, seat: int, text: str) -> int:
        return read(text)

    def format_chance(self, outcome: bytes) -> str:
        return write_chance(self, outcome)

    def parse_chance(self, text: str) -> bytes:
        return read_chance(self, text)

    def result(self) -> dict[str, Any]:
        gold = [gold_of(self, seat) for seat in range(self.players)]
        return {"side": SIDES[self.side], "gold": gold, "winners": winners(self)}

    def inventory(self) -> Sequence[int]:
        combat = list(self.combat_pile[self.combat_top :]) + unpack(self.gone)
        gold = list(self.gold_pile[self.gold_top :])
        coins = self.supply
        for player in self.crew:
            combat += unpack(player.combat)
            gold += unpack(player.gold)
            coins += player.coins
        sailors = len(self._on_deck()) + len([value for value in self.posts if value]) + (2 if self.high else 0)
        counts = [combat.count(kind) for kind in range(len(COMBAT))] + [gold.count(kind) for kind in range(len(GOLD))]
        return [*counts, coins, sailors]


def _counted(cards: bytes, words: tuple[str, ...]) -> str:
    return ", ".join([f"{cards.count(kind)} {name}" for kind, name in enumerate(words)])


class Cartagena(Game):
    """Cartagena: La mutinerie, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            "cartagena",
            2,
            4,
            ACTIONS,
            (
                Option("mutiny", ("round-end", "at-once"), "round-end", "C3.1"),
                Option("components", (), "", "C0.2"),
            ),
        )
        self.quiet = ("visit", "rob", "side")

    def new(self, players: int, options: dict[str, str] | None = None) -> CartagenaState:
        """C0: a game for 2 to 4 players, before the dealer is drawn.

        >>> GAME.new(2).awaits_chance
        True
        """
        setting: CartagenaSetting = self.kept_setting(players, options)
        return CartagenaState(setting)

    def setting(self, players: int, options: dict[str, str]) -> CartagenaSetting:
        """Return the constants of a game: the box, and when the mutiny breaks out."""
        return CartagenaSetting(players, read_box(options["components"]), options["mutiny"] == "at-once")

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> CartagenaBelief:
        """Return an empty belief for a seat."""
        return CartagenaBelief(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> CartagenaFeatures:
        """Return the features of the game.

        >>> GAME.features(3).fields[0].name
        'phase'
        """
        setting: CartagenaSetting = self.kept_setting(players, options)
        return CartagenaFeatures(setting)


GAME: Final = Cartagena()
