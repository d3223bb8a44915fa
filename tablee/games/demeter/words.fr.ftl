# Ce qui se dit à une table du Dernier voyage du Demeter, en français. tablee/engine/words.py
# explique comment un message est trouvé et quelles valeurs il reçoit. Les règles sont dans
# rulebook.fr.md. Les espaces devant : ; ! ? et dans « » sont insécables.

title = Le dernier voyage du Demeter
tagline = Vingt pièces, cinq nuits, un vampire
pitch =
    Le Demeter dérive vers l’Angleterre, et le comte Dracula est à bord. Le jour, fouillez le navire,
    fabriquez une lampe, un pieu ou un crucifix et remontez sa piste ; la nuit, espérez qu’il passe
    ailleurs. Tuez-le dans sa cache avant la dernière nuit, et avant les autres.

## De quoi faire une phrase

points =
    { $points ->
        [0] pas de victoire
       *[other] victoire
    }
who-is-meant =
    { $opponent-you ->
        [yes] vous
       *[no] { $opponent }
    }
to-whom =
    { $opponent-you ->
        [yes] à vous
       *[no] à { $opponent }
    }
of-whom =
    { $opponent-you ->
        [yes] de vous
       *[no] { $opponent-vowel ->
            [yes] d’{ $opponent }
           *[no] de { $opponent }
        }
    }
