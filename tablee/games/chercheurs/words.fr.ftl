# Ce qui se dit à une table des Chercheurs de trésors, en français. tablee/engine/words.py
# explique comment un message est trouvé et quelles valeurs il reçoit. Les règles sont dans
# rulebook.fr.md. Les espaces devant : ; ! ? et dans « » sont insécables.

title = Les chercheurs de trésors
tagline = Une île en morceaux, huit trésors, trop peu de gardiens
pitch =
    La carte de l’île est en vingt-cinq morceaux, et chacun n’a qu’une place. Ramassez-les, posez-les
    en longues suites, creusez partout où une croix rouge promet un trésor et postez des gardiens
    auprès des coffres. Le premier à court de pièces arrête tout : faites vite, mais pas trop vite.

## De quoi faire une phrase

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

tile = { $digit1 }-{ $digit2 }
cell = ligne { $digit1 }, colonne { $digit2 }

cross-1 = le Palmier du Guet
    .at = au Palmier du Guet
    .of = du Palmier du Guet
cross-2 = la Crique de l’Épave
    .at = à la Crique de l’Épave
    .of = de la Crique de l’Épave
cross-3 = le Rocher du Crâne
    .at = au Rocher du Crâne
    .of = du Rocher du Crâne
cross-4 = la Cabane de l’Ermite
    .at = à la Cabane de l’Ermite
    .of = de la Cabane de l’Ermite
cross-5 = le Vieux Puits
    .at = au Vieux Puits
    .of = du Vieux Puits
cross-6 = la Porte Brisée
    .at = à la Porte Brisée
    .of = de la Porte Brisée
cross-7 = les Chutes Jumelles
    .at = aux Chutes Jumelles
    .of = des Chutes Jumelles
cross-8 = la Grotte Noire
    .at = à la Grotte Noire
    .of = de la Grotte Noire

colour-0 = rouge
colour-1 = bleu
colour-2 = vert
colour-3 = jaune

## Ce qu’on peut faire

kind-take_tile = Prendre une tuile
kind-take_guard = Prendre un gardien
kind-place_tile = Poser une tuile
kind-dig = Déterrer un trésor
kind-post_guard = Poster un gardien
kind-end_turn = Finir le tour
kind-pass_turn = Passer
kind-start_cell = Choisir la case de départ

action-take_tile = Prendre la tuile { $tile }
action-take_guard = Prendre un gardien
action-place_tile = Poser la tuile { $tile }
action-dig = Creuser { $cross-at }
action-post_guard = Poster un gardien { $cross-at }
action-end_turn = Finir votre tour
action-pass_turn = Passer
action-start_cell = Poser la tuile de départ { $cell }

## Ce qu’on vous demande

ask-choose_start_cell = Où va la tuile de départ ? Elle fixe la place de toutes les autres.
ask-begin = À vous de jouer : que faites-vous ?
ask-place_more = Posez-vous une autre tuile, ou finissez-vous votre tour ?
ask-dig_more = Déterrez-vous un autre trésor, ou finissez-vous votre tour ?
ask-post_more = Postez-vous un autre gardien, ou finissez-vous votre tour ?
ask-do_more = Que faites-vous encore pendant ce tour ?
ask-pass = Rien de ce qui vous reste ne peut être placé : il vous faut passer.

## Ce qui se passe

event-is_first_player =
    { $you ->
        [yes] C’est vous qui commencez.
       *[no] C’est { $name } qui commence.
    }
event-start_tile_drawn = La tuile de départ est tirée au sort : c’est la tuile { $tile }.
event-start_tile_laid = La tuile de départ { $tile } est posée { $cell }, et les jetons sont mis en place.
event-dealt =
    { $you ->
        [yes] Vous recevez la tuile { $tile }.
       *[no] { $name } reçoit la tuile { $tile }.
    }
event-takes_tile =
    { $you ->
        [yes] Vous prenez la tuile { $tile } dans la réserve.
       *[no] { $name } prend la tuile { $tile } dans la réserve.
    }
event-takes_guard =
    { $you ->
        [yes] Vous prenez un gardien libre.
       *[no] { $name } prend un gardien libre.
    }
event-places_alone =
    { $you ->
        [yes] Vous posez la tuile { $tile }, isolée, { $cell } : { points }.
       *[no] { $name } pose la tuile { $tile }, isolée, { $cell } : { points }.
    }
