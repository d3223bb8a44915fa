# Ce qui se dit à une table de Volfyirion, en français. tablee/engine/words.py explique comment un
# message est trouvé et quelles valeurs il reçoit. Les règles sont dans rulebook.fr.md, les noms des
# cartes et des Cités dans box.toml, et choices.py dit ce qu’un choix signifie sur le moment. Les espaces
# devant : ; ! ? et dans « » sont insécables.

title = Volfyirion
tagline = Deux Maisons, six Cités, un dragon à louer
pitch =
    Piochez cinq cartes et tirez-en de l’Ordre, du Combat et du Savoir : achetez de meilleures cartes,
    abattez des murailles, ou envoyez le dragon sur une Cité ennemie et regardez son propriétaire
    transpirer. Qui n’a plus de Cité debout a perdu. Avec des modules à mêler, et le dragon à affronter
    seul, ensemble, ou à deux contre deux.

## De quoi faire une phrase

points =
    { $points ->
        [one] { $points } Cité
       *[other] { $points } Cités
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
command-cost =
    { $command ->
        [one] { $command } point d’Ordre
       *[other] { $command } points d’Ordre
    }
battle-cost =
    { $battle ->
        [one] { $battle } point de Combat
       *[other] { $battle } points de Combat
    }
knowledge-cost =
    { $knowledge ->
        [one] { $knowledge } point de Savoir
       *[other] { $knowledge } points de Savoir
    }
gain =
    { $command ->
        [0] { "" }
       *[other] { command-cost }
    }{ $battle ->
        [0] { "" }
       *[other] { $command ->
            [0] { "" }
           *[other] ,{ " " }
        }{ battle-cost }
    }{ $knowledge ->
        [0] { "" }
       *[other] { $command ->
            [0] { $battle ->
                [0] { "" }
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ knowledge-cost }
    }
of-name =
    { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }

amount =
    { $command ->
        [0] { "" }
       *[other] { $command } Ordre
    }{ $battle ->
        [0] { "" }
       *[other] { $command ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $battle } Combat
    }{ $knowledge ->
        [0] { "" }
       *[other] { $command ->
            [0] { $battle ->
                [0] { "" }
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $knowledge } Savoir
    }
short-command = { $command } Ordre
short-battle = { $battle } Combat
short-knowledge = { $knowledge } Savoir

city-lair_1 = l’Antre
city-lair_2 = l’Antre
city-left_1 = la Forteresse de gauche (première équipe)
city-middle_1 = la Forteresse commune (première équipe)
city-right_1 = la Forteresse de droite (première équipe)
city-left_2 = la Forteresse de gauche (seconde équipe)
city-middle_2 = la Forteresse commune (seconde équipe)
city-right_2 = la Forteresse de droite (seconde équipe)
space = place { $digit1 }
slot = emplacement { $digit1 }
cell-left_1 = rangée 1, gauche
cell-right_1 = rangée 1, droite
cell-left_2 = rangée 2, gauche
cell-right_2 = rangée 2, droite
cell-left_3 = rangée 3, gauche
cell-right_3 = rangée 3, droite
cell-left_4 = rangée 4, gauche
cell-right_4 = rangée 4, droite
cell-left_5 = rangée 5, gauche
cell-right_5 = rangée 5, droite
cell-left_6 = rangée 6, gauche
cell-right_6 = rangée 6, droite
cell-left_7 = rangée 7, gauche
cell-right_7 = rangée 7, droite
cell-left_8 = rangée 8, gauche
cell-right_8 = rangée 8, droite
cell-left_9 = rangée 9, gauche
cell-right_9 = rangée 9, droite
cell-left_10 = rangée 10, gauche
cell-right_10 = rangée 10, droite
cell-left_11 = rangée 11, gauche
cell-right_11 = rangée 11, droite
cell-left_12 = rangée 12, gauche
cell-right_12 = rangée 12, droite
cell-left_13 = rangée 13, gauche
cell-right_13 = rangée 13, droite
owner-player1 = Joueur 1
owner-player2 = Joueur 2
owner-player3 = Joueur 3
owner-player4 = Joueur 4

colour-0 = bleu
colour-1 = carmin
colour-2 = vert
colour-3 = or

## Ce qu’on peut faire

kind-put_aside_for_battle = Mettre une carte de Rage de côté
kind-put_aside_for_knowledge = Mettre une carte de Rage de côté
kind-fight = Attaquer Volfyirion
kind-tame = Dompter Volfyirion
kind-dispel = Défausser de la Grille de Rage
kind-hold = Sceller dans la Grille de Rage
kind-step_on = Déplacer Volfyirion
kind-step_back = Déplacer Volfyirion
kind-weed = Retirer une carte
kind-fight_together = Attaquer Volfyirion ensemble
kind-tame_together = Dompter Volfyirion ensemble
kind-fight_alone = Attaquer Volfyirion seul
kind-tame_alone = Dompter Volfyirion seul
kind-play = Jouer une carte
kind-use = Activer une capacité
kind-use_troop = Se servir d’une Troupe
kind-use_building = Se servir d’un Bâtiment
kind-buy = Acquérir un Atout
kind-replace = Remplacer une carte de la Rangée d’Atouts
kind-redeploy = Redéployer une Troupe
kind-swap = Votre premier tour : échanger une carte de la Rangée d’Atouts
kind-hand_over = Passer la main
kind-end_turn = Finir le tour
kind-take_wonder = Acquérir une Merveille
kind-unseal = Desceller une Merveille
kind-seal = Sceller une Merveille
kind-attack = Attaquer une Cité
kind-move_dragon = Déplacer Volfyirion
kind-defeat = Vaincre Volfyirion
kind-swap_all = Votre premier tour : échanger la Rangée d’Atouts
kind-rebuild = Reconstruire une Cité
kind-buy_top = Qoam Oracle
kind-take_unseen_wonder = Heroes Party
kind-collider = Anomaly Collider
kind-take_over = S’emparer d’un Ascension Path
kind-use_other_troop = Se servir d’une Troupe
kind-use_other_building = Se servir d’un Bâtiment
kind-redeploy_other = Redéployer une Troupe
kind-seal_row = Sceller une carte de la Rangée d’Atouts ennemie
kind-unseal_row = Desceller une carte de votre Rangée d’Atouts
kind-send_to_lair = Déplacer Volfyirion
kind-send_from_lair = Déplacer Volfyirion
kind-send_far = Déplacer Volfyirion
kind-keep_hand = Votre première main
kind-redraw = Votre première main
kind-place = Choisir une Cité
kind-push_out_first = Choisir un emplacement
kind-push_out_second = Choisir un emplacement
kind-thin_hand = De votre main
kind-thin_discard = De votre Défausse
kind-thin_played = De votre Zone de Jeu
kind-thin_sealed = De votre Zone de Jeu, scellées
kind-thin_nothing = Aucune carte
kind-remove_troop = Retirer une Troupe
kind-remove_other_troop = Retirer une Troupe
kind-spare_troop = Aucune Troupe
kind-remove_building = Retirer un Bâtiment
kind-remove_other_building = Retirer un Bâtiment
kind-spare_building = Aucun Bâtiment
kind-send_dragon = Envoyer Volfyirion
kind-leave_dragon = Laisser Volfyirion
kind-take_bonus = Le bonus
kind-decline_bonus = Le bonus
kind-choose_wonder = Choisir une Merveille
kind-call_back = Reprendre une Troupe
kind-let_go = Aucune Troupe
kind-take_lair = L’Antre
kind-leave_lair = L’Antre
kind-lose_troop = Sacrifier une Troupe
kind-lose_building = Sacrifier un Bâtiment
kind-let_thin = Qui retire une carte
kind-give_wonder = À qui va la Merveille
kind-pair_middle = La Forteresse commune
kind-pair_left = La Forteresse de gauche
kind-bury = Mettre sous votre Deck de Maison
kind-erase = Retirer de votre Deck de Maison
kind-erase_nothing = Aucune carte

action-put_aside_for_battle = Mettre de côté la première carte de Rage, pour du Combat
action-put_aside_for_knowledge = Mettre de côté la première carte de Rage, pour du Savoir
action-fight = Attaquer Volfyirion
action-tame = Dompter Volfyirion
action-dispel = Défausser de la Grille de Rage : { $cell }
action-hold = Sceller dans la Grille de Rage : { $cell }
action-step_on = Déplacer Volfyirion dans le sens horaire
action-step_back = Déplacer Volfyirion dans l’autre sens
action-weed = Payer pour retirer une carte
action-fight_together = Attaquer Volfyirion ensemble
action-tame_together = Dompter Volfyirion ensemble
action-fight_alone = Attaquer Volfyirion seul
action-tame_alone = Dompter Volfyirion seul
action-play = Jouer { $card }
action-use = Activer la capacité : { $card }
action-use_troop = Se servir de la Troupe : { $city }
action-use_building = Se servir du Bâtiment : { $city }
action-buy = Acquérir la carte : { $space }
action-replace = Remplacer la carte : { $space }
action-redeploy = Redéployer la Troupe : { $city }
action-swap = Échanger gratuitement la carte : { $space }
action-hand_over = Laisser l’autre agir
action-end_turn = Finir votre tour
action-take_wonder = Acquérir la Merveille : { $slot }
action-unseal = Desceller une Merveille
action-seal = Sceller une Merveille
action-attack = Attaquer { $city }
action-move_dragon = Déplacer Volfyirion
action-defeat = Vaincre Volfyirion
action-swap_all = Échanger gratuitement toute la Rangée d’Atouts
action-rebuild = Reconstruire { $city }
action-buy_top = Acquérir la première carte du Deck d’Atouts
action-take_unseen_wonder = Acquérir la première carte du Deck des Merveilles
action-collider = Sceller une de vos Merveilles contre du Savoir
action-take_over = S’emparer d’un Ascension Path
action-use_other_troop = Se servir de la seconde Troupe : { $city }
action-use_other_building = Se servir du second Bâtiment : { $city }
action-redeploy_other = Redéployer la seconde Troupe : { $city }
action-seal_row = Sceller la carte ennemie : { $space }
action-unseal_row = Desceller votre carte : { $space }
action-send_to_lair = Envoyer Volfyirion sur l’Antre ennemi
action-send_from_lair = Envoyer Volfyirion de l’Antre ennemi sur une Forteresse
action-send_far = Envoyer Volfyirion droit sur une Forteresse ennemie
action-keep_hand = Garder cette main
action-redraw = La remélanger et en piocher une nouvelle
action-place = { $city }
action-push_out_first = Retirer la première carte
action-push_out_second = Retirer la seconde carte
action-thin_hand = Retirer { $card } de votre main
action-thin_discard = Retirer { $card } de votre Défausse
action-thin_played = Retirer { $card } de votre Zone de Jeu
action-thin_sealed = Retirer { $wonder }, carte scellée, de votre Zone de Jeu
action-thin_nothing = Ne retirer aucune carte
action-remove_troop = Retirer la Troupe : { $city }
action-remove_other_troop = Retirer la seconde Troupe : { $city }
action-spare_troop = Ne retirer aucune Troupe
action-remove_building = Retirer le Bâtiment : { $city }
action-remove_other_building = Retirer le second Bâtiment : { $city }
action-spare_building = Ne retirer aucun Bâtiment
action-send_dragon = Envoyer Volfyirion sur { $city }
action-leave_dragon = Laisser Volfyirion où il est
action-take_bonus = Prendre le bonus
action-decline_bonus = Se passer du bonus
action-choose_wonder = { $wonder }, à { $owner }
action-call_back = Reprendre { $troop }
action-let_go = Ne reprendre aucune Troupe
action-take_lair = Prendre l’Antre comme Cité
action-leave_lair = Laisser l’Antre où il est
action-lose_troop = Sacrifier la Troupe : { $city }
action-lose_building = Sacrifier le Bâtiment : { $city }
action-let_thin = Retirer une carte revient à { $owner }
action-give_wonder = Donner la Merveille à { $owner }
action-pair_middle = { $pair } au milieu
action-pair_left = { $pair } à gauche
action-bury = Mettre { $card } sous votre Deck de Maison
action-erase = Retirer { $card } de votre Deck de Maison
action-erase_nothing = Ne retirer aucune carte

## Ce que cela signifie sur le moment

now-put_aside_for_battle = Mettre de côté la première carte de Rage : { short-battle }
now-put_aside_for_knowledge = Mettre de côté la première carte de Rage : { short-knowledge }
now-fight = Attaquer Volfyirion, et gagner : { short-battle }
now-tame = Dompter Volfyirion, et gagner : { short-knowledge }
now-dispel = Défausser { $card } : { short-battle }
now-hold = Sceller { $card } : { short-knowledge }
now-step_on = Volfyirion sur { $city }, sens horaire : { short-knowledge }
now-step_back = Volfyirion sur { $city }, autre sens : { short-knowledge }
now-weed = Retirer une carte : { short-knowledge }
now-fight_together = Attaquer Volfyirion ensemble, et gagner : { short-battle }
now-tame_together = Dompter Volfyirion ensemble, et gagner : { short-knowledge }
now-fight_alone = Attaquer Volfyirion seul, et gagner : { short-battle }
now-tame_alone = Dompter Volfyirion seul, et gagner : { short-knowledge }
now-play = { $card } : { $about }
now-use =
    { $ability ->
        [removal] Retirer { $card } : { $about }
       *[synergy] Activer { $card } : { $about }
    }
now-use_troop =
    { $ability ->
        [removal] Retirer { $card }, à { $city } : { $about }
       *[synergy] Activer { $card }, à { $city } : { $about }
    }
now-use_building =
    { $ability ->
        [removal] Retirer { $card }, à { $city } : { $about }
       *[synergy] Activer { $card }, à { $city } : { $about }
    }
now-use_other_troop =
    { $ability ->
        [removal] Retirer { $card }, à { $city } : { $about }
       *[synergy] Activer { $card }, à { $city } : { $about }
    }
now-use_other_building =
    { $ability ->
        [removal] Retirer { $card }, à { $city } : { $about }
       *[synergy] Activer { $card }, à { $city } : { $about }
    }
now-buy = { $card } : { short-command }
now-buy_top = { $card }, du deck : { short-command }
now-replace = Remplacer { $card } : { short-knowledge }
now-swap = Échanger { $card } : gratuit
now-redeploy = Redéployer { $card }, depuis { $city } : { short-command }
now-redeploy_other = Redéployer { $card }, depuis { $city } : { short-command }
now-take_wonder = { $card } : { short-battle }
now-take_unseen_wonder = La Merveille cachée : { short-battle }
now-seal = Sceller une Merveille : autant de Savoir qu’elle coûte
now-unseal = Desceller une Merveille : autant de Savoir qu’elle coûte
now-attack = Attaquer { $city }, { $about } : { short-battle }
now-move_dragon = { $about } : { short-knowledge }
now-defeat = Vaincre Volfyirion : { short-battle }
now-rebuild = Reconstruire { $city } : { short-command }
now-take_over = S’emparer de la carte { $card } : { short-knowledge }
now-seal_row = Sceller { $card } : { short-knowledge }
now-unseal_row = Desceller { $card } : { short-knowledge }
now-send_to_lair = Volfyirion sur l’Antre ennemi : { short-knowledge }
now-send_from_lair = Volfyirion de l’Antre ennemi sur une Forteresse : { short-knowledge }
now-send_far = Volfyirion droit sur une Forteresse ennemie : { short-knowledge }
now-place = { $city }{ $about }
now-push_out_first = Retirer { $card }
now-push_out_second = Retirer { $card }
now-remove_troop = Retirer { $card }, à { $city }
now-remove_other_troop = Retirer { $card }, à { $city }
now-remove_building = Retirer { $card }, à { $city }
now-remove_other_building = Retirer { $card }, à { $city }
now-send_dragon = Envoyer Volfyirion sur { $city }{ $about }
now-choose_wonder = { $wonder }, à { $owner } : { short-knowledge }
now-lose_troop = Sacrifier { $card }, à { $city }
now-lose_building = Sacrifier { $card }, à { $city }
now-take_bonus = { $about }

## Ce qu’on vous demande

ask-first_hand = Voici votre première main : la gardez-vous ?
ask-act = Que faites-vous ?
ask-act_alone = Que faites-vous ?
ask-act_together = Que faites-vous ?
ask-act_as_team = Que faites-vous ?
ask-choose_city = Pour quelle Cité ?
ask-choose_slot = Les deux emplacements sont pris : quelle carte fait place ?
ask-thin = Quelle carte retirez-vous de la partie, si vous en retirez une ?
ask-choose_troop = Quelle Troupe ennemie retirez-vous, si vous en retirez une ?
ask-choose_building = Quel Bâtiment ennemi retirez-vous, si vous en retirez un ?
ask-send_dragon = Sur quelle Cité envoyez-vous Volfyirion ?
ask-may_send_dragon = Sur quelle Cité envoyez-vous Volfyirion, si vous l’envoyez ?
ask-take_bonus = Prenez-vous le bonus ?
ask-choose_wonder = Quelle Merveille ?
ask-second_chance = Second Chance : reprenez-vous une Troupe ?
ask-take_lair = Volfyirion n’est plus. Prenez-vous son Antre comme Cité ?
ask-lose_troop = La rage de Volfyirion vous coûte une Troupe : laquelle ?
ask-lose_building = La rage de Volfyirion vous coûte un Bâtiment : lequel ?
ask-who_thins = Lequel de vous deux peut retirer une carte ?
ask-share_wonder = À qui va cette Merveille ?
ask-pair_middle = Quelles sont les deux Cités de la Forteresse commune ?
ask-pair_left = Quelles sont les deux Cités de la Forteresse de gauche ?
ask-bury = Quelle carte de votre Défausse va sous votre Deck de Maison ?
ask-erase = Quelle carte de votre Deck de Maison retirez-vous ?

## Ce qui se passe

event-is_first_player =
    { $you ->
        [yes] C’est vous qui commencez.
       *[no] C’est { $name } qui commence.
    }
event-fills_lair = { $card } est sur l’Antre.
event-turns_down_wonder = { $card } va sous le Deck des Merveilles.
event-begins_turn =
    { $you ->
        [yes] Tour { $turn } : c’est le vôtre.
       *[no] Tour { $turn } : c’est à { $name }.
    }
event-draws =
    { $you ->
        [yes] { "" }
       *[no] { $name } pioche { cards }.
    }
event-draws_card =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $name } pioche { $card }.
    }
event-reshuffles =
    { $you ->
        [yes] Vous mélangez votre Défausse, { cards } : c’est votre nouveau Deck de Maison.
       *[no] { $name } mélange sa Défausse, { cards } : c’est son nouveau Deck de Maison.
    }
event-keeps_hand =
    { $you ->
        [yes] Vous gardez votre première main.
       *[no] { $name } garde sa première main.
    }
event-redraws =
    { $you ->
        [yes] Vous remélangez votre première main et piochez { cards }.
       *[no] { $name } remélange sa première main et pioche { cards }.
    }
event-starts_with =
    { $you ->
        [yes] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] Vos cartes en jeu donnent { gain }.
                }
               *[other] Vos cartes en jeu donnent { gain }.
            }
           *[other] Vos cartes en jeu donnent { gain }.
        }
       *[no] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] Les cartes en jeu { of-name } donnent { gain }.
                }
               *[other] Les cartes en jeu { of-name } donnent { gain }.
            }
           *[other] Les cartes en jeu { of-name } donnent { gain }.
        }
    }
