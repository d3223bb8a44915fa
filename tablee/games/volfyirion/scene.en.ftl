# The words on the drawing of Volfyirion, and what describes it to who can't see it.

title = Volfyirion: the war table
desc = At the top the enemy’s Cities and what the enemy has in play, in the middle the Asset Row and Volfyirion’s Lair, at the bottom your own Cities, what you have in play, and your hand. Everything you can do here is in the list of choices as well.
cover-title = VOLFYIRION

city-standing = { $city }: Defence { $defence }
city-destroyed = { $city }: destroyed
destroyed = destroyed
burns-bottom = Burns down at the end of your turn!
burns-top = Burns down at the end of the enemy’s turn
rage-suffices = Burns down: the rage reaches { $needed }!
rage-falls-short = Threatened: withstands less than { $needed }
left = Left
shared = Shared
right = Right
dragon-threatens = Volfyirion is on a City, and will burn it down at the end of its owner’s turn
dragon-rests = Volfyirion is on the Lair
defeat = Defeat Volfyirion for { $battle } Battle
awake = Attacks at the end of this turn!

troop = Troop
building = Building
card-sealed = Sealed
card-used = Its ability has been used this turn
sealed = sealed
deck = Deck
discard = Discard
in-hand = In hand
discarded =
    { $count ->
        [0] Discard Pile: empty
       *[other] Discard Pile: { $cards }
    }
asset-deck = Asset Deck
wonder-deck = Wonders
lair = The Lair
row = Asset Row
grid = Rage Grid
rage = Rage Pile
aside = { $count } put aside
nothing-in-play = Nothing in play
ploy-hidden = a hidden Ploy
hand = Your hand
replace = Replace the card on space { $space } of the Asset Row
exchange = Exchange the card on space { $space } of the Asset Row, free of charge
free = free
rebuild = Rebuild

points-command = { $amount } Command
points-battle = { $amount } Battle
points-knowledge = { $amount } Knowledge
name-command = Command
name-battle = Battle
name-knowledge = Knowledge
