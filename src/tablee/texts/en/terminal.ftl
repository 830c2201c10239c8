### What only the terminal says.

north = North
east = East
south = South
west = West
north-east = North-East
south-east = South-East
south-west = South-West
north-west = North-West

## The command line

stopped = Stopped.
command-near = There’s no command “{ $typed }”. Did you mean: { $command }
command-is-game = To play { $game } here: { $command }
command-unknown = There’s no command “{ $typed }”. There are: { $known }. { $help } explains them.

## The demonstration

demo-welcome = Board games for people, bots and researchers: { $games }
demo-seed = Seed { $seed }: the same seed shows the same game again.
demo-help = Help: { $help }
demo-stopped = Stopped before the end. Seed { $seed } shows the same game again.

## Score sheets

column-player = Player
scores-heading = Scores
row-total = Total
shared-win =
    { $total ->
        [one] A shared win with { $total } point: { $seats }.
       *[other] A shared win with { $total } points: { $seats }.
    }

## Playing: the table

seat-numbered = { $number } { $seat }
seat-bot = { $seat } (bot: { $level })

## Playing: what is asked

anybody-else = You may speak out of turn now: { $people }. Enter lets { $seat } go on:
curtain = The keyboard goes to { $seat }. { $seat }, press Enter to see your hand:
curtain-stays = Only Enter shows { $seat }’s hand. The player before can still type “{ $undo }”.

## Playing: answers

no-such-number =
    { $most ->
        [one] There is no number { $number } here: only 1.
       *[other] There is no number { $number } here: choose from 1 to { $most }.
    }
nobody-there = Nobody sits at seat { $seat } at this keyboard. People sit at: { $people }.
not-out-of-turn = { $seat } cannot decide anything now: { $asked } is asked.
no-decision-yet = Nothing to undo: { $seat } has not decided anything yet.
taken-back = { $seat } undoes the last move.
seat-handed-over = { $seat } resigns. A bot ({ $level }) plays on in that seat.
bots-play-on = Only bots are left. They play on to the end.
match-resigned = { $seat } resigns: { $winner } wins.

## Playing: commands

command-help = help
command-table = table
command-score = score
command-rules = rules
command-hint = hint
command-undo = undo
command-resign = resign
command-quit = quit
command-words =
    { $meaning ->
        [help] ?
        [rules] rule
       *[other] {""}
    }
help-help = this list
help-table = the table again
help-score = the score sheet
help-rules = the rulebook: its sections, or one of them, as in “rules 5”
help-hint = what a bot would play in your place
help-undo = undo your last move, and what bots answered to it
help-resign = resign: a bot plays on in your seat; with two players, the other one wins
help-quit = stop here: the match is saved, and goes on with --continue
hint = Hint: { $typed }
hint-in-words = Hint: { $typed } – { $words }
did-you-mean = There is no “{ $typed }” here. Did you mean “{ $meant }”?
more-pages = Enter for more, q to stop:
rules-sections = Sections of the rulebook. Type “{ $rules }” and the name or number of one:
rules-unknown = The rulebook has no section “{ $typed }”. “{ $rules }” alone lists them.
rules-near = The rulebook has no section “{ $typed }”. Did you mean “{ $rules } { $meant }”?

## Playing: the end

play-seed = Seed { $seed }: with --seed { $seed } chance brings the same again, and the same play makes the same match.

## Before the match

screen-unknown = “{ $game }” cannot be played in the terminal. These games can: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
}
deck-elsewhere = --deck is for pillage, whose cards an owner of the box can replace: { $game } has no deck.
options-heading = Options of { $game }, to be chosen with --options, such as --options name=value:
column-option = Option
column-values = Values
column-default = Default
column-meaning = What it is for
option-own-text = a text
option-laboratory = A laboratory option.
presets-heading = Options that go together, to be chosen with --preset and a name:

## Saved matches

match-goes-on = The match goes on.
match-new-chance = This record does not say what chance was about to bring: from here on it is drawn anew.
match-plans-again = Plans that were not revealed yet are made again.
match-saved = The match is saved in { $file }. To go on with it: { $command }
match-recorded = The record of the match is in { $file }. To see it again: { $command }
match-over = The match in { $file } is over. To see it again: { $command }
resign-sure =
    Resign? { $count ->
        [2] The other player wins.
       *[other] A bot will finish the game for you.
    } [y/N]
answer-words =
    { $meaning ->
        [yes] yes, y
       *[no] no, n
    }
offer-to-go-on = You stopped a game of { $game } ({ $players }; { $played }). Go on with it? [Y/n]
continue-flags = A match that goes on keeps its players, options and chance: leave out { $flags }.
nothing-to-continue = There is no unfinished match to go on with. To begin one: { $command }
no-such-match = “{ $asked }” is neither a file nor a saved match. To see the saved ones: { $command }
match-elsewhere = The match in { $file } is being played in another terminal. Go on with it there.
record-exists = { $file } exists already and is not overwritten: choose another name for the new match.
record-exists-running = { $file } holds a match that is not over and is not overwritten. To go on with that match: { $command }. For a new match choose another name.
record-unwritable = { $file } cannot be written: { $reason }. Choose another place with --record.
unwritable-no-folder = its folder does not exist
unwritable-not-allowed = you may not write there
unwritable-folder = it is a folder
unwritable-full = the disk is full
unwritable-changed = another program has changed it meanwhile
names-too-many = There are more names ({ $names }) than people ({ $people }): leave some out, or seat more people with --players.
saved-none = No match is saved yet. To begin one: { $command }
saved-continue = To go on with one: { $command }
saved-folder = Their records are in { $folder }.
saved-running = running: { $scores }
saved-over =
    { $count ->
        [0] over, nobody has won: { $scores }
       *[other] won by { $winners }: { $scores }
    }
column-match = Match
column-players = Players
column-played = Last played
column-standing = How it stands

## The list of bots

bots-level = level
bots-character = called
bots-style = how it plays
bots-tries = tries a move
bots-cost = ms a move
bots-strength = duels of 100 won against greedy
balance-card = card
balance-offered = offered
balance-bought = bought of 100 times
balance-owners = owners
balance-won = games of 100 that owners won
balance-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players: an equal wins { $fair } of 100.
balance-rounds = Half of the games took { $median } rounds or less; eight of ten took { $low } to { $high }. Without a winner: { $drawn }.
