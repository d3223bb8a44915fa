# Ce que dit le serveur lui-même, en français. Ce qui est d’un jeu se dit dans les mots de ce jeu,
# ce dont seul un gabarit a besoin, dans tablee/web.

## Qui est à table

bot = Robot { $number }
player = Joueur { $number }
free-seat = Place libre { $number }
listed = { $most } et { $last }

level-random = au hasard
level-random-about = Fait tout ce qui est permis, sans réfléchir. De quoi découvrir les règles ; il est facile à battre.
level-greedy = gourmand
level-greedy-about = Rafle ce qui paraît le mieux sur le moment, sans une pensée pour le tour suivant.
level-gentle = doux
level-gentle-about = Voit un peu plus loin que le bout de son nez. Une compagnie agréable pour vos premières parties.
level-middle = moyen
level-middle-about = Joue des milliers de parties dans sa tête avant chaque coup. La victoire se mérite.
level-strong = fort
level-strong-about = Réfléchit encore dix fois plus. Il prend son temps et ne pardonne guère.

## Ce qui se passe

title-your-turn = À vous – { $game }
title-waiting = { $game }
title-over = Partie finie – { $game }

waiting-for-you = C’est à vous de jouer.
waiting-for-person = On attend { $names }.
waiting-for-bot =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
waiting-for-guest = On attend { $names } : il faut d’abord que quelqu’un s’y installe.
waiting-for-agreement =
    { $you ->
        [yes] On attend votre réponse : le coup peut-il être repris ?
       *[no] Le coup peut-il être repris ? On attend { $names }.
    }

did-sit =
    { $you ->
        [yes] Vous prenez place à la table.
       *[no] { $name } prend place à la table.
    }
did-bot = { $name } prend place à la table.
did-take-back =
    { $you ->
        [yes] Vous avez repris votre coup.
       *[no] { $name } a repris un coup.
    }
did-ask =
    { $you ->
        [yes] Vous demandez à reprendre votre coup.
       *[no] { $name } demande à reprendre un coup.
    }
did-agree =
    { $you ->
        [yes] Vous êtes d’accord.
       *[no] { $name } est d’accord.
    }
did-refuse =
    { $you ->
        [yes] Le coup reste joué : vous en avez décidé ainsi.
       *[no] Le coup reste joué : { $name } en a décidé ainsi.
    }
did-rematch =
    { $you ->
        [yes] Vous avez dressé une nouvelle table pour tout le monde.
       *[no] { $name } a dressé une nouvelle table pour tout le monde.
    }

bot-trouble =
    { $count ->
        [one] { $names } n’a pas réussi à réfléchir et a joué au hasard. La partie continue.
       *[other] { $names } n’ont pas réussi à réfléchir et ont joué au hasard. La partie continue.
    }

## Ce qui ne se fait pas, et que faire alors

declined-stale = Rien n’a été fait : la table a changé depuis que vous l’avez vue. Regardez-la telle qu’elle est maintenant, et choisissez à nouveau.
declined-no-such-action = Rien n’a été fait : ce n’est pas une action de ce jeu.
declined-not-your-seat = Vous regardez seulement cette table : pour jouer, il faut y avoir une place. Si vous en avez une, ouvrez cette page dans le navigateur où vous l’avez prise, ou par votre lien personnel.
declined-no-such-table = Il n’y a pas de table à cette adresse. Vérifiez que le lien est complet.
declined-no-such-link = Ce lien ne mène à aucune place. Vérifiez qu’il est complet, ou redemandez-le.
declined-no-such-seat = Cette place n’existe pas à cette table.
declined-seat-taken = Quelqu’un a déjà pris cette place. Vous pouvez regarder, ou chercher une autre place libre.
declined-sits-already = Vous avez déjà une place à cette table dans ce navigateur.
declined-over = La partie est finie : ses secrets sont dévoilés, aucun coup ne peut plus être repris.
declined-not-over = La partie est encore en cours : ce sera possible une fois qu’elle sera finie.
declined-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
declined-asked-already = On demande déjà à la table si un coup peut être repris : il faut d’abord répondre.
declined-own-request = C’est vous qui avez demandé : c’est aux autres d’accepter.
declined-no-request = Plus personne ne demande à reprendre un coup.
declined-no-such-game = Ce jeu n’existe pas ici.
declined-no-such-option = Ce jeu ne peut pas se jouer avec ces choix. Choisissez à nouveau dans le formulaire.
declined-options-clash = Aucune table n’a été mise : « { $option } : { $value } » ne va pas avec les autres choix. { $other }.
# Avec quoi va un choix, sous son titre et dans la phrase ci-dessus.
options-go-with = Seulement avec « { $option } : { $values } »
options-not-with-seats = { $count ->
    [one] Il n’est pas fait pour une personne seule
   *[other] Il n’est pas fait pour { $count } personnes
}
declined-no-such-level = Il n’y a pas de robot de ce niveau.
declined-no-such-language = Ici, on ne parle que français et anglais.
declined-no-such-page = Il n’y a rien à cette adresse.
declined-wrong-method = Cela ne peut pas se faire à cette adresse. Revenez à la page et servez-vous de ses boutons.
declined-from-elsewhere = Rien n’a été fait : cela ne venait pas d’une page de cette maison. Ouvrez la table ici, et recommencez.
declined-too-long = Rien n’a été fait : ce qui a été envoyé est trop long.
declined-not-a-form = Rien n’a été fait : ce qui a été envoyé n’est pas un formulaire de ces pages.
declined-garbled = Rien n’a été fait : ce qui a été envoyé n’a pas de sens. Rechargez la page, et recommencez.
declined-not-stored = Rien n’a été fait : l’enregistrement a échoué. Recommencez dans un instant ; si cela ne suffit pas, la personne qui tient ce serveur devrait regarder son disque.
declined-unplayable = Cette table a été commencée sous d’autres règles, et ne peut plus être suivie. Dressez-en une nouvelle.
declined-gone-wrong = Quelque chose s’est mal passé de notre côté ; le journal du serveur en garde trace. Rien n’est perdu : rechargez la page.
