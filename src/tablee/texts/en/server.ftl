### What the server says.

## Who somebody is

who-are-you = Say who you are first: choose a name.
name-length = A name has between 1 and { $longest } letters.
name-signs = A name is made of letters and digits that can be seen.
link-invalid = This private link is not good any more: make a new one on your other device, it holds for a quarter of an hour.
too-often = That was too often: wait a little, then try again.
message-malformed = This message cannot be understood: { $reason }
server-error = Something went wrong here, and was written down. Load the page again.
not-stored = This could not be written to disk, so it was not done. Try again; if it goes on, tell the host.

## Tables

no-such-table = There is no table “{ $table }” here: ask for the link again.
table-outdated = This table was played with other rules than this server knows: its record can still be replayed with the program of that time.
one-seat-for-you = At a new table exactly one seat is yours.
not-at-table = You do not sit at this table.
only-host = Only the host of the table can do that.
already-started = The game has started already.
already-seated = You sit at this table already.
table-full = All seats of this table are taken; you can watch.
seat-taken = Seat { $seat } is taken: choose another one.
seat-empty = Nobody sits on seat { $seat }.
seats-empty =
    { $seats ->
        [one] One seat is still empty: wait for somebody, or make a table with a bot there.
       *[other] { $seats } seats are still empty: wait for people, or make a table with bots there.
    }
not-started = The game has not started yet.
not-finished = The game is not over yet.
seat-handed-over = A bot sits in for you: take your seat back first.
nothing-decided = A decision is an action or a move: give one of them.
muted = The host has asked you to be quiet at this table.
chat-empty = Say something.
no-hints = This table is played without hints.
hint-not-asked = There is a hint when it is your turn.
