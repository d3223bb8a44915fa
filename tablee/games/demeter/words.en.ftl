# What is said at a table of Le dernier voyage du Demeter, in English. tablee/engine/words.py tells
# how a message is found, and which values it gets. Rules are told in rulebook.en.md.

title = The Last Voyage of the Demeter
tagline = Twenty rooms, five nights, one vampire
pitch =
    The Demeter drifts towards England, and Count Dracula is on board. By day, search the ship, build
    a lamp, a stake or a crucifix and follow his trail; at night, hope that he walks elsewhere. Kill
    him in his lair before the nights run out, and before anyone else does.

## The pieces of a sentence

points =
    { $points ->
        [0] no victory
       *[other] victory
    }
who-is-meant =
    { $opponent-you ->
        [yes] you
       *[no] { $opponent }
    }
whose-is-meant =
    { $opponent-you ->
        [yes] your
       *[no] { $opponent }’s
    }
cards-still-there =
    { $left ->
        [0] nothing is left there
        [one] one card is left there
       *[other] { $left } cards are left there
    }
wounds-taken =
    { $count ->
        [one] a wound
       *[other] { $count } wounds
    }
shown-by-the-die =
    { $face ->
        [0] a skull
       *[other] a { $face }
    }

opponent-player1 = Red
opponent-player2 = Blue
opponent-player3 = Green
opponent-player4 = Yellow

room-forecastle_deck = the forecastle deck
    .in = on the forecastle deck
    .name = Forecastle deck
room-foredeck = the foredeck
    .in = on the foredeck
    .name = Foredeck
room-main_deck = the main deck
    .in = on the main deck
    .name = Main deck
room-galley = the galley
    .in = in the galley
    .name = Galley
room-wheelhouse = the wheelhouse
    .in = in the wheelhouse
    .name = Wheelhouse
room-poop_deck = the poop deck
    .in = on the poop deck
    .name = Poop deck
room-crew_quarters = the crew quarters
    .in = in the crew quarters
    .name = Crew quarters
room-carpenter_shop = the carpenter’s shop
    .in = in the carpenter’s shop
    .name = Carpenter’s shop
room-mess_room = the mess room
    .in = in the mess room
    .name = Mess room
room-sick_bay = the sick bay
    .in = in the sick bay
    .name = Sick bay
room-passenger_cabin = the passenger cabin
    .in = in the passenger cabin
    .name = Passenger cabin
room-chart_room = the chart room
    .in = in the chart room
    .name = Chart room
room-mate_cabin = the mate’s cabin
    .in = in the mate’s cabin
    .name = Mate’s cabin
room-captain_cabin = the captain’s cabin
    .in = in the captain’s cabin
    .name = Captain’s cabin
room-chain_locker = the chain locker
    .in = in the chain locker
    .name = Chain locker
room-sail_locker = the sail locker
    .in = in the sail locker
    .name = Sail locker
room-fore_hold = the fore hold
    .in = in the fore hold
    .name = Fore hold
room-main_hold = the main hold
    .in = in the main hold
    .name = Main hold
room-provision_store = the provision store
    .in = in the provision store
    .name = Provision store
room-lazarette = the lazarette
    .in = in the lazarette
    .name = Lazarette

from-forecastle_deck = { room-forecastle_deck }
from-foredeck = { room-foredeck }
from-main_deck = { room-main_deck }
from-galley = { room-galley }
from-wheelhouse = { room-wheelhouse }
from-poop_deck = { room-poop_deck }
from-crew_quarters = { room-crew_quarters }
from-carpenter_shop = { room-carpenter_shop }
from-mess_room = { room-mess_room }
from-sick_bay = { room-sick_bay }
from-passenger_cabin = { room-passenger_cabin }
from-chart_room = { room-chart_room }
from-mate_cabin = { room-mate_cabin }
from-captain_cabin = { room-captain_cabin }
from-chain_locker = { room-chain_locker }
from-sail_locker = { room-sail_locker }
from-fore_hold = { room-fore_hold }
from-main_hold = { room-main_hold }
from-provision_store = { room-provision_store }
from-lazarette = { room-lazarette }

resource-wood = wood
resource-metal = metal
resource-rope = rope
resource-cloth = cloth
resource-oil = oil
resource-glass = glass
given-wood = { resource-wood }
given-metal = { resource-metal }
given-rope = { resource-rope }
given-cloth = { resource-cloth }
given-oil = { resource-oil }
given-glass = { resource-glass }
obtained-wood = { resource-wood }
obtained-metal = { resource-metal }
obtained-rope = { resource-rope }
obtained-cloth = { resource-cloth }
obtained-oil = { resource-oil }
obtained-glass = { resource-glass }

source-display = the display card
source-pile = the top card of the pile

object-lamp = the oil lamp
object-stake = the stake
object-crucifix = the crucifix

piece-lamp1 = the lamp’s reservoir
    .name = Reservoir
piece-lamp2 = the lamp’s wick and burner
    .name = Wick and burner
piece-lamp3 = the lamp’s chimney and handle
    .name = Chimney and handle
piece-stake1 = the stake’s shaft
    .name = Shaft
piece-stake2 = the stake’s iron point
    .name = Iron point
piece-stake3 = the stake’s bound grip
    .name = Bound grip
piece-crucifix1 = the crucifix’s cross beams
    .name = Cross beams
piece-crucifix2 = the crucifix’s binding
    .name = Binding
piece-crucifix3 = the crucifix’s anointing
    .name = Anointing

