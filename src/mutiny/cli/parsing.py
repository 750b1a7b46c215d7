"""Arguments: a parser whose errors are one line with a suggestion, and the types of values that commands share."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import NoReturn

from mutiny import Game
from mutiny.bots import Budget
from mutiny.cli import files
from mutiny.cli.failure import Usage
from mutiny.kernel.components import clean_text
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.record import LONGEST_NAME
from mutiny.rulebook import LANGUAGES

USUAL_PLAYERS = 5
MOST_SIMULATIONS = 10_000_000


class _HelpShown(Exception):
    """The help was requested and printed."""


class Parser(argparse.ArgumentParser):
    """The parser of one command.

    >>> parser = Parser("check", "replay records", "mutiny check game.json")
    >>> _ = parser.add_argument("--json", action="store_true")
    >>> parser.parse(["--json"]).json
    True
    >>> parser.parse(["--jsn"])
    Traceback (most recent call last):
    mutiny.cli.failure.Usage: check has no option '--jsn'; did you mean --json?
    """

    def __init__(self, name: str, about: str, examples: str) -> None:
        super().__init__(
            prog=f"mutiny {name}",
            description=f"{about[0].upper()}{about[1:]}.",
            epilog="examples:\n" + "\n".join(f"  {line}" for line in examples.strip().splitlines()),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.name = name

    def parse(self, arguments: list[str]) -> argparse.Namespace | None:
        """Return the parsed arguments, or None if the help was shown instead."""
        try:
            options, unknown = self.parse_known_args(arguments)
        except _HelpShown:
            return None
        if unknown:
            raise Usage(self._unknown(unknown))
        return options

    def _unknown(self, unknown: list[str]) -> str:
        for word in unknown:
            if word.startswith("-"):
                known = [text for action in self._actions for text in action.option_strings]
                close = get_close_matches(word.partition("=")[0], known, 1, 0.5)
                hint = f"did you mean {close[0]}?" if close else f"'{self.prog} --help' lists them."
                return f"{self.name} has no option {word[:40]!r}; {hint}"
        return f"{self.name} does not know what to do with {unknown[0][:40]!r}; see '{self.prog} --help'."

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        message = message.removeprefix("argument ")
        # A suggestion is a question, which needs no further help.
        raise Usage(
            f"{self.name}: {message}" if message.endswith("?") else f"{self.name}: {message}; see '{self.prog} --help'."
        )

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Raise an internal exception after the help was printed; the program itself ends elsewhere."""
        raise _HelpShown


def whole_number(least: int, text: str) -> int:
    """Parse a whole number with a lower limit.

    >>> whole_number(1, "12")
    12
    """
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None
    if number < least:
        raise argparse.ArgumentTypeError(f"must be at least {least}, not {number}")
    return number


def utf8(text: str) -> str:
    """Parse a text that is hashed or written to a record, so it must be valid UTF-8.

    >>> utf8("Grünland")
    'Grünland'
    >>> utf8("\\udcff")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: '?' is not valid UTF-8 text
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        shown = text[:40].encode(errors="replace").decode()
        raise argparse.ArgumentTypeError(f"{shown!r} is not valid UTF-8 text") from None
    return text


def count(text: str) -> int:
    """Parse a number that is at least 1."""
    return whole_number(1, text)


def index(text: str) -> int:
    """Parse a number that counts from 0, such as a seat or an entry."""
    return whole_number(0, text)


def seconds(text: str) -> float:
    """Parse a number of seconds.

    >>> seconds("0.5")
    0.5
    """
    try:
        span = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None
    if not 0 < span <= 3600:
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most 3600, not {text[:40]}")
    return span


def budget(text: str) -> Budget:
    """Parse a budget: a number of simulations, or a number of seconds followed by `s`.

    >>> budget("2000"), budget("0.5s")
    (Budget('2000'), Budget('0.5s'))
    """
    return Budget(0, seconds(text[:-1])) if text.endswith("s") else Budget(simulations(text))


def simulations(text: str) -> int:
    """Parse a number of simulations, with an upper limit.

    >>> simulations("400")
    400
    """
    number = count(text)
    if number > MOST_SIMULATIONS:
        raise argparse.ArgumentTypeError(f"must be at most {MOST_SIMULATIONS:,}, not {number:,}")
    return number


def language(text: str) -> str:
    """Parse the code of one of the four languages."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not one of {', '.join(LANGUAGES)}")
    return text


def player_name(text: str) -> str:
    """Parse a name that a record accepts."""
    if not (1 <= len(text) <= LONGEST_NAME and text.isprintable()):
        raise argparse.ArgumentTypeError(f"must be 1 to {LONGEST_NAME} printable characters")
    return text


def players_for(game: Game, asked: int | None) -> int:
    """Return the number of players: the requested number, otherwise five or the maximum of the game.

    >>> from mutiny import game
    >>> players_for(game("traitres"), None), players_for(game("meuterer"), None), players_for(game("traitres"), 8)
    (5, 4, 8)
    """
    players = min(USUAL_PLAYERS, game.most) if asked is None else asked
    game.check_players(players)
    return players


def add_players(parser: argparse.ArgumentParser) -> None:
    """Add `--players`."""
    text = f"how many play (default: {USUAL_PLAYERS}, or as many as may)"
    parser.add_argument("--players", type=count, metavar="N", help=text)


def bot_names(text: str) -> list[str]:
    """Parse comma-separated names of bots.

    >>> bot_names("medium,random")
    ['medium', 'random']
    """
    return [name.strip() for name in text.split(",")]


def game_option(text: str) -> tuple[str, str]:
    """Parse KEY=VALUE, or KEY=@FILE for the content of a file.

    >>> game_option("pirates=on")
    ('pirates', 'on')
    """
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"write KEY=VALUE, not {text[:40]!r}")
    utf8(text)
    if not value.startswith("@"):
        return key, value
    try:
        return key, clean_text(key, files.read_text(value[1:]))
    except BadOptions as error:
        raise argparse.ArgumentTypeError(f"{value[1:]}: {error}") from None


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    text = f"one of {', '.join(LANGUAGES)} (default: that of the environment, LC_ALL or LANG)"
    parser.add_argument("--lang", type=language, metavar="LANG", help=text)


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    """Add `--seed`."""
    parser.add_argument(
        "--seed",
        type=utf8,
        metavar="S",
        default="0",
        help=f"any text; the same seed gives the same {what} (default: 0)",
    )


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Add `--option`."""
    text = "an option of the game, as often as needed; KEY=@FILE takes a file's content"
    parser.add_argument("--option", type=game_option, action="append", metavar="KEY=VALUE", default=[], help=text)


def add_json(parser: argparse.ArgumentParser, what: str = "print JSON, for programs") -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help=what)
