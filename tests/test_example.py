"""The example game, installed as a third party's, is found, conforms, and plays without changes to the package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "contraband"
LANGUAGES = ("en", "fr", "it", "de")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which the example is installed beside Mutiny."""
    folder = tmp_path_factory.mktemp("installed")
    source = tmp_path_factory.mktemp("source") / "contraband"
    # Setuptools leaves files beside the sources; the repository must stay clean.
    subprocess.run(["cp", "-r", str(EXAMPLE), str(source)], check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(folder), str(source)], check=True)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "HOME": str(folder)}


def run(environment: dict[str, str], *arguments: str) -> str:
    """Return the output of a command, which must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_and_conforms(installed: dict[str, str]) -> None:
    program = (
        "import mutiny; from mutiny.testing import check_game; "
        "check_game(mutiny.game('contraband'), games=12); print(*mutiny.game_names())"
    )
    assert "contraband" in run(installed, "-c", program).split()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_and_narrated_in_the_terminal(installed: dict[str, str], lang: str) -> None:
    told = run(installed, "-m", "mutiny", "play", "contraband", "--demo", "--seed", "7", "--lang", lang)
    assert "[K2.3]" in told or "[K2.1]" in told
    # Without the game's own sentences and drawing, events and views would be shown as data.
    assert "end:" not in told
    assert "winners=" not in told
    assert "sizes:" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_rulebook_is_shown(installed: dict[str, str], lang: str) -> None:
    shown = run(installed, "-m", "mutiny", "rules", "contraband", "K1.2", "--lang", lang)
    assert "K1.2  " in shown
    book = tomllib.loads((EXAMPLE / "contraband" / "rulebook.toml").read_text(encoding="utf-8"))
    assert book["sources"]["own"][lang] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_guide_opens_the_rulebook(installed: dict[str, str], lang: str) -> None:
    guide = tomllib.loads((EXAMPLE / "contraband" / "guide.toml").read_text(encoding="utf-8"))
    shown = re.sub(r"[ \n]+", " ", run(installed, "-m", "mutiny", "rules", "contraband", "--lang", lang))
    assert shown.index(guide["goal"][lang]) < shown.index(" K0.1 ") < shown.index(guide["advice"][0]["text"][lang])
    crib = re.sub(r"[ \n]+", " ", run(installed, "-m", "mutiny", "rules", "contraband", "--crib", "--lang", lang))
    for entry in guide["crib"][0]["entry"]:
        assert f"{entry['name'][lang]} {entry['text'][lang]} [K2.2]" in crib


def test_its_table_of_barrels_is_what_is_played(installed: dict[str, str]) -> None:
    program = (
        "import contraband.rules as rules; from mutiny.rulebook import load_guide; "
        "guide = load_guide('contraband'); print([[cell.value for cell in row[:2]] for row in guide.tables[0].rows] == "
        "[[name, rules.DECK.count(number)] for number, name in enumerate(rules.BARRELS)])"
    )
    assert run(installed, "-c", program).strip() == "True"


def test_its_games_are_simulated_and_checked(installed: dict[str, str], tmp_path: Path) -> None:
    simulate = ["simulate", "contraband", "--players", "3", "--games", "5", "--bots", "random", "--seed", "1"]
    run(installed, "-m", "mutiny", *simulate, "--records", str(tmp_path))
    files = sorted(str(path) for path in tmp_path.glob("*.json"))
    assert len(files) == 5
    run(installed, "-m", "mutiny", "check", *files)
    told = run(installed, "-m", "mutiny", "hint", files[0], "--at", "2", "--budget", "200")
    # These are the consequences that the game's own reason finder looks for.
    assert re.search(r"Your score at the end, on average: -?\d|Your hold blows up: |weighs anchor first: ", told)
    assert "chances of winning" in run(installed, "-m", "mutiny", "analyse", files[0], "--budget", "5")


PARTS = (
    *("view_types", "event_types", "events", "features", "bots", "text", "meaning", "terminal", "picture", "advice"),
    *("arena", "openspiel", "talk", "manners", "reactions"),
)
FILES = ("rulebook.toml", "guide.toml", "lesson.toml", *(f"i18n/{lang}/game.ftl" for lang in LANGUAGES))


def test_every_part_is_found(installed: dict[str, str]) -> None:
    program = (
        "from mutiny.kernel.plugin import data, part; "
        f"print([name for name in {PARTS!r} if part('contraband', name) is None], "
        f"[name for name in {FILES!r} if data('contraband', name) is None])"
    )
    assert run(installed, "-c", program).strip() == "[] []"


def test_the_bots_play_by_its_policy_and_model(installed: dict[str, str]) -> None:
    program = (
        "from mutiny import game, seed_of; from mutiny.bots import BotSpec, play_game\n"
        "def wins(one, other, games):\n"
        "    found, pair = game('contraband'), [BotSpec(one), BotSpec(other)]\n"
        "    played = (play_game(found, pair if n % 2 else pair[::-1], {}, seed_of('bots', n)) for n in range(games))\n"
        "    return sum((1 - n % 2) in each.state.result()['winners'] for n, each in enumerate(played))\n"
        "from mutiny.bots.policy import model_of\n"
        "print(wins('easy', 'random', 60) > 36, wins('medium', 'easy', 60) > 33, wins('hard@50', 'medium', 2) <= 2)\n"
        "print(type(model_of('contraband')).__name__)"
    )
    assert run(installed, "-c", program).split() == ["True", "True", "True", "ContrabandModel"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_set_phrase_is_worded(installed: dict[str, str], lang: str) -> None:
    program = (
        "import mutiny; from mutiny.i18n import phrases, tell\n"
        "from mutiny.server.tables.reactions import read_character_data\n"
        "match = mutiny.new('contraband', ['Ann', 'Bo'], seed=bytes(32))\n"
        "event = match.say(0, 'say suspect 1').seen_by(None)\n"
        f"view = {{**match.state.view(0), 'names': match.names}}; lang = {lang!r}\n"
        "print(tell(event, match.names, lang, 'contraband'))\n"
        "print(tell({**event, 'manner': 'gruff'}, match.names, lang, 'contraband'))\n"
        "print(phrases(view, lang)[0][1], read_character_data('contraband').wordings['Hauke'])"
    )
    said, gruffly, example = run(installed, "-c", program).splitlines()
    assert "Ann" in said
    assert "Bo" in said
    assert "Bo" in gruffly
    assert gruffly != said
    assert example.removesuffix(" gruff") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_lesson_is_played(installed: dict[str, str], lang: str) -> None:
    program = (
        f"from mutiny.lessons import load, scenes; found = scenes(load('contraband'), {lang!r}); "
        "print([scene.wanted for scene in found], found[-1].view['holds'])"
    )
    assert run(installed, "-c", program).strip() == (
        "[['haul'], ['dump powder'], ['weigh'], []] [['silk', 'silk'], ['rum', 'rum', 'rum', 'powder']]"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_what_moves_mean(installed: dict[str, str], lang: str) -> None:
    program = (
        "from mutiny import new; from mutiny.i18n import dangers, goal, key_numbers, meaning\n"
        "match = new('contraband', ['Ann', 'Bo'], seed=bytes(32)); seat = match.state.acting[0]\n"
        "view = {**match.state.view(seat), 'hold': ['rum', 'silk', 'powder']}\n"
        f"said = [goal(view, {lang!r}), *(each.text for each in dangers(view, {lang!r}))]\n"
        f"said += [meaning(move, view, {lang!r}) for move in ('haul', 'dump powder', 'weigh')]\n"
        f"print(len(said), all(said), key_numbers(view, {lang!r})[0].value)"
    )
    assert run(installed, "-c", program).strip() == "5 True 2"


def test_openspiel_plays_it(installed: dict[str, str]) -> None:
    pytest.importorskip("pyspiel")
    program = (
        "import pyspiel, mutiny.adapters.openspiel\n"
        "game = pyspiel.load_game('mutiny_contraband(players=3)'); pyspiel.random_sim_test(game, 3, False, False)\n"
        "print(game.num_players())"
    )
    assert run(installed, "-c", program).splitlines()[-1] == "3"


def test_its_picture_and_what_is_counted(installed: dict[str, str]) -> None:
    program = (
        "from mutiny import game, seed_of; from mutiny.bots import MediumBot, play_game\n"
        "from mutiny.arena import outcome_of; from mutiny.adapters.pictures import picture\n"
        "played = play_game(game('contraband'), [MediumBot] * 3, {}, seed_of('bots', 0))\n"
        "print(outcome_of(played).incidents[0][:5], picture(played.state.view(1), ['Ann', 'Bo', 'Cy']).size)"
    )
    assert run(installed, "-c", program).strip() == "end:  (600, 240)"


def test_it_is_an_environment_of_pettingzoo(installed: dict[str, str]) -> None:
    program = (
        "from mutiny.adapters.pettingzoo import env; table = env('contraband', players=3, render_mode='ansi'); "
        "table.reset(seed=1); "
        "[table.step(None if (told := table.last())[2] else int(told[0]['action_mask'].argmax())) "
        "for _ in table.agent_iter()]; "
        "print(table.agents, table.observation_space('player_0')['observation'].shape, table.render(), sep='\\n')"
    )
    told = run(installed, "-c", program).splitlines()
    assert told[:2] == ["[]", "(17,)"]
    assert "player_2" in "".join(told[2:])


def test_the_page_quotes_what_is_there() -> None:
    """Check that every block of code on the page is part of the example, except the one for the reader to type."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (*EXAMPLE.glob("*.toml"), *EXAMPLE.rglob("*.py"))]
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", page, flags=re.DOTALL)
    assert len(blocks) > 3
    for block in blocks:
        if "check_game" not in block:
            for line in block.splitlines():
                assert any(line in source for source in sources), line
