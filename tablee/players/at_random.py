"""The player who does anything it may."""

from __future__ import annotations

import random

from tablee.engine.match import View


class RandomPlayer:
    """Every allowed action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311  (a game, not a secret)

    def choose(self, view: View) -> int:
        """One of the allowed actions."""
        return self._random.choice(view.legal).id
