"""Texts for players in four languages: events, moves and prompts. The texts are Fluent files.

Each language has a folder of `.ftl` files that any client may use; a game brings its own (see `messages`), and says in
its part `text` how its events and moves are told (see `speech`).

>>> told = {"kind": "offer", "clause": "M2.1", "seat": 1, "card": "wine", "left": 3}
>>> tell(told, ["Ann", "Bo", "Cy"], "fr", "meuterer")
'Bo propose un vin.'
"""

from mutiny.i18n.messages import LANGUAGES, BadMessage, Messages, NoSuchLanguage
from mutiny.i18n.telling import begins, clauses_of, describe, phrases, tell

__all__ = [
    "LANGUAGES",
    "BadMessage",
    "Messages",
    "NoSuchLanguage",
    "begins",
    "clauses_of",
    "describe",
    "phrases",
    "tell",
]
