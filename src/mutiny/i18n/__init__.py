"""Texts for players in four languages: events, moves and prompts. The texts are Fluent files.

Each language has a folder of `.ftl` files that any client can use; a third-party game has its own `i18n/LANG.ftl` (see
`messages`).

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
