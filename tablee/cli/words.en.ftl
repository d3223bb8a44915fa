# What the command line says, in English. What belongs to a game is said in that game's words, and
# what `--help` says is in __init__.py.

## In several commands

listed = { $most } and { $last }
no-such-rule = There is no rule { $asked }: they run from { $first } to { $last }.
paged = (Space shows the next page; q goes back.)

## tablee games

game-for = For { $fewest } to { $most } players, ages { $age } and up, in about { $minutes } minutes.
game-by =
    { $published ->
        [yes] By { $author }, published by { $publisher } in { $year }.
       *[no] By { $author }.
    }
option-default = { $about } (default)
option-seats = { $about } (for { $seats } players)
games-next =
    To learn more of a game: tablee games { $game }
    To play it:              tablee play { $game }

## tablee serve

serving = Tablée is open at { $address }
serving-others = Others on your network find it at this machine’s name or address, port { $port }.
games-kept = Games are kept in { $file }
serving-how-to-stop = Press Ctrl-C to close.
opening-browser = A browser is opening.
no-browser = There is no browser to open from here: go to { $address } in your own.
closing = Closing. All games are kept.
port-in-use = Port { $port } is taken, perhaps by another Tablée: look at { $address }, or choose another port with --port { $other }
cannot-listen = It is not possible to listen on { $address }: { $reason }.
cannot-open = Games cannot be kept in { $file }: { $reason }.

## While rules are compiled

compiling = The rules are being compiled in the background, so that bots can think fast. You can play meanwhile.
compiling-foresight = { $game }: compiling, step 1 of 3 (moves taken back).
compiling-greedy = { $game }: compiling, step 2 of 3 (bots that play by instinct).
compiling-search = { $game }: compiling, step 3 of 3 (bots that think ahead).
compiling-ready =
    { $seconds ->
        [one] { $game }: ready after { $seconds } second. Bots think at full speed.
       *[other] { $game }: ready after { $seconds } seconds. Bots think at full speed.
    }
compiling-failed = { $game }: the rules could not be compiled ({ $reason }). All games can be played, but bots that think ahead play less well.

## tablee play: what cannot be done as it was asked

which-game = Say which game you would like to play: { $games }.
resumed-keeps = A game that is resumed keeps its game, its seats, its options and its chance: leave out { $what }.
option-form = An option is given as NAME=VALUE, not as { $typed }; to see them all: tablee games { $game }
too-many-people = { $seats } seats are too few for { $people } people.
too-few-people = There cannot be { $people } people at the keyboard: 0 leaves the game to the bots.
file-taken = There is already something in { $file }: choose another name, or go on with what is there by --resume
cannot-save = The game cannot be kept in { $file }: { $reason }.

## Who plays

player = Player { $number }
bot = Bot { $number }
level-random = random
level-greedy = greedy
level-gentle = gentle
level-middle = middle
level-strong = strong
company-bots = Only bots are playing: { $bots } (level: { $level }).
company-you =
    { $count ->
        [0] You are { $people }.
       *[other] You are { $people }. You play against { $bots } (level: { $level }).
    }
company-people =
    { $count ->
        [0] { $people } share this keyboard.
       *[other] { $people } share this keyboard. They play against { $bots } (level: { $level }).
    }
resumed = The game goes on from where it was left.
kept-here = After every move, the game is kept in { $file }
sealed = Its chance was sealed before the first move: { $commitment }

## From one to the next

hand-over = Your turn is over: it is up to { $name }. Press Enter to wipe the screen, then hand over the keyboard.
take-over = { $name }, it is up to you. Press Enter once nobody else can see the screen.
bot-trouble = { $name } failed to think of a move, and plays at random.

## At the prompt

how-to-choose = Type the number of a choice, or help to see what else you can type.
not-understood = “{ $typed }” means nothing here. Type the number of a choice, or a command such as { $example }, or help.
no-such-number =
    { $count ->
        [one] There is only one choice: type 1.
       *[other] There are { $count } choices: type a number from 1 to { $count }.
    }
refused = { $why } ({ $rule })
refused-read = To read this rule: rules { $number }
allowed = Nothing forbids it: you can do this now.
why-what = Name an action: why { $example }
help =
    What you can type:

      1               play choice number 1
      { $example } the same, as a command (see below)
      undo            take back your last move
      why ACTION      learn whether it is forbidden, why, and by which rule
      rules           read the rules; rules 12 shows rule 12 alone
      story           read all that has happened
      table           look at the table again
      save FILE       keep the game in this file from now on
      quit            leave; the game is kept, and can be resumed

    The commands of this game, each with an example:

undo-nothing = You have not made a move yet.
undo-agree = The others have learned something since that move. Does everyone agree that it is taken back? (yes or no)
undo-refused = Then it stays as it was played.
undone =
    { $count ->
        [one] Your last move is taken back.
       *[other] Your last move is taken back, and all that came after it.
    }
saved = The game is kept in { $file }. Everything hidden in the game can be found in there, so don’t look before it is over.

## How it ends

ranking = Final ranking
ranking-line =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }: { $name }, { $points }
over-kept = The game is kept in { $file }; to check it move by move:
left = The game is not over. It is kept in { $file }; to go on with it:
left-nothing = No move was made, so there is no game to keep.
