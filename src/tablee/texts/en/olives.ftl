### Olives

olives-card =
    { $card ->
        [untold] a card
       *[other] the { $card }
    }

## What happens

olives-card-put-away = { $seat } puts { $card } away.
olives-bowl-turned =
    Round { $round }: a bowl of { $olives ->
        [one] 1 olive
       *[other] { $olives } olives
    }{ $left ->
        [0] .
       *[other] , and { $left } left over.
    }
olives-bid-made = { $seat } bids { $card }.
olives-bid-shown = { $seat } has bid { $card }.
olives-bowl-taken =
    { $olives ->
        [one] { $seat } takes 1 olive, and has { $total }.
       *[other] { $seat } takes { $olives } olives, and has { $total }.
    }
olives-bowl-left =
    { $why ->
        [stays] Nobody takes the bowl: { $olives } left over for the next round.
       *[gone] Nobody takes the bowl of { $olives }: it is gone.
    }
olives-game-won =
    { $total ->
        [one] { $seat } wins with { $total } olive.
       *[other] { $seat } wins with { $total } olives.
    }

## What cannot be done

olives-no-bowl = There is no bowl to bid for yet.
olives-not-asked = You have bid already. Still to bid: { $awaited }.
olives-no-such-card = There is no card “{ $card }”: cards are numbered from 1 to 7.
olives-not-in-hand = You don’t hold { $card }. You can bid: { $allowed }.
olives-no-such-draw = “{ $text }” is nothing that chance brings: it brings a card or a bowl, from 1 to 7.

## Positions written on one line

olives-position = “{ $position }” is not a position of Olives, which begins with “olives seats=” and 2, 3 or 4.
olives-numbers = “{ $text }” should be different digits from 1 to 7, or - for none.
olives-impossible = No game can stand like this: { $why ->
    [rounds] a game is over when all rounds are played, and not before
    [away] cards are put away before the first bowl, and then no more
    [bids] cards lie face down only until everybody has bid
    [bowl] there is no bowl to bid for
   *[cards] everybody has the cards from 1 to 7 once, bids one in each round, and has put one away
}.

## Options

olives-option-rounds = How many bowls you bid for; the others stay in the pile.
olives-option-rounds-label = Rounds
olives-option-leftovers = A bowl that nobody takes stays, and the next one is added to it.
olives-option-leftovers-label = Leftovers
olives-preset-quick = Three rounds, and nothing is lost.
olives-preset-quick-label = Quick

## In the terminal

olives-welcome =
    Olives in { $rounds } rounds. Round the table: { $players }.
olives-how = Bid a card by its number, such as { $example }. Type “{ $help }” to see what else you can do.
olives-rules = The highest card that nobody else has bid takes the bowl; equal cards cancel each other. Most olives win.
olives-demo-what = A demonstration of Olives by { $seats } bots.
olives-heading = Round { $round } of { $rounds }
olives-column-played = Bid so far
olives-column-olives = Olives
olives-bowls = In the bowl: { $olives }. Still in the pile: { $pile }
olives-your-hand = Your hand:
olives-ask-bid = { $seat }, your bid ({ $cards }):
olives-not-understood = “{ $typed }” is neither a card nor a command. Cards for you now: { $allowed }. Commands: { $commands }.
olives-help-cards = a card, by its number
olives-stopped = The match stops here, in round { $round } of { $rounds }.

## On the page

olives-blurb = Bid in secret for bowls of olives. The highest card takes them, unless somebody had the same idea!
olives-style-easy = Bids by a rule of thumb, like all bots of this small game.
olives-style-medium = Bids by a rule of thumb, like all bots of this small game.
olives-style-hard = Bids by a rule of thumb, like all bots of this small game.
olives-style-expert = Bids by a rule of thumb, like all bots of this small game.
olives-hand = Your hand
olives-ask = Bid a card.
olives-bid-card = Bid the { $card }
olives-own-bid = You have bid the { $card }. It lies face down until everybody has bid.
olives-bid-lies =
    { $is ->
        [yes] has bid
       *[no] has not bid yet
    }
olives-place =
    { $olives ->
        [one] { $name }, { $olives } olive
       *[other] { $name }, { $olives } olives
    }
olives-count =
    { $olives ->
        [one] { $olives } olive
       *[other] { $olives } olives
    }
olives-bowl = The bowl
olives-pile = Still in the pile: { $pile }
olives-last-round = Round { $round }
olives-took =
    { $olives ->
        [one] { $name } takes { $olives } olive.
       *[other] { $name } takes { $olives } olives.
    }
olives-nobody-took =
    { $olives ->
        [one] Nobody takes the bowl of { $olives } olive.
       *[other] Nobody takes the bowl of { $olives } olives.
    }
olives-bid-took = { $card } (+{ $olives })

## Where one is and what happened

olives-aim-line = Take the most olives: in each round, the highest card that nobody else bids takes the bowl.
olives-asks-bid = bid a card
olives-tale-taken =
    { $you ->
        [yes] You take the bowl: +{ $olives }.
       *[no] { $name } takes the bowl: +{ $olives }.
    }
olives-unit =
    { $score ->
        [one] { $points } olive
       *[other] { $points } olives
    }
