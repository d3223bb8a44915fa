"""What a seat of *Nid de vouivres* can know of the others' choices, and what it may think."""

from __future__ import annotations

from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.engine.table import ask, owes
from tablee.games.vouivres.actions import CHOOSE
from tablee.games.vouivres.rules import ALLOWED, verdict_on_choice
from tablee.games.vouivres.table import CHOOSING, DECLARING, EXIT, OPEN, Box, Table
from tablee.games.vouivres.temptation import MOST, temptation


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """NV-34: until the reveal nobody knows what another has laid, only that it has."""
    forget_chance(t)
    if t.phase >= DECLARING:
        return
    for other in range(t.seats):
        if other != seat and t.choice[other] != OPEN:
            t.choice[other] = UNKNOWN


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Whatever each other player may have laid, the likelier the more it tempts them."""
    for other in range(t.seats):
        if t.choice[other] == UNKNOWN:
            laid = draw(t, EXIT + 1)
            while not might_lay(t, box, other, laid):
                laid = draw(t, EXIT + 1)
            t.choice[other] = laid


@rule
def might_lay(t: Table, box: Box, seat: int, choice: int) -> bool:
    """Whether a choice is allowed, and tempting enough this time."""
    if verdict_on_choice(t, box, seat, choice) != ALLOWED:
        return False
    return draw(t, MOST) < temptation(t, box, seat, choice)


@rule
def reopen(t: Table, box: Box, seat: int) -> None:
    """While the seat itself has yet to choose, the others choose along with it."""
    if t.phase != CHOOSING or not owes(t, seat):
        return
    for other in range(t.seats):
        if t.choice[other] != OPEN:
            t.choice[other] = OPEN
            ask(t, other, CHOOSE)