event-places_beside =
    { $you ->
        [yes] Vous posez la tuile { $tile }, en contact, { $cell } : { points }.
       *[no] { $name } pose la tuile { $tile }, en contact, { $cell } : { points }.
    }
event-digs =
    { $you ->
        [yes] Vous déterrez le trésor { $cross-of } : { points }.
       *[no] { $name } déterre le trésor { $cross-of } : { points }.
    }
event-posts_guard =
    { $you ->
        [yes] Vous postez un gardien { $cross-at } : { points }.
       *[no] { $name } poste un gardien { $cross-at } : { points }.
    }
event-ends_turn =
    { $you ->
        [yes] Vous finissez votre tour.
       *[no] { $name } finit son tour.
    }
event-passes =
    { $you ->
        [yes] Vous passez : rien de ce qui vous reste ne peut être placé.
       *[no] { $name } passe : rien de ce qui lui reste ne peut être placé.
    }
event-finishes =
    { $you ->
        [yes] Vous commencez votre tour sans plus rien posséder, et il ne reste rien à prendre : la partie est finie, et vous touchez { points }.
       *[no] { $name } commence son tour sans plus rien posséder, et il ne reste rien à prendre : la partie est finie, et { $name } touche { points }.
    }

## Comment cela finit

over-won =
    { $you ->
        [yes] Vous l’emportez avec { points }.
       *[no] { $vowel ->
            [yes] Victoire d’{ $name }, avec { points }.
           *[no] Victoire de { $name }, avec { points }.
        }
    }
over-shared = { $names } se partagent la victoire, à { points }.

## Pourquoi c’est refusé

refused-9 = La tuile de départ est déjà posée : sa case est fixée une fois pour toutes avant le premier tour.
refused-24 = Ce n’est pas à vous de jouer : un seul joueur agit à la fois.
refused-26 =
    { $kind ->
        [take_tile] Vous ne pouvez plus prendre de tuile : un tour est consacré à une seule sorte d’action, et vous en avez commencé une autre.
        [take_guard] Vous ne pouvez plus prendre de gardien : un tour est consacré à une seule sorte d’action, et vous en avez commencé une autre.
        [place_tile] Vous ne pouvez plus poser la tuile { $tile } : un tour est consacré à une seule sorte d’action, et vous en avez commencé une autre.
        [dig] Vous ne pouvez plus creuser { $cross-at } : un tour est consacré à une seule sorte d’action, et vous en avez commencé une autre.
       *[post_guard] Vous ne pouvez plus poster de gardien { $cross-at } : un tour est consacré à une seule sorte d’action, et vous en avez commencé une autre.
    }
refused-28 = Vous ne pouvez pas finir votre tour sans avoir rien fait : tant qu’une action vous est possible, vous devez en faire une.
refused-29 =
    { $kind ->
        [pass_turn] Vous ne pouvez pas passer : on ne passe que si, au début de son tour, on ne peut rien faire.
       *[end_turn] Il n’y a pas de tour à finir : comme aucune action ne vous est possible, il vous faut passer.
    }
refused-36 = La tuile { $tile } n’est pas dans la réserve : on ne prend que les tuiles qui s’y trouvent.
refused-38 = Vous ne pouvez pas prendre la tuile { $tile } : la réserve est vide.
refused-42 = Vous ne pouvez pas prendre de gardien : il n’y a plus de gardien libre.
refused-44 = Vous ne pouvez pas poser la tuile { $tile } : elle n’est pas derrière votre paravent.
refused-47 = La tuile { $tile } ne prolonge pas votre suite : elle doit avoir un côté commun avec la tuile que vous venez de poser ou, si l’option « Enchaînement » le permet, avec l’une de celles que vous avez posées dans ce tour.
refused-59 = Vous ne pouvez pas creuser { $cross-at } : la tuile qui porte cette croix rouge n’est pas encore sur le plan de jeu.
refused-60 = Vous ne pouvez pas creuser { $cross-at } : il y a déjà un coffre sur cette croix rouge, qui n’en reçoit qu’un.
refused-63 = Vous ne pouvez pas creuser { $cross-at } : vous n’avez plus de coffre.
refused-65 = Vous ne pouvez pas poster de gardien { $cross-at } : il n’y a pas là de coffre à garder.
refused-66 = Vous ne pouvez pas poster de gardien { $cross-at } : ce coffre a déjà le sien, et ne peut en avoir qu’un.
refused-69 = Vous ne pouvez pas poster de gardien { $cross-at } : vous n’en avez pas.
refused-72 = La partie est finie : plus personne ne joue.
refused-84 =
    { $kind ->
        [take_tile] Vous ne pouvez plus prendre de tuile dans ce tour : chaque action ne se fait qu’une fois par tour, et l’on ne prend qu’une pièce.
        [take_guard] Vous ne pouvez plus prendre de gardien dans ce tour : chaque action ne se fait qu’une fois par tour, et l’on ne prend qu’une pièce.
        [place_tile] Vous ne pouvez plus poser de tuiles dans ce tour : vous avez commencé une autre action depuis, et chacune ne se fait qu’une fois.
        [dig] Vous ne pouvez plus creuser dans ce tour : vous avez commencé une autre action depuis, et chacune ne se fait qu’une fois.
       *[post_guard] Vous ne pouvez plus poster de gardien dans ce tour : vous avez commencé une autre action depuis, et chacune ne se fait qu’une fois.
    }
