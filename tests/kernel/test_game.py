"""The kernel's services for every game: a cached setting, and states that make no events unless asked."""

from __future__ import annotations

import pytest
from kernel.toy import TOY, Toy

from mutiny import BadOptions, Event, Rng
from mutiny.kernel.game import SETTINGS_KEPT


def test_a_setting_is_the_complete_options_unless_a_game_makes_more_of_them() -> None:
    game = Toy()
    first = game.kept_setting(2, None)
    assert first == {"start": "first"}
    assert game.kept_setting(2, {}) is first
    assert game.kept_setting(3, None) is not first
    assert game.kept_setting(2, {"start": "last"}) == {"start": "last"}


def test_what_is_refused_is_not_kept() -> None:
    game = Toy()
    for _ in range(2):
        with pytest.raises(BadOptions):
            game.kept_setting(4, None)
        with pytest.raises(BadOptions):
            game.kept_setting(2, {"start": "never"})
    assert game._settings == {}


def test_settings_are_not_kept_for_ever() -> None:
    game = Toy()
    first = game.kept_setting(2, None)
    for number in range(1, SETTINGS_KEPT):
        game._settings[f"another {number}"] = first
    assert game.kept_setting(2, None) is first
    last = game.kept_setting(3, None)
    assert list(game._settings.values()) == [last]
    assert game.kept_setting(2, None) is not first


def test_events_that_nobody_wants_are_lost() -> None:
    state = TOY.new(2)
    state.emit(Event("shout", "X1.1", None, {}))
    events = state.apply_chance_with_events(state.sample_chance(Rng(b"")))
    assert [event.kind for event in events] == ["deal", "deal"]
    state.emit(Event("shout", "X1.1", None, {}))
    assert [event.kind for event in state.copy().apply_with_events(0, state.legal_actions(0)[0])] == ["open", "draw"]
