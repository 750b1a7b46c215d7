"""Whole games between bots, as fast as the bots allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mutiny.bots.bot import Bot, Sight
from mutiny.kernel.blame import blame, blame_game
from mutiny.kernel.commitment import check_seed, commitment
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.match import hear
from mutiny.kernel.record import Entry, Record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

Maker = Callable[[int, int, Rng], Bot]
"""Makes a bot for a seat of a table with a number of players: a bot class, or a kind (see discovery)."""
Watch = Callable[[int, State, int, Sequence[int], int], object]
"""Called before every decision with its log entry, the state, the seat, the legal moves and the chosen one.

It sees the true state, so a bot must not use it.
"""


class BotFailed(MutinyError):
    """A bot chose an illegal move or said something that is not a phrase."""


class Played:
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


def seat_bots(makers: Sequence[Maker], game: Game, options: dict[str, str], seed: bytes) -> list[Bot]:
    """Return a bot for each seat, with generators that follow from the game's seed.

    >>> from mutiny import game
    >>> from mutiny.bots import RandomBot
    >>> [bot.seat for bot in seat_bots([RandomBot] * 3, game("meuterer"), {}, bytes(32))]
    [0, 1, 2]
    """
    rng = Rng(seed)
    bots = [seat_bot(maker, seat, len(makers), rng.fork(f"bot {seat}"), game) for seat, maker in enumerate(makers)]
    for bot in bots:
        try:
            bot.begin(game, options)
        except Exception as error:
            blame_bot(error, bot, game.name, bot.seat)
            raise
    return bots


def seat_bot(maker: Maker, seat: int, players: int, rng: Rng, game: Game) -> Bot:
    """A bot at a seat, which has yet to begin; PluginFailed if it is somebody else's and cannot be made."""
    try:
        return maker(seat, players, rng)
    except Exception as error:
        # A kind of bot (see discovery) names the class it makes bots of.
        blame_bot(error, getattr(maker, "bot", maker), game.name, seat)
        raise


def blame_bot(error: Exception, bot: object, game: str, seat: int) -> None:
    """Raise PluginFailed for an error that came out of somebody else's bot, or class of bots; else do nothing."""
    kind = bot if isinstance(bot, type) else type(bot)
    blame(error, kind, kind.__name__, game, seat)


def play_game(
    game: Game,
    makers: Sequence[Maker],
    options: dict[str, str],
    seed: bytes,
    noting: bool = True,
    forgiving: bool = False,
    watch: Watch | None = None,
) -> Played:
    """Play a game to its end, with a bot of each maker at each seat; everything in it follows from the seed.

    Without `noting` the log is not kept, which is faster still. A `forgiving` table continues when a bot fails or
    answers nonsense: it draws a legal move for the bot and notes the fault. `watch` is called with every decision.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot
    >>> played = play_game(game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0))
    >>> played.state.result()["scores"] == play_game(
    ...     game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0), noting=False).state.result()["scores"]
    True
    """
    check_seed(seed)
    state = game.new(len(makers), options)
    played = Played(game, options, seed, state)
    bots = seat_bots(makers, game, options, seed)
    attending = [bot for bot in bots if bot.attends(game.name)]
    rng = Rng(seed)
    entries = played.entries
    table = Table(played, attending, forgiving)
    # Count entries separately, since the log may not be kept.
    entry = 0
    mover: int | None = None
    try:
        while not state.over:
            if state.awaits_chance:
                mover = None
                entry += 1
                outcome = state.draw(rng)
                if noting:
                    entries.append((None, state.write_chance(outcome)))
                if attending:
                    table.tell(state.resolve(outcome))
                else:
                    state.settle(outcome)
                continue
            for seat in state.acting:
                mover = seat
                sight = Sight(state, seat)
                bot = bots[seat]
                if attending and bot in attending:
                    for phrase in table.words(bot, sight):
                        entry += 1
                        if noting:
                            entries.append((seat, phrase))
                action = table.decision(bot, sight)
                if watch is not None:
                    watch(entry, state, seat, sight.legal, action)
                entry += 1
                if noting:
                    entries.append((seat, state.write(seat, action)))
                if attending:
                    table.tell(state.apply(seat, action))
                else:
                    state.play(seat, action)
                played.decisions += 1
    except Exception as error:
        blame_game(error, game, mover)
        raise
    finally:
        for bot in bots:
            bot.end()
    return played


class Table:
    """The bots of one game, and the handling of their failures."""

    def __init__(self, played: Played, attending: list[Bot], forgiving: bool) -> None:
        self.played = played
        self.attending = attending
        self.forgiving = forgiving

    def tell(self, events: list[Event]) -> None:
        """Tell all attending bots what happened, each what its seat may know."""
        for event in events:
            for bot in self.attending:
                told = event.told(bot.seat)
                if told is not None:
                    try:
                        bot.see(told)
                    except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
                        self._fault(bot, error)

    def words(self, bot: Bot, sight: Sight) -> list[str]:
        """Return what a bot says before it decides, after telling everybody."""
        said: list[str] = []
        try:
            for phrase in phrases_of(bot, sight):
                self.tell([_heard(self.played.state, bot.seat, phrase)])
                said.append(phrase)
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            self._fault(bot, error)
        return said

    def decision(self, bot: Bot, sight: Sight) -> int:
        """Return the decision of a bot; if it fails and that is forgiven, a random legal move."""
        try:
            action = bot.choose(sight)
            if action in sight.legal:
                return action
            raise BotFailed(f"the bot at seat {bot.seat} chose {action}, which is no legal move now.")
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            self._fault(bot, error)
        return sight.legal[bot.rng.below(len(sight.legal))]

    def _fault(self, bot: Bot, error: Exception) -> None:
        if not self.forgiving:
            blame_bot(error, bot, self.played.game.name, bot.seat)
            raise error
        text = str(error) if isinstance(error, MutinyError) else f"{type(error).__name__}: {error}"
        self.played.faults.append((bot.seat, text))


def phrases_of(bot: Bot, sight: Sight) -> list[str]:
    """Return what a bot may say before it decides: at most one phrase.

    >>> from mutiny import new
    >>> from mutiny.bots import RandomBot
    >>> phrases_of(RandomBot(0, 3, Rng(b"")), Sight(new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 0))
    []
    """
    return bot.speak(sight)[:1]


def _heard(state: State, seat: int, phrase: str) -> Event:
    try:
        return hear(state, seat, phrase)
    except MutinyError as error:
        raise BotFailed(f"the bot at seat {seat} talks nonsense: {error}") from None
