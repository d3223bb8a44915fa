# What is said at a table of Volfyirion, in English. tablee/engine/words.py tells how a message is
# found, and which values it gets. Rules are told in rulebook.en.md. The names of cards and Cities are
# in box.toml, and choices.py says what a choice means just now.

title = Volfyirion
tagline = Two Houses, six Cities, one dragon for hire
pitch =
    Draw five cards and turn them into Command, Battle and Knowledge: buy better cards, bring down
    walls, or send the dragon onto an enemy City and watch its owner sweat. Whoever has no City left
    standing has lost. With modules to mix, and the dragon to face alone, together, or two against two.

## The pieces of a sentence

points =
    { $points ->
        [one] 1 City
       *[other] { $points } Cities
    }
cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
command-cost = { $command } Command
battle-cost = { $battle } Battle
knowledge-cost = { $knowledge } Knowledge
gain =
    { $command ->
        [0] { "" }
       *[other] { $command } Command
    }{ $battle ->
        [0] { "" }
       *[other] { $command ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $battle } Battle
    }{ $knowledge ->
        [0] { "" }
       *[other] { $command ->
            [0] { $battle ->
                [0] { "" }
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $knowledge } Knowledge
    }

amount = { gain }
short-command = { $command } Command
short-battle = { $battle } Battle
short-knowledge = { $knowledge } Knowledge

city-lair_1 = the Lair
city-lair_2 = the Lair
city-left_1 = the left Stronghold of the first team
city-middle_1 = the shared Stronghold of the first team
city-right_1 = the right Stronghold of the first team
city-left_2 = the left Stronghold of the second team
city-middle_2 = the shared Stronghold of the second team
city-right_2 = the right Stronghold of the second team
space = space { $digit1 }
slot = slot { $digit1 }
cell-left_1 = row 1, left
cell-right_1 = row 1, right
cell-left_2 = row 2, left
cell-right_2 = row 2, right
cell-left_3 = row 3, left
cell-right_3 = row 3, right
cell-left_4 = row 4, left
cell-right_4 = row 4, right
cell-left_5 = row 5, left
cell-right_5 = row 5, right
cell-left_6 = row 6, left
cell-right_6 = row 6, right
cell-left_7 = row 7, left
cell-right_7 = row 7, right
cell-left_8 = row 8, left
cell-right_8 = row 8, right
cell-left_9 = row 9, left
cell-right_9 = row 9, right
cell-left_10 = row 10, left
cell-right_10 = row 10, right
cell-left_11 = row 11, left
cell-right_11 = row 11, right
cell-left_12 = row 12, left
cell-right_12 = row 12, right
cell-left_13 = row 13, left
cell-right_13 = row 13, right
owner-player1 = Player 1
owner-player2 = Player 2
owner-player3 = Player 3
owner-player4 = Player 4

colour-0 = blue
colour-1 = crimson
colour-2 = green
colour-3 = gold

## What one can do

kind-put_aside_for_battle = Put a Rage card aside
kind-put_aside_for_knowledge = Put a Rage card aside
kind-fight = Attack Volfyirion
kind-tame = Subjugate Volfyirion
kind-dispel = Discard from the Rage Grid
kind-hold = Seal in the Rage Grid
kind-step_on = Move Volfyirion
kind-step_back = Move Volfyirion
kind-weed = Remove a card
kind-fight_together = Attack Volfyirion together
kind-tame_together = Subjugate Volfyirion together
kind-fight_alone = Attack Volfyirion alone
kind-tame_alone = Subjugate Volfyirion alone
kind-play = Play a card
kind-use = Use an ability
kind-use_troop = Use a Troop
kind-use_building = Use a Building
kind-buy = Acquire an Asset
kind-replace = Replace a card of the Asset Row
kind-redeploy = Redeploy a Troop
kind-swap = Your first turn: exchange a card of the Asset Row
kind-hand_over = Hand over
kind-end_turn = End the turn
kind-take_wonder = Acquire a Wonder
kind-unseal = Unseal a Wonder
kind-seal = Seal a Wonder
kind-attack = Attack a City
kind-move_dragon = Move Volfyirion
kind-defeat = Defeat Volfyirion
kind-swap_all = Your first turn: exchange the Asset Row
kind-rebuild = Rebuild a City
kind-buy_top = Qoam Oracle
kind-take_unseen_wonder = Heroes Party
kind-collider = Anomaly Collider
kind-take_over = Take over an Ascension Path
kind-use_other_troop = Use a Troop
kind-use_other_building = Use a Building
kind-redeploy_other = Redeploy a Troop
kind-seal_row = Seal a card of the enemy’s Asset Row
kind-unseal_row = Unseal a card of your Asset Row
kind-send_to_lair = Move Volfyirion
kind-send_from_lair = Move Volfyirion
kind-send_far = Move Volfyirion
kind-keep_hand = Your first hand
kind-redraw = Your first hand
kind-place = Choose a City
kind-push_out_first = Choose a slot
kind-push_out_second = Choose a slot
kind-thin_hand = From your hand
kind-thin_discard = From your Discard Pile
kind-thin_played = From your Playing Area
kind-thin_sealed = From your Playing Area, sealed
kind-thin_nothing = No card
kind-remove_troop = Remove a Troop
kind-remove_other_troop = Remove a Troop
kind-spare_troop = No Troop
kind-remove_building = Remove a Building
kind-remove_other_building = Remove a Building
kind-spare_building = No Building
kind-send_dragon = Send Volfyirion
kind-leave_dragon = Leave Volfyirion
kind-take_bonus = The bonus
kind-decline_bonus = The bonus
kind-choose_wonder = Choose a Wonder
kind-call_back = Take a Troop back
kind-let_go = No Troop
kind-take_lair = The Lair
kind-leave_lair = The Lair
kind-lose_troop = Give up a Troop
kind-lose_building = Give up a Building
kind-let_thin = Who removes a card
kind-give_wonder = Who gets the Wonder
kind-pair_middle = The shared Stronghold
kind-pair_left = The left Stronghold
kind-bury = Put under your House Deck
kind-erase = Remove from your House Deck
kind-erase_nothing = No card

action-put_aside_for_battle = Put the top Rage card aside, for Battle
action-put_aside_for_knowledge = Put the top Rage card aside, for Knowledge
action-fight = Attack Volfyirion
action-tame = Subjugate Volfyirion
action-dispel = Discard from the Rage Grid: { $cell }
action-hold = Seal in the Rage Grid: { $cell }
action-step_on = Move Volfyirion clockwise
action-step_back = Move Volfyirion anticlockwise
action-weed = Pay to remove a card
action-fight_together = Attack Volfyirion together
action-tame_together = Subjugate Volfyirion together
action-fight_alone = Attack Volfyirion alone
action-tame_alone = Subjugate Volfyirion alone
action-play = Play { $card }
action-use = Use the ability of { $card }
action-use_troop = Use the Troop in { $city }
action-use_building = Use the Building in { $city }
action-buy = Acquire the card on { $space }
action-replace = Replace the card on { $space }
action-redeploy = Redeploy the Troop from { $city }
action-swap = Exchange the card on { $space }, free of charge
action-hand_over = Let the other act
action-end_turn = End your turn
action-take_wonder = Acquire the Wonder in { $slot }
action-unseal = Unseal a Wonder
action-seal = Seal a Wonder
action-attack = Attack { $city }
action-move_dragon = Move Volfyirion
action-defeat = Defeat Volfyirion
action-swap_all = Exchange the whole Asset Row, free of charge
action-rebuild = Rebuild { $city }
action-buy_top = Acquire the top card of the Asset Deck
action-take_unseen_wonder = Acquire the top card of the Wonder Deck
action-collider = Seal a Wonder of your own for Knowledge
action-take_over = Take over an Ascension Path
action-use_other_troop = Use the second Troop in { $city }
action-use_other_building = Use the second Building in { $city }
action-redeploy_other = Redeploy the second Troop from { $city }
action-seal_row = Seal the enemy’s card on { $space }
action-unseal_row = Unseal your card on { $space }
action-send_to_lair = Send Volfyirion to the enemy’s Lair
action-send_from_lair = Send Volfyirion from the enemy’s Lair onto a Stronghold
action-send_far = Send Volfyirion straight onto an enemy Stronghold
action-keep_hand = Keep this hand
action-redraw = Shuffle it back and draw a fresh one
action-place = { $city }
action-push_out_first = Remove the first one there
action-push_out_second = Remove the second one there
action-thin_hand = Remove { $card } from your hand
action-thin_discard = Remove { $card } from your Discard Pile
action-thin_played = Remove { $card } from your Playing Area
action-thin_sealed = Remove { $wonder }, sealed, from your Playing Area
action-thin_nothing = Remove no card
action-remove_troop = Remove the Troop in { $city }
action-remove_other_troop = Remove the second Troop in { $city }
action-spare_troop = Remove no Troop
action-remove_building = Remove the Building in { $city }
action-remove_other_building = Remove the second Building in { $city }
action-spare_building = Remove no Building
action-send_dragon = Send Volfyirion onto { $city }
action-leave_dragon = Leave Volfyirion where it is
action-take_bonus = Take the bonus
action-decline_bonus = Do without the bonus
action-choose_wonder = { $wonder }, of { $owner }
action-call_back = Take { $troop } back
action-let_go = Take no Troop back
action-take_lair = Take the Lair as a City
action-leave_lair = Leave the Lair where it is
action-lose_troop = Give up the Troop in { $city }
action-lose_building = Give up the Building in { $city }
action-let_thin = { $owner } may remove a card
action-give_wonder = It goes to { $owner }
action-pair_middle = { $pair } in the middle
action-pair_left = { $pair } on the left
action-bury = Put { $card } under your House Deck
action-erase = Remove { $card } from your House Deck
action-erase_nothing = Remove no card

## What it means just now

now-put_aside_for_battle = Put the top Rage card aside: { short-battle }
now-put_aside_for_knowledge = Put the top Rage card aside: { short-knowledge }
now-fight = Attack Volfyirion, and win: { short-battle }
now-tame = Subjugate Volfyirion, and win: { short-knowledge }
now-dispel = Discard { $card }: { short-battle }
now-hold = Seal { $card }: { short-knowledge }
now-step_on = Volfyirion to { $city }, clockwise: { short-knowledge }
now-step_back = Volfyirion to { $city }, anticlockwise: { short-knowledge }
now-weed = Remove a card: { short-knowledge }
now-fight_together = Attack Volfyirion together, and win: { short-battle }
now-tame_together = Subjugate Volfyirion together, and win: { short-knowledge }
now-fight_alone = Attack Volfyirion alone, and win: { short-battle }
now-tame_alone = Subjugate Volfyirion alone, and win: { short-knowledge }
now-play = { $card }: { $about }
now-use =
    { $ability ->
        [removal] Remove { $card }: { $about }
       *[synergy] Use { $card }: { $about }
    }
now-use_troop =
    { $ability ->
        [removal] Remove { $card } in { $city }: { $about }
       *[synergy] Use { $card } in { $city }: { $about }
    }
now-use_building =
    { $ability ->
        [removal] Remove { $card } in { $city }: { $about }
       *[synergy] Use { $card } in { $city }: { $about }
    }
now-use_other_troop =
    { $ability ->
        [removal] Remove { $card } in { $city }: { $about }
       *[synergy] Use { $card } in { $city }: { $about }
    }
now-use_other_building =
    { $ability ->
        [removal] Remove { $card } in { $city }: { $about }
       *[synergy] Use { $card } in { $city }: { $about }
    }
now-buy = { $card }: { short-command }
now-buy_top = { $card }, from the deck: { short-command }
now-replace = Replace { $card }: { short-knowledge }
now-swap = Exchange { $card }: free
now-redeploy = Redeploy { $card } from { $city }: { short-command }
now-redeploy_other = Redeploy { $card } from { $city }: { short-command }
now-take_wonder = { $card }: { short-battle }
now-take_unseen_wonder = The unseen Wonder: { short-battle }
now-seal = Seal a Wonder: Knowledge, as much as it costs
now-unseal = Unseal a Wonder: Knowledge, as much as it costs
now-attack = Attack { $city }, { $about }: { short-battle }
now-move_dragon = { $about }: { short-knowledge }
now-defeat = Defeat Volfyirion: { short-battle }
now-rebuild = Rebuild { $city }: { short-command }
now-take_over = Take over { $card }: { short-knowledge }
now-seal_row = Seal { $card }: { short-knowledge }
now-unseal_row = Unseal { $card }: { short-knowledge }
now-send_to_lair = Volfyirion to the enemy’s Lair: { short-knowledge }
now-send_from_lair = Volfyirion from the enemy’s Lair onto a Stronghold: { short-knowledge }
now-send_far = Volfyirion straight onto an enemy Stronghold: { short-knowledge }
now-place = { $city }{ $about }
now-push_out_first = Remove { $card }
now-push_out_second = Remove { $card }
now-remove_troop = Remove { $card } in { $city }
now-remove_other_troop = Remove { $card } in { $city }
now-remove_building = Remove { $card } in { $city }
now-remove_other_building = Remove { $card } in { $city }
now-send_dragon = Send Volfyirion onto { $city }{ $about }
now-choose_wonder = { $wonder }, of { $owner }: { short-knowledge }
now-lose_troop = Give up { $card } in { $city }
now-lose_building = Give up { $card } in { $city }
now-take_bonus = { $about }

## What one is asked

ask-first_hand = This is your first hand: will you keep it?
ask-act = What will you do?
ask-act_alone = What will you do?
ask-act_together = What will you do?
ask-act_as_team = What will you do?
ask-choose_city = Which City is it for?
ask-choose_slot = Both slots are taken: which card makes room?
ask-thin = Which card do you remove from the game, if any?
ask-choose_troop = Which enemy Troop do you remove, if any?
ask-choose_building = Which enemy Building do you remove, if any?
ask-send_dragon = Onto which City do you send Volfyirion?
ask-may_send_dragon = Onto which City do you send Volfyirion, if any?
ask-take_bonus = Will you take the bonus?
ask-choose_wonder = Which Wonder?
ask-second_chance = Second Chance: do you take a Troop back?
ask-take_lair = Volfyirion is gone. Will you take its Lair as a City?
ask-lose_troop = Volfyirion’s rage costs you a Troop: which one?
ask-lose_building = Volfyirion’s rage costs you a Building: which one?
ask-who_thins = Which of you may remove a card?
ask-share_wonder = Who gets this Wonder?
ask-pair_middle = Which two Cities make up the shared Stronghold?
ask-pair_left = Which two Cities make up the left Stronghold?
ask-bury = Which card of your Discard Pile goes under your House Deck?
ask-erase = Which card of your House Deck do you remove?

## What happens

event-is_first_player =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
event-fills_lair = { $card } lies on the Lair.
event-turns_down_wonder = { $card } goes under the Wonder Deck.
event-begins_turn =
    { $you ->
        [yes] Turn { $turn }: it is yours.
       *[no] Turn { $turn }: it is { $name }’s.
    }
event-draws =
    { $you ->
        [yes] { "" }
       *[no] { $name } draws { cards }.
    }
event-draws_card =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
event-reshuffles =
    { $you ->
        [yes] You shuffle your Discard Pile, { cards }: it is your new House Deck.
       *[no] { $name } shuffles their Discard Pile, { cards }: it is their new House Deck.
    }
event-keeps_hand =
    { $you ->
        [yes] You keep your first hand.
       *[no] { $name } keeps their first hand.
    }
event-redraws =
    { $you ->
        [yes] You shuffle your first hand back and draw { cards }.
       *[no] { $name } shuffles their first hand back and draws { cards }.
    }
event-starts_with =
    { $you ->
        [yes] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] Your cards in play give { gain }.
                }
               *[other] Your cards in play give { gain }.
            }
           *[other] Your cards in play give { gain }.
        }
       *[no] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] { $name }’s cards in play give { gain }.
                }
               *[other] { $name }’s cards in play give { gain }.
            }
           *[other] { $name }’s cards in play give { gain }.
        }
    }
