# What is said at a table of Nid de vouivres, in English. tablee/engine/words.py tells how a
# message is found, and which values it gets. Rules are told in rulebook.en.md.

title = The Wyverns’ Nest
tagline = Six caves, four gems, two pairs of wings
pitch =
    Treasure trickles down from the nest into the caves, and everybody chooses in secret where to
    go and what to gather. Then somebody lets a wyvern loose. Guess where the others will be, be
    elsewhere, and leave in time: whoever fills a third order first wins.

## The pieces of a sentence

points =
    { $points ->
        [one] 1 objective
       *[other] { $points } objectives
    }

room = { $digit1 }

gems-gold-ruby = gold and rubies
gems-gold-sapphire = gold and sapphires
gems-gold-pearl = gold and pearls
gems-ruby-sapphire = rubies and sapphires
gems-ruby-pearl = rubies and pearls
gems-sapphire-pearl = sapphires and pearls

objectives-1 = your first objective
    .how = an objective
objectives-2 = your second objective
    .how = an objective
objectives-1-2 = your first and second objectives
    .how = two objectives
objectives-3 = your third objective
    .how = an objective
objectives-1-3 = your first and third objectives
    .how = two objectives
objectives-2-3 = your second and third objectives
    .how = two objectives
objectives-1-2-3 = all three objectives
    .how = three objectives

gathered =
    { $gem ->
        [0] { $amount } gold
        [1] { $amount ->
            [one] 1 ruby
           *[other] { $amount } rubies
        }
        [2] { $amount ->
            [one] 1 sapphire
           *[other] { $amount } sapphires
        }
       *[3] { $amount ->
            [one] 1 pearl
           *[other] { $amount } pearls
        }
    }
lost =
    { $gem ->
        [0] { $lost } gold
        [1] { $lost ->
            [one] 1 ruby
           *[other] { $lost } rubies
        }
        [2] { $lost ->
            [one] 1 sapphire
           *[other] { $lost } sapphires
        }
       *[3] { $lost ->
            [one] 1 pearl
           *[other] { $lost } pearls
        }
    }
kind-of-gem =
    { $gem ->
        [0] gold
        [1] rubies
        [2] sapphires
       *[3] pearls
    }
lying =
    { $gem ->
        [0] gold ({ $amount })
        [1] rubies ({ $amount })
        [2] sapphires ({ $amount })
       *[3] pearls ({ $amount })
    }
jewel =
    { $objective ->
        [0] the Diadem
        [1] the Tiara
        [2] the Necklace
        [3] the Crown
        [4] the Sceptre
        [5] the Brooch
        [6] the Pendant
        [7] the Chain
        [8] the Chalice
        [9] the Goblet
        [10] the Bracelet
        [11] the Medallion
        [12] the Cameo
        [13] the Ring
        [14] the Clasp
        [15] the Comb
        [16] the Dagger
        [17] the Mirror
        [18] the Reliquary
        [19] the Globe
        [20] the Watch
        [21] the Buckle
        [22] the Snuffbox
       *[23] the Phial
    }

colour-0 = orange
colour-1 = green
colour-2 = purple
colour-3 = white
colour-4 = brown
colour-5 = grey

## What one can do

kind-go = Where you go
    .part = Room { $room }
kind-leave = The exit
kind-place_wyvern = Place the wyvern
kind-summon = Call the second wyvern
kind-keep_fragment = Let it be
kind-validate = Fill objectives
kind-recall = Go back
kind-ward_off = Ward it off
kind-take_attack = Let it come

action-go = Room { $room }: { $gems }
action-leave = Leave by the exit
action-place_wyvern = The wyvern in room { $room }
action-summon = The second wyvern in room { $room }
action-keep_fragment = Keep your fragment
action-validate = Fill { $objectives }
action-recall = Go back and fill nothing
action-ward_off = Spend a fragment and ward the wyvern off
action-take_attack = Let the wyvern attack

