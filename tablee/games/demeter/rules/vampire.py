"""Vampire-players, and humans who find their lairs: DE-280 to DE-315, DE-338.

A vampire-player's own place is `prowls`, which nobody else sees but where it does more than move.
What everybody can work out is kept in `prowls_if`: where it may be, for each lair that it may have.
"""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE, ask
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.demeter.actions import (
    APPEARS,
    ASK_GARLIC,
    BEATEN_BY_HUMAN,
    BEATS_HUMAN,
    BECOMES_VAMPIRE,
    BOOTY,
    BRING_GHOUL,
    BRING_HUMAN,
    BRINGS_BACK,
    CHANGES_LAIR,
    CLUE_REJECTED,
    CURSES,
    DEFENDS,
    DRIVEN_OFF,
    FINDS_LAIR,
    FOUND_LAIR,
    GHOUL_CHANGES_MASTER,
    HIDES,
    KEEPS_GHOUL,
    LAIR_SHOWN,
    LEAVES_LAIR,
    MEETS_GHOUL,
    MEETS_HUMAN,
    MEETS_NOBODY,
    OBJECTIVE_PRICE,
    PAYS_OBJECTIVE,
    PAYS_RESOURCE,
    PROWLS,
    PROWLS_TO,
    RETREATS,
    RETURNS_TO_LAIR,
    ROLLS,
    SHOWS_LAIR,
    SLAYS_VAMPIRE,
    STRIKE_FAILS,
    STRIKES_VAMPIRE,
    SUBMITS,
    TURNS_TO_MIST,
    VAMPIRISES,
)
from tablee.games.demeter.rules.common import (
    ALLOWED,
    has_any_object,
    is_opponent,
    may_answer,
    roll,
    spend,
    verdict_on_cost,
    wound,
)
from tablee.games.demeter.rules.day import call, search, use_resources
from tablee.games.demeter.rules.encounters import draw_token, settle_entry
from tablee.games.demeter.rules.end import eliminate, lay_down_hand
from tablee.games.demeter.rules.hunt import draw_clue_of_lot, take_clue_from_pile
from tablee.games.demeter.rules.night import resolve_dracula_card
from tablee.games.demeter.table import (
    BITES,
    CALLING,
    CLUES,
    DEFENCE,
    DRACULA_CARDS,
    DRAWN,
    ENCOUNTER,
    ENTERING,
    FLEEING,
    GARLIC_BRAID,
    GHOUL,
    GHOUL_TOKEN,
    HIDEOUT,
    HIDING,
    HUMAN,
    HUMAN_TOKEN,
    MOST_SEATS,
    OFF_BOARD,
    PAYING,
    POWER,
    ROOMS,
    TURN,
    VAMPIRE,
    VAMPIRISING,
    VAMPIRISM,
    Box,
    Table,
)

# ---------------------------------------------------------------- becoming a vampire-player


@rule
def turn_into_vampires(t: Table, box: Box, tale: Tale) -> None:
    """DE-265, DE-266, DE-280: whoever has to change does so at once."""
    for turn in range(t.seats):
        seat = (t.active + turn) % t.seats
        wounded = t.role[seat] == GHOUL and t.wounds[seat] >= box.ghoul_wounds
        if wounded or (t.turning >> seat) & 1:
            become_vampire(t, box, seat, tale)
    t.turning = 0