event-hands_over =
    { $you ->
        [yes] You hand the turn over.
       *[no] { $name } hands the turn over.
    }
event-ends_turn =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends their turn.
    }
event-fills_row = { $card } comes into the Asset Row.
event-plays =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
event-places =
    { $you ->
        [yes] You place { $card } in { $city }.
       *[no] { $name } places { $card } in { $city }.
    }
event-gains =
    { $you ->
        [yes] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] You gain { gain }.
                }
               *[other] You gain { gain }.
            }
           *[other] You gain { gain }.
        }
       *[no] { $command ->
            [0] { $battle ->
                [0] { $knowledge ->
                    [0] { "" }
                   *[other] { $name } gains { gain }.
                }
               *[other] { $name } gains { gain }.
            }
           *[other] { $name } gains { gain }.
        }
    }
event-replaces_in_city = { $card }, which stood in { $city }, is removed from the game.
event-uses =
    { $you ->
        [yes] You use the ability of { $card }.
       *[no] { $name } uses the ability of { $card }.
    }
event-removes_for =
    { $you ->
        [yes] You remove { $card } for its ability.
       *[no] { $name } removes { $card } for its ability.
    }
event-thins_hand =
    { $you ->
        [yes] You remove { $card } from your hand.
       *[no] { $name } removes { $card } from their hand.
    }
