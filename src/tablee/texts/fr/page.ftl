### Ce que dit la page.

title = Tablée
title-turn =
    { $turns ->
        [one] ● À vous · Tablée
       *[other] ● À vous ({ $turns }) · Tablée
    }
notice-turn = C’est à vous de jouer, sur Tablée.
skip-to-content = Aller au contenu
loading = Un instant …
dismiss = OK
why = Pourquoi ?
cancel = Annuler
close = Fermer
just-now = à l’instant
list = { $rest } et { $last }
home = Retour aux tables
connection-lost = Connexion perdue. Elle reviendra toute seule.
trouble-network = Le serveur ne répond pas. Réessayez dans un instant.
turned-away = Vous ne pouvez pas entrer
offline-title = Pas de connexion
offline-what = Les tables sont sur un serveur, et il ne répond pas en ce moment.
offline-kept = Vos parties y sont gardées : rien n’est perdu, et les autres voient que vous n’êtes plus là.
offline-network = Cet appareil est-il connecté ? Vérifiez son réseau, ou le mode avion.
offline-server = Le serveur tourne-t-il ? La personne qui l’héberge peut le relancer.
offline-waits = Cette page réessaie toute seule, toutes les deux secondes.
offline-again = Réessayer

## Le menu

menu = Menu
menu-nobody = Invité
menu-name = Choisir un nom
menu-rename = Changer de nom
menu-device = Jouer sur un autre appareil
menu-account = Mon nom et mes appareils
menu-notify = Me prévenir quand c’est à moi
language = Langue
theme = Apparence
theme-name =
    { $theme ->
        [light] Claire
        [dark] Sombre
       *[system] Automatique
    }
motion = Animations
motion-speed =
    { $speed ->
        [slow] Lentes
        [fast] Rapides
        [off] Aucune
       *[normal] Normales
    }
motion-calm = Votre système demande moins de mouvement : tout apparaît en fondu.
sounds = Sons
sounds-state =
    { $on ->
        [yes] Activés
       *[no] Coupés
    }
volume = Volume

## Les noms

name-title = Votre nom ou pseudo
name-why = Il s’affiche à la table. Pas de mot de passe.
name-label = Votre nom
name-take = Continuer
name-before = Déjà passé par ici ?
sign-in-passkey = Utiliser une clé d’accès
signed-out = Vous n’êtes plus connecté sur cet appareil.
passkey-trouble =
    { $what ->
        [passkey-here] Cet appareil a déjà une de vos clés d’accès.
       *[passkey-failed] Cela n’a pas marché sur cet appareil. Réessayez, ou prenez-en un autre.
    }
name-guest = Invité
device-title = Jouer sur un autre appareil
device-how = Ouvrez ce lien privé sur votre autre appareil : vous y retrouverez votre nom et vos parties. Il sert une seule fois, dans la journée. Gardez-le pour vous.
move-title = Jouer aussi sur cet appareil
move-what = Un lien privé vous amène ici. Si c’est vous qui l’avez créé, continuez : vous retrouverez votre nom et vos parties sur cet appareil aussi. Le lien sert une seule fois.
move-instead = Ici, vous êtes { $name } ; vous deviendrez la personne qui a créé le lien.
move-do = C’est bien moi
link-label = Le lien
link-copy = Copier
link-copied = Copié

## La première page

home-title =
    { $games ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $games }
    } jeux de société, et une place pour vous
home-what = Jouez à { $games } dans votre navigateur : entre amis, par un lien, ou tout de suite contre des bots. Rien à installer, pas de compte.
home-games = Les jeux
home-daily = Le défi du jour
home-puzzle = L’énigme du jour
home-replays = Des parties à regarder, ou une des vôtres
home-notice = Tablée est indépendante des auteurs et éditeurs de ces jeux ; ses dessins sont les siens. Si un jeu vous plaît, achetez la boîte : sur une vraie table, c’est encore mieux.
game-players = { $fewest }–{ $most } joueurs
table-players = { $seats } joueurs
game-minutes = { $minutes } min
game-depth =
    { $depth ->
        [1] Facile
        [2] Moyen
       *[3] Corsé
    }
