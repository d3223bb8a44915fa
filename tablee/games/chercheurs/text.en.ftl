# The table of Les chercheurs de trésors in a terminal, in English: see text.py.

player =
    { $you ->
        [yes] { $name } (you): { $points }
       *[no] { $name }: { $points }
    }
to-act = { $name }, to play
pieces = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }, { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }
taken = taken from the supply: { $tiles }
supply = Supply ({ $count }): { $tiles }.
supply-empty = The supply is empty.
free-guards =
    { $guards ->
        [0] There are no free guards left.
        [one] There is { $guards } free guard.
       *[other] There are { $guards } free guards.
    }
next-chest = The next chest earns { $points }.
next-guard = The next guard earns { $points }.
hand =
    { $count ->
        [one] Your tile, with the points it would earn now: { $tiles }.
       *[other] Your tiles, with the points each would earn now: { $tiles }.
    }
legend-tiles = [2-4] on the board   (2-4) yours   2-4 in the supply
legend-marks = × red cross   C chest   G guard
start-tile = The start tile, { $tile }, waits for its cell.
columns = Column tokens, from left to right: { $digits }.
row = Row { $row }, token { $digit }: { $cells }.
row-bare = Row { $row }: { $cells }.
between = ;{ " " }
no-tiles = no tiles
with-cross = { $tile } with a red cross ({ $cross })
tile = column { $column }, tile { $tile }
tile-cross = column { $column }, tile { $tile } with a red cross ({ $cross })
tile-chest = column { $column }, tile { $tile } with a chest ({ $cross })
tile-guard = column { $column }, tile { $tile } with a chest and its guard ({ $cross })
hand-tile = Tile { $tile } belongs on { $cell } and would earn { $points } now.
