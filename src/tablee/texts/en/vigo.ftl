### VIGO

vigo-tile =
    { $part ->
        [pirate] a pirate
        [dolphin] a dolphin
        [wave] a tidal wave
        [ship] a sailing ship
        [hidden] a tile
       *[other] { $of ->
            [empty] an empty brown
            [red] a red
            [blue] a blue
            [green] a green
            [yellow] a yellow
            [white] a white
            [violet] a violet
           *[other] a brown
        } { $part ->
            [key] key
            [lid] lid
            [bottom] bottom
            [lock] middle with a lock
           *[middle] middle
        }{ $of ->
            [crown] {" with a crown"}
            [necklace] {" with a necklace"}
            [diamond] {" with a diamond"}
            [ring] {" with a ring"}
            [coin] {" with a gold coin"}
            [cup] {" with a cup"}
           *[other] {""}
        }
    }

## What happens

vigo-first-drawn = The draw: { $seat } starts.
vigo-tile-laid = A tile is laid face down on { $cell }.
vigo-boat-placed = { $seat } puts a boat on { $cell }.
vigo-sailed =
    { $seat } sails { $distance } { $distance ->
        [one] cell
       *[other] cells
    } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }, to { $cell }.
vigo-stayed = { $seat } can’t sail and stays put.
vigo-tile-shown = { $cell } now shows { $tile }.
vigo-tile-hidden = The tile on { $cell } is hidden again.
vigo-tile-reached = The tile on { $cell } stays hidden: not a ship.
vigo-ship-found = { $seat } finds a sailing ship on { $cell }, number { $found } of 6: +{ $points }.
vigo-last-ship-taken = { $seat } reaches the sixth sailing ship on { $cell }: +{ $points }. The game ends.
vigo-tile-taken = { $seat } takes { $tile } from { $cell }.
vigo-tile-discovered = { $seat } takes { $tile } from { $cell }, where it lay hidden.
vigo-dolphin-played = { $seat } plays a dolphin and goes to { $cell }.
vigo-wave-played = { $seat } plays a tidal wave on line { $line }.
vigo-pirate-played = { $seat } plays a pirate and steals { $tile } from { $victim }.
vigo-chest-piece = { $seat } adds { $tile } to the chest: +{ $points }.
vigo-key-fits =
    { $seat } has both lock and key in { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
       *[violet] violet
    }: +{ $points }.
vigo-treasure-multiplies =
    { $seat } has { $times ->
        [2] two
       *[other] at least three
    } { $treasure ->
        [crown] crowns
        [necklace] necklaces
        [diamond] diamonds
        [ring] rings
        [coin] gold coins
       *[cup] cups
    }: { $points } × { $times }.
vigo-chest-built = { $seat } completes the chest: { $points } points, { $total } in all.
vigo-tile-lifted = { $seat } returns { $tile } to the bay.
vigo-tile-put-back = { $seat } puts { $tile } on { $cell }, face up.
vigo-ten-called = Ten tiles! { $seat } calls out { $victim } and takes { $tile }.
vigo-tile-kept = { $seat } keeps { $tile }.
vigo-turn-ended =
    { $held ->
        [0] { $seat } ends the turn without a tile.
        [one] { $seat } ends the turn with 1 tile.
       *[other] { $seat } ends the turn with { $held } tiles.
    }
vigo-countdown =
    { $turns ->
        [one] Without progress, the game ends after 1 more turn.
       *[other] Without progress, the game ends after { $turns } more turns.
    }
vigo-safety-end = No progress for { $turns } turns: the game ends.
vigo-stock-tile = { $seat } still holds { $tile }: { $points } points.
vigo-stock-counted = { $seat } scores { $points } points for the stock, { $total } in all.
vigo-game-won = { $seat } wins with { $total } points.

## What cannot be done

