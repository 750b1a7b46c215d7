"""The reference Meuterer on whole games and on spoiled records. Imports `reference` only."""

import random
from collections import Counter
from typing import Any

import pytest

from reference.components import DECK, ISLANDS, PRINTED_RING, Island
from reference.meuterer import MeutererTable, RefusedEntry, replay
from reference.random_games import golden_example, random_record

EVERY_OPTION = [
    (players, {"ring": ring, "pirates": pirates, "offered-conflict": conflict, "loader-returns": returns})
    for players in (3, 4)
    for ring in ("shuffled", "printed")
    for pirates in ("off", "on", "double")
    for conflict in ("counts", "ignored")
    for returns in ("draw", "discard")
]


@pytest.mark.parametrize("patience", [1, 10])
@pytest.mark.parametrize(("players", "options"), EVERY_OPTION)
def test_random_games(players: int, options: dict[str, str], patience: int) -> None:
    record = random_record(players, options, random.Random(str((players, options))), patience)
    assert replay(record).result() == record["result"]
    table = MeutererTable(players, options)
    whole = DECK + Counter(pirates=0 if options["pirates"] == "off" else 1)
    for index, (who, notation) in enumerate(record["moves"]):
        before = repr(table.summary())
        twin = table.clone()
        twin.play(who, notation)
        assert repr(table.summary()) == before
        table.play(who, notation)
        assert table.summary() == twin.summary()
        if index >= 2:
            cards = Counter(table.draw_pile + table.discard_pile + table.drawn)
            cards += Counter(conflict=sum(table.fought))
            for some in table.hands + table.offered:
                cards += Counter(some)
            assert cards == whole
        assert len(set(table.legal())) == len(table.legal())
        assert bool(table.legal()) == (table.expected()[0] == "move")
    assert table.round == (8 if players == 4 else 9)
    # M5.8: after the last sales the ship does not move and nobody draws, so the cards offered are still there.
    assert list(table.destinations.values()).count(None) == 1
    assert table.legal() == []


def spoiled(change: dict[str, Any]) -> dict[str, Any]:
    return {**golden_example(), **change}


@pytest.mark.parametrize(
    "change",
    [
        {"mutiny": 2},
        {"mutiny": True},
        {"game": "traitres"},
        {"options": {"ring": "round"}},
        {"options": {"islands": "[hochland]"}},
        {"options": {"weather": "fair"}},
        {"players": ["Bernhard", "Steffi"]},
        {"players": ["A", "B", "C", "D", "E"]},
        {"players": "abcd"},
        {"colour": "red"},
        {"result": {"scores": [2, 5, 4, 4], "winners": [1]}},
    ],
)
def test_a_bad_frame_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(RefusedEntry) as refused:
        replay(spoiled(change))
    assert refused.value.entry is None


@pytest.mark.parametrize(
    ("index", "entry"),
    [
        (0, ["*", "ring hochland"]),
        (0, ["*", " ".join(["ring", *reversed(PRINTED_RING)])]),
        (0, [0, "pay 0"]),
        (1, ["*", "captain 4"]),
        (1, ["*", "captain 00"]),
        (1, ["*", "captain"]),
        (2, ["*", "deck " + " ".join(["grain"] * 36)]),
        (3, [1, "pay 0"]),
        (3, [False, "pay 0"]),
        (3, [0, "pay 4"]),
        (3, [0, "pay  0"]),
        (3, [0, "Pay 0"]),
        (3, [0, "pay 0", "now"]),
        (3, [0, 0]),
        (4, [0, "offer ruby"]),
        (4, [0, "leave boy"]),
        (4, [0, "take boy"]),
        (5, [1, "leave boy"]),
        (5, [1, "take boy"]),
        (5, [2, "offer cloth"]),
        (14, [2, "leave mutineer"]),
        (15, [2, "take mutineer"]),
        (15, [2, "leave"]),
        (20, [0, "fight 2"]),
    ],
)
def test_a_bad_entry_is_refused(index: int, entry: list[Any]) -> None:
    record = golden_example()
    record["moves"][index] = entry
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == index


def test_nothing_follows_the_end_and_a_wrong_result_is_refused() -> None:
    record = random_record(3, {}, random.Random(7))
    with pytest.raises(RefusedEntry):
        replay({**record, "moves": [*record["moves"], [0, "pay 0"]]})
    wrong = {"scores": [0, 0, 99], "winners": [2]}
    with pytest.raises(RefusedEntry):
        replay({**record, "result": wrong})


def test_a_table_of_islands_handed_over() -> None:
    poor = dict.fromkeys(ISLANDS, Island("any", 0, 0, 0, 0))
    record = random_record(4, {}, random.Random(8))
    moves = record["moves"][:4]
    replay({**spoiled({"options": {"islands": "..."}}), "moves": moves}, islands=poor)
