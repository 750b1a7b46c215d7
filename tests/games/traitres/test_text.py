"""Every event, move and phrase of Traîtres à bord has a text in four languages."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.player_texts import checked

import mutiny
from mutiny import cli, i18n, rulebook
from mutiny.games.traitres.talk import phrases as set_phrases
from mutiny.games.traitres.text import printed
from mutiny.i18n import LANGUAGES, Messages, clauses_of, describe, phrases, tell

NAMES = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo", "Gus", "Hal"]
KINDS = "role first deal stash plank overboard riddance spyglass order catch return pockets draw open end say"

# Words that identify a language: each is common in its own messages and is not a word of the other three.
GIVEAWAYS = {
    "en": "the and card cards with mutineer mutineers chest planks draw claims",
    "fr": "et cartes avec mutin mutins coffre planche pioche les dans une",
    "it": "carta pirata pirati ammutinati forziere passerella pesca che gli",
    "de": "und karten piraten meuterer truhe planke das eine behauptet",
}


@cache
def games() -> list[tuple[list[str], list[mutiny.Event], list[tuple[dict[str, Any], list[str]]]]]:
    """Return random games for every number of players: all events, and view and legal moves at every decision."""
    rng = random.Random(2)
    played = []
    for number in range(24):
        players = 3 + number % 6
        options = {"mutineers-meet": "yes" if number % 2 else "no"}
        match = mutiny.new("traitres", NAMES[:players], options, seed=bytes([number] * 32))
        decisions = []
        while not match.over:
            seat = match.state.acting[0]
            moves = match.legal_moves(seat)
            decisions.append(({**match.state.view(seat), "names": match.names}, moves))
            other = rng.randrange(players)
            loots = rng.choices(["+1", "0", "-2"], k=rng.randrange(4))
            words = {"role": rng.choice(["pirate", "mutineer"]), "spied": " ".join(loots), "chest": rng.randint(-9, 9)}
            phrase = rng.choice(list(set_phrases()))
            match.say(seat, f"say {phrase} {words.get(phrase, other)}".rstrip())
            patient = [move for move in moves if move != "open"] if number % 4 else moves
            match.play(seat, rng.choice(patient))
        played.append((match.names, [event for batch in match.events for event in batch], decisions))
    return played


def test_every_kind_of_event_happens() -> None:
    assert {event.kind for _, events, _ in games() for event in events} == set(KINDS.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text(lang: str) -> None:
    for names, events, _ in games():
        for event in events:
            whole = tell(event.with_secrets(), names, lang, "traitres")
            assert re.search(r"[.!»”“]$", checked(str(whole), lang, GIVEAWAYS)), whole
            text = tell(event.seen_by(None) or {}, names, lang, "traitres")
            if event.kind in ("role", "deal") or (event.kind == "draw" and event.clause == "T1.3"):
                # Everybody draws, so the event is news only for the seat that sees the cards.
                assert text is None
            else:
                checked(str(text), lang, GIVEAWAYS)
                assert text is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_their_audience_reads_secrets(lang: str) -> None:
    for names, events, _ in games():
        for event in events:
            if event.secret.get("cards"):
                public = tell(event.seen_by(None) or {}, names, lang, "traitres") or ""
                whole = tell(event.with_secrets(), names, lang, "traitres") or ""
                shown = [
                    Messages(lang, "traitres").text("traitres-card", word=printed(card))
                    for card in event.secret["cards"]
                ]
                assert all(card in whole for card in shown)
                assert public != whole
    stash = {"kind": "stash", "clause": "T2.1", "seat": 0, "value": "+1", "chest": 3}
    assert "−2" not in str(tell(stash, NAMES, lang, "traitres"))
    assert "−2" in str(tell({**stash, "card": "-2"}, NAMES, lang, "traitres"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_described_with_names(lang: str) -> None:
    for _, _, decisions in games():
        for view, moves in decisions:
            descriptions = [describe(move, view, lang) for move in moves]
            assert len(set(descriptions)) == len(descriptions)
            for move, text in zip(moves, descriptions, strict=True):
                checked(text, lang, GIVEAWAYS)
                verb, *words = move.split(" ")
                assert verb not in ("plank", "pockets") or NAMES[int(words[0])] in text


def test_every_legal_move_has_its_clause() -> None:
    book = rulebook.load("traitres")
    cited = {
        clause
        for _, _, decisions in games()
        for view, moves in decisions
        for move in moves
        for clause in clauses_of(move, view)
    }
    assert cited == {"T1.1", "T2.1", "T2.2", "T2.4", "T2.5", "T2.6", "T2.7"}
    assert all(book.clause(clause) for clause in cited)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_set_phrase_is_explained_with_an_example(lang: str) -> None:
    view = {"game": "traitres", "seat": 4, "players": 5, "names": NAMES[:5]}
    found = phrases(view, lang)
    assert len(found) == len(set_phrases()) == 6
    for phrase, (how, words) in zip(set_phrases(), found, strict=True):
        assert how.startswith(f"say {phrase} ")
        # The typed words are the same in every language.
        checked(how.partition(":")[2].strip(), lang, GIVEAWAYS)
        assert checked(words, lang, GIVEAWAYS)
    assert "Ann" in found[1][1]
    assert phrases({"game": "meuterer"}, lang) == []


def test_every_message_is_used() -> None:
    """Check that every message of the command line and of all games is used by the program or by another message."""
    folder = Path(i18n.__file__).parent
    program = "".join(path.read_text() for path in Path(cli.__file__).parents[1].rglob("*.py"))
    messages = "".join(path.read_text() for path in folder.parent.rglob("i18n/en/*.ftl"))
    for file in ("common.ftl", "cli.ftl"):
        for name in re.findall(r"(?m)^([a-z-]+) =", (folder / "en" / file).read_text()):
            spelt = f'"{name}"' in program or f"'{name}'" in program or f"{{ {name} }}" in messages
            assert spelt or name.startswith(("cli-basis-", "cli-strength-")), name


@pytest.mark.parametrize(
    ("lang", "told", "text"),
    [
        ("en", {"kind": "return", "clause": "T2.6", "seat": 0, "count": 1}, "Ann puts 1 card on top of the draw pile."),
        ("de", {"kind": "draw", "clause": "T2.7", "seat": 1, "count": 3}, "Bo zieht 3 Karten nach."),
        (
            "fr",
            {"kind": "say", "clause": "TT.1", "seat": 2, "phrase": "spied", "args": []},
            "Cy\u00a0: «\u00a0Ma longue-vue n'a rien montré\u00a0: le coffre était vide.\u00a0»",
        ),
        (
            "it",
            {"kind": "say", "clause": "TT.1", "seat": 2, "phrase": "chest", "args": ["-3"]},
            "Cy: «Secondo me il forziere vale −3.»",
        ),
    ],
)
def test_rare_events_have_the_expected_texts(lang: str, told: dict[str, Any], text: str) -> None:
    assert tell(told, NAMES, lang, "traitres") == text
