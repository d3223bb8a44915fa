"""A person plays in a terminal: whole games, refusals, moves taken back, games left and resumed."""

import json
import re
import shlex
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee import load
from tablee.cli import prompt, sitting
from tablee.cli.progress import Compiling
from tablee.cli.terminal import Terminal
from tablee.cli.typed import command_in
from tablee.engine.game import game
from tablee.engine.match import Match, View
from tablee.engine.rulebook import rulebook
from tablee.engine.words import LANGUAGES
from tablee.players import compiling
from tablee.players.compiling import Progress
from tests.cli.conftest import Ask

ALONE = ("play", "chercheurs", "--seats", "2", "--level", "random", "--seed", "4")
FIRST = (*ALONE, "--option", "first_player=seat_0")  # the person begins
TO_THE_END = "1\n" * 100  # the first choice, again and again, ends a game too


def kept(folder: Path, name: str = "kept.json") -> Match:
    """The match as its file has it."""
    return load(folder / name)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("looks", [(), ("--plain",)])
def test_a_whole_game_is_played_from_what_is_typed(
    ask: Ask, tmp_path: Path, language: str, looks: tuple[str, ...]
) -> None:
    status, out, err = ask(
        *ALONE, *looks, "--language", language, "--save", "kept.json", typed=TO_THE_END
    )
    assert (status, err) == (0, "")
    match = kept(tmp_path)
    assert match.result
    names = {"fr": ("Joueur 1", "Robot 1"), "en": ("Player 1", "Bot 1")}[language]
    ranking = out.split({"fr": "Classement final\n", "en": "Final ranking\n"}[language])[1]
    for line, standing in zip(ranking.split("\n"), match.result, strict=False):
        assert line.startswith(
            {"fr": ("1er", "2e"), "en": ("1st", "2nd")}[language][standing.rank - 1]
        )
        assert f"{names[standing.seat]}, {standing.score} point" in line.replace("\u00a0", " ")
    assert not re.search(r"[{}\x1b$]|None|32768", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_listens_hears_sentences_and_nothing_drawn(ask: Ask, language: str) -> None:
    _, out, _ = ask(*FIRST, "--plain", "--language", language, typed="1\n1\n")
    assert not re.search(r"[│┌►·]|  2  .*  3  ", out)
    assert {"fr": "Jetons des colonnes", "en": "Column tokens"}[language] in out


def test_who_listens_is_told_the_table_once_a_turn(ask: Ask) -> None:
    _, out, _ = ask(*FIRST, "--plain", typed="place_tile 21\nplace_tile 31\nquit\n")
    assert "Will you place another tile" in out
    assert out.count("Row 1, token") == 1


def test_bots_play_among_themselves_and_a_seed_makes_them_repeat_it(ask: Ask) -> None:
    watched = ("play", "chercheurs", "--humans", "0", "--level", "random", "--seed", "9")
    first, again, other = ask(*watched), ask(*watched), ask(*watched[:-1], "8")
    assert first.status == 0
    assert first == again
    assert first.out != other.out
    assert "Bot 1, Bot 2 and Bot 3 (level: random)" in first.out
    assert " is dealt tile" not in first.out, "whoever watches doesn't see hands"
    assert re.search(r"\n1st: Bot \d, \d+ points\n", first.out)


def test_enough_seats_are_laid_for_the_people_there_are(ask: Ask) -> None:
    _, out, _ = ask("play", "chercheurs", "--humans", "4", "--level", "random")
    assert "Player 1, Player 2, Player 3 and Player 4 share this keyboard.\n" in out


def test_options_are_played_as_asked(ask: Ask, tmp_path: Path) -> None:
    ask(*FIRST, "--option", "mode=simplified", "--save", "kept.json", typed="1\n")
    assert kept(tmp_path).options["mode"] == "simplified"


# ---------------------------------------------------------------- what is typed


def test_the_same_action_is_a_number_a_command_and_a_sentence(ask: Ask, tmp_path: Path) -> None:
    _, out, _ = ask(*FIRST)
    number = re.search(r"(\d+)  Place tile 2-1", out)
    assert number
    ways = [number[1], f" {number[1]}. ", "place_tile 21", "Place tile 2-1", "poser la tuile 2-1"]
    for i, typed in enumerate(ways):
        ask(*FIRST, "--save", f"{i}.json", typed=f"{typed}\n")
        assert kept(tmp_path, f"{i}.json").moves[0] == kept(tmp_path, "0.json").moves[0]
        assert game("chercheurs").actions[kept(tmp_path, f"{i}.json").moves[0].action].text == (
            "place_tile 21"
        )


@pytest.mark.parametrize(
    ("language", "sentence", "how_to_read"),
    [
        ("en", "Tile 1-2 does not carry on your chain: ", "rules 47"),
        ("fr", "La tuile 1-2 ne prolonge pas votre suite\u00a0: ", "règles 47"),
    ],
)
def test_a_refusal_is_a_sentence_with_the_number_of_its_rule(
    ask: Ask, tmp_path: Path, language: str, sentence: str, how_to_read: str
) -> None:
    typed = f"place_tile 21\nplace_tile 12\n{how_to_read}\n"
    _, out, _ = ask(*FIRST, "--language", language, "--save", "kept.json", typed=typed)
    answer, rule = out.split("> place_tile 12\n")[1].split(f"> {how_to_read}\n")
    assert answer.startswith(sentence)
    assert "(CT-47)" in answer
    assert how_to_read in answer
    text = rulebook(game("chercheurs"), language).rules[47].text
    assert f"CT-47  {text[:40]}" in rule
    assert len(kept(tmp_path).moves) == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why place_tile 44", "it is not behind your screen. (CT-44)"),
        ("why place_tile 21", "Nothing forbids it"),
        ("pourquoi 1", "Nothing forbids it"),
        ("why", "Name an action: why "),
        ("why not", "“not” means nothing here."),
        ("0", "choices: type a number from 1 to "),
        ("99", "choices: type a number from 1 to "),
        ("xyz", "“xyz” means nothing here."),
        ("dig up", "a command such as dig 1,"),
        ("-1", "“-1” means nothing here."),
        ("rules 93", "There is no rule 93: they run from CT-1 to CT-92."),
        ("RÈGLE CT-36", "CT-36  "),
        ("rules", "The Treasure Hunters\n===="),
        ("undo", "You have not made a move yet."),
        ("?", "why ACTION      learn"),
        ("help", "  post_guard 1        Post a guard\n"),
        ("story", "You are the first player. (CT-23)"),
        ("plateau", "► Player 1 (you): 0 points"),
        ("", "Your turn: what will you do?"),
    ],
)
def test_every_line_gets_its_answer_and_changes_nothing(
    ask: Ask, tmp_path: Path, typed: str, answer: str
) -> None:
    status, out, _ = ask(*FIRST, "--save", "kept.json", typed=f"{typed}\n")
    assert status == 0
    answered = out.split(f"\n> {typed}\n", 1)[1]
    assert answer in answered or answer in answered.replace("\n", " ")
    assert kept(tmp_path).moves == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_help_names_can_be_typed(ask: Ask, language: str) -> None:
    _, out, _ = ask(*FIRST, "--language", language, typed="help\n")
    named = re.findall(r"^  (\w+(?: \w+)?)\s", out.split("\n> help\n")[1], re.MULTILINE)
    ours = [text.split()[0] for text in named if not re.match(r"\d|[a-z]+_|dig ", text)]
    assert len(ours) == 7
    assert [word for word in ours if command_in(word) is None] == []