vigo-no-such-tile = There is no tile “{ $tile }”. Tiles are written pirate, dolphin, wave, or a part and what it is of: key-red, lock-red, lid-blue, bottom-empty, middle-cup.
vigo-no-such-cell = There is no cell “{ $cell }”. A cell is a column from A to L and a row from 1 to 9, such as C3.
vigo-no-such-line = There is no line “{ $line }”. A line is a column, from A to L, or a row, from 1 to 9.
vigo-no-such-move = There is no move “{ $move }”. Moves are written like these: place C3, east 4, stay, take, dolphin F3, wave C, pirate 2 key-red, build 1, put key-red, on C3, end, call key-red, keep.
vigo-cell-word = “{ $word } { $cell }” is not what is asked. A cell is written “{ $needed } { $cell }” now.
vigo-not-begun = No boat can act yet. First the tiles are laid out, then each boat is put on a cell.
vigo-place-first = That comes later: first put your boat on a cell, as in “place C3”.
vigo-cell-taken = Another boat is on { $cell }. Choose another cell.
vigo-cell-not-free = The tile cannot go to { $cell }. Choose a cell with neither tile nor boat.
vigo-way-barred =
    You cannot sail { $distance } { $distance ->
        [one] cell
       *[other] cells
    } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }: { $farthest ->
        [0] that way is barred. Choose another direction; where all are barred, the boat stays.
        [one] 1 cell is the most that way.
       *[other] { $farthest } cells are the most that way.
    }
vigo-must-sail = Sail first, as in “east 4”; a boat that can’t sail stays.
vigo-has-sailed = Your boat has sailed already, and it sails once a turn. You can still take, play, build or put back what the rules allow, or end your turn.
vigo-can-sail = Your boat can sail, so it can’t stay. Choose a direction and a distance, as in “east 4”.
vigo-nothing-to-take = Nothing to take: you can take only the tile of the cell where your boat arrived this turn.
vigo-stock-full = You have ten tiles and can’t take another. Play an event, build a chest or put a tile back.
vigo-ten-tiles = You can’t end your turn with ten tiles. Play an event, build a chest or put a tile back.
vigo-not-ten = A tile is put back only from a stock of ten, and yours is smaller.
vigo-no-event = You can’t play { $tile }: you have none. Choose an event from your stock.
vigo-event-played = You have played the one event that may come before sailing. Now your boat sails, as in “east 4”.
vigo-event-not-new = You can’t play { $tile } now: after sailing you may only play an event that you have just taken from the bay.
vigo-no-such-chest =
    You cannot build that chest: { $chests ->
        [0] your stock makes none.
        [one] your stock makes only chest 1.
       *[other] your stock makes { $chests } chests, numbered 1 to { $chests } by value.
    }
vigo-not-held = You name { $tile }, but { $seat } holds none. Choose a tile from that stock.
vigo-nothing-to-steal = A pirate has nothing to steal: no other player holds a tile.
vigo-no-call = Nobody can be called out now. It takes a player who has just ended a turn with ten tiles.
vigo-no-keeping = You can’t keep this tile: it would be your tenth. Choose a cell with neither tile nor boat, as in “on C3”.
vigo-where-to = A tile is on its way. First choose where it goes, as in “on C3”.

## Positions written on one line

vigo-position = “{ $position }” is not a position of VIGO, which begins with “vigo seats=” and a number from 2 to 6.
vigo-impossible = No game can stand like this: { $why ->
    [board] the bay cannot hold these tiles
    [rows] the bay has nine rows of twelve cells, and a cell two letters
    [boats] two boats are on one cell, or a boat is where it cannot be
    [stocks] a stock holds what it cannot hold
    [tiles] there are more tiles of a kind than in the box
    [turn] what is said of the turn does not fit its phase
    [lifted] a tile is on its way while nobody moves one, or none while somebody does
    [counts] numbers that belong together do not agree
   *[other] its parts contradict each other
}.

## Options

vigo-colours = “{ $colours }” should name different colours, as in “green,red”. The colours are: { $allowed }.
vigo-option-free-events = Play as many events as you like in your turn, before and after sailing, even those you have just taken or stolen.
vigo-option-free-events-label = Free events
vigo-option-vigilance = A turn may end with ten tiles, and whoever notices first takes one of them.
vigo-option-vigilance-label = Vigilance
vigo-option-locks-per-colour = Each colour has two middles: one of them has a lock, or both do.
vigo-option-locks-per-colour-label = Locks per colour
vigo-option-memory-aid = Hidden tiles that have been seen before stay faintly visible.
vigo-option-memory-aid-label = Memory aid
vigo-option-colours = Which colour each player has, in the order of the seats, as in “green,red”; seats that are not named take what is left.
vigo-option-colours-label = Colours
vigo-preset-as-printed = As in the printed rules: nobody warns you about a tenth tile, and the others may call it.
vigo-preset-as-printed-label = Printed rules

## In the terminal

