"""A table is worked out from its log and nothing else; whatever is declined changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from tablee import server
from tablee.engine import match as matches
from tablee.engine.game import BadOption, game
from tablee.engine.record import Record
from tablee.server.declined import AgainstTheRules, Declined, server_words
from tablee.server.store import Entry, Holder, Laid, Row
from tablee.server.tables import Kind, Seat, Table, Unplayable, new_table

CHERCHEURS = game("chercheurs")
ANNA, PAUL, ZOE = (letter * 32 for letter in (b"A", b"P", b"Z"))


def company(*browsers: bytes, bots: int = 0, **options: str) -> Table:
    """A table at which these people sit, then so many bots."""
    table = new_table(
        CHERCHEURS,
        len(browsers) + bots,
        {"first_player": "seat_0", "start_cell": "centre"} | options,
    )
    for seat, browser in enumerate(browsers):
        table.sit(seat, chr(browser[0]), browser)
    for seat in range(len(browsers), len(table.seats)):
        table.seat_bot(seat, "random")
    return table


def rebuilt(rows: list[Row], table_id: str) -> Table:
    """The table as its rows tell it."""
    laid = next(row for row in rows if isinstance(row, Laid) and row.id == table_id)
    entries = [row for row in rows if isinstance(row, Entry) and row.table_id == table_id]
    holders = [row for row in rows if isinstance(row, Holder) and row.table_id == table_id]
    return Table(laid, entries, holders)


def state(table: Table) -> dict[str, Any]:
    """All that a table is."""
    known = dict(vars(table))
    match = known.pop("match")
    del known["unwritten"]
    return known | {
        "table": match.table.tobytes(),
        "moves": match.moves,
        "tale": match.tale,
        "views": [match.view(seat) for seat in (*range(match.seats), 7)],
    }


def move(table: Table, seat: int, choice: int = 0) -> None:
    """The seat does one of the things that it may do."""
    legal = table.match.legal(seat)
    table.play(seat, str(legal[choice % len(legal)].id), table.version)


def declined(do: Callable[..., object], *what: object) -> str:
    """Why something isn't done."""
    with pytest.raises(Declined) as found:
        do(*what)
    assert found.value.say("fr") != found.value.say("en")
    return found.value.message


# ---------------------------------------------------------------- whatever happens


def half_of_all_moves_tell_something(_: Record, after: Record, *__: object) -> bool:
    """Stands in for the foresight of seats, which takes the plain rules long to find out."""
    return crc32(after.tobytes()) % 2 == 0


