"""The medium bot's talk (TT.1): set phrases, at most one a turn, and nothing twice in a row."""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.traitres.bots.choices import unknown
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.constants import SEEN

PAUSE: Final = 4
"""The seat's turns before the same thing is said again."""
BREATH: Final = 2
"""The seat's turns between statements that nobody asked for."""


def phrases(mind: Mind, view: dict[str, Any]) -> list[str]:
    """Return what to say now: the first statement that is worthwhile and was not made recently; often none.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32))
    >>> mind = Mind(match.state.view(0))
    >>> phrases(mind, match.state.view(0))
    []
    >>> mind.hear({"kind": "say", "clause": "TT.1", "seat": 2, "phrase": "accuse", "args": ["0"]})
    >>> phrases(mind, match.state.view(0))
    ['say role pirate']
    """
    if view["phase"] == "turn":
        mind.turns += 1
        mind.spoke = False
    if mind.spoke or _about_to_look(mind, view):
        return []
    for phrase in _thoughts(mind, view):
        # A statement with another number is the same statement.
        thought = "chest" if phrase.startswith("chest") else phrase
        if mind.turns - mind.said.get(thought, -PAUSE) >= PAUSE:
            mind.said[thought] = mind.turns
            mind.last_words = mind.turns
            mind.spoke = True
            if phrase.startswith("ask "):
                mind.questioned.add(int(phrase.split(" ")[1]))
            return [f"say {phrase}"]
    return []


def _about_to_look(mind: Mind, view: dict[str, Any]) -> bool:
    """Return whether there will be something better to say in a moment."""
    return view["phase"] == "turn" and not mind.rebel and "spyglass" in view["hand"] and unknown(mind) == SEEN


def _thoughts(mind: Mind, view: dict[str, Any]) -> list[str]:
    """Return all possible statements, the most urgent first."""
    thoughts: list[str] = []
    if mind.spied is not None:
        # A mutineer pretends to have seen what was announced.
        cards = mind.spied_as or mind.spied if mind.rebel else mind.spied
        mind.spied = None
        thoughts.append(" ".join(["spied", *cards]))
    accusers, asked = mind.accusers, mind.asked
    if view["phase"] != "turn":
        return thoughts
    mind.accusers = []
    mind.asked = False
    suspect = _suspect(mind, view)
    if suspect in accusers:
        thoughts.append(f"accuse {suspect}")
    if accusers:
        thoughts.append("role pirate")
    if asked:
        thoughts.append(f"chest {_believed(mind)}")
    if mind.turns - mind.last_words < BREATH:
        return thoughts
    if suspect >= 0:
        thoughts.append(f"accuse {suspect}")
    if not mind.rebel:
        thoughts += _trust(mind)
    believed = _believed(mind)
    if believed >= max(2, view["target"] - 4):
        thoughts.append(f"chest {believed}")
    return thoughts


def _suspect(mind: Mind, view: dict[str, Any]) -> int:
    """Return the seat to accuse, or -1: for a pirate the likeliest mutineer, for a mutineer a pirate in trouble."""
    suspect = -1
    highest = 0.0
    for other in mind.others():
        chance = mind.suspicion.of(other)
        planks: int = view["planks"][other]
        if mind.rebel:
            case = mind.rumour.of(other) * mind.players / view["mutineers_among"] + 0.3 * planks - 3.0 * chance
            enough = 1.4
        else:
            case = chance
            enough = 0.55
        if case > max(enough, highest):
            suspect, highest = other, case
    return suspect


def _trust(mind: Mind) -> list[str]:
    """Vouch for a player above suspicion; ask a slightly suspicious one."""
    said: list[str] = []
    par = mind.suspicion.of(mind.seat)
    for other in mind.others():
        par += mind.suspicion.of(other)
    others = mind.others()
    par /= max(1, len(others))
    for other in others:
        chance = mind.suspicion.of(other)
        if chance < 0.3 * par and f"vouch {other}" not in mind.said:
            said.append(f"vouch {other}")
        elif chance > 1.4 * par and other in mind.claimed and other not in mind.questioned:
            said.append(f"ask {other}")
    return said


def _believed(mind: Mind) -> int:
    """Return the chest's value as the bot states it: a mutineer exaggerates."""
    worth = mind.chest.worth(mind.suspicion) + (3.0 if mind.rebel else 0.0)
    return int(worth + 0.5) if worth >= 0 else -int(0.5 - worth)
