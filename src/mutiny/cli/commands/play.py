"""`mutiny play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from mutiny import Match, MutinyError, game, resume, seed_of
from mutiny.bots import STRENGTHS, USUAL_STRENGTH, BotSpec
from mutiny.cli.demo import demonstrate
from mutiny.cli.failure import BAD_DATA, Failure, Usage
from mutiny.cli.files import load, refuse_to_overwrite
from mutiny.cli.full_screen import add_full_screen, play_full_screen
from mutiny.cli.language import chosen_language, language_flag
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import (
    add_game_options,
    add_language,
    add_players,
    bot_names,
    index,
    player_name,
    players_for,
    utf8,
)
from mutiny.cli.prompt import Prompt
from mutiny.cli.records import check_seat
from mutiny.cli.saves import last_save, new_save
from mutiny.cli.session import Session, bots_among, name_of_bot, seat_of_player
from mutiny.cli.strength import ask_strength
from mutiny.cli.titles import USUAL_GAME, listed
from mutiny.i18n import Messages
from mutiny.kernel.discovery import game_names

EXAMPLES = """
mutiny play meuterer
mutiny play meuterer --players 3 --seat 2 --name Ann --option pirates=on
mutiny play meuterer --bots easy,medium,hard    a mixed table; hard@5s thinks longer
mutiny play meuterer --bots "cmd:./mybot"       a program of your own
mutiny play traitres --players 7    3 to 8 may play
mutiny play traitres --option mutineers-meet=yes
mutiny rules meuterer               learn it first: goal, overview, all rules and options
mutiny rules meuterer --crib        the crib sheet, to have beside you
mutiny play --resume                the last unfinished game
mutiny play --resume game.json      any record
mutiny play --server http://192.168.1.20:8765/t/TABLE             join a table that somebody has opened
mutiny play meuterer --server http://192.168.1.20:8765 --players 4    open one, and invite others
mutiny play --full                  on the full screen
mutiny play meuterer --demo         watch bots play
mutiny play traitres --demo
mutiny play cartagena --demo
"""
SEED_BYTES = 32
DEMO_SEED = "demonstration"
LAST = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"the game to play, {listed()} (default: {USUAL_GAME})")
    add_players(parser)
    parser.add_argument("--seat", type=index, metavar="N", help="where you sit, from 0 (default: 0)")
    parser.add_argument("--name", type=player_name, metavar="NAME", help="your name")
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="NAME[,NAME...]",
        help=f"who plays the other seats: {', '.join(STRENGTHS)}, several for a mixed table "
        f"(default: {USUAL_STRENGTH}, and in a terminal you are asked)",
    )
    parser.add_argument(
        "--seed", type=utf8, metavar="S", help="any text; the same seed deals the same cards (default: a new one)"
    )
    add_game_options(parser)
    add_language(parser)
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LAST,
        metavar="FILE",
        help="go on with an unfinished record, which grows as you play; without FILE, with the last saved game",
    )
    parser.add_argument(
        "--demo",
        action=argparse.BooleanOptionalAction,
        help="watch a demonstration game (default: only where the input is not a terminal)",
    )
    parser.add_argument(
        "--autosave", metavar="FILE", help="where the game is kept after every move (default: a file of your own)"
    )
    parser.add_argument(
        "--server",
        metavar="LINK",
        help="play on a server: the link of a seat, of a table to join, or of the server for a new table; with --bots "
        "there, as many bots as named play, and the other seats wait for people",
    )
    parser.add_argument("--force", action="store_true", help="let --autosave replace a file that exists already")
    add_full_screen(parser)


def run(options: argparse.Namespace) -> int:
    """Play, resume or demonstrate."""
    lang = chosen_language(options.lang)
    if options.server is not None and not options.full:
        # Imported only here, because it needs an extra.
        return import_module("mutiny.cli.commands.play_online").run(options, lang)  # type: ignore[no-any-return]
    if options.resume is not None and options.resume in game_names() and not Path(options.resume).exists():
        # "--resume meuterer" means the last game of that name.
        options.game, options.resume = options.resume, LAST
    if options.full:
        return play_full_screen(options, lang, program_name(), _begin, _resume)
    if options.demo or (options.demo is None and options.resume is None and not sys.stdin.isatty()):
        _demonstrate(options, lang)
        return 0
    if options.resume is None:
        try:
            session = _begin(options, lang)
        except (EOFError, KeyboardInterrupt):
            print(f"\n{Messages(lang).text('goodbye')}")
            return 0
        return _play(session, lang, resumed=False)
    return _play(_resume(options), lang, resumed=True)


def _demonstrate(options: argparse.Namespace, lang: str) -> None:
    name = options.game or USUAL_GAME
    players = players_for(game(name), options.players)
    kinds: list[str] = options.bots or [USUAL_STRENGTH]
    seats = [kinds[seat % len(kinds)] for seat in range(players)]
    demonstrate(name, seats, dict(options.option), options.seed or DEMO_SEED, lang)


def _begin(options: argparse.Namespace, lang: str) -> Session:
    """A new game."""
    found = game(options.game or USUAL_GAME)
    players = players_for(found, options.players)
    seat: int = check_seat(options.seat or 0, [""] * players)
    # Refuse bad options before asking the player anything.
    found.new(players, dict(options.option))
    _check_autosave(options)
    if options.bots is None and sys.stdin.isatty():
        options.bots = ask_strength(lang)
    kinds = _kinds(options.bots or [USUAL_STRENGTH], [other for other in range(players) if other != seat])
    names = [name_of_bot(other, BotSpec(kinds[other]).name) if other in kinds else "" for other in range(players)]
    names[seat] = options.name or Messages(lang).text("cli-player")
    seed = os.urandom(SEED_BYTES) if options.seed is None else seed_of(options.seed, 0)
    match = Match(found, names, dict(options.option), seed)
    session = Session(match, seat, kinds, Path(options.autosave) if options.autosave else None)
    if session.path is None:
        try:
            session.path = new_save(found.name)
        except Failure as failure:
            # A game without a save is better than no game.
            session.trouble = session.unsaved = failure
    session.autosave()
    return session


def _check_autosave(options: argparse.Namespace) -> None:
    """Refuse to keep the game in a file that holds something else."""
    if options.autosave and not options.force:
        refuse_to_overwrite(Path(options.autosave), "name another file, or say --force to replace it")


def _kinds(names: list[str], seats: list[int]) -> dict[int, str]:
    """Return the bot at each seat; a short list is repeated."""
    for name in names:
        BotSpec(name)
    return {seat: names[place % len(names)] for place, seat in enumerate(seats)}


def _resume(options: argparse.Namespace) -> Session:
    """Load a saved game."""
    for name in ("players", "name", "seed", "option"):
        if getattr(options, name):
            raise Usage(f"--{name} belongs to a new game; a resumed one has its own.")
    if options.resume == "-":
        raise Usage("--resume takes the name of a file: the input is for your moves.")
    path = last_save(options.game) if options.resume == LAST else Path(options.resume)
    if options.autosave and Path(options.autosave).resolve() != path.resolve():
        _check_autosave(options)
    record = load(str(path))
    try:
        match = resume(record, os.urandom(SEED_BYTES))
    except MutinyError as error:
        raise Failure(f"{path}: {error}") from None
    seat = seat_of_player(record.players) if options.seat is None else check_seat(options.seat, record.players)
    others = [other for other in range(len(record.players)) if other != seat]
    kinds = _kinds(options.bots or [USUAL_STRENGTH], others)
    if options.bots is None:
        kinds.update({other: kind for other, kind in bots_among(record.players).items() if other != seat})
    return Session(match, seat, kinds, Path(options.autosave) if options.autosave else path)


def _play(session: Session, lang: str, resumed: bool) -> int:
    """Hold the conversation and return the exit status; however it ends, the file has every move."""
    messages = Messages(lang)
    path = "" if session.path is None else str(session.path)
    if resumed:
        print(wrapped(messages.text("resumed", path=path)))
        session.recall()
    print(wrapped(_seats(session, messages)))
    if path:
        print(wrapped(messages.text("cli-autosave", path=path)))
    print(wrapped(messages.text("cli-type-help")))
    print()
    with suppress(ImportError):
        # This makes the arrow keys work while typing.
        import_module("readline")
    try:
        Prompt(session, lang).run()
    except (EOFError, KeyboardInterrupt):
        interrupted = True
    else:
        interrupted = False
    finally:
        session.close()
    print()
    return _leave(session, lang, interrupted)


def _leave(session: Session, lang: str, interrupted: bool) -> int:
    """Say where the game is, and return the exit status. A file that could not be written is tried once more."""
    messages = Messages(lang)
    intended = session.path
    failure = session.unsaved
    if not session.rescue():
        if failure is not None:
            print(f"mutiny: {failure}", file=sys.stderr)
        print(wrapped(messages.text("cli-not-saved")))
        return BAD_DATA
    path = str(session.path)
    if intended is not None and path != str(intended):
        print(wrapped(messages.text("cli-saved-elsewhere", old=str(intended), path=path)))
    if interrupted:
        print(wrapped(messages.text("interrupted")))
        print(f"  {program_name()} play --resume {shlex.quote(path)}{language_flag(lang)}")
    else:
        print(wrapped(messages.text("cli-kept", path=path)))
        print(f"  {program_name()} show {shlex.quote(path)}{language_flag(lang)}")
    return 0


def _seats(session: Session, messages: Messages) -> str:
    """Return the players at the table in words."""
    bots = messages.join([session.names[seat] for seat in session.kinds])
    kinds = ", ".join(dict.fromkeys(session.kinds.values()))
    return messages.text("cli-seats", player=session.names[session.seat], bots=bots, kinds=kinds)


def program_name(called: str | None = None) -> str:
    """Return how to call this program again from here: by its bare name only if the shell finds it.

    >>> program_name("venv of mine/bin/mutiny")
    "'venv of mine/bin/mutiny'"
    """
    path = Path(sys.argv[0] if called is None else called)
    if path.name == "__main__.py" and path.parent.name == "mutiny":
        return f"{shlex.quote(sys.executable)} -m mutiny"
    found = shutil.which("mutiny")
    if path.stem != "mutiny" or (found is not None and Path(found).resolve() == path.resolve()):
        return "mutiny"
    return shlex.quote(str(path))
