"""What play at random doesn't meet, by the names that the report of occurrences gives it."""

UNSEEN = (
    # It cannot be: some Dracula cards show rooms, the others events; and some bonus cards are used
    # when something happens, or name nobody.
    r"event draws_start_card, dracula: [^v].*",
    r"event dracula_visits, dracula: [^v].*",
    r"event dracula_event, dracula: visit.*",
    r"event plays, card: blood_scent",
    r"event plays, card: pistol",
    r"event plays, card: two_for_one",
    r"event plays, card: garlic_braid",
    r"event card_fails, card: .*",
    # It takes too much to come about by itself, or about all rooms, clues and seats; each has a
    # test of its own.
    r"actions: pay_resource .*",
    r"events: display_empty",
    r"events: bonus_reshuffled",
    r"events: cannot_flee",
    r"events: driven_off",
    r"events: defends",
    r"events: attempt_has_no_effect",
    r"refusals: DE-87",
    r"refusals: DE-299",
    r"refusals: DE-303",
    r"event swaps, .*",
    r"event attacks_dracula, .*",
    r"event dracula_flees, .*",
    r"event vampirises, .*",
    r"event driven_off, .*",
    r"event defends, .*",
    r"event pays_objective, .*",
    r"event pays_resource, .*",
    r"event shows_lair, .*",
    r"event lair_shown, .*",
    r"event finds_lair, .*",
    r"event strikes_vampire, .*",
    r"event slays_vampire, .*",
    r"event strike_fails, .*",
    r"event ghoul_changes_master, .*",
    r"event completes_object, .*",
)
