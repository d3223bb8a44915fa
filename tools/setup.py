"""Set up what `make play` and `make test` need, step by step, and say so.

    python3 tools/setup.py          what playing needs
    python3 tools/setup.py --tests  what the tests need as well

Runs on a bare Python 3.11 or later. A step is done again only when what it depends on has
changed: its stamp, a file beside what the step makes, holds a hash of all that.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
LOGS = ROOT / ".setup"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

Command = list[str | Path]


def main() -> None:
    """Do the steps that are not done yet, in order."""
    os.chdir(ROOT)
    LOGS.mkdir(exist_ok=True)
    with (LOGS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two runs at once would write over each other
        make_venv()
        pip_install("the packages that Tablée runs on", "run", "15 s")
        install_tablee()
        npm_ci()
        build_web()
        if "--tests" in sys.argv:
            pip_install("the packages that check and test it", "dev", "30 s")
            find_chromium()


# The steps


def make_venv() -> None:
    """Make a Python environment of our own, away from the system's packages."""
    if importlib.util.find_spec("ensurepip") is None:
        minor = f"python3.{sys.version_info.minor}"
        stop(
            f"{sys.executable} cannot make environments: its module ensurepip is missing.",
            f"On Debian and Ubuntu: sudo apt-get install {minor}-venv. Then run make again.",
        )
    # An environment knows its own path and its Python's: moved or upgraded, it is made anew.
    identity = f"{VENV} {Path(sys.base_prefix)} {sys.version_info[:2]}"
    # The environment's Python by another name would make an environment of the environment.
    base = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
    python = base if base.exists() else Path(sys.executable)
    step(
        f"Making .venv, an environment of Python 3.{sys.version_info.minor}",
        "5 s",
        VENV / ".made",
        fingerprint(text=identity),
        [python, "-m", "venv", "--clear", VENV],
    )


def pip_install(what: str, lock: str, duration: str) -> None:
    """Install a lock file's packages, each at its version and with its hash."""
    file = ROOT / "requirements" / f"{lock}.lock"
    step(
        f"Installing {what}, from requirements/{lock}.lock",
        duration,
        VENV / f".{lock}-installed",
        fingerprint(file),
        pip("--require-hashes", "--requirement", file),
    )


def install_tablee() -> None:
    """Let the environment import tablee from this folder, and give it the tablee command."""
    step(
        "Installing Tablée itself, to run from this folder",
        "2 s",
        VENV / ".tablee-installed",
        fingerprint(ROOT / "pyproject.toml"),
        pip("--no-deps", "--no-build-isolation", "--editable", ROOT),
    )


def npm_ci() -> None:
    """Fetch the web packages; where there is no npm, with one that comes as a Python package."""
    stamp = ROOT / "node_modules" / ".fetched"
    locked = fingerprint(ROOT / "package-lock.json")
    if is_done(stamp, locked):
        return
    npm = shutil.which("npm") or BIN / "npm"
    if not Path(npm).exists():
        pip_install("Node.js, since there is no npm here", "node", "20 s")
    step(
        "Fetching scripts, fonts and icons for the pages, from package-lock.json",
        "5 s",
        stamp,
        locked,
        [npm, "ci"],
    )


def build_web() -> None:
    """Lay out the scripts, fonts and icons as they are served."""
    builder = ROOT / "tools" / "build_web.py"
    icons = [ROOT / "tablee/web/icons.txt", *sorted(ROOT.glob("tablee/games/*/icons.txt"))]
    step(
        "Laying out scripts, fonts and icons in tablee/web/built",
        "1 s",
        ROOT / "tablee" / "web" / "built" / ".built",
        fingerprint(ROOT / "package-lock.json", builder, *icons),
        [BIN / "python", builder],
    )


def find_chromium() -> None:
    """Find a Chromium for the browser tests, or install Debian's where we may."""
    if any(map(shutil.which, CHROMIUM)):
        return
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    may_install = shutil.which("apt-get") and (not root or succeeds([*root, "true"]))
    if may_install:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        run_step(
            "Installing Chromium for the browser tests, with apt-get",
            "60 s",
            [*root, "apt-get", "update"],
            [*root, "apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
        )
    elif os.environ.get("CI") == "true":
        stop("There is no Chromium here, and the browser tests need one.", "Install chromium.")
    else:
        say("There is no Chromium here: the browser tests will be skipped. To run them too,\n")
        say("install the system's package chromium, then run make test again.\n")


# What steps are made of


def pip(*arguments: str | Path) -> Command:
    """Give the command that installs into our environment."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    return [BIN / "python", "-m", "pip", "install", *quiet, *arguments]


def fingerprint(*files: Path, text: str = "") -> str:
    """Give a hash of files and text that a step depends on."""
    whole = hashlib.sha256(text.encode())
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()


def is_done(stamp: Path, depends_on: str) -> bool:
    """Tell whether a step was done, and for what it depends on now."""
    return stamp.exists() and stamp.read_text() == depends_on


def step(what: str, duration: str, stamp: Path, depends_on: str, *commands: Command) -> None:
    """Do a step unless its stamp says that it is done."""
    if not is_done(stamp, depends_on):
        run_step(what, duration, *commands)
        stamp.write_text(depends_on)


def run_step(what: str, duration: str, *commands: Command) -> None:
    """Run commands behind one line of output; if one fails, show how its output ends, and stop."""
    say(f"{what} (about {duration}) … ")
    started = time.monotonic()
    log = LOGS / "log.txt"
    with log.open("w") as output:
        for command in commands:
            if not succeeds(command, output):
                say("failed.\n\n")
                stop(
                    *log.read_text(errors="replace").splitlines()[-25:],
                    "",
                    f"This command failed: {' '.join(map(str, command))}",
                    f"All that it said is in {log.relative_to(ROOT)}.",
                    "If the network was away, run make again: it goes on from this step.",
                    "If that does not help, make clean lets you start from nothing.",
                )
    say(f"{time.monotonic() - started:.1f} s\n")


def succeeds(command: Command, output: int | TextIO = subprocess.DEVNULL) -> bool:
    """Run a command and tell whether it succeeded."""
    try:
        ended = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
    except OSError:  # there is no such program
        return False
    return ended.returncode == 0


def say(words: str) -> None:
    """Show words at once."""
    print(words, end="", flush=True)


def stop(*lines: str) -> None:
    """End with an explanation in place of a traceback."""
    sys.exit("\n".join(lines))


if __name__ == "__main__":
    main()
