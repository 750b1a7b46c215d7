"""`mutiny bots`: the installed bots, with those of plug-ins."""

from __future__ import annotations

import argparse
import inspect
import json
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from mutiny.bots import NoSuchBot, find_bot, installed_bots
from mutiny.bots.discovery import GROUP, STRENGTHS
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import add_json, add_language
from mutiny.i18n import Messages

EXAMPLES = """
mutiny bots                                     by strength, then those of plug-ins
mutiny bots --json
"""
COMMANDS = ["play", "simulate", "arena", "dataset"]
PROGRAM = "cmd:PROGRAM"
OURS = "mutiny-games"


@dataclass(frozen=True, slots=True)
class InstalledBot:
    """An installed bot: its name, a line about it, the package that has it, and why it cannot be used, if so."""

    name: str
    about: str
    package: str
    version: str
    uses_budget: bool
    error: str | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print the bots."""
    lang = chosen_language(options.lang)
    found = listed_bots(lang)
    if options.json:
        keys = ("name", "about", "package", "version", "uses_budget", "error")
        print(json.dumps([{key: getattr(each, key) for key in keys} for each in found], ensure_ascii=False, indent=1))
        return 0
    messages = Messages(lang)
    names = [each.name + ("[@N]" if each.uses_budget else "") for each in found]
    room = max(map(len, [*names, PROGRAM])) + 2
    for name, each in zip(names, found, strict=True):
        about = each.about if each.error is None else each.error
        if each.package != OURS:
            about = f"{about} ({each.package} {each.version})"
        print(wrapped(about, " " * (room + 2), f"  {name:<{room}}"))
    print(wrapped(messages.text("cli-bots-program", page="docs/bots.md"), " " * (room + 2), f"  {PROGRAM:<{room}}"))
    print()
    print(wrapped(messages.text("cli-bots-budget")))
    print(wrapped(messages.text("cli-bots-where", code="--bots", commands=messages.join(COMMANDS))))
    return 0


def listed_bots(lang: str) -> list[InstalledBot]:
    """Return the installed bots, ours by strength and then all others.

    >>> [(bot.name, bot.package, bot.uses_budget) for bot in listed_bots("en")[2:4]]
    [('medium', 'mutiny-games', False), ('hard', 'mutiny-games', True)]
    """
    points = {point.name: point for point in entry_points(group=GROUP)}
    return [_listed(points[name], lang) for name in installed_bots()]


def _listed(point: EntryPoint, lang: str) -> InstalledBot:
    package = point.dist.name if point.dist is not None else "?"
    version = point.dist.version if point.dist is not None else "?"
    try:
        found = find_bot(point.name)
    except NoSuchBot as error:
        return InstalledBot(point.name, "", package, version, False, str(error))
    if point.name in STRENGTHS:
        about = Messages(lang).text(f"cli-strength-{point.name}")
    else:
        # The first line of the documentation, which is the plug-in's own.
        about = (inspect.getdoc(found) or point.value).partition("\n")[0].rstrip(".")
    return InstalledBot(point.name, about, package, version, found.uses_budget)
