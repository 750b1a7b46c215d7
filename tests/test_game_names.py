"""The check that no code outside a game's folder names the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import check_game_names

ROOT = Path(__file__).parent.parent
GAMES = ["cartagena", "traitres"]


@pytest.mark.parametrize(
    "code",
    [
        "from mutiny.games.traitres import GAME",
        "import mutiny.games.traitres.rules.board",
        "from mutiny.games import cartagena as at_sea",
        "from mutiny.bots import TraitresModel",
        "if game == 'traitres':\n    pass",
        "text('cartagena-card')",
        "def cartagena_bounds():\n    pass",
        "class CartagenaBoard:\n    pass",
        "f(traitres=1)",
        "def f(cartagena):\n    pass",
        "x = f'{lang}/cartagena.ftl'",
        "POLICIES = {'traitres': 1}",
        "if name in 'chess cartagena':\n    pass",
        "GAMES = 'chess traitres'.split()",
        "x = titles['Cartagena: La mutinerie']",
        "x = {'Cartagena: La mutinerie': 1}",
        "if name == b'traitres':\n    pass",
        "match name:\n  case 'La cartagena': pass",
        "match name:\n  case traitres: pass",
        "try: pass\nexcept E as cartagena: pass",
        "def f():\n  global traitres",
        "x = y.traitres",
    ],
)
def test_code_that_names_a_game_is_found(code: str) -> None:
    ((line, reason),) = check_game_names.findings(code, GAMES)
    assert line <= 2
    assert "names the game" in reason


@pytest.mark.parametrize(
    "code",
    [
        '"""In Traîtres à bord, which is called traitres."""',
        'def f():\n    """What f does.\n\n    >>> f("traitres")\n    """',
        'X = 1\n"""As in cartagena."""',
        "# cartagena",
        'EXAMPLES = """\nmutiny play traitres\n"""',
        "if game == 'chess':\n    pass",
        "raise ValueError('not a move of traitres')",
    ],
)
def test_prose_may_name_games(code: str) -> None:
    assert check_game_names.findings(code, GAMES) == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("traitres-card = Card\n", 1),
        ("web-learn-term-cartagena-row = A row\n", 1),
        ("a = { $game ->\n    [traitres] Traîtres\n   *[other] ?\n}\n", 2),
        ("a = { $game ->\n    [one] 1\n   *[cartagena] ?\n}\n", 3),
        ("a = A\n    .traitres = B\n", 2),
        ("a = You have { traitres-card }\n", 1),
        ("a = You have { $n } of { -cartagena-card }\n", 1),
    ],
)
def test_a_shared_text_that_names_a_game_is_found(text: str, line: int) -> None:
    ((found, reason),) = check_game_names.text_findings(text, GAMES)
    assert found == line
    assert "names the game" in reason


def test_what_people_read_in_a_shared_text_may_name_games() -> None:
    assert check_game_names.text_findings("# For cartagena.\na = Play traitres [cartagena]\n", GAMES) == []


def program(root: Path, files: dict[str, str]) -> Path:
    (root / "pyproject.toml").write_text('[project.entry-points."mutiny.games"]\ntraitres = "x:GAME"\n')
    for name, text in files.items():
        path = root / "src" / "mutiny" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def test_the_command_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = "NAME = 'traitres'\n"
    root = program(tmp_path, {"games/traitres/board.py": code, "games/other.py": code, "cli/titles.py": code})
    assert check_game_names.main(root) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("src/mutiny/games/other.py:1: 'traitres' names the game traitres;")


def test_the_program_passes_and_needs_its_exceptions(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_game_names.main() == 0, capsys.readouterr().out
    games = check_game_names.game_names()
    for name in check_game_names.EXCEPTIONS:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert check_game_names.findings(text, games), f"{name} is not an exception any more"
