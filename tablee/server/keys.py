"""What can't be guessed: the addresses of tables, the keys that browsers hold, the links to seats.

A browser that sits anywhere has one key, in a cookie that no script can read;
the store knows only its fingerprint. A table's links are made from a secret
of the table's own, so that they need no place in the store.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import string
from typing import Literal

COOKIE = "tablee"  # the cookie that holds a browser's key
SECRET_BYTES = 32
_TABLE_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_TABLE_LENGTH = 10  # 50 bits: nobody finds a table by trying
_LINK_LENGTH = 24  # 120 bits
_KEY_LETTERS = frozenset(string.ascii_letters + string.digits + "-_")
_KEY_LENGTH = 43  # 32 bytes, 6 bits a letter


def new_table_id() -> str:
    """An address for a new table. It says nothing about the table."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table could have this address."""
    return len(text) == _TABLE_LENGTH and set(text) <= set(_TABLE_LETTERS)


def new_browser_key() -> str:
    """A key for a browser that has none yet."""
    return secrets.token_urlsafe(SECRET_BYTES)


def is_browser_key(text: str) -> bool:
    """Whether this could be a key of ours; whatever else a cookie holds is no key."""
    return len(text) == _KEY_LENGTH and set(text) <= _KEY_LETTERS


def fingerprint(browser_key: str) -> bytes:
    """What is stored of a browser's key: enough to know it again, not to forge it."""
    return hashlib.sha256(b"tablee browser\n" + browser_key.encode()).digest()


def link_secret(table_secret: bytes, purpose: Literal["join", "seat"], seat: int) -> str:
    """The unguessable part of a link: to `join` at a free seat, or, for who holds
    the `seat`, to go on from another device."""
    mac = hmac.digest(table_secret, f"{purpose} {seat}".encode(), "sha256")
    return base64.b32encode(mac).decode().lower()[:_LINK_LENGTH]


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are the same, without telling by the time it takes where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