now-go = Room { $room }: { $lying }
now-validate =
    { $is-exact ->
        [yes] Fill { $jewels }
       *[no] Fill { $jewels }; set aside { $aside }
    }

## What one is asked

ask-choose = Where do you go, and which two gems do you want? Nobody sees it before all have chosen.
ask-place_wyvern = Yours is the wyvern: in which room shall it swoop down?
ask-offer = Do you spend an egg fragment to call the second wyvern?
ask-declare = You are leaving: which objectives do you fill?
ask-defend = A wyvern is upon you: do you spend an egg fragment to ward it off?

## What happens

event-dealt_objective =
    { $you ->
        [yes] You are dealt an objective: { jewel }.
       *[no] { $name } is dealt an objective: { jewel }.
    }
event-starts_in =
    { $you ->
        [yes] You begin in room { $room }.
       *[no] { $name } begins in room { $room }.
    }
event-first_holder =
    { $you ->
        [yes] You hold the wyvern first.
       *[no] { $name } holds the wyvern first.
    }
event-round_begins = Round { $round } begins.
event-deck_shuffled = The resource cards put aside are shuffled into a new deck.
event-cards_turned = Two resource cards are turned up, and the rooms fill with gems.
event-room_filled = { "" }
event-supply_short =
    The supply has too few { kind-of-gem }: { $missing ->
        [one] one is missing.
       *[other] { $missing } are missing.
    }
event-commits =
    { $you ->
        [yes] You have chosen.
       *[no] { $name } has chosen.
    }
event-places_wyvern =
    { $you ->
        [yes] You place the wyvern in room { $room }.
       *[no] { $name } places the wyvern in room { $room }.
    }
event-keeps_fragment =
    { $you ->
        [yes] You keep your fragment.
       *[no] { $name } calls no second wyvern.
    }
event-summons =
    { $you ->
        [yes] You spend a fragment, and call the second wyvern to room { $room }.
       *[no] { $name } spends a fragment, and calls the second wyvern to room { $room }.
    }
event-goes =
    { $you ->
        [yes] You reveal room { $room }, { $gems }.
       *[no] { $name } reveals room { $room }, { $gems }.
    }
event-leaves =
    { $you ->
        [yes] You reveal the exit.
       *[no] { $name } reveals the exit.
    }
event-stays =
    { $you ->
        [yes] There is no way for you to where you wanted to go: you stay where you are.
       *[no] There is no way for { $name } to where they wanted to go: they stay where they are.
    }
event-declares =
    { $you ->
        [yes] You are going to fill { $objectives-how }.
       *[no] { $name } is going to fill { $objectives-how }.
    }
event-left_in_vain =
    { $you ->
        [yes] You can fill nothing: your turn is lost.
       *[no] { $name } can fill nothing: their turn is lost.
    }
event-recalled =
    { $you ->
        [yes] You go back, and your turn is lost.
       *[no] { $name } goes back, and their turn is lost.
    }
event-wards_off =
    { $you ->
        [yes] You spend a fragment and ward off the wyvern in room { $room }.
       *[no] { $name } spends a fragment and wards off the wyvern in room { $room }.
    }
event-attacked =
    { $you ->
        [yes] The wyvern in room { $room } falls upon you.
       *[no] The wyvern in room { $room } falls upon { $name }.
    }
event-chest_die =
    { $lost ->
        [0] { "" }
       *[other] { $you ->
            [yes] It takes { lost } from your chest.
           *[no] It takes { lost } from { $name }’s chest.
        }
    }
event-gains_fragment =
    { $fragments ->
        [0] { $you ->
            [yes] There is no egg fragment left for you.
           *[no] There is no egg fragment left for { $name }.
        }
       *[other] { $you ->
            [yes] You gain an egg fragment.
           *[no] { $name } gains an egg fragment.
        }
    }
event-pillages = The wyvern in room { $room } turns to the gems that lie there.
event-room_die =
    { $lost ->
        [0] { "" }
       *[other] It takes { lost } from the room.
    }
