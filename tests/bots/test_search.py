"""Search: its results in games so small that the answer is known, and the hard bot, which uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from mutiny import Rng, State, game, new, seed_of
from mutiny.bots import BotSpec, Budget, HardBot, MediumBot, RandomBot, observe, play_game
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Search
from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

GAMES = ["meuterer", "traitres", "cartagena"]


class SearchToy(State):
    """A state with only the methods that the search needs."""

    def sample_chance(self, rng: Rng) -> bytes:
        raise AssertionError("there is no chance in it")

    def chance_pool(self) -> tuple[bytes, int]:
        raise AssertionError("there is no chance in it")

    def apply_chance(self, outcome: bytes) -> None:
        raise AssertionError("there is no chance in it")

    def clause(self) -> str:
        return "toy"

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def format_move(self, seat: int, action: int) -> str:
        return str(action)

    def parse_move(self, seat: int, text: str) -> int:
        return int(text)

    def format_chance(self, outcome: bytes) -> str:
        return ""

    def parse_chance(self, text: str) -> bytes:
        return b""

    def inventory(self) -> Sequence[int]:
        return []


class Matches(SearchToy):
    """A game in which two players take one to three matches in turn; the player who takes the last one wins."""

    def __init__(self, left: int) -> None:
        super().__init__(2)
        self.left = left
        self.await_seat(0, 0)

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return tuple(range(1, min(3, self.left) + 1))

    def apply(self, seat: int, action: int) -> None:
        self.left -= action
        if self.left:
            self.await_seat(0, 1 - seat)
        else:
            self.winner = seat
            self.await_nothing(1)

    def copy(self) -> Matches:
        twin = Matches(self.left)
        twin.await_like(self)
        return twin

    def result(self) -> dict[str, Any]:
        return {"winners": [self.winner]}


class Coins(SearchToy):
    """A game in which both lay a coin at once, 0 or 1. Seat 0 wins if they differ, but does not see the other's coin.

    If seat 1 always lays the same coin, seat 0 does best to lay the other one. If the search could see the coin, it
    would believe that seat 0 always wins.
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__(2)
        self.kinds = kinds
        self.laid: dict[int, int] = {}
        self.await_seats(0, 3)

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return (0, 1) if seat == 0 else self.kinds

    def apply(self, seat: int, action: int) -> None:
        self.laid[seat] = action
        if self.mark_decided(seat):
            self.await_nothing(1)

    def copy(self) -> Coins:
        return Coins(self.kinds)

    def result(self) -> dict[str, Any]:
        return {"winners": [0] if self.laid[0] != self.laid[1] else [1]}


class Certain(Belief):
    """The belief of a seat that sees everything."""

    def __init__(self, state: SearchToy) -> None:
        self.state = state

    def observe(self, event: SeatEvent) -> None:
        pass

    def set_view(self, view: dict[str, Any]) -> None:
        pass

    def sample(self, rng: Rng) -> State:
        return self.state.copy()


def searched(state: SearchToy, simulations: int) -> Search:
    search = Search(Certain(state), 0, Model(), Rng(b"search"))
    search.run(simulations, 0.0)
    return search


@pytest.mark.parametrize(("left", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_the_move_that_wins(left: int, right: int) -> None:
    """The player who leaves a multiple of four wins."""
    nodes = searched(Matches(left), 3000).moves((1, 2, 3))
    assert max((1, 2, 3), key=lambda action: nodes[action - 1].visits) == right
    assert nodes[right - 1].mean() > 0.75


def test_every_move_is_tried_and_every_simulation_counted() -> None:
    search = searched(Matches(9), 50)
    nodes = search.moves((1, 2, 3))
    assert search.simulations == 50 == sum(node.visits for node in nodes)
    assert min(node.visits for node in nodes) > 0
    assert all(0.0 <= node.mean() <= 1.0 for node in nodes)


def test_who_decides_at_once_with_others_does_not_see_what_they_decide() -> None:
    nodes = searched(Coins((0, 1)), 2000).moves((0, 1))
    for node in nodes:
        assert 0.4 < node.mean() < 0.6
    nodes = searched(Coins((1, 1)), 200).moves((0, 1))
    assert nodes[0].mean() == 1.0
    assert nodes[1].mean() == 0.0


def test_a_tree_grows_as_deep_as_its_model_allows() -> None:
    for depth in (1, 2):
        model = Model()
        model.depth = depth
        search = Search(Certain(Matches(9)), 0, model, Rng(b"deep"))
        search.run(300, 0.0)
        level = [search.root]
        for _ in range(depth):
            level = [child for node in level for child in node.children.values()]
            assert min(node.visits for node in level) > 0
        assert all(node.children == {} for node in level)


def test_no_simulations_no_opinion() -> None:
    search = Search(Certain(Matches(5)), 0, Model(), Rng(b"none"))
    assert [node.mean() for node in search.moves((1, 2, 3))] == [0.0] * 3


@pytest.mark.parametrize("name", GAMES)
def test_the_hard_bot_plays_fair(name: str) -> None:
    """Check that an equal generator gives the same decision, also in a world that looks the same to the seat."""
    check_bot(BotSpec("hard@3"), game(name), games=1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", [Budget(1), Budget(3), Budget(0, 1e-9)])
def test_a_hard_bot_in_a_hurry_still_moves(name: str, budget: Budget) -> None:
    found = game(name)
    for number in range(2):

        def hurried(seat: int, players: int, rng: Rng) -> HardBot:
            bot = HardBot(seat, players, rng)
            bot.budget = budget
            return bot

        played = play_game(found, [hurried] + [RandomBot] * (found.least - 1), {}, seed_of("hurry", number))
        assert played.state.over
        assert played.faults == []


def test_the_hard_bot_must_begin() -> None:
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    seat = match.state.acting[0]
    with pytest.raises(MutinyError, match="must begin"):
        HardBot(seat, 3, Rng(b"")).choose(observe(match.state, seat))


def test_the_hard_bot_in_a_game_it_has_no_model_of_still_searches() -> None:
    bot = HardBot(0, 2, Rng(b"elsewhere"))
    bot.budget = Budget(400)
    bot.begin(Elsewhere(), {})
    assert bot.choose(observe(Matches(6), 0)) == 2


class Elsewhere(Game):
    """A game without a model."""

    def __init__(self) -> None:
        super().__init__("elsewhere", 2, 2, 4, ())

    def new(self, players: int, options: dict[str, str] | None = None) -> State:
        return Matches(6)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Belief:
        return Certain(Matches(6))


@pytest.mark.soak
def test_hard_beats_medium_in_meuterer(runs: Callable[[int, int], int]) -> None:
    """Par is 10 of 40; the arena has figures with intervals."""
    games = runs(0, 40)
    won = 0
    for number in range(games):
        makers: list[Any] = [MediumBot] * 4
        makers[number % 4] = BotSpec("hard@100")
        result = play_game(game("meuterer"), makers, {}, seed_of("strong", number), noting=False).state.result()
        won += number % 4 in result["winners"]
    assert won >= 0.35 * games
