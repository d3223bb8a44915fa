"""What a choice means and costs just now, for the words that begin with `now-`.

An action says only where a card lies ("acquire from space 3"); who sees the table is told which
card that is, what it costs, and what becomes of what is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tablee.engine.actions import Action
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.words import Speaker
from tablee.games.volfyirion.actions import WONDERS
from tablee.games.volfyirion.cards import amounts, bonus, gives_anything, main_ability, name, row_of
from tablee.games.volfyirion.rules.cities import rebuild_price
from tablee.games.volfyirion.rules.dragon import defeat_price
from tablee.games.volfyirion.rules.pieces import market_of, strength
from tablee.games.volfyirion.rules.wonders import wonder_price
from tablee.games.volfyirion.table import (
    ABILITY,
    BATTLE,
    BUILDING,
    COMMAND,
    COST,
    EMPTY,
    KNOWLEDGE,
    ON_LAIR,
    REMOVAL,
    SELLSWORD,
    TAKE_OVER,
    TITLES,
    TRAIT,
    TROOP,
    TYPE,
    Box,
    Table,
)

Meaning = Mapping[str, str | int]
NOTHING_MORE: Meaning = {}


def meant(view: View, action: Action, speaker: Speaker) -> Meaning:
    """The values of a choice's words, beside its own parameters."""
    return Choice(view, speaker).meant(action)


