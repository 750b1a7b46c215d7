# mypyc: skip
# Read from data and called once a phrase; nothing here is hot.
"""TT: table talk: set phrases as data; only their form is checked."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from mutiny.games.traitres.constants import KINDS, LOOTS, ROLES, SEEN
from mutiny.games.traitres.events import SAY
from mutiny.kernel.errors import MalformedMove
from mutiny.kernel.events import Event

HIGHEST = 99


@cache
def phrases() -> dict[str, list[str]]:
    """TT.1: the phrases, and the arguments of each.

    >>> phrases()["accuse"]
    ['seat']
    """
    text = files("mutiny.games.traitres").joinpath("phrases.toml").read_text(encoding="utf-8")
    return {phrase["id"]: phrase["args"] for phrase in tomllib.loads(text)["phrase"]}


def check_phrase(players: int, seat: int, text: str) -> Event:
    """TT.1: anyone may say anything, overboard too, true or not: only the form is checked.

    >>> check_phrase(5, 0, "say accuse 3").facts
    {'phrase': 'accuse', 'args': ['3']}
    """
    words = text.split(" ")
    known = phrases()
    if len(words) < 2 or words[1] not in known:
        raise MalformedMove(text, f"write 'say PHRASE ...' with one of {', '.join(known)}")
    phrase, args = words[1], words[2:]
    (form,) = known[phrase]
    if not _fits(form, args, players):
        raise MalformedMove(text, f"'say {phrase}' takes {_wanted(form, players)}")
    return SAY.event("TT.1", seat, {"phrase": phrase, "args": args})


def _fits(form: str, args: list[str], players: int) -> bool:
    if form == "loots":
        return len(args) <= SEEN and all(arg in KINDS[:LOOTS] for arg in args)
    if len(args) != 1:
        return False
    if form == "seat":
        return args[0] in [str(seat) for seat in range(players)]
    if form == "role":
        return args[0] in ROLES
    return args[0] in [str(number) for number in range(-HIGHEST, HIGHEST + 1)]


def _wanted(form: str, players: int) -> str:
    return {
        "loots": f"0 to {SEEN} of {', '.join(KINDS[:LOOTS])}",
        "seat": f"a seat from 0 to {players - 1}",
        "role": f"one of {', '.join(ROLES)}",
        "number": f"a whole number from {-HIGHEST} to {HIGHEST}",
    }[form]
