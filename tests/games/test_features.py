"""Features: in random games with all options and numbers of players, a row holds what the view shows, and no more."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest
from helpers.kits import Kit, kits
from helpers.rows import Numbers

import mutiny
from mutiny import BadOptions, Match, NoSuchSeat, Rng
from mutiny.kernel.features import Features

Runs = Callable[[int, int], int]

each_game = pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.game.name)


def features_of(kit: Kit, players: int, options: dict[str, str] | None = None) -> Features:
    """Return the features of a game, which must have some."""
    features = kit.game.features(players, options)
    assert features is not None
    return features


def spelt(kit: Kit) -> Callable[[dict[str, object]], Numbers]:
    """Return the game's function that writes the numbers from a view."""
    numbers: Callable[[dict[str, object]], Numbers] = import_module(f"games.{kit.game.name}.rows").numbers
    return numbers


@pytest.mark.soak
@each_game
def test_a_row_says_what_the_view_says(kit: Kit, runs: Runs) -> None:
    """Check every number of every row against the view, so that a row reveals nothing hidden."""
    numbers = spelt(kit)
    met: set[str] = set()
    filled: set[str] = set()
    for dealt, rng in kit.matches("rows", runs(36, 1_000)):
        # The match does not deal itself, so that states that await chance are checked too.
        match = Match(kit.game, dealt.names, dealt.options)
        features = features_of(kit, match.state.players, match.options)
        most = features.most()
        while True:
            state = match.state
            met.add(state.view(None)["phase"])
            for seat in range(state.players):
                row = features.row(state, seat)
                read = features.read(row)
                assert read == numbers(state.view(seat))
                assert all(number <= limit for number, limit in zip(row, most, strict=True))
                filled.update(name for name, values in read.items() if any(values))
            if match.over:
                break
            if state.awaits_chance:
                match.chance(state.format_chance(state.sample_chance(rng)))
            else:
                kit.step(match, rng)
    assert met > set(kit.phases.split())
    # Every field must have been above zero somewhere.
    assert filled == {field.name for field in features.fields}


@each_game
def test_fields_say_what_they_are(kit: Kit) -> None:
    for players in range(kit.game.least, kit.game.most + 1):
        features = features_of(kit, players)
        names = [field.name for field in features.fields]
        assert len(set(names)) == len(names)
        assert len(features.most()) == features.size
        for field in features.fields:
            assert field.name.isidentifier()
            assert field.size >= 1
            assert 1 <= field.most <= 255
            assert len(field.about) > 8


@each_game
def test_rows_are_the_same_from_every_seat_of_a_table_that_is_turned(kit: Kit) -> None:
    """Check that rotating the seats does not change the rows: each row lists the seats from its own seat on."""
    players = kit.game.least
    features = features_of(kit, players)
    start = kit.game.new(players)
    rows = [features.read(features.row(start, seat)) for seat in range(players)]
    for row in rows:
        row.pop("seat", None)
    assert all(row == rows[0] for row in rows)


@each_game
def test_what_does_not_fit_is_refused_with_a_sentence(kit: Kit) -> None:
    game = kit.game
    features = features_of(kit, game.least)
    state = game.new(game.least)
    for seat in (-1, game.least):
        with pytest.raises(NoSuchSeat, match=f"^there is no seat {seat}"):
            features.row(state, seat)
    with pytest.raises(BadOptions, match=f"^these rows are of {game.name} for {game.least} players"):
        features.row(game.new(game.most), 0)
    other = next(name for name in mutiny.game_names() if name != game.name)
    with pytest.raises(BadOptions, match=f"^these rows are of {game.name} for"):
        features.row(mutiny.game(other).new(3), 0)
    with pytest.raises(BadOptions, match=f"^a row here has {features.size} numbers, not 2"):
        features.read(b"ab")
    with pytest.raises(BadOptions):
        game.features(game.most + 1)


def test_two_rings_do_not_get_mixed_up() -> None:
    """Check that the rows of two games in turn are right, although the islands of the last game are cached."""
    game = mutiny.game("meuterer")
    one, other = (Match(game, ["A", "B", "C"], seed=bytes([number] * 32)) for number in (1, 2))
    shared = game.features(3)
    assert shared is not None
    for _ in range(2):
        for match in (one, other):
            alone = game.features(3)
            assert alone is not None
            assert shared.row(match.state, 0) == alone.row(match.state, 0)


def test_a_high_score_stays_in_its_byte() -> None:
    table = '[[island]]\nid="{}"\nbuys="any"\nsole=99\ntwo=99\nthree=99\ndocking=99\n'
    islands = "".join(table.format(name) for name in mutiny.game("meuterer").new(3).view(None)["islands"])
    options = {"islands": islands}
    features = mutiny.game("meuterer").features(3, options)
    assert features is not None
    state = mutiny.game("meuterer").new(3, options)
    rng = Rng(b"high")
    while not state.over:
        if state.awaits_chance:
            state.apply_chance(state.sample_chance(rng))
            continue
        moves = state.legal_actions(state.acting[0])
        state.apply(state.acting[0], moves[rng.below(len(moves))])
    scores = features.read(features.row(state, 0))["scores"]
    assert max(state.view(None)["scores"]) > 228
    assert scores == [min(score + 27, 255) for score in state.view(None)["scores"]]
