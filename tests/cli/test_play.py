"""The command `play` shows only what the player's seat may know; undo, explanations, saving and resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from cli.running import Ran, Run, cut, finished, loaded, written

from mutiny import new, replay
from mutiny.cli.commands.play import program_name
from mutiny.cli.conversation import FEW_MOVES, MOST_FOUND
from mutiny.cli.saves import data_folder
from mutiny.cli.session import Session
from mutiny.i18n import Messages
from mutiny.rulebook import load, load_guide

NEW = ("play", "meuterer", "--no-demo", "--name", "Zoe", "--seed", "5", "--force")
LANGUAGES = ("en", "fr", "it", "de")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "save.json"


def talk(run: Run, save: Path, *lines: str, more: tuple[str, ...] = ()) -> Ran:
    """Type some lines into a new game, then end the input."""
    return run(*NEW, "--autosave", save, *more, typed="".join(f"{line}\n" for line in lines))


def own_moves(path: Path, name: str = "Zoe") -> list[str]:
    record = loaded(path)
    return [notation for who, notation in record.moves if who is not None and record.players[who] == name]


@pytest.mark.parametrize(("lang", "players"), [("en", 3), ("fr", 4), ("it", 3), ("de", 4)])
def test_a_whole_game_can_be_played(run: Run, save: Path, lang: str, players: int) -> None:
    ran = talk(run, save, *["1"] * 200, more=("--lang", lang, "--players", str(players), "--seat", "1"))
    assert (ran.status, ran.err) == (0, "")
    record = loaded(save)
    assert record.players[1] == "Zoe"
    assert replay(record).over
    assert record.result is not None
    assert f"mutiny show {save}" in ran.out
    assert run("verify", save).status == 0


def test_nothing_is_shown_that_the_seat_may_not_know(run: Run, save: Path) -> None:
    out = talk(run, save, *["hint", "why", "1"] * 200, more=("--option", "pirates=on")).out
    lines = [line for line in out.splitlines() if line.startswith(("Steffi ", "Florian ", "Carmen "))]
    assert any(re.search(r"\w draws \d cards?\.", line) for line in lines)
    assert not [line for line in lines if re.search(r"dealt \d cards?:|draws \d cards?:|keeps .*:| takes the ", line)]
    assert "Zoe is dealt 5 cards: " in out


def test_the_news_are_the_events_of_the_seat() -> None:
    match = new("meuterer", ["Zoe", "A (medium)", "B (medium)"], seed=bytes(32))
    session = Session(match, 0, {1: "medium", 2: "medium"}, None)
    heard = []
    while not session.over:
        session.let_bots_play()
        heard += session.news()
        if not session.over:
            session.play(session.legal()[-1])
    heard += session.news()
    assert heard == match.events_for(0)


def test_moves_by_number_and_by_notation(run: Run, save: Path) -> None:
    ran = talk(run, save, "1", "OFFER  wine", "leave", "take mate")
    assert ran.status == 0
    assert own_moves(save)[:4] == ["offer ruby", "offer wine", "leave", "take mate"]


def test_goal_and_meanings_stand_beside_the_moves(run: Run, save: Path) -> None:
    out = re.sub(r"\s+", " ", talk(run, save, "? 1").out)
    assert "Round 1 of 8: most points win." in out
    # The text appears once below the move, and once as the answer.
    assert len(re.findall(r"Offer a ruby \(offer ruby\) 1 ruby at Hochland, [^.]* if nobody adds to it\.", out)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_roles_are_explained_as_on_the_crib_sheet(run: Run, save: Path, lang: str) -> None:
    guide = load_guide("meuterer")
    assert guide is not None
    out = re.sub(r"[ \n]+", " ", talk(run, save, "?", "? loader", "? Eisfelsen", more=("--lang", lang)).out)
    assert " ? loader" in out
    for word in ("loader", "island"):
        entry = guide.explanation(word)
        assert entry is not None
        assert f"{entry.text.text(lang)} [{entry.clause}]" in out


def test_long_lists_of_moves_leave_the_meanings_out(run: Run, save: Path) -> None:
    lines = ("play", "cartagena", "--no-demo", "--players", "2", "--seed", "1", "--autosave", save)
    ran = run(*lines, typed="".join(f"{line}\n" for line in ["1"] * 150))
    blocks = re.findall(r"(?:^ {2,3}\d+  .*\n(?: {6}.*\n)*)+", ran.out, flags=re.MULTILINE)
    assert any(len(re.findall(r"^ {2,3}\d+  ", block, flags=re.MULTILINE)) > FEW_MOVES for block in blocks)
    for block in blocks:
        few = len(re.findall(r"^ {2,3}\d+  ", block, flags=re.MULTILINE)) <= FEW_MOVES
        assert few or not re.search(r"^ {8}", block, flags=re.MULTILINE)


def test_what_is_no_move_is_explained(run: Run, save: Path) -> None:
    ran = talk(run, save, "99", "0", "ofer wine", "offer gold", "offer grain", "sing", "", "é")
    assert ran.out.count("There is no such move. Choose a number from 1 to 6.") == 2
    assert "“ofer wine” is not a command." in ran.out
    assert "Did you mean “offer wine”?" in ran.out
    assert "'offer gold' is not a move: write 'offer CARD' with one of ruby" in ran.out
    assert "M2.1: seat 0 holds no grain to offer." in ran.out
    assert "“sing” is not a command." in ran.out
    assert own_moves(save) == []


def test_a_move_of_another_phase_is_known_but_refused(run: Run, save: Path) -> None:
    ran = talk(run, save, "pay 2", "fight 0")
    assert "M2.1: 'pay 2' is not what is to be decided now." in ran.out
    assert "M2.1: 'fight 0' is not what is to be decided now." in ran.out
    assert own_moves(save) == []


@pytest.mark.parametrize(
    ("lang", "not_now", "malformed", "nothing"),
    [
        ("fr", "« offer grain » n'est pas possible maintenant.", "« offer gold » n'est pas une", "ni article « xy »"),
        ("it", "«offer grain» adesso non è possibile.", "«offer gold» non è una notazione", "nessun articolo «xy»"),
        ("de", "„offer grain“ geht jetzt nicht.", "„offer gold“ ist in diesem", "eine Regel „xy“"),
    ],
)
def test_refusals_speak_the_player_s_language(
    run: Run, save: Path, lang: str, not_now: str, malformed: str, nothing: str
) -> None:
    out = talk(run, save, "offer grain", "offer gold", "? xy", "say hello", more=("--lang", lang)).out
    out = out.replace("\u00a0", " ")
    assert f"{not_now}\nM2.1" in out
    assert malformed in out
    assert nothing in out
    for english in ("seat 0", "is not a move", "There is no", "write '"):
        assert english not in out


def test_bots_of_one_kind_are_called_by_their_names_alone(run: Run, save: Path) -> None:
    out = talk(run, save, "1").out
    assert out.startswith("You are Zoe. Bots (medium): Steffi, Florian and Carmen.\n")
    assert "(medium)" not in out.partition("\n")[2]
    assert loaded(save).players[1:] == ["Steffi (medium)", "Florian (medium)", "Carmen (medium)"]
    out = talk(run, save, "1", more=("--bots", "medium,random")).out
    assert "Bots (medium, random): Steffi (medium), Florian (random) and Carmen (medium)." in out.replace("\n", " ")
    out = talk(run, save, "1", more=("--name", "Florian")).out
    assert "You are Florian. Bots (medium): Steffi (medium), Florian (medium) and Carmen (medium)." in out


def test_the_only_move_is_no_choice(run: Run, save: Path) -> None:
    out = talk(run, save, *["2", "1"] * 200).out
    assert "There is only one move, Enter makes it (? for help):" in out
    assert "There is no such move, only 1." in out
    assert "1 to 1 (" not in out


def test_enter_makes_the_only_move_and_no_other(run: Run, save: Path) -> None:
    talk(run, save, "", "")
    assert own_moves(save) == []
    out = talk(run, save, *["", "1"] * 200).out
    assert "There is only one move" in out
    assert replay(loaded(save)).over


def test_a_finished_game_can_be_explained_and_taken_back(run: Run, save: Path) -> None:
    talk(run, save, *["1"] * 200)
    before = loaded(save)
    assert before.result is not None
    ran = run("play", "--resume", save, typed="why\nundo\nwhy\n1\n")
    assert ran.status == 0
    assert "The game is over. Enter to leave, undo to take back" in ran.out
    assert "Took back: Zoe" in ran.out
    ran = run("play", "--resume", save, typed="undo\n")
    assert loaded(save).result is None
    assert "continue with:" in ran.out


def test_other_words_for_help_and_quit(run: Run, save: Path) -> None:
    ran = talk(run, save, "help", "help 1", "help M4.5", "q", "1")
    assert "What you can type\n" in ran.out
    assert "M2.1: " in ran.out
    assert "M4.5: " in ran.out
    assert "continue with:" in ran.out
    assert own_moves(save) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read_during_the_game(run: Run, save: Path, lang: str) -> None:
    out = talk(run, save, "rules", more=("--lang", lang)).out
    chapters = re.findall(r"  (M\d+|MP) {3,}\S", out)
    assert chapters == list(dict.fromkeys(clause.chapter.id for clause in load("meuterer").clauses))
    out = talk(run, save, "rules m3", "rules M4.5", "rules xyzzy", more=("--lang", lang)).out
    for clause in ("M3.1", "M3.2", "M4.5"):
        assert re.search(rf"{clause}\W", out)
    assert "xyzzy" in out
    found = talk(run, save, f"rules {'meuter' if lang == 'de' else 'mutin'}", more=("--lang", lang)).out
    assert len(re.findall(r"M\w+\.\d+\s?: ", found)) == MOST_FOUND


def test_the_program_is_named_so_that_the_shell_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "bin" / "mutiny"
    script.parent.mkdir()
    script.touch(0o755)
    monkeypatch.setenv("PATH", "")
    assert program_name(str(script)) == str(script)
    monkeypatch.setenv("PATH", str(script.parent))
    assert program_name(str(script)) == "mutiny"
    assert program_name(str(tmp_path / "mutiny" / "__main__.py")).endswith(" -m mutiny")
    assert program_name("tests/whatever.py") == "mutiny"


def test_help_moves_clauses_and_events_are_explained(run: Run, save: Path) -> None:
    out = talk(
        run, save, "?", "? 1", "?2", "? leave", "? M4.5", "? m3", "? M99", "? 77", "why", "??", "leave", "? take mate"
    ).out
    assert "What you can type\n" in out
    assert "undo: take back your last move" in out
    # Below the move come its meaning in this position, and then its clauses.
    assert re.search(
        r"Offer a ruby \(offer ruby\)\n1 ruby at Hochland[^[]*?\nM2.1: The Captain starts", out, re.MULTILINE
    )
    assert re.search(r"Offer a salt \(offer salt\)\n1 salt at Hochland[^[]*?\nM2.1: ", out, re.MULTILINE)
    assert re.search(r"\(leave\)\nYou look at the action cards[^[]*?\nM2.4: ", out)
    assert re.search(r"\(take mate\)\n[^[]*?\nM2.6: ", out)
    assert "M5.1: No mutiny, or a mutiny put down" in out
    assert "M4.5: The side with the higher total wins." in out
    assert "M3.1: " in out
    assert "There is no move or clause “M99” to explain." in out
    assert "There is no such move. Choose a number from 1 to 6." in out
    assert out.count("Zoe is dealt 5 cards: 1 ruby, 1 salt, 1 wine, 1 cloth and 1 conflict card. [M0.6]") == 2


def test_hint_names_a_legal_move_and_makes_none(run: Run, save: Path) -> None:
    out = talk(run, save, "hint", "table").out
    assert re.search(r"\n   \d  \d+% ±\u00a0\d+  Offer a \w+\n", out)
    assert re.search(
        r"\n(Why the first rather than the second, in|Nothing clearly tells the first two apart in) 24 ", out
    )
    assert out.count("  1  Offer a ruby (offer ruby)") == 2
    assert own_moves(save) == []


def test_undo_takes_back_the_own_last_move_and_what_followed(run: Run, save: Path) -> None:
    talk(run, save)
    before = save.read_text()
    ran = talk(run, save, "1", "undo")
    assert "Took back: Zoe, offer ruby." in ran.out
    assert save.read_text() == before
    assert "There is no move to take back." in talk(run, save, "undo").out
    ran = talk(run, save, "1", "offer wine", "undo", "offer cloth")
    assert own_moves(save) == ["offer ruby", "offer cloth"]


def test_save_writes_a_copy_that_can_be_resumed(run: Run, save: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my game.json"
    ran = talk(run, save, "save", f"save {copy}", f"save {tmp_path}", f"save {copy}", "1")
    assert "Name the file: save FILE" in ran.out
    assert f"Saved to {copy}." in ran.out.replace("\n", " ")
    assert ran.err == f"mutiny: {tmp_path}: Is a directory.\n"
    ran = run("play", "--resume", copy, typed="1\n")
    assert "Continuing the game from" in ran.out
    assert own_moves(copy) == own_moves(save) == ["offer ruby"]
    # With its seed, the resumed game has the same cards; the bots may decide differently.
    assert loaded(copy).seed == loaded(save).seed


def test_no_file_is_overwritten_unless_forced(run: Run, save: Path, tmp_path: Path) -> None:
    talk(run, save, "1")
    other = tmp_path / "other.json"
    new = [word for word in NEW if word != "--force"]
    line = "exists already; name another file, or say --force to replace it."
    ran = run(*new, "--autosave", save)
    assert (ran.status, ran.out, ran.err) == (1, "", f"mutiny: {save} {line}\n")
    assert own_moves(save) == ["offer ruby"]
    other.write_text("precious")
    assert run("play", "--resume", save, "--autosave", other).err == f"mutiny: {other} {line}\n"
    assert run("play", "--resume", save, "--autosave", save).status == 0
    ran = talk(run, save, f"save {other}")
    assert f"{other} exists already. To replace it: save --force {other}" in " ".join(ran.out.split())
    assert other.read_text() == "precious"
    for forced in (f"--force {other}", f"{other} --force"):
        other.write_text("precious")
        talk(run, save, f"save {forced}")
        assert own_moves(other) == []
    assert [path.name for path in sorted(tmp_path.glob("*.json*"))] == ["other.json", "save.json"]
    # An empty file holds nothing that could be lost.
    other.write_text("")
    assert run(*new, "--autosave", other).status == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_no_happy_end(run: Run, home: Path) -> None:
    ran = run(*NEW, "--autosave", "/dev/full", typed="1\nquit\n")
    assert ran.err == "mutiny: /dev/full: No space left on device.\n" * 2
    kept = next((home / "mutiny" / "saves").iterdir())
    assert f"/dev/full cannot be written. The game is saved in {kept} instead." in " ".join(ran.out.split())


def test_a_game_goes_on_in_the_file_that_could_be_written(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    ran = run(*NEW, "--autosave", tmp_path / "no" / "folder.json", typed=f"1\nsave {other}\n2\n")
    assert f"Every move is saved at once in {other}." in ran.out.replace("\n", " ")
    assert ran.out.endswith(f"continue with:\n  mutiny play --resume {other}\n")
    assert len(own_moves(other)) == 2


def test_a_resumed_game_shows_the_events_since_the_own_last_move(run: Run, save: Path) -> None:
    talk(run, save, "1", "offer wine", "quit")
    out = run("play", "--resume", save, typed="why\n").out
    assert "is dealt" not in out
    assert "Zoe offers a ruby." not in out
    assert out.count("Zoe offers a wine.") == 2
    talk(run, save, "quit")
    assert "Zoe is dealt 5 cards: " in run("play", "--resume", save).out


@pytest.mark.parametrize("ending", ["quit\n", "exit\n", ""])
def test_leaving_says_where_the_game_is_kept(run: Run, save: Path, ending: str) -> None:
    ran = run(*NEW, "--autosave", save, typed=f"1\n{ending}")
    assert ran.status == 0
    assert ran.out.endswith(f"\nStopped. Nothing is lost; continue with:\n  mutiny play --resume {save}\n")
    assert own_moves(save) == ["offer ruby"]


def test_the_game_goes_on_in_the_language_in_which_it_began(run: Run, save: Path) -> None:
    ran = talk(run, save, "1", "quit", more=("--lang", "fr"))
    assert ran.out.endswith(f"  mutiny play --resume {save} --lang fr\n")
    ran = talk(run, save, *["1"] * 200, more=("--lang", "fr"))
    assert ran.out.endswith(f"  mutiny show {save} --lang fr\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_is_broken_by_the_edge_of_the_terminal(
    run: Run, save: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        if len(asked) > 200:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    ran = talk(run, save, more=("--lang", lang))
    question = Messages(lang).text("cli-over")
    last = asked[-1].strip()
    assert question.endswith(last)
    assert question.removesuffix(last).strip() in " ".join(ran.out.split())
    assert max(len(line.strip()) for line in asked) <= 60


def test_games_are_kept_in_the_data_folder_each_in_its_file(run: Run, home: Path) -> None:
    for _ in range(2):
        run(*NEW, typed="1\n")
    folder = home / "mutiny" / "saves"
    assert sorted(path.name for path in folder.iterdir()) == ["meuterer-0001.json", "meuterer-0002.json"]
    for how in (["--resume"], ["--resume", "meuterer"], ["meuterer", "--resume"]):
        run("play", *how, typed="1\n")
    assert own_moves(folder / "meuterer-0001.json") == ["offer ruby"]
    assert len(own_moves(folder / "meuterer-0002.json")) == 4


def test_resume_passes_over_games_that_are_over(run: Run, home: Path) -> None:
    assert run("play", "--resume").err == f"mutiny: there is no unfinished game in {home}/mutiny/saves.\n"
    run(*NEW, typed="1\n")
    folder = home / "mutiny" / "saves"
    written(folder / "meuterer-0002.json", finished())
    (folder / "meuterer-0003.json").write_text("")
    assert f"from {folder}/meuterer-0001.json" in run("play", "--resume").out.replace("\n", " ")


def test_any_record_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", cut(finished(), 20))
    ran = run("play", "--resume", path, "--seat", 2, "--bots", "random", typed="1\n" * 200)
    assert (ran.status, ran.err) == (0, "")
    assert replay(loaded(path)).over
    assert loaded(path).moves[:20] == finished().moves[:20]


def test_a_finished_game_is_shown_and_no_more(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", finished())
    before = path.read_bytes()
    ran = run("play", "--resume", path)
    assert ran.status == 0
    assert "Choose a move" not in ran.out
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (["meutrer", "--no-demo"], 2, "there is no game 'meutrer'; did you mean meuterer?"),
        (["--seat", "4", "--no-demo"], 2, "there is no seat 4; the seats are 0 to 3."),
        (["--bots", "mediun", "--no-demo"], 2, "there is no bot 'mediun'; did you mean medium?"),
        (["--demo", "--players", "5"], 2, "meuterer is for 3 to 4 players, not 5."),
        (["--resume", "x.json"], 1, "x.json: No such file or directory."),
        (["--resume", "x.json", "--seed", "1"], 2, "--seed belongs to a new game; a resumed one has its own."),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: list[str], status: int, line: str) -> None:
    assert run("play", *arguments) == (status, "", f"mutiny: {line}\n")


def test_a_game_of_bots_alone_needs_a_seat(run: Run, save: Path, tmp_path: Path) -> None:
    talk(run, save, "1")
    record = json.loads(save.read_text())
    record["players"][0] = "Bernhard (medium)"
    save.write_text(json.dumps(record))
    ran = run("play", "--resume", save)
    assert (ran.status, ran.err) == (2, "mutiny: every seat of this game is a bot's; say --seat N to take one over.\n")
    assert run("play", "--resume", save, "--seat", 1).status == 0


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(
    run: Run, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "no" / "folder.json"
    ran = run(*NEW, "--autosave", nowhere, typed="1\n")
    assert ran.status == 0
    assert ran.err.splitlines() == [f"mutiny: {nowhere}: No such file or directory."] * 2
    # It is saved in the data folder instead, and can be continued from there.
    kept = next((home / "mutiny" / "saves").iterdir())
    assert f"The game is saved in {kept} instead." in " ".join(ran.out.split())
    assert ran.out.endswith(f"\nStopped. Nothing is lost; continue with:\n  mutiny play --resume {kept}\n")
    assert own_moves(kept) == ["offer ruby"]
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = run(*NEW, typed="1\n")
    assert ran.err == f"mutiny: {tmp_path}/file/mutiny/saves: Not a directory.\n"
    assert own_moves(next(tmp_path.glob("mutiny-meuterer-*.json"))) == ["offer ruby"]
    # And if it cannot be saved anywhere, the end says so.
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    ran = run(*NEW, typed="1\n")
    assert ran.status == 1
    assert ran.err == f"mutiny: {tmp_path}/file/mutiny/saves: Not a directory.\n" * 2
    assert "Nothing is lost" not in ran.out
    assert "could not be saved anywhere" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_a_demonstration_is_played(run: Run, home: Path, lang: str) -> None:
    ran = run("play", "meuterer", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Frosthöhle") >= 8
    assert ran.out.rstrip().endswith("[M5.8]")
    assert ran.out == run("play", "--demo", "--lang", lang).out
    assert not list(home.iterdir())


def test_a_demonstration_shows_what_a_spectator_sees(run: Run) -> None:
    ran = run(
        "play", "--demo", "--players", "3", "--seed", "2", "--option", "pirates=double", "--bots", "medium,random"
    )
    assert ran.out.count("is dealt 5 cards. [M0.6]") == 3
    assert "cards: " not in "".join(line for line in ran.out.splitlines() if "[M8" in line)


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"HOME": "/home/zoe"}, "linux", "/home/zoe/.local/share/mutiny"),
        ({"HOME": "/home/zoe", "XDG_DATA_HOME": "relative"}, "linux", "/home/zoe/.local/share/mutiny"),
        ({"HOME": "/home/zoe"}, "darwin", "/home/zoe/Library/Application Support/mutiny"),
        ({"APPDATA": "/zoe/AppData"}, "win32", "/zoe/AppData/mutiny"),
    ],
)
def test_where_data_is_kept(environment: dict[str, str], platform: str, folder: str) -> None:
    assert data_folder(environment, platform).as_posix() == folder
