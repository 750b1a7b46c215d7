"""The reference Traîtres à bord on whole games, talk and spoiled records. Imports `reference` only."""

import random
from collections import Counter
from typing import Any

import pytest

from reference.hand_made_traitres import dealt, drown, play
from reference.random_traitres import random_record
from reference.traitres import CrewSize, RefusedEntry, TraitresTable, replay
from reference.traitres_table import CREWS, whole_deck

HANDS = ["+1", "0", "plank", "-2", "spyglass", "pockets", "riddance", "catch", "+1"]


def sound() -> dict[str, Any]:
    """Return a record of three players that stops in the middle of seat 1's spyglass."""
    rest = whole_deck(3)
    rest.subtract(HANDS)
    return {
        "mutiny": 1,
        "game": "traitres",
        "options": {},
        "players": ["Anne", "Bartolomeo", "Cécile"],
        "moves": [
            ["*", "roles pirate pirate mutineer"],
            ["*", "first 0"],
            ["*", " ".join(["deck", *HANDS, *rest.elements()])],
            [0, "stash 0 as +1"],
            [2, "say ask 0"],
            [1, "spyglass"],
        ],
    }


def cards_of(table: TraitresTable) -> Counter[str]:
    cards = Counter(table.draw_pile + table.discard_pile + table.chest)
    cards += Counter(plank=sum(table.planks))
    for hand in table.hands:
        cards += Counter(hand)
    return cards


@pytest.mark.parametrize("players", list(CREWS))
@pytest.mark.parametrize(("caution", "thrift", "talk"), [(1, 1, 0.0), (30, 8, 0.3), (1000, 1, 0.0)])
@pytest.mark.parametrize("meet", ["no", "yes"])
def test_random_games(players: int, caution: int, thrift: int, talk: float, meet: str) -> None:
    rng = random.Random(f"{players} {caution} {meet}")
    options = {"mutineers-meet": meet}
    for _ in range(5):
        record = random_record(players, options, rng, talk, caution, thrift)
        assert replay(record).result() == record["result"]
        table = TraitresTable(players, options)
        for who, notation in record["moves"]:
            before = table.summary()
            twin = table.clone()
            twin.play(who, notation)
            assert table.summary() == before
            assert (twin.summary() == before) == notation.startswith("say ")
            assert table.expected()[0] == "chance" or notation.startswith("say ") or notation in table.legal()
            table.play(who, notation)
            assert table.summary() == twin.summary()
            check(table)


def check(table: TraitresTable) -> None:
    """Check the invariants of every position."""
    assert len(set(table.legal())) == len(table.legal())
    assert bool(table.legal()) == (table.expected()[0] == "move")
    if table.expected()[0] == "chance":
        return
    assert cards_of(table) == table.deck
    assert set(table.chest) <= {"+1", "0", "-2"}
    assert all(planks < 3 for planks in table.planks)
    for seat in range(table.players):
        assert table.aboard[seat] or (table.planks[seat] == 0 and table.hands[seat] == [])
    if table.expected()[0] == "move":
        assert table.aboard[table.expected()[1]]
        assert 0 < table.number_aboard("mutineer") < table.number_aboard("pirate")
        assert table.draw_pile or table.phase == "return"
    else:
        assert table.result()["winners"]


@pytest.mark.parametrize("players", list(CREWS))
def test_every_ending_comes_about_at_random(players: int) -> None:
    rng = random.Random(players)
    # With five players T3.3 needs nine of the ten planks, which is too rare to wait for.
    deck = whole_deck(players) + Counter(plank=5 if players == 5 else 0)
    endings = set()
    for _ in range(400):
        result = random_record(players, {}, rng, caution=30, thrift=8, deck=deck)["result"]
        endings.add((result["why"], result["team"]))
    assert endings == {
        ("T3.1", "pirates"),
        ("T3.1", "mutineers"),
        ("T3.2", "pirates"),
        ("T3.3", "mutineers"),
        ("T3.4", "mutineers"),
    }


def test_a_deck_and_a_crew_handed_over() -> None:
    deck, crew = {"+1": 9, "0": 3, "catch": 3}, CrewSize(3, 0, 0, 1)
    record = random_record(3, {}, random.Random(4), talk=0.5, caution=5, deck=deck, crew=crew)
    assert replay(record, deck, crew).result() == record["result"]
    roles, _, cards = [index for index, (who, _) in enumerate(record["moves"]) if who == "*"]
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == roles
    with pytest.raises(RefusedEntry) as refused:
        replay(record, crew=crew)
    assert refused.value.entry == cards


# TT


