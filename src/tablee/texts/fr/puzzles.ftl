### Énigmes.

puzzle-daily = L’énigme du jour
puzzle-number = Énigme { NUMBER($number) }
puzzle-ask =
    { $game ->
        [ugo] La manche touche à sa fin, cartes sur table. Quelle carte vous rapporte le plus, si chacun joue ensuite au mieux ?
        [pillage] Il vous manque une relique. Quelle carte placez-vous derrière pour gagner à coup sûr au prochain tour ou au suivant, quelle que soit la carte cachée d’en face et quoi que l’on y joue ? Le plus tôt sera le mieux.
       *[vigo] Vers quelle plaque visible naviguez-vous pour pouvoir construire, dans ce tour même, le coffre le plus précieux ?
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] Facile
        [medium] Moyenne
       *[hard] Difficile
    } : { $percent ->
        [0] les bots la trouvent moins d’une fois sur 100.
       *[other] les bots la trouvent { NUMBER($percent) } fois sur 100.
    }
puzzle-worth =
    { $game ->
        [ugo] { $side ->
            [ahead] vous finissez la manche avec { $points ->
                [0] aucun point
                [one] un point
               *[other] { NUMBER($points) } points
            } d’avance
            [behind] vous finissez la manche avec { $points ->
                [0] aucun point
                [one] un point
               *[other] { NUMBER($points) } points
            } de retard
           *[even] vous finissez la manche à égalité
        }
        [pillage] { $points ->
            [0] on peut encore vous empêcher de gagner à temps
            [1] vous gagnez dans deux tours, quoi que l’on joue en face
           *[other] vous gagnez au prochain tour, quoi que l’on joue en face
        }
       *[vigo] { $points ->
            [0] vous ne pouvez construire aucun coffre
           *[other] vous pouvez construire un coffre de { NUMBER($points) } points
        }
    }
puzzle-wrong = Ainsi, { $worth }. Il y a mieux : essayez encore.
puzzle-right = Bravo ! Ainsi, { $worth } ; avec le deuxième meilleur choix, { $second }.
puzzle-streak =
    { $days ->
        [0] Résolvez l’énigme du jour plusieurs jours de suite : cet appareil les compte.
        [one] Un jour de suite. À demain !
       *[other] { NUMBER($days) } jours de suite. À demain !
    }
puzzle-another =
    { $game ->
        [ugo] Une autre d’UGO !
        [pillage] Une autre de Village Pillage
       *[vigo] Une autre de VIGO
    }
