"""The guides are read strictly, are complete for every game, and have tables that agree with the engine's numbers."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import mutiny
from mutiny import rulebook
from mutiny.games.cartagena.constants import COMBAT, GOLD, PIRATES, SIDES
from mutiny.games.meuterer.constants import ISLANDS, KINDS, ROLES
from mutiny.games.traitres.constants import KINDS as TRAITRES_CARDS
from mutiny.games.traitres.constants import ROLES as TRAITRES_ROLES
from mutiny.i18n import option_name, value_name
from mutiny.kernel.components import components_text, plain
from mutiny.rulebook import LANGUAGES, BadRulebook, Cell, GameGuide, ReferenceTable, load_guide, parse_guide

GAMES = ("cartagena", "meuterer", "traitres")

BOOK = rulebook.parse("""
game = "tiny"
title = {en = "Tiny", fr = "Petit", it = "Piccolo", de = "Klein"}
summary = {en = "A game.", fr = "Un jeu.", it = "Un gioco.", de = "Ein Spiel."}
[sources.book]
en = "The book"
fr = "Le livre"
it = "Il libro"
de = "Das Buch"
[[chapter]]
id = "A1"
en = "Start"
fr = "Début"
it = "Inizio"
de = "Anfang"
[[clause]]
id = "A1.1"
basis = "source"
sources = ["book"]
en = "Begin."
fr = "Commencez."
it = "Cominciate."
de = "Fangt an."
""")

SMALL = """
game = "tiny"
[facts]
age = 8
minutes = [20, 30]
authors = ["Ann", "Bo"]
note = {en = "On the box.", fr = "Sur la boîte.", it = "Sulla scatola.", de = "Auf der Schachtel."}
[goal]
en = '''
Have the
  most.'''
