"""The screen of a game: what it looks like in several sizes, and what keys and mouse do.

The pictures in `screens` are written again with MUTINY_WRITE_SCREENS=1 in the environment.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tui.playing import LARGE, SMALL, has_choice, is_over, local_game, notices, run, running, text_of, until

from mutiny.tui.app import DARK, LIGHT, FullScreenApp
from mutiny.tui.dialogs import Dialog
from mutiny.tui.panes import ChoicePane, DetailPane, HandPane, LinesPane, TablePane, TalkPane

SCREENS = Path(__file__).parent / "screens"


def place_of(app: FullScreenApp, word: str) -> tuple[int, int]:
    """Return where a word is on the screen."""
    for row, line in enumerate(text_of(app).splitlines()):
        if word in line:
            return line.index(word), row
    raise AssertionError(word)


def detail(app: FullScreenApp) -> str:
    """Return the explanation below the panes."""
    pane = app.screen.query_one(DetailPane)
    return f"{pane.border_title}\n{pane.render()}"


@pytest.mark.parametrize(
    ("name", "lang", "players", "size"),
    [
        ("meuterer", "en", 4, SMALL),
        ("meuterer", "de", 4, LARGE),
        ("traitres", "fr", 8, SMALL),
        ("traitres", "en", 5, LARGE),
        ("cartagena", "it", 4, SMALL),
        ("cartagena", "en", 2, LARGE),
    ],
)
def test_pictures(name: str, lang: str, players: int, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with running(local_game(name, lang, players, "easy"), size, lang) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            await pilot.press("2")
            await pilot.pause()
            shown = text_of(app) + "\n"
            path = SCREENS / f"{name}-{lang}-{size[0]}x{size[1]}.txt"
            if os.environ.get("MUTINY_WRITE_SCREENS"):
                path.write_text(shown, encoding="utf-8")
            assert shown == path.read_text(encoding="utf-8")
            for pane in app.screen.query(f"{TablePane.__name__}, HandPane, ChoicePane, #log, DetailPane"):
                assert pane.display
                assert pane.region.height >= 2
                assert app.screen.region.contains_region(pane.region)

    run(test)


def test_keys_choose_and_explain() -> None:
    async def test() -> None:
        async with running(local_game("meuterer", players=4)) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            choice = app.screen.query_one(ChoicePane)
            # Where there is a choice, Enter alone makes no move.
            assert choice.chosen is None
            assert "most points win" in detail(app)
            await pilot.press("enter")
            assert choice.chosen == "pay 0"
            await pilot.press("3")
            assert choice.chosen == "pay 2"
            assert "[M1.1]" in detail(app)
            assert "the Mate scores 3 points" in detail(app)
            await pilot.press("9")
            assert choice.chosen == "pay 2"
            await pilot.press("shift+tab")
            assert isinstance(app.focused, HandPane)
            assert detail(app).startswith("Ruby [")
            await pilot.press("left")
            assert detail(app).startswith("Conflict [")
            assert "decides" in detail(app) or "mutin" in detail(app)
            await pilot.press("escape")
            assert app.screen.focused is choice
            await pilot.press("w")
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            assert "Captain: Ann." in text_of(app)
            await pilot.press("escape", "c", "end")
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            assert "discard pile" in text_of(app)
            await pilot.press("escape", "question_mark")
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            assert "the game is kept" in text_of(app)
            await pilot.press("q")
            await pilot.press("z")
            assert isinstance(app.screen.maximized, ChoicePane)
            await pilot.press("z", "l")
            assert app.screen.maximized is None
            assert app.theme == LIGHT
            await pilot.press("l")
            assert app.theme == DARK

    run(test)


def test_the_mouse_explains_and_chooses() -> None:
    async def test() -> None:
        async with running(local_game("meuterer", players=4)) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            choice = app.screen.query_one(ChoicePane)
            await pilot.hover(None, place_of(app, "Rotes Riff"))
            assert detail(app).startswith("Island [M5.6]")
            await pilot.hover(None, place_of(app, "[Salt]"))
            assert detail(app).startswith("Salt [")
            await pilot.hover(None, place_of(app, "begins as"))
            assert detail(app).startswith("M0.5\n")
            spot = place_of(app, "Promise the Mate 2")
            await pilot.click(None, spot)
            assert choice.chosen == "pay 2"
            assert "pay 2" not in [move for _, move in app.game.session.match.entries]  # type: ignore[union-attr]
            await pilot.click(None, spot)
            await until(app, pilot, lambda: "Offer a" in text_of(app))
            # Textual calls the handlers of base classes too: a click must not choose twice.
            assert notices(app) == ""
            await pilot.click(None, place_of(app, "Quit"))
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            assert "Leave the game?" in text_of(app)

    run(test)


def test_a_move_that_ends_the_game_asks() -> None:
    async def test() -> None:
        played = local_game("traitres", players=4)
        async with running(played) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            keys = app.screen.query_one(ChoicePane).keys
            assert "open" in keys
            number = str(keys.index("open") + 1)
            for answer in (["escape"], ["enter"], ["down", "enter"]):
                assert not is_over(app)
                await pilot.press(*number, "enter")
                await until(app, pilot, lambda: isinstance(app.screen, Dialog))
                assert "This move ends the game at once" in text_of(app)
                assert "Open the chest" in text_of(app)
                await pilot.press(*answer)
                await until(app, pilot, lambda: not isinstance(app.screen, Dialog))
            await until(app, pilot, lambda: is_over(app))

    run(test)


def test_leaving_asks_and_says_how_to_return(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def test() -> None:
        async with running(local_game("cartagena", path=path)) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            for keys, leaves in ((("ctrl+c", "enter"), False), (("q", "down", "enter"), True)):
                await pilot.press(keys[0])
                await until(app, pilot, lambda: isinstance(app.screen, Dialog))
                assert "mutiny play --full --resume" in text_of(app)
                await pilot.press(*keys[1:])
                await pilot.pause()
                assert app.is_running is not leaves

    run(test)


def test_another_size_draws_the_table_again() -> None:
    async def test() -> None:
        async with running(local_game("meuterer", players=4)) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            assert "┌──" not in text_of(app)
            await pilot.resize_terminal(*LARGE)
            await until(app, pilot, lambda: "┌──" in text_of(app))
            assert app.screen.query_one("#log", LinesPane).region.width > 40
            await pilot.resize_terminal(20, 6)
            await until(app, pilot, lambda: "┌──" not in text_of(app))
            # Meuterer has no set phrases, and nobody else is here to read.
            assert not app.screen.query_one(TalkPane).display

    run(test)


def test_without_colour_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        async with running(local_game("traitres", bot="easy")) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            await pilot.press("1")
            colours = {
                colour.name
                for strip in app.screen._compositor.render_strips()
                for segment in strip
                if segment.style is not None
                for colour in (segment.style.color, segment.style.bgcolor)
                if colour is not None
            }
            assert colours <= {"default"}

    run(test)