event-hands_over =
    { $you ->
        [yes] Vous passez la main.
       *[no] { $name } passe la main.
    }
event-ends_turn =
    { $you ->
        [yes] Vous finissez votre tour.
       *[no] { $name } finit son tour.
    }
event-fills_row = { $card } entre dans la Rangée d’Atouts.
event-plays =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $name } joue { $card }.
    }
event-places =
    { $you ->
        [yes] Vous placez { $card } à { $city }.
       *[no] { $name } place { $card } à { $city }.
    }
event-gains =
    { $you ->
        [yes] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] Vous gagnez { gain }.
                }
               *[other] Vous gagnez { gain }.
            }
           *[other] Vous gagnez { gain }.
        }
       *[no] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] { $name } gagne { gain }.
                }
               *[other] { $name } gagne { gain }.
            }
           *[other] { $name } gagne { gain }.
        }
    }
event-replaces_in_city = { $card }, qui se trouvait à { $city }, quitte la partie.
event-uses =
    { $you ->
        [yes] Vous activez la capacité : { $card }.
       *[no] { $name } active la capacité : { $card }.
    }
event-removes_for =
    { $you ->
        [yes] Vous retirez { $card } pour sa capacité.
       *[no] { $name } retire { $card } pour sa capacité.
    }
event-thins_hand =
    { $you ->
        [yes] Vous retirez { $card } de votre main.
       *[no] { $name } retire { $card } de sa main.
    }
