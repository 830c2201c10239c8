### UGO!

ugo-card =
    { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    } { $value }
ugo-lay = lay the { $card }

## What happens

ugo-dealer-drawn = The draw: { $seat } deals first.
ugo-round-begun = Round { $round } begins: { $dealer } deals.
ugo-card-dealt = { $seat } is dealt the { $card }.
ugo-card-played = { $seat } plays the { $card }.
ugo-trick-won =
    { $why ->
        [highest] { $seat } wins the trick: the { $card } is the highest card.
        [led-colour] { $seat } wins the trick: a tie, and the { $card } is of the colour led.
       *[first-played] { $seat } wins the trick: a tie, and the { $card } was played first.
    }
ugo-farmers-paid =
    { $why ->
        [won] The { $card } won
        [lost-to-same-colour] The { $card } lost to its own colour
       *[lost-to-other-colour] The { $card } lost to another colour
    }: { $farmers ->
        [0] { $seat } takes no farmer
        [one] { $seat } takes 1 farmer
       *[other] { $seat } takes { $farmers } farmers
    }{ $lost ->
        [0] .
        [one] , 1 is lost.
       *[other] , { $lost } are lost.
    }
ugo-card-laid = { $seat } lays the { $card } on space { $space }.
ugo-space-scored =
    { $seat }, space { $space }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why ->
        [top-card] for the top card.
        [bonus] of bonus.
       *[farmers-missing] { $missing ->
            [one] for 1 missing farmer.
           *[other] for { $missing } missing farmers.
        }
    }
ugo-round-scored =
    { $points ->
        [one] { $seat } scores { $points } point in this round, { $total } in all.
       *[other] { $seat } scores { $points } points in this round, { $total } in all.
    }
ugo-game-won =
    { $total ->
        [one] { $seat } wins with { $total } point.
       *[other] { $seat } wins with { $total } points.
    }

## What cannot be done

ugo-not-dealt = The cards have not been dealt yet.
ugo-no-such-card = There is no card “{ $card }”. A card is a letter (R, B, G, Y or S) and a value from 0 to 8, such as R6.
ugo-not-in-hand = You don’t hold the { $card }. You can play: { $allowed }.
ugo-must-follow =
    { $colour ->
        [R] You have red, the colour led, so you can’t play the { $card }. You can play: { $allowed }.
        [B] You have blue, the colour led, so you can’t play the { $card }. You can play: { $allowed }.
        [G] You have green, the colour led, so you can’t play the { $card }. You can play: { $allowed }.
        [Y] You have yellow, the colour led, so you can’t play the { $card }. You can play: { $allowed }.
       *[S] You have grey, the colour led, so you can’t play the { $card }. You can play: { $allowed }.
    }
ugo-not-nameable = You cannot name the { $card } now. You can name: { $allowed }.

## Positions written on one line

ugo-position = “{ $position }” is not a position of UGO!, which begins with “ugo seats=” and 2, 3 or 4.
ugo-no-such-cards = “{ $cards }” does not name cards. Cards are written like R346B5.
ugo-card-twice = “{ $cards }” names a card twice.
ugo-farmers = A kingdom cannot have { $farmers } farmers: it has places for 0 to { $places }.
ugo-pile = “{ $pile }” is not a pile for the next space: a pile has one colour, and a kingdom five spaces of five colours.
ugo-voids = “{ $voids }” does not name colours. Colours are written R, B, G, Y and S.
ugo-impossible = No game can stand like this: { $why ->
    [rounds] a game is over when all rounds are played, and not before
    [tricks] more tricks have been played than a round has
    [cards] a card lies there that is not in the small deck: it has red and blue ones, 0 to 3
    [hands] a hand holds more cards than are dealt
    [farmers] more farmers are placed than the supply has
    [voids] a hand holds a colour that it has shown not to hold
    [trick] cards lie in a trick, but none is being played
    [play] the player whose turn it is has no card, or the trick is complete
    [lay] there is nothing to choose when the trick is laid
    [deal] hands are filled one after another, and the next one is full already
   *[dealer] before the first dealer is drawn, nothing is dealt or played
}.

## Options

ugo-option-rounds = How many rounds you play; their scores are added up.
ugo-option-rounds-label = Rounds
ugo-option-farmer-supply = 36 never run out. Two players can take 12, as in a later edition: when they are gone, they are gone.
ugo-option-farmer-supply-label = Farmers in supply
ugo-option-hand-size = Cards for each player, and tricks in a round: fewer than 10 make small games that can be solved.
ugo-option-hand-size-label = Cards in a hand
ugo-option-cards = 45 cards; or 8, red and blue ones from 0 to 3, dealt as far as they go: small games that can be solved.
ugo-option-cards-label = Cards in the deck

## In the terminal