refused-86 = Vous ne pouvez pas finir votre tour sans avoir rien fait : tant qu’une action vous est possible, vous devez en faire au moins une.
refused-92 = Choisissez d’abord la case de la tuile de départ : c’est ensuite que les tuiles sont distribuées et que la partie commence.

## Ce qu’on choisit en dressant la table

option-mode = Mode
option-mode-standard = Standard
option-mode-standard-about = Une sorte d’action par tour : il faut savoir attendre, puis frapper fort au bon moment. C’est le jeu que le livret présente d’abord.
option-mode-simplified_once = Simplifié, chaque action une fois
option-mode-simplified_once-about = Dans un même tour, chacune des cinq actions une fois : des tours plus pleins, une partie plus courte. C’est ainsi que nous lisons les règles simplifiées du livret, et chacun y garde sa chance.
option-mode-simplified = Simplifié, à la lettre
option-mode-simplified-about = Dans un même tour, autant d’actions que vous voulez, de toutes sortes. Ce sont les règles simplifiées du livret, prises à la lettre, et cela donne la partie au premier joueur : à essayer une fois, par curiosité.

option-start_cell = Case de départ
option-start_cell-random = tirée au sort
option-start_cell-random-about = Le sort décide de la case où va la tuile de départ.
option-start_cell-centre = au centre
option-start_cell-centre-about = La tuile de départ va toujours ligne 3, colonne 3.
option-start_cell-first_player_chooses = choisie par le premier joueur
option-start_cell-first_player_chooses-about = Le premier joueur voit la tuile de départ et choisit sa case, avant que les tuiles soient distribuées.

option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-random-about = Le sort décide de qui commence.
option-first_player-seat_0 = le premier siège
option-first_player-seat_0-about = C’est le joueur assis au premier siège qui commence.

option-chain_link = Enchaînement
option-chain_link-previous = sur la tuile précédente
option-chain_link-previous-about = Après la première d’un tour, chaque tuile doit avoir un côté commun avec celle que l’on a posée juste avant.
option-chain_link-any_this_turn = sur n’importe quelle tuile du tour
option-chain_link-any_this_turn-about = Après la première d’un tour, chaque tuile doit avoir un côté commun avec l’une de celles que l’on a posées dans ce tour. Les longues suites en sont plus faciles.

option-tie_rule = Égalité
option-tie_rule-shared = victoire partagée
option-tie_rule-shared-about = Les joueurs à égalité partagent leur rang, et donc parfois la victoire.
option-tie_rule-finisher_first = avantage à qui a mis fin à la partie
option-tie_rule-finisher_first-about = Si celui qui a mis fin à la partie est à égalité en tête, il l’emporte ; les autres partagent leur rang.

option-counts_visible = Nombre de pièces
option-counts_visible-hidden = caché
option-counts_visible-hidden-about = On ne voit pas combien de pièces les autres gardent derrière leur paravent : à vous d’en tenir le compte, si le cœur vous en dit.
option-counts_visible-shown = affiché
option-counts_visible-shown-about = Chacun voit combien de tuiles, de coffres et de gardiens les autres gardent derrière leur paravent.

option-mark_taken_tiles = Marquer les tuiles prises dans la réserve
option-mark_taken_tiles-off = non
option-mark_taken_tiles-off-about = Qui a pris quelle tuile : à vous de vous en souvenir.
option-mark_taken_tiles-on = oui
option-mark_taken_tiles-on-about = Un aide-mémoire montre les tuiles que chaque adversaire a prises au vu de tous.
