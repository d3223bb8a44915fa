"""What makes a Python function a rule, and the verbs that every game has.

A rule is plain Python over records, and stays plain Python: it can be read,
stepped through, covered by tests, and played from at human pace without
waiting for a compiler. `tablee.engine.twin` gives its compiled form. So a
rule allocates nothing, raises nothing, keeps nothing between calls, and takes
all it needs as arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from tablee.engine.record import Record

if TYPE_CHECKING:
    from tablee.engine.record import Numbers
    from tablee.engine.table import CommonTable
    from tablee.engine.tale import Tale

F = TypeVar("F", bound=Callable[..., Any])

# A type of table -> that game's own rule for each verb.
VERBS: dict[type[Record], dict[str, Callable[..., Any]]] = {}


def rule(f: F) -> F:
    """Mark a function as a rule: twins of the rules that call it will call its twin."""
    f.is_rule = True  # type: ignore[attr-defined]
    return f


def verb(f: F) -> F:
    """A rule that each game has its own of, found by the type of the table."""
    name = f.__name__

    def of_the_game(t: Record, *rest: Any) -> Any:
        return VERBS[type(t)][name](t, *rest)

    of_the_game.__name__, of_the_game.__doc__ = name, f.__doc__
    of_the_game.is_verb = True  # type: ignore[attr-defined]
    return cast(F, rule(of_the_game))


NO_LIST = -1  # in place of a shortlist

# The type of a box differs from game to game; a verb takes the one that goes with its table.
Box = Any


@verb
def deal(t: CommonTable, box: Box, tale: Tale) -> None:
    """Set the table up; seats, options and chance are already on it."""


@verb
def span(t: CommonTable, seat: int) -> tuple[int, int, int]:  # type: ignore[empty-body]
    """The action ids that may answer the question put to this seat: the first,
    one past the last, and one more that stands apart ("end the turn"), or -1.
    Nothing else is allowed; most of these may well be forbidden now."""


@verb
def shortlist(t: CommonTable, box: Box, seat: int, listed: Numbers) -> int:  # type: ignore[empty-body]
    """List the answers that aren't forbidden at a glance; the result is how many. Every allowed
    one must be among them; of the others `verdict` disposes. A game in which most of a span is
    allowed needs no rule for it, and has NO_LIST."""


@verb
def verdict(t: CommonTable, box: Box, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """0 where the seat may do this now, or the number of the rule that forbids it."""


@verb
def play(t: CommonTable, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry an allowed action out, and all that follows of itself."""


@verb
def redact(t: CommonTable, box: Box, seat: int) -> None:
    """Overwrite with UNKNOWN, or 0 for chance, all that this seat can't know."""


@verb
def guess(t: CommonTable, box: Box, seat: int) -> None:
    """Fill in what this seat can't know: at random, consistently with all that it knows."""


@verb
def reopen(t: CommonTable, box: Box, seat: int) -> None:
    """Let the others choose anew what they have chosen in secret and nobody knows yet.
    A game in which nobody chooses so needs no rule for it."""


@verb
def score(t: CommonTable, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """The seat's points so far."""


@verb
def rank(t: CommonTable, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """The seat's place were the game to end as it stands: 1 for the winners."""


@verb
def side(t: CommonTable, seat: int) -> int:  # type: ignore[empty-body]
    """Which side the seat plays for: seats of one side win and lose together. A game in which
    everybody plays alone needs no rule of its own."""


@verb
def hunch(t: CommonTable, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """What the position is worth to the seat, in hundredths of a point: a rule of thumb."""


@verb
def may_judge(t: CommonTable, root: CommonTable) -> bool:  # type: ignore[empty-body]
    """Whether the hunch may judge here what a search from this root has come to. A game in which
    it does so anywhere needs no rule for it; one whose hunch looks further in mid-turn than at its
    end has to say where moments can be compared."""


@verb
def broken_law(t: CommonTable, box: Box) -> int:  # type: ignore[empty-body]
    """0, or the number of the conservation law that the table breaks."""
