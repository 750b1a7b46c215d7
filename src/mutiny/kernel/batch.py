"""Many games of one kind that one call moves on: the loops behind `mutiny.vector`, in compiled code.

A batch has a number of places. At each place one game is played after another; it waits for one decision at a time.
What the waiting seats may know is written into buffers of bytes, which numpy reads without parsing.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, u8

from mutiny.kernel.blame import blame_game
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.errors import BadOptions, IllegalMove, MutinyError
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

NO_ACTION: Final = -1
"""Fills the unused part of a list of legal actions."""
MOST_ACTIONS: Final = (1 << 15) - 1
"""The largest action number that a list of legal actions can hold."""
MOST_EMPTY: Final = 100
"""So many games in a row without a decision mean that there will never be one."""

Ended = tuple[int, int, dict[str, Any]]
"""A game that has ended: its place, its number there, and its result."""


class BatchPlace:
    """One place of a batch: the game that is played there now, and the decision that it waits for."""

    def __init__(self, index: int, state: State, rng: Rng) -> None:
        self.index = index
        self.number = 0
        self.state = state
        self.rng = rng
        self.seat = 0
        self.legal: tuple[int, ...] = ()


def deal_seed(seed: int, index: int, number: int) -> bytes:
    """Return the seed of a game of a batch: the batch's seed, the place, and the number of the game there.

    A match with this seed deals as the batch does.

    >>> deal_seed(7, 0, 1) == seed_of("batch 7, place 0", 1)
    True
    """
    return seed_of(f"batch {seed}, place {index}", number)


class GameBatch:
    """Games of one kind at `count` places, numbered from `first` on.

    After `reset` and after each step, `rows` holds the features of each place's acting seat, `legal` the legal actions
    as 16-bit numbers, `width` for each place, `counts` how many of them there are, `seats` the acting seats, and
    `ended` the games that ended in this step. A game that has ended is followed by the next at the same place. With
    `whole`, `states` holds the features of all seats of each place, from the acting seat on.

    >>> from mutiny.kernel.discovery import game
    >>> meuterer = game("meuterer")
    >>> batch = GameBatch(meuterer, meuterer.features(3), 3, {}, count=2)
    >>> batch.reset(seed=7)
    >>> batch.step([place.legal[0] for place in batch.places])
    >>> len(batch.rows.getvalue()) == 2 * batch.features.size
    True
    """

    def __init__(
        self,
        game: Game,
        features: Features,
        players: int,
        options: dict[str, str],
        count: int,
        first: int = 0,
        width: int = 128,
        skip_forced: bool = False,
        whole: bool = False,
    ) -> None:
        if game.actions > MOST_ACTIONS:
            raise BadOptions(f"{game.name} has {game.actions} actions; a batch can number {MOST_ACTIONS}.")
        self.game = game
        self.features = features
        self.players = players
        self.options = options
        self.width = width
        self.skip_forced = skip_forced
        self.whole = whole
        self.seed = 0
        self.rows = BytesWriter()
        self.states = BytesWriter()
        self.legal = BytesWriter()
        self.counts = BytesWriter()
        self.seats = BytesWriter()
        self.ended: list[Ended] = []
        self.places = [BatchPlace(first + index, self._new(), Rng(b"")) for index in range(count)]
        self._padding = [padding(width - count) for count in range(width + 1)]

    def _new(self) -> State:
        return self.game.new(self.players, self.options)

    def reset(self, seed: int) -> None:
        """Begin the first game at every place."""
        self.seed = seed
        self._clear()
        for place in self.places:
            place.number = -1
            self._begin(place)
            self._advance(place)

    def resume(self, seed: int, numbers: list[int], choices: list[list[int]]) -> None:
        """Continue games of a seed: at each place the game of that number, after the moves that were made in it.

        Moves are indices into the lists of legal actions.

        >>> from mutiny.kernel.discovery import game
        >>> first, second = [GameBatch(game("traitres"), game("traitres").features(5), 5, {}, 2) for _ in range(2)]
        >>> first.reset(seed=7)
        >>> first.step_choices([1, 2])
        >>> second.resume(7, [0, 0], [[1], [2]])
        >>> second.rows.getvalue() == first.rows.getvalue()
        True
        """
        if not len(numbers) == len(choices) == len(self.places):
            count = len(self.places)
            raise BadOptions(f"there are {count} places, {len(numbers)} numbers, and {len(choices)} lists of choices.")
        self.seed = seed
        self._clear()
        for place, number, made in zip(self.places, numbers, choices, strict=True):
            place.number = number - 1
            self._begin(place)
            self._find_decision(place)
            for choice in made:
                if not 0 <= choice < len(place.legal):
                    raise BadOptions(f"place {place.index}: these choices were not made in game {number}.")
                place.state.apply(place.seat, place.legal[choice])
                self._find_decision(place)
            if place.number != number:
                raise BadOptions(f"place {place.index}: game {number} is over after these choices.")
            self._advance(place)

    def step(self, actions: list[int]) -> None:
        """Make one move at every place. If one of them is illegal, none is made."""
        if len(actions) != len(self.places):
            raise BadOptions(f"there are {len(self.places)} places, and {len(actions)} actions.")
        for place, action in zip(self.places, actions, strict=True):
            if action not in place.legal:
                reason = f"place {place.index}: action {action} is not legal for seat {place.seat}"
                raise IllegalMove(place.state.clause(), reason)
        self._clear()
        for place, action in zip(self.places, actions, strict=True):
            self._play(place, action)

    def step_choices(self, choices: list[int]) -> None:
        """Make one move at every place: the legal action at this index of the place's list. It is faster than `step`.

        >>> from mutiny.kernel.discovery import game
        >>> batch = GameBatch(game("traitres"), game("traitres").features(5), 5, {}, count=3)
        >>> batch.reset(seed=7)
        >>> batch.step_choices([0, 0, 99])
        Traceback (most recent call last):
        mutiny.kernel.errors.BadOptions: place 2: a choice is from 0 to 6, not 99.
        """
        if len(choices) != len(self.places):
            raise BadOptions(f"there are {len(self.places)} places, and {len(choices)} choices.")
        for place, choice in zip(self.places, choices, strict=True):
            if not 0 <= choice < len(place.legal):
                most = len(place.legal) - 1
                raise BadOptions(f"place {place.index}: a choice is from 0 to {most}, not {choice}.")
        self._clear()
        for place, choice in zip(self.places, choices, strict=True):
            self._play(place, place.legal[choice])

    def _clear(self) -> None:
        self.rows = BytesWriter()
        self.states = BytesWriter()
        self.legal = BytesWriter()
        self.counts = BytesWriter()
        self.seats = BytesWriter()
        self.ended = []

    def _begin(self, place: BatchPlace) -> None:
        """Begin the next game at a place."""
        place.number += 1
        place.state = self._new()
        place.rng = Rng(deal_seed(self.seed, place.index, place.number))

    def _play(self, place: BatchPlace, action: int) -> None:
        try:
            place.state.apply(place.seat, action)
        except Exception as error:
            blame_game(error, self.game, place.seat)
            raise
        self._advance(place)

    def _advance(self, place: BatchPlace) -> None:
        """Go on to the next decision and write down what its seat knows."""
        try:
            self._find_decision(place)
            self._write_rows(place)
        except Exception as error:
            blame_game(error, self.game, None)
            raise
        legal = place.legal
        count: i64 = len(legal)
        if count > self.width:
            raise BadOptions(f"{count} actions are legal here, and the lists hold {self.width}: choose a larger width.")
        for action in legal:
            write_i16_le(self.legal, i16(action))
        self.legal.write(self._padding[count])
        write_i16_le(self.counts, i16(count))
        self.seats.append(u8(place.seat))

    def _write_rows(self, place: BatchPlace) -> None:
        row = self.features.row(place.state, place.seat)
        self.rows.write(row)
        if self.whole:
            self.states.write(row)
            for step in range(1, self.players):
                self.states.write(self.features.row(place.state, (place.seat + step) % self.players))

    def _find_decision(self, place: BatchPlace) -> None:
        state = place.state
        empty = 0
        while True:
            if state.over:
                self.ended.append((place.index, place.number, state.result()))
                if empty == MOST_EMPTY:
                    raise MutinyError(f"{self.game.name} asked for no decision in {MOST_EMPTY} games in a row.")
                empty += 1
                self._begin(place)
                state = place.state
            elif state.awaits_chance:
                state.apply_chance(state.sample_chance(place.rng))
            else:
                seat = state.acting[0]
                legal = state.legal_actions(seat)
                forced = len(legal) == 1 and self.skip_forced
                if not forced:
                    place.seat = seat
                    place.legal = legal
                    return
                state.apply(seat, legal[0])


def padding(count: int) -> bytes:
    """Return `count` times the number that stands for no action.

    >>> padding(1)
    b'\\xff\\xff'
    """
    return NO_ACTION.to_bytes(2, "little", signed=True) * count
