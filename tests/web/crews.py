"""A table at which the test makes every move, while a person watches in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from helpers.patience import LONG_S
from web.sites import Site, ask

from mutiny.client import Client
from mutiny.protocol import messages as wire

T = TypeVar("T")
NAMES = ("Ann", "Bo", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal")
MOST_MOVES = 400
Choose = Callable[[wire.View], str]
"""Returns the move of a seat in a position, or an empty text if the seat must not move yet."""
Plan = Callable[[dict[str, Any], list[str]], str]
"""Chooses one of the legal moves of a seat in a position."""


class Crew:
    """The people at a table, numbered in the order in which they sat down."""

    def __init__(self, site: Site, game: str, players: int, options: dict[str, str] | None = None) -> None:
        self.site = site
        body = {"game": game, "name": NAMES[0], "players": players, "options": options or {}}
        opened = ask(site.address, "/tables", body)
        self.table: str = opened["table"]["id"]
        joined = [ask(site.address, f"/tables/{self.table}/join", {"name": name}) for name in NAMES[1:players]]
        self.tokens: list[str] = [opened["token"], *(seated["token"] for seated in joined)]

    def path(self, number: int) -> str:
        """Return the address of the table's page for one of them."""
        return f"/t/{self.table}#{self.tokens[number]}"

    def views(self) -> list[dict[str, Any]]:
        """Return the views of all seats."""

        async def look(token: str) -> dict[str, Any]:
            async with Client(self.site.address, self.table, token, views=True) as client:
                return (await client.look()).view or {}

        async def everybody() -> list[dict[str, Any]]:
            return await asyncio.gather(*map(look, self.tokens))

        return _run(everybody())

    def play(self, number: int, move: str) -> None:
        """Make a move for one of them."""

        async def act() -> None:
            async with Client(self.site.address, self.table, self.tokens[number], views=True) as client:
                await client.move(move)

        _run(act())

    def play_until(self, choose: Choose) -> wire.View | None:
        """Play until `choose` returns no move.

        Return the view in which it returned none, or None at the end of the game.
        """

        async def moves() -> wire.View | None:
            clients = [Client(self.site.address, self.table, token, views=True) for token in self.tokens]
            try:
                await asyncio.gather(*(client.connect() for client in clients))
                for _ in range(MOST_MOVES):
                    views = [await client.look() for client in clients]
                    if all(view.view and view.view["phase"] == "over" for view in views):
                        return None
                    for client, view in zip(clients, views, strict=True):
                        if not view.legal:
                            continue
                        if not (move := choose(view)):
                            return view
                        await client.move(move)
                        break
                raise AssertionError("neither the position was reached nor the end of the game")
            finally:
                await asyncio.gather(*(client.close() for client in clients))

        return _run(moves())

    def advance(self, plan: Plan, reached: Callable[[dict[str, Any]], bool]) -> None:
        """Follow a plan until a seat that is to act sees the wanted position, or until the game is over."""
        self.play_until(lambda seen: "" if reached(seen.view or {}) else plan(seen.view or {}, seen.legal))


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in another thread, because this thread runs the browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result(LONG_S)
