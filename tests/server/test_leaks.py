"""Nothing a seat may not know reaches it: all its bytes would be the same in another world that it cannot rule out.

Two houses run the same table at the same time by the same clock, with the same names and secrets. In one of them the
game is exchanged for a world that the watching seat thinks possible. The same acts follow in both, sensible and not.
As long as the rules themselves tell the seat nothing different, it and those who watch receive the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from common.soaking import varied
from server.houses import Hands, Person, house_on, play, run, seated, sqlite

from mutiny import Match, Rng, game, seed_of
from mutiny.i18n import LANGUAGES
from mutiny.server.house import House
from mutiny.server.tokens import Secrets
from mutiny.testing.looks import seen, told
from mutiny.wire import messages as wire

Runs = Callable[[int, int], int]
GAMES = ("meuterer", "traitres", "cartagena")


class Same(Secrets):
    """Names and secrets that are the same in both houses."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.given = 0

    def table(self) -> str:
        return f"table-{self.number}"

    def token(self) -> str:
        self.given += 1
        return f"token-{self.number}-{self.given}"

    def seed(self) -> bytes:
        return seed_of(varied("leak"), self.number)


class Pair:
    """The same table in two houses."""

    def __init__(self, truth: list[Person], world: list[Person], watcher: int) -> None:
        self.truth = truth
        self.world = world
        self.watcher = watcher

    async def both(self, who: int, act: wire.Act) -> bool:
        """The same act in both; whether it was done."""
        answers = []
        for people in (self.truth, self.world):
            person = people[who]
            answers.append(await person.house.act(person.table, await person.who(), act))
        if who in (self.watcher, len(self.truth) - 1):
            # What it is answered, it receives.
            assert wire.encode(answers[0]) == wire.encode(answers[1])
        return isinstance(answers[0], wire.Done) and isinstance(answers[1], wire.Done)

    def compare(self) -> None:
        """The watching seat, and those who only watch, have received the same."""
        for who in (self.watcher, -1):
            assert self.truth[who].received == self.world[who].received

    async def looks(self) -> None:
        """What they see when they ask."""
        for who in (self.watcher, -1):
            views = []
            for people in (self.truth, self.world):
                views.append(await people[who].house.look(people[who].table, await people[who].who()))
            assert wire.encode(views[0]) == wire.encode(views[1])


async def table_in(house: House, name: str, players: int, number: int, moves: int) -> list[Person]:
    """A table some moves into its game, everybody listening, and somebody who watches."""
    house.secrets = Same(number)
    people = await seated(house, name, players)
    people.append(Person(house, people[0].table, None))
    for place, person in enumerate(people):
        # What is told in words comes on top of the rest.
        await person.come(views=True, lang=LANGUAGES[(number + place) % len(LANGUAGES)])
    await play(people[:-1], Rng(seed_of(varied("prefix"), number)), moves)
    return people


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_what_is_received_tells_no_world_from_another(tmp_path: Path, name: str, runs: Runs) -> None:
    compared = 0

    async def work(number: int) -> None:
        nonlocal compared
        rng = Rng(seed_of(varied(name), number))
        kind = game(name)
        players = kind.least + rng.below(kind.most - kind.least + 1)
        moves = rng.below(40 if name == "meuterer" else 12)
        hands = Hands()
        folder = tmp_path / str(number)
        (folder / "a").mkdir(parents=True)
        (folder / "b").mkdir()
        async with (
            house_on(sqlite(folder / "a"), hands=hands) as one,
            house_on(sqlite(folder / "b"), hands=hands) as two,
        ):
            truth = await table_in(one, name, players, number, moves)
            world = await table_in(two, name, players, number, moves)
            watcher = rng.below(players)
            pair = Pair(truth, world, watcher)
            pair.compare()
            here = (await one.hold(truth[0].table)).table.playing()
            there = (await two.hold(truth[0].table)).table.playing()
            if here.over:
                return
            again = Match(kind, here.names, here.options)
            for who, notation in here.entries:
                again.enter(who, notation)
            there.state = again.memory(watcher).imagine(rng)
            compared += await play_both(pair, here, there, rng, hands)

    for number in range(runs(10, 400)):
        run(partial(work, number))
    assert compared > 15


async def play_both(pair: Pair, here: Match, there: Match, rng: Rng, hands: Hands) -> int:
    """Go on alike until the rules tell the watcher, or all, something else; how many moves were compared."""
    compared = 0
    for turn in range(200):
        hands.at += 1.5
        await pair.looks()
        await nonsense(pair, rng, turn)
        pair.compare()
        if here.over or there.over or here.state.acting != there.state.acting:
            return compared
        seat = here.state.acting[rng.below(len(here.state.acting))]
        common = sorted(set(here.legal(seat)) & set(there.legal(seat)))
        if not common:
            return compared
        move = common[rng.below(len(common))]
        if differ(here, there, pair.watcher, seat, move):
            return compared
        live = (await pair.truth[0].house.hold(pair.truth[0].table)).table
        assert await pair.both(seat, wire.Move(f"t{turn}", live.told[seat], move))
        pair.compare()
        compared += 1
    return compared


def differ(here: Match, there: Match, watcher: int, seat: int, move: str) -> bool:
    """Whether the rules tell the watcher, or everybody, something else of that move, or of the chance after it."""
    after = []
    for match in (here, there):
        state = match.state.copy()
        events = state.apply(seat, state.read(seat, move))
        rng = match._rng
        assert rng is not None
        rng = rng.copy()
        while state.awaits_chance:
            events = events + state.resolve(state.draw(rng))
        after.append([(told(events, who), seen(state, who)) for who in (watcher, None)])
    return after[0] != after[1]


async def nonsense(pair: Pair, rng: Rng, turn: int) -> None:
    """What the watching seat, and who watches, may try in order to learn more."""
    tries: list[wire.Act] = [
        wire.Chat(f"c{turn}", "ahoy"),
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
        await pair.both(pair.watcher, tries[rng.below(len(tries))])
        await pair.both(len(pair.truth) - 1, tries[rng.below(len(tries))])
