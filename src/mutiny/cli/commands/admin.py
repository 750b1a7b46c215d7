"""`mutiny admin`: what the operator of a server sees and orders, also while it runs."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from mutiny.cli.failure import Failure, Usage
from mutiny.cli.parsing import add_json
from mutiny.cli.saves import data_folder
from mutiny.common.extras import OptionalImports

if TYPE_CHECKING:
    from sqlalchemy import Connection

EXAMPLES = """
mutiny admin tables                                 all tables that wait or are played
mutiny admin players                                who sits where
mutiny admin ban 192.0.2.7 --hours 24 --why spam    nobody from there, for a day; also 2001:db8::1 or 192.0.2.0/24
mutiny admin unban 192.0.2.7
mutiny admin bans
mutiny admin announce "Back at noon." --hours 2     a sentence for everybody who is connected; without one: withdraw it
mutiny admin drain --stop-after 30                  no new tables; in 30 minutes the server stops
mutiny admin undrain                                new tables again
"""
HOUR_S = 3600.0
MINUTE_S = 60.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("action", metavar="ACTION", help=f"one of {', '.join(ACTIONS)}")
    parser.add_argument("what", metavar="WHAT", nargs="?", help="the address to ban, or the sentence to announce")
    parser.add_argument("--hours", metavar="N", type=_number, help="for how long a ban or an announcement is in force")
    parser.add_argument("--why", metavar="TEXT", default="", help="why an address is banned, for the list of bans")
    parser.add_argument(
        "--stop-after", metavar="MINUTES", type=_number, help="when draining: when the server stops (default: never)"
    )
    parser.add_argument("--database", metavar="URL", help="the server's database (default: as for mutiny serve)")
    parser.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's)")
    add_json(parser)
    parser.description = (
        f"{parser.description} The orders are kept in the server's database: whoever may open it is the operator, all "
        "workers obey within seconds, and bans survive restarts."
    )


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a time; write a number, such as 2 or 0.5")
    return number


def run(options: argparse.Namespace) -> int:
    """Carry out one action."""
    action = ACTIONS.get(options.action)
    if action is None:
        raise Usage(f"admin: there is no action {options.action[:40]!r}; there are {', '.join(ACTIONS)}.")
    with OptionalImports("server"):
        from mutiny.server.common.settings import BadSetting, read_settings  # noqa: PLC0415
        from mutiny.server.store.orders import BadOrder, operator_connection  # noqa: PLC0415
        from mutiny.server.store.rows import BadDatabase  # noqa: PLC0415
    given = {"database": options.database, "data": options.data}
    try:
        settings = read_settings(given, os.environ, data_folder())
        with operator_connection(settings.database) as connection:
            lines, data = action(connection, options, time.time())
    except (BadSetting, BadOrder) as error:
        raise Usage(f"admin: {error}") from None
    except BadDatabase as error:
        raise Failure(f"admin: {error}") from None
    print(json.dumps(data, ensure_ascii=False) if options.json else "\n".join(lines))
    return 0


Answer = tuple[list[str], Any]
"""The lines to print, and the same as data."""
Action = Callable[["Connection", argparse.Namespace, float], Answer]


def _tables(connection: Connection, _: argparse.Namespace, now: float) -> Answer:
    found = [
        {
            "id": info.id,
            "mark": mark,
            "game": info.game,
            "status": info.status,
            "open": info.open,
            "hours": round((now - info.created / 1000) / HOUR_S, 1),
            "players": [seat.name or seat.called or seat.bot for seat in info.seats],
        }
        for info, mark in _unfinished(connection)
    ]
    lines = [
        f"{each['id']}  {each['mark']}  {each['game']:9}  {each['status']:7}  "
        f"{'open' if each['open'] else 'private':7}  {each['hours']:>6} h  "
        f"{', '.join(name or '-' for name in each['players'])}"
        for each in found
    ]
    return lines or ["no table waits or is played."], found


def _players(connection: Connection, _: argparse.Namespace, __: float) -> Answer:
    found = [
        {"name": seat.name, "table": info.id, "mark": mark, "seat": number, "game": info.game, "away": seat.away}
        for info, mark in _unfinished(connection)
        for number, seat in enumerate(info.seats)
        if seat.name is not None
    ]
    lines = [
        f"{each['name']:24}  {each['table']}  {each['mark']}  seat {each['seat']}  {each['game']}"
        f"{'  (a bot has the seat)' if each['away'] else ''}"
        for each in sorted(found, key=lambda each: each["name"].casefold())
    ]
    return lines or ["nobody sits at a table."], found


def _unfinished(connection: Connection) -> list[tuple[Any, str]]:
    """Return the public descriptions of the tables that wait or are played, the newest first, and their marks."""
    from mutiny.server.common.tokens import table_mark  # noqa: PLC0415
    from mutiny.server.service.queries import read_info  # noqa: PLC0415
    from mutiny.server.store.queries import unfinished_summaries  # noqa: PLC0415

    infos = [read_info(summary) for summary in unfinished_summaries(connection)]
    return [(info, table_mark(info.id)) for info in infos]


def _ban(connection: Connection, options: argparse.Namespace, now: float) -> Answer:
    from mutiny.server.store.orders import Ban, give, network_of  # noqa: PLC0415

    network = network_of(_needed(options, "the address to ban"))
    give(connection, Ban(str(network), now, _until(options, now), options.why))
    return [f"{network} is banned{_for_long(options)}."], {"banned": str(network)}


def _unban(connection: Connection, options: argparse.Namespace, _: float) -> Answer:
    from mutiny.server.store.orders import network_of, withdraw  # noqa: PLC0415

    network = network_of(_needed(options, "the address that is banned"))
    if not withdraw(connection, f"ban {network}"):
        raise Failure(f"admin: {network} is not banned; mutiny admin bans lists what is.")
    return [f"{network} is not banned any more."], {"unbanned": str(network)}


def _bans(connection: Connection, _: argparse.Namespace, now: float) -> Answer:
    from mutiny.server.store.orders import Ban, Orders, read_orders  # noqa: PLC0415

    bans = [order for order in Orders(read_orders(connection), now).in_force if isinstance(order, Ban)]
    lines = [
        f"{ban.network}  since {_date(ban.at)}{'' if ban.until is None else f'  until {_date(ban.until)}'}"
        f"{f'  {ban.why}' if ban.why else ''}"
        for ban in bans
    ]
    data = [{"network": ban.network, "at": ban.at, "until": ban.until, "why": ban.why} for ban in bans]
    return lines or ["nobody is banned."], data


def _announce(connection: Connection, options: argparse.Namespace, now: float) -> Answer:
    from mutiny.server.store.orders import LONGEST_ANNOUNCEMENT, Proclamation, give, withdraw  # noqa: PLC0415

    text = " ".join("".join(each if each.isprintable() else " " for each in options.what or "").split())
    if len(text) > LONGEST_ANNOUNCEMENT:
        raise Usage(f"admin: an announcement has at most {LONGEST_ANNOUNCEMENT} characters, not {len(text)}.")
    if not text:
        withdraw(connection, "announcement")
        return ["nothing is announced any more."], {"announced": None}
    give(connection, Proclamation(text, now, _until(options, now)))
    return [f"everybody who is connected sees{_for_long(options)}: {text}"], {"announced": text}


def _drain(connection: Connection, options: argparse.Namespace, now: float) -> Answer:
    from mutiny.server.store.orders import Drain, give  # noqa: PLC0415

    minutes: float | None = options.stop_after
    stop = None if minutes is None else now + minutes * MINUTE_S
    give(connection, Drain(now, stop))
    playing = sum(info.status == "playing" for info, _ in _unfinished(connection))
    when = "until mutiny admin undrain" if stop is None else f"and the server stops at {_date(stop)}"
    return [f"no new tables are opened, {when}; tables that are played: {playing}."], {"playing": playing, "stop": stop}


def _undrain(connection: Connection, _: argparse.Namespace, __: float) -> Answer:
    from mutiny.server.store.orders import withdraw  # noqa: PLC0415

    withdraw(connection, "drain")
    return ["new tables can be opened."], {"drained": False}


ACTIONS: dict[str, Action] = {
    "tables": _tables,
    "players": _players,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "announce": _announce,
    "drain": _drain,
    "undrain": _undrain,
}


def _needed(options: argparse.Namespace, what: str) -> str:
    text: str | None = options.what
    if text is None:
        raise Usage(f"admin {options.action}: name {what}.")
    return text


def _until(options: argparse.Namespace, now: float) -> float | None:
    return None if options.hours is None else now + options.hours * HOUR_S


def _for_long(options: argparse.Namespace) -> str:
    return "" if options.hours is None else f" for {options.hours:g} hours"


def _date(seconds: float) -> str:
    """Return a time in words.

    >>> _date(0)
    '1970-01-01 00:00 UTC'
    """
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
