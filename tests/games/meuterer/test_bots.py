"""Meuterer's rules of thumb: positions from a view and from a world are equal, and contain nothing hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import pytest

from mutiny import Rng, game, seed_of
from mutiny.games.meuterer.bots.chart import CHARTS, Chart, chart_of
from mutiny.games.meuterer.bots.harbours import KEPT, Harbour, harbours_of
from mutiny.games.meuterer.bots.model import MeutererModel
from mutiny.games.meuterer.bots.move_values import values
from mutiny.games.meuterer.bots.position import MeutererPosition, Shown, seen, standing
from mutiny.games.meuterer.components import read_islands
from mutiny.games.meuterer.constants import RING
from mutiny.games.meuterer.rules.board import MeutererBoard
from mutiny.games.meuterer.rules.game import MeutererState
from mutiny.games.meuterer.view_types import MeutererSeatView
from mutiny.kernel.components import components_text

pytestmark = pytest.mark.long

GAME = game("meuterer")


def read(table: MeutererPosition | Chart | Harbour | Shown) -> dict[str, Any]:
    """Return all values of a position, with harbours listed by what they pay."""
    said: dict[str, Any] = {}
    for name in sorted(name for name in dir(table) if not name.startswith("_")):
        value = getattr(table, name)
        if not callable(value):
            said[name] = plainly(value)
    return said


def plainly(value: Any) -> Any:
    if isinstance(value, Chart | Harbour | Shown):
        return read(value)
    return [plainly(each) for each in value] if isinstance(value, list) else value


def positions(players: int, options: dict[str, str], games: int) -> list[MeutererState]:
    """Return positions in which a seat is to decide, from random games."""
    found: list[MeutererState] = []
    for number in range(games):
        rng = Rng(seed_of("positions", number))
        state = GAME.new(players, options)
        assert isinstance(state, MeutererState)
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            found.append(state.copy())
            legal = state.legal_actions(state.acting[0])
            state.apply(state.acting[0], legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("pirates", ["off", "on", "double"])
def test_a_world_is_read_as_its_view_is(players: int, pirates: str) -> None:
    """Check that the search reads nothing from a sampled world that the view does not show, since it makes no views."""
    for state in positions(players, {"pirates": pirates}, 4):
        for seat in range(players):
            assert read(standing(state, seat)) == read(seen(cast("MeutererSeatView", state.view(seat))))


def test_every_legal_move_gets_a_value() -> None:
    for state in positions(4, {"pirates": "on"}, 4):
        seat = state.acting[0]
        legal = state.legal_actions(seat)
        assert len(values(standing(state, seat), legal)) == len(legal)


def test_charts_are_kept_but_not_for_ever() -> None:
    islands = read_islands("")
    rings = [Rng(bytes([number])).shuffled(bytes(range(RING))) for number in range(CHARTS + 1)]
    first = chart_of(islands, rings[0])
    assert chart_of(islands, rings[0]) is first
    for ring in rings[1:]:
        chart_of(islands, ring)
    assert chart_of(islands, rings[0]) is not first


def test_a_chart_is_of_one_table_of_islands() -> None:
    ring = bytes(range(RING))
    text = components_text("mutiny.games.meuterer")
    tables = [read_islands(text + "\n" * number) for number in range(KEPT + 1)]
    harbours = [chart_of(islands, ring).ring[0] for islands in tables]
    assert all(one is not other for one, other in pairwise(harbours))
    assert harbours_of(tables[-1])[0] is harbours[-1]
    assert harbours_of(tables[0])[0] is not harbours[0]


def test_a_model_plays_to_the_beginning_of_a_round_and_judges_it() -> None:
    model = MeutererModel()
    rng = Rng(b"model")
    for state in positions(4, {}, 3):
        world: MeutererBoard = state.copy()
        before = world.round
        model.rollout(world, rng)
        assert world.over or (world.round > before and world.clause() == "M1.1")
        shares = model.evaluate(world)
        assert abs(sum(shares) - 1.0) < 1e-9
        assert len(shares) == 4


def test_points_make_a_share_and_the_fewer_rounds_the_more() -> None:
    model = MeutererModel()
    first, *_, last = [state for state in positions(4, {}, 1) if state.clause() == "M1.1"]
    for state in (first, last):
        state.captain = 0
        for player in state.crew:
            player.score = 20
            player.hand = 0
        state.crew[1].score = 24
    early, late = model.evaluate(first), model.evaluate(last)
    assert late[1] > early[1] > 0.25
    # Nobody wants to be Captain.
    assert late[0] < late[2] == late[3]
