# What is said at a table of Silberzwerg, in English. tablee/engine/words.py tells how a message is
# found, and which values it gets. Rules are told in rulebook.en.md.

title = Silberzwerg
tagline = Four mines, secret orders, and ghosts that spoil them
pitch =
    Behind your screen you send out miners to dig, lords to buy and to deliver, and ghosts to meddle
    with everybody else. All screens lift at once; prices fall where miners crowd; the jewellers of
    the elves pay less each round they wait. Whoever first owns 600 thalers wins on the spot.

## The pieces of a sentence

points =
    { $points ->
        [one] 1 thaler
       *[other] { $points } thalers
    }
thalers =
    { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
gems =
    { $amount ->
        [one] 1 gem
       *[other] { $amount } gems
    }
card =
    { $card ->
        [0] 8 yellow
        [1] 8 red
        [2] 8 green
        [3] 8 blue
        [4] 6 yellow and 2 red
        [5] 6 yellow and 2 green
        [6] 6 yellow and 2 blue
        [7] 6 red and 2 green
        [8] 6 red and 2 blue
        [9] 2 yellow and 6 red
        [10] 6 green and 2 blue
        [11] 2 yellow and 6 green
        [12] 2 red and 6 green
        [13] 2 yellow and 6 blue
        [14] 2 red and 6 blue
        [15] 2 green and 6 blue
        [16] 4 yellow and 4 red
        [17] 4 yellow and 4 green
        [18] 4 yellow and 4 blue
        [19] 4 red and 4 green
        [20] 4 red and 4 blue
        [21] 4 green and 4 blue
        [22] 4 yellow, 2 green and 2 blue
        [23] 4 yellow, 2 red and 2 blue
        [24] 4 yellow, 2 red and 2 green
        [25] 4 red, 2 green and 2 blue
        [26] 2 yellow, 4 red and 2 blue
        [27] 2 yellow, 4 red and 2 green
        [28] 2 red, 4 green and 2 blue
        [29] 2 yellow, 4 green and 2 blue
        [30] 2 yellow, 2 red and 4 green
        [31] 2 red, 2 green and 4 blue
        [32] 2 yellow, 2 green and 4 blue
       *[33] 2 yellow, 2 red and 4 blue
    }
symbol =
    { $symbol ->
        [0] an axe
        [1] a pick
        [2] a hammer
        [3] a “+5/−5”
        [4] a crossed-out ghost
       *[5] a “−3”
    }
tools =
    { $symbol ->
        [0] axes
        [1] picks
       *[2] hammers
    }

mine-yellow = the yellow mine
    .gem = yellow
mine-red = the red mine
    .gem = red
mine-green = the green mine
    .gem = green
mine-blue = the blue mine
    .gem = blue
column-yellow = the yellow mine
    .in = in the yellow mine
column-red = the red mine
    .in = in the red mine
column-green = the green mine
    .in = in the green mine
column-blue = the blue mine
    .in = in the blue mine
column-contract = the contracts
    .in = among the contracts
column-gems = the gems
    .in = among the gems
gem-yellow = yellow
gem-red = red
gem-green = green
gem-blue = blue
clan-clan1 = the Ravens
clan-clan2 = the Stags
clan-clan3 = the Wolves
clan-clan4 = the Foxes
clans-clan1-clan2 = the Ravens and the Stags
clans-clan1-clan3 = the Ravens and the Wolves
clans-clan1-clan4 = the Ravens and the Foxes
clans-clan2-clan3 = the Stags and the Wolves
clans-clan2-clan4 = the Stags and the Foxes
clans-clan3-clan4 = the Wolves and the Foxes
dwarf-miner1 = a miner of the Ravens
dwarf-lord1 = a lord of the Ravens
dwarf-ghost1 = a ghost of the Ravens
dwarf-miner2 = a miner of the Stags
dwarf-lord2 = a lord of the Stags
dwarf-ghost2 = a ghost of the Stags
dwarf-miner3 = a miner of the Wolves
dwarf-lord3 = a lord of the Wolves
dwarf-ghost3 = a ghost of the Wolves
dwarf-miner4 = a miner of the Foxes
dwarf-lord4 = a lord of the Foxes
dwarf-ghost4 = a ghost of the Foxes
slot-corner1 = space 1
slot-corner2 = space 2
slot-corner3 = space 3
slot-corner4 = space 4
slot-public1 = grey space A
slot-public2 = grey space B

colour-0 = violet
colour-1 = orange
colour-2 = grey
colour-3 = pink

## What one can do

kind-place_miner = Place a miner
kind-place_ghost = Ghost: scare or take; raise or lower a contract; exchange or steal
kind-place_lord = Lord: buy; fulfil a contract; sell
kind-ready = Commit
kind-choose_ghost = Choose a ghost
kind-choose_lord = Choose a lord
kind-no_more = Stop here
kind-scare = Scare a dwarf away
kind-take_gem = Take a gem
kind-raise_contract = Raise a contract
kind-lower_contract = Lower a contract
kind-give_gem = Exchange gems
kind-steal_two = Steal two gems
kind-steal_one_each = Steal a gem from each of two
kind-steal_one = Steal one gem
kind-buy_gem = Buy
kind-fulfil_contract = Fulfil a contract
kind-sell_gem = Sell
kind-end_action = End this action
kind-use_plus5 = Use a “+5/−5”
kind-ban_ghost = Stop the ghost
kind-decline = Do nothing
kind-use_minus3 = Use a “−3”
kind-return_gem = Give a gem back

action-place_miner = Miner in { $mine }
action-place_ghost = Ghost { $column-in }
action-place_lord = Lord { $column-in }
action-ready = Commit your placement
action-choose_ghost = The ghost { $column-in }
action-choose_lord = The lord { $column-in }
action-no_more = No more
action-scare = Scare away { $dwarf }
action-take_gem = Take a { $gem } gem
action-raise_contract = Raise the contract on { $slot }
action-lower_contract = Lower the contract on { $slot }
action-give_gem = Give a { $gem } gem in exchange
action-steal_two = Steal two gems from { $clan }
action-steal_one_each = Steal one gem each from { $clans }
action-steal_one = Steal one gem from { $clan }
action-buy_gem = Buy a { $gem } gem
action-fulfil_contract = Fulfil the contract on { $slot }
action-sell_gem = Sell a { $gem } gem
action-end_action = Done with this one
action-use_plus5 = Use a “+5/−5” against { $clan }
action-ban_ghost = Stop the ghost with your crossed-out ghost
action-decline = Keep your card
action-use_minus3 = Lower the price of { $gem } gems by 3
action-return_gem = Give back a { $gem } gem

now-raise_contract = Raise the contract on { $slot } ({ card }), worth { thalers }
now-lower_contract = Lower the contract on { $slot } ({ card }), worth { thalers }
now-buy_gem = Buy a { $gem } gem: { thalers }
now-fulfil_contract = Fulfil the contract on { $slot } ({ card }): { thalers }
now-sell_gem = Sell a { $gem } gem: { thalers }

## What one is asked

ask-place_miner = Where shall your next miner dig?
ask-place_leader = Where shall your next leader go, and as what: ghost or lord?
ask-ready = All your dwarves are placed. Commit, or take something back?
ask-which_ghost = Which of your ghosts shall act now?
ask-mine_ghost = Your ghost in a mine: whom will you scare, or will you take a gem?
ask-scare_another = Will you scare away a second dwarf?
ask-contract_ghost = Your ghost among the contracts: which one will you raise or lower?
ask-gems_ghost = Your ghost among the gems: will you exchange two, or steal two?
ask-give_another = Which gem will you give next?
ask-take_in_exchange = Which gem will you take in exchange?
ask-steal_another = From whom will you steal the second gem?
ask-ban = Will you stop this ghost with your crossed-out ghost?
ask-which_lord = Which of your lords shall act now?
ask-minus3 = Before prices count: will you use a “−3”?
ask-buy = Your lord in a mine: how many gems will you buy?
ask-fulfil = Your lord among the contracts: which one will you fulfil?
ask-sell = Your lord among the gems: what will you sell?
ask-plus5 = Will you use a “+5/−5”?
ask-give_back = You hold more than twelve gems: which will you give back?

## What happens

event-draws_first =
    { $you ->
        [yes] You draw the first of the starting gems.
       *[no] { $name } draws the first of the starting gems.
    }
event-draws_gem =
    { $you ->
        [yes] You draw a { $gem } gem.
       *[no] { $name } draws a { $gem } gem.
    }
event-is_first_player =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
event-contract_placed = A contract for { card } is laid on { $slot }.
event-round_begins = Round { $round_no } begins.
event-phase_begins =
    { $phase ->
        [1] Phase 1: everyone places their dwarves in secret.
        [2] Phase 2: the screens go up.
        [3] { "" }
        [4] Phase 4: the ghosts act.
        [5] Phase 5: the miners dig.
        [6] Phase 6: the lords act.
        [7] { "" }
        [8] { "" }
        [9] { "" }
        [10] Phase 10: gems are given back.
       *[11] { "" }
    }
event-places_miner =
    { $you ->
        [yes] You place a miner in { $mine }.
       *[no] { $name } places a miner in { $mine }.
    }
event-places_ghost =
    { $you ->
        [yes] You place a ghost { $column-in }.
       *[no] { $name } places a ghost { $column-in }.
    }
event-places_lord =
    { $you ->
        [yes] You place a lord { $column-in }.
       *[no] { $name } places a lord { $column-in }.
    }
event-is_ready =
    { $you ->
        [yes] You are ready.
       *[no] { $name } is ready.
    }
event-reveals_miners =
    { $you ->
        [yes] { $amount ->
            [one] You have 1 miner in { $mine }.
           *[other] You have { $amount } miners in { $mine }.
        }
       *[no] { $amount ->
            [one] { $name } has 1 miner in { $mine }.
           *[other] { $name } has { $amount } miners in { $mine }.
        }
    }
event-reveals_ghost =
    { $you ->
        [yes] You have a ghost { $column-in }.
       *[no] { $name } has a ghost { $column-in }.
    }
event-reveals_lord =
    { $you ->
        [yes] You have a lord { $column-in }.
       *[no] { $name } has a lord { $column-in }.
    }
event-price_set =
    { $miners ->
        [0] Nobody digs in { $mine }: a { $mine-gem } gem costs { $price } thalers.
        [one] 1 miner digs in { $mine }: a { $mine-gem } gem costs { $price } thalers.
       *[other] { $miners } miners dig in { $mine }: a { $mine-gem } gem costs { $price } thalers.
    }
event-would_scare =
    { $you ->
        [yes] You are about to scare away { $dwarf } in { $mine }.
       *[no] { $name } is about to scare away { $dwarf } in { $mine }.
    }
event-would_take =
    { $you ->
        [yes] You are about to take a { $mine-gem } gem.
       *[no] { $name } is about to take a { $mine-gem } gem.
    }
event-would_raise =
    { $you ->
        [yes] You are about to raise the contract on { $slot }.
       *[no] { $name } is about to raise the contract on { $slot }.
    }
event-would_lower =
    { $you ->
        [yes] You are about to lower the contract on { $slot }.
       *[no] { $name } is about to lower the contract on { $slot }.
    }
event-would_give =
    { $you ->
        [yes] You are about to give a { $gem } gem in exchange.
       *[no] { $name } is about to give a { $gem } gem in exchange.
    }
event-would_get =
    { $you ->
        [yes] You are about to take a { $gem } gem for it.
       *[no] { $name } is about to take a { $gem } gem for it.
    }
event-would_steal =
    { $you ->
        [yes] You are about to steal from { $clan }: { gems }.
       *[no] { $name } is about to steal from { $clan }: { gems }.
    }
event-bans =
    { $you ->
        [yes] You use a crossed-out ghost: the action is cancelled.
       *[no] { $name } uses a crossed-out ghost: the action is cancelled.
    }
event-ghost_passes =
    { $you ->
        [yes] Your ghost { $column-in } does nothing.
       *[no] A ghost of { $name } { $column-in } does nothing.
    }
event-scares =
    { $you ->
        [yes] You scare away { $dwarf } in { $mine }.
       *[no] { $name } scares away { $dwarf } in { $mine }.
    }
event-takes_gem =
    { $you ->
        [yes] Your ghost takes a { $mine-gem } gem from the mine.
       *[no] A ghost of { $name } takes a { $mine-gem } gem from the mine.
    }
event-raises =
    { $you ->
        [yes] You raise the contract on { $slot } ({ card }): it is worth { thalers } now.
       *[no] { $name } raises the contract on { $slot } ({ card }): it is worth { thalers } now.
    }
event-lowers =
    { $you ->
        [yes] You lower the contract on { $slot } ({ card }): it is worth { thalers } now.
       *[no] { $name } lowers the contract on { $slot } ({ card }): it is worth { thalers } now.
    }
event-topples =
    { $you ->
        [yes] You lower the contract on { $slot } ({ card }) right off the board.
       *[no] { $name } lowers the contract on { $slot } ({ card }) right off the board.
    }
event-gives_gem =
    { $you ->
        [yes] You give a { $gem } gem in exchange.
       *[no] { $name } gives a { $gem } gem in exchange.
    }
event-gets_gem =
    { $you ->
        [yes] You take a { $gem } gem for it.
       *[no] { $name } takes a { $gem } gem for it.
    }
event-steals =
    { $you ->
        [yes] You steal from { $clan }: { gems }.
       *[no] { $name } steals from { $clan }: { gems }.
    }
event-steals_gem =
    { $you ->
        [yes] You draw a { $gem } gem from the bag of { $clan }.
       *[no] { $name } draws a { $gem } gem from the bag of { $clan }.
    }
event-extracts =
    { $you ->
        [yes] { $amount ->
            [one] Your miners dig 1 { $mine-gem } gem.
           *[other] Your miners dig { $amount } { $mine-gem } gems.
        }
       *[no] { $amount ->
            [one] The miners of { $name } dig 1 { $mine-gem } gem.
           *[other] The miners of { $name } dig { $amount } { $mine-gem } gems.
        }
    }
event-digs_in_vain =
    { $you ->
        [yes] { $amount ->
            [one] In { $mine } nothing is left for 1 of your miners.
           *[other] In { $mine } nothing is left for { $amount } of your miners.
        }
       *[no] { $amount ->
            [one] In { $mine } nothing is left for 1 miner of { $name }.
           *[other] In { $mine } nothing is left for { $amount } miners of { $name }.
        }
    }
event-uses_minus3 =
    { $you ->
        [yes] { $price ->
            [one] You use a “−3”: a { $mine-gem } gem costs 1 thaler now.
           *[other] You use a “−3”: a { $mine-gem } gem costs { $price } thalers now.
        }
       *[no] { $price ->
            [one] { $name } uses a “−3”: a { $mine-gem } gem costs 1 thaler now.
           *[other] { $name } uses a “−3”: a { $mine-gem } gem costs { $price } thalers now.
        }
    }
event-gets_discount =
    { $you ->
        [yes] { $price ->
            [one] You use a “−3”: for this purchase a { $mine-gem } gem costs you 1 thaler.
           *[other] You use a “−3”: for this purchase a { $mine-gem } gem costs you { $price } thalers.
        }
       *[no] { $price ->
            [one] { $name } uses a “−3”: for this purchase a { $mine-gem } gem costs { $name } 1 thaler.
           *[other] { $name } uses a “−3”: for this purchase a { $mine-gem } gem costs { $name } { $price } thalers.
        }
    }
event-buys =
    { $you ->
        [yes] { $amount ->
            [one] You buy 1 { $mine-gem } gem for { thalers }.
           *[other] You buy { $amount } { $mine-gem } gems for { thalers }.
        }
       *[no] { $amount ->
            [one] { $name } buys 1 { $mine-gem } gem for { thalers }.
           *[other] { $name } buys { $amount } { $mine-gem } gems for { thalers }.
        }
    }
event-fulfils =
    { $you ->
        [yes] You fulfil the contract on { $slot } ({ card }): { thalers }.
       *[no] { $name } fulfils the contract on { $slot } ({ card }): { thalers }.
    }
event-keeps_contract =
    { $you ->
        [yes] You keep the contract: { symbol }.
       *[no] { $name } keeps the contract: { symbol }.
    }
event-tool_bonus =
    { $you ->
        [yes] You hand in your set of { tools }: { thalers }.
       *[no] { $name } hands in a set of { tools }: { thalers }.
    }
event-sells =
    { $you ->
        [yes] { $amount ->
            [one] You sell 1 { $gem } gem for { thalers }.
           *[other] You sell { $amount } { $gem } gems for { thalers }.
        }
       *[no] { $amount ->
            [one] { $name } sells 1 { $gem } gem for { thalers }.
           *[other] { $name } sells { $amount } { $gem } gems for { thalers }.
        }
    }
event-lord_passes =
    { $you ->
        [yes] Your lord { $column-in } does nothing.
       *[no] A lord of { $name } { $column-in } does nothing.
    }
event-uses_plus5 =
    { $you ->
        [yes] { $amount ->
            [one] You use a “+5/−5”: 5 thalers for you, and { $clan } lose 1 thaler.
           *[other] You use a “+5/−5”: 5 thalers for you, and { $clan } lose { $amount } thalers.
        }
       *[no] { $amount ->
            [one] { $name } uses a “+5/−5”: 5 thalers for { $name }, and { $clan } lose 1 thaler.
           *[other] { $name } uses a “+5/−5”: 5 thalers for { $name }, and { $clan } lose { $amount } thalers.
        }
    }
event-devalued =
    { $amount ->
        [0] { "" }
        [one] 1 contract is turned by a quarter: it loses value.
       *[other] { $amount } contracts are turned by a quarter: they lose value.
    }
event-expires = The contract on { $slot } ({ card }) has run out and leaves the board.
event-pays_penalty =
    { $you ->
        [yes] You pay a penalty of { thalers }.
       *[no] { $name } pays a penalty of { thalers }.
    }
event-all_become_public = The deck is empty and a grey space stays empty: all contracts are public from now on.
event-returns_gem =
    { $you ->
        [yes] You give back a { $gem } gem.
       *[no] { $name } gives back a { $gem } gem.
    }
event-reaches_goal =
    { $you ->
        [yes] You own { thalers }: the game is over.
       *[no] { $name } owns { thalers }: the game is over.
    }
event-contracts_run_out = No contract is left: the game is over.
event-last_round_ends = Round { $round_no } was the last: the game is over.

## How it ends

over-won =
    { $you ->
        [yes] You win with { points }.
       *[no] { $name } wins with { points }.
    }
over-shared = { $names } share the victory, with { points } each.

## Why something is refused

refused-27 = Not now: everyone is still placing their dwarves in secret, and only then do ghosts and lords act.
refused-31 =
    { $kind ->
        [place_miner] All your miners are placed already.
       *[other] Place all your miners first: each goes into one of the four mines.
    }
refused-33 =
    { $kind ->
        [ready] You cannot commit yet: all your leaders have to be placed.
       *[other] All your leaders are placed already: commit, or take something back.
    }
refused-37 =
    { $kind ->
        [place_ghost] You have a ghost { $column-in } already: there can be only one in a column.
       *[place_lord] You have a lord { $column-in } already: there can be only one in a column.
    }
refused-38 = You have a leader { $column-in } already: by the option “Leaders in a column” there can be only one.
refused-40 = Dwarves are placed in phase 1 only, and once you have committed yourself, your placement stands.
refused-47 = It is not your turn: the ghosts of the players act clockwise, from the first player on.
refused-49 = You have no ghost { $column-in } that could still act.
refused-50 = Your ghost cannot do that now: it has the two actions of its column, and nothing else.
refused-51 = Your ghost must do something: at least one of its two actions is possible.
refused-55 = You cannot scare away your own dwarves.
refused-56 = You cannot scare away { $dwarf }: none stands in the mine of your ghost.
refused-57 = There is nobody to scare away: no dwarf of another player stands in the mine of your ghost.
refused-61 = You cannot scare away { $dwarf }: it has acted already.
refused-63 = You cannot take a { $gem } gem: your ghost stands in another mine.
refused-64 = You cannot take a { $gem } gem: the mine is empty.
refused-66 = The contract on { $slot } is at its highest value already.
refused-72 =
    { $kind ->
        [raise_contract] The contract on { $slot } is another player’s: a ghost raises only yours and the public ones.
       *[lower_contract] The contract on { $slot } is your own: a ghost lowers only those of others and the public ones.
    }
refused-76 = You cannot take a { $gem } gem: there is none in the mine.
refused-77 =
    { $kind ->
        [no_more] One gem is not enough: an exchange is of two gems for two.
       *[other] You do not have enough gems for an exchange.
    }
refused-78 = You cannot steal there: victims are other players at this table.
refused-79 =
    { $kind ->
        [steal_one] Name both victims at once: nobody is stolen from by ones and by twos.
       *[other] By the option “Second victim” you name one victim after the other, drawing a gem between.
    }
refused-80 = There is nothing to steal: the bag is empty.
refused-88 = It is not your turn: the lords of the players act clockwise, from the first player on.
refused-89 = You have no lord { $column-in } that could still act.
refused-90 = Your lord cannot do that now: it has the one action of its column, and nothing else.
refused-91 = You cannot buy a { $gem } gem: your lord stands in another mine.
refused-92 = You cannot buy a { $gem } gem: the mine is empty, or you cannot pay the price.
refused-95 = You do not have all eight gems that the contract on { $slot } asks for.
refused-101 = The contract on { $slot } is another player’s: you may fulfil only your own and the public ones.
refused-102 = You have no { $gem } gem to sell.
refused-115 =
    { $kind ->
        [return_gem] You have no { $gem } gem to give back.
       *[other] Not now: this is the time to give back gems, down to twelve.
    }
refused-117 = It is not your turn: gems are given back clockwise, from the first player on.
refused-122 = You cannot take 5 thalers from { $clan }: it has to be another player at this table.
refused-124 = Not now: a “+5/−5” is used before an action of one’s own, and not in the middle of it.
refused-128 = It is not your turn: those with a crossed-out ghost are asked one by one whether they stop the ghost.
refused-131 = By the option “−3 card” you may only lower the price of what your lord is about to buy.
refused-132 = It is not your turn: those with a “−3” are asked one by one whether they lower a price.
refused-134 = You have no “+5/−5” that could be used now.
refused-144 = The game is over: nobody plays any further.
refused-156 = There are four miners of yours in { $mine } already: with two players that is the limit.
refused-157 = You have two lords among the contracts already: there can be no more.
refused-158 =
    { $kind ->
        [place_ghost] You have a ghost { $column-in } already: with two players too there can be only one.
       *[place_lord] You have a lord { $column-in } already: with two players too there can be only one.
    }
refused-163 = There is only one opponent to steal from: both gems come from the same bag.
refused-176 =
    { $kind ->
        [give_gem] You cannot give a { $gem } gem: you have no more of them, or nothing else could be had for it.
        [take_gem] You cannot take a { $gem } gem: the exchange has to change something.
       *[other] You cannot stop here: the exchange has to change something.
    }
refused-177 = There is no contract on { $slot }.

## What one chooses when laying the table

option-long_3p = Long game for three
option-long_3p-off = 22 contracts
option-long_3p-off-about = Three players leave out twelve contracts, as the booklet says.
option-long_3p-on = all 34 contracts
option-long_3p-on-about = The booklet’s longer game for three players.

option-short_4p = Short game for four
option-short_4p-off = all 34 contracts
option-short_4p-off-about = Four players use every contract.
option-short_4p-on = 22 contracts
option-short_4p-on-about = The booklet’s short game: the contracts often run out before anyone is rich.

option-mono_100 = Single-colour contracts
option-mono_100-off = 120 thalers
option-mono_100-off-about = Eight gems of one colour bring 120 thalers at first, as printed.
option-mono_100-on = 100 thalers
option-mono_100-on-about = Eight gems of one colour bring 100 thalers at first, as Bruno Faidutti proposes: drawing such a contract is less of a windfall.

option-public_bonus_15 = Bonus for public contracts
option-public_bonus_15-off = none
option-public_bonus_15-off-about = A contract on a grey space brings its current value.
option-public_bonus_15-on = 15 thalers
option-public_bonus_15-on-about = A contract on a grey space brings 15 thalers more, as Bruno Faidutti proposes.

option-all_public_contracts = Contracts
option-all_public_contracts-off = personal and public
option-all_public_contracts-off-about = Only you may fulfil the contract on your space; the two in the middle are everyone’s.
option-all_public_contracts-on = all public
option-all_public_contracts-on-about = Anyone may fulfil any contract, but you still pay the penalty for yours if nobody does.

option-forced_ghost_actions = Ghosts
option-forced_ghost_actions-on = must act
option-forced_ghost_actions-on-about = A ghost has to carry out one of its two actions if it can.
option-forced_ghost_actions-off = may do nothing
option-forced_ghost_actions-off-about = The owner of a ghost may let it do nothing.

option-strict_two_gem_exchange = Exchange
option-strict_two_gem_exchange-on = exactly two gems
option-strict_two_gem_exchange-on-about = A ghost exchanges two gems for two.
option-strict_two_gem_exchange-off = one gem or two
option-strict_two_gem_exchange-off-about = A ghost may also exchange a single gem.

option-one_gem_each_start = Starting gems
option-one_gem_each_start-off = all four are drawn
option-one_gem_each_start-off-about = The players draw until the four gems are gone, so with two or three players some begin with two.
option-one_gem_each_start-on = one for each player
option-one_gem_each_start-on-about = Everyone begins with one gem: the yellow one, and others drawn at random.

option-hidden_start_gems = Sight of starting gems
option-hidden_start_gems-off = drawn openly
option-hidden_start_gems-off-about = Everyone sees which gem each player draws at the beginning.
option-hidden_start_gems-on = only yellow is shown
option-hidden_start_gems-on-about = The yellow gem is shown, as it makes the first player; the others stay hidden.

option-open_bags = Bags
option-open_bags-off = closed
option-open_bags-off-about = Only you see what is in your bag; stolen gems are seen by thief and victim.
option-open_bags-on = open
option-open_bags-on-about = Everyone sees what is in every bag.

option-one_leader_per_column = Leaders in a column
option-one_leader_per_column-off = a ghost and a lord
option-one_leader_per_column-off-about = You may have both a ghost and a lord in one column.
option-one_leader_per_column-on = only one leader
option-one_leader_per_column-on-about = You may have either a ghost or a lord in one column, not both.

option-sequential_steal = Second victim
option-sequential_steal-off = named beforehand
option-sequential_steal-off-about = Whoever steals from two players names both before drawing.
option-sequential_steal-on = after the first gem
option-sequential_steal-on-about = Whoever steals from two players sees the first gem before naming the second.

option-extraction_round_robin = Scarce mine
option-extraction_round_robin-off = player by player
option-extraction_round_robin-off-about = In a mine that runs dry, each player takes gems for all their miners before the next one does.
option-extraction_round_robin-on = gem by gem
option-extraction_round_robin-on-about = In a mine that runs dry, the players take one gem at a time in turn.

option-symbols_reusable = Special contracts
option-symbols_reusable-off = used once
option-symbols_reusable-off-about = A “+5/−5”, a crossed-out ghost or a “−3” is out of the game once used.
option-symbols_reusable-on = once a round
option-symbols_reusable-on-about = Special contracts are kept, and may be used once in every round.

option-plus5_with_contract_only = +5/−5 card
option-plus5_with_contract_only-off = before your actions
option-plus5_with_contract_only-off-about = A “+5/−5” may be used before any action of your ghosts and lords, and in phase 10.
option-plus5_with_contract_only-on = with a contract only
option-plus5_with_contract_only-on-about = A “+5/−5” may be used only when you fulfil a contract.

option-ban_only_if_target = Crossed-out ghost
option-ban_only_if_target-off = against any ghost
option-ban_only_if_target-off-about = You may stop any ghost of another player.
option-ban_only_if_target-on = only if you are hit
option-ban_only_if_target-on-about = You may stop a ghost only if a dwarf, a contract or the bag of yours is affected.

option-minus3_personal = −3 card
option-minus3_personal-off = for everyone
option-minus3_personal-off-about = A “−3” lowers the price of a colour for everyone until the end of the round.
option-minus3_personal-on = for the user alone
option-minus3_personal-on-about = A “−3” makes each gem of one purchase of yours 3 thalers cheaper.

option-immediate_public_switch = All become public
option-immediate_public_switch-off = in phase 9
option-immediate_public_switch-off-about = All contracts become public when a grey space cannot be filled in phase 9.
option-immediate_public_switch-on = at once
option-immediate_public_switch-on-about = With the deck empty, all contracts become public as soon as a contract leaves a grey space.

option-endgame_penalties_persist = Late penalties
option-endgame_penalties_persist-off = forgiven
option-endgame_penalties_persist-off-about = Once all contracts are public, nobody pays penalties any more.
option-endgame_penalties_persist-on = still due
option-endgame_penalties_persist-on-about = Even when all contracts are public, the owner of a space pays the penalty.

option-refill_alternate_2p = New contracts for two
option-refill_alternate_2p-off = player by player
option-refill_alternate_2p-off-about = With two players, both spaces of the first player are filled before those of the other.
option-refill_alternate_2p-on = by turns
option-refill_alternate_2p-on-about = With two players, their spaces are filled one at a time in turn.

option-tie_break_gems = Ties
option-tie_break_gems-off = shared victory
option-tie_break_gems-off-about = Players who are equally rich share the victory.
option-tie_break_gems-on = more gems first
option-tie_break_gems-on-about = Among players who are equally rich, whoever has more gems in the bag comes first.

option-round_limit = Round limit
option-round_limit-40 = 40 rounds
option-round_limit-40-about = The game ends after round 40 at the latest. It hardly ever lasts that long.
option-round_limit-20 = 20 rounds
option-round_limit-20-about = The game ends after round 20 at the latest.
option-round_limit-6 = 6 rounds
option-round_limit-6-about = The game ends after round 6 at the latest: a taste of it in a quarter of an hour.
