"""The easy bot plays soundly and fairly, makes mistakes but no absurd moves, and ranks between random and medium."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mutiny import Match, Rng, game, new, replay, seed_of
from mutiny.bots import Bot, EasyBot, MediumBot, Observation, RandomBot, find_bot, installed_bots, observe, play_game
from mutiny.bots.easy import ABSURD
from mutiny.bots.policy import AT_ONCE, Policy
from mutiny.kernel.match import is_talk
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

GAMES = [("meuterer", 4), ("cartagena", 4), ("traitres", 5)]


class Scripted(EasyBot):
    """An easy bot for which the test sets the value of every legal move."""

    script: list[float]

    def weigh(self, observation: Observation) -> list[float]:
        return self.script[:]


def scripted(*worth: float) -> list[str]:
    """Return its choices in a hundred games if it must pay 0, 1, 2 or 3 and these are the values."""
    observation = observe(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 2)
    done = []
    for number in range(100):
        bot = Scripted(2, 3, Rng(b"easy %d" % number))
        bot.script = list(worth)
        done.append(observation.format_move(bot.choose(observation)))
    return done


def test_it_is_found_by_name() -> None:
    assert find_bot("easy") is EasyBot
    assert "easy" in installed_bots()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_its_games_are_sound_and_follow_from_the_seed(name: str, players: int) -> None:
    names = ["Ann", "Bo", "Cy", "Di", "Ed"][:players]
    for number in range(3):
        played = play_game(game(name), [EasyBot] * players, {}, seed_of("easy", number))
        assert replay(played.record(names)).over
        assert play_game(game(name), [EasyBot] * players, {}, seed_of("easy", number)).entries == played.entries


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_it_plays_fair(name: str) -> None:
    check_bot(EasyBot, game(name), games=2)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_its_generator_makes_its_mistakes(name: str, players: int) -> None:
    """Check that bots with different generators decide differently in the same position, but mostly agree."""
    differ = agree = asked = 0
    match = Match(game(name), ["Ann", "Bo", "Cy", "Di", "Ed"][:players], {}, seed_of("easy", 1))
    while not match.over:
        seat = match.state.acting[0]
        choices: Counter[int] = Counter()
        for number in range(8):
            bot = EasyBot(seat, players, Rng(b"%d" % number))
            for told in match.events_for(seat):
                bot.observe(told)
            choices[bot.choose(observe(match.state, seat))] += 1
        usual, times = choices.most_common(1)[0]
        if len(match.legal_moves(seat)) > 1:
            asked += 1
            differ += len(choices) > 1
            agree += times >= 3
        match.play(seat, usual)
    assert differ > asked / 4
    assert agree > asked / 2


def test_it_sees_what_stands_out_and_does_nothing_absurd() -> None:
    assert set(scripted(0.0, 10.0, 1.0, 2.0)) == {"pay 1"}
    assert set(scripted(1.0, AT_ONCE, 2.0, ABSURD)) == {"pay 1"}
    assert set(scripted(ABSURD, 5.0, ABSURD, ABSURD)) == {"pay 1"}
    done = scripted(ABSURD, 5.0, 4.0, 3.0)
    assert set(done) == {"pay 1", "pay 2", "pay 3"}
    assert done.count("pay 1") > done.count("pay 2") > done.count("pay 3")


def test_between_equal_moves_it_has_no_rule() -> None:
    assert set(scripted(1.0, 1.0, 1.0, 1.0)) == {"pay 0", "pay 1", "pay 2", "pay 3"}


def at_chest(*announced: str, hand: tuple[str, ...] = ("+1", "0", "plank")) -> Any:
    """Return the position of seat 0, a pirate among five, who is to decide after these announcements of seat 1."""
    state = game("traitres").new(5)
    view = {
        **state.view(0),
        "role": "pirate",
        "phase": "turn",
        "turn": 0,
        "acting": [0],
        "draw_pile": 40,
        "target": 5,
        "hand": list(hand),
        "chest": len(announced),
        "announced": [[1, value] for value in announced],
    }
    moves = ["open", "stash +1 as +1", "stash 0 as 0", "plank 1", "plank 2"]
    observation = Observation(0, tuple(range(len(moves))), view, moves)
    return {moves[EasyBot(0, 5, Rng(b"%d" % number)).choose(observation)] for number in range(60)}


def test_it_believes_what_is_announced() -> None:
    assert at_chest(*["+1"] * 6) == {"open"}
    # It wants one point to spare and no more, because more is what the mutineers hope for.
    assert "open" not in at_chest(*["+1"] * 5)
    assert "open" not in at_chest(*["+1"] * 7, "-2", "0")


def test_it_forgets_its_spyglass() -> None:
    spied = {"kind": "spyglass", "clause": "T2.5", "seat": 0, "count": 1, "cards": ["-2"]}
    planked = {"kind": "plank", "clause": "T2.3", "seat": 1, "target": 2, "planks": 1}
    observation = observe(new("traitres", ["Ann", "Bo", "Cy", "Di", "Ed"], seed=bytes(32)).state, 0)
    easy, medium = EasyBot(0, 5, Rng(b"")), MediumBot(0, 5, Rng(b""))
    assert [easy.heeds(easy.policy(observation), told) for told in (spied, planked)] == [False, True]
    assert [medium.heeds(medium.policy(observation), told) for told in (spied, planked)] == [True, True]


def test_it_gets_only_the_events_it_notices() -> None:
    heard: list[str] = []

    class Heedless(EasyBot):
        def heeds(self, policy: Policy, told: dict[str, Any]) -> bool:
            heard.append(told["kind"])
            return False

    match = new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32))
    bot = Heedless(0, 3, Rng(b""))
    for told in match.events_for(0):
        bot.observe(told)
    bot.policy(observe(match.state, 0))
    assert heard == [told["kind"] for told in match.events_for(0)]


def test_it_seldom_speaks() -> None:
    said = {EasyBot: 0, MediumBot: 0}
    for kind in said:
        for number in range(10):
            played = play_game(game("traitres"), [kind] * 5, {}, seed_of("talk", number))
            said[kind] += sum(is_talk(text) for _, text in played.entries)
    assert 0 < 2 * said[EasyBot] < said[MediumBot]


def test_in_a_game_it_does_not_know_it_plays_at_random() -> None:
    elsewhere = Observation(1, (3, 5, 8), {"game": "elsewhere"}, ["a", "b", "c"])
    bot = EasyBot(1, 3, Rng(b"elsewhere"))
    assert {bot.choose(elsewhere) for _ in range(100)} == {3, 5, 8}
    assert bot.speak(elsewhere) == []


def wins(name: str, players: int, one: type[Bot], others: type[Bot], games: int) -> int:
    won = 0
    for number in range(games):
        seat = number % players
        kinds = [others] * players
        kinds[seat] = one
        won += (
            seat in play_game(game(name), kinds, {}, seed_of("ladder", number), noting=False).state.result()["winners"]
        )
    return won


def test_it_beats_chance_and_loses_to_the_medium_bot() -> None:
    # Par is 10 of 40 and 10 of 40; the usual counts are 38 and 2, 21 and 4.
    assert wins("meuterer", 4, EasyBot, RandomBot, 40) >= 28
    assert wins("meuterer", 4, EasyBot, MediumBot, 40) <= 8
    assert wins("cartagena", 4, EasyBot, RandomBot, 40) >= 15
    assert wins("cartagena", 4, EasyBot, MediumBot, 40) <= 9


def won_by_pirates(pirates: type[Bot], games: int) -> int:
    """Return the number of wins of pirates of a kind against a medium mutineer; the seats follow the roles."""
    found = game("traitres")
    won = 0
    for number in range(games):
        seed = seed_of("ladder", number)
        roles = found.new(5).sample_chance(Rng(seed))
        kinds = [MediumBot if role else pirates for role in roles]
        won += play_game(found, kinds, {}, seed, noting=False).state.result()["team"] == "pirates"
    return won


def test_easy_pirates_win_more_than_random_ones_and_less_than_medium_ones() -> None:
    random, easy, medium = (won_by_pirates(kind, 100) for kind in (RandomBot, EasyBot, MediumBot))
    # The usual counts are 0, 47 and 72.
    assert random + 20 <= easy <= medium - 10
