### What only the terminal says.

north = North
east = East
south = South
west = West

## The demonstration

demo-welcome = Three board games, with friends and with bots: UGO!, VIGO and Village Pillage: À l’abordage!
demo-what = This is a demonstration of UGO!: { $seats } players choose at random among the cards they may play.
demo-trick-rule = The highest value wins the trick, and its cards go to the winner’s kingdom: to each colour its own space.
demo-pile-rule = Where the cards of a pile are written one after another, the last lies on top.
demo-score-rule = A space with all its farmers scores its top card; a space with cards costs 5 points for each farmer it lacks.
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
