"""Who asks for a language is told events and moves in words: those of what is told and seen, and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.servers import Raw, new_table, raw, run, served

from mutiny import seed_of
from mutiny.i18n import LANGUAGES, describe, tell
from mutiny.server import log
from mutiny.server.table import Table
from mutiny.server.words import view_in_words
from mutiny.wire.tables import Clock

AIMED = ("plank", "pockets", "catch")
"""Moves of Traîtres à bord that are aimed at somebody."""


async def until_my_turn(socket: Raw) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What is told until there is something to decide, and the view then."""
    told: list[dict[str, Any]] = []
    while True:
        message = await socket.hear()
        if message["type"] == "event":
            told.append(message)
        elif message["type"] == "view" and message["legal"]:
            return told, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_moves_come_in_words(tmp_path: Path, lang: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            opened = await server.desk.open_table(new_table(game="meuterer", players=3, bots=["easy", "easy"]))
            async with raw(server) as socket:
                welcome = await socket.hello(opened, views=True, lang=lang)
                told, view = await until_my_turn(socket)
            names = [seat.get("name") or seat["called"] for seat in welcome["table"]["seats"]]
            assert len(set(names)) == 3
            assert [message.get("text") for message in told] == [
                tell(message["event"], names, lang, "meuterer") for message in told
            ]
            assert any(names[1] in message.get("text", "") for message in told)
            assert [each["move"] for each in view["moves"]] == view["legal"]
            assert [each["text"] for each in view["moves"]] == [
                describe(move, {**view["view"], "names": names}, lang) for move in view["legal"]
            ]
            assert all(each["clauses"] for each in view["moves"])
            async with raw(server) as socket:
                await socket.hello(opened, lang=lang)
                await socket.say(type="look")
                assert (await socket.hear_until("view"))["moves"] == view["moves"]

    run(test)


def test_moves_name_players_by_their_names() -> None:
    names = ["Ann", "Bo", "Cy"]
    aimed = 0
    for number in range(20):
        table = Table("t", seed_of("words", number))
        table.fold(log.Opened(0, "traitres", {}, [None, None, None], False, Clock()))
        for seat, name in enumerate(names):
            table.fold(log.Sat(1, seat, name, f"digest {seat}"))
        table.fold(log.Started(2, 0, "easy", []), fresh=True)
        seat = table.playing().state.acting[0]
        for move in view_in_words(table.look(seat, 3), table, "en").moves or []:
            assert "seat" not in move.text
            aim = move.move.split()[-1]
            if move.move.split()[0] in AIMED and aim.isdigit():
                assert names[int(aim)] in move.text
                aimed += 1
    assert aimed


def test_without_a_language_there_are_no_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            opened = await server.desk.open_table(new_table(game="meuterer", players=3, bots=["easy", "easy"]))
            async with raw(server) as socket, raw(server) as other:
                await socket.hello(opened, views=True)
                await other.hello(opened, views=True, lang="de")
                told, view = await until_my_turn(socket)
                assert all("text" not in message for message in told)
                assert "moves" not in view
                in_words, _ = await until_my_turn(other)
                assert [{**message, "text": None} for message in in_words] == [{**each, "text": None} for each in told]

    run(test)


def test_a_language_that_nobody_speaks_here_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            opened = await server.desk.open_table(new_table())
            async with raw(server) as socket:
                refused = await socket.hello(opened, lang="es")
                assert (refused["type"], refused["code"]) == ("refused", "malformed")
                assert "lang" in refused["why"]

    run(test)