play-bots = Jouer
play-friends = Nouvelle table
play-how = Jouer : contre { $bots }. Nouvelle table : avec des amis, ou avec les bots de votre choix.
rules = Règles
rules-of = Les règles de { $game }
rules-table = Tableau
rules-contents = Sommaire
mine-title = Mes parties
mine-bots = avec des bots
mine-status =
    { $status ->
        [open] attend des joueurs
        [shuffling] va commencer
        [resigned] abandonnée, un bot la continue
       *[playing] les autres réfléchissent
    }
mine-ends = Fermée le { $day } si personne n’y joue
mine-over = Parties finies ({ $games })
mine-result =
    { $won ->
        [yes] Gagnée avec { $score }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
your-turn = C’est à vous
your-turn-named = C’est à vous, { $name }
lobby-title = Tables ouvertes
lobby-nobody = Pour rejoindre une table, il suffit d’un nom.
lobby-empty = Aucune table ouverte pour l’instant. Lancez-vous : choisissez un jeu, envoyez le lien à un ami, ou affichez votre table ici pour que tout le monde puisse venir.
lobby-make = Ouvrir une table de { $game }
lobby-look =
    { $free ->
        [0] Regarder la table { DE($host) }
        [one] Rejoindre { $host } : 1 place libre
       *[other] Rejoindre { $host } : { $free } places libres
    }

## Les places

seat-free = Place libre
player-bot =
    { $bots ->
        [one] Bot
       *[other] Bot { $number }
    }
seat-here = est là
seat-away = n’est plus là
seat-sits-in = remplacé par un bot
seat-resigned =
    { $seats ->
        [2] a abandonné
       *[other] a abandonné, un bot continue
    }
seat-turn = réfléchit
bot-level =
    { $level ->
        [easy] facile
        [medium] moyen
        [hard] fort
       *[other] { $level }
    }
bot-with-level = { $name } ({ $level })
bot-about = { $name }, un bot : { $level }. { $style }
bot-named = { $name }, { $level }

## Une nouvelle table

no-such-game = Nous n’avons pas ce jeu.
new-title = Une table pour { $game }
new-seats = Qui joue ?
new-how-many = Joueurs
new-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
new-seat = Place { $number }
new-you = Vous
new-friend = Ami
new-friend-how = vient par le lien que vous envoyez
new-bot = Bot
new-bot-level = Quel bot à la place { $number } ?
new-here = Ici
new-here-how = joue sur cet appareil
new-here-name = Son nom
new-public = Afficher cette table sur la première page, ouverte à tous
new-preset = Règles
new-preset-none = Règles de la maison
new-preset-none-why = Les règles habituelles ici. Chacune se change ci-dessous.
new-variants = Variantes
new-variants-usual = comme d’habitude
new-on = oui
new-off = non
option-said = { $label } : { $value }
new-laboratory = Réglages avancés
new-clock = Pendule
new-clock-why = Temps écoulé : un bot joue jusqu’au retour du joueur. Une pendule de moins d’une heure s’arrête quand il n’y a plus personne à la table.
new-hints = Conseils permis
new-make = Créer la table
new-play = Jouer
challenge-friend = Défier un ami
challenge-no-shuffle = C’est un défi : tous ceux qui le relèvent ont les mêmes donnes et les mêmes bots. Ce n’est donc pas un mélange équitable fait pour cette table.
challenge-short = Un défi : les mêmes donnes pour tous, pas un mélange équitable. Rien n’est repris.
challenge-alone = Pas de conseils, et on ne reprend pas ses coups.
challenge-results = Voir le défi
challenge-who = Seuls ceux qui ont joué ce défi peuvent regarder.
time-span =
    { $unit ->
        [days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
    }
clock-words =
    { $kind ->
        [move] { $time } par coup
        [bank] { $time } par joueur, plus { $increment } secondes par coup
       *[none] Sans pendule
    }

## Avant le début

room-waiting =
    { $free ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $free } joueurs.
    }
room-asked =
    { $count ->
        [one] La revanche a été proposée à { $names }. On attend sa réponse.
       *[other] La revanche a été proposée à { $names }. On attend leur réponse.
    }
room-expected = pour { $name }, qui a reçu l’invitation
room-full = Tout le monde est là !
room-shuffling = C’est parti …
room-closed = Cette table est fermée.
room-sit = S’asseoir
room-you = vous
room-here = sur cet appareil
room-remove = Libérer la place
room-bot = Mettre un bot ici
room-no-bot = Libérer la place
room-bot-level = Quel bot ?
room-start = Commencer
room-start-off =
    { $free ->
        [one] Il manque un joueur : attendez, ou mettez un bot à sa place.
       *[other] Il manque { $free } joueurs : attendez, ou mettez des bots à leur place.
    }
room-close = Fermer la table
room-close-sure = Fermer cette table pour tout le monde ?
room-close-yes = Oui, la fermer
room-leave = Quitter ma place
room-freed = Votre place a été libérée. Reprenez-en une, ou regardez.
room-host-starts = La partie commencera quand { $host } la lancera.
room-starts-full = La partie commence dès que tout le monde est là.
room-agreed = À quoi on joue
room-hints = Conseils
room-listed = Qui peut venir
room-listed-words =
    { $public ->
        [yes] tout le monde, depuis la première page
       *[no] ceux qui ont le lien
    }
room-invite = Invitez vos amis
room-invite-others = Ou invitez quelqu’un d’autre
room-invite-how = Envoyez ce lien, ou faites scanner le code.
room-qr = Le lien en code QR

## Plusieurs personnes sur un appareil

here-add = Une autre personne sur cet appareil
here-how = Vous partagez le même écran. Avant chaque tour, un rideau cache la table jusqu’à ce que la bonne personne soit là.
here-name = Son nom
here-part = Oublier
curtain-title = Passez l’appareil à { $name }
curtain-who = Qui tient l’appareil ?
curtain-why = Les mains et les plans restent cachés tant qu’on ne sait pas qui regarde.
curtain-lift = Je suis { $name }
curtain-others = Quelqu’un d’autre veut revoir son jeu ?
curtain-pass = Passer l’appareil

## À la table

players = Joueurs
you-mark = {" "}(vous)
person-more = Bloquer ou signaler
score = Points
watchers =
    { $watchers ->
        [one] Une personne regarde.
       *[other] { $watchers } personnes regardent.
    }
watching = Vous regardez cette table.
status-awaited = On attend { $awaited }
status-chance = Un instant …
status-resigned = Vous avez abandonné
status-over = La partie est finie
controls = Autres actions
control-undo = Annuler mon coup
control-hint = Conseil
control-agree = Proposer d’arrêter
control-agreed = Vous voulez arrêter
control-agreeing = { $names } : on s’arrête là ?
control-agreeing-then = La partie finit quand tout le monde est d’accord.
control-resign = Abandonner
control-sits-in = Un bot joue à votre place.
control-return = Reprendre ma place
control-sure =
    { $what ->
        [resign] { $seats ->
            [2] Abandonner ? L’autre gagne la partie.
           *[other] Abandonner ? Un bot finira la partie à votre place.
        }
       *[agree] On s’arrête là ? La partie finit quand tout le monde est d’accord.
    }
control-yes =
    { $what ->
        [resign] Oui, j’abandonne
       *[agree] Oui, arrêtons
    }
control-no = Non, je continue
hint-mark = {" "}(un bot jouerait cela)
hint-said = { $card } : { $words }.
hint-advice = Conseil : { $card } – { $words }.
hint-shown = Conseil : jouez exactement ce que la table montre maintenant.
side = À côté de la table
side-open = Plus
side-tab =
    { $tab ->
        [log] Journal
        [chat] Discussion
        [scores] Points
       *[rules] Règles
    }
log = Ce qui s’est passé
log-whole = Montrer toute la partie
log-empty = Il ne s’est encore rien passé.
log-resigned =
    { $you ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
    }{ $seats ->
        [2] { "" }
       *[other] { " " }Un bot continue à cette place.
    }
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Rendre muet
chat-empty-yet = Personne n’a encore rien dit.
chat-heard = { $name } : { $text }
ending-title =
    { $count ->
        [0] Personne n’a gagné
        [one] { $won ->
            [yes] Vous gagnez !
           *[no] { $winners } gagne
        }
       *[other] Victoire partagée : { $winners }
    }
ending-how =
    { $how ->
        [resigned] Un joueur a abandonné.
        [abandoned] Fermée par le serveur : plus personne n’y jouait depuis longtemps.
        [host] Arrêtée par l’hôte du serveur.
       *[agreed] Tout le monde était d’accord pour arrêter.
    }
ending-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[others] { $names } a abandonné.
    }
