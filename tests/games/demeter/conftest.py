"""These tests wait until the game is listed."""

import tablee

collect_ignore_glob = [] if "demeter" in tablee.games() else ["test_*.py"]
