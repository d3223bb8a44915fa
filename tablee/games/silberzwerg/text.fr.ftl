# L’entrée des mines de Silberzwerg dans un terminal, en français : voir text.py.

moment = Tour { $round_no }, { $phase ->
        [1] phase 1, placement des nains
        [2] phase 2, révélation
        [3] phase 3, prix
        [4] phase 4, fantômes
        [5] phase 5, extraction
        [6] phase 6, seigneurs
        [7] phase 7, dévaluation
        [8] phase 8, pénalités
        [9] phase 9, nouveaux contrats
        [10] phase 10, restitution de gemmes
       *[11] phase 11, changement de premier joueur
    }. { $deck ->
        [0] La pioche est épuisée.
        [one] Il reste { $deck } contrat dans la pioche.
       *[other] Il reste { $deck } contrats dans la pioche.
    }
player =
    { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    }, { $clan }{ $first ->
        [yes] , premier joueur
       *[no] {""}
    }{ $deciding ->
        [yes] , doit décider
       *[no] {""}
    } : { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
head =
    { $column ->
        [yellow] jaune
        [red] rouge
        [green] vert
        [blue] bleu
        [contract] contrats
       *[gems] gemmes
    }
gems-row = dans la mine
price-row = prix
ghost-sign = F
lord-sign = S
legend = F fantôme   S seigneur   f, s ont agi   2 mineurs   ? derrière le paravent
mine =
    Dans { $mine } : { $count ->
        [0] aucune gemme
        [one] { $count } gemme
       *[other] { $count } gemmes
    }, { $price ->
        [0] pas encore de prix.
        [one] prix { $price } thaler.
       *[other] prix { $price } thalers.
    }
behind-screen = { $name } est derrière son paravent.
order-board = { $name } : { $standing }.
nobody = personne sur le tableau d’ordre
between = {" "};{ " " }
ghosts = un fantôme { $where }
ghosts-done = un fantôme { $where } qui a agi
lords =
    { $count ->
        [one] un seigneur { $where }
       *[other] { $count } seigneurs { $where }
    }
lords-done =
    { $count ->
        [one] un seigneur { $where } qui a agi
       *[other] { $count } seigneurs { $where } qui ont agi
    }
miners =
    { $count ->
        [one] { $count } mineur { $where }
       *[other] { $count } mineurs { $where }
    }
public = public
contract = { $slot }, { $owner } : { $card } pour { $thalers } ({ $steps ->
        [0] dernier tour
        [one] encore { $steps } cran
       *[other] encore { $steps } crans
    }, pénalité { $penalty }{ $bears ->
        [yes] , { $symbol }
       *[no] {""}
    })
bag = { $name } : { $count ->
        [0] un sac vide
        [one] { $count } gemme ({ $gems })
       *[other] { $count } gemmes ({ $gems })
    }{ $keeps ->
        [yes] {" "}; garde { $kept }
       *[no] {""}
    }
so-many = { $count } { $gem }
unknown =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
kept =
    { $count ->
        [one] { $symbol }
       *[other] { $count } × { $symbol }
    }
