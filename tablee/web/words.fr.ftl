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
colophon = Chaque jeu a ses auteurs, que nous saluons ; les dessins sont de la maison.
colophon-more = Qui a fait quoi

## À l’accueil

home-page-title = Tablée – des jeux de société à plusieurs
home-title = Prenez place
home-lead = Des jeux de société modernes pour toute une soirée : avec des amis, où qu’ils soient, et des robots, toujours libres. Un surnom suffit ; un lien amène les autres à votre table.
home-tables = Vos tables
home-with = avec { $names }
home-state-your-turn = À vous de jouer
home-state-their-turn = Les autres réfléchissent
home-state-free = Une place est encore libre
home-state-over = Partie terminée
home-shelf = Sur l’étagère
home-open = Ouvrir la boîte
home-at-once = Jouer tout de suite contre des robots
home-rules = Lire les règles
home-customs = Les usages de la maison
home-custom-link = Un lien, un surnom
home-custom-link-about = Ni compte, ni mot de passe. Vous dressez une table et vous envoyez le lien d’une place ; qui l’ouvre s’y assied.
home-custom-rules = Des règles qui s’expliquent
home-custom-rules-about = Ce que vous pouvez faire brille. Ce que vous ne pouvez pas faire vous dit pourquoi, avec le numéro de la règle, et le livret s’ouvre à cette ligne.
home-custom-kept = Rien ne se perd
home-custom-kept-about = Chaque coup est noté avant que quiconque le voie. Fermez la fenêtre, revenez demain : la table est telle que vous l’avez laissée.
home-custom-chance = Un hasard sous scellés
home-custom-chance-about = Tous les tirages sont scellés avant le premier coup. La partie finie, chacun peut rompre le sceau et vérifier.
home-custom-chance-more = Comment cela marche

## La page d’un jeu

facts-seats = de { $least } à { $most } joueurs
facts-minutes = environ { $minutes } minutes
facts-age = dès { $age } ans
facts-author = Auteur : { $author }
facts-publisher = { $publisher }, { $year }
lay-title = Dresser une table
lay-name = Comment vous appelle-t-on ?
lay-name-hint = Un surnom suffit. Ce navigateur s’en souviendra la prochaine fois.
lay-seats = Combien serez-vous ?
lay-company = Qui joue avec vous ?
lay-company-hint = Pour chaque ami, vous trouverez à la table un lien à lui envoyer comme bon vous semble. Et si quelqu’un fait faux bond, un robot prend volontiers sa place.
lay-you = vous
lay-seat = Place { $number }
lay-friend = un ami, par un lien
lay-bot = un robot : { $level }
lay-levels = Comment jouent les robots ?
lay-levels-about = Aucun ne triche : un robot apprend ce qu’un joueur saurait à sa place, et rien d’autre.
lay-options = Points de détail
lay-options-hint = Tout est réglé comme on joue d’ordinaire : vous pouvez laisser ceci fermé.
lay-submit = Dresser la table
lay-rules = Lire d’abord les règles

## Le livret de règles

rules-page-title = { $game } : les règles
rules-title = Livret de règles
rules-contents = Sommaire
rules-how = Chacune des { $count } règles a son numéro. Quand un coup n’est pas permis à la table, on vous dit le numéro, et il mène ici.
rules-here = Règle { $rule }
rules-game = Le jeu
rules-lay = Dresser une table

## Une invitation

join-page-title = { $game } : une place pour vous
join-title = On vous a gardé une place
join-about = On vous attend à cette table. Dites comment on doit vous appeler, et asseyez-vous.
join-name = Comment vous appelle-t-on ?
join-submit = S’asseoir
join-table = Autour de la table
join-your-seat = votre place
join-you = vous
join-taken-title = Quelqu’un vous a devancé
join-taken-about = { $name } occupe cette place. Vous pouvez regarder la partie ; et s’il reste une autre place libre, la personne qui vous invite peut vous en envoyer le lien.
join-taken-go = Regarder la partie
join-sitting-title = Vous avez déjà une place
join-sitting-about = Dans ce navigateur, vous avez déjà une place à cette table, sous le nom de { $name }. Ici, on ne joue pas contre soi-même : regagnez votre place, et passez ce lien à un ami.
join-sitting-go = Retour à la table
join-device-title = Continuer ici ?
join-device-about = Ce lien appartient à { $name }. Si c’est vous, vous pouvez jouer aussi sur cet appareil : votre place y est la même, et l’autre la garde.
join-device-go = Continuer ici
join-device-no = Non, je regarde seulement

## À propos

