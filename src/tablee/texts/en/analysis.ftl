### What a game could have been.

analysis-deal =
    { $luck ->
        [with] Luck was with { $seat }
        [against] Luck was against { $seat }
       *[even] Luck was neither for nor against { $seat }
    }: with the same deal equal players win { NUMBER($share) } games in 100 from that seat, and { $seat } ended { $side ->
        [more] { $points } ahead of them on average
        [less] { $points } behind them on average
       *[same] level with them on average
    }.
analysis-worst =
    { $choices ->
        [one] { $seat } had one choice, and took “{ $move }” in place of “{ $best }”, which cost { $cost }; { $bot } would not have.
       *[other] Of { NUMBER($choices) } choices of { $seat }, { $good ->
            [0] none was
            [one] one was
           *[other] { NUMBER($good) } were
        } as good as those of { $bot }; the dearest was “{ $move }” in place of “{ $best }”, which cost { $cost }.
    }
analysis-no-mistake =
    { $choices ->
        [0] { $seat } had nothing to choose.
        [one] The only choice of { $seat } was as good as that of { $bot }.
       *[other] All { NUMBER($choices) } choices of { $seat } were as good as those of { $bot }.
    }
cost-points =
    { $points ->
        [one] about 1 point
       *[other] about { NUMBER($points) } points
    }
cost-share =
    { $percent ->
        [one] about 1 win in 100 games
       *[other] about { NUMBER($percent) } wins in 100 games
    }
cost-points-error = { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points
cost-share-error = { NUMBER($percent) } ± { NUMBER($error) } wins in 100 games
analysis-choice = { $seat } chose “{ $move }”; { $bot } would have chosen “{ $best }”.
analysis-choice-same = { $seat } chose “{ $move }”, as { $bot } would have.
analysis-choice-cost = Cost: { $cost }.
analysis-nobody = Nobody had anything to choose in this game.

## In the terminal

analysis-progress = Analysing
analysis-entry = { NUMBER($entry) }. { $choice } { $cost }

## On the page

analysis-title = What could have been
analysis-what = The strongest bot looks at every choice: what it would have done, what yours cost, and what the deal was worth. That takes about a minute, once; then it is there for everybody who may watch this game.
analysis-by = { $bot }, the strongest bot, has looked at every choice.
analysis-start = Analyse this game
analysis-making = Analysing: { NUMBER($percent) } %
analysis-why = { $bot } would have told { $seat }: “{ $reasons }”.
analysis-failed = The analysis broke off. You can start it again.
analysis-turning = Where it turned
analysis-choices =
    { $choices ->
        [one] 1 choice
       *[other] { NUMBER($choices) } choices
    }, { NUMBER($differing) } unlike the bot’s
analysis-how =
    { $deals ->
        [0] Costs are what { $bot } expected with what each player could know at that moment.
       *[other] Costs are what { $bot } expected with what each player could know at that moment; the deal was played again { NUMBER($deals) } times by equal bots.
    }
