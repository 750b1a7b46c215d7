"""The search model of Traîtres à bord: plain pirates and mutineers play to the end of the game."""

from __future__ import annotations

from typing import Final

from mutiny.bots.policy import NEVER
from mutiny.bots.search.model import Model
from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.situation import WORST, Situation
from mutiny.games.traitres.constants import LOOT_WORTH, LOOTS, MUTINEER, RID
from mutiny.games.traitres.rules.actions import (
    FISH,
    OPEN,
    ORDER,
    ORDERS,
    PLANK_AT,
    POCKETS_OF,
    RETURN_ONE,
    RID_OF,
    SPY,
    STASH,
)
from mutiny.games.traitres.rules.board import LOOT_BITS, LOOT_MASK, TraitresBoard
from mutiny.games.traitres.rules.end import worth
from mutiny.games.traitres.rules.piles import EMPTY
from mutiny.kernel.cardset import count_of
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SLIPS: Final = 8
"""One move in this number is random."""
FOUND_OUT: Final = 58
"""The percentage of games in which the players detect the mutineers in ways that this model does not cover.

With it, mutineers win about as often as they do among bots: 40 to 50 % for 3 to 8 players.
"""
DISTRUST: Final = 0.25
"""The probability that a simulated pirate adds to the suspicion of the table: else such pirates would lay no planks."""
SCENT: Final = 0.375
"""The probability that it adds for a mutineer who is detected."""
BIAS: Final = 30.0
"""The weight of the inference's values relative to simulations with such plain players."""
TURNS_PER_OPENING: Final = 3
"""A full chest is opened in one of this number of pirates' turns: they cannot know that it is full."""


class TraitresModel(Model):
    """All players suspect the seats that the searching seat would suspect if it knew no role."""

    def __init__(self, inference: Inference | None = None, opinions: list[float] | None = None) -> None:
        # More simulations with such plain players give no more information.
        self.simulations = 200
        self.explore = 0.4
        self.bias = BIAS
        self.inference = inference
        self.move_values = opinions
        self._pirate = Situation(0, rebel=False)
        self._mutineer = Situation(0, rebel=True)

    def rollout(self, state: State, rng: Rng) -> None:
        """Play to the end of the game."""
        self._suppose(state, rng.below(100) < FOUND_OUT)
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            seat = state.acting[0]
            legal = state.legal_actions(seat)
            state.apply(seat, self._decide(state, seat, legal, rng))

    def evaluate(self, state: State) -> list[float]:
        """Return a win for each member of the winning team."""
        assert isinstance(state, TraitresBoard)
        return [1.0 if player.role == state.team else 0.0 for player in state.crew]

    def priors(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        """Return the inference's values for the current moves of the searching seat; none for later moves."""
        opinions = self.move_values
        self.move_values = None
        if opinions is None or len(opinions) != len(legal):
            return []
        highest = max(opinions)
        return [1.0 / (1.0 + min(30.0, highest - each)) for each in opinions]

    def branches_on(self, state: State, seat: int) -> bool:
        """Return False for other seats: what they stash is hidden, so their moves are not searched."""
        return False

    def default_action(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        """Choose a move for a player; nobody is detected."""
        self._suppose(state, False)
        return self._decide(state, seat, legal, rng)

    def _suppose(self, state: State, found_out: bool) -> None:
        """Note what the players suppose in one simulation: mutineers know the roles, pirates do not."""
        assert isinstance(state, TraitresBoard)
        players = state.players
        pirate, mutineer = self._pirate, self._mutineer
        if len(pirate.guilt) != players:
            self._pirate = pirate = Situation(players, rebel=False)
            self._mutineer = mutineer = Situation(players, rebel=True)
        rebels = [player.role == MUTINEER for player in state.crew]
        average = rebels.count(True) / players
        for seat in range(players):
            blamed = 0.0 if self.inference is None else self.inference.rumour.of(seat)
            pirate.guilt[seat] = blamed + DISTRUST + (SCENT if found_out and rebels[seat] else 0.0)
            mutineer.guilt[seat] = 1.0 if rebels[seat] else 0.0
            mutineer.blame[seat] = 1.0 if self.inference is None else blamed / average

    def _decide(self, state: State, seat: int, legal: tuple[int, ...], rng: Rng) -> int:
        assert isinstance(state, TraitresBoard)
        if len(legal) == 1:
            return legal[0]
        if rng.below(SLIPS) == 0:
            # Even a random move never opens a chest that cannot be full.
            return legal[rng.below(len(legal))] if legal[0] != OPEN else legal[1 + rng.below(len(legal) - 1)]
        if legal[0] >= RETURN_ONE:
            # T2.6: any two cards go back.
            return legal[rng.below(len(legal))]
        situation = self._mutineer if state.crew[seat].role == MUTINEER else self._pirate
        _look(situation, state, seat)
        situation.opens = legal[0] == OPEN and _opens(state, rng)
        best = legal[0]
        highest = NEVER
        for action in legal:
            value = _value(situation, action)
            if value > highest:
                best, highest = action, value
        return best


def _look(situation: Situation, b: TraitresBoard, seat: int) -> None:
    """Note what a player sees. In the world of a simulation, what a riddance would discard is seen too."""
    planks = situation.planks
    for other in range(b.players):
        planks[other] = b.crew[other].planks
    situation.mutineers = b.mutineers
    situation.at_stake = b.pirates - 1 <= b.mutineers
    situation.unwelcome = count_of(b.crew[seat].hand, 0 if situation.rebel else WORST)
    riches = 0
    chest = b.chest
    for _ in range(RID):
        if chest > EMPTY:
            riches += LOOT_WORTH[chest & LOOT_MASK]
            chest >>= LOOT_BITS
    situation.riches = float(riches)


def _opens(b: TraitresBoard, rng: Rng) -> bool:
    if b.pile_size() <= 1:
        return True
    return worth(b.chest) >= b.setting.target and rng.below(TURNS_PER_OPENING) == 0


def _value(situation: Situation, action: int) -> float:
    if action == OPEN:
        return situation.open()
    if action < PLANK_AT:
        return situation.stash((action - STASH) // LOOTS, (action - STASH) % LOOTS)
    if action < SPY:
        return situation.plank(action - PLANK_AT)
    if action == SPY:
        return situation.spyglass()
    if action < RID_OF:
        return situation.pockets(action - POCKETS_OF)
    if action == RID_OF:
        return situation.riddance()
    if action == FISH:
        return situation.catch()
    return situation.order(list(ORDERS[action - ORDER]))
