"""Write web/src/app/wire.ts: the messages and bodies of the server as TypeScript, from its JSON Schema.

Usage: python tools/web_types.py [--check]. With --check it writes nothing, and exits with 1 if the file is out of date.
It needs Node and the packages of web/. The types of views and events are made by tools/game_types.py.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from mutiny.server.edge.schema import schema

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "app" / "wire.ts"


def main() -> int:
    """Write the file, or compare it."""
    if shutil.which("node") is None:
        print("web_types: Node is not on the path, so wire.ts is neither written nor compared.", file=sys.stderr)
        return 0 if "--check" in sys.argv[1:] else 1
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
