# The table of Le dernier voyage du Demeter in a terminal, in English: see text.py.

before = Setting sail: { $count } Dracula cards.
day = Day { $number }; Dracula cards left: { $count }.
night = Night { $number }; Dracula cards left: { $count }.
events = Tonight: { $events }.
player =
    { $you ->
        [yes] { $name } (you), { $role }
       *[no] { $name }, { $role }
    }
to-act = { $player }, to play
sentence = { $start }: { $rest }.
between = ;{ " " }
role-human = human
role-ghoul = ghoul
role-vampire = vampire
role-dead = dead
nothing = nothing any more
actions = actions left { $count }
wounds = wounds { $count }
ounces = ounces of blood { $count }
tokens = humans { $humans }, ghouls { $ghouls }
locked = locked { $humans } and { $ghouls }
cards = bonus cards { $count }
so-much = { $count } { $what }
built = built: { $pieces }
read-first = knows the first clue
read-both = knows both clues
legend = No.  Room                 Left  Doors to    Dracula’s visits (x), who is there
room-left =
    { $count ->
        [0] nothing left
        [one] 1 card left
       *[other] { $count } cards left
    }
room-hidden = not yet revealed
visits =
    { $count ->
        [one] visited by Dracula once
       *[other] visited by Dracula { $count } times
    }
doors = doors to { $rooms }
lair = Dracula’s lair
first-clue = your first clue
hideout = lair of { $name }
display = Display card: { $resource }; { $count } in the pile.
display-empty = There is no display card; { $count } in the pile.
bag = In the bag: { $humans } humans, { $ghouls } ghouls, { $empty } empty.
clue-1 = Your first clue: { $clue } ({ $room }); complete { $objects }.
or = { " " }or{ " " }
clue-2 = Second clue: { $clue } ({ $room }); humans { $humans }, ghouls { $ghouls }, resources { $resources }.
own-lair = Your lair: { $clue } ({ $room }); humans { $humans }, ghouls { $ghouls }, resources { $resources }.
hand = Your bonus cards: { $cards }.
