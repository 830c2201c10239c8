### Guided first games: what is said before a move, after it (-then), and after another one (-other).

lesson-title = { $game }: your first game
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip the lesson
lesson-refused = That is not allowed here.
lesson-done-title = That was the lesson!
lesson-done-play = Play a short game now
lesson-done-what = Two easy opponents, and advice for your first moves. “Hint” helps you afterwards.
lesson-done-again = Once more from the beginning
lesson-you = You
lesson-learner = Alix (you)
lesson-anew = Another table:
lesson-others = { $number ->
    [1] Nora
    [2] Tom
    [3] Lise
   *[other] Max
  }

ugo-lesson-aim = Everybody has a kingdom of five spaces. Win tricks: their cards go into your kingdom, colour by colour. At the end only the top card of each space scores, and every farmer missing under a card costs 5 points. Most points win.
ugo-lesson-follow = Red was led, so you must play red if you can. Your 6 beats the 3 and the 5: the highest card wins, whatever its colour. Play it.
ugo-lesson-lay = You win the trick! The farmer printed on your 6 moves in with you. Now lay the cards: the three red ones on space 1, with the 6 on top.
ugo-lesson-lay-then = Only the top card counts: a red 6 is worth 6 points. The cards below it are worth nothing.
ugo-lesson-lay-other = Here the three red cards go on space 1, with the 6 on top: a 3 or a 4 there would score less.
ugo-lesson-tie = Two sevens? If two cards are equal, the colour that was led wins. Blue was led: play your blue 7 and take the trick from green.
ugo-lesson-tie-then = Blue was led, so your 7 wins. And look: the red 1 lost to another colour, and its owner gets two farmers for that.
ugo-lesson-tie-other = The 2 is legal, but the green 7 would win. Play your blue 7.
ugo-lesson-two = Losing can be good. The green 8 wins this trick anyway: a 1 or a 2 that loses to another colour brings farmers. Play your blue 2.
ugo-lesson-two-then = Your 2 lost to green: one farmer for you. The green 2 lost to its own colour and gets nothing.
ugo-lesson-gift = Nora wins this trick with her blue 8. You only have the red 0 … but whoever wins must take all the cards. Give it to her!
ugo-lesson-gift-then = The 0 now lies on top of her red space: 6 points gone. And a farmer is missing under her green 6: minus 5. A gift that hurts!
ugo-lesson-bonus = The last trick. Your fourth space is empty, but all of its farmers are there: that is worth the bonus printed on it. Play your last card.
ugo-lesson-bonus-then = 8 + 6 + 2 for your cards and 3 for the space with farmers and no card: 19 points. Now you know all of UGO!

vigo-lesson-aim = A bay of hidden tiles. Sail, take tiles and build treasure chests from them: most points win. Whoever reaches the sixth sailing ship ends the game. Your boat is the red one.
vigo-lesson-sail = On your turn you sail 1 to 6 cells in a straight line. Every tile that you pass is turned over. Sail four cells east.
vigo-lesson-sail-other = You may sail there too, but here try four cells east.
vigo-lesson-take = Three tiles lie open now: remember them! Where you arrived lies one that nobody has seen. Take it.
vigo-lesson-take-then = A red bottom: red is your colour, and your own colour scores most in a chest.
vigo-lesson-take-other = You may leave it, but tiles are what chests are made of. Take it.
vigo-lesson-turn = Tiles that lie open are turned back when somebody sails over them. Sail west, over the red key.
vigo-lesson-turn-then = The key is hidden again: now it is only in your memory, and in your opponent’s.
vigo-lesson-turn-other = Go west, two or three cells, so that you pass the key.
vigo-lesson-chest = Now a chest: two lids, two bottoms, and 0, 2, 4 or 6 middles. The page shows what you can build. Build the largest one.
vigo-lesson-chest-then = 340 points! 20 for each coloured piece and 40 for your own colour, 10 for brown ones, 40 more for the blue key that fits the blue lock; and two cups double it all.
vigo-lesson-chest-other = That works, but a larger chest brings much more. Try the one with all your pieces.
vigo-lesson-dolphin = Three kinds of tiles are events. The dolphin takes you to any free cell, and you still sail afterwards. The red key lies open at I7: leap there.
vigo-lesson-dolphin-other = Almost: the red key lies at I7. Play the dolphin and go there.
vigo-lesson-dolphin-take = You stand on the key, without turning anything on the way. Take it.
vigo-lesson-dolphin-take-then = The key is yours, and you may still sail. Another event, the tidal wave, turns over a whole row or column.
vigo-lesson-dolphin-take-other = You came for the key: take it.
vigo-lesson-pirate = The pirate steals a tile from somebody’s stock, but never an event. Nora has the red key that would fit your red lock: take it.
vigo-lesson-pirate-then = A key that fits its lock is worth 40 points in your next chest.
vigo-lesson-pirate-other = First play the pirate: Nora’s key is worth more to you.
vigo-lesson-ship = Sailing ships are hidden in the bay. There is one three cells north of you.
vigo-lesson-ship-then = 10 points, and your turn is over. The sixth ship brings 60 and ends the game: be sure to have built your chests by then!
vigo-lesson-ship-other = Sail three cells north: a ship is waiting.