event-thins_discard =
    { $you ->
        [yes] You remove { $card } from your Discard Pile.
       *[no] { $name } removes { $card } from their Discard Pile.
    }
event-thins_played =
    { $you ->
        [yes] You remove { $card } from your Playing Area.
       *[no] { $name } removes { $card } from their Playing Area.
    }
event-thins_nothing =
    { $you ->
        [yes] You remove no card.
       *[no] { $name } removes no card.
    }
event-redeploys =
    { $you ->
        [yes] You redeploy { $card } to { $city } for { command-cost }.
       *[no] { $name } redeploys { $card } to { $city } for { command-cost }.
    }
event-buys =
    { $you ->
        [yes] You acquire { $card } for { command-cost }.
       *[no] { $name } acquires { $card } for { command-cost }.
    }
event-buys_top =
    { $you ->
        [yes] You acquire { $card } from the top of the Asset Deck for { command-cost }.
       *[no] { $name } acquires { $card } from the top of the Asset Deck for { command-cost }.
    }
event-sends_saboteur =
    { $you ->
        [yes] You acquire { $card } for { command-cost }: it goes to the enemy’s Discard Pile.
       *[no] { $name } acquires { $card } for { command-cost }: it goes to the enemy’s Discard Pile.
    }
event-swaps =
    { $you ->
        [yes] You put { $card } under the Asset Deck, free of charge.
       *[no] { $name } puts { $card } under the Asset Deck, free of charge.
    }