of-name =
    { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
cards-still-there =
    { $left ->
        [0] il n’y reste rien
        [one] il y reste une carte
       *[other] il y reste { $left } cartes
    }
wounds-taken =
    { $count ->
        [one] une blessure
       *[other] { $count } blessures
    }
shown-by-the-die =
    { $face ->
        [0] un crâne
       *[other] un { $face }
    }

opponent-player1 = Rouge
opponent-player2 = Bleu
opponent-player3 = Vert
opponent-player4 = Jaune

room-forecastle_deck = le gaillard d’avant
    .in = sur le gaillard d’avant
    .of = du gaillard d’avant
    .name = Gaillard d’avant
room-foredeck = le pont avant
    .in = sur le pont avant
    .of = du pont avant
    .name = Pont avant
room-main_deck = le grand pont
    .in = sur le grand pont
    .of = du grand pont
    .name = Grand pont
room-galley = la coquerie
    .in = dans la coquerie
    .of = de la coquerie
    .name = Coquerie
room-wheelhouse = la timonerie
    .in = dans la timonerie
    .of = de la timonerie
    .name = Timonerie
room-poop_deck = la dunette
    .in = sur la dunette
    .of = de la dunette
    .name = Dunette
room-crew_quarters = le poste d’équipage
    .in = dans le poste d’équipage
    .of = du poste d’équipage
    .name = Poste d’équipage
room-carpenter_shop = l’atelier du charpentier
    .in = dans l’atelier du charpentier
    .of = de l’atelier du charpentier
    .name = Atelier du charpentier
room-mess_room = le réfectoire
    .in = dans le réfectoire
    .of = du réfectoire
    .name = Réfectoire
room-sick_bay = l’infirmerie
    .in = dans l’infirmerie
    .of = de l’infirmerie
    .name = Infirmerie
room-passenger_cabin = la cabine des passagers
    .in = dans la cabine des passagers
    .of = de la cabine des passagers
    .name = Cabine des passagers
room-chart_room = la chambre des cartes
    .in = dans la chambre des cartes
    .of = de la chambre des cartes
    .name = Chambre des cartes
room-mate_cabin = la cabine du second
    .in = dans la cabine du second
    .of = de la cabine du second
    .name = Cabine du second
room-captain_cabin = la cabine du capitaine
    .in = dans la cabine du capitaine
    .of = de la cabine du capitaine
    .name = Cabine du capitaine
room-chain_locker = le puits aux chaînes
    .in = dans le puits aux chaînes
    .of = du puits aux chaînes
    .name = Puits aux chaînes
room-sail_locker = la soute à voiles
    .in = dans la soute à voiles
    .of = de la soute à voiles
    .name = Soute à voiles
room-fore_hold = la cale avant
    .in = dans la cale avant
    .of = de la cale avant
    .name = Cale avant
room-main_hold = la grande cale
    .in = dans la grande cale
    .of = de la grande cale
    .name = Grande cale
room-provision_store = la cambuse
    .in = dans la cambuse
    .of = de la cambuse
    .name = Cambuse
room-lazarette = le lazaret
    .in = dans le lazaret
    .of = du lazaret
    .name = Lazaret

from-forecastle_deck = { room-forecastle_deck }
    .of = { room-forecastle_deck.of }
from-foredeck = { room-foredeck }
    .of = { room-foredeck.of }
from-main_deck = { room-main_deck }
    .of = { room-main_deck.of }
from-galley = { room-galley }
    .of = { room-galley.of }
from-wheelhouse = { room-wheelhouse }
    .of = { room-wheelhouse.of }
from-poop_deck = { room-poop_deck }
    .of = { room-poop_deck.of }
from-crew_quarters = { room-crew_quarters }
    .of = { room-crew_quarters.of }
from-carpenter_shop = { room-carpenter_shop }
    .of = { room-carpenter_shop.of }
from-mess_room = { room-mess_room }
    .of = { room-mess_room.of }
from-sick_bay = { room-sick_bay }
    .of = { room-sick_bay.of }
from-passenger_cabin = { room-passenger_cabin }
    .of = { room-passenger_cabin.of }
from-chart_room = { room-chart_room }
    .of = { room-chart_room.of }
from-mate_cabin = { room-mate_cabin }
    .of = { room-mate_cabin.of }
from-captain_cabin = { room-captain_cabin }
    .of = { room-captain_cabin.of }
from-chain_locker = { room-chain_locker }
    .of = { room-chain_locker.of }
from-sail_locker = { room-sail_locker }
    .of = { room-sail_locker.of }
from-fore_hold = { room-fore_hold }
    .of = { room-fore_hold.of }
from-main_hold = { room-main_hold }
    .of = { room-main_hold.of }
from-provision_store = { room-provision_store }
    .of = { room-provision_store.of }
from-lazarette = { room-lazarette }
    .of = { room-lazarette.of }

resource-wood = bois
    .some = du bois
resource-metal = métal
    .some = du métal
resource-rope = corde
    .some = de la corde
resource-cloth = tissu
    .some = du tissu
resource-oil = huile
    .some = de l’huile
resource-glass = verre
    .some = du verre
given-wood = { resource-wood }
    .some = { resource-wood.some }
given-metal = { resource-metal }
    .some = { resource-metal.some }
given-rope = { resource-rope }
    .some = { resource-rope.some }
given-cloth = { resource-cloth }
    .some = { resource-cloth.some }
given-oil = { resource-oil }
    .some = { resource-oil.some }
given-glass = { resource-glass }
    .some = { resource-glass.some }
obtained-wood = { resource-wood }
    .some = { resource-wood.some }
obtained-metal = { resource-metal }
    .some = { resource-metal.some }
obtained-rope = { resource-rope }
    .some = { resource-rope.some }
obtained-cloth = { resource-cloth }
    .some = { resource-cloth.some }
obtained-oil = { resource-oil }
    .some = { resource-oil.some }
obtained-glass = { resource-glass }
    .some = { resource-glass.some }

source-display = la carte visible
source-pile = la première carte de la pioche

object-lamp = la lampe à huile
object-stake = le pieu
object-crucifix = le crucifix

piece-lamp1 = le réservoir de la lampe
    .name = Réservoir
piece-lamp2 = la mèche et le bec de la lampe
    .name = Mèche et bec
piece-lamp3 = le verre et la poignée de la lampe
    .name = Verre et poignée
piece-stake1 = la hampe du pieu
    .name = Hampe
piece-stake2 = la pointe ferrée du pieu
    .name = Pointe ferrée
piece-stake3 = la prise gainée du pieu
    .name = Prise gainée
piece-crucifix1 = la croix du crucifix
    .name = Croix
piece-crucifix2 = la ligature du crucifix
    .name = Ligature
piece-crucifix3 = l’onction du crucifix
    .name = Onction

card-luck = Chance
card-evil_eye = Mauvais œil
card-lynx_eye = Œil de lynx
card-care = Soins
card-token_theft = Vol de pion ressources
card-position_swap = Échange de pions joueurs
card-ghoul_attack = Attaque de goules
card-bargain = Marchandage
card-ghoul_five = Goule n° 5
card-night_theft = Vol de ressource
card-bribe = Pot-de-vin
card-night_lynx_eye = Œil de lynx nocturne
card-closed_room = Pièce fermée
card-loss_of_trust = Perte de confiance
card-sacrifice = Sacrifice
card-mutation = Mutation
card-inversion = Inversion
card-blood_scent = Odeur de sang
card-pistol = Pistolet
card-two_for_one = 2 pour 1
card-garlic_braid = Tresse d’ail

clue-whistle = le sifflet
    .in = { room-forecastle_deck.in }
clue-glove = le gant
    .in = { room-foredeck.in }
clue-hat = le chapeau
    .in = { room-main_deck.in }
clue-knife = le couteau
    .in = { room-galley.in }
clue-compass = la boussole
    .in = { room-wheelhouse.in }
clue-spyglass = la longue-vue
    .in = { room-poop_deck.in }
clue-accordion = l’accordéon
    .in = { room-crew_quarters.in }
clue-hammer = le marteau
    .in = { room-carpenter_shop.in }
clue-bottle = la bouteille
    .in = { room-mess_room.in }
clue-syringe = la seringue
    .in = { room-sick_bay.in }
clue-doll = la poupée
    .in = { room-passenger_cabin.in }
clue-hourglass = le sablier
    .in = { room-chart_room.in }
clue-pipe = la pipe
    .in = { room-mate_cabin.in }
clue-logbook = le journal de bord
    .in = { room-captain_cabin.in }
clue-padlock = le cadenas
    .in = { room-chain_locker.in }
clue-locket = le médaillon
    .in = { room-sail_locker.in }
clue-birdcage = la cage à oiseau
    .in = { room-fore_hold.in }
clue-mirror = le miroir
    .in = { room-main_hold.in }
clue-candlestick = le chandelier
    .in = { room-provision_store.in }
clue-music_box = la boîte à musique
    .in = { room-lazarette.in }

dracula-visit1 = { room-forecastle_deck }, { room-galley }, { room-carpenter_shop } et { room-lazarette }
dracula-visit2 = { room-forecastle_deck }, { room-mess_room }, { room-mate_cabin } et { room-fore_hold }
dracula-visit3 = { room-foredeck }, { room-poop_deck }, { room-passenger_cabin } et { room-sail_locker }
dracula-visit4 = { room-foredeck }, { room-mess_room }, { room-captain_cabin } et { room-main_hold }
dracula-visit5 = { room-main_deck }, { room-crew_quarters }, { room-captain_cabin } et { room-provision_store }
dracula-visit6 = { room-main_deck }, { room-sick_bay }, { room-chart_room } et { room-chain_locker }
dracula-visit7 = { room-galley }, { room-mate_cabin }, { room-sail_locker } et { room-provision_store }
dracula-visit8 = { room-wheelhouse }, { room-crew_quarters }, { room-sick_bay } et { room-lazarette }
dracula-visit9 = { room-wheelhouse }, { room-passenger_cabin }, { room-chain_locker } et { room-fore_hold }
dracula-visit10 = { room-poop_deck }, { room-carpenter_shop }, { room-chart_room } et { room-main_hold }
dracula-storm = Tempête
dracula-fog = Brouillard épais
dracula-rats = Rats
dracula-lamps_out = Lampes éteintes
dracula-dread = Effroi
dracula-blood_moon = Lune de sang
dracula-fester = Plaies infectées
dracula-silence = Silence de mort
dracula-panic = Panique

payment-two_humans = deux pions humain
payment-human_and_ounce = un pion humain et une once de sang
payment-two_ounces = deux onces de sang
booty-human = un pion humain
booty-ghoul = un pion goule
booty-nothing = rien

colour-0 = rouge
colour-1 = bleu
colour-2 = vert
colour-3 = jaune

## Ce qu’on peut faire

kind-steal = Voler une ressource
kind-build = Construire un morceau
kind-build_two_for_one = Construire avec 2 pour 1
kind-attack_dracula = Attaquer Dracula
kind-play_card = Jouer une carte bonus
kind-search = Fouiller la pièce
kind-move = Se déplacer
kind-call = Appeler à l’aide ou chasser
kind-heal = Se soigner
kind-end_turn = Finir le tour
kind-attack = Attaquer un humain
kind-revert = Inverser la mutation
kind-change_lair = Changer de cache
kind-mist = Brume
kind-submit = Soumission
kind-curse = Malédiction
kind-vampirise = Vampiriser
kind-choose_room = Choisir une pièce
kind-name_opponent = Choisir un joueur
kind-let_be = Ne rien faire
kind-use_card = Utiliser la carte
kind-strike = Frapper
kind-take_resource = Prendre une ressource
kind-give_resource = Donner une ressource
kind-draw_resource = Piocher une ressource
kind-stop = S’arrêter
kind-return_card = Remettre une carte
kind-pay_reversal = Payer
kind-bring_back = Ce que rapporte la goule
kind-pay_resource = Défausser une ressource

action-steal = Voler une ressource à { $opponent }
action-build = Construire { $piece }
action-build_two_for_one = Construire { $piece } avec 2 pour 1
action-attack_dracula = Attaquer Dracula
action-play_card = Jouer { $card }
action-search = Fouiller : prendre { $source }
action-move = Aller { $room-in }
action-call = Appeler à l’aide ou chasser
action-heal = Soigner une blessure
action-end_turn = Finir votre tour
action-attack = Attaquer { $opponent }
action-revert = Inverser la mutation
action-change_lair = Changer de cache
action-mist = Se faire brume : aller { $room-in }
action-submit = Envoyer une goule contre { $opponent }
action-curse = Maudire : tirer une carte de la défausse de Dracula
action-vampirise = Vampiriser { $opponent }
action-choose_room = Choisir { $room }
action-name_opponent = Choisir { $opponent }
action-let_be = Ne rien faire
action-use_card = Utiliser la carte
action-strike = Frapper
action-take_resource = Prendre { $resource-some }
action-give_resource = Donner { $resource-some }
action-draw_resource = Piocher { $source }
action-stop = S’en tenir là
action-return_card = Remettre { $card }
action-pay_reversal = Payer { $payment }
action-bring_back = Rapporter { $booty }
action-pay_resource = Défausser { $resource-some }

## Ce qu’on vous demande

ask-start_room = Dans laquelle des pièces de votre carte commencez-vous ?
ask-human_turn = À vous de jouer : que faites-vous ?
ask-human_spent = Vous n’avez plus d’action : jouez-vous une carte, ou finissez-vous votre tour ?
ask-ghoul_turn = Vous êtes une goule, et vous avez faim : que faites-vous ?
ask-vampire_turn = La nuit est à vous : que faites-vous ?
ask-card_opponent = Contre qui jouez-vous cette carte ?
ask-stolen_resource = Quelle ressource prenez-vous ?
ask-bargained_resource = Quelle ressource prenez-vous dans ce marché ?
ask-given_resource = Quelle ressource donnez-vous en retour ?
ask-converted_resource = De quelle ressource donnez-vous deux pour une ?
ask-obtained_resource = De quelle ressource ces deux-là tiennent-elles lieu ?
ask-token_room = De quelle pièce vient à vous le pion ressources ?
ask-sacrifice_room = Dans quelle pièce piochez-vous ?
ask-sacrifice_draw = Quelle ressource piochez-vous ?
ask-blood_scent = Une goule ! L’envoyez-vous sur quelqu’un d’autre, par Odeur de sang ?
ask-pistol = Un crâne ! Tirez-vous un coup de Pistolet ?
ask-garlic_braid = Dracula vous attaque ! Usez-vous d’une Tresse d’ail ?
ask-closed_room = On joue une carte contre vous ! Répondez-vous par Pièce fermée ?
ask-hand_limit = Vous avez trop de cartes bonus : laquelle remettez-vous dans la pioche ?
ask-forced_attack = Vous flairez du sang : qui attaquez-vous ?
ask-next_fight = Plusieurs goules vous barrent la route : laquelle affrontez-vous d’abord ?
ask-flight = Il vous faut fuir : où allez-vous ?
ask-reversal_price = De quoi payez-vous pour redevenir humain ?
ask-booty = Votre goule revient : que vous rapporte-t-elle ?
ask-objective_price = Votre camp a vampirisé quelqu’un : quelle ressource défaussez-vous pour cela ?
ask-found_lair = Vous avez trouvé la cache d’un vampire : frappez-vous ?

## Ce qui se passe

event-is_first_player =
    { $you ->
        [yes] C’est vous qui commencez.
       *[no] C’est { $name } qui commence.
    }
event-draws_start_card =
    { $you ->
        [yes] Votre carte de départ : { $dracula }.
       *[no] { $name } tire une carte de départ : { $dracula }.
    }
event-starts_in =
    { $you ->
        [yes] Vous commencez { $room-in }.
       *[no] { $name } commence { $room-in }.
    }
event-day_begins = Le jour { $day } se lève.
event-night_begins = La nuit { $day } tombe.
event-begins_turn =
    { $you ->
        [yes] { $actions ->
            [0] Votre tour commence, sans aucune action.
            [one] Votre tour commence, avec une action.
           *[other] Votre tour commence, avec { $actions } actions.
        }
       *[no] { $actions ->
            [0] { $name } commence son tour, sans aucune action.
            [one] { $name } commence son tour, avec une action.
           *[other] { $name } commence son tour, avec { $actions } actions.
        }
    }
event-ends_turn =
    { $you ->
        [yes] Vous finissez votre tour.
       *[no] { $name } finit son tour.
    }
event-moves =
    { $you ->
        [yes] Vous quittez { $from } et allez { $room-in }.
       *[no] { $name } quitte { $from } et va { $room-in }.
    }
event-reveals_room = Le pion { $room-of } est retourné : { cards-still-there }.
event-searches =
    { $you ->
        [yes] Vous fouillez et prenez { $resource-some } ; { cards-still-there }.
       *[no] { $name } fouille et prend { $resource-some } ; { cards-still-there }.
    }
event-searches_freely =
    { $you ->
        [yes] Vous fouillez d’un œil de lynx et prenez { $resource-some } ; { cards-still-there }.
       *[no] { $name } fouille d’un œil de lynx et prend { $resource-some } ; { cards-still-there }.
    }
event-display_turned = La nouvelle carte visible est { $resource-some }.
event-display_empty = Il n’y a plus de carte visible.
event-steals =
    { $you ->
        [yes] Vous volez { $resource-some } { to-whom }.
       *[no] { $opponent-you ->
            [yes] { $name } vous vole { $resource-some }.
           *[no] { $name } vole { $resource-some } { to-whom }.
        }
    }
event-heals =
    { $you ->
        [yes] { $wounds ->
            [0] Vous soignez votre dernière blessure.
            [one] Vous soignez une blessure ; il vous en reste une.
           *[other] Vous soignez une blessure ; il vous en reste { $wounds }.
        }
       *[no] { $wounds ->
            [0] { $name } soigne sa dernière blessure.
            [one] { $name } soigne une blessure et en garde une.
           *[other] { $name } soigne une blessure et en garde { $wounds }.
        }
    }
event-builds =
    { $you ->
        [yes] Vous construisez { $piece }.
       *[no] { $name } construit { $piece }.
    }
event-builds_by_converting =
    { $you ->
        [yes] Vous construisez { $piece } : par 2 pour 1, { $resource } et encore { $resource } valent { $obtained }.
       *[no] { $name } construit { $piece } : par 2 pour 1, { $resource } et encore { $resource } valent { $obtained }.
    }
event-completes_object =
    { $you ->
        [yes] Vous avez complété { $object } !
       *[no] { $name } a complété { $object } !
    }
event-calls =
    { $you ->
        [yes] Vous appelez dans l’ombre.
       *[no] { $name } appelle dans l’ombre.
    }
event-meets_human =
    { $you ->
        [yes] Vous rencontrez un humain.
       *[no] { $name } rencontre un humain.
    }
event-meets_ghoul =
    { $you ->
        [yes] Vous rencontrez une goule !
       *[no] { $name } rencontre une goule !
    }
event-meets_nobody =
    { $you ->
        [yes] Vous ne rencontrez personne.
       *[no] { $name } ne rencontre personne.
    }
event-draws_cards =
    { $you ->
        [yes] { $count ->
            [0] Vous piocheriez des cartes bonus, mais il n’y en a plus.
           *[other] { "" }
        }
       *[no] { $count ->
            [0] { $name } piocherait des cartes bonus, mais il n’y en a plus.
            [one] { $name } pioche une carte bonus.
           *[other] { $name } pioche { $count } cartes bonus.
        }
    }
event-draws_card =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $name } pioche { $card }.
    }
