# Ce qui se dit à une table de Nid de vouivres, en français. tablee/engine/words.py explique
# comment un message est trouvé et quelles valeurs il reçoit. Les règles sont dans
# rulebook.fr.md. Les espaces devant : ; ! ? et dans « » sont insécables.

title = Nid de vouivres
tagline = Six grottes, quatre gemmes, deux paires d’ailes
pitch =
    Du nid, le trésor tombe pierre après pierre dans les grottes, et chacun choisit en secret où
    aller et quoi ramasser. Puis quelqu’un lâche une vouivre. Devinez où seront les autres, soyez
    ailleurs, et sortez à temps : le premier à remplir sa troisième commande l’emporte.

## De quoi faire une phrase

points =
    { $points ->
        [one] { $points } objectif
       *[other] { $points } objectifs
    }

room = { $digit1 }

gems-gold-ruby = l’or et les rubis
    .bare = or et rubis
gems-gold-sapphire = l’or et les saphirs
    .bare = or et saphirs
gems-gold-pearl = l’or et les perles
    .bare = or et perles
gems-ruby-sapphire = les rubis et les saphirs
    .bare = rubis et saphirs
gems-ruby-pearl = les rubis et les perles
    .bare = rubis et perles
gems-sapphire-pearl = les saphirs et les perles
    .bare = saphirs et perles

objectives-1 = votre premier objectif
    .how = un objectif
objectives-2 = votre deuxième objectif
    .how = un objectif
objectives-1-2 = vos premier et deuxième objectifs
    .how = deux objectifs
objectives-3 = votre troisième objectif
    .how = un objectif
objectives-1-3 = vos premier et troisième objectifs
    .how = deux objectifs
objectives-2-3 = vos deuxième et troisième objectifs
    .how = deux objectifs
objectives-1-2-3 = vos trois objectifs
    .how = trois objectifs

gathered =
    { $gem ->
        [0] { $amount ->
            [one] { $amount } pépite d’or
           *[other] { $amount } pépites d’or
        }
        [1] { $amount ->
            [one] { $amount } rubis
           *[other] { $amount } rubis
        }
        [2] { $amount ->
            [one] { $amount } saphir
           *[other] { $amount } saphirs
        }
       *[3] { $amount ->
            [one] { $amount } perle
           *[other] { $amount } perles
        }
    }
lost =
    { $gem ->
        [0] { $lost ->
            [one] { $lost } pépite d’or
           *[other] { $lost } pépites d’or
        }
        [1] { $lost ->
            [one] { $lost } rubis
           *[other] { $lost } rubis
        }
        [2] { $lost ->
            [one] { $lost } saphir
           *[other] { $lost } saphirs
        }
       *[3] { $lost ->
            [one] { $lost } perle
           *[other] { $lost } perles
        }
    }
kind-of-gem =
    { $gem ->
        [0] d’or
        [1] de rubis
        [2] de saphirs
       *[3] de perles
    }
lying =
    { $gem ->
        [0] or ({ $amount })
        [1] rubis ({ $amount })
        [2] saphirs ({ $amount })
       *[3] perles ({ $amount })
    }
jewel =
    { $objective ->
        [0] le Diadème
        [1] la Tiare
        [2] le Collier
        [3] la Couronne
        [4] le Sceptre
        [5] la Broche
        [6] le Pendentif
        [7] la Chaîne
        [8] le Calice
        [9] la Coupe
        [10] le Bracelet
        [11] le Médaillon
        [12] le Camée
        [13] la Bague
        [14] la Fibule
        [15] le Peigne
        [16] la Dague
        [17] le Miroir
        [18] le Reliquaire
        [19] le Globe
        [20] la Montre
        [21] la Boucle
        [22] la Tabatière
       *[23] le Flacon
    }

colour-0 = orange
colour-1 = vert
colour-2 = violet
colour-3 = blanc
colour-4 = brun
colour-5 = gris

## Ce qu’on peut faire

