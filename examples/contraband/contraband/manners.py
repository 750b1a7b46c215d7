"""The manners of speaking of the characters as whom bots play. The meaning of a phrase stays the same."""

from __future__ import annotations

WORDINGS = dict.fromkeys(("Bernhard", "Carmen", "Hauke"), "gruff")
"""By character: the variant `$manner` of the message `contraband-phrase`. The other characters speak plainly."""


def speak(character: str, phrase: str | None, chance: int) -> str | None:
    """Return what a character says when the bot wants to say a phrase; gruff ones say every second one only.

    >>> [speak("Hauke", "say suspect 1", chance) for chance in (0, 1)], speak("Renzo", "say suspect 1", 1)
    (['say suspect 1', None], 'say suspect 1')
    """
    return None if character in WORDINGS and chance % 2 else phrase