event-bonus_reshuffled =
    { $count ->
        [one] La défausse des cartes bonus fait une nouvelle pioche d’une carte.
       *[other] La défausse des cartes bonus, mélangée, fait une nouvelle pioche de { $count } cartes.
    }
event-rolls =
    { $you ->
        [yes] Vous lancez le dé : { shown-by-the-die }.
       *[no] { $name } lance le dé : { shown-by-the-die }.
    }
event-rolls_again =
    { $you ->
        [yes] Goule n° 5 vous oblige à relancer le dé : { shown-by-the-die }.
       *[no] Goule n° 5 oblige { $name } à relancer le dé : { shown-by-the-die }.
    }
event-moon_turns_die = La Lune de sang fait du 1 un crâne.
event-beats_ghoul =
    { $you ->
        [yes] Vous battez la goule et gardez son pion.
       *[no] { $name } bat la goule et garde son pion.
    }
event-beats_off_ghoul =
    { $you ->
        [yes] Vous repoussez la goule.
       *[no] { $name } repousse la goule.
    }
event-beaten_by_ghoul =
    { $you ->
        [yes] La goule vous bat.
       *[no] La goule bat { $name }.
    }
event-gains_from_scent =
    { $you ->
        [yes] C’est vous qui aviez envoyé la goule : son pion est à vous.
       *[no] C’est { $name } qui avait envoyé la goule, et qui en prend le pion.
    }