ugo-demo-what = A demonstration of UGO!: { $seats } players play any card they may.
ugo-demo-colours = R is red, B blue, G green, Y yellow, S stone grey.
ugo-demo-trick-rule = The highest value wins the trick, and its cards go to the winner’s kingdom: to each colour its own space.
ugo-demo-pile-rule = Where the cards of a pile are written one after another, the last lies on top.
ugo-demo-score-rule = A space with all its farmers scores its top card, or, empty, the bonus printed on it; a space with cards costs 5 points for each farmer it lacks.
ugo-trick-heading = Trick { $trick } of { $tricks }: { $leader } leads
ugo-cards-laid = { $seat } lays { $piles }.
ugo-cards-on-space = { $cards } on space { $space }
ugo-kingdoms-heading = Kingdoms after round { $round }
ugo-kingdoms-legend = On each space: the top card, farmers/places, points.
ugo-column-space = Space { $space }
ugo-column-round = Round
ugo-column-worth = Worth
ugo-row-round = Round { $round }
ugo-welcome =
    { $rounds ->
        [one] UGO! in 1 round.
       *[other] UGO! in { $rounds } rounds.
    } Round the table: { $players }.
ugo-how = Play a card by its code, such as { $example }, or by the number under it. Type “{ $help }” to see what else you can do.
ugo-legend = On each space: the top card, farmers/places and, where shown, points. Worth: what the kingdom would score now.
ugo-heading = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
ugo-trick-so-far = { $leader } leads:
ugo-your-hand = Your hand:
ugo-to-name = To name:
ugo-ask-lead = { $seat }, you lead. Your card ({ $numbers }):
ugo-ask-follow =
    { $seat }, { $colour ->
        [R] red was led: play red
        [B] blue was led: play blue
        [G] green was led: play green
        [Y] yellow was led: play yellow
       *[S] grey was led: play grey
    }. Your card ({ $numbers }):
ugo-ask-any =
    { $seat }, you have no { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    }: play anything. Your card ({ $numbers }):
ugo-ask-open = { $seat }, name the card whose colour opens space { $space }, to lie on top there ({ $numbers }):
ugo-ask-top =
    { $seat }, name the { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey
    } card to lie on top of space { $space } ({ $numbers }):
ugo-not-understood = “{ $typed }” is neither a card nor a command. Cards for you now: { $allowed }. Commands: { $commands }.
ugo-words =
    { $meaning ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[S] grey, gray, stone
    }
ugo-no-round-counted = No round has been counted yet. The totals are 0.
ugo-help-cards = a card: its code, or the number under it
ugo-help-letters = R red, B blue, G green, Y yellow, S stone grey
ugo-help-farmers = Farmers: winning with a 3, 4 or 5 brings 2, with a 6 or 7 it brings 1. Losing with a 1 brings 1 against its own colour, 2 against another; losing with a 2 brings 1 against another colour.
ugo-stopped = The match stops here, in round { $round } of { $rounds }, trick { $trick } of { $tricks }.

## On the page

ugo-blurb = Every trick you win makes your kingdom grow. But land without farmers costs you dearly!
ugo-style-easy = Grabs every trick in reach and looks no further than its own kingdom.
ugo-style-medium = Thinks a few tricks ahead, but forgets who could not follow.
ugo-style-hard = Counts the cards, remembers who could not follow, and leaves you the land without farmers.
ugo-style-expert = Weighs thousands of hands before each card, and knows when a lead has only to be kept.
ugo-why-trick =
    { $tenths ->
        [0] it hardly ever wins this trick
        [10] it nearly always wins this trick
       *[other] it wins this trick about { $tenths } times in 10
    }
ugo-why-own =
    { $side ->
        [more] your kingdom ends about { $points ->
            [one] 1 point
           *[other] { $points } points
        } better than with an average choice
       *[less] your kingdom ends about { $points ->
            [one] 1 point
           *[other] { $points } points
        } worse than with an average choice
    }
