# What the pages say, in English. What belongs to a game is said in the game's words, what the
# server says of itself in tablee/server.

## On every page

house-name = Tablée
house-line = Modern board games, to be played with friends or against bots.
house-ways = Elsewhere
skip-to-main = Skip to content
about-link = About
language-fr = Français
language-en = English
colophon = Every game has its authors, whom we salute; the drawings are the house’s own.
colophon-more = Who made what

## At the table

table-sound = Sound
table-rules = Rules
table-rule = Rule { $rule } in the rulebook
table-seats = Who is at the table
table-board = The board
table-story = The story so far
table-matters = About this game
table-tabs = Go to
table-watching = You are watching: whoever plays holds a seat.
table-copy = Copy
table-copied = Copied.
table-not-sent = Nothing was done: the house could not be reached. Your page tries to find it again by itself; then choose again.
table-lost = Connection lost; trying again…
table-without-script = This page moves by itself in a browser with scripts. Without them it works as well: reload it to see what the others have done.
tab-choices = Choices
tab-story = Story
tab-matters = More

seat-you = you
seat-bot = bot, { $level }
seat-free = free
seat-away = away
seat-to-act = to play
seat-points =
    { $points ->
        [one] point
       *[other] points
    }
seat-so-many-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

undo-free = Take my move back
undo-ask = Ask to take my move back
undo-asked = { $name } would like to take a move back.
undo-asked-yours = You have asked to take your move back.
undo-agree = Agree
undo-refuse = Let it stand
undo-never-mind = Never mind

end-ranking = How it ended
end-rematch = Play again together
end-go-on = To the next game
end-file = Keep this game
end-home = Back to the shelf

invite-title = Seat { $number } is free
invite-link = Send this link to a friend: whoever opens it can sit down.
invite-bot = Or let a bot play:
invite-seat-bot = Seat the bot

device-title = Go on from another device
device-caution = This link opens your own seat: keep it to yourself.
device-link = Your link
sealed-title = The sealed shuffle
sealed-about = This number was fixed before the game: it seals every shuffle. Once the game is over, the file of the game lets anybody check that nothing was changed.

keys-title = Keys
keys-digits = 1 to 9
keys-digits-about = go to that choice; Enter does it
keys-choices = C
keys-choices-about = to the choices
keys-board = B
keys-board-about = to the board; the arrows walk across it, Enter chooses or says why not
keys-story = S
keys-story-about = to the story
keys-undo = U
keys-undo-about = to taking a move back
keys-escape = Esc
keys-escape-about = clears what was said, and leads back to the choices