def test_the_story_has_what_one_has_heard_and_no_more(ask: Ask) -> None:
    _, out, _ = ask(*FIRST, typed="place_tile 21\nfinir votre tour\nhistoire\n")
    story = out.split("> histoire\n")[1]
    assert "You place tile 2-1 on its own" in story
    assert story.count("You are dealt tile") == 5
    assert "Bot 1 is dealt" not in story


# ---------------------------------------------------------------- taking back


def test_among_bots_a_move_is_taken_back_with_all_that_followed(ask: Ask, tmp_path: Path) -> None:
    _, out, _ = ask(*FIRST, "--save", "kept.json", typed="take_guard\n1\nundo\n")
    assert "Your last move is taken back, and all that came after it." in out
    text = game("chercheurs").actions
    assert [text[move.action].text for move in kept(tmp_path).moves if move.seat == 0] == [
        "take_guard"
    ]
    _, out, _ = ask(*FIRST, typed="place_tile 21\nreprendre\n")
    assert "Your last move is taken back.\n" in out
    assert out.count("Your turn: what will you do?") == 2


TWO = ("play", "chercheurs", "--humans", "2", "--seats", "2", "--seed", "4")
TWO_FIRST = (*TWO, "--option", "first_player=seat_0")


def test_between_people_a_move_goes_back_at_once_while_it_has_told_nothing(
    ask: Ask, tmp_path: Path
) -> None:
    """Who has ended a turn can still think better of it before the keyboard changes hands."""
    _, out, _ = ask(*TWO_FIRST, "--save", "kept.json", typed="\ntake_guard\nundo\n")
    assert "Your last move is taken back.\n" in out
    assert "Does everyone agree" not in out
    assert kept(tmp_path).moves == []


