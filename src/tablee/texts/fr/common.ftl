### Ce que tous les jeux ont à dire.

seat = Joueur { $number }

## Ce qui n’est pas possible

seats-number =
    { $seats ->
        [one] { $game } ne se joue pas à { $seats } joueur : il faut être { $allowed }.
       *[other] { $game } ne se joue pas à { $seats } joueurs : il faut être { $allowed }.
    }
game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $nearest } ?
}
preset-unknown =
    { $count ->
        [0] Il n’y a pas de préréglage « { $preset } » : { $game } n’en a aucun.
       *[other] Il n’y a pas de préréglage « { $preset } ». { $game } a ceux-ci : { $known }.
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
not-your-turn = Ce n’est pas à vous : on attend { $awaited }.

## Positions écrites sur une ligne

position-field = Une position n’a pas de partie « { $field } ». Ses parties sont : { $known }.
position-number = « { $text } » devrait être un nombre entier, en chiffres 0–9 sans zéros devant.
position-seat = « { $text } » n’est pas une place : les places sont numérotées à partir de 1.
position-row =
    { $seats ->
        [one] « { $text } » ne convient pas à une table de { $seats } joueur.
       *[other] « { $text } » ne convient pas à une table de { $seats } joueurs.
    }
position-phase = Il n’y a pas de phase « { $text } ». Les phases sont : { $known }.
stale-question = Ceci répond à la question { $asked } ; la table en est à la question { $now }. Regardez de nouveau avant de choisir.
no-such-seat = Cette place ({ $seat }) n’existe pas : la table en compte { $seats }.
nothing-to-take-back = Rien à annuler : depuis votre dernier coup, du nouveau a été montré ou quelqu’un d’autre a joué.
take-back-not-asked = Personne ne vous demande d’accepter l’annulation d’un coup : la partie a continué, ou vous avez déjà répondu.
not-committed = L’entrée { $entry } n’est pas celle que donne la graine : ce mélange n’est pas celui de l’engagement.
not-from-seed = L’entrée { $entry } n’est pas celle que donne la graine : la feuille ou sa graine a été changée.
seed-closed = La partie n’est pas finie : sa graine reste secrète. Vérifiez-la quand la partie sera finie.
no-seed = Cette feuille n’ouvre pas sa graine : ses mélanges ne peuvent pas être vérifiés.
record-line = Ligne { $line } (« { $text } ») : { $reason }
record-heading = Une feuille de partie commence par « { $heading } ».
record-expected = Une ligne qui commence par « { $expected } » devrait se trouver ici.
record-game = Le jeu « { $game } » est inconnu ici : on peut lire { $known }.
record-version = Ces règles sont de la version { $version } ; ici, on ne peut rejouer que ces versions : { $known }.
record-player = Le joueur { $number } devrait se trouver ici : « player { $number } person … » ou « player { $number } bot … ».
record-commitment = Le secret ne correspond pas à l’engagement montré avant la partie.
record-nonces = Il faut un nombre par place, { $seats } en tout ; celui qui manque s’écrit « - ».
record-scores = Les scores à cet endroit sont { $scores }.
record-ending = La partie finit autrement : « { $expected } » devrait se trouver ici.
record-after-end = La feuille est finie ; rien ne peut suivre.
record-truncated = La feuille s’interrompt : il lui manque « end » ou « running ».
record-word = Aucune ligne ne commence par « { $word } ».
record-bytes = « { $text } » devrait être une suite d’octets en hexadécimal, ou « - ».
record-hash = « { $text } » n’est pas un engagement : c’est une empreinte de 64 chiffres, 0–9 et a–f.
record-secret = La partie est finie : le secret de son engagement devrait être ouvert, sur une ligne « secret … » après lui.
record-bot = « { $text } » ne s’écrit pas ainsi pour un bot : écrivez son niveau, comme greedy, search@3 ou search@3/1000 ; le bot de quelqu’un s’écrit x-nom.
record-sign = « { $sign } » ne peut pas se trouver dans le cours d’une partie : écrivez des lettres sans accent et les chiffres 0–9.
position-twice = « { $field } » est donné deux fois.
match-running = La partie est encore en cours.
match-ended = { $how ->
    [finished] La partie a été jouée jusqu’au bout.
    [resigned] Quelqu’un a abandonné.
    [abandoned] Plus personne n’y jouait depuis longtemps : le serveur a arrêté la partie.
    [host] L’hôte du serveur a arrêté la partie.
   *[agreed] Tout le monde était d’accord pour arrêter.
} { $count ->
    [0] Personne n’a gagné.
    [one] La victoire va à : { $winners }.
   *[other] La victoire est partagée : { $winners }.
}
record-right = Tout est juste dans cette feuille : { $entries ->
    [one] une entrée rejouée
   *[other] { $entries } entrées rejouées
}.
record-file = « { $file } » ne peut pas être lu : le fichier existe-t-il, est-ce un texte ?
option-typed = Une option s’écrit comme rounds=2 ; « { $option } » n’en est pas une.
verified-commitments = C’est juste : le secret correspond à son engagement, et les { $draws } tirages viennent de lui et des nombres des joueurs.
verified-seed = C’est juste : les { $draws } tirages viennent de la graine. Personne ne s’y était engagé avant la partie.
verified-missing = Aucun nombre n’est venu de la place { $seats }.
expected-points =
    { $side ->
        [ahead] à la fin de la manche, comptez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } d’avance
        [behind] à la fin de la manche, comptez environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de retard
       *[even] à la fin de la manche, attendez-vous à être à peu près à égalité
    }
