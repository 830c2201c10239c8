### What the page says.

title = Tablée
title-turn =
    { $turns ->
        [one] ● Your turn · Tablée
       *[other] ● Your turn ({ $turns }) · Tablée
    }
notice-turn = It’s your turn at Tablée.
skip-to-content = Skip to the content
loading = One moment …
dismiss = OK
why = Why?
cancel = Cancel
close = Close
just-now = just now
list = { $rest } and { $last }
home = Back to the tables
connection-lost = Connection lost. It will come back by itself.
trouble-network = The server cannot be reached. Try again in a moment.
turned-away = You can’t come in
offline-title = No connection
offline-what = The tables are on a server, and it can’t be reached right now.
offline-kept = Your games are safe there: nothing is lost, and the others see that you are away.
offline-network = Is this device connected? Check its network, or flight mode.
offline-server = Is the server running? Whoever hosts it can start it again.
offline-waits = This page tries again by itself every few seconds.
offline-again = Try now

## The menu

menu = Menu
menu-nobody = Guest
menu-name = Choose a name
menu-rename = Change my name
menu-device = Play on another device
menu-account = My name and devices
menu-notify = Tell me when it’s my turn
language = Language
theme = Theme
theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] Automatic
    }
motion = Animations
motion-speed =
    { $speed ->
        [slow] Slow
        [fast] Fast
        [off] Off
       *[normal] Normal
    }
motion-calm = Your system asks for less motion: things only fade in.
sounds = Sounds
sounds-state =
    { $on ->
        [yes] On
       *[no] Off
    }
volume = Volume

## Names

name-title = Your name or nickname
name-why = It is shown at the table. No password.
name-label = Your name
name-take = Continue
name-before = Been here before?
sign-in-passkey = Sign in with a passkey
signed-out = You were signed out on this device.
passkey-trouble =
    { $what ->
        [passkey-here] This device already has a passkey of yours.
       *[passkey-failed] That did not work on this device. Try again, or use another one.
    }
name-guest = Guest
device-title = Play on another device
device-how = Open this private link on your other device: your name and your games come with it. It works once, within a day. Keep it to yourself.
move-title = Play on this device too
move-what = A private link brought you here. If you made it yourself, go on: you will find your name and your games on this device too. The link works once.
move-instead = Here you are { $name }; you will become whoever made the link.
move-do = This is me
link-label = The link
link-copy = Copy
link-copied = Copied

## The first page

home-title =
    { $games ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $games }
    } board games, and a seat for you
home-what = Play { $games } in your browser: with friends, by a link, or right now against bots. Nothing to install, no account.
home-games = The games
home-daily = The challenge of the day
home-puzzle = The puzzle of the day
home-replays = Games to watch, or a record of your own
home-notice = Tablée is independent of the authors and publishers of these games; its drawings are its own. If you like a game, buy the box: it is even better on a real table.
game-players = { $fewest }–{ $most } players
table-players = { $seats } players
game-minutes = { $minutes } min
game-depth =
    { $depth ->
        [1] Easy
        [2] Medium
       *[3] Deep
    }
play-bots = Play now
play-friends = New table
play-how = Play now: against { $bots }. New table: with friends, or with bots of your choice.
rules = Rules
rules-of = The rules of { $game }
rules-table = Table
rules-contents = Contents
mine-title = My games
mine-bots = with bots
mine-status =
    { $status ->
        [open] waiting for players
        [shuffling] about to begin
        [resigned] you resigned, a bot plays on
       *[playing] the others are thinking
    }