class Choice:
    """The table as whoever has to choose sees it."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.seat, self.speaker, self.words = view.seat, speaker, speaker.words
        self.market = market_of(self.t, view.seat)

    def meant(self, action: Action) -> Meaning:
        """By the kind of the choice."""
        kind, at = action.kind, action.parameters
        if "card" in at:
            return self.with_card(kind, at["card"])
        if "space" in at:
            return self.in_row(kind, at["space"])
        if "city" in at:
            return self.at_city(kind, at["city"])
        if "cell" in at:
            return self.in_grid(kind, at["cell"])
        if kind == "take_wonder":
            title = int(self.t.lair[self.market, at["slot"]])
            return self.priced(title, "battle", wonder_price(self.t, self.box, self.seat, title))
        if kind == "choose_wonder":
            return {"knowledge": int(self.box.card[WONDERS[at["wonder"]], COST])}
        return self.by_itself(kind)

    # ------------------------------------------------------------ kinds of choices

    def with_card(self, kind: str, title: int) -> Meaning:
        """A card that is named by the choice itself."""
        if kind == "play":
            return {"about": self.gain(title)}
        if kind == "use":
            return self.ability(title)
        return NOTHING_MORE

    def in_row(self, kind: str, space: int) -> Meaning:
        """A card of an Asset Row."""
        market = 1 - self.market if kind == "seal_row" else self.market
        title = int(self.t.row[market, space])
        if title == EMPTY:
            return NOTHING_MORE
        if kind in ("seal_row", "unseal_row"):
            return self.priced(title, "knowledge", self.box.card[title, COST])
        if kind == "replace":
            return self.priced(title, "knowledge", self.box.replace_cost)
        return self.priced(title, "command", self.box.card[title, COST])

    def at_city(self, kind: str, city: int) -> Meaning:
        """A City, or a card that is there."""
        slot = 1 if "other" in kind else 0
        troop, building = int(self.t.troop[city, slot]), int(self.t.building[city, slot])
        match kind:
            case "attack":
                cost = strength(self.t, self.box, city)
                return {"battle": int(cost), "about": self.outcome(city)}
            case "rebuild":
                return {"command": int(rebuild_price(self.t, city))}
            case "use_troop" | "use_other_troop":
                return {"card": self.name(troop), **self.ability(troop)}
            case "use_building" | "use_other_building":
                return {"card": self.name(building), **self.ability(building)}
            case "redeploy" | "redeploy_other":
                return self.priced(troop, "command", self.box.card[troop, COST])
            case "remove_troop" | "remove_other_troop" | "lose_troop":
                return {"card": self.name(troop)}
            case "remove_building" | "remove_other_building" | "lose_building":
                return {"card": self.name(building)}
            case "place":
                return {"about": self.makes_way(city)}
            case "send_dragon":
                defence = int(strength(self.t, self.box, city))
                return {"about": self.words.say("about-defence", defence=defence)}
        return NOTHING_MORE

    def in_grid(self, kind: str, cell: int) -> Meaning:
        """A Wonder of the Rage Grid (VO-355, VO-356)."""
        title = int(self.t.grid[cell])
        if title == EMPTY:
            return NOTHING_MORE
        price = "battle" if kind == "dispel" else "knowledge"
        return self.priced(title, price, self.box.card[title, COST])

    def by_itself(self, kind: str) -> Meaning:
        """A choice without parameters: what it costs, and what it is about."""
        box = self.box
        match kind:
            case "buy_top":
                title = int(self.t.asset_top[self.market])
                return self.priced(title, "command", box.card[title, COST])
            case "take_unseen_wonder":
                return {"battle": int(box.heroes_cost)}
            case "seal" | "unseal":
                return {"about": ""}
            case "move_dragon":
                about = "sends" if self.t.dragon == ON_LAIR else "drives-back"
                cost = int(box.move_cost)
                return {"knowledge": cost, "about": self.words.say(f"about-{about}")}
            case "defeat":
                return {"battle": int(defeat_price(self.t, box, self.seat))}
            case "take_over":
                title = next(title for title in range(TITLES) if box.card[title, TAKE_OVER])
                return self.priced(title, "knowledge", box.card[title, TAKE_OVER])
            case "send_to_lair" | "send_from_lair":
                return {"knowledge": int(box.one_move_cost)}
            case "send_far":
                return {"knowledge": int(box.two_moves_cost)}
            case "take_bonus":
                return self.ability(int(self.t.card))
            case "push_out_first" | "push_out_second":
                return {"card": self.name(self.in_slot(kind == "push_out_second"))}
            case "weed":
                return {"knowledge": int(box.weed_cost)}
            case "fight" | "put_aside_for_battle" | "fight_together" | "fight_alone":
                return {"battle": self.wins_for(kind)}
            case "tame" | "put_aside_for_knowledge" | "tame_together" | "tame_alone":
                return {"knowledge": self.wins_for(kind)}
        return NOTHING_MORE

    # ------------------------------------------------------------ parts of them

    def wins_for(self, kind: str) -> int:
        """What it takes to be rid of the dragon, or of a card of its rage (VO-306, VO-359)."""
        if kind.startswith("put_aside"):
            return int(self.box.put_aside_cost)
        if kind.endswith("together"):
            return int(self.box.together_cost)
        return int(self.box.alone_cost if kind.endswith("alone") else self.box.solo_cost)

    def in_slot(self, second: bool) -> int:
        """The card that makes way in the City chosen before."""
        held = self.t.building if self.box.card[self.t.card, TYPE] == BUILDING else self.t.troop
        return int(held[self.t.target, int(second)])

    def outcome(self, city: int) -> str:
        """VO-87, VO-88, VO-185: what an attack does there."""
        troop = int(self.t.troop[city, 0])
        if troop == EMPTY:
            troop = int(self.t.troop[city, 1])
        if troop == EMPTY:
            return self.words.say("about-razes")
        about = "sellsword" if self.box.card[troop, TRAIT] == SELLSWORD else "troop"
        return self.words.say(f"about-{about}", card=self.name(troop))

    def makes_way(self, city: int) -> str:
        """VO-58: the card that a new one would replace, if it would."""
        if self.t.card in (EMPTY, UNKNOWN) or self.t.target != EMPTY:
            return ""
        held = self.t.building if self.box.card[self.t.card, TYPE] == BUILDING else self.t.troop
        old = int(held[city, 0])
        return "" if old == EMPTY else self.words.say("about-over", card=self.name(old))

    def gain(self, title: int) -> str:
        """What playing a card brings at once: points, or a Troop's Defence; else what it can do."""
        row = row_of(self.box, title)
        if row[TYPE] == TROOP:
            return main_ability(self.words, row)
        if gives_anything(row):
            points = amounts(row[COMMAND], row[BATTLE], row[KNOWLEDGE])
            return self.words.say("amount", **points)
        return str(self.ability(title)["about"])

    def ability(self, title: int) -> Meaning:
        """What a card's Secondary Ability brings, and whether the card is removed for it."""
        if title == EMPTY:
            return NOTHING_MORE
        row = row_of(self.box, title)
        ability = "removal" if row[ABILITY] == REMOVAL else "synergy"
        about = bonus(self.words, row, int(self.t.hidden_cache_bonus), "amount")
        return {"ability": ability, "about": about}

    def priced(self, title: int, price: str, amount: int) -> Meaning:
        """A card, and what it costs."""
        return {"card": self.name(title), price: int(amount)}

    def name(self, title: int) -> str:
        """What a card is called."""
        return name(self.words, self.speaker.game.proper_names, title)
