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
replay-who =
    { $audience ->
        [players] Only the players of this game can watch it.
        [everybody] Everybody can watch this game: it is in the list of games to watch.
       *[link] Anyone with the link can watch this game.
    }
replay-who-label = Who may watch
replay-audience =
    { $audience ->
        [players] The players
        [everybody] Everybody
       *[link] Whoever has the link
    }
replay-open = With everything open
replay-held = What they hold
replay-held-nothing = nothing
replay-table = Back to the table
play-on-title = Play on from here
play-on-what = You sit where { $name } sat, and bots play all others. The same cards come as came then: this is no fair shuffle, and whoever has watched the game knows what comes.
play-on-bots = Bots
play-on-start = Play on
replays-title = Games to watch
replays-bring = A game of your own
replays-bring-what = Choose the file of a finished game: a record that you downloaded, or one from the terminal. Nothing of it is kept here.
replays-open = Games that everybody may watch
replays-none = Nobody shows a game to everybody yet. After a game, its players can choose to.
shuffle-title =
    { $checked ->
        [right] The shuffle was fair
        [wrong] Something is wrong with this shuffle
        [challenge] The deals of a challenge: no fair shuffle
        [copied] The cards were taken from another game
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
