"""What each page shows, to one reader: plain values that the templates lay out.

The page of a table is made from the seat's `View`, from who sits where, and
from nothing else: what the seat can't know is not at hand here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from markupsafe import Markup

from tablee import players
from tablee.engine.actions import Action
from tablee.engine.compiling import is_ready
from tablee.engine.game import Game, Option, OptionsClash
from tablee.engine.match import View
from tablee.engine.rule import rank, score, side
from tablee.engine.table import SPECTATOR, owes
from tablee.engine.tale import Event, heard_by
from tablee.engine.words import Speaker, begins_with_vowel, choices_of, how_it_ended, words_of
from tablee.server.declined import server_words
from tablee.server.keys import link_secret
from tablee.server.store import Entry
from tablee.server.tables import Kind, Table

DEFAULT_LEVEL = "middle"


# ---------------------------------------------------------------- home, and a game


@dataclass(frozen=True)
class GameCard:
    """A game on the shelf."""

    game: Game
    slug: str
    title: str
    tagline: str
    pitch: str
    seats: tuple[int, ...]
    minutes: int
    age: int
    author: str
    publisher: str  # empty where the booklet names none, and then there is no year either
    year: str


@dataclass(frozen=True)
class TableCard:
    """A table at which the reader sits, to find back to it from home."""

    id: str
    card: GameCard
    company: str  # the others, as a sentence lists them; empty while nobody has come
    state: Literal["over", "your-turn", "free", "their-turn"]  # free: a seat is


@dataclass(frozen=True)
class ValueChoice:
    """One value of an option, with a sentence about it."""

    value: str
    label: str
    about: str


def field_of(option: str, seats: int) -> str:
    """What the form calls an option whose values differ with the number of seats."""
    return f"option-{option}-for-{seats}"


@dataclass(frozen=True)
class OptionChoice:
    """An option of a game; the first value is the default."""

    field: str  # in the form
    label: str
    values: tuple[ValueChoice, ...]
    main: bool  # shown openly
    seats: int | None  # the only number of seats that it is for
    only: str  # what else has to be chosen for any value but the first; mostly empty


@dataclass(frozen=True)
class Level:
    """A level of bot."""

    name: str
    label: str
    about: str  # how it plays; empty for one that others have brought


@dataclass(frozen=True)
class GamePage:
    """A game, and the form for a new table of it. The form posts to /tables: `game`, `name`,
    `seats`, `seat-1`, `seat-2`... (a level, or `friend`), `option-<name>`, or
    `option-<name>-for-<seats>` where the values differ. Whatever is missing is the default."""

    card: GameCard
    default_seats: int
    levels: tuple[Level, ...]
    default_level: str
    options: tuple[OptionChoice, ...]


def game_card(game: Game, language: str) -> GameCard:
    """A game as it is announced."""
    words, data = words_of(game, language), game.data
    return GameCard(
        game=game,
        slug=game.slug,
        title=words.say("title"),
        tagline=words.say("tagline"),
        pitch=words.say("pitch"),
        seats=game.seats,
        minutes=int(data["minutes"]),
        age=int(data["age"]),
        author=str(data["author"]),
        publisher=str(data.get("publisher", "")),
        year=str(data.get("year", "")),
    )


def table_card(table: Table, language: str, seat: int | None) -> TableCard:
    """A table, to who sits there."""
    others = [
        name
        for other, (name, who) in enumerate(zip(table.names(language), table.seats, strict=True))
        if other != seat and who.kind != "open"
    ]
    state: Literal["over", "your-turn", "free", "their-turn"] = "their-turn"
    if table.match.over:
        state = "over"
    elif seat in table.match.waiting:
        state = "your-turn"
    elif any(who.kind == "open" for who in table.seats):
        state = "free"
    return TableCard(table.id, game_card(table.game, language), listed(others, language), state)


@lru_cache(maxsize=64)
def game_page(game: Game, language: str) -> GamePage:
    """A game's own page."""
    options = tuple(
        option_choice(game, language, option, seats)
        for option in game.options.values()
        for seats in (game.seats if option.seats else (None,))
    )
    return GamePage(
        card=game_card(game, language),
        default_seats=int(game.data["default_seats"]),
        levels=levels(language),
        default_level=DEFAULT_LEVEL,
        options=options,
    )


