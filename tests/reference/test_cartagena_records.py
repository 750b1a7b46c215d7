"""The reference Cartagena on whole games, counts and spoiled records. Imports `reference` only."""

import random
from collections import Counter
from typing import Any

import pytest

from reference.cartagena import CartagenaTable, Components, RefusedEntry, count, count_positions, replay
from reference.cartagena_components import OWN, PIRATES, combat_pile_of
from reference.hand_made_cartagena import begun, mutinied, play, whole
from reference.random_cartagena import random_record, small_components

# Uniform players sail fast, curious ones empty the piles, and those with little stamina keep their cards to the end.
MANNERS = [(1, 1, 1), (3, 8, 0.2), (10, 8, 0.05)]

QUESTIONS = {"door", "take", "keep", "swap", "trade", "rob", "side", "peek", "post", "inspect", "turn", "lay", "monkey"}


def sound() -> dict[str, Any]:
    """Return a record of two players that stops in the middle of duel A; both have a card to lay, or the monkey."""
    moves: list[list[Any]] = [
        ["*", "dealer 1"],
        ["*", whole("combat", "v3 d2", combat_pile_of(OWN, 2))],
        ["*", whole("gold", "g3", Counter(OWN.gold))],
    ]
    for turn in range(6):
        first, second = 1 - turn % 2, turn % 2
        if turn in (3, 4, 5):
            moves.append(["*", ["storm pang", "storm sate", "storm ghost"][turn - 3]])
        moves.append(["*", "row bijoux ojo crackpott tembo wessel-jan"])
        moves += [[first, "knock"], [first, "visit bijoux"], [first, "side diaz"]]
        moves += [[second, "knock"], [second, "visit ojo"], [second, "side valverde" if turn == 0 else "peek none"]]
    return {
        "mutiny": 1,
        "game": "cartagena",
        "options": {},
        "players": ["Anne", "Bartolomeo"],
        "moves": [*moves, ["*", "posts 1 2 3 4 5 6 7 8 9 10"], [0, "lay v1"], [1, "lay d1"]],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(("curiosity", "loyalty", "stamina"), MANNERS)
def test_random_games(players: int, small: bool, curiosity: float, loyalty: float, stamina: float) -> None:
    rng = random.Random(f"{players} {small} {curiosity}")
    for number in range(10 if small else 3):
        components = small_components(players, rng) if small else None
        options = {"components": "..."} if small else {}
        if number % 2:
            options["mutiny"] = "at-once"
        record = random_record(players, options, rng, curiosity, loyalty, stamina, components)
        assert replay(record, components).result() == record["result"]
        table = CartagenaTable(players, options, components)
        for index, (who, notation) in enumerate(record["moves"]):
            before = table.summary()
            twin = table.clone()
            twin.play(who, notation)
            assert table.summary() == before
            assert twin.summary() != before
            table.play(who, notation)
            assert table.summary() == twin.summary()
            check(table, dealt_yet=index >= 2)


def check(table: CartagenaTable, dealt_yet: bool) -> None:
    """Check the invariants of every position."""
    for moves in table.legal().values():
        assert moves
        assert len(set(moves)) == len(moves)
    assert bool(table.legal()) == (table.expected()[0] == "move")
    if not dealt_yet:
        return
    combat, gold = Counter(table.combat_pile + table.out_of_game), Counter(table.gold_pile)
    for seat in range(table.players):
        combat += Counter(table.combat[seat])
        gold += Counter(table.gold[seat])
    assert combat == +Counter(table.components.combat)
    assert gold == +Counter(table.components.gold)
    assert sum(table.coins) + table.supply == table.components.coins
    assert min([*table.coins, table.supply]) >= 0
    placed = [sailor for pair in table.posts if pair is not None for sailor in pair]
    assert sorted(table.deck + table.sailors + placed) == list(range(1, 11))
    assert (table.why is None) == (table.dealer is not None)
    if table.why is None:
        assert table.ship < table.components.mutiny
        assert all(table.still_in)
        assert set(table.row) <= set(PIRATES) - {table.lifeboat}
    if table.phase == "lay":
        assert all(table.still_in[seat] for seat in table.duellists)
    if table.phase == "over":
        assert 3 <= len(table.duels_won) <= 5
        assert all(table.sides[seat] == table.winning_side for seat in table.result()["winners"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_comes_about_at_random(players: int) -> None:
    rng = random.Random(players)
    seen: set[str] = set()
    for game in range(400):
        components = small_components(players, rng)
        manner = MANNERS[game % 3]
        record = random_record(players, {}, rng, *manner, components)
        table = CartagenaTable(players, {}, components)
        for who, notation in record["moves"]:
            seen |= incidents(table, who, notation)
            table.play(who, notation)
        seen |= {f"why {table.why}", f"side {table.winning_side}", f"winners {len(table.result()['winners'])}"}
    endings = {f"why {why}" for why in ("space", "combat", "gold", "coins")} | {"side valverde", "side diaz"}
    # A shared win needs a tie of gold and of cards, which is too rare to wait for.
    assert seen >= QUESTIONS | endings | {"winners 0", "winners 1", "storm", "posts", "sailors"}
    assert seen >= {"forced monkey", "several monkeys", "dry supply", "ghost", "second storm"}


def incidents(table: CartagenaTable, who: int | str, notation: str) -> set[str]:
    """Return the notable facts about an entry that is about to be played."""
    seen = {table.phase}
    if table.phase == "storm" and table.lifeboat is not None:
        seen.add("second storm")
    if notation == "knock" and table.row[table.turned_up] == "ghost":
        seen.add("ghost")
    if notation == "lay monkey" and table.duel_round == 1:
        seen.add("forced monkey")
    if table.duel_round == 2 and len(table.laid) + 1 == len(table.duellists):
        monkeys = [*table.laid.values(), notation.removeprefix("lay ")].count("monkey")
        if monkeys > 1:
            seen.add("dry supply" if table.supply < monkeys else "several monkeys")
    return seen


# Counts


def test_counts_of_a_voyage() -> None:
    table = begun(2, "pang crackpott tembo")
    # The moves are: knock; knock again or visit Pang; then knock again or visit Crackpott, and Pang's combat card or
    # coin; then knock again or visit Tembo, after Crackpott the next player's knock or Pang, and after Pang only a
    # knock in both cases.
    assert count(table, 4) == [1, 1, 2, 2 + 2, 2 + 2 + 1 + 1]
    assert count_positions(table, 4) == 1 + 1 + 2 + 4 + 6


def test_counts_of_a_duel() -> None:
    table = mutinied("v1 d1", "v2 v2", sides="diaz diaz")
    # Either seat begins, with two cards or one, and the other follows.
    assert count(table, 2) == [1, 2 + 1, 2 * 1 + 1 * 2]
    assert count_positions(table, 2) == 1 + 3 + 2


# Strict reading


def test_a_sound_record() -> None:
    table = replay(sound())
    assert table.duel == "a"
    assert table.duel_round == 2
    assert table.sides == ["diaz", "diaz"]
    assert table.legal() == {0: ["lay d1", "lay monkey"], 1: ["lay v1", "lay monkey"]}


def test_lays_stand_in_seat_order_on_paper_only() -> None:
    record = sound()
    record["moves"][-2:] = [[1, "lay d1"], [0, "lay v1"]]
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == len(record["moves"]) - 2
    record["moves"][-2:] = []
    table = play(replay(record), "1 lay d1; 0 lay v1")
    assert table.summary() == replay(sound()).summary()


@pytest.mark.parametrize(
    "change",
    [
        {"mutiny": 2},
        {"mutiny": True},
        {"game": "traitres"},
        {"options": {"components": "[track]"}},
        {"options": {"components": None}},
        {"options": {"pirates": "off"}},
        {"options": {"mutiny": "soon"}},
        {"options": {"mutiny": ""}},
        {"options": {"mutiny": True}},
        {"players": ["A"]},
        {"players": list("ABCDE")},
        {"players": "AB"},
        {"players": ["A", 1]},
        {"moves": "dealer 0"},
        {"colour": "red"},
        {"result": {"side": "diaz", "gold": [1, 1], "winners": []}},
    ],
)
def test_a_bad_frame_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(RefusedEntry) as refused:
        replay({**sound(), **change})
    assert refused.value.entry is None


def test_what_a_frame_may_say_besides() -> None:
    replay({**sound(), "seed": "1", "commitment": "2", "options": {"components": ""}})
    replay({**sound(), "options": {"mutiny": "round-end"}})
    replay({**sound(), "options": {"mutiny": "at-once", "components": ""}})


@pytest.mark.parametrize(
    ("index", "entry"),
    [
        (0, ["*", "dealer 2"]),
        (0, ["*", "dealer 00"]),
        (0, ["*", "dealer"]),
        (0, [0, "dealer 1"]),
        (1, ["*", "combat " + " ".join(["v2"] * 36)]),
        (1, ["*", "combat v1"]),
        (1, ["*", "gold g1"]),
        (2, ["*", "gold " + " ".join(["g1"] * 18)]),
        (3, ["*", "row bijoux ojo crackpott tembo"]),
        (3, [1, "row bijoux ojo crackpott tembo wessel-jan"]),
        (4, [0, "knock"]),
        (4, [True, "knock"]),
        (4, ["*", "knock"]),
        (4, [1, "Knock"]),
        (4, [1, "knock "]),
        (4, [1, "knock", "knock"]),
        (4, [1, 0]),
        (4, [1.0, "knock"]),
        (4, [None, "knock"]),
        (4, [1, "visit bijoux"]),
        (4, [1, "say hello"]),
        (5, [1, "visit ojo"]),
        (5, [1, "visit"]),
        (6, [1, "side"]),
        (6, [1, "side Diaz"]),
        (6, [0, "side diaz"]),
    ],
)
def test_a_bad_entry_is_refused(index: int, entry: list[Any]) -> None:
    record = sound()
    record["moves"][index] = entry
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry == index


def test_nothing_follows_the_end_and_a_wrong_result_is_refused() -> None:
    record = random_record(3, {}, random.Random(7))
    for late in ([0, "knock"], [0, "lay monkey"], ["*", "dealer 0"]):
        with pytest.raises(RefusedEntry):
            replay({**record, "moves": [*record["moves"], late]})
    for key, wrong in (("side", "both"), ("winners", [0, 1, 2]), ("gold", [0, 0, 99])):
        with pytest.raises(RefusedEntry):
            replay({**record, "result": {**record["result"], key: wrong}})
    without = {key: value for key, value in record["result"].items() if key != "gold"}
    with pytest.raises(RefusedEntry):
        replay({**record, "result": without})


def test_components_handed_over() -> None:
    components = Components({"v1": 3, "d1": 3, "d3": 1}, {"g2": 1}, 4, 9, (2,), {2: 0})
    record = random_record(2, {"components": "..."}, random.Random(4), components=components)
    assert replay(record, components).result() == record["result"]
    with pytest.raises(RefusedEntry) as refused:
        replay(record)
    assert refused.value.entry is None
    with pytest.raises(RefusedEntry) as refused:
        replay({**record, "options": {}})
    assert refused.value.entry == 1
