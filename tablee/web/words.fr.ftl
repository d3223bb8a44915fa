# Ce que disent les pages, en français. Ce qui est d’un jeu se dit dans les mots de ce jeu, ce que
# le serveur dit de lui-même dans tablee/server. Les espaces devant : ; ! ? et dans « » sont
# insécables.

## Sur chaque page

house-name = Tablée
house-line = Des jeux de société modernes, à jouer entre amis ou contre des robots.
house-ways = Aller ailleurs
skip-to-main = Aller au contenu
about-link = À propos
language-fr = Français
language-en = English
colophon = Chaque jeu a ses auteurs, que nous saluons ; les dessins sont de la maison.
colophon-more = Qui a fait quoi

## À table

table-sound = Son
table-rules = Règles
table-rule = La règle { $rule } dans le livret
table-seats = Autour de la table
table-board = Le plateau
table-story = Le fil de la partie
table-matters = À propos de cette partie
table-tabs = Aller
table-watching = Vous regardez la partie : pour jouer, il faut une place.
table-copy = Copier
table-copied = C’est copié.
table-not-sent = Rien n’a été fait : la maison ne répond pas. Votre page la cherche d’elle-même ; choisissez à nouveau quand elle l’aura trouvée.
table-lost = Connexion perdue ; nouvel essai…
table-without-script = Dans un navigateur qui exécute les scripts, cette page vit d’elle-même. Sans eux, elle marche aussi : rechargez-la pour voir ce que les autres ont fait.
tab-choices = Choix
tab-story = Histoire
tab-matters = Autres

seat-you = vous
seat-bot = robot { $level }
seat-free = libre
seat-away = absent
seat-to-act = à jouer
seat-points =
    { $points ->
        [one] point
       *[other] points
    }
seat-so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

undo-free = Reprendre mon coup
undo-ask = Demander à reprendre mon coup
undo-asked = { $name } voudrait reprendre un coup.
undo-asked-yours = Vous avez demandé à reprendre votre coup.
undo-agree = D’accord
undo-refuse = Le coup reste joué
undo-never-mind = Tant pis, je le laisse

end-ranking = Le classement
end-rematch = Rejouer ensemble
end-go-on = À la partie suivante
end-file = Garder cette partie
end-home = Retour aux jeux

invite-title = La place { $number } est libre
invite-link = Envoyez ce lien à quelqu’un : qui l’ouvre peut s’asseoir.
invite-bot = Ou faites jouer un robot :
invite-seat-bot = Asseoir le robot

device-title = Continuer sur un autre appareil
device-caution = Ce lien ouvre votre propre place : gardez-le pour vous.
device-link = Votre lien
sealed-title = Le hasard sous scellés
sealed-about = Ce nombre a été fixé avant la partie : il scelle tous les mélanges. Une fois la partie finie, son fichier permet à chacun de vérifier que rien n’a été changé.

keys-title = Au clavier
keys-digits = 1 à 9
keys-digits-about = aller à ce choix ; Entrée le joue
keys-choices = C
keys-choices-about = aller aux choix
keys-board = P
keys-board-about = aller au plateau ; les flèches le parcourent, Entrée joue ou dit pourquoi non
keys-story = H
keys-story-about = aller à l’histoire
keys-undo = R
keys-undo-about = aller à la reprise du coup
keys-escape = Échap
keys-escape-about = efface ce qui a été dit et ramène aux choix
