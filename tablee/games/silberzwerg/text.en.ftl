# The mine head of Silberzwerg in a terminal, in English: see text.py.

moment = Round { $round_no }, { $phase ->
        [1] phase 1, placing dwarves
        [2] phase 2, the reveal
        [3] phase 3, prices
        [4] phase 4, ghosts
        [5] phase 5, digging
        [6] phase 6, lords
        [7] phase 7, devaluation
        [8] phase 8, penalties
        [9] phase 9, new contracts
        [10] phase 10, giving gems back
       *[11] phase 11, the first player changes
    }. { $deck ->
        [0] The deck is empty.
        [one] 1 contract is left in the deck.
       *[other] { $deck } contracts are left in the deck.
    }
player =
    { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }, { $clan }{ $first ->
        [yes] , first player
       *[no] {""}
    }{ $deciding ->
        [yes] , to decide
       *[no] {""}
    }: { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
head =
    { $column ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [contract] contracts
       *[gems] gems
    }
gems-row = in the mine
price-row = price
ghost-sign = G
lord-sign = L
legend = G ghost   L lord   g, l have acted   2 miners   ? behind the screen
mine =
    In { $mine }: { $count ->
        [0] no gems
        [one] 1 gem
       *[other] { $count } gems
    }, { $price ->
        [0] no price yet.
        [one] price 1 thaler.
       *[other] price { $price } thalers.
    }
behind-screen = { $name } is behind the screen.
order-board = { $name }: { $standing }.
nobody = nobody on the order board
between = ;{ " " }
ghosts = a ghost { $where }
ghosts-done = a ghost { $where } that has acted
lords =
    { $count ->
        [one] a lord { $where }
       *[other] { $count } lords { $where }
    }
lords-done =
    { $count ->
        [one] a lord { $where } that has acted
       *[other] { $count } lords { $where } that have acted
    }
miners =
    { $count ->
        [one] 1 miner { $where }
       *[other] { $count } miners { $where }
    }
public = public
contract = { $slot }, { $owner }: { $card } for { $thalers } ({ $steps ->
        [0] last round
        [one] 1 step left
       *[other] { $steps } steps left
    }, penalty { $penalty }{ $bears ->
        [yes] , { $symbol }
       *[no] {""}
    })
bag = { $name }: { $count ->
        [0] an empty bag
        [one] 1 gem ({ $gems })
       *[other] { $count } gems ({ $gems })
    }{ $keeps ->
        [yes] ; keeps { $kept }
       *[no] {""}
    }
so-many = { $count } { $gem }
unknown = { $count } unknown
kept =
    { $count ->
        [one] { $symbol }
       *[other] { $count } × { $symbol }
    }