event-thins_discard =
    { $you ->
        [yes] Vous retirez { $card } de votre Défausse.
       *[no] { $name } retire { $card } de sa Défausse.
    }
event-thins_played =
    { $you ->
        [yes] Vous retirez { $card } de votre Zone de Jeu.
       *[no] { $name } retire { $card } de sa Zone de Jeu.
    }
event-thins_nothing =
    { $you ->
        [yes] Vous ne retirez aucune carte.
       *[no] { $name } ne retire aucune carte.
    }
event-redeploys =
    { $you ->
        [yes] Vous redéployez { $card } à { $city } pour { command-cost }.
       *[no] { $name } redéploie { $card } à { $city } pour { command-cost }.
    }
event-buys =
    { $you ->
        [yes] Vous acquérez { $card } pour { command-cost }.
       *[no] { $name } acquiert { $card } pour { command-cost }.
    }
event-buys_top =
    { $you ->
        [yes] Vous acquérez { $card } du dessus du Deck d’Atouts pour { command-cost }.
       *[no] { $name } acquiert { $card } du dessus du Deck d’Atouts pour { command-cost }.
    }
event-sends_saboteur =
    { $you ->
        [yes] Vous acquérez { $card } pour { command-cost } : cette carte va dans la Défausse ennemie.
       *[no] { $name } acquiert { $card } pour { command-cost } : cette carte va dans la Défausse ennemie.
    }
event-swaps =
    { $you ->
        [yes] Vous mettez gratuitement { $card } sous le Deck d’Atouts.
       *[no] { $name } met gratuitement { $card } sous le Deck d’Atouts.
    }
