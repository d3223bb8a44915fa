"""What the log says of an error: what kind, and where; never what it says itself, for that may
speak of secrets."""

from __future__ import annotations

import traceback


def whereabouts(error: BaseException) -> str:
    """The kind of an error, and the way to it, the nearest place first."""
    way = reversed(traceback.extract_tb(error.__traceback__))
    places = [f"\n  in {place.name}, {place.filename}:{place.lineno}" for place in way]
    return type(error).__name__ + "".join(places)
