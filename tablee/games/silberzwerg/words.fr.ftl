# Ce qui se dit à une table de Silberzwerg, en français. tablee/engine/words.py explique comment un
# message est trouvé et quelles valeurs il reçoit. Les règles sont dans rulebook.fr.md. Les espaces
# devant : ; ! ? et dans « » sont insécables.

title = Silberzwerg
tagline = Quatre mines, des ordres secrets, et des fantômes pour les gâcher
pitch =
    Derrière votre paravent, vous envoyez des mineurs creuser, des seigneurs acheter et livrer, et des
    fantômes se mêler des affaires d’autrui. Tous les paravents se lèvent d’un coup ; les prix
    baissent là où les mineurs affluent ; les joailliers elfes paient moins à chaque tour qui passe.
    Le premier à posséder 600 thalers l’emporte sur-le-champ.

## De quoi faire une phrase

points =
    { $points ->
        [one] { $points } thaler
       *[other] { $points } thalers
    }
thalers =
    { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
gems =
    { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    }
card =
    { $card ->
        [0] 8 jaunes
        [1] 8 rouges
        [2] 8 vertes
        [3] 8 bleues
        [4] 6 jaunes et 2 rouges
        [5] 6 jaunes et 2 vertes
        [6] 6 jaunes et 2 bleues
        [7] 6 rouges et 2 vertes
        [8] 6 rouges et 2 bleues
        [9] 2 jaunes et 6 rouges
        [10] 6 vertes et 2 bleues
        [11] 2 jaunes et 6 vertes
        [12] 2 rouges et 6 vertes
        [13] 2 jaunes et 6 bleues
        [14] 2 rouges et 6 bleues
        [15] 2 vertes et 6 bleues
        [16] 4 jaunes et 4 rouges
        [17] 4 jaunes et 4 vertes
        [18] 4 jaunes et 4 bleues
        [19] 4 rouges et 4 vertes
        [20] 4 rouges et 4 bleues
        [21] 4 vertes et 4 bleues
        [22] 4 jaunes, 2 vertes et 2 bleues
        [23] 4 jaunes, 2 rouges et 2 bleues
        [24] 4 jaunes, 2 rouges et 2 vertes
        [25] 4 rouges, 2 vertes et 2 bleues
        [26] 2 jaunes, 4 rouges et 2 bleues
        [27] 2 jaunes, 4 rouges et 2 vertes
        [28] 2 rouges, 4 vertes et 2 bleues
        [29] 2 jaunes, 4 vertes et 2 bleues
        [30] 2 jaunes, 2 rouges et 4 vertes
        [31] 2 rouges, 2 vertes et 4 bleues
        [32] 2 jaunes, 2 vertes et 4 bleues
       *[33] 2 jaunes, 2 rouges et 4 bleues
    }
symbol =
    { $symbol ->
        [0] une hache
        [1] une pioche
        [2] un marteau
        [3] un « +5/−5 »
        [4] un fantôme barré
       *[5] un « −3 »
    }
tools =
    { $symbol ->
        [0] de haches
        [1] de pioches
       *[2] de marteaux
    }

mine-yellow = la mine jaune
    .gem = jaune
    .many = jaunes
mine-red = la mine rouge
    .gem = rouge
    .many = rouges
mine-green = la mine verte
    .gem = verte
    .many = vertes
mine-blue = la mine bleue
    .gem = bleue
    .many = bleues
column-yellow = la mine jaune
    .in = dans la mine jaune
column-red = la mine rouge
    .in = dans la mine rouge
column-green = la mine verte
    .in = dans la mine verte
column-blue = la mine bleue
    .in = dans la mine bleue
column-contract = les contrats
    .in = aux contrats
column-gems = les gemmes
    .in = aux gemmes
gem-yellow = jaune
    .many = jaunes
gem-red = rouge
    .many = rouges
gem-green = verte
    .many = vertes
gem-blue = bleue
    .many = bleues
clan-clan1 = les Corbeaux
    .of = des Corbeaux
    .to = aux Corbeaux
clan-clan2 = les Cerfs
    .of = des Cerfs
    .to = aux Cerfs
clan-clan3 = les Loups
    .of = des Loups
    .to = aux Loups
clan-clan4 = les Renards
    .of = des Renards
    .to = aux Renards
clans-clan1-clan2 = aux Corbeaux et aux Cerfs
clans-clan1-clan3 = aux Corbeaux et aux Loups
clans-clan1-clan4 = aux Corbeaux et aux Renards
clans-clan2-clan3 = aux Cerfs et aux Loups
clans-clan2-clan4 = aux Cerfs et aux Renards
clans-clan3-clan4 = aux Loups et aux Renards
dwarf-miner1 = un mineur des Corbeaux
dwarf-lord1 = un seigneur des Corbeaux
dwarf-ghost1 = un fantôme des Corbeaux
dwarf-miner2 = un mineur des Cerfs
dwarf-lord2 = un seigneur des Cerfs
dwarf-ghost2 = un fantôme des Cerfs
dwarf-miner3 = un mineur des Loups
dwarf-lord3 = un seigneur des Loups
dwarf-ghost3 = un fantôme des Loups
dwarf-miner4 = un mineur des Renards
dwarf-lord4 = un seigneur des Renards
dwarf-ghost4 = un fantôme des Renards
slot-corner1 = l’emplacement 1
    .of = de l’emplacement 1
slot-corner2 = l’emplacement 2
    .of = de l’emplacement 2
slot-corner3 = l’emplacement 3
    .of = de l’emplacement 3
slot-corner4 = l’emplacement 4
    .of = de l’emplacement 4
slot-public1 = l’emplacement gris A
    .of = de l’emplacement gris A
slot-public2 = l’emplacement gris B
    .of = de l’emplacement gris B

colour-0 = violet
colour-1 = orange
colour-2 = gris
colour-3 = rose

## Ce qu’on peut faire

kind-place_miner = Placer un mineur
kind-place_ghost = Fantôme : effrayer ou prendre ; augmenter ou diminuer un contrat ; échanger ou voler
kind-place_lord = Seigneur : acheter ; remplir un contrat ; vendre
kind-ready = S’engager
kind-choose_ghost = Choisir un fantôme
kind-choose_lord = Choisir un seigneur
kind-no_more = En rester là
kind-scare = Effrayer un nain
kind-take_gem = Prendre une gemme
kind-raise_contract = Augmenter un contrat
kind-lower_contract = Diminuer un contrat
kind-give_gem = Échanger des gemmes
kind-steal_two = Voler deux gemmes
kind-steal_one_each = Voler une gemme à deux joueurs
kind-steal_one = Voler une gemme
kind-buy_gem = Acheter
kind-fulfil_contract = Remplir un contrat
kind-sell_gem = Vendre
kind-end_action = Finir cette action
kind-use_plus5 = Utiliser un « +5/−5 »
kind-ban_ghost = Arrêter le fantôme
kind-decline = Ne rien faire
kind-use_minus3 = Utiliser un « −3 »
kind-return_gem = Rendre une gemme

action-place_miner = Un mineur dans { $mine }
action-place_ghost = Un fantôme { $column-in }
action-place_lord = Un seigneur { $column-in }
action-ready = Confirmer le placement
action-choose_ghost = Le fantôme { $column-in }
action-choose_lord = Le seigneur { $column-in }
action-no_more = Rien de plus
action-scare = Effrayer { $dwarf }
action-take_gem = Prendre une gemme { $gem }
action-raise_contract = Augmenter le contrat { $slot-of }
action-lower_contract = Diminuer le contrat { $slot-of }
action-give_gem = Donner une gemme { $gem } en échange
action-steal_two = Voler deux gemmes { $clan-to }
action-steal_one_each = Voler une gemme { $clans }
action-steal_one = Voler une gemme { $clan-to }
action-buy_gem = Acheter une gemme { $gem }
action-fulfil_contract = Remplir le contrat { $slot-of }
action-sell_gem = Vendre une gemme { $gem }
action-end_action = En finir avec celui-ci
action-use_plus5 = Utiliser un « +5/−5 » contre { $clan }
action-ban_ghost = Arrêter le fantôme avec votre fantôme barré
action-decline = Garder votre carte
action-use_minus3 = Baisser de 3 le prix des gemmes { $gem-many }
action-return_gem = Rendre une gemme { $gem }

now-raise_contract = Augmenter le contrat { $slot-of } ({ card }), qui vaut { thalers }
now-lower_contract = Diminuer le contrat { $slot-of } ({ card }), qui vaut { thalers }
now-buy_gem = Acheter une gemme { $gem } : { thalers }
now-fulfil_contract = Remplir le contrat { $slot-of } ({ card }) : { thalers }
now-sell_gem = Vendre une gemme { $gem } : { thalers }

## Ce qu’on vous demande

ask-place_miner = Où creusera votre prochain mineur ?
ask-place_leader = Où ira votre prochain chef, et comme quoi : fantôme ou seigneur ?
ask-ready = Tous vos nains sont placés. Confirmez-vous, ou reprenez-vous quelque chose ?
ask-which_ghost = Lequel de vos fantômes agit à présent ?
ask-mine_ghost = Votre fantôme dans une mine : qui effrayez-vous, ou prenez-vous une gemme ?
ask-scare_another = Effrayez-vous un second nain ?
ask-contract_ghost = Votre fantôme aux contrats : lequel augmentez-vous ou diminuez-vous ?
ask-gems_ghost = Votre fantôme aux gemmes : en échangez-vous deux, ou en volez-vous deux ?
ask-give_another = Quelle gemme donnez-vous ensuite ?
ask-take_in_exchange = Quelle gemme prenez-vous en échange ?
ask-steal_another = À qui volez-vous la seconde gemme ?
ask-ban = Arrêtez-vous ce fantôme avec votre fantôme barré ?
ask-which_lord = Lequel de vos seigneurs agit à présent ?
ask-minus3 = Avant que les prix comptent : utilisez-vous un « −3 » ?
ask-buy = Votre seigneur dans une mine : combien de gemmes achetez-vous ?
ask-fulfil = Votre seigneur aux contrats : lequel remplissez-vous ?
ask-sell = Votre seigneur aux gemmes : que vendez-vous ?
ask-plus5 = Utilisez-vous un « +5/−5 » ?
ask-give_back = Vous avez plus de douze gemmes : lesquelles rendez-vous ?

## Ce qui se passe

event-draws_first =
    { $you ->
        [yes] Vous piochez la première des gemmes de départ.
       *[no] { $name } pioche la première des gemmes de départ.
    }
event-draws_gem =
    { $you ->
        [yes] Vous piochez une gemme { $gem }.
       *[no] { $name } pioche une gemme { $gem }.
    }
event-is_first_player =
    { $you ->
        [yes] C’est vous le premier joueur.
       *[no] Le premier joueur est { $name }.
    }
event-contract_placed = Un contrat pour { card } est posé sur { $slot }.
event-round_begins = Le tour { $round_no } commence.
event-phase_begins =
    { $phase ->
        [1] Phase 1 : chacun place ses nains en secret.
        [2] Phase 2 : les paravents se lèvent.
        [3] { "" }
        [4] Phase 4 : les fantômes agissent.
        [5] Phase 5 : les mineurs creusent.
        [6] Phase 6 : les seigneurs agissent.
        [7] { "" }
        [8] { "" }
        [9] { "" }
        [10] Phase 10 : on rend des gemmes.
       *[11] { "" }
    }
event-places_miner =
    { $you ->
        [yes] Vous placez un mineur dans { $mine }.
       *[no] { $name } place un mineur dans { $mine }.
    }
event-places_ghost =
    { $you ->
        [yes] Vous placez un fantôme { $column-in }.
       *[no] { $name } place un fantôme { $column-in }.
    }
event-places_lord =
    { $you ->
        [yes] Vous placez un seigneur { $column-in }.
       *[no] { $name } place un seigneur { $column-in }.
    }
event-is_ready =
    { $you ->
        [yes] Vous avez fini de placer.
       *[no] { $name } a fini de placer.
    }
event-reveals_miners =
    { $you ->
        [yes] { $amount ->
            [one] Vous avez { $amount } mineur dans { $mine }.
           *[other] Vous avez { $amount } mineurs dans { $mine }.
        }
       *[no] { $amount ->
            [one] { $name } a { $amount } mineur dans { $mine }.
           *[other] { $name } a { $amount } mineurs dans { $mine }.
        }
    }
event-reveals_ghost =
    { $you ->
        [yes] Vous avez un fantôme { $column-in }.
       *[no] { $name } a un fantôme { $column-in }.
    }
event-reveals_lord =
    { $you ->
        [yes] Vous avez un seigneur { $column-in }.
       *[no] { $name } a un seigneur { $column-in }.
    }
event-price_set =
    { $miners ->
        [0] Personne ne creuse dans { $mine } : une gemme { $mine-gem } coûte { $price } thalers.
        [one] 1 mineur creuse dans { $mine } : une gemme { $mine-gem } coûte { $price } thalers.
       *[other] { $miners } mineurs creusent dans { $mine } : une gemme { $mine-gem } coûte { $price } thalers.
    }
event-would_scare =
    { $you ->
        [yes] Vous vous apprêtez à effrayer { $dwarf } dans { $mine }.
       *[no] { $name } s’apprête à effrayer { $dwarf } dans { $mine }.
    }
event-would_take =
    { $you ->
        [yes] Vous vous apprêtez à prendre une gemme { $mine-gem }.
       *[no] { $name } s’apprête à prendre une gemme { $mine-gem }.
    }
event-would_raise =
    { $you ->
        [yes] Vous vous apprêtez à augmenter le contrat { $slot-of }.
       *[no] { $name } s’apprête à augmenter le contrat { $slot-of }.
    }
event-would_lower =
    { $you ->
        [yes] Vous vous apprêtez à diminuer le contrat { $slot-of }.
       *[no] { $name } s’apprête à diminuer le contrat { $slot-of }.
    }
event-would_give =
    { $you ->
        [yes] Vous vous apprêtez à donner une gemme { $gem } en échange.
       *[no] { $name } s’apprête à donner une gemme { $gem } en échange.
    }
event-would_get =
    { $you ->
        [yes] Vous vous apprêtez à prendre une gemme { $gem } en retour.
       *[no] { $name } s’apprête à prendre une gemme { $gem } en retour.
    }
event-would_steal =
    { $you ->
        [yes] Vous vous apprêtez à voler { $clan-to } : { gems }.
       *[no] { $name } s’apprête à voler { $clan-to } : { gems }.
    }
event-bans =
    { $you ->
        [yes] Vous utilisez un fantôme barré : l’action est annulée.
       *[no] { $name } utilise un fantôme barré : l’action est annulée.
    }
event-ghost_passes =
    { $you ->
        [yes] Votre fantôme { $column-in } ne fait rien.
       *[no] Pour { $name }, le fantôme { $column-in } ne fait rien.
    }
event-scares =
    { $you ->
        [yes] Vous effrayez { $dwarf } dans { $mine }.
       *[no] { $name } effraie { $dwarf } dans { $mine }.
    }
event-takes_gem =
    { $you ->
        [yes] Votre fantôme prend une gemme { $mine-gem } dans la mine.
       *[no] { $name } prend une gemme { $mine-gem } dans la mine, avec un fantôme.
    }
event-raises =
    { $you ->
        [yes] Vous augmentez le contrat { $slot-of } ({ card }) : il vaut maintenant { thalers }.
       *[no] { $name } augmente le contrat { $slot-of } ({ card }) : il vaut maintenant { thalers }.
    }
event-lowers =
    { $you ->
        [yes] Vous diminuez le contrat { $slot-of } ({ card }) : il vaut maintenant { thalers }.
       *[no] { $name } diminue le contrat { $slot-of } ({ card }) : il vaut maintenant { thalers }.
    }
event-topples =
    { $you ->
        [yes] Vous diminuez le contrat { $slot-of } ({ card }), qui quitte le plan de jeu.
       *[no] { $name } diminue le contrat { $slot-of } ({ card }), qui quitte le plan de jeu.
    }
event-gives_gem =
    { $you ->
        [yes] Vous donnez une gemme { $gem } en échange.
       *[no] { $name } donne une gemme { $gem } en échange.
    }
event-gets_gem =
    { $you ->
        [yes] Vous prenez une gemme { $gem } en retour.
       *[no] { $name } prend une gemme { $gem } en retour.
    }
event-steals =
    { $you ->
        [yes] Vous volez { $clan-to } : { gems }.
       *[no] { $name } vole { $clan-to } : { gems }.
    }
event-steals_gem =
    { $you ->
        [yes] Vous tirez une gemme { $gem } du sac { $clan-of }.
       *[no] { $name } tire une gemme { $gem } du sac { $clan-of }.
    }
event-extracts =
    { $you ->
        [yes] { $amount ->
            [one] Vos mineurs extraient { $amount } gemme { $mine-gem }.
           *[other] Vos mineurs extraient { $amount } gemmes { $mine-many }.
        }
       *[no] { $amount ->
            [one] { $name } extrait { $amount } gemme { $mine-gem }.
           *[other] { $name } extrait { $amount } gemmes { $mine-many }.
        }
    }
event-digs_in_vain =
    { $you ->
        [yes] { $amount ->
            [one] Dans { $mine }, il ne reste rien pour { $amount } de vos mineurs.
           *[other] Dans { $mine }, il ne reste rien pour { $amount } de vos mineurs.
        }
       *[no] { $amount ->
            [one] { $name } a { $amount } mineur qui ne trouve plus rien dans { $mine }.
           *[other] { $name } a { $amount } mineurs qui ne trouvent plus rien dans { $mine }.
        }
    }
event-uses_minus3 =
    { $you ->
        [yes] { $price ->
            [one] Vous utilisez un « −3 » : une gemme { $mine-gem } coûte maintenant { $price } thaler.
           *[other] Vous utilisez un « −3 » : une gemme { $mine-gem } coûte maintenant { $price } thalers.
        }
       *[no] { $price ->
            [one] { $name } utilise un « −3 » : une gemme { $mine-gem } coûte maintenant { $price } thaler.
           *[other] { $name } utilise un « −3 » : une gemme { $mine-gem } coûte maintenant { $price } thalers.
        }
    }
event-gets_discount =
    { $you ->
        [yes] { $price ->
            [one] Vous utilisez un « −3 » : pour cet achat, une gemme { $mine-gem } vous coûte { $price } thaler.
           *[other] Vous utilisez un « −3 » : pour cet achat, une gemme { $mine-gem } vous coûte { $price } thalers.
        }
       *[no] { $price ->
            [one] { $name } utilise un « −3 » et paie, pour cet achat, { $price } thaler par gemme { $mine-gem }.
           *[other] { $name } utilise un « −3 » et paie, pour cet achat, { $price } thalers par gemme { $mine-gem }.
        }
    }
event-buys =
    { $you ->
        [yes] { $amount ->
            [one] Vous achetez { $amount } gemme { $mine-gem } pour { thalers }.
           *[other] Vous achetez { $amount } gemmes { $mine-many } pour { thalers }.
        }
       *[no] { $amount ->
            [one] { $name } achète { $amount } gemme { $mine-gem } pour { thalers }.
           *[other] { $name } achète { $amount } gemmes { $mine-many } pour { thalers }.
        }
    }
event-fulfils =
    { $you ->
        [yes] Vous remplissez le contrat { $slot-of } ({ card }) : { thalers }.
       *[no] { $name } remplit le contrat { $slot-of } ({ card }) : { thalers }.
    }
event-keeps_contract =
    { $you ->
        [yes] Vous gardez le contrat : { symbol }.
       *[no] { $name } garde le contrat : { symbol }.
    }
event-tool_bonus =
    { $you ->
        [yes] Vous remettez un jeu { tools } : { thalers }.
       *[no] { $name } remet un jeu { tools } : { thalers }.
    }
event-sells =
    { $you ->
        [yes] { $amount ->
            [one] Vous vendez { $amount } gemme { $gem } pour { thalers }.
           *[other] Vous vendez { $amount } gemmes { $gem-many } pour { thalers }.
        }
       *[no] { $amount ->
            [one] { $name } vend { $amount } gemme { $gem } pour { thalers }.
           *[other] { $name } vend { $amount } gemmes { $gem-many } pour { thalers }.
        }
    }
event-lord_passes =
    { $you ->
        [yes] Votre seigneur { $column-in } ne fait rien.
       *[no] Pour { $name }, le seigneur { $column-in } ne fait rien.
    }
event-uses_plus5 =
    { $you ->
        [yes] { $amount ->
            [one] Vous utilisez un « +5/−5 » : 5 thalers pour vous, et { $clan } en perdent { $amount }.
           *[other] Vous utilisez un « +5/−5 » : 5 thalers pour vous, et { $clan } en perdent { $amount }.
        }
       *[no] { $amount ->
            [one] { $name } utilise un « +5/−5 » et gagne 5 thalers ; { $clan } en perdent { $amount }.
           *[other] { $name } utilise un « +5/−5 » et gagne 5 thalers ; { $clan } en perdent { $amount }.
        }
    }
event-devalued =
    { $amount ->
        [0] { "" }
        [one] 1 contrat est tourné d’un quart de tour : il perd de sa valeur.
       *[other] { $amount } contrats sont tournés d’un quart de tour : ils perdent de leur valeur.
    }
event-expires = Le contrat { $slot-of } ({ card }) est arrivé à son terme et quitte le plan de jeu.
event-pays_penalty =
    { $you ->
        [yes] Vous payez une pénalité de { thalers }.
       *[no] { $name } paie une pénalité de { thalers }.
    }
event-all_become_public = La pioche est épuisée et un emplacement gris reste vide : tous les contrats sont désormais publics.
event-returns_gem =
    { $you ->
        [yes] Vous rendez une gemme { $gem }.
       *[no] { $name } rend une gemme { $gem }.
    }
event-reaches_goal =
    { $you ->
        [yes] Vous possédez { thalers } : la partie est finie.
       *[no] { $name } possède { thalers } : la partie est finie.
    }
event-contracts_run_out = Il ne reste plus aucun contrat : la partie est finie.
event-last_round_ends = Le tour { $round_no } était le dernier : la partie est finie.

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

refused-27 = Pas maintenant : tout le monde place encore ses nains en secret ; fantômes et seigneurs agissent ensuite.
refused-31 =
    { $kind ->
        [place_miner] Tous vos mineurs sont déjà placés.
       *[other] Placez d’abord tous vos mineurs : chacun va dans l’une des quatre mines.
    }
refused-33 =
    { $kind ->
        [ready] Vous ne pouvez pas encore vous engager : il faut placer tous vos chefs.
       *[other] Tous vos chefs sont déjà placés : confirmez, ou reprenez quelque chose.
    }
refused-37 =
    { $kind ->
        [place_ghost] Vous avez déjà un fantôme { $column-in } : il ne peut y en avoir qu’un par colonne.
       *[place_lord] Vous avez déjà un seigneur { $column-in } : il ne peut y en avoir qu’un par colonne.
    }
refused-38 = Vous avez déjà un chef { $column-in } : avec l’option « Chefs dans une colonne », il ne peut y en avoir qu’un.
refused-40 = On ne place ses nains qu’en phase 1, et une fois que vous vous êtes engagé, votre placement ne change plus.
refused-47 = Ce n’est pas à vous : les fantômes des joueurs agissent dans le sens des aiguilles d’une montre, à partir du premier joueur.
refused-49 = Vous n’avez pas de fantôme { $column-in } qui puisse encore agir.
refused-50 = Votre fantôme ne peut pas faire cela maintenant : il a les deux actions de sa colonne, et rien d’autre.
refused-51 = Votre fantôme doit faire quelque chose : au moins une de ses deux actions est possible.
refused-55 = Vous ne pouvez pas effrayer vos propres nains.
refused-56 = Vous ne pouvez pas effrayer { $dwarf } : il n’y en a pas dans la mine de votre fantôme.
refused-57 = Il n’y a personne à effrayer : aucun nain d’un autre joueur ne se trouve dans la mine de votre fantôme.
refused-61 = Vous ne pouvez pas effrayer { $dwarf } : il a déjà agi.
refused-63 = Vous ne pouvez pas prendre une gemme { $gem } : votre fantôme se trouve dans une autre mine.
refused-64 = Vous ne pouvez pas prendre une gemme { $gem } : la mine est vide.
refused-66 = Le contrat { $slot-of } est déjà à sa plus haute valeur.
refused-72 =
    { $kind ->
        [raise_contract] Le contrat { $slot-of } est à un autre joueur : un fantôme n’augmente que le vôtre et les publics.
       *[lower_contract] Le contrat { $slot-of } est à vous : un fantôme ne diminue que ceux des autres et les publics.
    }
refused-76 = Vous ne pouvez pas prendre une gemme { $gem } : il n’y en a pas dans la mine.
refused-77 =
    { $kind ->
        [no_more] Une gemme ne suffit pas : on en échange deux contre deux.
       *[other] Vous n’avez pas assez de gemmes pour un échange.
    }
refused-78 = On ne peut pas voler là : les victimes sont d’autres joueurs de cette table.
refused-79 =
    { $kind ->
        [steal_one] Nommez les deux victimes d’un coup : on ne vole pas l’une après l’autre.
       *[other] Avec l’option « Seconde victime », on nomme une victime après l’autre, et on pioche une gemme entre-temps.
    }
refused-80 = Il n’y a rien à voler : le sac est vide.
refused-88 = Ce n’est pas à vous : les seigneurs des joueurs agissent dans le sens des aiguilles d’une montre, à partir du premier joueur.
refused-89 = Vous n’avez pas de seigneur { $column-in } qui puisse encore agir.
refused-90 = Votre seigneur ne peut pas faire cela maintenant : il a la seule action de sa colonne, et rien d’autre.
refused-91 = Vous ne pouvez pas acheter une gemme { $gem } : votre seigneur se trouve dans une autre mine.
refused-92 = Vous ne pouvez pas acheter une gemme { $gem } : la mine est vide, ou vous ne pouvez pas en payer le prix.
refused-95 = Vous n’avez pas les huit gemmes que demande le contrat { $slot-of }.
refused-101 = Le contrat { $slot-of } est à un autre joueur : vous ne pouvez remplir que le vôtre et les publics.
refused-102 = Vous n’avez pas de gemme { $gem } à vendre.
refused-115 =
    { $kind ->
        [return_gem] Vous n’avez pas de gemme { $gem } à rendre.
       *[other] Pas maintenant : c’est le moment de rendre des gemmes, jusqu’à n’en garder que douze.
    }
refused-117 = Ce n’est pas à vous : on rend les gemmes dans le sens des aiguilles d’une montre, à partir du premier joueur.
refused-122 = Vous ne pouvez pas retirer 5 thalers { $clan-to } : il faut que ce soit un autre joueur de cette table.
refused-124 = Pas maintenant : un « +5/−5 » s’utilise avant une de vos actions, et non au milieu.
refused-128 = Ce n’est pas à vous : on demande à chacun de ceux qui ont un fantôme barré, l’un après l’autre, s’il arrête le fantôme.
refused-131 = Avec l’option « Carte −3 », vous ne pouvez baisser que le prix de ce que votre seigneur s’apprête à acheter.
refused-132 = Ce n’est pas à vous : on demande à chacun de ceux qui ont un « −3 », l’un après l’autre, s’il baisse un prix.
refused-134 = Vous n’avez pas de « +5/−5 » que vous puissiez utiliser maintenant.
refused-144 = La partie est finie : plus personne ne joue.
refused-156 = Vous avez déjà quatre mineurs dans { $mine } : à deux joueurs, c’est la limite.
refused-157 = Vous avez déjà deux seigneurs aux contrats : il ne peut pas y en avoir davantage.
refused-158 =
    { $kind ->
        [place_ghost] Vous avez déjà un fantôme { $column-in } : même à deux joueurs, il ne peut y en avoir qu’un.
       *[place_lord] Vous avez déjà un seigneur { $column-in } : même à deux joueurs, il ne peut y en avoir qu’un.
    }
refused-163 = Il n’y a qu’un adversaire à voler : les deux gemmes viennent du même sac.
refused-176 =
    { $kind ->
        [give_gem] Vous ne pouvez pas donner une gemme { $gem } : vous n’en avez plus, ou rien d’autre ne peut être pris en retour.
        [take_gem] Vous ne pouvez pas prendre une gemme { $gem } : l’échange doit changer quelque chose.
       *[other] Vous ne pouvez pas en rester là : l’échange doit changer quelque chose.
    }
refused-177 = Il n’y a pas de contrat sur { $slot }.

## Ce qu’on choisit en dressant la table

option-long_3p = Partie longue à trois
option-long_3p-off = 22 contrats
option-long_3p-off-about = Trois joueurs laissent de côté douze contrats, comme le dit le livret.
option-long_3p-on = les 34 contrats
option-long_3p-on-about = La partie plus longue que le livret propose à trois joueurs.

option-short_4p = Partie courte à quatre
option-short_4p-off = les 34 contrats
option-short_4p-off-about = Quatre joueurs utilisent tous les contrats.
option-short_4p-on = 22 contrats
option-short_4p-on-about = La partie courte du livret : souvent, les contrats s’épuisent avant que quelqu’un soit riche.

option-mono_100 = Contrats monocolores
option-mono_100-off = 120 thalers
option-mono_100-off-about = Huit gemmes d’une couleur rapportent d’abord 120 thalers, comme imprimé.
option-mono_100-on = 100 thalers
option-mono_100-on-about = Huit gemmes d’une couleur rapportent d’abord 100 thalers, comme le propose Bruno Faidutti : piocher un tel contrat est une moindre aubaine.

option-public_bonus_15 = Prime des contrats publics
option-public_bonus_15-off = aucune
option-public_bonus_15-off-about = Un contrat d’un emplacement gris rapporte sa valeur courante.
option-public_bonus_15-on = 15 thalers
option-public_bonus_15-on-about = Un contrat d’un emplacement gris rapporte 15 thalers de plus, comme le propose Bruno Faidutti.

option-all_public_contracts = Contrats
option-all_public_contracts-off = personnels et publics
option-all_public_contracts-off-about = Vous seul pouvez remplir le contrat de votre emplacement ; les deux du milieu sont à tous.
option-all_public_contracts-on = tous publics
option-all_public_contracts-on-about = Chacun peut remplir n’importe quel contrat, mais vous payez toujours la pénalité du vôtre si personne ne le remplit.

option-forced_ghost_actions = Fantômes
option-forced_ghost_actions-on = doivent agir
option-forced_ghost_actions-on-about = Un fantôme doit faire l’une de ses deux actions s’il le peut.
option-forced_ghost_actions-off = peuvent ne rien faire
option-forced_ghost_actions-off-about = Le propriétaire d’un fantôme peut le laisser sans rien faire.

option-strict_two_gem_exchange = Échange
option-strict_two_gem_exchange-on = deux gemmes exactement
option-strict_two_gem_exchange-on-about = Un fantôme échange deux gemmes contre deux.
option-strict_two_gem_exchange-off = une gemme ou deux
option-strict_two_gem_exchange-off-about = Un fantôme peut aussi n’échanger qu’une gemme.

option-one_gem_each_start = Gemmes de départ
option-one_gem_each_start-off = toutes les quatre sont tirées
option-one_gem_each_start-off-about = On pioche jusqu’à la dernière des quatre gemmes : à deux ou à trois joueurs, certains commencent donc avec deux.
option-one_gem_each_start-on = une par joueur
option-one_gem_each_start-on-about = Chacun commence avec une gemme : la jaune, et d’autres tirées au sort.

option-hidden_start_gems = Vue des gemmes de départ
option-hidden_start_gems-off = tirées au grand jour
option-hidden_start_gems-off-about = Tout le monde voit quelle gemme chacun pioche au début.
option-hidden_start_gems-on = seule la jaune est montrée
option-hidden_start_gems-on-about = On montre la gemme jaune, puisqu’elle désigne le premier joueur ; les autres restent cachées.

option-open_bags = Sacs
option-open_bags-off = fermés
option-open_bags-off-about = Vous seul voyez ce que contient votre sac ; le voleur et sa victime voient les gemmes volées.
option-open_bags-on = ouverts
option-open_bags-on-about = Tout le monde voit ce que contiennent tous les sacs.

option-one_leader_per_column = Chefs dans une colonne
option-one_leader_per_column-off = un fantôme et un seigneur
option-one_leader_per_column-off-about = Vous pouvez avoir un fantôme et un seigneur dans une même colonne.
option-one_leader_per_column-on = un seul chef
option-one_leader_per_column-on-about = Vous pouvez avoir un fantôme ou un seigneur dans une colonne, mais pas les deux.

option-sequential_steal = Seconde victime
option-sequential_steal-off = nommée d’avance
option-sequential_steal-off-about = Qui vole deux joueurs les nomme tous deux avant de piocher.
option-sequential_steal-on = après la première gemme
option-sequential_steal-on-about = Qui vole deux joueurs voit la première gemme avant de nommer le second.

option-extraction_round_robin = Mine épuisée
option-extraction_round_robin-off = joueur par joueur
option-extraction_round_robin-off-about = Dans une mine qui s’épuise, chacun prend des gemmes pour tous ses mineurs avant le suivant.
option-extraction_round_robin-on = gemme par gemme
option-extraction_round_robin-on-about = Dans une mine qui s’épuise, les joueurs prennent une gemme à la fois, à tour de rôle.

option-symbols_reusable = Contrats spéciaux
option-symbols_reusable-off = utilisés une fois
option-symbols_reusable-off-about = Un « +5/−5 », un fantôme barré ou un « −3 » est hors du jeu une fois utilisé.
option-symbols_reusable-on = une fois par tour
option-symbols_reusable-on-about = On garde les contrats spéciaux, et on peut les utiliser une fois à chaque tour.

option-plus5_with_contract_only = Carte +5/−5
option-plus5_with_contract_only-off = avant vos actions
option-plus5_with_contract_only-off-about = Un « +5/−5 » s’utilise avant toute action de vos fantômes et de vos seigneurs, et en phase 10.
option-plus5_with_contract_only-on = avec un contrat seulement
option-plus5_with_contract_only-on-about = Un « +5/−5 » ne s’utilise que lorsque vous remplissez un contrat.

option-ban_only_if_target = Fantôme barré
option-ban_only_if_target-off = contre tout fantôme
option-ban_only_if_target-off-about = Vous pouvez arrêter n’importe quel fantôme d’un autre joueur.
option-ban_only_if_target-on = si vous êtes visé seulement
option-ban_only_if_target-on-about = Vous ne pouvez arrêter un fantôme que si l’un de vos nains, de vos contrats ou votre sac est touché.

option-minus3_personal = Carte −3
option-minus3_personal-off = pour tous
option-minus3_personal-off-about = Un « −3 » baisse le prix d’une couleur pour tous, jusqu’à la fin du tour.
option-minus3_personal-on = pour vous seul
option-minus3_personal-on-about = Un « −3 » rend chaque gemme d’un de vos achats moins chère de 3 thalers.

option-immediate_public_switch = Passage au public
option-immediate_public_switch-off = en phase 9
option-immediate_public_switch-off-about = Tous les contrats deviennent publics quand un emplacement gris ne peut être garni en phase 9.
option-immediate_public_switch-on = aussitôt
option-immediate_public_switch-on-about = Une fois la pioche épuisée, tous les contrats deviennent publics dès qu’un contrat quitte un emplacement gris.

option-endgame_penalties_persist = Pénalités tardives
option-endgame_penalties_persist-off = remises
option-endgame_penalties_persist-off-about = Une fois tous les contrats publics, plus personne ne paie de pénalité.
option-endgame_penalties_persist-on = toujours dues
option-endgame_penalties_persist-on-about = Même quand tous les contrats sont publics, le propriétaire d’un emplacement paie la pénalité.

option-refill_alternate_2p = Nouveaux contrats à deux
option-refill_alternate_2p-off = joueur par joueur
option-refill_alternate_2p-off-about = À deux joueurs, on garnit les deux emplacements du premier joueur avant ceux de l’autre.
option-refill_alternate_2p-on = à tour de rôle
option-refill_alternate_2p-on-about = À deux joueurs, on garnit leurs emplacements un à la fois, en alternant.

option-tie_break_gems = Égalité
option-tie_break_gems-off = victoire partagée
option-tie_break_gems-off-about = Les joueurs aussi riches les uns que les autres partagent la victoire.
option-tie_break_gems-on = avantage aux gemmes
option-tie_break_gems-on-about = Entre joueurs aussi riches, celui qui a le plus de gemmes dans son sac passe devant.

option-round_limit = Limite de tours
option-round_limit-40 = 40 tours
option-round_limit-40-about = La partie s’arrête au plus tard après le tour 40. Elle ne dure presque jamais autant.
option-round_limit-20 = 20 tours
option-round_limit-20-about = La partie s’arrête au plus tard après le tour 20.
option-round_limit-6 = 6 tours
option-round_limit-6-about = La partie s’arrête au plus tard après le tour 6 : de quoi y goûter en un quart d’heure.
