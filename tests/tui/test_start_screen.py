"""The first screen: new games, the last game, links, and the questions before a game."""

from __future__ import annotations

from tui.playing import TestLauncher, has_choice, notices, run, running, text_of, until

from mutiny.tui.dialogs import Dialog


def test_a_new_game_asks_for_players_and_strength() -> None:
    async def test() -> None:
        launcher = TestLauncher()
        async with running(None, launcher=launcher) as (app, pilot):
            await until(app, pilot, lambda: "What would you like to play?" in text_of(app))
            assert "Cartagena" in text_of(app)
            await pilot.press("down", "down", "down", "enter")
            await until(app, pilot, lambda: "How many players?" in text_of(app))
            await pilot.press("down", "enter")
            await until(app, pilot, lambda: "How strong" in text_of(app))
            assert "A solid player." in text_of(app)
            await pilot.press("up", "enter")
            await until(app, pilot, lambda: has_choice(app))
        assert launcher.asked == [("traitres", 4, ["easy"])]

    run(test)


def test_the_last_game_continues() -> None:
    async def test() -> None:
        launcher = TestLauncher()
        async with running(None, launcher=launcher) as (app, pilot):
            await pilot.press("enter")
            await until(app, pilot, lambda: has_choice(app))
        assert launcher.asked == ["last"]

    run(test)


def test_a_chosen_game_goes_straight_to_the_strength() -> None:
    async def test() -> None:
        launcher = TestLauncher("de")
        async with running(None, lang="de", launcher=launcher, chosen="cartagena", players=3) as (app, pilot):
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            await pilot.press("enter")
            await until(app, pilot, lambda: has_choice(app))
        assert launcher.asked == [("cartagena", 3, ["medium"])]

    run(test)


def test_a_link_that_fails_says_why_and_the_player_can_quit() -> None:
    async def test() -> None:
        launcher = TestLauncher()
        async with running(None, launcher=launcher) as (app, pilot):
            await pilot.press("end", "up", "enter")
            await until(app, pilot, lambda: isinstance(app.screen, Dialog))
            await pilot.press(*"http://x/t/a", "enter")
            await until(app, pilot, lambda: "like to be called" in text_of(app))
            await pilot.press(*"Bo", "enter")
            await until(app, pilot, lambda: "There is no such table." in notices(app))
            assert launcher.asked == [("http://x/t/a", "Bo")]
            await pilot.press("q")
            await pilot.pause()
            assert not app.is_running

    run(test)
