"""Compile all games, each on a core of its own, so that tests find them compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import tablee


def compile_apart(name: str) -> None:
    """Compile a game in a process of its own."""
    print(f"Compiling {name} …", flush=True)
    command = [sys.executable, "-m", "tablee.players.compiling", name]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(compile_apart, tablee.games()))