def option_choice(game: Game, language: str, option: Option, seats: int | None) -> OptionChoice:
    """An option as the form offers it, to so many seats if its values differ with that."""
    words = words_of(game, language)
    values = option.values if seats is None else option.values_for(seats)
    return OptionChoice(
        field=f"option-{option.name}" if seats is None else field_of(option.name, seats),
        label=words.say(f"option-{option.name}"),
        values=tuple(
            ValueChoice(
                value,
                words.say(f"option-{option.name}-{value}"),
                words.say(f"option-{option.name}-{value}-about"),
            )
            for value in values
        ),
        main=option.main,
        seats=seats,
        only="; ".join(goes_with(game, language, option.only, other) for other in option.only),
    )


def goes_with(game: Game, language: str, only: Mapping[str, Sequence[str]], other: str) -> str:
    """The values of another option that one goes with, in words."""
    words = words_of(game, language)
    called = " / ".join(words.say(f"option-{other}-{value}") for value in only[other])
    return server_words(language).say(
        "options-go-with", option=words.say(f"option-{other}"), values=called
    )


def clash(game: Game, language: str, error: OptionsClash) -> dict[str, str]:
    """What doesn't go with what, in words."""
    words = words_of(game, language)
    said = {
        "option": words.say(f"option-{error.option}"),
        "value": words.say(f"option-{error.option}-{error.value}"),
    }
    if not error.other:
        return said | {
            "other": server_words(language).say("options-not-with-seats", count=error.seats)
        }
    return said | {"other": goes_with(game, language, game.options[error.option].only, error.other)}


def levels(language: str) -> tuple[Level, ...]:
    """The levels of bots, from the gentlest; then the players that others have brought."""
    words = server_words(language)
    return tuple(
        Level(
            name,
            level_label(name, language),
            words.say(f"level-{name}-about") if words.has(f"level-{name}-about") else "",
        )
        for name in dict.fromkeys((*players.LEVELS, *players.players()))
    )


def level_label(name: str, language: str) -> str:
    """What a level is called; a player that others have brought goes by its own name."""
    words = server_words(language)
    return words.say(f"level-{name}") if words.has(f"level-{name}") else name


# ---------------------------------------------------------------- joining


@dataclass(frozen=True)
class JoinPage:
    """Behind a link to a seat. `state` says what can be done there.

    join     the seat is free: ask for a `name`, and post it to this same address
    taken    somebody sits there already
    sitting  this browser sits at the table already, as `name`
    device   a link of the seat's holder to go on from here: post to this same address
    """

    state: Literal["join", "taken", "sitting", "device"]
    id: str
    card: GameCard
    seat: int
    name: str  # who sits there, or, for `sitting`, as whom this browser sits
    names: tuple[str, ...]  # everybody at the table, by seat


# ---------------------------------------------------------------- a table


@dataclass(frozen=True)
class SeatCard:
    """Someone at the table."""

    seat: int
    name: str
    points: int
    is_you: bool
    kind: Literal["you", "person", "bot", "open"]
    level: str  # a bot's, as it is called
    to_act: bool
    connected: bool  # bots always are
    rank: int
    side: int  # seats of one side win and lose together


@dataclass(frozen=True)
class Choice:
    """Something that the reader may do now."""

    id: int
    text: str  # as in the log: `place_tile 24`
    label: str
    kind: str
    heading: str  # above it, and above the others of its kind or part


@dataclass(frozen=True)
class StoryLine:
    """Something that happened, in words."""

    move: int  # of those that this reader heard of; 0 is the deal
    text: str
    rule: str  # CT-47; empty for what isn't of the game, such as a move taken back
    seat: int


@dataclass(frozen=True)
class TablePage:
    """The live part of a table's page, for one reader."""

    id: str
    game: Game
    lang: str
    version: int
    seat: int  # SPECTATOR for who only watches
    view: View
    speaker: Speaker
    seats: tuple[SeatCard, ...]  # in table order, beginning with the reader
    question: str | None
    choices: tuple[Choice, ...]
    waiting: str  # whose turn it is, or how it ended
    title: str
    story: tuple[StoryLine, ...]  # newest last
    fresh: tuple[StoryLine, ...]  # what happened since the version before
    over: bool
    standings: tuple[SeatCard, ...]  # best first
    can_undo: bool  # at once: nobody has learned anything, or there is nobody to ask
    may_ask_undo: bool  # there is a move to take back; the others may have to agree
    undo_asked_by: str | None
    undo_is_mine: bool  # the reader asked, and may think better of it (refuse)
    must_answer_undo: bool  # the reader is asked to agree or refuse
    invites: tuple[tuple[int, str], ...]  # free seats, with the link to each
    levels: tuple[Level, ...]  # of bots that could take a free seat; only for who sits here
    my_link: str | None  # to go on from another device: to be kept to oneself
    moved_to: str | None  # the rematch, for the script to go to
    trouble: str | None  # a bot could not think
    commitment: str
    options: tuple[tuple[str, str], ...]
    svg: Markup