event-wyverns_leave =
    { $you ->
        [yes] The wyverns fly off; next you hold one.
       *[no] The wyverns fly off; next { $name } holds one.
    }
event-gathers =
    { $you ->
        [yes] You gather { gathered }.
       *[no] { $name } gathers { gathered }.
    }
event-too_few_to_share = In room { $room } there are too few { kind-of-gem } for all who want them: nobody takes any.
event-validates =
    { $you ->
        [yes] You fill an objective: { jewel }.
       *[no] { $name } fills an objective: { jewel }.
    }
event-banks =
    { $you ->
        [yes] You set aside { gathered }.
       *[no] { $name } sets aside { gathered }.
    }
event-finishes =
    { $you ->
        [yes] Your three objectives are filled: you have finished.
       *[no] { $name } has filled three objectives, and has finished.
    }
event-announces =
    { $you ->
        [yes] Your chest has all that is still asked for: you have finished.
       *[no] { $name } has all that is still asked for, and has finished.
    }
event-limit_reached = Round { $round } was the last: the game ends without anybody having finished.

## How it ends

over-won =
    { $you ->
        [yes] You win: the jewellers are yours.
       *[no] { $name } wins: the jewellers are theirs.
    }
over-shared = { $names } share the victory.

## Why it is refused

refused-5 =
    { $kind ->
        [go] You can’t go to room { $room }: it isn’t in play.
       *[other] No wyvern can be placed in room { $room }: it isn’t in play.
    }
refused-18 = This is not the time for that: a round has its course.
refused-26 =
    { $kind ->
        [go] You have chosen already. To choose otherwise, take your choice back first.
        [leave] You have chosen already. To choose otherwise, take your choice back first.
       *[other] You have chosen, but others haven’t yet: wait for them.
    }
refused-29 = You can’t go to room { $room }: it isn’t next to yours, and you go one step at most.
refused-31 = You can’t leave: your chest doesn’t hold enough for any of your open objectives.
refused-34 =
    { $kind ->
        [go] Choices have been made, and stand for this round.
        [leave] Choices have been made, and stand for this round.
       *[other] No wyvern is placed before all have chosen.
    }
refused-35 =
    { $kind ->
        [place_wyvern] The wyvern isn’t yours to place in this round.
       *[other] The wyvern is being placed: wait for that.
    }
refused-36 =
    { $kind ->
        [summon] It isn’t you who is asked about the second wyvern now.
        [keep_fragment] It isn’t you who is asked about the second wyvern now.
       *[other] The others are being asked about the second wyvern: wait for that.
    }
refused-37 = Whoever holds the wyvern can’t call the second one as well.
refused-38 =
    { $kind ->
        [summon] You have no egg fragment with which to call the second wyvern.
        [keep_fragment] You have no egg fragment to keep, so you aren’t asked.
       *[other] The others are being asked about the second wyvern: wait for that.
    }
refused-39 = The second wyvern can’t be placed in room { $room }: the first is there already.
refused-44 =
    { $kind ->
        [validate] You can’t fill { $objectives } now: you name objectives when you leave, only open ones, and your chest must hold enough for all of them together.
        [recall] You can’t go back now: that is asked only of those who leave, when it is their turn to say which objectives they fill.
       *[other] Those who leave are saying which objectives they fill: wait for that.
    }
refused-47 =
    { $kind ->
        [ward_off] It isn’t you who is asked about warding off a wyvern now.
        [take_attack] It isn’t you who is asked about warding off a wyvern now.
       *[other] Others are being asked about warding off a wyvern: wait for that.
    }
refused-70 = You can’t leave twice in a row: you are outside, and your chest is empty.
refused-73 = The game is over: nobody plays any more.
refused-92 = You can’t go back: that takes the option “Choosing” set to “on your own word”, two or more open objectives, and a chest that fills some of them but not all.

## What is chosen when a table is laid