kind-go = Où aller
    .part = Salle { $room }
kind-leave = La sortie
kind-place_wyvern = Placer la vouivre
kind-summon = Appeler la seconde vouivre
kind-keep_fragment = N’en rien faire
kind-validate = Remplir des objectifs
kind-recall = Revenir sur ses pas
kind-ward_off = La repousser
kind-take_attack = La laisser venir

action-go = Salle { $room } : { $gems-bare }
action-leave = Prendre la sortie
action-place_wyvern = La vouivre dans la salle { $room }
action-summon = La seconde vouivre dans la salle { $room }
action-keep_fragment = Garder votre fragment
action-validate = Remplir { $objectives }
action-recall = Revenir sur vos pas sans rien remplir
action-ward_off = Dépenser un fragment et repousser la vouivre
action-take_attack = Laisser la vouivre attaquer

now-go = Salle { $room } : { $lying }
now-validate =
    { $is-exact ->
        [yes] Remplir { $jewels }
       *[no] Remplir { $jewels } ; mettre de côté { $aside }
    }

## Ce qu’on vous demande

ask-choose = Où allez-vous, et quelles gemmes voulez-vous ? Personne n’en verra rien avant que tous aient choisi.
ask-place_wyvern = C’est vous qui menez la vouivre : dans quelle salle fond-elle ?
ask-offer = Dépensez-vous un fragment d’œuf pour appeler la seconde vouivre ?
ask-declare = Vous sortez : quels objectifs remplissez-vous ?
ask-defend = Une vouivre est sur vous : dépensez-vous un fragment d’œuf pour la repousser ?

## Ce qui se passe

event-dealt_objective =
    { $you ->
        [yes] Vous recevez un objectif : { jewel }.
       *[no] { $name } reçoit un objectif : { jewel }.
    }
event-starts_in =
    { $you ->
        [yes] Vous partez de la salle { $room }.
       *[no] { $name } part de la salle { $room }.
    }
event-first_holder =
    { $you ->
        [yes] C’est vous qui menez la vouivre en premier.
       *[no] C’est { $name } qui mène la vouivre en premier.
    }
event-round_begins = Le tour { $round } commence.
event-deck_shuffled = Les cartes Ressources écartées sont mélangées et forment une nouvelle pioche.
event-cards_turned = Deux cartes Ressources sont retournées, et les salles se remplissent de gemmes.
event-room_filled = { "" }
event-supply_short =
    Il n’y a plus assez { kind-of-gem } dans la réserve : il en manque { $missing }.
event-commits =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $name } a choisi.
    }
event-places_wyvern =
    { $you ->
        [yes] Vous placez la vouivre dans la salle { $room }.
       *[no] { $name } place la vouivre dans la salle { $room }.
    }
event-keeps_fragment =
    { $you ->
        [yes] Vous gardez votre fragment.
       *[no] { $name } n’appelle pas la seconde vouivre.
    }
event-summons =
    { $you ->
        [yes] Vous dépensez un fragment, et appelez la seconde vouivre dans la salle { $room }.
       *[no] { $name } dépense un fragment, et appelle la seconde vouivre dans la salle { $room }.
    }
event-goes =
    { $you ->
        [yes] Vous révélez la salle { $room }, { $gems }.
       *[no] { $name } révèle la salle { $room }, { $gems }.
    }
event-leaves =
    { $you ->
        [yes] Vous révélez la sortie.
       *[no] { $name } révèle la sortie.
    }
event-stays =
    { $you ->
        [yes] Le chemin que vous vouliez prendre vous est fermé : vous restez où vous êtes.
       *[no] Le chemin que { $name } voulait prendre lui est fermé : { $name } ne bouge pas.
    }
event-declares =
    { $you ->
        [yes] Vous allez remplir { $objectives-how }.
       *[no] { $name } va remplir { $objectives-how }.
    }
