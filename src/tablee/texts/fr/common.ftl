### Ce que tous les jeux ont à dire.

seat = Joueur { $number }

## Ce qui n’est pas possible

seats-number =
    { $seats ->
        [one] { $game } ne se joue pas à { $seats } joueur : il faut être { $allowed }.
       *[other] { $game } ne se joue pas à { $seats } joueurs : il faut être { $allowed }.
    }
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
option-value = L’option { $option } ne peut pas valoir { $value }. Choisissez parmi : { $allowed }.
option-seats =
    { $seats ->
        [one] À { $seats } joueur, l’option { $option } ne peut pas valoir { $value } : il faut être { $allowed }.
       *[other] À { $seats } joueurs, l’option { $option } ne peut pas valoir { $value } : il faut être { $allowed }.
    }
chance-impossible = Le hasard ne peut pas donner { $outcome } maintenant.
game-over = La partie est finie.
not-your-turn = Ce n’est pas votre tour : c’est à { $awaited } de choisir.

## Positions écrites sur une ligne

position-field = Une position n’a pas de partie « { $field } ». Ses parties sont : { $known }.
position-number = « { $text } » devrait être un nombre entier.
position-seat = « { $text } » n’est pas une place : les places sont numérotées à partir de 1.
position-row =
    { $seats ->
        [one] « { $text } » ne convient pas à une table de { $seats } joueur.
       *[other] « { $text } » ne convient pas à une table de { $seats } joueurs.
    }
position-phase = Il n’y a pas de phase « { $text } ». Les phases sont : { $known }.
stale-question = Ceci répond à la question { $asked } ; la table en est à la question { $now }. Regardez de nouveau avant de choisir.
no-such-seat = Cette place ({ $seat }) n’existe pas : la table en compte { $seats }.
nothing-to-take-back = Rien ne peut être repris : depuis votre dernier choix, du nouveau a été montré ou quelqu’un d’autre a joué.
