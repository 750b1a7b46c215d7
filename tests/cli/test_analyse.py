"""`mutiny analyse`: the curve, its turning points and the mistakes; nothing leaks before the end."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from analysis.records import cut, decisions, match_at, played, twin
from cli.running import Run, written

from mutiny.i18n import LANGUAGES

BUDGET = ("--budget", "12")


def analyse(run: Run, *arguments: object) -> dict[str, Any]:
    ran = run("analyse", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return written(tmp_path / "finished.json", played("traitres"))


def test_the_curve_goes_through_every_entry_to_the_result(run: Run, finished: Path) -> None:
    record = played("traitres")
    found = analyse(run, finished, *BUDGET)
    moves = [entry for entry, (_, notation) in enumerate(record.moves) if not notation.startswith("say ")]
    assert [point["entry"] for point in found["points"]] == moves
    assert record.result is not None
    winners = record.result["winners"]
    assert found["points"][-1]["chances"] == [float(seat in winners) for seat in range(5)]
    assert found["points"][-1]["margins"] == [0.0] * 5
    for point in found["points"]:
        assert len(point["chances"]) == 5
        # Once the roles are dealt, the members of a team win together, and exactly one of the two teams wins.
        high, low = max(point["chances"]), min(point["chances"])
        assert point["entry"] == 0 or (high + low == pytest.approx(1) and set(point["chances"]) <= {high, low})
    assert {row["seat"]: row["decisions"] for row in found["decisions"]} == {
        seat: sum(record.moves[entry][0] == seat for entry in decisions(record, 1)) for seat in range(5)
    }


def test_the_same_again_with_any_number_of_jobs(run: Run, finished: Path) -> None:
    once = analyse(run, finished, *BUDGET)
    assert analyse(run, finished, *BUDGET, "--jobs", 2) == once
    assert analyse(run, finished, *BUDGET, "--seed", "1") != once


def test_a_turning_point_says_what_happened(run: Run, tmp_path: Path) -> None:
    record = played("traitres")
    path = written(tmp_path / "game.json", record)
    found = analyse(run, path, "--budget", "60")
    assert found["turning_points"]
    for turning in found["turning_points"]:
        place = [point["entry"] for point in found["points"]].index(turning["entry"])
        assert turning["after"] == found["points"][place]["chances"]
        assert turning["before"] == found["points"][place - 1]["chances"]
        seat = turning["seat"]
        assert abs(turning["after"][seat] - turning["before"][seat]) >= 0.1
        assert turning["text"]
    out = run("analyse", path, "--budget", "60").out
    assert f"\n  1  entry {found['turning_points'][0]['entry']}: " in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_the_report_is_in_four_languages(run: Run, tmp_path: Path, name: str, lang: str) -> None:
    path = written(tmp_path / "game.json", played(name))
    out = run("analyse", path, "--budget", "1", "--lang", lang).out
    words = {"en": "Costliest mistakes", "fr": "Erreurs", "it": "Errori", "de": "Teuerste Fehler"}
    assert f"\n{words[lang]}" in out
    assert not set("{}$") & set(out)
    assert all(len(line) <= 100 for line in out.splitlines())
    assert all(player in out for player in played(name).players)


def test_a_plain_terminal_gets_plain_letters(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("mutiny.cli.commands.analyse.ascii_wanted", lambda: True)
    out = run("analyse", finished, *BUDGET).out
    drawn = [line for line in out.splitlines() if line.startswith((" 100%|", "     |", "   0%|", "     +"))]
    assert len(drawn) == 2 * 4
    assert all(line.isascii() and len(line) <= 60 for line in drawn)
    assert any("#" in line for line in drawn)


def test_the_picture_is_whole_and_has_no_outside_parts(run: Run, finished: Path, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    assert run("analyse", finished, "--budget", "40", "--svg", picture).status == 0
    text = picture.read_text(encoding="utf-8")
    tree = ET.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    found = analyse(run, finished, "--budget", "40")
    lines = [line for line in tree.findall(f"{space}polyline") if line.find(f"{space}title") is not None]
    turning = [line for line in lines if line.attrib["class"] == "turn"]
    assert len(turning) == len(found["turning_points"])
    lines = [line for line in lines if line not in turning]
    # The two teams are the pirates and the mutineers.
    assert len(lines) == 2
    assert len(lines[0].attrib["points"].split()) == len(found["points"])
    assert len(tree.findall(f"{space}circle")) == len(found["mistakes"])
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|@font-face|url\(", text)
    run("analyse", finished, "--budget", "40", "--svg", picture, "--jobs", 2)
    assert picture.read_text(encoding="utf-8") == text


def test_names_cannot_break_the_picture(run: Run, tmp_path: Path, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["players"][0] = "<b>&\"'</b>"
    finished.write_text(json.dumps(record))
    picture = tmp_path / "curve.svg"
    run("analyse", finished, "--budget", "2", "--svg", picture)
    assert "<b>&\"'</b>" in "".join(ET.fromstring(picture.read_text(encoding="utf-8")).itertext())


def test_a_game_that_goes_on_needs_a_seat(run: Run, tmp_path: Path) -> None:
    half = cut(played("traitres"), 9)
    path = written(tmp_path / "half.json", half)
    ran = run("analyse", path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"mutiny: {path}: the game is not over; --seat N says with whose knowledge to analyse it.\n"
    found = analyse(run, path, *BUDGET, "--seat", 1)
    assert found["seat"] == 1
    assert {row["seat"] for row in found["decisions"]} == {1}
    assert all(mistake["seat"] == 1 for mistake in found["mistakes"])
    assert run("analyse", path, *BUDGET, "--seat", 5).err == "mutiny: there is no seat 5; the seats are 0 to 4.\n"


@pytest.mark.parametrize("name", ["meuterer", "traitres"])
def test_hidden_cards_change_nothing_before_the_end(run: Run, tmp_path: Path, name: str) -> None:
    record = played(name)
    half = cut(record, decisions(record, 1)[8])
    for seat in (0, 1):
        one, two = written(tmp_path / "a.json", half), written(tmp_path / "b.json", twin(half, seat))
        assert one.read_text() != two.read_text()
        pictures = [tmp_path / "a.svg", tmp_path / "b.svg"]
        outs = [
            run("analyse", path, *BUDGET, "--seat", seat, "--svg", picture).out
            for path, picture in zip((one, two), pictures, strict=True)
        ]
        assert outs[0] == outs[1] != ""
        assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_what_others_laid_in_secret_is_no_point_of_the_curve(run: Run, tmp_path: Path) -> None:
    record = played("cartagena")
    lay = next(entry for entry, (_, notation) in enumerate(record.moves) if notation.startswith("lay "))
    seats = match_at(record, lay).state.acting
    before = written(tmp_path / "a.json", cut(record, lay))
    after = written(tmp_path / "b.json", cut(record, lay + 1))
    assert record.moves[lay][0] == seats[0]
    out = run("analyse", before, "--budget", "2", "--seat", seats[1]).out
    assert run("analyse", after, "--budget", "2", "--seat", seats[1]).out == out != ""


def test_nothing_to_analyse(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "empty.json", cut(played("traitres"), 0))
    ran = run("analyse", path, "--seat", "0")
    assert (ran.status, ran.err) == (2, f"mutiny: {path}: nothing has happened yet.\n")


def test_a_picture_that_cannot_be_written_is_a_sentence(run: Run, finished: Path, tmp_path: Path) -> None:
    ran = run("analyse", finished, "--budget", "1", "--svg", tmp_path / "nowhere" / "curve.svg")
    assert ran.status == 1
    assert ran.err.count("\n") == 1


def test_a_budget_in_seconds_becomes_a_number_of_simulations(
    run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([0.0, 8.0] * 3)
    monkeypatch.setattr("mutiny.cli.commands.analyse.perf_counter", lambda: next(clock))
    entries = len(played("traitres").moves)
    tried = len(range(0, entries, entries // 10))
    # A simulation of all entries seems to take this many seconds.
    each = 8.0 / tried / 8 * entries
    for seconds, simulations in ((12 * each, 12), (2 * 6.5 * each, 13), (0.001, 4)):
        found = analyse(run, finished, "--budget", f"{seconds:.9f}s")
        assert abs(found["simulations"] - simulations) <= 1
