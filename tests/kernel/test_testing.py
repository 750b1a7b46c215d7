"""The conformance suite: the toy game and our own games pass it, every fault is found, and so is every unfair bot."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from common.soaking import varied
from kernel import leaks
from kernel.bids import BIDS, TELLTALES
from kernel.faults import FAULTS
from kernel.toy import TALKING_TOY, TOY, Toy, ToyMemory, ToyState

import mutiny
from mutiny import State
from mutiny.bots import Bot, MediumBot, RandomBot, Sight
from mutiny.kernel.discovery import game_names
from mutiny.kernel.state import NEEDED
from mutiny.testing import Nonconformance, check_bot, check_game


@pytest.mark.soak
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", game_names())
def test_our_games_conform(name: str, number: int, runs: Callable[[int, int], int]) -> None:
    # In pure form, which is slow and watched for coverage besides, fewer: the compiled form plays them all.
    usual = 5 if mutiny.form() == "compiled" else 2
    check_game(mutiny.game(name), games=runs(usual, 400), seed=varied(f"{name} {number}").encode())


def test_a_third_party_s_game_conforms() -> None:
    check_game(TOY, games=60)
    check_game(TOY, games=5, options={"start": "last"})


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_found(name: str) -> None:
    game, sentence = FAULTS[name]
    with pytest.raises(Nonconformance) as found:
        check_game(game)
    assert sentence in str(found.value)


def test_a_game_in_which_all_decide_at_once_conforms() -> None:
    check_game(BIDS, games=12)


@pytest.mark.parametrize("name", TELLTALES)
def test_a_game_that_tells_who_has_decided_is_found(name: str) -> None:
    game, sentence = TELLTALES[name]
    with pytest.raises(Nonconformance) as found:
        check_game(game)
    assert sentence in str(found.value)
    assert "has decided, while others who decide at once have not" in str(found.value)


def test_there_are_leaks_among_the_faults() -> None:
    assert leaks.OpenHands.__name__ in FAULTS


def test_a_failure_says_where_and_can_be_seen_again() -> None:
    game, _ = FAULTS["Lossy"]
    failures = []
    for _ in range(2):
        with pytest.raises(Nonconformance) as found:
            check_game(game, games=3, seed=b"again")
        failures.append(found.value)
    one, other = failures
    assert str(one) == str(other)
    assert (one.game, one.players, one.options, one.entry) == ("toy", 2, {}, other.entry)
    assert str(one).endswith(f"(toy, 2 players, options {{}}, seed {one.seed.hex()}, entry {one.entry})")
    assert one.sentence.startswith("cards come or go: [3, 3, 3, 3, 3] has become [")
    assert isinstance(one, AssertionError)


# Completeness


class Nameless(Toy):
    def __init__(self) -> None: ...


class Crowded(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.most = 9


class Idle(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.actions = 0


class Optional(Toy):
    def __init__(self) -> None:
        super().__init__()
        options: Any = ("start",)
        self.options = options


class Stateless(Toy):
    def new(self, players: int, options: dict[str, str] | None = None) -> Any:
        return {"players": players}

    def memory(self, seat: int, players: int, options: dict[str, str] | None = None) -> Any:
        return ToyMemory(seat, ToyState(players))


class Forgetful(Toy):
    def memory(self, seat: int, players: int, options: dict[str, str] | None = None) -> Any:
        return None


class Half(Toy):
    """Has states that lack two methods."""

    def new(self, players: int, options: dict[str, str] | None = None) -> Any:
        whole = [name for name in NEEDED if name not in ("copy", "urn")]
        return type("HalfState", (State,), dict.fromkeys(whole, print))(players)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Nameless, "the game has no name: Nameless.__init__ must call super().__init__"),
        (Crowded, "a game is for 1 to 8 players, not for 2 to 9"),
        (Idle, "a game needs an action space: at least one action"),
        (Optional, "the options must be a tuple of Option"),
        (Stateless, "new must return a State, not dict"),
        (Forgetful, "memory must return a Memory, not NoneType"),
    ],
)
def test_an_incomplete_game_is_found_first(kind: type[Toy], sentence: str) -> None:
    for check in (check_game, partial(check_bot, RandomBot)):
        with pytest.raises(Nonconformance) as found:
            check(kind())
        assert found.value.sentence == f"the game is incomplete: {sentence}"


def test_incomplete_states_are_found_first() -> None:
    with pytest.raises(Nonconformance, match=r"the game cannot begin: it raises TypeError: .* HalfState .*copy.*urn"):
        check_game(Half())


def test_a_game_that_fails_as_it_begins_is_a_finding() -> None:
    class Failing(Toy):
        begun = 0

        def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
            self.begun += 1
            return super().new(players // (1 if self.begun < 3 else 0), options)

    with pytest.raises(Nonconformance, match=r"^the game raises ZeroDivisionError: .* \(toy\)$"):
        check_game(Failing())


def test_a_bot_that_fails_is_a_finding() -> None:
    class Failing(Bot):
        def choose(self, sight: Sight) -> int:
            return sight.view["no such thing"]  # type: ignore[no-any-return]

    with pytest.raises(Nonconformance, match=r"^the bot raises KeyError: 'no such thing' \(toy, 2 players"):
        check_bot(Failing, TOY)


def test_an_incomplete_bot_is_a_finding() -> None:
    incomplete: Any = type("Lazy", (Bot,), {})
    with pytest.raises(Nonconformance, match=r"^the bot raises TypeError: .* abstract class Lazy with .*choose"):
        check_bot(incomplete, TOY)


# Bots


@pytest.mark.parametrize("bot", [RandomBot, MediumBot])
def test_our_bots_play_fair(bot: type[Bot]) -> None:
    for name in game_names():
        check_bot(bot, mutiny.game(name), games=2)
    check_bot(bot, TOY)


class Peeking(Bot):
    """Looks into the others' hands."""

    def choose(self, sight: Sight) -> int:
        state = sight._state
        assert isinstance(state, ToyState)
        return sight.legal[sum(state.hands[self.seat - 1]) % len(sight.legal)]


