"""Files that tools write and `make lint` compares: write them, or with --check say which are out of date."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_or_compare(texts: Mapping[Path, str], tool: str) -> int:
    """Write the files that differ from their texts; with --check in the arguments, name them and return 1 instead."""
    stale = 0
    for path, text in texts.items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv[1:]:
            name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path
            print(f"{name} is out of date: run python -m tools.{tool}.")
            stale = 1
        else:
            path.write_text(text, encoding="utf-8")
    return stale
