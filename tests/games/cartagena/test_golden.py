"""The golden records, replayed by both implementations, step by step, to the result that they state."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from games.cartagena.oracle import ORACLE
from games.cartagena.tables import GAME, PIRATES
from helpers.oracles import GOLDEN

from mutiny import Event, Match
from mutiny.i18n import LANGUAGES, tell

RECORDS = ORACLE.golden()


def load(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    return record


def told(name: str) -> list[Event]:
    """Return all events of a golden game."""
    record = load(name)
    match = Match(GAME, record["players"], record["options"])
    for who, notation in record["moves"]:
        match.enter(None if who == "*" else who, notation)
    return [event for batch in match.events for event in batch]


@pytest.mark.parametrize("name", RECORDS)
def test_both_replay_it_to_the_same_end(name: str) -> None:
    ORACLE.replay_golden(name)


def the(events: list[Event], kind: str) -> dict[str, Any]:
    """Return the facts of the only event of this kind."""
    (event,) = [event for event in events if event.kind == kind]
    return {"clause": event.clause, **event.facts}


def cites(events: list[Event], clause: str) -> bool:
    return any(event.clause == clause for event in events)


def left_in(events: list[Event]) -> int:
    """Return the number of players who are still in at the end."""
    return len([event for event in events if event.kind == "reveal"]) - len([e for e in events if e.kind == "out"])


def cut_short(events: list[Event]) -> bool:
    """Return whether the mutiny broke out in the middle of a round, with the ship staying where it was."""
    kinds = [event.kind for event in events]
    rest = kinds[: kinds.index("mutiny")]
    last_round = rest[len(rest) - rest[::-1].index("row") :]
    return "sail" not in last_round and last_round.count("visit") + last_round.count("ghost") < 4


HAPPENS: dict[str, Callable[[list[Event]], bool]] = {
    "space": lambda events: the(events, "mutiny")["why"] == "space" and the(events, "end")["clause"] == "C5.1",
    "combat": lambda events: the(events, "mutiny")["why"] == "combat" and the(events, "end")["clause"] == "C5.1",
    "gold": lambda events: the(events, "mutiny")["why"] == "gold" and len(the(events, "end")["winners"]) > 0,
    "coins": lambda events: the(events, "mutiny")["why"] == "coins" and len(the(events, "end")["winners"]) > 0,
    "at-once": lambda events: cut_short(events) and the(events, "mutiny")["why"] != "space",
    "forced-monkey": lambda events: cites(events, "C4.3") and len(the(events, "end")["winners"]) > 0,
    "supply-dry": lambda events: cites(events, "C4.6") and len(the(events, "end")["winners"]) > 0,
    "tie": lambda events: the(events, "end")["clause"] == "C5.2" and len(the(events, "end")["winners"]) == 1,
    "shared-win": lambda events: the(events, "end")["clause"] == "C5.2" and len(the(events, "end")["winners"]) > 1,
    "nobody-wins": lambda events: the(events, "end")["clause"] == "C5.3" and left_in(events) > 0,
    "nobody-in": lambda events: the(events, "arm")["seats"] == [],
    "by-hand": lambda events: {e.facts["pirate"] for e in events if e.kind == "visit"} == set(PIRATES) - {"ghost"},
}


@pytest.mark.rule("C3.1", "C3.2", "C4.3", "C4.6", "C5.1", "C5.2", "C5.3")
@pytest.mark.parametrize("name", RECORDS)
def test_what_the_name_says_happens(name: str) -> None:
    what = name.removeprefix("cartagena-").removesuffix(".json")[:-2]
    assert HAPPENS[what](told(name))


def test_there_is_one_for_everything_and_every_number_of_players() -> None:
    assert {name.removeprefix("cartagena-").removesuffix(".json")[:-2] for name in RECORDS} == set(HAPPENS)
    assert {len(load(name)["players"]) for name in RECORDS} == {2, 3, 4}
    assert {bool(load(name)["options"]) for name in RECORDS} == {True, False}


def choices(name: str) -> set[str]:
    """Return the choices of a golden game: the pirates visited and the answers, as the test below counts them."""
    made: set[str] = set()
    visiting: dict[int, str] = {}
    sided: set[int] = set()
    for who, notation in load(name)["moves"]:
        if who == "*":
            continue
        word, *rest = notation.split(" ")
        if word == "visit":
            visiting[who] = rest[0]
            made.add(notation)
        elif word in ("swap", "sell"):
            made.add(f"{word} {len(rest)} cards")
        elif word == "keep":
            made.add("keep")
        elif word == "peek" and rest != ["none"]:
            made.add("peek")
        elif word == "rob":
            # In the duels nobody visits a pirate.
            made.add("rob for chang-ye" if visiting.pop(who, None) == "chang-ye" else "rob for a monkey")
        elif word == "side":
            made.add(f"{notation} at {visiting[who]}{' again' if who in sided else ''}")
            sided.add(who)
        elif word == "take":
            made.add(f"{notation} from {visiting[who]}")
        else:
            made.add(notation)
    return made


@pytest.mark.rule("C2.1", "C2.2", "C2.3", "C2.4", "C2.5", "C2.6", "C2.7", "C2.8", "C2.9", "C2.10", "C2.11", "C2.12")
def test_every_pirate_s_every_choice_is_made() -> None:
    expected = {
        "knock",
        *(f"visit {pirate}" for pirate in PIRATES if pirate != "ghost"),
        *("take gold from ramon-diaz", "take combat from ramon-diaz", "take combat from pang", "take coin from pang"),
        "keep",
        *(f"{word} {number} cards" for word in ("swap", "sell") for number in range(4)),
        *(f"buy {number}" for number in range(4)),
        *("rob for chang-ye", "rob for a monkey"),
        *(f"side {side} at bijoux{again}" for side in ("valverde", "diaz") for again in ("", " again")),
        *(f"side {side} at ojo" for side in ("valverde", "diaz")),
        *("peek", "peek none", "post high-valverde", "post high-diaz"),
        *(f"inspect {letter}" for letter in "abcde"),
        *("turn keep", "turn swap"),
        *(f"lay {card}" for card in ("v1", "v2", "v3", "d1", "d2", "d3", "monkey")),
    }
    assert set().union(*(choices(name) for name in RECORDS)) == expected


@pytest.mark.rule("C1.4", "C1.8", "C2.13", "C2.14", "C4.9")
def test_storms_the_ghost_idle_visits_and_sailors_alone_are_among_them() -> None:
    kinds = {event.kind for name in RECORDS for event in told(name)}
    assert {"storm", "lifeboat", "ghost", "idle", "offer", "refill", "tie", "pass", "posts"} <= kinds
    clauses = {event.clause for name in RECORDS for event in told(name) if event.kind == "duel-won"}
    assert clauses == {"C4.7", "C4.9"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_made_by_hand_has_the_expected_texts(lang: str) -> None:
    names = load("cartagena-by-hand-3.json")["players"]
    lines = [tell(event.with_secrets(), names, lang, "cartagena") for event in told("cartagena-by-hand-3.json")]
    narration = [line for line in lines if line is not None]
    assert narration == (GOLDEN / f"cartagena-by-hand.{lang}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("C4.7", "C4.9", "C5.1")
def test_the_game_made_up_by_hand() -> None:
    """Check the values computed on paper: 5 to 11, 15 to 1, 13 to 8, 4 to 5, 5 to 11; Anne ends with eight coins."""
    won = [event.facts for event in told("cartagena-by-hand-3.json") if event.kind == "duel-won"]
    assert [(duel["valverde"], duel["diaz"], duel["side"]) for duel in won] == [
        (5, 11, "diaz"),
        (15, 1, "valverde"),
        (13, 8, "valverde"),
        (4, 5, "diaz"),
        (5, 11, "diaz"),
    ]
    assert load("cartagena-by-hand-3.json")["result"] == {"side": "diaz", "gold": [8, 6, 3], "winners": [0]}
