### Village Pillage: À l’abordage!

pillage-card =
    { $card ->
        [FAR] Farmer
        [WAL] Wall
        [RAI] Raider
        [MER] Merchant
        [FLO] Florist
        [INN] Innkeeper
        [MAS] Mason
        [MIN] Miner
        [PIC] Pickler
        [RAT] Rat Catcher
        [SHE] Shepherd
        [CAT] Cathedral
        [DUN] Dungeon
        [LAB] Labyrinth
        [MOA] Moat
        [TOL] Toll Bridge
        [TRE] Treasury
        [MON] Monastery
        [BER] Berserker
        [BUR] Burglar
        [CUT] Cutpurse
        [OUT] Outlaw
        [TRA] Trapper
        [VET] Veteran
        [TUR] Turncoat
        [BAR] Bard
        [DOC] Doctor
        [SMU] Smuggler
        [FIS] Fisher
        [OYS] Oyster Grower
        [BEA] Beachcomber
        [WHA] Whaler
        [LIG] Lighthouse Keeper
        [REE] Reef
        [HAR] Harbour Chain
        [SEA] Sea Fort
        [CUS] Customs House
        [TAV] Tavern
        [BOA] Boarding Party
        [COR] Corsair
        [FIR] Fire Ship
        [PRE] Press Gang
        [GUN] Gunner
        [QUA] Quartermaster
        [PRI] Privateer’s Agent
        [CHA] Chart Seller
        [FEN] Fence
        [RAN] Ransomer
        [none] no card
       *[untold] a card
    }
pillage-owner-card = card { $number } of the owner’s deck

## What happens

pillage-market-card = The market offers: { $card }.
pillage-round-begun = Round { $round }: everybody plans.
pillage-planned =
    { $side ->
        [left] { $seat } lays { $card } face down to the left.
        [right] { $seat } lays { $card } face down to the right.
        [front] { $seat } lays { $card } face down in front.
       *[behind] { $seat } lays { $card } face down behind.
    }
pillage-revealed =
    { $side ->
        [left] { $seat } reveals, to the left: { $card }.
        [right] { $seat } reveals, to the right: { $card }.
       *[front] { $seat } reveals: { $card }.
    }
pillage-order-chosen =
    { $side ->
        [left] { $seat } sends the left Merchant first.
        [right] { $seat } sends the right Merchant first.
       *[untold] { $seat } has chosen which Merchant goes first.
    }
pillage-order-shown =
    { $side ->
        [left] { $seat } sends the left card first: { $card }.
       *[right] { $seat } sends the right card first: { $card }.
    }
pillage-card-acts =
    { $side ->
        [left] The left card of { $seat } acts: { $card }.
        [right] The right card of { $seat } acts: { $card }.
       *[front] The card of { $seat } acts: { $card }.
    }
pillage-gained =
    { $seat } gains { $turnips ->
        [one] 1 turnip
       *[other] { $turnips } turnips
    } { $why ->
        [own-card] ({ $card }).
        [facing-card] from the opponent’s card ({ $card }).
       *[refresh] during refresh ({ $card }).
    }
pillage-chicken = Not enough for both: the chicken gives { $seat } the odd turnip of { $victim }.
pillage-stolen =
    { $turnips ->
        [0] { $seat } finds nothing to steal from { $purse ->
            [stock] { $victim }
           *[bank] the bank of { $victim }
        }.
        [one] { $seat } steals 1 turnip from { $purse ->
            [stock] { $victim }
           *[bank] the bank of { $victim }
        }.
       *[other] { $seat } steals { $turnips } turnips from { $purse ->
            [stock] { $victim }
           *[bank] the bank of { $victim }
        }.
    }
pillage-banked =
    { $turnips ->
        [0] { $seat } can’t bank anything.
        [one] { $seat } banks 1 turnip.
       *[other] { $seat } banks { $turnips } turnips.
    }
pillage-marked =
    { $mark ->
        [exhausted] A card of { $seat } is exhausted: { $card }.
        [provoked] A card of { $seat } is provoked: { $card }.
        [sacrificed] A card of { $seat } is sacrificed: { $card }.
        [swapped] A card of { $seat } is swapped: { $card }.
       *[taken] A card of { $seat } is taken: { $card }.
    }
pillage-withdrawn =
    { $turnips ->
        [one] { $seat } moves 1 banked turnip to the stock.
       *[other] { $seat } moves { $turnips } banked turnips to the stock.
    }
