### Ce que seul le terminal dit.

north = Nord
east = Est
south = Sud
west = Ouest

## La démonstration

demo-welcome = Trois jeux de société, entre amis et avec des bots : UGO!, VIGO et Village Pillage : À l’abordage !
demo-what = Ceci est une démonstration d’UGO! : { $seats } joueurs choisissent au hasard parmi les cartes permises.
demo-trick-rule = La plus haute valeur remporte le pli, et les cartes vont au Royaume du gagnant : à chaque couleur sa case.
demo-pile-rule = Quand les cartes d’une pile sont écrites à la suite, la dernière est au-dessus.
demo-score-rule = Une case qui a tous ses Agriculteurs rapporte sa carte du dessus ; une case avec des cartes coûte 5 points par Agriculteur manquant.
demo-seed = Graine { $seed } : la même graine montre à nouveau la même partie.
demo-help = Aide : { $help }
demo-tests = Tous les tests : { $tests }
demo-stopped = Arrêt avant la fin. La graine { $seed } montre à nouveau la même partie.

## UGO!

trick-heading = Pli { $trick } sur { $tricks } : { $leader } entame
cards-laid = { $seat } pose { $piles }.
cards-on-space = { $cards } sur la case { $space }
kingdoms-heading = Les Royaumes après la manche { $round }
kingdoms-legend = Sur chaque case : la carte du dessus, Agriculteurs/emplacements, points.
column-player = Joueur
column-space = Case { $space }
column-round = Manche
scores-heading = Scores
row-round = Manche { $round }
row-total = Total
shared-win =
    { $total ->
        [one] Victoire partagée avec { $total } point : { $seats }.
       *[other] Victoire partagée avec { $total } points : { $seats }.
    }
