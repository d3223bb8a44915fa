"""What people call themselves, and what can't be guessed."""

import unicodedata
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tablee.server.keys import (
    fingerprint,
    is_browser_key,
    is_table_id,
    link_secret,
    new_browser_key,
    new_table_id,
    same_secret,
)
from tablee.server.names import LONGEST, tidy, unlike


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),  # two ways to write one letter
        ("  Jean -  Luc\t\n", "Jean - Luc"),
        ("名人 王", "名人 王"),
        ("محمد", "محمد"),
        ("🦊🎲", "🦊🎲"),
        ("<b>Anna</b>&amp;", "<b>Anna</b>&amp;"),  # it's the page that escapes
        ("A\u202egnissim", "Agnissim"),  # turned round
        ("A\u200b\u2060\ufeffB", "AB"),  # hidden
        ("A\x00\x07\x1b[31mB", "A[31mB"),
        ("A\u2028B\u2029C", "A B C"),  # one line
        ("a" + "\u0301" * 40, "á\u0301\u0301"),  # towers
        ("\u0301\u0301Anna", "Anna"),  # a mark on what comes before the name
        (" \u0301Anna", "Anna"),
        ("\u3164\u115f\u2800", ""),  # letters that look like nothing
        ("", ""),
        (" \u00a0\u3000 ", ""),
    ],
)
def test_a_name_is_fit_to_be_shown(given_name: str, shown: str) -> None:
    assert tidy(given_name) == shown


def test_a_long_name_is_cut() -> None:
    assert tidy("x" * 500) == "x" * LONGEST
    assert tidy("x" * (LONGEST - 1) + " yz") == "x" * (LONGEST - 1)


@given(some.text())
@settings(derandomize=True, max_examples=500)
def test_no_name_disturbs_the_text_beside_it(name: str) -> None:
    shown = tidy(name)
    assert len(shown) <= LONGEST
    assert shown == " ".join(shown.split())
    assert all(unicodedata.category(letter)[0] != "C" for letter in shown)
    assert not shown or unicodedata.category(shown[0]) not in ("Mn", "Me")
    assert tidy(shown) == shown
    shown.encode()


def test_who_comes_second_gets_a_number() -> None:
    assert unlike("Anna", []) == "Anna"
    assert unlike("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert unlike("ANNA", ["anna"]) == "ANNA 2"
    assert unlike("Ａｎｎａ", ["anna"]) == "Ａｎｎａ 2"  # other letters that read the same
    assert unlike("Straße", ["STRASSE"]) == "Straße 2"


def test_a_number_fits_on_the_longest_name() -> None:
    long = "x" * LONGEST
    taken = [long]
    for _ in range(12):
        taken.append(unlike(long, taken))
    assert len(set(taken)) == 13
    assert max(map(len, taken)) == LONGEST


# ---------------------------------------------------------------- keys


def test_addresses_and_keys_are_never_the_same_twice() -> None:
    assert len({new_table_id() for _ in range(1_000)}) == 1_000
    assert len({new_browser_key() for _ in range(1_000)}) == 1_000


def test_what_could_be_an_address_of_a_table() -> None:
    assert all(is_table_id(new_table_id()) for _ in range(100))
    others = ("", "abcdefghi", "abcdefghijk", "ABCDEFGHIJ", "abcdefghi1", "../../../a", "é" * 10)
    for text in others:
        assert not is_table_id(text)


def test_what_could_be_a_browsers_key() -> None:
    assert all(is_browser_key(new_browser_key()) for _ in range(100))
    for text in ("", "a" * 42, "a" * 44, "a" * 42 + "\n", "é" * 43, '"' * 43, "a" * 42 + ";"):
        assert not is_browser_key(text)


def test_a_key_is_known_again_and_not_told() -> None:
    key = new_browser_key()
    assert fingerprint(key) == fingerprint(key) != fingerprint(new_browser_key())
    assert key.encode() not in fingerprint(key)


def test_every_link_has_its_own_secret() -> None:
    secrets = {
        link_secret(table_secret, purpose, seat)
        for table_secret in (b"one" * 10, b"two" * 10)
        for purpose in ("join", "seat")
        for seat in range(6)
    }
    assert len(secrets) == 24
    assert {len(secret) for secret in secrets} == {24}
    for one, other in combinations(sorted(secrets), 2):
        assert not same_secret(one, other)


def test_secrets_of_any_text_can_be_compared() -> None:
    assert same_secret("é\u2028", "é\u2028")
    assert not same_secret("abc", "abcd")
    assert not same_secret("", "a")
