"""tools/check_texts.py: each rule has texts that fail and texts that pass; files are read as Fluent and TOML."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tools import check_texts
from tools.check_texts import PART, WORDS, Codes, Text, Unreadable, all_texts, fluent_texts, glossary, main, toml_texts

NB = "\u00a0"
ROOT = Path(__file__).resolve().parent.parent
RULES = check_texts.rules(ROOT) | {
    "code": Codes(frozenset({"ring", "offered-conflict"}), frozenset({"counts", "at-once"})).found
}


def text(lang: str, content: str, name: str = "meuterer.toml") -> Text:
    return Text(Path(name), lang, content, (1,) * len(content))


def found(rule: str, lang: str, content: str, name: str = "meuterer.toml") -> list[int]:
    """Return the positions at which a rule finds something."""
    return [place for place, _ in RULES[rule](text(lang, content, name))]


@pytest.mark.parametrize(
    ("rule", "lang", "content"),
    [
        ("spaces", "fr", "Attention : mutinerie"),
        ("spaces", "fr", "Attention: mutinerie"),
        ("spaces", "fr", "Attention\u202f: mutinerie"),
        ("spaces", "fr", "prendre ; garder"),
        ("spaces", "fr", "Gagné !"),
        ("spaces", "fr", "Qui ?"),
        ("spaces", "fr", "Qui ? Le capitaine."),
        ("spaces", "fr", "Qui?"),
        ("spaces", "fr", f"{PART}: 2 points"),
        ("spaces", "fr", f"« Oui{NB}»"),
        ("spaces", "fr", f"«{NB}Oui »"),
        ("spaces", "it", "« sì»"),
        ("spaces", "it", "«sì »"),
        ("percent", "en", "by 10 % or more"),
        ("percent", "en", f"{PART}{NB}%"),
        ("percent", "it", "il 10 %"),
        ("percent", "fr", "10 %"),
        ("percent", "fr", "10%"),
        ("percent", "de", f"{PART}%"),
        ("percent", "de", "10 %"),
        ("ellipsis", "en", "Loading …"),
        ("ellipsis", "fr", f"Chargement{NB}…"),
        ("ellipsis", "it", "Caricamento …"),
        ("ellipsis", "de", "Lade..."),
        ("touch", "en", "Touch a player"),
        ("touch", "en", "always one touch away"),
        ("touch", "fr", "Touchez une carte"),
        ("touch", "fr", "toucher le coffre pour l'ouvrir"),
        ("touch", "it", "Tocca un giocatore"),
        ("touch", "it", "tocca qui"),
        ("touch", "it", "Basta toccare una carta."),
        ("touch", "de", "Berühre eine Karte"),
        ("touch", "de", "Karten berühren"),
        ("code", "en", "unless offered-conflict=counts is chosen"),
        ("code", "fr", "avec ring=printed"),
        ("code", "it", "con offered-conflict"),
        ("code", "de", "Sie zählen mit (counts)."),
        ("code", "en", "Use `pay 2`."),
        ("code", "en", "The mutiny begins at-once."),
        ("gender", "en", "The Captain shows his card."),
        ("gender", "en", "He leaves."),
        ("gender", "en", "Give him a coin."),
        ("gender", "en", "what s/he may know"),
        ("apostrophe", "fr", "l’île"),
        ("apostrophe", "en", "the Captain’s destination"),
        ("joined", "en", f"21% ± {PART}"),
        ("joined", "de", "± 3"),
        ("words", "en", f"Why? Rule {PART}"),
        ("words", "en", "see rule M4.5"),
        ("words", "en", "The First Mate is paid."),
        ("words", "en", "Goods, or what there is."),
        ("words", "en", "Knock at the door."),
        ("words", "fr", "la règle M4.5"),
        ("words", "it", f"regola {PART}"),
        ("words", "it", "lo scaricatore"),
        ("words", "de", "Klausel M4.5"),
        ("words", "de", "das Regelwerk"),
    ],
)
def test_what_is_wrong_is_found(rule: str, lang: str, content: str) -> None:
    assert len(found(rule, lang, content)) == 1


@pytest.mark.parametrize(
    ("rule", "lang", "content"),
    [
        ("spaces", "fr", f"Attention{NB}: mutinerie{NB}! Qui{NB}? Vous{NB}; «{NB}oui{NB}»."),
        ("spaces", "fr", "à 10:30, sur https://example.org/a:b?c=d"),
        ("spaces", "fr", "Tapez ? à tout moment"),
        ("spaces", "fr", f"? suivi d'un nombre, comme ? {PART}{NB}: lire l'article"),
        ("spaces", "fr", f"Votre coup (? pour l'aide){NB}:"),
        ("spaces", "fr", "~ tempête · ! mutinerie"),
        ("spaces", "fr", f"Quoi{NB}?!"),
        ("spaces", "en", "Who? Now: go!"),
        ("spaces", "de", "Wer? Jetzt: los!"),
        ("spaces", "it", "Chi? «Io!»"),
        ("percent", "en", f"10% or {PART}%"),
        ("percent", "it", "il 10%"),
        ("percent", "fr", f"10{NB}%"),
        ("percent", "de", f"{PART}{NB}%"),
        ("percent", "fr", "la part en % des parties"),
        ("ellipsis", "en", "Loading… and out comes… the Ghost"),
        ("ellipsis", "fr", "… et ensuite"),
        ("ellipsis", "de", f"Lade{NB}…"),
        ("touch", "en", "Choose a player; tap or click."),
        ("touch", "fr", f"Touches{NB}: ← et →"),
        ("touch", "fr", "Touchez ou cliquez une carte"),
        ("touch", "fr", "pour toucher la prime, ou toucher 2 points"),
        ("touch", "it", "Tocca a te. A chi tocca? Tocca di nuovo al capitano. Tocca all'ammutinato."),
        ("touch", "it", "Tocca o fai clic su una carta."),
        ("touch", "de", "Tippe eine Karte an"),
        ("code", "en", "The ring of islands; at once; it counts; offered conflict cards (both)"),
        ("code", "it", "non contano"),
        ("gender", "en", "They show their card; the other, she, this, history, Shem."),
        ("gender", "fr", "he his him"),
        ("apostrophe", "fr", "l'île"),
        ("joined", "en", f"±{NB}3"),
        ("words", "en", f"Clause {PART}: the rules of the game; no rule says so; without knocking at all."),
        ("words", "fr", f"l'article {PART}, les règles du jeu"),
        ("words", "it", "l'articolo M4.5, le regole"),
        ("words", "de", "Regel M4.5 der Spielregel"),
    ],
)
def test_what_is_right_is_left_alone(rule: str, lang: str, content: str) -> None:
    assert found(rule, lang, content) == []


def test_every_rule_is_tried_both_ways() -> None:
    for check in (test_what_is_wrong_is_found, test_what_is_right_is_left_alone):
        (mark,) = check.pytestmark  # type: ignore[attr-defined]
        assert {case[0] for case in mark.args[1]} == set(RULES)


def test_words_of_one_game_are_free_in_another() -> None:
    assert found("words", "fr", "une file de portes", "cartagena.ftl") == [4]
    assert found("words", "fr", "une file de portes", "traitres.ftl") == []


def test_the_better_word_is_the_glossary_s() -> None:
    known = glossary(ROOT)
    assert {"clause", "counter-clockwise"} <= known["en"]
    missing = [
        (lang, wrong.better)
        for lang, table in WORDS.items()
        for wrong in table
        if wrong.glossary and wrong.better.lower() not in {word.lower() for word in known[lang]}
    ]
    assert missing == []


FLUENT = """\
# A comment with 10 % and his card
title = Loading …
    .more = Touch it
