"""`mutiny play --server`: a seat at a table on a server, in the terminal."""

from __future__ import annotations

import argparse
import shlex
from contextlib import suppress
from importlib import import_module

from mutiny import game
from mutiny.cli.commands.play import program_name
from mutiny.cli.failure import Usage
from mutiny.cli.language import language_flag
from mutiny.cli.online import OnlinePrompt, OnlineTable, TableLink, sit_down
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import players_for
from mutiny.cli.titles import USUAL_GAME
from mutiny.i18n import Messages
from mutiny.protocol.api import NewTable
from mutiny.protocol.tables import LONGEST_NAME

LOCAL = ("seat", "seed", "resume", "autosave", "demo")


def run(options: argparse.Namespace, lang: str) -> int:
    """Take a seat and play."""
    for local in LOCAL:
        if getattr(options, local) is not None:
            raise Usage(f"--{local} is for games on this machine, not for --server.")
    link = TableLink(options.server)
    messages = Messages(lang)
    name: str = options.name or messages.text("cli-player")
    if len(name) > LONGEST_NAME:
        raise Usage(f"--name: a server takes names of at most {LONGEST_NAME} characters.")
    seat, info = sit_down(link, name, None if link.table else _wanted(options, name))
    table = OnlineTable(seat, info, lang)
    with suppress(ImportError):
        # This makes the arrow keys work while typing.
        import_module("readline")
    try:
        _introduce(table, messages)
        OnlinePrompt(table, lang).run()
    except EOFError:
        print()
    finally:
        table.close()
        # Also after a lost connection: the seat stays the player's.
        if table.info.status != "over" and seat.token:
            print(wrapped(messages.text("cli-online-return")))
            back = shlex.quote(f"{seat.address}/t/{seat.table}#{seat.token}")
            print(f"  {program_name()} play --server {back}{language_flag(lang)}")
    return 0


def _wanted(options: argparse.Namespace, name: str) -> NewTable:
    """Return the new table that the arguments ask for."""
    found = game(options.game or USUAL_GAME)
    bots: list[str] = options.bots or []
    players = players_for(found, options.players)
    if len(bots) >= players:
        raise Usage(f"there are {len(bots)} bots for the {players - 1} seats beside yours.")
    found.new(players, dict(options.option))
    return NewTable(game=found.name, name=name, players=players, options=dict(options.option), bots=bots)


def _introduce(table: OnlineTable, messages: Messages) -> None:
    """Say whom the player plays, and which links lead to the table."""
    invitation = f"{table.link.address}/t/{table.link.table}"
    if table.watching:
        print(wrapped(messages.text("cli-online-watching")))
    else:
        print(wrapped(messages.text("cli-online-seat", player=table.names[table.seat])))
        print(f"  {invitation}#{table.link.token}")
    if table.info.status == "waiting":
        print(wrapped(messages.text("cli-online-invite")))
        print(f"  {invitation}")
    print(wrapped(messages.text("cli-online-interrupt")))
    print(wrapped(messages.text("cli-type-help")))
