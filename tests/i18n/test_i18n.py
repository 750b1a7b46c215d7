"""The messages are complete in four languages; every event and every move of Meuterer has a text in each."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from helpers.player_texts import checked
from reference.random_games import golden_example

import mutiny
from mutiny import rulebook
from mutiny.i18n import LANGUAGES, BadMessage, Messages, NoSuchLanguage, clauses_of, describe, tell
from mutiny.i18n.speech import speech_of
from mutiny.kernel import plugin
from mutiny.kernel.errors import PluginFailed

FOLDER = Path(mutiny.__file__).parent
GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Ann", "Bo", "Cy", "Dee"]
ISLANDS = mutiny.game("meuterer").new(3).view(None)["islands"]

KINDS = (
    "ring captain deal round pay offer leave take leave-captain pirates plunder actions mutineer-goal mutiny fight "
    "mutiny-decided dock mate paid boy new-captain sell sales ship clear shuffle draw keep end"
)

# Words that identify a language: each is common in its own messages and is not a word of the other three.
GIVEAWAYS = {
    "en": "the and card cards with captain mutineer boy mate merchant loader wine salt ruby cloth grain draw ship",
    "fr": "et cartes avec capitaine mutin mousse marchand débardeur vin sel rubis tissu blé pioche navire les dans",
    "it": "e carta capitano ammutinato mozzo mercante stivatore vino sale rubino tessuto grano pesca nave",
    "de": "und karten kapitän meuterer schiffsjunge maat händler lademeister wein salz rubin tuch korn schiff das",
}


class Variables(Visitor):
    """Collects the variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(node.id.name)
        super().generic_visit(node)


def texts(lang: str) -> list[str]:
    """Return the files of a language: ours and those of the games."""
    found = (*FOLDER.glob(f"i18n/{lang}/*.ftl"), *FOLDER.glob(f"games/*/i18n/{lang}/*.ftl"))
    return sorted(file.relative_to(FOLDER).as_posix() for file in found)


