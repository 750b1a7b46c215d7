"""The conformance suite for bots: it accepts fair bots, and finds bots that look, talk or decide unfairly."""

from __future__ import annotations

from typing import Any

import pytest
from kernel.toy import TALKING_TOY, TOY, TalkingState, Toy, ToyState

from mutiny.bots import Bot, Observation
from mutiny.testing import Nonconformance, check_bot


def test_a_bot_that_fails_is_a_finding() -> None:
    class FailingBot(Bot):
        def choose(self, observation: Observation) -> int:
            return observation.view["no such thing"]  # type: ignore[no-any-return]

    with pytest.raises(Nonconformance, match=r"^the bot raises KeyError: 'no such thing' \(toy, 2 players"):
        check_bot(FailingBot, TOY)


def test_an_incomplete_bot_is_a_finding() -> None:
    incomplete: Any = type("Lazy", (Bot,), {})
    with pytest.raises(Nonconformance, match=r"^the bot raises TypeError: .* abstract class Lazy with .*choose"):
        check_bot(incomplete, TOY)


class OpenView(dict[str, Any]):
    """A view that carries the state: the only way for a bot to reach it."""

    def __init__(self, view: dict[str, Any], state: ToyState) -> None:
        super().__init__(view)
        self.state = state


class OpenState(ToyState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return OpenView(super().view(seat), self)


class OpenTalkingState(TalkingState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return OpenView(super().view(seat), self)


def state_behind(observation: Observation) -> ToyState:
    """Return data that a fair game does not show."""
    assert isinstance(observation.view, OpenView)
    return observation.view.state


class Peeking(Bot):
    """A bot that looks into the hands of others."""

    def choose(self, observation: Observation) -> int:
        state = state_behind(observation)
        return observation.legal_actions[sum(state.hands[self.seat - 1]) % len(observation.legal_actions)]


class Peering(Bot):
    """A bot that looks at the next card of the pile."""

    def choose(self, observation: Observation) -> int:
        state = state_behind(observation)
        return observation.legal_actions[-1] if state.pile and state.pile[0] > 2 else observation.legal_actions[0]


class Fickle(Bot):
    """A bot that uses another source of random numbers than its generator."""

    turns = 0

    def choose(self, observation: Observation) -> int:
        Fickle.turns += 1
        return observation.legal_actions[Fickle.turns % len(observation.legal_actions)]


class Cheating(Bot):
    """A bot that makes moves that do not exist."""

    def choose(self, observation: Observation) -> int:
        return max(observation.legal_actions) + 1


class Meddling(Bot):
    """A bot that reorders the pile."""

    def choose(self, observation: Observation) -> int:
        state = state_behind(observation)
        state.pile.sort()
        return observation.legal_actions[0]


class Listening(Bot):
    """A bot that remembers its events and changes its copies of them, which is fair."""

    heard = 0

    def observe(self, told: dict[str, object]) -> None:
        self.heard += len(str(told))
        told.clear()

    def choose(self, observation: Observation) -> int:
        return observation.legal_actions[self.heard % len(observation.legal_actions)]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Peeking, "in a world that its seat cannot tell from the true one"),
        (Peering, "in a world that its seat cannot tell from the true one"),
        (Fickle, "and with an equal generator"),
        (Cheating, "which is not among"),
        (Meddling, "changes the state"),
    ],
)
def test_an_unfair_bot_is_found(bot: type[Bot], sentence: str) -> None:
    with pytest.raises(Nonconformance, match=sentence):
        check_bot(bot, Toy(OpenState))


def test_a_bot_may_listen() -> None:
    check_bot(Listening, TOY)


class Talking(Bot):
    """A bot that says various things and reacts to phrases, which is fair."""

    heard = 0

    def observe(self, told: dict[str, object]) -> None:
        self.heard += told["kind"] == "say"

    def speak(self, observation: Observation) -> list[str]:
        return ["say ahoy", "say avast"] if self.rng.below(2) else []

    def choose(self, observation: Observation) -> int:
        return observation.legal_actions[self.heard % len(observation.legal_actions)]


class Babbling(Talking):
    """A bot that says something that is not a phrase."""

    def speak(self, observation: Observation) -> list[str]:
        return ["say ahoy", "say hello"]


class Shouting(Talking):
    """A bot that says something that is not talk."""

    def speak(self, observation: Observation) -> list[str]:
        return ["ahoy"]


class Telltale(Talking):
    """A bot that reveals what it cannot know."""

    def speak(self, observation: Observation) -> list[str]:
        state = state_behind(observation)
        return ["say ahoy" if sum(state.hands[self.seat - 1]) % 2 else "say avast"]


class Whimsical(Talking):
    """A bot that speaks at random."""

    whims = 0

    def speak(self, observation: Observation) -> list[str]:
        Whimsical.whims += 1
        return ["say ahoy"] * (Whimsical.whims % 2)


class Shuffling(Talking):
    """A bot that reorders the pile while it talks."""

    def speak(self, observation: Observation) -> list[str]:
        state = state_behind(observation)
        state.pile.sort()
        return ["say ahoy"]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Babbling, "talks nonsense: 'say hello' is not a move: say ahoy or avast"),
        (Shouting, "talks nonsense: 'ahoy' is not a move"),
        (Telltale, "says .* in a world that its seat cannot tell from the true one"),
        (Whimsical, "says .* and with an equal generator"),
        (Shuffling, "changes the state"),
    ],
)
def test_unfair_talk_is_found(bot: type[Bot], sentence: str) -> None:
    with pytest.raises(Nonconformance, match=sentence):
        check_bot(bot, Toy(OpenTalkingState))


def test_a_bot_may_talk_where_there_are_phrases() -> None:
    check_bot(Talking, TALKING_TOY)
    with pytest.raises(Nonconformance, match="this game has no set phrases"):
        check_bot(Talking, TOY)


def test_all_bots_see_what_a_bot_says() -> None:
    heard: list[tuple[int, object]] = []

    class Attentive(Talking):
        def observe(self, told: dict[str, object]) -> None:
            super().observe(told)
            if told["kind"] == "say":
                heard.append((self.seat, told["seat"]))

    check_bot(Attentive, TALKING_TOY, games=1)
    # There are three bots at each of two seats.
    assert {heard.count(pair) % 3 for pair in heard} == {0}
    assert set(heard) == {(0, 0), (0, 1), (1, 0), (1, 1)}