event-swaps_all =
    { $you ->
        [yes] You put the whole Asset Row under the Asset Deck, free of charge.
       *[no] { $name } puts the whole Asset Row under the Asset Deck, free of charge.
    }
event-replaces =
    { $you ->
        [yes] You replace { $card } for { knowledge-cost }.
       *[no] { $name } replaces { $card } for { knowledge-cost }.
    }
event-takes_wonder =
    { $you ->
        [yes] You acquire the Wonder { $card } for { battle-cost }.
       *[no] { $name } acquires the Wonder { $card } for { battle-cost }.
    }
event-takes_unseen_wonder =
    { $you ->
        [yes] You acquire the unseen Wonder, { $card }, for { battle-cost }.
       *[no] { $name } acquires the unseen Wonder, { $card }, for { battle-cost }.
    }
event-attacks =
    { $you ->
        [yes] You attack { $city } with { battle-cost }.
       *[no] { $name } attacks { $city } with { battle-cost }.
    }
event-loses_troop = { $card } in { $city } is removed.
event-loses_building = { $card } in { $city } is removed.
event-loses_city = City destroyed: { $city }.
event-loses_city_for_good = City destroyed for the second time, which leaves the game: { $city }.
event-troop_goes_back = { $card }, which guarded { $city }, is shuffled into the Asset Deck.
event-rebuilds =
    { $you ->
        [yes] You rebuild { $city } for { command-cost }.
       *[no] { $name } rebuilds { $city } for { command-cost }.
    }
event-seals =
    { $you ->
        [yes] You seal { $card } for { knowledge-cost }.
       *[no] { $name } seals { $card } for { knowledge-cost }.
    }
event-unseals =
    { $you ->
        [yes] You unseal { $card } for { knowledge-cost }.
       *[no] { $name } unseals { $card } for { knowledge-cost }.
    }
event-takes_over =
    { $you ->
        [yes] You take over { $card } for { knowledge-cost }.
       *[no] { $name } takes over { $card } for { knowledge-cost }.
    }
event-sends_dragon =
    { $you ->
        [yes] { $knowledge ->
            [0] You send Volfyirion onto { $city }, free of charge.
           *[other] You send Volfyirion onto { $city } for { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } sends Volfyirion onto { $city }, free of charge.
           *[other] { $name } sends Volfyirion onto { $city } for { knowledge-cost }.
        }
    }
event-repels_dragon =
    { $you ->
        [yes] { $knowledge ->
            [0] You drive Volfyirion back to the Lair, free of charge.
           *[other] You drive Volfyirion back to the Lair for { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } drives Volfyirion back to the Lair, free of charge.
           *[other] { $name } drives Volfyirion back to the Lair for { knowledge-cost }.
        }
    }
event-dragon_returns = Volfyirion goes back to the Lair.
event-dragon_burns = Volfyirion burns { $city } to the ground.
event-defeats_dragon =
    { $you ->
        [yes] You defeat Volfyirion for { battle-cost }!
       *[no] { $name } defeats Volfyirion for { battle-cost }!
    }
event-gets_wonder =
    { $you ->
        [yes] You gain { $card } from the Lair.
       *[no] { $name } gains { $card } from the Lair.
    }
event-takes_lair =
    { $you ->
        [yes] You take the Lair as a City of your own.
       *[no] { $name } takes the Lair as a City of their own.
    }
event-leaves_lair =
    { $you ->
        [yes] You leave the Lair where it is.
       *[no] { $name } leaves the Lair where it is.
    }
event-has_armory =
    { $you ->
        [yes] Your Perk is Qoam Armory: you defeat Volfyirion for less.
       *[no] { $name }’s Perk is Qoam Armory: they defeat Volfyirion for less.
    }
event-has_collider =
    { $you ->
        [yes] Your Perk is Anomaly Collider: once a turn, you seal a Wonder of yours for Knowledge.
       *[no] { $name }’s Perk is Anomaly Collider: once a turn, they seal a Wonder of theirs for Knowledge.
    }
event-has_oracle =
    { $you ->
        [yes] Your Perk is Qoam Oracle: you may acquire the top card of the Asset Deck.
       *[no] { $name }’s Perk is Qoam Oracle: they may acquire the top card of the Asset Deck.
    }
event-has_heroes =
    { $you ->
        [yes] Your Perk is Heroes Party: you may acquire the top card of the Wonder Deck.
       *[no] { $name }’s Perk is Heroes Party: they may acquire the top card of the Wonder Deck.
    }
event-collides =
    { $you ->
        [yes] You seal your { $card } with Anomaly Collider: { knowledge-cost } more.
       *[no] { $name } seals their { $card } with Anomaly Collider: { knowledge-cost } more.
    }
event-holds_mirage =
    { $you ->
        [yes] Your Ploy is Mirage City: when the enemy moves Volfyirion onto one of your Cities, it flies straight back to the Lair.
       *[no] { $name } holds Mirage City.
    }
event-holds_shift =
    { $you ->
        [yes] Your Ploy is Double Shift: the enemy’s first attack against you fails, and your Cities are stronger for the rest of that turn.
       *[no] { $name } holds Double Shift.
    }
event-holds_instability =
    { $you ->
        [yes] Your Ploy is Qoam Instability: as soon as there are two Buildings in play, all Buildings are removed.
       *[no] { $name } holds Qoam Instability.
    }
event-holds_afterthought =
    { $you ->
        [yes] Your Ploy is Afterthought: as soon as there are two Troops in play, all Troops are removed.
       *[no] { $name } holds Afterthought.
    }
event-holds_crystallization =
    { $you ->
        [yes] Your Ploy is Crystallization: as soon as there are three Wonders in play, all Wonders are removed.
       *[no] { $name } holds Crystallization.
    }
event-holds_second_chance =
    { $you ->
        [yes] Your Ploy is Second Chance: a Troop that the enemy removes for Battle and an attack in the same turn may bring that Troop to you.
       *[no] { $name } holds Second Chance.
    }
event-reveals_mirage =
    { $you ->
        [yes] Your Ploy is revealed, Mirage City: { $city } was an illusion.
       *[no] { $name }’s Ploy is revealed, Mirage City: { $city } was an illusion.
    }