card-luck = Luck
card-evil_eye = Evil Eye
card-lynx_eye = Lynx Eye
card-care = Care
card-token_theft = Token Theft
card-position_swap = Position Swap
card-ghoul_attack = Ghoul Attack
card-bargain = Bargain
card-ghoul_five = Ghoul no. 5
card-night_theft = Night Theft
card-bribe = Bribe
card-night_lynx_eye = Night Lynx Eye
card-closed_room = Closed Room
card-loss_of_trust = Loss of Trust
card-sacrifice = Sacrifice
card-mutation = Mutation
card-inversion = Inversion
card-blood_scent = Blood Scent
card-pistol = Pistol
card-two_for_one = Two for One
card-garlic_braid = Garlic Braid

clue-whistle = the whistle
    .in = { room-forecastle_deck.in }
clue-glove = the glove
    .in = { room-foredeck.in }
clue-hat = the hat
    .in = { room-main_deck.in }
clue-knife = the knife
    .in = { room-galley.in }
clue-compass = the compass
    .in = { room-wheelhouse.in }
clue-spyglass = the spyglass
    .in = { room-poop_deck.in }
clue-accordion = the accordion
    .in = { room-crew_quarters.in }
clue-hammer = the hammer
    .in = { room-carpenter_shop.in }
clue-bottle = the bottle
    .in = { room-mess_room.in }
clue-syringe = the syringe
    .in = { room-sick_bay.in }
clue-doll = the doll
    .in = { room-passenger_cabin.in }
clue-hourglass = the hourglass
    .in = { room-chart_room.in }
clue-pipe = the pipe
    .in = { room-mate_cabin.in }
clue-logbook = the logbook
    .in = { room-captain_cabin.in }
clue-padlock = the padlock
    .in = { room-chain_locker.in }
clue-locket = the locket
    .in = { room-sail_locker.in }
clue-birdcage = the birdcage
    .in = { room-fore_hold.in }
clue-mirror = the mirror
    .in = { room-main_hold.in }
clue-candlestick = the candlestick
    .in = { room-provision_store.in }
clue-music_box = the music box
    .in = { room-lazarette.in }

dracula-visit1 = { room-forecastle_deck }, { room-galley }, { room-carpenter_shop } and { room-lazarette }
dracula-visit2 = { room-forecastle_deck }, { room-mess_room }, { room-mate_cabin } and { room-fore_hold }
dracula-visit3 = { room-foredeck }, { room-poop_deck }, { room-passenger_cabin } and { room-sail_locker }
dracula-visit4 = { room-foredeck }, { room-mess_room }, { room-captain_cabin } and { room-main_hold }
dracula-visit5 = { room-main_deck }, { room-crew_quarters }, { room-captain_cabin } and { room-provision_store }
dracula-visit6 = { room-main_deck }, { room-sick_bay }, { room-chart_room } and { room-chain_locker }
dracula-visit7 = { room-galley }, { room-mate_cabin }, { room-sail_locker } and { room-provision_store }
dracula-visit8 = { room-wheelhouse }, { room-crew_quarters }, { room-sick_bay } and { room-lazarette }
dracula-visit9 = { room-wheelhouse }, { room-passenger_cabin }, { room-chain_locker } and { room-fore_hold }
dracula-visit10 = { room-poop_deck }, { room-carpenter_shop }, { room-chart_room } and { room-main_hold }
dracula-storm = Storm
dracula-fog = Thick Fog
dracula-rats = Rats
dracula-lamps_out = Lamps Out
dracula-dread = Dread
dracula-blood_moon = Blood Moon
dracula-fester = Festering Wounds
dracula-silence = Dead Silence
dracula-panic = Panic

payment-two_humans = two human tokens
payment-human_and_ounce = a human token and an ounce of blood
payment-two_ounces = two ounces of blood
booty-human = a human token
booty-ghoul = a ghoul token
booty-nothing = nothing

colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = yellow

## What one can do

kind-steal = Steal a resource
kind-build = Build a piece
kind-build_two_for_one = Build with Two for One
kind-attack_dracula = Attack Dracula
kind-play_card = Play a bonus card
kind-search = Search the room
kind-move = Move
kind-call = Call for help or hunt
kind-heal = Heal
kind-end_turn = End the turn
kind-attack = Attack a human
kind-revert = Reverse the mutation
kind-change_lair = Change lair
kind-mist = Mist
kind-submit = Submission
kind-curse = Curse
kind-vampirise = Vampirise
kind-choose_room = Choose a room
kind-name_opponent = Choose a player
kind-let_be = Let it be
kind-use_card = Use the card
kind-strike = Strike
kind-take_resource = Take a resource
kind-give_resource = Give a resource
kind-draw_resource = Draw a resource
kind-stop = Stop
kind-return_card = Put a card back
kind-pay_reversal = Pay
kind-bring_back = What the ghoul brings back
kind-pay_resource = Discard a resource

action-steal = Steal a resource from { $opponent }
action-build = Build { $piece }
action-build_two_for_one = Build { $piece } with Two for One
action-attack_dracula = Attack Dracula
action-play_card = Play { $card }
action-search = Search: take { $source }
action-move = Go to { $room }
action-call = Call for help or hunt
action-heal = Heal a wound
action-end_turn = End your turn
action-attack = Attack { $opponent }
action-revert = Reverse the mutation
action-change_lair = Change lair
action-mist = Turn to mist: go to { $room }
action-submit = Send a ghoul against { $opponent }
action-curse = Curse: draw from Dracula’s discard
action-vampirise = Vampirise { $opponent }
action-choose_room = Choose { $room }
action-name_opponent = Choose { $opponent }
action-let_be = Let it be
action-use_card = Use the card
action-strike = Strike
action-take_resource = Take { $resource }
action-give_resource = Give { $resource }
action-draw_resource = Draw { $source }
action-stop = Stop there
action-return_card = Put { $card } back
action-pay_reversal = Pay { $payment }
action-bring_back = Bring back { $booty }
action-pay_resource = Discard { $resource }

