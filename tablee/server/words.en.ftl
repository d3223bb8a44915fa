# What the server itself says, in English. What belongs to a game is said in the game's words,
# what only a template needs in tablee/web.

## Who is at the table

bot = Bot { $number }
player = Player { $number }
free-seat = Free seat { $number }
listed = { $most } and { $last }

level-random = at random
level-random-about = Does anything that is allowed. Good for a first look at the rules, and easily beaten.
level-greedy = greedy
level-greedy-about = Grabs what looks best at this very moment, with no thought for the next turn.
level-gentle = gentle
level-gentle-about = Thinks a little way ahead. Pleasant company for your first games.
level-middle = middling
level-middle-about = Plays thousands of games in its head before each move. You will have to earn it.
level-strong = strong
level-strong-about = Ten times more thoughtful still. It takes its time, and forgives little.

## What is going on

title-your-turn = Your turn – { $game }
title-waiting = { $game }
title-over = Game over – { $game }

waiting-for-you = It is your turn.
waiting-for-person = Waiting for { $names }.
waiting-for-bot =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
waiting-for-guest = Waiting for { $names }: somebody has to sit down there first.
waiting-for-agreement =
    { $you ->
        [yes] Your answer is awaited: may the move be taken back?
       *[no] May the move be taken back? Waiting for { $names }.
    }

did-sit =
    { $you ->
        [yes] You have sat down at the table.
       *[no] { $name } has sat down at the table.
    }
did-bot = { $name } has sat down at the table.
did-take-back =
    { $you ->
        [yes] You have taken your move back.
       *[no] { $name } has taken a move back.
    }
did-ask =
    { $you ->
        [yes] You ask to take your move back.
       *[no] { $name } asks to take a move back.
    }
did-agree =
    { $you ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
did-refuse =
    { $you ->
        [yes] The move stays: so you have decided.
       *[no] The move stays: so { $name } has decided.
    }
did-rematch =
    { $you ->
        [yes] You have laid a new table for everyone.
       *[no] { $name } has laid a new table for everyone.
    }

bot-trouble =
    { $count ->
        [one] { $names } could not think, and has played at random instead. The game goes on.
       *[other] { $names } could not think, and have played at random instead. The game goes on.
    }

## What isn't done, and what can be done about it

declined-stale = Nothing was done: the table has moved on since you saw it. Look at it as it is now, and choose again.
declined-no-such-action = Nothing was done: that is no action of this game.
declined-not-your-seat = You are only watching this table: whoever plays needs a seat. If you have one, open this page in the browser in which you took it, or through your own link.
declined-no-such-table = There is no table at this address. Check that the link is complete.
declined-no-such-link = This link does not lead to a seat. Check that it is complete, or ask for it again.
declined-no-such-seat = There is no such seat at this table.
declined-seat-taken = Somebody has sat down there already. You can watch, or look for another free seat.
declined-sits-already = You already have a seat at this table in this browser.
declined-over = The game is over: its secrets are open, so no move can be taken back any more.
declined-not-over = The game is still going on: this can be had once it is over.
declined-nothing-to-take-back = There is no move of yours to take back.
declined-asked-already = The table is being asked already whether a move may be taken back: that has to be answered first.
declined-own-request = You asked yourself: it is for the others to agree.
declined-no-request = Nobody is asking to take a move back any more.
declined-no-such-game = There is no such game here.
declined-no-such-option = This game cannot be played with those choices. Choose again from the form.
declined-options-clash = No table was laid: “{ $option }: { $value }” does not go with the other choices. { $other }.
# What a choice goes with, under its heading and in the sentence above.
options-go-with = Only with “{ $option }: { $values }”
options-not-with-seats = { $count ->
    [one] It is not for one player
   *[other] It is not for { $count } players
}
declined-no-such-level = There is no bot of that level.
declined-no-such-language = Only French and English are spoken here.
declined-no-such-page = There is nothing at this address.
declined-wrong-method = That cannot be done at this address. Go back to the page and use its buttons.
declined-from-elsewhere = Nothing was done: that did not come from a page of this house. Open the table here, and try again.
declined-too-long = Nothing was done: what was sent is too long.
declined-not-a-form = Nothing was done: what was sent is no form of these pages.
declined-garbled = Nothing was done: what was sent makes no sense. Reload the page, and try again.
declined-not-stored = Nothing was done: it could not be stored. Try again in a moment; if that does not help, whoever runs this server should look at its disk.
declined-unplayable = This table was begun under other rules, and cannot be followed any more. Lay a new one.
declined-gone-wrong = Something has gone wrong on our side, and is in the server’s log. Nothing is lost: reload the page.
