"""A rulebook's Markdown, taken apart as its tests look at it."""

from __future__ import annotations

import re

from tablee.engine.game import game

NOTE = {"fr": "*Notre lecture\u00a0: ", "en": "*Our ruling: "}
NO_BREAK = "\u00a0\u202f"  # the ordinary no-break space, and the narrow one


def text(slug: str, language: str) -> str:
    """The whole of it."""
    return (game(slug).folder / f"rulebook.{language}.md").read_text(encoding="utf-8")


def head(slug: str) -> re.Pattern[str]:
    """How a rule begins."""
    return re.compile(rf"\*\*{game(slug).prefix}-(\d+)\*\* (?=\S)")


def blocks(slug: str, language: str) -> list[str]:
    """Paragraphs, headings, lists and tables; a fenced diagram, blank lines and all, is one."""
    found: list[str] = []
    for chunk in re.split(
        r"(^```\n.*?^```$)", text(slug, language), flags=re.MULTILINE | re.DOTALL
    ):
        found += [chunk] if chunk.startswith("```") else chunk.split("\n\n")
    return [block.strip("\n") for block in found if block.strip("\n")]


def prose(slug: str, language: str) -> str:
    """The text without its diagrams."""
    return "\n\n".join(block for block in blocks(slug, language) if not block.startswith("```"))


def sections(slug: str, language: str) -> list[list[int]]:
    """The rules that each section holds."""
    held: list[list[int]] = []
    for block in blocks(slug, language):
        if block.startswith("## "):
            held.append([])
        elif begins := head(slug).match(block):
            held[-1].append(int(begins[1]))
    return held