ending-again = Rejouer
ending-join = Rejoindre la partie suivante
learn = Apprendre
ending-replay = Revoir la partie
ending-record = Télécharger la partie

## Entre personnes

log-sits-in =
    { $you ->
        [yes] Vous n’êtes plus là. Un bot joue à votre place.
       *[no] { $name } n’est plus là. Un bot joue à sa place.
    }
log-returned =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] { $name } est de retour.
    }
log-taken-back =
    { $you ->
        [yes] Vous avez annulé un coup.
       *[no] { $name } a annulé un coup.
    }
notices = Ce qui attend une réponse
undo-asks = { $name } voudrait annuler un coup. D’accord ?
undo-yes = Oui, d’accord
undo-no = Non
undo-waits = On attend l’accord de { $names } pour annuler votre coup.
undo-withdraw = Laisser tomber
undo-others = { $name } voudrait annuler un coup. On attend { $names }.
undo-declined =
    { $you ->
        [yes] { $by } a dit non : votre coup reste.
       *[no] { $by } a dit non : le coup { DE($name) } reste.
    }
undo-withdrawn = Finalement, le coup { DE($name) } reste.
stop-waits =
    { $agreed ->
        [0] Vous proposez d’arrêter. On attend { $names }.
       *[other] Vous voulez arrêter, { $with } aussi. On attend { $names }.
    }
