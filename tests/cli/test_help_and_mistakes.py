"""What a newcomer meets first: help that can be read, and mistakes answered by one sentence."""

import io
import sys
from pathlib import Path

import pytest

from tablee.cli import main, parser
from tests.cli.conftest import Ask

COMMANDS = ("serve", "play", "rules", "games", "verify", "bench")


def test_alone_it_says_what_there_is(ask: Ask) -> None:
    alone, asked = ask(), ask("--help")
    assert alone == asked
    assert alone.status == 0
    for command in COMMANDS:
        assert f"\n    {command} " in alone.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_that_fits_the_terminal(ask: Ask, command: str) -> None:
    status, out, err = ask(command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"usage: tablee {command}")
    assert [line for line in out.split("\n") if len(line) > 80] == []


def test_each_thing_that_a_command_can_be_told_is_explained() -> None:
    assert parser().parse_args(["play"]).command == "play"
    for action in parser()._subparsers._group_actions:  # type: ignore[union-attr]
        for command in action.choices.values():  # type: ignore[union-attr]
            for told in command._actions:
                assert told.help, f"{command.prog}: {told.dest}"


def test_it_says_its_version(ask: Ask) -> None:
    status, out, _ = ask("--version")
    assert status == 0
    assert out.startswith("tablee 0.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "invalid choice: 'plya'"),
        (["rules"], "GAME"),
        (["rules", "chess"], "There is no game called chess; there are chercheurs"),
        (["games", "chess"], "There is no game called chess"),
        (["bench", "--game", "chess"], "There is no game called chess"),
        (["rules", "chercheurs", "93"], "There is no rule 93: they run from CT-1 to CT-92."),
        (["rules", "chercheurs", "VO-4"], "There is no rule VO-4"),
        (["rules", "chercheurs", "0", "--language", "fr"], "Il n’y a pas de règle 0"),
        (["rules", "chercheurs", "--language", "de"], "invalid choice: 'de'"),
        (["serve", "--port", "99999"], "99999 is no port"),
        (["play"], "Say which game you would like to play: chercheurs"),
        (["play", "--language", "fr"], "Dites à quel jeu vous voulez jouer"),
        (["play", "chess"], "There is no game called chess"),
        (["play", "chercheurs", "--seats", "7"], "chercheurs is for 2, 3, 4 players, not 7."),
        (["play", "chercheurs", "--seats", "0"], "chercheurs is for 2, 3, 4 players, not 0."),
        (["play", "chercheurs", "--seats", "two"], "invalid int value: 'two'"),
        (["play", "chercheurs", "--humans", "5"], "3 seats are too few for 5 people."),
        (["play", "chercheurs", "--humans", "3", "--seats", "2"], "2 seats are too few"),
        (["play", "chercheurs", "--humans", "-1"], "There cannot be -1 people"),
        (["play", "chercheurs", "--level", "divine"], "There is no player called divine"),
        (["play", "chercheurs", "--option", "mode"], "NAME=VALUE, not as mode"),
        (["play", "chercheurs", "--option", "mode=chess"], "mode can't be chess; it can be"),
        (["play", "chercheurs", "--option", "colour=red"], "chercheurs has no option colour"),
        (["play", "--resume", "nothing.json"], "nothing.json can't be read"),
        (["play", "chercheurs", "--resume", "x", "--seed", "1"], "leave out GAME, --seed."),
        (["play", "chercheurs", "--save", "there.json"], "something in there.json"),
        (["play", "chercheurs", "--save", "no/where.json"], "cannot be kept in no/where.json"),
        (["verify", "nothing.json"], "nothing.json can't be read"),
    ],
)
def test_what_cannot_be_done_is_answered_by_a_sentence(
    ask: Ask, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "there.json").write_text("mine", encoding="utf-8")
    status, out, err = ask(*arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert "Error" not in err
    assert (tmp_path / "there.json").read_text(encoding="utf-8") == "mine"


def test_who_has_read_enough_is_not_told_of_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def write(self, text: str) -> int:  # noqa: ARG002
            raise BrokenPipeError

        def fileno(self) -> int:
            return out.fileno()

    with Path("/dev/null").open("w", encoding="utf-8") as out:
        monkeypatch.setattr(sys, "stdout", Closed())
        assert main(["rules", "chercheurs"]) == 0
