### Sentences that every game shares.

seat = Player { $number }

## What cannot be done

seats-number =
    { $seats ->
        [one] { $game } is not for 1 player: it takes { $allowed }.
       *[other] { $game } is not for { $seats } players: it takes { $allowed }.
    }
game-unknown = There is no game “{ $game }”. The games are: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
}
preset-unknown =
    { $count ->
        [0] There is no preset “{ $preset }”: { $game } has none.
       *[other] There is no preset “{ $preset }”. The presets of { $game } are: { $known }.
    }
option-unknown = There is no option “{ $option }”. The options are: { $known }.
option-value = The option { $option } cannot be { $value }. Choose from: { $allowed }.
option-seats =
    { $seats ->
        [one] With 1 player, the option { $option } cannot be { $value }: that is for { $allowed } players.
       *[other] With { $seats } players, the option { $option } cannot be { $value }: that is for { $allowed } players.
    }
chance-impossible = Chance cannot bring { $outcome } now.
game-over = The game is over.
not-your-turn = It’s not your turn: waiting for { $awaited }.

## Positions written on one line

position-field = A position has no part “{ $field }”. Its parts are: { $known }.
position-number = “{ $text }” should be a whole number, in digits 0–9 without zeros in front.
position-seat = “{ $text }” is not a seat: seats are numbered from 1.
position-row =
    { $seats ->
        [one] “{ $text }” does not fit a table of 1 player.
       *[other] “{ $text }” does not fit a table of { $seats } players.
    }
position-phase = There is no phase “{ $text }”. The phases are: { $known }.
stale-question = That answers question { $asked }; by now the table asks question { $now }. Look again and decide anew.
no-such-seat = There is no such seat ({ $seat }): this table has { $seats }.
nothing-to-take-back = Nothing to undo: since your last move something new was shown, or another player moved.
take-back-not-asked = Nobody asks you to agree to a move being taken back: the game went on, or you have answered.
not-committed = Entry { $entry } is not what the seed brings: this shuffle was not the one that was committed to.
not-from-seed = Entry { $entry } is not what the seed brings: the record or its seed has been changed.
seed-closed = The match is not over, so its seed is still secret. Verify it once the match has ended.
no-seed = This record does not open its seed, so its shuffles cannot be checked.
record-line = Line { $line } (“{ $text }”): { $reason }
record-heading = A record begins with “{ $heading }”.
record-expected = A line that begins with “{ $expected }” should stand here.
record-game = There is no game “{ $game }” here: { $known } can be read.
record-version = These are rules of version { $version }; only these versions can be replayed here: { $known }.
record-player = Player { $number } should stand here: “player { $number } person …” or “player { $number } bot …”.
record-commitment = The secret does not fit the commitment that was shown before the match.
record-nonces = There should be a nonce for each of the { $seats } seats; a missing one is written “-”.
record-scores = The scores at this point are { $scores }.
record-ending = The match ends otherwise: “{ $expected }” should stand here.
record-after-end = The record is over; nothing may follow.
record-truncated = The record breaks off: it has neither “end” nor “running”.
record-word = No line begins with “{ $word }”.
record-bytes = “{ $text }” should be bytes in hexadecimal, or “-” for none.
record-hash = “{ $text }” is not a commitment: that is a hash of 64 digits, 0–9 and a–f.
record-secret = The match is over: the secret of its commitment should be open, in a line “secret …” after it.
record-bot = “{ $text }” is not how a bot is written: write its level, such as greedy, search@3 or search@3/1000; somebody’s own bot is written x-name.
record-sign = “{ $sign }” cannot stand in the course of a match: write letters without accents and the digits 0–9.
position-twice = “{ $field }” is given twice.
match-running = The match is still running.
match-ended = { $how ->
    [finished] The match was played to its end.
    [resigned] A player resigned.
    [abandoned] Nobody had played for so long that the server ended the match.
    [host] The host of the server ended the match.
   *[agreed] Everybody agreed to stop.
} { $count ->
    [0] Nobody has won.
    [one] The winner is: { $winners }.
   *[other] The winners are: { $winners }.
}
record-right = Everything in this record is right: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} replayed.
record-file = “{ $file }” cannot be read: is it there, and is it a text?
option-typed = Options are typed like rounds=2; “{ $option }” is not.
verified-commitments = Right: the secret fits its commitment, and all { $draws } draws come from it and from the players’ nonces.
verified-seed = Right: all { $draws } draws come from the seed. Nobody committed to that seed before the match.
verified-missing = No nonce came from: seat { $seats }.
expected-points =
    { $side ->
        [ahead] at the end of the round, expect to be about { $points ->
            [one] 1 point
           *[other] { $points } points
        } ahead
        [behind] at the end of the round, expect to be about { $points ->
            [one] 1 point
           *[other] { $points } points
        } behind
       *[even] at the end of the round, expect to be about level
    }
