# The words on the drawing of Les chercheurs de trésors, and what describes it to who can't see it.

title = The Treasure Hunters: the chart
desc = The grid of the island with its coordinate tokens, the rope on which the boats keep the score, the supply, and what is behind your screen. Everything you can do here is in the list of choices as well.
title-1 = The Treasure
title-2 = Hunters
supply = Supply: { $count }
free-guards = { $count ->
        [0] no free guards
       *[other] free
    }
your-screen = Behind your screen

crew-0 = the Ravens
crew-1 = the Stags
crew-2 = the Wolves
crew-3 = the Foxes

cell-open = Row { $row }, column { $column }: free
cell-supply = Row { $row }, column { $column }: free; tile { $tile } belongs here and lies in the supply
cell-hand = Row { $row }, column { $column }: free; your tile { $tile } belongs here, for { $points } points now
cell-taken = Row { $row }, column { $column }: free; tile { $tile } belongs here and was taken by { $crew }
cell-elsewhere = Row { $row }, column { $column }: free; tile { $tile } belongs here
cell-laid = Row { $row }, column { $column }: tile { $tile }
cell-cross = Row { $row }, column { $column }: tile { $tile } with a red cross, { $place }
cell-dug = Row { $row }, column { $column }: tile { $tile }, { $place }, with a chest of { $crew }
cell-guarded = Row { $row }, column { $column }: tile { $tile }, { $place }, with a chest of { $crew } and a guard
