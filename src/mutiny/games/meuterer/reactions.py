# mypyc: skip
# Read once; nothing here is hot.
"""The emotes with which bots react to public events of Meuterer."""

from __future__ import annotations

from typing import Final

REACTIONS: Final = {
    "mutiny-decided": ("applause", "anger", "surprise"),
    "new-captain": ("salute",),
    "plunder": ("anger", "laugh"),
    "sales": ("applause", "laugh"),
    "leave-captain": ("thinking", "surprise"),
}
"""By kind of event."""
