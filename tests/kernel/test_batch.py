"""Tests of batches: they play the same games as matches do, and refuse what cannot be played."""

from __future__ import annotations

import struct
from itertools import pairwise

import pytest
from kernel.toy import Toy, ToyState

import mutiny
from mutiny.kernel.batch import MOST_ACTIONS, GameBatch, deal_seed, padding
from mutiny.kernel.errors import BadOptions, IllegalMove, MutinyError

KINDS = [
    ("meuterer", 3, {}),
    ("meuterer", 4, {"pirates": "on", "loader-returns": "discard"}),
    ("traitres", 6, {"mutineers-meet": "yes"}),
    ("cartagena", 3, {}),
]
GAMES = 3
COUNT = 4


def batch_of(name: str, players: int, options: dict[str, str], skip_forced: bool = False) -> GameBatch:
    game = mutiny.game(name)
    features = game.features(players, options)
    assert features is not None
    return GameBatch(game, features, players, options, COUNT, first=5, skip_forced=skip_forced)


def choices_of(batch: GameBatch, rng: mutiny.Rng) -> list[int]:
    return [rng.below(len(place.legal)) for place in batch.places]


def forced(match: mutiny.Match) -> bool:
    return not match.over and len(match.state.legal_actions(match.state.acting[0])) == 1


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
@pytest.mark.parametrize("skip_forced", [False, True], ids=["all", "skip"])
def test_a_batch_plays_the_games_that_matches_play(
    name: str, players: int, options: dict[str, str], skip_forced: bool
) -> None:
    batch = batch_of(name, players, options, skip_forced)
    names = [str(seat) for seat in range(players)]

    def begun(index: int, number: int) -> mutiny.Match:
        match = mutiny.new(name, names, options, seed=deal_seed(7, index, number))
        while skip_forced and forced(match):
            match.play(match.state.acting[0], match.state.legal_actions(match.state.acting[0])[0])
        return match

    rng = mutiny.Rng(b"choices")
    batch.reset(7)
    matches = [begun(5 + index, 0) for index in range(COUNT)]
    numbers = [0] * COUNT
    ended = 0
    while ended < GAMES:
        rows, legal = batch.rows.getvalue(), batch.legal.getvalue()
        for index, match in enumerate(matches):
            seat = match.state.acting[0]
            actions = match.state.legal_actions(seat)
            size = batch.features.size
            assert batch.seats.getvalue()[index] == seat
            assert rows[index * size : (index + 1) * size] == batch.features.row(match.state, seat)
            whole = struct.unpack_from(f"<{batch.width}h", legal, 2 * index * batch.width)
            assert whole == actions + (-1,) * (batch.width - len(actions))
            assert struct.unpack_from("<h", batch.counts.getvalue(), 2 * index)[0] == len(actions)
            assert len(actions) > 1 or not skip_forced
        choices = choices_of(batch, rng)
        by_number = rng.below(2)
        actions_now = [place.legal[choice] for place, choice in zip(batch.places, choices, strict=True)]
        if by_number:
            batch.step(actions_now)
        else:
            batch.step_choices(choices)
        results = []
        for index, (match, action) in enumerate(zip(matches, actions_now, strict=True)):
            match.play(match.state.acting[0], action)
            while skip_forced and forced(match):
                match.play(match.state.acting[0], match.state.legal_actions(match.state.acting[0])[0])
            if match.over:
                results.append((5 + index, numbers[index], match.state.result()))
                numbers[index] += 1
                matches[index] = begun(5 + index, numbers[index])
                ended += 1
        assert batch.ended == results


def test_the_seed_decides_the_games() -> None:
    batch = batch_of("meuterer", 4, {})
    first = []
    for seed in (1, 1, 2):
        batch.reset(seed)
        for _ in range(30):
            batch.step_choices([0] * COUNT)
        first.append(batch.rows.getvalue())
    assert first[0] == first[1] != first[2]


def test_a_batch_writes_the_rows_of_all_seats() -> None:
    game = mutiny.game("traitres")
    features = game.features(5)
    assert features is not None
    batch = GameBatch(game, features, 5, {}, 1, whole=True)
    batch.reset(7)
    place = batch.places[0]
    rows = [features.row(place.state, (place.seat + step) % 5) for step in range(5)]
    assert batch.states.getvalue() == b"".join(rows)
    assert batch.rows.getvalue() == rows[0]


