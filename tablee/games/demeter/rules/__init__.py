"""The rules of *Le dernier voyage du Demeter*, by the parts of the game.

DE-n in a comment is rule n of rulebook.en.md. A verdict is 0, or the number of the rule that
forbids the action.

    setup         what lies ready, and where each player starts
    day           rounds and turns, and the six actions of a human player
    encounters    who is met on entering or calling, and the fights
    bonus_cards   those played in one's own turn
    night         Dracula's cards, and whom he strikes
    hunt          the clues, the attempt to kill him, elimination, the end
    play          what a seat may answer, what it does, what follows
    knowledge     what a seat can know
"""