## What one is asked

ask-start_room = In which of the rooms on your card do you begin?
ask-human_turn = Your turn: what will you do?
ask-human_spent = No actions left: will you play a card, or end your turn?
ask-ghoul_turn = You are a ghoul, and hungry: what will you do?
ask-vampire_turn = The night is yours: what will you do?
ask-card_opponent = Against whom do you play the card?
ask-stolen_resource = Which resource do you take?
ask-bargained_resource = Which resource do you take in the bargain?
ask-given_resource = Which resource do you give in return?
ask-converted_resource = Of which resource do you give two for one?
ask-obtained_resource = For which resource do those two stand?
ask-token_room = From which room does the room token come to you?
ask-sacrifice_room = In which room do you draw?
ask-sacrifice_draw = Which resource do you draw?
ask-blood_scent = A ghoul! Do you send it against someone else, by Blood Scent?
ask-pistol = A skull! Do you fire a Pistol?
ask-garlic_braid = Dracula strikes at you! Do you use a Garlic Braid?
ask-closed_room = A card is played against you! Do you answer with Closed Room?
ask-hand_limit = You have too many bonus cards: which one do you put back?
ask-forced_attack = You smell blood: whom do you attack?
ask-next_fight = Several ghouls bar your way: which one do you fight first?
ask-flight = You have to flee: where to?
ask-reversal_price = With what do you pay for becoming human?
ask-booty = Your ghoul comes back: what does it bring you?
ask-objective_price = Your side has vampirised someone: which resource do you discard for it?
ask-found_lair = You have found a vampire’s lair: do you strike?

## What happens

event-is_first_player =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
event-draws_start_card =
    { $you ->
        [yes] You draw a start card: { $dracula }.
       *[no] { $name } draws a start card: { $dracula }.
    }
event-starts_in =
    { $you ->
        [yes] You begin { $room-in }.
       *[no] { $name } begins { $room-in }.
    }
event-day_begins = Day { $day } breaks.
event-night_begins = Night { $day } falls.
event-begins_turn =
    { $you ->
        [yes] { $actions ->
            [0] Your turn begins, with no actions.
            [one] Your turn begins, with one action.
           *[other] Your turn begins, with { $actions } actions.
        }
       *[no] { $actions ->
            [0] { $name } begins a turn, with no actions.
            [one] { $name } begins a turn, with one action.
           *[other] { $name } begins a turn, with { $actions } actions.
        }
    }
event-ends_turn =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends their turn.
    }
event-moves =
    { $you ->
        [yes] You go from { $from } to { $room }.
       *[no] { $name } goes from { $from } to { $room }.
    }
event-reveals_room = The token { $room-in } is turned up: { cards-still-there }.
event-searches =
    { $you ->
        [yes] You search, and take { $resource }; { cards-still-there }.
       *[no] { $name } searches, and takes { $resource }; { cards-still-there }.
    }
event-searches_freely =
    { $you ->
        [yes] You search with a lynx’s eye, and take { $resource }; { cards-still-there }.
       *[no] { $name } searches with a lynx’s eye, and takes { $resource }; { cards-still-there }.
    }
event-display_turned = The new display card is { $resource }.
event-display_empty = There is no display card any more.
event-steals =
    { $you ->
        [yes] You steal { $resource } from { who-is-meant }.
       *[no] { $name } steals { $resource } from { who-is-meant }.
    }
event-heals =
    { $you ->
        [yes] { $wounds ->
            [0] You heal your last wound.
            [one] You heal a wound, and have one left.
           *[other] You heal a wound, and have { $wounds } left.
        }
       *[no] { $wounds ->
            [0] { $name } heals their last wound.
            [one] { $name } heals a wound, and has one left.
           *[other] { $name } heals a wound, and has { $wounds } left.
        }
    }
event-builds =
    { $you ->
        [yes] You build { $piece }.
       *[no] { $name } builds { $piece }.
    }
event-builds_by_converting =
    { $you ->
        [yes] You build { $piece }: Two for One makes { $obtained } of twice { $resource }.
       *[no] { $name } builds { $piece }: Two for One makes { $obtained } of twice { $resource }.
    }
event-completes_object =
    { $you ->
        [yes] You have completed { $object }!
       *[no] { $name } has completed { $object }!
    }
event-calls =
    { $you ->
        [yes] You call out into the dark.
       *[no] { $name } calls out into the dark.
    }
event-meets_human =
    { $you ->
        [yes] You meet a human.
       *[no] { $name } meets a human.
    }
event-meets_ghoul =
    { $you ->
        [yes] You meet a ghoul!
       *[no] { $name } meets a ghoul!
    }
event-meets_nobody =
    { $you ->
        [yes] You meet nobody.
       *[no] { $name } meets nobody.
    }
event-draws_cards =
    { $you ->
        [yes] { $count ->
            [0] You would draw bonus cards, but there are none left.
           *[other] { "" }
        }
       *[no] { $count ->
            [0] { $name } would draw bonus cards, but there are none left.
            [one] { $name } draws a bonus card.
           *[other] { $name } draws { $count } bonus cards.
        }
    }