count = { $count ->
    [one] one: 10 %
   *[other] { $count } % of { "50 %" }
}
long =
    first
    second ...
"""


def test_a_fluent_file_is_read_with_its_lines() -> None:
    texts = list(fluent_texts(FLUENT, Path("en/web.ftl"), "en"))
    assert [made.content for made in texts][:5] == [
        "Loading …",
        "Touch it",
        "one: 10 %",
        f"{PART} % of 50 %",
        PART,
    ]
    assert texts[5].content.split() == ["first", "second", "..."]
    told = [(line, name) for made in texts for line, name, _ in check_texts.check(made, RULES)]
    assert told == [(2, "ellipsis"), (3, "touch"), (5, "percent"), (6, "percent"), (6, "percent"), (10, "ellipsis")]


def test_what_is_not_fluent_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"web\.ftl: not Fluent"):
        list(fluent_texts("no message at all\n", Path("web.ftl"), "en"))


TOML = '''\
# en = "a comment, his"
game = "meuterer"
components = """
en = { he = 1 }
"""
[title]
en = "A \\"round\\" with\\u00a0him"
fr = """
Une manche
de = "deux" : fin"""
[[option]]
id = "ring"
words = { en = "his ring", de = "Ring" }
'''


def test_a_toml_file_is_read_with_its_lines() -> None:
    texts = list(toml_texts(TOML, Path("meuterer.toml")))
    assert [(made.lang, made.content) for made in texts] == [
        ("en", f'A "round" with{NB}him'),
        ("fr", 'Une manche de = "deux" : fin'),
        ("en", "his ring"),
        ("de", "Ring"),
    ]
    told = [(line, name) for made in texts for line, name, _ in check_texts.check(made, RULES)]
    assert told == [(7, "gender"), (10, "spaces"), (13, "gender")]


@pytest.mark.parametrize("source", ["en = 'single'\n", '"en" = "a key in quotes"\n'])
def test_a_text_that_cannot_be_found_is_refused(source: str) -> None:
    assert tomllib.loads(source)
    with pytest.raises(Unreadable):
        list(toml_texts(source, Path("x.toml")))


def test_all_texts_of_the_program_can_be_read() -> None:
    texts = list(all_texts(ROOT))
    assert {made.lang for made in texts} == set(check_texts.LANGUAGES)
    folders = {made.path.parent.as_posix() for made in texts}
    assert {"src/mutiny/i18n/de", "src/mutiny/games/meuterer", "src/mutiny/games/traitres/i18n/it"} <= folders
    assert {"rulebook.toml", "guide.toml", "lesson.toml", "game.ftl", "web.ftl"} <= {made.path.name for made in texts}
    assert all(len(made.lines) == len(made.content) for made in texts)


def test_codes_are_those_of_the_rulebooks() -> None:
    codes = Codes.of(ROOT)
    assert {"offered-conflict", "mutineers-meet", "ring"} <= codes.options
    assert {"counts", "printed"} <= codes.values


def program(root: Path, rulebook: str, message: str) -> Path:
    """Return a repository with one rulebook and one message."""
    for folder in ("games/toy", "i18n/en"):
        (root / "src" / "mutiny" / folder).mkdir(parents=True)
    (root / "src" / "mutiny" / "games" / "toy" / "rulebook.toml").write_text(rulebook, encoding="utf-8")
    (root / "src" / "mutiny" / "i18n" / "en" / "toy.ftl").write_text(message, encoding="utf-8")
    return root


def test_the_command_names_file_line_rule_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    option = '[[option]]\nid = "wind-force"\nvalues = ["mild"]\nen = "Whether wind-force=mild."\nfr = "Oui !"\n'
    root = program(tmp_path, option, "a = Touch it\n")
    assert main([], root) == 1
    first, second, third, summary = capsys.readouterr().out.splitlines()
    assert first.startswith("src/mutiny/i18n/en/toy.ftl:1: touch (en): “Touch”: choose")
    assert second.startswith("src/mutiny/games/toy/rulebook.toml:4: code (en): “wind-force=mild” is a program's word")
    assert third.startswith("src/mutiny/games/toy/rulebook.toml:5: spaces (fr): before ! stands an ordinary space")
    assert summary == "3 findings in 3 texts: 1 touch (en), 1 code (en), 1 spaces (fr)"
    assert main(["gender"], root) == 0
    assert main(["spaces"], root) == 1
    assert main(["grammar"], root) == 2
    assert "There is no rule grammar" in capsys.readouterr().out
