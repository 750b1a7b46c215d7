"""M0: the contents of the box, the setup, and the options of a game."""

from __future__ import annotations

import tomllib

import pytest
from games.meuterer.tables import DECK, FOUR, GAME, NAMES, pile, ring, table
from kernel.tables import dump, hand, play, refused_chance, see, the

from mutiny import BadOptions, IllegalMove, Match, Rng
from mutiny.games.meuterer.constants import ISLANDS
from mutiny.kernel.components import components_text
from mutiny.rulebook import load, load_guide


@pytest.mark.rule("M0.1")
@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8)])
def test_eight_rounds_for_four_and_nine_for_three(players: int, rounds: int) -> None:
    match = table(*FOUR[:players])
    assert see(match, "rounds") == rounds
    assert the(match.events[2], "round") == {
        "kind": "round",
        "clause": "M10.1",
        "seat": 0,
        "round": 1,
        "rounds": rounds,
    }


@pytest.mark.rule("M0.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 5, 100])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions, match=rf"^meuterer is for 3 to 4 players, not {players}\.$"):
        GAME.new(players)
    with pytest.raises(BadOptions, match="3 to 4 players"):
        GAME.belief(0, players)


@pytest.mark.rule("M0.2")
@pytest.mark.parametrize("pirates", ["off", "on", "double"])
def test_the_deck(pirates: str) -> None:
    match = table(*FOUR, options={"pirates": pirates})
    assert list(match.state.inventory()) == [4, 5, 6, 7, 8, 6, 0 if pirates == "off" else 1]
    assert see(match, "draw_pile") == DECK.total() + (pirates != "off") - 20


@pytest.mark.rule("M0.2")
@pytest.mark.parametrize("pirates", ["off", "on"])
def test_no_other_deck(pirates: str) -> None:
    match = Match(GAME, NAMES, {"pirates": pirates})
    match.chance(f"ring {ring()}")
    match.chance("captain 2")
    cards = list(DECK.elements()) + ["pirates"] * (pirates == "on")
    whole = "4 ruby, 5 salt, 6 wine, 7 cloth, 8 grain, 6 conflict" + ", 1 pirates" * (pirates == "on")
    for wrong in (
        cards[1:],
        [*cards, "wine"],
        ["salt", *cards[1:]],
        # Sixteen of a kind must not carry over into the next kind's count.
        ["ruby"] * 36,
        ["ruby"] * 300,
        ["ruby"] * 16 + [card for number, card in enumerate(cards) if number != 4],
        [*cards, "pirates"],
        [],
    ):
        refused_chance(match, " ".join(["deck", *wrong]), rf"^M0\.2: the deck must be {whole}\.$")
    refused_chance(match, "deck gold", "is not a move: 'deck' and the cards of the whole deck, the top first, are next")
    refused_chance(match, "captain 2", "'deck' and the cards of the whole deck")
    # Bytes that stand for no card cannot be written as notation, but they can be applied.
    with pytest.raises(IllegalMove, match=r"^M0\.2: the deck must be"):
        match.state.apply_chance(bytes([99]) * len(cards))
    match.chance(" ".join(["deck", *cards]))
    assert match.state.acting == (2,)


@pytest.mark.rule("M0.3")
def test_the_ring_is_any_order_of_the_twelve_islands() -> None:
    match = Match(GAME, NAMES)
    for wrong in ("", ring() + " hochland", ring().replace("sandkap", "hochland"), " ".join(ISLANDS[:11])):
        refused_chance(match, f"ring {wrong}".strip(), r"^M0\.3: the ring must be the twelve islands, each once\.$")
    for wrong in ("ring atlantis", "captain 0", "ring  " + ring(), "ring", "", "Ring " + ring()):
        if wrong != "ring":
            refused_chance(match, wrong, "is not a move: 'ring' and the 12 islands clockwise are next")
    islands = " ".join(reversed(ISLANDS))
    (event,) = match.chance(f"ring {islands}")
    assert event.with_secrets() == {"kind": "ring", "clause": "M0.3", "seat": None, "islands": islands.split()}
    assert match.state.view(None)["ring"] == islands.split()


@pytest.mark.rule("M0.3")
def test_the_printed_ring() -> None:
    match = Match(GAME, NAMES, {"ring": "printed"})
    swapped = ring(frosthoehle=2, gruenland=1)
    refused_chance(match, f"ring {swapped}", r"^M0\.3: with ring=printed the ring must lie in the printed order\.$")
    match.chance(f"ring {ring()}")
    assert match.state.view(None)["ring"] == list(ISLANDS)
    assert Match(GAME, NAMES, {"ring": "printed"}, bytes(32)).entries[0] == (None, f"ring {ring()}")
    assert Match(GAME, NAMES, {}, bytes(32)).entries[0] != (None, f"ring {ring()}")


@pytest.mark.rule("M0.4")
def test_hochland_alone_is_active_and_has_the_ship() -> None:
    match = Match(GAME, NAMES)
    before = match.state.view(None)
    assert (before["ship"], before["active"], before["captain"], before["ring"]) == (None, [], None, [])
    match.chance(f"ring {ring(hochland=7)}")
    view = match.state.view(None)
    assert view["ship"] == "hochland"
    assert view["active"] == ["hochland"]
    assert view["pirate_ship"] is None


@pytest.mark.rule("M0.5")
@pytest.mark.parametrize("players", [3, 4])
def test_any_seat_may_be_captain(players: int) -> None:
    for captain in range(players):
        match = table(*FOUR[:players], captain=captain)
        assert match.state.acting == (captain,)
        assert match.state.view(None)["captain"] == captain
        assert [event.with_secrets() for event in match.events[1]] == [
            {"kind": "captain", "clause": "M0.5", "seat": captain}
        ]
    assert {Match(GAME, NAMES[:players], {}, bytes([seed] * 32)).state.acting[0] for seed in range(40)} == set(
        range(players)
    )


@pytest.mark.rule("M0.5")
def test_nobody_else_is_captain() -> None:
    match = Match(GAME, NAMES[:3])
    match.chance(f"ring {ring()}")
    assert match.state.view(0)["captain"] is None
    for wrong in (
        "captain",
        "captain 3",
        "captain 4",
        "captain -1",
        "captain 00",
        "captain 1 2",
        "captain ²",
        "deck",
        "Captain 0",
    ):
        refused_chance(match, wrong, "is not a move: 'captain SEAT' is next, with a seat from 0 to 2")
    with pytest.raises(ValueError, match=r"^M0\.5: the Captain must be one of the seats"):
        match.state.apply_chance(b"")
    with pytest.raises(ValueError, match=r"^M0\.5: the Captain must be one of the seats"):
        match.state.apply_chance(b"\x01\x01")
    with pytest.raises(ValueError, match=r"^M0\.5: the Captain must be one of the seats 0 to 2\.$"):
        match.state.apply_chance(b"\x03")


@pytest.mark.rule("M0.6")
@pytest.mark.parametrize("captain", [0, 2])
def test_five_cards_each_the_captain_first(captain: int) -> None:
    match = table(*FOUR, captain=captain, pile="conflict ruby")
    for seat in range(4):
        assert sorted(hand(match, seat).split()) == sorted(FOUR[seat].split())
        deal = next(event for event in match.events[2] if event.kind == "deal" and event.seat == seat)
        assert deal.seen_by(None) == {"kind": "deal", "clause": "M0.6", "seat": seat, "count": 5}
        assert sorted(deal.with_secrets()["cards"]) == sorted(FOUR[seat].split())
        assert deal.audience == (seat,)
    dealt = [event.seat for event in match.events[2] if event.kind == "deal"]
    assert dealt == [(captain + step) % 4 for step in range(4)]
    assert pile(match).startswith("conflict ruby ")
    view = match.state.view(None)
    assert (view["draw_pile"], view["discard_pile"], view["hand_sizes"]) == (16, [], [5, 5, 5, 5])


@pytest.mark.rule("M0.7")
def test_five_action_cards_in_the_middle_and_no_points() -> None:
    match = table(*FOUR)
    assert match.state.view(None)["scores"] == [0, 0, 0, 0]
    assert match.state.view(None)["roles"] == [None] * 4
    assert match.state.view(None)["middle_count"] == 5
    play(match, "0 pay 0; 0 leave; 1 leave")
    assert match.state.view(1)["middle"] == ["mutineer", "boy", "mate", "merchant", "loader"]


@pytest.mark.rule("M0.8")
def test_the_rulebook_prints_the_island_cards_that_are_played_with() -> None:
    """Compare each number, and whether a source states it."""
    guide = load_guide("meuterer")
    assert guide is not None
    printed = {table.id: table for table in guide.tables_at("M0.8")}["islands"]
    fields = [column.id for column in printed.columns[1:]]
    cards = GAME.new(4).view(None)["islands"]
    assert [row[0].value for row in printed.rows] == list(ISLANDS)
    components = tomllib.loads(components_text("mutiny.games.meuterer"))["island"]
    for (island, *cells), component in zip(printed.rows, components, strict=True):
        assert {field: cell.value for field, cell in zip(fields, cells, strict=True)} == cards[island.value]
        assert component["id"] == island.value
        assert [cell.stated for cell in cells] == [component[field]["from"] == "stated" for field in fields]
    assert load("meuterer").clause("M0.8").basis == printed.basis == "reconstruction"


def test_chance_comes_before_players_and_not_after() -> None:
    match = Match(GAME, NAMES)
    with pytest.raises(ValueError, match=r"^M0\.3: no player is to act: chance is next\.$"):
        match.state.apply(0, 0)
    assert match.state.legal_actions(0) == ()
    match.chance(f"ring {ring()}")
    assert match.state.clause() == "M0.5"
    match.chance("captain 0")
    assert match.state.clause() == "M0.6"
    match = table(*FOUR)
    with pytest.raises(ValueError, match=r"^M1\.1: no chance is awaited\.$"):
        match.state.apply_chance(b"")


@pytest.mark.rule("M0.3", "M0.5", "M0.6")
def test_a_seed_determines_ring_captain_and_deck() -> None:
    match = Match(GAME, NAMES, {}, bytes(32))
    rng = Rng(bytes(32))
    islands = rng.shuffled(bytes(range(12)))
    assert match.entries[0][1] == " ".join(["ring", *(ISLANDS[island] for island in islands)])
    assert match.entries[1][1] == f"captain {rng.below(4)}"
    assert [notation.split()[0] for _, notation in match.entries] == ["ring", "captain", "deck"]


def test_dumps_of_different_boards_differ() -> None:
    match = table(*FOUR)
    seen = {dump(match.state)}
    for seat, move in ((0, "pay 0"), (0, "offer grain"), (1, "leave"), (1, "take boy"), (2, "offer wine")):
        match.play(seat, move)
        assert dump(match.state) == dump(match.state.copy())
        seen.add(dump(match.state))
    assert len(seen) == 6
    # No view shows the order of the draw pile, but a dump does.
    assert dump(table(*FOUR, pile="conflict grain").state) != dump(table(*FOUR, pile="grain conflict").state)


# Options


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"pirates": "yes"}, r"^option pirates: 'yes' is not one of off, on, double\.$"),
        ({"ring": ""}, r"^option ring: '' is not one of shuffled, printed\.$"),
        ({"pirate": "on"}, r"^meuterer has no option 'pirate'; it has pirates, .* Did you mean pirates\?$"),
        (
            {"x": "y"},
            (
                r"^meuterer has no option 'x'; "
                r"it has pirates, offered-conflict, loader-returns, loader-keeps, ring, islands\.$"
            ),
        ),
    ],
)
def test_bad_options(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.new(4, options)


ROW = '[[island]]\nid = "{}"\nbuys = "{}"\nsole = {}\ntwo = {}\nthree = {}\ndocking = {}\n'


def island_file(**changed: str) -> str:
    """Return a host's file in which all islands are equal except the changed ones."""
    return "".join(
        changed.get(name.replace("-", "_"), ROW.format(name, "wine", 3, 2, 1, 9 if name == "affeninsel" else 1))
        for name in ISLANDS
    )


@pytest.mark.rule("M0.8", "M5.4", "M5.6")
def test_a_host_s_own_islands() -> None:
    match = table(*FOUR, options={"islands": island_file()}, captain=1)
    assert match.state.view(None)["islands"]["hochland"] == {
        "buys": "wine",
        "sole": 3,
        "two": 2,
        "three": 1,
        "docking": 1,
    }
    play(match, "1 pay 0; 1 leave; 2 offer wine; 3 leave; 3 take boy; 0 leave; 0 take mate; 2 leave; 2 take merchant")
    # Docking at Affeninsel is worth 9 there, a sole seller of wine gets 3.
    assert see(match, "scores") == [1, 9, 3, 0]


def test_our_own_file_is_a_good_host_s_file() -> None:
    with_provenance = GAME.new(4, {"islands": components_text("mutiny.games.meuterer")}).view(None)["islands"]
    assert with_provenance == GAME.new(4).view(None)["islands"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[island", r"^option islands: not a TOML file: .*\.$"),
        ("x = 1", r"^option islands: the file must hold one \[\[island\]\] table for each of the twelve islands\.$"),
        ("island = 3", "must hold one"),
        ("island = [1, 2]", "must hold one"),
        (
            island_file() + "[weather]\nfair = true",
            r"^option islands: unknown table 'weather'; there are \[\[island\]\]",
        ),
        ('[[island]]\nid = "atlantis"', r"^option islands, row 1: there is no island 'atlantis'; there are hochland, "),
        ("[[island]]\nid = 7", r"^option islands, row 1: there is no island '7'"),
        ("[[island]]\nid = [1]", r"^option islands, row 1: there is no island '\[1\]'"),
        ('[[island]]\nbuys = "wine"', r"^option islands, row 1: there is no island 'None'"),
        (
            island_file(gruenland='[[island]]\nid = "gruenland"\nbuys = "any"\nsole = 1\ntwo = 1\nthree = 1\n'),
            r"^option islands, row 3 \(gruenland\): docking is missing\.$",
        ),
        (
            island_file(hochland=ROW.format("hochland", "any", 1, 1, 1, 1) + "harbour = 2\n"),
            r"^option islands, row 1 \(hochland\): unknown field 'harbour'; there are id, buys, sole, two",
        ),
        (
            island_file(sandkap=ROW.format("sandkap", "gold", 1, 1, 1, 1)),
            r"^option islands, row 12 \(sandkap\): buys must be one of ruby, salt, wine, cloth, grain, any, not 'gold'",
        ),
        (island_file(sandkap=ROW.format("sandkap", "conflict", 1, 1, 1, 1)), "buys must be one of .* not 'conflict'"),
        (
            island_file(fingerhut=ROW.format("fingerhut", "any", 1, 1, 1, 100)),
            r"^option islands, row 11 \(fingerhut\): docking must be a whole number from 0 to 99, not '100'\.$",
        ),
        (
            island_file(fingerhut=ROW.format("fingerhut", "any", -1, 1, 1, 1)),
            r"sole must be a whole number .* not '-1'",
        ),
        (island_file(fingerhut=ROW.format("fingerhut", "any", 2, "1.5", 1, 1)), r"two must be a whole .* not '1\.5'"),
        (
            island_file(fingerhut=ROW.format("fingerhut", "any", 2, 1, "true", 1)),
            r"three must be a whole .* not 'True'",
        ),
        (
            island_file(fingerhut=ROW.format("fingerhut", "any", 3, 4, 1, 1)),
            r"^option islands, row 11 \(fingerhut\): the prices must not rise from sole to two to three\.$",
        ),
        (island_file(fingerhut=ROW.format("fingerhut", "any", 3, 1, 2, 1)), "the prices must not rise"),
        (
            island_file(sandkap=ROW.format("fingerhut", "any", 3, 2, 1, 1)),
            r"^option islands, row 12: fingerhut is given twice\.$",
        ),
        (island_file(sandkap="", fingerhut=""), r"^option islands: no row for fingerhut, sandkap\.$"),
        (
            island_file(sandkap=ROW.format("sandkap", "any", "{value = 1}", 1, 1, 1)),
            r"row 12 \(sandkap\): sole must be a whole number",
        ),
        (
            island_file(sandkap=ROW.format("sandkap", "any", "[]", 1, 1, 1).replace('"any"', "[]")),
            "buys must be one of",
        ),
    ],
)
def test_a_bad_table_of_islands(text: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.new(4, {"islands": text})
