## Bots against bots

arena-decided = { $better } is better than { $worse }: decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} ({ $games } games).
arena-undecided = { $first } and { $second }: not decided after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} ({ $games } games).
arena-comparisons = Comparisons: differences in percentage points of games won; as good as each other is 0, and { $fair } of the games each
arena-ratings = Ratings: 400 points are ten wins to one; the mean is 0
arena-comparison = comparison
arena-bot = bot
arena-difference = difference
arena-interval = 95 % interval
arena-share = won
arena-shares = won
arena-deals = deals
arena-games = games
arena-rating = rating
arena-forfeits = forfeits
arena-forfeited = { $bot } forfeited { $games ->
    [one] one game
   *[other] { $games } games
}: it { $deed }.

arena-bots = { $bots ->
    [0] No bot is named
    [one] One bot is named
   *[other] { $bots } bots are named
}: name at least two, such as greedy random. `{ $command }` says what a bot can be.
arena-save-goes-on = What is played so far is in { $file }: the same command goes on from there.
arena-save-file = “{ $file }” cannot be written: { $reason }. Choose another file for --save.
arena-save-elsewhere = Another arena writes “{ $file }”: wait for it, or choose another file for --save.
arena-save-other = “{ $file }” belongs to another experiment; it differs in: { $differs }. Choose another file for --save.
arena-report-written = The report is in { $file }.
arena-report-file = “{ $file }” cannot be written: { $reason }. Choose another file for --report.
arena-worker = A process that played has ended: { $reason }
arena-ray-missing = Ray is not installed here: install tablee[ray], or leave --engine ray out.
arena-ray-cluster = No Ray cluster answers ({ $error }). Start one with `ray start --head`, or name it in RAY_ADDRESS; or leave --engine ray out.

## The report

arena-report-title = { $game }: { $bots }
arena-report-summary = { $games } games with { $seats } players, seed { $seed }. Each deal was played from every seat with the same chance.
arena-report-alone = One bot sat alone against copies of the other, and the other way round.
arena-report-options = Options: { $options }.
arena-report-comparisons = Who is better
arena-report-reading = The difference is what the first bot won of a deal less what the second won, each where it sat alone: 100 means every game, 0 as good as each other. The interval holds the true difference 95 times in 100 at all looks together, so that one may stop whenever one likes.
arena-report-look = Deal after deal
arena-report-look-of = { $first } less { $second }, in percentage points
arena-report-deals = deals played
arena-report-ratings = Ratings
arena-report-ratings-reading = 400 points are ten wins to one; the mean of the pool is 0. Intervals come from resampling deals, and are approximate.
arena-report-scores = Points in a game
arena-report-scores-of = { $bot }: points
arena-report-surprises = Decided most surprisingly
arena-report-surprise = Deal { $deal }: { $winner } won with { $scores }; by the ratings a chance of { $chance }.
arena-report-record = Record
arena-report-none = No game was won against the odds.
arena-report-forfeits = Forfeits
arena-report-again = The same again
