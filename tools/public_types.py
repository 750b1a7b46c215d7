"""Checks with basedpyright that everything the package offers has a type that a user's type checker can see.

Imports the standard library only; basedpyright must be on the PATH.
"""

from __future__ import annotations

import json
import subprocess
import sys

PACKAGE = "mutiny"
# They are, or give, classes that derive from one of PettingZoo, which has types but does not say so: to a checker that
# goes by the book it is unknown, and so are they.
DERIVED = {f"{PACKAGE}.adapters.pettingzoo.{name}" for name in ("MutinyEnv", "environment.MutinyEnv", "env", "raw_env")}


def main() -> int:
    """Print the count, and every name whose type is unknown; 1 if there is such a name, or none at all was found."""
    command = ["basedpyright", "--outputjson", "--ignoreexternal", "--verifytypes", PACKAGE]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=False, text=True)
    symbols = json.loads(answer.stdout)["typeCompleteness"]["symbols"]
    # A type that is inferred and not written counts as ambiguous there; it is known to every checker all the same.
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