event-draws_card =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
event-bonus_reshuffled =
    { $count ->
        [one] The bonus discard is shuffled to make a new pile, of one card.
       *[other] The bonus discard is shuffled to make a new pile, of { $count } cards.
    }
event-rolls =
    { $you ->
        [yes] You roll { shown-by-the-die }.
       *[no] { $name } rolls { shown-by-the-die }.
    }
event-rolls_again =
    { $you ->
        [yes] Ghoul no. 5 makes you roll again: { shown-by-the-die }.
       *[no] Ghoul no. 5 makes { $name } roll again: { shown-by-the-die }.
    }
event-moon_turns_die = The Blood Moon makes a skull of the 1.
event-beats_ghoul =
    { $you ->
        [yes] You beat the ghoul, and keep its token.
       *[no] { $name } beats the ghoul, and keeps its token.
    }
event-beats_off_ghoul =
    { $you ->
        [yes] You beat the ghoul off.
       *[no] { $name } beats the ghoul off.
    }
event-beaten_by_ghoul =
    { $you ->
        [yes] The ghoul beats you.
       *[no] The ghoul beats { $name }.
    }
event-gains_from_scent =
    { $you ->
        [yes] It was you who sent the ghoul: its token is yours.
       *[no] It was { $name } who sent the ghoul, and who takes its token.
    }
event-is_wounded =
    { $you ->
        [yes] You take { wounds-taken }, and have { $wounds } now.
       *[no] { $name } takes { wounds-taken }, and has { $wounds } now.
    }
event-retreats =
    { $you ->
        [yes] You are driven back to { $room }.
       *[no] { $name } is driven back to { $room }.
    }
event-eliminated =
    { $you ->
        [yes] You have perished: for you the voyage is over.
       *[no] { $name } has perished.
    }
event-shows_card =
    { $you ->
        [yes] You leave { $card } behind.
       *[no] { $name } leaves { $card } behind.
    }
event-plays =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
event-names =
    { $you ->
        [yes] You choose { who-is-meant }.
       *[no] { $name } chooses { who-is-meant }.
    }
event-card_fails = { $card } comes to nothing: the door is shut.
event-sends_ghoul =
    { $you ->
        [yes] You send the ghoul against { who-is-meant }, by Blood Scent.
       *[no] { $name } sends the ghoul against { who-is-meant }, by Blood Scent.
    }
event-shoots =
    { $you ->
        [yes] You fire a Pistol, and the ghoul falls.
       *[no] { $name } fires a Pistol, and the ghoul falls.
    }
event-uses_garlic =
    { $you ->
        [yes] You hold up a Garlic Braid.
       *[no] { $name } holds up a Garlic Braid.
    }
event-closes_room =
    { $you ->
        [yes] You shut your door: no opponent’s card can touch you tonight.
       *[no] { $name } shuts the door: no opponent’s card can touch { $name } tonight.
    }
event-cared_for =
    { $you ->
        [yes] All your wounds are healed.
       *[no] All of { $name }’s wounds are healed.
    }
event-moves_token =
    { $you ->
        [yes] You move the token from { $from } to { $room }: { cards-still-there } now.
       *[no] { $name } moves the token from { $from } to { $room }: { cards-still-there } now.
    }
event-swaps =
    { $you ->
        [yes] You change places with { who-is-meant }, { $room-in }: that is where Dracula sleeps.
       *[no] { $name } changes places with { who-is-meant }, { $room-in }: that is where Dracula sleeps.
    }
event-bargains =
    { $you ->
        [yes] You take { $resource } from { who-is-meant }, and give { $given } in return.
       *[no] { $name } takes { $resource } from { who-is-meant }, and gives { $given } in return.
    }
event-robs =
    { $you ->
        [yes] You steal { $resource } from { who-is-meant } in the dark.
       *[no] { $name } steals { $resource } from { who-is-meant } in the dark.
    }
event-bribes =
    { $you ->
        [yes] You bribe a human of { who-is-meant } to follow you.
       *[no] { $name } bribes a human of { who-is-meant } to change sides.
    }
event-turns_ghoul_away =
    { $you ->
        [yes] You take a ghoul token from { who-is-meant }.
       *[no] { $name } takes a ghoul token from { who-is-meant }.
    }
event-sacrifices =
    { $you ->
        [yes] You sacrifice a human to draw { $room-in }.
       *[no] { $name } sacrifices a human to draw { $room-in }.
    }
event-draws_from_room =
    { $you ->
        [yes] You draw { $resource }; { cards-still-there }.
       *[no] { $name } draws { $resource }; { cards-still-there }.
    }
event-human_mutates =
    { $you ->
        [yes] Your human turns into a ghoul, and attacks you!
       *[no] { $name }’s human turns into a ghoul, and attacks!
    }
event-inverts =
    { $you ->
        [yes] With your blood you make a human of a ghoul.
       *[no] { $name } makes a human of a ghoul, with blood.
    }
event-returns_card =
    { $you ->
        [yes] { $left ->
            [0] The bonus pile is shuffled.
           *[other] You have { $left } too many still.
        }
       *[no] { $left ->
            [0] { $name } puts a card back, and the pile is shuffled.
           *[other] { $name } puts a card back, and has { $left } too many still.
        }
    }
event-returned =
    { $you ->
        [yes] You put { $card } back.
       *[no] { $name } puts { $card } back.
    }
