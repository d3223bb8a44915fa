"""The command `tablee`, whose bots make no pause for people to follow."""

import sys

from tablee.cli import main
from tablee.server import bots

if __name__ == "__main__":
    bots.PAUSE = 0.0
    sys.exit(main())
