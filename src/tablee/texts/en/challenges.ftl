### Challenges.

challenge-title = Challenge: { $game }
challenge-daily = Challenge of the day: { $game }
challenge-made =
    { $who ->
        [me] You made this challenge { $ago }.
        [somebody] Somebody made this challenge { $ago }.
       *[other] { $name } made this challenge { $ago }.
    }
challenge-day = { $day }: the same for everybody on this server until midnight, by the time of Greenwich. Every day it is another game’s turn.
challenge-open = It can be taken until { $day }; its results stay for 30 days more.
challenge-over = It is over: nobody can take it any more. Its results stay until { $day }.
challenge-against = You play against { $bots }.
challenge-bot = { $name } ({ $level })
challenge-rules = Everybody gets the same deals and meets the same bots, so you can compare what you did with them. That also means that this is no fair shuffle of your table. There are no hints, nothing is taken back, and only your first try counts.
challenge-play = Play it
challenge-go-on = Play on
challenge-again = You have played it. To try something else with the same deals, open your replay and play on from any moment: that is only for practice.
challenge-stopped = You stopped before the end: that counts as your try, and there is no result.
challenge-replay = Watch my game again
challenge-share = Send this link to your friends
challenge-results-title =
    { $players ->
        [0] Nobody has played it to the end yet
        [one] Played by one person
       *[other] Played by { NUMBER($players) } people
    }
challenge-yesterday = Yesterday: { $game }
challenge-yesterday-more = All about yesterday’s challenge
challenge-place = Place
challenge-name = Name
challenge-points = Points
challenge-lead = Lead
challenge-when = When
challenge-look = More
challenge-me = { $name } (you)
challenge-secret = How the others played can be seen once you have played it too.
challenge-compare = Compare
challenge-compare-with = Compare with { $name }
challenge-watch = Watch
challenge-watch-of = Watch the game of { $name }
compare-title = You and { $name }
compare-all-same = You did exactly the same, from the first choice to the last.
compare-parted =
    { $same ->
        [0] You parted ways at once: at your first choice
        [one] Your first choice was the same. At the second one
       *[other] Your first { NUMBER($same) } choices were the same. At number { NUMBER($number) }
    } you chose “{ $mine }”, and { $name } chose “{ $theirs }”.
compare-ended =
    { $who ->
        [me] Your first { NUMBER($same) } choices were the same; then your game was over.
       *[other] Your first { NUMBER($same) } choices were the same; then the game of { $name } was over.
    }
compare-look-mine = Look at it in your game
compare-look-theirs = Look at it in the game of { $name }
compare-final = The end
compare-chart = Your points and those of { $name }, choice by choice
compare-you = You
compare-choices = All choices, side by side
compare-turn = Turn { NUMBER($turn) }
compare-beyond = From here on you did not have the same before you any more.
compare-same = the same
compare-nothing = –