class Peering(Bot):
    """Looks at the next card of the pile."""

    def choose(self, sight: Sight) -> int:
        state = sight._state
        assert isinstance(state, ToyState)
        return sight.legal[-1] if state.pile and state.pile[0] > 2 else sight.legal[0]


class Fickle(Bot):
    """Has a chance of its own."""

    turns = 0

    def choose(self, sight: Sight) -> int:
        Fickle.turns += 1
        return sight.legal[Fickle.turns % len(sight.legal)]


class Cheating(Bot):
    """Makes moves that there are not."""

    def choose(self, sight: Sight) -> int:
        return max(sight.legal) + 1


class Meddling(Bot):
    """Puts the pile in an order it likes."""

    def choose(self, sight: Sight) -> int:
        state = sight._state
        assert isinstance(state, ToyState)
        state.pile.sort()
        return sight.legal[0]


class Listening(Bot):
    """Remembers what it was told, which is fair, and scribbles on it, which harms nobody."""

    heard = 0

    def see(self, told: dict[str, object]) -> None:
        self.heard += len(str(told))
        told.clear()

    def choose(self, sight: Sight) -> int:
        return sight.legal[self.heard % len(sight.legal)]


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
        check_bot(bot, TOY)


def test_a_bot_may_listen() -> None:
    check_bot(Listening, TOY)


class Talking(Bot):
    """Says what it likes, and minds what is said: all of it fair."""

    heard = 0

    def see(self, told: dict[str, object]) -> None:
        self.heard += told["kind"] == "say"

    def speak(self, sight: Sight) -> list[str]:
        return ["say ahoy", "say avast"] if self.rng.below(2) else []

    def choose(self, sight: Sight) -> int:
        return sight.legal[self.heard % len(sight.legal)]


