"""Every event and every move of Cartagena has a text in four languages; only entitled seats read the secrets."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.player_texts import checked

import mutiny
from mutiny import rulebook
from mutiny.games import cartagena
from mutiny.games.cartagena.text import CLAUSES, MOVES
from mutiny.i18n import LANGUAGES, Messages, clauses_of, describe, phrases, tell

NAMES = ["Ann", "Bo", "Cy", "Dee"]

# Words that identify a language: each is common in its own messages and is not a word of the other three.
GIVEAWAYS = {
    "en": "the and card cards coin coins ship door doors monkey sailors with takes top steals for",
    "fr": "et pièce pièces navire fermées singe marins avec les une vole regarde pioche pour",
    "it": "carta moneta monete nave scimmia marinai che gli una prende guarda mazzo per",
    "de": "und karten münze münzen schiff tür äffchen matrosen das eine kampfkarte nimmt für",
}

VISITS = (
    "captain-valverde", "ramon-diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang", "chang-ye", "sate",
    "bijoux", "ojo", "cambivalute",
)  # fmt: skip
VALUES = {"valverde": 8, "diaz": 3}
Facts = dict[str, Any]

# These events cover every kind under every clause, with all public and secret facts that change the sentence.
EVENTS: list[tuple[str, str, int | None, Facts, Facts]] = [
    ("dealer", "C0.5", 0, {}, {}),
    ("purse", "C0.1", 0, {"cards": ["v1", "d1"], "coins": 1}, {}),
    ("purse", "C0.1", 0, {"cards": ["v1", "d1"], "coins": 0}, {}),
    ("pile", "C0.2", None, {"pile": "combat", "count": 32}, {}),
    ("pile", "C0.2", None, {"pile": "gold", "count": 18}, {}),
    ("storm", "C1.8", 1, {"pirate": "tembo", "back": None}, {}),
    ("storm", "C1.8", 1, {"pirate": "ghost", "back": "captain-valverde"}, {}),
    ("storm", "C1.8", 1, {"pirate": "captain-valverde", "back": "ghost"}, {}),
    ("row", "C1.1", 1, {"round": 3, "count": 7}, {}),
    *(("knock", "C1.3", 0, {"pirate": pirate}, {}) for pirate in (*VISITS, "ghost")),
    ("ghost", "C1.4", 0, {}, {}),
    *(("visit", "C1.3", 0, {"pirate": pirate}, {}) for pirate in VISITS),
    ("gold", "C2.1", 0, {"count": 1}, {"cards": ["g3"]}),
    ("gold", "C2.2", 0, {"count": 1}, {"cards": ["g2"]}),
    ("combat", "C2.2", 0, {"count": 1}, {"cards": ["v3"]}),
    ("combat", "C2.3", 0, {"count": 2}, {"cards": ["v3", "d2"]}),
    ("combat", "C2.4", 0, {"count": 1}, {"cards": ["d3"]}),
    ("combat", "C2.5", 0, {"count": 3}, {"cards": ["v1", "d2", "v1"]}),
    ("combat", "C2.6", 0, {"count": 2}, {"cards": ["v1", "v1"]}),
    ("combat", "C2.7", 0, {"count": 1}, {"cards": ["v2"]}),
    *(("coins", clause, 0, {"count": 1}, {}) for clause in ("C2.1", "C2.6", "C2.7", "C2.9", "C4.5", "C4.6")),
    ("coins", "C2.9", 0, {"count": 4}, {}),
    ("pay", "C2.6", 0, {"count": 1}, {}),
    ("pay", "C2.6", 0, {"count": 3}, {}),
    ("look", "C2.2", 0, {"gold": 1, "combat": 1}, {"gold_cards": ["g3"], "combat_cards": ["d2"]}),
    ("look", "C2.2", 0, {"gold": 1, "combat": 0}, {"gold_cards": ["g1"], "combat_cards": []}),
    ("look", "C2.2", 0, {"gold": 0, "combat": 1}, {"gold_cards": [], "combat_cards": ["v2"]}),
    ("look", "C2.4", 0, {"gold": 0, "combat": 2}, {"gold_cards": [], "combat_cards": ["v2", "d3"]}),
    ("look", "C2.4", 0, {"gold": 0, "combat": 1}, {"gold_cards": [], "combat_cards": ["v2"]}),
    ("under", "C2.2", 0, {"pile": "gold", "count": 1}, {"cards": ["g3"]}),
    ("under", "C2.2", 0, {"pile": "combat", "count": 1}, {"cards": ["d2"]}),
    ("under", "C2.4", 0, {"pile": "combat", "count": 1}, {"cards": ["d2"]}),
    ("under", "C2.5", 0, {"pile": "combat", "count": 2}, {"cards": ["v1", "d2"]}),
    ("under", "C2.6", 0, {"pile": "combat", "count": 1}, {"cards": ["d2"]}),
    ("rob", "C2.8", 0, {"target": 1}, {}),
    ("rob", "C4.5", 0, {"target": 1}, {}),
    ("offer", "C2.9", 0, {"coins": 2}, {}),
    *(
        ("side", clause, 0, {"again": again}, {"side": side})
        for clause, again in (("C2.10", False), ("C2.10", True), ("C2.11", False))
        for side in ("valverde", "diaz")
    ),
    ("peek", "C2.11", 0, {"target": None}, {}),
    ("peek", "C2.11", 0, {"target": 1}, {"side": "valverde"}),
    ("peek", "C2.11", 0, {"target": 1}, {"side": "diaz"}),
    ("sailors", "C2.12", 0, {"count": 2}, {"values": [3, 8]}),
    ("post", "C2.12", 0, {"letter": "b"}, VALUES),
    ("inspect", "C2.12", 0, {"letter": "b"}, VALUES),
    ("turn", "C2.12", 0, {"letter": "b"}, {"swapped": True, **VALUES}),
    ("turn", "C2.12", 0, {"letter": "b"}, {"swapped": False, **VALUES}),
    *(("idle", "C2.14", 0, {"pirate": pirate}, {}) for pirate in VISITS),
    ("pass", "C2.5", 0, {"pirate": "wessel-jan"}, {}),
    ("pass", "C2.6", 0, {"pirate": "dean-nero"}, {}),
    *(("sail", "C1.6", None, {"spaces": spaces, "ship": 7}, {}) for spaces in range(4)),
    *(("mutiny", "C3.1", None, {"why": why}, {}) for why in ("space", "combat", "gold", "coins")),
    ("out", "C3.2", 0, {}, {}),
    ("out", "C4.3", 0, {}, {}),
    ("lifeboat", "C3.3", None, {"pirate": "ghost"}, {}),
    ("lifeboat", "C3.3", None, {"pirate": "pang"}, {}),
    ("posts", "C3.3", None, {"count": 2}, {}),
    *(("arm", "C3.4", None, {"seats": seats}, {}) for seats in ([], [1], [0, 2, 3])),
    ("duel", "C4.1", None, {"letter": "a", **VALUES}, {}),
    *(
        ("shown", "C4.2", None, {"letter": "a", "round": 2, "cards": cards, "monkeys": monkeys, **VALUES}, {})
        for cards in ([], ["v3"], ["v1", "v1", "d2"])
        for monkeys in ([], [0], [0, 2])
        if cards or monkeys
    ),
    ("leave", "C4.4", 0, {"round": 2}, {}),
    *(("refill", "C4.6", None, {"seats": seats}, {}) for seats in ([], [1], [0, 2, 3])),
    *(
        ("duel-won", clause, None, {"letter": "c", "side": side, "valverde": 9, "diaz": other, "tied": other == 9}, {})
        for clause, side, other in (
            ("C4.7", "valverde", 5), ("C4.7", "diaz", 12), ("C4.7", "valverde", 9), ("C4.7", "diaz", 9),
            ("C4.9", "valverde", 5), ("C4.9", "diaz", 10),
        )
    ),
    ("mutiny-won", "C4.9", None, {"side": "valverde", "duels": [3, 1]}, {}),
    ("mutiny-won", "C4.9", None, {"side": "diaz", "duels": [0, 3]}, {}),
    ("reveal", "C5.1", 0, {"side": "valverde", "gold": ["g1", "g3"], "coins": 4, "total": 8}, {}),
    ("reveal", "C5.1", 0, {"side": "diaz", "gold": [], "coins": 1, "total": 1}, {}),
    ("reveal", "C5.1", 0, {"side": None, "gold": ["g1"], "coins": 0, "total": 1}, {}),
    ("tie", "C5.2", 0, {"cards": ["v1", "d3"], "strength": 3}, {}),
    ("tie", "C5.2", 0, {"cards": [], "strength": 0}, {}),
    ("end", "C5.1", None, {"side": "diaz", "gold": [8, 3, 1], "winners": [0]}, {}),
    ("end", "C5.2", None, {"side": "diaz", "gold": [8, 8, 1], "winners": [1]}, {}),
    ("end", "C5.2", None, {"side": "diaz", "gold": [8, 8, 1], "winners": [0, 1]}, {}),
    ("end", "C5.3", None, {"side": "valverde", "gold": [8, 3, 1, 0], "winners": []}, {}),
]  # fmt: skip
LAYS = [{"kind": "lay", "clause": "C4.2", "seat": 0, "card": card} for card in ("v1", "d3", "monkey")]
KINDS = {kind for kind, *_ in EVENTS} | {"lay"}


def told_of(kind: str, clause: str, seat: int | None, facts: Facts) -> dict[str, Any]:
    return {"kind": kind, "clause": clause, "seat": seat, **facts}


@cache
def games() -> list[tuple[list[str], list[mutiny.Event], list[tuple[dict[str, Any], list[str]]]]]:
    """Return random games for every number of players: all events, and view and legal moves at every decision."""
    rng = random.Random(2)
    played = []
    for number in range(24):
        match = mutiny.new("cartagena", NAMES[: 2 + number % 3], seed=bytes([number] * 32))
        decisions = []
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            decisions.append(({**match.state.view(seat), "names": match.names}, moves))
            # Sailors are inspected only when all are posted.
            eager = "visit cambivalute" in moves and number % 2 == 0
            match.play(seat, "visit cambivalute" if eager else rng.choice(moves))
        played.append((match.names, [event for batch in match.events for event in batch], decisions))
    return played


def in_print(text: str) -> str:
    """Return the text as a person sees it: some spaces do not break, in the name of a card or before a French colon."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text(lang: str) -> None:
    for kind, clause, seat, facts, secret in EVENTS:
        told = told_of(kind, clause, seat, facts)
        text = tell(told, NAMES[: len(facts["gold"])] if kind == "end" else NAMES, lang, "cartagena")
        if (kind, clause) in {("under", "C2.2"), ("under", "C2.4")}:
            # A seat that saw the card taken already knows what went under the pile.
            assert text is None
        else:
            assert re.search(r"[.!]$", checked(text, lang, GIVEAWAYS)), text
        if secret:
            whole = tell({**told, **secret}, NAMES, lang, "cartagena")
            assert re.search(r"[.!]$", checked(whole, lang, GIVEAWAYS)), whole
            assert whole != text
    for told in LAYS:
        checked(tell(told, NAMES, lang, "cartagena"), lang, GIVEAWAYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_has_a_text(lang: str) -> None:
    """Check that the events that happen are those above."""
    seen = set()
    for names, events, _ in games():
        for event in events:
            assert event.kind in KINDS
            for told in (event.with_secrets(), event.seen_by(None)):
                if told is not None and str(told) not in seen:
                    seen.add(str(told))
                    text = tell(told, names, lang, "cartagena")
                    hushed = event.kind == "under" and event.clause in ("C2.2", "C2.4") and "cards" not in told
                    assert (text is None) == hushed
                    assert text is None or checked(text, lang, GIVEAWAYS)


def test_every_kind_of_event_happens() -> None:
    """Check that all kinds of events happen, except a tie for gold and an empty supply, which are too rare."""
    assert {event.kind for _, events, _ in games() for event in events} == KINDS - {"tie", "refill"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_their_audience_reads_secrets(lang: str) -> None:
    say = Messages(lang, "cartagena")
    for kind, clause, seat, facts, secret in EVENTS:
        public = tell(told_of(kind, clause, seat, facts), NAMES, lang, "cartagena") if kind != "end" else None
        whole = tell({**told_of(kind, clause, seat, facts), **secret}, NAMES, lang, "cartagena") if secret else None
        cards = [card for fact in ("cards", "gold_cards", "combat_cards") for card in secret.get(fact, ())]
        hidden = [say.text("cartagena-card", word=card) for card in cards]
        hidden += [str(value) for value in secret.get("values", ())]
        hidden += [str(secret["valverde"])] if "valverde" in secret else []
        hidden += [say.text("cartagena-the-side", side=secret["side"])] if "side" in secret else []
        for word in hidden:
            assert word in str(whole)
            assert word not in str(public)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_named_in_what_concerns_them(lang: str) -> None:
    for kind, clause, seat, facts, _ in EVENTS:
        if (kind, clause) in {("under", "C2.2"), ("under", "C2.4"), ("offer", "C2.9")} or kind == "end":
            continue
        text = str(tell(told_of(kind, clause, seat, facts), NAMES, lang, "cartagena"))
        concerned = [seat, facts.get("target"), *facts.get("seats", ())]
        assert all(NAMES[who] in text for who in concerned if who is not None), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_described_with_names(lang: str) -> None:
    for _, _, decisions in games():
        for view, moves in decisions:
            descriptions = [describe(move, view, lang) for move in moves]
            assert len(set(descriptions)) == len(descriptions)
            for move, text in zip(moves, descriptions, strict=True):
                assert re.match(r"[A-ZÉ\d].*[^.:;,]$", checked(text, lang, GIVEAWAYS)), text
                verb, *words = move.split(" ")
                assert verb not in ("rob", "peek") or words == ["none"] or NAMES[int(words[0])] in text
                unnamed = describe(move, {key: view[key] for key in view if key != "names"}, lang)
                assert (unnamed == text) == (verb not in ("rob", "peek") or words == ["none"])


def test_every_kind_of_move_happens() -> None:
    moves = {move.split(" ")[0] for _, _, decisions in games() for _, legal in decisions for move in legal}
    assert moves == set(MOVES)


def test_every_legal_move_has_its_clause() -> None:
    book = rulebook.load("cartagena")
    cited = {move: clauses_of(move, view) for _, _, decisions in games() for view, moves in decisions for move in moves}
    assert {" ".join(clauses) for clauses in cited.values()} == {clauses for _, clauses in CLAUSES}
    assert all(book.clause(clause) for clauses in cited.values() for clause in clauses)
    # A player who may visit a pirate can read the effect of the visit.
    for pirate in VISITS:
        name = Messages("en", "cartagena").text("cartagena-pirate", word=pirate)
        assert name in book.clause(cited[f"visit {pirate}"][0]).text("en")


LOOKING = {"gold": ["g2"], "combat": ["d3"]}
VIEW: dict[str, Any] = {
    "game": "cartagena", "players": 3, "names": NAMES[:3], "seat": 0, "side": None, "coins": [2, 1, 3], "supply": 2,
    "offer": 3, "posts": ["hidden", None, None, None, None], "looking": None, "duel": None,
    "row": [{"pirate": "sate", "by": None}, {"pirate": None, "by": None}, {"pirate": None, "by": None}],
}  # fmt: skip


DESCRIBED: list[tuple[str, str, Facts, str]] = [
    ("knock", "en", {}, "Knock on the next door; 2 are still closed"),
    ("knock", "de", {"row": VIEW["row"][:2]},
     "An der letzten geschlossenen Tür anklopfen; wer öffnet, muss besucht werden, nur der Geist nicht"),
    ("visit sate", "fr", {}, "Rendre visite à Sate : prendre 2 pièces"),
    ("visit captain-valverde", "fr", {},
     "Rendre visite au capitaine Valverde : prendre la carte du dessus de la pioche or et une pièce"),
    ("visit ojo", "en", {}, "Visit Ojo: set your allegiance in secret"),
    ("visit ojo", "it", {"side": "diaz"}, "Fare visita a Ojo: guardare lo schieramento di un avversario"),
    ("visit bijoux", "de", {"side": "diaz"}, "Bijoux besuchen: die Gesinnung wechseln oder nur so tun"),
    ("visit cambivalute", "en", {}, "Visit Cambivalute: look at two sailors and post them for duel B"),
    ("visit cambivalute", "en", {"posts": ["hidden"] * 5},
     "Visit Cambivalute: inspect a duel, and swap its sailors or not"),
    ("take gold", "en", {"looking": LOOKING}, "Keep gold 2; Diaz 3 goes under its pile"),
    ("take combat", "fr", {"looking": LOOKING}, "Garder la carte Diaz 3 ; la carte or 2 va sous sa pioche"),
    ("take combat", "de", {"looking": {"gold": [], "combat": ["v1"]}}, "Valverde 1 behalten"),
    ("take combat", "it", {}, "Prendere la prima carta del mazzo combattimento"),
    ("take coin", "en", {}, "Take a coin"),
    ("keep v1", "en", {"looking": {"gold": [], "combat": ["v1", "v1"]}},
     "Keep Valverde 1; Valverde 1 goes under its pile"),
    ("keep d2", "de", {"looking": {"gold": [], "combat": ["v1", "d2"]}},
     "Diaz 2 behalten; Valverde 1 kommt unter den Stapel"),
    ("swap", "it", {}, "Non scambiare nessuna carta"),
    ("swap d3", "en", {}, "Swap Diaz 3 for another combat card"),
    ("sell v1 d1", "de", {}, "Valverde 1 und Diaz 1 für 2 Münzen verkaufen"),
    ("sell", "fr", {}, "Ne vendre aucune carte"),
    ("buy 0", "en", {}, "Buy nothing"),
    ("buy 1", "it", {}, "Comprare 1 carta combattimento per 1 moneta"),
    ("rob 2", "en", {}, "Steal one of Cy's 3 coins"),
    ("rob 1", "it", {"names": None}, "Derubare il posto 1 della sua unica moneta"),
    ("side diaz", "en", {}, "Set your allegiance: Diaz's side"),
    ("side diaz", "fr", {"side": "diaz"}, "Rester dans le camp de Diaz en faisant semblant de changer"),
    ("side diaz", "it", {"side": "valverde"}, "Passare dalla parte di Diaz"),
    ("peek 1", "de", {}, "Heimlich die Gesinnung von Bo ansehen"),
    ("peek none", "en", {}, "Look at nobody's allegiance"),
    ("post high-valverde", "en", {"looking": {"letter": "b", "values": [3, 8]}},
     "Post for duel B: 8 for Valverde, 3 for Diaz"),
    ("post high-diaz", "de", {"looking": {"letter": "b", "values": [3, 8]}},
     "Auf die Duellfelder B stellen: 3 für Valverde, 8 für Diaz"),
    ("inspect e", "it", {}, "Ispezionare il duello E"),
    ("turn keep", "en", {"looking": {"letter": "c", "values": [3, 8]}},
     "Leave the sailors of duel C as they are: 3 for Valverde, 8 for Diaz"),
    ("turn swap", "it", {"looking": {"letter": "c", "values": [3, 8]}},
     "Scambiare i marinai del duello C: 8 per Valverde, 3 per Diaz"),
    ("lay d3", "fr", {}, "Poser Diaz 3"),
    ("lay monkey", "en", {"duel": {"round": 1}},
     "Lay the monkey: you have no combat card left and are out of the game"),
    ("lay monkey", "en", {"duel": {"round": 2}},
     "Lay the monkey: leave the duel and get a coin, from an opponent if yours is the only monkey"),
    ("lay monkey", "de", {"duel": {"round": 3}}, "Das Äffchen legen: aus dem Duell aussteigen"),
]  # fmt: skip


@pytest.mark.parametrize(("move", "lang", "more", "text"), DESCRIBED)
def test_moves_are_described_as_written(move: str, lang: str, more: dict[str, Any], text: str) -> None:
    assert in_print(describe(move, {**VIEW, **more}, lang)) == text


RARE: list[tuple[str, Facts, str]] = [
    ("en", told_of("storm", "C1.8", 1, {"pirate": "ghost", "back": "captain-valverde"}),
     "Storm! Bo draws a pirate card: the Ghost goes into the lifeboat, and Captain Valverde comes back aboard."),
    ("fr", told_of("visit", "C1.3", 0, {"pirate": "captain-valverde"}), "Ann rend visite au capitaine Valverde."),
    ("it", told_of("knock", "C1.3", 0, {"pirate": "ghost"}), "Ann bussa, e dietro la porta c'è… il Fantasma!"),
    ("de", told_of("shown", "C4.2", None, {"letter": "b", "round": 2, "cards": ["v3", "d1"], "monkeys": [0], **VALUES}),
     "Duell B, Runde 2: Valverde 3 und Diaz 1, dazu ein Äffchen. Es steht 8 für Valverde, 3 für Diaz."),
    ("en", told_of("duel-won", "C4.7", None, {"letter": "b", "side": "diaz", "valverde": 9, "diaz": 12, "tied": False}),
     "Diaz wins duel B, 12 to 9."),
    ("fr", told_of("refill", "C4.6", None, {"seats": [0, 2]}),
     "La réserve ne suffit pas : Ann et Cy y mettent une pièce par tête."),
    ("it", told_of("side", "C2.10", 0, {"again": False, "side": "valverde"}),
     "Ann si schiera in segreto con Valverde."),
    ("en", told_of("tie", "C5.2", 0, {"cards": ["v1", "d3"], "strength": 3}),
     "Tied for gold, Ann shows the combat cards left: Valverde 1 and Diaz 3. Strength for the winning side: 3."),
    ("de", told_of("end", "C5.2", None, {"side": "diaz", "gold": [8, 8, 1, 0], "winners": [0, 1]}),
     "Die Partie ist zu Ende. Gold: Ann 8, Bo 8, Cy 1 und Dee 0. Ann und Bo teilen sich den Sieg."),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "told", "text"), RARE)
def test_rare_events_have_the_expected_texts(lang: str, told: dict[str, Any], text: str) -> None:
    assert in_print(str(tell(told, NAMES, lang, "cartagena"))) == text


def test_every_message_is_used() -> None:
    """Check that every message is used: for an event, for a move, by name in the program, or by another message."""
    folder = Path(cartagena.__file__).parent
    file = (folder / "i18n" / "en" / "game.ftl").read_text(encoding="utf-8")
    program = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    built = {f"cartagena-{kind}" for kind in KINDS} | {f"cartagena-move-{verb}" for verb in MOVES}
    built |= {f"cartagena-table-{word}-pile" for word in ("combat", "gold")}
    built |= {f"cartagena-table-{word}-duel" for word in ("in", "left")}
    built |= {f"cartagena-table-{head}" for head in ("player", "coins", "gold", "combat", "allegiance")}
    for name in re.findall(r"(?m)^([a-z-]+) =", file):
        assert name in built or f'"{name}"' in program or f'"{name}.' in program or f"{{ {name} }}" in file, name


def test_there_are_no_set_phrases() -> None:
    assert phrases(VIEW, "en") == []