option-early_finish = Announcing the end
option-early_finish-last_card = with the last card
option-early_finish-last_card-about = You finish with a third objective filled, or with enough in your chest for the last one left.
option-early_finish-all_remaining = with all that is open
option-early_finish-all_remaining-about = You also finish with enough in your chest for all the objectives you have left, however many. Leaving is hardly ever worth it then.

option-start_rooms = Starting rooms
option-start_rooms-independent = drawn one by one
option-start_rooms-independent-about = Each player draws a room at random; several may begin in the same one.
option-start_rooms-distinct = all different
option-start_rooms-distinct-about = The rooms are dealt out, one to each player.

option-room_map = Map of the rooms
option-room_map-spread = spread
option-room_map-spread-about = Round the centre lie rooms 2, 4, 3, 5 and 6: neighbouring numbers are seldom neighbouring rooms.
option-room_map-clockwise = clockwise
option-room_map-clockwise-about = Round the centre lie rooms 2 to 6 in that order; with three players every room is next to every other.
option-room_map-hub_only = by the centre
option-room_map-hub_only-about = Every way leads through room 1.

option-dice_set = Dice
option-dice_set-gem_dice = gem dice
option-dice_set-gem_dice-about = From 0 to 3 points, fewer on the dice of rarer gems: a wyvern takes a part of the loot.
option-dice_set-standard_d6 = ordinary dice
option-dice_set-standard_d6-about = From 1 to 6 points on each: a wyvern leaves little behind, and games grow long.

option-gem_supply = Supply
option-gem_supply-limited = limited
option-gem_supply-limited-about = The supply can run out of gems and of fragments; between sensible players it doesn’t.
option-gem_supply-unlimited = unlimited
option-gem_supply-unlimited-about = There are always gems and fragments enough.

option-final_excess = Surplus at the end
option-final_excess-included = counts
option-final_excess-included-about = Whoever finishes without leaving sets aside what is left in the chest, and that counts in a tie.
option-final_excess-banked_only = doesn’t count
option-final_excess-banked_only-about = Only what was set aside before counts in a tie.

option-first_wyvern = First wyvern
option-first_wyvern-random = drawn at random
option-first_wyvern-random-about = Chance decides who holds the wyvern in the first round.
option-first_wyvern-seat_0 = the first seat
option-first_wyvern-seat_0-about = Whoever sits in the first seat holds the wyvern in the first round.
option-first_wyvern-seat_1 = the second seat
option-first_wyvern-seat_1-about = Whoever sits in the second seat holds the wyvern in the first round.
option-first_wyvern-seat_2 = the third seat
option-first_wyvern-seat_2-about = Whoever sits in the third seat holds the wyvern in the first round.
option-first_wyvern-seat_3 = the fourth seat
option-first_wyvern-seat_3-about = Whoever sits in the fourth seat holds the wyvern in the first round.
option-first_wyvern-seat_4 = the fifth seat
option-first_wyvern-seat_4-about = Whoever sits in the fifth seat holds the wyvern in the first round.
option-first_wyvern-seat_5 = the sixth seat
option-first_wyvern-seat_5-about = Whoever sits in the sixth seat holds the wyvern in the first round.

option-round_limit = Longest game
option-round_limit-40 = 40 rounds
option-round_limit-40-about = If nobody has finished after 40 rounds, the game ends. Games hardly ever last half as long.
option-round_limit-5 = 5 rounds
option-round_limit-5-about = The game ends after 5 rounds at the latest, for a taste of it.
option-round_limit-10 = 10 rounds
option-round_limit-10-about = The game ends after 10 rounds at the latest.
option-round_limit-20 = 20 rounds
option-round_limit-20-about = The game ends after 20 rounds at the latest.
option-round_limit-none = no limit
option-round_limit-none-about = The game lasts until somebody finishes. For people only: bots might never end it.

option-lenient_choices = Choosing
option-lenient_choices-off = helped
option-lenient_choices-off-about = You are offered only what may be chosen.
option-lenient_choices-on = on your own word
option-lenient_choices-on-about = You may lay any card at any time, as round a table; slips are put right after the reveal.
