### Ce qu’une partie aurait pu être.

analysis-deal =
    { $luck ->
        [with] La chance était avec { $seat }
        [against] La chance était contre { $seat }
       *[even] La chance n’était ni avec ni contre { $seat }
    } : avec la même donne, des joueurs de même force gagnent { NUMBER($share) } parties sur 100 à cette place, et { $seat } a fini { $side ->
        [more] avec { $points } de plus qu’eux en moyenne
        [less] avec { $points } de moins qu’eux en moyenne
       *[same] au même point qu’eux en moyenne
    }.
analysis-worst =
    { $choices ->
        [one] { $seat } n’avait qu’un choix, et a pris « { $move } » au lieu de « { $best } », qui a coûté { $cost } ; { $bot } ne l’aurait pas fait.
       *[other] { $seat } a fait { NUMBER($choices) } choix : selon { $bot }, { $good ->
            [0] aucun n’était bon
            [one] un seul était bon
           *[other] { NUMBER($good) } étaient bons
        } ; le plus cher fut « { $move } » au lieu de « { $best } », qui a coûté { $cost }.
    }
analysis-no-mistake =
    { $choices ->
        [0] { $seat } n’avait rien à choisir.
        [one] { $seat } n’avait qu’un choix, et l’a bien fait, selon { $bot }.
       *[other] { $seat } a fait { NUMBER($choices) } choix : selon { $bot }, tous étaient bons.
    }
cost-points =
    { $points ->
        [0] moins d’un point
        [one] environ un point
       *[other] environ { NUMBER($points) } points
    }
cost-share =
    { $percent ->
        [0] moins d’une victoire sur 100 parties
        [one] environ une victoire sur 100 parties
       *[other] environ { NUMBER($percent) } victoires sur 100 parties
    }
cost-points-error = { NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points
cost-share-error = { NUMBER($percent) } ± { NUMBER($error) } victoires sur 100 parties
analysis-choice = { $seat } a choisi « { $move } » ; { $bot } aurait choisi « { $best } ».
analysis-choice-same = { $seat } a choisi « { $move } », comme { $bot }.
analysis-choice-cost = Coût : { $cost }.
analysis-nobody = Personne n’avait rien à choisir dans cette partie.

## Dans le terminal

analysis-progress = Analyse en cours
analysis-entry = { NUMBER($entry) }. { $choice } { $cost }

## Sur la page

analysis-title = Ce qui aurait pu être
analysis-what = Le bot le plus fort regarde chaque choix : ce qu’il aurait fait, ce que le vôtre a coûté, ce que valait la donne. Il lui faut une minute environ, une seule fois ; ensuite, l’analyse est là pour tous ceux qui peuvent revoir la partie.
analysis-by = { $bot }, le bot le plus fort, a regardé chaque choix.
analysis-start = Analyser cette partie
analysis-making = Analyse en cours : { NUMBER($percent) } %
analysis-why = { $bot } aurait dit à { $seat } : « { $reasons } ».
analysis-failed = L’analyse s’est interrompue. Vous pouvez la relancer.
analysis-turning = Les tournants
analysis-choices =
    { $choices ->
        [0] Aucun choix
        [one] Un choix
       *[other] { NUMBER($choices) } choix
    }, dont { NUMBER($differing) } autrement que le bot
analysis-how =
    { $deals ->
        [0] Les coûts sont estimés par { $bot } avec ce que chacun pouvait savoir à ce moment-là.
       *[other] Les coûts sont estimés par { $bot } avec ce que chacun pouvait savoir à ce moment-là ; la donne a été rejouée { NUMBER($deals) } fois par des bots de même force.
    }