stop-withdraw = Finalement, on continue
stop-declined = { $name } préfère continuer.
resigned-title = Vous avez abandonné ; un bot joue à votre place.
resigned-watch = Regarder
resigned-leave = Quitter la table
unsent = Pas de connexion. Ce sera envoyé dès son retour.
curtain-told = Tout le monde a vu ?
curtain-next = Passer l’appareil à { $name }
invited-by = { $host } vous invite à une partie de { $game }
invited-join = Votre nom, et vous voilà à table. Pas de mot de passe.
invited-full = Toutes les places sont prises. Vous pouvez regarder.
invited-watch = Regarder seulement
not-found-title = Il n’y a rien ici
not-found-what = Cette adresse ne mène nulle part : il manque peut-être une lettre, ou le lien est ancien.
not-shown-title = Rien à montrer ici

## Où l’on en est et ce qui s’est passé

aim = But
your-turn-asks = { $turn } : { $asks }
status-showing = Voyons …
status-held = Lisez, puis « Continuer »
off-offline = Pas de connexion pour l’instant.
off-not-your-turn = Ce n’est pas à vous de jouer.
off-showing = Rien n’est encore demandé : voyez d’abord ce qui s’est passé.
off-undo-asked = Vous avez demandé : attendez la réponse.
off-undo = Rien à annuler : vous n’avez pas encore joué, ou quelque chose a été dévoilé ou joué depuis.
control-more = Quitter la partie …
tale-you = Vous
last-action = Ce qui vient de se passer
moment-open = Revoir ce moment
moment-title = Ce moment
moment-again = Encore une fois
moment-gone = C’était avant que vous n’ouvriez cette page : il n’en reste que les mots.
moment-now = Le plateau est montré tel qu’il est maintenant : ce qui a été caché depuis le reste.
ending-rank =
    { $rank ->
        [1] En tête sur { $seats }
       *[other] { $rank }e sur { $seats }
    }
ending-swing =
    Le plus grand écart : { $step }, { $points } pour { $you ->
        [yes] vous
       *[no] { $name }
    }.
ending-chart = L’évolution des scores : { $lines }
ending-chart-line = { $name } { $totals }
ending-picture = Enregistrer le résultat en image
ending-asks = { $name } propose une revanche.
ending-waits = Vous proposez une revanche : elle commence quand tout le monde a rejoint la table.
ending-runs = Vous avez commencé une autre partie.
ending-go-on = Aller à la partie suivante
ending-follow = Regarder la partie suivante
ending-ask = Proposer une revanche