pillage-lesson-aim = You are a village between two neighbours. Gain turnips, keep them from thieves, and be the first to buy all the relics. Each round everybody plans two cards in secret: one against the left neighbour, one against the right.
pillage-lesson-farm = Farmers gain 3 turnips. Choose the Farmer against Nora, on your left.
pillage-lesson-farm-other = Good idea for later. First the Farmer, against Nora.
pillage-lesson-wall = Tom, on your right, looks as if he would steal. A Wall stops Raiders: put it on his side, then press “Ready”.
pillage-lesson-wall-then = Your Farmer brought 3 turnips. Tom’s Raider ran into your Wall: you took one from him, and one is safe in your bank.
pillage-lesson-wall-other = Against a thief a Wall is best.
pillage-lesson-raid = Nora has 6 turnips and will want more: she is likely to farm. Raiders steal 4 from Farmers and Merchants. Send yours to the left.
pillage-lesson-raid-other = She is rich: send the Raider to the left.
pillage-lesson-raid-right = And on the right, as you like: a Farmer or a Wall.
pillage-lesson-raid-right-then = Four turnips from Nora! Against a Wall your Raider would have got nothing: that is what guessing is about.
pillage-lesson-raid-right-other = A Merchant has nothing to buy yet. Farmer or Wall?
pillage-lesson-at-once = All Raiders steal at the same moment. Nora has just 1 turnip, Tom has 9. Send your Raider to Nora and see.
pillage-lesson-at-once-other = Here the Raider, to the left.
pillage-lesson-at-once-right = On the right, Farmer or Wall.
pillage-lesson-at-once-right-then = You get only 1: what Nora is stealing from Tom arrives too late for you.
pillage-lesson-at-once-right-other = Farmer or Wall, please.
pillage-lesson-trade = Merchants buy relics. The first costs 9: you have 6 turnips, and 4 in the bank, which you may spend too. Send the Merchant to the left.
pillage-lesson-trade-other = You can afford a relic: send the Merchant to the left.
pillage-lesson-trade-right = And a Wall on the right, so that nobody steals your turnips.
pillage-lesson-trade-right-then = Your first relic! Each one costs a bit more. Merchants who cannot pay for a relic buy a better card from the market for 1.
pillage-lesson-trade-right-other = Raiders act before Merchants. Protect your turnips with a Wall.
pillage-lesson-duel = Two players? Then you sit face to face and plan one round ahead. The card in front acts now: put your Farmer there.
pillage-lesson-duel-other = In front, the Farmer: nobody has anything to steal yet.
pillage-lesson-duel-behind = The card behind it is for the next round. By then you will have turnips, and Nora may want them: put a Wall there.
pillage-lesson-duel-behind-then = Your Farmer brought 3 turnips. Now your Wall moves to the front: it acts in the round to come, whatever you think of it by then.
pillage-lesson-duel-behind-other = You will be the rich one: a Wall, against a thief.
pillage-lesson-duel-ahead = From now on you choose one card each round. Your Wall lies in front already; what will you want in the round after it? Choose as you like.
pillage-lesson-duel-ahead-then = Nora’s Raider ran into the Wall that you had planned a round ago, and your new card has moved to the front. That is all you need for your first game!
