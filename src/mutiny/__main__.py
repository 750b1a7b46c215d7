"""`python -m mutiny` runs the command `mutiny`."""

import sys

from mutiny.cli import main

if __name__ == "__main__":
    sys.exit(main())
