"""Check with basedpyright that everything in the public API has a type that a user's type checker can see.

basedpyright must be on the PATH.
"""

from __future__ import annotations

import json
import subprocess
import sys

PACKAGE = "mutiny"
# These are, or return, classes that derive from one of PettingZoo, which has types but no py.typed marker. To a strict
# checker that class is unknown, and so are they.
DERIVED = {
    f"{PACKAGE}.adapters.pettingzoo.{name}"
    for name in (
        *("MutinyEnv", "environment.MutinyEnv", "env", "raw_env"),
        *("MutinyParallelEnv", "parallel.MutinyParallelEnv", "parallel_env"),
    )
}


def main() -> int:
    """Print the count, and every name whose type is unknown; return 1 if there is one, or if no name was found."""
    command = ["basedpyright", "--outputjson", "--ignoreexternal", "--verifytypes", PACKAGE]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=False, text=True)
    symbols = json.loads(answer.stdout)["typeCompleteness"]["symbols"]
    # basedpyright calls an inferred type ambiguous, but every checker knows it.
    unknown = [
        symbol
        for symbol in symbols
        if not symbol["isTypeKnown"] and not symbol["isTypeAmbiguous"] and symbol["name"] not in DERIVED
    ]
    for symbol in unknown:
        print(symbol["name"], *(note["message"] for note in symbol["diagnostics"]), sep="\n    ")
    print(f"{len(symbols)} public names, {len(unknown)} of unknown type")
    return 1 if unknown or not symbols else 0


if __name__ == "__main__":
    sys.exit(main())
