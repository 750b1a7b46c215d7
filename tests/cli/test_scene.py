"""At 80 columns and 24 lines, the table and the choices are in sight together, in every game."""

from __future__ import annotations

import pytest

from mutiny import Rng, game_names, new
from mutiny.cli.conversation import Conversation
from mutiny.cli.session import Session
from mutiny.drawing.pen import columns

CREW = ["Steffi", "Florian", "Carmen", "Antje", "Ludger", "Wiebke", "Hauke"]
HEIGHT = 24


def shown(conversation: Conversation, moves: list[str], capsys: pytest.CaptureFixture[str], height: int) -> list[str]:
    capsys.readouterr()
    conversation._show(moves, height)
    return capsys.readouterr().out.removesuffix("\n").split("\n")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("name", "players"), [("meuterer", 4), ("traitres", 5), ("traitres", 8), ("cartagena", 3)])
def test_the_table_stays_in_sight(
    name: str, players: int, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["Zoe", *(f"{bot} (medium)" for bot in CREW[: players - 1])]
    match = new(name, names, seed=bytes(32))
    session = Session(match, 0, dict.fromkeys(range(1, players), "medium"), None)
    conversation = Conversation(session, lang)
    rng = Rng(b"scene")
    choices = 0
    while True:
        session.let_bots_play()
        if session.over or session.watching:
            break
        moves = session.legal()
        lines = shown(conversation, moves, capsys, HEIGHT)
        assert len(lines) < HEIGHT
        assert max(map(columns, lines)) <= 80
        # The table is there with its players, and every move with its number.
        assert any("Zoe" in line for line in lines)
        for number in range(1, len(moves) + 1):
            assert any(f" {number}  " in f" {line}" for line in lines)
        # A terminal with room for it shows everything.
        assert len(shown(conversation, moves, capsys, 200)) >= len(lines)
        choices += 1
        sure = [move for move in moves if move != "open"]
        session.play(sure[rng.below(len(sure))])
    assert choices >= 3


def test_all_games_are_tried() -> None:
    assert set(game_names()) == {"meuterer", "traitres", "cartagena"}
