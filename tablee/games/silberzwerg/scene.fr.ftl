# Les mots du dessin de Silberzwerg, et ce qui le décrit à qui ne le voit pas.

title = Silberzwerg : l’entrée des mines
desc = Quatre mines avec leurs gemmes et les ardoises des prix, une rangée par tableau d’ordre, les rails et les coffres qui comptent les thalers, les contrats, et ce que chacun possède. Tout ce que vous pouvez faire ici figure aussi dans la liste des choix.
subtitle = Le nain d’argent
round = Tour { $number }
phase-0 = Préparation
phase-1 = 1 · Placement
phase-2 = 2 · Révélation
phase-3 = 3 · Prix
phase-4 = 4 · Fantômes
phase-5 = 5 · Extraction
phase-6 = 6 · Seigneurs
phase-7 = 7 · Dévaluation
phase-8 = 8 · Pénalités
phase-9 = 9 · Nouveaux contrats
phase-10 = 10 · Restitution
phase-11 = 11 · Premier joueur
deck = { $count ->
        [0] plus de contrat
        [one] 1 contrat
       *[other] { $count } contrats
    }
empty = vide
public = public
ready = c’est prêt
placing = placement secret
mine = { $mine } : { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
slate = { $price ->
        [0] { $gem } : pas encore de prix
        [one] { $gem } : { $price } thaler pièce, mineurs placés : { $miners }
       *[other] { $gem } : { $price } thalers pièce, mineurs placés : { $miners }
    }
cell-ghost = { $clan }, { $column } : { $count ->
        [0] pas de fantôme
       *[other] un fantôme
    }
cell-lord = { $clan }, { $column } : { $count ->
        [0] pas de seigneur
        [one] un seigneur
       *[other] { $count } seigneurs
    }
cell-miner = { $clan }, { $column } : { $count ->
        [0] pas de mineur
        [one] { $count } mineur
       *[other] { $count } mineurs
    }
so-many = { $gem } × { $count }
contract = Contrat sur { $slot }, { $owner } : { $gems } ; vaut maintenant { $thalers } thalers, pénalité { $penalty }{ $symbol ->
        [0] , hache
        [1] , pioche
        [2] , marteau
        [3] , +5/−5
        [4] , fantôme barré
        [5] , −3
       *[other] {""}
    }
raise = Augmenter le contrat sur { $slot }
lower = Diminuer le contrat sur { $slot }
bag = Sac { $of } : { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
take-five = Utiliser un +5/−5 contre { $clan }
pile = Votre sac, { $gem } : { $count }