event-dracula_visits =
    { $you ->
        [yes] You draw a Dracula card: he visits { $dracula }.
       *[no] { $name } draws a Dracula card: he visits { $dracula }.
    }
event-dracula_event =
    { $you ->
        [yes] You draw a Dracula card: { $dracula }.
       *[no] { $name } draws a Dracula card: { $dracula }.
    }
event-dracula_strikes =
    { $you ->
        [yes] Dracula is upon you!
       *[no] Dracula is upon { $name }!
    }
event-reads_first_clue =
    { $you ->
        [yes] You look at your first clue.
       *[no] { $name } looks at their first clue.
    }
event-first_clue_is = It shows { $clue }, which is { $clue-in }.
event-finds_second_clue =
    { $you ->
        [yes] You find the second clue, { $room-in }.
       *[no] { $name } finds the second clue, { $room-in }.
    }
event-second_clue_is = It shows { $clue }: Dracula’s lair is { $clue-in }.
event-attacks_dracula =
    { $you ->
        [yes] You throw the lid of Dracula’s coffin open, { $room-in }!
       *[no] { $name } throws the lid of Dracula’s coffin open, { $room-in }!
    }
event-kills_dracula =
    { $you ->
        [yes] You kill Dracula!
       *[no] { $name } kills Dracula!
    }
event-attempt_fails = It was not enough: Dracula strikes back.
event-attempt_has_no_effect = It was not enough, and Dracula sleeps on.
event-dracula_flees = Dracula flees: { $clue } does not lead to him any more.
event-clues_reshuffled =
    { $count ->
        [one] The clue discard is shuffled to make a new pile, of one card.
       *[other] The clue discard is shuffled to make a new pile, of { $count } cards.
    }
event-dracula_wins = The Demeter runs ashore, and a great dog leaps onto the beach: Dracula has won.
event-vampires_win = Nobody is left alive on board: the vampires have won.
event-becomes_ghoul =
    { $you ->
        [yes] Dracula’s blood is in your veins: you are a ghoul now.
       *[no] Dracula’s blood is in { $name }’s veins: they are a ghoul now.
    }
event-becomes_human =
    { $you ->
        [yes] With { $payment } you become human again.
       *[no] With { $payment } { $name } becomes human again.
    }
event-attacks =
    { $you ->
        [yes] You attack { who-is-meant }.
       *[no] { $name } attacks { who-is-meant }.
    }
event-draws_blood =
    { $you ->
        [yes] You drink an ounce of { whose-is-meant } blood.
       *[no] { $name } drinks an ounce of { whose-is-meant } blood.
    }
event-takes_human =
    { $you ->
        [yes] You carry off a human of { who-is-meant }.
       *[no] { $name } carries off a human of { who-is-meant }.
    }
event-attack_fails =
    { $you ->
        [yes] { $opponent } beats you off.
       *[no] { $opponent-you ->
            [yes] You beat { $name } off.
           *[no] { $opponent } beats { $name } off.
        }
    }
event-flees =
    { $you ->
        [yes] You flee to { $room }.
       *[no] { $name } flees to { $room }.
    }
event-cannot_flee =
    { $you ->
        [yes] There is nowhere for you to flee to.
       *[no] There is nowhere for { $name } to flee to.
    }
event-meets_ghoul_player =
    { $you ->
        [yes] You run into { who-is-meant }, who is a ghoul.
       *[no] { $opponent-you ->
            [yes] { $name } runs into you, the ghoul.
           *[no] { $name } runs into { $opponent }, who is a ghoul.
        }
    }
event-beats_ghoul_player =
    { $you ->
        [yes] You beat { who-is-meant }.
       *[no] { $name } beats { who-is-meant }.
    }
event-beaten_by_ghoul_player =
    { $you ->
        [yes] { $opponent } beats you, and drinks an ounce of your blood.
       *[no] { $opponent-you ->
            [yes] You beat { $name }, and drink an ounce of blood.
           *[no] { $opponent } beats { $name }, and drinks an ounce of blood.
        }
    }
event-beats_human =
    { $you ->
        [yes] You beat the human, and keep the token.
       *[no] { $name } beats the human, and keeps the token.
    }
event-beaten_by_human =
    { $you ->
        [yes] The human beats you off.
       *[no] The human beats { $name } off.
    }
event-lets_ghoul_go =
    { $you ->
        [yes] A ghoul passes you by, like one of its own.
       *[no] A ghoul passes { $name } by, like one of its own.
    }
event-keeps_ghoul =
    { $you ->
        [yes] The ghoul follows you.
       *[no] The ghoul follows { $name }.
    }
event-becomes_vampire =
    { $you ->
        [yes] You are a vampire now, and the nights are yours.
       *[no] { $name } is a vampire now.
    }
event-clue_rejected = A clue is turned up that leads into a room still unknown: { $clue }.
event-hides =
    { $you ->
        [yes] You hide where { $clue } is, { $clue-in }.
       *[no] { $name } hides where { $clue } is, { $clue-in }.
    }
event-prowls =
    { $you ->
        [yes] You prowl, unseen.
       *[no] { $name } prowls, unseen.
    }
event-prowls_to =
    { $you ->
        [yes] You are { $room-in }.
       *[no] { $name } is { $room-in }.
    }
event-appears =
    { $you ->
        [yes] You are seen { $room-in }.
       *[no] { $name } is seen { $room-in }.
    }
event-returns_to_lair =
    { $you ->
        [yes] You return to your lair.
       *[no] { $name } returns to the lair.
    }