vigo-welcome = VIGO. Round the table: { $players }.
vigo-aim = Sail the bay, gather tiles and build treasure chests. Five sailing ships bring 10 points each; whoever reaches the sixth ends the game and takes 60.
vigo-how = Type moves as words: “east 4”, or “e4” for short, sails four cells east. “{ $help }” explains everything that you can type.
vigo-standing = { $seat }’s turn · ships found { $ships }/6 · tiles in the bay { $tiles }
vigo-standing-placing = { $seat } places a boat · ships found { $ships }/6 · tiles in the bay { $tiles }
vigo-standing-over = The game is over · ships found { $ships }/6 · tiles in the bay { $tiles }
vigo-stopped = The match stops here: { $standing }.
vigo-legend-parts = K key, L lid, B bottom, M middle, X middle with a lock; ~~ hidden, ·· no tile
vigo-legend-colours = in colour: R red, B blue, G green, Y yellow, W white, V violet
vigo-legend-brown = in brown: C crown, N necklace, D diamond, I ring, O gold coin, U cup, E empty
vigo-legend-events = PI pirate, DO dolphin, WA wave, SH ship
vigo-legend-ghosts = kr hidden but seen before
vigo-legend-sail = 1–6 so far to sail
vigo-legend-take = * can be taken
vigo-legend-free = + free for a tile
vigo-column-points = Points
vigo-column-tiles = Tiles
vigo-column-stock = Stock
vigo-column-ships = Ships
vigo-column-chests = Chests
vigo-on-its-way = is on its way: { $tile }.
vigo-build-numbered = build { $number }
vigo-more-chests = Your stock makes { $chests } chests: “{ $command }” lists them all.
vigo-no-chest = Your stock makes no chest. A chest has two lids, two bottoms, and 0, 2, 4 or 6 middles.
vigo-command-chests = chests

vigo-word =
    { $word ->
        [north] north
        [east] east
        [south] south
        [west] west
        [place] place
        [stay] stay
        [take] take
        [dolphin] dolphin
        [wave] wave
        [pirate] pirate
        [build] build
        [put] put
        [on] on
        [call] call
        [keep] keep
       *[end] end
    }
vigo-words =
    { $meaning ->
        [wave] tidal
        [north] n
        [east] e
        [south] s
        [west] w
        [end] pass
        [build] chest
        [key] key
        [lid] lid
        [bottom] bottom
        [middle] middle
        [lock] lock
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
        [violet] violet, purple
        [empty] empty
        [crown] crown
        [necklace] necklace
        [diamond] diamond
        [ring] ring
        [coin] coin, gold
        [cup] cup
        [small] a, an, the, with, brown
       *[other] {""}
    }
vigo-way =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } { $distances }
vigo-can-take = take ({ $tile })
vigo-can-build = build { $numbers }
vigo-can-stay = stay
vigo-can-dolphin = dolphin + cell
vigo-can-wave = wave + line
vigo-can-pirate = pirate + seat + tile
vigo-can-put = put + tile
vigo-can-call = call + tile
vigo-can-end = end
vigo-can-keep = keep
vigo-can-place = type a cell, A1–L9
vigo-can-lay = type a cell marked +
vigo-ask-place = { $seat }, put your boat on a cell, A1–L9:
vigo-ask-sail =
    { $seat }, sail { $ways }{ $others ->
        [0] {":"}
       *[other] {"; or first"} { $choices }:
    }
vigo-ask-land = { $seat }, { $choices }:
vigo-ask-cell = { $seat }, where does the tile go ({ $tile })? A cell marked +:
vigo-ask-keep = { $seat }, where does the tile go ({ $tile })? A cell marked +, or keep:
vigo-ask-call = { $seat } has ended a turn with ten tiles. Whoever calls first takes one of them, as in “call { $example }”.
vigo-tile-not-understood = There is no tile “{ $tile }”. Type a tile by its letters, such as KR, or in words, such as red key.
vigo-not-understood = “{ $typed }” is neither a move nor a command. You can now: { $allowed }. Commands: { $commands }.

vigo-told-laid = { $tiles } tiles are laid face down in the bay.
vigo-told-sailed =
    { $seat } sails { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } { $distance } to { $cell }{ $turned ->
        [0] {""}
       *[other] {":"}
    }
vigo-told-placed =
    { $seat } puts a boat on { $cell }{ $turned ->
        [0] {""}
       *[other] {":"}
    }
vigo-told-dolphin =
    { $seat } plays a dolphin and leaps to { $cell }{ $turned ->
        [0] {""}
       *[other] {":"}
    }
vigo-told-wave =
    { $seat } plays a tidal wave on line { $line }{ $turned ->
        [0] {""}
       *[other] {":"}
    }