pillage-card-drawn = { $seat } takes the top card of the pile: { $card }.
pillage-known-card-drawn = { $seat } takes the top card of the pile, and everybody knows which: { $card }.
pillage-first-buyer = Among those tied, the chicken lets { $seat } buy first.
pillage-relic-bought = { $seat } buys relic number { $relic } for { $cost }.
pillage-card-bought = { $seat } buys a card for { $cost }: { $card }.
pillage-no-more-bought = { $seat } buys no more.
pillage-returned = { $seat } takes back a rested card: { $card }.
pillage-rested = { $seat } lays an exhausted card aside: { $card }.
pillage-buried = A card of { $seat } goes under the pile: { $card }.
pillage-changed-hands = A card goes from { $seat } to { $owner }: { $card }.
pillage-game-won =
    { $why ->
        [relics] { $seat } wins with { $relics } relics.
        [turnips] { $seat } wins with { $relics } relics: a tie, decided by the turnips left.
        [cards] { $seat } wins with { $relics } relics: a tie, in turnips too, decided by the cards in hand.
       *[shared] { $seat } wins with { $relics } relics, and shares the win.
    }
pillage-game-drawn = Round { $round } was the last one: nobody wins.

## What cannot be done

pillage-not-yet = Chance is to decide first.
pillage-not-asked = Nothing to decide for you now. Waiting for { $awaited }.
pillage-not-an-order = Say which of your two Merchants goes first: “left first” or “right first”.
pillage-not-a-card = You can’t choose that now. You can choose: { $allowed }.
pillage-not-in-market = The market doesn’t have this: { $card }. You can buy: { $allowed }.
pillage-not-in-hand = You can’t plan this: { $card }. You can plan: { $allowed }.
pillage-must-plan = A provoked card must be planned first, so not this one: { $card }. You can plan: { $allowed }.
pillage-no-such-card = There is no card “{ $card }” here. Cards are written with three letters, such as FAR.

## Decks

pillage-deck-toml = TOML, the form in which the file is written, does not allow this: { $reason }.
pillage-deck-size =
    { $cards ->
        [0] The file holds no card. Each card begins with a line [[card]].
       *[other] A deck has room for { $most } cards; this one has { $cards }.
    }
pillage-deck-unlike = More than { $lines } lines cannot be read: this does not look like a deck. The command “deck example” prints one.
pillage-deck-record = This is the record of a match, not a deck. The command “record check” reads it.
pillage-deck-encoding = A letter here was not saved as UTF-8. Save the file as plain text with the encoding UTF-8.
pillage-deck-heading = “{ $text }” is not how a card begins. Write [[card]] alone on the line, with two brackets on each side.
pillage-deck-outside = “{ $field }” stands outside of any card. Write a line [[card]] above it.
pillage-deck-slip =
    “{ $text }” cannot be read: { $why ->
        [twice] this card has that key already; keep one of the two.
        [curly] texts stand between straight quotation marks, as in name = "Tiller".
        [equals] every line is a key, an equals sign and a value, as in type = "wall". A comment begins with #.
        [quotes] a quotation mark is missing, or one is too many. A text has one before it and one behind it, as in name = "Tiller".
        [capital] true and false are written in small letters.
        [nothing] the value is missing, as in type = "wall".
       *[bare] the value needs quotation marks, as in type = "wall"; only true and false have none.
    }
pillage-deck-row = Line { $line }: { $reason }
pillage-deck-at = Line { $line }, card { $card }: { $reason }
pillage-deck-card = Card { $card }: { $reason }
pillage-deck-first =
    { $mistake } { $more ->
        [one] The file has one more mistake.
       *[other] The file has { $more } more mistakes.
    }
pillage-did-you-mean = { $reason } Did you mean “{ $nearest }”?
pillage-deck-missing = “{ $field }” is missing. Add a line such as { $example }.
pillage-deck-field = No card has a key “{ $field }”. The keys are: { $known }.
pillage-deck-code = “{ $field }” is three capital letters from A to Z, such as TIL, not “{ $value }”.
pillage-deck-name = “{ $field }” cannot be “{ $value }”. A name begins with a letter or a digit and has at most 40 signs: letters, digits, spaces and . ’ ( ) + & -
pillage-deck-type = “{ $field }” can be farmer, wall, raider or merchant, not “{ $value }”.
pillage-deck-switch = “{ $field }” can be true or false, without quotation marks, not “{ $value }”.
pillage-deck-effects = “{ $field }” takes effects in quotation marks, as in { $field } = "gain 2, bank 1", not “{ $value }”.
pillage-deck-all = “all” already says what the card does against everybody. Leave out either “all” or “{ $field }”.
pillage-deck-effect = in “{ $field }”, { $reason }
pillage-deck-twice = “{ $field }” is “{ $value }”, as { $other } has it already. Every card needs its own.
pillage-deck-in-file =
    { $line ->
        [0] card { $card } of the deck
       *[other] the card of line { $line }
    }
pillage-deck-in-box =
    { $part ->
        [starting] the starting card { $name }
       *[village] { $name } of the first box
    }