def entries(lang: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file in texts(lang):
        for entry in FluentParser().parse((FOLDER / file).read_text(encoding="utf-8")).body:
            yield file, entry


@cache
def used(lang: str) -> dict[str, set[str]]:
    """Return the variables of every message and attribute, including those of the messages it refers to."""
    direct: dict[str, Variables] = {}
    for _, entry in entries(lang):
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                assert pattern is not None
                direct[entry.id.name + name] = Variables()
                direct[entry.id.name + name].visit(pattern)

    def whole(message: str) -> set[str]:
        found = direct[message]
        return found.names.union(*(whole(reference) for reference in found.references))

    return {message: whole(message) for message in direct}


class ToldGame(NamedTuple):
    """A game: its players, all its events, and the view and the legal moves at every decision."""

    names: list[str]
    events: list[mutiny.Event]
    decisions: list[tuple[dict[str, Any], list[str]]]


@cache
def games() -> list[ToldGame]:
    """Return random games with every option."""
    rng = random.Random(2)
    played = []
    every = product(("on", "double", "off"), ("counts", "ignored"), ("draw", "discard"))
    for number, (pirates, conflict, returns) in enumerate(every):
        options = {"pirates": pirates, "offered-conflict": conflict, "loader-returns": returns}
        match = mutiny.new("meuterer", NAMES[: 3 + number % 2], options, seed=bytes([number] * 32))
        decisions = []
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            decisions.append((match.state.view(seat), moves))
            match.play(seat, rng.choices(moves, [3 if move.startswith("offer") else 1 for move in moves])[0])
        played.append(ToldGame(match.names, [event for batch in match.events for event in batch], decisions))
    return played


def test_every_language_has_the_same_files() -> None:
    files = {lang: [file.replace(f"i18n/{lang}/", "i18n/LANG/") for file in texts(lang)] for lang in LANGUAGES}
    assert {"i18n/LANG/common.ftl", "games/meuterer/i18n/LANG/game.ftl"} <= set(files["en"])
    assert all(files[lang] == files["en"] for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_and_none_is_given_twice(lang: str) -> None:
    names = []
    for file, entry in entries(lang):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            names.append(entry.id.name)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert used(lang).keys() == used("en").keys()
    for message, variables in used("en").items():
        assert used(lang)[message] == variables, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_message(lang: str) -> None:
    happened = {event.kind for played in games() for event in played.events}
    assert happened == set(KINDS.split())
    assert all(Messages(lang, "meuterer").has(f"meuterer-{kind}") for kind in KINDS.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text_for_everybody(lang: str) -> None:
    seen = set()
    for played in games():
        for event in played.events:
            for told in (event.with_secrets(), event.seen_by(None)):
                key = json.dumps(told)
                if told is not None and key not in seen:
                    seen.add(key)
                    text = tell(told, played.names, lang, "meuterer")
                    assert text is not None
                    assert checked(text, lang, GIVEAWAYS).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_are_in_every_text_that_has_them(lang: str) -> None:
    for event in (event for played in games() for event in played.events if "points" in event.facts):
        text = tell(event.with_secrets(), NAMES, lang, "meuterer")
        assert text is not None
        assert Messages(lang).text("points", points=event.facts["points"]) in text
        assert NAMES[event.seat or 0] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_their_audience_reads_secrets(lang: str) -> None:
    """Check secrets by the ruby and the Merchant, whose words occur in no other text in all four languages."""
    ruby = Messages(lang, "meuterer").text("meuterer-card", word="ruby")
    merchant = Messages(lang, "meuterer").text("meuterer-role", word="merchant")
    draw = {"kind": "draw", "clause": "M8.1", "seat": 0, "count": 1}
    deal = {"kind": "deal", "clause": "M0.6", "seat": 0, "count": 1}
    keep = {"kind": "keep", "clause": "M8.2", "seat": 0, "count": 1, "to": "draw"}
    leave = {"kind": "leave", "clause": "M2.6", "seat": 0, "left": 3}
    take = {"kind": "take", "clause": "M2.6", "seat": 0, "middle_count": 4}
    for told, secret, word in (
        (draw, {"cards": ["ruby"]}, ruby),
        (deal, {"cards": ["ruby"]}, ruby),
        (keep, {"kept": ["ruby"], "returned": ["salt", "salt", "wine"]}, ruby),
        (keep, {"kept": ["wine"], "returned": ["salt", "ruby", "wine"]}, ruby),
        (leave, {"middle": ["merchant", "boy"]}, merchant),
        (take, {"role": "merchant"}, merchant),
    ):
        assert word not in str(tell(told, NAMES, lang, "meuterer"))
        assert word in str(tell({**told, **secret}, NAMES, lang, "meuterer"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_has_the_expected_texts(lang: str) -> None:
    record = mutiny.read_record(json.dumps(golden_example()))
    match = mutiny.resume(record, bytes(32))
    told = (tell(event.with_secrets(), record.players, lang, record.game) for batch in match.events for event in batch)
    narration = [line for line in told if line is not None]
    assert narration == (GOLDEN / f"worked-example.{lang}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_described(lang: str) -> None:
    seen = set()
    for played in games():
        for view, moves in played.decisions:
            descriptions = [describe(move, view, lang) for move in moves if (move, view["phase"]) not in seen]
            assert len(set(descriptions)) == len(descriptions)
            for text in descriptions:
                assert re.match(r"[A-Z\d].*[^.:;,]$", checked(text, lang, GIVEAWAYS)), text
            seen |= {(move, view["phase"]) for move in moves if not move.startswith(("leave", "offer pirates"))}


def test_every_legal_move_has_its_clause() -> None:
    book = rulebook.load("meuterer")
    decisions = [decision for played in games() for decision in played.decisions]
    cited = {move: clauses_of(move, view) for view, moves in decisions for move in moves}
    first = {clauses[0] for clauses in cited.values()}
    assert first == {"M1.1", "M2.1", "M2.4", "M2.6", "M4.1", "M5.5", "M8.2", "MP.2"}
    assert all(book.clause(clause) for clauses in cited.values() for clause in clauses)
    # A player who is offered an action card can read its effect, not only how to take it.
    for role in ("mutineer", "boy", "mate", "merchant", "loader"):
        name = Messages("en", "meuterer").text("meuterer-role", word=role)
        assert any(name in book.clause(clause).text("en") for clause in cited[f"take {role}"][1:])


VIEW = {
    "game": "meuterer", "seat": 1, "acting": [1], "hand_sizes": [5, 4, 5], "pay": 2, "ship": "hochland",
    "ring": list(ISLANDS), "islands": ISLANDS, "roles": [None, "boy", "mate"], "captain": 0,
    "pirate_ship": "piratennest", "options": {"pirates": "on"}, "middle_count": 4,
}  # fmt: skip


@pytest.mark.parametrize(
    ("move", "lang", "text"),
    [
        ("pay 0", "en", "Promise the Mate no pay"),
        ("pay 1", "fr", "Promettre au quartier-maître une prime de 1 point"),
        ("offer wine", "en", "Offer a wine"),
        ("offer ruby", "de", "Einen Rubin anbieten"),
        ("offer pirates", "it", "Offrire la carta pirati: la nave pirata raggiunge Kalte Klippe"),
        (
            "leave",
            "en",
            "Leave and take one of 4 action cards; as Mutineer: destination Eisfelsen, docking value 5",
        ),
        ("take mutineer", "en", "Take the Mutineer: destination Eisfelsen, docking value 5"),
        ("take boy", "de", "Den Schiffsjungen nehmen"),
        ("take mate", "it", "Prendere il nostromo: paga 2"),
        ("take loader", "fr", "Prendre le débardeur"),
        ("fight 0", "de", "Keine Konfliktkarte spielen"),
        ("fight 1", "en", "Play 1 conflict card for the mutiny"),
        (
            "sell affeninsel=grain*2 hochland=ruby*1",
            "it",
            "Vendere 2 carte grano ad Affeninsel e 1 carta rubino a Hochland",
        ),
        ("keep", "fr", "Ne garder aucune des cartes piochées"),
        ("keep wine wine conflict", "fr", "Garder 2 vins et 1 carte conflit"),
    ],
)
def test_moves_are_described_as_written(move: str, lang: str, text: str) -> None:
    assert describe(move, VIEW, lang) == text


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, "Jouer 2 cartes conflit contre la mutinerie"),
        (1, "Jouer 2 cartes conflit pour la mutinerie"),
        (2, "Jouer 2 cartes conflit contre la mutinerie"),
    ],
)
def test_a_move_in_a_mutiny_says_for_which_side(seat: int, text: str) -> None:
    assert describe("fight 2", {**VIEW, "seat": seat}, "fr") == text
    spectator = {key: value for key, value in VIEW.items() if key != "seat"}
    assert describe("fight 2", {**spectator, "acting": [seat]}, "fr") == text


@pytest.mark.parametrize(
    ("lies", "ship", "hand", "stride", "lang", "text"),
    [
        ("piratennest", "hochland", 4, "on", "en", "sails to Kalte Klippe"),
        ("piratennest", "hochland", 5, "double", "en", "sails to Frosthöhle"),
        ("piratennest", "hochland", 1, "double", "fr", "reste à Piratennest"),
        ("piratennest", "kalte-klippe", 4, "on", "en", "sails to Kalte Klippe and robs the merchant ship"),
        ("piratennest", "affeninsel", 4, "on", "en", "sails to Kalte Klippe"),
        ("frosthoehle", "hochland", 5, "on", "it", "raggiunge Piratennest e saccheggia la nave mercantile"),
        ("hochland", "hochland", 1, "on", "de", "bleibt bei Hochland vor Anker und plündert das Handelsschiff"),
    ],
)
def test_offering_the_pirates_card_says_where_they_go(
    lies: str, ship: str, hand: int, stride: str, lang: str, text: str
) -> None:
    view = {**VIEW, "pirate_ship": lies, "ship": ship, "hand_sizes": [5, hand, 5], "options": {"pirates": stride}}
    assert describe("offer pirates", view, lang).endswith(f" {text}")


def test_what_is_said_of_the_pirates_happens() -> None:
    offered = 0
    for number in range(6):
        options = {"pirates": "double" if number % 2 else "on"}
        match = mutiny.new("meuterer", NAMES, options, seed=bytes([number] * 32))
        rng = random.Random(number)
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            if "offer pirates" in moves:
                said = describe("offer pirates", match.state.view(seat), "en")
                events = match.play(seat, "offer pirates")
                (sailed,) = [event for event in events if event.kind == "pirates"]
                island = Messages("en", "meuterer").text("meuterer-island", word=sailed.facts["island"])
                assert re.search(rf"(sails to|stays at) {island}( and robs the merchant ship)?$", said)
                assert ("robs" in said) == any(event.kind == "plunder" for event in events)
                assert ("stays" in said) == (sailed.facts["steps"] == 0)
                offered += 1
            else:
                match.play(seat, rng.choice(moves))
    assert offered >= 8


RARE = [
    (
        "de",
        {"kind": "offer", "clause": "M2.1", "card": "salt", "left": 0},
        "Ann bietet Salz an, die letzte Handkarte.",
    ),
    (
        "en",
        {"kind": "pirates", "clause": "MP.2", "left": 0, "steps": 0, "from": "sandkap", "island": "sandkap"},
        "Ann offers the pirates card with no cards left: the pirate ship stays at Sandkap.",
    ),
    (
        "fr",
        {"kind": "pirates", "clause": "MP.2", "left": 1, "steps": 2, "from": "sandkap", "island": "affeninsel"},
        (
            "Ann propose la carte pirates avec 1 carte en main\u00a0: le navire pirate quitte Sandkap et rejoint "
            "Affeninsel, 2 îles plus loin dans le sens antihoraire."
        ),
    ),
    (
        "it",
        {"kind": "plunder", "clause": "MP.3", "cards": [[], ["wine", "conflict"], [], ["salt"]]},
        (
            "I pirati saccheggiano la nave mercantile e tutte le carte offerte vengono scartate: "
            "Bo (1 carta vino e 1 carta conflitto) e Dee (1 carta sale)."
        ),
    ),
    (
        "de",
        {"kind": "plunder", "clause": "MP.3", "cards": [[], [], [], []]},
        "Die Piraten entern das Handelsschiff, aber es liegen keine angebotenen Karten aus.",
    ),
    (
        "fr",
        {"kind": "mutiny-decided", "clause": "M4.5", "won": False, "tied": False, "for": 1, "against": 3},
        "La mutinerie est matée, 3 à 1.",
    ),
    (
        "it",
        {"kind": "paid", "clause": "M5.1", "points": -1, "mate": 2},
        "Ann versa la paga al nostromo, Cy: −1 punto.",
    ),
    (
        "it",
        {"kind": "sales", "clause": "M5.6", "points": 4, "island": "affeninsel", "count": 1, "tied": 1},
        "Ann vende più di tutti ad Affeninsel (1 carta): 4 punti.",
    ),
    (
        "de",
        {"kind": "ship", "clause": "M6.1", "from": "sandkap", "island": "sandkap"},
        "Das Schiff bleibt bei Sandkap vor Anker.",
    ),
    (
        "en",
        {
            "kind": "keep",
            "clause": "M8.2",
            "count": 0,
            "to": "discard",
            "kept": [],
            "returned": ["salt", "wine", "salt"],
        },
        "As Loader, Ann keeps none of the cards and puts 2 salt and 1 wine under the discard pile.",
    ),
    (
        "fr",
        {"kind": "end", "clause": "M5.8", "seat": None, "scores": [9, -1, 9, 2], "winners": [0, 2]},
        "La partie est terminée\u00a0: Ann 9, Bo −1, Cy 9 et Dee 2. Ann et Cy se partagent la victoire.",
    ),
]


@pytest.mark.parametrize(("lang", "told", "text"), RARE)
def test_rare_events_have_the_expected_texts(lang: str, told: dict[str, Any], text: str) -> None:
    assert tell({"seat": 0, **told}, NAMES, lang, "meuterer") == text


def test_nothing_needs_an_elision() -> None:
    """Check that no word before a name would change with its first letter, because a name may begin with any letter."""
    name = r"\{ \$(player|old|mate|winners|island|from) \}"
    french = (FOLDER / "games/meuterer/i18n/fr/game.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"\b(?:de|que|le|la|ne|se) {name}", french) == []
    italian = (
        (FOLDER / "games/meuterer/i18n/it/game.ftl").read_text(encoding="utf-8").replace("*[other] a { $island }", "")
    )
    assert re.findall(rf"\b(?:a|e|o|la|lo) {name}", italian) == []


def test_errors_are_clear() -> None:
    with pytest.raises(NoSuchLanguage, match="the languages are en, fr, it, de"):
        Messages("es")
    with pytest.raises(BadMessage, match=r"no message 'meuterer-draw\.nothing' in de"):
        Messages("de", "meuterer").text("meuterer-draw.nothing")
    with pytest.raises(BadMessage, match="message 'saved' in it"):
        Messages("it").text("saved")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder for third-party packages. An entry point `NAME = NAME.rules:GAME` is found for each of them."""
    monkeypatch.syspath_prepend(tmp_path)

    def points(group: str) -> list[EntryPoint]:
        return [EntryPoint(path.name, f"{path.name}.rules:GAME", group) for path in tmp_path.iterdir()]

    monkeypatch.setattr(plugin, "entry_points", points)
    plugin.package_of.cache_clear()
    speech_of.cache_clear()
    yield tmp_path
    plugin.package_of.cache_clear()
    speech_of.cache_clear()


def lay_out(package: Path, **texts: str) -> None:
    (package / "i18n").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").touch()
    for lang, text in texts.items():
        (package / "i18n" / lang).mkdir()
        (package / "i18n" / lang / "game.ftl").write_text(text, encoding="utf-8")


TOLD = {"kind": "bid", "clause": "P1.1", "seat": 1, "amount": 3, "dice": ["two", "two"], "bluff": True}


def test_a_game_elsewhere_brings_its_messages(elsewhere: Path) -> None:
    english = "liarsdice-bid = { $player } bids { $amount } with { $dice }: { $bluff }.\npoints = stolen"
    lay_out(elsewhere / "liarsdice", en=english, fr="liarsdice-bid = { $player } annonce { $amount }.")
    assert tell(TOLD, NAMES, "en", "liarsdice") == "Bo bids 3 with two and two: yes."
    assert tell(TOLD, NAMES, "fr", "liarsdice") == "Bo annonce 3."
    assert tell(TOLD, NAMES, "de", "liarsdice") == "Bo bids 3 with two und two: yes."
    assert Messages("en", "liarsdice").text("points", points=2) == "2 points"


def test_a_third_party_game_without_messages_is_shown_as_data(elsewhere: Path) -> None:
    lay_out(elsewhere / "craps")
    assert tell(TOLD, NAMES, "it", "craps") == "bid: player=Bo, amount=3, dice=two two, bluff=True"
    assert tell({"kind": "pause", "clause": "", "seat": None}, NAMES, "it", "craps") == "pause"
    assert describe("roll 2", {}, "it") == describe("roll 2", {"game": "craps"}, "it") == "roll 2"
    assert clauses_of("roll 2", {"game": "craps"}) == []


def test_broken_messages_of_a_game_elsewhere_are_refused(elsewhere: Path) -> None:
    lay_out(elsewhere / "whist", en="whist-bid = { $player")
    why = r"^the plug-in whist failed in the game whist: its file i18n/en/game\.ftl: it cannot be read from 'whist-bid"
    with pytest.raises(PluginFailed, match=why) as failed:
        tell(TOLD, NAMES, "en", "whist")
    assert isinstance(failed.value.__cause__, BadMessage)