vigo-told-ship = sailing ship { $found } of 6, +{ $points }
vigo-told-chest = { $seat } builds
vigo-told-worth = {":"} { $sum }. { $total } in all.
vigo-stocks-heading = The stocks are counted
vigo-scores-so-far = Scores, if the game ended now

vigo-typed-place = F5
vigo-typed-sail = east 4, e4
vigo-typed-take = take
vigo-typed-dolphin = dolphin F3
vigo-typed-wave = wave C, wave 3
vigo-typed-pirate = pirate 2 KR
vigo-typed-build = build 1
vigo-typed-put = put KR
vigo-typed-on = C3
vigo-typed-end = end
vigo-typed-call = call KR
vigo-help-place = put your boat there, when the game begins
vigo-help-sail = sail: n, e, s or w, and how far; every tile on the way is turned
vigo-help-take = take the tile under your boat
vigo-help-dolphin = play a dolphin: your boat leaps to that cell
vigo-help-wave = play a tidal wave: all tiles of column C, or of row 3, are turned
vigo-help-pirate = play a pirate: steal the red key from seat 2
vigo-help-build = build the best chest; a chest can be named by its tiles, too
vigo-help-chests = all chests that your stock makes, with their numbers
vigo-help-put = with ten tiles: take the red key out of your stock
vigo-help-on = and put it back on that cell
vigo-help-end = end your turn
vigo-help-call = with “vigilance”: take a tile from who has just ended a turn with ten; out of turn, type your seat before it, as in “3: call KR”
vigo-help-words = Tiles can be typed by their letters (KR) or in words (red key, key-red).
vigo-demo-what = A demonstration of VIGO, by { $seats } bots that sail for the tile they want most.
vigo-demo-rules = A boat sails 1 to 6 cells straight on and turns every tile on its way; the tile where it arrives may be taken. Two lids, two bottoms and an even number of middles make a chest: pieces and keys count 40 in the own colour, 20 in another, 10 in brown; treasures that are there twice double it, three times treble it.

## On the page

vigo-blurb = Sail the bay, remember what lies where, and build treasure chests before the sixth ship ends the game.
vigo-style-easy = Sails after whatever glitters, and forgets what lay where.
vigo-style-medium = Builds when a chest looks good enough.
vigo-style-hard = Remembers the bay, and knows what your stock is waiting for.
vigo-style-expert = Forgets nothing, and ends the game the moment it wins.
vigo-why-points =
    { $side ->
        [more] about { $much } points more than most moves by your next turn
       *[less] about { $much } points less than most moves by your next turn
    }
vigo-why-stock =
    { $side ->
        [more] your stock then promises about { $much } points more in chests than after most moves
       *[less] your stock then promises about { $much } points less in chests than after most moves
    }
vigo-why-rivals =
    { $side ->
        [more] about { $much } points more for the strongest rival
       *[less] about { $much } points less for the strongest rival
    }
vigo-colours-how = Everybody has a colour to sail under, and to collect.
vigo-colour-of-player = Colour of player { $number }
vigo-colour-name =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
       *[violet] violet
    }
vigo-chart = The bay
vigo-lies-nothing = open water
vigo-lies-hidden = a hidden tile
vigo-lies-ghost = a hidden tile, seen before: { $tile }
vigo-lies-boat =
    { $owner ->
        [own] your boat
       *[other] the boat of { $seat }
    }, { $over ->
        [water] on open water
       *[tile] over { $tile }
    }
vigo-cell = { $cell }: { $what }
vigo-cell-choice = { $cell }: { $what }. Can be chosen
vigo-cell-course =
    { $cell }: { $what }. { $distance } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
vigo-ships = Sailing ships found: { $found } of { $ships }
vigo-sign-countdown =
    { $turns ->
        [one] Without progress, the game ends after 1 more turn.
       *[other] Without progress, the game ends after { $turns } more turns.
    }
    Progress is: an event is played, a chest is built, a ship is found, or the bay has fewer tiles than ever.
vigo-countdown-short =
    { $turns ->
        [one] No progress: { $turns } turn left
       *[other] No progress: { $turns } turns left
    }
vigo-in-bay =
    { $tiles ->
        [one] 1 tile in the bay
       *[other] { $tiles } tiles in the bay
    }
