# mypyc: skip
# Read once; nothing here is hot.
"""The emotes with which bots react to public events of Cartagena: La mutinerie."""

from __future__ import annotations

from typing import Final

REACTIONS: Final = {
    "storm": ("surprise", "anger"),
    "ghost": ("surprise", "laugh"),
    "rob": ("anger", "laugh"),
    "out": ("salute",),
    "leave": ("laugh", "applause"),
}
"""By kind of event; what a seat keeps secret plays no part."""