event-is_wounded =
    { $you ->
        [yes] Vous subissez { wounds-taken } et en avez { $wounds } à présent.
       *[no] { $name } subit { wounds-taken } et en a { $wounds } à présent.
    }
event-retreats =
    { $you ->
        [yes] Il vous faut reculer { $room-in }.
       *[no] { $name } recule { $room-in }.
    }
event-eliminated =
    { $you ->
        [yes] C’en est fait de vous : votre voyage s’arrête là.
       *[no] C’en est fait { of-name }.
    }
event-shows_card =
    { $you ->
        [yes] Vous laissez { $card }.
       *[no] { $name } laisse { $card }.
    }
event-plays =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $name } joue { $card }.
    }
event-names =
    { $you ->
        [yes] Vous choisissez { who-is-meant }.
       *[no] { $opponent-you ->
            [yes] { $name } vous choisit.
           *[no] { $name } choisit { $opponent }.
        }
    }
event-card_fails = { $card } reste sans effet : la porte est close.
event-sends_ghoul =
    { $you ->
        [yes] Par Odeur de sang, vous envoyez la goule sur { who-is-meant }.
       *[no] Par Odeur de sang, { $name } envoie la goule sur { who-is-meant }.
    }
event-shoots =
    { $you ->
        [yes] Vous tirez un coup de Pistolet, et la goule tombe.
       *[no] { $name } tire un coup de Pistolet, et la goule tombe.
    }
event-uses_garlic =
    { $you ->
        [yes] Vous brandissez une Tresse d’ail.
       *[no] { $name } brandit une Tresse d’ail.
    }
event-closes_room =
    { $you ->
        [yes] Vous fermez votre porte : aucune carte d’un adversaire ne vous atteindra cette nuit.
       *[no] { $name } ferme sa porte : aucune carte d’un adversaire ne l’atteindra cette nuit.
    }
event-cared_for =
    { $you ->
        [yes] Toutes vos blessures sont soignées.
       *[no] Toutes les blessures { of-name } sont soignées.
    }
event-moves_token =
    { $you ->
        [yes] Vous faites passer le pion { $from-of } { $room-in } : { cards-still-there } à présent.
       *[no] { $name } fait passer le pion { $from-of } { $room-in } : { cards-still-there } à présent.
    }
event-swaps =
    { $you ->
        [yes] Vous changez de place avec { who-is-meant }, { $room-in } : c’est là que dort Dracula.
       *[no] { $name } change de place avec { who-is-meant }, { $room-in } : c’est là que dort Dracula.
    }
event-bargains =
    { $you ->
        [yes] Vous prenez { $resource-some } { to-whom } et donnez { $given-some } en retour.
       *[no] { $opponent-you ->
            [yes] { $name } vous prend { $resource-some } et vous donne { $given-some } en retour.
           *[no] { $name } prend { $resource-some } { to-whom } et donne { $given-some } en retour.
        }
    }
event-robs =
    { $you ->
        [yes] Dans le noir, vous volez { $resource-some } { to-whom }.
       *[no] { $opponent-you ->
            [yes] Dans le noir, { $name } vous vole { $resource-some }.
           *[no] Dans le noir, { $name } vole { $resource-some } { to-whom }.
        }
    }
event-bribes =
    { $you ->
        [yes] Par un pot-de-vin, vous prenez un pion humain { to-whom }.
       *[no] { $opponent-you ->
            [yes] Par un pot-de-vin, { $name } vous prend un pion humain.
           *[no] Par un pot-de-vin, { $name } prend un pion humain { to-whom }.
        }
    }
event-turns_ghoul_away =
    { $you ->
        [yes] Vous prenez un pion goule { to-whom }.
       *[no] { $opponent-you ->
            [yes] { $name } vous prend un pion goule.
           *[no] { $name } prend un pion goule { to-whom }.
        }
    }
event-sacrifices =
    { $you ->
        [yes] Vous sacrifiez un humain pour piocher { $room-in }.
       *[no] { $name } sacrifie un humain pour piocher { $room-in }.
    }
event-draws_from_room =
    { $you ->
        [yes] Vous piochez { $resource-some } ; { cards-still-there }.
       *[no] { $name } pioche { $resource-some } ; { cards-still-there }.
    }
event-human_mutates =
    { $you ->
        [yes] Un de vos humains se change en goule et vous attaque !
       *[no] Un humain { of-name } se change en goule et attaque !
    }
event-inverts =
    { $you ->
        [yes] De votre sang, vous refaites d’une goule un humain.
       *[no] De son sang, { $name } refait d’une goule un humain.
    }
