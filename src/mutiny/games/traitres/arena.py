"""The arena's counts for Traîtres à bord: its two teams, by the roles that are dealt."""

from __future__ import annotations

from mutiny.arena.part import ArenaPart, Team


def roles(chance: str) -> tuple[str, ...]:
    """T0.2: return the roles that the first outcome of chance deals.

    >>> roles("roles pirate mutineer pirate"), roles("first 2")
    (('pirate', 'mutineer', 'pirate'), ())
    """
    word, *dealt = chance.split()
    return tuple(dealt) if word == "roles" else ()


ARENA = ArenaPart(teams=(Team("pirate", "pirates"), Team("mutineer", "mutineers")), roles=roles)