event-changes_lair =
    { $you ->
        [yes] You look for another lair.
       *[no] { $name } looks for another lair.
    }
event-leaves_lair =
    { $you ->
        [yes] You leave your old lair, { $clue-in }, and its card is shown.
       *[no] { $name } leaves an old lair, { $clue-in }, and its card is shown.
    }
event-turns_to_mist =
    { $you ->
        [yes] You turn to mist.
       *[no] { $name } turns to mist.
    }
event-submits =
    { $you ->
        [yes] You send a ghoul against { who-is-meant }.
       *[no] { $name } sends a ghoul against { who-is-meant }.
    }
event-ghoul_changes_master =
    { $you ->
        [yes] Your ghoul stays with { who-is-meant }.
       *[no] { $name }’s ghoul stays with { who-is-meant }.
    }
event-brings_back =
    { $you ->
        [yes] Your ghoul comes back from { who-is-meant }, with { $booty }.
       *[no] { $name }’s ghoul comes back from { who-is-meant }, with { $booty }.
    }
event-curses =
    { $you ->
        [yes] You curse the ship, and wake an old card: { $dracula }.
       *[no] { $name } curses the ship, and wakes an old card: { $dracula }.
    }
event-vampirises =
    { $you ->
        [yes] You bend over { who-is-meant }.
       *[no] { $name } bends over { who-is-meant }.
    }
event-driven_off =
    { $you ->
        [yes] The garlic of { who-is-meant } drives you off.
       *[no] { $opponent-you ->
            [yes] Your garlic drives { $name } off.
           *[no] { $opponent }’s garlic drives { $name } off.
        }
    }
event-defends =
    { $you ->
        [yes] You defend yourself against { who-is-meant }.
       *[no] { $opponent-you ->
            [yes] { $name } resists you.
           *[no] { $name } resists { $opponent }.
        }
    }
event-pays_objective =
    { $you ->
        [yes] You discard what your lair’s card asks for ({ $clue }).
       *[no] { $name } discards what the lair’s card asks for ({ $clue }).
    }
event-pays_resource =
    { $you ->
        [yes] You discard { $resource }.
       *[no] { $name } discards { $resource }.
    }
event-shows_lair =
    { $you ->
        [yes] You have to show { who-is-meant } your lair.
       *[no] { $opponent-you ->
            [yes] { $name } has to show you the lair.
           *[no] { $name } has to show { $opponent } the lair.
        }
    }
event-lair_shown =
    { $you ->
        [yes] Your lair is { $clue-in }.
       *[no] The lair of { $name } is { $clue-in }.
    }
event-finds_lair =
    { $you ->
        [yes] You find the lair of { who-is-meant }, { $room-in }.
       *[no] { $opponent-you ->
            [yes] { $name } finds your lair, { $room-in }.
           *[no] { $name } finds the lair of { $opponent }, { $room-in }.
        }
    }
event-strikes_vampire =
    { $you ->
        [yes] You strike at { who-is-meant }.
       *[no] { $name } strikes at { who-is-meant }.
    }
event-slays_vampire =
    { $you ->
        [yes] You slay { who-is-meant }.
       *[no] { $opponent-you ->
            [yes] { $name } slays you.
           *[no] { $name } slays { $opponent }.
        }
    }
event-strike_fails =
    { $you ->
        [yes] You do not manage to slay { who-is-meant }.
       *[no] { $opponent-you ->
            [yes] { $name } does not manage to slay you.
           *[no] { $name } does not manage to slay { $opponent }.
        }
    }

## How it ends

over-won =
    { $you ->
        [yes] You win the game.
       *[no] { $name } wins the game.
    }
over-shared = { $names } win together.
over-lost = Dracula wins, and everyone has lost.

## Why something is refused

refused-13 =
    { $kind ->
        [choose_room] That room is not on your start card: you begin in one of those it shows.
       *[other] First choose the room in which you begin.
    }
refused-20 = It is not your turn.
refused-27 = That is not one of the things to be done in a turn of your own.
refused-28 = You have not enough actions left for that.
refused-29 = You have done that as often as one turn allows.
refused-32 =
    { $kind ->
        [return_card] You do not have that card.
       *[other] First put cards back until you have four.
    }
refused-40 = There is no door between that room and yours: a move takes you through one door.
refused-85 = There are no cards left to be found in this room.
refused-87 = There is no display card to take.
refused-91 = The resource pile is empty: only the display card is left.
refused-95 =
    { $kind ->
        [steal] You can only steal from someone who is in the same room.
        [take_resource] That player has none of it.
       *[other] First say which resource you steal.
    }
refused-96 = That player has no resources to steal.
refused-102 = You have no wound to heal.
refused-115 = You do not have the resources that this piece costs.
refused-118 = You have that piece already: one copy of each is all you need.
refused-131 =
    { $kind ->
        [build_two_for_one] You have no Two for One.
       *[other] You do not have that card.
    }
refused-133 = That card cannot be played now: brown cards are for the day, blue ones for the night.
refused-136 = You have played a card of that kind in this turn, and may not play another.
refused-141 =
    { $kind ->
        [name_opponent] That is not an opponent who is still alive.
       *[other] First say against whom you play the card.
    }
refused-146 = There is no opponent against whom it could be played.
refused-147 =
    { $kind ->
        [name_opponent] The ghoul cannot be sent against that player.
       *[other] First say whether you send the ghoul against someone else.
    }