event-reveals_shift =
    { $you ->
        [yes] Your Ploy is revealed, Double Shift: the attack on { $city } fails, and { battle-cost } is lost.
       *[no] { $name }’s Ploy is revealed, Double Shift: the attack on { $city } fails, and { battle-cost } is lost.
    }
event-reveals_instability =
    { $you ->
        [yes] Your Ploy is revealed, Qoam Instability: all Buildings in play are removed.
       *[no] { $name }’s Ploy is revealed, Qoam Instability: all Buildings in play are removed.
    }
event-reveals_afterthought =
    { $you ->
        [yes] Your Ploy is revealed, Afterthought: all Troops in play are removed.
       *[no] { $name }’s Ploy is revealed, Afterthought: all Troops in play are removed.
    }
event-reveals_crystallization =
    { $you ->
        [yes] Your Ploy is revealed, Crystallization: all Wonders in play are removed.
       *[no] { $name }’s Ploy is revealed, Crystallization: all Wonders in play are removed.
    }
event-reveals_second_chance =
    { $you ->
        [yes] Your Ploy is revealed, Second Chance: { $city } was attacked with the help of a Troop, and you may take it.
       *[no] { $name }’s Ploy is revealed, Second Chance: { $city } was attacked with the help of a Troop, and { $name } may take it.
    }
event-loses_wonder =
    { $you ->
        [yes] Your { $card } is removed from the game.
       *[no] { $name }’s { $card } is removed from the game.
    }
event-calls_back =
    { $you ->
        [yes] You take { $card } back, and station it in { $city }.
       *[no] { $name } takes { $card } back, and stations it in { $city }.
    }
event-lets_go =
    { $you ->
        [yes] You take no Troop back.
       *[no] { $name } takes no Troop back.
    }
event-shuffles_half_in = A half of the talisman is shuffled back into the Asset Deck.
event-halves_meet = Both halves of the talisman lie in the Asset Row.
event-baits = Volfyirion is lured onto { $city }.
event-buries =
    { $you ->
        [yes] You put { $card } under your House Deck.
       *[no] { $name } puts { $card } under their House Deck.
    }
event-erases =
    { $you ->
        [yes] You remove { $card } from your House Deck.
       *[no] { $name } removes { $card } from their House Deck.
    }
event-steals =
    { $you ->
        [yes] You get { $card } from the enemy’s Discard Pile.
       *[no] { $name } gets { $card } from the enemy’s Discard Pile.
    }
event-adds_rage = A card goes unseen under the Rage Pile.
event-puts_aside = { $card } is put aside from the Rage Pile.
event-dragon_wakes = Volfyirion leaves the Lair: it will attack at the end of this turn.
event-dragon_attacks = Volfyirion attacks: the Rage Pile is turned up, { cards }.
event-reveals_rage = { $card } is turned up.
event-dragon_strikes = Volfyirion destroys { $city } with { battle-cost }.
event-dragon_seals = Volfyirion seals { $card } with { knowledge-cost }.
event-rage_begins_with = { $card } stays, face up, as the new Rage Pile.
event-aside_shuffled = The Aside Pile is shuffled: it is the new Asset Deck.
event-fights =
    { $you ->
        [yes] You attack Volfyirion with { battle-cost }, and drive it off!
       *[no] { $name } attacks Volfyirion with { battle-cost }, and drives it off!
    }
event-tames =
    { $you ->
        [yes] You subjugate Volfyirion with { knowledge-cost }!
       *[no] { $name } subjugates Volfyirion with { knowledge-cost }!
    }
event-reveals_in_grid = { $card } comes into the Rage Grid, { $cell }.
event-rage_renewed = The discard pile of the Rage Deck is shuffled: it is the new Rage Deck.
event-dragon_flies = Volfyirion flies to { $city }.
event-dispels =
    { $you ->
        [yes] You discard { $card } from the Rage Grid for { battle-cost }.
       *[no] { $name } discards { $card } from the Rage Grid for { battle-cost }.
    }
event-holds =
    { $you ->
        [yes] You seal { $card } in the Rage Grid for { knowledge-cost }.
       *[no] { $name } seals { $card } in the Rage Grid for { knowledge-cost }.
    }
event-steps =
    { $you ->
        [yes] You move Volfyirion to { $city }.
       *[no] { $name } moves Volfyirion to { $city }.
    }
event-weeds =
    { $you ->
        [yes] You pay { knowledge-cost } to remove a card.
       *[no] { $name } pays { knowledge-cost } to remove a card.
    }
event-city_holds_out = No breach: { $city } holds out.
event-keeps_in_grid = { $card } stays in the Rage Grid.
event-is_out =
    { $you ->
        [yes] You have no City left, and are out.
       *[no] { $name } has no City left, and is out.
    }
event-makes_pair = A Stronghold is formed: { $city }, with a Defence of { $defence }.
event-seals_row =
    { $you ->
        [yes] You seal { $card } in the enemy’s Asset Row for { knowledge-cost }.
       *[no] { $name } seals { $card } in the enemy’s Asset Row for { knowledge-cost }.
    }
event-unseals_row =
    { $you ->
        [yes] You unseal { $card } in your Asset Row for { knowledge-cost }.
       *[no] { $name } unseals { $card } in their Asset Row for { knowledge-cost }.
    }
event-sends_to_lair =
    { $you ->
        [yes] { $knowledge ->
            [0] You send Volfyirion to the enemy’s Lair, free of charge.
           *[other] You send Volfyirion to the enemy’s Lair for { knowledge-cost }.
        }
       *[no] { $knowledge ->
            [0] { $name } sends Volfyirion to the enemy’s Lair, free of charge.
           *[other] { $name } sends Volfyirion to the enemy’s Lair for { knowledge-cost }.
        }
    }
event-lairs_leave = Both Lairs leave the game, with their Wonders and the Wonder Decks.
event-wins =
    { $you ->
        [yes] You have won.
       *[no] { $name } has won.
    }
event-loses =
    { $you ->
        [yes] You have lost.
       *[no] { $name } has lost.
    }
event-draws_level =
    { $you ->
        [yes] Neither side is ahead: the game is a draw.
       *[no] { "" }
    }
event-runs_out_of_turns = The last turn has been played.

## How it ends

over-won =
    { $you ->
        [yes] You have won the war.
       *[no] { $name } has won the war.
    }
over-together = { $names } have won together.
over-lost = The war is lost: { $names }.
over-shared = The war ends in a draw: { $names }.

## What a card says