def test_any_table_is_what_its_log_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people do, in any order, sensible or not: after each act the table worked out from
    the rows is the table; and what is declined leaves it as it was."""
    monkeypatch.setattr(matches, "foresaw", half_of_all_moves_tell_something)
    done = set[str]()
    for seed in range(12):
        done |= done_in_an_evening(seed)
    assert done == set(Kind), "each kind of act has come up"


def done_in_an_evening(seed: int) -> set[str]:
    """People do things at a table; the result is what kinds of things were done."""
    chance = Random(f"acts {seed}")
    seats = chance.choice(CHERCHEURS.seats)
    table = new_table(CHERCHEURS, seats, {"mode": chance.choice(("standard", "simplified"))})
    browsers = [bytes([letter]) * 32 for letter in range(seats + 1)]

    def any_seat() -> int:
        return chance.randrange(seats)

    def any_version() -> int:
        return max(0, table.version - chance.choice((0, 0, 0, 1, 3, -1)))

    def take_back() -> None:
        seat = any_seat()
        free = chance.random() < 0.5 and table.match.free_undos(seat) > 0
        table.take_back(seat, any_version(), free)

    acts: list[Callable[[], object]] = [
        *[lambda: move(table, chance.choice(table.match.waiting), chance.randrange(3))] * 5,
        lambda: table.play(any_seat(), str(chance.randrange(70)), any_version()),
        lambda: table.sit(any_seat() + 1, "Zoé", chance.choice(browsers)),
        lambda: table.seat_bot(any_seat() - 1, "random"),
        lambda: table.sit_elsewhere(any_seat(), chance.choice(browsers)),
        take_back,
        *[lambda: table.agree(any_seat(), any_version())] * 3,
        lambda: table.refuse(any_seat(), any_version()),
        lambda: table.lay_again(any_seat()),
    ]
    rows, done = list(table.unwritten), set[str]()
    table.unwritten = []
    for _ in range(400):
        before = state(table)
        try:
            (chance.choice(acts) if not table.match.over else acts[-1])()
        except Declined:
            assert table.unwritten == []
            assert state(table) == before
            continue
        done |= {row.kind for row in table.unwritten if isinstance(row, Entry)}
        rows += table.unwritten
        table.unwritten = []
        assert state(rebuilt(rows, table.id)) == state(table)
        if table.rematch:
            break
    return done


# ---------------------------------------------------------------- sitting down


def test_a_table_is_laid_with_everything_that_it_is_made_of() -> None:
    table = new_table(CHERCHEURS, 3, {"mode": "simplified"})
    assert [type(row) for row in table.unwritten] == [Laid]
    assert table.laid.options["mode"] == "simplified"
    assert set(table.laid.options) == set(CHERCHEURS.options)
    assert table.laid.box == CHERCHEURS.box.tobytes()
    assert (len(table.laid.key), len(table.laid.secret)) == (32, 32)
    other = new_table(CHERCHEURS, 3, {})
    assert not {table.id, table.laid.key, table.laid.secret} & {
        other.id,
        other.laid.key,
        other.laid.secret,
        table.laid.key[::-1],
    }
    assert table.names("fr") == ("Place libre 1", "Place libre 2", "Place libre 3")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (0, {}), (3, {"mode": "chess"}), (3, {"colour": "red"})],
)
def test_a_table_that_the_game_does_not_know_is_not_laid(
    seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(BadOption):
        new_table(CHERCHEURS, seats, options)


def test_people_and_bots_take_free_seats_only() -> None:
    table = new_table(CHERCHEURS, 3, {})
    table.sit(0, "Anna", ANNA)
    table.seat_bot(2, "middle")
    before, rows = state(table), len(table.unwritten)
    assert declined(table.sit, 0, "Paul", PAUL) == "seat-taken"
    assert declined(table.sit, 2, "Paul", PAUL) == "seat-taken"
    assert declined(table.sit, 3, "Paul", PAUL) == "no-such-seat"
    assert declined(table.sit, -1, "Paul", PAUL) == "no-such-seat"
    assert declined(table.sit, 1, "Anna again", ANNA) == "sits-already"
    assert declined(table.seat_bot, 0, "middle") == "seat-taken"
    assert declined(table.seat_bot, 9, "middle") == "no-such-seat"
    assert (state(table), len(table.unwritten)) == (before, rows)
    assert table.seats == [
        Seat("person", name="Anna"),
        Seat(),
        Seat("bot", level="middle", number=1),
    ]
    assert (table.seat_of(ANNA), table.seat_of(PAUL), table.seat_of(None)) == (0, None, None)


def test_two_people_of_one_name_can_be_told_apart() -> None:
    table = new_table(CHERCHEURS, 4, {})
    table.sit(0, "Anna", ANNA)
    table.sit(1, "ANNA", PAUL)
    table.sit(2, "  Place libre 4\n", ZOE)  # what an empty seat is called in French
    assert table.names("en") == ("Anna", "ANNA 2", "Place libre 4 2", "Free seat 4")


def test_bots_are_called_in_the_readers_language() -> None:
    table = company(ANNA, bots=2)
    assert table.names("fr") == ("A", "Robot 1", "Robot 2")
    assert table.names("en") == ("A", "Bot 1", "Bot 2")


def test_who_holds_a_seat_goes_on_from_another_device() -> None:
    table, phone = company(ANNA, PAUL), b"F" * 32
    version, table.unwritten = table.version, []
    table.sit_elsewhere(0, phone)
    assert table.seat_of(phone) == table.seat_of(ANNA) == 0
    assert table.unwritten == [Holder(table.id, phone, 0)]
    assert table.version == version, "nobody else need notice"
    table.sit_elsewhere(0, phone)
    assert len(table.unwritten) == 1, "once is enough"
    assert declined(table.sit_elsewhere, 1, phone) == "sits-already"


# ---------------------------------------------------------------- moves


def test_a_move_goes_by_its_number_or_by_its_text() -> None:
    table = company(ANNA, PAUL)
    by_number, by_text = table.action("34"), table.action("Place_Tile 24")
    assert table.action(str(by_text.id)) == by_text
    assert table.action(by_number.text) == by_number
    for text in ("", " ", "-1", "9" * 6, "9" * 700, "٣", "1.0", "take_tile", "take_tile 66", "\0"):
        assert declined(table.action, text) == "no-such-action"


def test_a_move_against_the_rules_is_answered_by_the_rule() -> None:
    table = company(ANNA, PAUL)
    with pytest.raises(AgainstTheRules) as found:
        table.play(0, "pass_turn", table.version)
    assert found.value.refusal.rule_name == "CT-29"
    assert found.value.say("en") == found.value.refusal.say("en")
    with pytest.raises(AgainstTheRules):
        table.play(1, "take_guard", table.version)  # not their turn


def test_a_move_from_a_page_that_shows_another_question_is_stale() -> None:
    table = company(ANNA, PAUL)
    table.play(0, "take_guard", table.version)
    seen = table.version
    move(table, 1)
    assert table.match.waiting == (0,)
    assert declined(table.play, 0, "take_tile 11", seen) == "stale"
    assert declined(table.play, 0, "take_tile 11", table.version + 1) == "stale"


def test_a_page_that_is_old_but_shows_the_same_question_is_good_enough() -> None:
    """Someone sits down meanwhile: that must not cost anybody a click."""
    table = new_table(CHERCHEURS, 2, {"first_player": "seat_0"})
    table.sit(0, "Anna", ANNA)
    seen = table.version
    table.sit(1, "Paul", PAUL)
    table.play(0, "take_guard", seen)
    assert len(table.match.moves) == 1


def test_the_same_click_twice_counts_once() -> None:
    table = company(ANNA, PAUL, mode="simplified")
    seen = table.version
    table.play(0, "take_guard", seen)
    assert table.match.waiting == (0,), "in this mode it's still the same seat's turn"
    assert declined(table.play, 0, "take_guard", seen) == "stale"


def test_a_bot_is_awaited_only_at_its_turn_and_not_while_people_talk() -> None:
    table = company(ANNA, PAUL, bots=1)
    assert table.bots_to_act() == []
    table.play(0, "take_guard", table.version)
    assert table.bots_to_act() == []
    move(table, 1)
    assert table.bots_to_act() == [2]
    table.take_back(1, table.version, free=False)
    assert table.bots_to_act() == []
    table.refuse(0, table.version)
    assert table.bots_to_act() == [2]


# ---------------------------------------------------------------- taking back


def started(*browsers: bytes, bots: int = 0) -> Table:
    """A table at which the first seat has made a move."""
    table = company(*browsers, bots=bots)
    table.play(0, "take_guard", table.version)
    return table


def test_what_told_nobody_anything_is_taken_back_at_once() -> None:
    table = started(ANNA, PAUL)
    assert table.match.free_undos(0) == 1
    table.take_back(0, table.version, free=True)
    assert (table.match.moves, table.match.waiting) == ([], (0,))
    assert state(rebuilt(table.unwritten, table.id)) == state(table)


def test_what_told_something_is_taken_back_once_all_people_agree() -> None:
    table = started(ANNA, PAUL, ZOE, bots=1)
    move(table, 1)
    table.take_back(0, table.version, free=False)
    assert (table.request and table.request.seat, table.unanswered) == (0, [1, 2])
    table.agree(2, table.version)
    assert (table.unanswered, len(table.match.moves)) == ([1], 2)
    table.agree(1, table.version)
    assert (table.request, table.match.moves, table.match.waiting) == (None, [], (0,))


def test_one_who_refuses_is_enough() -> None:
    table = started(ANNA, PAUL, ZOE)
    table.take_back(0, table.version, free=False)
    table.refuse(2, table.version)
    assert (table.request, len(table.match.moves)) == (None, 1)
    assert declined(table.agree, 1, table.version) == "no-request"


def test_who_asked_may_think_better_of_it_but_not_agree() -> None:
    table = started(ANNA, PAUL)
    table.take_back(0, table.version, free=False)
    assert declined(table.agree, 0, table.version) == "own-request"
    table.refuse(0, table.version)
    assert table.request is None


def test_who_plays_on_has_answered() -> None:
    table = started(ANNA, PAUL)
    table.take_back(0, table.version, free=False)
    move(table, 1)
    assert table.request is None
    assert declined(table.agree, 1, table.version) == "no-request"


def test_an_answer_belongs_to_the_request_that_was_seen() -> None:
    table = started(ANNA, PAUL)
    before = table.version
    table.take_back(0, before, free=False)
    assert declined(table.agree, 1, before) == "no-request"
    assert declined(table.refuse, 1, before) == "no-request"
    seen = table.version
    table.refuse(0, seen)
    table.take_back(0, table.version, free=False)
    assert declined(table.agree, 1, seen) == "no-request", "that was about the request before"


def test_bots_always_agree() -> None:
    table = started(ANNA, bots=1)
    move(table, 1)
    table.take_back(0, table.version, free=False)
    assert table.match.moves == []


def test_there_must_be_something_to_take_back() -> None:
    table = started(ANNA, PAUL)
    assert declined(table.take_back, 1, table.version, True) == "nothing-to-take-back"
    table.take_back(0, table.version, free=False)
    assert declined(table.take_back, 0, table.version, True) == "asked-already"
    table.agree(1, table.version)
    assert declined(table.take_back, 0, table.version, True) == "nothing-to-take-back"


def test_taking_back_twice_by_one_page_takes_back_once() -> None:
    table = company(ANNA, bots=1, mode="simplified")
    table.play(0, "take_guard", table.version)
    move(table, 0)
    seen = table.version
    table.take_back(0, seen, free=True)
    assert declined(table.take_back, 0, seen, True) == "stale"
    assert len(table.match.moves) == 1


def test_a_move_from_before_a_move_was_taken_back_is_stale() -> None:
    table = started(ANNA, PAUL)
    seen = table.version
    table.take_back(0, seen, free=True)
    assert declined(table.play, 1, "take_guard", seen) == "stale"
    assert declined(table.play, 0, "take_guard", seen) == "stale"


def test_once_the_game_is_over_nothing_is_taken_back() -> None:
    table = started(ANNA, PAUL)
    while not table.match.over:
        move(table, table.match.waiting[0])
    assert declined(table.take_back, 0, table.version, False) == "over"
    assert not table.has_moved(0)


# ---------------------------------------------------------------- once more


def test_a_new_table_is_laid_for_the_same_company_once() -> None:
    table, phone = (
        company(ANNA, PAUL, bots=1, mode="simplified", tie_rule="finisher_first"),
        b"F" * 32,
    )
    table.sit_elsewhere(1, phone)
    assert declined(table.lay_again, 0) == "not-over"
    while not table.match.over:
        move(table, table.match.waiting[0])
    table.unwritten = []
    table.lay_again(1)
    again = rebuilt(table.unwritten, table.rematch)
    assert again.seats == table.seats
    assert again.holders == table.holders
    assert again.laid.options == table.laid.options
    assert again.match.moves == []
    assert not {again.laid.key, again.laid.secret} & {table.laid.key, table.laid.secret}
    rows = len(table.unwritten)
    table.lay_again(0)
    assert len(table.unwritten) == rows, "there is one already"


# ---------------------------------------------------------------- logs that can't be followed


def test_a_log_that_the_rules_cannot_follow_is_said_to_be_so() -> None:
    table = started(ANNA, PAUL)
    rows = table.unwritten
    last = rows[-1]
    assert isinstance(last, Entry)
    bad = (
        last._replace(what="pass_turn"),  # against the rules
        last._replace(what="take_tile 99"),
        last._replace(number=9),  # one is missing
        last._replace(kind="dance"),
        last._replace(kind=Kind.AGREE),  # to nothing
        last._replace(kind=Kind.TAKE_BACK, seat=1),
        last._replace(seat=7),
    )
    for entry in bad:
        with pytest.raises(Unplayable) as found:
            rebuilt([*rows[:-1], entry], table.id)
        assert str(found.value) == f"table {table.id}, a game of chercheurs"
    for laid in (
        table.laid._replace(game="chess"),
        table.laid._replace(box=b"another box"),
        table.laid._replace(options={"mode": "chess"}),
    ):
        with pytest.raises(Unplayable):
            Table(laid)


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    """Those that are given as words of code; a reason without a sentence would be an error."""
    folder = Path(server.__file__).parent
    reasons = set[str]()
    for file in folder.glob("*.py"):
        reasons |= set(re.findall(r'Declined\(\s*\d+,\s*"([a-z-]+)"', file.read_text()))
        reasons |= set(re.findall(r'number\(.*, "([a-z-]+)"\)', file.read_text()))
    reasons |= {"no-such-page", "wrong-method", "garbled"}
    assert len(reasons) > 20
    for language in ("en", "fr"):
        for reason in reasons - {"by-a-rule"}:
            assert server_words(language).has(f"declined-{reason}"), (language, reason)
