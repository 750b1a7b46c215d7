"""The drawing of Traîtres à bord: within its width, showing everything in a view and nothing else."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from helpers.player_texts import check_colours, check_width

import mutiny
from mutiny.drawing import draw_view, drawing_of
from mutiny.games.traitres.text import printed
from mutiny.i18n import LANGUAGES, Messages

NAMES = ["Bernhard", "Steffi", "Florian", "Carmen", "Antje", "Ludger", "Wiebke", "Hauke"]
ODD_NAMES = [
    "Bartholomäus von und zu Hohenstein-Wartenburg",
    "Zoe\u0308",
    "船長",
    "B",
    "Ö",
    "Ñandú",
    "x" * 60,
    "Bo (medium)",
]


@cache
def views() -> list[dict[str, Any]]:
    """Return views of every phase of random games: of the acting seat, another seat, and a spectator."""
    rng = random.Random(5)
    seen = []
    for players in range(3, 9):
        game = mutiny.game("traitres")
        options = {"mutineers-meet": "yes" if players % 2 else "no"}
        seen += [game.new(players, options).view(0), game.new(players, options).view(None)]
        match = mutiny.new("traitres", NAMES[:players], options, seed=bytes([players] * 32))
        while not match.over:
            seat = match.state.acting[0]
            if rng.random() < 0.1 or match.state.view(None)["phase"] != "turn":
                seen += [match.state.view(who) for who in (seat, (seat + 1) % players, None)]
            moves = match.legal_moves(seat)
            late = match.state.view(None)["draw_pile"] < 20
            match.play(seat, rng.choice([move for move in moves if late or move != "open"]))
        seen += [match.state.view(0), match.state.view(None)]
    assert {view["phase"] for view in seen} >= {"roles", "turn", "order", "return", "over"}
    assert any(not all(view["aboard"]) for view in seen)
    assert any(view["opened"] for view in seen)
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 50, 70, 80, 100])
def test_no_line_is_too_long(lang: str, width: int) -> None:
    for view in views():
        lines = draw_view(view, ODD_NAMES[: view["players"]], lang, width).split("\n")
        check_width(lines, width)


@pytest.mark.parametrize("width", [60, 80])
def test_colours_change_no_letter_and_ascii_no_place(width: int) -> None:
    check_colours(views()[::3], NAMES, width, "▸…·▬×")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80])
def test_all_that_a_view_holds_is_drawn(lang: str, width: int) -> None:
    say = Messages(lang, "traitres")
    for view in views():
        names = NAMES[: view["players"]]
        drawn = draw_view(view, names, lang, width)
        text = re.sub(r"\s+", " ", drawn)
        expected = [
            say.text("traitres-phase", word=view["phase"]),
            say.text("traitres-table-chest", count=view["chest"]),
            say.text("traitres-table-target", target=view["target"]),
            say.text("traitres-table-draw-pile", count=view["draw_pile"]),
            say.text("traitres-table-discard-pile", count=view["discard_pile"]),
        ]
        for seat, name in enumerate(names):
            line = next(line for line in drawn.split("\n") if re.match(rf"[▸ ] {seat} {name}", line))
            assert (line[0] == "▸") == (seat in view["acting"])
            assert line.count("▬") == view["planks"][seat]
            assert (say.text("traitres-table-overboard") in line) != view["aboard"][seat]
            role = view["roles"][seat]
            # On a narrow terminal it is on the next line.
            after = drawn[drawn.index(line) :].split("\n")[: 1 if width >= 80 else 2]
            assert role is None or say.text("traitres-role-name", word=role) in "".join(after)
            announced = printed(" ".join(value for who, value in view["announced"] if who == seat))
            expected.append(announced)
        if view.get("role"):
            role = say.text("traitres-role-name", word=view["role"])
            expected.append(say.text("traitres-table-own-role", role=role))
        if "mutineers" in view:
            players = say.join([names[seat] for seat in view["mutineers"]])
            expected.append(say.text("traitres-table-mutineers", players=players))
        for cards in (view.get("hand", []), view.get("seen", [])):
            expected.append(", ".join(say.text("traitres-card", word=printed(card)) for card in cards))
        played = view["played"]
        if played and played["card"] != "loot":
            card, player = say.text("traitres-card", word=played["card"]), names[played["seat"]]
            on = {"target": names[played["target"]]} if "target" in played else {}
            message = "traitres-table-played.target" if on else "traitres-table-played"
            expected.append(say.text(message, card=card, player=player, **on))
        for part in expected:
            assert re.sub(r"\s+", " ", part) in text, part


def test_claims_are_summed_up_and_the_latest_come_first() -> None:
    match = mutiny.new("traitres", NAMES[:3], seed=bytes(32))
    view = match.state.view(None)
    view |= {"announced": [[0, "+1"], [1, "+1"], [2, "-2"], [0, "+1"], [1, "-2"], [2, "+1"], [0, "0"]], "chest": 7}
    view |= {"planks": [0, 1, 2], "acting": [1]}
    assert draw_view(view, NAMES[:3], "en").split("\n")[4:] == [
        "    Player    Hand  Planks  Role  Sum  Announced",
        "  0 Bernhard     3  ···            +2  +1 +1 0",
        "▸ 1 Steffi       3  ▬··            −1  +1 −2",
        "  2 Florian      3  ▬▬·            −1  −2 +1",
        "",
        "Announced, newest first: Bernhard 0, Florian +1, Steffi −2, Bernhard +1, Florian",
        "  −2, Steffi +1",
    ]


@pytest.mark.parametrize(
    ("lang", "last", "by", "on"),
    [
        ("en", "Last card played", "by", "on"),
        ("fr", "Dernière carte jouée ", "par", "contre"),
        ("it", "Ultima carta giocata", "da", "contro"),
        ("de", "Zuletzt gespielt", "von", "gegen"),
    ],
)
def test_the_action_card_played_last_is_named(lang: str, last: str, by: str, on: str) -> None:
    view = mutiny.new("traitres", NAMES[:3], seed=bytes(32)).state.view(0)

    def drawn(**played: str | int) -> list[str]:
        return draw_view({**view, "played": played}, NAMES[:3], lang).replace("\u00a0", " ").split("\n")

    riddance, plank = (Messages(lang, "traitres").text("traitres-card", word=word) for word in ("riddance", "plank"))
    quiet = drawn(seat=1, card="loot")
    assert [line for line in drawn(seat=1, card="riddance") if line not in quiet] == [
        f"{last}: {riddance}, {by} Steffi"
    ]
    assert [line for line in drawn(seat=1, card="plank", target=2) if line not in quiet] == [
        f"{last}: {plank}, {by} Steffi {on} Florian"
    ]


def test_an_open_chest_is_shown() -> None:
    view = mutiny.new("traitres", NAMES[:3], seed=bytes(32)).state.view(None)
    view |= {"opened": ["+1", "-2", "+1", "+1"], "phase": "over", "acting": []}
    assert "In the chest: 3 × +1, 1 × −2; worth +1" in draw_view(view, NAMES[:3], "en")
    assert "In the chest: 3 x +1, 1 x -2; worth +1" in draw_view(view, NAMES[:3], "en", ascii_only=True)
    view |= {"opened": ["+1", "-2", "+1"]}
    assert "worth 0" in draw_view(view, NAMES[:3], "en")
    view |= {"opened": []}
    assert "Die Truhe ist leer" in draw_view(view, NAMES[:3], "de")


def test_nothing_secret_is_drawn() -> None:
    for view in views():
        if "seat" not in view and view["phase"] != "over":
            text = draw_view(view, NAMES[: view["players"]], "en")
            assert "Your" not in text.replace("Empty Your Pockets", "")
            assert "Through the spyglass" not in text


def test_games_without_a_drawing_are_printed_plainly() -> None:
    assert drawing_of("pen") is None
    assert drawing_of("no game") is None
    assert draw_view({"game": "chess", "moves": ["e4", "e5"]}, [], "en") == "moves: e4, e5"
