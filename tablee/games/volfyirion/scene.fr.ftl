# Les mots du dessin de Volfyirion, et ce qui le décrit à qui ne le voit pas.

title = Volfyirion : la table de guerre
desc = En haut, les Cités de l’ennemi et ce qu’il a en jeu ; au milieu, la Rangée d’Atouts et l’Antre de Volfyirion ; en bas, vos propres Cités, ce que vous avez en jeu et votre main. Tout ce que vous pouvez faire ici est aussi dans la liste des choix.
cover-title = VOLFYIRION

city-standing = { $city } : Défense { $defence }
city-destroyed = { $city } : détruite
destroyed = détruite
burns-bottom = Brûle à la fin de votre tour !
burns-top = Brûle à la fin du tour ennemi
rage-suffices = Brûle : la rage atteint { $needed } !
rage-falls-short = Menacée : résiste sous { $needed }
left = Gauche
shared = Commune
right = Droite
dragon-threatens = Volfyirion est sur une Cité, et la brûlera à la fin du tour de son propriétaire
dragon-rests = Volfyirion est sur l’Antre
defeat = Vaincre Volfyirion pour { $battle } points de Combat
awake = Attaque à la fin de ce tour !

troop = Troupe
building = Bâtiment
card-sealed = Scellée
card-used = Sa capacité a déjà servi ce tour-ci
sealed = scellée
deck = Deck
discard = Défausse
in-hand = En main
discarded =
    { $count ->
        [0] Défausse : vide
       *[other] Défausse : { $cards }
    }
asset-deck = Deck d’Atouts
wonder-deck = Merveilles
lair = L’Antre
row = Rangée d’Atouts
grid = Grille de Rage
rage = Pile de Rage
aside = { $count } de côté
nothing-in-play = Rien en jeu
perk-1 = Vaincre Volfyirion ne coûte que 14 points de Combat
perk-2 = Une fois par tour, sceller une de ses propres Merveilles rapporte autant de Savoir qu’elle coûte
perk-3 = Permet d’acquérir la première carte du Deck d’Atouts
perk-4 = Permet d’acquérir sans la voir la première carte du Deck des Merveilles pour 4 points de Combat
ploy-1 = Quand l’ennemi déplace Volfyirion sur une Cité de son possesseur, il retourne sur l’Antre
ploy-2 = La première attaque de l’ennemi échoue, et toutes les Cités de son possesseur ont 2 de Défense de plus pour ce tour
ploy-3 = Dès qu’il y a deux Bâtiments en jeu, tous les Bâtiments sont retirés
ploy-4 = Dès qu’il y a deux Troupes en jeu, toutes les Troupes sont retirées
ploy-5 = Dès qu’il y a trois Merveilles en jeu, toutes les Merveilles sont retirées
ploy-6 = Après une attaque pour laquelle l’ennemi a retiré une Troupe contre du Combat, son possesseur peut prendre cette Troupe
ploy-unknown = Seul son possesseur sait laquelle c’est
ploy-hidden = une Ruse cachée
hand = Votre main
replace = Remplacer la carte de la place { $space } de la Rangée d’Atouts
exchange = Échanger gratuitement la carte de la place { $space } de la Rangée d’Atouts
free = gratuit
rebuild = Reconstruire

points-command =
    { $amount ->
        [one] { $amount } point d’Ordre
       *[other] { $amount } points d’Ordre
    }
points-battle =
    { $amount ->
        [one] { $amount } point de Combat
       *[other] { $amount } points de Combat
    }
points-knowledge =
    { $amount ->
        [one] { $amount } point de Savoir
       *[other] { $amount } points de Savoir
    }
name-command = Ordre
name-battle = Combat
name-knowledge = Savoir