mine-ends = Closes on { $day } unless somebody plays
mine-over = Finished games ({ $games })
mine-result =
    { $won ->
        [yes] Won with { $score }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
your-turn = Your turn
your-turn-named = Your turn, { $name }
lobby-title = Open tables
lobby-nobody = Just pick a name to join.
lobby-empty = No open table right now. Be the first: pick a game, send the link to a friend, or list your table here for anybody to join.
lobby-make = Open a table of { $game }
lobby-look =
    { $free ->
        [0] Watch { $host }’s table
        [one] Join { $host }: 1 free seat
       *[other] Join { $host }: { $free } free seats
    }

## Seats

seat-free = Free seat
player-bot =
    { $bots ->
        [one] Bot
       *[other] Bot { $number }
    }
seat-here = is here
seat-away = is away
seat-sits-in = a bot plays for them
seat-resigned =
    { $seats ->
        [2] resigned
       *[other] resigned, a bot plays on
    }
seat-turn = is thinking
bot-level =
    { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[other] { $level }
    }
bot-with-level = { $name } ({ $level })
bot-about = { $name }, a bot: { $level }. { $style }
bot-named = { $name }, { $level }

## A new table

no-such-game = We don’t have that game.
new-title = A table for { $game }
new-seats = Who plays?
new-how-many = Players
new-players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
new-seat = Seat { $number }
new-you = You
new-friend = Friend
new-friend-how = joins with the link you send
new-bot = Bot
new-bot-level = Which bot on seat { $number }?
new-here = Here
new-here-how = plays on this device
new-here-name = Their name
new-public = List this table on the first page, so that anybody can join
new-preset = Rules
new-preset-none = House rules
new-preset-none-why = The usual rules here. Each can be changed below.
new-variants = Variants
new-variants-usual = as usual
new-on = yes
new-off = no
option-said = { $label }: { $value }
new-laboratory = Advanced settings
new-clock = Clock
new-clock-why = When time runs out, a bot plays until the player is back. A clock below an hour stops while nobody is at the table.
new-hints = Hints allowed
new-make = Make the table
new-play = Play
challenge-friend = Challenge a friend
challenge-no-shuffle = This is a challenge: everybody who takes it gets the same deals and the same bots. So this is no fair shuffle of this table.
challenge-short = A challenge: the same deals for everybody, no fair shuffle. Nothing is taken back.
challenge-alone = There are no hints, and nothing is taken back.
challenge-results = To the challenge
challenge-who = Only those who have played this challenge may watch.
time-span =
    { $unit ->
        [days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
    }
clock-words =
    { $kind ->
        [move] { $time } per move
        [bank] { $time } per player, plus { $increment } seconds per move
       *[none] No clock
    }

## Before the start

room-waiting =
    { $free ->
        [one] We are waiting for one more player.
       *[other] We are waiting for { $free } more players.
    }
room-asked =
    { $count ->
        [one] { $names } has been asked to play again. Waiting for them to join.
       *[other] { $names } have been asked to play again. Waiting for them to join.
    }
room-expected = for { $name }, who has been asked
room-full = Everybody is here!
room-shuffling = Here we go …
room-closed = This table is closed.
room-sit = Sit down
room-you = you
room-here = on this device
room-remove = Free the seat
room-bot = Put a bot here
room-no-bot = Free the seat
room-bot-level = Which bot?
room-start = Start
room-start-off =
    { $free ->
        [one] One player is missing: wait, or put a bot on that seat.
       *[other] { $free } players are missing: wait, or put bots on their seats.
    }
room-close = Close the table
room-close-sure = Close this table for everybody?
room-close-yes = Yes, close it
room-leave = Leave my seat
room-freed = Your seat was freed. Sit down again, or watch.
room-host-starts = The game begins when { $host } starts it.
room-starts-full = The game begins as soon as everybody is here.
room-agreed = What we play
room-hints = Hints
room-listed = Who may join
room-listed-words =
    { $public ->
        [yes] anybody, from the first page
       *[no] whoever has the link
    }
room-invite = Invite your friends
room-invite-others = Or invite somebody else
room-invite-how = Send them this link, or let them scan the code.
room-qr = The link as a QR code
here-add = Another person on this device
here-how = You share one screen. Before each turn a curtain hides the table until the right person is there.
here-name = Their name
here-part = Forget

## Several people on one device

curtain-title = Pass the device to { $name }
curtain-who = Who holds the device?
curtain-why = Hands and plans stay hidden until you say who is looking.
curtain-lift = I am { $name }
curtain-others = Does somebody else want another look?
curtain-pass = Pass the device

## At the table

players = Players
you-mark = {" "}(you)
person-more = Block or report
score = Points
watchers =
    { $watchers ->
        [one] One person is watching.
       *[other] { $watchers } people are watching.
    }
watching = You are watching this table.
status-awaited = Waiting for { $awaited }
status-chance = One moment …
status-resigned = You resigned
status-over = The game is over
controls = More actions
control-undo = Undo my move
control-hint = Hint
control-agree = Offer to stop
control-agreed = You want to stop
control-agreeing = { $names }: shall we stop here?
control-agreeing-then = The game ends when everybody agrees.
control-resign = Resign
control-sits-in = A bot is playing for you.
control-return = Take my seat back
control-sure =
    { $what ->
        [resign] { $seats ->
            [2] Resign? The other player wins.
           *[other] Resign? A bot will finish the game for you.
        }
       *[agree] Stop here? The game ends when everybody agrees.
    }
control-yes =
    { $what ->
        [resign] Yes, resign
       *[agree] Yes, let’s stop
    }
control-no = No, play on
hint-mark = {" "}(a bot would play this)
hint-said = { $card }: { $words }.
hint-advice = Hint: { $card } – { $words }.
hint-shown = Hint: do just what the table shows now.
side = Beside the table
side-open = More
side-tab =
    { $tab ->
        [log] Log
        [chat] Chat
        [scores] Scores
       *[rules] Rules
    }
log = What happened
log-whole = Show the whole game
log-empty = Nothing has happened yet.
log-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }{ $seats ->
        [2] { "" }
       *[other] { " " }A bot plays on in that seat.
    }
chat = Chat
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-empty-yet = Nobody has said anything yet.
chat-heard = { $name }: { $text }
ending-title =
    { $count ->
        [0] Nobody has won
        [one] { $won ->
            [yes] You win!
           *[no] { $winners } wins
        }
       *[other] Shared win: { $winners }
    }
ending-how =
    { $how ->
        [resigned] A player resigned.
        [abandoned] Closed by the server: nobody had played for a long time.
        [host] Ended by the host of the server.
       *[agreed] Everybody agreed to stop.
    }
ending-resigned =
    { $who ->
        [you] You resigned.
       *[others] { $names } resigned.
    }
ending-again = Play again
ending-join = Join the next game
learn = Learn
ending-replay = Watch it again
ending-record = Download the game

## Among people

log-sits-in =
    { $you ->
        [yes] You are away. A bot sits in.
       *[no] { $name } is away. A bot sits in.
    }
log-returned =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
log-taken-back =
    { $you ->
        [yes] You undid a move.
       *[no] { $name } undid a move.
    }
notices = What waits for an answer
undo-asks = { $name } would like to undo a move. OK?
undo-yes = Yes, go ahead
undo-no = No
undo-waits = Waiting for { $names } to let you undo your move.
undo-withdraw = Never mind
undo-others = { $name } would like to undo a move. Waiting for { $names }.
undo-declined =
    { $you ->
        [yes] { $by } said no: your move stands.
       *[no] { $by } said no: { $name }’s move stands.
    }
undo-withdrawn = { $name }’s move stands after all.
stop-waits =
    { $agreed ->
        [0] You offered to stop. Waiting for { $names }.
       *[other] You and { $with } want to stop. Waiting for { $names }.
    }
stop-withdraw = Never mind, play on
stop-declined = { $name } would rather play on.
resigned-title = You resigned. A bot plays on for you.
resigned-watch = Watch
resigned-leave = Leave the table
unsent = No connection. This will be sent as soon as it is back.
curtain-told = Has everybody seen it?
curtain-next = Pass the device to { $name }
invited-by = { $host } invites you to { $game }
invited-join = Type your name and take a seat. No password.
invited-full = All seats are taken. You can watch.
invited-watch = Just watch
not-found-title = There is nothing here
not-found-what = This address leads nowhere: perhaps a letter is missing, or the link is old.
not-shown-title = Nothing to show here

## Where one is and what happened

aim = Aim
your-turn-asks = { $turn }: { $asks }
status-showing = Let’s see …
status-held = Read it, then “Continue”
off-offline = There is no connection just now.
off-not-your-turn = It is not your turn.
off-showing = Nothing is asked yet: see first what happened.
off-undo-asked = You have asked: wait for the answer.
off-undo = Nothing to undo: you have not moved yet, or something was shown or played since.
control-more = Leave the game …
tale-you = You
last-action = What just happened
moment-open = Show this moment again
moment-title = This moment
moment-again = Once more
moment-gone = This was before you opened this page: only its words are left.
moment-now = You see the chart as it is now: what was turned face down since then stays hidden.
ending-rank =
    { $rank ->
        [1] First of { $seats }
        [2] Second of { $seats }
        [3] Third of { $seats }
        [4] Fourth of { $seats }
        [5] Fifth of { $seats }
       *[other] Last of { $seats }
    }
ending-swing =
    The biggest swing: { $step }, { $points } for { $you ->
        [yes] you
       *[no] { $name }
    }.
ending-chart = How the scores came about: { $lines }
ending-chart-line = { $name } { $totals }
ending-picture = Save the result as a picture
ending-asks = { $name } asks for another game.
ending-waits = You ask for another game: it begins when everybody has joined.
ending-runs = You have begun another game.
ending-go-on = Go to the next game
ending-follow = Watch the next game
ending-ask = Ask for another game
