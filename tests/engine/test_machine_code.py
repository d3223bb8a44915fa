"""Machine code is kept on disk, and never older than any rule it was made from."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

# A little game of three rules, each calling the next; the program tells what they come to, and
# whether the machine code was found or made.
RULES = '''
from tablee.engine.record import number
from tablee.engine.rule import VERBS, rule
from tablee.engine.table import CommonTable
from tablee.engine.twin import entry, twin

STEP = 1

class Table(CommonTable):
    walked = number()

@rule
def step(t):
    """One step."""
    return 2 * STEP

@rule
def walk(t):
    return step(t) + step(t)

@rule
def journey(t):
    t.walked = walk(t)
    return 10 * t.walked

VERBS[Table] = {"verdict": journey}

if __name__ == "__main__":
    t = Table()
    came_to = entry(journey, Table)(t)
    made = sum(twin(journey, Table).stats.cache_misses.values())
    print(came_to, t.walked, "made" if made else "found")
'''


def start(rules: str, folder: Path) -> subprocess.Popen[str]:
    """Run the program in a process of its own, its machine code kept in the folder."""
    file = folder / sha256(rules.encode()).hexdigest() / "rules.py"
    file.parent.mkdir(exist_ok=True)
    file.write_text(rules, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(file)],
        env={**os.environ, "TABLEE_CACHE": str(folder / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> str:
    said, _ = process.communicate(timeout=120)
    assert process.returncode == 0, said
    return said.strip()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the machine code of RULES lies, put there by two processes at once."""
    folder = tmp_path_factory.mktemp("machine_code")
    for process in [start(RULES, folder) for _ in range(2)]:
        assert ended(process).startswith("40 4 ")
    return folder


def test_rules_that_have_not_changed_are_found(folder: Path) -> None:
    assert ended(start(RULES, folder)) == "40 4 found"


def test_comments_and_docstrings_do_not_count(folder: Path) -> None:
    told = RULES.replace('"""One step."""', '"""One step, or\n    two."""  # or two').replace(
        "STEP = 1", "STEP = 1  # at a time\n"
    )
    assert ended(start(told, folder)) == "40 4 found"


@pytest.mark.parametrize(
    ("what", "old", "new", "came_to"),
    [
        ("a rule called by a rule called", "return 2 * STEP", "return 3 + STEP", "80 8 made"),
        ("a constant", "STEP = 1", "STEP = 5", "200 20 made"),
        ("a rule by another name", "return step(t) + step(t)", "return step(t)", "20 2 made"),
        ("the rule itself", "return 10 * t.walked", "return 11 * t.walked", "44 4 made"),
        ("the table", "walked = number()", "slept = number()\n    walked = number()", "40 4 made"),
    ],
)
def test_a_change_takes_effect_at_once(
    what: str, old: str, new: str, came_to: str, folder: Path
) -> None:
    changed = RULES.replace(old, new)
    assert changed != RULES, what
    assert ended(start(changed, folder)) == came_to
    assert ended(start(changed, folder)) == came_to.replace("made", "found")
    # Both lie there now, and neither is taken for the other.
    assert ended(start(RULES, folder)) == "40 4 found"
