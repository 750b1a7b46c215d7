"""The environment variables of the program: a name that does not exist is reported, because it has no effect."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

PREFIX = "MUTINY_"
GENERAL = ("MUTINY_PURE", "MUTINY_TRACEBACK")
"""The variables of the program itself; each setting of the server is one too."""
DEVELOPMENT = (
    *(
        "MUTINY_BROWSER",
        "MUTINY_COMPILE",
        "MUTINY_DATABASE_PASSWORD",
        "MUTINY_SHOTS",
        "MUTINY_SOAK",
        "MUTINY_SOAK_SEED",
    ),
    *("MUTINY_PATIENCE", "MUTINY_TEST_LABEL"),
)
"""The variables of our tools, tests and containers, which commands may inherit."""


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Return a sentence for each variable that begins like ours but does not exist.

    >>> unknown_variables({"MUTINY_PROT": "80", "MUTINY_PORT": "80", "HOME": "/home/ann"})
    ['the environment has MUTINY_PROT, which no command reads; did you mean MUTINY_PORT?']
    """
    ours = [name for name in environment if name.startswith(PREFIX)]
    if all(name in GENERAL or name in DEVELOPMENT for name in ours):
        return []
    # Imported only now, because few commands need it.
    from mutiny.server.common.settings import READERS  # noqa: PLC0415

    known = [*GENERAL, *(f"{PREFIX}{name.upper()}" for name in READERS)]
    lines = []
    for name in sorted({*ours}.difference(known, DEVELOPMENT)):
        close = get_close_matches(name, known, 1, 0.8)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}."
        lines.append(f"the environment has {name[:60]}, which no command reads; {hint}")
    return lines
