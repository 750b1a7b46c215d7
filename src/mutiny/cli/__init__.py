"""The command line: one module a command, and what they share. It computes no rules.

entry: finds the command and turns every error into one line; parsing: arguments; files, records: reading and
writing; language, output, terminal: what a person sees; simulation, report: many games and what they say;
session, prompt, strength, demo, saves: playing; commands: a module for each command.
May import: all of mutiny.

>>> main(["check", "no-such-file.json"])
no-such-file.json: No such file or directory.
1
"""

from mutiny.cli.entry import main

__all__ = ["main"]
