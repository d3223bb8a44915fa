# Les mots du dessin des Chercheurs de trésors, et ce qui le décrit à qui ne le voit pas.

title = Les chercheurs de trésors : la carte
desc = La grille de l’île avec ses jetons de coordonnées, la corde où les chaloupes comptent les points, la réserve, et ce qui se trouve derrière votre paravent. Tout ce que vous pouvez faire ici figure aussi dans la liste des choix.
title-1 = Les chercheurs
title-2 = de trésors
supply = Réserve : { $count }
free-guards = { $count ->
        [0] plus de gardien libre
        [one] libre
       *[other] libres
    }
your-screen = Derrière votre paravent

crew-0 = des Corbeaux
crew-1 = des Cerfs
crew-2 = des Loups
crew-3 = des Renards

cell-open = Ligne { $row }, colonne { $column } : libre
cell-supply = Ligne { $row }, colonne { $column } : libre ; sa tuile { $tile } est dans la réserve
cell-hand = Ligne { $row }, colonne { $column } : libre ; c’est la place de votre tuile { $tile }, pour { $points } points à présent
cell-taken = Ligne { $row }, colonne { $column } : libre ; sa tuile { $tile } a été prise par l’équipage { $crew }
cell-elsewhere = Ligne { $row }, colonne { $column } : libre ; c’est la place de la tuile { $tile }
cell-laid = Ligne { $row }, colonne { $column } : tuile { $tile }
cell-cross = Ligne { $row }, colonne { $column } : tuile { $tile }, avec une croix rouge, { $place }
cell-dug = Ligne { $row }, colonne { $column } : tuile { $tile }, { $place }, avec un coffre de l’équipage { $crew }
cell-guarded = Ligne { $row }, colonne { $column } : tuile { $tile }, { $place }, avec un coffre de l’équipage { $crew } et un gardien
