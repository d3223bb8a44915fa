# La table du Dernier voyage du Demeter dans un terminal, en français : voir text.py.

before = On appareille : { $count } cartes Dracula.
day = Jour { $number } ; cartes Dracula restantes : { $count }.
night = Nuit { $number } ; cartes Dracula restantes : { $count }.
events = Cette nuit : { $events }.
player =
    { $you ->
        [yes] { $name } (vous), { $role }
       *[no] { $name }, { $role }
    }
to-act = { $player }, dont c’est le tour
sentence = { $start } : { $rest }.
between = { " " };{ " " }
role-human = humain
role-ghoul = goule
role-vampire = vampire
role-dead = mort
nothing = plus rien
actions = actions { $count }
wounds = blessures { $count }
ounces = onces de sang { $count }
tokens = humains { $humans }, goules { $ghouls }
locked = verrouillés { $humans } et { $ghouls }
cards = cartes bonus { $count }
so-much = { $count } { $what }
built = construit : { $pieces }
read-first = connaît le premier indice
read-both = connaît les deux indices
legend = N°   Pièce              Reste  Portes vers  visites de Dracula (x), présents
room-left =
    { $count ->
        [0] plus rien
        [one] { $count } carte
       *[other] { $count } cartes
    }
room-hidden = pas encore révélée
visits =
    { $count ->
        [one] Dracula y est venu une fois
       *[other] Dracula y est venu { $count } fois
    }
doors = portes vers { $rooms }
lair = cache de Dracula
first-clue = votre premier indice
hideout = cache de { $name }
display = Carte visible : { $resource } ; pioche : { $count }.
display-empty = Pas de carte visible ; pioche : { $count }.
bag = Dans le sac : { $humans } humains, { $ghouls } goules, { $empty } vides.
clue-1 = Votre premier indice : { $clue } ({ $room }) ; complétez { $objects }.
or = { " " }ou{ " " }
clue-2 = Second indice : { $clue } ({ $room }) ; humains { $humans }, goules { $ghouls }, ressources { $resources }.
own-lair = Votre cache : { $clue } ({ $room }) ; humains { $humans }, goules { $ghouls }, ressources { $resources }.
hand = Vos cartes bonus : { $cards }.
