"""The engine against the independent reference implementation: games of each, replayed by the other, compared whole."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from kernel.tables import words
from reference.random_traitres import random_phrase, random_record
from reference.traitres import Refused, Table
from reference.traitres import replay as replay_by_reference
from traitres.games import chat
from traitres.pictures import picture
from traitres.tables import GAME, NAMES, Reduced

from mutiny import Match, MutinyError, Rng, read_record, replay, seed_of
from mutiny.kernel.game import Game
from mutiny.kernel.match import hear, is_talk

COMBINATIONS = [(players, {"mutineers-meet": meet}) for players, meet in product(range(3, 9), ("no", "yes"))]
# Uniform players open at once and stash as much as they spoil; careful ones reach every end.
MANNERS = ((1, 1), (30, 8))


def follow(record: dict[str, Any], game: Game = GAME, table: Table | None = None) -> None:
    """Replay a record of the reference in the engine, comparing every position and every set of legal moves."""
    players, options = len(record["players"]), record["options"]
    state, table = game.new(players, options), table or Table(players, options)
    for who, notation in record["moves"]:
        if who == "*":
            state.settle(state.read_chance(notation))
        elif is_talk(notation):
            hear(state, who, notation)
        else:
            assert state.acting == (who,)
            assert [state.write(who, action) for action in state.legal(who)] == table.legal()
            state.play(who, state.read(who, notation))
        table.play(who, notation)
        assert picture(state) == table.summary()
    assert state.over
    assert state.result() == record["result"]


@pytest.mark.soak
@pytest.mark.parametrize(("caution", "thrift"), MANNERS)
@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_the_engine_follows_the_reference(
    players: int, options: dict[str, str], caution: int, thrift: int, runs: Callable[[int, int], int]
) -> None:
    rng = random.Random(f"{players} {sorted(options.items())} {caution}")
    for _ in range(runs(30, 1_500)):
        follow(random_record(players, options, rng, talk=0.05, caution=caution, thrift=thrift))


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_engine_follows_the_reference_with_small_decks(players: int, runs: Callable[[int, int], int]) -> None:
    """The pile is soon empty: all the cases of few cards left."""
    rng = random.Random(f"small {players}")
    for _ in range(runs(100, 5_000)):
        deck = ["catch"] * 3 + rng.choices(["+1", "0", "-2", "plank", "pockets", "riddance", "spyglass"], k=3 * players)
        counts = {card: deck.count(card) for card in deck}
        record = random_record(players, {}, rng, caution=30, deck=counts)
        follow(record, Reduced(players, deck), Table(players, {}, counts))


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_the_reference_follows_the_engine(
    players: int, options: dict[str, str], runs: Callable[[int, int], int]
) -> None:
    for number in range(runs(5, 100)):
        name = f"{players} {sorted(options.items())}"
        match = Match(GAME, NAMES[:players], options, seed_of(name, number))
        rng = Rng(match.seed or b"").fork("moves")
        while not match.over:
            (seat,) = match.state.acting
            if rng.below(10) == 0:
                chat(match, rng)
            moves = match.legal(seat)[0 if rng.below(10) == 0 else -8 :]
            match.play(seat, moves[rng.below(len(moves))])
        text = match.record().text()
        table = replay_by_reference(json.loads(text))
        assert table.result() == match.state.result() == replay(read_record(text)).result()


@pytest.mark.soak
@pytest.mark.parametrize("players", range(3, 9))
def test_both_refuse_the_same_entries(players: int, runs: Callable[[int, int], int]) -> None:
    """One entry of a good record is replaced by one from elsewhere: both take it or both refuse it."""
    rng = random.Random(players)
    records = [random_record(players, {}, rng, talk=0.1, caution=30) for _ in range(4)]
    entries = [entry for record in records for entry in record["moves"]]
    taken = 0
    for _ in range(runs(300, 20_000)):
        record = dict(rng.choice(records))
        place = rng.randrange(len(record["moves"]))
        record["moves"] = [*record["moves"][:place], rng.choice(entries)]
        del record["result"]
        sound = taken_by_reference(record)
        assert taken_by_engine(record) == sound, record["moves"][-1]
        taken += sound
    assert taken > 10


VOCABULARY = words(
    "role accuse vouch ask spied chest pirate mutineer captain say Say +1 0 -2 1 -1 2 00 01 -0 ² 1.0 7 8"
)


@pytest.mark.soak
@pytest.mark.rule("TT.1")
@pytest.mark.parametrize("players", range(3, 9))
def test_both_hear_the_same_talk(players: int, runs: Callable[[int, int], int]) -> None:
    """Phrases good and bad, by anybody, at any time: before the deal, in the middle of a card and after the end."""
    rng = random.Random(f"talk {players}")
    heard: Counter[tuple[bool, bool]] = Counter()
    for _ in range(runs(30, 1_500)):
        record = random_record(players, {}, rng, caution=30)
        del record["result"]
        for place in (0, 1, 2, rng.randrange(3, len(record["moves"])), len(record["moves"])):
            for _ in range(4):
                entry = [rng.choice(["*", -1, *range(players + 1)]), spoiled_phrase(players, rng)]
                said = {**record, "moves": [*record["moves"][:place], entry, *record["moves"][place:]]}
                sound = taken_by_reference(said)
                assert taken_by_engine(said) == sound, (place, entry)
                heard[place < 3, sound] += 1
    assert min(heard[early, sound] for early in (True, False) for sound in (True, False)) > 20


def spoiled_phrase(players: int, rng: random.Random) -> str:
    """A set phrase, about every other time with something wrong."""
    parts = random_phrase(players, rng).split(" ")
    match rng.randrange(10):
        case 0:
            parts[rng.randrange(len(parts))] = rng.choice(VOCABULARY)
        case 1:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(VOCABULARY))
        case 2:
            parts.pop()
        case 3:
            parts[1:] = ["chest", str(rng.choice([99, 100, -99, -100, rng.randint(-200, 200), 10**30]))]
        case 4:
            parts.append("")
    return " ".join(parts)


def taken_by_reference(record: dict[str, Any]) -> bool:
    try:
        replay_by_reference(record)
    except Refused:
        return False
    return True


def taken_by_engine(record: dict[str, Any]) -> bool:
    try:
        replay(read_record(json.dumps(record)))
    except MutinyError:
        return False
    return True
