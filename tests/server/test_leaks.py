"""Nothing secret reaches a seat: it receives the same bytes in every world that it cannot rule out.

Two services run the same table at the same time by the same clock, with the same ids and secrets. In one of them the
game is replaced by a world that the watching seat thinks possible. The same acts follow in both, valid and invalid.
As long as the rules themselves tell the seat nothing different, it and the spectators receive the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.soaking import varied
from server.services import ManualClock, SeatedClient, play, run, seated, service_on, sqlite

from mutiny import Match, Rng, game, seed_of
from mutiny.i18n import LANGUAGES
from mutiny.protocol import messages as wire
from mutiny.server.common.tokens import SecretSource
from mutiny.server.service.table_service import TableService
from mutiny.testing.fingerprints import seen, told

Runs = Callable[[int, int], int]
GAMES = ("meuterer", "traitres", "cartagena")


class SharedSecrets(SecretSource):
    """Ids and secrets that are the same in both services."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.given = 0

    def table_id(self) -> str:
        return f"table-{self.number}"

    def token(self) -> str:
        self.given += 1
        return f"token-{self.number}-{self.given}"

    def seed(self) -> bytes:
        return seed_of(varied("leak"), self.number)


class TwinTables:
    """The same table in two services."""

    def __init__(self, truth: list[SeatedClient], world: list[SeatedClient], watcher: int) -> None:
        self.truth = truth
        self.world = world
        self.watcher = watcher

    async def act_in_both(self, index: int, act: wire.Act) -> bool:
        """Carry out the same act in both; return whether it was done."""
        answers = []
        for people in (self.truth, self.world):
            person = people[index]
            answers.append(await person.service.execute(person.table, await person.identify(), act))
        if index in (self.watcher, len(self.truth) - 1):
            # The answer counts as received.
            assert wire.encode(answers[0]) == wire.encode(answers[1])
        return isinstance(answers[0], wire.Done) and isinstance(answers[1], wire.Done)

    def compare(self) -> None:
        """Check that the watching seat and the spectators have received the same bytes."""
        for index in (self.watcher, -1):
            assert self.truth[index].received == self.world[index].received

    async def compare_views(self) -> None:
        """Check that their views are the same."""
        for index in (self.watcher, -1):
            views = []
            for people in (self.truth, self.world):
                views.append(await people[index].service.view(people[index].table, await people[index].identify()))
            assert wire.encode(views[0]) == wire.encode(views[1])


async def table_in(
    service: TableService, name: str, players: int, number: int, moves: int, **more: Any
) -> list[SeatedClient]:
    """Return the players of a table some moves into its game, all subscribed, and a spectator."""
    service.secrets = SharedSecrets(number)
    people = await seated(service, name, players, **more)
    people.append(SeatedClient(service, people[0].table, None))
    for place, person in enumerate(people):
        # With a language, sentences are added to the messages.
        await person.subscribe(views=True, steps=True, lang=LANGUAGES[(number + place) % len(LANGUAGES)])
    await play(people[:-1], Rng(seed_of(varied("prefix"), number)), moves)
    return people


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_received_bytes_do_not_tell_possible_worlds_apart(tmp_path: Path, name: str, runs: Runs) -> None:
    compared = 0

    async def work(number: int) -> None:
        nonlocal compared
        rng = Rng(seed_of(varied(name), number))
        kind = game(name)
        players = kind.least + rng.below(kind.most - kind.least + 1)
        moves = rng.below(40 if name == "meuterer" else 12)
        clock = ManualClock()
        folder = tmp_path / str(number)
        (folder / "a").mkdir(parents=True)
        (folder / "b").mkdir()
        async with (
            service_on(sqlite(folder / "a"), clock=clock) as one,
            service_on(sqlite(folder / "b"), clock=clock) as two,
        ):
            truth = await table_in(one, name, players, number, moves)
            world = await table_in(two, name, players, number, moves)
            watcher = rng.below(players)
            pair = TwinTables(truth, world, watcher)
            pair.compare()
            here = (await one.cache.get(truth[0].table)).table.started_match()
            there = (await two.cache.get(truth[0].table)).table.started_match()
            if here.over:
                return
            again = Match(kind, here.names, here.options)
            for mover, notation in here.entries:
                again.enter(mover, notation)
            there.state = again.belief(watcher).sample(rng)
            compared += await play_both(pair, here, there, rng, clock)

    for number in range(runs(10, 400)):
        run(partial(work, number))
    assert compared > 15


async def play_both(pair: TwinTables, here: Match, there: Match, rng: Rng, clock: ManualClock) -> int:
    """Play the same moves in both until the rules tell the watcher something different; return their number."""
    compared = 0
    for turn in range(200):
        clock.at += 1.5
        await pair.compare_views()
        await nonsense(pair, rng, turn)
        pair.compare()
        if here.over or there.over or here.state.acting != there.state.acting:
            return compared
        seat = here.state.acting[rng.below(len(here.state.acting))]
        common = sorted(set(here.legal_moves(seat)) & set(there.legal_moves(seat)))
        if not common:
            return compared
        move = common[rng.below(len(common))]
        if differ(here, there, pair.watcher, seat, move):
            return compared
        live = (await pair.truth[0].service.cache.get(pair.truth[0].table)).table
        assert await pair.act_in_both(seat, wire.Move(f"t{turn}", live.message_counts[seat], move))
        pair.compare()
        compared += 1
    return compared


def differ(here: Match, there: Match, watcher: int, seat: int, move: str) -> bool:
    """Return whether the rules tell the watcher something different about a move or the chance after it."""
    after = []
    for match in (here, there):
        state = match.state.copy()
        events = state.apply_with_events(seat, state.parse_move(seat, move))
        rng = match._rng
        assert rng is not None
        rng = rng.copy()
        while state.awaits_chance:
            events = events + state.apply_chance_with_events(state.sample_chance(rng))
        after.append([(told(events, seat), seen(state, seat)) for seat in (watcher, None)])
    return after[0] != after[1]


async def nonsense(pair: TwinTables, rng: Rng, turn: int) -> None:
    """Send acts with which the watching seat or a spectator might try to learn more."""
    tries: list[wire.Act] = [
        wire.Chat(f"c{turn}", "ahoy"),
        wire.Emote(f"e{turn}", "laugh"),
        wire.Move(f"x{turn}", 0, "pay 1"),
        wire.Move(f"y{turn}", 1 << 20, "leave"),
        wire.Move(f"z{turn}", 1, "stash gold gold"),
        wire.Undo(f"u{turn}"),
        wire.Consent(f"k{turn}", agree=False),
        wire.Say(f"s{turn}", "say accuse 1"),
        wire.Start(f"b{turn}"),
        wire.Rematch(f"r{turn}"),
    ]
    for _ in range(2):
        await pair.act_in_both(pair.watcher, tries[rng.below(len(tries))])
        await pair.act_in_both(len(pair.truth) - 1, tries[rng.below(len(tries))])
