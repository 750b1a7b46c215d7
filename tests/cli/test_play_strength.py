"""The command `play` with bots of the player's choice: asked once on a terminal, or named by --bots."""

from __future__ import annotations

import io
from pathlib import Path
from typing import ClassVar

import pytest
from cli.running import Ran, loaded

from mutiny.bots import STRENGTHS, Bot, Budget, HardBot, MediumBot, Observation, discovery, find_bot
from mutiny.cli import main
from mutiny.cli.strength import MIXTURE, kind_for_people
from mutiny.i18n import LANGUAGES

QUESTIONS = {
    "en": ("How strong should the bots be?", "A number from 1 to 5 or a name (Enter for medium):"),
    "fr": ("De quelle force seront les robots ?", "Un numéro de 1 à 5 ou un nom (Entrée pour medium) :"),
    "it": ("Quanto devono essere forti i bot?", "Un numero da 1 a 5 o un nome (Invio per medium):"),
    "de": ("Wie stark sollen die Bots sein?", "Eine Nummer von 1 bis 5 oder ein Name (Eingabetaste: medium):"),
}


class Keyboard(io.TextIOWrapper):
    """An input that claims to be a terminal."""

    def __init__(self, *lines: str) -> None:
        super().__init__(io.BytesIO("".join(f"{line}\n" for line in lines).encode()))

    def isatty(self) -> bool:
        return True


class Quick(HardBot):
    """A hard bot that does not think, but records its budget."""

    budgets: ClassVar[list[tuple[int, float]]] = []

    def choose(self, observation: Observation) -> int:
        Quick.budgets.append((self.budget.simulations, self.budget.seconds))
        return observation.legal_actions[0]


class Tidy(MediumBot):
    """A bot that records that the game is over."""

    ended: ClassVar[list[int]] = []

    def end(self) -> None:
        Tidy.ended.append(self.seat)


class Unruly(MediumBot):
    """A bot that fails in a different way at every turn."""

    def needs_events(self, game: str) -> bool:
        return True

    def speak(self, observation: Observation) -> list[str]:
        return ["ahoy"]

    def choose(self, observation: Observation) -> int:
        if self.rng.below(2):
            raise ZeroDivisionError("division by zero")
        return -1


def known_as(monkeypatch: pytest.MonkeyPatch, name: str, bot: type[Bot]) -> None:
    """Register a bot of the test under a name."""
    monkeypatch.setattr(discovery, "find_bot", lambda wanted: bot if wanted == name else find_bot(wanted))


