"""The kernel's interface to the game: who is to act, which moves are legal, what each of them does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from mypy_extensions import i64

from mutiny.games.traitres import events
from mutiny.games.traitres.belief import TraitresBelief
from mutiny.games.traitres.components import box
from mutiny.games.traitres.constants import HAND, KINDS, LOOTS, MUTINEER, PLANK, ROLES, TEAMS, Card
from mutiny.games.traitres.event_types import RoleSecret
from mutiny.games.traitres.features import TraitresFeatures
from mutiny.games.traitres.rules.actions import (
    ACTIONS,
    FISH,
    OPEN,
    ORDER,
    PLANK_AT,
    POCKETS_OF,
    RETURN_ONE,
    RID_OF,
    SPY,
    STASH,
    returned_by,
)
from mutiny.games.traitres.rules.board import (
    AWAIT_DECK,
    AWAIT_FIRST,
    AWAIT_ORDER,
    AWAIT_ROLES,
    AWAIT_TURN,
    TraitresBoard,
    TraitresSetting,
)
from mutiny.games.traitres.rules.end import open_chest, winners
from mutiny.games.traitres.rules.loot import (
    catch,
    order_moves,
    plank,
    pockets,
    put_back,
    put_on_pile,
    return_moves,
    riddance,
    spyglass,
    stash,
)
from mutiny.games.traitres.rules.notation import read, read_chance, write, write_chance
from mutiny.games.traitres.rules.piles import alike, counts, heaped, is_shuffle_of, spread
from mutiny.games.traitres.rules.turn import begin_turn, turn_moves
from mutiny.games.traitres.talk import check_phrase
from mutiny.games.traitres.view import view
from mutiny.kernel.cardset import names
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game, Option
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import refuse_turn

# The clause of each awaited decision or chance event, in order.
CLAUSES: Final[tuple[str, ...]] = ("T0.2", "T0.4", "T0.3", "T1.2", "T2.5", "T2.6", "T3.5")


class TraitresState(TraitresBoard):
    """A game of Traîtres à bord under way."""

    def copy(self) -> TraitresState:
        return TraitresState(self.setting, self)

    def clause(self) -> str:
        return self.why if self.over else CLAUSES[self.awaited]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if not self.is_acting(seat):
            return ()
        if self.awaited == AWAIT_TURN:
            return turn_moves(self, seat)
        if self.awaited == AWAIT_ORDER:
            return order_moves(self)
        return return_moves(self, seat)

    def apply(self, seat: int, action: int) -> None:
        if not self.is_acting(seat):
            raise refuse_turn(self, seat)
        if self.awaited == AWAIT_TURN:
            if OPEN <= action < ORDER:
                self._play_card(seat, action)
                return
        elif self.awaited == AWAIT_ORDER:
            if ORDER <= action < RETURN_ONE:
                put_back(self, seat, action)
                return
        elif RETURN_ONE <= action < ACTIONS:
            put_on_pile(self, seat, returned_by(action))
            return
        raise IllegalMove(self.clause(), f"'{write(action)}' is not what is to be decided now")

    def _play_card(self, seat: i64, action: i64) -> None:
        """T1.1, T1.2: open the chest or play one card."""
        if STASH <= action < PLANK_AT:
            loot = action - STASH
            stash(self, seat, loot // LOOTS, loot % LOOTS)
        elif PLANK_AT <= action < SPY:
            plank(self, seat, action - PLANK_AT)
        elif action == SPY:
            spyglass(self, seat)
        elif POCKETS_OF <= action < RID_OF:
            pockets(self, seat, action - POCKETS_OF)
        elif action == RID_OF:
            riddance(self, seat)
        elif action == FISH:
            catch(self, seat)
        else:
            open_chest(self, seat)

    def sample_chance(self, rng: Rng) -> bytes:
        if self.awaited == AWAIT_ROLES:
            return rng.shuffled(self.setting.roles)
        if self.awaited == AWAIT_FIRST:
            return bytes([rng.below(self.players)])
        return rng.shuffled(self.setting.deck)

    def chance_pool(self) -> tuple[bytes, int]:
        if self.awaited == AWAIT_ROLES:
            return self.setting.roles, self.players
        if self.awaited == AWAIT_FIRST:
            return bytes(range(self.players)), 1
        return self.setting.deck, len(self.setting.deck)

    def apply_chance(self, outcome: bytes) -> None:
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        if self.awaited == AWAIT_ROLES:
            self._apply_roles(outcome)
        elif self.awaited == AWAIT_FIRST:
            self._apply_first(outcome)
        else:
            self._apply_deck(outcome)

    def _apply_roles(self, roles: bytes) -> None:
        """T0.1, T0.2: everyone gets a role in secret; with mutineers-meet the mutineers learn of each other."""
        if not is_shuffle_of(roles, self.setting.roles_heap, self.players):
            pirates = len(self.setting.roles) - self.setting.roles.count(MUTINEER)
            mutineers = self.setting.roles.count(MUTINEER)
            raise IllegalMove("T0.1", f"{self.players} players are {pirates} pirates and {mutineers} mutineers")
        for seat, role in enumerate(roles):
            self.crew[seat].role = role
            if role == MUTINEER:
                self.mutineers += 1
            else:
                self.pirates += 1
        if self.wants_events:
            traitors = [seat for seat, role in enumerate(roles) if role == MUTINEER]
            for seat, role in enumerate(roles):
                secret: RoleSecret = {"role": ROLES[role]}
                if role == MUTINEER and self.setting.mutineers_meet:
                    secret["mutineers"] = traitors
                self.emit(events.ROLE.event("T0.2", seat, {}, secret, (seat,)))
        self.await_chance(AWAIT_FIRST)

    def _apply_first(self, outcome: bytes) -> None:
        """T0.4: the first player is drawn at random."""
        if len(outcome) != 1 or outcome[0] >= self.players:
            raise IllegalMove("T0.4", f"the first player must be one of the seats 0 to {self.players - 1}")
        self.turn = outcome[0]
        if self.wants_events:
            self.emit(events.FIRST.event("T0.4", self.turn, {}))
        self.await_chance(AWAIT_DECK)

    def _apply_deck(self, deck: bytes) -> None:
        """T0.3: three cards each, the first player first."""
        if not is_shuffle_of(deck, self.setting.deck_heap, len(self.setting.deck)):
            whole = ", ".join(f"{self.setting.deck.count(kind)} {name}" for kind, name in enumerate(KINDS))
            raise IllegalMove("T0.3", f"the deck must be {whole}")
        self.pile = deck
        seat = self.turn
        for _ in range(self.players):
            player = self.crew[seat]
            for _ in range(HAND):
                player.gain(self.draw_card())
            if self.wants_events:
                cards: list[Card] = names(player.hand, KINDS)
                self.emit(events.DEAL.event("T0.3", seat, {"count": HAND}, {"cards": cards}, (seat,)))
            seat = self.next_aboard(seat)
        begin_turn(self, self.turn)

    def parse_phrase(self, seat: int, text: str) -> Event:
        return check_phrase(self.players, seat, text)

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
        return {"team": TEAMS[self.team], "why": self.why, "winners": winners(self)}

    def inventory(self) -> Sequence[int]:
        cards = self.discard + heaped(self.chest_cards()) + heaped(list(self.pile[self.top :]))
        for player in self.crew:
            cards += spread(player.hand) + alike(PLANK, player.planks)
        return counts(cards)


class Traitres(Game):
    """Traîtres à bord, for 3 to 8 players."""

    def __init__(self) -> None:
        super().__init__("traitres", 3, 8, ACTIONS, (Option("mutineers-meet", ("no", "yes"), "no", "T0.2"),))

    def new(self, players: int, options: dict[str, str] | None = None) -> TraitresState:
        """T0.1: a game for 3 to 8 players, before the roles are dealt.

        >>> GAME.new(5).awaits_chance
        True
        """
        setting: TraitresSetting = self.kept_setting(players, options)
        return TraitresState(setting)

    def setting(self, players: int, options: dict[str, str]) -> TraitresSetting:
        """Return the constants of a game: the box for this number of players, and the options."""
        return TraitresSetting(players, box(players), options["mutineers-meet"] == "yes")

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> TraitresBelief:
        """Return an empty belief for a seat."""
        return TraitresBelief(seat, self.new(players, options))

    def features(self, players: int, options: dict[str, str] | None = None) -> TraitresFeatures:
        """Return the features of the game.

        >>> GAME.features(4).fields[0].name
        'phase'
        """
        setting: TraitresSetting = self.kept_setting(players, options)
        return TraitresFeatures(setting)


GAME: Final = Traitres()
