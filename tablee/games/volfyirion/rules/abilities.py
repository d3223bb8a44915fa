"""Secondary Abilities: VO-136 to VO-160."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    BURIES,
    CHOOSE_BONUS,
    CHOOSE_BUILDING,
    CHOOSE_ERASED,
    CHOOSE_TARGET,
    CHOOSE_TROOP,
    ERASES,
    GAINS,
    MAY_CHOOSE_TARGET,
    REMOVES_FOR,
    STEALS,
    THIN,
    USES,
)
from tablee.games.volfyirion.rules.dragon import repel, verdict_on_any_move
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    C,
    K,
    colour_in_cities,
    end_of_line,
    first_city,
    line_of,
    line_of_city,
    owns_building_in,
    owns_troop_in,
    purse,
)
from tablee.games.volfyirion.rules.piles import (
    draw_cards,
    draw_title,
    put_on_discard,
    remove,
    take_upright,
)
from tablee.games.volfyirion.rules.team import (
    enemy_lair,
    fly_to_enemy_lair,
    is_on_enemy_stronghold,
)
from tablee.games.volfyirion.table import (
    ABILITY,
    ALSO_NEED,
    BAIT,
    COLOUR,
    COOP,
    DISPUTED,
    DRAWS,
    EFFECT,
    EMPTY,
    ERASE,
    GAIN_BATTLE,
    GAIN_COMMAND,
    GAIN_KNOWLEDGE,
    GONE,
    GREY,
    MOVE_DRAGON,
    NEED,
    NO_ABILITY,
    ON_LAIR,
    REMOVAL,
    REMOVE_BUILDING,
    REMOVE_CARD,
    REMOVE_TROOP,
    SABOTEUR,
    SOLO,
    SYNERGY,
    TEAM,
    TRAIT,
    TROOPS_EACH,
    Box,
    Table,
)

# ---------------------------------------------------------------- which may be used


@rule
def verdict_on_using(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-137, VO-138, VO-115: a card of one's Playing Area, upright, not used this turn."""
    copies = t.played[seat, title]
    if copies == 0:
        return 138
    if box.card[title, ABILITY] == NO_ABILITY:
        return 136
    if copies == t.sealed[seat, title]:
        return 115
    if copies - t.sealed[seat, title] <= t.used[seat, title]:
        return 137
    return verdict_on_condition(t, box, seat, title)


@rule
def verdict_on_using_troop(t: Table, box: Box, seat: int, city: int, slot: int) -> int:
    """The same for a Troop of one's own."""
    title = t.troop[city, slot]
    if title == EMPTY or not owns_troop_in(t, seat, city):
        return 138
    if box.card[title, ABILITY] == NO_ABILITY:
        return 136
    if t.troop_used[city, slot] == 1:
        return 137
    return verdict_on_condition(t, box, seat, title)


@rule
def verdict_on_using_building(t: Table, box: Box, seat: int, city: int, slot: int) -> int:
    """The same for a Building of one's own."""
    title = t.building[city, slot]
    if title == EMPTY or not owns_building_in(t, seat, city):
        return 138
    if box.card[title, ABILITY] == NO_ABILITY:
        return 136
    if t.building_used[city, slot] == 1:
        return 137
    return verdict_on_condition(t, box, seat, title)


