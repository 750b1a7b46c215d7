"""Runs the bot of a seat: creates it, passes it events, asks what it says and does, and handles its failures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mutiny.bots.bot import Bot
from mutiny.bots.observation import Observation, observe
from mutiny.kernel.blame import blame
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event, SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.match import phrase_event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

Maker = Callable[[int, int, Rng], Bot]
"""Makes a bot for a seat of a table with a number of players: a bot class, or a BotSpec (see discovery)."""
OnFault = Callable[[int, Exception], object]
"""Called with the seat and the error when a bot fails during a game."""


class BotFailed(MutinyError):
    """A bot chose an illegal move or said something that is not a phrase."""


class BotDriver:
    """A bot at its seat of one game.

    An error of the bot is raised, as PluginFailed if the bot belongs to a plug-in. With `on_fault`, errors during the
    game are passed to that function instead: an event that failed is skipped, a phrase is not said, and a random
    legal move replaces a decision.

    >>> from mutiny import new
    >>> from mutiny.bots import RandomBot
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> driver = BotDriver(RandomBot(2, 3, Rng(b"doc")), match.game)
    >>> driver.begin(match.options)
    >>> driver.tell_all(match.events_for(2))
    >>> observation = driver.observe(match.state)
    >>> driver.speak(match.state, observation), driver.decide(observation) in observation.legal_actions
    (None, True)
    >>> driver.end()
    """

    def __init__(self, bot: Bot, game: Game, on_fault: OnFault | None = None) -> None:
        self.bot = bot
        self.seat = bot.seat
        self.game = game
        self.on_fault = on_fault
        # Known once the bot has begun.
        self.needs_events = False

    def begin(self, options: dict[str, str]) -> None:
        """Let the bot begin. A bot that cannot begin cannot play: its error is raised in any case."""
        try:
            self.bot.begin(self.game, options)
            self.needs_events = self.bot.needs_events(self.game.name)
        except Exception as error:
            self.blame(error)
            raise

    def tell(self, event: Event) -> None:
        """Pass the bot an event as its seat sees it."""
        if self.needs_events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.tell_seen(seen)

    def tell_seen(self, event: SeatEvent) -> None:
        """Pass the bot an event that is already in its seat's form, if the bot needs events."""
        if self.needs_events:
            try:
                self.bot.observe(event)
            except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
                self._fault(error)

    def tell_all(self, events: Sequence[SeatEvent]) -> None:
        """Pass the bot several such events."""
        for event in events:
            self.tell_seen(event)

    def observe(self, state: State) -> Observation:
        """Return what the bot sees of a state in which its seat is to decide."""
        # A bot that needs events may speak, and for that it may read the view.
        return observe(state, self.seat, self.bot.needs_view, self.needs_events or self.bot.needs_view_if_forced)

    def speak(self, state: State, observation: Observation) -> str | None:
        """Return what the bot says before it decides: one phrase, which is valid in the state, or None."""
        if not self.needs_events:
            return None
        try:
            for phrase in self.bot.speak(observation):
                self._check_phrase(state, phrase)
                return phrase
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            self._fault(error)
        return None

    def decide(self, observation: Observation) -> int:
        """Return the bot's decision, which is a legal action."""
        try:
            action = self.bot.choose(observation)
            if action in observation.legal_actions:
                return action
            raise BotFailed(f"the bot at seat {self.seat} chose {action}, which is not a legal move now.")
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            self._fault(error)
        return observation.legal_actions[self.bot.rng.below(len(observation.legal_actions))]

    def end(self) -> None:
        """Let the bot release its resources."""
        try:
            self.bot.end()
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            self._fault(error)

    def blame(self, error: Exception) -> None:
        """Raise PluginFailed for an error from a plug-in bot; do nothing for other errors."""
        _blame(error, type(self.bot), self.game, self.seat)

    def _check_phrase(self, state: State, phrase: str) -> None:
        try:
            phrase_event(state, self.seat, phrase)
        except MutinyError as error:
            raise BotFailed(f"the bot at seat {self.seat} talks nonsense: {error}") from None

    def _fault(self, error: Exception) -> None:
        if self.on_fault is None:
            self.blame(error)
            raise error
        self.on_fault(self.seat, error)


def seat_bot(maker: Maker, seat: int, players: int, rng: Rng, game: Game, on_fault: OnFault | None = None) -> BotDriver:
    """Create the bot of a seat. It has yet to begin."""
    try:
        return BotDriver(maker(seat, players, rng), game, on_fault)
    except Exception as error:
        # A BotSpec (see discovery) names the class it makes bots of.
        bot = getattr(maker, "bot", maker)
        _blame(error, bot if isinstance(bot, type) else type(bot), game, seat)
        raise


def seat_bots(
    makers: Sequence[Maker], game: Game, options: dict[str, str], seed: bytes, on_fault: OnFault | None = None
) -> list[BotDriver]:
    """Create a bot for each seat, with generators that follow from the game's seed, and let all of them begin.

    >>> from mutiny import game
    >>> from mutiny.bots import RandomBot
    >>> [driver.seat for driver in seat_bots([RandomBot] * 3, game("meuterer"), {}, bytes(32))]
    [0, 1, 2]
    """
    rng = Rng(seed)
    drivers = [
        seat_bot(maker, seat, len(makers), rng.fork(f"bot {seat}"), game, on_fault) for seat, maker in enumerate(makers)
    ]
    for driver in drivers:
        driver.begin(options)
    return drivers


def fault_text(error: Exception) -> str:
    """Describe the failure of a bot in one line.

    >>> fault_text(BotFailed("the bot sleeps.")), fault_text(KeyError("rum"))
    ('the bot sleeps.', "KeyError: 'rum'")
    """
    return str(error) if isinstance(error, MutinyError) else f"{type(error).__name__}: {error}"


def _blame(error: Exception, bot: type, game: Game, seat: int) -> None:
    blame(error, bot, bot.__name__, game.name, seat)
