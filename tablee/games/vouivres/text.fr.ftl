# La table de Nid de vouivres dans un terminal, en français : voir text.py.

round =
    Tour { $round } ; { $deck ->
        [0] il ne reste pas de carte Ressources.
        [one] il reste { $deck } carte Ressources.
       *[other] il reste { $deck } cartes Ressources.
    }
room = Salle { $room }
room-said = Salle { $room } : { $gems }
room-pawns = { $names }
room-next = voisine de { $rooms }
wyvern-0 = la vouivre
wyvern-1 = la seconde vouivre
between =  ;{ " " }
colon =  :{ " " }
nothing = rien
supply = Dans les nids : { $gems }, et { $fragments ->
        [one] { $fragments } fragment
       *[other] { $fragments } fragments
    }.
supply-unlimited = La réserve ne manque jamais de rien.
you = { $name } (vous)
in-room = salle { $room }
outside = dehors
holder = mène la vouivre
to-act = doit jouer
has-chosen = a choisi
chose-exit = Votre choix : la sortie.
chose = Votre choix : salle { $room }, { $gems }.
gem-0 = or
gem-1 = rubis
gem-2 = saphirs
gem-3 = perles
chest = Coffre : { $gems }
fragments =
    { $count ->
        [0] pas de fragment
        [one] { $count } fragment
       *[other] { $count } fragments
    }
bank = de côté : { $gems }
objective-filled = Objectif « { $name } » : rempli.
objective-ready = Objectif « { $name } » ({ $needs }) : il ne manque rien.
objective-open = Objectif « { $name } » ({ $needs }) : il manque { $missing }.
