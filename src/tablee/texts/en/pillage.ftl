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
        [left] { $seat } chooses the left Merchant to come first.
        [right] { $seat } chooses the right Merchant to come first.
       *[untold] { $seat } has chosen which Merchant comes first.
    }
pillage-order-shown =
    { $side ->
        [left] { $seat } lets the left Merchant come first: { $card }.
       *[right] { $seat } lets the right Merchant come first: { $card }.
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
pillage-chicken = Too little for both: the chicken gives { $seat } the odd turnip of { $victim }.
pillage-stolen =
    { $seat } steals { $turnips ->
        [0] nothing
        [one] 1 turnip
       *[other] { $turnips } turnips
    } from { $purse ->
        [stock] { $victim }
       *[bank] the bank of { $victim }
    } (wanted: { $wanted }).
pillage-banked =
    { $seat } banks { $turnips ->
        [0] nothing
        [one] 1 turnip
       *[other] { $turnips } turnips
    } (of { $wanted }).
pillage-marked =
    { $mark ->
        [exhausted] { $seat } will have to rest a card: { $card }.
        [provoked] { $seat } will have to plan a provoked card: { $card }.
        [sacrificed] { $seat } will lose a card to the pile: { $card }.
        [swapped] { $seat } will swap a card: { $card }.
       *[taken] { $seat } will lose a card to the opponent: { $card }.
    }
pillage-withdrawn =
    { $turnips ->
        [one] { $seat } moves 1 banked turnip to the stock.
       *[other] { $seat } moves { $turnips } banked turnips to the stock.
    }
pillage-card-drawn = { $seat } takes the top card of the pile: { $card }.
pillage-first-buyer = As poor as each other: the chicken lets { $seat } buy first.
pillage-relic-bought = { $seat } buys relic number { $relic } for { $cost }.
pillage-card-bought = { $seat } buys a card for { $cost }: { $card }.
pillage-no-more-bought = { $seat } buys no more.
pillage-returned = { $seat } takes a rested card back: { $card }.
pillage-rested = { $seat } lays an exhausted card beside the bank: { $card }.
pillage-buried = A card of { $seat } goes under the pile: { $card }.
pillage-changed-hands = A card goes from { $seat } to { $owner }: { $card }.
pillage-game-won =
    { $why ->
        [relics] { $seat } wins with { $relics } relics.
        [turnips] { $seat } wins with { $relics } relics, and with the most turnips left.
        [cards] { $seat } wins with { $relics } relics, as many turnips and the most cards in hand.
       *[shared] { $seat } wins with { $relics } relics, and shares the win.
    }
pillage-game-drawn = Round { $round } was the last that is played: nobody wins.

## What cannot be done

pillage-not-yet = Chance is to decide first.
pillage-not-asked = You are not asked now. To decide: { $awaited }.
pillage-not-an-order = Say which of your two Merchants comes first: “left first” or “right first”.
pillage-not-a-card = That is not a card to choose now. You can choose: { $allowed }.
pillage-not-in-market = This is not in the market: { $card }. You can buy: { $allowed }.
pillage-not-in-hand = You cannot plan this: { $card }. You can plan: { $allowed }.
pillage-must-plan = A provoked card must be planned first, so not this one: { $card }. You can plan: { $allowed }.
pillage-no-such-card = There is no card “{ $card }” here. Cards are written with three letters, such as FAR.

## Decks

pillage-deck-toml = The file of cards cannot be read: { $reason }
pillage-deck-size = A deck has 1 to { $most } cards under headings [[card]]; this one has { $cards }.
pillage-deck-field = “{ $card }” has a field “{ $field }”, which no card has. Fields are: { $known }.
pillage-deck-value = “{ $card }”: the field “{ $field }” cannot be “{ $value }”.
pillage-deck-all = “{ $card }”: “all” and “{ $field }” both say what the card does; keep one.
pillage-deck-effect = “{ $card }”: in the field “{ $field }”, { $reason }
pillage-deck-twice = “{ $card }”: the field “{ $field }” is “{ $value }”, as another card’s is.
pillage-deck-line = “{ $text }” is not a card: a line has five parts with colons between.
pillage-effect-unknown = “{ $effect }” is not an effect. N being a number from 0 to 15, effects are: { $known }.
pillage-effect-twice = “{ $effect }” stands beside another effect of its kind: add them up.

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

option-market = Market cards
option-market-explained = “abordage” (this box; its card faces are our own design), “village” (the first box), both in one pile, or none.
option-bank = Bank cards
option-bank-explained = Those of this box ask for 4 relics, those of the first box (“village”) for 3 that cost less.
option-duel_bank = Duel side of the bank cards
option-duel_bank-explained = Two experienced players can turn them over: a larger bank and dearer relics, as for three.
option-deck = Cards in place of “abordage”
option-deck-explained = “ours” is our own design; whoever owns the box can write its cards down in a file and play with them.
option-relic_costs = Prices of the relics
option-relic_costs-explained = “printed”, or up to four prices such as 3,4: cheap relics make small games that can be solved.
option-round_limit = Most rounds
option-round_limit-explained = After so many rounds the game is drawn.
