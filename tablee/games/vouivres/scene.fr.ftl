# Les mots sur le dessin de Nid de vouivres, et ce qui le décrit à qui ne le voit pas.

title = Nid de vouivres : les grottes
desc = Six salles en étoile, celles qui sont en jeu avec leurs gemmes, leurs pions et leurs vouivres ; la sortie ; les nids avec la réserve. À côté, pour chaque joueur, les cartes posées, le coffre, les fragments et les objectifs. Tout ce que vous pouvez faire ici est aussi dans la liste des choix.
title-1 = Nid
title-2 = de vouivres
cover-title = Nid de vouivres
round = Tour { $round }
deck = { $count } cartes
exit = Sortie
exit-label = La sortie
gathered = récolte

crew-0 = le Corbeau
crew-1 = le Cerf
crew-2 = le Loup
crew-3 = le Renard
crew-4 = le Hibou
crew-5 = le Lion
wyvern-0 = la vouivre
wyvern-1 = la seconde vouivre

nothing = rien
between =  ;{ " " }
room-holds = Salle { $room } : { $gems }
room-covered = Salle { $room } : hors jeu

slab = { $crew }, dans le coffre : { $gems }
slab-fragments =
    { $count ->
        [0] pas de fragment
        [one] { $count } fragment
       *[other] { $count } fragments
    }
slab-objective-done = { $name } : rempli
slab-objective-ready = { $name } : il ne manque rien
slab-objective-open = { $name } : il manque { $missing }
slab-bank = de côté : { $gems }
