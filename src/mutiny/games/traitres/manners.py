# mypyc: skip
# Called once a bot's move; nothing here is hot.
"""TT: the manners of the characters as whom bots play: how readily they speak, and in which words.

The meaning of a phrase stays the same. A manner touches only phrases from which no bot concludes anything: what the
chest may be worth, and the assurance to be a pirate, which pirates and mutineers give alike. It knows nothing but the
character and a number, so it reveals nothing about the bot's role or cards.
"""

from __future__ import annotations

from typing import Final

WORDINGS: Final = {
    **dict.fromkeys(("Bernhard", "Carmen", "Hauke"), "gruff"),
    **dict.fromkeys(("Steffi", "Florian", "Ludger", "Marisol", "Renzo"), "chatty"),
    **dict.fromkeys(("Antje", "Wiebke", "Jacques", "Ottavia"), "formal"),
}
"""The words of each character: a variant of the message `traitres-phrase`."""
TACITURN: Final = frozenset({"Bernhard", "Hauke", "Wiebke"})
"""Characters that usually keep to themselves what they think of the chest."""
BOASTFUL: Final = frozenset({"Steffi", "Ludger", "Renzo"})
"""Characters that now and then say unasked that they are pirates."""
SPOKEN: Final = 3
"""Of this many thoughts about the chest, a taciturn character speaks one."""
UNASKED: Final = 10
"""Of this many decisions without anything to say, a boastful character speaks at one."""


def speak(character: str, phrase: str | None, chance: int) -> str | None:
    """Return what a character says when the bot wants to say a phrase, or None; `chance` decides in doubtful cases.

    >>> [speak("Hauke", "say chest 7", chance) for chance in (0, 1, 2)], speak("Hauke", "say accuse 2", 1)
    (['say chest 7', None, None], 'say accuse 2')
    >>> speak("Renzo", None, UNASKED), speak("Renzo", None, 1), speak("Antje", None, UNASKED)
    ('say role pirate', None, None)
    """
    if phrase is None:
        return "say role pirate" if character in BOASTFUL and chance % UNASKED == 0 else None
    if phrase.startswith("say chest ") and character in TACITURN and chance % SPOKEN:
        return None
    return phrase