event-left_in_vain =
    { $you ->
        [yes] Vous ne pouvez rien remplir : votre tour est perdu.
       *[no] { $name } ne peut rien remplir : son tour est perdu.
    }
event-recalled =
    { $you ->
        [yes] Vous revenez sur vos pas, et votre tour est perdu.
       *[no] { $name } revient sur ses pas, et son tour est perdu.
    }
event-wards_off =
    { $you ->
        [yes] Vous dépensez un fragment et repoussez la vouivre de la salle { $room }.
       *[no] { $name } dépense un fragment et repousse la vouivre de la salle { $room }.
    }
event-attacked =
    { $you ->
        [yes] La vouivre de la salle { $room } fond sur vous.
       *[no] La vouivre de la salle { $room } fond sur { $name }.
    }
event-chest_die =
    { $lost ->
        [0] { "" }
       *[other] { $you ->
            [yes] Elle prend { lost } dans votre coffre.
           *[no] { $vowel ->
                [yes] Elle prend { lost } dans le coffre d’{ $name }.
               *[no] Elle prend { lost } dans le coffre de { $name }.
            }
        }
    }
event-gains_fragment =
    { $fragments ->
        [0] { $you ->
            [yes] Il ne reste pas de fragment d’œuf pour vous.
           *[no] Il ne reste pas de fragment d’œuf pour { $name }.
        }
       *[other] { $you ->
            [yes] Vous recevez un fragment d’œuf.
           *[no] { $name } reçoit un fragment d’œuf.
        }
    }
event-pillages = La vouivre de la salle { $room } se tourne vers les gemmes qui s’y trouvent.
event-room_die =
    { $lost ->
        [0] { "" }
       *[other] Elle prend { lost } dans la salle.
    }
event-wyverns_leave =
    { $you ->
        [yes] Les vouivres s’envolent ; au tour suivant, c’est vous qui en menez une.
       *[no] Les vouivres s’envolent ; au tour suivant, c’est { $name } qui en mène une.
    }
event-gathers =
    { $you ->
        [yes] Vous ramassez { gathered }.
       *[no] { $name } ramasse { gathered }.
    }
event-too_few_to_share = Dans la salle { $room }, il y a trop peu { kind-of-gem } pour tous ceux qui en veulent : personne n’en prend.
event-validates =
    { $you ->
        [yes] Vous remplissez un objectif : { jewel }.
       *[no] { $name } remplit un objectif : { jewel }.
    }
event-banks =
    { $you ->
        [yes] Vous mettez de côté { gathered }.
       *[no] { $name } met de côté { gathered }.
    }
event-finishes =
    { $you ->
        [yes] Vos trois objectifs sont remplis : vous avez terminé.
       *[no] { $name } a rempli trois objectifs, et a terminé.
    }
event-announces =
    { $you ->
        [yes] Votre coffre contient tout ce qu’on vous demande encore : vous avez terminé.
       *[no] { $name } a dans son coffre tout ce qu’on lui demande encore, et a terminé.
    }
event-limit_reached = Le tour { $round } était le dernier : la partie s’arrête sans que personne ait terminé.

## Comment cela finit

over-won =
    { $you ->
        [yes] Vous l’emportez : les joailliers sont à vous.
       *[no] { $name } l’emporte : les joailliers sont à ses pieds.
    }
over-shared = { $names } se partagent la victoire.

## Pourquoi c’est refusé

refused-5 =
    { $kind ->
        [go] Vous ne pouvez pas aller dans la salle { $room } : elle n’est pas en jeu.
       *[other] On ne peut pas placer de vouivre dans la salle { $room } : elle n’est pas en jeu.
    }
refused-18 = Ce n’est pas le moment : chaque chose vient en son temps dans un tour.
refused-26 =
    { $kind ->
        [go] Vous avez déjà choisi. Pour choisir autre chose, reprenez d’abord votre choix.
        [leave] Vous avez déjà choisi. Pour choisir autre chose, reprenez d’abord votre choix.
       *[other] Vous avez choisi, mais d’autres pas encore : attendez-les.
    }
