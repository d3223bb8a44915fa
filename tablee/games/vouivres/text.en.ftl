# The table of Nid de vouivres in a terminal, in English: see text.py.

round =
    Round { $round }; { $deck ->
        [one] 1 resource card is left.
       *[other] { $deck } resource cards are left.
    }
room = Room { $room }
room-said = Room { $room }: { $gems }
room-pawns = { $names }
room-next = next to { $rooms }
wyvern-0 = the wyvern
wyvern-1 = the second wyvern
between = ;{ " " }
colon = :{ " " }
nothing = nothing
supply = In the nests: { $gems }, and { $fragments ->
        [one] 1 fragment
       *[other] { $fragments } fragments
    }.
supply-unlimited = The supply never runs out.
you = { $name } (you)
in-room = room { $room }
outside = outside
holder = holds the wyvern
to-act = to play
has-chosen = has chosen
chose-exit = Your choice: the exit.
chose = Your choice: room { $room }, { $gems }.
gem-0 = gold
gem-1 = rubies
gem-2 = sapphires
gem-3 = pearls
chest = Chest: { $gems }
fragments =
    { $count ->
        [0] no fragments
        [one] 1 fragment
       *[other] { $count } fragments
    }
bank = set aside: { $gems }
objective-filled = Objective { $name }: filled.
objective-ready = Objective { $name } ({ $needs }): nothing is missing.
objective-open = Objective { $name } ({ $needs }): missing { $missing }.
