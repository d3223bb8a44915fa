# The words on the drawing of Volfyirion, and what describes it to who can't see it.

title = Volfyirion: the war table
desc = At the top the enemy’s Cities and what the enemy has in play, in the middle the Asset Row and Volfyirion’s Lair, at the bottom your own Cities, what you have in play, and your hand. Everything you can do here is in the list of choices as well.
cover-title = VOLFYIRION

city-standing = { $city }: Defence { $defence }
city-destroyed = { $city }: destroyed
destroyed = destroyed
burns-bottom = Burns at the end of your turn!
burns-top = Burns at the end of their turn
rage-suffices = Burns: the rage reaches { $needed }!
rage-falls-short = Threatened: falls at { $needed }
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
perk-1 = Defeats Volfyirion for 14 Battle
perk-2 = Once a turn, seals one of its holder’s own Wonders for as much Knowledge as it costs
perk-3 = May acquire the top card of the Asset Deck
perk-4 = May acquire the unseen top card of the Wonder Deck for 4 Battle
ploy-1 = When the enemy moves Volfyirion onto one of its holder’s Cities, it goes back to the Lair
ploy-2 = The enemy’s first attack fails, and all Cities of its holder have 2 more Defence for that turn
ploy-3 = As soon as two Buildings are in play, all Buildings are removed
ploy-4 = As soon as two Troops are in play, all Troops are removed
ploy-5 = As soon as three Wonders are in play, all Wonders are removed
ploy-6 = After an attack for which the enemy removed a Troop for Battle, its holder may take that Troop
ploy-unknown = Its holder alone knows which it is
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
