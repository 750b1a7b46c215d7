"""The driver of a bot: events, phrases and decisions, and failures that are raised or handed on."""

from __future__ import annotations

import pytest

from mutiny import Match, PluginFailed, Rng, game, new
from mutiny.bots import Bot, BotDriver, BotFailed, MediumBot, Observation, RandomBot, fault_text, seat_bot
from mutiny.kernel.events import SeatEvent

pytestmark = pytest.mark.long

HERE = __name__.partition(".")[0]


class ChattyBot(Bot):
    """A bot that says two things before every decision, and remembers what it is told."""

    def begin(self, game: object, options: dict[str, str]) -> None:
        self.told: list[SeatEvent] = []

    def observe(self, event: SeatEvent) -> None:
        self.told.append(event)

    def speak(self, observation: Observation) -> list[str]:
        return ["say accuse 1", "say accuse 2"]

    def choose(self, observation: Observation) -> int:
        return observation.legal_actions[-1]


class Broken(Bot):
    """A bot that fails at everything except the start."""

    def observe(self, event: SeatEvent) -> None:
        raise KeyError("told")

    def speak(self, observation: Observation) -> list[str]:
        return ["ahoy"]

    def choose(self, observation: Observation) -> int:
        return -1

    def end(self) -> None:
        raise KeyError("end")


def a_match() -> Match:
    """Return a game of Traîtres in which a seat is to decide."""
    return new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32))


def test_a_bot_hears_what_its_seat_may_know_and_says_one_phrase() -> None:
    match = a_match()
    seat = match.state.acting[0]
    driver = seat_bot(ChattyBot, seat, 3, Rng(b""), match.game)
    driver.begin({})
    assert driver.needs_events
    for batch in match.events:
        for event in batch:
            driver.tell(event)
    assert isinstance(driver.bot, ChattyBot)
    assert driver.bot.told == match.events_for(seat)
    observation = driver.observe(match.state)
    assert driver.speak(match.state, observation) == "say accuse 1"
    assert driver.decide(observation) == observation.legal_actions[-1]


def test_a_bot_that_needs_no_events_is_not_told_any() -> None:
    driver = seat_bot(RandomBot, 0, 3, Rng(b""), game("meuterer"))
    driver.begin({})
    assert not driver.needs_events
    driver.tell_seen({"kind": "anything"})
    assert seat_bot(MediumBot, 0, 3, Rng(b""), game("meuterer")).seat == 0


def test_failures_are_raised() -> None:
    match = a_match()
    seat = match.state.acting[0]
    driver = BotDriver(Broken(seat, 3, Rng(b"")), match.game)
    driver.begin({})
    with pytest.raises(PluginFailed, match=f"the bot Broken of the plug-in {HERE} failed in the game traitres"):
        driver.tell_all(match.events_for(seat))
    observation = driver.observe(match.state)
    with pytest.raises(BotFailed, match="talks nonsense"):
        driver.speak(match.state, observation)
    with pytest.raises(BotFailed, match="chose -1, which is not a legal move now"):
        driver.decide(observation)
    with pytest.raises(PluginFailed, match="KeyError: 'end'"):
        driver.end()


def test_failures_are_handed_on_and_a_random_move_takes_the_place_of_a_decision() -> None:
    match = a_match()
    seat = match.state.acting[0]
    faults: list[str] = []
    driver = BotDriver(Broken(seat, 3, Rng(b"")), match.game, lambda seat, error: faults.append(fault_text(error)))
    driver.begin({})
    driver.tell_seen(match.events_for(seat)[0])
    observation = driver.observe(match.state)
    assert driver.speak(match.state, observation) is None
    assert driver.decide(observation) in observation.legal_actions
    driver.end()
    assert faults[0] == "KeyError: 'told'"
    assert [fault.partition(":")[0] for fault in faults[1:]] == [
        f"the bot at seat {seat} talks nonsense",
        f"the bot at seat {seat} chose -1, which is not a legal move now.",
        "KeyError",
    ]
