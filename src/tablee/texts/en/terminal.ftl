### What only the terminal says.

north = North
east = East
south = South
west = West

## The demonstration

demo-welcome = Board games for people, bots and researchers. UGO! is here; VIGO and Village Pillage: À l’abordage! will follow.
demo-what = This is a demonstration of UGO!: { $seats } players choose at random among the cards they may play.
demo-colours = R is red, B blue, G green, Y yellow, S stone grey.
demo-trick-rule = The highest value wins the trick, and its cards go to the winner’s kingdom: to each colour its own space.
demo-pile-rule = Where the cards of a pile are written one after another, the last lies on top.
demo-score-rule = A space with all its farmers scores its top card, or, empty, the bonus printed on it; a space with cards costs 5 points for each farmer it lacks.
demo-seed = Seed { $seed }: the same seed shows the same game again.
demo-help = Help: { $help }
demo-tests = All tests: { $tests }
demo-stopped = Stopped before the end. Seed { $seed } shows the same game again.

## UGO!

trick-heading = Trick { $trick } of { $tricks }: { $leader } leads
cards-laid = { $seat } lays { $piles }.
cards-on-space = { $cards } on space { $space }
kingdoms-heading = Kingdoms after round { $round }
kingdoms-legend = On each space: the top card, farmers/places, points.
column-player = Player
column-space = Space { $space }
column-round = Round
scores-heading = Scores
row-round = Round { $round }
row-total = Total
shared-win =
    { $total ->
        [one] A shared win with { $total } point: { $seats }.
       *[other] A shared win with { $total } points: { $seats }.
    }

## Playing: the table

play-welcome =
    { $rounds ->
        [one] UGO! in 1 round.
       *[other] UGO! in { $rounds } rounds.
    } Round the table: { $players }.
seat-bot = { $seat } (bot: { $level })
play-how = Play a card by its code, such as { $example }, or by the number under it. Type “{ $help }” to see what else you can do.
play-legend = On each space: the top card, farmers/places. Worth: what the kingdom would score now.
play-heading = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
column-worth = Worth
trick-so-far = { $leader } leads:
your-hand = Your hand:
to-name = To name:

## Playing: what is asked

ask-lead = { $seat }, you lead. Your card ({ $numbers }):
ask-follow =
    { $seat }, follow { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    }. Your card ({ $numbers }):
ask-any =
    { $seat }, you have no { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    }: play anything. Your card ({ $numbers }):
ask-open = { $seat }, name the card whose colour opens space { $space }, to lie on top there ({ $numbers }):
ask-top =
    { $seat }, name the { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    } card to lie on top of space { $space } ({ $numbers }):
curtain = The keyboard goes to { $seat }. { $seat }, press Enter to see your hand:
curtain-stays = Only Enter shows { $seat }’s hand. The player before can still type “{ $undo }”.

## Playing: answers

not-understood = “{ $typed }” is neither a card nor a command. Cards for you now: { $allowed }. Commands: { $commands }.
no-such-number =
    { $most ->
        [one] There is no number { $number } here: only 1.
       *[other] There is no number { $number } here: choose from 1 to { $most }.
    }
taken-back = { $seat } takes the last decision back.
no-round-counted = No round is counted yet. The totals so far are 0.
seat-handed-over = { $seat } resigns. A bot ({ $level }) plays on in that seat.
bots-play-on = Only bots are left. They play on to the end.
match-resigned = { $seat } resigns: { $winner } wins.

## Playing: commands

command-help = help
command-table = table
command-score = score
command-rules = rules
command-undo = undo
command-resign = resign
command-quit = quit
help-cards = a card: its code, or the number under it
help-letters = R red, B blue, G green, Y yellow, S stone grey
help-farmers = Farmers: winning with a 3, 4 or 5 brings 2, with a 6 or 7 it brings 1. Losing with a 1 brings 1 against its own colour, 2 against another; losing with a 2 brings 1 against another colour.
help-help = this list
help-table = the table again
help-score = the score sheet
help-rules = the rulebook: its sections, or one of them, as in “rules follow”
help-undo = take your last decision back
help-resign = give up: a bot plays on in your seat; of two players, the other one wins
help-quit = stop the match here
rules-sections = Sections of the rulebook. Type “{ $rules }” and the name or number of one:
rules-unknown = The rulebook has no section “{ $typed }”. “{ $rules }” alone lists them.

## Playing: the end

match-stopped = The match stops here, in round { $round } of { $rounds }, trick { $trick } of { $tricks }.
play-seed = Seed { $seed }: with --seed { $seed } the same cards are dealt again, and the same play makes the same match.