@pytest.mark.parametrize(("answer", "moves"), [("yes", 0), ("oui", 0), ("no", 2), ("", 2)])
def test_between_people_everyone_must_agree_to_the_rest(
    ask: Ask, tmp_path: Path, answer: str, moves: int
) -> None:
    typed = f"\ntake_tile 11\n\n\ntake_tile 14\n\n\nundo\n{answer}\n"
    _, out, _ = ask(*TWO_FIRST, "--save", "kept.json", typed=typed)
    assert "Does everyone agree that it is taken back? (yes or no)" in " ".join(out.split("\n"))
    assert len(kept(tmp_path).moves) == moves
    assert ("Then it stays as it was played." in out) == (moves == 2)


# ---------------------------------------------------------------- kept and resumed


@pytest.mark.parametrize("leaving", ["", "quit\n", "quitter\n", "EXIT\n"])
def test_a_game_that_was_left_is_kept_and_one_is_told_how_to_resume_it(
    ask: Ask, tmp_path: Path, leaving: str
) -> None:
    left = ask(*FIRST, "--plain", typed="place_tile 21\n1\n" + leaving)
    assert left.status == 0
    before = kept(tmp_path, "chercheurs-1.json")
    assert not before.over
    *_, said, command = left.out.strip().split("\n")
    assert "It is kept in chercheurs-1.json; to go on with it:" in said
    assert command == "  tablee play --resume chercheurs-1.json --level random --plain"
    _, *arguments = shlex.split(command)
    resumed = ask(*arguments, typed=TO_THE_END)
    assert resumed.status == 0
    assert "The game goes on from where it was left." in resumed.out
    after = kept(tmp_path, "chercheurs-1.json")
    assert after.over
    assert after.moves[: len(before.moves)] == before.moves
    assert after.key == before.key
    again = ask(*arguments)
    assert again.status == 0
    assert "Final ranking" in again.out


def test_who_resumes_hears_what_has_happened_since_their_own_last_move(
    ask: Ask, tmp_path: Path
) -> None:
    match = game("chercheurs").new(seats=2, seed=4, first_player="seat_0")
    match.play(0, "take_tile 11")
    match.play(1, "take_guard")
    match.save(tmp_path / "kept.json")
    _, out, _ = ask("play", "--resume", "kept.json", "--level", "random")
    assert "Bot 1 takes a free guard." in out
    assert "You take tile 1-1" not in out


def test_a_game_in_which_nothing_was_played_leaves_no_file(ask: Ask, tmp_path: Path) -> None:
    status, out, _ = ask(*FIRST)
    assert status == 0
    assert "No move was made, so there is no game to keep." in out
    assert list(tmp_path.iterdir()) == []


def test_other_games_in_the_folder_are_left_alone(ask: Ask, tmp_path: Path) -> None:
    ask(*FIRST, typed="1\n")
    first = (tmp_path / "chercheurs-1.json").read_bytes()
    ask(*FIRST, typed="1\n1\n")
    assert (tmp_path / "chercheurs-1.json").read_bytes() == first
    assert len(kept(tmp_path, "chercheurs-2.json").moves) > len(
        kept(tmp_path, "chercheurs-1.json").moves
    )


def test_once_told_where_to_keep_it_the_game_is_kept_there_after_every_move(
    ask: Ask, tmp_path: Path
) -> None:
    (tmp_path / "taken.json").write_text("mine", encoding="utf-8")
    typed = "save taken.json\nsave no/where.json\nsave my game.json\n1\n1\nsave\nquit\n"
    _, out, _ = ask(*FIRST, typed=typed)
    said = " ".join(out.split())
    assert "There is already something in taken.json" in said
    assert "cannot be kept in no/where.json: No such file or directory." in said
    assert said.count("The game is kept in my game.json. Everything hidden") == 2
    assert len(kept(tmp_path, "my game.json").moves) >= 2
    assert "tablee play --resume 'my game.json'" in said
    assert (tmp_path / "taken.json").read_text(encoding="utf-8") == "mine"
    assert {file.name for file in tmp_path.iterdir()} == {"taken.json", "my game.json"}


