"""The cost of suspicion to a mutineer who wants to do as much harm as possible without being recognized."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.bots.action_frequencies import MANNERS
from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.suspicion import PLANKED
from mutiny.games.traitres.constants import RID

FEAR: Final = 18.0
"""The cost of being recognized as a mutineer with certainty; less in proportion to the suspicion."""


def exposure(inference: Inference, move: list[str]) -> float:
    """Return the cost of the suspicion that a move adds.

    >>> from mutiny import new
    >>> inference = Inference(new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32)).state.view(0), keen=True)
    >>> exposure(inference, ["stash", "-2", "as", "-2"]) > 0 > exposure(inference, ["stash", "-2", "as", "+1"])
    True
    """
    now = inference.rumour.of(inference.seat)
    odds = now * _more(inference, move)
    after = odds / (odds + 1.0 - now)
    return FEAR * (after - now)


def _more(inference: Inference, move: list[str]) -> float:
    what = move[3] if move[0] == "stash" else move[0]
    more = 1.0
    if inference.frequencies is not None and what in MANNERS:
        more = inference.frequencies.after(inference.seat, what)
    if what == "riddance":
        pirate, mutineer = inference.thrown_away(min(RID, len(inference.chest.slots)))
        more *= mutineer / pirate
    elif what == "plank":
        rumour = inference.rumour
        more *= rumour.shift(
            inference.seat, rumour.singled_out(inference.seat, int(move[1]), inference.others(), PLANKED)
        )
    return more