refused-29 = Vous ne pouvez pas aller dans la salle { $room } : elle n’est pas voisine de la vôtre, et l’on ne fait qu’un pas.
refused-31 = Vous ne pouvez pas sortir : votre coffre ne contient de quoi remplir aucun de vos objectifs ouverts.
refused-34 =
    { $kind ->
        [go] Les choix sont faits, et valent pour ce tour.
        [leave] Les choix sont faits, et valent pour ce tour.
       *[other] On ne place pas de vouivre avant que tous aient choisi.
    }
refused-35 =
    { $kind ->
        [place_wyvern] Ce n’est pas à vous de placer la vouivre dans ce tour.
       *[other] On est en train de placer la vouivre : attendez que ce soit fait.
    }
refused-36 =
    { $kind ->
        [summon] Ce n’est pas à vous que l’on demande s’il faut appeler la seconde vouivre.
        [keep_fragment] Ce n’est pas à vous que l’on demande s’il faut appeler la seconde vouivre.
       *[other] On demande aux autres s’ils appellent la seconde vouivre : attendez que ce soit fait.
    }
refused-37 = Celui qui mène la vouivre ne peut pas appeler aussi la seconde.
refused-38 =
    { $kind ->
        [summon] Vous n’avez pas de fragment d’œuf pour appeler la seconde vouivre.
        [keep_fragment] Vous n’avez pas de fragment d’œuf à garder : on ne vous demande donc rien.
       *[other] On demande aux autres s’ils appellent la seconde vouivre : attendez que ce soit fait.
    }
refused-39 = On ne peut pas placer la seconde vouivre dans la salle { $room } : la première y est déjà.
refused-44 =
    { $kind ->
        [validate] Vous ne pouvez pas remplir { $objectives } : on nomme ses objectifs au moment de sortir, parmi ceux qui sont ouverts, et le coffre doit suffire à tous ensemble.
        [recall] Vous ne pouvez pas revenir sur vos pas : on ne le demande qu’à ceux qui sortent, quand vient leur tour de dire quels objectifs ils remplissent.
       *[other] Ceux qui sortent disent quels objectifs ils remplissent : attendez que ce soit fait.
    }
refused-47 =
    { $kind ->
        [ward_off] Ce n’est pas à vous que l’on demande s’il faut repousser une vouivre.
        [take_attack] Ce n’est pas à vous que l’on demande s’il faut repousser une vouivre.
       *[other] On demande à d’autres s’ils repoussent une vouivre : attendez que ce soit fait.
    }
refused-70 = Vous ne pouvez pas sortir deux fois de suite : vous êtes dehors, et votre coffre est vide.
refused-73 = La partie est finie : plus personne ne joue.
refused-92 = Vous ne pouvez pas revenir sur vos pas : il y faut l’option « Choix » réglée sur « à vos risques », au moins deux objectifs ouverts, et un coffre qui suffise à certains mais pas à tous.

## Ce qu’on choisit en dressant la table

option-early_finish = Annonce de la fin
option-early_finish-last_card = à la dernière carte
option-early_finish-last_card-about = On termine avec un troisième objectif rempli, ou avec un coffre qui suffit au dernier qui reste.
option-early_finish-all_remaining = à tout ce qui est ouvert
option-early_finish-all_remaining-about = On termine aussi avec un coffre qui suffit à tous les objectifs qui restent, quel que soit leur nombre. Sortir n’en vaut alors presque jamais la peine.

option-start_rooms = Salles de départ
option-start_rooms-independent = tirées une à une
option-start_rooms-independent-about = Chacun tire une salle au hasard ; plusieurs joueurs peuvent partir de la même.
option-start_rooms-distinct = toutes différentes
option-start_rooms-distinct-about = Les salles sont distribuées, une à chacun.

