"""The entry point: finds the command, runs it, and turns every error into one line on standard error.

Only the module of the command is imported, so that every command starts quickly.
"""

from __future__ import annotations

import codecs
import io
import os
import platform
import sys
from collections.abc import Sequence
from difflib import get_close_matches

from mutiny import BadOptions, MutinyError, NoSuchGame, PluginFailed, __version__, form
from mutiny.bots import NoSuchBot
from mutiny.cli.command_list import COMMANDS, command_module, parser_of
from mutiny.cli.environment import unknown_variables
from mutiny.cli.failure import BAD_DATA, INTERRUPTED, USAGE, Failure, Usage
from mutiny.cli.terminal import printable
from mutiny.cli.titles import title_of
from mutiny.kernel.blame import plugin_at_fault
from mutiny.kernel.discovery import game_names
from mutiny.rulebook import NoSuchClause, NoSuchLanguage, NoSuchRulebook

SHOWS_WHERE = "MUTINY_TRACEBACK=1 in the environment shows where"
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 for bad data, 2 for bad usage. It raises no errors.

    >>> main(["legall"])
    2
    """
    _never_fail_over_letters()
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return _complain("interrupted.", INTERRUPTED)
    except Exception as error:
        if os.environ.get("MUTINY_TRACEBACK"):
            raise
        return _complain(*explained(error))
    return status


def _run(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "--help"
    rest = arguments[1:]
    if name in ("-h", "--help") or (name == "help" and not rest):
        print(overview(), end="")
        return 0
    if name == "--version":
        print(version())
        return 0
    if name == "help":
        name, rest = rest[0], ["--help"]
    if name not in COMMANDS:
        raise Usage(_unknown(name))
    options = parser_of(name).parse(rest)
    if options is None:
        return 0
    for line in unknown_variables(os.environ):
        print(f"mutiny: {line}", file=sys.stderr)
    status: int = command_module(name).run(options)
    return status


def overview() -> str:
    """Return the help of `mutiny` itself.

    >>> "simulate" in overview() and "Traîtres à bord" in overview()
    True
    """
    lines = [
        "usage: mutiny COMMAND ...",
        "",
        "Games of mutiny at sea: play them, simulate them, read and check their records.",
        "",
        "commands:",
        *(f"  {name:<12}{about}" for name, about in COMMANDS.items()),
        "",
        "games:",
        *(f"  {name:<10}{title_of(name, 'en')}" for name in game_names()),
        "",
        "options:",
        "  --version    say which version runs, and in which form",
        "  --help       this help; after a command, the command's own",
        "",
        "examples:",
        "  mutiny play meuterer",
        "  mutiny play traitres --players 6 --lang fr",
        "  mutiny rules meuterer M4 --lang fr",
        "  mutiny simulate meuterer --players 4 --games 1000 --seed 7 --bots medium,random --records games",
        "  mutiny check games",
        "  mutiny analyse games/000000.json",
    ]
    return "\n".join(lines) + "\n"


def version() -> str:
    """Return the version, the form and the interpreter.

    >>> version().startswith("mutiny ")
    True
    """
    return f"mutiny {__version__} ({form()}, Python {platform.python_version()})"


def _unknown(name: str) -> str:
    kind = "option" if name.startswith("-") else "command"
    close = get_close_matches(name, ["--version", "--help"] if kind == "option" else list(COMMANDS), 1, 0.5)
    hint = f"did you mean {close[0]}?" if close else "'mutiny --help' lists them."
    return f"there is no {kind} {name[:40]!r}; {hint}"


def explained(error: Exception) -> tuple[str, int]:
    """Return an error as one line, and its exit status. Users see no traceback, not even of a defect.

    >>> explained(FileNotFoundError(2, "No such file or directory", "x.json"))
    ('x.json: No such file or directory.', 1)
    >>> explained(ZeroDivisionError("division by zero"))
    ('a defect, ZeroDivisionError: division by zero (MUTINY_TRACEBACK=1 in the environment shows where).', 1)
    """
    match error:
        case Failure():
            return str(error), error.status
        case BadOptions() | NoSuchBot() | NoSuchClause() | NoSuchGame() | NoSuchLanguage() | NoSuchRulebook():
            return str(error), USAGE
        case MutinyError():
            return str(error), BAD_DATA
        case OSError():
            reason = error.strerror or type(error).__name__
            return (f"{reason}." if error.filename is None else f"{error.filename}: {reason}."), BAD_DATA
        case MemoryError():
            return "out of memory.", BAD_DATA
        case PluginFailed():
            return f"{error} ({SHOWS_WHERE}).", BAD_DATA
    what = f"{type(error).__name__}: {error}"
    plugin = plugin_at_fault(error)
    return f"{f'the plug-in {plugin} failed: ' if plugin else 'a defect, '}{what} ({SHOWS_WHERE}).", BAD_DATA


def _complain(line: str, status: int) -> int:
    """Print one line on standard error, whatever happens to standard output, and return the status."""
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    try:
        print("mutiny:", " ".join(line.split("\n")), file=sys.stderr, flush=True)
    except OSError:
        # Nobody can be told, but the exit status still reports the error.
        return status
    return status


def _never_fail_over_letters() -> None:
    """Replace letters that the terminal lacks by plainer ones, instead of raising an error."""
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainer")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return printable(error.object[error.start : error.end], error.encoding), error.end


def _drop_output() -> None:
    """Redirect unwritten output to the null device, because Python would complain about it at exit."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        # It is not a real file, so nothing is written at exit either.
        return
