"""`python -m mutiny` is the command `mutiny`. May import: mutiny.cli only."""

import sys

from mutiny.cli import main

if __name__ == "__main__":
    sys.exit(main())