def table_page(
    table: Table,
    seat: int,
    language: str,
    origin: str,
    present: Collection[int] = (),
    bot_trouble: Collection[int] = (),
) -> TablePage:
    """The table as this seat sees it now."""
    view, names = table.match.view(seat), table.names(language)
    speaker = Speaker(table.game, language, names, None if seat == SPECTATOR else seat)
    cards = seat_cards(table, view, names, language, present)
    story, sits, request = told(view, speaker), seat != SPECTATOR, table.request
    waiting = waiting_for(table, view, speaker, cards)
    return TablePage(
        id=table.id,
        game=table.game,
        lang=language,
        version=table.version,
        seat=seat,
        view=view,
        speaker=speaker,
        seats=cards,
        question=speaker.question(view.question) if view.question else None,
        choices=tuple(choice_now(speaker, view, action) for action in view.legal),
        waiting=waiting,
        title=title(table, view, language),
        story=story,
        fresh=fresh(table, story, speaker),
        over=table.match.over,
        standings=tuple(sorted(cards, key=lambda card: (card.rank, card.seat))),
        can_undo=sits and free_to_take_back(table, seat),
        may_ask_undo=sits and not request and table.has_moved(seat),
        undo_asked_by=names[request.seat] if request else None,
        undo_is_mine=request is not None and request.seat == seat,
        must_answer_undo=seat in table.unanswered,
        invites=invites(table, origin),
        levels=levels(language) if sits else (),
        my_link=seat_link(table, seat, origin) if sits else None,
        moved_to=f"/t/{table.rematch}" if table.rematch else None,
        trouble=trouble(names, bot_trouble, language),
        commitment=table.match.commitment,
        options=chosen_options(table.game, language, tuple(table.match.options.items())),
        svg=Markup(table.game.draw(view, language)),
    )


def seat_cards(
    table: Table, view: View, names: Sequence[str], language: str, present: Collection[int]
) -> tuple[SeatCard, ...]:
    """Everybody, in table order, beginning with the reader."""
    count = len(table.seats)
    begin = view.seat if view.seat != SPECTATOR else 0
    cards = []
    for seat in ((begin + i) % count for i in range(count)):
        who, is_you = table.seats[seat], seat == view.seat
        cards.append(
            SeatCard(
                seat=seat,
                name=names[seat],
                points=score(view.table, view.box, seat),
                is_you=is_you,
                kind="you" if is_you else who.kind,
                level=level_label(who.level, language) if who.kind == "bot" else "",
                to_act=owes(view.table, seat),
                connected=who.kind == "bot" or seat in present,
                rank=rank(view.table, view.box, seat),
                side=side(view.table, seat),
            )
        )
    return tuple(cards)


@lru_cache(maxsize=10_000)
def choice(game: Game, language: str, names: tuple[str, ...], action: int) -> Choice:
    """An action as a button says it: the same for everybody at the table."""
    chosen = game.actions[action]
    speaker = Speaker(game, language, names)
    return Choice(
        chosen.id, chosen.text, speaker.action(chosen), chosen.kind, speaker.heading(chosen)
    )


def choice_now(speaker: Speaker, view: View, action: Action) -> Choice:
    """The same to this reader: what it means and costs just now, if the game says that."""
    said = choice(view.game, speaker.words.language, tuple(speaker.names), action.id)
    return replace(said, label=speaker.action(action, view)) if choices_of(view.game) else said


