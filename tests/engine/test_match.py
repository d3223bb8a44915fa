"""A match at human pace: moves, refusals, undo in its two forms, files that can't be trusted."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.engine.actions import NotAnAction
from tablee.engine.game import BadOption, NoSuchGame
from tablee.engine.match import BadFile, CantUndo, Match, Refused, defects, from_document, load
from tablee.engine.table import SPECTATOR
from tests.random_play import played_at_random
from tests.toys.sealed_cards import GAME as TOY

GAMES = [tablee.game(name) for name in tablee.games()]
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


# ---------------------------------------------------------------- playing


@of_every_game
def test_a_refused_move_says_why_and_changes_nothing(game: tablee.Game) -> None:
    match = played_at_random(game.new(seed=3), 3, moves=5)
    before = match.document()
    for seat in range(match.seats):
        for number in range(game.actions.size):
            refusal = match.why_not(seat, number)
            if refusal:
                with pytest.raises(Refused) as refused:
                    match.play(seat, number)
                assert refused.value.refusal == refusal
                assert str(refused.value).endswith(f"({game.prefix}-{refusal.rule})")
                assert refusal.say("fr") != refusal.say("en")
    assert match.document() == before


@of_every_game
def test_a_move_may_be_given_as_an_action_a_number_or_a_text(game: tablee.Game) -> None:
    matches = [game.new(seed=3) for _ in range(3)]
    seat = matches[0].waiting[0]
    action = matches[0].legal(seat)[0]
    matches[0].play(seat, action)
    matches[1].play(seat, action.id)
    matches[2].play(seat, action.text.upper())
    assert matches[0].document() == matches[1].document() == matches[2].document()


@of_every_game
@pytest.mark.parametrize("seat", [-1, 99, SPECTATOR])
def test_a_seat_that_there_is_not_may_do_nothing(game: tablee.Game, seat: int) -> None:
    match = game.new(seed=3)
    assert match.legal(seat) == ()
    assert match.question(seat) is None
    for verb in (match.why_not, match.play):
        with pytest.raises(ValueError, match=rf"seats 0 to {match.seats - 1} .* no {seat}"):
            verb(seat, 0)
    assert match.moves == []


@of_every_game
def test_an_action_that_there_is_not_is_refused_in_words(game: tablee.Game) -> None:
    match = game.new(seed=3)
    for nonsense in ("sing", -1, game.actions.size):
        with pytest.raises(NotAnAction):
            match.play(match.waiting[0], nonsense)


@of_every_game
def test_after_the_end_there_is_a_result_and_nothing_to_do(game: tablee.Game) -> None:
    match = played_at_random(game.new(seed=4), 4)
    assert match.waiting == ()
    assert match.result is not None
    ranks = [standing.rank for standing in match.result]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1 or set(ranks) == {2}  # a defeat that all share
    assert sorted(standing.seat for standing in match.result) == list(range(match.seats))
    for seat in range(match.seats):
        assert match.legal(seat) == ()
        assert match.free_undos(seat) == 0
        assert all(match.why_not(seat, number) for number in range(game.actions.size))
    assert repr(match).endswith("over>")


@of_every_game
def test_until_the_end_there_is_no_result(game: tablee.Game) -> None:
    assert game.new(seed=4).result is None


# ---------------------------------------------------------------- laying a table


@of_every_game
def test_what_a_game_has_not_got_is_refused_in_words(game: tablee.Game) -> None:
    with pytest.raises(BadOption, match=f"{game.slug} is for .* players, not 99"):
        game.new(seats=99)
    with pytest.raises(BadOption, match=f"{game.slug} has no option colour; it has "):
        game.new(colour="red")
    for name, option in game.options.items():
        with pytest.raises(BadOption, match=f"{name} can't be red; it can be {option.default}"):
            game.choose_options({name: "red"})


def test_a_game_that_there_is_not_is_told_from_those_there_are() -> None:
    with pytest.raises(NoSuchGame, match=r"no game called chess; there are .*chercheurs"):
        tablee.game("chess")


@of_every_game
def test_without_a_seed_no_two_tables_are_the_same(game: tablee.Game) -> None:
    assert len({game.new().key for _ in range(3)}) == 3
    assert game.new(seed=5).document() == game.new(seed=5).document()


# ---------------------------------------------------------------- taking back


def lay(match: Match, seat: int, which: int = 0) -> None:
    match.play(seat, match.legal(seat)[which])


def test_a_secret_choice_can_be_taken_back_while_others_choose() -> None:
    match = TOY.new(seats=3, seed=1)
    lay(match, 0)
    lay(match, 1)
    kept = match.moves[1]
    assert [match.free_undos(seat) for seat in range(3)] == [1, 1, 0]
    match.undo(0)
    assert match.moves == [kept]
    assert match.waiting == (0, 2)
    lay(match, 0, 1)
    lay(match, 2)
    assert match.free_undos(0) == match.free_undos(1) == match.free_undos(2) == 0


def test_what_has_been_shown_is_taken_back_only_if_all_agree() -> None:
    match = TOY.new(seats=3, seed=1)
    before = match.document()
    for seat in (2, 0, 1):
        lay(match, seat)
    with pytest.raises(CantUndo, match="learned something"):
        match.undo(1)
    match.undo(1, agreed=True)
    assert [move.seat for move in match.moves] == [2, 0]
    match.undo(2, agreed=True)
    assert [move.seat for move in match.moves] == [0]  # what was chosen at the same time stands
    match.undo(0)
    assert match.document() == before


def test_a_drawn_card_is_not_put_back() -> None:
    match = TOY.new(seats=2, seed=1)
    lay(match, 0)
    lay(match, 1)
    (winner,) = match.waiting
    match.play(winner, "draw")
    assert match.free_undos(winner) == 0
    match.undo(winner, agreed=True)
    match.play(winner, "leave")
    assert match.free_undos(winner) == 1


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = TOY.new(seats=2, seed=1)
    lay(match, 0)
    for agreed in (False, True):
        with pytest.raises(CantUndo, match="not made a move"):
            match.undo(1, agreed)
    assert len(match.moves) == 1


# ---------------------------------------------------------------- views


def test_a_view_has_what_the_seat_has_heard_and_no_trace_of_the_rest() -> None:
    match = TOY.new(seats=3, seed=1)
    for seat in range(3):
        (dealt,) = match.view(seat).heard
        assert [event.seat for event in dealt] == [seat] * 3
    assert match.view(SPECTATOR).heard == ()
    assert match.view(SPECTATOR).legal == ()
    assert match.view(SPECTATOR).question is None


def test_a_view_is_a_copy() -> None:
    match = TOY.new(seed=1)
    before = match.table.tobytes()
    match.view(0).table.seats = 1
    assert match.table.tobytes() == before


def test_what_a_document_holds_is_no_longer_the_matchs_own() -> None:
    match = GAMES[0].new(seed=1)
    match.document()["options"].clear()
    match.document()["moves"].append("0 nonsense")
    assert match.options == GAMES[0].choose_options({})
    assert defects(match.document()) == []


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"{",
        b"[" * 100_000,
        b"1" * 10_000,
        b"null",
        b"[]",
        b'"match"',
        b"{}",
        b'{"tablee": 1}',
        b'{"tablee": 2}',
        b'{"tablee": []}',
    ],
    ids=repr,
)
def test_a_file_that_is_no_match_is_refused_in_words(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    with pytest.raises(BadFile):
        load(file)


def test_a_file_that_is_not_there_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="can't be read: "):
        load(tmp_path / "none.json")
    with pytest.raises(BadFile):
        load(tmp_path)


@of_every_game
def test_a_file_cut_short_anywhere_is_refused(game: tablee.Game, tmp_path: Path) -> None:
    file, cut = tmp_path / "match.json", tmp_path / "cut.json"
    played_at_random(game.new(seed=6), 6, moves=3).save(file)
    whole = file.read_text(encoding="utf-8").rstrip()
    for length in range(0, len(whole), 7):
        cut.write_text(whole[:length], encoding="utf-8")
        with pytest.raises(BadFile):
            load(cut)


def test_every_defect_is_told_at_once() -> None:
    document = GAMES[0].new(seed=6).document()
    del document["moves"]
    document |= {"seats": "two", "key": "00", "game": None, "options": ["mode"]}
    assert defects(document) == [
        "game must be the name of a game.",
        "seats must be a whole number.",
        "options must be a text for each option.",
        "key must be 64 hexadecimal digits.",
        "moves is missing.",
    ]


SOUND = played_at_random(GAMES[0].new(seed=6), 6, moves=12).document()
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just(SOUND["key"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=6,
)
MOVES = st.lists(
    st.sampled_from(SOUND["moves"]) | st.text(max_size=12).map(lambda text: f"0 {text}"),
    max_size=14,
)
OPTIONS = st.dictionaries(st.sampled_from(list(SOUND["options"])), st.text(), max_size=3)


@given(
    st.dictionaries(st.sampled_from([*SOUND, "box"]), ANYTHING, min_size=1, max_size=3)
    | st.fixed_dictionaries({"moves": MOVES})
    | st.fixed_dictionaries({"box": st.binary(max_size=2000).map(bytes.hex)})
    | st.fixed_dictionaries(
        {"options": st.dictionaries(st.sampled_from(list(SOUND["options"])), st.text())}
    )
)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_whatever_is_put_into_a_file_is_answered_in_sentences(forged: dict[str, Any]) -> None:
    document = {**SOUND, **forged}
    found = defects(document)
    assert all(sentence[-1] == "." for sentence in found)
    if found:
        with pytest.raises(BadFile):
            from_document(document)
    else:
        assert from_document(document).document() == SOUND


@given(ANYTHING)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_whatever_a_file_holds_is_answered_in_sentences(anything: Any) -> None:
    assert defects(anything)
    with pytest.raises(BadFile):
        from_document(anything)


@of_every_game
def test_a_box_that_leads_beyond_the_table_is_refused(game: tablee.Game) -> None:
    """Compiled rules don't look where they step: whatever the figures of a loaded box are, they
    must not send a rule to a place that there is not."""
    refused = 0
    for name in game.data["box"]:
        box = game.new_box()
        box.array[name] = 30_000
        match = game.new(seed=6)
        match.box = box
        found = defects(match.document() | {"table": "00" * 32})
        if not any("replayed" in sentence or "cannot be" in sentence for sentence in found):
            with contextlib.suppress(ValueError):  # a sum may well be too large for the table
                played_at_random(match, 6)
        else:
            refused += 1
    assert refused
