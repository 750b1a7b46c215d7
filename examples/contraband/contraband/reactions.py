"""The emotes with which bots react to public events of Contraband."""

from __future__ import annotations

REACTIONS = {"dump": ("surprise", "thinking"), "weigh": ("anger", "applause")}
"""By kind of event. The choice must not depend on what is hidden."""