fr = "Ayez le plus."
it = "Abbiate di più."
de = "Habt das meiste."
[[box]]
picture = "+1"
count = 4
name = {en = "Coins", fr = "Pièces", it = "Monete", de = "Münzen"}
note = {en = "Of gold.", fr = "En or.", it = "D'oro.", de = "Aus Gold."}
[[box]]
name = {en = "A board", fr = "Un plateau", it = "Un tabellone", de = "Ein Plan"}
[[step]]
clause = "A1"
title = {en = "Play", fr = "Jouez", it = "Giocate", de = "Spielt"}
text = {en = "Do it.", fr = "Faites-le.", it = "Fatelo.", de = "Tut es."}
[[crib]]
id = "cards"
title = {en = "Cards", fr = "Cartes", it = "Carte", de = "Karten"}
[[crib.entry]]
id = "-2"
clause = "A1.1"
name = {en = "Two", fr = "Deux", it = "Due", de = "Zwei"}
text = {en = "Costs two.", fr = "Coûte deux.", it = "Costa due.", de = "Kostet zwei."}
[[term]]
id = "draw_pile"
also = ["discard_pile", "pile"]
clause = "A1.1"
name = {en = "Piles", fr = "Piles", it = "Mazzi", de = "Stapel"}
text = {en = "Draw here.", fr = "Piochez ici.", it = "Pesca qui.", de = "Zieh hier."}
[[table]]
id = "prices"
clause = "A1.1"
basis = "reconstruction"
crib = true
title = {en = "Prices", fr = "Prix", it = "Prezzi", de = "Preise"}
rows = [["salt", {value = 3, stated = true}, "1/2"], ["salt", 4, "–"]]
[[table.column]]
id = "kind"
en = "BotSpec"
fr = "Sorte"
it = "Tipo"
de = "Sorte"
[[table.column]]
id = "price"
en = "Price"
fr = "Prix"
it = "Prezzo"
de = "Preis"
[[table.column]]
id = "tied"
en = "Tied"
fr = "Égalité"
it = "Parità"
de = "Gleichstand"
[table.words.salt]
en = "salt"
fr = "sel"
it = "sale"
de = "Salz"
[[example]]
id = "first"
clause = "A1.1"
pictures = ["+1", "+1"]
sources = []
title = {en = "One", fr = "Un", it = "Uno", de = "Eins"}
text = {en = "So.", fr = "Ainsi.", it = "Così.", de = "So."}
[[advice]]
sources = ["book"]
text = {en = "Be quick.", fr = "Soyez vifs.", it = "Siate svelti.", de = "Seid flink."}
"""


def test_a_guide_is_read() -> None:
    guide = parse_guide(SMALL, BOOK)
    assert (guide.facts.age, guide.facts.minutes, guide.facts.authors) == (8, (20, 30), ("Ann", "Bo"))
    assert guide.goal.text("en") == "Have the most."
    assert [(piece.picture, piece.count, piece.note is None) for piece in guide.box] == [
        ("+1", 4, False),
        (None, None, True),
    ]
    assert (guide.steps[0].clause, guide.crib[0].entries[0].id) == ("A1", "-2")
    table = guide.tables[0]
    assert table.rows == ((Cell("salt"), Cell(3, True), Cell("1/2")), (Cell("salt"), Cell(4), Cell("–")))
    assert [table.text(cell, "fr") for cell in table.rows[0]] == ["sel", "3", "1/2"]
    assert (guide.tables_at("A1.1"), guide.tables_at("A1.2")) == ((table,), ())
    assert guide.examples_at("A1.1")[0].pictures == ("+1", "+1")
    assert guide.advice[0].sources == ("book",)
    pile = guide.explanation("pile")
    assert pile is not None
    assert (pile, pile.id, pile.name.text("de")) == (guide.terms[0], "draw_pile", "Stapel")
    assert guide.explanation("-2") == guide.crib[0].entries[0]
    assert guide.explanation("chess") is None
    assert guide.told("fr")["terms"][0]["also"] == ["discard_pile", "pile"]


def test_most_of_a_guide_may_be_absent() -> None:
    head = SMALL[: SMALL.index("[[crib]]")]
    for fact in ("age = 8\n", "minutes = [20, 30]\n", SMALL[SMALL.index("note = ") : SMALL.index("[goal]")]):
        head = head.replace(fact, "")
    guide = parse_guide(head, BOOK)
    assert (guide.facts.age, guide.facts.minutes, guide.facts.note) == (None, None, None)
    assert (guide.crib, guide.tables, guide.examples, guide.advice) == ((), (), (), ())


BAD = {
    "not TOML": ('game = "tiny"', "game =", "guide: not TOML: "),
    "unknown key": ('game = "tiny"', 'game = "tiny"\nplayers = 4', "guide: unknown key 'players'."),
    "no goal": (SMALL[SMALL.index("[goal]") : SMALL.index("[[box]]")], "", "guide: key 'goal' is missing."),
    "another game": ('game = "tiny"', 'game = "chess"', "guide: it is a guide to 'chess', but the rulebook is"),
    "goal lacks a language": ('it = "Abbiate di più."\n', "", "goal: no text in 'it'."),
    "goal in a fifth language": ('it = "Abbiate', 'es = "E"\nit = "Abbiate', "goal: unknown key 'es'."),
    "no authors": ('authors = ["Ann", "Bo"]\n', "", "facts: key 'authors' is missing."),
    "an author twice": ('["Ann", "Bo"]', '["Ann", "Ann"]', "facts: 'authors' names something twice."),
    "unknown fact": ("age = 8", "ages = 8", "facts: unknown key 'ages'."),
    "no age": ("age = 8", "age = 0", "facts: 'age' must be a whole number from 1."),
    "age not a number": ("age = 8", "age = true", "facts: 'age' must be a whole number from 1."),
    "one number of minutes": ("[20, 30]", "[20]", "facts: 'minutes' must be two numbers, from and to."),
    "minutes the wrong way round": ("[20, 30]", "[30, 20]", "facts: 'minutes' must be two numbers, from and to."),
    "minutes not numbers": ("[20, 30]", "[20, 'x']", "facts: 'minutes' must be two numbers, from and to."),
    "note lacks a language": ('it = "Sulla scatola.", ', "", "facts, note: no text in 'it'."),
    "box not tables": (
        SMALL[SMALL.index("[[box]]") : SMALL.index("[[step]]")],
        "[box]\nx = 1\n",
        "box: write each as a [[box]] table.",
    ),
    "piece without name": (
        'name = {en = "A board", fr = "Un plateau", it = "Un tabellone", de = "Ein Plan"}',
        "",
        "box number 2: key 'name' is missing.",
    ),
    "piece name lacks a language": ('it = "Monete", ', "", "box number 1, name: no text in 'it'."),
    "count of nothing": ("count = 4", "count = -1", "box number 1: 'count' must be a whole number from 1."),
    "picture not an id": ('picture = "+1"', 'picture = "A card"', "box number 1: 'picture' is not well formed."),
    "step at no clause": ('clause = "A1"', 'clause = "A2"', "step number 1: there is no clause or chapter 'A2'."),
    "step without text": (
        'text = {en = "Do it.", fr = "Faites-le.", it = "Fatelo.", de = "Tut es."}',
        "",
        "step number 1: key 'text' is missing.",
    ),
    "step lacks a language": ('it = "Fatelo.", ', "", "step number 1, text: no text in 'it'."),
    "crib without title": (
        'title = {en = "Cards", fr = "Cartes", it = "Carte", de = "Karten"}',
        "",
        "crib cards: key 'title' is missing.",
    ),
    "crib twice": (
        "[[crib]]",
        '[[crib]]\nid = "cards"\nentry = []\ntitle = {en = "a", fr = "b", it = "c", de = "d"}\n[[crib]]',
        "crib cards: given twice.",
    ),
    "entry twice": (
        "[[table]]",
        '[[crib.entry]]\nid = "-2"\nclause = "A1"\nname = 1\ntext = 1\n[[table]]',
        "crib cards, entry -2: given twice.",
    ),
    "term explained twice": ('"pile"]', '"-2"]', "term draw_pile: 'also' names '-2', which is explained already or"),
    "term that is no word": ('"pile"]', '"A pile"]', "term draw_pile: 'also' names 'A pile', which is explained"),
    "term of the crib": ('id = "draw_pile"', 'id = "-2"', "term -2: given twice."),
    "term lacks a language": ('it = "Pesca qui.", ', "", "term draw_pile, text: no text in 'it'."),
    "entry lacks a language": ('it = "Costa due.", ', "", "crib cards, entry -2, text: no text in 'it'."),
    "table at a chapter": (
        'clause = "A1.1"\nbasis',
        'clause = "A1"\nbasis',
        "table prices: there is no clause 'A1'.",
    ),
    "table of unknown basis": (
        'basis = "reconstruction"',
        'basis = "rumour"',
        "table prices: the basis must be source, ruling or reconstruction.",
    ),
    "table with a word for crib": ("crib = true", 'crib = "yes"', "table prices: 'crib' must be true or false."),
    "table without rows": ('"1/2"], ["salt", 4, "–"]]', '"1/2"]]\nline = 1', "table prices: unknown key 'line'."),
    "table with no row": (
        'rows = [["salt", {value = 3, stated = true}, "1/2"], ["salt", 4, "–"]]',
        "rows = []",
        "table prices: 'rows' must be a list of rows, each a list of cells.",
    ),
    "short row": ('["salt", 4, "–"]', '["salt", 4]', "table prices, row 2: it has 2 cells, but there are 3 columns."),
    "cell not a number": ('["salt", 4, "–"]', '["salt", 4.5, "–"]', "table prices, row 2: a cell must be"),
    "cell true": ('["salt", 4, "–"]', '["salt", true, "–"]', "table prices, row 2: a cell must be"),
    "cell with an unknown key": ("stated = true", "states = true", "table prices, row 1: unknown key 'states'."),
    "cell stated by a word": (
        "stated = true",
        'stated = "yes"',
        "table prices, row 1: 'stated' must be true or false.",
    ),
    "cell without a word": (
        '["salt", 4, "–"]',
        '["wine", 4, "–"]',
        "table prices, row 2: no word for 'wine' under 'words'.",
    ),
    "word that no cell needs": (
        "[table.words.salt]",
        '[table.words]\nwine = {en = "w", fr = "v", it = "v", de = "W"}\n[table.words.salt]',
        "table prices: no cell needs the word 'wine'.",
    ),
    "column twice": ('id = "tied"', 'id = "price"', "table prices, column price: given twice."),
    "column lacks a language": ('it = "Parità"\n', "", "table prices, column tied: no text in 'it'."),
    "word lacks a language": ('it = "sale"\n', "", "table prices, word salt: no text in 'it'."),
    "example at no clause": (
        'clause = "A1.1"\npictures',
        'clause = "A1.9"\npictures',
        "example first: there is no clause 'A1.9'.",
    ),
    "example with a picture that is none": (
        '["+1", "+1"]',
        "[1]",
        "example first: 'pictures' must be a list of words.",
    ),
    "example without sources": ("sources = []\n", "", "example first: key 'sources' is missing."),
    "example lacks a language": ('it = "Così.", ', "", "example first, text: no text in 'it'."),
    "advice of an unknown source": ('["book"]', '["film"]', "advice number 1: there is no source 'film'."),
    "advice lacks a language": ('it = "Siate svelti.", ', "", "advice number 1, text: no text in 'it'."),
}


@pytest.mark.parametrize(("old", "new", "message"), BAD.values(), ids=BAD.keys())
def test_a_bad_guide_is_refused_by_name(old: str, new: str, message: str) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(BadRulebook) as refused:
        parse_guide(SMALL.replace(old, new), BOOK)
    assert str(refused.value).startswith(message)


def test_a_key_given_twice_is_refused() -> None:
    with pytest.raises(BadRulebook, match=r"guide: not TOML: Cannot overwrite a value"):
        parse_guide(SMALL.replace("age = 8", "age = 8\nage = 9"), BOOK)


def guide_of(game: str) -> GameGuide:
    guide = load_guide(game)
    assert guide is not None
    return guide


def table_of(game: str, name: str) -> ReferenceTable:
    return next(table for table in guide_of(game).tables if table.id == name)


def counts(game: str) -> dict[str | None, int | None]:
    """Return the number of each pictured item in the box."""
    return {piece.picture: piece.count for piece in guide_of(game).box}


def explained(game: str) -> set[str]:
    """Return the cards and roles that the crib sheet explains."""
    return {entry.id for group in guide_of(game).crib for entry in group.entries}


def words_at(game: str) -> set[str]:
    """Return the words for cards, roles, pirates, islands, sides and pieces in the views and moves of a game."""
    words = {
        "meuterer": {*KINDS, *ROLES, *ISLANDS, "captain", "ship", "pirate_ship", "pay", "middle", "draw_pile"}
        | {"discard_pile", "captain_destination", "mutineer_destination", "active"},
        "traitres": {*TRAITRES_CARDS, *TRAITRES_ROLES, "loot", "chest", "target", "announced", "aboard"}
        | {"draw_pile", "discard_pile"},
        "cartagena": {*PIRATES, *COMBAT, *GOLD, *SIDES, "monkey", "coins", "ship", "track", "lifeboat", "row"}
        | {"supply", "combat_pile", "gold_pile", "deck", "posts", "duel", "dealer", "storms"},
    }
    return words[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_at_the_table_is_explained_once(game: str) -> None:
    guide = guide_of(game)
    assert [word for word in sorted(words_at(game)) if guide.explanation(word) is None] == []
    entries = [*(entry for group in guide.crib for entry in group.entries), *guide.terms]
    ids = [word for entry in entries for word in (entry.id, *entry.also)]
    assert len(ids) == len(set(ids))
    view = mutiny.game(game).new(3).view(0)
    fields = {word for entry in guide.terms for word in (entry.id, *entry.also) if "_" in word}
    assert fields <= view.keys()
    for lang in LANGUAGES:
        for entry in guide.terms:
            assert 1 <= len(re.findall(r"[.!](?: |$)", entry.text.text(lang))) <= 2, entry.text.text(lang)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_whole_guide(game: str) -> None:
    guide = guide_of(game)
    assert guide.game == game
    assert len(guide.box) > 5
    assert len(guide.steps) > 3
    assert guide.crib
    assert any(table.crib for table in guide.tables)
    assert guide.examples
    assert guide.advice
    for lang in LANGUAGES:
        told = guide.told(lang)
        assert told["goal"].endswith(".")
        assert told["crib"] == guide.told_crib(lang)["crib"]
        assert {table["id"] for table in guide.told_crib(lang)["tables"]} == {t.id for t in guide.tables if t.crib}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_shows_the_code_of_an_option(game: str, lang: str) -> None:
    """Check that options have the names of the browser's form."""
    book = rulebook.load(game)
    codes = [name for name in book.options if "-" in name]
    codes += [f"{name}={value}" for name, option in book.options.items() for value in option.values]
    texts = [clause.text(lang) for clause in book.clauses]
    texts += [clause.ruling.text(lang) for clause in book.clauses if clause.ruling is not None]
    texts += _strings(guide_of(game).told(lang))
    assert [(code, text) for code in codes for text in texts if code in text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_a_name(game: str, lang: str) -> None:
    """Check the names that form and rulebook show; they show the code of a value without a name."""
    for name, option in rulebook.load(game).options.items():
        assert option_name(game, name, lang) != name
        assert [value for value in option.values if value_name(game, name, value, lang) == value] == []


def _strings(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [text for inner in data.values() for text in _strings(inner)]
    if isinstance(data, list):
        return [text for inner in data for text in _strings(inner)]
    return [data] if isinstance(data, str) else []


def test_the_islands_are_those_of_the_engine_with_their_provenance() -> None:
    table = table_of("meuterer", "islands")
    columns = [column.id for column in table.columns]
    assert columns == ["island", "buys", "sole", "two", "three", "docking"]
    components = tomllib.loads(components_text("mutiny.games.meuterer"))
    printed = {str(row[0].value): dict(zip(columns[1:], row[1:], strict=True)) for row in table.rows}
    assert list(printed) == list(ISLANDS)
    for island in components["island"]:
        for field in columns[1:]:
            cell = printed[island["id"]][field]
            assert (cell.value, cell.stated) == (island[field]["value"], island[field]["from"] == "stated")
    assert table.basis == "reconstruction"
    view = mutiny.game("meuterer").new(3).view(None)
    assert {name: {f: c.value for f, c in cells.items()} for name, cells in printed.items()} == view["islands"]


def test_the_cards_of_meuterer_are_those_of_the_engine() -> None:
    cards = tomllib.loads(components_text("mutiny.games.meuterer"))["cards"]
    box = counts("meuterer")
    assert {kind: box[kind] for kind in KINDS} == {kind: cards[kind]["value"] for kind in KINDS}
    assert explained("meuterer") >= {*KINDS, *ROLES, "captain"}


def test_the_table_of_traitres_is_that_of_the_engine() -> None:
    table = table_of("traitres", "setup")
    columns = [column.id for column in table.columns]
    assert sorted(columns) == ["mutineers", "pirates", "planks", "players", "target"]
    printed = [dict(zip(columns, (cell.value for cell in row), strict=True)) for row in table.rows]
    components = tomllib.loads(components_text("mutiny.games.traitres"))
    rows = [
        {key: each if key == "players" else each["value"] for key, each in row.items()} for row in components["table"]
    ]
    assert printed == rows
    assert (table.clause, table.basis) == ("T0.1", "source")
    box = counts("traitres")
    cards = {card: each["value"] for card, each in components["cards"].items()}
    assert {card: box[card] for card in cards} == cards
    most = rows[-1]
    assert (box["pirate"], box["mutineer"], box["plank"]) == (most["pirates"], most["mutineers"], most["planks"])
    assert explained("traitres") >= {*TRAITRES_CARDS, *TRAITRES_ROLES}


def test_the_numbers_of_cartagena_are_those_of_the_engine() -> None:
    components = plain(tomllib.loads(components_text("mutiny.games.cartagena")))
    cards = table_of("cartagena", "cards")
    columns = [column.id for column in cards.columns]
    printed = {str(row[0].value): dict(zip(columns, (cell.value for cell in row), strict=True)) for row in cards.rows}
    for value in ("1", "2", "3"):
        assert printed[value]["valverde"] == printed[value]["diaz"] == components["combat"][value]
        assert printed[value]["gold"] == components["gold"][value]
    combat, gold = sum(components["combat"].values()), sum(components["gold"].values())
    whole = printed["all"]
    assert (whole["valverde"], whole["diaz"], whole["gold"]) == (combat, combat, gold)
    box = counts("cartagena")
    assert (box["v3"], box["g3"], box["coin"]) == (2 * combat, gold, components["coins"]["all"])
    assert box["captain-valverde"] == len(PIRATES)
    assert explained("cartagena") >= {*PIRATES, "monkey", "coin"}


def test_the_track_of_cartagena_is_that_of_the_engine() -> None:
    components = plain(tomllib.loads(components_text("mutiny.games.cartagena")))
    table = table_of("cartagena", "track")
    columns = [column.id for column in table.columns]
    assert (table.clause, table.basis) == ("C0.4", "reconstruction")
    last = components["track"]["mutiny"]
    for row in table.rows:
        cells = dict(zip(columns, (cell.value for cell in row), strict=True))
        players = int(cells["players"])
        view = mutiny.new("cartagena", ["Ann", "Bo", "Cy", "Dee"][:players], seed=bytes(32)).state.view(None)
        assert cells["start"] == components["start"][str(players)] == view["ship"]
        assert cells["left"] == last - int(cells["start"])
        assert cells["doors"] == len(view["row"])
    assert [row[0].value for row in table.rows] == [2, 3, 4]
    for lang in LANGUAGES:
        note = "" if table.note is None else table.note.text(lang)
        assert all(str(space) in note for space in (*components["track"]["storms"], last))
