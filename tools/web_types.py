"""Write web/src/app/wire.ts: the messages and bodies of the server as TypeScript, from its JSON Schema.

Usage: python -m tools.web_types [--check]. With --check it writes nothing, and exits with 1 if the file is out of date.
It needs Node and the packages of web/. The types of views and events are made by tools/game_types.py.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from mutiny.server.edge.schema import schema
from tools.generated import write_or_compare

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "app" / "wire.ts"


def main() -> int:
    """Write the file, or compare it."""
    if shutil.which("node") is None:
        print("web_types: Node is not on the path, so wire.ts is neither written nor compared.", file=sys.stderr)
        return 0 if "--check" in sys.argv[1:] else 1
    command = ["node", "tools/types.mjs"]
    made = subprocess.run(command, cwd=WEB, input=json.dumps(schema()), stdout=subprocess.PIPE, check=True, text=True)
    return write_or_compare({TARGET: made.stdout}, "web_types")


if __name__ == "__main__":
    sys.exit(main())
