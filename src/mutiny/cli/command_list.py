"""The commands, each with one line about it, and their parsers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mutiny.cli.parsing import Parser

COMMANDS = {
    "play": "play a game in the terminal, against bots",
    "serve": "let others play, over the network",
    "admin": "see who plays on a server, and ban, announce or prepare an upgrade",
    "rules": "read the rules of a game",
    "simulate": "let bots play many games, and count",
    "dataset": "turn records, or games that bots play, into rows for programs that learn",
    "arena": "let bots meet over many deals, and tell which is stronger",
    "train": "let a network learn a game by playing it",
    "check": "replay records strictly and say whether they are sound",
    "legal": "print the legal moves after a record's last entry",
    "view": "print what one seat may see at some point of a record",
    "show": "tell a record in words, with the clause behind each event",
    "hint": "say what to play after a record's last entry, and why",
    "analyse": "draw a game as a curve of winning chances, with its turning points and mistakes",
    "verify": "check a finished game's shuffles against its seed",
    "bots": "list the installed bots, with those of plug-ins",
    "bench": "measure how fast this installation is",
    "completion": "print a script that completes the words of this command in a shell",
}


def command_module(name: str) -> Any:
    """Return the module of a command. Only this module is imported, so that every command starts quickly.

    >>> command_module("check").EXAMPLES.split()[:2]
    ['mutiny', 'check']
    """
    return import_module(f"mutiny.cli.commands.{name}")


def parser_of(name: str) -> Parser:
    """Return the parser of a command.

    >>> parser_of("check").prog
    'mutiny check'
    """
    command = command_module(name)
    parser = Parser(name, COMMANDS[name], command.EXAMPLES)
    command.add_arguments(parser)
    return parser