event-returns_card =
    { $you ->
        [yes] { $left ->
            [0] La pioche des cartes bonus est mélangée.
           *[other] Vous en avez encore { $left } de trop.
        }
       *[no] { $left ->
            [0] { $name } remet une carte, et la pioche est mélangée.
           *[other] { $name } remet une carte et en a encore { $left } de trop.
        }
    }
event-returned =
    { $you ->
        [yes] Vous remettez { $card } dans la pioche.
       *[no] { $name } remet { $card } dans la pioche.
    }
event-dracula_visits =
    { $you ->
        [yes] Votre carte Dracula : il visite { $dracula }.
       *[no] { $name } pioche une carte Dracula : il visite { $dracula }.
    }
event-dracula_event =
    { $you ->
        [yes] Votre carte Dracula : { $dracula }.
       *[no] { $name } pioche une carte Dracula : { $dracula }.
    }
event-dracula_strikes =
    { $you ->
        [yes] Dracula est sur vous !
       *[no] Dracula est sur { $name } !
    }
event-reads_first_clue =
    { $you ->
        [yes] Vous regardez votre premier indice.
       *[no] { $name } regarde son premier indice.
    }
event-first_clue_is = On y voit { $clue }, qui se trouve { $clue-in }.
event-finds_second_clue =
    { $you ->
        [yes] Vous trouvez le second indice, { $room-in }.
       *[no] { $name } trouve le second indice, { $room-in }.
    }
event-second_clue_is = On y voit { $clue } : Dracula se cache { $clue-in }.
event-attacks_dracula =
    { $you ->
        [yes] Vous soulevez le couvercle du cercueil de Dracula, { $room-in } !
       *[no] { $name } soulève le couvercle du cercueil de Dracula, { $room-in } !
    }
event-kills_dracula =
    { $you ->
        [yes] Vous tuez Dracula !
       *[no] { $name } tue Dracula !
    }
event-attempt_fails = Cela n’a pas suffi : Dracula rend les coups.
event-attempt_has_no_effect = Cela n’a pas suffi, et Dracula dort toujours.
event-dracula_flees = Dracula s’enfuit : { $clue } ne mène plus à lui.
event-clues_reshuffled =
    { $count ->
        [one] La défausse des indices fait une nouvelle pioche d’une carte.
       *[other] La défausse des indices, mélangée, fait une nouvelle pioche de { $count } cartes.
    }
event-dracula_wins = Le Demeter s’échoue, et un grand chien bondit sur la plage : Dracula a gagné.
event-vampires_win = Il n’y a plus âme qui vive à bord : les vampires ont gagné.
event-becomes_ghoul =
    { $you ->
        [yes] Le sang de Dracula coule dans vos veines : vous voilà goule.
       *[no] Le sang de Dracula coule dans les veines { of-name }, qui devient une goule.
    }
event-becomes_human =
    { $you ->
        [yes] Vous redevenez humain ; il vous en coûte { $payment }.
       *[no] { $name } redevient humain ; il lui en coûte { $payment }.
    }
event-attacks =
    { $you ->
        [yes] Vous attaquez { who-is-meant }.
       *[no] { $opponent-you ->
            [yes] { $name } vous attaque.
           *[no] { $name } attaque { $opponent }.
        }
    }
event-draws_blood =
    { $you ->
        [yes] Vous buvez une once du sang { of-whom }.
       *[no] { $opponent-you ->
            [yes] { $name } boit une once de votre sang.
           *[no] { $name } boit une once du sang { of-whom }.
        }
    }
event-takes_human =
    { $you ->
        [yes] Vous emmenez un humain { of-whom }.
       *[no] { $opponent-you ->
            [yes] { $name } emmène un de vos humains.
           *[no] { $name } emmène un humain { of-whom }.
        }
    }
event-attack_fails =
    { $you ->
        [yes] { $opponent } vous repousse.
       *[no] { $opponent-you ->
            [yes] Vous repoussez { $name }.
           *[no] { $opponent } repousse { $name }.
        }
    }
event-flees =
    { $you ->
        [yes] Vous fuyez { $room-in }.
       *[no] { $name } fuit { $room-in }.
    }
event-cannot_flee =
    { $you ->
        [yes] Vous n’avez nulle part où fuir.
       *[no] { $name } n’a nulle part où fuir.
    }
event-meets_ghoul_player =
    { $you ->
        [yes] Vous tombez sur { $opponent }, qui est une goule.
       *[no] { $opponent-you ->
            [yes] { $name } tombe sur vous, la goule.
           *[no] { $name } tombe sur { $opponent }, qui est une goule.
        }
    }
event-beats_ghoul_player =
    { $you ->
        [yes] Vous battez { $opponent }.
       *[no] { $opponent-you ->
            [yes] { $name } vous bat.
           *[no] { $name } bat { $opponent }.
        }
    }
event-beaten_by_ghoul_player =
    { $you ->
        [yes] { $opponent } vous bat et boit une once de votre sang.
       *[no] { $opponent-you ->
            [yes] Vous battez { $name } et buvez une once de sang.
           *[no] { $opponent } bat { $name } et boit une once de sang.
        }
    }
event-beats_human =
    { $you ->
        [yes] Vous battez l’humain et gardez son pion.
       *[no] { $name } bat l’humain et garde son pion.
    }
event-beaten_by_human =
    { $you ->
        [yes] L’humain vous repousse.
       *[no] L’humain repousse { $name }.
    }
event-lets_ghoul_go =
    { $you ->
        [yes] Une goule vous croise comme une des siennes.
       *[no] Une goule croise { $name } comme une des siennes.
    }
event-keeps_ghoul =
    { $you ->
        [yes] La goule vous suit.
       *[no] La goule suit { $name }.
    }
event-becomes_vampire =
    { $you ->
        [yes] Vous voilà vampire : les nuits sont à vous.
       *[no] { $name } devient un vampire.
    }
event-clue_rejected = Un indice retourné mène dans une pièce encore inconnue : { $clue }.
event-hides =
    { $you ->
        [yes] Vous vous cachez là où se trouve { $clue }, { $clue-in }.
       *[no] { $name } se cache là où se trouve { $clue }, { $clue-in }.
    }
event-prowls =
    { $you ->
        [yes] Vous rôdez sans être vu.
       *[no] { $name } rôde sans être vu.
    }
event-prowls_to =
    { $you ->
        [yes] Vous voilà { $room-in }.
       *[no] { $name } se trouve { $room-in }.
    }
event-appears =
    { $you ->
        [yes] On vous voit { $room-in }.
       *[no] On voit { $name } { $room-in }.
    }
event-returns_to_lair =
    { $you ->
        [yes] Vous regagnez votre cache.
       *[no] { $name } regagne sa cache.
    }
