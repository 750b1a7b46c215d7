"""Run `mutiny serve` with seeds that follow from a test's name, so that the test plays the same games in every run."""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path

from mutiny.cli import main
from mutiny.server.common.tokens import SecretSource


class LabelledSeeds:
    """Seeds that follow from the name of the test and the number of tables that it has opened."""

    def __init__(self, file: Path) -> None:
        """Read the name of the test from a file. Every test writes its name into this file."""
        self.file = file
        self.label = ""
        self.opened = 0

    def next(self) -> bytes:
        """Return the seed of the next table."""
        label = self.file.read_text(encoding="utf-8")
        if label != self.label:
            self.label, self.opened = label, 0
        self.opened += 1
        return sha256(f"{label} {self.opened}".encode()).digest()


if __name__ == "__main__":
    seeds = LabelledSeeds(Path(os.environ["MUTINY_TEST_LABEL"]))
    setattr(SecretSource, "seed", lambda _: seeds.next())  # noqa: B010 (an assignment would be a type error)
    sys.exit(main())
