### Les défis.

challenge-title = Défi : { $game }
challenge-daily = Défi du jour : { $game }
challenge-made =
    { $who ->
        [me] Vous avez lancé ce défi { $ago }.
        [somebody] Quelqu’un a lancé ce défi { $ago }.
       *[other] { $name } a lancé ce défi { $ago }.
    }
challenge-day = Défi du { $day } : le même pour tous sur ce serveur, jusqu’à minuit à l’heure de Greenwich. Chaque jour, c’est le tour d’un autre jeu.
challenge-open = On peut le relever jusqu’au { $day } ; les résultats restent 30 jours de plus.
challenge-over = Il est terminé : plus personne ne peut le relever. Les résultats restent jusqu’au { $day }.
challenge-against = Vous jouez contre { $bots }.
challenge-bot = { $name } ({ $level })
challenge-rules = Tout le monde a les mêmes donnes et rencontre les mêmes bots : vous pouvez donc comparer ce que chacun en a fait. Pour la même raison, ce n’est pas un mélange équitable fait pour votre table. Pas de conseils, on ne reprend pas ses coups, et seul votre premier essai compte.
challenge-play = Relever le défi
challenge-go-on = Continuer la partie
challenge-again = Vous l’avez joué. Pour essayer autre chose avec les mêmes donnes, revoyez votre partie et reprenez-la à n’importe quel moment : ce n’est que pour s’entraîner.
challenge-stopped = Vous avez arrêté avant la fin : cela compte comme votre essai, et il n’y a pas de résultat.
challenge-replay = Revoir ma partie
challenge-share = Envoyez ce lien à vos amis
challenge-results-title =
    { $players ->
        [0] Personne ne l’a encore joué jusqu’au bout
        [one] Joué par une personne
       *[other] Joué par { NUMBER($players) } personnes
    }
challenge-yesterday = Hier : { $game }
challenge-yesterday-more = Tout sur le défi d’hier
challenge-place = Rang
challenge-name = Nom
challenge-points = Points
challenge-lead = Avance
challenge-when = Quand
challenge-look = Plus
challenge-me = { $name } (vous)
challenge-secret = Vous verrez comment les autres ont joué quand vous l’aurez joué aussi.
challenge-compare = Comparer
challenge-compare-with = Comparer avec { $name }
challenge-watch = Regarder
challenge-watch-of = Regarder la partie { DE($name) }
compare-title = Vous et { $name }
compare-all-same = Vous avez fait exactement pareil, du premier choix au dernier.
compare-parted =
    { $same ->
        [0] Vos chemins se séparent tout de suite : au premier choix,
        [one] Votre premier choix était le même. Au deuxième,
       *[other] Vos { NUMBER($same) } premiers choix étaient les mêmes. Au numéro { NUMBER($number) },
    } vous avez choisi « { $mine } », et { $name } a choisi « { $theirs } ».
compare-ended =
    { $who ->
        [me] Vos { NUMBER($same) } premiers choix étaient les mêmes ; ensuite, votre partie était finie.
       *[other] Vos { NUMBER($same) } premiers choix étaient les mêmes ; ensuite, la partie { DE($name) } était finie.
    }
compare-look-mine = Le voir dans votre partie
compare-look-theirs = Le voir dans la partie { DE($name) }
compare-final = À la fin
compare-chart = Vos points et ceux { DE($name) }, choix par choix
compare-you = Vous
compare-choices = Tous les choix, côte à côte
compare-turn = Tour { NUMBER($turn) }
compare-beyond = À partir d’ici, vous n’aviez plus la même chose devant vous.
compare-same = pareil
compare-nothing = –
