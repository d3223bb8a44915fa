"""A check that can't fail proves nothing. *Sealed cards*, a toy with secret choices made at the
same time, has every property; spoilt in one way or another, it lacks the one that it should.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from tablee.engine import match as engine_match
from tablee.engine.actions import Actions
from tablee.engine.compiling import mark_ready
from tablee.engine.game import Game
from tablee.engine.game import game as found_game
from tablee.engine.match import Match
from tests.every_game import information, matches, names, occurrence, play
from tests.every_game.settings import Setting, settings
from tests.toys import broken, sealed_cards
from tests.toys.broken import spoilt
from tests.toys.sealed_cards.worlds import worlds

TOY = sealed_cards.GAME
NAMES = ("Qxqa", "Qxqb", "Qxqc")


@pytest.fixture(autouse=True)
def _the_toy_is_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is compiled, and loaded from files, though it is no game of the house."""
    mark_ready(TOY)
    monkeypatch.setattr(
        engine_match, "game", lambda name: TOY if name == TOY.slug else found_game(name)
    )


def told_to(match: Match, reader: int) -> Iterator[str]:
    """A page that shows what it should."""
    view = match.view(reader)
    yield f"{view.table} {view.heard} {view.legal}"


def names_told_to(setting: Setting, names: Sequence[str]) -> names.Pages:
    """A page with names on it."""
    return lambda match, reader: [", ".join(names[: setting.seats]), *told_to(match, reader)]


PROPERTIES: dict[str, Callable[[Setting], Any]] = {
    "laws": lambda s: play.keeps_its_laws(s, 1),
    "laws in many games": lambda s: play.keeps_its_laws_in_many_games(s, 5_000, 1),
    "answers": lambda s: play.only_who_is_asked_may_answer(s, 1),
    "plain and compiled": lambda s: play.plays_the_same_plain_and_compiled(s, 1),
    "order": lambda s: play.order_of_choices_is_of_no_account(s, 1),
    "secret choices": lambda s: play.choices_are_secret_until_the_last_is_made(s, 1),
    "two worlds": lambda s: information.gets_the_same_in_two_worlds(s, 3, 1, 20),
    "pages": lambda s: information.is_shown_the_same_in_two_worlds(s, 1, 1, told_to),
    "offers to take back": lambda s: information.taking_back_tells_its_seat_nothing(s, 1, 1),
    "guesses": lambda s: information.guesses_what_it_may_think(s, 1, 1),
    "lessons": lambda s: information.learns_what_the_table_shows(s, 1, 1, worlds),
    "fair guesses": lambda s: information.guesses_as_counted_out(s, 1, 3, worlds),
    "replay": lambda s: matches.replays_to_every_moment(s, 1, 1),
    "forks": lambda s: matches.forks_apart(s, 1),
    "undo": lambda s: matches.undo_leaves_no_trace(s, 1, 2),
    "forgeries": lambda s: matches.no_forgery_goes_unnoticed(s, 1, 5),
    "names": lambda s: names.names_change_only_names(s, 1, 1, names_told_to, NAMES),
}


@pytest.mark.parametrize("setting", settings(TOY), ids=str)
@pytest.mark.parametrize("name", PROPERTIES)
def test_the_toy_has_every_property(name: str, setting: Setting) -> None:
    PROPERTIES[name](setting)


def test_the_toy_survives_its_file(tmp_path: Path) -> None:
    for setting in settings(TOY):
        matches.is_saved_and_loaded(setting, 1, 2, tmp_path / "match.json")


def lacks(name: str, game: Game, why: str) -> None:
    """The property fails at one of the game's tables at least, says why, and says where."""
    for setting in settings(game):
        failure = failure_of(name, setting)
        if failure:
            assert why in failure
            assert f"in {setting}; " in failure
            return
    pytest.fail(f"{name}: nothing was noticed")


def failure_of(name: str, setting: Setting) -> str:
    """What the property has to say against a table, if anything."""
    try:
        PROPERTIES[name](setting)
    except AssertionError as failure:
        return str(failure)
    return ""