vigo-helm = Your move
vigo-switches = Or
vigo-compass = Compass
vigo-distance = How far
vigo-direction =
    { $direction ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
vigo-lines =
    { $kind ->
        [column] Columns
       *[row] Rows
    }
vigo-how-sail = Choose a direction, or a framed cell on the chart.
vigo-how-cell = Tap a cell; adjust with the arrows.
vigo-ask-nothing =
    { $phase ->
        [place] { $others ->
            [one] The other player is placing a boat.
           *[other] The others are placing their boats.
        }
       *[other] { $others ->
            [one] The other boat is sailing.
           *[other] The others are sailing.
        }
    }
vigo-ask =
    { $kind ->
        [place] Put your boat on a cell; you take the tile there.
        [sail] Sail 1 to 6 cells straight on. The tiles you pass are turned.
        [dolphin] Dolphin: where does your boat leap to?
        [wave] Tidal wave: which row or column is turned?
        [pirate] Pirate: which tile do you steal?
        [put] Which tile goes back into the bay?
        [on] Put back { $tile }: on which cell?
        [keep] Keep { $tile }, or put it into the bay?
       *[call] Which tile do you take?
    }
vigo-ask-take = Take the tile under your boat?
vigo-ask-leapt = Take the tile under your boat if you like, then sail.
vigo-ask-rest = Anything else this turn?
vigo-ten = Ten tiles: one too many.
vigo-ten-how = Before you end your turn, play an event, build a chest or put a tile back into the bay.
vigo-call = Call “Ten tiles!”
vigo-forgetful = { $seat } ended a turn with ten tiles. Whoever calls first takes one of them.
vigo-take = Take { $tile }
vigo-take-hidden = Take the hidden tile
vigo-leave = Leave it, end the turn
vigo-build = Build the chest: { $points } points
vigo-build-other = Pick pieces from your stock for another chest.
vigo-build-later =
    { $phase ->
        [first] You can build it once you have sailed.
        [sail] You can build it once you have sailed.
        [put_back] You can build it once the tile is back in the bay.
       *[other] You can build it in your turn, once you have sailed.
    }
vigo-best = Best chest: { $points } points
vigo-switch =
    { $kind ->
        [sail] Sail
        [dolphin] Dolphin
        [wave] Tidal wave
        [pirate] Pirate
        [on] Into the bay
       *[put] Put a tile back
    }
vigo-choose =
    { $kind ->
        [sail] Where to?
        [line] Row or column?
        [stock] Choose a tile
        [put] Choose a tile of your stock
        [call] Choose a tile
       *[other] Choose a cell
    }
vigo-do =
    { $kind ->
        [take] Take the tile
        [build] Build the chest
        [end] End the turn
        [keep] Keep the tile
       *[stay] Stay here
    }
vigo-do-sail =
    Sail { $distance } { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }, to { $cell }
vigo-do-cell =
    { $kind ->
        [place] Put the boat on { $cell }
       *[on] Put the tile on { $cell }
    }
vigo-do-there =
    { $kind ->
        [sail] Sail to { $cell }: { $tile }
        [dolphin] Leap to { $cell }: { $tile }
       *[place] Put the boat on { $cell }: { $tile }
    }
vigo-do-dolphin = Leap to { $cell }
vigo-do-wave =
    { $kind ->
        [column] Turn column { $line }
       *[row] Turn row { $line }
    }
vigo-do-pirate = Steal { $tile } from { $seat }
vigo-do-tile =
    { $kind ->
        [put] Put back { $tile }
       *[call] Take { $tile }
    }
vigo-stock-own = Your stock
vigo-stocks = The stocks of the others
vigo-stock-of = Stock of { $seat }
vigo-stock-count = { $held } of { $most }
vigo-stock-tiles =
    {" "}{ $tiles ->
        [one] tile
       *[other] tiles
    }
vigo-stock-empty = No tiles
vigo-workshop = The chest you are building
vigo-slate-key = + { $points } lock and key
vigo-slate-treasure =
    × { $times } { $treasure ->
        [crown] crowns
        [necklace] necklaces
        [diamond] diamonds
        [ring] rings
        [coin] gold coins
       *[cup] cups
    }
vigo-slate-missing =
    { $pieces ->
        [one] 1 piece to go
       *[other] { $pieces } pieces to go
    }
vigo-points-from =
    { $from ->
        [ships] Ships
        [chests] Chests
       *[stock] Stock
    }
vigo-gone = Tiles out of the game

## Where one is and what happened

vigo-aim-line = Build chests from tiles: your colour, a key that fits and equal treasures score most. The sixth ship ends the game.
vigo-asks-place = place your boat
vigo-asks-sail = sail
vigo-asks-land = what now?
vigo-asks-put-back = put a tile back
vigo-asks-call = where does it go?
vigo-points-so-far = {" "}points
vigo-stock-names = What is in this stock
vigo-sign-tiles = Tiles in the stock. { $most } is one too many: before the turn ends, one must go.
vigo-sign-tile =
    This is { $tile }. { $part ->
        [pirate] Played, it steals a tile from another player. Kept to the end, it costs { $points } points.
        [dolphin] Played, it takes your boat to any free cell.
        [wave] Played, it turns every tile of a row or a column.
        [ship] The last one: whoever arrives on it gets { $points } points, and the game ends.
        [key] In a chest with a lock it counts { $points } points, and { $fitting } more if the lock has its colour.
        [lock] In a chest it counts { $points } points, and a key of its colour brings { $fitting } more.
       *[other] In a chest it counts { $points } points. A chest is two lids, two bottoms and an even number of middles.
    }{ $of ->
        [treasure] {" "}Two equal treasures double the chest, three triple it.
       *[none] {""}
    }
vigo-sign-points = Points so far: ships and chests. Stocks are counted at the end.
vigo-sign-bay = Tiles that still lie in the bay, face up or face down.
vigo-sign-ships = Sailing ships found so far. Each of the { $first ->
        [5] first five
       *[other] first { $first }
    } brings 10 points; whoever reaches the last one gets 60, and the game ends.
vigo-tale-first =
    The draw: { $you ->
        [yes] you start.
       *[no] { $name } starts.
    }
vigo-tale-stocks = The stocks are counted
vigo-tale-placed =
    { $you ->
        [yes] start on { $cell }
       *[no] starts on { $cell }
    }
vigo-tale-sailed =
    { $you ->
        [yes] sail to { $cell }
       *[no] sails to { $cell }
    }
vigo-tale-stayed =
    { $you ->
        [yes] cannot sail
       *[no] cannot sail
    }
vigo-tale-turned =
    { $shown ->
        [0] Turned face down: { $hidden }.
       *[other] { $hidden ->
            [0] Turned up: { $tiles }.
           *[other] Turned up: { $tiles }; face down: { $hidden }.
        }
    }
vigo-tale-and = {" and "}
vigo-tale-hidden-again = Turned up and hidden again since: { $again }.
vigo-tale-dolphin =
    { $you ->
        [yes] leap with a dolphin to { $cell }
       *[no] leaps with a dolphin to { $cell }
    }
vigo-tale-wave =
    { $you ->
        [yes] send a tidal wave over
       *[no] sends a tidal wave over
    } { $kind ->
        [column] column
       *[row] row
    } { $line }
vigo-tale-pirate =
    { $you ->
        [yes] steal { $tile } from { $victim }
       *[no] { $mine ->
            [yes] steals { $tile } from you
           *[no] steals { $tile } from { $victim }
        }
    }
vigo-tale-called =
    { $you ->
        [yes] call { $victim }’s ten tiles and take { $tile }
       *[no] { $mine ->
            [yes] calls your ten tiles and takes { $tile }
           *[no] calls { $victim }’s ten tiles and takes { $tile }
        }
    }
vigo-tale-taken =
    { $you ->
        [yes] take { $tile }
       *[no] takes { $tile }
    }
vigo-tale-back =
    { $you ->
        [yes] return { $tile } to the bay
       *[no] returns { $tile } to the bay
    }
vigo-tale-ship =
    { $you ->
        [yes] find
       *[no] finds
    } { $ships ->
        [one] a ship
       *[other] { $ships } ships
    } ({ $points })
vigo-tale-last-ship =
    { $you ->
        [yes] reach the sixth ship ({ $points }) and end the game
       *[no] reaches the sixth ship ({ $points }) and ends the game
    }
vigo-tale-chest =
    { $you ->
        [yes] build a chest { $tiles } ({ $points })
       *[no] builds a chest { $tiles } ({ $points })
    }
vigo-tale-game-won =
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
vigo-tale-stock =
    { $name }: { $points } for the stock{ $held ->
        [0] {""}
       *[other] {" "}({ $tiles })
    }, { $total } in all.
vigo-unit =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
vigo-tale-score =
    { $key ->
        [vigo-ship-found] a sailing ship
        [vigo-last-ship-taken] the sixth ship
        [vigo-chest-built] a chest
       *[other] the count of the stocks
    }
vigo-line-chest = You build a chest ({ $points }).
