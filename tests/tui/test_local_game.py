"""Games against bots on the full screen: whole games, hints, undo, saving, and what is not shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tui.playing import (
    LARGE,
    SMALL,
    has_choice,
    local_game,
    notices,
    play_to_end,
    run,
    running,
    session_for,
    text_of,
    until,
)

from mutiny import Match, Rng, read_record
from mutiny.tui.game_screen import AGAIN
from mutiny.tui.local_game import LocalGame
from mutiny.tui.panes import ChoicePane
from mutiny.tui.player_game import CannotDo, with_seats
from mutiny.tui.start_screen import StartScreen


@pytest.mark.parametrize(
    ("name", "lang", "size", "end"),
    [
        ("meuterer", "fr", SMALL, "La partie est finie"),
        ("traitres", "de", SMALL, "Das Spiel ist zu Ende"),
        ("cartagena", "it", LARGE, "La partita è finita"),
    ],
)
def test_a_whole_game(name: str, lang: str, size: tuple[int, int], end: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = local_game(name, lang, bot="easy", path=path)

    async def test() -> None:
        async with running(played, size, lang) as (app, pilot):
            assert await play_to_end(app, pilot, last=True) > 1
            assert end in text_of(app).splitlines()[0]
            assert app.screen.query_one(ChoicePane).keys[0] == AGAIN
            await pilot.press("1", "enter")
            await until(app, pilot, lambda: isinstance(app.screen, StartScreen))

    run(test)
    record = read_record(path.read_text())
    assert record.result is not None
    assert record.result == played.session.match.record().result


def test_undo_goes_back_and_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def test() -> None:
        async with running(local_game("meuterer", players=4, path=path)) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            before = text_of(app)
            await pilot.press("2", "enter")
            await until(app, pilot, lambda: "Offer a" in text_of(app))
            await pilot.press("u")
            await until(app, pilot, lambda: "Promise the Mate" in text_of(app))
            assert text_of(app) == before
            await pilot.press("u")
            await until(app, pilot, lambda: "no move to take back" in notices(app))

    run(test)
    assert read_record(path.read_text()).result is None


def test_one_choice_makes_one_move() -> None:
    """Check the player who is asked twice in a row: nobody else is left, and the same move is legal again."""
    played = local_game("meuterer", players=3)
    match = played.session.match
    while not may_repeat(match):
        seat = match.state.acting[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[0] if seat == 0 else moves[-1])

    async def test() -> None:
        async with running(played, LARGE) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            before = len(match.entries)
            first = app.screen.query_one(ChoicePane).keys[0]
            await asyncio.gather(played.play(first), played.play(first))
            assert [move for _, move in match.entries[before:]] == [first]
            await until(app, pilot, lambda: has_choice(app))

    run(test)


def may_repeat(match: Match) -> bool:
    """Return whether seat 0 has a choice, and may make its first move twice in a row."""
    if 0 not in match.state.acting or len(match.legal_moves(0)) == 1:
        return False
    first = match.legal_moves(0)[0]
    match.play(0, first)
    again = 0 in match.state.acting and first in match.legal_moves(0)
    match.undo()
    return again


def test_a_hint_says_why() -> None:
    async def test() -> None:
        async with running(local_game("traitres", bot="easy")) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            await pilot.press("h")
            await until(app, pilot, lambda: "simulated games" in text_of(app))
            await pilot.press("escape")
            await until(app, pilot, lambda: "simulated games" not in text_of(app))

    run(test)


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    played = local_game("meuterer")
    copy = tmp_path / "copy.json"
    assert played.save(str(copy)) == str(copy)
    assert read_record(copy.read_text()).game == "meuterer"
    with pytest.raises(CannotDo, match="exists already"):
        played.save(str(copy))
    with pytest.raises(CannotDo):
        played.save(str(tmp_path / "no" / "copy.json"))


def test_names_stand_for_seats() -> None:
    names = ["Ann", "Bo", "Bo Two"]
    assert with_seats("accuse Bo two", names) == "say accuse 2"
    assert with_seats(" vouch  bo ", names) == "say vouch 1"
    assert with_seats("say chest -3", names) == "say chest -3"


def test_talk() -> None:
    async def test() -> None:
        played = local_game("traitres", players=4, bot="easy")
        async with running(played, LARGE) as (app, pilot):
            await until(app, pilot, lambda: has_choice(app))
            await pilot.press("t", "down", "enter")
            await until(app, pilot, lambda: app.focused is not None and app.focused.id == "say")
            await pilot.press(*"Steffi", "enter")
            await until(app, pilot, lambda: "Steffi is a mutineer!" in text_of(app))
            assert (0, "say accuse 1") in played.session.match.entries
            await pilot.press("t", "escape", *"sing", "enter")
            await until(app, pilot, lambda: "'say sing' is not a move" in notices(app))

    run(test)


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_the_screen_shows_no_secret(name: str) -> None:
    """Another world that agrees with what the player knows looks the same."""
    shown: list[str] = []

    def other_world(seed: int) -> LocalGame:
        session = session_for(name, 3, "easy")
        while session.match.state.acting[0] != 0 or len(session.match.entries) < 20:
            if not session.let_bot_play():
                session.match.play(0, session.legal()[-1])
        assert not session.over
        if seed:
            session.match.state = session.match.belief(0).sample(Rng(bytes([seed])))
        return LocalGame(session, "en", "", pace=0)

    async def test() -> None:
        worlds = [other_world(seed) for seed in range(3)]
        hidden = {repr([world.session.match.state.view(seat) for seat in range(3)]) for world in worlds}
        assert len(hidden) > 1
        for world in worlds:
            async with running(world, LARGE) as (app, pilot):
                await until(app, pilot, lambda app=app: has_choice(app))  # type: ignore[misc]
                shown.append(text_of(app))

    run(test)
    assert len(set(shown)) == 1
