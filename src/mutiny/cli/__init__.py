"""The command line: one module per command, and the modules they share. It contains no rules.

entry: finds the command and turns every error into one line; parsing: arguments; files, records: reading and writing;
language, output, terminal: what a person sees; simulation, report: many games and their results; session, prompt,
strength, demo, saves: playing; commands: a module for each command.

>>> main(["check", "no-such-file.json"])
no-such-file.json: No such file or directory.
1
"""

from mutiny.cli.entry import main

__all__ = ["main"]
