"""Every sentence of the game, with every value it can get, in both languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Resource

from tablee.engine.game import game
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, words_of
from tablee.games.demeter.actions import DRACULA_NAMES, ROOM_NAMES
from tablee.games.demeter.table import CLUES, DRACULA_CARDS, ROOMS, Box

LANGUAGES = ("fr", "en")
GAME = game("demeter")
BOX: Box = GAME.box  # type: ignore[assignment]
ACTIONS = [GAME.actions[number] for number in range(GAME.actions.size)]
AMOUNTS = (0, 1, 2, 3)
NAMES = ("Paul", "Anna", "Émile", "Yann")  # with and without a vowel at the beginning
LUCK_ALWAYS_WORKS = 145  # so that nothing is refused under the number of that card
# Parts of sentences, for the others to use.
PARTS = {"points", "who-is-meant", "cards-still-there", "wounds-taken", "shown-by-the-die"}
OWN_PARTS = {"en": {"whose-is-meant"}, "fr": {"to-whom", "of-whom", "of-name"}}


def written(language: str) -> Resource:
    file = GAME.folder / f"words.{language}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in written(language).body if isinstance(entry, Message)]


@cache
def numbers_that_refuse() -> set[int]:
    """The numbers that stand in the rules where a verdict is returned, and in the tables of
    numbers that verdicts look up."""
    found: set[int] = set()
    for file in (GAME.folder / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            verdict = isinstance(node, ast.FunctionDef) and node.name.startswith("verdict")
            looked_up = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith(
                ("RULE_OF_QUESTION", "RULE_OF_CARD", "LIMIT_BY_ROLE", "QUOTA_BY_ROLE")
            )
            if not verdict and not looked_up:
                continue
            for part in ast.walk(node):
                returned = isinstance(part, ast.Return) and part.value is not None
                if returned or looked_up:
                    source = part.value if isinstance(part, ast.Return) else part
                    found |= {
                        constant.value
                        for constant in ast.walk(source)  # type: ignore[arg-type]
                        if isinstance(constant, ast.Constant)
                        and isinstance(constant.value, int)
                        and constant.value > 1
                    }
    return found - {LUCK_ALWAYS_WORKS}


def speaker(language: str, reader: int | None) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def actions(language: str) -> Iterator[str]:
    for names in (NAMES, ()):
        yield from (Speaker(GAME, language, names, 0).action(action) for action in ACTIONS)


def values_of(parameter: str) -> range | tuple[int, ...]:
    """What a parameter can be."""
    names = GAME.parameter_names.get(parameter)
    return AMOUNTS if names is None else range(len(names))


def events(language: str) -> Iterator[str]:
    for what, parameters in enumerate(GAME.events.values()):
        for values in product(*map(values_of, parameters)):
            a, b, c = (*values, 0, 0, 0)[:3]
            for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                if said := speaker(language, reader).event(Event(what, seat, 1, a, b, c, 0)):
                    yield said


@cache
def refused_kinds() -> set[tuple[int, str]]:
    """Each number that refused something in random games, with the kinds of action it refused."""
    found: set[tuple[int, str]] = set()
    for roles, seed in product(("off", "on"), range(3)):
        match = GAME.new(seats=3, seed=seed, ghouls_vampires=roles)
        choice = random.Random(seed)
        for _ in range(150):
            if match.over:
                break
            seat = match.waiting[0]
            for action in choice.sample(ACTIONS, 60):
                if refusal := match.why_not(seat, action):
                    found.add((refusal.rule, action.kind))
            match.play(seat, choice.choice(match.legal(seat)))
    return found


def refusals(language: str) -> Iterator[str]:
    every = refused_kinds() | {(n, ACTIONS[0].kind) for n in numbers_that_refuse()}
    for rule, kind in sorted(every):
        action = next(action for action in ACTIONS if action.kind == kind)
        yield speaker(language, 0).refusal(rule, action)


def questions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).question(question) for question in GAME.questions)


def options(language: str) -> Iterator[str]:
    words = words_of(GAME, language)
    for option in GAME.options.values():
        yield words.say(f"option-{option.name}")
        for value in option.values:
            yield words.say(f"option-{option.name}-{value}")
            yield words.say(f"option-{option.name}-{value}-about")


def everything_else(language: str) -> Iterator[str]:
    words = words_of(GAME, language)
    yield from (words.say(message) for message in ("title", "tagline", "pitch"))
    yield from (words.say(f"kind-{kind}") for kind in GAME.actions.kinds)
    yield from (words.say(f"colour-{seat}") for seat in range(max(GAME.seats)))
    for points, you, vowel in product((0, 1), ("yes", "no"), ("yes", "no")):
        name = NAMES[vowel == "yes"]
        yield words.say("points", points=points)
        yield words.say("over-won", name=name, you=you, vowel=vowel, points=points)
        yield words.say("over-shared", names=" & ".join(NAMES), points=points)


SENTENCES = (actions, events, refusals, questions, options, everything_else)


@cache
def all_sentences(language: str) -> set[str]:
    return {sentence for said in SENTENCES for sentence in said(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed(language: str) -> None:
    """What Fluent can't read it would leave out in silence."""
    comments = (GroupComment, Message)
    strange = [entry for entry in written(language).body[1:] if not isinstance(entry, comments)]
    assert strange == []
    assert len(set(message_ids(language))) == len(message_ids(language))


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    french, english = (
        [name for name in message_ids(language) if name not in OWN_PARTS[language]]
        for language in LANGUAGES
    )
    assert french == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    """Each belongs to something that the game has."""
    wanted = PARTS | OWN_PARTS[language]
    wanted |= {"title", "tagline", "pitch", "over-won", "over-shared", "over-lost"}
    for parameter, names in GAME.parameter_names.items():
        wanted |= {f"{parameter}-{name}" for name in names}
    wanted |= {f"{word}-{kind}" for word in ("kind", "action") for kind in GAME.actions.kinds}
    wanted |= {f"ask-{question}" for question in GAME.questions}
    wanted |= {f"event-{event}" for event in GAME.events}
    wanted |= {f"refused-{number}" for number in numbers_that_refuse()}
    wanted |= {f"colour-{seat}" for seat in range(max(GAME.seats))}
    for option in GAME.options.values():
        wanted.add(f"option-{option.name}")
        for value in option.values:
            wanted |= {f"option-{option.name}-{value}", f"option-{option.name}-{value}-about"}
    assert set(message_ids(language)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_questions_and_refusals_are_whole_sentences(language: str) -> None:
    for said in (events, refusals, questions):
        for sentence in said(language):
            assert re.fullmatch(r"[A-ZÀÉŒ0-9].*[.?!]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shows_the_machinery(language: str) -> None:
    """No identifier, no gap, no doubled or trailing space; the typographer's apostrophe."""
    for sentence in all_sentences(language):
        assert not re.search(r"[_{}$'\"]|player\d|None|\s\s|^\s|\s$", sentence), sentence


MISTAKES_IN_FRENCH = [
    r"[^\u202f][;!?]",
    r"[^\u00a0]:",
    r"«(?!\u00a0)",
    r"[^\u00a0]»",
    r"\s[.,]",
    r"\b(?:de|que|le|la|ne|se|je|si il) (?=[aeiouéèêàœ]|h(?:uile|umain|omme))",  # no elision
    r"\bde (?:le|les)\b",
    r"\bà (?:le|les)\b",
    r"[“”]",
    r"\b(?:[Oo]eil|[Cc]oeur)\b",
]


@pytest.mark.parametrize("mistake", MISTAKES_IN_FRENCH)
def test_french_is_set_as_french(mistake: str) -> None:
    wrong = [sentence for sentence in all_sentences("fr") if re.search(mistake, sentence)]
    assert wrong == []


def test_english_is_set_as_english() -> None:
    wrong = [s for s in all_sentences("en") if re.search(r"[«»\u00a0\u202f]|\s[;:!?.,]", s)]
    assert wrong == []


def test_others_are_called_by_name_and_the_reader_is_addressed() -> None:
    steals = Event(GAME.event_names.index("steals"), 0, 95, 1, 4, 0, 0)
    said = [
        speaker(*at).event(steals) for at in (("en", 0), ("en", 1), ("en", 2), ("fr", 1), ("fr", 2))
    ]
    assert said == [
        "You steal oil from Anna.",
        "Paul steals oil from you.",
        "Paul steals oil from Anna.",
        "Paul vous vole de l’huile.",
        "Paul vole de l’huile à Anna.",
    ]


def test_french_elides_before_a_vowel_and_articles_follow_the_room() -> None:
    def said(event: str, *values: int, seat: int) -> str:
        a, b, c = (*values, 0, 0, 0)[:3]
        return speaker("fr", 3).event(Event(GAME.event_names.index(event), seat, 1, a, b, c, 0))

    assert said("cared_for", seat=1) == "Toutes les blessures d’Anna sont soignées."
    assert said("eliminated", seat=0) == "C’en est fait de Paul."
    assert (
        said("moves", 5, 13, seat=0) == "Paul quitte la cabine du capitaine et va sur la dunette."
    )
    assert said("reveals_room", 0, 2, seat=0) == (
        "Le pion du gaillard d’avant est retourné\u00a0: il y reste 2 cartes."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_dracula_s_cards_and_the_clues_say_what_the_box_says(language: str) -> None:
    """Rooms are written out there, for the sake of the language."""
    words = words_of(GAME, language)
    for card in range(DRACULA_CARDS):
        said = words.say(f"dracula-{DRACULA_NAMES[card]}")
        for room in range(ROOMS):
            called = re.escape(words.say(f"room-{ROOM_NAMES[room]}"))
            is_named = re.search(rf"(?:^|, | and | et ){called}(?:$|, | and | et )", said)
            assert bool(is_named) == bool(BOX.dracula_visits[card, room]), said
    for clue in range(CLUES):
        where = words.forms(f"room-{ROOM_NAMES[BOX.clue_room[clue]]}")["in"]
        assert words.forms(f"clue-{GAME.parameter_names['clue'][clue]}")["in"] == where


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_cards_are_called_as_in_the_rulebook(language: str) -> None:
    rulebook = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    words = words_of(GAME, language)
    for option in GAME.options.values():
        for value in option.values:
            assert words.say(f"option-{option.name}-{value}") in rulebook
        assert option.main or words.say(f"option-{option.name}") in rulebook
    for card in GAME.parameter_names["card"]:
        assert f"**{words.say(f'card-{card}')}**" in rulebook
