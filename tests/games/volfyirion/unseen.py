"""What need not happen in a few thousand games at random, and why: random players end their turns
when they have hardly begun, so that points for the dear things never come together, and most cards
never meet most others. Each rule has its test all the same, and each card is played in one."""

DEAR = "it takes more points than random players ever keep together"
RARE = "it takes cards, and a moment for them, that hardly ever meet at random"
EACH = "cards, cities and players are many: not each of them meets each of these"

UNSEEN = {
    r"actions: .*": EACH,
    r"event .*, .*: .*": EACH,
    r"kinds of action: (fight|tame|step_on|step_back|fight_together|tame_together)": DEAR,
    r"kinds of action: (fight_alone|tame_alone|put_aside_for_knowledge|move_dragon)": DEAR,
    r"kinds of action: (defeat|rebuild|send_to_lair|send_from_lair|send_far)": DEAR,
    r"kinds of action: (take_lair|leave_lair|give_wonder)": DEAR,
    r"kinds of action: (remove_other_troop|call_back|let_go|lose_troop|lose_building)": RARE,
    r"kinds of action: (buy_top|take_unseen_wonder|collider|take_over)": RARE,
    r"kinds of action: (bury|erase|erase_nothing)": RARE,
    r"questions: (send_dragon|take_lair|share_wonder)": DEAR,
    r"questions: (second_chance|lose_troop|lose_building|bury|erase)": RARE,
    r"events: (loses_city_for_good|troop_goes_back|rebuilds|repels_dragon|reveals_shift)": DEAR,
    r"events: (defeats_dragon|gets_wonder|takes_lair|leaves_lair|lairs_leave)": DEAR,
    r"events: (fights|tames|steps)": DEAR,
    r"events: (reveals_mirage|reveals_second_chance|calls_back|lets_go)": RARE,
    r"events: (dragon_wakes|aside_shuffled|rage_renewed|sends_saboteur)": RARE,
    r"events: (buys_top|takes_unseen_wonder|takes_over|collides|buries|erases|steals)": RARE,
    r"refusals: VO-(48|109|111|159|231|232|417|418|422)": DEAR,
    r"refusals: VO-(125|170|190|196|219|312|315|316)": RARE,
}
