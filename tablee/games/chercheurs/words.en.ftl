# What is said at a table of Les chercheurs de trésors, in English. tablee/engine/words.py tells
# how a message is found, and which values it gets. Rules are told in rulebook.en.md.

title = The Treasure Hunters
tagline = An island in pieces, eight treasures, too few guards
pitch =
    The map of the island is in twenty-five pieces, and each has one place where it fits. Gather
    them, lay them in long chains, dig wherever a red cross promises treasure, and post guards by
    the chests. Whoever runs out first stops the game dead: be quick, but not too quick.

## The pieces of a sentence

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

tile = { $digit1 }-{ $digit2 }
cell = row { $digit1 }, column { $digit2 }

cross-1 = Lookout Palm
cross-2 = Wreck Cove
cross-3 = Skull Rock
cross-4 = the Hermit Hut
cross-5 = the Old Well
cross-6 = the Broken Gate
cross-7 = the Twin Falls
cross-8 = the Black Cave

colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = yellow

## What one can do

kind-take_tile = Take a tile
kind-take_guard = Take a guard
kind-place_tile = Place a tile
kind-dig = Dig up a treasure
kind-post_guard = Post a guard
kind-end_turn = End the turn
kind-pass_turn = Pass
kind-start_cell = Choose the start cell

action-take_tile = Take tile { $tile }
action-take_guard = Take a guard
action-place_tile = Place tile { $tile }
action-dig = Dig at { $cross }
action-post_guard = Post a guard at { $cross }
action-end_turn = End your turn
action-pass_turn = Pass
action-start_cell = Lay the start tile on { $cell }

## What one is asked

ask-choose_start_cell = Where shall the start tile go? It sets the place of every other tile.
ask-begin = Your turn: what will you do?
ask-place_more = Will you place another tile, or end your turn?
ask-dig_more = Will you dig up another treasure, or end your turn?
ask-post_more = Will you post another guard, or end your turn?
ask-do_more = What else will you do this turn?
ask-pass = Nothing you have left can be placed: you have to pass.

## What happens

event-is_first_player =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
event-start_tile_drawn = The start tile is drawn: tile { $tile }.
event-start_tile_laid = Start tile { $tile } is laid on { $cell }, and the tokens are set.
event-dealt =
    { $you ->
        [yes] You are dealt tile { $tile }.
       *[no] { $name } is dealt tile { $tile }.
    }
event-takes_tile =
    { $you ->
        [yes] You take tile { $tile } from the supply.
       *[no] { $name } takes tile { $tile } from the supply.
    }
event-takes_guard =
    { $you ->
        [yes] You take a free guard.
       *[no] { $name } takes a free guard.
    }
event-places_alone =
    { $you ->
        [yes] You place tile { $tile } on its own, on { $cell }: { points }.
       *[no] { $name } places tile { $tile } on its own, on { $cell }: { points }.
    }
event-places_beside =
    { $you ->
        [yes] You place tile { $tile } in contact, on { $cell }: { points }.
       *[no] { $name } places tile { $tile } in contact, on { $cell }: { points }.
    }
event-digs =
    { $you ->
        [yes] You dig up the treasure at { $cross }: { points }.
       *[no] { $name } digs up the treasure at { $cross }: { points }.
    }
event-posts_guard =
    { $you ->
        [yes] You post a guard at { $cross }: { points }.
       *[no] { $name } posts a guard at { $cross }: { points }.
    }
event-ends_turn =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends their turn.
    }
event-passes =
    { $you ->
        [yes] You pass: nothing you have left can be placed.
       *[no] { $name } passes: nothing they have left can be placed.
    }
event-finishes =
    { $you ->
        [yes] You begin your turn with nothing left, and nothing is left to take: the game is over, and you gain { points }.
       *[no] { $name } begins a turn with nothing left, and nothing is left to take: the game is over, and { $name } gains { points }.
    }

## How it ends

over-won =
    { $you ->
        [yes] You win with { points }.
       *[no] { $name } wins with { points }.
    }
over-shared = { $names } share the victory, with { points } each.

## Why something is refused

refused-9 = The start tile has been laid already: its cell is settled once and for all before the first turn.
refused-24 = It is not your turn: only one player acts at a time.
refused-26 =
    { $kind ->
        [take_tile] You cannot take a tile now: a turn is given to a single kind of action, and you have begun another.
        [take_guard] You cannot take a guard now: a turn is given to a single kind of action, and you have begun another.
        [place_tile] You cannot place tile { $tile } now: a turn is given to a single kind of action, and you have begun another.
        [dig] You cannot dig at { $cross } now: a turn is given to a single kind of action, and you have begun another.
       *[post_guard] You cannot post a guard at { $cross } now: a turn is given to a single kind of action, and you have begun another.
    }