def test_where_its_folder_has_vanished_a_game_is_kept_at_home(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    monkeypatch.setenv("HOME", str(home))
    choose = sitting.Sitting.play

    def play_and_lose_the_folder(self: sitting.Sitting, seat: int, action: int) -> None:
        for file in elsewhere.iterdir():
            file.unlink()
        elsewhere.rmdir()
        choose(self, seat, action)

    monkeypatch.setattr(sitting.Sitting, "play", play_and_lose_the_folder)
    status, out, err = ask(*FIRST, "--save", str(elsewhere / "kept.json"), typed="1\n")
    assert status == 2
    assert "cannot be kept" in err
    assert "home/chercheurs-1.json" in out.replace("\n", "")
    assert len(kept(home, "chercheurs-1.json").moves) == 1


def test_whatever_goes_wrong_the_game_is_kept(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a mistake of ours."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(prompt, "show_help", fail)
    with pytest.raises(ZeroDivisionError):
        ask(*FIRST, typed="1\nhelp\n")
    assert kept(tmp_path, "chercheurs-1.json").moves


# ---------------------------------------------------------------- bots


class BadPlayer:
    """A player from elsewhere that does what it may not, in this way or that."""

    def __init__(self, choose: Callable[[View], int]) -> None:
        self.choose = choose


@pytest.mark.parametrize("choose", [lambda _: 1 / 0, lambda _: 10_000])
def test_a_bot_that_fails_holds_nobody_up(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, choose: Callable[[View], int]
) -> None:
    monkeypatch.setattr(sitting, "player", lambda *_: BadPlayer(choose))
    status, out, _ = ask(*ALONE, typed=TO_THE_END)
    assert status == 0
    assert "Bot 1 failed to think of a move, and plays at random." in out
    assert "Final ranking" in out


def test_compiling_is_told_between_moves_and_only_where_it_matters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = Compiling(game("chercheurs"), Terminal("en"))

    def told(progress: Progress | None, bot_is_next: bool) -> str:
        if progress:
            said.note(progress)
        said.tell(bot_is_next)
        return capsys.readouterr().out

    step, last = Progress("chercheurs", "foresight"), Progress("chercheurs", "search", 9.0)
    assert told(None, bot_is_next=True) == ""
    assert told(step, bot_is_next=False) == "", "nobody waits for a bot yet"
    assert "compiled in the background" in told(None, bot_is_next=True)
    assert told(None, bot_is_next=True) == "", "once is enough"
    assert told(last, bot_is_next=True).count("\n") == 1
    ready = Progress("chercheurs", "ready", 12.4)
    assert "ready after 12 seconds" in told(ready, bot_is_next=False)
    assert told(None, bot_is_next=True) == ""


def test_what_was_there_at_once_is_not_worth_a_word_but_a_failure_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for step, reason in (("ready", ""), ("failed", "no room on the disk.")):
        said = Compiling(game("chercheurs"), Terminal("fr"))
        said.note(Progress("chercheurs", step, 1.0, reason))
        said.tell(bot_is_next=True)
        out = capsys.readouterr().out
        assert (
            "n’ont pas pu être compilées (no room on the disk)" in " ".join(out.split())
        ) == bool(reason)


def test_with_nobody_to_play_meanwhile_every_step_is_told_first(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(names: list[str], tell: Callable[[Progress], None]) -> threading.Thread:
        def tell_all() -> None:
            for step in (*compiling.STEPS, "ready"):
                tell(Progress(names[0], step))

        thread = threading.Thread(target=tell_all)
        thread.start()
        return thread

    monkeypatch.setattr(compiling, "start", start)
    _, out, _ = ask("play", "chercheurs", "--humans", "0", "--level", "greedy", "--seats", "2")
    before, after = out.split("Bots think at full speed.")
    assert all(f"step {n} of 3" in before for n in (1, 2, 3))
    assert "is the first player" in after


def test_a_file_left_half_written_is_never_the_one_that_counts(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(*FIRST, "--save", "kept.json", typed="1\n")
    before = (tmp_path / "kept.json").read_text(encoding="utf-8")

    def torn(self: Match, path: Path) -> None:
        path.write_text(json.dumps(self.document())[:100], encoding="utf-8")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Match, "save", torn)
    monkeypatch.setenv("HOME", str(tmp_path))
    status, _, err = ask("play", "--resume", "kept.json", "--level", "random", typed="1\n")
    assert (status, "No space left on device" in err) == (2, True)
    assert (tmp_path / "kept.json").read_text(encoding="utf-8") == before
