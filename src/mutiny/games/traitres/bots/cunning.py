"""The mutineer who avoids suspicion: does as much harm as possible without being recognized."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.bots.manners import MANNERS
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.bots.suspicion import PLANKED
from mutiny.games.traitres.constants import RID

FEAR: Final = 18.0
"""The cost of being recognized as a mutineer with certainty; less in proportion to the suspicion."""
LIE: Final = 3.5
"""The cost of the risk that a spyglass exposes a lie."""
DECISIVE: Final = 10.0
PLANKS: Final = 0.3
"""Planks are for the decisive one; a player who lays many before that makes enemies."""
QUIETLY: Final[dict[str, float]] = {"riddance": -0.2, "pockets": 0.1}
"""Corrections for moves that the plain mutineer overrates."""
HARM: Final[dict[str, float]] = {"-2": 1.3, "0": 0.6, "+1": 0.3}
"""The value of putting a card into the chest: even a good one, because it looks innocent."""


def stashing(card: str, said: str) -> float:
    """Return the value of stashing a card with an announcement."""
    return HARM[card] if card == said else HARM[card] - LIE


def exposure(mind: Mind, move: list[str]) -> float:
    """Return the cost of the suspicion that a move adds.

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
    """Return the value of a move, given the plain mutineer's value of it.

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