pillage-deck-more = { $reason } To see them all: { $command }
pillage-deck-copies = Every card is in the market once, so there is no “copies”. For a second copy write the card again, with another code and another name, such as “Tiller (2)”.
pillage-deck-line = “{ $text }” is not a card. A deck is the text of a file with headings [[card]], or a line in which each card has five parts with colons between.
pillage-former-relic = This was played by former rules, with the card “{ $card }”: it only buys a relic, and whether its player can pay was judged earlier than it is today.
pillage-deck-file =
    { $why ->
        [missing] There is no file “{ $file }”.
        [folder] “{ $file }” is a folder. Name the file of cards in it.
       *[other] “{ $file }” cannot be opened: { $reason }.
    }
pillage-effect-unknown = “{ $effect }” is not an effect.
pillage-effect-list = “{ $effect }” is not an effect. N being a number up to { $most }, and TYPE farmer, wall, raider or merchant, effects are: { $known }.
pillage-effect-empty = an effect is missing beside a comma.
pillage-effect-number = “{ $effect }” is out of range: the number can be { $least } to { $most }.
pillage-effect-twice = “{ $effect }” cannot stand beside “{ $other }”: a card has one effect of each kind. Add the numbers up, or keep one.
pillage-effect-three = “(3+)” stands behind an effect, with a space before it: “{ $right }”, not “{ $effect }”.
pillage-effect-else = “{ $effect }” cannot be read: “else” stands once, right behind “buy a relic” or “buy a relic for N less” and a comma, as in “buy a relic, else gain 1”.
pillage-effect-relic-after-else = “{ $effect }” cannot stand behind “else”: a card buys one relic, and “else” says what it does if unable.
pillage-deck-mistakes =
    { $mistakes ->
        [one] One mistake in { $file }. How a deck is written: docs/decks.md.
       *[other] { $mistakes } mistakes in { $file }. How a deck is written: docs/decks.md.
    }
pillage-deck-counted =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $kinds }; pirates (⚓): { $pirates }; left out with two players (3+): { $three }.
pillage-deck-of-type =
    { $type ->
        [farmer] { $cards ->
            [one] 1 Farmer
           *[other] { $cards } Farmers
        }
        [wall] { $cards ->
            [one] 1 Wall
           *[other] { $cards } Walls
        }
        [raider] { $cards ->
            [one] 1 Raider
           *[other] { $cards } Raiders
        }
       *[merchant] { $cards ->
            [one] 1 Merchant
           *[other] { $cards } Merchants
        }
    }
pillage-deck-column =
    { $column ->
        [code] code
        [type] type
        [card] card
        [against] against
       *[does] it does
    }
pillage-deck-legend = {"; ⚓ pirate; 3+ left out, or ignored, with two players"}
pillage-deck-every-type = all
pillage-deck-warning = Is this meant? { $warning }
pillage-deck-few =
    { $seats ->
        [2] With two players
       *[other] With three players or more
    } the market has { $places } places, and { $cards ->
        [0] no card.
        [one] one card.
       *[other] only { $cards } cards.
    }
pillage-deck-idle = it does nothing against anybody.
pillage-deck-no-relic = a Merchant that buys no relic.
pillage-deck-three-twice = the whole card is left out with two players (three = true), so “(3+)” behind an effect changes nothing.
pillage-deck-same-fr = its French name is “{ $name }”, like that of { $other }.

## Positions written on one line

pillage-position = “{ $position }” is not a position of Pillage, which begins with “pillage seats=” and 2, 3, 4 or 5.
pillage-places = “{ $text }” names more than there are places: { $places }.
pillage-marks = “{ $text }” does not name marks. They are: { $known }.
pillage-impossible = No game can stand like this: { $why ->
    [cards] a card is in two places, or not in this game
    [turnips] a bank holds more than its limit
    [relics] somebody owns all relics, or more, and the game goes on
    [plans] something is planned that its player does not have
    [provoked] a card is provoked that its player does not have
    [row] the market is short though the pile has cards
    [played] a card is played that its player does not have
    [asked] nobody is asked, or somebody who has nothing to choose
    [chance] chance is awaited and has nothing to decide
   *[over] the game is over, or it stands between two stages
}.

## Options

pillage-option-market = Which cards are for sale. The faces of “À l’abordage!” are our own design.
pillage-option-market-label = Market cards
pillage-option-market-value =
    { $value ->
        [abordage] À l’abordage!
        [village] The first box
        [both] Both boxes
       *[none] No market, for small games
    }
pillage-option-bank = À l’abordage! asks for 4 relics, the first box for 3 that cost less.
pillage-option-bank-label = Banks and relics
pillage-option-bank-value =
    { $value ->
        [abordage] À l’abordage!: 4 relics
       *[village] The first box: 3 relics
    }
