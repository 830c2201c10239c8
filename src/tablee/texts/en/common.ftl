### Sentences that every game shares.

seat = Player { $number }

## What cannot be done

seats-number =
    { $seats ->
        [one] { $game } cannot be played by 1 player: { $allowed } can play.
       *[other] { $game } cannot be played by { $seats } players: { $allowed } can play.
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
not-your-turn = It is not your turn: { $awaited } is to decide.

## Positions written on one line

position-field = A position has no part “{ $field }”. Its parts are: { $known }.
position-number = “{ $text }” should be a whole number.
position-seat = “{ $text }” is not a seat: seats are numbered from 1.
position-row =
    { $seats ->
        [one] “{ $text }” does not fit a table of 1 player.
       *[other] “{ $text }” does not fit a table of { $seats } players.
    }
position-phase = There is no phase “{ $text }”. The phases are: { $known }.
stale-question = That answers question { $asked }; by now the table asks question { $now }. Look again and decide anew.
no-such-seat = There is no such seat ({ $seat }): this table has { $seats }.
nothing-to-take-back = Nothing can be taken back: since your last decision something new was shown, or another player decided.