event-changes_lair =
    { $you ->
        [yes] Vous cherchez une autre cache.
       *[no] { $name } cherche une autre cache.
    }
event-leaves_lair =
    { $you ->
        [yes] Vous quittez votre cache, { $clue-in }, et sa carte est montrée.
       *[no] { $name } quitte sa cache, { $clue-in }, et sa carte est montrée.
    }
event-turns_to_mist =
    { $you ->
        [yes] Vous vous faites brume.
       *[no] { $name } se fait brume.
    }
event-submits =
    { $you ->
        [yes] Vous envoyez une goule contre { $opponent }.
       *[no] { $name } envoie une goule contre { who-is-meant }.
    }
event-ghoul_changes_master =
    { $you ->
        [yes] Votre goule reste auprès { of-whom }.
       *[no] La goule { of-name } reste auprès { of-whom }.
    }
event-brings_back =
    { $you ->
        [yes] Votre goule revient de chez { who-is-meant } ; elle rapporte { $booty }.
       *[no] La goule { of-name } revient de chez { who-is-meant } ; elle rapporte { $booty }.
    }
event-curses =
    { $you ->
        [yes] Vous maudissez le navire et réveillez une ancienne carte : { $dracula }.
       *[no] { $name } maudit le navire et réveille une ancienne carte : { $dracula }.
    }
event-vampirises =
    { $you ->
        [yes] Vous vous penchez sur { $opponent }.
       *[no] { $name } se penche sur { who-is-meant }.
    }
event-driven_off =
    { $you ->
        [yes] L’ail { of-whom } vous repousse.
       *[no] { $opponent-you ->
            [yes] Votre ail repousse { $name }.
           *[no] L’ail { of-whom } repousse { $name }.
        }
    }
event-defends =
    { $you ->
        [yes] Vous vous défendez contre { $opponent }.
       *[no] { $name } se défend contre { who-is-meant }.
    }
event-pays_objective =
    { $you ->
        [yes] Vous défaussez ce que demande votre carte de cache ({ $clue }).
       *[no] { $name } défausse ce que demande sa carte de cache ({ $clue }).
    }
event-pays_resource =
    { $you ->
        [yes] Vous défaussez { $resource-some }.
       *[no] { $name } défausse { $resource-some }.
    }
event-shows_lair =
    { $you ->
        [yes] Il vous faut montrer votre cache { to-whom }.
       *[no] { $opponent-you ->
            [yes] { $name } doit vous montrer sa cache.
           *[no] { $name } doit montrer sa cache { to-whom }.
        }
    }
event-lair_shown =
    { $you ->
        [yes] Votre cache est { $clue-in }.
       *[no] La cache { of-name } est { $clue-in }.
    }
event-finds_lair =
    { $you ->
        [yes] Vous trouvez la cache { of-whom }, { $room-in }.
       *[no] { $opponent-you ->
            [yes] { $name } trouve votre cache, { $room-in }.
           *[no] { $name } trouve la cache { of-whom }, { $room-in }.
        }
    }
event-strikes_vampire =
    { $you ->
        [yes] Vous frappez { $opponent }.
       *[no] { $opponent-you ->
            [yes] { $name } vous frappe.
           *[no] { $name } frappe { $opponent }.
        }
    }
event-slays_vampire =
    { $you ->
        [yes] Vous tuez { $opponent }.
       *[no] { $opponent-you ->
            [yes] { $name } vous tue.
           *[no] { $name } tue { $opponent }.
        }
    }
event-strike_fails =
    { $you ->
        [yes] Vous ne parvenez pas à tuer { $opponent }.
       *[no] { $opponent-you ->
            [yes] { $name } ne parvient pas à vous tuer.
           *[no] { $name } ne parvient pas à tuer { $opponent }.
        }
    }

## Comment cela finit

over-won =
    { $you ->
        [yes] Vous gagnez la partie.
       *[no] { $name } gagne la partie.
    }
over-shared = { $names } gagnent ensemble.
over-lost = Dracula gagne, et tout le monde a perdu.

## Pourquoi c’est refusé

refused-13 =
    { $kind ->
        [choose_room] Cette pièce n’est pas sur votre carte de départ : on commence dans une de celles qu’elle montre.
       *[other] Choisissez d’abord la pièce où vous commencez.
    }
refused-20 = Ce n’est pas à vous de jouer.
refused-27 = Ce n’est pas une des choses que l’on fait pendant son propre tour.
refused-28 = Il ne vous reste pas assez d’actions pour cela.
refused-29 = Vous avez déjà fait cela autant de fois que le permet un tour.
refused-32 =
    { $kind ->
        [return_card] Vous n’avez pas cette carte.
       *[other] Remettez d’abord des cartes jusqu’à n’en avoir que quatre.
    }
refused-40 = Aucune porte ne mène de votre pièce à celle-là : un déplacement ne passe que par une porte.
refused-85 = Il n’y a plus de carte à trouver dans cette pièce.
refused-87 = Il n’y a pas de carte visible à prendre.
refused-91 = La pioche des ressources est vide : il ne reste que la carte visible.
refused-95 =
    { $kind ->
        [steal] On ne vole que quelqu’un qui se trouve dans la même pièce.
        [take_resource] Ce joueur n’en a pas.
       *[other] Dites d’abord quelle ressource vous volez.
    }
refused-96 = Ce joueur n’a aucune ressource à voler.
refused-102 = Vous n’avez aucune blessure à soigner.
refused-115 = Vous n’avez pas les ressources que coûte ce morceau.
refused-118 = Vous avez déjà ce morceau : un exemplaire de chacun suffit.
refused-131 =
    { $kind ->
        [build_two_for_one] Vous n’avez pas de carte 2 pour 1.
       *[other] Vous n’avez pas cette carte.
    }
refused-133 = Cette carte ne peut pas être jouée à présent : les brunes sont pour le jour, les bleues pour la nuit.
refused-136 = Vous avez déjà joué une carte de cette sorte dans ce tour, et ne pouvez pas en jouer une autre.
refused-141 =
    { $kind ->
        [name_opponent] Ce n’est pas un adversaire encore en vie.
       *[other] Dites d’abord contre qui vous jouez la carte.
    }
refused-146 = Il n’y a pas d’adversaire contre qui la jouer.
refused-147 =
    { $kind ->
        [name_opponent] La goule ne peut pas être envoyée sur ce joueur.
       *[other] Dites d’abord si vous envoyez la goule sur quelqu’un d’autre.
    }
refused-149 = Dites d’abord si vous tirez un coup de Pistolet.
refused-150 = Il n’y a plus rien à fouiller ici.
refused-151 = Vous n’avez pas de blessure qu’elle puisse soigner.
refused-152 =
    { $kind ->
        [choose_room] Aucun pion ne peut venir de cette pièce : elle doit être révélée, ne pas être la vôtre et avoir encore des cartes.
        [play_card] Il n’y a pas d’autre pièce révélée où il reste des cartes.
       *[other] Choisissez d’abord la pièce d’où vient le pion.
    }
