"""What a seat can do: kinds of action with their parameters, and the codec
between flat ids, kinds with parameters, and text.

The same decision is thus a button, a typed command, a line of the log and a
column of a policy: `place_tile 24` is id 34 of *Les chercheurs de trésors*.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product


@dataclass(frozen=True)
class Action:
    """One action, taken apart: its kind, and its parameters by name as numbers."""

    id: int
    kind: str
    parameters: Mapping[str, int]
    text: str


class NotAnAction(ValueError):
    """A text or a number that stands for no action of the game."""


class Actions:
    """All actions of a game, numbered in the order in which their kinds are given.

    >>> toy = Actions(take=[], put={"tile": ["11", "12"], "side": ["left", "right"]})
    >>> toy.size, toy.first("put")
    (5, 1)
    >>> toy[2].text
    'put 11 right'
    >>> toy.parse(" Put 12 LEFT ").id
    3
    >>> toy.parse("put 13 left")
    Traceback (most recent call last):
    ...
    tablee.engine.actions.NotAnAction: put takes tile (11, 12), side (left, right): not "13 left"
    """

    def __init__(self, **kinds: Mapping[str, Sequence[str]] | Sequence[str]) -> None:
        self.kinds: dict[str, Mapping[str, Sequence[str]]] = {
            kind: parameters if isinstance(parameters, Mapping) else {}
            for kind, parameters in kinds.items()
        }
        self._all: list[Action] = []
        self._first: dict[str, int] = {}
        for kind, parameters in self.kinds.items():
            self._first[kind] = len(self._all)
            for choice in product(*(range(len(names)) for names in parameters.values())):
                named = [names[i] for names, i in zip(parameters.values(), choice, strict=True)]
                text = " ".join([kind, *named])
                numbered = dict(zip(parameters, choice, strict=True))
                self._all.append(Action(len(self._all), kind, numbered, text))

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self._all)

    def first(self, kind: str) -> int:
        """The id of a kind's first action."""
        return self._first[kind]

    def __getitem__(self, action: int) -> Action:
        if not 0 <= action < self.size:
            raise NotAnAction(
                f"Actions are numbered from 0 to {self.size - 1}: there is no {action}"
            )
        return self._all[action]

    @cached_property
    def _by_text(self) -> dict[str, Action]:
        return {action.text: action for action in self._all}

    def parse(self, text: str) -> Action:
        """The action that a text stands for."""
        words = text.lower().split()
        action = self._by_text.get(" ".join(words))
        if action:
            return action
        if not words or words[0] not in self.kinds:
            known = ", ".join(self.kinds)
            raise NotAnAction(f'"{text.strip()}" is no action here; the kinds are {known}')
        parameters = self.kinds[words[0]]
        if not parameters:
            raise NotAnAction(f"{words[0]} stands alone: nothing may follow it")
        wanted = ", ".join(f"{name} ({', '.join(p)})" for name, p in parameters.items())
        raise NotAnAction(f'{words[0]} takes {wanted}: not "{" ".join(words[1:])}"')