event-swaps_all =
    { $you ->
        [yes] Vous mettez gratuitement toute la Rangée d’Atouts sous le Deck d’Atouts.
       *[no] { $name } met gratuitement toute la Rangée d’Atouts sous le Deck d’Atouts.
    }
event-replaces =
    { $you ->
        [yes] Vous remplacez { $card } pour { knowledge-cost }.
       *[no] { $name } remplace { $card } pour { knowledge-cost }.
    }
event-takes_wonder =
    { $you ->
        [yes] Vous acquérez la Merveille { $card } pour { battle-cost }.
       *[no] { $name } acquiert la Merveille { $card } pour { battle-cost }.
    }
event-takes_unseen_wonder =
    { $you ->
        [yes] Vous acquérez la Merveille cachée, { $card }, pour { battle-cost }.
       *[no] { $name } acquiert la Merveille cachée, { $card }, pour { battle-cost }.
    }
event-attacks =
    { $you ->
        [yes] Vous attaquez { $city } avec { battle-cost }.
       *[no] { $name } attaque { $city } avec { battle-cost }.
    }
event-loses_troop = { $card }, à { $city }, quitte la partie.
event-loses_building = { $card }, à { $city }, quitte la partie.
event-loses_city = Cité détruite : { $city }.
event-loses_city_for_good = Cité détruite pour la seconde fois, qui quitte la partie : { $city }.
event-troop_goes_back = { $card }, qui gardait { $city }, retourne au hasard dans le Deck d’Atouts.
event-rebuilds =
    { $you ->
        [yes] Vous reconstruisez { $city } pour { command-cost }.
       *[no] { $name } reconstruit { $city } pour { command-cost }.
    }
event-seals =
    { $you ->
        [yes] Vous scellez { $card } pour { knowledge-cost }.
       *[no] { $name } scelle { $card } pour { knowledge-cost }.
    }
event-unseals =
    { $you ->
        [yes] Vous descellez { $card } pour { knowledge-cost }.
       *[no] { $name } descelle { $card } pour { knowledge-cost }.
    }
event-takes_over =
    { $you ->
        [yes] Vous vous emparez de la carte { $card } pour { knowledge-cost }.
       *[no] { $name } s’empare de la carte { $card } pour { knowledge-cost }.
    }
event-sends_dragon =
    { $you ->
        [yes] { $knowledge ->
            [0] Vous envoyez gratuitement Volfyirion sur { $city }.
           *[other] Vous envoyez Volfyirion sur { $city } pour { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } envoie gratuitement Volfyirion sur { $city }.
           *[other] { $name } envoie Volfyirion sur { $city } pour { knowledge-cost }.
        }
    }
event-repels_dragon =
    { $you ->
        [yes] { $knowledge ->
            [0] Vous renvoyez gratuitement Volfyirion sur l’Antre.
           *[other] Vous renvoyez Volfyirion sur l’Antre pour { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } renvoie gratuitement Volfyirion sur l’Antre.
           *[other] { $name } renvoie Volfyirion sur l’Antre pour { knowledge-cost }.
        }
    }
event-dragon_returns = Volfyirion retourne sur l’Antre.
event-dragon_burns = Volfyirion réduit { $city } en cendres.
event-defeats_dragon =
    { $you ->
        [yes] Vous vainquez Volfyirion pour { battle-cost } !
       *[no] { $name } vainc Volfyirion pour { battle-cost } !
    }
event-gets_wonder =
    { $you ->
        [yes] Vous recevez { $card }, qui était sur l’Antre.
       *[no] { $name } reçoit { $card }, qui était sur l’Antre.
    }
event-takes_lair =
    { $you ->
        [yes] Vous prenez l’Antre, qui devient votre Cité.
       *[no] { $name } prend l’Antre, qui devient sa Cité.
    }
event-leaves_lair =
    { $you ->
        [yes] Vous laissez l’Antre où il est.
       *[no] { $name } laisse l’Antre où il est.
    }
event-has_armory =
    { $you ->
        [yes] Votre carte Bonus est Qoam Armory : vous vainquez Volfyirion à moindre prix.
       *[no] La carte Bonus { of-name } est Qoam Armory : vaincre Volfyirion lui coûte moins cher.
    }
event-has_collider =
    { $you ->
        [yes] Votre carte Bonus est Anomaly Collider : une fois par tour, vous scellez une de vos Merveilles contre du Savoir.
       *[no] La carte Bonus { of-name } est Anomaly Collider : une fois par tour, sceller une de ses Merveilles lui rapporte du Savoir.
    }
event-has_oracle =
    { $you ->
        [yes] Votre carte Bonus est Qoam Oracle : vous pouvez acquérir la première carte du Deck d’Atouts.
       *[no] La carte Bonus { of-name } est Qoam Oracle, qui permet d’acquérir la première carte du Deck d’Atouts.
    }
event-has_heroes =
    { $you ->
        [yes] Votre carte Bonus est Heroes Party : vous pouvez acquérir la première carte du Deck des Merveilles.
       *[no] La carte Bonus { of-name } est Heroes Party, qui permet d’acquérir la première carte du Deck des Merveilles.
    }
event-collides =
    { $you ->
        [yes] Vous scellez votre { $card } par Anomaly Collider : { knowledge-cost } de plus.
       *[no] { $name } scelle sa Merveille { $card } par Anomaly Collider : { knowledge-cost } de plus.
    }
event-holds_mirage =
    { $you ->
        [yes] Votre Ruse est Mirage City : quand l’ennemi déplace Volfyirion sur une de vos Cités, il retourne droit sur l’Antre.
       *[no] { $name } a Mirage City.
    }
event-holds_shift =
    { $you ->
        [yes] Votre Ruse est Double Shift : la première attaque de l’ennemi contre vous échoue, et vos Cités sont plus fortes jusqu’à la fin de ce tour.
       *[no] { $name } a Double Shift.
    }
event-holds_instability =
    { $you ->
        [yes] Votre Ruse est Qoam Instability : dès qu’il y a deux Bâtiments en jeu, tous les Bâtiments sont retirés.
       *[no] { $name } a Qoam Instability.
    }
event-holds_afterthought =
    { $you ->
        [yes] Votre Ruse est Afterthought : dès qu’il y a deux Troupes en jeu, toutes les Troupes sont retirées.
       *[no] { $name } a Afterthought.
    }
event-holds_crystallization =
    { $you ->
        [yes] Votre Ruse est Crystallization : dès qu’il y a trois Merveilles en jeu, toutes les Merveilles sont retirées.
       *[no] { $name } a Crystallization.
    }
event-holds_second_chance =
    { $you ->
        [yes] Votre Ruse est Second Chance : si l’ennemi retire une Troupe contre du Combat et vous attaque au même tour, vous pouvez reprendre cette Troupe pour vous.
       *[no] { $name } a Second Chance.
    }
event-reveals_mirage =
    { $you ->
        [yes] Votre Ruse se révèle, Mirage City : { $city } n’était qu’un mirage.
       *[no] La Ruse { of-name } se révèle, Mirage City : { $city } n’était qu’un mirage.
    }
event-reveals_shift =
    { $you ->
        [yes] Votre Ruse se révèle, Double Shift : l’attaque échoue contre { $city }, et coûte pour rien { battle-cost }.
       *[no] La Ruse { of-name } se révèle, Double Shift : l’attaque échoue contre { $city }, et coûte pour rien { battle-cost }.
    }
event-reveals_instability =
    { $you ->
        [yes] Votre Ruse se révèle, Qoam Instability : tous les Bâtiments en jeu sont retirés.
       *[no] La Ruse { of-name } se révèle, Qoam Instability : tous les Bâtiments en jeu sont retirés.
    }