refused-149 = First say whether you fire a Pistol.
refused-150 = There is nothing left here to be searched for.
refused-151 = You have no wounds for it to heal.
refused-152 =
    { $kind ->
        [choose_room] No token can come from that room: it must be revealed, not be yours, and have cards left.
        [play_card] There is no revealed room but yours with cards left.
       *[other] First choose the room from which the token comes.
    }
refused-153 = You must know Dracula’s lair, and the right player must stand in it.
refused-154 =
    { $kind ->
        [build_two_for_one] Two for One does not help you to pay for this piece.
        [give_resource] Giving two of that would not pay for the piece.
        [take_resource] That would not pay for the piece.
       *[other] First say which resources you give two for one.
    }
refused-155 = There is no human opponent for the ghouls to attack.
refused-156 =
    { $kind ->
        [play_card] For a bargain both of you need a resource.
        [name_opponent] That player has no resource to bargain with.
        [take_resource] That player has none of it.
        [give_resource] You have none of it.
       *[other] First finish the bargain.
    }
refused-160 = First say whether you use a Garlic Braid.
refused-161 =
    { $kind ->
        [play_card] All opponents are under the spell of Ghoul no. 5 already.
       *[other] That player is under the spell of Ghoul no. 5 already.
    }
refused-162 =
    { $kind ->
        [play_card] No opponent has a resource to steal.
       *[other] That player has no resource to steal.
    }
refused-163 =
    { $kind ->
        [play_card] No opponent has a human token.
       *[other] That player has no human token.
    }
refused-164 = There is nothing left here to be searched for.
refused-165 =
    { $kind ->
        [play_card] Your room is closed already.
       *[other] That player is behind closed doors tonight.
    }
refused-166 = First say whether you answer with Closed Room.
refused-167 =
    { $kind ->
        [play_card] No opponent has a ghoul token.
       *[other] That player has no ghoul token.
    }
refused-168 =
    { $kind ->
        [choose_room] There is nothing to draw there: cards must be left, and you or an unprotected opponent must stand in it.
        [stop] Draw one card at least.
        [play_card] For a sacrifice you need a human token, and cards left in your room or an opponent’s.
       *[other] First draw what the sacrifice brings.
    }
refused-169 = For a mutation an opponent must have a human token, and there must be a ghoul in the bag.
refused-170 = For an inversion you need a ghoul token, fewer than three wounds, and a human in the bag.
refused-185 = Dracula cannot be attacked at night.
refused-187 = In the thick fog you can move only once.
refused-188 = Among the rats you can search only once.
refused-189 = The lamps are out: the display card cannot be taken.
refused-191 = Dread is upon the ship: no night cards tonight.
refused-192 = The wounds fester: nobody can heal tonight.
refused-193 = Dead silence: nobody calls or hunts tonight.
refused-194 = Panic: nobody builds tonight.
refused-210 = You cannot attack Dracula now: by day, in his lair, knowing both clues, and with one of your two objects complete.
refused-230 = The game is over.
refused-250 = You have not enough actions left for that.
refused-251 =
    { $kind ->
        [move] You have done that as often as one turn allows.
        [search] You have done that as often as one turn allows.
        [attack] You have done that as often as one turn allows.
        [heal] You have done that as often as one turn allows.
        [call] You have done that as often as one turn allows.
        [revert] You have done that as often as one turn allows.
       *[other] A ghoul cannot do that.
    }
refused-253 =
    { $kind ->
        [move] A human is in there, and you would have to attack: you need two actions, and an attack left in this turn.
        [name_opponent] You attack a human who is in this room.
       *[other] First say whom you attack.
    }
refused-254 = You can only attack a human who is in the same room.
refused-256 =
    { $kind ->
        [choose_room] You cannot flee there: the room must be next door and revealed, and without players if there is one.
       *[other] First flee.
    }
refused-261 =
    { $kind ->
        [pay_reversal] You do not have that.
        [revert] To become human you need two human tokens that are not locked, or ounces of blood.
       *[other] First pay for becoming human.
    }
refused-270 =
    { $kind ->
        [name_opponent] That is not a ghoul who bars your way.
       *[other] First say which ghoul you fight.
    }
refused-285 = A vampire cannot do that.
refused-291 = You have not enough actions left for that.
refused-292 =
    { $kind ->
        [move] You have done that as often as one turn allows.
        [search] You have done that as often as one turn allows.
        [call] You have done that as often as one turn allows.
        [change_lair] You have done that as often as one turn allows.
        [mist] You have done that as often as one turn allows.
        [submit] You have done that as often as one turn allows.
        [curse] You have done that as often as one turn allows.
        [vampirise] You have done that as often as one turn allows.
       *[other] A vampire cannot do that.
    }
refused-295 = You cannot hunt in your own lair.
refused-298 =
    { $kind ->
        [submit] For that you need a ghoul token, and a human to send it against.
        [bring_back] The victim has no such token.
       *[other] First say what your ghoul brings back.
    }
refused-299 = Dracula’s discard is empty: there is nothing to curse with.
refused-302 = To vampirise you need three actions, a victim in the same room, and what your lair’s card asks for.
refused-303 = Garlic keeps you away from that player tonight.
refused-305 =
    { $kind ->
        [pay_resource] You have none of it.
       *[other] First discard what the objective asks for.
    }
refused-313 = First say whether you strike at the vampire.
refused-322 = The pieces of an object are built in their order: the one before it is missing.
refused-323 = You have been in a new room in this turn, and may not enter another.
refused-324 = You have tried already in this turn, and it was not enough.
refused-329 = Somebody begins in that room already.

