# mypyc: skip
# Read once; nothing here is hot.
"""The emotes with which bots react to public events of Traîtres à bord."""

from __future__ import annotations

from typing import Final

REACTIONS: Final = {
    "overboard": ("surprise", "laugh", "applause"),
    "plank": ("anger", "thinking"),
    "pockets": ("laugh", "surprise"),
    "riddance": ("anger", "thinking"),
}
"""By kind of event; which one a bot shows does not depend on its role."""