pillage-option-duel-bank = Made for the duel. Experienced players can switch it off: a larger bank and dearer relics, as for three.
pillage-option-duel-bank-label = Small bank for two
pillage-option-deck = If you own the box, you can write its cards into a file and play with them.
pillage-option-deck-label = The cards of your own box
pillage-option-relic-costs = As printed, or up to four prices such as 3,4: cheap relics make small games that can be solved.
pillage-option-relic-costs-label = Prices of the relics
pillage-option-round-limit = After this many rounds nobody wins.
pillage-option-round-limit-label = Most rounds

## In the terminal

pillage-letter =
    { $type ->
        [farmer] F
        [wall] W
        [raider] R
       *[merchant] M
    }
pillage-type =
    { $type ->
        [farmer] Farmer
        [wall] Wall
        [raider] Raider
       *[merchant] Merchant
    }
pillage-legend = {"; letter alone: starting card; ⚓ pirate"}
pillage-effect =
    { $effect ->
        [buy-a-relic] buy a relic
        [buy-a-relic-for-less] buy a relic for { $n } less
        [gain] gain { $n }
        [gain-for-each-farmer] gain { $n } for each Farmer
        [gain-for-each-wall] gain { $n } for each Wall
        [gain-for-each-raider] gain { $n } for each Raider
        [gain-for-each-merchant] gain { $n } for each Merchant
        [gain-for-each-other-farmer] gain { $n } for each other Farmer
        [gain-for-each-other-wall] gain { $n } for each other Wall
        [gain-for-each-other-raider] gain { $n } for each other Raider
        [gain-for-each-other-merchant] gain { $n } for each other Merchant
        [opponent-gains] opponent gains { $n }
        [steal] steal { $n }
        [steal-including-banked] steal { $n } including banked
        [opponent-steals] opponent steals { $n }
        [bank] bank { $n }
        [move-all-banked-to-the-stock] move all banked to the stock
        [take-the-top-card] take the top card
        [exhaust-itself] exhaust itself
        [exhaust-that-card] exhaust that card
        [provoke-itself] provoke itself
        [provoke-that-card] provoke that card
        [sacrifice-itself] sacrifice itself
        [sacrifice-that-card] sacrifice that card
        [sacrifice-that-market-card] sacrifice that card if it is a market card
        [swap-with-that-card] swap with that card
        [take-that-card] take that card
        [buy-a-card-for] buy a card for { $n }
       *[gain-during-refresh] gain { $n } during refresh
    }
pillage-else = { $relic }; if unable { $rest }
pillage-column-stock = Stock
pillage-column-bank = Bank
pillage-column-relics = Relics
pillage-column-cards = Cards
pillage-column-turnips = Turnips
pillage-relics = { $owned }/{ $all }, next { $cost }
pillage-relics-all = { $owned }/{ $all }
pillage-where =
    { $side ->
        [left] ← left
       *[right] right →
    }
pillage-on-side =
    { $side ->
        [left] left:
        [right] right:
        [front] in front:
       *[behind] behind:
    }
pillage-face-down = face down
pillage-unseen = { $cards } face down
pillage-resting = exhausted: { $cards }
pillage-provoked = must be planned: { $cards }
pillage-market = Market
pillage-market-empty = The market is empty: no card can be bought.
pillage-pile =
    (pile: { $cards }{ $count ->
        [0] {")"}
       *[other] {";"} buried under it: { $buried })
    }
pillage-hand = Your hand
pillage-note-copies = ×{ $copies }
pillage-note-unseen = (hidden)
pillage-note-provoked = (due)
pillage-note-side =
    { $side ->
        [left] (left)
        [right] (right)
        [front] (in front)
       *[behind] (behind)
    }
pillage-standing =
    Round { $round } · { $phase ->
        [plan] everybody plans in secret
        [order] which Merchant comes first?
        [buy] a card is bought
        [over] the game is over
       *[resolve] cards are resolved
    }
pillage-stopped = The match stops here: { $standing }.
pillage-part =
    { $part ->
        [starting] Starting cards
        [village] Market of the first box
        [abordage] Market of À l’abordage!
       *[owner] Market of the owner’s deck
    }
pillage-our-design = The faces of the “abordage” cards are our own design: we don’t have the printed ones. If you own the box, you can play with its cards: --deck FILE.
pillage-owners-deck = The market holds the cards of the owner’s deck.
pillage-command-cards = cards
pillage-welcome = Village Pillage: À l’abordage! Round the table, each to the left of the one before: { $players }.
pillage-aim = Plan in secret, farm, steal and bank turnips; whoever owns all { $relics } relics wins.
pillage-how = Type the number or the name of a card. “{ $cards }” lists all cards, “{ $help }” explains everything that you can type.

