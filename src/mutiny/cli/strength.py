"""The strength of the bots at a table: the question to the player, and the thinking time of hard bots."""

from __future__ import annotations

from mutiny.bots import STRENGTHS, USUAL_STRENGTH, BotSpec, Budget, HardBot
from mutiny.bots.hard import SIMULATIONS
from mutiny.cli.output import ask, wrapped
from mutiny.i18n import Messages

MIXED = "mixed"
MIXTURE: list[str] = [*STRENGTHS[1:]]
"""The bots at a mixed table: all but the random one."""
PATIENCE = 1.0
"""The seconds that a person waits for a bot's move."""


def kind_for_people(text: str) -> BotSpec:
    """Return a bot spec for a table with a person: by default a hard bot thinks for at most a second.

    >>> kind_for_people("hard").budget.seconds, kind_for_people("hard@5s").budget, kind_for_people("easy").budget
    (1.0, Budget('5s'), Budget(''))
    """
    kind = BotSpec(text)
    # Not issubclass: compiled classes with an abstract base accept each other's subclasses.
    if HardBot in kind.bot.__mro__ and not (kind.budget.simulations or kind.budget.seconds):
        kind.budget = Budget(SIMULATIONS, PATIENCE)
    return kind


def ask_strength(lang: str) -> list[str]:
    """Ask the player which bots to play against; Enter takes the default. EOFError and interrupts are not caught."""
    messages = Messages(lang)
    choices = [*STRENGTHS, MIXED]
    print(wrapped(messages.text("cli-strength")))
    for number, choice in enumerate(choices, 1):
        words = messages.text("cli-strength-line", name=choice, words=messages.text(f"cli-strength-{choice}"))
        print(wrapped(words, "      ", f"  {number:>2}  "))
    while True:
        typed = ask(messages.text("cli-strength-choose", count=len(choices), usual=USUAL_STRENGTH))
        chosen = read_strength(typed.lower(), choices)
        if chosen is not None:
            print()
            return MIXTURE if chosen == MIXED else [chosen]


def read_strength(typed: str, choices: list[str]) -> str | None:
    """Return the choice typed as a number, a name or the beginning of one; None if it matches nothing.

    >>> [read_strength(typed, ["easy", "medium", "mixed"]) for typed in ("1", "easy", "me", "", "m", "9", "²", "bold")]
    ['easy', 'easy', 'medium', 'medium', None, None, None, None]
    """
    if not typed:
        return USUAL_STRENGTH
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:9])
        return choices[number - 1] if 1 <= number <= len(choices) else None
    found = [choice for choice in choices if choice.startswith(typed)]
    return found[0] if len(found) == 1 else None