@pytest.mark.parametrize(
    ("name", "verb", "spoiling", "why"),
    [
        ("laws", "play", broken.play_that_finds_a_card, "law 1 is broken"),
        ("laws", "play", broken.play_for_ever, "goes on after 13 decisions"),
        ("laws in many games", "play", broken.play_that_finds_a_card, "law 1 is broken"),
        ("laws in many games", "play", broken.play_for_ever, "law -1 is broken"),
        ("answers", "verdict", broken.verdict_beyond_the_span, "and one by one"),
        ("answers", "verdict", broken.verdict_for_everyone, "and one by one"),
        ("answers", "verdict", broken.verdict_for_nobody, "is asked: True; may do []"),
        ("answers", "span", broken.span_too_short, "and one by one"),
        ("order", "play", broken.play_for_the_hasty, "{'points': (["),
        ("order", "play", broken.play_that_remembers, "what was told, by order"),
        ("secret choices", "redact", broken.redact_but_the_laid_cards, "'laid': "),
        ("secret choices", "play", broken.play_that_tells_the_card, "what 0 chose, to 1"),
        ("two worlds", "redact", broken.redact_but_chance, "sees the table's chance"),
        ("two worlds", "verdict", broken.verdict_that_knows_the_deck, "may not do"),
        ("two worlds", "play", broken.play_that_tells_the_draw, "hears of"),
        ("two worlds", "play", broken.play_that_asks_by_the_hand, "by who is asked what"),
        (
            "offers to take back",
            "play",
            broken.play_that_draws_where_somebody_has_the_nine,
            "can be taken back, in two worlds",
        ),
        ("lessons", "play", broken.play_that_tells_the_card, "more look like the table"),
        ("lessons", "redact", broken.redact_what_was_shown, "doesn't count out"),
        ("guesses", "redact", broken.redact_again_and_again, "redacted twice"),
        ("guesses", "redact", broken.redact_but_from_who_watches, "what all see"),
        ("guesses", "guess", broken.guess_without_counting, "law 1 is broken in a world"),
        ("guesses", "guess", broken.guess_nothing, "law 1 is broken in a world"),
        ("fair guesses", "guess", broken.guess_always_the_same, "of 20 worlds 0 guesses 1"),
        ("fair guesses", "guess", broken.guess_low_cards_rather, "more unevenly than chance"),
        ("fair guesses", "guess", broken.guess_without_counting, "impossible"),
        ("replay", "deal", broken.deal_that_remembers, "'points': "),
        ("replay", "play", broken.play_that_remembers, "the tale of move"),
        ("forks", "play", broken.play_that_remembers, "a fork: the tale"),
        ("undo", "play", broken.play_that_remembers, "takes back: the tale"),
    ],
    ids=lambda value: value.__name__ if callable(value) else None,
)
def test_a_spoilt_game_lacks(name: str, verb: str, spoiling: Callable[..., Any], why: str) -> None:
    lacks(name, spoilt(**{verb: spoiling}), why)


def test_twins_that_differ_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spoilt(deal=broken.deal_at_a_stake)
    PROPERTIES["plain and compiled"](Setting(game, 3, {}))
    monkeypatch.setattr(broken, "stake", 2)
    lacks("plain and compiled", game, "{'points': ([2, 0, 0], [1, 0, 0])}")


def test_a_page_that_shows_too_much_is_noticed() -> None:
    def peeps(match: Match, reader: int) -> Iterator[str]:
        yield f"{reader} sees {match.table.laid.tolist()}"  # type: ignore[attr-defined]

    with pytest.raises(AssertionError, match="what is shown to"):
        information.is_shown_the_same_in_two_worlds(Setting(TOY, 2, {}), 1, 1, peeps)


def test_a_page_that_goes_by_names_is_noticed() -> None:
    def sorted_names(setting: Setting, names: Sequence[str]) -> names.Pages:
        return lambda match, reader: [f"{match}, {reader}: {sorted(names[: setting.seats])}"]

    with pytest.raises(AssertionError, match="by other names"):
        names.names_change_only_names(Setting(TOY, 3, {}), 1, 1, sorted_names, NAMES)


def test_a_fork_that_shares_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "fork", copy)
    lacks("forks", TOY, "after its fork was played on")


def test_an_undo_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def leave_a_trace(match: Match, seat: int, agreed: bool = False) -> None:
        undo(match, seat, agreed)
        match.tale[-1] = [*match.tale[-1], *match.tale[0]]

    monkeypatch.setattr(Match, "undo", leave_a_trace)
    lacks("undo", TOY, "takes back: the tale")


def test_a_forgery_that_passes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "defects", lambda _: [])
    lacks("forgeries", TOY, "nobody notices another key")


def test_a_file_that_forgets_the_box_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    document = Match.document
    monkeypatch.setattr(Match, "document", lambda match: {**document(match), "box": ""})
    with pytest.raises(Exception, match="box must be hexadecimal"):
        matches.is_saved_and_loaded(Setting(TOY, 2, {}), 1, 2, tmp_path / "match.json")


@pytest.mark.parametrize("actions", [broken.TWO_OF_A_NAME, broken.LOUD])
def test_texts_that_mislead_are_noticed(actions: Actions) -> None:
    with pytest.raises((AssertionError, ValueError)):
        names.every_action_has_its_own_text(actions)


def test_everything_in_the_toy_happens() -> None:
    occurrence.everything_happens(occurrence.occurrences(settings(TOY), 200))


@pytest.mark.parametrize(
    ("event", "refused", "why"),
    [
        ("flies", "refused-6 = Over.", "never seen: events: flies"),
        ("wins", "refused-6 = Over.\nrefused-7 = Never.", "never seen: refusals: SC-7"),
        ("wins", "", "refusals without words: SC-6"),
    ],
)
def test_what_never_happens_is_noticed(event: str, refused: str, why: str, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    shutil.copytree(TOY.folder, folder)
    words = (folder / "words.en.ftl").read_text(encoding="utf-8").splitlines()
    kept = [line for line in words if not line.startswith("refused-6")]
    (folder / "words.en.ftl").write_text("\n".join([*kept, refused, ""]), encoding="utf-8")
    verbs = sealed_cards.VERBS
    game = Game(
        str(folder),
        TOY.table,
        TOY.box_type,
        TOY.actions,
        TOY.questions,
        {**TOY.events, event: ()},
        TOY.most_decisions,
        verbs,
    )
    with pytest.raises(AssertionError, match=why):
        occurrence.everything_happens(occurrence.occurrences(settings(game), 200))
