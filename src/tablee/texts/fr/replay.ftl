### Une partie finie, encore une fois.

replay-title = Revoir la partie
replay-eyes = Vue
replay-outside = En spectateur
replay-eyes-of = Comme { $name } l’a vue
replay-scrubber = Où en est la partie
replay-step = Étape { NUMBER($step) } sur { NUMBER($steps) } : { $scores }
replay-first = Au début
replay-back-far = Reculer d’un pli, d’un tour ou d’une manche
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forth = Une étape en avant
replay-forth-far = Avancer d’un pli, d’un tour ou d’une manche
replay-last = À la fin
replay-tempo = Vitesse
replay-times = × { NUMBER($times) }
replay-link = Copier un lien vers ce moment
replay-result = Retour au résultat
replay-who =
    { $audience ->
        [players] Seuls les joueurs de cette partie peuvent la revoir.
        [everybody] Tout le monde peut revoir cette partie : elle est dans la liste des parties à regarder.
       *[link] Quiconque a le lien peut revoir cette partie.
    }
replay-who-label = Qui peut la revoir
replay-audience =
    { $audience ->
        [players] Les joueurs
        [everybody] Tout le monde
       *[link] Quiconque a le lien
    }
replay-open = Cartes sur table
replay-held = Ce qu’ils ont en main
replay-held-nothing = rien
replay-table = Retour à la table
play-on-title = Continuer d’ici
play-on-what = Vous prenez la place { DE($name) }, des bots jouent les autres. Les mêmes cartes viennent qu’à l’époque : ce n’est pas un mélange équitable, et qui a revu la partie sait ce qui vient.
play-on-bots = Bots
play-on-start = Continuer
replays-title = Parties à regarder
replays-bring = Une partie à vous
replays-bring-what = Choisissez le fichier d’une partie finie : téléchargé ici, ou venu du terminal. Rien n’en est gardé.
replays-open = Les parties ouvertes à tous
replays-none = Personne ne montre encore de partie à tout le monde. Après une partie, ses joueurs peuvent le choisir.
shuffle-title =
    { $checked ->
        [right] Le mélange était équitable
        [wrong] Ce mélange pose problème
        [challenge] Les donnes d’un défi : pas un mélange équitable
        [copied] Les cartes viennent d’une autre partie
       *[unknown] Impossible de vérifier le mélange ici
    }
shuffle-secret =
    { $checked ->
        [right] Le nombre secret du serveur est bien celui qu’il avait promis avant la partie.
        [wrong] Le nombre secret du serveur n’est pas celui qu’il avait promis avant la partie.
       *[unknown] Ce navigateur ne vérifie les nombres qu’en https ou sur localhost.
    }
shuffle-own =
    { $checked ->
        [right] Votre propre nombre fait partie du mélange.
        [wrong] Votre propre nombre ne fait pas partie du mélange.
       *[unknown] Ce navigateur n’a pas donné de nombre pour cette partie.
    }
shuffle-proves = Ce que cela prouve : personne n’a pu choisir les cartes, pas même l’hôte, puisque chaque joueur a ajouté un nombre. Cela ne prouve pas que l’hôte n’a pas regardé.
shuffle-more = Pour vérifier chaque carte vous-même, téléchargez la partie et lancez « tablee verify ».
