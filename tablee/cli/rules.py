"""`tablee rules`: a game's rulebook, or one rule of it."""

from __future__ import annotations

import re
from argparse import Namespace

from tablee.cli.asked import Mistake, language_of, words_here
from tablee.cli.terminal import Terminal
from tablee.engine.game import game
from tablee.engine.rulebook import Rule, Rulebook, plain, rulebook


def rules(asked: Namespace) -> int:
    """Show the rules that were asked for."""
    language = language_of(asked.language)
    book, terminal = rulebook(game(asked.game), language), Terminal(language)
    if asked.number is None:
        terminal.page(whole(book, terminal.width))
    else:
        terminal.show(one_rule(book, asked.number, terminal))
    return 0


def one_rule(book: Rulebook, asked: str, terminal: Terminal) -> str:
    """The rule of this number, under the heading of its section."""
    number = number_in(asked, book.prefix)
    for section in book.sections:
        for rule in section.rules:
            if rule.number == number:
                return f"{section.title}\n\n{in_lines(rule, terminal.width)}"
    first, last = (f"{book.prefix}-{end(book.rules)}" for end in (min, max))
    words = words_here(terminal.language)
    raise Mistake(words.say("no-such-rule", asked=asked, first=first, last=last))


def number_in(text: str, prefix: str) -> int | None:
    """A rule's number, however it is typed.

    >>> number_in("47", "CT"), number_in("ct-47", "CT"), number_in("CT 47", "CT")
    (47, 47, 47)
    """
    found = re.fullmatch(rf"(?:{prefix}[- ]?)?(\d+)", text.strip(), re.IGNORECASE)
    return int(found[1]) if found else None


def whole(book: Rulebook, width: int) -> str:
    """The whole book."""
    parts = [heading(book.title, "="), plain(book.intro, width)]
    for section in book.sections:
        parts.append(heading(section.title, "-"))
        if section.intro:
            parts.append(plain(section.intro, width))
        parts.extend(in_lines(rule, width) for rule in section.rules)
    return "\n\n".join(parts)


def heading(title: str, line: str) -> str:
    """A title, underlined."""
    return f"{title}\n{line * len(title)}"


def in_lines(rule: Rule, width: int) -> str:
    """A rule as it stands in the book, with its name before it."""
    return plain(f"{rule.name}  {rule.text}", width)