event-reveals_afterthought =
    { $you ->
        [yes] Votre Ruse se révèle, Afterthought : toutes les Troupes en jeu sont retirées.
       *[no] La Ruse { of-name } se révèle, Afterthought : toutes les Troupes en jeu sont retirées.
    }
event-reveals_crystallization =
    { $you ->
        [yes] Votre Ruse se révèle, Crystallization : toutes les Merveilles en jeu sont retirées.
       *[no] La Ruse { of-name } se révèle, Crystallization : toutes les Merveilles en jeu sont retirées.
    }
event-reveals_second_chance =
    { $you ->
        [yes] Votre Ruse se révèle, Second Chance : une Troupe a servi contre { $city }, et vous pouvez la reprendre.
       *[no] La Ruse { of-name } se révèle, Second Chance : une Troupe a servi contre { $city }, et { $name } peut la reprendre.
    }
event-loses_wonder =
    { $you ->
        [yes] Votre { $card } quitte la partie.
       *[no] La Merveille { $card } { of-name } quitte la partie.
    }
event-calls_back =
    { $you ->
        [yes] Vous reprenez { $card } et placez cette Troupe à { $city }.
       *[no] { $name } reprend { $card } et place cette Troupe à { $city }.
    }
event-lets_go =
    { $you ->
        [yes] Vous ne reprenez aucune Troupe.
       *[no] { $name } ne reprend aucune Troupe.
    }
event-shuffles_half_in = Une moitié du talisman est remélangée au Deck d’Atouts.
event-halves_meet = Les deux moitiés du talisman sont dans la Rangée d’Atouts.
event-baits = Volfyirion est attiré sur { $city }.
event-buries =
    { $you ->
        [yes] Vous mettez { $card } sous votre Deck de Maison.
       *[no] { $name } met { $card } sous son Deck de Maison.
    }
event-erases =
    { $you ->
        [yes] Vous retirez { $card } de votre Deck de Maison.
       *[no] { $name } retire { $card } de son Deck de Maison.
    }
event-steals =
    { $you ->
        [yes] Vous recevez { $card }, qui était dans la Défausse ennemie.
       *[no] { $name } reçoit { $card }, qui était dans la Défausse ennemie.
    }
event-adds_rage = Une carte va sous la Pile de Rage, sans être vue.
event-puts_aside = { $card } quitte la Pile de Rage, et va de côté.
event-dragon_wakes = Volfyirion quitte l’Antre : il attaquera à la fin de ce tour.
event-dragon_attacks = Volfyirion attaque : la Pile de Rage est révélée, { cards }.
event-reveals_rage = La Pile de Rage révèle { $card }.
event-dragon_strikes = Volfyirion détruit { $city } avec { battle-cost }.
event-dragon_seals = Volfyirion scelle { $card } avec { knowledge-cost }.
event-rage_begins_with = { $card } reste, face visible : c’est la nouvelle Pile de Rage.
event-aside_shuffled = La Pile de Côté est mélangée : c’est le nouveau Deck d’Atouts.
event-fights =
    { $you ->
        [yes] Vous attaquez Volfyirion avec { battle-cost }, et le repoussez !
       *[no] { $name } attaque Volfyirion avec { battle-cost }, et le repousse !
    }
event-tames =
    { $you ->
        [yes] Vous domptez Volfyirion avec { knowledge-cost } !
       *[no] { $name } dompte Volfyirion avec { knowledge-cost } !
    }
event-reveals_in_grid = { $card } entre dans la Grille de Rage, { $cell }.
event-rage_renewed = La défausse du Deck de Rage est mélangée : c’est le nouveau Deck de Rage.
event-dragon_flies = Volfyirion vole jusqu’à { $city }.
event-dispels =
    { $you ->
        [yes] Vous défaussez { $card } de la Grille de Rage pour { battle-cost }.
       *[no] { $name } défausse { $card } de la Grille de Rage pour { battle-cost }.
    }
event-holds =
    { $you ->
        [yes] Vous scellez { $card } dans la Grille de Rage pour { knowledge-cost }.
       *[no] { $name } scelle { $card } dans la Grille de Rage pour { knowledge-cost }.
    }
event-steps =
    { $you ->
        [yes] Vous déplacez Volfyirion jusqu’à { $city }.
       *[no] { $name } déplace Volfyirion jusqu’à { $city }.
    }
event-weeds =
    { $you ->
        [yes] Vous payez { knowledge-cost } pour retirer une carte.
       *[no] { $name } paie { knowledge-cost } pour retirer une carte.
    }
event-city_holds_out = Pas de brèche : { $city } résiste.
event-keeps_in_grid = { $card } reste dans la Grille de Rage.
event-is_out =
    { $you ->
        [yes] Vous n’avez plus de Cité, et la partie est finie pour vous.
       *[no] { $name } n’a plus de Cité, et ne joue plus.
    }
event-makes_pair = Forteresse formée : { $city }, de Défense { $defence }.
event-seals_row =
    { $you ->
        [yes] Vous scellez { $card } dans la Rangée d’Atouts ennemie pour { knowledge-cost }.
       *[no] { $name } scelle { $card } dans la Rangée d’Atouts ennemie pour { knowledge-cost }.
    }
event-unseals_row =
    { $you ->
        [yes] Vous descellez { $card } dans votre Rangée d’Atouts pour { knowledge-cost }.
       *[no] { $name } descelle { $card } dans sa Rangée d’Atouts pour { knowledge-cost }.
    }
event-sends_to_lair =
    { $you ->
        [yes] { $knowledge ->
            [0] Vous envoyez gratuitement Volfyirion sur l’Antre ennemi.
           *[other] Vous envoyez Volfyirion sur l’Antre ennemi pour { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } envoie gratuitement Volfyirion sur l’Antre ennemi.
           *[other] { $name } envoie Volfyirion sur l’Antre ennemi pour { knowledge-cost }.
        }
    }
event-lairs_leave = Les deux Antres quittent la partie, avec leurs Merveilles et les Decks des Merveilles.
event-wins =
    { $you ->
        [yes] Vous avez gagné.
       *[no] { $name } a gagné.
    }
event-loses =
    { $you ->
        [yes] Vous avez perdu.
       *[no] { $name } a perdu.
    }
event-draws_level =
    { $you ->
        [yes] Aucun camp n’a l’avantage : la partie est nulle.
       *[no] { "" }
    }
event-runs_out_of_turns = Le dernier tour a été joué.

## Comment cela finit

over-won =
    { $you ->
        [yes] Vous avez gagné la guerre.
       *[no] { $name } a gagné la guerre.
    }
over-together = Victoire commune : { $names }.
over-lost = La guerre est perdue : { $names }.
over-shared = La guerre finit sans vainqueur : { $names }.

## Ce que dit une carte

type-0 = carte d’Ordre
type-1 = Troupe
type-2 = Bâtiment
type-3 = Merveille
type-4 = moitié de talisman
colour-of-0 = neutre
    .many = neutres
colour-of-1 = turquoise
    .many = turquoise
colour-of-2 = rouge
    .many = rouges
colour-of-3 = violette
    .many = violettes
card-kind = { $type }, bannière { $colour }
card-costs-command = coûte { command-cost }
card-costs-battle = coûte { battle-cost }
card-main = donne { gain }
card-defence = Défense { $defence }
card-draws =
    { $draws ->
        [one] piochez { $draws } carte
       *[other] piochez { $draws } cartes
    }