type-0 = Command card
type-1 = Troop
type-2 = Building
type-3 = Wonder
type-4 = talisman half
colour-of-0 = neutral
    .many = neutral
colour-of-1 = turquoise
    .many = turquoise
colour-of-2 = red
    .many = red
colour-of-3 = purple
    .many = purple
card-kind = { $type }, { $colour }
card-costs-command = costs { $command } Command
card-costs-battle = costs { $battle } Battle
card-main = gives { gain }
card-defence = Defence { $defence }
card-draws =
    { $draws ->
        [one] draw 1 card
       *[other] draw { $draws } cards
    }
card-effect-1 = remove a card of your own
card-effect-2 = remove an enemy Troop
card-effect-3 = remove an enemy Building
card-effect-4 = move Volfyirion
card-effect-5 = lure Volfyirion onto one of your own Cities
card-effect-6 = remove a card of your House Deck, take one of the enemy’s Discard Pile, shuffle
card-synergy = with another { $one } card: { $bonus }
card-synergy-same = with two other { $one } cards: { $bonus }
card-synergy-both = with another { $one } and another { $other } card: { $bonus }
card-removal = remove it: { $bonus }
card-trait-1 = goes back into the Asset Deck when its City falls to an attack
card-trait-2 = goes to the enemy’s Discard Pile when acquired, and other cards cannot remove it
card-trait-3 = when played, puts a card of your Discard Pile under your House Deck
card-take-over = the enemy may take it over for { $knowledge } Knowledge, and it cannot be sealed
card-talisman = cannot be acquired; both halves in the Asset Row end the game

about-razes = destroys it
about-troop = removes { $card }
about-sellsword = destroys it, and { $card } leaves
about-drives-back = Volfyirion back to the Lair
about-sends = Volfyirion onto an enemy City
about-defence =, Defence { $defence }
about-over =: removes { $card }

## Why it is refused

refused-38 = It is not for you to decide now: only whoever is asked may act.
refused-44 = Your first hand can be kept or drawn afresh only in your first turn, before anything else.
refused-47 = This is not what you are being asked just now: answer the question first.
refused-48 = Volfyirion has been defeated already: that happens once in a game.
refused-50 = You do not have enough Command to redeploy this Troop: it takes what the Troop costs.
refused-55 = You cannot play { $card }: it is not in your hand.
refused-59 = You have no City with room for it: a Building or a Troop goes into a slot of one of your own standing Cities, and the Lair has none.
refused-73 = You do not have enough Command to acquire this card.
refused-74 = This space of the Asset Row is empty: it is filled at the End of Turn.
refused-76 = The top card of the Asset Deck cannot be acquired: it is not part of the Asset Row, and you do not hold Qoam Oracle.
refused-77 = Only the first player may exchange a card of the Asset Row free of charge, and only in the first turn.
refused-78 = Only the second player may exchange the whole Asset Row free of charge, and only in the first turn.
refused-79 = You cannot exchange cards free of charge any more: this is done once, before anything is acquired.
refused-82 =
    { $kind ->
        [place] { $city } will not do: a Troop is redeployed to another of your standing Cities.
       *[other] You cannot redeploy a Troop from there: it takes a Troop of yours, and another City of yours with room for it.
    }
refused-86 = You cannot attack { $city }: it is not an enemy City.
refused-90 = You do not have enough Battle to attack { $city }: its whole Defence has to be paid at once.
refused-91 = { $kind ->
        [attack] There is nothing left to attack: { $city } is destroyed.
        [place] Nothing can be placed there: { $city } is destroyed.
       *[other] Volfyirion cannot go there: { $city } is destroyed.
    }
refused-95 = You do not have enough Battle to acquire this Wonder.
refused-96 = This slot of the Lair is empty: it is filled at the End of Turn.
refused-97 = That card cannot be removed: you have none of it there.
refused-99 = The Wonder you have just acquired cannot be the card that you remove for it.
refused-103 = You do not have enough Battle to defeat Volfyirion.
refused-109 = The Lair has been taken: Wonders can no longer be acquired, nor Volfyirion moved.
refused-111 = The Lair is never rebuilt.
refused-113 = You do not have enough Knowledge to seal it: it takes as much as the Wonder costs.
refused-114 = You do not have enough Knowledge to unseal it: it takes as much as the Wonder costs.
refused-115 = { $card } is sealed: nobody can use its ability.
refused-118 = There is no Wonder in play to which this could be done.
refused-122 = You do not have enough Knowledge to replace a card of the Asset Row.
refused-124 = There is no card on this space of the Asset Row to replace: replace before you acquire.
refused-125 = No card can be replaced: the Asset Deck is empty.
refused-127 = You do not have enough Knowledge to move Volfyirion.
refused-128 = Volfyirion cannot go there: it flies from the Lair to an enemy City, or from one of your own Cities to the Lair.
refused-130 = Volfyirion is on an enemy City: only its owner can drive it off.
refused-136 = { $kind ->
        [use] { $card } has no Secondary Ability.
       *[other] That card has no Secondary Ability.
    }
refused-137 = { $kind ->
        [use] The ability of { $card } has been used this turn.
       *[other] Its ability has been used this turn.
    }
refused-138 = { $kind ->
        [use] You cannot use { $card }: you do not have it in play.
       *[other] You have no such card in { $city } to use.
    }
