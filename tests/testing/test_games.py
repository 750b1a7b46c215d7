"""The conformance suite for games: it accepts sound games, finds every fault, and says where."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from kernel.incomplete import INCOMPLETE
from kernel.toy import TOY, Toy, ToyState
from testing import leaks
from testing.bids import BIDS, TELLTALES
from testing.faults import FAULTS

from mutiny import State
from mutiny.bots import RandomBot
from mutiny.kernel.state import NEEDED
from mutiny.testing import Nonconformance, check_bot, check_game


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
def test_a_game_that_reveals_who_has_decided_is_found(name: str) -> None:
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


class HalfToy(Toy):
    """A game whose states lack two methods."""

    def new(self, players: int, options: dict[str, str] | None = None) -> Any:
        whole = [name for name in NEEDED if name not in ("copy", "chance_pool")]
        return type("HalfState", (State,), dict.fromkeys(whole, print))(players)


@pytest.mark.parametrize(("kind", "sentence"), INCOMPLETE)
def test_an_incomplete_game_is_found_first(kind: type[Toy], sentence: str) -> None:
    for check in (check_game, partial(check_bot, RandomBot)):
        with pytest.raises(Nonconformance) as found:
            check(kind())
        assert found.value.sentence == f"the game is incomplete: {sentence}"


def test_incomplete_states_are_found_first() -> None:
    with pytest.raises(Nonconformance, match=r"cannot begin: it raises TypeError: .* HalfState .*chance_pool.*copy"):
        check_game(HalfToy())


def test_a_game_that_fails_as_it_begins_is_a_finding() -> None:
    class FailingToy(Toy):
        begun = 0

        def new(self, players: int, options: dict[str, str] | None = None) -> ToyState:
            self.begun += 1
            return super().new(players // (1 if self.begun < 3 else 0), options)

    with pytest.raises(Nonconformance, match=r"^the game raises ZeroDivisionError: .* \(toy\)$"):
        check_game(FailingToy())