@rule
def become_vampire(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-281, DE-282, DE-284: it keeps resources and unlocked tokens, and leaves the board."""
    tell(tale, BECOMES_VAMPIRE, seat, 280, 0, 0, 0)
    t.role[seat] = VAMPIRE
    t.last_turned = seat
    t.vampire_since[seat] = t.round_no
    t.wounds[seat] = 0
    t.at[seat] = OFF_BOARD
    lay_down_hand(t, seat, tale)
    draw_lair(t, box, seat, tale)
    if seat == t.active:
        t.turn_over = 1


@rule
def draw_lair(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-283: the first clue of a revealed room; rejected ones are shown. When all have been seen
    and none is, the last one stays."""
    place = HIDEOUT + seat
    tries = 2 * t.clue_left
    for clue in range(CLUES):
        tries += t.clue_discard[clue]
    room, clue = OFF_BOARD, 0
    while room == OFF_BOARD or (t.room_open[room] == 0 and tries > 0):
        if room != OFF_BOARD:
            t.clue_discard[clue] = 1
            tell(tale, CLUE_REJECTED, seat, 283, clue, 0, 0)
        take_clue_from_pile(t, seat, place, tale)
        clue = draw_clue_of_lot(t, t.clue_lot[place])
        t.clue_in[place] = clue
        room = box.clue_room[clue]
        tries -= 1
    t.clue_seen_by[place] = 1 << seat
    whisper(tale, 1 << seat, HIDES, seat, 283, clue, 0, 0)
    # A revealed room, as everybody knows; or, where none was left, a hidden one.
    for other in range(ROOMS):
        t.ruled_out[place, other] = 1 if t.room_open[other] != t.room_open[room] else 0


@rule
def leave_lair(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-296, DE-305, DE-314: a new lair; the old card is discarded for all to see."""
    old = t.clue_in[HIDEOUT + seat]
    t.clue_discard[old] = 1
    tell(tale, LEAVES_LAIR, seat, 296, old, 0, 0)
    draw_lair(t, box, seat, tale)
    if t.prowls == OFF_BOARD:
        return
    known = box.clue_room[old]
    for lair in range(ROOMS):
        for room in range(ROOMS):
            if lair != known:
                t.prowls_if[lair, room] = t.prowls_if[known, room]
    for lair in range(ROOMS):
        if t.ruled_out[HIDEOUT + seat, lair] == 1:
            for room in range(ROOMS):
                t.prowls_if[lair, room] = 0


# ---------------------------------------------------------------- prowling


@rule
def leave_for_night(t: Table, box: Box) -> None:
    """DE-291: the turn starts in the lair, whichever it is."""
    seat = t.active
    t.prowls = box.clue_room[t.clue_in[HIDEOUT + seat]]
    t.at[seat] = OFF_BOARD
    for lair in range(ROOMS):
        for room in range(ROOMS):
            t.prowls_if[lair, room] = 0
        if t.ruled_out[HIDEOUT + seat, lair] == 0:
            t.prowls_if[lair, lair] = 1


@rule
def show_if_visible(t: Table, seat: int) -> None:
    """DE-293: the pawn is shown only where more is done than to move; DE-334: by option always."""
    t.at[seat] = t.prowls if t.visible_vampire == 1 else OFF_BOARD


@rule
def verdict_on_prowling(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-292, DE-303, DE-323."""
    if box.door[t.prowls, room] == 0:
        return 40
    if is_barred(t, seat, room):
        return 303
    if t.one_new_room_per_turn == 1 and t.new_rooms > 0 and t.room_open[room] == 0:
        return 323
    return ALLOWED


@rule
def is_barred(t: Table, seat: int, room: int) -> bool:
    """DE-303: the room of one who drove it off tonight."""
    for other in range(MOST_SEATS):
        if (t.barred[seat] >> other) & 1 and t.at[other] == room:
            return True
    return False


@rule
def prowl(t: Table, box: Box, seat: int, room: int, sort: int, tale: Tale) -> None:
    """DE-293: a step that nobody sees, unless it leads into a room whose token is face down.
    DE-297: in Mist it is one more."""
    spend(t, box, sort)
    if sort == POWER:
        tell(tale, TURNS_TO_MIST, seat, 297, 0, 0, 0)
    t.came_from = t.prowls
    if t.room_open[room] == 1:
        think_of_steps(t, box, seat)
        t.prowls = room
        show_if_visible(t, seat)
        tell(tale, PROWLS, seat, 293, 0, 0, 0)
        whisper(tale, 1 << seat, PROWLS_TO, seat, 293, room, 0, 0)
        if t.visible_vampire == 1:
            appear(t, seat, tale)
        return
    think_of_doors(t, box, room)
    t.prowls = room
    t.at[seat] = room
    tell(tale, APPEARS, seat, 294, room, 0, 0)
    t.new_rooms += 1
    t.fight, t.fighter = ENTERING, seat
    t.stage = ENCOUNTER


@rule
def appear(t: Table, seat: int, tale: Tale) -> None:
    """DE-293: what it does here everybody sees."""
    if t.at[seat] != t.prowls or t.visible_vampire == 1:
        tell(tale, APPEARS, seat, 293, t.prowls, 0, 0)
    t.at[seat] = t.prowls
    settle_place(t, seat, t.prowls)


@rule
def settle_place(t: Table, seat: int, room: int) -> None:
    """Everybody knows that it is here: lairs from which it can't have come are ruled out."""
    for lair in range(ROOMS):
        possible = t.prowls_if[lair, room]
        for other in range(ROOMS):
            t.prowls_if[lair, other] = 0
        t.prowls_if[lair, room] = possible
        if possible == 0:
            t.ruled_out[HIDEOUT + seat, lair] = 1


@rule
def think_of_steps(t: Table, box: Box, seat: int) -> None:
    """One step, through any door to any revealed room that it may enter."""
    for lair in range(ROOMS):
        for room in range(ROOMS):
            if t.room_open[room] == 1 and not is_barred(t, seat, room):
                for other in range(ROOMS):
                    if box.door[other, room] == 1 and t.prowls_if[lair, other] % 2 == 1:
                        t.prowls_if[lair, room] |= 2
        for room in range(ROOMS):
            t.prowls_if[lair, room] //= 2


@rule
def think_of_doors(t: Table, box: Box, room: int) -> None:
    """It comes in here, and so was next door."""
    for lair in range(ROOMS):
        for other in range(ROOMS):
            if box.door[other, room] == 0:
                t.prowls_if[lair, other] = 0


@rule
def go_home(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-301, DE-306: back into the lair, off the board."""
    tell(tale, RETURNS_TO_LAIR, seat, 301, 0, 0, 0)
    t.came_from = OFF_BOARD
    leave_for_night(t, box)


# ---------------------------------------------------------------- searching, hunting


@rule
def search_as_vampire(t: Table, box: Box, seat: int, source: int, tale: Tale) -> None:
    """DE-292."""
    appear(t, seat, tale)
    search(t, box, seat, t.prowls, source, tale)


@rule
def verdict_on_hunting(t: Table, box: Box, seat: int) -> int:
    """DE-295: not in the lair."""
    if t.prowls == box.clue_room[t.clue_in[HIDEOUT + seat]]:
        return 295
    return verdict_on_cost(t, box, seat, CALLING)


@rule
def hunt_as_vampire(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-295: so this room isn't the lair."""
    t.prowls_if[t.prowls, t.prowls] = 0
    appear(t, seat, tale)
    call(t, box, seat, tale)


@rule
def meet_as_vampire(t: Table, box: Box, tale: Tale) -> None:
    """DE-294, DE-295: ghouls are kept, humans are fought, and no fight costs a wound."""
    seat, token = t.active, draw_token(t)
    t.stage = TURN
    if token == GHOUL_TOKEN:
        tell(tale, MEETS_GHOUL, seat, 294, 0, 0, 0)
        t.ghouls[seat] += 1
        tell(tale, KEEPS_GHOUL, seat, 294, 0, 0, 0)
    elif token == HUMAN_TOKEN:
        tell(tale, MEETS_HUMAN, seat, 294, 0, 0, 0)
        t.face = roll(t, box)
        tell(tale, ROLLS, seat, 294, t.face, 0, 0)
        if t.face == 0:
            lose_to_human(t, seat, tale)
            return
        t.humans[seat] += 1
        tell(tale, BEATS_HUMAN, seat, 294, 0, 0, 0)
    else:
        tell(tale, MEETS_NOBODY, seat, 54, 0, 0, 0)
    if t.fight == ENTERING:
        for lair in range(ROOMS):
            here = 0
            for room in range(ROOMS):
                here |= t.prowls_if[lair, room]
            t.prowls_if[lair, t.prowls] = here
        settle_place(t, seat, t.prowls)
    settle_entry(t, tale)


@rule
def lose_to_human(t: Table, seat: int, tale: Tale) -> None:
    """DE-294: back to the previous room, unseen."""
    tell(tale, BEATEN_BY_HUMAN, seat, 294, 0, 0, 0)
    t.bag[HUMAN_TOKEN] += 1
    if t.fight == ENTERING:
        t.prowls = t.came_from
        t.came_from = OFF_BOARD
        show_if_visible(t, seat)
        tell(tale, PROWLS, seat, 294, 0, 0, 0)


# ---------------------------------------------------------------- lair and powers


@rule
def change_lair(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-296: the pawn stays where it is."""
    spend(t, box, HIDING)
    tell(tale, CHANGES_LAIR, seat, 296, 0, 0, 0)
    leave_lair(t, box, seat, tale)


@rule
def verdict_on_mist(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-297, DE-300."""
    forbidden = verdict_on_prowling(t, box, seat, room)
    return verdict_on_cost(t, box, seat, POWER) if forbidden == ALLOWED else forbidden


@rule
def verdict_on_submission(t: Table, box: Box, seat: int, other: int) -> int:
    """DE-298: an own ghoul token, against a human in any room."""
    if t.ghouls[seat] == 0 or not is_opponent(t, seat, other) or t.role[other] != HUMAN:
        return 298
    return verdict_on_cost(t, box, seat, POWER)


@rule
def submit(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-298: the vampire-player rolls."""
    spend(t, box, POWER)
    tell(tale, SUBMITS, seat, 298, other, 0, 0)
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 298, t.face, 0, 0)
    if t.face == 0:
        t.ghouls[seat] -= 1
        t.ghouls[other] += 1
        tell(tale, GHOUL_CHANGES_MASTER, seat, 298, other, 0, 0)
        return
    wound(t, other, 1, tale)
    t.victim = other
    if t.wounds[other] < box.human_wounds and t.humans[other] + t.ghouls[other] > 0:
        ask(t, seat, BOOTY)


@rule
def verdict_on_booty(t: Table, booty: int) -> int:
    """DE-298: a token that the human has, or nothing."""
    if booty == BRING_HUMAN and t.humans[t.victim] == 0:
        return 298
    if booty == BRING_GHOUL and t.ghouls[t.victim] == 0:
        return 298
    return ALLOWED


@rule
def bring_back(t: Table, seat: int, booty: int, tale: Tale) -> None:
    """DE-298."""
    if booty == BRING_HUMAN:
        t.humans[t.victim] -= 1
        t.humans[seat] += 1
    elif booty == BRING_GHOUL:
        t.ghouls[t.victim] -= 1
        t.ghouls[seat] += 1
    tell(tale, BRINGS_BACK, seat, 298, t.victim, booty, 0)


@rule
def verdict_on_curse(t: Table, box: Box, seat: int) -> int:
    """DE-299: there must be a card in Dracula's discard."""
    for card in range(DRACULA_CARDS):
        if t.dracula_at[card] == DRAWN:
            return verdict_on_cost(t, box, seat, POWER)
    return 299


@rule
def curse(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-299: any card of the discard, applied at once; it stays there."""
    spend(t, box, POWER)
    drawn = 0
    for card in range(DRACULA_CARDS):
        if t.dracula_at[card] == DRAWN:
            drawn += 1
    skip = draw(t, drawn)
    card = 0
    while skip > 0 or t.dracula_at[card] != DRAWN:
        if t.dracula_at[card] == DRAWN:
            skip -= 1
        card += 1
    tell(tale, CURSES, seat, 299, card, 0, 0)
    resolve_dracula_card(t, box, card, tale)


# ---------------------------------------------------------------- vampirising


@rule
def verdict_on_vampirising(t: Table, box: Box, seat: int, other: int) -> int:
    """DE-302, DE-303."""
    if other >= t.seats or t.role[other] > GHOUL or t.at[other] != t.prowls:
        return 302
    if (t.warded >> other) & 1:
        return 303
    if not meets_objective(t, box, seat, t.clue_in[HIDEOUT + seat]):
        return 302
    return verdict_on_cost(t, box, seat, VAMPIRISING)


@rule
def meets_objective(t: Table, box: Box, seat: int, clue: int) -> bool:
    """DE-302: with tokens of its own, or by option of all (DE-333), and everybody's resources."""
    humans, ghouls, resources = 0, 0, 0
    for other in range(t.seats):
        if t.role[other] == VAMPIRE:
            resources += t.res_count[other]
            if other == seat or t.share_tokens == 1:
                humans += t.humans[other]
                ghouls += t.ghouls[other]
    has_tokens = humans >= box.clue_humans[clue] and ghouls >= box.clue_ghouls[clue]
    return has_tokens and resources >= box.clue_resources[clue]


@rule
def vampirise(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-302: so everybody knows that the objective is met. DE-335: by option the target defends
    itself first."""
    spend(t, box, VAMPIRISING)
    appear(t, seat, tale)
    for clue in range(CLUES):
        if not meets_objective(t, box, seat, clue):
            t.ruled_out[HIDEOUT + seat, box.clue_room[clue]] = 1
    tell(tale, VAMPIRISES, seat, 302, other, 0, 0)
    t.victim, t.strike = other, VAMPIRISM
    t.stage = BITES
    if t.defend_first == 1:
        ask_for_garlic(t, box, other)


@rule
def ask_for_garlic(t: Table, box: Box, other: int) -> None:
    """DE-303: whoever might have a Garlic Braid is asked; then comes the defence."""
    t.stage = DEFENCE
    if may_answer(t, box, other, GARLIC_BRAID):
        ask(t, other, ASK_GARLIC)


@rule
def bite_as_vampire(t: Table, box: Box, tale: Tale) -> None:
    """DE-303, DE-306: the vampire-player rolls."""
    seat, other = t.active, t.victim
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 303, t.face, 0, 0)
    if t.face == 0:
        show_own_lair(t, box, seat, other, tale)
    elif t.defend_first == 1:
        begin_paying(t, box, seat, tale)
    else:
        ask_for_garlic(t, box, other)


@rule
def show_own_lair(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-306: home, and the target sees where that is."""
    t.clue_seen_by[HIDEOUT + seat] |= 1 << other
    tell(tale, SHOWS_LAIR, seat, 306, other, 0, 0)
    whisper(tale, 1 << other, LAIR_SHOWN, seat, 306, t.clue_in[HIDEOUT + seat], 0, 0)
    go_home(t, box, seat, tale)
    t.stage = TURN


@rule
def drive_off(t: Table, other: int, tale: Tale) -> None:
    """DE-303: it goes back where it came from, in sight of all, and may not come again tonight.
    DE-338: or, if it hadn't moved, to a revealed room next door."""
    seat = t.active
    t.barred[seat] |= 1 << other
    t.warded |= 1 << other
    tell(tale, DRIVEN_OFF, seat, 303, other, 0, 0)
    t.victim, t.then = seat, TURN
    t.stage = FLEEING
    if t.came_from != OFF_BOARD:
        go_where_seen(t, seat, t.came_from)
        t.stage = TURN
        tell(tale, RETREATS, seat, 303, t.prowls, 0, 0)


@rule
def go_where_seen(t: Table, seat: int, room: int) -> None:
    """Everybody sees the pawn go there."""
    for lair in range(ROOMS):
        t.prowls_if[lair, room] = 1 - t.ruled_out[HIDEOUT + seat, lair]
    t.prowls, t.at[seat], t.came_from = room, room, OFF_BOARD
    settle_place(t, seat, room)


@rule
def flee_as_vampire(t: Table, seat: int, room: int, tale: Tale) -> None:
    """DE-338."""
    go_where_seen(t, seat, room)
    tell(tale, RETREATS, seat, 338, room, 0, 0)


@rule
def end_prowling(t: Table, seat: int, tale: Tale) -> None:
    """DE-301: the pawn goes back into the lair, off the board, wherever it was."""
    if t.role[seat] == VAMPIRE:
        t.at[seat] = OFF_BOARD
        tell(tale, RETURNS_TO_LAIR, seat, 301, 0, 0, 0)
    for lair in range(ROOMS):
        for room in range(ROOMS):
            t.prowls_if[lair, room] = 0


@rule
def defend(t: Table, box: Box, tale: Tale) -> None:
    """DE-304: a human with a complete object slays the vampire-player with a 3."""
    seat, other = t.active, t.victim
    if t.role[other] == HUMAN and has_any_object(t, other):
        t.face = roll(t, box)
        tell(tale, ROLLS, other, 304, t.face, 0, 0)
        if t.face == 3:
            tell(tale, DEFENDS, other, 304, seat, 0, 0)
            eliminate(t, seat, tale)  # DE-315
            t.stage = TURN
            return
    if t.defend_first == 1:
        t.stage = BITES
    else:
        begin_paying(t, box, seat, tale)


@rule
def begin_paying(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-305: the tokens of the objective go into the bag, the attacker's first (DE-333)."""
    clue = t.clue_in[HIDEOUT + seat]
    t.clue_seen_by[HIDEOUT + seat] = EVERYONE
    tell(tale, PAYS_OBJECTIVE, seat, 305, clue, 0, 0)
    humans, ghouls = box.clue_humans[clue], box.clue_ghouls[clue]
    for turn in range(t.seats):
        payer = (seat + turn) % t.seats
        if t.role[payer] == VAMPIRE:
            paid = min(humans, t.humans[payer])
            humans -= paid
            t.humans[payer] -= paid
            t.bag[HUMAN_TOKEN] += paid
            paid = min(ghouls, t.ghouls[payer])
            ghouls -= paid
            t.ghouls[payer] -= paid
            t.bag[GHOUL_TOKEN] += paid
    t.taken = box.clue_resources[clue]
    t.stage = PAYING


@rule
def go_on_paying(t: Table, box: Box, tale: Tale) -> None:
    """DE-305: resources from the attacker first, then from its fellows in turn order. When all is
    paid the target becomes a vampire-player, and the attacker draws a new lair."""
    if t.taken > 0:
        for turn in range(t.seats):
            payer = (t.active + turn) % t.seats
            if t.role[payer] == VAMPIRE and t.res_count[payer] > 0:
                ask(t, payer, OBJECTIVE_PRICE)
                return
    leave_lair(t, box, t.active, tale)
    t.turning |= 1 << t.victim
    t.stage = TURN


@rule
def pay_resource(t: Table, seat: int, kind: int, tale: Tale) -> None:
    """DE-305: its owner chooses which."""
    use_resources(t, seat, kind, 1)
    t.taken -= 1
    tell(tale, PAYS_RESOURCE, seat, 305, kind, 0, 0)


# ---------------------------------------------------------------- found by day


@rule
def look_for_lair(t: Table, box: Box, tale: Tale) -> None:
    """DE-312: a human who moves by day into a vampire-player's lair finds it; and where none is
    found, everybody sees that none is. DE-324: after a try without effect there is no other."""
    seat, room = t.active, t.at[t.active]
    t.stage = TURN
    if t.night == 1:
        return
    for other in range(t.seats):
        if t.role[other] == VAMPIRE:
            if box.clue_room[t.clue_in[HIDEOUT + other]] == room:
                t.clue_seen_by[HIDEOUT + other] = EVERYONE
                tell(tale, FINDS_LAIR, seat, 312, other, room, 0)
                t.victim = other
                if t.has_knocked == 0:
                    ask(t, seat, FOUND_LAIR)
            else:
                t.ruled_out[HIDEOUT + other, room] = 1


@rule
def strike_vampire(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-313 to DE-315, DE-324."""
    other = t.victim
    tell(tale, STRIKES_VAMPIRE, seat, 313, other, 0, 0)
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 313, t.face, 0, 0)
    if t.face == 3 or (t.face > 0 and has_any_object(t, seat)):
        tell(tale, SLAYS_VAMPIRE, seat, 315, other, 0, 0)
        eliminate(t, other, tale)
        return
    tell(tale, STRIKE_FAILS, seat, 314, other, 0, 0)
    if t.face > 0 and t.soft_failure == 1:
        t.has_knocked = 1
        return
    wound(t, seat, box.dracula_wounds, tale)
    leave_lair(t, box, other, tale)