class Typing:
    """A person who plays at a terminal."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.save = folder / "save.json"
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *lines: str, more: tuple[str, ...] = (), game: str = "meuterer") -> Ran:
        self._monkeypatch.setattr("sys.stdin", Keyboard(*lines))
        self._capsys.readouterr()
        status = main(["play", game, "--seed", "5", "--name", "Zoe", "--autosave", str(self.save), "--force", *more])
        out, err = self._capsys.readouterr()
        return Ran(status, out.replace("\u00a0", " "), err)

    def bots(self) -> list[str]:
        """Return the bots named in the saved game."""
        return [name.rpartition(" (")[2].rstrip(")") for name in loaded(self.save).players if name != "Zoe"]


@pytest.fixture
def typing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    return Typing(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize(
    ("typed", "bots"),
    [
        ("", ["medium"] * 3),
        ("1", ["random"] * 3),
        ("2", ["easy"] * 3),
        ("easy", ["easy"] * 3),
        ("  MEDIUM ", ["medium"] * 3),
        ("hard", ["hard"] * 3),
        ("h", ["hard"] * 3),
        ("5", ["easy", "medium", "hard"]),
        ("mixed", ["easy", "medium", "hard"]),
    ],
)
def test_the_player_chooses_who_the_others_are(
    typing: Typing, monkeypatch: pytest.MonkeyPatch, typed: str, bots: list[str]
) -> None:
    known_as(monkeypatch, "hard", Quick)
    ran = typing(typed, "1")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(QUESTIONS["en"][0]) == 1
    assert ran.out.count(QUESTIONS["en"][1]) == 1
    assert typing.bots() == bots
    # The players are listed before the first move.
    assert f"Bots ({', '.join(dict.fromkeys(bots))}): Steffi" in ran.out


def test_nonsense_is_asked_again(typing: Typing) -> None:
    ran = typing("0", "6", "m", "bold", "²", "99999999999999999999", "easy", "1")
    assert ran.out.count(QUESTIONS["en"][0]) == 1
    assert ran.out.count(QUESTIONS["en"][1]) == 7
    assert typing.bots() == ["easy"] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_speaks_the_player_s_language(typing: Typing, lang: str) -> None:
    out = typing("", "1", more=("--lang", lang)).out
    for text in QUESTIONS[lang]:
        assert text in out
    for number, name in enumerate([*STRENGTHS, "mixed"], 1):
        assert f"\n   {number}  {name} – " in out


def test_it_is_not_asked_where_the_answer_is_given_or_nobody_could_answer(typing: Typing) -> None:
    out = typing("1", more=("--bots", "easy,random")).out
    assert QUESTIONS["en"][0] not in out
    assert typing.bots() == ["easy", "random", "easy"]
    out = typing("1", more=()).out
    assert QUESTIONS["en"][0] in out
    ran = typing("1", more=("--demo",))
    assert QUESTIONS["en"][0] not in ran.out


def test_a_game_taken_up_again_keeps_its_table(
    typing: Typing, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("easy", "1")
    monkeypatch.setattr("sys.stdin", Keyboard("1"))
    assert main(["play", "--resume", str(typing.save)]) == 0
    out = capsys.readouterr().out
    assert QUESTIONS["en"][0] not in out
    assert "Bots (easy): Steffi, Florian and Carmen." in out


def test_what_cannot_be_played_is_refused_before_anything_is_asked(typing: Typing) -> None:
    for more in (("--players", "9"), ("--seat", "7"), ("--option", "pirates=perhaps")):
        ran = typing("easy", more=more)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert typing("easy", game="meutrer").out == ""


def test_hard_bots_think_a_second_at_a_table_with_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = Quick.budgets
    known_as(monkeypatch, "hard", Quick)
    save = str(tmp_path / "save.json")
    for bots, seconds in (("hard", 1.0), ("hard@3s", 3.0), ("hard@70", 0.0)):
        for arguments in (["--seed", "5", "--autosave", save, "--force"], ["--demo"]):
            budgets.clear()
            monkeypatch.setattr("sys.stdin", Keyboard(*["1"] * 4))
            assert main(["play", "meuterer", *arguments, "--bots", bots]) == 0
            assert {budget[1] for budget in budgets} == {seconds}
            if bots == "hard@70":
                assert {budget[0] for budget in budgets} == {70}
    assert kind_for_people("hard").budget.simulations > 0


def test_other_bots_have_the_time_they_had() -> None:
    for name in ("random", "easy", "medium", "cmd:cat"):
        assert repr(kind_for_people(name).budget) == repr(Budget())
    assert kind_for_people("cmd@2s:cat").budget.seconds == 2.0


def test_every_strength_is_a_bot() -> None:
    for name in (*STRENGTHS, *MIXTURE):
        assert issubclass(find_bot(name), Bot)
    assert find_bot("simple") is MediumBot


def test_a_bot_that_fails_loses_its_move_and_the_player_reads_why(
    typing: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_as(monkeypatch, "medium", Unruly)
    ran = typing("", *["1"] * 200, more=("--players", "3"))
    assert ran.status == 0
    assert "The game is saved in" in ran.out
    for line in (
        "mutiny: Steffi: the bot at seat 1 talks nonsense: 'ahoy' is not a move: what is said begins with 'say '.",
        "mutiny: Steffi: ZeroDivisionError: division by zero",
        "mutiny: Florian: the bot at seat 2 chose -1, which is not a legal move now.",
    ):
        assert line in ran.err.splitlines()


def test_bots_put_away_what_they_opened(monkeypatch: pytest.MonkeyPatch, typing: Typing) -> None:
    ended = Tidy.ended
    known_as(monkeypatch, "medium", Tidy)
    typing("", "1", "undo", "quit")
    # The text appears once for the bots before the undo, and once for those after it.
    assert ended == [1, 2, 3, 1, 2, 3]
    ended.clear()
    typing("", more=("--demo", "--players", "3"))
    assert ended == [0, 1, 2]