@pytest.mark.parametrize(
    "phrase",
    [
        "role pirate",
        "role mutineer",
        "accuse 2",
        "accuse 0",
        "vouch 1",
        "ask 2",
        "spied",
        "spied +1",
        "spied +1 -2",
        "spied 0 0 -2",
        "chest -4",
        "chest 0",
        "chest 99",
        "chest -99",
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_phrase_changes_nothing(phrase: str, seat: int) -> None:
    # Players may talk on a turn, between catch and return, and until the end.
    table = dealt("catch 0 +1", "0 0 0", "-2 -2 -2")
    for move in ("0 catch", "0 return 0 +1", "1 open"):
        before = table.summary()
        play(table, f"{seat} say {phrase}")
        assert table.summary() == before
        play(table, move)
    with pytest.raises(RefusedEntry):
        play(table, f"{seat} say {phrase}")


@pytest.mark.parametrize(
    "notation",
    [
        "say",
        "say ",
        "say hello",
        "say role",
        "say role captain",
        "say role pirate pirate",
        "say accuse",
        "say accuse 3",
        "say accuse -1",
        "say accuse 01",
        "say vouch Anne",
        "say ask 1 2",
        "say spied plank",
        "say spied 0 0 0 0",
        "say spied  0",
        "say spied 0 ",
        "say spied 1",
        "say chest",
        "say chest +4",
        "say chest -0",
        "say chest 04",
        "say chest 4.0",
        "say chest 4 5",
        "say chest 100",
        "say chest -100",
        "say chest ４",
        "say chest 4\n",
        "Say chest 4",
    ],
)
def test_what_is_no_phrase(notation: str) -> None:
    record = sound()
    record["moves"].append([2, notation])
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == 6


def test_who_is_overboard_may_talk() -> None:
    pile = " ".join(["plank"] * 9)
    table = drown(dealt(*["+1 +1 plank"] * 4, mutineers=(3,), pile=pile, whole=False), 1)
    play(table, "1 say accuse 3")
    assert table.expected()[0] == "move"


def test_talk_before_the_deal() -> None:
    record = sound()
    for place in (0, 2, 4):
        record["moves"].insert(place, [2, "say role pirate"])
    assert replay(record).summary() == replay(sound()).summary()
    for place, entry in ((0, ["*", "say role pirate"]), (0, [3, "say role pirate"]), (2, [1, "say hello"])):
        with pytest.raises(RefusedEntry) as refused:
            replay({**record, "moves": [*record["moves"][:place], entry]})
        assert refused.value.entry == place


def test_talk_counts_as_an_entry() -> None:
    record = sound()
    record["moves"] += [[0, "say chest 1"], [1, "order +1"]]
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == 7


# Strict reading


@pytest.mark.parametrize(
    "change",
    [
        {"mutiny": 2},
        {"mutiny": True},
        {"game": "meuterer"},
        {"options": {"mutineers-meet": "maybe"}},
        {"options": {"mutineers-meet": True}},
        {"options": {"pirates": "off"}},
        {"players": ["A", "B"]},
        {"players": list("ABCDEFGHI")},
        {"players": "ABC"},
        {"colour": "red"},
        {"result": {"team": "mutineers", "why": "T3.4", "winners": [2]}},
    ],
)
def test_a_bad_frame_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(RefusedEntry) as refused:
        replay({**sound(), **change})
    assert refused.value.entry is None


@pytest.mark.parametrize(
    ("index", "entry"),
    [
        (0, ["*", "roles pirate pirate pirate"]),
        (0, ["*", "roles pirate mutineer"]),
        (0, ["*", "first 0"]),
        (1, ["*", "first 3"]),
        (1, ["*", "first 00"]),
        (1, ["*", "first"]),
        (2, ["*", "deck " + " ".join(["+1"] * 60)]),
        (2, ["*", "deck " + " ".join(HANDS)]),
        (3, [1, "stash -2 as 0"]),
        (3, [False, "stash 0 as +1"]),
        (3, ["*", "stash 0 as +1"]),
        (3, [0, "stash 0 as 1"]),
        (3, [0, "stash 0"]),
        (3, [0, "stash -2 as 0"]),
        (3, [0, "stash plank as 0"]),
        (3, [0, "stash  0 as +1"]),
        (3, [0, "Open"]),
        (3, [0, "open", "now"]),
        (3, [0, 0]),
        (3, [0, "plank 0"]),
        (3, [0, "plank 3"]),
        (3, [0, "order"]),
        (4, ["*", "say ask 0"]),
        (4, [3, "say ask 0"]),
        (4, [-1, "say ask 0"]),
        (4, [True, "say ask 0"]),
        (5, [2, "catch"]),
        (5, [1, "pockets 1"]),
        (5, [1, "catch"]),
    ],
)
def test_a_bad_entry_is_refused(index: int, entry: list[Any]) -> None:
    record = sound()
    assert replay(record).legal() == ["order 0"]
    record["moves"][index] = entry
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == index


def test_nothing_follows_the_end_and_a_wrong_result_is_refused() -> None:
    record = random_record(3, {}, random.Random(7))
    for late in ([0, "open"], [0, "say chest 0"], ["*", "first 0"]):
        with pytest.raises(RefusedEntry):
            replay({**record, "moves": [*record["moves"], late]})
    for key, wrong in (("why", "T3.5"), ("winners", []), ("team", "both")):
        with pytest.raises(RefusedEntry):
            replay({**record, "result": {**record["result"], key: wrong}})
