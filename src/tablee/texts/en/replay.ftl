### A finished game once more.

replay-title = Replay
replay-eyes = Whose view
replay-outside = As a spectator
replay-eyes-of = As { $name } saw it
replay-scrubber = Where in the game
replay-step = Step { NUMBER($step) } of { NUMBER($steps) }: { $scores }
replay-first = To the beginning
replay-back-far = Back by a trick, turn or round
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step on
replay-forth-far = On by a trick, turn or round
replay-last = To the end
replay-tempo = Speed
replay-times = { NUMBER($times) } ×
replay-link = Copy a link to this moment
replay-result = Back to the result
replay-who = Anyone with the link can watch this game.
shuffle-title =
    { $checked ->
        [right] The shuffle was fair
        [wrong] Something is wrong with this shuffle
       *[unknown] The shuffle cannot be checked here
    }
shuffle-secret =
    { $checked ->
        [right] The server’s secret number is the one it promised before the game.
        [wrong] The server’s secret number is not the one it promised before the game.
       *[unknown] This browser checks numbers only over https or on localhost.
    }
shuffle-own =
    { $checked ->
        [right] Your own number is part of the shuffle.
        [wrong] Your own number is not part of the shuffle.
       *[unknown] This browser gave no number for this game.
    }
shuffle-proves = What it proves: nobody could choose the cards, not even the host, since every player added a number. It cannot prove that the host did not peek.
shuffle-more = To check every card yourself, download the game and run “tablee verify” on it.
