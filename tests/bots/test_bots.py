"""The bots: found by name, deterministic, fed by views alone, and the medium one better than chance."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import ClassVar

import pytest
from reference import meuterer as reference

from mutiny import Match, Rng, State, game, new, replay, seed_of
from mutiny.bots import (
    Bot,
    BotFailed,
    MediumBot,
    NoSuchBot,
    RandomBot,
    Sight,
    discovery,
    find_bot,
    installed_bots,
    play_game,
)
from mutiny.kernel.events import Told

GAME = game("meuterer")
OPTIONS: list[dict[str, str]] = [
    {},
    {"pirates": "on", "loader-returns": "discard"},
    {"pirates": "double", "offered-conflict": "ignored", "ring": "printed"},
]


class Listener(RandomBot):
    """Plays at random and writes down what it is told; interpreted, as a third party's bot is."""

    heard: ClassVar[list[tuple[int, Told]]] = []

    def see(self, told: Told) -> None:
        Listener.heard.append((self.seat, told))


class Stubborn(Bot):
    """Always makes the same move, legal or not."""

    def choose(self, sight: Sight) -> int:
        return 0


def test_bots_are_found_by_name() -> None:
    assert find_bot("random") is RandomBot
    assert find_bot("medium") is MediumBot
    assert set(installed_bots()) >= {"random", "easy", "medium", "hard"}


def test_unknown_and_false_bots_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoSuchBot, match="there is no bot 'mediun'; did you mean medium"):
        find_bot("mediun")
    with pytest.raises(NoSuchBot, match="there is no bot 'xyzzy'; there are easy, hard, medium, random"):
        find_bot("xyzzy")
    points = [EntryPoint("parrot", "math:pi", "mutiny.bots")]
    monkeypatch.setattr(discovery, "entry_points", lambda group: points)
    with pytest.raises(NoSuchBot, match="the entry point 'parrot' is no bot but float"):
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
    assert Listener.heard == [(1, told) for told in match.told_to(1)]


def test_only_bots_that_attend_are_told() -> None:
    for name in ("meuterer", "traitres"):
        assert Listener(0, 3, Rng(b"")).attends(name)
        assert not RandomBot(0, 3, Rng(b"")).attends(name)
    # In Meuterer it goes by the view alone, so that its games need no events.
    assert not MediumBot(0, 3, Rng(b"")).attends("meuterer")
    assert MediumBot(0, 3, Rng(b"")).attends("traitres")


def test_a_bot_that_cheats_is_named() -> None:
    with pytest.raises(BotFailed, match=r"the bot at seat \d chose 0, which is no legal move now"):
        play_game(GAME, [Stubborn] * 3, {}, bytes(32))


@pytest.mark.parametrize("options", OPTIONS)
def test_the_medium_bot_decides_from_what_its_seat_has_seen_alone(options: dict[str, str]) -> None:
    match = Match(GAME, ["Ann", "Bo", "Cy"], options, seed_of("worlds", 0))
    bots = [MediumBot(seat, 3, Rng(b"bot %d" % seat)) for seat in range(3)]
    worlds = Rng(b"worlds")
    while not match.over:
        seat = match.state.acting[0]
        twin = MediumBot(seat, 3, bots[seat].rng.copy())
        chosen = bots[seat].choose(Sight(match.state, seat))
        # In another world that this seat cannot tell from the true one, the choice is the same.
        assert twin.choose(Sight(match.memory(seat).imagine(worlds), seat)) == chosen
        match.play(seat, chosen)


def test_the_medium_bot_plays_unknown_games_at_random() -> None:
    # Nothing else of a state is needed, or asked for.
    own = [name for name, value in vars(State).items() if callable(value) and not name.startswith("_")]
    methods: dict[str, object] = dict.fromkeys(own)
    methods["view"] = lambda self, seat: {"game": "elsewhere"}
    methods["legal"] = lambda self, seat: (3, 5, 8)
    elsewhere = type("Elsewhere", (State,), methods)(3)
    bot = MediumBot(1, 3, Rng(b"elsewhere"))
    assert {bot.choose(Sight(elsewhere, 1)) for _ in range(100)} == {3, 5, 8}


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
