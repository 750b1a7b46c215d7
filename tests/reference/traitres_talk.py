"""TT: the form of the set phrases. Imports the standard library only."""

import re

LOOT = ["+1", "0", "-2"]
ROLES = ["pirate", "mutineer"]


def well_formed(notation: str, players: int) -> bool:
    """Return whether this is one of the set phrases, regardless of its truth.

    >>> well_formed("say accuse 2", players=3), well_formed("say accuse 3", players=3)
    (True, False)
    >>> well_formed("say spied +1 -2", players=3), well_formed("say spied plank", players=3)
    (True, False)
    >>> well_formed("say chest -99", players=3), well_formed("say chest 100", players=3)
    (True, False)
    """
    words = notation.split(" ")
    if len(words) < 2 or words[0] != "say":
        return False
    phrase, values = words[1], words[2:]
    if phrase == "spied":
        return len(values) <= 3 and all(value in LOOT for value in values)
    if len(values) != 1:
        return False
    if phrase == "role":
        return values[0] in ROLES
    if phrase in ("accuse", "vouch", "ask"):
        return values[0] in [str(seat) for seat in range(players)]
    # Each integer from -99 to 99 has one form, as everywhere in the notation.
    return phrase == "chest" and re.fullmatch("0|-?[1-9][0-9]?", values[0], re.ASCII) is not None
