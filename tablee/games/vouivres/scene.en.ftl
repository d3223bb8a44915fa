# The words on the drawing of Nid de vouivres, and what describes it to who can’t see it.

title = The Wyverns’ Nest: the caves
desc = Six rooms in a star, those in play with their gems, pawns and wyverns; the exit; the nests with the supply. Beside them, for each player, the cards laid, the chest, the fragments and the objectives. Everything you can do here is in the list of choices as well.
title-1 = The Wyverns’
title-2 = Nest
cover-title = The Wyverns’ Nest
round = Round { $round }
deck = { $count } cards
exit = Exit
exit-label = The exit
gathered = gathered

crew-0 = the Raven
crew-1 = the Stag
crew-2 = the Wolf
crew-3 = the Fox
crew-4 = the Owl
crew-5 = the Lion
wyvern-0 = the wyvern
wyvern-1 = the second wyvern

nothing = nothing
between = ;{ " " }
room-holds = Room { $room }: { $gems }
room-covered = Room { $room }: not in play

slab = { $crew }, in the chest: { $gems }
slab-fragments =
    { $count ->
        [0] no fragments
        [one] 1 fragment
       *[other] { $count } fragments
    }
slab-objective-done = { $name }: filled
slab-objective-ready = { $name }: nothing is missing
slab-objective-open = { $name }: { $missing } missing
slab-bank = set aside: { $gems }
