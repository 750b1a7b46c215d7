"""The drawing is aligned, within its width and shows everything in a view; it follows the terminal's capabilities."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any

import pytest
from helpers.player_texts import check_colours, check_width
from reference.random_games import golden_example

import mutiny
from mutiny.cli.terminal import Progress, ascii_wanted, colour_wanted, is_terminal, printable
from mutiny.drawing import draw_view
from mutiny.drawing.pen import columns
from mutiny.i18n import LANGUAGES, Messages
from mutiny.kernel.components import components_text

NAMES = ["Bernhard", "Steffi", "Florian", "Carmen"]
# The names are a long one, one with a combining mark, and one in wide letters.
ODD_NAMES = ["Bartholomäus von und zu Hohenstein-Wartenburg", "Zoe\u0308", "船長", "B"]
WIDTHS = (30, 50, 69, 70, 80, 140)


def example(moves: int, seat: int | None) -> dict[str, Any]:
    """Return a view in the worked example, after a number of entries."""
    record = golden_example()
    record["moves"] = record["moves"][:moves]
    match = mutiny.resume(mutiny.read_record(json.dumps(record)), bytes(32))
    return match.state.view(seat)


@cache
def views() -> list[dict[str, Any]]:
    """Return views of every phase of random games: of the acting seat, another seat, and a spectator."""
    rng = random.Random(5)
    seen = []
    for number, pirates in enumerate(("off", "on", "double")):
        game = mutiny.game("meuterer")
        options = {"pirates": pirates, "loader-returns": "discard"}
        seen += [game.new(4, options).view(0), game.new(3, options).view(None)]
        match = mutiny.new("meuterer", NAMES[: 4 - number % 2], options, seed=bytes([number] * 32))
        while not match.over:
            seat = match.state.acting[0]
            if rng.random() < 0.1 or match.state.view(None)["phase"] in ("sell", "keep"):
                seen += [match.state.view(who) for who in (seat, (seat + 1) % match.state.players, None)]
            match.play(seat, rng.choice(match.legal_moves(seat)))
        seen += [match.state.view(0), match.state.view(None)]
    assert {view["phase"] for view in seen} >= {"ring", "pay", "offer", "fight", "sell", "keep", "over"}
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_too_long_and_the_ring_is_a_rectangle(lang: str, width: int) -> None:
    for view in views():
        lines = draw_view(view, ODD_NAMES[: view["players"]], lang, width).split("\n")
        check_width(lines, width)
        box = [line for line in lines if line[:1] in set("┌│├└")]
        assert len(box) == (17 if width >= 70 and view["ring"] else 0)
        assert len({columns(line) for line in box}) <= 1


@pytest.mark.parametrize("width", [60, 80])
def test_colours_change_no_letter_and_ascii_no_place(width: int) -> None:
    check_colours(views()[::3], NAMES, width, "─│┌┬┐├┼┤└┴┘→▸…·")


def test_the_ring_lies_clockwise() -> None:
    text = draw_view(example(3, 0), NAMES, "en")
    rows = [
        ["Hochland", "Frosthöhle", "Grünland", "Karge Zunge"],
        ["Sandkap", "Eisfelsen"],
        ["Fingerhut", "Affeninsel"],
        ["Piratennest", "Rotes Riff", "Sommerland", "Kalte Klippe"],
    ]
    assert re.findall("|".join(name for row in rows for name in row), text) == [name for row in rows for name in row]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [65, 80])
def test_all_that_a_view_holds_is_drawn(lang: str, width: int) -> None:
    say = Messages(lang, "meuterer")
    for view in views():
        names = NAMES[: view["players"]]
        text = re.sub(r"\s+", " ", draw_view(view, names, lang, width))
        expected = [*names, *(str(score) for score in view["scores"])]
        for word in view["ring"]:
            card = view["islands"][word]
            mark = "*" if word in view["active"] else " "
            expected += [mark + say.text("meuterer-island", word=word), f"+{card['docking']}"]
            expected += [f"{card['sole']}/{card['two']}/{card['three']}", say.text("meuterer-card", word=card["buys"])]
        expected += [say.text("meuterer-phase", word=view["phase"])]
        expected += [say.text("meuterer-table-draw-pile", count=view["draw_pile"])]
        if view["mutiny"]:
            tally = {"for": view["mutiny"]["for"], "against": view["mutiny"]["against"]}
            expected.append(say.text("meuterer-table-mutiny", **tally))
        if view["captain"] is not None:
            expected.append(say.text("meuterer-role", word="captain"))
        if view["pirate_ship"]:
            expected.append(say.text("meuterer-table-pirate-ship"))
        if any(view["left"]) and view["phase"] == "offer":
            expected.append(say.text("meuterer-table-left"))
        expected += [say.text("meuterer-role", word=role) for role in view["roles"] if role]
        expected += [say.text("meuterer-role", word=role) for role in view.get("middle", ())]
        for cards in (*view["offered"], view["discard_pile"], view.get("hand", []), view.get("drawn", [])):
            expected += [say.text("meuterer-counted", word=kind, count=cards.count(kind)) for kind in set(cards)]
        for part in expected:
            assert re.sub(r"\s+", " ", part) in text, part


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [65, 80])
def test_the_legend_says_whose_numbers_the_islands_have(lang: str, width: int) -> None:
    say = Messages(lang, "meuterer")
    ours, theirs = say.text("meuterer-table-reconstructed"), say.text("meuterer-table-host-numbers")
    own = components_text("mutiny.games.meuterer").replace("sole = { value = 7", "sole = { value = 8")
    for options, told, untold in (({}, ours, theirs), ({"islands": own}, theirs, ours)):
        view = mutiny.new("meuterer", NAMES, options, seed=bytes(32)).state.view(None)
        assert view["islands_replaced"] == bool(options)
        text = re.sub(r"\s+", " ", draw_view(view, NAMES, lang, width))
        assert re.sub(r"\s+", " ", told) in text
        assert re.sub(r"\s+", " ", untold) not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [70, 80])
def test_nothing_is_cut_where_names_are_short(lang: str, width: int) -> None:
    for view in views():
        for captain, mutineer in (("kalte-klippe", "karge-zunge"), ("sandkap", "kalte-klippe"), ("fingerhut", None)):
            goals = {"captain_destination": captain, "mutineer_destination": mutineer} if view["mutiny"] else {}
            assert "…" not in draw_view({**view, **goals}, NAMES[: view["players"]], lang, width)


def test_destinations_are_in_words_or_marked_at_the_islands() -> None:
    view = example(22, 0)
    view |= {"captain_destination": "hochland", "mutineer_destination": "eisfelsen"}
    assert " Captain's destination: Hochland " in draw_view(view, NAMES, "en")
    assert " Mutineer's destination: Eisfelsen " in draw_view(view, NAMES, "en")
    view["mutineer_destination"] = "kalte-klippe"
    assert " → Captain: Hochland " in draw_view(view, NAMES, "en")
    assert " → Mutineer: Kalte Klippe " in draw_view(view, NAMES, "en")
    view["captain_destination"] = "sommerland"
    assert " > mutin : Kalte Klippe " in draw_view(view, NAMES, "fr", ascii_only=True).replace("\u00a0", " ")


def test_players_who_have_left_are_marked_while_it_matters() -> None:
    view = example(17, 3)
    assert view["phase"] == "offer"
    assert "left" in draw_view(view, NAMES, "en")
    view |= {"phase": "sell", "left": [True] * 4}
    assert " left" not in draw_view(view, NAMES, "en")


def test_nothing_of_other_hands_is_drawn() -> None:
    # Carmen alone holds the ruby, and has not offered it.
    assert "1 ruby" in draw_view(example(17, 3), NAMES, "en")
    for seat in (0, 1, 2, None):
        text = draw_view(example(17, seat), NAMES, "en")
        assert "1 ruby" not in text
        assert ("Your hand" in text) == (seat is not None)
    # Florian's card is face down to all but Florian; Steffi saw it in the middle when she left before him.
    assert "Your action card: Merchant" in draw_view(example(17, 2), NAMES, "en")
    assert "Your action card: Mutineer" in draw_view(example(17, 1), NAMES, "en")
    middle = "In the middle when you left: Mutineer, Cabin Boy, Mate, Merchant, Loader"
    assert middle in draw_view(example(17, 1), NAMES, "en")
    for seat in (0, 3, None):
        assert "Merchant" not in draw_view(example(17, seat), NAMES, "en")


def test_everything_at_one_island_has_room() -> None:
    view = example(22, 0)
    view |= {"pirate_ship": "hochland", "captain_destination": "hochland", "mutineer_destination": "hochland"}
    assert "│ N P →C →M        │" in draw_view(view, NAMES, "fr")
    view["mutineer_destination"] = "sandkap"
    assert "│ S P →K           │" in draw_view(view, NAMES, "de")
    view["pirate_ship"] = "sandkap"
    assert "│ navire →C        │" in draw_view(view, NAMES, "fr")
    assert "│ pirates →mutin   │" in draw_view(view, NAMES, "fr")


def test_sales_made_are_drawn() -> None:
    view = example(23, 1)
    view |= {"active": ["eisfelsen", "hochland"], "offered": [[], [], ["salt", "salt", "wine"], []]}
    view["sold"][2] = {"ship": 2, "other": 1}
    assert "2 salt, 1 wine (sold: 2 at" in draw_view(view, NAMES, "en")
    assert "2 carte sale, 1 carta vino (vendite: 2 a Eisfelsen, 1 a Hochland)" in draw_view(view, NAMES, "it", 120)


def test_the_readme_table() -> None:
    assert draw_view(example(17, 3), NAMES, "en").split("\n")[:4] == [
        "┌──────────────────┬──────────────────┬──────────────────┬──────────────────┐",
        "│*Hochland      +1 │ Frosthöhle    +4 │ Grünland      +1 │ Karge Zunge   +4 │",
        "│ any        4/3/2 │ ruby       5/3/1 │ grain      5/3/1 │ cloth      4/2/0 │",
        "│ ship             │                  │                  │                  │",
    ]


class TerminalOutput(StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_needs_a_terminal_that_can() -> None:
    assert is_terminal(TerminalOutput())
    assert colour_wanted(TerminalOutput(), {"TERM": "xterm"})
    assert colour_wanted(TerminalOutput(), {"NO_COLOR": ""})
    assert not colour_wanted(TerminalOutput(), {"NO_COLOR": "1"})
    assert not colour_wanted(TerminalOutput(), {"TERM": "dumb"})
    assert not colour_wanted(StringIO(), {})


@pytest.mark.parametrize(
    ("encoding", "simple"), [("utf-8", False), ("ascii", True), ("latin-1", True), ("cp437", True)]
)
def test_boxes_need_an_encoding_that_has_them(encoding: str, simple: bool) -> None:
    stream = TextIOWrapper(BytesIO(), encoding=encoding)
    assert ascii_wanted(stream) == simple
    text = draw_view(example(17, 3), NAMES, "fr", ascii_only=simple)
    stream.write(printable(text, encoding))


def test_progress_is_drawn_on_a_terminal_and_wiped() -> None:
    stream = TerminalOutput()
    time = iter([0.0, 0.05, 10.0, 20.0])
    with Progress(4, "games", stream, lambda: next(time)) as progress:
        progress.advance()
        assert stream.getvalue() == ""
        progress.advance()
        assert stream.getvalue() == "\rgames [############------------] 2/4  50%  0.2/s  0:10"
        progress.advance(2)
        assert stream.getvalue().split("\r")[-1].rstrip() == "games [########################] 4/4  100%  0.2/s"
    assert stream.getvalue().split("\r")[-2].strip() == ""
    assert stream.getvalue().endswith("\r")


def test_progress_is_quiet_elsewhere() -> None:
    stream = StringIO()
    with Progress(2, "games", stream) as progress:
        progress.advance(2)
    assert stream.getvalue() == ""


def test_progress_shows_hours_and_survives_nothing_to_do() -> None:
    progress = Progress(3601, "games", StringIO())
    progress.done = 1
    assert progress.line(1.0).endswith("  1.0/s  1:00:00")
    assert Progress(0, "games", StringIO()).line(0.0).endswith("0/0  100%  0.0/s")