refused-28 = You cannot end your turn without having done anything: as long as an action is open to you, you have to do one.
refused-29 =
    { $kind ->
        [pass_turn] You cannot pass: a player passes only when a turn begins with nothing to do.
       *[end_turn] There is no turn to end: as you can do nothing at all, you have to pass.
    }
refused-36 = Tile { $tile } is not in the supply: you can only take a tile that lies there.
refused-38 = You cannot take tile { $tile }: the supply is empty.
refused-42 = You cannot take a guard: there are no free guards left.
refused-44 = You cannot place tile { $tile }: it is not behind your screen.
refused-47 = Tile { $tile } does not carry on your chain: it must share a side with the tile you have just placed or, where the option “Chain” allows it, with any of those you have placed this turn.
refused-59 = You cannot dig at { $cross }: the tile with that red cross is not on the board yet.
refused-60 = You cannot dig at { $cross }: there is a chest on that red cross already, and there is room for one only.
refused-63 = You cannot dig at { $cross }: you have no chests left.
refused-65 = You cannot post a guard at { $cross }: there is no chest there to guard.
refused-66 = You cannot post a guard at { $cross }: that chest has its guard already, and can have only one.
refused-69 = You cannot post a guard at { $cross }: you have no guards.
refused-72 = The game is over: nobody plays any further.
refused-84 =
    { $kind ->
        [take_tile] You cannot take another tile this turn: each action may be done once a turn, and taking means one piece.
        [take_guard] You cannot take another guard this turn: each action may be done once a turn, and taking means one piece.
        [place_tile] You cannot place any more tiles this turn: you have gone on to another action, and each may be done once a turn.
        [dig] You cannot dig any more this turn: you have gone on to another action, and each may be done once a turn.
       *[post_guard] You cannot post any more guards this turn: you have gone on to another action, and each may be done once a turn.
    }
refused-86 = You cannot end your turn without having done anything: as long as an action is open to you, you have to do one at least.
refused-92 = First choose the cell for the start tile: the tiles are dealt after that, and then the game begins.

## Choices made when a table is laid

option-mode = Mode
option-mode-standard = Standard
option-mode-standard-about = One kind of action a turn: learn to wait, then strike hard at the right moment. This is the game that the booklet puts first.
option-mode-simplified_once = Simplified, once each
option-mode-simplified_once-about = In one turn, each of the five actions once: fuller turns, and a shorter game. It is how we read the booklet’s simplified rules, and everyone still has a chance.
option-mode-simplified = Simplified, as printed
option-mode-simplified-about = In one turn, as many actions as you like, of every kind. These are the booklet’s simplified rules taken to the letter, and that hands the game to the first player: try it once, out of curiosity.

option-start_cell = Start cell
option-start_cell-random = drawn at random
option-start_cell-random-about = Chance decides on which cell the start tile goes.
option-start_cell-centre = centre
option-start_cell-centre-about = The start tile always goes on row 3, column 3.
option-start_cell-first_player_chooses = chosen by the first player
option-start_cell-first_player_chooses-about = The first player sees the start tile and picks its cell, before the tiles are dealt.

option-first_player = First player
option-first_player-random = drawn at random
option-first_player-random-about = Chance decides who begins.
option-first_player-seat_0 = the first seat
option-first_player-seat_0-about = Whoever sits in the first seat begins.

option-chain_link = Chain
option-chain_link-previous = on the previous tile
option-chain_link-previous-about = Each further tile of a turn must share a side with the one placed just before it.
option-chain_link-any_this_turn = on any tile of the turn
option-chain_link-any_this_turn-about = Each further tile of a turn must share a side with any tile placed in that turn. This makes long turns easier.

option-tie_rule = Ties
option-tie_rule-shared = shared victory
option-tie_rule-shared-about = Players with equal points share their rank, and so, at times, the victory.
option-tie_rule-finisher_first = to whoever ended the game
option-tie_rule-finisher_first-about = The player who ended the game wins if tied for the lead; any others share their rank.

option-counts_visible = Piece counts
option-counts_visible-hidden = hidden
option-counts_visible-hidden-about = How many pieces the others keep behind their screens is not shown: keep count, if you care to.
option-counts_visible-shown = shown
option-counts_visible-shown-about = Everyone sees how many tiles, chests and guards each player keeps behind the screen.

option-mark_taken_tiles = Mark tiles taken from the supply
option-mark_taken_tiles-off = no
option-mark_taken_tiles-off-about = Who took which tile is for you to remember.
option-mark_taken_tiles-on = yes
option-mark_taken_tiles-on-about = A reminder shows which tiles each opponent has taken in full view.
