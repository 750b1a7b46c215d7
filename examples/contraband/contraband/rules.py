"""The rules of Contraband. They use only the public API of `mutiny`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from contraband import events
from contraband.belief import ContrabandBelief
from contraband.event_types import ContrabandEndFacts
from contraband.features import ContrabandFeatures
from contraband.talk import check_phrase
from contraband.view_types import Barrel, ContrabandPublicView, ContrabandSeatView, Phase
from mutiny import Event, Game, IllegalMove, MalformedMove, Rng, State

BARRELS: tuple[Barrel, ...] = ("rum", "silk", "powder")
WORTH = (1, 2, -1)
DECK = bytes([0] * 8 + [1] * 6 + [2] * 6)
POWDER = 2
HAND = 2
ROOM = 4

# Moves as numbers: haul, a dump of each kind, weigh.
MOVES = ("haul", *(f"dump {barrel}" for barrel in BARRELS), "weigh")
HAUL, DUMP, WEIGH = 0, 1, 1 + len(BARRELS)
FIRST, PILE, TURN, OVER = range(4)
PHASES: tuple[Phase, ...] = ("first", "deck", "turn", "over")
CLAUSES = ("K0.2", "K0.1", "K1.1", "K2.2")
NOBODY = -1


class ContrabandState(State):
    """The state of a game of Contraband."""

    def __init__(self, players: int, like: ContrabandState | None = None) -> None:
        super().__init__(players)
        self.awaited = FIRST
        self.holds: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = list(DECK)
        self.dumped: list[int] = []
        self.weigher = NOBODY
        if like is not None:
            self.await_like(like)
            self.holds = [hold[:] for hold in like.holds]
            self.pile = like.pile[:]
            self.dumped = like.dumped[:]
            self.weigher = like.weigher

    def copy(self) -> ContrabandState:
        return ContrabandState(self.players, self)

    def clause(self) -> str:
        return CLAUSES[self.awaited]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """K1.1 to K1.3: haul while there is room, dump a barrel of the hold, or weigh anchor."""
        if not self.is_acting(seat):
            return ()
        hold = self.holds[seat]
        haul = (HAUL,) if len(hold) < ROOM else ()
        return (*haul, *(DUMP + barrel for barrel in sorted(set(hold))), WEIGH)

    def apply(self, seat: int, action: int) -> None:
        if not self.is_acting(seat):
            raise IllegalMove(self.clause(), f"it is not the turn of seat {seat}")
        hold = self.holds[seat]
        if action == HAUL:
            self._haul(seat, hold)
        elif DUMP <= action < WEIGH:
            self._dump(seat, hold, action - DUMP)
        elif action == WEIGH:
            self._weigh(seat)
        else:
            raise IllegalMove("K1.1", f"there is no move {action}")

    def _haul(self, seat: int, hold: list[int]) -> None:
        """K1.1: a barrel nobody else sees; K1.2: a hold has room for four."""
        if len(hold) == ROOM:
            raise IllegalMove("K1.2", f"the hold has room for {ROOM} barrels")
        hold.append(self.pile.pop(0))
        if self.wants_events:
            barrel = BARRELS[hold[-1]]
            self.emit(events.HAUL.event("K1.1", seat, {"left": len(self.pile)}, {"barrel": barrel}, (seat,)))
        self._next(seat)

    def _dump(self, seat: int, hold: list[int], barrel: int) -> None:
        """K1.3: a barrel goes overboard, visible to everybody."""
        if barrel not in hold:
            raise IllegalMove("K1.3", f"there is no {BARRELS[barrel]} in the hold")
        hold.remove(barrel)
        self.dumped.append(barrel)
        if self.wants_events:
            self.emit(events.DUMP.event("K1.3", seat, {"barrel": BARRELS[barrel]}))
        self._next(seat)

    def _next(self, seat: int) -> None:
        """K2.1: the game ends when the pile is empty."""
        if self.pile:
            self.await_seat(TURN, (seat + 1) % self.players)
        else:
            self._end("K2.1")

    def _weigh(self, seat: int) -> None:
        """K1.4: weighing anchor ends the game at once."""
        self.weigher = seat
        if self.wants_events:
            self.emit(events.WEIGH.event("K1.4", seat, {}))
        self._end("K1.4")

    def _end(self, clause: str) -> None:
        self.await_nothing(OVER)
        if self.wants_events:
            holds = [[BARRELS[barrel] for barrel in sorted(hold)] for hold in self.holds]
            facts: ContrabandEndFacts = {"holds": holds, "scores": self.scores(), "winners": self.winners()}
            self.emit(events.END.event(clause if self.weigher == NOBODY else "K2.3", None, facts))

    def scores(self) -> list[int]:
        """K2.2: the value of the barrels; with two or more of powder the hold blows up."""
        return [0 if hold.count(POWDER) > 1 else sum(WORTH[barrel] for barrel in hold) for hold in self.holds]

    def winners(self) -> list[int]:
        """K2.3: the highest score; the player who weighed anchor must have it alone, or only the others win."""
        scores = self.scores()
        best = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        if self.weigher == NOBODY or best == [self.weigher]:
            return best
        rest = [seat for seat in range(self.players) if seat != self.weigher]
        return [seat for seat in rest if scores[seat] == max(scores[other] for other in rest)]

    def sample_chance(self, rng: Rng) -> bytes:
        return bytes([rng.below(self.players)]) if self.awaited == FIRST else rng.shuffled(DECK)

    def chance_pool(self) -> tuple[bytes, int]:
        return (bytes(range(self.players)), 1) if self.awaited == FIRST else (DECK, len(DECK))

    def apply_chance(self, outcome: bytes) -> None:
        """K0.1, K0.2: the first player is drawn, then everybody is dealt two barrels."""
        if not self.awaits_chance:
            raise IllegalMove(self.clause(), "no chance is awaited")
        if self.awaited == FIRST:
            if len(outcome) != 1 or outcome[0] >= self.players:
                raise IllegalMove("K0.2", f"the first player must be one of the seats 0 to {self.players - 1}")
            self.turn = outcome[0]
            if self.wants_events:
                self.emit(events.FIRST.event("K0.2", outcome[0], {}))
            self.await_chance(PILE)
            return
        if bytes(sorted(outcome)) != DECK:
            raise IllegalMove("K0.1", "the deck must be 8 rum, 6 silk and 6 powder")
        self.pile = list(outcome)
        for seat, hold in enumerate(self.holds):
            hold += [self.pile.pop(0) for _ in range(HAND)]
            if self.wants_events:
                barrels = [BARRELS[barrel] for barrel in hold]
                self.emit(events.DEAL.event("K0.1", seat, {"count": HAND}, {"barrels": barrels}, (seat,)))
        self.await_seat(TURN, self.turn)

    def parse_phrase(self, seat: int, text: str) -> Event:
        return check_phrase(self.players, seat, text)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view; only the values listed here are shown."""
        self.check_seat(seat)
        shown: ContrabandPublicView = {
            "game": "contraband",
            "players": self.players,
            "phase": PHASES[self.awaited],
            "acting": list(self.acting),
            "turn": None if self.awaited == FIRST else self.turn,
            "pile": len(self.pile),
            "sizes": [len(hold) for hold in self.holds],
            "dumped": [BARRELS[barrel] for barrel in self.dumped],
            "weigher": None if self.weigher == NOBODY else self.weigher,
            "holds": [[BARRELS[barrel] for barrel in sorted(hold)] for hold in self.holds] if self.over else None,
        }
        if seat is not None:
            own = cast("ContrabandSeatView", shown)
            own["seat"] = seat
            own["hold"] = [BARRELS[barrel] for barrel in sorted(self.holds[seat])]
        return cast("dict[str, Any]", shown)

    def format_move(self, seat: int, action: int) -> str:
        if not 0 <= action < len(MOVES):
            raise MalformedMove(str(action), f"action ids run from 0 to {len(MOVES) - 1}")
        return MOVES[action]

    def parse_move(self, seat: int, text: str) -> int:
        if text not in MOVES:
            raise MalformedMove(text, f"write one of {', '.join(MOVES)}")
        return MOVES.index(text)

    def format_chance(self, outcome: bytes) -> str:
        if self.awaited == FIRST:
            return f"first {outcome[0]}"
        return " ".join(["deck", *(BARRELS[barrel] for barrel in outcome)])

    def parse_chance(self, text: str) -> bytes:
        head, *words = text.split(" ")
        known: list[str] = [str(seat) for seat in range(self.players)] if self.awaited == FIRST else list(BARRELS)
        if head != PHASES[self.awaited] or any(word not in known for word in words):
            raise MalformedMove(text, f"'{PHASES[self.awaited]}' and words of {', '.join(known)} are next")
        return bytes([known.index(word) for word in words])

    def result(self) -> dict[str, Any]:
        return {"scores": self.scores(), "winners": self.winners()}

    def inventory(self) -> Sequence[int]:
        barrels = self.pile + self.dumped + [barrel for hold in self.holds for barrel in hold]
        return [barrels.count(barrel) for barrel in range(len(BARRELS))]


class Contraband(Game):
    """Contraband, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__("contraband", 2, 4, len(MOVES), ())

    def new(self, players: int, options: dict[str, str] | None = None) -> ContrabandState:
        self.check_players(players)
        self.complete(options)
        return ContrabandState(players)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> ContrabandBelief:
        return ContrabandBelief(seat, self.new(players, options), DECK, BARRELS)

    def features(self, players: int, options: dict[str, str] | None = None) -> ContrabandFeatures:
        self.check_players(players)
        return ContrabandFeatures(players)


GAME = Contraband()
