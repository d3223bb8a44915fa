# The table of Volfyirion in a terminal, in English: see text.py.

player =
    { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $turn ->
        [yes] , to play
       *[no] { "" }
    }: { $cities }; { $deck } in the House Deck, { $hand } in hand, { $discard } discarded.
city =
    { $city }, Defence { $defence }{ $holds ->
        [yes] : { $cards }
       *[no] { "" }
    }.
ruins = { $city } is destroyed.
burns = Volfyirion is here, and will burn it down at the end of its owner’s turn!
in-play = In play: { $cards }.
points = Points: { $gain }.
perk = Perk: { $perk }.
ploy = Ploy: { $ploy }.
perk-1 = Qoam Armory
perk-2 = Anomaly Collider
perk-3 = Qoam Oracle
perk-4 = Heroes Party
ploy-1 = Mirage City
ploy-2 = Double Shift
ploy-3 = Qoam Instability
ploy-4 = Afterthought
ploy-5 = Crystallization
ploy-6 = Second Chance
ploy-hidden = hidden
dragon-gone = Volfyirion is gone.
dragon-awake = Volfyirion has left its Lair, and attacks at the end of this turn!
dragon-on-city = Volfyirion is on { $city }.
dragon-on-yours = Volfyirion is on { $city }, which is yours: drive it off, or lose the City!
dragon-rests = Volfyirion is on its Lair.
row = The Asset Row:
top = On top of the Asset Deck: { $card }.
lair = Wonders on the Lair:
for-sale = { $card }, for { $cost }: { $says }.
between = ;{ " " }
rage = The Rage Pile has { $count } cards; { $aside } are put aside.
grid = The Rage Grid:
cell =
    { $cell }: { $card }, costs { $cost }{ $sealed ->
        [yes] , sealed
       *[no] { "" }
    }.
hand = Your hand: { $cards }.
their-hand = In the hand of { $name }: { $cards }.
sealed = { $count } sealed
