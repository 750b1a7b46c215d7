"""C0.2, C0.4: the numbers of the box with their sources, and a host's table of numbers, read strictly."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from games.cartagena.tables import GAME, OWN, Parts, begun
from kernel.tables import see

from mutiny import BadOptions, Match
from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.rules.game import Cartagena
from mutiny.kernel.components import components_text, plain

PACKAGE = "mutiny.games.cartagena"
TEXT = OWN.text()
Tables = dict[str, dict[str, Any]]
TABLES: Tables = {
    "combat": {"1": 8, "2": 7, "3": 5},
    "gold": {"1": 6, "2": 6, "3": 6},
    "coins": {"each": 1, "all": 30},
    "track": {"mutiny": 18, "storms": "[7, 11, 15]"},
    "start": {"2": 0, "3": 2, "4": 4},
}


def written(tables: Tables) -> str:
    """Write tables as a host does; values are written as they are."""
    return "\n".join(
        "\n".join([f"[{name}]", *(f"{key} = {value}" for key, value in table.items())])
        for name, table in tables.items()
    )


def changed(*changes: tuple[str, str, object]) -> str:
    """Return the default tables with some values replaced."""
    tables = {name: dict(table) for name, table in TABLES.items()}
    for table, key, value in changes:
        tables[table][key] = value
    return written(tables)


def refusal(text: str) -> str:
    """Return the error for a bad table, which is the same from a new game and from the reader."""
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, {"components": text})
    with pytest.raises(BadOptions) as again:
        read_box(text)
    assert str(again.value) == str(caught.value)
    assert str(caught.value).startswith("option components")
    return str(caught.value).removeprefix("option components")


# The default table


@pytest.mark.rule("C0.2", "C0.4")
def test_the_numbers_of_the_box() -> None:
    box = read_box("")
    assert [box.combat.count(kind) for kind in range(6)] == [8, 7, 5, 8, 7, 5]
    assert [box.gold.count(kind) for kind in range(3)] == [6, 6, 6]
    assert (len(box.combat), len(box.gold), box.coins, box.purse) == (40, 18, 30, 1)
    assert (box.mutiny, box.storms, box.start) == (18, (7, 11, 15), {2: 0, 3: 2, 4: 4})
    assert box.combat == bytes(sorted(box.combat))
    assert box.gold == bytes(sorted(box.gold))


@pytest.mark.rule("C0.2", "C0.4")
def test_where_every_number_comes_from() -> None:
    """The source gives the totals, not the splits, and shows no track, so only the coins are marked as stated."""
    tables = tomllib.loads(components_text(PACKAGE))
    provenance = {f"{name} {key}": leaf["from"] for name, table in tables.items() for key, leaf in table.items()}
    assert {name for name, origin in provenance.items() if origin == "stated"} == {"coins all", "coins each"}
    ours = {name for name, origin in provenance.items() if origin == "reconstruction"}
    assert ours == {
        *(f"{cards} {worth}" for cards in ("combat", "gold") for worth in (1, 2, 3)),
        *("track mutiny", "track storms", "start 2", "start 3", "start 4"),
    }
    assert len(provenance) == len(ours) + 2
    # The source also states 20 combat cards of either colour and 18 gold cards.
    assert sum(plain(tables["combat"]).values()) == 20
    assert sum(plain(tables["gold"]).values()) == 18


@pytest.mark.rule("C0.2")
def test_our_own_table_may_be_given_with_its_provenance_or_without() -> None:
    for text in (components_text(PACKAGE), TEXT):
        given = begun(3).state.view(None)
        match = Match(GAME, ["Ann", "Bo", "Cy"], {"components": text})
        match.chance("dealer 0")
        assert match.state.view(None)["track"] == given["track"]
        assert list(match.state.inventory()) == [8, 7, 5, 8, 7, 5, 6, 6, 6, 30, 10]
        assert see(match, "supply") == 27


@pytest.mark.rule("C0.2", "C3.1")
def test_the_options() -> None:
    made = Cartagena()
    assert [(option.name, option.values, option.default, option.clause) for option in made.options] == [
        ("mutiny", ("round-end", "at-once"), "round-end", "C3.1"),
        ("components", (), "", "C0.2"),
    ]
    assert GAME.complete({}) == {"mutiny": "round-end", "components": ""}
    reason = r"^cartagena has no option 'component'; it has mutiny, components\. Did you mean components\?$"
    with pytest.raises(BadOptions, match=reason):
        GAME.new(2, {"component": ""})
    with pytest.raises(BadOptions, match=r"^option components, gold: the table is missing"):
        GAME.belief(0, 2, {"components": "[combat]\n1 = 4\n2 = 0\n3 = 0"})


# A host's table


@pytest.mark.rule("C0.1", "C0.2", "C0.4")
def test_a_host_s_numbers_are_played_with() -> None:
    parts = Parts(combat=(4, 0, 15), gold=(1, 2, 0), coins=99, each=9, mutiny=99, storms=(1, 98), start=(98, 0, 7))
    match = begun(4, parts=parts)
    assert see(match, "combat_pile") == 30
    assert see(match, "gold_pile") == 3
    assert (see(match, "coins"), see(match, "supply")) == ([9] * 4, 63)
    assert see(match, "track") == {"mutiny": 99, "storms": [1, 98], "start": 7}
    assert list(match.state.inventory()) == [4, 0, 15, 4, 0, 15, 1, 2, 0, 99, 10]
    assert see(begun(2, parts=parts), "ship") == 98


@pytest.mark.rule("C0.1", "C0.2", "C0.4")
def test_the_least_there_may_be() -> None:
    parts = Parts(combat=(4, 0, 0), gold=(1, 0, 0), coins=1, each=0, mutiny=1, storms=(), start=(0, 0, 0))
    match = begun(4, parts=parts)
    assert (see(match, "combat_pile"), see(match, "gold_pile"), see(match, "supply")) == (0, 1, 1)
    assert see(match, "coins") == [0] * 4


@pytest.mark.rule("C0.2", "C0.4")
@pytest.mark.parametrize(
    ("table", "key", "least", "most"),
    [
        ("combat", "1", 4, 15),  # everybody of four is dealt one of either colour
        ("combat", "2", 0, 15),
        ("combat", "3", 0, 15),
        ("gold", "1", 1, 15),  # with no gold at all the voyage would be over in a round
        ("gold", "2", 0, 15),
        ("gold", "3", 0, 15),
        ("coins", "each", 0, 9),
        ("coins", "all", 5, 99),  # one each for four players, and one for the supply
        ("track", "mutiny", 1, 99),
        ("start", "2", 0, 17),
        ("start", "3", 0, 17),
        ("start", "4", 0, 17),
    ],
)
def test_numbers_and_their_bounds(table: str, key: str, least: int, most: int) -> None:
    for wrong in (least - 1, most + 1, "true", "1.0", '"1"', "[1]"):
        shown = {"true": "True", '"1"': "1"}.get(str(wrong), wrong)
        reason = f", {table}: {key} must be a whole number from {least} to {most}, not {shown}."
        assert refusal(changed((table, key, wrong))) == reason
    # The highest purse needs more coins, the shortest track no storms and its own starts.
    room: list[tuple[str, str, object]] = [("coins", "all", 99)] if key == "each" else []
    if key == "mutiny":
        room = [("track", "storms", "[]"), ("start", "3", 0), ("start", "4", 0)]
    for right in (least, most):
        read_box(changed((table, key, right), *room))


@pytest.mark.rule("C0.1")
def test_there_is_a_coin_for_the_supply_whatever_everybody_is_given() -> None:
    assert read_box(changed(("coins", "each", 7), ("coins", "all", 29))).coins == 29
    sentence = ", coins: all must be a whole number from 29 to 99, not 28."
    assert refusal(changed(("coins", "each", 7), ("coins", "all", 28))) == sentence


@pytest.mark.rule("C1.8")
@pytest.mark.parametrize(
    ("storms", "reason"),
    [
        ("7", "storms must be a list of spaces, not '7'."),
        ('"7"', "storms must be a list of spaces, not '7'."),
        ("[0]", "storm 1 must be a whole number from 1 to 17, not 0."),
        ("[7, 18]", "storm 2 must be a whole number from 1 to 17, not 18."),
        ("[7, 8, true]", "storm 3 must be a whole number from 1 to 17, not True."),
        ("[7, 7]", "the storms must rise from space to space, each given once."),
        ("[8, 7]", "the storms must rise from space to space, each given once."),
    ],
)
def test_storms_lie_on_the_track_in_order(storms: str, reason: str) -> None:
    assert refusal(changed(("track", "storms", storms))) == f", track: {reason}"


@pytest.mark.rule("C1.8")
def test_storms_with_provenance() -> None:
    text = changed(("track", "storms", '[{ value = 3, from = "copy" }, 4]'))
    assert read_box(text).storms == (3, 4)
    assert read_box(changed(("track", "storms", "[]"))).storms == ()
    assert read_box(changed(("track", "storms", "[1, 17]"))).storms == (1, 17)


@pytest.mark.rule("C0.2", "C0.4")
@pytest.mark.parametrize("table", TABLES)
def test_all_of_it_must_be_given_and_nothing_else(table: str) -> None:
    keys = TABLES[table]
    without = {name: part for name, part in TABLES.items() if name != table}
    assert refusal(written(without)) == f", {table}: the table is missing."
    for key in keys:
        short = {other: value for other, value in keys.items() if other != key}
        assert refusal(written({**TABLES, table: short})) == f", {table}: {key} is missing."
    there_are = f"there are {', '.join(keys)}."
    assert refusal(changed((table, "x", 1))) == f", {table}: unknown field 'x'; {there_are}"
    assert refusal(changed((table, "y" * 99, 1))) == f", {table}: unknown field '{'y' * 40}'; {there_are}"
    assert refusal(f"{table} = 7\n{written(without)}") == f", {table}: must be a table [{table}], not '7'."


@pytest.mark.rule("C0.2")
def test_no_other_tables() -> None:
    reason = ": unknown table 'cards'; there are combat, gold, coins, track, start."
    assert refusal(f"{TEXT}[cards]\nx = 1") == reason
    assert refusal("cards = 1") == reason


@pytest.mark.rule("C0.2")
def test_what_is_no_component_file() -> None:
    assert refusal("[combat").startswith(": not a TOML file: ")
    assert refusal("1 = ").endswith(".")
    assert refusal("a = " + "[" * 100_000) == ", line 1: nested too deeply; at most 8 levels are needed."


def test_settings_are_shared_and_not_kept_for_ever() -> None:
    game = Cartagena()
    first = game.new(3).setting
    assert game.new(3).setting is first
    assert game.new(4).setting is not first
    assert game.new(3, {"components": TEXT}).setting is not first
    for number in range(100):
        game.new(3, {"components": TEXT + "\n" * number})
    assert len(game._settings) <= 64
    assert game.new(3).setting is not first