@rule
def verdict_on_condition(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-136: a Synergy needs its colours; VO-130, VO-159: and a move of the token that is due
    has to be possible. A Remove Ability needs nothing (VO-150)."""
    if box.card[title, ABILITY] != SYNERGY:
        return ALLOWED
    verdict = verdict_on_synergy(t, box, seat, title)
    if verdict == ALLOWED and box.card[title, EFFECT] == MOVE_DRAGON:
        return verdict_on_card_move(t, seat)
    return verdict


@rule
def verdict_on_synergy(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-141 to VO-145: every symbol needs another card of its colour."""
    need, also = box.card[title, NEED], box.card[title, ALSO_NEED]
    wanted = 2 if need == also else 1
    there = others_of(t, box, seat, title, need)
    if there < wanted:
        if there == 1:
            return 144
        return 143 if box.card[title, COLOUR] == need else 141
    if also != GREY and also != need and others_of(t, box, seat, title, also) == 0:
        return 143 if box.card[title, COLOUR] == also else 141
    return ALLOWED


@rule
def others_of(t: Table, box: Box, seat: int, title: int, colour: int) -> int:
    """VO-142, VO-143: cards of this colour in play, leaving the one out whose Synergy it is."""
    count = t.colours[seat, colour] + colour_in_cities(t, box, seat, colour)
    return count - 1 if box.card[title, COLOUR] == colour else count


@rule
def verdict_on_card_move(t: Table, seat: int) -> int:
    """VO-158, VO-418: whether a card could move the token."""
    if t.dragon == GONE:
        return 159
    if t.mode != TEAM:
        return verdict_on_any_move(t, seat)
    return 418 if is_on_enemy_stronghold(t, seat) else ALLOWED


# ---------------------------------------------------------------- used


@rule
def use(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-137: a Synergy is used; VO-147: a card with a Remove Ability leaves the game."""
    if box.card[title, ABILITY] == REMOVAL:
        take_upright(t, box, seat, title)
        remove(t, title)
    else:
        t.used[seat, title] += 1
    carry_out(t, box, seat, title, tale)


@rule
def use_troop(t: Table, box: Box, seat: int, city: int, slot: int, tale: Tale) -> None:
    """The same for a Troop; VO-219: removed for Battle, it may come back."""
    title = t.troop[city, slot]
    if box.card[title, ABILITY] == REMOVAL:
        t.troop[city, slot] = EMPTY
        remove(t, title)
        if t.ploys == 1 and box.card[title, GAIN_BATTLE] > 0:
            t.fallen[title] += 1
    else:
        t.troop_used[city, slot] = 1
    carry_out(t, box, seat, title, tale)


@rule
def use_building(t: Table, box: Box, seat: int, city: int, slot: int, tale: Tale) -> None:
    """The same for a Building."""
    title = t.building[city, slot]
    if box.card[title, ABILITY] == REMOVAL:
        t.building[city, slot] = EMPTY
        remove(t, title)
    else:
        t.building_used[city, slot] = 1
    carry_out(t, box, seat, title, tale)


@rule
def carry_out(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-146: all bonuses are gained; VO-425: a Remove Ability's draw may be declined."""
    removed = box.card[title, ABILITY] == REMOVAL
    if removed:
        tell(tale, REMOVES_FOR, seat, 147, title, 0, 0)
    else:
        tell(tale, USES, seat, 136, title, 0, 0)
    gain_bonus(t, box, seat, title, tale)
    t.card = title
    if box.card[title, DRAWS] > 0:
        if removed:
            ask(t, seat, CHOOSE_BONUS)
            return
        draw_cards(t, box, seat, box.card[title, DRAWS], tale)  # VO-153
    have_effect(t, box, seat, title, tale)


@rule
def gain_bonus(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-160; VO-429: one figure is disputed."""
    command, knowledge = box.card[title, GAIN_COMMAND], box.card[title, GAIN_KNOWLEDGE]
    battle = box.card[title, GAIN_BATTLE] + t.hidden_cache_bonus * box.card[title, DISPUTED]
    t.points[seat, C] += command
    t.points[purse(t, seat), B] += battle
    t.points[purse(t, seat), K] += knowledge
    if command + battle + knowledge > 0:
        tell(tale, GAINS, seat, 160, command, battle, knowledge)


@rule
def have_effect(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-154 to VO-158; VO-150, VO-309, VO-432: without a target nothing happens."""
    effect = box.card[title, EFFECT]
    if effect == REMOVE_CARD:
        t.just_got = EMPTY
        ask(t, seat, THIN)
    elif effect == REMOVE_TROOP and has_enemy_card(t, seat, True):
        ask(t, seat, CHOOSE_TROOP)
    elif effect == REMOVE_BUILDING and has_enemy_card(t, seat, False):
        ask(t, seat, CHOOSE_BUILDING)
    elif effect == MOVE_DRAGON:
        move_by_card(t, box, seat, title, tale)
    elif effect == BAIT:
        ask_bait(t, seat)
    elif effect == ERASE:
        ask(t, seat, CHOOSE_ERASED)


@rule
def has_enemy_card(t: Table, seat: int, troop: bool) -> bool:
    """VO-156, VO-157: whether an enemy City holds a Troop, or a Building."""
    if t.mode == SOLO or t.mode == COOP:
        return False
    enemy = 1 - line_of(t, seat)
    for city in range(first_city(t, enemy), end_of_line(t, enemy)):
        for slot in range(TROOPS_EACH):
            if (t.troop[city, slot] if troop else t.building[city, slot]) != EMPTY:
                return True
    return False


@rule
def move_by_card(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-158, VO-425: free; what a Remove Ability offers may be declined, a Synergy was used to
    move the token. VO-418: for a team it is one step."""
    if t.mode == COOP or verdict_on_card_move(t, seat) != ALLOWED:
        return
    t.paid = 0
    removed = box.card[title, ABILITY] == REMOVAL
    if t.dragon == ON_LAIR or (t.mode == TEAM and t.dragon == enemy_lair(t, seat)):
        ask(t, seat, MAY_CHOOSE_TARGET if removed else CHOOSE_TARGET)
    elif removed:
        ask(t, seat, CHOOSE_BONUS)
    elif t.mode == TEAM:
        fly_to_enemy_lair(t, seat, 0, tale)
    else:
        repel(t, seat, 158, tale)


@rule
def take_bonus(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-149: the draw, or the token's way back, is taken."""
    if box.card[t.card, DRAWS] > 0:
        draw_cards(t, box, seat, box.card[t.card, DRAWS], tale)
        have_effect(t, box, seat, t.card, tale)
    elif t.mode == TEAM:
        fly_to_enemy_lair(t, seat, 0, tale)
    else:
        repel(t, seat, 158, tale)


# ---------------------------------------------------------------- the opponent's cards


@rule
def verdict_on_hitting(t: Table, seat: int, city: int, title: int, number: int) -> int:
    """VO-156, VO-157: a card in an enemy City."""
    return ALLOWED if title != EMPTY and line_of_city(city) != line_of(t, seat) else number


# ---------------------------------------------------------------- Continuum, community cards


@rule
def ask_bait(t: Table, seat: int) -> None:
    """VO-229: the token comes to one of one's own Cities."""
    if t.dragon != GONE:
        t.paid = 0
        t.baiting = 1
        ask(t, seat, MAY_CHOOSE_TARGET)


@rule
def verdict_on_burying(t: Table, seat: int, title: int) -> int:
    """VO-229: a card of the Discard Pile."""
    return ALLOWED if t.discard[seat, title] > 0 else 229


@rule
def bury(t: Table, seat: int, title: int, tale: Tale) -> None:
    """VO-229: under the House Deck, for all to see."""
    t.discard[seat, title] -= 1
    t.discard_size[seat] -= 1
    t.buried[seat] = title
    t.deck_size[seat] += 1
    tell(tale, BURIES, seat, 229, title, 0, 0)


@rule
def verdict_on_erasing(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-229: a card of one's House Deck; VO-196."""
    if t.house_deck[seat, title] == 0 and t.buried[seat] != title:
        return 229
    return 196 if box.card[title, TRAIT] == SABOTEUR else ALLOWED


@rule
def erase(t: Table, seat: int, title: int, tale: Tale) -> None:
    """VO-229: a card of the House Deck is removed."""
    if t.house_deck[seat, title] > 0:
        t.house_deck[seat, title] -= 1
    else:
        t.buried[seat] = EMPTY
    t.deck_size[seat] -= 1
    remove(t, title)
    tell(tale, ERASES, seat, 229, title, 0, 0)


@rule
def steal_and_shuffle(t: Table, seat: int, tale: Tale) -> None:
    """VO-229: a random card of the opponent's Discard Pile comes to one's own; then the House Deck
    is shuffled."""
    if t.discard_size[1 - seat] > 0:
        title = draw_title(t, t.discard, 1 - seat, t.discard_size[1 - seat])
        t.discard_size[1 - seat] -= 1
        put_on_discard(t, seat, title)
        tell(tale, STEALS, seat, 229, title, 0, 0)
    if t.buried[seat] != EMPTY:
        t.house_deck[seat, t.buried[seat]] += 1
        t.buried[seat] = EMPTY
