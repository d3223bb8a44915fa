# The words on the drawing of Silberzwerg, and what describes it to who can't see it.

title = Silberzwerg: the mine head
desc = Four mines with their gems and the slates with the prices, a row for each order board, the rails and chests that count the thalers, the contracts, and what everybody holds. Everything you can do here is in the list of choices as well.
subtitle = The silver dwarf
round = Round { $number }
phase-0 = Setting up
phase-1 = 1 · Placing
phase-2 = 2 · Reveal
phase-3 = 3 · Prices
phase-4 = 4 · Ghosts
phase-5 = 5 · Digging
phase-6 = 6 · Lords
phase-7 = 7 · Devaluation
phase-8 = 8 · Penalties
phase-9 = 9 · New contracts
phase-10 = 10 · Giving back
phase-11 = 11 · First player
deck = { $count ->
        [0] no contracts
        [one] 1 contract
       *[other] { $count } contracts
    }
empty = empty
public = public
ready = ready
placing = placing in secret
mine = { $mine }: { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
slate = { $price ->
        [0] { $gem } gems: no price yet
        [one] { $gem } gems: 1 thaler each, { $miners } miners placed
       *[other] { $gem } gems: { $price } thalers each, { $miners } miners placed
    }
cell-ghost = { $clan }, { $column }: { $count ->
        [0] no ghost
       *[other] a ghost
    }
cell-lord = { $clan }, { $column }: { $count ->
        [0] no lord
        [one] a lord
       *[other] { $count } lords
    }
cell-miner = { $clan }, { $column }: { $count ->
        [0] no miners
        [one] 1 miner
       *[other] { $count } miners
    }
so-many = { $count } { $gem }
contract = Contract on { $slot }, { $owner }: { $gems }; worth { $thalers } thalers now, penalty { $penalty }{ $symbol ->
        [0] , axe
        [1] , pick
        [2] , hammer
        [3] , +5/−5
        [4] , crossed-out ghost
        [5] , −3
       *[other] {""}
    }
raise = Raise the contract on { $slot }
lower = Lower the contract on { $slot }
bag = Bag of { $clan }: { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
take-five = Use a +5/−5 against { $clan }
pile = Your { $gem } gems: { $count }
