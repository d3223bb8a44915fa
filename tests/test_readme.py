"""README.md tells the truth: its commands and its Python run as written.

In a ```console block each line that begins with `$ ` is a command, run by a shell with the
environment's programs at hand; the other lines show output, and are not compared. A ```python block
is a program. Each block runs in an empty folder of its own and must succeed. A block that must not
be run has a comment just before it that says so and why: `<!-- not run: ... -->`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"
BLOCK = re.compile(r"(?ms)(<!-- not run: [^\n]+ -->\n)?^```(console|python)\n(.*?)^```")


def blocks() -> list[tuple[int, str, str]]:
    """Give the line, the language and the text of each block that is to be run."""
    readme = README.read_text(encoding="utf-8")
    return [
        (readme.count("\n", 0, found.start()) + 1, found[2], found[3])
        for found in BLOCK.finditer(readme)
        if found[1] is None
    ]


def program(language: str, text: str) -> list[str]:
    if language == "python":
        return [sys.executable, "-c", text]
    commands = [line[2:] for line in text.splitlines() if line.startswith("$ ")]
    assert commands, "A console block without a command runs nothing: call it something else."
    return ["sh", "-e", "-c", "\n".join(commands)]


@pytest.mark.parametrize(
    ("language", "text"),
    [pytest.param(language, text, id=f"line {line}") for line, language, text in blocks()],
)
def test_runs_as_written(language: str, text: str, tmp_path: Path) -> None:
    environment = Path(sys.executable).parent
    path = f"{environment}{os.pathsep}{os.environ['PATH']}"
    ended = subprocess.run(
        program(language, text),
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stdout