## Choices made when a table is laid

option-ghouls_vampires = Game
option-ghouls_vampires-off = Base game
option-ghouls_vampires-off-about = Dracula wounds those he surprises, and everyone stays human. This is the game of the main booklet.
option-ghouls_vampires-on = Ghouls and vampires
option-ghouls_vampires-on-about = Those whom Dracula surprises become ghouls, then vampires, with turns of their own. The vampires can win together. These are the two other booklets.

option-all_vampires_win = The last victim
option-all_vampires_win-off = does not win
option-all_vampires_win-off-about = Whoever is made a vampire by the very last change does not share the vampires’ victory.
option-all_vampires_win-on = wins too
option-all_vampires_win-on-about = Whoever is made a vampire by the very last change shares the vampires’ victory.

option-setup_cards_spent = Start cards
option-setup_cards_spent-off = shuffled back
option-setup_cards_spent-off-about = The cards drawn for the start rooms go back into the pile: there are five nights.
option-setup_cards_spent-on = used up
option-setup_cards_spent-on-about = The cards drawn for the start rooms are used up: there are only four nights.

option-pieces_in_order = Pieces
option-pieces_in_order-off = in any order
option-pieces_in_order-off-about = The three pieces of an object are built in any order.
option-pieces_in_order-on = in their order
option-pieces_in_order-on-about = The second piece of an object needs the first, and the third needs the second.

option-one_new_room_per_turn = New rooms
option-one_new_room_per_turn-off = as many as you like
option-one_new_room_per_turn-off-about = Several rooms may be entered for the first time in one turn.
option-one_new_room_per_turn-on = one a turn
option-one_new_room_per_turn-on-about = Only one room may be entered for the first time in each turn.

option-soft_failure = Not quite enough
option-soft_failure-off = a defeat
option-soft_failure-off-about = A 1 or 2 where a 3 was needed is a defeat, as bad as a skull.
option-soft_failure-on = no effect
option-soft_failure-on-about = A 1 or 2 where a 3 was needed changes nothing, and the attempt is over for this turn.

option-clue_by_total = First clue
option-clue_by_total-off = four held at one time
option-clue_by_total-off-about = The first clue is looked at by whoever holds four resources at one time.
option-clue_by_total-on = four gained in all
option-clue_by_total-on-about = The first clue is looked at by whoever has gained four resources, even if some are gone.

option-strict_own_turn = Reactions
option-strict_own_turn-off = in anyone’s turn
option-strict_own_turn-off-about = Pistol and Closed Room answer what happens to you, whoever’s turn it is.
option-strict_own_turn-on = in your own turn
option-strict_own_turn-on-about = Pistol and Closed Room can be used in your own turn only.

option-dead_draw = The dead man’s card
option-dead_draw-off = not drawn
option-dead_draw-off-about = Nobody draws a Dracula card for an eliminated player: the nights may last longer.
option-dead_draw-on = drawn all the same
option-dead_draw-on-about = An eliminated player’s Dracula card is turned up in their place: there are always five nights.

option-swap_from_lair = Position Swap
option-swap_from_lair-off = an opponent in the lair
option-swap_from_lair-off-about = Position Swap brings you into Dracula’s lair, in the place of an opponent who is there.
option-swap_from_lair-on = you in the lair
option-swap_from_lair-on-about = Position Swap brings you out of Dracula’s lair, and any opponent into it.

option-distinct_starts = Start rooms
option-distinct_starts-off = may be shared
option-distinct_starts-off-about = Two players may begin in the same room.
option-distinct_starts-on = all different
option-distinct_starts-on-about = No two players begin in the same room.

option-victims_lose_turn = Turned by a card
option-victims_lose_turn-off = still have their turn
option-victims_lose_turn-off-about = Who becomes a ghoul before playing tonight still plays, as a ghoul.
option-victims_lose_turn-on = lose their turn
option-victims_lose_turn-on-about = Who becomes a ghoul by a card does not play any more tonight.

option-ghouls_keep_ghouls = Ghouls met by ghouls
option-ghouls_keep_ghouls-off = go back
option-ghouls_keep_ghouls-off-about = A ghoul that a ghoul-player meets in a new room goes back into the bag.
option-ghouls_keep_ghouls-on = are kept
option-ghouls_keep_ghouls-on-about = A ghoul-player keeps the ghoul met in a new room.

option-keep_wounds = Old wounds
option-keep_wounds-off = forgotten
option-keep_wounds-off-about = A ghoul-player who becomes human again has no wounds.
option-keep_wounds-on = come back
option-keep_wounds-on-about = A ghoul-player who becomes human again has the wounds of before.

option-share_tokens = Vampires’ tokens
option-share_tokens-off = each their own
option-share_tokens-off-about = To vampirise, vampires share resources, and each needs tokens of their own.
option-share_tokens-on = shared
option-share_tokens-on-about = To vampirise, vampires share resources and tokens.

option-visible_vampire = Vampires’ steps
option-visible_vampire-off = secret
option-visible_vampire-off-about = A vampire is seen only where it does something else than move.
option-visible_vampire-on = shown
option-visible_vampire-on-about = Every move of a vampire is seen.

option-defend_first = Defence first
option-defend_first-off = no
option-defend_first-off-about = The vampire rolls first, and garlic and defence come after a roll that wins.
option-defend_first-on = yes
option-defend_first-on-about = Garlic and defence come first, and then the vampire rolls.
