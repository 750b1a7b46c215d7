"""Incomplete games and bots are refused with Python's own error, in pure and in compiled form."""

from __future__ import annotations

import os
import subprocess
import sys
from abc import abstractmethod
from pathlib import Path
from typing import Any

import pytest
from kernel.toy import ToyState

import mutiny
from mutiny import Belief, Game, Rng, State
from mutiny.bots import Bot
from mutiny.bots import bot as bot_module
from mutiny.kernel import belief as belief_module
from mutiny.kernel import features as features_module
from mutiny.kernel import game as game_module
from mutiny.kernel import state as state_module
from mutiny.kernel.abstract import guard
from mutiny.kernel.features import Features

# The class is created by name, so that the type checker accepts what the program must refuse.
BASES: dict[str, Any] = {"Game": Game, "Belief": Belief, "State": State, "Features": Features, "Bot": Bot}
NEEDED: dict[str, tuple[str, ...]] = {
    "Game": game_module.NEEDED,
    "Belief": belief_module.NEEDED,
    "State": state_module.NEEDED,
    "Features": features_module.NEEDED,
    "Bot": bot_module.NEEDED,
}
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "Game": ("x", 2, 2, 1, ()),
    "Belief": (),
    "State": (2,),
    "Features": ((),),
    "Bot": (0, 2, Rng(b"")),
}


@pytest.mark.parametrize("name", BASES)
def test_an_incomplete_class_cannot_be_instantiated(name: str) -> None:
    empty = type("Empty", (BASES[name],), {})
    with pytest.raises(TypeError, match=r"Can't instantiate abstract class Empty with") as refused:
        empty(*ARGUMENTS[name])
    for method in NEEDED[name]:
        assert method in str(refused.value)


@pytest.mark.parametrize("name", BASES)
def test_one_missing_method_is_enough(name: str) -> None:
    *given, missing = NEEDED[name]
    most = type("Most", (BASES[name],), dict.fromkeys(given, lambda *_: None))
    with pytest.raises(TypeError, match=rf"Can't instantiate abstract class Most with.* '?{missing}'?$"):
        most(*ARGUMENTS[name])
    # A subclass that adds the last method can be instantiated.
    whole = type("Whole", (most,), {missing: lambda *_: "here"})
    assert getattr(whole(*ARGUMENTS[name]), missing)() == "here"


@pytest.mark.parametrize("name", BASES)
def test_the_lists_name_every_abstract_method(name: str) -> None:
    code = f"from kernel.test_abstract import BASES; print(*sorted(BASES[{name!r}].__abstractmethods__))"
    assert run(code, pure="1").stdout.split() == sorted(NEEDED[name])


@pytest.mark.parametrize("pure", ["0", "1"])
@pytest.mark.parametrize(
    "code",
    [
        "import mutiny\nclass G(mutiny.Game): pass\nG('x', 2, 2, 1, ()).new(2)",
        "import mutiny.bots\nclass G(mutiny.bots.Bot): pass\nG(0, 2, mutiny.Rng(b'')).choose(None)",
    ],
)
def test_the_interpreter_survives_in_both_forms(pure: str, code: str) -> None:
    """Run with MUTINY_PURE=0 in compiled form, if it exists."""
    done = run(code, pure)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("TypeError: Can't instantiate abstract class G with")


@pytest.mark.parametrize("name", BASES)
def test_an_abstract_method_that_is_called_all_the_same_says_so(name: str) -> None:
    method = NEEDED[name][0]
    whole = type("Whole", (BASES[name],), dict.fromkeys(NEEDED[name], lambda *_: None))
    many = {"observe": 1, "set_view": 1, "new": 1, "legal_actions": 1, "row": 2, "choose": 1}
    arguments: list[Any] = [ToyState(2), 0] if method == "row" else [0] if method in ("new", "legal_actions") else [{}]
    if method == "choose":
        arguments = [mutiny.bots.observe(ToyState(2), 0)]
    assert len(arguments) == many[method]
    with pytest.raises(NotImplementedError, match=f"^Whole does not define the method {method}$"):
        getattr(BASES[name], method)(whole(*ARGUMENTS[name]), *arguments)


def test_a_plug_in_s_own_abstract_methods_count_too() -> None:
    class HalfState(ToyState):
        @abstractmethod
        def score(self) -> int: ...

    kind: Any = HalfState
    with pytest.raises(TypeError, match=r"Can't instantiate abstract class HalfState with.*score"):
        kind(2)


# This tests the guard itself, on classes that Python does not check; compiled classes are such classes.


class Base:
    """A class that requires `area` and `name`."""

    def __init_subclass__(cls) -> None:
        guard(cls, Base, ("area", "name"))

    def area(self) -> int:
        return 0

    def name(self) -> str:
        return ""


def test_the_guard_refuses_an_incomplete_class_only() -> None:
    class Round(Base):
        def __init__(self, radius: int) -> None:
            self.radius = radius

        def area(self) -> int:
            return 3 * self.radius**2

    class Circle(Round):
        def name(self) -> str:
            return "circle"

    with pytest.raises(TypeError, match=r"abstract class Round with.*name"):
        Round(1)
    assert Circle(2).area() == 12
    assert "__new__" not in Circle.__dict__


def test_the_guard_keeps_a_class_s_own_way_of_making_objects() -> None:
    class Counted(Base):
        made = 0

        def __new__(cls, *args: object) -> Counted:
            cls.made += 1
            return super().__new__(cls)

        def __init__(self, size: int) -> None:
            self.size = size

    class Square(Counted):
        def area(self) -> int:
            return self.size**2

        def name(self) -> str:
            return "square"

    with pytest.raises(TypeError, match=r"abstract class Counted with"):
        Counted(1)
    assert Square(3).area() == 9
    assert (Counted.made, Square.made) == (0, 1)


def run(code: str, pure: str) -> subprocess.CompletedProcess[str]:
    tests = str(Path(__file__).parents[1])
    paths = os.pathsep.join([tests, *(path for path in sys.path if path)])
    environment = {**os.environ, "MUTINY_PURE": pure, "PYTHONPATH": paths}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
