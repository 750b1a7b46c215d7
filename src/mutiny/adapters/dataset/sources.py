"""Makes rows from games between bots and from records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from mutiny.adapters.dataset.decision_rows import DecisionRow, GameRows, RowCollector, row_format_of
from mutiny.bots import BotSpec, GameFailed, play_game
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.match import Match, is_talk, replay
from mutiny.kernel.record import Record

ID_DIGITS = 12


class RefusedRecord(NamedTuple):
    """A record that could not be made into rows, and the reason."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games between bots; `bots` are names by seat. Game i is that of `mutiny simulate` with the same seed."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str

    def check(self) -> None:
        """Refuse a game, options or bots that do not exist, before any game is played.

        >>> Simulation("meuterer", ("random",) * 9, {}, "0").check()
        Traceback (most recent call last):
        mutiny.kernel.errors.BadOptions: meuterer is for 3 to 4 players, not 9.
        """
        found = find_game(self.game)
        found.new(len(self.bots), self.options)
        for name in self.bots:
            BotSpec(name)
        row_format_of(found, len(self.bots), self.options)


def play_simulation(simulation: Simulation, numbers: Sequence[int]) -> list[GameRows]:
    """Play the games with these numbers, and return the rows of each.

    >>> simulation = Simulation("traitres", ("random",) * 3, {}, "doc")
    >>> play_simulation(simulation, range(0, 3))[1] == play_simulation(simulation, range(1, 2))[0]
    True
    """
    found = find_game(simulation.game)
    makers = [BotSpec(name) for name in simulation.bots]
    names = [maker.name for maker in makers]
    row_format = row_format_of(found, len(makers), simulation.options)
    rows_by_game: list[GameRows] = []
    for number in numbers:
        collector = RowCollector(row_format)
        seed = seed_of(simulation.seed, number)
        try:
            played = play_game(found, makers, simulation.options, seed, noting=False, watch=collector.note)
        except MutinyError as error:
            raise GameFailed(f"game {number}: {error}") from None
        rows_by_game.append(collector.game_rows(played.state, f"{simulation.seed}/{number}", names))
    return rows_by_game


def simulated(
    game: str, bots: Sequence[str], games: int, seed: str = "0", options: Mapping[str, str] | None = None
) -> Iterator[GameRows]:
    """Yield the rows of a number of games, game by game, with a bot of each name at each seat.

    >>> [game_rows.game_id for game_rows in simulated("traitres", ["random"] * 3, games=2, seed="doc")]
    ['doc/0', 'doc/1']
    """
    simulation = Simulation(game, tuple(bots), dict(options or {}), seed)
    simulation.check()
    for number in range(games):
        yield from play_simulation(simulation, (number,))


def rows_of_record(record: Record, name: str = "", with_names: bool = False) -> GameRows:
    """Return the rows of a finished record, which is first replayed strictly; `name` becomes part of the game's id.

    The players' names are left out by default: they may be names of people.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> record = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0)).record(["Ann", "Bo", "Cy"])
    >>> game_rows = rows_of_record(record, "000000")
    >>> game_rows.game_id, len(game_rows) == sum(who is not None for who, _ in record.moves), game_rows.names
    ('000000-76c85cceb165', True, None)
    """
    replay(record)
    found = find_game(record.game)
    state = found.new(len(record.players), record.options)
    collector = RowCollector(row_format_of(found, len(record.players), record.options))
    for entry, (who, notation) in enumerate(record.moves):
        if who is None:
            state.apply_chance(state.parse_chance(notation))
        elif not is_talk(notation):
            action = state.parse_move(who, notation)
            collector.note(entry, state, who, state.legal_actions(who), action)
            state.apply(who, action)
    game_id = "-".join([part for part in (name, digest_of(record)) if part])
    return collector.game_rows(state, game_id, record.players if with_names else None)


def digest_of(record: Record) -> str:
    """Return a short hash of the moves of a game. It does not depend on the players' names.

    >>> digest_of(Record("meuterer", {}, ["A", "B", "C"], [])) == digest_of(Record("meuterer", {}, ["D", "E", "F"], []))
    True
    """
    played = Record(record.game, record.options, ["?"] * len(record.players), record.moves)
    return sha256(played.text().encode()).hexdigest()[:ID_DIGITS]


def rows(match: Match | Record) -> Iterator[DecisionRow]:
    """Yield the decisions of a finished match or record, one by one, with the players' names.

    >>> import mutiny
    >>> match = mutiny.new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> while not match.over:
    ...     seat = match.state.acting[0]
    ...     _ = match.play(seat, match.legal_moves(seat)[0])
    >>> for row in rows(match):
    ...     print(row.seat, row.player, row.clause, row.move, row.legal, round(row.reward_to_go, 3))
    2 Cy T1.2 open (0, 1, 2, 3, 7, 8, 9, 10, 11) -0.333
    """
    record = match.record() if isinstance(match, Match) else match
    return rows_of_record(record, with_names=True).rows()