refused-153 = Il faut connaître la cache de Dracula, et que le bon joueur s’y trouve.
refused-154 =
    { $kind ->
        [build_two_for_one] 2 pour 1 ne vous aide pas à payer ce morceau.
        [give_resource] En donner deux ne paierait pas le morceau.
        [take_resource] Cela ne paierait pas le morceau.
       *[other] Dites d’abord quelles ressources vous donnez deux pour une.
    }
refused-155 = Il n’y a pas d’adversaire humain que les goules puissent attaquer.
refused-156 =
    { $kind ->
        [play_card] Pour un marchandage, chacun doit avoir une ressource.
        [name_opponent] Ce joueur n’a pas de ressource à marchander.
        [take_resource] Ce joueur n’en a pas.
        [give_resource] Vous n’en avez pas.
       *[other] Finissez d’abord le marchandage.
    }
refused-160 = Dites d’abord si vous usez d’une Tresse d’ail.
refused-161 =
    { $kind ->
        [play_card] Goule n° 5 pèse déjà sur tous vos adversaires.
       *[other] Goule n° 5 pèse déjà sur ce joueur.
    }
refused-162 =
    { $kind ->
        [play_card] Aucun adversaire n’a de ressource à voler.
       *[other] Ce joueur n’a pas de ressource à voler.
    }
refused-163 =
    { $kind ->
        [play_card] Aucun adversaire n’a de pion humain.
       *[other] Ce joueur n’a pas de pion humain.
    }
refused-164 = Il n’y a plus rien à fouiller ici.
refused-165 =
    { $kind ->
        [play_card] Votre pièce est déjà fermée.
       *[other] Ce joueur est derrière une porte close cette nuit.
    }
refused-166 = Dites d’abord si vous répondez par Pièce fermée.
refused-167 =
    { $kind ->
        [play_card] Aucun adversaire n’a de pion goule.
       *[other] Ce joueur n’a pas de pion goule.
    }
refused-168 =
    { $kind ->
        [choose_room] Il n’y a rien à y piocher : il faut qu’il y reste des cartes, et que vous ou un adversaire sans protection vous y trouviez.
        [stop] Piochez au moins une carte.
        [play_card] Pour un sacrifice, il faut un pion humain, et des cartes dans votre pièce ou dans celle d’un adversaire.
       *[other] Piochez d’abord ce que vaut le sacrifice.
    }
refused-169 = Pour une mutation, il faut qu’un adversaire ait un pion humain et qu’il y ait une goule dans le sac.
refused-170 = Pour une inversion, il vous faut un pion goule, moins de trois blessures, et un humain dans le sac.
refused-185 = On ne peut pas attaquer Dracula la nuit.
refused-187 = Dans le brouillard épais, on ne se déplace qu’une fois.
refused-188 = Parmi les rats, on ne fouille qu’une fois.
refused-189 = Les lampes sont éteintes : la carte visible ne peut pas être prise.
refused-191 = L’effroi règne à bord : pas de carte de nuit.
refused-192 = Les plaies s’infectent : personne ne peut se soigner cette nuit.
refused-193 = Silence de mort : ni appel ni chasse cette nuit.
refused-194 = Panique : personne ne construit cette nuit.
refused-210 = Vous ne pouvez pas attaquer Dracula à présent : il faut le jour, sa cache, les deux indices et l’un de vos deux objets complet.
refused-230 = La partie est finie.
refused-250 = Il ne vous reste pas assez d’actions pour cela.
refused-251 =
    { $kind ->
        [move] Vous avez déjà fait cela autant de fois que le permet un tour.
        [search] Vous avez déjà fait cela autant de fois que le permet un tour.
        [attack] Vous avez déjà fait cela autant de fois que le permet un tour.
        [heal] Vous avez déjà fait cela autant de fois que le permet un tour.
        [call] Vous avez déjà fait cela autant de fois que le permet un tour.
        [revert] Vous avez déjà fait cela autant de fois que le permet un tour.
       *[other] Une goule ne peut pas faire cela.
    }
refused-253 =
    { $kind ->
        [move] Un humain s’y trouve, et il vous faudrait l’attaquer : il faut deux actions, et une attaque qui vous reste dans ce tour.
        [name_opponent] On attaque un humain qui se trouve dans cette pièce.
       *[other] Dites d’abord qui vous attaquez.
    }
refused-254 = On n’attaque qu’un humain qui se trouve dans la même pièce.
refused-256 =
    { $kind ->
        [choose_room] Vous ne pouvez pas fuir là : la pièce doit être voisine, révélée, et sans joueurs s’il en est une.
       *[other] Fuyez d’abord.
    }
refused-261 =
    { $kind ->
        [pay_reversal] Vous n’avez pas cela.
        [revert] Pour redevenir humain, il faut deux pions humain non verrouillés, ou des onces de sang.
       *[other] Payez d’abord pour redevenir humain.
    }
refused-270 =
    { $kind ->
        [name_opponent] Ce n’est pas une goule qui vous barre la route.
       *[other] Dites d’abord quelle goule vous affrontez.
    }
refused-285 = Un vampire ne peut pas faire cela.
refused-291 = Il ne vous reste pas assez d’actions pour cela.
refused-292 =
    { $kind ->
        [move] Vous avez déjà fait cela autant de fois que le permet un tour.
        [search] Vous avez déjà fait cela autant de fois que le permet un tour.
        [call] Vous avez déjà fait cela autant de fois que le permet un tour.
        [change_lair] Vous avez déjà fait cela autant de fois que le permet un tour.
        [mist] Vous avez déjà fait cela autant de fois que le permet un tour.
        [submit] Vous avez déjà fait cela autant de fois que le permet un tour.
        [curse] Vous avez déjà fait cela autant de fois que le permet un tour.
        [vampirise] Vous avez déjà fait cela autant de fois que le permet un tour.
       *[other] Un vampire ne peut pas faire cela.
    }
refused-295 = On ne chasse pas dans sa propre cache.
refused-298 =
    { $kind ->
        [submit] Il faut pour cela un pion goule, et un humain contre qui l’envoyer.
        [bring_back] La victime n’a pas de tel pion.
       *[other] Dites d’abord ce que rapporte votre goule.
    }
refused-299 = La défausse de Dracula est vide : il n’y a pas de quoi maudire.
refused-302 = Pour vampiriser, il faut trois actions, une victime dans la même pièce, et ce que demande votre carte de cache.
refused-303 = L’ail vous tient loin de ce joueur cette nuit.
refused-305 =
    { $kind ->
        [pay_resource] Vous n’en avez pas.
       *[other] Défaussez d’abord ce que demande l’objectif.
    }
