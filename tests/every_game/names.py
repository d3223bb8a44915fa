"""What must hold of every game's words: each action has one text, and names change only names.

Each property is a function that raises an AssertionError where it doesn't hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

import pytest

from tablee.engine.actions import Actions, NotAnAction
from tablee.engine.match import Match
from tests.every_game.settings import (
    Setting,
    moments,
    must_be_same,
    must_be_the_same_text,
    readers,
    trial,
)

NONSENSE = ("", " ", "\n", "xyzzy", "0", "-1", "pass pass", "é̀", "🂡", "a" * 10_000, "%s", "{}")


def every_action_has_its_own_text(actions: Actions) -> None:
    """Id to text to id; whatever the case and the blanks; and from kind and parameters."""
    everything = [actions[number] for number in range(actions.size)]
    texts = {action.text for action in everything}
    assert len(texts) == actions.size, "two actions have the same text"
    for number, action in enumerate(everything):
        assert action.id == number
        for text in (action.text, action.text.upper(), f"  {'   '.join(action.text.split())}\t"):
            must_be_same(f"what {text!r} stands for", actions.parse(text), action)
        kind, *values = action.text.split(" ")
        assert kind == action.kind
        names = actions.kinds[kind]
        parameters = {p: names[p].index(v) for p, v in zip(names, values, strict=True)}
        must_be_same(f"the parameters of {action.text}", parameters, dict(action.parameters))


def nonsense_is_no_action(actions: Actions) -> None:
    """It is answered by a sentence that helps, and nothing else is raised."""
    ends = (actions[0].text, actions[actions.size - 1].text)
    broken = [f"{text} {more}" for text in ends for more in ("x", "1 2 3")]
    for text in (*NONSENSE, *broken):
        with pytest.raises(NotAnAction) as refused:
            actions.parse(text)
        assert any(kind in str(refused.value) for kind in actions.kinds), refused.value
    for number in (-1, actions.size, 10**9):
        with pytest.raises(NotAnAction, match="numbered from 0 to"):
            actions[number]


Pages = Callable[[Match, int], Iterable[str]]


def names_change_only_names(
    setting: Setting,
    seed: int,
    every: int,
    pages: Callable[[Setting, Sequence[str]], Pages],
    names: Sequence[str],
) -> None:
    """Let everyone go by their neighbour's name: whatever is shown is the same but for that."""
    names = names[: setting.seats]
    other_names = [*names[1:], names[0]]
    new_name = dict(zip(names, other_names, strict=True))
    any_name = re.compile("|".join(map(re.escape, names)))
    one, two = pages(setting, names), pages(setting, other_names)
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            for reader in readers(match):
                for text, other in zip(one(match, reader), two(match, reader), strict=True):
                    renamed = any_name.sub(lambda name: new_name[name[0]], text)
                    what = f"what {reader} is shown by other names"
                    must_be_the_same_text(what, renamed, other)
