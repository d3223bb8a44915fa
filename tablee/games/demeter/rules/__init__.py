"""The rules of *Le dernier voyage du Demeter*, by the parts of the game.

DE-n in a comment is rule n of rulebook.en.md. A verdict is 0, or the number of the rule that
forbids the action.

    setup         what lies ready, and where each player starts
    day           rounds and turns, and the six actions of a human player
    encounters    who is met on entering or calling, and the fights
    bonus_cards   those played in one's own turn
    night         Dracula's cards, and whom he strikes
    hunt          the clues, and the attempt to kill him
    ghoul         ghoul-players, and humans who come upon them
    vampire       vampire-players, and humans who find their lairs
    end           elimination, and how the game ends
    play          what a seat may answer, what it does, what follows
    knowledge     what a seat can know
"""