card-effect-1 = retirez une de vos cartes
card-effect-2 = retirez une Troupe ennemie
card-effect-3 = retirez un Bâtiment ennemi
card-effect-4 = déplacez Volfyirion
card-effect-5 = attirez Volfyirion sur une de vos propres Cités
card-effect-6 = retirez une carte de votre Deck de Maison, prenez-en une dans la Défausse ennemie, mélangez
card-synergy = avec une autre carte { $one } : { $bonus }
card-synergy-same = avec deux autres cartes { $one } : { $bonus }
card-synergy-both = avec une autre carte { $one } et une autre { $other } : { $bonus }
card-removal = en la retirant : { $bonus }
card-trait-1 = retourne dans le Deck d’Atouts quand sa Cité tombe sous une attaque
card-trait-2 = va dans la Défausse ennemie quand on l’acquiert, et les autres cartes ne peuvent pas la retirer
card-trait-3 = quand on la joue, met une carte de votre Défausse sous votre Deck de Maison
card-take-over = l’ennemi peut s’en emparer pour { knowledge-cost }, et on ne peut pas la sceller
card-talisman = ne peut pas être acquise ; les deux moitiés dans la Rangée d’Atouts mettent fin à la partie

about-razes = la Cité est détruite
about-troop = { $card } est à retirer
about-sellsword = la Cité est détruite, { $card } s’en va
about-drives-back = Volfyirion retourne sur l’Antre
about-sends = Volfyirion sur une Cité ennemie
about-defence =, Défense { $defence }
about-over =, à la place de { $card }

## Pourquoi c’est refusé

refused-38 = Ce n’est pas à vous de décider maintenant : seul agit celui à qui l’on demande.
refused-44 = Votre première main ne se garde ou ne se repioche qu’à votre premier tour, avant toute autre chose.
refused-47 = Ce n’est pas ce qui vous est demandé pour le moment : répondez d’abord à la question.
refused-48 = Volfyirion est déjà vaincu : cela n’arrive qu’une fois par partie.
refused-50 = Vous n’avez pas assez de points d’Ordre pour redéployer cette Troupe : il en faut autant qu’elle coûte.
refused-55 = Vous ne pouvez pas jouer { $card } : cette carte n’est pas dans votre main.
refused-59 = Vous n’avez pas de Cité où la mettre : un Bâtiment ou une Troupe va dans un emplacement d’une de vos Cités debout, et l’Antre n’en a pas.
refused-73 = Vous n’avez pas assez de points d’Ordre pour acquérir cette carte.
refused-74 = Cette place de la Rangée d’Atouts est vide : elle est regarnie à la Fin du Tour.
refused-76 = La première carte du Deck d’Atouts ne peut être acquise : elle ne fait pas partie de la Rangée d’Atouts, et vous n’avez pas Qoam Oracle.
refused-77 = Seul le premier joueur peut échanger gratuitement une carte de la Rangée d’Atouts, et seulement au premier tour.
refused-78 = Seul le second joueur peut échanger gratuitement toute la Rangée d’Atouts, et seulement au premier tour.
refused-79 = Vous ne pouvez plus échanger de cartes gratuitement : cela se fait une fois, avant d’acquérir quoi que ce soit.
refused-82 =
    { $kind ->
        [place] { $city } ne convient pas : une Troupe se redéploie dans une autre de vos Cités debout.
       *[other] Vous ne pouvez pas redéployer de Troupe d’ici : il faut une Troupe à vous, et une autre de vos Cités qui ait de la place.
    }
refused-86 = Vous ne pouvez pas attaquer { $city } : ce n’est pas une Cité ennemie.
refused-90 = Vous n’avez pas assez de points de Combat pour attaquer { $city } : toute sa Défense se paie d’un coup.
refused-91 = { $kind ->
        [attack] Il n’y a plus rien à attaquer ici, la Cité est détruite : { $city }.
        [place] Rien ne peut être placé ici, la Cité est détruite : { $city }.
       *[other] Volfyirion ne peut pas aller là, la Cité est détruite : { $city }.
    }
refused-95 = Vous n’avez pas assez de points de Combat pour acquérir cette Merveille.
refused-96 = Cet emplacement de l’Antre est vide : il est regarni à la Fin du Tour.
refused-97 = Cette carte ne peut pas être retirée : vous n’en avez pas à cet endroit.
refused-99 = La Merveille que vous venez d’acquérir ne peut pas être la carte que vous retirez pour elle.
refused-103 = Vous n’avez pas assez de points de Combat pour vaincre Volfyirion.
refused-109 = L’Antre est pris : on ne peut plus acquérir de Merveilles ni déplacer Volfyirion.
refused-111 = L’Antre ne se reconstruit jamais.
refused-113 = Vous n’avez pas assez de points de Savoir pour la sceller : il en faut autant que la Merveille coûte.
refused-114 = Vous n’avez pas assez de points de Savoir pour la desceller : il en faut autant que la Merveille coûte.
refused-115 = { $card } est scellée : personne ne peut se servir de sa capacité.
refused-118 = Il n’y a en jeu aucune Merveille à laquelle cela puisse se faire.
refused-122 = Vous n’avez pas assez de points de Savoir pour remplacer une carte de la Rangée d’Atouts.
refused-124 = Il n’y a pas de carte à remplacer à cette place de la Rangée d’Atouts : remplacez avant d’acquérir.
refused-125 = Aucune carte ne peut être remplacée : le Deck d’Atouts est vide.
refused-127 = Vous n’avez pas assez de points de Savoir pour déplacer Volfyirion.
refused-128 = Volfyirion ne peut pas aller là : il vole de l’Antre vers une Cité ennemie, ou d’une de vos propres Cités vers l’Antre.
refused-130 = Volfyirion est sur une Cité ennemie : seul son propriétaire peut l’en chasser.
refused-136 = { $kind ->
        [use] { $card } n’a pas de Capacité secondaire.
       *[other] Cette carte n’a pas de Capacité secondaire.
    }
refused-137 = { $kind ->
        [use] La capacité a déjà servi ce tour-ci : { $card }.
       *[other] Sa capacité a déjà servi ce tour-ci.
    }
refused-138 = { $kind ->
        [use] Vous ne pouvez pas vous servir de cette carte, vous ne l’avez pas en jeu : { $card }.
       *[other] Vous n’avez pas là de carte dont vous servir : { $city }.
    }
