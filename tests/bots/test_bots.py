"""Bots are found by name, are deterministic and depend on views and events alone; the medium bot beats chance."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import ClassVar

import pytest
from kernel.toy import TOY
from reference import meuterer as reference

from mutiny import Match, Rng, game, game_names, new, replay, seed_of
from mutiny.bots import (
    Bot,
    BotFailed,
    MediumBot,
    NoSuchBot,
    Observation,
    RandomBot,
    discovery,
    find_bot,
    installed_bots,
    observe,
    play_game,
)
from mutiny.kernel.events import SeatEvent
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

GAME = game("meuterer")
OPTIONS: list[dict[str, str]] = [
    {},
    {"pirates": "on", "loader-returns": "discard"},
    {"pirates": "double", "offered-conflict": "ignored", "ring": "printed"},
]


class Listener(RandomBot):
    """A bot that plays at random and records the events it sees; it is interpreted, like a third party's bot."""

    heard: ClassVar[list[tuple[int, SeatEvent]]] = []

    def observe(self, event: SeatEvent) -> None:
        Listener.heard.append((self.seat, event))


class StubbornBot(Bot):
    """A bot that always makes the same move, legal or not."""

    def choose(self, observation: Observation) -> int:
        return 0


def test_bots_are_found_by_name() -> None:
    assert find_bot("random") is RandomBot
    assert find_bot("medium") is MediumBot
    assert set(installed_bots()) >= {"random", "easy", "medium", "hard"}


@pytest.mark.parametrize("bot", [RandomBot, MediumBot])
@pytest.mark.parametrize("name", [*game_names(), "toy"])
def test_bots_play_fair(name: str, bot: type[Bot]) -> None:
    check_bot(bot, TOY if name == "toy" else game(name), games=2)


def test_unknown_and_false_bots_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoSuchBot, match="there is no bot 'mediun'; did you mean medium"):
        find_bot("mediun")
    with pytest.raises(NoSuchBot, match="there is no bot 'xyzzy'; there are random, easy, medium, hard"):
        find_bot("xyzzy")
    points = [EntryPoint("parrot", "math:pi", "mutiny.bots")]
    monkeypatch.setattr(discovery, "entry_points", lambda group: points)
    with pytest.raises(NoSuchBot, match="the entry point 'parrot' is a float, not a bot"):
        find_bot("parrot")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_games_of_bots_are_sound_and_follow_from_the_seed(players: int, options: dict[str, str]) -> None:
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    for number in range(4):
        classes = [MediumBot, RandomBot, MediumBot, MediumBot][:players]
        seed = seed_of("bots", number)
        played = play_game(GAME, classes, options, seed)
        record = played.record(names)
        assert replay(record).over
        assert played.decisions == sum(1 for who, _ in record.moves if who is not None)
        assert play_game(GAME, classes, options, seed).record(names).text() == record.text()
        moves = [["*" if who is None else who, notation] for who, notation in record.moves]
        frame = {"mutiny": 1, "game": "meuterer", "players": names, "options": options, "moves": moves}
        assert reference.replay(frame).result() == record.result


def test_games_are_the_same_with_and_without_noting_and_listening() -> None:
    seed = seed_of("bots", 9)
    plain = play_game(GAME, [RandomBot] * 3, {}, seed)
    assert play_game(GAME, [RandomBot] * 3, {}, seed, noting=False).state.result() == plain.state.result()
    assert play_game(GAME, [RandomBot] * 3, {}, seed, noting=False).entries == []
    Listener.heard.clear()
    assert play_game(GAME, [RandomBot, Listener, RandomBot], {}, seed).entries == plain.entries
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=seed)
    for who, notation in plain.entries:
        if who is not None:
            match.play(who, notation)
    assert Listener.heard == [(1, told) for told in match.events_for(1)]


def test_only_bots_that_need_events_get_them() -> None:
    for name in ("meuterer", "traitres"):
        assert Listener(0, 3, Rng(b"")).needs_events(name)
        assert not RandomBot(0, 3, Rng(b"")).needs_events(name)
    # In Meuterer the bot uses only the view, so its games need no events.
    assert not MediumBot(0, 3, Rng(b"")).needs_events("meuterer")
    assert MediumBot(0, 3, Rng(b"")).needs_events("traitres")


def test_a_bot_that_cheats_is_named() -> None:
    with pytest.raises(BotFailed, match=r"the bot at seat \d chose 0, which is not a legal move now"):
        play_game(GAME, [StubbornBot] * 3, {}, bytes(32))


@pytest.mark.parametrize("options", OPTIONS)
def test_the_medium_bot_decides_from_what_its_seat_has_seen_alone(options: dict[str, str]) -> None:
    match = Match(GAME, ["Ann", "Bo", "Cy"], options, seed_of("worlds", 0))
    bots = [MediumBot(seat, 3, Rng(b"bot %d" % seat)) for seat in range(3)]
    worlds = Rng(b"worlds")
    while not match.over:
        seat = match.state.acting[0]
        twin = MediumBot(seat, 3, bots[seat].rng.copy())
        chosen = bots[seat].choose(observe(match.state, seat))
        # In another world that this seat cannot tell from the true one, the choice is the same.
        assert twin.choose(observe(match.belief(seat).sample(worlds), seat)) == chosen
        match.play(seat, chosen)


def test_the_medium_bot_plays_unknown_games_at_random() -> None:
    elsewhere = Observation(1, (3, 5, 8), {"game": "elsewhere"}, ["a", "b", "c"])
    bot = MediumBot(1, 3, Rng(b"elsewhere"))
    assert {bot.choose(elsewhere) for _ in range(100)} == {3, 5, 8}


def test_the_medium_bot_beats_chance() -> None:
    wins = 0
    for number in range(40):
        seat = number % 4
        classes: list[type[Bot]] = [RandomBot] * 4
        classes[seat] = MediumBot
        played = play_game(GAME, classes, {}, seed_of("strength", number), noting=False)
        wins += played.state.result()["winners"] == [seat]
    # Par is 10; the usual count is 40.
    assert wins >= 30
