"""Writes web/src/lib/wire.ts: the messages and bodies of the server as TypeScript, from its JSON Schema.

Usage: python tools/web_types.py [--check]. With --check it writes nothing, and exits with 1 if the file is out of date.
It needs Node and the packages of web/.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from mutiny.server.http import schema

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "lib" / "wire.ts"


def main() -> int:
    """Write the file, or compare it."""
    command = ["node", "tools/types.mjs"]
    made = subprocess.run(command, cwd=WEB, input=json.dumps(schema()), stdout=subprocess.PIPE, check=True, text=True)
    if "--check" in sys.argv[1:]:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made.stdout:
            return 0
        print(f"{TARGET.name} is not what the server says: run python tools/web_types.py.")
        return 1
    TARGET.write_text(made.stdout, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
