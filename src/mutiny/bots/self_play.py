"""Whole games between bots, as fast as the bots allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mutiny.bots.driver import BotDriver, Maker, fault_text, seat_bots
from mutiny.kernel.blame import blame_game
from mutiny.kernel.commitment import check_seed, commitment
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.match import phrase_event
from mutiny.kernel.record import Entry, Record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

Watch = Callable[[int, State, int, Sequence[int], int], object]
"""Called before every decision with its log entry, the state, the seat, the legal moves and the chosen one.

It sees the true state, so a bot must not use it.
"""


class GameFailed(MutinyError):
    """A game could not be played to its end."""


class PlayedGame:
    """A game between bots, played to its end."""

    def __init__(self, game: Game, options: dict[str, str], seed: bytes, state: State) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.state = state
        self.decisions = 0
        self.entries: list[Entry] = []
        # The faults that cost bots their moves: the seat and a description.
        self.faults: list[tuple[int, str]] = []

    def __repr__(self) -> str:
        return f"<PlayedGame of {self.game.name}, {self.decisions} decisions>"

    def record(self, names: list[str]) -> Record:
        """Return the game as a record, with its seed, since it is over.

        >>> from mutiny import game, seed_of
        >>> from mutiny.bots import RandomBot
        >>> played = play_game(game("meuterer"), [RandomBot] * 3, {}, seed_of("doc", 0))
        >>> played.record(["Ann", "Bo", "Cy"]).moves[1][1].split()[0]
        'captain'
        """
        return Record(
            self.game.name,
            self.options,
            names,
            self.entries,
            self.state.result(),
            self.seed,
            commitment(self.seed),
        )

    def note_fault(self, seat: int, error: Exception) -> None:
        """Note the failure of a bot."""
        self.faults.append((seat, fault_text(error)))


def play_game(
    game: Game,
    makers: Sequence[Maker],
    options: dict[str, str],
    seed: bytes,
    noting: bool = True,
    forgiving: bool = False,
    watch: Watch | None = None,
) -> PlayedGame:
    """Play a game to its end, with a bot of each maker at each seat; everything in it follows from the seed.

    Without `noting` the log is not kept, which is faster still. A `forgiving` game continues when a bot fails or
    answers nonsense: it makes a random legal move for the bot and notes the fault. `watch` is called with every
    decision.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot
    >>> played = play_game(game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0))
    >>> played.state.result()["scores"] == play_game(
    ...     game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0), noting=False).state.result()["scores"]
    True
    """
    check_seed(seed)
    state = game.new(len(makers), options)
    played = PlayedGame(game, options, seed, state)
    drivers = seat_bots(makers, game, options, seed, played.note_fault if forgiving else None)
    attending = [driver for driver in drivers if driver.needs_events]
    rng = Rng(seed)
    entries = played.entries
    # Count entries separately, since the log may not be kept.
    entry = 0
    mover: int | None = None
    try:
        while not state.over:
            if state.awaits_chance:
                mover = None
                entry += 1
                outcome = state.sample_chance(rng)
                if noting:
                    entries.append((None, state.format_chance(outcome)))
                if attending:
                    _tell(attending, state.apply_chance_with_events(outcome))
                else:
                    state.apply_chance(outcome)
                continue
            for seat in state.acting:
                mover = seat
                driver = drivers[seat]
                observation = driver.observe(state)
                phrase = driver.speak(state, observation)
                if phrase is not None:
                    _tell(attending, [phrase_event(state, seat, phrase)])
                    entry += 1
                    if noting:
                        entries.append((seat, phrase))
                action = driver.decide(observation)
                if watch is not None:
                    watch(entry, state, seat, observation.legal_actions, action)
                entry += 1
                if noting:
                    entries.append((seat, state.format_move(seat, action)))
                if attending:
                    _tell(attending, state.apply_with_events(seat, action))
                else:
                    state.apply(seat, action)
                played.decisions += 1
    except Exception as error:
        blame_game(error, game, mover)
        raise
    finally:
        for driver in drivers:
            driver.end()
    return played


def _tell(attending: list[BotDriver], events: list[Event]) -> None:
    for event in events:
        for driver in attending:
            driver.tell(event)
