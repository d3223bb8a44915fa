# What the pages say, in English. What belongs to a game is said in the game's words, what the
# server says of itself in tablee/server.

## On every page

house-name = Tablée
house-line = Modern board games, to be played with friends or against bots.
house-ways = Elsewhere
skip-to-main = Skip to content
about-link = About
language-fr = Français
language-en = English
colophon = Every game has its authors, whom we salute; the drawings are the house’s own.
colophon-more = Who made what
