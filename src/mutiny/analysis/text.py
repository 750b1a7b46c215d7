"""Advice in words, in four languages.

The texts are in `LANG/advice.ftl`; a third-party game has messages `GAME-advice-NAME` in its own files.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from mutiny.analysis.hint import Candidate, RankedMoves
from mutiny.analysis.reasons import Consequence, Reason
from mutiny.i18n import Messages
from mutiny.i18n.speech import speech_of, variables


def percent(chance: float) -> int:
    """Return a chance as a whole number of percent.

    >>> percent(0.625), percent(1.0)
    (62, 100)
    """
    return round(100 * chance)


def tenths(amount: float) -> float:
    """Return an amount rounded to one decimal place, without decimals if it is whole.

    >>> tenths(2.44), tenths(3.02)
    (2.4, 3)
    """
    rounded = round(amount, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def chance_of(candidate: Candidate, messages: Messages) -> str:
    """Return the chance of a move with its margin.

    >>> chance_of(Candidate("pay 0", 40, 0.42, 0.142), Messages("en")).replace("\\u00a0", " ")
    '42% ± 15'
    """
    # Round the margin up: an estimate is never certain.
    return messages.text("advice-chance", chance=percent(candidate.chance), margin=ceil(100 * candidate.margin))


def consequence_text(consequence: Consequence, names: Sequence[str], messages: Messages, game: str) -> str:
    """Return a consequence in words, or its bare name if the game has no message for it.

    >>> consequence_text(Consequence("sale", (("island", "hochland"),)), [], Messages("de", "meuterer"), "meuterer")
    'Du verkaufst bei Hochland am meisten'
    >>> consequence_text(Consequence("pot"), [], Messages("de"), "poker")
    'pot'
    """
    facts = variables({"kind": "advice", "clause": "", **dict(consequence.about)}, names, messages, speech_of(game))
    for message in (f"{game}-advice-{consequence.name}", f"advice-{consequence.name}"):
        if messages.has(message):
            return messages.text(message, **facts)
    return consequence.name


def reason_text(reason: Reason, names: Sequence[str], messages: Messages, game: str) -> str:
    """Return one reason as a line.

    >>> reason = Reason(Consequence("sale", (("island", "hochland"),)), 0.62, 0.28, 0.1)
    >>> reason_text(reason, [], Messages("en", "meuterer"), "meuterer").replace("\\u00a0", " ")
    'You sell the most at Hochland: 62%; after the second 28%'
    """
    what = consequence_text(reason.consequence, names, messages, game)
    if reason.other is None:
        return messages.text("advice-premise", what=what, best=percent(reason.best))
    if reason.consequence.amount:
        return messages.text("advice-amount", what=what, best=tenths(reason.best), other=tenths(reason.other))
    return messages.text("advice-share", what=what, best=percent(reason.best), other=percent(reason.other))


def reasons_text(advice: RankedMoves, names: Sequence[str], messages: Messages, game: str) -> tuple[str, list[str]]:
    """Return the reasons for the first move over the second: a heading, and a line for each.

    >>> only = RankedMoves(0, 9, 0, (Candidate("knock", 9, 1.0, 0.1),))
    >>> reasons_text(only, [], Messages("en", "cartagena"), "cartagena")
    ('There is nothing to choose: this is the only legal move.', [])
    """
    if len(advice.candidates) == 1:
        return messages.text("advice-only"), []
    reasons = [*advice.reasons, *([] if advice.decisive is None else [advice.decisive])]
    if not reasons:
        return messages.text("advice-nothing"), []
    heading = "advice-why" if advice.decisive is None else "advice-alike"
    lines = [reason_text(reason, names, messages, game) for reason in reasons]
    return messages.text(heading, games=advice.worlds), lines
