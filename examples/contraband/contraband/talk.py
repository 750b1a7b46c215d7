"""K3: the set phrases of Contraband. They are never checked for truth and change nothing."""

from __future__ import annotations

from contraband.events import SAY
from mutiny import Event, MalformedMove


def phrases() -> dict[str, list[str]]:
    """K3.1: return the set phrases, each with the names of its arguments."""
    return {"suspect": ["seat"]}


def check_phrase(players: int, seat: int, text: str) -> Event:
    """K3.1: anyone may say at any time that a player's hold is full of powder.

    >>> check_phrase(3, 0, "say suspect 2").facts
    {'phrase': 'suspect', 'args': ['2']}
    """
    known = [f"say suspect {other}" for other in range(players)]
    if text not in known:
        raise MalformedMove(text, f"write one of {', '.join(known)}")
    return SAY.event("K3.1", seat, {"phrase": "suspect", "args": [text.removeprefix("say suspect ")]})