refused-141 = The Synergy is not met: it takes other cards in play of the colours it shows.
refused-143 = The Synergy is not met: a card’s own colour does not count for itself.
refused-144 = The Synergy is not met: two symbols of one colour take two other cards of that colour.
refused-156 = There is no enemy Troop there to remove.
refused-157 = There is no enemy Building there to remove.
refused-159 = Volfyirion is gone: there is nothing left to move.
refused-170 = That deck is empty.
refused-173 = The game is over: nobody plays any more.
refused-190 = An Ascension Path can never be sealed.
refused-191 = You cannot take over an Ascension Path: the enemy must have one in play, and you need the Knowledge for it.
refused-196 = A Saboteur cannot be removed by other cards.
refused-202 = Anomaly Collider serves once a turn, for its holder, on one of their own unsealed Wonders.
refused-205 = Only the holder of Heroes Party may acquire the top card of the Wonder Deck, and it takes Battle.
refused-219 = That Troop was not removed for Battle in this turn.
refused-226 = A half of the talisman cannot be acquired: it can only be replaced.
refused-229 = That will not do: see what the community cards ask for.
refused-230 = There is nothing to rebuild there: it takes one of your own destroyed Cities, and the option “Rebuilding Cities”.
refused-231 = You do not have enough Command to rebuild { $city }.
refused-232 = { $city } has been destroyed twice, and is out of the game.
refused-305 = That cannot be done in the Solo mode.
refused-306 = You do not have enough points to put a Rage card aside.
refused-307 = You do not have enough Battle to drive Volfyirion off.
refused-308 = You do not have enough Knowledge to subjugate Volfyirion.
refused-312 = The Rage Pile is empty.
refused-315 = You have no Troop there to give up.
refused-316 = You have no Building there to give up.
refused-325 = In Solo, a sealed Wonder stays sealed.
refused-347 = You cannot hand over now: the other has ended their part of the turn, or has just handed over to you.
refused-352 = That cannot be done in the Co-op mode.
refused-355 = There is no Wonder in that cell of the Rage Grid to discard.
refused-356 = There is no unsealed Wonder in that cell of the Rage Grid to seal.
refused-357 = You do not have enough Knowledge to move Volfyirion.
refused-358 = You may pay to remove a card once a turn, if you have the Knowledge for it.
refused-359 = The two of you do not have enough points for that together.
refused-360 = You do not have enough points for that alone.
refused-361 = You do not have enough points for that, and may not use the other player’s.
refused-373 = In the Co-op mode the Asset Row cannot be exchanged free of charge.
refused-403 = Those two Cities will not do: they are in the shared Stronghold already.
refused-408 = You cannot hand over now: your teammate has ended their part of the turn, or has just handed over to you.
refused-411 = It has to be one of the two players of your team.
refused-412 =
    { $kind ->
        [seal_row] You cannot seal that card: it takes a card of the enemy’s Asset Row that is not sealed, and as much Knowledge as it costs.
        [unseal_row] You cannot unseal that card: it takes a sealed card of your own Asset Row, and as much Knowledge as it costs.
       *[other] That card of the Asset Row is sealed: your team has to unseal it first.
    }
refused-415 = Volfyirion cannot be sent to the enemy’s Lair from where it is; a team moves it by the prices on its Lair.
refused-416 = Volfyirion is not on the enemy’s Lair.
refused-417 = There is no enemy Stronghold to which Volfyirion could be sent from where it is.
refused-418 = Volfyirion is on an enemy Stronghold already.
refused-422 = Volfyirion has been defeated, and both Lairs have left the game.
refused-426 = A Troop is stationed there already, and the option “Redeploying onto a Troop” does not allow it.

## What is chosen when a table is laid

option-mode = Mode
option-mode-versus = Duel
option-mode-versus-about = Two Houses, one against the other: the game of the booklet.
option-mode-solo = Solo
option-mode-solo-about = You alone against the dragon, by the publisher’s further rules.
option-mode-coop = Co-op
option-mode-coop-about = Two players together against the dragon, by the publisher’s further rules.
option-mode-team = Team
option-mode-team-about = Two against two, with two copies of the game, by the publisher’s further rules.

option-difficulty = Difficulty
option-difficulty-normal = normal
option-difficulty-normal-about = In Solo and Co-op: the dragon grows stronger by 1 for each City it has destroyed.
option-difficulty-easy = easy
option-difficulty-easy-about = In Solo and Co-op: the dragon never grows stronger.
option-difficulty-hard = hard
option-difficulty-hard-about = In Solo and Co-op: the dragon grows stronger by 2 for each City it has destroyed.

option-mercenaries = Mercenary Troops
option-mercenaries-off = no
option-mercenaries-off-about = The four Mercenaries stay in the box.
option-mercenaries-on = yes
option-mercenaries-on-about = Four cheap, strong Troops. But an attack on the City they guard drives them off and destroys it, all at once.

option-ascension_path = Ascension Path
option-ascension_path-off = no
option-ascension_path-off-about = The two Ascension Paths stay in the box.
option-ascension_path-on = yes
option-ascension_path-on-about = Two strong Wonders that cannot be sealed, and that the enemy may take over.

option-saboteurs = Saboteurs
option-saboteurs-off = no
option-saboteurs-off-about = The two Saboteurs stay in the box.
option-saboteurs-on = yes
option-saboteurs-on-about = Two poor cards that you acquire for the enemy.

option-perks = Perk cards
option-perks-off = no
option-perks-off-about = Nobody has a Perk.
option-perks-on = yes
option-perks-on-about = Each player is dealt a Perk, in the open, that lasts the whole game.

option-ploys = Ploy cards
option-ploys-off = no
option-ploys-off-about = Nobody has a Ploy.
option-ploys-on = yes
option-ploys-on-about = Each player is dealt a Ploy in secret, which comes into effect by itself.

option-continuum = Continuum
option-continuum-off = no
option-continuum-off-about = The two blank cards stay in the box.
option-continuum-talisman = the talisman
option-continuum-talisman-about = The two cards are halves of a talisman: when both lie in the Asset Row, the game is over. A player’s idea.
option-continuum-community_cards = community cards
option-continuum-community_cards-about = The two cards become a Wonder and a Command card, both thought up by a player.

option-rebuild_cities = Rebuilding Cities
option-rebuild_cities-off = no
option-rebuild_cities-off-about = What is destroyed stays destroyed.
option-rebuild_cities-on = yes
option-rebuild_cities-on-about = Each City can be rebuilt once, for Command. Games are longer.

option-rebuild_cost = Cost of rebuilding
option-rebuild_cost-defence = as much as its Defence
option-rebuild_cost-defence-about = A City costs as much Command as it has Defence: 8, 9 or 10.
option-rebuild_cost-two_less = two less
option-rebuild_cost-two_less-about = A City costs 6, 7 or 8 Command.
option-rebuild_cost-two_more = two more
option-rebuild_cost-two_more-about = A City costs 10, 11 or 12 Command.

option-first_player = First player
option-first_player-random = drawn at random
option-first_player-random-about = Chance decides who begins.
option-first_player-seat_0 = the first seat
option-first_player-seat_0-about = Whoever sits in the first seat begins.
option-first_player-seat_1 = the second seat
option-first_player-seat_1-about = Whoever sits in the second seat begins.