expected-share =
    { $percent ->
        [0] vous ne gagnerez presque plus jamais
        [100] vous gagnerez presque toujours
        [one] vous gagnez environ { $percent } partie sur 100
       *[other] vous gagnez environ { $percent } parties sur 100
    }
only-move = il n’y a rien d’autre à faire
no-puzzles = Il n’y a pas encore d’énigmes de { $game }.
bot-unknown = Il n’y a pas de bot « { $level } ». Les bots sont : { $known }.
bots-many = { $bots } bots, c’est trop pour { $seats ->
    [one] une place
   *[other] { $seats } places
} : retirez-en, ou prévoyez plus de places.
bot-failed =
    Le bot « { $bot } » à la place { $seat } { $deed } ; il pouvait répondre : { $legal }.
    La position : { $position }
bot-answered = a répondu { $answer }
bot-raised = s’est arrêté sur une erreur ({ $error })
bot-slow = n’avait pas joué après { NUMBER($seconds) } secondes
bot-ended-us = a mis fin au processus où il jouait (code { $code })
bot-import = Le bot « { $bot } » ne peut pas servir ({ $error }). Nommez une fonction comme module:fonction ; le module est cherché aussi dans le dossier courant.
bot-own-unknown = « { $level } » est le bot de quelqu’un : nommez-le avec --bots, comme au début de la partie.
net-file = « { $file } » n’est pas un fichier de poids écrit par `tablee train`.
net-game = « { $file } » a appris { $learned } et ne sait pas jouer à { $game }.
net-observed = « { $file } » a été appris quand le jeu était décrit par d’autres nombres : il faut le faire apprendre à nouveau.
engine-ended = s’est arrêté (code { $code }, derniers mots : { $words })
engine-not-started = n’a pas pu démarrer ({ $error })
engine-no-hello = ne s’est pas présenté, mais a répondu { $answer }
engine-unusable = Le programme « { $command } » { $deed }. docs/engine-protocol.md dit ce qu’on lui demande et ce qu’il répond.
nonce-committed = Cette place s’est déjà engagée, ou il n’est plus temps de le faire.
nonce-too-early = Les nombres s’ouvrent quand tout le monde s’est engagé.
nonce-not-committed = Ce n’est pas le nombre auquel la place s’était engagée.
seat-of-bot = Un bot joue à la place { $seat } : seule une personne peut en décider.
seat-absent = Un bot joue à la place { $seat } pour quelqu’un d’absent : il faut d’abord reprendre la place.
already-absent = Un bot remplace déjà la personne de la place { $seat }.
not-absent = Aucun bot ne remplace la personne de la place { $seat } : personne n’a à y revenir.
level-word = « { $level } » n’est pas un niveau de bot : un seul mot dit quel bot remplace, comme « greedy ».
called-off-why = « { $reason } » ne dit pas pourquoi une partie finit sans que ceux qui jouent la finissent : { $known }.
nobody-agrees = Personne n’est là pour accepter d’arrêter : la partie continue.
no-end-offered = Personne ne propose d’arrêter : continuez à jouer.
together = Ces joueurs choisissent en même temps : { $awaited }.
compile-begins = Compilation des règles, une fois pour toutes tant qu’elles ne changent pas : { $games }
compile-begins-batches = Compilation des boucles à tables multiples, une fois pour toutes tant qu’elles ne changent pas : { $games }
compile-waiting = { $game } (un autre programme s’en charge, on l’attend)
compile-ready = Règles compilées : { $games }
compile-failed = Compilation impossible : { $games }. Corrigez ce que disent les lignes ci-dessus, puis relancez la même commande.
compile-off = Le compilateur est désactivé (NUMBA_DISABLE_JIT) : les règles tournent en Python pur, rien n’est compilé.
compile-not-kept = Les règles compilées ne peuvent pas être gardées dans { $folder } : chaque démarrage les recompile. NUMBA_CACHE_DIR peut désigner un dossier où vous avez le droit d’écrire.
compile-unwritable = Les règles compilées ne peuvent pas être gardées dans { $folder } ({ $reason }) : faites de la place, ou désignez un autre dossier avec NUMBA_CACHE_DIR.