about-title = À propos de la maison
about-lead = Une tablée, ce sont tous ceux qui sont assis autour d’une même table. Celle-ci a toutes les rallonges qu’il faut : elle va de votre canapé à celui de vos amis, où qu’il se trouve.
about-games = Les jeux, et ceux qui les ont faits
about-games-lead = Ces jeux ont été imaginés, éprouvés et publiés par les personnes nommées ici, et le mérite leur en revient. Si l’un d’eux vous plaît, procurez-vous la boîte : elle se passe de prise de courant, et tout le monde tient autour.
about-game-author = auteur : { $author }
about-independent = Tablée est indépendant. Ni les auteurs ni les éditeurs de ces jeux ne le publient ou ne le cautionnent. On y joue selon leurs règles, dites avec nos propres mots. Les dessins aussi sont de nous, et partout où un livret se tait, les règles d’ici disent ce que nous avons décidé, et pourquoi.
about-work = De quoi les pages sont faites
about-work-lead = Le code de Tablée est un logiciel libre, sous licence MIT. Voici ce qui, fait par d’autres, voyage avec les pages :
about-package = Quoi
about-licence = Licence
about-package-fell = Le caractère des titres, d’après des lettres gravées en Angleterre au XVIIᵉ siècle
about-package-source = Le caractère du texte
about-package-icons = Les icônes
about-package-htmx = Ce qui tient les pages à jour sans les recharger
about-icons = Les icônes employées ici viennent de game-icons.net :
about-icons-by = Dessinées par { $artist }
about-privacy = Ce que nous gardons de vous
about-privacy-cookies = Trois cookies au plus : « tablee », la clé de vos places ; « name », votre surnom ; « lang », votre langue. Ils ne vont nulle part ailleurs.
about-privacy-tables = D’une table, on garde les coups et les surnoms. Il n’y a ni compte, ni adresse, ni mesure d’audience, et rien n’est chargé d’ailleurs.
about-chance = Comment le hasard est scellé
about-chance-key-title = On tire une clé
about-chance-key = Avant le premier coup, le serveur tire une clé au hasard : 256 bits. Tous les mélanges et tous les jets de la partie en découlent, par le chiffre ChaCha. Quoi que vous ayez déjà vu, cela ne vous apprend rien de la carte suivante.
about-chance-seal-title = On la met sous scellés
about-chance-seal = Dès le début, la table montre le sceau : l’empreinte SHA-256 de la clé. Il ne trahit rien, et nul ne saurait trouver une autre clé qui lui convienne. Personne, pas même le serveur, ne peut donc changer la suite sans être pris.
about-chance-check-title = Chacun peut rompre le sceau
about-chance-check = La partie finie, chacun peut prendre à la table le fichier qui contient la clé et tous les coups. Comparez le sceau à celui que vous aviez noté au début, et faites tout rejouer :
about-chance-hand = Qui ne se fie à personne le fait à la main : mettez à la place de KEY la clé que donne le fichier, et c’est le sceau qui doit s’afficher.
about-chance-limit = Ce qu’un sceau ne peut pas promettre : que la personne qui tient le serveur n’a pas regardé la clé. Jouez chez un hôte de confiance, ou soyez l’hôte : il suffit d’une commande.

## Quand quelque chose ne va pas

error-page-title = { $title } – Tablée
error-missing = Fausse route
error-not-yours = Pas d’ici
error-moved-on = Pas cette fois
error-gone = Cette table n’est plus
error-ours = Un pion a roulé sous la table
error-other = Cela ne se peut pas
error-to-table = Retour à la table
error-to-home = Vers les jeux
error-code = Erreur { $code }

## À table

table-sound = Son
table-rules = Règles
table-rule = La règle { $rule } dans le livret
table-seats = Autour de la table
table-board = Le plateau
table-story = Le fil de la partie
table-matters = À propos de cette partie
table-tabs = Aller
table-watching = Vous regardez la partie : pour jouer, il faut une place.
table-copy = Copier
table-copied = C’est copié.
table-not-sent = Rien n’a été fait : la maison ne répond pas. Votre page la cherche d’elle-même ; choisissez à nouveau quand elle l’aura trouvée.
table-lost = Connexion perdue ; nouvel essai…
tab-choices = Choix
tab-story = Histoire
tab-matters = Autres

seat-you = vous
seat-bot = robot { $level }
seat-free = libre
seat-away = absent
seat-to-act = à jouer

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
invite-link = Envoyez ce lien à quelqu’un : qui l’ouvre peut s’asseoir.
invite-bot = Ou faites jouer un robot :
invite-seat-bot = Asseoir le robot

device-title = Continuer sur un autre appareil
device-caution = Ce lien ouvre votre propre place : gardez-le pour vous.
device-link = Votre lien
sealed-title = Le hasard sous scellés
sealed-about = Ce nombre a été fixé avant la partie : il scelle tous les mélanges. Une fois la partie finie, son fichier permet à chacun de vérifier que rien n’a été changé.

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
