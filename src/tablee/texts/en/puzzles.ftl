### Puzzles.

puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { NUMBER($number) }
puzzle-ask =
    { $game ->
        [ugo] The round is nearly over, and all cards are open. Which card brings you most, if both of you go on as well as you can?
        [pillage] You lack one relic. Which card do you put behind, to win for sure in the next round or the one after it, whatever your neighbour has in front and plays? The sooner, the better.
       *[vigo] To which open tile do you sail, so that you can build the most valuable chest in this very turn?
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }: { $percent ->
        [0] bots find it less than once in 100 times.
        [one] bots find it once in 100 times.
       *[other] bots find it { NUMBER($percent) } times in 100.
    }
puzzle-worth =
    { $game ->
        [ugo] { $side ->
            [ahead] you end the round { $points ->
                [one] 1 point
               *[other] { NUMBER($points) } points
            } ahead
            [behind] you end the round { $points ->
                [one] 1 point
               *[other] { NUMBER($points) } points
            } behind
           *[even] you end the round even
        }
        [pillage] { $points ->
            [0] your neighbour can keep you from winning in time
            [1] you win in the round after next, whatever your neighbour plays
           *[other] you win in the next round, whatever your neighbour plays
        }
       *[vigo] { $points ->
            [0] you can build no chest
           *[other] you can build a chest of { NUMBER($points) } points
        }
    }
puzzle-wrong = That way { $worth }. There is something better: try again.
puzzle-right = Right! That way { $worth }; with the next best, { $second }.
puzzle-streak =
    { $days ->
        [0] Solve the puzzle of the day on several days in a row: they are counted on this device.
        [one] One day in a row. Come back tomorrow!
       *[other] { NUMBER($days) } days in a row. Come back tomorrow!
    }
puzzle-another =
    { $game ->
        [ugo] Another one of UGO!
        [pillage] Another one of Village Pillage
       *[vigo] Another one of VIGO
    }
