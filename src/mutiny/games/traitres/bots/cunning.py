"""The mutineer who minds how he looks: he harms as much as he can do without being known for it.

May import: the words of the game, and mind, suspicion and what they are made of.
"""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.bots.manners import MANNERS
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.bots.suspicion import PLANKED
from mutiny.games.traitres.constants import RID

FEAR: Final = 18.0
"""What it costs to become a mutineer for sure in the eyes of all; less, as far as one only looks more like one."""
LIE: Final = 3.5
"""What it costs that a lie may be found out by a spyglass."""
DECISIVE: Final = 10.0
PLANKS: Final = 0.3
"""Planks are for the one that decides the game; before that, who lays many makes enemies."""
QUIETLY: Final[dict[str, float]] = {"riddance": -0.2, "pockets": 0.1}
"""What a plain mutineer likes too much."""
HARM: Final[dict[str, float]] = {"-2": 1.3, "0": 0.6, "+1": 0.3}
"""What it is worth to a mutineer to be rid of a card into the chest: a good one too keeps up appearances."""


def stashing(card: str, said: str) -> float:
    """What it is worth to stash a card as this."""
    return HARM[card] if card == said else HARM[card] - LIE


def exposure(mind: Mind, move: list[str]) -> float:
    """By how much one looks more like a mutineer after a move, and what that costs.

    >>> from mutiny import new
    >>> mind = Mind(new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32)).state.view(0), keen=True)
    >>> exposure(mind, ["stash", "-2", "as", "-2"]) > 0 > exposure(mind, ["stash", "-2", "as", "+1"])
    True
    """
    now = mind.rumour.of(mind.seat)
    odds = now * _more(mind, move)
    after = odds / (odds + 1.0 - now)
    return FEAR * (after - now)


def _more(mind: Mind, move: list[str]) -> float:
    what = move[3] if move[0] == "stash" else move[0]
    more = 1.0
    if mind.manners is not None and what in MANNERS:
        more = mind.manners.after(mind.seat, what)
    if what == "riddance":
        pirate, mutineer = mind.thrown_away(min(RID, len(mind.chest.slots)))
        more *= mutineer / pirate
    elif what == "plank":
        rumour = mind.rumour
        more *= rumour.shift(mind.seat, rumour.singled_out(mind.seat, int(move[1]), mind.others(), PLANKED))
    return more


def mutineer_value(mind: Mind, plain: float, move: list[str]) -> float:
    """The value of a move, given what a plain mutineer thinks of it.

    >>> from mutiny import new
    >>> mind = Mind(new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32)).state.view(0), keen=True)
    >>> mutineer_value(mind, 50.0, ["plank", "2"]) > 10 > mutineer_value(mind, 1.6, ["plank", "2"])
    True
    """
    verb = move[0]
    worth = plain
    if verb == "stash":
        worth = stashing(move[1], move[3])
    elif verb in QUIETLY:
        worth = QUIETLY[verb]
    elif verb == "plank" and plain < DECISIVE:
        worth = PLANKS * plain
    return worth - exposure(mind, move)