refused-141 = La Synergie n’est pas remplie : il faut en jeu d’autres cartes des couleurs qu’elle montre.
refused-143 = La Synergie n’est pas remplie : la couleur d’une carte ne compte pas pour elle-même.
refused-144 = La Synergie n’est pas remplie : deux symboles d’une couleur demandent deux autres cartes de cette couleur.
refused-156 = Il n’y a pas là de Troupe ennemie à retirer.
refused-157 = Il n’y a pas là de Bâtiment ennemi à retirer.
refused-159 = Volfyirion n’est plus : il n’y a plus rien à déplacer.
refused-170 = Ce deck est vide.
refused-173 = La partie est finie : plus personne ne joue.
refused-190 = Un Ascension Path ne peut jamais être scellé.
refused-191 = Vous ne pouvez pas vous emparer d’un Ascension Path : l’ennemi doit en avoir un en jeu, et il vous faut assez de points de Savoir.
refused-196 = Un Saboteur ne peut pas être retiré par d’autres cartes.
refused-202 = Anomaly Collider sert une fois par tour, à son possesseur, sur une de ses propres Merveilles descellées.
refused-205 = Seul le possesseur de Heroes Party peut acquérir la première carte du Deck des Merveilles, et il y faut des points de Combat.
refused-219 = Cette Troupe n’a pas été retirée pour du Combat ce tour-ci.
refused-226 = Une moitié du talisman ne peut être acquise : on ne peut que la remplacer.
refused-229 = Cela ne convient pas : voyez ce que demandent les cartes de joueurs.
refused-230 = Il n’y a rien à reconstruire ici : il faut une de vos propres Cités détruites, et l’option « Reconstruire les Cités ».
refused-231 = Vous n’avez pas assez de points d’Ordre pour reconstruire { $city }.
refused-232 = Détruite deux fois, cette Cité est hors de la partie : { $city }.
refused-305 = Cela ne se fait pas dans le mode Solo.
refused-306 = Vous n’avez pas assez de points pour mettre une carte de Rage de côté.
refused-307 = Vous n’avez pas assez de points de Combat pour repousser Volfyirion.
refused-308 = Vous n’avez pas assez de points de Savoir pour dompter Volfyirion.
refused-312 = La Pile de Rage est vide.
refused-315 = Vous n’avez pas là de Troupe à sacrifier.
refused-316 = Vous n’avez pas là de Bâtiment à sacrifier.
refused-325 = En Solo, une Merveille scellée le reste.
refused-347 = Vous ne pouvez pas passer la main maintenant : l’autre a fini sa part du tour, ou vient de vous la passer.
refused-352 = Cela ne se fait pas dans le mode Coop.
refused-355 = Il n’y a pas de Merveille à défausser dans cette case de la Grille de Rage.
refused-356 = Il n’y a pas de Merveille descellée à sceller dans cette case de la Grille de Rage.
refused-357 = Vous n’avez pas assez de points de Savoir pour déplacer Volfyirion.
refused-358 = On peut payer pour retirer une carte une fois par tour, si l’on a assez de points de Savoir.
refused-359 = À vous deux, vous n’avez pas assez de points pour cela.
refused-360 = À vous seul, vous n’avez pas assez de points pour cela.
refused-361 = Vous n’avez pas assez de points pour cela, et ne pouvez pas prendre ceux de l’autre joueur.
refused-373 = Dans le mode Coop., la Rangée d’Atouts ne s’échange pas gratuitement.
refused-403 = Ces deux Cités ne conviennent pas : la Forteresse commune en a déjà une.
refused-408 = Vous ne pouvez pas passer la main maintenant : votre équipier a fini sa part du tour, ou vient de vous la passer.
refused-411 = Il faut que ce soit l’un des deux joueurs de votre équipe.
refused-412 =
    { $kind ->
        [seal_row] Vous ne pouvez pas sceller cette carte : il faut une carte non scellée de la Rangée d’Atouts ennemie, et autant de points de Savoir qu’elle coûte.
        [unseal_row] Vous ne pouvez pas desceller cette carte : il faut une carte scellée de votre propre Rangée d’Atouts, et autant de points de Savoir qu’elle coûte.
       *[other] Cette carte de la Rangée d’Atouts est scellée : votre équipe doit d’abord la desceller.
    }
refused-415 = Volfyirion ne peut pas être envoyé sur l’Antre ennemi d’où il est ; une équipe le déplace aux prix qu’indique son Antre.
refused-416 = Volfyirion n’est pas sur l’Antre ennemi.
refused-417 = Il n’y a pas de Forteresse ennemie sur laquelle envoyer Volfyirion d’où il est.
refused-418 = Volfyirion est déjà sur une Forteresse ennemie.
refused-422 = Volfyirion est vaincu, et les deux Antres ont quitté la partie.
refused-426 = Une Troupe y est déjà stationnée, et l’option « Redéployer sur une Troupe » l’interdit.

## Ce qu’on choisit en dressant la table

option-mode = Mode
option-mode-versus = Duel
option-mode-versus-about = Deux Maisons, l’une contre l’autre : le jeu du livret.
option-mode-solo = Solo
option-mode-solo-about = Vous seul contre le dragon, d’après les règles complémentaires de l’éditeur.
option-mode-coop = Coop.
option-mode-coop-about = Deux joueurs ensemble contre le dragon, d’après les règles complémentaires de l’éditeur.
option-mode-team = 2 contre 2
option-mode-team-about = Deux contre deux, avec deux exemplaires du jeu, d’après les règles complémentaires de l’éditeur.

option-difficulty = Difficulté
option-difficulty-normal = normal
option-difficulty-normal-about = En Solo et en Coop. : le dragon gagne 1 de force pour chaque Cité qu’il a détruite.
option-difficulty-easy = facile
option-difficulty-easy-about = En Solo et en Coop. : le dragon ne gagne jamais en force.
option-difficulty-hard = difficile
option-difficulty-hard-about = En Solo et en Coop. : le dragon gagne 2 de force pour chaque Cité qu’il a détruite.

option-mercenaries = Troupes Mercenary
option-mercenaries-off = non
option-mercenaries-off-about = Les quatre Mercenary restent dans la boîte.
option-mercenaries-on = oui
option-mercenaries-on-about = Quatre Troupes fortes et bon marché. Mais une attaque contre la Cité qu’elles gardent les chasse et la détruit d’un seul coup.

option-ascension_path = Ascension Path
option-ascension_path-off = non
option-ascension_path-off-about = Les deux Ascension Path restent dans la boîte.
option-ascension_path-on = oui
option-ascension_path-on-about = Deux Merveilles puissantes qu’on ne peut pas sceller, et dont l’ennemi peut s’emparer.

option-saboteurs = Saboteur
option-saboteurs-off = non
option-saboteurs-off-about = Les deux Saboteur restent dans la boîte.
option-saboteurs-on = oui
option-saboteurs-on-about = Deux cartes médiocres, que l’on acquiert pour l’ennemi.

option-perks = Cartes Bonus
option-perks-off = non
option-perks-off-about = Personne n’a de carte Bonus.
option-perks-on = oui
option-perks-on-about = Chaque joueur reçoit, au vu de tous, une carte Bonus qui dure toute la partie.

option-ploys = Cartes Ruse
option-ploys-off = non
option-ploys-off-about = Personne n’a de carte Ruse.
option-ploys-on = oui
option-ploys-on-about = Chaque joueur reçoit en secret une carte Ruse, qui se déclenche d’elle-même.

option-continuum = Continuum
option-continuum-off = non
option-continuum-off-about = Les deux cartes vierges restent dans la boîte.
option-continuum-talisman = le talisman
option-continuum-talisman-about = Les deux cartes sont les moitiés d’un talisman : quand elles sont toutes deux dans la Rangée d’Atouts, la partie est finie. Une idée de joueur.
option-continuum-community_cards = cartes de joueurs
option-continuum-community_cards-about = Les deux cartes deviennent une Merveille et une carte d’Ordre, imaginées par un joueur.

option-rebuild_cities = Reconstruire les Cités
option-rebuild_cities-off = non
option-rebuild_cities-off-about = Ce qui est détruit le reste.
option-rebuild_cities-on = oui
option-rebuild_cities-on-about = Chaque Cité peut être reconstruite une fois, contre de l’Ordre. Les parties sont plus longues.

option-rebuild_cost = Coût de la reconstruction
option-rebuild_cost-defence = autant que la Défense
option-rebuild_cost-defence-about = Une Cité coûte autant de points d’Ordre qu’elle a de Défense : 8, 9 ou 10.
option-rebuild_cost-two_less = deux de moins
option-rebuild_cost-two_less-about = Une Cité coûte 6, 7 ou 8 points d’Ordre.
option-rebuild_cost-two_more = deux de plus
option-rebuild_cost-two_more-about = Une Cité coûte 10, 11 ou 12 points d’Ordre.

