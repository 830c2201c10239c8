### What the page says.

title = Tablée
title-turn =
    { $turns ->
        [one] ● Your turn · Tablée
       *[other] ● Your turn ({ $turns }) · Tablée
    }
notice-turn = It is your turn at Tablée.
skip-to-content = To the content
loading = One moment …
dismiss = All right
why = Why?
cancel = Cancel
close = Close
list = { $rest } and { $last }
home = Back to the tables
connection-lost = The connection is lost. It will come back by itself.
trouble-network = The server cannot be reached. Try again in a moment.
turned-away = You cannot come in
offline-title = No connection
offline-what = The tables are on a server, and it cannot be reached from here just now.
offline-kept = Your games are kept there: nothing is lost, and whoever you play with sees that you are away.
offline-network = Is this device connected? Look at its network, or at flight mode.
offline-server = Is the server running? Whoever hosts it can start it again.
offline-waits = This page tries again by itself, every few seconds.
offline-again = Try now

## The menu

menu = Menu
menu-nobody = Guest
menu-name = Choose a name
menu-rename = Change my name
menu-device = Play on another device
menu-account = My name and devices
menu-notify = Tell me when it is my turn
language = Language
theme = Colours
theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] As the system
    }
motion = Motion
motion-speed =
    { $speed ->
        [slow] Slow
        [fast] Fast
        [off] Off
       *[normal] Normal
    }
motion-calm = Your system asks for less motion: things only fade in.
sounds = Sounds

## Names

name-title = What shall we call you?
name-why = The others at the table will see it. There is no password, and nothing to confirm.
name-label = Your name
name-take = Go on
name-before = You were here before?
sign-in-passkey = Sign in with a passkey
signed-out = You were signed out on this device.
passkey-trouble =
    { $what ->
        [passkey-here] This device has a passkey of yours already.
       *[passkey-failed] Your device could not do that. Try again, or use another one.
    }
name-guest = Guest
device-title = Play on another device
device-how = Open this private link on your other device, and you are yourself there too. It works once, within a day; show it to nobody else.
move-title = Be yourself here too
move-what = A private link brought you here. If you made it yourself, go on: this device will then be yours as well, with your name and your games. The link works once.
move-instead = You are { $name } here already; after that you are whoever made the link.
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
    } board games, and a table for your friends
home-what = Play { $games } in the browser: with friends by a link, or with bots at once. Nothing to install, no account.
home-games = The games
home-notice = Tablée is independent of the authors and publishers of these games, and its drawings are its own. If you like a game, buy the box: it is even better on a real table.
game-players = { $fewest } to { $most } players
play-bots = Play now
play-friends = With friends
rules = Rules
rules-of = The rules of { $game }
rules-table = Table
mine-title = My games
mine-bots = with bots
mine-status =
    { $status ->
        [open] waiting for players
        [shuffling] about to begin
       *[playing] the others are thinking
    }
mine-ends = Will be ended on { $day } unless somebody plays on
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
lobby-nobody = Whoever joins a table says a name first; there is nothing else to fill in.
lobby-empty = Nobody is looking for players right now. Make a table, and it is listed here.
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
seat-sits-in = a bot sits in
seat-resigned =
    { $seats ->
        [2] gave up
       *[other] gave up, a bot plays on
    }
seat-turn = is to decide
level =
    { $level ->
        [random] plays at random
        [greedy] takes what it can
       *[other] plays as { $level }
    }

## A new table

no-such-game = There is no such game here.
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
new-friend = A friend, by the link
new-here = Somebody on this device
new-here-name = Their name
new-bot = A bot that { level }
new-public = Anybody may join: list the table on the first page
new-game = Which game?
new-preset = A set of rules
new-preset-none = As we play it
new-laboratory = For the laboratory: small games that can be solved
new-manner = How do you play?
new-clock = Clock
new-clock-why = When the time is over, a bot decides until the player is back. A clock below an hour stands still while no player is at the table.
new-hints = Hints are allowed
new-make = Make the table
new-play = Play
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
        [move] { $time } for each move
        [bank] { $time } for each player, and { $increment } seconds more with every move
       *[none] No clock
    }

## Before the start

invited-title = You are invited to a table
invited-what = Choose a name, and you can sit down.
room-waiting =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
room-full = Everybody is here.
room-shuffling = The game begins …
room-closed = This table was closed.
room-sit = Sit down
room-you = you
room-here = on this device
room-remove = Free the seat
room-start = Begin
room-close = Close the table
room-leave = Stand up
room-host-starts = The host begins when everybody is here.
room-invite = Invite your friends
room-invite-how = Send them this link, or let them read the code with a phone.
room-qr = The link as a QR code
here-add = Another person on this device
here-how = You take turns with the same screen. Before each turn a curtain hides the table until the right person is there.
here-name = Their name
here-part = Forget

## Several people on one device

curtain-title = Pass the device to { $name }
curtain-who = Who holds the device?
curtain-why = Hands and plans are hidden until somebody says who is looking.
curtain-lift = I am { $name }
curtain-others = Somebody else wants to look once more?
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
status-resigned = You gave up, and a bot plays on
status-over = The game is over
controls = What else you can do
control-undo = Take back
control-hint = Hint
control-agree = End by agreement
control-agreed = You would end here
control-agreeing = { $names } would end the game here. It ends when everybody agrees.
control-resign = Resign
control-sits-in = A bot sits in for you.
control-return = Take my seat back
control-sure =
    { $what ->
        [resign] Give up for good?
       *[agree] Would you end the game here? It ends when everybody agrees.
    }
control-yes =
    { $what ->
        [resign] Yes, resign
       *[agree] Yes, end it
    }
control-no = No, play on
hint-mark = {" "}(a bot would do this)
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
    { $seats ->
        [2] { $name } gave up.
       *[other] { $name } gave up. A bot plays on in that seat.
    }
chat = Chat
chat-say = Say something
chat-send = Send
chat-mute = Silence
chat-empty-yet = Nobody has said anything yet.
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
        [finished] Played to the end.
        [resigned] A player resigned.
        [abandoned] Ended by the server: nobody had played on for a long time.
        [host] Ended by the host of the server.
       *[agreed] Ended by agreement.
    }
ending-again = Play again
ending-join = Join the next game
ending-record = Keep the record
