"""A card that is added in box.toml, a title, a name and a row, is in the game: bought, played,
described in both languages and drawn, without a line of code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tablee

# Red, for 2 Command: 1 Command and 4 Battle; with a turquoise card 3 Battle more, and a card drawn.
ROW = "    [0, 2, 2, 1, 4, 0, 0, 1, 1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 1,  2],\n"

# In a process of its own, since the cards are read where the game is loaded.
PLAY_WITH_IT = """
from itertools import count

import tablee
from tablee.engine.rule import broken_law
from tablee.engine.words import words_of
from tablee.games.volfyirion.cards import description, row_of
from tablee.games.volfyirion.table import TITLE_NAMES

game, title = tablee.game("volfyirion"), TITLE_NAMES.index("watchman")
for seed in count():
    match = game.new(seats=2, seed=seed, first_player="seat_0")
    if title in [match.table.row[0, space] for space in range(5)]:
        break
print("Watchman" in game.draw(match.view(0), "en"), "Watchman" in game.draw(match.view(0), "fr"))

def does(kinds):
    for kind in kinds:
        for action in match.legal(match.waiting[0]):
            if action.text.startswith(kind):
                match.play(match.waiting[0], action.id)
                assert broken_law(match.table, match.box) == 0
                return action.text

space = [match.table.row[0, space] for space in range(5)].index(title) + 1
done = ""
while done != "play watchman":
    before = match.table.points[match.waiting[0], 1]
    done = does(["play watchman", f"buy {space}", "keep", "play", "end_turn", ""])
print(match.table.points[match.waiting[0], 1] - before)
for language in ("en", "fr"):
    print(*description(words_of(game, language), row_of(match.box, title), 0), sep=" | ")
"""


def test_a_card_added_in_box_toml_is_bought_played_described_and_drawn(tmp_path: Path) -> None:
    package = tmp_path / "tablee"
    shutil.copytree(Path(tablee.__file__).parent, package)
    box = package / "games" / "volfyirion" / "box.toml"
    text = box.read_text(encoding="utf-8")
    for after, more in (
        ('"volfyirion_bait", "death_eraser",\n', '    "watchman",\n'),
        ('death_eraser = "Death Eraser"\n', 'watchman = "Watchman"\n'),
        ("# blank    death_eraser\n", ROW),
    ):
        assert text.count(after) == 1
        text = text.replace(after, after + more)
    box.write_text(text, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", PLAY_WITH_IT],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()
    in_english = (
        "Command card, red, costs 2 Command | gives 1 Command, 4 Battle | "
        "with another turquoise card: 3 Battle, draw 1 card"
    )
    in_french = (
        "carte d’Ordre, bannière rouge, coûte 2\xa0points d’Ordre | "
        "donne 1\xa0point d’Ordre, 4\xa0points de Combat | "
        "avec une autre carte turquoise\xa0: 3\xa0points de Combat, piochez 1\xa0carte"
    )
    assert told == ["True True", "4", in_english, in_french]
