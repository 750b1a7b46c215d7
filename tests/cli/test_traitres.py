"""Traîtres à bord on the command line: played, narrated with its talk, simulated by team, and read from records."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from cli.running import Ran, Run, cut, loaded, program, written

from mutiny import Record, game, new, replay, seed_of
from mutiny.bots import MediumBot, play_game
from mutiny.cli.session import Session
from mutiny.kernel.match import is_talk

LANGUAGES = ("en", "fr", "it", "de")
NEW = ("play", "traitres", "--no-demo", "--name", "Zoe", "--seed", "4", "--force")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def finished(number: int = 0) -> Record:
    """Return a game of five medium bots."""
    return play_game(game("traitres"), [MediumBot] * 5, {}, seed_of("cli", number)).record(NAMES)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "save.json"


def talk(run: Run, save: Path, *lines: str, more: tuple[str, ...] = ()) -> Ran:
    """Type some lines into a new game, then end the input."""
    return run(*NEW, "--autosave", save, *more, typed="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(("lang", "players"), [("en", 3), ("fr", 5), ("it", 6), ("de", 8)])
def test_a_whole_game_can_be_played(run: Run, save: Path, lang: str, players: int) -> None:
    # This takes the second move, because the first may open the chest; if there is only one, it is described in words.
    only = [f"order {' '.join([card] * count)}" for card in ("+1", "0", "-2") for count in (1, 2, 3)]
    only += [f"return {card} {card}" for card in ("+1", "0", "-2", "plank")]
    lines = ["2", "", *only] * 60
    ran = talk(run, save, *lines, more=("--lang", lang, "--players", str(players), "--seat", "1"))
    assert (ran.status, ran.err) == (0, "")
    record = loaded(save)
    assert record.players[1] == "Zoe"
    assert len(record.players) == players
    assert replay(record).over
    assert any(is_talk(notation) for _, notation in record.moves)
    assert f"mutiny show {save}" in ran.out
    assert run("verify", save).status == 0
    assert run("check", save).status == 0


def test_five_play_unless_asked_otherwise(run: Run, save: Path) -> None:
    talk(run, save, "quit")
    assert len(loaded(save).players) == 5
    assert run(*NEW, "--players", "9").err == "mutiny: traitres is for 3 to 8 players, not 9.\n"


def test_phrases_are_shown_logged_and_checked_for_form(run: Run, save: Path) -> None:
    ran = talk(run, save, "say accuse 2", "SAY  spied +1 -2", "say accuse 9", "say sing", "say spied plank", "why")
    assert "Zoe: “Watch out, Florian is a mutineer!”" in ran.out
    assert "Zoe: “This is what my spyglass showed: +1 and −2.”" in ran.out
    assert "'say accuse' takes a seat from 0 to 4." in ran.out
    assert "write 'say PHRASE ...' with one of role, accuse, vouch, ask, spied, chest." in ran.out
    assert "'say spied' takes 0 to 3 of +1, 0, -2." in ran.out
    assert "TT.1: Talk is part of the game." in ran.out
    said = [entry for entry in loaded(save).moves if is_talk(entry[1]) and entry[0] == 0]
    assert said == [(0, "say accuse 2"), (0, "say spied +1 -2")]
    # The event is shown once, not again with the news of the next turn.
    ran = talk(run, save, "say accuse 2", "3")
    assert ran.out.count("Zoe: “Watch out, Florian is a mutineer!”") == 1
    moves = [notation for _, notation in loaded(save).moves]
    assert "say role pirate" in moves[moves.index("say accuse 2") :]


def test_opening_the_chest_asks_first(run: Run, save: Path) -> None:
    ran = talk(run, save, "open", "open")
    assert ran.out.count("That ends the game at once. To do it, choose it once more; or choose another move:") == 1
    assert replay(loaded(save)).over
    # Anything else leaves the chest closed; after that it asks again.
    ran = talk(run, save, "1", "", "1", "table", "open", "? 1")
    assert ran.out.count("That ends the game at once.") == 3
    assert not replay(loaded(save)).over
    assert not [move for who, move in loaded(save).moves if who == 0]


def test_players_can_be_named(run: Run, save: Path) -> None:
    talk(run, save, "say accuse Steffi", "say vouch flo", "say accuse Nobody", "plank carmen")
    own = [move for who, move in loaded(save).moves if who == 0]
    assert own[:2] == ["say accuse 1", "say vouch 2"]
    assert own[2:] in ([], ["plank 3"])
    record = talk(run, save, *["say accuse Steffi (medium)"], more=("--bots", "medium,random"))
    assert "is a mutineer" in record.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_say_alone_lists_what_can_be_said(run: Run, save: Path, lang: str) -> None:
    out = talk(run, save, "say", "?", more=("--lang", lang)).out
    for phrase in ("role pirate", "accuse", "vouch", "ask", "spied", "chest"):
        assert f"  say {phrase}" in out
    assert "0 Zoe, 1 Steffi, 2 Florian" in out.replace("\n", " ")
    assert out.count("T2.5") == 1


def test_a_game_without_phrases_says_so(run: Run) -> None:
    ran = run("play", "meuterer", "--no-demo", "--seed", "5", typed="say\nsay accuse 1\n?\n")
    assert "This game has no set phrases." in ran.out
    assert "'say accuse 1' is not a move: this game has no set phrases." in ran.out
    assert "say and a phrase" not in ran.out


def test_names_are_in_the_moves_and_hints_know_what_was_seen(run: Run, save: Path) -> None:
    out = talk(run, save, *["hint", "? 3", "3"] * 20).out
    assert re.search(r"\n  [ \d]\d  \d+% ±\u00a0\d+  \w", out)
    assert "in front of seat" not in out
    assert re.search(r"Lay a plank in front of [A-Z]\w+|Empty Your Pockets on [A-Z]\w+", out)


def test_undo_takes_a_move_back_and_no_word_alone(run: Run, save: Path) -> None:
    assert "There is no move to take back." in talk(run, save, "say accuse 2", "undo").out
    assert loaded(save).moves[-1] == (0, "say accuse 2")
    talk(run, save, "say accuse 2", "3", "say vouch 1", "undo")
    assert loaded(save).moves[-1] == (0, "say accuse 2")


def test_nothing_is_shown_that_the_seat_may_not_know(run: Run, save: Path) -> None:
    out = talk(run, save, *["hint", "why", "2", ""] * 60).out.replace("\n    ", " ")
    lines = [line for line in out.splitlines() if re.match(r"(Steffi|Florian|Carmen|Antje) ", line)]
    assert lines
    secret = re.compile(r"dealt|draws \d cards?:|truthfully|but claims|from the top:")
    assert not [line for line in lines if secret.search(line)]
    assert "Zoe is dealt a role in secret: pirate." in out


def test_a_player_overboard_watches_and_talks(run: Run, tmp_path: Path) -> None:
    for number in range(20):
        record = finished(number)
        early = record.moves[:-30]
        drowned = [(at, int(note.split()[1])) for at, (_, note) in enumerate(early) if note.startswith("plank")]
        for at, seat in drowned:
            state = replay(cut(record, at + 1))
            if not state.over and not state.view(None)["aboard"][seat]:
                path = written(tmp_path / "game.json", cut(record, at + 1))
                lines = ["say role pirate", "table", "1", "hint", "?", "plank 1"] + [""] * 40
                ran = run("play", "--resume", path, "--seat", seat, typed="".join(f"{line}\n" for line in lines))
                assert (ran.status, ran.err) == (0, "")
                assert f"{NAMES[seat]}: “I'm a pirate, upon my honour!”" in ran.out
                assert ran.out.count("You are only watching now.") >= 7
                assert ran.out.count("is not a command") == 3
                assert "undo: take back your last move" in ran.out
                after = loaded(path)
                assert after.result is not None
                assert (seat, "say role pirate") in after.moves[at:]
                return
    pytest.fail("nobody went overboard before the end")


def test_the_news_are_the_events_of_the_seat() -> None:
    match = new("traitres", ["Zoe", "A (medium)", "B (medium)"], seed=bytes(32))
    session = Session(match, 0, {1: "medium", 2: "medium"}, None)
    heard = []
    while not session.over:
        session.let_bots_play()
        heard += session.news()
        if match.state.acting == (0,):
            session.play(session.legal()[-1])
    heard += session.news()
    assert heard == match.events_for(0)
    assert "say" in {told["kind"] for told in heard}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_demonstration_includes_talk(run: Run, home: Path, lang: str) -> None:
    ran = run("play", "traitres", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert "[TT.1]" in ran.out
    assert "[T2.1]" in ran.out
    assert "[T1.3]" not in ran.out
    assert ran.out.count("Bernhard ") > 5
    assert ran.out == run("play", "traitres", "--demo", "--lang", lang).out
    assert not list(home.iterdir())


def test_show_narrates_talk_and_after_the_end_every_lie(run: Run, tmp_path: Path) -> None:
    record = finished()
    path = written(tmp_path / "game.json", record)
    out = run("show", path).out
    said = sum(1 for _, notation in record.moves if is_talk(notation))
    assert said > 0
    assert out.count("[TT.1]") == said
    assert out.count("is dealt a role in secret: ") == 5
    lies = sum(1 for _, note in record.moves if note.startswith("stash") and note.split()[1] != note.split()[3])
    assert out.replace("\n    ", " ").count("but claims it is") == lies > 0
    own = run("show", path, "--seat", 1).out
    assert own.count("is dealt a role in secret: ") == 1
    events = [json.loads(line) for line in run("show", path, "--json").out.splitlines()]
    assert sum(1 for event in events if event["kind"] == "say") == said
    half = written(tmp_path / "half.json", cut(record, 20))
    assert "but claims" not in run("show", half).out


def test_records_with_talk_are_checked_and_verified(run: Run, tmp_path: Path) -> None:
    record = finished()
    path = written(tmp_path / "game.json", record)
    assert run("check", path).out.endswith(f"ok, {len(record.moves)} entries, finished\n")
    assert "all 3 chance entries follow" in run("verify", path).out
    record.moves.insert(3, (4, "say sing"))
    written(path, record)
    assert ": entry 3: 'say sing' is not a move" in run("check", path).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_view_and_legal(run: Run, tmp_path: Path, lang: str) -> None:
    record = finished()
    path = written(tmp_path / "game.json", cut(record, 12))
    state = replay(cut(record, 12))
    seat = state.acting[0]
    assert list(json.loads(run("legal", path).out)) == [str(seat)]
    out = run("view", path, "--seat", seat, "--lang", lang).out
    assert all(name in out for name in NAMES)
    assert max(len(line) for line in out.splitlines()) <= 100
    assert json.loads(run("view", path, "--seat", seat, "--json").out) == state.view(seat)


def test_view_on_a_terminal_without_lines_and_accents(tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", finished())
    ran = program("view", path, "--seat", 0, "--lang", "fr", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0
    assert "Votre role" in ran.stdout
    assert "?" not in ran.stdout
    ran = program("show", path, "--lang", "de", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert " x +1" in ran.stdout or "Meuterer gewinnen" in ran.stdout or "Piraten gewinnen" in ran.stdout


def test_simulate_counts_by_team_and_by_the_clause_that_decided(run: Run, tmp_path: Path) -> None:
    arguments = ["--games", 12, "--seed", 1, "--bots", "medium", "--records", tmp_path / "games", "--json"]
    found = json.loads(run("simulate", "traitres", *arguments).out)
    results = [loaded(path).result or {} for path in sorted((tmp_path / "games").iterdir())]
    assert found["players"] == 5
    assert found["seats"][0]["mean_score"] is None
    for row in found["seats"]:
        assert row["wins"] == sum(row["seats"][0] in result["winners"] for result in results)
    for row in found["teams"]:
        assert row["wins"] == sum(result["team"] == row["team"] for result in results)
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
    for row in found["endings"]:
        assert row["wins"] == sum((result["team"], result["why"]) == (row["team"], row["why"]) for result in results)
    assert sum(row["wins"] for row in found["teams"]) == sum(row["wins"] for row in found["endings"]) == 12
    decided = [
        1
        for path in (tmp_path / "games").iterdir()
        for who, notation in loaded(path).moves
        if who is not None and not is_talk(notation)
    ]
    assert found["decisions"] == len(decided)
    assert run("check", tmp_path / "games").status == 0


def test_the_summary_to_read(run: Run) -> None:
    lines = run("simulate", "traitres", "--games", 6, "--bots", "medium,random", "--players", 8).out.splitlines()
    assert lines[0].startswith("traitres, 8 players, seed 0: 6 games, ")
    assert lines[2].split() == ["bot", "seats", "wins", "share", "95%"]
    assert lines[3].startswith("medium          0 2 4 6 ")
    assert "team" in {line.split(" ")[0] for line in lines}
    assert any(re.match(r"(pirates|mutineers) T3\.\d ", line) for line in lines)
    assert lines[-1] == "every member of the winning team wins"
    assert json.loads(run("simulate", "meuterer", "--games", 2, "--json").out)["teams"] == []
