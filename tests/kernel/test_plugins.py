"""Plug-ins that cannot be used, and plug-ins that fail: the error names them, and does not blame this program."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kernel.toy import Toy, ToyState, failing

import mutiny
from mutiny import Game, Match, MutinyError, NoSuchGame, PluginFailed, Record, Rng, replay
from mutiny.bots import Bot, BotFailed, NoSuchBot, Observation, RandomBot, find_bot, play_game, seat_bots
from mutiny.kernel import plugin
from mutiny.kernel.blame import blame, plugin_at_fault
from mutiny.kernel.plugin import offered, package_of, part, reading_data

SEED = bytes(32)
HERE = __name__.partition(".")[0]
"""The plug-in to which this module seems to belong."""
Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a distribution `toybox` with a module of that name, and entry points."""

    def write(entries: str, code: str) -> None:
        about = tmp_path / "toybox-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(entries)
        (tmp_path / "toybox.py").write_text(code)
        monkeypatch.syspath_prepend(str(tmp_path))
        mutiny.game.cache_clear()
        find_bot.cache_clear()

    yield write
    mutiny.game.cache_clear()
    find_bot.cache_clear()
    sys.modules.pop("toybox", None)


GAMES = "[mutiny.games]\ntoy = toybox:TOY\n"
BOTS = "[mutiny.bots]\ntoy = toybox:Toy\n"


# Plug-ins that cannot be used


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "import nowhere_at_all",
            r"toybox:TOY cannot be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'\.",
        ),
        (
            "import mutiny\nclass G(mutiny.Game): pass\nTOY = G('toy', 2, 2, 1, ())",
            r"toybox:TOY cannot be loaded: TypeError: Can't instantiate abstract class G with .*belief.*new.*",
        ),
        (
            "from kernel.toy import Toy as TOY",
            r"toybox:TOY is the class and not a game: the entry point must name an object, Toy\(\)\.",
        ),
        (
            "from kernel.toy import TOY\nTOY = type(TOY)()\nTOY.actions = 0",
            r"toybox:TOY: a game needs an action space.*",
        ),
        (
            "from kernel.toy import Toy\nTOY = Toy()\nTOY.name = 'boat'",
            r"toybox:TOY calls itself 'boat', and records .*",
        ),
        (
            "from kernel.toy import Toy\nclass T(Toy):\n  def new(self, *_): return 1 // 0\nTOY = T()",
            r"toybox:TOY fails as soon as a game begins: ZeroDivisionError: .*",
        ),
    ],
)
def test_a_game_that_cannot_be_used_is_refused_by_name(install: Install, code: str, sentence: str) -> None:
    install(GAMES, code)
    with pytest.raises(NoSuchGame, match=rf"^the game 'toy' cannot be used: {sentence}$"):
        mutiny.game("toy")
    assert mutiny.game("meuterer").name == "meuterer"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("1 // 0", r"toybox:Toy cannot be loaded: ZeroDivisionError: .*"),
        ("from mutiny.bots import Bot\nclass Toy(Bot): pass", r"Toy lacks choose\."),
    ],
)
def test_a_bot_that_cannot_be_used_is_refused_by_name(install: Install, code: str, sentence: str) -> None:
    install(BOTS, code)
    with pytest.raises(NoSuchBot, match=rf"^the bot 'toy' cannot be used: {sentence}$"):
        find_bot("toy")


# Games that fail


def says(seat: int | None, plugin: str = "kernel") -> str:
    where = "" if seat is None else f" at seat {seat}"
    return rf"^the plug-in {plugin} failed in the game toy{where}: KeyError: 'rum'$"


ACTS: list[tuple[str, int | None, Callable[[Game], object]]] = [
    ("sample_chance", None, lambda game: Match(game, ["Ann", "Bo"], seed=SEED)),
    ("format_chance", None, lambda game: Match(game, ["Ann", "Bo"], seed=SEED)),
    ("apply_chance", None, lambda game: Match(game, ["Ann", "Bo"]).chance("deck " + "0 1 2 3 4 " * 2 + "0 1 2 3 4")),
    ("legal_actions", 0, lambda game: Match(game, ["Ann", "Bo"], seed=SEED).legal_moves(0)),
    ("apply", 0, lambda game: Match(game, ["Ann", "Bo"], seed=SEED).play(0, 4)),
    ("parse_phrase", 1, lambda game: Match(game, ["Ann", "Bo"], seed=SEED).say(1, "say ahoy")),
    ("view", 1, lambda game: Match(game, ["Ann", "Bo"], seed=SEED).belief(1)),
    ("result", None, lambda game: played(game).record()),
    ("legal_actions", 0, lambda game: play_game(game, [RandomBot] * 2, {}, SEED)),
    ("sample_chance", None, lambda game: play_game(game, [RandomBot] * 2, {}, SEED)),
]


