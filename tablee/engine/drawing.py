"""How a game is drawn: the templates in its folder, filled from a view alone.

    pieces.svg.jinja   the drawings of its components, from the box: the same for every table
    board.svg.jinja    the table as one seat sees it, made of those pieces
    cover.svg.jinja    the game on a shelf: a square, on which nothing is asked of a reader
    board.css          colours, and what moves
    cover.css          what only the cover has

The game's `scene.py` gives each template its values: `components(game)`,
`scene(view, language)`, `cover(game, language)`. A page holds the pieces
once, and the board again after every move; a picture that has to stand alone,
in a notebook say, brings its pieces and its colours with it.

For a terminal, the game's `text.py` draws the same table in characters,
`drawn(view, speaker)`, and says it in sentences, `told(view, speaker)`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tablee.engine.match import View

# Seats are told apart by a crest as well as by a colour; a board uses them as #crest-0, #crest-1...
CRESTS = (
    "lorc/raven",
    "lorc/stag-head",
    "lorc/wolf-head",
    "lorc/fox-head",
    "lorc/owl",
    "lorc/lion",
)
ICONS = Path(__file__).resolve().parents[1] / "web" / "built" / "icons"


def draw(view: View, language: str, alone: bool) -> str:
    """The table as the view's seat sees it."""
    game = view.game
    drawn = template(game, "board.svg.jinja").render(scene_of(game).scene(view, language))
    if alone:
        style = (game.folder / "board.css").read_text(encoding="utf-8")
        brought = Markup("<style>{}</style>{}").format(Markup(style), pieces(game))
        drawn = re.sub(r"(<svg[^>]*>)", lambda svg: Markup(svg[1]) + brought, drawn, count=1)
    return str(drawn)


@cache
def pieces(game: Game) -> Markup:
    """The drawings of the game's components and the seats' crests, to be used by the board."""
    crests = (
        Markup('<symbol id="crest-{}" viewBox="0 0 512 512">{}</symbol>').format(seat, icon(name))
        for seat, name in enumerate(CRESTS)
    )
    components = template(game, "pieces.svg.jinja").render(scene_of(game).components(game))
    return Markup("<defs>{}{}</defs>").format(Markup("").join(crests), Markup(components))


@cache
def cover(game: Game, language: str) -> Markup:
    """The game on a shelf."""
    return Markup(template(game, "cover.svg.jinja").render(scene_of(game).cover(game, language)))


def scene_of(game: Game) -> Any:
    """The module that says what lies where."""
    return import_module(f"tablee.games.{game.slug}.scene")


def text_of(game: Game) -> Any:
    """The module that draws the table in characters, and says it in sentences."""
    return import_module(f"tablee.games.{game.slug}.text")


@cache
def template(game: Game, name: str) -> Any:
    """One of the game's templates."""
    room = Environment(
        loader=FileSystemLoader(game.folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    room.globals["icon"] = icon
    return room.get_template(name)


@cache
def icon(name: str) -> Markup:
    """What an icon of the set is made of, in a square of 512: `lorc/raven`."""
    file = ICONS / f"{name}.svg"
    if not file.is_file():
        raise FileNotFoundError(
            f"The icon {name} is not there: name it in icons.txt, run make setup."
        )
    inside = re.search(r"<svg[^>]*>(.*)</svg>", file.read_text(encoding="utf-8"), re.DOTALL)
    assert inside, f"{file} is no drawing"
    return Markup(inside[1])
