"""Texts for players in four languages: events, moves and prompts. The texts are Fluent files.

Each language has a folder of `.ftl` files that any client may use; a game brings its own (see `messages`), and says in
its part `text` how to express its events and moves (see `speech`), and in its part `meaning` what matters to a
player now (see `meanings`).

>>> event = {"kind": "offer", "clause": "M2.1", "seat": 1, "card": "wine", "left": 3}
>>> tell(event, ["Ann", "Bo", "Cy"], "fr", "meuterer")
'Bo propose un vin.'
"""

from mutiny.i18n.meanings import dangers, goal, key_numbers, meaning
from mutiny.i18n.messages import LANGUAGES, BadMessage, Messages, NoSuchLanguage
from mutiny.i18n.text import begins, clauses_of, describe, ends_game, option_name, phrases, tell, value_name

__all__ = [
    "LANGUAGES",
    "BadMessage",
    "Messages",
    "NoSuchLanguage",
    "begins",
    "clauses_of",
    "dangers",
    "describe",
    "ends_game",
    "goal",
    "key_numbers",
    "meaning",
    "option_name",
    "phrases",
    "tell",
    "value_name",
]
