"""Options whose value is a text that replaces our file: the template, the checks, and what all players see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.servers import browser, new_table, raw_socket, run, running_server
from server.services import service_on, sqlite

from mutiny.kernel.belief import Belief
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.game import Game, Option
from mutiny.kernel.record import read_record
from mutiny.kernel.state import State
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.settings import Allowance
from mutiny.server.edge.problems import LARGEST_BODY
from mutiny.server.tables.entries import TableOpened
from mutiny.server.tables.options import LONGEST_TEXT, checked_options, option_template
from mutiny.server.tables.seating import opening_entries, rematch_entries
from mutiny.server.tables.table import Table

ISLANDS = "/api/v1/games/meuterer/options/islands"
OURS = option_template("meuterer", "islands")
NINE = OURS.replace('sole = { value = 4, from = "stated" }', "sole = 9", 1)
"""Hochland pays 9 to a sole leader."""
BAD = OURS.replace("sole = { value = 5", "sole = { value = 500", 1)
WHY = "option islands, row 2 (frosthoehle): sole must be a whole number from 0 to 99, not '500'."


def test_the_catalogue_names_the_options_that_take_a_file(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            games = (await client.get("/api/v1/games")).json()["games"]
            ours = ("meuterer", "cartagena", "traitres")
            texts = {game["name"]: game["texts"] for game in games if game["name"] in ours}
            assert texts == {"meuterer": {"islands": True}, "cartagena": {"components": True}, "traitres": {}}
            for name, options in texts.items():
                for option in options:
                    file = await client.get(f"/api/v1/games/{name}/options/{option}")
                    assert file.headers["content-type"].startswith("application/toml")
                    assert file.headers["content-disposition"] == f'attachment; filename="{name}-{option}.toml"'
                    # Our own file is accepted.
                    check = await client.post(f"/api/v1/games/{name}/options/{option}", json={"text": file.text})
                    assert (check.status_code, check.json()) == (200, {"game": name, "option": option})
            for path in ("traitres/options/mutineers-meet", "chess/options/islands", "meuterer/options/ring"):
                for answer in (
                    await client.get(f"/api/v1/games/{path}"),
                    await client.post(f"/api/v1/games/{path}", json={"text": OURS}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    run(test)


def test_everybody_sees_that_a_table_has_its_own_numbers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            options = {"pirates": "on", "islands": NINE}
            seated = await server.http_api.open_table(new_table(bots=["easy", "easy"], options=options, open=True))
            table = seated.table.id
            shown = (await client.get(f"/api/v1/tables/{table}")).json()
            assert (shown["options"], shown["replaced"]) == ({"pirates": "on"}, ["islands"])
            lobby = await client.get("/api/v1/tables")
            assert lobby.json()["tables"][0]["replaced"] == ["islands"]
            # A list of tables does not contain the texts.
            assert "hochland" not in lobby.text
            async with raw_socket(server) as socket:
                welcome = await socket.ask(type="hello", protocol=1, table=table, after=0, views=True)
                assert welcome["table"]["replaced"] == ["islands"]
                view = await socket.receive_until("view")
                assert view["view"]["islands"]["hochland"]["sole"] == 9
            file = await client.get(f"/api/v1/tables/{table}/options/islands")
            assert file.text == NINE
            assert file.headers["content-disposition"].startswith("attachment;")
            for option in ("pirates", "ring", "nothing"):
                answer = await client.get(f"/api/v1/tables/{table}/options/{option}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            plain = await server.http_api.open_table(new_table(options={"islands": ""}))
            assert plain.table.replaced == []

    run(test)


BAD_TEXTS = [
    (BAD, WHY),
    (OURS.replace("ruby = { value = 4", "ruby = { value = 40", 1), "option islands, cards: the numbers of cards"),
    ("[[island]]\nid = 'hochland'", "option islands, row 1 (hochland): buys is missing."),
    ("[[island", "option islands: not a TOML file: "),
    ("a = [" * 1500, "option islands, line 1: nested too deeply; at most 8 levels are needed."),
    (f"# {'x' * LONGEST_TEXT}", f"option islands: a text has at most {LONGEST_TEXT} characters, this one has 8194."),
    ("# one\n# \x07\n", "option islands, line 2: there is a character that cannot be printed."),
]


@pytest.mark.parametrize(("text", "why"), BAD_TEXTS, ids=range(len(BAD_TEXTS)))
def test_a_bad_text_is_refused_with_place_and_reason(tmp_path: Path, text: str, why: str) -> None:
    async def test() -> None:
        openings = Allowance(0.001, 1)
        async with running_server(tmp_path, address_openings=openings) as server, browser(server) as client:
            body: dict[str, Any] = {"game": "meuterer", "name": "Ann", "players": 3, "options": {"islands": text}}
            answers = [await client.post(ISLANDS, json={"text": text})]
            answers += [await client.post("/api/v1/tables", json=body) for _ in range(3)]
            for answer in answers:
                problem = answer.json()
                assert (answer.status_code, problem["code"], problem["option"]) == (400, "malformed", "islands")
                assert problem["why"].startswith(why)
            # None of these requests counts against the limit on new tables.
            body["options"] = {"islands": OURS}
            assert (await client.post("/api/v1/tables", json=body)).status_code == 201

    run(test)


def test_an_option_that_is_no_text_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            big = await client.post(ISLANDS, json={"text": "x" * LARGEST_BODY})
            assert (big.status_code, big.json()["code"]) == (413, "too-big")
            number = await client.post(ISLANDS, json={"text": 1})
            assert (number.status_code, number.json()["why"]) == (400, "'text' must be a text, not a whole number.")
            form = await client.post(ISLANDS, data={"text": OURS})
            assert (form.status_code, form.json()["code"]) == (415, "not-json")

    run(test)


def test_a_text_from_any_editor_gives_a_readable_record(tmp_path: Path) -> None:
    async def test() -> None:
        text = "\ufeff" + NINE.replace("\n", "\r\n").replace("sole = 9", "sole\t=\u00a09")
        async with service_on(sqlite(tmp_path)) as service:
            seated = await service.open_table(new_table(bots=["random", "random"], options={"islands": text}))
            assert await service.queries.option_text(seated.table.id, "islands") == NINE
            match = service.cache.tables[seated.table.id].table.match
            assert match is not None
            assert read_record(match.record().text()).options == {"islands": NINE}

    run(test)


def test_a_rematch_keeps_the_file() -> None:
    request = new_table(bots=["easy", "easy"], options={"islands": NINE})
    table = Table("t", bytes(32))
    for entry in opening_entries(request, "d", 0):
        table.apply(entry, fresh=True)
    opened = rematch_entries(table, 1)[0]
    assert isinstance(opened, TableOpened)
    assert opened.options == {"islands": NINE}


class Islet(Game):
    """A plug-in game that checks its options only when a game is created."""

    def __init__(self) -> None:
        texts = (Option("map", (), "", "X1"), Option("winds", (), "", "X1"), Option("night", ("no", "yes"), "no", "X1"))
        super().__init__("islet", 2, 4, 1, texts)

    def new(self, players: int, options: dict[str, str] | None = None) -> State:
        whole = self.complete(options)
        if whole["map"] == "flat":
            raise BadOptions("the map is flat.")
        if whole["map"] == "small" and whole["winds"] == "strong":
            raise BadOptions("the map is too small for such winds.")
        return find_game("meuterer").new(3)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Belief:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("options", "culprit"),
    [
        ({"night": "yes", "map": "flat", "winds": "weak"}, "map"),
        ({"map": "small", "winds": "strong"}, None),
        ({"night": "perhaps"}, "night"),
        ({"moon": "full"}, "moon"),
    ],
)
def test_a_refusal_names_the_bad_option(options: dict[str, str], culprit: str | None) -> None:
    with pytest.raises(Refusal) as refused:
        checked_options(Islet(), 2, options)
    assert refused.value.option == culprit
    assert checked_options(Islet(), 2, {"map": "round"}) == {"map": "round"}