expected-share =
    { $percent ->
        [0] you will hardly win any more
        [100] you will nearly always win
        [one] you win about { $percent } game in 100
       *[other] you win about { $percent } games in 100
    }
only-move = there is nothing else to do
no-puzzles = There are no puzzles of { $game } yet.
bot-unknown = There is no bot “{ $level }”. The bots are: { $known }.
bots-many = { $bots } bots are too many for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: leave some out, or take more seats.
bot-failed =
    The bot “{ $bot }” on seat { $seat } { $deed }; it could have answered: { $legal }.
    The position: { $position }
bot-answered = answered { $answer }
bot-raised = stopped with an error ({ $error })
bot-slow = had not moved after { NUMBER($seconds) } seconds
bot-ended-us = ended the process it ran in (code { $code })
bot-import = The bot “{ $bot }” cannot be used ({ $error }). Name a function as module:function; the module is looked for here, in the current folder, too.
bot-own-unknown = “{ $level }” is somebody’s own bot: name it with --bots, as when the match began.
net-file = “{ $file }” is no file of weights that `tablee train` has written.
net-game = “{ $file }” has learned { $learned }, and cannot play { $game }.
net-observed = “{ $file }” was learned when the game was described in other numbers: let it learn anew.
engine-ended = ended (code { $code }, last words: { $words })
engine-not-started = could not be started ({ $error })
engine-no-hello = did not introduce itself, but answered { $answer }
engine-unusable = The program “{ $command }” { $deed }. docs/engine-protocol.md says what it is asked and answers.
nonce-committed = This seat has committed already, or nobody can commit any more.
nonce-too-early = Nonces are opened when everybody has committed to one.
nonce-not-committed = This is not the nonce that the seat committed to.
seat-of-bot = A bot plays on seat { $seat }: only a person can decide this.
seat-absent = A bot plays on seat { $seat } for somebody who is away: take the seat back first.
already-absent = A bot sits in on seat { $seat } already.
not-absent = No bot sits in on seat { $seat }: nobody has to return there.
level-word = “{ $level }” is not a bot’s level: one word says which bot sits in, such as “greedy”.
called-off-why = “{ $reason }” is no way to end a match that nobody at the table ends: { $known }.
nobody-agrees = Nobody is here to agree to stop: the game goes on.
no-end-offered = Nobody offers to stop: just play on.
together = These players choose at the same time: { $awaited }.
compile-begins = Compiling the rules, once until they change: { $games }
compile-begins-batches = Compiling the loops over many tables, once until they change: { $games }
compile-waiting = { $game } (waiting for another program that compiles it)
compile-ready = Compiled and ready: { $games }
compile-failed = { $games } could not be compiled. Mend what the lines above say, then run the same command again.
compile-off = The compiler is off (NUMBA_DISABLE_JIT): the rules run as plain Python, and nothing is compiled.
compile-not-kept = Compiled rules cannot be kept in { $folder }, so every start compiles them anew. NUMBA_CACHE_DIR can name a folder that you may write to.
compile-unwritable = Compiled rules cannot be kept in { $folder } ({ $reason }): make room there, or name another folder with NUMBA_CACHE_DIR.
