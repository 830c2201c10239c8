## Des bots contre des bots

arena-decided = { $better } est meilleur que { $worse } : c’est décidé après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ({ $games } parties).
arena-undecided = { $first } et { $second } : rien n’est décidé après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ({ $games } parties).
arena-comparisons = Comparaisons : écarts en points de pourcentage des parties gagnées ; de force égale, c’est 0, et { $fair } des parties chacun
arena-ratings = Classement : 400 points font dix victoires contre une ; la moyenne est 0
arena-comparison = comparaison
arena-bot = bot
arena-difference = écart
arena-interval = intervalle à 95 %
arena-share = gagné
arena-shares = gagné
arena-deals = donnes
arena-games = parties
arena-rating = points
arena-forfeits = forfaits
arena-forfeited = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait : il { $deed }.

arena-bots = { $bots ->
    [0] Aucun bot n’est nommé
    [one] Un seul bot est nommé
   *[other] { $bots } bots sont nommés
} : nommez-en au moins deux, comme greedy random. `{ $command }` dit ce que peut être un bot.
arena-save-goes-on = Les parties jouées sont dans { $file } : la même commande reprendra là.
arena-save-file = « { $file } » ne peut pas être écrit : { $reason }. Choisissez un autre fichier pour --save.
arena-save-elsewhere = Une autre arène écrit « { $file } » : attendez-la, ou choisissez un autre fichier pour --save.
arena-save-other = « { $file } » appartient à une autre expérience ; ce qui diffère : { $differs }. Choisissez un autre fichier pour --save.
arena-report-written = Le rapport est dans { $file }.
arena-report-file = « { $file } » ne peut pas être écrit : { $reason }. Choisissez un autre fichier pour --report.
arena-worker = Un processus qui jouait s’est arrêté : { $reason }
arena-ray-missing = Ray n’est pas installé ici : installez tablee[ray], ou retirez --engine ray.
arena-ray-cluster = Aucun cluster Ray ne répond ({ $error }). Démarrez-en un avec `ray start --head`, ou nommez-le dans RAY_ADDRESS ; ou retirez --engine ray.

## Le rapport

arena-report-title = { $game } : { $bots }
arena-report-summary = { $games } parties à { $seats } joueurs, graine { $seed }. Chaque donne a été jouée de chaque place avec le même hasard.
arena-report-alone = Un bot était seul contre des copies de l’autre, et inversement.
arena-report-options = Options : { $options }.
arena-report-comparisons = Qui est meilleur
arena-report-reading = L’écart est ce que le premier bot a gagné d’une donne moins ce que le second a gagné, chacun là où il était seul : 100 veut dire toutes les parties, 0 de force égale. L’intervalle contient le vrai écart 95 fois sur 100, à tous les regards ensemble : on peut donc s’arrêter quand on veut.
arena-report-look = Donne après donne
arena-report-look-of = { $first } moins { $second }, en points de pourcentage
arena-report-deals = donnes jouées
arena-report-ratings = Classement
arena-report-ratings-reading = 400 points font dix victoires contre une ; la moyenne du groupe est 0. Les intervalles viennent de donnes tirées à nouveau, et sont approchés.
arena-report-scores = Points d’une partie
arena-report-scores-of = { $bot } : points
arena-report-surprises = Les issues les plus surprenantes
arena-report-surprise = Donne { $deal } : { $winner } a gagné avec { $scores } ; d’après le classement, une chance de { $chance }.
arena-report-record = Feuille
arena-report-none = Aucune partie n’a été gagnée contre toute attente.
arena-report-forfeits = Forfaits
arena-report-again = La même chose encore