pillage-ask-left = { $seat }, which card to your left, against { $opponent }? ({ $numbers })
pillage-ask-right = { $seat }, to your left: { $planned } (“{ $undo }” changes it). Which card to your right, against { $opponent }? ({ $numbers })
pillage-ask-right-only = { $seat }, nothing to your left. Which card to your right, against { $opponent }? ({ $numbers })
pillage-ask-single = { $seat }, to your left your only card ({ $numbers }), or { $none }: then it goes to your right.
pillage-ask-front = { $seat }, which card in front, for this round? ({ $numbers })
pillage-ask-behind-first = { $seat }, in front: { $planned } (“{ $undo }” changes it). Which card behind, for the next round? ({ $numbers })
pillage-ask-behind = { $seat }, now in front: { $planned }. Which card behind it, for the next round? ({ $numbers })
pillage-ask-order = { $seat }, which of your Merchants goes first: left ({ $left }) or right ({ $right })?
pillage-ask-buy = { $seat }, which card do you buy for { $cost }? ({ $numbers })
pillage-ask-board = { $seat }, you have bought a pirate: one more card for { $cost } ({ $numbers }), or { $none }?
pillage-word-none = none
pillage-word-side =
    { $side ->
        [left] left
       *[right] right
    }
pillage-words =
    { $meaning ->
        [none] no, nothing, no more
        [left] left first, l
       *[right] right first, r
    }
pillage-ambiguous = “{ $typed }” can mean several cards: { $cards }. Type a little more.
pillage-not-understood = “{ $typed }” is neither a card nor a command. You can choose from: { $allowed }. Commands: { $commands }.

pillage-told-set-up = The market opens with: { $cards }.
pillage-told-reveal = Round { $round }
pillage-told-types =
    { $type ->
        [farmer] Farmers
        [wall] Walls
        [raider] Raiders
       *[merchant] Merchants
    }
pillage-told-refresh = Refresh
pillage-told-gained =
    { $seat } gains { $turnips } { $why ->
        [facing-card] from the opponent’s { $card }
       *[other] ({ $card })
    }
pillage-told-chicken = the chicken gives { $seat } the odd turnip of { $victim }
pillage-told-stolen =
    { $turnips ->
        [0] { $seat } finds nothing to steal from
       *[other] { $seat } steals { $turnips }{ $lacks ->
            [0] {""}
           *[other] {" "}of { $wanted }
        } from
    } { $purse ->
        [stock] { $victim }
       *[bank] the bank of { $victim }
    }
pillage-told-banked =
    { $turnips ->
        [0] { $seat } can’t bank anything
       *[other] { $seat } banks { $turnips }{ $lacks ->
            [0] {""}
           *[other] {" "}of { $wanted }
        }
    }
pillage-told-marked =
    { $mark ->
        [exhausted] { $card } of { $seat } is exhausted
        [provoked] { $card } of { $seat } is provoked
        [sacrificed] { $card } of { $seat } is sacrificed
        [swapped] { $card } of { $seat } is swapped
       *[taken] { $card } of { $seat } is taken
    }
pillage-told-withdrawn = { $seat } moves { $turnips } from the bank to the stock
pillage-told-drawn = { $seat } takes the top card of the pile ({ $card })
pillage-told-drawn-unseen = { $seat } takes the top card of the pile, face down
pillage-told-first-buyer = among those tied, the chicken lets { $seat } buy first
pillage-told-relic = { $seat } buys relic { $relic } for { $cost }
pillage-told-bought = { $seat } buys { $card } for { $cost }
pillage-told-no-more = { $seat } buys no more
pillage-told-order =
    { $side ->
        [left] { $seat } sends the left card first ({ $card })
       *[right] { $seat } sends the right card first ({ $card })
    }
pillage-told-market = new in the market: { $card }
pillage-told-returned = { $seat } takes back { $card }
pillage-told-rested = { $card } of { $seat } sits out the next round
pillage-told-buried = { $card } of { $seat } goes under the pile
pillage-told-changed-hands = { $card } goes from { $seat } to { $owner }
pillage-shared-win = A shared win with { $relics } relics, as many turnips and as many cards in hand: { $seats }.

