"""Write docs/man/mutiny.1, the manual page, from the parsers of the commands.

Usage: python tools/man_page.py [--check]. With --check it writes nothing, and exits with 1 if the page is out of date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mutiny import __version__
from mutiny.cli.command_list import COMMANDS, command_module, parser_of
from mutiny.cli.environment import GENERAL
from mutiny.cli.titles import title_of
from mutiny.kernel.blame import plugin_of
from mutiny.kernel.discovery import game, game_names

TARGET = Path(__file__).resolve().parent.parent / "docs" / "man" / "mutiny.1"
ABOUT_VARIABLES = {
    "MUTINY_PURE": "If set, the rules run in pure form, as Python, even if they are compiled.",
    "MUTINY_TRACEBACK": "If set, an error ends with a traceback, which shows where it happened.",
}


def page() -> str:
    """Return the manual page."""
    lines = [
        '.\\" Written by tools/man_page.py from the parsers of the commands.',
        f'.TH MUTINY 1 "" "mutiny {__version__}" "User Commands"',
        ".SH NAME",
        "mutiny \\- games of mutiny at sea: play, host and study them",
        ".SH SYNOPSIS",
        ".B mutiny",
        "\\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]",
        ".br",
        ".B mutiny",
        "\\-\\-help | \\-\\-version",
        ".SH DESCRIPTION",
        _roff("Three board games of hidden cards and hidden intentions, for people and programs. The games are"),
    ]
    ours = [name for name in game_names() if not plugin_of(game(name))]
    for name in ours:
        lines += [".TP", f".B {_roff(name)}", _roff(title_of(name, "en"))]
    lines.append(".SH COMMANDS")
    for name in COMMANDS:
        lines += _command(name)
    lines += [
        ".SH ENVIRONMENT",
        *(part for name in GENERAL for part in (".TP", f".B {name}", ABOUT_VARIABLES[name])),
        *(".TP", ".B MUTINY_PORT\\fR, \\fPMUTINY_HOST\\fR and so on"),
        _roff("Each option of mutiny serve; the option wins over the variable."),
        *(".TP", ".B LC_ALL\\fR, \\fPLC_MESSAGES\\fR, \\fPLANG"),
        _roff("The language, where no --lang is given: English, French, Italian or German."),
        *(".TP", ".B NO_COLOR"),
        _roff("If set, nothing is written in colour."),
        *(".TP", ".B XDG_DATA_HOME"),
        _roff("The folder of the folder mutiny, which keeps saved games and the server's database."),
        ".SH EXIT STATUS",
        _roff(
            "0: success. 1: bad data, or something could not be read or written. 2: wrong arguments. 130: interrupted."
        ),
        ".SH SEE ALSO",
        _roff("The README, and the pages under docs, of the source distribution."),
    ]
    return "\n".join(lines) + "\n"


def _command(name: str) -> list[str]:
    parser = parser_of(name)
    parser.formatter_class = _wide
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    lines = [f".SS {name}", _roff(f"{parser.description}"), ".PP", f".B {_roff(usage)}"]
    for action in parser._actions:
        if "--help" in action.option_strings:
            continue
        value = "" if action.nargs == 0 or isinstance(action, argparse.BooleanOptionalAction) else str(action.metavar)
        head = ", ".join(f"\\fB{_roff(flag)}\\fR" for flag in action.option_strings)
        head = f"{head} \\fI{_roff(value)}\\fR".strip() if value else head
        lines += [".TP", head, _roff(" ".join(str(action.help).split()))]
    lines += [".PP", "Examples:", ".PP", ".nf", ".RS"]
    lines += [_roff(line) for line in command_module(name).EXAMPLES.strip().splitlines()]
    return [*lines, ".RE", ".fi"]


def _wide(prog: str) -> argparse.HelpFormatter:
    """Return a formatter whose output does not depend on the terminal."""
    return argparse.RawDescriptionHelpFormatter(prog, width=1000)


def _roff(text: str) -> str:
    """Return a text with the characters that roff would interpret written as it asks."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def main() -> int:
    """Write the page, or check it."""
    made = page()
    if "--check" in sys.argv[1:]:
        same = TARGET.exists() and TARGET.read_text(encoding="utf-8") == made
        if not same:
            print(f"{TARGET.name} is out of date: run python tools/man_page.py", file=sys.stderr)
        return 0 if same else 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
