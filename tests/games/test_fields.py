"""A field of a board is declared once. If copies, views, features, bots or drawings omit it, a test names the field."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from games.field_lists import LISTS
from helpers.fields import (
    board_fields,
    copy_faults,
    keys_of_views,
    positions,
    read_by_bots,
    read_by_drawings,
    read_by_views,
)
from kernel.tables import fields

from mutiny import Game, State, form, game, game_names
from mutiny.bots import Policy
from mutiny.drawing.pen import UNICODE, Pen
from mutiny.i18n.messages import Messages
from mutiny.kernel.plugin import part

EXAMPLE = Path(__file__).parents[2] / "examples" / "contraband"
GAMES = 6
"""The number of random games that are examined."""
PURE = pytest.mark.skipif(form() != "pure", reason="what compiled code reads cannot be noted")


class Ids:
    """Stands in for the messages of a game that is not installed: it returns their ids."""

    def text(self, message: str, /, **_: object) -> str:
        """Return the id."""
        return message

    def join(self, texts: list[str]) -> str:
        """Return the texts, joined by commas."""
        return ", ".join(texts)


class BoardUsers:
    """The parts of a game that use the fields of its board."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.use = LISTS[name]
        self.game: Game = self.part("rules").GAME if name == "contraband" else game(name)
        self.policy: type[Policy] = self.part("bots").POLICY
        self.keys = keys_of_views(self.game, GAMES)
        self.say = Ids() if name == "contraband" else Messages("en", name)

    def part(self, name: str) -> Any:
        """Return a module of the game. The example is not installed here, so it is imported by name."""
        return import_module(f"contraband.{name}") if self.name == "contraband" else part(self.name, name)

    def new(self) -> State:
        """Return a new board."""
        return self.game.new(3)

    def draw(self, view: dict[str, Any], names: list[str]) -> None:
        """Draw a table as text and as pixels."""
        self.part("terminal").draw(view, names, self.say, Pen(*UNICODE, False), 80)
        self.part("picture").draw(view, names, self.say)


@pytest.fixture(scope="module", params=LISTS)
def parts(request: pytest.FixtureRequest) -> Iterator[BoardUsers]:
    """Return the parts of each game, and of the example."""
    sys.path.insert(0, str(EXAMPLE))
    yield BoardUsers(request.param)
    sys.path.remove(str(EXAMPLE))


def unlisted(name: str, missing: set[str], listed: dict[str, str], what: str) -> list[str]:
    """Return a sentence for each field that was forgotten, and for each that is listed unnecessarily."""
    advice = "use it there, or list it in tests/games/field_lists.py"
    forgotten = [f"{name}: {key} {what}; {advice}" for key in sorted(missing - {*listed})]
    needless = [f"{name}: it is listed that {key} {what}, but it is not so" for key in sorted({*listed} - missing)]
    return forgotten + needless


def test_every_game_has_its_lists() -> None:
    assert {*game_names()} <= {*LISTS}


@pytest.mark.long
def test_copies_have_every_field_and_share_none(parts: BoardUsers) -> None:
    assert copy_faults(parts.new) == []


@PURE
@pytest.mark.long
def test_every_field_of_the_board_is_in_some_view(parts: BoardUsers) -> None:
    missing = board_fields(parts.new()) - read_by_views(parts.game, GAMES)
    assert unlisted(parts.name, missing, parts.use.not_in_views, "is in no view") == []


def test_every_key_of_a_view_is_in_the_features(parts: BoardUsers) -> None:
    features = parts.game.features(3)
    assert features is not None
    names = {each.name for each in features.fields}
    said = {key: told.split() for key, told in parts.use.features.items()}
    assert {each for told in said.values() for each in told} <= names
    missing = parts.keys - names - {*said}
    assert unlisted(parts.name, missing, parts.use.not_in_features, "is in no feature") == []


def test_every_feature_is_in_a_view(parts: BoardUsers) -> None:
    """Check that every feature tells something that a view shows."""
    features = parts.game.features(3)
    assert features is not None
    said = {each for told in parts.use.features.values() for each in told.split()}
    assert [each.name for each in features.fields if each.name not in parts.keys | said] == []


@PURE
@pytest.mark.long
def test_every_key_of_a_view_is_read_by_bots(parts: BoardUsers) -> None:
    missing = parts.keys - read_by_bots(parts.game, GAMES, parts.policy)
    assert unlisted(parts.name, missing, parts.use.not_read_by_bots, "is read by no bot") == []


@pytest.mark.long
def test_every_key_of_a_view_is_drawn(parts: BoardUsers) -> None:
    pytest.importorskip("PIL")
    missing = parts.keys - read_by_drawings(parts.game, GAMES, [parts.draw])
    assert unlisted(parts.name, missing, parts.use.not_drawn, "is in no drawing") == []


@PURE
def test_what_is_forgotten_is_named() -> None:
    kind: Any = type(game("meuterer").new(3))

    class ForgetfulBoard(kind):  # type: ignore[misc]
        """A board with two more fields, which copies omit or share."""

        def __init__(self, setting: Any, like: Any = None) -> None:
            super().__init__(setting, like)
            self.rum = 0
            self.rats = [] if like is None else like.rats

        def copy(self) -> ForgetfulBoard:
            return ForgetfulBoard(self.setting, self)

    setting = game("meuterer").new(3).setting  # type: ignore[attr-defined]
    assert copy_faults(lambda: ForgetfulBoard(setting)) == [
        "board.rum: copy() does not copy it",
        "board.rats: a copy shares its list with the original",
    ]
    fields.cache_clear()
    shown = {name for name in board_fields(ForgetfulBoard(setting)) if name in ("board.rum", "board.rats")}
    assert unlisted("meuterer", shown, {}, "is in no view")[0].startswith("meuterer: board.rats is in no view; use it")
    assert unlisted("meuterer", set(), {"board.pay": "why"}, "is in no view") == [
        "meuterer: it is listed that board.pay is in no view, but it is not so"
    ]
    assert next(positions(game("meuterer"), 1)).entries == []