refused-313 = Dites d’abord si vous frappez le vampire.
refused-322 = Les morceaux d’un objet se construisent dans leur ordre : il manque le précédent.
refused-323 = Vous êtes déjà entré dans une nouvelle pièce pendant ce tour, et ne pouvez pas entrer dans une autre.
refused-324 = Vous avez déjà essayé dans ce tour, et cela n’a pas suffi.
refused-329 = Quelqu’un commence déjà dans cette pièce.

## Ce qu’on choisit en dressant la table

option-ghouls_vampires = Jeu
option-ghouls_vampires-off = Jeu de base
option-ghouls_vampires-off-about = Dracula blesse ceux qu’il surprend, et chacun reste humain. C’est le jeu du livret principal.
option-ghouls_vampires-on = Goules et vampires
option-ghouls_vampires-on-about = Ceux que Dracula surprend deviennent goules, puis vampires, avec des tours à eux. Les vampires peuvent gagner ensemble. Ce sont les deux autres livrets.

option-all_vampires_win = La dernière victime
option-all_vampires_win-off = ne gagne pas
option-all_vampires_win-off-about = Qui devient vampire par le tout dernier changement ne partage pas la victoire des vampires.
option-all_vampires_win-on = gagne aussi
option-all_vampires_win-on-about = Qui devient vampire par le tout dernier changement partage la victoire des vampires.

option-setup_cards_spent = Cartes de départ
option-setup_cards_spent-off = remises dans la pioche
option-setup_cards_spent-off-about = Les cartes tirées pour les pièces de départ retournent dans la pioche : il y a cinq nuits.
option-setup_cards_spent-on = épuisées
option-setup_cards_spent-on-about = Les cartes tirées pour les pièces de départ ne servent plus : il n’y a que quatre nuits.

option-pieces_in_order = Morceaux
option-pieces_in_order-off = dans n’importe quel ordre
option-pieces_in_order-off-about = Les trois morceaux d’un objet se construisent dans n’importe quel ordre.
option-pieces_in_order-on = dans leur ordre
option-pieces_in_order-on-about = Le deuxième morceau d’un objet demande le premier, et le troisième le deuxième.

option-one_new_room_per_turn = Nouvelles pièces
option-one_new_room_per_turn-off = autant qu’on veut
option-one_new_room_per_turn-off-about = On peut entrer le premier dans plusieurs pièces en un tour.
option-one_new_room_per_turn-on = une par tour
option-one_new_room_per_turn-on-about = On n’entre le premier que dans une pièce par tour.

option-soft_failure = Pas tout à fait assez
option-soft_failure-off = une défaite
option-soft_failure-off-about = Un 1 ou un 2 quand il fallait un 3 est une défaite, comme un crâne.
option-soft_failure-on = sans effet
option-soft_failure-on-about = Un 1 ou un 2 quand il fallait un 3 ne change rien, et la tentative est finie pour ce tour.

option-clue_by_total = Premier indice
option-clue_by_total-off = quatre en même temps
option-clue_by_total-off-about = On regarde son premier indice quand on a quatre ressources en même temps.
option-clue_by_total-on = quatre en tout
option-clue_by_total-on-about = On regarde son premier indice quand on a gagné quatre ressources, même perdues depuis.

option-strict_own_turn = Réactions
option-strict_own_turn-off = pendant tous les tours
option-strict_own_turn-off-about = Pistolet et Pièce fermée répondent à ce qui vous arrive, quel que soit le tour.
option-strict_own_turn-on = pendant votre tour
option-strict_own_turn-on-about = Pistolet et Pièce fermée ne servent que pendant votre propre tour.

option-dead_draw = La carte du mort
option-dead_draw-off = pas piochée
option-dead_draw-off-about = Personne ne pioche de carte Dracula pour un joueur éliminé : il peut y avoir plus de nuits.
option-dead_draw-on = piochée tout de même
option-dead_draw-on-about = La carte Dracula d’un joueur éliminé est retournée à sa place : il y a toujours cinq nuits.

option-swap_from_lair = Échange de pions
option-swap_from_lair-off = un adversaire dans la cache
option-swap_from_lair-off-about = L’échange vous amène dans la cache de Dracula, à la place d’un adversaire qui s’y trouve.
option-swap_from_lair-on = vous dans la cache
option-swap_from_lair-on-about = L’échange vous tire de la cache de Dracula et y met n’importe quel adversaire.

option-distinct_starts = Pièces de départ
option-distinct_starts-off = peuvent être partagées
option-distinct_starts-off-about = Deux joueurs peuvent commencer dans la même pièce.
option-distinct_starts-on = toutes différentes
option-distinct_starts-on-about = Chacun commence dans une pièce différente.

option-victims_lose_turn = Changés par une carte
option-victims_lose_turn-off = jouent encore leur tour
option-victims_lose_turn-off-about = Qui devient goule avant d’avoir joué cette nuit joue encore, en goule.
option-victims_lose_turn-on = perdent leur tour
option-victims_lose_turn-on-about = Qui devient goule par une carte ne joue plus cette nuit.

option-ghouls_keep_ghouls = Goules entre elles
option-ghouls_keep_ghouls-off = retournent dans le sac
option-ghouls_keep_ghouls-off-about = Une goule qu’un joueur-goule croise dans une nouvelle pièce retourne dans le sac.
option-ghouls_keep_ghouls-on = sont gardées
option-ghouls_keep_ghouls-on-about = Un joueur-goule garde la goule croisée dans une nouvelle pièce.

option-keep_wounds = Anciennes blessures
option-keep_wounds-off = oubliées
option-keep_wounds-off-about = Un joueur-goule qui redevient humain n’a plus de blessures.
option-keep_wounds-on = reviennent
option-keep_wounds-on-about = Un joueur-goule qui redevient humain a de nouveau ses blessures d’avant.

option-share_tokens = Pions des vampires
option-share_tokens-off = chacun les siens
option-share_tokens-off-about = Pour vampiriser, les vampires partagent leurs ressources, mais chacun doit avoir ses pions.
option-share_tokens-on = partagés
option-share_tokens-on-about = Pour vampiriser, les vampires partagent ressources et pions.

option-visible_vampire = Pas des vampires
option-visible_vampire-off = secrets
option-visible_vampire-off-about = On ne voit un vampire que là où il fait autre chose que se déplacer.
option-visible_vampire-on = montrés
option-visible_vampire-on-about = On voit chaque déplacement d’un vampire.

option-defend_first = Défense d’abord
option-defend_first-off = non
option-defend_first-off-about = Le vampire lance le dé d’abord ; l’ail et la défense viennent après un jet gagnant.
option-defend_first-on = oui
option-defend_first-on-about = L’ail et la défense viennent d’abord, et le vampire ne lance le dé qu’ensuite.
