# Les mots du dessin du Dernier voyage du Demeter, et ce qui le décrit à qui ne le voit pas.

title = Le dernier voyage du Demeter : le navire
desc = Le navire coupé dans sa longueur : vingt pièces, leurs portes et leurs échelles, et qui s’y trouve ; les ressources et le sac des rencontres ; ce qu’a chaque joueur ; et vos cartes bonus, avec ce que chacune fait à présent. Tout ce que vous pouvez faire ici figure aussi dans la liste des choix.
title-1 = Le dernier voyage
title-2 = du Demeter

before = On appareille
day = Jour { $number }
night = Nuit { $number }
dracula-left =
    { $count ->
        [one] encore 1 carte Dracula
       *[other] encore { $count } cartes Dracula
    }
last-night = plus de carte : encore un jour
last-day = le dernier jour
visited = Dracula visite

room-open =
    { $count ->
        [one] { $room } : { $count } carte
       *[other] { $room } : { $count } cartes
    }
room-closed = { $room } : pas encore révélée
room-visits =
    { $count ->
        [one] Dracula y est venu une fois
       *[other] Dracula y est venu { $count } fois
    }
room-clue = Votre premier indice y mène
room-lair = La cache de Dracula

display = Carte visible : { $resource }
display-empty = Pas de carte visible
pile = Pioche : { $count }
resources = Ressources
bag = Sac des rencontres : { $humans } humains, { $ghouls } goules, { $empty } vides
bonus = Cartes bonus : { $count }
clues = Indices : { $count }

crew-0 = Les Corbeaux
crew-1 = Les Cerfs
crew-2 = Les Loups
crew-3 = Les Renards
role-human = humain
role-ghoul = goule
role-vampire = vampire
role-dead = mort
you-human = Vous êtes humain
you-ghoul = Vous êtes une goule
you-vampire = Vous êtes un vampire
you-dead = Vous avez péri
player = { $crew }, { $role } : blessures { $wounds }, humains { $humans }, goules { $ghouls }, ressources { $resources }, morceaux { $pieces }, cartes bonus { $cards }
actions =
    { $count ->
        [0] plus d’action
        [one] encore 1 action
       *[other] encore { $count } actions
    }
heal = Soigner une blessure
object-lamp = lampe à huile
object-stake = pieu
object-crucifix = crucifix
piece = { $piece } : { $costs }
piece-built = { $piece } : construit
resource = { $resource } : { $count }

act-move = aller ({ $cost })
act-search = fouiller ({ $cost })
act-steal = voler ({ $cost })
act-heal = soigner ({ $cost })
act-build = construire ({ $cost })
act-call = appeler ({ $cost })
act-attack = attaquer ({ $cost })
act-revert = guérir ({ $cost })
act-hide = cache ({ $cost })
act-power = pouvoir ({ $cost })
act-vampirise = vampiriser ({ $cost })

clue-1 = Premier indice
clue-2 = Second indice
my-lair = Votre cache
clue-1-unread = Ayez { $count } ressources pour le regarder
clue-2-unread = Allez où mène le premier, avec deux morceaux d’un objet
either = { $one } ou { $other }
needs-humans =
    { $count ->
        [one] 1 humain
       *[other] { $count } humains
    }
needs-ghouls =
    { $count ->
        [one] 1 goule
       *[other] { $count } goules
    }
needs-resources =
    { $count ->
        [one] 1 ressource
       *[other] { $count } ressources
    }

hand-empty = Vous n’avez pas de carte bonus : les humains rencontrés et les goules battues en rapportent.
playable = Jouable à présent.
returnable = Cliquez pour la remettre ou l’utiliser.
in-building = Sert, le jour, quand elle aide à payer un morceau.
when-asked = On vous demandera quand elle peut servir.
frozen = Votre main ne sert pas tant que vous n’êtes pas humain.
on-your-day = Pour votre tour, le jour.
on-your-night = Pour votre tour, la nuit.

about-luck = Une action de plus dans ce tour.
about-evil_eye = Un adversaire a une action de moins à son prochain tour.
about-lynx_eye = Une fouille gratuite dans cette pièce.
about-care = Soigne toutes vos blessures.
about-token_theft = Amène dans votre pièce le pion d’une autre.
about-position_swap = Prend la place d’un adversaire dans la cache de Dracula.
about-ghoul_attack = Une goule attaque chaque adversaire ; rien à gagner.
about-bargain = Prenez une ressource à un adversaire, donnez-en une autre.
about-ghoul_five = Demain, un adversaire devra relancer une victoire.
about-night_theft = Volez une ressource, où que soit son propriétaire.
about-bribe = Prenez un pion humain à un adversaire.
about-night_lynx_eye = Une fouille gratuite dans cette pièce.
about-closed_room = Aucune carte d’un adversaire ne vous atteint cette nuit.
about-loss_of_trust = Prenez un pion goule à un adversaire.
about-sacrifice = Un pion humain pour une ou deux ressources d’une pièce.
about-mutation = L’humain d’un adversaire se change en goule et l’attaque.
about-inversion = Une blessure, et votre pion goule devient humain.
about-blood_scent = Envoie la goule rencontrée sur un adversaire.
about-pistol = D’un crâne contre une goule, fait une victoire.
about-two_for_one = Deux ressources pareilles en valent une autre, en construisant.
about-garlic_braid = Vous protège d’une attaque de Dracula.

about-storm = Une action de moins par tour.
about-fog = Un déplacement par tour.
about-rats = Une fouille par tour.
about-lamps_out = La carte visible ne se prend pas.
about-dread = Pas de carte de nuit.
about-blood_moon = Contre les goules, un 1 est un crâne.
about-fester = Pas de soin.
about-silence = Ni appel ni chasse.
about-panic = Pas de construction.
