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

## At home

home-page-title = Tablée – board games to play together
home-title = Pull up a chair
home-lead = Modern board games for a whole evening: with friends, wherever they are, and with bots, who are always free. A nickname is all it takes; a link brings the others to your table.
home-tables = Your tables
home-with = with { $names }
home-state-your-turn = Your turn
home-state-their-turn = The others are thinking
home-state-free = A seat is still free
home-state-over = Game over
home-shelf = On the shelf
home-open = Open the box
home-at-once = Play against bots at once
home-rules = Read the rules
home-customs = Customs of the house
home-custom-link = A link, a nickname
home-custom-link-about = No account, no password. You lay a table and send the link to a seat; whoever opens it sits down.
home-custom-rules = Rules that explain themselves
home-custom-rules-about = What you may do glows. What you may not do tells you why, with the number of the rule, and the rulebook opens at that very line.
home-custom-kept = Nothing gets lost
home-custom-kept-about = Each move is written down before anyone sees it. Close the window, come back tomorrow: the table is as you left it.
home-custom-chance = Chance under seal
home-custom-chance-about = Every shuffle is sealed before the first move. Once the game is over, anyone can break the seal and check.
home-custom-chance-more = How it works

## A game’s own page

facts-seats = { $least } to { $most } players
facts-minutes = about { $minutes } minutes
facts-age = from age { $age }
facts-author = By { $author }
facts-publisher = { $publisher }, { $year }
lay-title = Lay a table
lay-name = What shall we call you?
lay-name-hint = A nickname will do. This browser remembers it for next time.
lay-seats = How many will you be?
lay-company = Who keeps you company?
lay-company-hint = For each friend you will find a link at the table, to send however you like. And should somebody not turn up, a bot gladly takes the seat.
lay-you = you
lay-seat = Seat { $number }
lay-friend = a friend, by link
lay-bot = a bot: { $level }
lay-levels = What are the bots like?
lay-levels-about = Not one of them cheats: a bot is told what a player in its seat could know, and nothing else.
lay-options = Finer points
lay-options-hint = Everything is set as it is usually played: you can leave this closed.
lay-submit = Lay the table
lay-rules = Read the rules first

## The rulebook

rules-page-title = { $game }: the rules
rules-title = Rulebook
rules-contents = Contents
rules-how = Each of the { $count } rules has its number. When something cannot be done at the table, you are told the number, and it leads here.
rules-here = Rule { $rule }
rules-game = The game
rules-lay = Lay a table

## An invitation

join-page-title = { $game }: a seat for you
join-title = A seat has been kept for you
join-about = You are invited to this table. Say what you would like to be called, and sit down.
join-name = What shall we call you?
join-submit = Sit down
join-table = At the table
join-your-seat = your seat
join-you = you
join-taken-title = Somebody got here first
join-taken-about = { $name } is sitting in this seat. You are welcome to watch; and if another seat is still free, whoever invited you can send you its link.
join-taken-go = Watch the game
join-sitting-title = You already have a seat
join-sitting-about = In this browser you are at this table already, as { $name }. Nobody plays against themselves here: go back to your seat, and pass this link on to a friend.
join-sitting-go = Back to the table
join-device-title = Go on from here?
join-device-about = This link belongs to { $name }. If that is you, you can play on this device too: your seat is the same here, and the other keeps it.
join-device-go = Go on from here
join-device-no = No, only watch

## About

about-title = About this house
about-lead = In French, a tablée is everyone who sits round one table. This one is as long as it needs to be: from your sofa to your friends’, wherever that is.
about-games = The games, and those who made them
about-games-lead = These games were imagined, tried out and published by the people named here, and the merit is theirs. If you like one of them, get the box: it needs no socket, and everyone fits round it.
about-game-author = by { $author }
about-independent = Tablée is independent. It is neither published nor endorsed by the authors or publishers of these games. It plays by their rules, told in our own words. The drawings are our own too, and wherever a booklet is silent, the rulebook here says what we have decided, and why.
about-work = What the pages are made of
about-work-lead = Tablée’s own code is free software, under the MIT licence. These things, made by others, travel with the pages:
about-package = What
about-licence = Licence
about-package-fell = The type of the titles, after letters cut in England in the 17th century
about-package-source = The type of the text
about-package-icons = The icons
about-package-htmx = What keeps the pages up to date without reloading them
about-icons = The icons in use here come from game-icons.net:
about-icons-by = Drawn by { $artist }
about-privacy = What we keep about you
about-privacy-cookies = Up to three cookies: “tablee”, the key to your seats; “name”, your nickname; “lang”, your language. They go nowhere but here.
about-privacy-tables = Of a table, the moves and the nicknames are kept. There is no account, no address, no counting of visitors, and nothing is loaded from elsewhere.
about-chance = How chance is sealed
about-chance-key-title = A key is drawn
about-chance-key = Before the first move, the server draws a key at random: 256 bits. Every shuffle and every roll of the game is worked out from it, by the ChaCha cipher. Whatever you have seen so far, it tells you nothing about the next card.
about-chance-seal-title = It is put under seal
about-chance-seal = From the start, the table shows the seal: the SHA-256 fingerprint of the key. It gives nothing away, and no other key can be found that fits it. So nobody, the server included, can change what is to come without being caught.
about-chance-check-title = Anyone may break the seal
about-chance-check = Once the game is over, anyone can fetch its file from the table: the key, and all the moves. Compare the seal with the one you noted at the beginning, and have everything played through again:
about-chance-hand = Those who trust nobody do it by hand: put the key from the file in the place of KEY, and what is printed must be the seal.
about-chance-limit = What a seal cannot promise: that whoever runs the server has not peeked at the key. Play where you trust your host, or be the host: it is one command.

## When something goes wrong

error-page-title = { $title } – Tablée
error-missing = A wrong turn
error-not-yours = Not from here
error-moved-on = Not this time
error-gone = That table is gone
error-ours = A piece has rolled under the table
error-other = That cannot be done
error-to-table = Back to the table
error-to-home = To the games
error-code = Error { $code }

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
tab-choices = Choices
tab-story = Story
tab-matters = More

seat-you = you
seat-bot = bot, { $level }
seat-free = free
seat-away = away
seat-to-act = to play

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