@pytest.mark.parametrize(("method", "seat", "act"), ACTS)
def test_a_game_that_fails_is_named_with_the_seat(method: str, seat: int | None, act: Callable[[Game], object]) -> None:
    with pytest.raises(PluginFailed, match=says(seat)) as failed:
        act(Toy(failing(method)))
    fault = failed.value
    assert (fault.plugin, fault.game, fault.seat, fault.bot) == ("kernel", "toy", seat, "")
    assert isinstance(fault.__cause__, KeyError)
    assert not isinstance(fault, MutinyError)


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat modules of the tests as part of this program."""
    monkeypatch.setattr("mutiny.kernel.blame.plugin_of", lambda _: "")


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize(("method", "seat", "act"), ACTS)
def test_a_game_of_ours_that_fails_is_a_defect(method: str, seat: int | None, act: Callable[[Game], object]) -> None:
    with pytest.raises(KeyError, match="rum"):
        act(Toy(failing(method)))


@pytest.mark.usefixtures("ours")
def test_a_game_of_ours_that_fails_later_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    game = NewFails()
    match = Match(game, ["Ann", "Bo"], seed=SEED)
    match.play(0, match.legal_moves(0)[0])
    match.play(1, match.legal_moves(1)[0])
    record = match.record(with_seed=True)
    match.game = Toy(failing("apply"))
    with pytest.raises(KeyError, match="rum"):
        match.undo()
    monkeypatch.setattr("mutiny.kernel.match.find_game", lambda _: match.game)
    with pytest.raises(KeyError, match="rum"):
        replay(record)
    game.armed = True
    with pytest.raises(KeyError, match="rum"):
        Match(game, ["Ann", "Bo"])


def played(game: Game) -> Match:
    match = Match(game, ["Ann", "Bo"], seed=SEED)
    while not match.over:
        match.play(match.state.acting[0], match.legal_moves(match.state.acting[0])[0])
    return match


class NewFails(Toy):
    """A game that fails when a match begins, once it is armed."""

    armed = False

    def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
        if self.armed:
            raise KeyError("rum")
        return super().new(players, options)


def test_a_game_that_fails_when_it_begins_is_named() -> None:
    game = NewFails()
    match = Match(game, ["Ann", "Bo"], seed=SEED)
    match.play(0, match.legal_moves(0)[0])
    game.armed = True
    with pytest.raises(PluginFailed, match=says(None, HERE)):
        match.undo()
    with pytest.raises(PluginFailed, match=says(None, HERE)):
        Match(game, ["Ann", "Bo"])


def test_a_game_that_fails_when_it_is_replayed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Match(Toy(), ["Ann", "Bo"], seed=SEED).record(with_seed=True)
    game = Toy(failing("apply"))
    monkeypatch.setattr("mutiny.kernel.match.find_game", lambda _: game)
    again = Record("toy", {}, ["Ann", "Bo"], [*record.moves, (0, "open 4")])
    for state in (replay, lambda whole: mutiny.resume(whole, SEED)):
        with pytest.raises(PluginFailed, match=says(0)):
            state(again)


def test_undo_names_a_game_that_fails_meanwhile() -> None:
    match = Match(Toy(), ["Ann", "Bo"], seed=SEED)
    for _ in range(2):
        match.play(match.state.acting[0], match.legal_moves(match.state.acting[0])[0])
    match.game = Toy(failing("apply"))
    with pytest.raises(PluginFailed, match=says(0)):
        match.undo()


class WrongType(ToyState):
    """A state that returns None instead of a tuple of moves."""

    def legal_actions(self, seat: int) -> Any:
        return None


def test_what_is_of_the_wrong_type_is_the_plug_in_s_fault() -> None:
    with pytest.raises(PluginFailed, match=r"^the plug-in kernel failed in the game toy at seat 0: TypeError: "):
        Match(Toy(WrongType), ["Ann", "Bo"], seed=SEED).legal_moves(0)


def test_our_own_errors_stay_what_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(mutiny.IllegalMove):
        Match(Toy(), ["Ann", "Bo"], seed=SEED).play(1, 0)

    def watch(*_: object) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        play_game(mutiny.game("meuterer"), [RandomBot] * 3, {}, SEED, watch=watch)
    # A game of this program is not a plug-in.
    blame(KeyError("rum"), mutiny.game("meuterer"), "", "meuterer", 0)
    # Nor is a plug-in at fault if the error did not pass through its code.
    blame(KeyError("rum"), Toy(), "", "toy", 0)


# Bots that fail


class Grumpy(Bot):
    """A bot that fails in the method that the test names."""

    fails = "choose"

    def __init__(self, seat: int, players: int, rng: Rng) -> None:
        super().__init__(seat, players, rng)
        self.fail("init")

    def fail(self, method: str) -> None:
        if method == self.fails and self.seat == 1:
            raise KeyError("rum")

    def begin(self, game: Game, options: dict[str, str]) -> None:
        self.fail("begin")

    def observe(self, told: dict[str, Any]) -> None:
        self.fail("observe")

    def speak(self, observation: Observation) -> list[str]:
        self.fail("speak")
        return []

    def choose(self, observation: Observation) -> int:
        self.fail("choose")
        return observation.legal_actions[0]


@pytest.mark.parametrize("method", ["init", "begin", "observe", "speak", "choose"])
@pytest.mark.parametrize("name", ["meuterer", "toy"])
def test_a_bot_that_fails_is_named_with_the_seat(method: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Grumpy, "fails", method)
    game = Toy() if name == "toy" else mutiny.game(name)
    sentence = rf"^the bot Grumpy of the plug-in {HERE} failed in the game {name} at seat 1: KeyError: 'rum'$"
    with pytest.raises(PluginFailed, match=sentence):
        play_game(game, [Grumpy] * game.least, {}, SEED)


def test_an_incomplete_bot_is_named_too() -> None:
    lazy: Any = type("Lazy", (Bot,), {"__module__": __name__})
    with pytest.raises(
        PluginFailed, match=rf"the bot Lazy of the plug-in {HERE} failed .* seat 0: TypeError: .*choose"
    ):
        seat_bots([lazy] * 3, mutiny.game("meuterer"), {}, SEED)


def test_a_forgiving_table_goes_on() -> None:
    played = play_game(mutiny.game("meuterer"), [Grumpy] * 3, {}, SEED, forgiving=True)
    assert played.state.over
    assert set(played.faults) == {(1, "KeyError: 'rum'")}


def test_an_illegal_choice_of_a_bot_is_reported_as_before() -> None:
    class IllegalBot(Bot):
        def choose(self, observation: Observation) -> int:
            return -1

    with pytest.raises(BotFailed, match="the bot at seat 0 chose -1, which is not a legal move now"):
        play_game(Toy(), [IllegalBot] * 2, {}, SEED)


# The error itself


def test_a_fault_crosses_from_process_to_process() -> None:
    fault = PluginFailed("toybox", "toy", 1, "KeyError: 7", "Grumpy")
    again = pickle.loads(pickle.dumps(fault))
    assert str(again) == str(fault)
    assert (again.plugin, again.game, again.seat, again.bot) == ("toybox", "toy", 1, "Grumpy")


def test_an_installed_plug_in_is_found_in_a_traceback(install: Install) -> None:
    install(GAMES, "from kernel.toy import TOY\ndef fail():\n    return 1 // 0\n")
    import toybox  # type: ignore[import-not-found]  # noqa: PLC0415 (installed by this test)

    with pytest.raises(ZeroDivisionError) as failed:
        toybox.fail()
    assert plugin_at_fault(failed.value) == "toybox"
    assert plugin_at_fault(ZeroDivisionError()) == ""


# Parts and files of plug-ins


@pytest.fixture
def toybox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a distribution whose package `toybox` has the game `toy`; return the package's folder."""
    about, package = tmp_path / "toybox-1.0.dist-info", tmp_path / "toybox"
    about.mkdir()
    package.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(GAMES)
    (package / "__init__.py").write_text("from kernel.toy import Toy\nTOY = Toy()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for cached in (mutiny.game, package_of):
        cached.cache_clear()
    yield package
    for cached in (mutiny.game, package_of):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "toybox"]:
        del sys.modules[name]


def test_the_error_for_a_part_that_fails_names_plug_in_game_and_part(toybox: Path) -> None:
    (toybox / "talk.py").write_text("raise KeyError('rum')")
    (toybox / "manners.py").write_text("WORDINGS = {}")
    assert part("toy", "features") is None
    with pytest.raises(
        PluginFailed, match="the plug-in toybox failed in the game toy: its part 'talk': KeyError: 'rum'"
    ):
        part("toy", "talk")
    with pytest.raises(PluginFailed, match="its part 'manners' has no 'speak'"):
        offered("toy", "manners", "speak")


@pytest.mark.usefixtures("toybox")
def test_the_error_for_a_file_that_cannot_be_read_names_plug_in_game_and_file() -> None:
    with (
        pytest.raises(
            PluginFailed, match=r"the plug-in toybox failed in the game toy: its file lesson\.toml: no title"
        ),
        reading_data("toy", "lesson.toml"),
    ):
        raise ValueError("no title.")


def test_an_error_in_a_part_of_a_game_of_ours_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise KeyError(name)

    monkeypatch.setattr(plugin, "import_module", broken)
    with pytest.raises(KeyError, match="talk"):
        part("traitres", "talk")
