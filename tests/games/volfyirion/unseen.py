"""What need not happen in a few thousand games at random, and why: random players end their turns
when they have hardly begun, so that points for the dear things never come together, and most cards
never meet most others. Each rule has its test all the same, and each card is played in one."""

DEAR = "it takes more points than random players ever keep together"
RARE = "it takes a card, and a moment for it, that hardly ever meet"
EACH = "cards, cities and players are many: not each of them meets each of these"

UNSEEN = {
    r"actions: .*": EACH,
    r"event .*, (card|city|cell|owner|space|slot)": EACH,
    r"event .*, .*: .*": EACH,
}
