# Ce que dit la ligne de commande, en français. Ce qui est d’un jeu se dit dans les mots de ce jeu,
# et ce que dit `--help` est dans __init__.py. Les espaces devant : ; ! ? et dans « » sont
# insécables.

## Dans plusieurs commandes

listed = { $most } et { $last }
no-such-rule = Il n’y a pas de règle { $asked } : elles vont de { $first } à { $last }.
paged = (La barre d’espace montre la page suivante ; q fait revenir.)

## tablee games

game-for = De { $fewest } à { $most } joueurs, dès { $age } ans, { $minutes } minutes environ.
game-by =
    { $published ->
        [yes] Un jeu de { $author }, publié par { $publisher } en { $year }.
       *[no] Un jeu de { $author }.
    }
option-default = { $about } (par défaut)
option-seats = { $about } (nombre de places : { $seats })
games-next =
    Pour en savoir plus sur un jeu : tablee games { $game }
    Pour y jouer :                   tablee play { $game }

## tablee serve

serving = Tablée est ouverte à l’adresse { $address }
serving-others = Sur votre réseau, les autres la trouvent au nom ou à l’adresse de cette machine, port { $port }.
games-kept = Les parties sont gardées dans { $file }
serving-how-to-stop = Ctrl-C pour fermer.
opening-browser = Un navigateur s’ouvre.
no-browser = Il n’y a pas de navigateur à ouvrir d’ici : allez à { $address } dans le vôtre.
closing = Fermeture. Toutes les parties sont gardées.
port-in-use = Le port { $port } est déjà pris, peut-être par une autre Tablée : allez voir { $address }, ou choisissez un autre port avec --port { $other }
cannot-listen = Impossible d’écouter sur { $address } : { $reason }.
cannot-open = Les parties ne peuvent pas être gardées dans { $file } : { $reason }.

## Pendant que des règles se compilent

compiling = Les règles se compilent en arrière-plan, pour que les robots réfléchissent vite. On peut jouer en attendant.
compiling-foresight = { $game } : compilation, étape 1 sur 3 (les coups repris).
compiling-greedy = { $game } : compilation, étape 2 sur 3 (les robots qui jouent d’instinct).
compiling-search = { $game } : compilation, étape 3 sur 3 (les robots qui voient loin).
compiling-ready =
    { $seconds ->
        [one] { $game } : prêt au bout de { $seconds } seconde. Les robots réfléchissent à pleine vitesse.
       *[other] { $game } : prêt au bout de { $seconds } secondes. Les robots réfléchissent à pleine vitesse.
    }
compiling-failed = { $game } : les règles n’ont pas pu être compilées ({ $reason }). On peut jouer à tout, mais les robots qui voient loin jouent moins bien.

## tablee play : ce qui ne peut pas se faire comme demandé

which-game = Dites à quel jeu vous voulez jouer : { $games }.
resumed-keeps = Une partie reprise garde son jeu, ses sièges, ses options et son hasard : retirez { $what }.
option-form = Une option se donne sous la forme NOM=VALEUR, et non { $typed } ; pour les voir toutes : tablee games { $game }
too-many-people = { $seats } sièges ne suffisent pas pour { $people } personnes.
too-few-people = Il ne peut pas y avoir { $people } personnes au clavier : 0 laisse la partie aux robots.
file-taken = Il y a déjà quelque chose dans { $file } : choisissez un autre nom, ou reprenez ce qui s’y trouve avec --resume
cannot-save = La partie ne peut pas être gardée dans { $file } : { $reason }.

## Qui joue

player = Joueur { $number }
bot = Robot { $number }
level-random = au hasard
level-greedy = gourmand
level-gentle = doux
level-middle = moyen
level-strong = fort
company-bots = Les robots jouent entre eux : { $bots } (niveau : { $level }).
company-you =
    { $count ->
        [0] Vous êtes { $people }.
       *[other] Vous êtes { $people }. Vous jouez contre { $bots } (niveau : { $level }).
    }
company-people =
    { $count ->
        [0] { $people } partagent ce clavier.
       *[other] { $people } partagent ce clavier. Leurs adversaires : { $bots } (niveau : { $level }).
    }
resumed = La partie reprend là où elle en était.
kept-here = Après chaque coup, la partie est gardée dans { $file }
sealed = Son hasard a été scellé avant le premier coup : { $commitment }

## De l’un à l’autre

hand-over = Votre tour est fini : c’est à { $name } de jouer. Appuyez sur Entrée pour effacer l’écran, puis passez le clavier.
take-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
bot-trouble = { $name } n’a pas trouvé de coup, et joue au hasard.

## À l’invite

how-to-choose = Tapez le numéro d’un choix, ou « aide » pour voir ce qu’on peut taper d’autre.
not-understood = « { $typed } » ne veut rien dire ici. Tapez le numéro d’un choix, une commande comme { $example }, ou aide.
no-such-number =
    { $count ->
        [one] Il n’y a qu’un choix : tapez 1.
       *[other] Il y a { $count } choix : tapez un numéro de 1 à { $count }.
    }
refused = { $why } ({ $rule })
refused-read = Pour lire cette règle : règles { $number }
allowed = Rien ne l’interdit : vous pouvez le faire maintenant.
why-what = Nommez une action : pourquoi { $example }
help =
    Ce que vous pouvez taper :

      1               jouer le choix numéro 1
      { $example } la même chose, en commande (voir plus bas)
      reprendre       reprendre votre dernier coup
      pourquoi ACTION savoir si c’est interdit, pourquoi, et par quelle règle
      règles          lire les règles ; règles 12 montre la règle 12 seule
      histoire        lire tout ce qui s’est passé
      table           revoir la table
      garder FICHIER  garder désormais la partie dans ce fichier
      quitter         partir ; la partie est gardée, on peut la reprendre

    Les commandes de ce jeu, chacune avec un exemple :

undo-nothing = Vous n’avez encore joué aucun coup.
undo-agree = Depuis ce coup, les autres ont appris quelque chose. Tout le monde accepte-t-il qu’il soit repris ? (oui ou non)
undo-refused = Alors il reste joué.
undone =
    { $count ->
        [one] Votre dernier coup est repris.
       *[other] Votre dernier coup est repris, avec tout ce qui l’a suivi.
    }
saved = La partie est gardée dans { $file }. Tout ce qui est caché dans la partie s’y trouve : ne regardez pas avant la fin.

## Comment cela finit

ranking = Classement final
ranking-line =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    } : { $name }, { $points }
over-kept = La partie est gardée dans { $file } ; pour la vérifier coup par coup :
left = La partie n’est pas finie. Elle est gardée dans { $file } ; pour la reprendre :
left-nothing = Aucun coup n’a été joué : il n’y a pas de partie à garder.