pillage-typed-name = farmer, far
pillage-typed-none = none
pillage-typed-order = left, right
pillage-help-number = the card of that number: to plan it, or to buy it
pillage-help-name = a card by its name in English or French; its beginning will do, and so will its three letters
pillage-help-none = after buying a pirate: no more; with a single card: not on this side
pillage-help-order = which of two Merchants goes first
pillage-help-cards = all cards of this game with what they do
pillage-help-plan = A plan can be changed with “undo” until everybody’s is made. Your left card faces your left neighbour’s right one.
pillage-help-letters = Before an effect stand the types that the card must face for it: F Farmer, W Wall, R Raider, M Merchant. Without letters it acts against all.
pillage-help-pirates = ⚓ is a pirate: whoever buys one may buy one more card for 1.
pillage-demo-what = A demonstration of Village Pillage: À l’abordage!, by { $seats } bots ({ $level }).
pillage-demo-rules = Everybody plans a card against each neighbour in secret. Farmers gain turnips, Walls bank them and keep Raiders off, Raiders steal, and Merchants buy relics or new cards. Whoever owns all relics wins.

## On the page

pillage-blurb = Plan in secret against your neighbours: farm, fortify, raid, and be the first to own all the relics.
pillage-style-easy = Likes its turnips, and rarely sees a raid coming.
pillage-style-medium = Guarded in one round, bold in the next.
pillage-style-hard = Guesses what you fear, and plays the other card.
pillage-style-expert = Never quite the same plan twice, and never a wasted one.
pillage-why-turnips =
    { $side ->
        [more] about { $much ->
            [one] 1 turnip
           *[other] { $much } turnips
        } more than with most choices
       *[less] about { $much ->
            [one] 1 turnip
           *[other] { $much } turnips
        } less than with most choices
    }
pillage-why-relics =
    { $side ->
        [more] you soon come to a relic in { $much } more cases out of 100
       *[less] you soon come to a relic in { $much } fewer cases out of 100
    }
pillage-why-cards =
    { $side ->
        [more] it brings you a card more often
       *[less] it brings you a card less often
    }
pillage-why-rivals =
    { $side ->
        [more] a rival soon comes to a relic in { $much } more cases out of 100
       *[less] a rival soon comes to a relic in { $much } fewer cases out of 100
    }
pillage-deck-ours = Now: our own cards.
pillage-deck-chosen = Now: the cards of { $file }. They are checked when you make the table.
pillage-deck-owners = an owner’s own cards
pillage-deck-forget = Back to our own cards
pillage-deck-too-long = This file is too long: { $most } bytes at most.
pillage-deck-how = How do I write such a file?
pillage-deck-how-words = As TOML: for each card its three letters, its names in English and French, its type, and what it does against farmer, wall, raider and merchant, or against all. Effects are written in English:
pillage-round = Round { $round }
pillage-order-of-types = The order in which villagers act
pillage-chapter =
    { $chapter ->
        [reveal] The cards are revealed
        [farmer] Farmers
        [wall] Walls
        [raider] Raiders
        [merchant] Merchants
        [refresh] Refresh
       *[end] The end
    }