@lru_cache(maxsize=1_000)
def chosen_options(
    game: Game, language: str, options: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """What is played, in words."""
    words = words_of(game, language)
    return tuple(
        (words.say(f"option-{name}"), words.say(f"option-{name}-{value}"))
        for name, value in options
    )


# ---------------------------------------------------------------- in words


def told(view: View, speaker: Speaker) -> tuple[StoryLine, ...]:
    """The story so far, as this reader has heard it."""
    names, reader, language = tuple(speaker.names), speaker.reader, speaker.words.language
    return tuple(
        line
        for move, events in enumerate(view.heard)
        for line in told_of_move(view.game, language, names, reader, move, events)
    )


@lru_cache(maxsize=50_000)
def told_of_move(
    game: Game,
    language: str,
    names: tuple[str, ...],
    reader: int | None,
    move: int,
    events: tuple[Event, ...],
) -> tuple[StoryLine, ...]:
    """One move's part of the story. Kept, for the whole story is told again after every move."""
    speaker = Speaker(game, language, names, reader)
    return tuple(
        StoryLine(move, text, f"{game.prefix}-{event.rule}", event.seat)
        for event in events
        if (text := speaker.event(event))
    )


def fresh(table: Table, story: Sequence[StoryLine], speaker: Speaker) -> tuple[StoryLine, ...]:
    """What the last entry brought."""
    if table.latest is None:
        return tuple(story)
    if table.latest.kind == Kind.MOVE:
        reader = SPECTATOR if speaker.reader is None else speaker.reader
        heard = heard_by(table.match.tale[-1], reader)
        told = sum(1 for event in heard if speaker.event(event))
        return tuple(story[len(story) - told :])
    return (told_of_entry(table, table.latest, speaker),)


def told_of_entry(table: Table, entry: Entry, speaker: Speaker) -> StoryLine:
    """What people did at the table that isn't a move of the game."""
    message = f"did-{entry.kind.replace(' ', '-')}"
    text = server_words(speaker.words.language).say(message, **person(speaker, entry.seat))
    return StoryLine(len(table.match.moves), text, "", entry.seat)


def person(speaker: Speaker, seat: int) -> dict[str, str | int]:
    """A seat as a sentence needs it."""
    name = speaker.names[seat]
    return {
        "name": name,
        "you": "yes" if seat == speaker.reader else "no",
        "vowel": "yes" if begins_with_vowel(name) else "no",
    }


def waiting_for(table: Table, view: View, speaker: Speaker, cards: Sequence[SeatCard]) -> str:
    """Whose turn it is; or how it ended."""
    words = server_words(speaker.words.language)
    if table.match.over:
        return ending(speaker, cards)
    if table.request:
        names = listed([speaker.names[seat] for seat in table.unanswered], speaker.words.language)
        you = "yes" if view.seat in table.unanswered else "no"
        return words.say("waiting-for-agreement", names=names, you=you)
    awaited = [card for card in cards if card.to_act]
    if any(card.is_you for card in awaited):
        return words.say("waiting-for-you")
    message = "waiting-for-person"
    if all(card.kind == "bot" for card in awaited):
        message = "waiting-for-bot"
    elif any(card.kind == "open" for card in awaited):
        message = "waiting-for-guest"
    names = listed([card.name for card in awaited], speaker.words.language)
    return words.say(message, names=names, count=len(awaited))


def ending(speaker: Speaker, cards: Sequence[SeatCard]) -> str:
    """Who has won."""
    winners = [card for card in cards if card.rank == 1]
    message = how_it_ended(len(winners), len({card.side for card in winners}))
    if len(winners) == 1:
        won = person(speaker, winners[0].seat)
        return speaker.words.say(message, points=winners[0].points, **won)
    concerned = winners or cards
    names = listed([card.name for card in concerned], speaker.words.language)
    return speaker.words.say(message, points=concerned[0].points, names=names)


def listed(names: Sequence[str], language: str) -> str:
    """Anna; Anna and Paul; Anna, Paul and Zoé."""
    if len(names) < 2:
        return "".join(names)
    words = server_words(language)
    return words.say("listed", most=", ".join(names[:-1]), last=names[-1])


def title(table: Table, view: View, language: str) -> str:
    """What the tab says: seen from another tab, whether it's the reader's turn."""
    words, game_title = server_words(language), words_of(table.game, language).say("title")
    if table.match.over:
        return words.say("title-over", game=game_title)
    if view.question:
        return words.say("title-your-turn", game=game_title)
    return words.say("title-waiting", game=game_title)


def trouble(names: Sequence[str], bots: Collection[int], language: str) -> str | None:
    """A bot could not think; what it did instead."""
    if not bots:
        return None
    said = listed([names[seat] for seat in sorted(bots)], language)
    return server_words(language).say("bot-trouble", names=said, count=len(bots))


# ---------------------------------------------------------------- undo, links


def free_to_take_back(table: Table, seat: int) -> bool:
    """Whether the seat may take its last move back without asking anybody. With only plain rules
    at hand it takes too long to find out for every page; whoever tries will be told."""
    if table.request or not table.has_moved(seat):
        return False
    if not table.others_to_ask(seat):
        return True
    return is_ready(table.game) and table.match.free_undos(seat) > 0


def invites(table: Table, origin: str) -> tuple[tuple[int, str], ...]:
    """The free seats, and the link by which each can be taken."""
    return tuple(
        (seat, f"{origin}/t/{table.id}/join/{link_secret(table.laid.secret, 'join', seat)}")
        for seat, who in enumerate(table.seats)
        if who.kind == "open"
    )


def seat_link(table: Table, seat: int, origin: str) -> str:
    """The link by which who holds a seat goes on from another device."""
    return f"{origin}/t/{table.id}/seat/{link_secret(table.laid.secret, 'seat', seat)}"