option-room_map = Plan des salles
option-room_map-spread = dispersé
option-room_map-spread-about = Autour du centre viennent les salles 2, 4, 3, 5 et 6 : deux numéros qui se suivent sont rarement voisins.
option-room_map-clockwise = dans l’ordre
option-room_map-clockwise-about = Autour du centre viennent les salles 2 à 6 dans cet ordre ; à trois joueurs, toutes les salles sont voisines.
option-room_map-hub_only = par le centre
option-room_map-hub_only-about = Tous les chemins passent par la salle 1.

option-dice_set = Dés
option-dice_set-gem_dice = dés de gemmes
option-dice_set-gem_dice-about = De 0 à 3 points, moins sur les dés des gemmes plus rares : une vouivre prend une part du butin.
option-dice_set-standard_d6 = dés ordinaires
option-dice_set-standard_d6-about = De 1 à 6 points chacun : une vouivre laisse peu de chose, et les parties durent longtemps.

option-gem_supply = Réserve
option-gem_supply-limited = limitée
option-gem_supply-limited-about = La réserve peut manquer de gemmes et de fragments ; entre joueurs sensés, cela n’arrive pas.
option-gem_supply-unlimited = illimitée
option-gem_supply-unlimited-about = Il y a toujours assez de gemmes et de fragments.

option-final_excess = Surplus de la fin
option-final_excess-included = il compte
option-final_excess-included-about = Celui qui termine sans sortir met de côté ce qui reste dans son coffre, et cela compte en cas d’égalité.
option-final_excess-banked_only = il ne compte pas
option-final_excess-banked_only-about = En cas d’égalité, seul compte ce qui a été mis de côté auparavant.

option-first_wyvern = Première vouivre
option-first_wyvern-random = tirée au sort
option-first_wyvern-random-about = Le sort décide de qui mène la vouivre au premier tour.
option-first_wyvern-seat_0 = le premier siège
option-first_wyvern-seat_0-about = Qui occupe le premier siège mène la vouivre au premier tour.
option-first_wyvern-seat_1 = le deuxième siège
option-first_wyvern-seat_1-about = Qui occupe le deuxième siège mène la vouivre au premier tour.
option-first_wyvern-seat_2 = le troisième siège
option-first_wyvern-seat_2-about = Qui occupe le troisième siège mène la vouivre au premier tour.
option-first_wyvern-seat_3 = le quatrième siège
option-first_wyvern-seat_3-about = Qui occupe le quatrième siège mène la vouivre au premier tour.
option-first_wyvern-seat_4 = le cinquième siège
option-first_wyvern-seat_4-about = Qui occupe le cinquième siège mène la vouivre au premier tour.
option-first_wyvern-seat_5 = le sixième siège
option-first_wyvern-seat_5-about = Qui occupe le sixième siège mène la vouivre au premier tour.

option-round_limit = Durée maximale
option-round_limit-40 = 40 tours
option-round_limit-40-about = Si personne n’a terminé après 40 tours, la partie s’arrête. Elle n’en dure presque jamais la moitié.
option-round_limit-5 = 5 tours
option-round_limit-5-about = La partie s’arrête au plus tard après 5 tours, pour s’en faire une idée.
option-round_limit-10 = 10 tours
option-round_limit-10-about = La partie s’arrête au plus tard après 10 tours.
option-round_limit-20 = 20 tours
option-round_limit-20-about = La partie s’arrête au plus tard après 20 tours.
option-round_limit-none = sans limite
option-round_limit-none-about = La partie dure jusqu’à ce que quelqu’un ait terminé. Entre humains seulement : des robots pourraient ne jamais finir.

option-lenient_choices = Choix
option-lenient_choices-off = aidés
option-lenient_choices-off-about = On ne vous propose que ce qui peut être choisi.
option-lenient_choices-on = à vos risques
option-lenient_choices-on-about = Vous pouvez poser n’importe quelle carte à tout moment, comme autour d’une table ; les étourderies se règlent à la révélation.
