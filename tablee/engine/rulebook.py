"""A game's rulebook: its sections, and each rule by its number, for page and terminal.

`rulebook.<language>.md` is Markdown: a title, a few words, then sections. A
paragraph that begins with `**CT-47**` is rule 47, along with the lists, tables
and diagrams that follow it; what stands before a section's first rule
introduces the section.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from textwrap import wrap

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from tablee.engine.game import Game

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
COLUMN_GAP = "   "


@dataclass(frozen=True)
class Rule:
    """One rule: its number, its name (CT-47), and its text without the name."""

    number: int
    name: str
    text: str


@dataclass(frozen=True)
class Section:
    """A heading, what introduces it, and its rules; either of the latter may be missing."""

    title: str
    intro: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """A whole rulebook; every text in it is Markdown, to be shown by `html` or `plain`."""

    prefix: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> dict[int, Rule]:
        """All rules by number."""
        return {rule.number: rule for section in self.sections for rule in section.rules}

    def html(self, text: str) -> str:
        """A text as HTML, in which every mention of a rule leads to #CT-47."""
        rendered = str(MARKDOWN.render(text))
        return re.sub(rf"\b{self.prefix}-\d+\b", r'<a href="#\g<0>">\g<0></a>', rendered)


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """A game's rulebook in a language."""
    text = (game.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return read(text, game.prefix)


def read(text: str, prefix: str) -> Rulebook:
    """A rulebook from its Markdown."""
    head = re.compile(rf"\*\*({prefix}-(\d+))\*\* +")
    lines = text.split("\n")
    title = ""
    sections = [Section("", "", ())]  # the first, with no heading, introduces the book
    for token in MARKDOWN.parse(text):
        if token.level > 0 or token.map is None:
            continue
        block = "\n".join(lines[slice(*token.map)]).strip("\n")
        if token.type == "heading_open" and token.tag == "h1":
            title = block.lstrip("# ")
        elif token.type == "heading_open" and token.tag == "h2":
            sections.append(Section(block.lstrip("# "), "", ()))
        else:
            sections[-1] = with_block(sections[-1], block, head)
    return Rulebook(prefix, title, sections[0].intro, tuple(sections[1:]))


def with_block(section: Section, block: str, head: re.Pattern[str]) -> Section:
    """The section with one block more: a new rule, or more of what came last."""
    title, intro, rules = section.title, section.intro, section.rules
    begins = head.match(block)
    if begins:
        return Section(
            title, intro, (*rules, Rule(int(begins[2]), begins[1], block[begins.end() :]))
        )
    if not rules:
        return Section(title, f"{intro}\n\n{block}".strip("\n"), rules)
    last = rules[-1]
    return Section(
        title, intro, (*rules[:-1], Rule(last.number, last.name, f"{last.text}\n\n{block}"))
    )


# ---------------------------------------------------------------- in a terminal


def plain(text: str, width: int) -> str:
    """A text for a terminal: wrapped, with tables drawn and lists indented."""
    blocks = SyntaxTreeNode(MARKDOWN.parse(text)).children
    return "\n\n".join(plain_block(block, width) for block in blocks)


def plain_block(block: SyntaxTreeNode, width: int) -> str:
    """One paragraph, list, table or diagram."""
    if block.type == "fence":
        return block.content.rstrip("\n")
    if block.type == "table":
        return plain_table([row for part in block.children for row in part.children], width)
    if block.type == "bullet_list":
        items = (wrapped(said(item), width - 4) for item in block.children)
        return "\n".join("  - " + "\n    ".join(item) for item in items)
    return "\n".join(wrapped(said(block), width))


def plain_table(rows: list[SyntaxTreeNode], width: int) -> str:
    """A table whose widest columns give way until it fits the width; rows of
    several lines stand apart."""
    cells = [[said(cell) for cell in row.children] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    room = width - len(COLUMN_GAP) * (len(widths) - 1)
    while sum(widths) > max(room, 8 * len(widths)):
        widths[widths.index(max(widths))] -= 1
    head, *body = (plain_row(row, widths) for row in cells)
    line = COLUMN_GAP.join("-" * column for column in widths)
    apart = "\n\n" if any("\n" in row for row in body) else "\n"
    return "\n".join([head, line, apart.join(body)])


def plain_row(cells: list[str], widths: list[int]) -> str:
    """One row of a table, as many lines high as its fullest cell."""
    columns = [wrapped(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)]
    height = max(map(len, columns))
    lines = zip(*(column + [""] * (height - len(column)) for column in columns), strict=True)
    return "\n".join(
        COLUMN_GAP.join(
            part.ljust(width) for part, width in zip(line, widths, strict=True)
        ).rstrip()
        for line in lines
    )


def said(node: SyntaxTreeNode) -> str:
    """The words of a node, with no marks for emphasis."""
    if node.type in ("softbreak", "hardbreak"):
        return " "
    if not node.children:
        return node.content
    return "".join(said(child) for child in node.children)


def wrapped(text: str, width: int) -> list[str]:
    """Lines no wider than the width; a name such as CT-47 or 2-4 is never broken."""
    return wrap(text, width, break_long_words=False, break_on_hyphens=False)