def test_an_illegal_move_changes_nothing() -> None:
    batch = batch_of("traitres", 6, {})
    batch.reset(7)
    before = [place.state.view(None) for place in batch.places], batch.rows.getvalue()
    good = [place.legal[0] for place in batch.places]
    with pytest.raises(IllegalMove, match="place 8: action 999 is not legal for seat"):
        batch.step([*good[:-1], 999])
    with pytest.raises(BadOptions, match="place 8: a choice is from 0 to"):
        batch.step_choices([0, 0, 0, -1])
    with pytest.raises(BadOptions, match="there are 4 places, and 3 actions"):
        batch.step(good[:-1])
    with pytest.raises(BadOptions, match="there are 4 places, and 5 choices"):
        batch.step_choices([0] * 5)
    assert ([place.state.view(None) for place in batch.places], batch.rows.getvalue()) == before


def test_lists_that_are_too_short_are_refused() -> None:
    game = mutiny.game("meuterer")
    features = game.features(4)
    assert features is not None
    batch = GameBatch(game, features, 4, {}, COUNT, width=1)
    with pytest.raises(BadOptions, match="actions are legal here, and the lists hold 1: choose a larger width"):
        batch.reset(7)
    assert [len(padding(count + 1)) - len(padding(count)) for count in range(3)] == [2, 2, 2]
    assert all(len(one) < len(more) for one, more in pairwise(batch._padding[::-1]))


class ChanceOnlyState(ToyState):
    """A toy game that is over as soon as it is dealt."""

    def apply_chance(self, outcome: bytes) -> None:
        super().apply_chance(outcome)
        self.await_nothing(self.awaited)


class BrokenRules(ToyState):
    """A toy game whose moves fail."""

    def apply(self, seat: int, action: int) -> None:
        raise RuntimeError("out of rum")


def test_games_without_decisions_and_with_too_many_actions_are_refused() -> None:
    toy = Toy(ChanceOnlyState)
    features = toy.features(2)
    assert features is not None
    with pytest.raises(MutinyError, match="toy asked for no decision in 100 games in a row"):
        GameBatch(toy, features, 2, {}, 1).reset(7)
    toy.actions = MOST_ACTIONS + 1
    with pytest.raises(BadOptions, match="toy has 32768 actions; a batch can number 32767"):
        GameBatch(toy, features, 2, {}, 1)


def test_an_error_of_the_rules_comes_through() -> None:
    toy = Toy(BrokenRules)
    features = toy.features(2)
    assert features is not None
    batch = GameBatch(toy, features, 2, {}, 1)
    batch.reset(7)
    with pytest.raises(RuntimeError, match="out of rum"):
        batch.step_choices([0])


def test_a_batch_continues_games_only_where_they_were() -> None:
    batch, other = batch_of("traitres", 6, {}), batch_of("traitres", 6, {})
    batch.reset(7)
    rng, made = mutiny.Rng(b"choices"), []
    while all(place.number == 0 for place in batch.places):
        made.append(choices_of(batch, rng))
        batch.step_choices(made[-1])
    # The last choices have ended a game.
    chosen = [[choices[place] for choices in made[:-1]] for place in range(COUNT)]
    other.resume(7, [0] * COUNT, chosen)
    other.step_choices(made[-1])
    assert other.rows.getvalue() == batch.rows.getvalue()
    assert other.legal.getvalue() == batch.legal.getvalue()
    with pytest.raises(BadOptions, match="there are 4 places, 3 numbers, and 4 lists of choices"):
        other.resume(7, [0] * (COUNT - 1), chosen)
    with pytest.raises(BadOptions, match="place 5: these choices were not made in game 0"):
        other.resume(7, [0] * COUNT, [[MOST_ACTIONS], *chosen[1:]])
    (ended,) = [index for index, place in enumerate(batch.places) if place.number > 0]
    too_many = [[*each, choices] for each, choices in zip(chosen, made[-1], strict=True)]
    with pytest.raises(BadOptions, match=f"place {5 + ended}: game 0 is over after these choices"):
        other.resume(7, [0] * COUNT, too_many)
