"""The medium bot's talk (TT.1): set phrases, at most one a turn, and nothing twice in a row."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.move_values import unknown
from mutiny.games.traitres.bots.talk_history import NEVER, thought_of
from mutiny.games.traitres.constants import SEEN
from mutiny.games.traitres.view_types import TraitresSeatView

PAUSE: Final = 4
"""The seat's turns before the same thing is said again."""
BREATH: Final = 2
"""The seat's turns between statements that nobody asked for."""


def phrases(inference: Inference, view: TraitresSeatView) -> list[str]:
    """Return what to say now: the first statement that is worthwhile and was not made recently; often none.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32))
    >>> inference = Inference(match.state.view(0))
    >>> phrases(inference, match.state.view(0))
    []
    >>> inference.observe({"kind": "say", "clause": "TT.1", "seat": 2, "phrase": "accuse", "args": ["0"]})
    >>> phrases(inference, match.state.view(0))
    ['say role pirate']
    """
    talk = inference.talk
    if not talk.may_speak(view) or _about_to_look(inference, view):
        return []
    for phrase in _thoughts(inference, view):
        if talk.turn - talk.said.get(thought_of(phrase), NEVER) >= PAUSE:
            return [f"say {phrase}"]
    return []


def _about_to_look(inference: Inference, view: TraitresSeatView) -> bool:
    """Return whether there will be something better to say in a moment."""
    return view["phase"] == "turn" and not inference.rebel and "spyglass" in view["hand"] and unknown(inference) == SEEN


def _thoughts(inference: Inference, view: TraitresSeatView) -> list[str]:
    """Return all possible statements, the most urgent first."""
    talk = inference.talk
    thoughts: list[str] = []
    if talk.spied is not None:
        # A mutineer pretends to have seen what was announced.
        cards = talk.spied_as or talk.spied if inference.rebel else talk.spied
        thoughts.append(" ".join(["spied", *cards]))
    if view["phase"] != "turn":
        return thoughts
    suspect = _suspect(inference, view)
    if suspect in talk.accusers:
        thoughts.append(f"accuse {suspect}")
    if talk.accusers:
        thoughts.append("role pirate")
    if talk.asked:
        thoughts.append(f"chest {_believed(inference)}")
    if talk.turn - talk.last_words < BREATH:
        return thoughts
    if suspect >= 0:
        thoughts.append(f"accuse {suspect}")
    if not inference.rebel:
        thoughts += _trust(inference)
    believed = _believed(inference)
    if believed >= max(2, view["target"] - 4):
        thoughts.append(f"chest {believed}")
    return thoughts


def _suspect(inference: Inference, view: TraitresSeatView) -> int:
    """Return the seat to accuse, or -1: for a pirate the likeliest mutineer, for a mutineer a pirate in trouble."""
    suspect = -1
    highest = 0.0
    for other in inference.others():
        chance = inference.suspicion.of(other)
        planks = view["planks"][other]
        if inference.rebel:
            case = (
                inference.rumour.of(other) * inference.players / view["mutineers_among"] + 0.3 * planks - 3.0 * chance
            )
            enough = 1.4
        else:
            case = chance
            enough = 0.55
        if case > max(enough, highest):
            suspect, highest = other, case
    return suspect


def _trust(inference: Inference) -> list[str]:
    """Vouch for a player above suspicion; ask a slightly suspicious one."""
    said: list[str] = []
    par = inference.suspicion.of(inference.seat)
    for other in inference.others():
        par += inference.suspicion.of(other)
    others = inference.others()
    par /= max(1, len(others))
    for other in others:
        chance = inference.suspicion.of(other)
        if chance < 0.3 * par and f"vouch {other}" not in inference.talk.said:
            said.append(f"vouch {other}")
        elif chance > 1.4 * par and other in inference.claimed and other not in inference.talk.questioned:
            said.append(f"ask {other}")
    return said


def _believed(inference: Inference) -> int:
    """Return the chest's value as the bot states it: a mutineer exaggerates."""
    worth = inference.chest.worth(inference.suspicion) + (3.0 if inference.rebel else 0.0)
    return int(worth + 0.5) if worth >= 0 else -int(0.5 - worth)
