# The words on the drawing of Le dernier voyage du Demeter, and what describes it to who can’t see it.

title = The Last Voyage of the Demeter: the ship
desc = The ship cut open lengthwise, with twenty rooms, their doors and ladders, and who stands where; the resources and the bag; what every player has; and your bonus cards, with what each does now. All that you can do here is in the list of choices too.
title-1 = The Last Voyage
title-2 = of the Demeter

before = Setting sail
day = Day { $number }
night = Night { $number }
dracula-left =
    { $count ->
        [one] 1 Dracula card left
       *[other] { $count } Dracula cards left
    }
last-night = no card left: one day more
last-day = the last day
visited = Dracula visits

room-open =
    { $count ->
        [one] { $room }: 1 card left
       *[other] { $room }: { $count } cards left
    }
room-closed = { $room }: not yet revealed
room-visits =
    { $count ->
        [one] Visited by Dracula once
       *[other] Visited by Dracula { $count } times
    }
room-clue = Your first clue leads here
room-lair = Dracula’s lair

display = Display card: { $resource }
display-empty = No display card
pile = Pile: { $count }
resources = Resources
bag = Encounter bag: { $humans } humans, { $ghouls } ghouls, { $empty } empty
bonus = Bonus pile: { $count }
clues = Clue pile: { $count }

crew-0 = The Ravens
crew-1 = The Stags
crew-2 = The Wolves
crew-3 = The Foxes
role-human = human
role-ghoul = ghoul
role-vampire = vampire
role-dead = dead
you-human = You are human
you-ghoul = You are a ghoul
you-vampire = You are a vampire
you-dead = You have perished
player = { $crew }, { $role }: { $wounds } wounds, { $humans } humans, { $ghouls } ghouls, { $resources } resources, { $pieces } pieces, { $cards } bonus cards
actions =
    { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
heal = Heal a wound
object-lamp = oil lamp
object-stake = stake
object-crucifix = crucifix
piece = { $piece }: { $costs }
piece-built = { $piece }: built
resource = { $resource }: { $count }

act-move = move ({ $cost })
act-search = search ({ $cost })
act-steal = steal ({ $cost })
act-heal = heal ({ $cost })
act-build = build ({ $cost })
act-call = call ({ $cost })
act-attack = attack ({ $cost })
act-revert = turn human ({ $cost })
act-hide = new lair ({ $cost })
act-power = power ({ $cost })
act-vampirise = vampirise ({ $cost })

clue-1 = First clue
clue-2 = Second clue
my-lair = Your lair
clue-1-unread = Hold { $count } resources to look at it
clue-2-unread = Go to your first clue with two pieces of one object
either = { $one } or { $other }
needs-humans =
    { $count ->
        [one] 1 human
       *[other] { $count } humans
    }
needs-ghouls =
    { $count ->
        [one] 1 ghoul
       *[other] { $count } ghouls
    }
needs-resources =
    { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }

hand-empty = You have no bonus cards: humans met and ghouls beaten bring some.
playable = You can play it now.
returnable = Put it back, or use it: click.
in-building = Used when it helps to pay for a piece, by day.
when-asked = You will be asked when it can be used.
frozen = Your hand cannot be used while you are not human.
on-your-day = For your turn, by day.
on-your-night = For your turn, at night.

about-luck = One action more in this turn.
about-evil_eye = An opponent has one action less next turn.
about-lynx_eye = A free search in this room.
about-care = Heals all your wounds.
about-token_theft = Brings the token of another room into yours.
about-position_swap = Takes the place of an opponent in Dracula’s lair.
about-ghoul_attack = A ghoul attacks every opponent; nothing to win.
about-bargain = Take one resource from an opponent, give another.
about-ghoul_five = An opponent has to roll a victory again tomorrow.
about-night_theft = Steal a resource, wherever its owner is.
about-bribe = Take a human token from an opponent.
about-night_lynx_eye = A free search in this room.
about-closed_room = No opponent’s card can touch you tonight.
about-loss_of_trust = Take a ghoul token from an opponent.
about-sacrifice = A human token for up to two resources from a room.
about-mutation = An opponent’s human turns into a ghoul and attacks.
about-inversion = A wound, and your ghoul token turns human.
about-blood_scent = Sends the ghoul you meet against an opponent.
about-pistol = Makes a victory of a skull against a ghoul.
about-two_for_one = Two resources alike stand for one other, in building.
about-garlic_braid = Protects you from one attack by Dracula.

about-storm = One action less in each turn.
about-fog = One move a turn.
about-rats = One search a turn.
about-lamps_out = The display card cannot be taken.
about-dread = No night cards.
about-blood_moon = Against ghouls, a 1 is a skull.
about-fester = No healing.
about-silence = No calling or hunting.
about-panic = No building.
