# La table des Chercheurs de trésors dans un terminal, en français : voir text.py.

player =
    { $you ->
        [yes] { $name } (vous) : { $points }
       *[no] { $name } : { $points }
    }
to-act = { $name }, dont c’est le tour
pieces = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }, { $guards ->
        [one] { $guards } gardien
       *[other] { $guards } gardiens
    }
taken = { $count ->
        [one] prise
       *[other] prises
    } dans la réserve : { $tiles }
supply = Réserve ({ $count }) : { $tiles }.
supply-empty = La réserve est vide.
free-guards =
    { $guards ->
        [0] Il n’y a plus de gardien libre.
        [one] Il y a { $guards } gardien libre.
       *[other] Il y a { $guards } gardiens libres.
    }
next-chest = Le prochain coffre rapporte { $points }.
next-guard = Le prochain gardien rapporte { $points }.
hand =
    { $count ->
        [one] Votre tuile, avec les points qu’elle rapporterait maintenant : { $tiles }.
       *[other] Vos tuiles, avec les points que chacune rapporterait maintenant : { $tiles }.
    }
legend-tiles = [2-4] posée   (2-4) à vous   2-4 dans la réserve
legend-marks = × croix rouge   C coffre   G gardien
start-tile = La tuile de départ, { $tile }, attend sa case.
columns = Jetons des colonnes, de gauche à droite : { $digits }.
row = Ligne { $row }, jeton { $digit } : { $cells }.
row-bare = Ligne { $row } : { $cells }.
between =  ;{ " " }
no-tiles = aucune tuile
with-cross = { $tile } avec une croix rouge ({ $cross })
tile = colonne { $column }, tuile { $tile }
tile-cross = colonne { $column }, tuile { $tile } avec une croix rouge ({ $cross })
tile-chest = colonne { $column }, tuile { $tile } avec un coffre ({ $cross })
tile-guard = colonne { $column }, tuile { $tile } avec un coffre et son gardien ({ $cross })
hand-tile = La tuile { $tile } va { $cell } et rapporterait { $points } maintenant.
