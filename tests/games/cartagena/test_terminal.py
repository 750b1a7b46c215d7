"""The drawing of Cartagena: within its width, showing everything in a view and nothing else."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from helpers.player_texts import check_colours, check_width

import mutiny
from mutiny import Rng
from mutiny.drawing import draw_view
from mutiny.drawing.pen import columns
from mutiny.games.cartagena.terminal import at_sea
from mutiny.i18n import LANGUAGES, Messages

NAMES = ["Bernhard", "Steffi", "Florian", "Carmen"]
ODD_NAMES = ["Bartholomäus von und zu Hohenstein-Wartenburg", "Zoe\u0308", "船長", "x" * 60]
CHANCE = "dealer combat gold storm row sailors posts"
DECISIONS = "door take keep swap trade rob side peek post inspect turn lay monkey"
HIDDEN = "hidden"


@cache
def views() -> list[dict[str, Any]]:
    """Return views of every phase of random games: of the acting seat, another seat, and a spectator."""
    seen: list[dict[str, Any]] = []
    for number in range(3):
        players = 2 + number % 3
        rng, cards = random.Random(number), Rng(bytes([number] * 32))
        state = mutiny.game("cartagena").new(players)
        met: set[str] = set()
        while not state.over:
            phase = state.view(None)["phase"]
            if phase not in met or rng.random() < 0.01:
                met.add(phase)
                seat = state.acting[0] if state.acting else 0
                seen += [state.view(who) for who in (seat, (seat + 1) % players, None)]
            if state.awaits_chance:
                state.apply_chance_with_events(state.sample_chance(cards))
                continue
            seat = rng.choice(state.acting)
            moves = {state.format_move(seat, move): move for move in state.legal_actions(seat)}
            # A player who opens every door makes the voyage long: only then are all sailors posted.
            wanted = [move for move in ("visit cambivalute", "knock") if move in moves and number % 3 == 0]
            state.apply_with_events(seat, moves[wanted[0] if wanted else rng.choice(list(moves))])
        seen += [state.view(0), state.view(None)]
    assert {view["phase"] for view in seen} == {*CHANCE.split(), *DECISIONS.split(), "over"}
    assert any(not all(view["aboard"]) for view in seen)
    assert any(view["offer"] > 1 for view in seen)
    return seen


def made(players: int = 3, seat: int | None = 0, **more: Any) -> dict[str, Any]:
    """Return a view as a game begins, with changes."""
    view = mutiny.new("cartagena", NAMES[:players], seed=bytes(32)).state.view(seat)
    return {**view, "dealer": 0, "acting": [0], "turn": 0, **more}


def row(*doors: str | tuple[str, int]) -> list[dict[str, Any]]:
    """Return a row of doors: a pirate, one with its visitor, or an empty word for a closed door."""
    return [
        {"pirate": door or None, "by": None} if isinstance(door, str) else {"pirate": door[0], "by": door[1]}
        for door in doors
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 50, 70, 80, 100])
def test_no_line_is_too_long(lang: str, width: int) -> None:
    for view in views():
        lines = draw_view(view, ODD_NAMES[: view["players"]], lang, width).split("\n")
        lines += draw_view(view, ODD_NAMES[: view["players"]], lang, width, compact=True).split("\n")
        check_width(lines, width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_where_names_are_short(lang: str) -> None:
    for view in views():
        assert "…" not in draw_view(view, NAMES[: view["players"]], lang)


@pytest.mark.parametrize("width", [60, 80])
def test_colours_change_no_letter_and_ascii_no_place(width: int) -> None:
    check_colours(views()[::3], NAMES, width, "▸…·▬×│─┌")


def expected_at_sea(view: dict[str, Any], say: Messages) -> list[str]:
    found = [say.text(f"cartagena-table-{pile}-pile", count=view[f"{pile}_pile"]) for pile in ("combat", "gold")]
    found.append(say.text("cartagena-table-legend", spaces=view["track"]["mutiny"] - view["ship"]))
    found.append(f"\\{view['ship']}/")
    found.append(say.text("cartagena-table-deck", count=view["deck"]))
    found += [f"~{space}~" for space in view["track"]["storms"] if space > view["ship"]]
    if view["round"]:
        found.append(say.text("cartagena-table-round", round=view["round"]))
    if view["lifeboat"]:
        pirate = say.text("cartagena-pirate", word=view["lifeboat"])
        found.append(say.text("cartagena-table-lifeboat", pirate=pirate))
    for door in view["row"]:
        if door["pirate"]:
            # Long names take two lines of a door.
            found += re.split(r"[ -]", say.text("cartagena-pirate", word=door["pirate"]))
        if door["pirate"] == "sate" and door["by"] is None:
            found.append(say.text("cartagena-n-coins", coins=view["offer"]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80])
def test_all_that_a_view_holds_is_drawn(lang: str, width: int) -> None:
    say = Messages(lang, "cartagena")
    for view in views():
        names = NAMES[: view["players"]]
        drawn = draw_view(view, names, lang, width)
        text = re.sub(r"\s+", " ", drawn)
        expected = [
            say.text("cartagena-phase", word=view["phase"]),
            say.text("cartagena-table-supply", count=view["supply"]),
        ]
        if at_sea(view):
            expected += expected_at_sea(view, say)
        if view["duel"]:
            expected.append(say.text("cartagena-table-duel", letter=view["duel"]["letter"].upper()))
            expected.append(f"{view['duel']['valverde']} │ {view['duel']['diaz']}")
            expected += [
                f"[{post[0]}]" for post, won in zip(view["posts"], view["won"], strict=True) if won == "valverde"
            ]
        for seat, name in enumerate(names):
            line = next(line for line in drawn.split("\n") if re.match(rf"[▸ ] {seat} {name}", line))
            assert (line[0] == "▸") == (seat in view["acting"])
            numbers = [view["coins"][seat], view["gold_counts"][seat], view["combat_counts"][seat]]
            assert [int(number) for number in re.findall(r"\d+", line)[1:4]] == numbers
            # On a narrow terminal it is on the next line.
            after = drawn[drawn.index(line) :].split("\n")[: 1 if width >= 80 else 2]
            shown = "".join(part for part in after if part == line or part.startswith("      "))
            assert (say.text("cartagena-table-set") in shown) == (view["sided"][seat] and view["sides"] is None)
        expected += [say.text("cartagena-table-out") for aboard in view["aboard"] if not aboard]
        if "seat" in view:
            own = view["side"]
            expected.append(
                say.text("cartagena-table-own-side", side=own) if own else say.text("cartagena-table-no-side")
            )
            for side, letter in (("Valverde", "v"), ("Diaz", "d")):
                values = [card[1] for card in view["combat"] if card[0] == letter]
                expected.append(f"{side} {' '.join(values)}" if values else "")
            looking = view["looking"] or {}
            cards = [*looking.get("gold", ()), *looking.get("combat", ())]
            expected += [say.text("cartagena-card", word=card) for card in cards]
            expected += [str(value) for value in looking.get("values", ())]
        for part in expected:
            assert re.sub(r"\s+", " ", part) in text, part


def test_nothing_secret_is_drawn() -> None:
    for view in views():
        if "seat" not in view:
            assert not re.search("Your|You ", draw_view(view, NAMES[: view["players"]], "en"))


def test_the_voyage_with_its_doors() -> None:
    view = made(
        4,
        row=row(("tembo", 1), "captain-valverde", ("ghost", 2), "sate", "", "", ""),
        round=4, ship=9, offer=2, dealer=1, acting=[3], turn=3, lifeboat="pang", coins=[3, 1, 0, 2],
        sided=[True, False, False, True], posts=[HIDDEN, HIDDEN, None, None, None], deck=6, side="diaz",
        combat=["v1", "v3", "d1", "d1"], gold=["g1", "g3"], combat_counts=[4, 2, 3, 2], gold_counts=[2, 0, 1, 1],
        combat_pile=20, gold_pile=14, supply=22,
        last={"seat": 2, "pirate": "ghost", "count": 0, "target": None, "letter": None},
    )  # fmt: skip
    assert draw_view(view, NAMES, "en").split("\n") == [
        "Round 4 · Knock on a door or visit a pirate",
        "Combat pile: 20 · Gold pile: 14 · Coin supply: 22 · In the lifeboat: Pang",
        "",
        "                                     |)",
        " ·   ·   ·   ·   ·   ·   ·   ·   ·  \\9/  10 ~11~ 12  13  14 ~15~ 16  17 !18!",
        "~ storm · ! mutiny, 9 spaces to go",
        "┌──────────┬──────────┬──────────┬──────────┬──────────┬──────────┬──────────┐",
        "│  Tembo   │ Captain  │  Ghost   │   Sate   │          │          │          │",
        "│          │ Valverde │          │ 2 coins  │        o │        o │        o │",
        "│  Steffi  │  ▸ open  │ Florian  │  ▸ open  │ ▸ knock  │          │          │",
        "└──────────┴──────────┴──────────┴──────────┴──────────┴──────────┴──────────┘",
        "           A    B    C    D    E",
        "Valverde   ?    ?    ·    ·    ·    Sailors on deck: 6",
        "Diaz       ?    ?    ·    ·    ·",
        "",
        "    Player    Coins  Gold  Combat  Allegiance",
        "  0 Bernhard      3     2       4  set",
        "  1 Steffi        1     0       2  ·           dealer",
        "  2 Florian       0     1       3  ·",
        "▸ 3 Carmen        2     1       2  set",
        "",
        "Last turn: Florian · Ghost",
        "Your combat cards: Valverde 1 3, Diaz 1 1",
        "Your gold: 7 (gold cards 1 3, 3 coins)",
        "Your allegiance: Diaz",
    ]


@pytest.mark.parametrize(
    ("knocked", "visiting", "doors", "sills"),
    [
        (False, None, row("pang", "ojo", "", "", ""), ["▸ open", "▸ open", "▸ knock"]),
        (True, None, row("pang", "ojo", "", "", ""), ["open", "▸ open", "▸ knock"]),
        (True, None, row("pang", "ojo", ("tembo", 1), "bijoux", "sate"), ["open", "open", "Steffi", "open", "▸ open"]),
        (False, "ojo", row("pang", ("ojo", 0), "", "", ""), ["open", "▸ Bernhard"]),
    ],
)
def test_doors_say_what_can_be_done(
    knocked: bool, visiting: str | None, doors: list[dict[str, Any]], sills: list[str]
) -> None:
    phase = "peek" if visiting else "door"
    view = made(2, row=doors, knocked=knocked, visiting=visiting, phase=phase, offer=1)
    lines = draw_view(view, NAMES[:2], "en").split("\n")
    below = lines[next(at for at, line in enumerate(lines) if line.startswith("└")) - 1]
    assert [part.strip() for part in below.split("│") if part.strip()] == sills
    # A narrow terminal lists them.
    listed = [line for line in draw_view(view, NAMES[:2], "en", 40).split("\n") if re.match(r"[▸ ] [1-5]( |$)", line)][
        :5
    ]
    assert len(listed) == 5
    for line, sill in zip(listed, sills, strict=False):
        assert line.startswith("▸") == sill.startswith("▸")
        assert sill.removeprefix("▸ ") in line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pirate_has_room_behind_a_door(lang: str, players: int) -> None:
    pirates = [
        "captain-valverde", "cambivalute", "crackpott", "wessel-jan", "dean-nero", "ramon-diaz", "chang-ye",
        "ghost", "bijoux", "sate", "tembo", "pang", "ojo",
    ]  # fmt: skip
    for start in range(len(pirates)):
        some = [pirates[(start + at) % len(pirates)] for at in range(players + 3)]
        drawn = draw_view(made(players, row=row(*some), offer=1), NAMES[:players], lang)
        assert "┬" in drawn
        assert "…" not in drawn
        assert max(columns(line) for line in drawn.split("\n")) <= 80


def test_a_long_track_goes_on_in_the_next_line() -> None:
    view = made(2, ship=27, track={"mutiny": 40, "storms": [3, 30], "start": 0})
    lines = draw_view(view, NAMES[:2], "en").split("\n")
    assert lines[3].split() == ["·"] * 20
    assert lines[4].strip() == "|)"
    assert lines[5].startswith(" ·   ·   ·   ·   ·   ·   ·  \\27/ 28  29 ~30~ 31 ")
    assert lines[6].split() == ["!40!"]
    assert lines[4].index("|") == lines[5].index("27")


DUEL: dict[str, Any] = {
    "phase": "lay", "row": [], "round": 9, "acting": [0, 2], "turn": None, "deck": 0, "supply": 5,
    "posts": [[7, 3], [6, 9], HIDDEN, HIDDEN, HIDDEN], "won": ["valverde", None, None, None, None],
    "sided": [True, True, True, False], "aboard": [True, True, True, False], "side": "diaz",
    "coins": [1, 2, 0, 4], "combat": ["v1", "d3"], "combat_counts": [2, 3, 1, 2], "gold": [],
    "gold_counts": [0, 1, 2, 0],
    "out_of_game": ["v1", "v1", "v3", "d1", "d2"],
    "duel": {
        "letter": "b", "round": 3, "valverde": 11, "diaz": 12, "in": [0, 2],
        "rounds": [{"cards": ["v1", "v1", "d1"], "monkeys": []}, {"cards": ["v3", "d2"], "monkeys": [1]}],
    },
}  # fmt: skip


def test_a_duel_builds_up_round_by_round() -> None:
    assert draw_view(made(4, **DUEL, laid="monkey"), NAMES, "en").split("\n") == [
        "Everybody in the duel lays a card",
        "Coin supply: 5",
        "Combat cards laid so far: Valverde 1 1 3, Diaz 1 2",
        "",
        "           A   ▸B    C    D    E",
        "Valverde  [7]   6    ?    ?    ?    1 duel won",
        "Diaz       3    9    ?    ?    ?    0 duels won",
        "",
        "Duel B             Valverde │ Diaz",
        "Sailors                   6 │ 9",
        "Round 1               +1 +1 │ +1",
        "Round 2                  +3 │ +2                  monkey: Steffi",
        "Round 3                   ? │ ?",
        "Total        ▬▬▬▬▬▬▬▬▬▬▬ 11 │ 12 ▬▬▬▬▬▬▬▬▬▬▬▬",
        "",
        "    Player    Coins  Gold  Combat  Allegiance",
        "▸ 0 Bernhard      1     0       2  set         in the duel",
        "  1 Steffi        2     1       3  set         has left the duel",
        "▸ 2 Florian       0     2       1  set         in the duel",
        "  3 Carmen        4     0       2  ·           out",
        "",
        "You have laid: monkey",
        "Your combat cards: Valverde 1, Diaz 3",
        "Your gold: 1 (1 coin)",
        "Your allegiance: Diaz",
    ]


def test_bars_are_in_proportion_and_many_monkeys_have_room() -> None:
    duel = {**DUEL["duel"], "valverde": 45, "diaz": 30, "in": [], "rounds": [{"cards": [], "monkeys": [0, 1, 2, 3]}]}
    for width in (40, 80):
        drawn = draw_view(made(4, **{**DUEL, "duel": duel, "phase": "monkey"}), NAMES, "en", width)
        total = next(line for line in drawn.split("\n") if line.startswith("Total"))
        left, right = total.split("│")
        assert left.count("▬") * 2 // 3 == right.count("▬") > 0
        assert "monkeys: Bernhard, Steffi, Florian and Carmen" in re.sub(r"\s+", " ", drawn)
        assert "Round 2" not in drawn


def test_the_end_shows_sides_gold_and_winners() -> None:
    over = {
        **DUEL, "phase": "over", "acting": [], "won": ["valverde", "diaz", "diaz", "diaz", None],
        "winning_side": "diaz",
        "sides": ["diaz", "valverde", "diaz", None], "gold_cards": [["g1", "g3"], [], ["g2"], []],
        "combat_cards": [["d2"], None, [], None], "totals": [5, 2, 5, 4], "winners": [0], "why": "C5.2",
    }  # fmt: skip
    lines = draw_view(made(4, None, **over), NAMES, "en").split("\n")
    assert lines[0] == "The game is over · Diaz has won the mutiny"
    at = lines.index("    Player    Coins  Gold  Combat  Allegiance")
    assert lines[at + 1 :] == [
        "  0 Bernhard      1     0       2  Diaz        winner, gold: 5 (cards 1 3),",
        "                                               combat cards: Diaz 2",
        "  1 Steffi        2     1       3  Valverde    gold: 2",
        "  2 Florian       0     2       1  Diaz        gold: 5 (card 2), combat cards:",
        "                                               none",
        "  3 Carmen        4     0       2  ·           out, gold: 4",
    ]
    assert not any("▸" in line for line in lines)


@pytest.mark.parametrize(
    ("last", "text"),
    [
        ({"pirate": "chang-ye", "target": 2}, "Last turn: Steffi · Chang Ye (Florian)"),
        ({"pirate": "cambivalute", "letter": "c"}, "Last turn: Steffi · Cambivalute (Duel C)"),
        ({"pirate": "wessel-jan", "count": 2}, "Last turn: Steffi · Wessel-Jan (2 combat cards)"),
        ({"pirate": "dean-nero"}, "Last turn: Steffi · Dean Nero (no combat cards)"),
        ({"pirate": "ojo"}, "Last turn: Steffi · Ojo"),
    ],
)
def test_the_last_turn_has_an_event(last: dict[str, Any], text: str) -> None:
    whole = {"seat": 1, "count": 0, "target": None, "letter": None, **last}
    assert text in draw_view(made(last=whole), NAMES[:3], "en").split("\n")
    assert text not in draw_view(made(last=whole, visiting="ojo", phase="peek"), NAMES[:3], "en")


def test_what_the_seat_looks_at_is_shown() -> None:
    cards = {"gold": ["g2"], "combat": ["v3"]}
    drawn = draw_view(made(looking=cards, phase="take"), NAMES[:3], "en")
    assert "You are looking at: gold 2, Valverde 3" in drawn.replace("\u00a0", " ")
    sailors = {"letter": "a", "values": [4, 10]}
    assert "You are looking at the sailors 4 and 10" in draw_view(made(looking=sailors, phase="post"), NAMES[:3], "en")
    drawn = draw_view(made(looking=sailors, phase="turn", posts=[HIDDEN] * 5), NAMES[:3], "en")
    assert "Valverde   4    ?    ?    ?    ?" in drawn
    assert "Diaz      10    ?    ?    ?    ?" in drawn