option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-random-about = Le sort décide de qui commence.
option-first_player-seat_0 = le premier siège
option-first_player-seat_0-about = C’est le joueur assis au premier siège qui commence.
option-first_player-seat_1 = le second siège
option-first_player-seat_1-about = C’est le joueur assis au second siège qui commence.

option-first_hand = Première main
option-first_hand-5 = 5 cartes
option-first_hand-5-about = Le premier joueur commence avec cinq cartes en main, comme dans le livret.
option-first_hand-4 = 4 cartes
option-first_hand-4-about = Le premier joueur commence avec quatre cartes en main. Avec six pour le second, les chances sont à peu près égales.
option-first_hand-3 = 3 cartes
option-first_hand-3-about = Le premier joueur commence avec trois cartes en main.

option-second_hand = Seconde main
option-second_hand-5 = 5 cartes
option-second_hand-5-about = Le second joueur commence avec cinq cartes en main, comme dans le livret.
option-second_hand-6 = 6 cartes
option-second_hand-6-about = Le second joueur commence avec six cartes en main. Avec quatre pour le premier, les chances sont à peu près égales.

option-hidden_asset_top = Dessus du Deck d’Atouts
option-hidden_asset_top-off = face visible
option-hidden_asset_top-off-about = La prochaine carte de la Rangée d’Atouts est connue.
option-hidden_asset_top-on = face cachée
option-hidden_asset_top-on-about = La prochaine carte de la Rangée d’Atouts est une surprise.

option-lair_take = Prendre l’Antre
option-lair_take-may = au choix
option-lair_take-may-about = Qui vainc Volfyirion peut prendre l’Antre comme Cité, ou le laisser où il est.
option-lair_take-auto = toujours
option-lair_take-auto-about = Qui vainc Volfyirion prend l’Antre comme Cité.

option-lair_wonders_to_play = Merveilles de l’Antre
option-lair_wonders_to_play-off = dans la Défausse
option-lair_wonders_to_play-off-about = Qui vainc Volfyirion reçoit les Merveilles de l’Antre dans sa Défausse.
option-lair_wonders_to_play-on = en jeu
option-lair_wonders_to_play-on-about = Qui vainc Volfyirion reçoit les Merveilles de l’Antre dans sa Zone de Jeu.

option-redeploy_onto_occupied = Redéployer sur une Troupe
option-redeploy_onto_occupied-allow = permis
option-redeploy_onto_occupied-allow-about = La Troupe qui s’y trouvait est retirée.
option-redeploy_onto_occupied-forbid = interdit
option-redeploy_onto_occupied-forbid-about = Une Troupe ne se redéploie que dans une Cité qui n’en a pas.

option-dragon_on_razed_city = Dragon sur une Cité rasée
option-dragon_on_razed_city-lair = il rentre
option-dragon_on_razed_city-lair-about = Quand une Cité tombe sous une attaque, le dragon qui s’y trouve retourne sur l’Antre.
option-dragon_on_razed_city-stay = il reste
option-dragon_on_razed_city-stay-about = Quand une Cité tombe sous une attaque, le dragon demeure sur les ruines jusqu’à la fin du tour de leur propriétaire.

option-hidden_cache_bonus = Hidden Cache
option-hidden_cache_bonus-2 = 2 de Combat
option-hidden_cache_bonus-2-about = La Synergie de Hidden Cache donne 2 points de Combat, comme l’imprime la carte.
option-hidden_cache_bonus-3 = 3 de Combat
option-hidden_cache_bonus-3-about = La Synergie de Hidden Cache donne 3 points de Combat, comme sur les images du livret.

option-double_shift_scope = Portée de Double Shift
option-double_shift_scope-all_cities = toutes les Cités
option-double_shift_scope-all_cities-about = Double Shift renforce toutes les Cités de son possesseur.
option-double_shift_scope-attacked_city = la Cité attaquée
option-double_shift_scope-attacked_city-about = Double Shift ne renforce que la Cité attaquée.

option-second_chance_timing = Moment de Second Chance
option-second_chance_timing-after = après l’attaque
option-second_chance_timing-after-about = Second Chance vient une fois l’attaque résolue.
option-second_chance_timing-before = avant son résultat
option-second_chance_timing-before-about = Second Chance vient une fois l’attaque payée, et peut la déjouer.

option-solo_unseal = Desceller en Solo
option-solo_unseal-off = non
option-solo_unseal-off-about = En Solo, ce que le dragon a scellé le reste.
option-solo_unseal-on = oui
option-solo_unseal-on-about = En Solo, on peut desceller une Merveille contre du Savoir.

option-team_pairing = Réunion des Cités
option-team_pairing-symmetric = 10 + 8, 9 + 9, 8 + 10
option-team_pairing-symmetric-about = À 2 contre 2, toutes les Forteresses ont une Défense de 18.
option-team_pairing-asymmetric = libre
option-team_pairing-asymmetric-about = À 2 contre 2, chaque équipe réunit ses Cités comme elle veut.

option-team_slots = Emplacements d’une Forteresse
option-team_slots-2 = deux de chaque
option-team_slots-2-about = À 2 contre 2, une Forteresse a deux emplacements de Troupe et deux de Bâtiment.
option-team_slots-1 = un de chaque
option-team_slots-1-about = À 2 contre 2, une Forteresse a un emplacement de Troupe et un de Bâtiment.

option-team_dragon_return = Où va le dragon
option-team_dragon_return-defender = sur l’Antre de ceux qu’il a brûlés
option-team_dragon_return-defender-about = À 2 contre 2, après avoir brûlé une Forteresse, le dragon va sur l’Antre de l’équipe qui la perd.
option-team_dragon_return-attacker = sur l’autre Antre
option-team_dragon_return-attacker-about = À 2 contre 2, après avoir brûlé une Forteresse, le dragon va sur l’Antre de l’autre équipe.
option-team_dragon_return-neutral = hors du jeu
option-team_dragon_return-neutral-about = À 2 contre 2, après avoir brûlé une Forteresse, le dragon quitte la table.

option-turn_limit = Limite de tours
option-turn_limit-50 = 50 chacun
option-turn_limit-50-about = Après cinquante tours chacun, celui qui a le plus de Cités debout l’emporte.
option-turn_limit-30 = 30 chacun
option-turn_limit-30-about = Après trente tours chacun, celui qui a le plus de Cités debout l’emporte.
option-turn_limit-6 = 6 chacun
option-turn_limit-6-about = Une escarmouche : après six tours chacun, celui qui a le plus de Cités debout l’emporte.

# Deux Cités qui forment une Forteresse (mode par équipes, VO-403).
pair-tylaris-vahylea = Tylaris et Vahylea
pair-tylaris-alantar = Tylaris et Alantar
pair-tylaris-yrdesh = Tylaris et Yrdesh
pair-tylaris-akao_uket = Tylaris et Akao Uket
pair-tylaris-kyr = Tylaris et Kyr
pair-vahylea-alantar = Vahylea et Alantar
pair-vahylea-yrdesh = Vahylea et Yrdesh
pair-vahylea-akao_uket = Vahylea et Akao Uket
pair-vahylea-kyr = Vahylea et Kyr
pair-alantar-yrdesh = Alantar et Yrdesh
pair-alantar-akao_uket = Alantar et Akao Uket
pair-alantar-kyr = Alantar et Kyr
pair-yrdesh-akao_uket = Yrdesh et Akao Uket
pair-yrdesh-kyr = Yrdesh et Kyr
pair-akao_uket-kyr = Akao Uket et Kyr