option-first_hand = First hand
option-first_hand-5 = 5 cards
option-first_hand-5-about = The first player begins with a hand of five, as in the booklet.
option-first_hand-4 = 4 cards
option-first_hand-4-about = The first player begins with a hand of four. With six for the second player, both have about the same chance.
option-first_hand-3 = 3 cards
option-first_hand-3-about = The first player begins with a hand of three.

option-second_hand = Second hand
option-second_hand-5 = 5 cards
option-second_hand-5-about = The second player begins with a hand of five, as in the booklet.
option-second_hand-6 = 6 cards
option-second_hand-6-about = The second player begins with a hand of six. With four for the first player, both have about the same chance.

option-hidden_asset_top = Top of the Asset Deck
option-hidden_asset_top-off = face up
option-hidden_asset_top-off-about = The next card of the Asset Row can be seen.
option-hidden_asset_top-on = face down
option-hidden_asset_top-on-about = The next card of the Asset Row is a surprise.

option-lair_take = Taking the Lair
option-lair_take-may = may
option-lair_take-may-about = Whoever defeats Volfyirion may take the Lair as a City, or leave it where it is.
option-lair_take-auto = always
option-lair_take-auto-about = Whoever defeats Volfyirion takes the Lair as a City.

option-lair_wonders_to_play = Wonders of the Lair
option-lair_wonders_to_play-off = to the Discard Pile
option-lair_wonders_to_play-off-about = Whoever defeats Volfyirion gets the Wonders of the Lair in their Discard Pile.
option-lair_wonders_to_play-on = into play
option-lair_wonders_to_play-on-about = Whoever defeats Volfyirion gets the Wonders of the Lair in their Playing Area.

option-redeploy_onto_occupied = Redeploying onto a Troop
option-redeploy_onto_occupied-allow = allowed
option-redeploy_onto_occupied-allow-about = The Troop that was there is removed.
option-redeploy_onto_occupied-forbid = not allowed
option-redeploy_onto_occupied-forbid-about = A Troop can be redeployed only to a City without one.

option-dragon_on_razed_city = Dragon on a razed City
option-dragon_on_razed_city-lair = goes to the Lair
option-dragon_on_razed_city-lair-about = When a City falls to an attack, the dragon on it goes back to the Lair.
option-dragon_on_razed_city-stay = stays
option-dragon_on_razed_city-stay-about = When a City falls to an attack, the dragon stays on the ruins until their owner’s turn ends.

option-hidden_cache_bonus = Hidden Cache
option-hidden_cache_bonus-2 = 2 Battle
option-hidden_cache_bonus-2-about = The Synergy of Hidden Cache gives 2 Battle, as printed on the card.
option-hidden_cache_bonus-3 = 3 Battle
option-hidden_cache_bonus-3-about = The Synergy of Hidden Cache gives 3 Battle, as in the booklet’s pictures.

option-double_shift_scope = Reach of Double Shift
option-double_shift_scope-all_cities = all Cities
option-double_shift_scope-all_cities-about = Double Shift makes all Cities of its holder stronger.
option-double_shift_scope-attacked_city = the attacked City
option-double_shift_scope-attacked_city-about = Double Shift makes only the attacked City stronger.

option-second_chance_timing = Moment of Second Chance
option-second_chance_timing-after = after the attack
option-second_chance_timing-after-about = Second Chance comes once the attack is over.
option-second_chance_timing-before = before its outcome
option-second_chance_timing-before-about = Second Chance comes once the attack is paid for, and may thwart it.

option-solo_unseal = Unsealing in Solo
option-solo_unseal-off = no
option-solo_unseal-off-about = In Solo, what the dragon has sealed stays sealed.
option-solo_unseal-on = yes
option-solo_unseal-on-about = In Solo, a Wonder may be unsealed for Knowledge.

option-team_pairing = Pairing of Cities
option-team_pairing-symmetric = 10 + 8, 9 + 9, 8 + 10
option-team_pairing-symmetric-about = In Team mode, every Stronghold has a Defence of 18.
option-team_pairing-asymmetric = free
option-team_pairing-asymmetric-about = In Team mode, each team pairs its Cities as it likes.

option-team_slots = Slots of a Stronghold
option-team_slots-2 = two of each
option-team_slots-2-about = In Team mode, a Stronghold has two slots for Troops and two for Buildings.
option-team_slots-1 = one of each
option-team_slots-1-about = In Team mode, a Stronghold has one slot for a Troop and one for a Building.

option-team_dragon_return = Where the dragon goes
option-team_dragon_return-defender = to the Lair of those it burned
option-team_dragon_return-defender-about = In Team mode, after burning a Stronghold the dragon goes to the Lair of the team that lost it.
option-team_dragon_return-attacker = to the other Lair
option-team_dragon_return-attacker-about = In Team mode, after burning a Stronghold the dragon goes to the Lair of the other team.
option-team_dragon_return-neutral = off the board
option-team_dragon_return-neutral-about = In Team mode, after burning a Stronghold the dragon leaves the board.

option-turn_limit = Limit of turns
option-turn_limit-50 = 50 each
option-turn_limit-50-about = After fifty turns each, whoever has more Cities standing wins.
option-turn_limit-30 = 30 each
option-turn_limit-30-about = After thirty turns each, whoever has more Cities standing wins.
option-turn_limit-6 = 6 each
option-turn_limit-6-about = A skirmish: after six turns each, whoever has more Cities standing wins.

# Two Cities that make a Stronghold (team mode, VO-403).
pair-tylaris-vahylea = Tylaris and Vahylea
pair-tylaris-alantar = Tylaris and Alantar
pair-tylaris-yrdesh = Tylaris and Yrdesh
pair-tylaris-akao_uket = Tylaris and Akao Uket
pair-tylaris-kyr = Tylaris and Kyr
pair-vahylea-alantar = Vahylea and Alantar
pair-vahylea-yrdesh = Vahylea and Yrdesh
pair-vahylea-akao_uket = Vahylea and Akao Uket
pair-vahylea-kyr = Vahylea and Kyr
pair-alantar-yrdesh = Alantar and Yrdesh
pair-alantar-akao_uket = Alantar and Akao Uket
pair-alantar-kyr = Alantar and Kyr
pair-yrdesh-akao_uket = Yrdesh and Akao Uket
pair-yrdesh-kyr = Yrdesh and Kyr
pair-akao_uket-kyr = Akao Uket and Kyr
