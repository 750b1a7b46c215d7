"""Check the size budget of the web client: the compressed size of all files loaded until the first table is shown.

Usage: python tools/web_size.py, after tools/web.py. For each game it counts the page, its scripts and styles, and the
files that it loads for a table of that game in one language, following the build's manifest.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mutiny import game_names

STATIC = Path(__file__).resolve().parent.parent / "src" / "mutiny" / "server" / "static"
BUDGET = 150_000
LANGUAGES = ("en", "fr", "it", "de")


def packed(name: str) -> int:
    """Return the compressed size of a file in bytes."""
    best = STATIC / f"{name}.br"
    return (best if best.exists() else STATIC / name).stat().st_size


def needed(manifest: dict[str, Any], starts: list[str]) -> set[str]:
    """Return the files that some parts of the client need, with their imports."""
    found: set[str] = set()
    left = list(starts)
    seen: set[str] = set()
    while left:
        key = left.pop()
        if key in seen:
            continue
        seen.add(key)
        part = manifest[key]
        found.update([part["file"], *part.get("css", []), *part.get("assets", [])])
        left += part.get("imports", [])
    return {name for name in found if name.endswith((".js", ".css", ".woff2"))}


def parts(manifest: dict[str, Any], game: str, lang: str) -> list[str]:
    """Return the parts of the first table of a game."""
    wanted = ("index.html", "src/app/pages/Table.svelte", f"src/games/{game}/Board.svelte")
    shared = tuple(f"/mutiny/i18n/{lang}/{name}.ftl" for name in ("common", "web"))
    own = (*(f"/games/{game}/i18n/{lang}/{name}.ftl" for name in ("game", "web")), f"/i18n/{lang}/title.ftl")
    texts = [key for key in manifest if key.split("?")[0].endswith(shared + own)]
    return [key for key in wanted if key in manifest] + texts


def main() -> int:
    """Print the sizes; return 1 if one is over the budget."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    over = False
    for game in game_names():
        size = max(sum(map(packed, needed(manifest, parts(manifest, game, lang)))) for lang in LANGUAGES)
        over |= size > BUDGET
        print(f"{game:10} {size / 1000:5.1f} kB of scripts, styles and typefaces, packed, until the first table")
    print(f"At most {BUDGET / 1000:.0f} kB are allowed.")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
