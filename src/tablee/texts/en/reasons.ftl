### Why a move is good, in whatever game: what a hint and an analysis say.

why-wins =
    { $much ->
        [one] it wins about { $much } game in 100 more than most moves
       *[other] it wins about { $much } games in 100 more than most moves
    }
why-alike = no other move looks clearly better
why-learned = in many games, moves like this have turned out well
