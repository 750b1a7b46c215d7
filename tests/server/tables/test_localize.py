"""Clients that ask for a language get sentences for the events and moves that they see, and for no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.servers import RawSocket, new_table, raw_socket, run, running_server

from mutiny import seed_of
from mutiny.i18n import LANGUAGES, dangers, describe, goal, key_numbers, meaning, tell
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.tables.entries import GameStarted, SeatTaken, TableOpened
from mutiny.server.tables.localize import with_texts
from mutiny.server.tables.table import Table

AIMED = ("plank", "pockets", "catch")
"""Moves of Traîtres à bord that are aimed at somebody."""


async def until_my_turn(socket: RawSocket) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the messages until a decision is needed, and the view then."""
    messages: list[dict[str, Any]] = []
    while True:
        message = await socket.receive()
        if message["type"] == "event":
            messages.append(message)
        elif message["type"] == "view" and message["legal"]:
            return messages, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_moves_come_with_sentences(tmp_path: Path, lang: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            opened = await server.http_api.open_table(new_table(game="meuterer", players=3, bots=["easy", "easy"]))
            async with raw_socket(server) as socket:
                welcome = await socket.hello(opened, views=True, lang=lang)
                messages, view = await until_my_turn(socket)
            names = [seat.get("name") or seat["called"] for seat in welcome["table"]["seats"]]
            assert len(set(names)) == 3
            assert [message.get("text") for message in messages] == [
                tell(message["event"], names, lang, "meuterer") for message in messages
            ]
            assert any(names[1] in message.get("text", "") for message in messages)
            assert [each["move"] for each in view["moves"]] == view["legal"]
            assert [each["text"] for each in view["moves"]] == [
                describe(move, {**view["view"], "names": names}, lang) for move in view["legal"]
            ]
            assert all(each["clauses"] for each in view["moves"])
            seen = {**view["view"], "names": names}
            assert [each.get("meaning") for each in view["moves"]] == [
                meaning(move, seen, lang) for move in view["legal"]
            ]
            assert all(each["meaning"] for each in view["moves"])
            assert view["goal"] == goal(seen, lang)
            assert [(each["id"], each["text"]) for each in view.get("dangers", [])] == dangers(seen, lang)
            assert [(each["id"], each["value"], each.get("of"), each["text"]) for each in view["numbers"]] == (
                key_numbers(seen, lang)
            )
            async with raw_socket(server) as socket:
                await socket.hello(opened, lang=lang)
                await socket.send(type="look")
                assert (await socket.receive_until("view"))["moves"] == view["moves"]

    run(test)


def test_move_texts_use_the_names_of_players() -> None:
    names = ["Ann", "Bo", "Cy"]
    aimed = 0
    for number in range(20):
        table = Table("t", seed_of("words", number))
        table.apply(TableOpened(0, "traitres", {}, [None, None, None], False, Clock()))
        for seat, name in enumerate(names):
            table.apply(SeatTaken(1, seat, name, f"digest {seat}"))
        table.apply(GameStarted(2, 0, "easy", []), fresh=True)
        seat = table.started_match().state.acting[0]
        for move in with_texts(table.view_for(seat, 3), table, "en").moves or []:
            assert "seat" not in move.text
            aim = move.move.split()[-1]
            if move.move.split()[0] in AIMED and aim.isdigit():
                assert names[int(aim)] in move.text
                aimed += 1
    assert aimed


def test_spectators_are_told_the_goal_and_no_dangers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            table = new_table(game="traitres", players=4, bots=["easy"] * 3)
            opened = await server.http_api.open_table(table)
            async with raw_socket(server) as socket:
                await socket.ask(type="hello", protocol=1, table=opened.table.id, lang="en")
                await socket.send(type="look")
                view = await socket.receive_until("view")
        assert view["goal"] == "The pirates want 8 in the chest, the mutineers less."
        assert view["numbers"][0]["text"].startswith("claimed ")
        assert (view["moves"], "dangers" in view) == ([], False)

    run(test)


def test_views_without_meanings_are_read_too() -> None:
    """Check that clients and servers from before the meanings understand each other's messages."""
    old = (
        b'{"type":"view","n":1,"view":null,"legal":["a"],"acting":[],"ends":null,"now":0,'
        b'"moves":[{"move":"a","text":"A","clauses":[]}]}'
    )
    message = wire.read_server(old)
    assert isinstance(message, wire.View)
    assert (message.goal, message.dangers, message.numbers) == (None, [], [])
    assert wire.encode(message) == old


def test_without_a_language_there_are_no_sentences(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            opened = await server.http_api.open_table(new_table(game="meuterer", players=3, bots=["easy", "easy"]))
            async with raw_socket(server) as socket, raw_socket(server) as other:
                await socket.hello(opened, views=True)
                await other.hello(opened, views=True, lang="de")
                messages, view = await until_my_turn(socket)
                assert all("text" not in message for message in messages)
                assert not {"moves", "goal", "dangers", "numbers"} & set(view)
                in_words, _ = await until_my_turn(other)
                assert [{**message, "text": None} for message in in_words] == [
                    {**each, "text": None} for each in messages
                ]

    run(test)


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            opened = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                refused = await socket.hello(opened, lang="es")
                assert (refused["type"], refused["code"]) == ("refused", "malformed")
                assert "lang" in refused["why"]

    run(test)
