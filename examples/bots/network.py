"""A bot that plays on a server: python examples/bots/network.py LINK, or ADDRESS GAME for a new table against bots.

It makes a random legal move. Put your own choice into `choose`; docs/client.md describes the client.
"""

from __future__ import annotations

import asyncio
import random
import sys
from urllib.parse import urlsplit

from mutiny.client import ActRefused, Client, HttpApi
from mutiny.protocol.api import NewTable
from mutiny.protocol.messages import View

NAME = "Robbie"
GONE_ON = ("stale", "not-now")
"""Refusals of a move that came too late: a newer view is on its way."""


def choose(view: View) -> str:
    """Return one of the legal moves."""
    return random.choice(view.legal)


async def play(address: str, table: str, token: str) -> list[int] | None:
    """Play to the end, and return the seats that have won."""
    async with Client(address, table, token, views=True) as client:
        async for view in client.decisions():
            try:
                await client.move(choose(view), view)
            except ActRefused as refused:
                if refused.code not in GONE_ON:
                    raise
        return client.info.winners if client.info is not None else None


async def main(arguments: list[str]) -> None:
    """Take a seat and play."""
    parts = urlsplit(arguments[0])
    address = f"{parts.scheme}://{parts.netloc}"
    api = HttpApi(address)
    if len(arguments) == 2:
        players = next(game.least for game in (await api.games()).games if game.name == arguments[1])
        wanted = NewTable(game=arguments[1], name=NAME, players=players, bots=["random"] * (players - 1))
        seated = await api.open_table(wanted)
        table, token = seated.table.id, seated.token
    else:
        table, token = parts.path.rpartition("/")[2], parts.fragment
        if not token:
            token = (await api.join(table, NAME)).token
    winners = await play(address, table, token)
    print("nobody has won" if not winners else f"won by seat {' and '.join(map(str, winners))}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