ugo-why-other =
    { $side ->
        [more] it leaves your opponent about { $points ->
            [one] 1 point
           *[other] { $points } points
        } more
       *[less] it costs your opponent about { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
ugo-why-others =
    { $side ->
        [more] it leaves the others about { $points ->
            [one] 1 point
           *[other] { $points } points
        } more
       *[less] it costs the others about { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
ugo-trick = The trick
ugo-hand = Your hand
ugo-kingdom = The kingdom of { $seat }
ugo-own-kingdom = Your kingdom
ugo-worth =
    { $over ->
        [yes] points of this round
       *[no] points, if the round ended now
    }
ugo-farmers-won =
    { $farmers ->
        [one] { $farmers } farmer won,
       *[other] { $farmers } farmers won,
    }
ugo-plot =
    { $cards ->
        [1] Space { $space }: { $card }, farmers: { $farmers } of { $places }, worth { $points }.
       *[other] Space { $space }: { $card }, on top of a pile of { $cards } cards, farmers: { $farmers } of { $places }, worth { $points }.
    }
ugo-plot-empty = Space { $space }: no card, bonus { $bonus }, farmers: { $farmers } of { $places }, worth { $points }.
ugo-where = Round { $round } of { $rounds } · trick { $trick } of { $tricks }
ugo-supply = Farmers in supply: { $supply }
ugo-wins = wins the trick
ugo-lay-title = You win the trick!
ugo-lay-choose =
    { $orders ->
        [yes] { $tops ->
            [0] Choose which colour goes on which space.
            [one] Choose the card on top, and which colour goes on which space.
           *[other] Choose the cards on top, and which colour goes on which space.
        }
       *[no] { $tops ->
            [one] Choose the card on top.
           *[other] Choose the cards on top.
        }
    }
ugo-lay-advised =
    { $choice ->
        [top] { $card } on top
        [space] { $card } on space { $space }
       *[both] { $card } on top, on space { $space }
    }
ugo-lay-swap = Swap { $one } and { $other }
ugo-lay-confirm = Done
ugo-name-card = { $card } on top
ugo-play-any = You lead: play any card.
ugo-play-follow =
    { $colour ->
        [R] Play red if you can.
        [B] Play blue if you can.
        [G] Play green if you can.
        [Y] Play yellow if you can.
       *[S] Play grey if you can.
    }
ugo-play-free =
    { $colour ->
        [R] You have no red: play any card.
        [B] You have no blue: play any card.
        [G] You have no green: play any card.
        [Y] You have no yellow: play any card.
       *[S] You have no grey: play any card.
    }
ugo-card-waits = { $card } (not playable now)
ugo-round-over = Round { $round } is over
ugo-no-round = No round is over yet.
ugo-chart = Points after each round: { $lines }
ugo-chart-line = { $seat } { $totals }
ugo-column-total = Total
ugo-go-on = Continue

## Where one is and what happened

ugo-aim-line = The highest card wins the trick. Fill your spaces: only top cards score, a missing farmer costs 5.
ugo-asks-play = play a card
ugo-asks-lay = lay the trick
ugo-round-word = round
ugo-total-word = total
ugo-total = {" "}points in all
ugo-sign-farmers = Farmers won in this round. They fill the rings of your spaces from the left.
ugo-sign-worth =
    { $over ->
        [yes] What this kingdom scored in this round.
       *[no] What this kingdom would score if the round ended now.
    }
ugo-sign-total = Points of all rounds so far.
ugo-sign-supply = Farmers that can still be won in this round: when they are gone, they are gone.
ugo-sign-winning =
    { $farmers ->
        [one] This card brings you a farmer if it wins the trick.
       *[other] This card brings you { $farmers } farmers if it wins the trick.
    }
ugo-sign-losing =
    { $other ->
        [one] This card brings you a farmer if it loses to another colour
       *[other] This card brings you { $other } farmers if it loses to another colour
    }{ $same ->
        [0] .
       *[other] , and { $same } if it loses to its own.
    }
ugo-sign-no-farmers = This card brings no farmers, whether it wins or loses.
ugo-sign-space =
    { $space }
    The top card scores when every ring has its farmer; with no card, the space then scores its bonus. Each farmer missing under cards costs { $penalty }.
ugo-tale-trick = Trick { $trick }
ugo-tale-counted = The round is counted
ugo-tale-drawn =
    The draw: { $you ->
        [yes] you deal first.
       *[no] { $name } deals first.
    }
ugo-tale-begun =
    Round { $round } begins: { $you ->
        [yes] you deal.
       *[no] { $name } deals.
    }
ugo-tale-won =
    { $you ->
        [yes] You win the trick with the
       *[no] { $name } wins the trick with the
    } { $card }{ $why ->
        [led-colour] {" "}(a tie: the colour led decides).
        [first-played] {" "}(a tie: played first).
       *[highest] .
    }
ugo-tale-gets =
    { $you ->
        [yes] You get { $farmers } { $sign }
       *[no] { $name } gets { $farmers } { $sign }
    }{ $why ->
        [lost-to-same-colour] {" "}for the { $card }, beaten by its own colour.
        [lost-to-other-colour] {" "}for the { $card }, beaten by another colour.
       *[won] .
    }
ugo-tale-lost =
    { $you ->
        [yes] You go without
       *[no] { $name } goes without
    } { $farmers } { $sign } (no free place, or none left).
ugo-tale-before =
    { $you ->
        [yes] You won the last trick with the
       *[no] { $name } won the last trick with the
    } { $card }{ $why ->
        [led-colour] {" "}(a tie: the colour led decides).
        [first-played] {" "}(a tie: played first).
       *[highest] .
    }
ugo-tale-farmer =
    { $farmers ->
        [one] farmer
       *[other] farmers
    }
ugo-tale-game-won =
    { $you ->
        [yes] { $winners ->
            [one] You win
           *[other] You share the win
        }
       *[no] { $winners ->
            [one] { $name } wins
           *[other] { $name } shares the win
        }
    } with { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
ugo-tale-round =
    { $you ->
        [yes] You: { $points }, { $total } in all.
       *[no] { $name }: { $points }, { $total } in all.
    }
ugo-unit =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
ugo-line-no-farmer = You get no farmer.
ugo-line-played = You play the { $card }.
ugo-line-laid = You lay the { $card } on space { $space }.