class Babbling(Talking):
    """Says what is no phrase."""

    def speak(self, sight: Sight) -> list[str]:
        return ["say ahoy", "say hello"]


class Shouting(Talking):
    """Says what is no talk."""

    def speak(self, sight: Sight) -> list[str]:
        return ["ahoy"]


class Telltale(Talking):
    """Lets slip what it cannot know."""

    def speak(self, sight: Sight) -> list[str]:
        state = sight._state
        assert isinstance(state, ToyState)
        return ["say ahoy" if sum(state.hands[self.seat - 1]) % 2 else "say avast"]


class Whimsical(Talking):
    """Speaks when it feels like it."""

    whims = 0

    def speak(self, sight: Sight) -> list[str]:
        Whimsical.whims += 1
        return ["say ahoy"] * (Whimsical.whims % 2)


class Shuffling(Talking):
    """Puts the pile in an order it likes while it talks."""

    def speak(self, sight: Sight) -> list[str]:
        state = sight._state
        assert isinstance(state, ToyState)
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
        check_bot(bot, TALKING_TOY)


def test_a_bot_may_talk_where_there_are_phrases() -> None:
    check_bot(Talking, TALKING_TOY)
    with pytest.raises(Nonconformance, match="this game has no set phrases"):
        check_bot(Talking, TOY)


def test_what_bots_say_is_told_to_all_of_them() -> None:
    heard: list[tuple[int, object]] = []

    class Attentive(Talking):
        def see(self, told: dict[str, object]) -> None:
            super().see(told)
            if told["kind"] == "say":
                heard.append((self.seat, told["seat"]))

    check_bot(Attentive, TALKING_TOY, games=1)
    # Three bots at each of two seats.
    assert {heard.count(pair) % 3 for pair in heard} == {0}
    assert set(heard) == {(0, 0), (0, 1), (1, 0), (1, 1)}


# Discovery of a third party's game


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A distribution that offers the toy game, something that is no game, and something that does not exist."""
    about = tmp_path / "toybox-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[mutiny.games]\ntoy = toybox:TOY\nnonsense = toybox:__name__\n")
    (tmp_path / "toybox.py").write_text("from kernel.toy import TOY\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    mutiny.game.cache_clear()
    yield tmp_path
    mutiny.game.cache_clear()
    sys.modules.pop("toybox", None)


def test_a_game_is_found_by_its_entry_point(installed: Path) -> None:
    assert {"meuterer", "nonsense", "toy"} <= set(game_names())
    assert mutiny.game("toy").name == "toy"
    match = mutiny.new("toy", ["Ann", "Bo"], {"start": "last"}, seed=bytes(32))
    assert match.state.acting == (1,)
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, match.legal(seat)[0])
    record = mutiny.read_record(match.record().text())
    assert mutiny.replay(record).result() == match.state.result()


def test_what_is_no_game_is_refused(installed: Path) -> None:
    with pytest.raises(mutiny.NoSuchGame, match=r"^the entry point 'nonsense' is no game but str\.$"):
        mutiny.game("nonsense")
    with pytest.raises(mutiny.NoSuchGame, match=r"^there is no game 'toi'; did you mean toy\?$"):
        mutiny.game("toi")
    there_are = rf"^there is no game 'chess'; there are {', '.join(game_names())}\.$"
    with pytest.raises(mutiny.NoSuchGame, match=there_are):
        mutiny.game("chess")


@pytest.mark.parametrize("pure", ["0", "1"])
def test_a_third_party_s_game_works_in_both_forms(pure: str) -> None:
    """With MUTINY_PURE=0 the compiled form, where there is one."""
    code = "from kernel.toy import TOY; from mutiny.testing import check_game; check_game(TOY, games=5)"
    tests = str(Path(__file__).parents[1])
    environment = {"MUTINY_PURE": pure, "PYTHONPATH": f"{tests}:{':'.join(path for path in sys.path if path)}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
