"""`tablee bench`: how fast it all is on this machine."""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from tablee.engine.game import game, game_names


def bench(asked: Namespace) -> int:
    """Measure, telling on standard error what is being measured, and print the figures."""
    names = [game(asked.game).slug] if asked.game else list(game_names())
    print("Loading the compiler …", file=sys.stderr, flush=True)
    from tablee.bench import machine, measure, report

    measured = {}
    for name in names:
        measured[name] = measure(
            game(name), lambda step: print(f"{step} …", file=sys.stderr, flush=True)
        )
    if asked.json:
        print(json.dumps(measured, ensure_ascii=False, indent=2))
    else:
        print(f"On one core of {machine()}:")
        for name, figures in measured.items():
            print(f"\n{report(name, figures)}")
    return 0