pillage-skip = Show all
pillage-counted = What round { $round } brought, in turnips
pillage-brought-relic = and a relic
pillage-brought-card = and a card
pillage-go-on = Continue
pillage-last-round = What happened in round { $round }
pillage-revealed-cards = The cards that met
pillage-village =
    { $name }: { $stock ->
        [one] 1 turnip
       *[other] { $stock } turnips
    } in the stock, { $bank } of { $limit } in the bank, { $relics } of { $all } relics{ $cost ->
        [0] {""}
       *[other] {" "}(the next costs { $cost })
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
pillage-has-planned = Has planned.
pillage-you = You
pillage-rests = Exhausted, back after this round: { $card }.
pillage-is-provoked = Provoked, must be planned now: { $card }.
pillage-cards-of =
    { $own ->
        [yes] Your cards
       *[no] The cards of { $name }
    }
pillage-copies = { $copies } of them
pillage-place =
    { $own ->
        [yes] { $side ->
            [left] Your card to the left, against { $opponent }
            [right] Your card to the right, against { $opponent }
            [front] Your card in front, for this round
           *[behind] Your card behind, for the next round
        }
       *[no] { $side ->
            [left] Left card of { $owner }, against { $opponent }
            [right] Right card of { $owner }, against { $opponent }
            [front] Card of { $owner } in front
           *[behind] Card of { $owner } behind
        }
    }
pillage-when =
    { $side ->
        [front] now
       *[behind] next
    }
pillage-secret =
    { $open ->
        [yes] { $card }, which only you see. Take it back
       *[no] { $card }, which only you see
    }
pillage-empty-place = no card
pillage-mark =
    { $mark ->
        [exhausted] Will be exhausted
        [provoked] Will be provoked
        [sacrificed] Will be sacrificed
        [swapped] Will be swapped
       *[taken] Will be taken
    }
pillage-empty-stall = An empty stall
pillage-all-cards = All cards of this game (in the pile: { $cards })
pillage-buried-cards = Sacrificed, under the pile: { $cards }.
pillage-fate-why =
    { $fate ->
        [exhaust] Exhausted: the card sits out the next round.
        [provoke] Provoked: its owner must plan the card next.
        [sacrifice] Sacrificed: the card goes under the pile.
       *[swap] Swapped: the two cards change owners.
    }
pillage-read-all = Read all of this card: { $card }
pillage-is-pirate = Pirate.
pillage-pirate-why = A pirate: whoever buys it may buy one more card for 1.
pillage-page-our-design = The faces of the À l’abordage! cards are our own design: we don’t have the printed ones. If you own the box, you can play with its cards: choose their file when you make a table.
pillage-against = Against { $types }:
pillage-against-all = Against all:
pillage-does-nothing = nothing
pillage-waits = {" "}(not playable now)
pillage-must-now = {" "}(provoked: must be played now)
pillage-nobody-knows = {" "}(only you know that you have it)
pillage-your-move = Your decision
pillage-page-plan =
    { $side ->
        [left] Which card to your left, against { $opponent }?
        [right] Which card to your right, against { $opponent }?
        [front] Which card in front, for this round?
       *[behind] Which card behind, for the next round?
    }
pillage-page-drafted = Your plan. You can still change it.
pillage-page-planned = Your plan is made. You can change it while you wait for { $names }.
pillage-page-wait = Waiting for { $names }
pillage-page-order = You play two Merchants: which goes first?
pillage-page-buy = Choose a card from the market, for { $price }.
pillage-page-board = You bought a pirate: another card for { $price }?
pillage-ready = Ready
pillage-leave-empty = No card here
pillage-first-merchant =
    { $side ->
        [left] Left first: { $card }
       *[right] Right first: { $card }
    }
pillage-buy = Buy for { $price }: { $card }
pillage-no-more = Buy no more

## Where one is and what happened

pillage-aim-line = Be the first to buy every relic. Gain turnips, keep them from raiders, steal your neighbours’.
pillage-asks-plan = plan your cards
pillage-asks-order = which Merchant first?
pillage-asks-buy = buy a card
pillage-sign-stock = Turnips in the stock: they pay for everything, and Raiders steal them.
pillage-sign-bank = The bank: up to { $limit } turnips, safe from most Raiders.
pillage-sign-relics = Relics. Whoever owns all { $all } first wins.
pillage-sign-cost = The next relic costs { $cost } turnips.
pillage-sign-chicken = The chicken: tossed like a coin, it decides who goes first when two are equal, and who gets the odd turnip.
pillage-sign-type =
    { $type ->
        [farmer] Farmers act first: they gain turnips.
        [wall] Walls act second: they bank turnips and keep Raiders off.
        [raider] Raiders act third: they steal turnips.
       *[merchant] Merchants act last: they buy relics or cards, and whoever has the fewest turnips chooses first. Between equals the chicken is tossed like a coin.
    }
pillage-tale-turnips =
    { $turnips ->
        [one] turnip
       *[other] turnips
    }
pillage-tale-relic = relic
pillage-tale-market = The market offers { $cards }.
pillage-tale-nothing = This round changes nothing.
pillage-tale-gained =
    { $you ->
        [yes] You gain { $turnips } { $sign }
       *[no] { $name } gains { $turnips } { $sign }
    }
pillage-tale-stolen =
    { $you ->
        [yes] You steal { $turnips } { $sign } from { $victim }
       *[no] { $mine ->
            [yes] { $name } steals { $turnips } { $sign } from you
           *[no] { $name } steals { $turnips } { $sign } from { $victim }
        }
    }{ $purse ->
        [bank] {" "}(bank).
       *[stock] .
    }
pillage-tale-banked =
    { $you ->
        [yes] You bank { $turnips } { $sign }
       *[no] { $name } banks { $turnips } { $sign }
    }
pillage-tale-relic-bought =
    { $you ->
        [yes] You buy { $sign } number { $relic } for { $cost }.
       *[no] { $name } buys { $sign } number { $relic } for { $cost }.
    }
pillage-tale-card-bought =
    { $you ->
        [yes] You buy { $card } for { $cost }.
       *[no] { $name } buys { $card } for { $cost }.
    }
pillage-tale-card-too =
    { $you ->
        [yes] Thanks to the pirate, you also buy { $card } for { $cost }.
       *[no] Thanks to the pirate, { $name } also buys { $card } for { $cost }.
    }
pillage-tale-chicken =
    { $you ->
        [yes] Not enough for both: the chicken gives you the odd turnip of { $other }.
       *[no] { $mine ->
            [yes] Not enough for both: the chicken gives { $name } your odd turnip.
           *[no] Not enough for both: the chicken gives { $name } the odd turnip of { $other }.
        }
    }
pillage-tale-marked =
    { $you ->
        [yes] Your { $card } is { $mark ->
            [exhausted] exhausted.
            [provoked] provoked.
            [sacrificed] sacrificed.
            [swapped] swapped.
           *[taken] taken.
        }
       *[no] The { $card } of { $name } is { $mark ->
            [exhausted] exhausted.
            [provoked] provoked.
            [sacrificed] sacrificed.
            [swapped] swapped.
           *[taken] taken.
        }
    }
pillage-tale-withdrawn =
    { $you ->
        [yes] You move { $turnips } from the bank to the stock.
       *[no] { $name } moves { $turnips } from the bank to the stock.
    }
pillage-tale-card-drawn =
    { $you ->
        [yes] You take the top card of the pile: { $card }.
       *[no] { $name } takes the top card of the pile: { $card }.
    }
pillage-tale-known-card-drawn =
    { $you ->
        [yes] You take the top card of the pile, and everybody knows which: { $card }.
       *[no] { $name } takes the top card of the pile, and everybody knows which: { $card }.
    }
pillage-tale-first-buyer =
    { $you ->
        [yes] Among those tied, the chicken lets you buy first.
       *[no] Among those tied, the chicken lets { $name } buy first.
    }
pillage-tale-you = you
pillage-tale-buyers = Among those tied, the chicken lets these buy first, in this order: { $names }.
pillage-tale-order-shown =
    { $you ->
        [yes] { $side ->
            [left] You send the left card first: { $card }.
           *[right] You send the right card first: { $card }.
        }
       *[no] { $side ->
            [left] { $name } sends the left card first: { $card }.
           *[right] { $name } sends the right card first: { $card }.
        }
    }
pillage-tale-returned =
    { $you ->
        [yes] You take back { $card }, rested.
       *[no] { $name } takes back { $card }, rested.
    }
pillage-tale-rested =
    { $you ->
        [yes] Your { $card } is laid aside, exhausted.
       *[no] The { $card } of { $name } is laid aside, exhausted.
    }
pillage-tale-buried =
    { $you ->
        [yes] Your { $card } goes under the pile.
       *[no] The { $card } of { $name } goes under the pile.
    }
pillage-tale-changed-hands =
    { $you ->
        [yes] Your { $card } goes to { $other }.
       *[no] { $mine ->
            [yes] You get the { $card } of { $name }.
           *[no] The { $card } of { $name } goes to { $other }.
        }
    }
pillage-tale-game-won =
    { $you ->
        [yes] You win with { $relics } relics{ $why ->
            [relics] .
            [turnips] : a tie, decided by the turnips left.
            [cards] : a tie, in turnips too, decided by the cards in hand.
           *[shared] , and share the win.
        }
       *[no] { $name } wins with { $relics } relics{ $why ->
            [relics] .
            [turnips] : a tie, decided by the turnips left.
            [cards] : a tie, in turnips too, decided by the cards in hand.
           *[shared] , and shares the win.
        }
    }
pillage-line-planned =
    { $side ->
        [left] You lay { $card } face down to the left.
        [right] You lay { $card } face down to the right.
        [front] You lay { $card } face down in front.
       *[behind] You lay { $card } face down behind.
    }
pillage-line-revealed =
    { $side ->
        [left] You reveal, to the left: { $card }.
        [right] You reveal, to the right: { $card }.
       *[front] You reveal: { $card }.
    }
pillage-line-gained =
    You gain { $turnips ->
        [one] 1 turnip
       *[other] { $turnips } turnips
    } { $why ->
        [own-card] ({ $card }).
        [facing-card] from the opponent’s card ({ $card }).
       *[refresh] during refresh ({ $card }).
    }
pillage-line-stolen =
    { $you ->
        [yes] { $turnips ->
            [0] You find nothing to steal from { $purse ->
                [stock] { $other }
               *[bank] the bank of { $other }
            }.
            [one] You steal 1 turnip from { $purse ->
                [stock] { $other }
               *[bank] the bank of { $other }
            }.
           *[other] You steal { $turnips } turnips from { $purse ->
                [stock] { $other }
               *[bank] the bank of { $other }
            }.
        }
       *[no] { $turnips ->
            [0] { $name } finds nothing to steal from { $purse ->
                [stock] you
               *[bank] your bank
            }.
            [one] { $name } steals 1 turnip from { $purse ->
                [stock] you
               *[bank] your bank
            }.
           *[other] { $name } steals { $turnips } turnips from { $purse ->
                [stock] you
               *[bank] your bank
            }.
        }
    }
pillage-line-banked =
    { $turnips ->
        [0] You can’t bank anything.
        [one] You bank 1 turnip.
       *[other] You bank { $turnips } turnips.
    }
pillage-place-said = { $where }: { $what }
pillage-unit =
    { $score ->
        [one] { $points } relic
       *[other] { $points } relics
    }
