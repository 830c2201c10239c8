### Ce que dit la page.

title = Tablée
title-turn =
    { $turns ->
        [one] ● À vous · Tablée
       *[other] ● À vous ({ $turns }) · Tablée
    }
notice-turn = C’est à vous, à Tablée.
skip-to-content = Aller au contenu
loading = Un instant …
dismiss = Très bien
why = Pourquoi ?
cancel = Annuler
close = Fermer
list = { $rest } et { $last }
home = Retour aux tables
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
trouble-network = Le serveur ne répond pas. Réessayez dans un instant.
turned-away = L’entrée vous est refusée
offline-title = Pas de connexion
offline-what = Les tables sont sur un serveur, et il est injoignable d’ici pour l’instant.
offline-kept = Vos parties y sont gardées : rien n’est perdu, et les autres joueurs voient que vous n’êtes pas là.
offline-network = Cet appareil est-il connecté ? Vérifiez son réseau, ou le mode avion.
offline-server = Le serveur tourne-t-il ? La personne qui l’héberge peut le relancer.
offline-waits = Cette page réessaie d’elle-même, toutes les deux secondes.
offline-again = Réessayer maintenant

## Le menu

menu = Menu
menu-nobody = Invité
menu-name = Choisir un nom
menu-rename = Changer de nom
menu-device = Jouer sur un autre appareil
menu-account = Mon nom et mes appareils
menu-notify = Me prévenir quand c’est à moi
language = Langue
theme = Couleurs
theme-name =
    { $theme ->
        [light] Clair
        [dark] Sombre
       *[system] Comme le système
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

## Les noms

name-title = Comment vous appeler ?
name-why = Les autres joueurs le verront. Ni mot de passe, ni rien à confirmer.
name-label = Votre nom
name-take = Continuer
name-before = Vous avez déjà joué ici ?
sign-in-passkey = Utiliser une clé d’accès
signed-out = La session de cet appareil est terminée.
passkey-trouble =
    { $what ->
        [passkey-here] Cet appareil a déjà une de vos clés d’accès.
       *[passkey-failed] Votre appareil n’y est pas arrivé. Réessayez, ou prenez-en un autre.
    }
name-guest = Invité
device-title = Jouer sur un autre appareil
device-how = Ouvrez ce lien privé sur votre autre appareil : vous y serez vous-même aussi. Il ne sert qu’une fois, dans la journée ; ne le montrez à personne.
move-title = Être vous-même ici aussi
move-what = Un lien privé vous amène ici. Si c’est vous qui l’avez créé, continuez : cet appareil sera aussi le vôtre, avec votre nom et vos parties. Le lien ne sert qu’une fois.
move-instead = Vous êtes déjà { $name } ici ; ensuite vous serez la personne qui a créé le lien.
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
    } jeux de société, et une table pour vos amis
home-what = Jouez à { $games } dans le navigateur : avec des amis par un lien, ou tout de suite contre des bots. Rien à installer, pas de compte.
home-games = Les jeux
home-notice = Tablée est indépendant des auteurs et éditeurs de ces jeux, et ses dessins sont les siens. Si un jeu vous plaît, achetez la boîte : sur une vraie table, c’est encore mieux.
game-players = De { $fewest } à { $most } joueurs
play-bots = Jouer
play-friends = Avec des amis
rules = Règles
rules-of = Les règles de { $game }
rules-table = Tableau
mine-title = Mes parties
mine-bots = avec des bots
mine-status =
    { $status ->
        [open] attend des joueurs
        [shuffling] va commencer
       *[playing] les autres réfléchissent
    }
mine-ends = Sera close le { $day } si personne n’y joue d’ici là
mine-over = Parties finies ({ $games })
mine-result =
    { $won ->
        [yes] Gagnée avec { $score }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
your-turn = À vous de jouer
your-turn-named = À vous de jouer, { $name }
lobby-title = Tables ouvertes
lobby-nobody = Pour rejoindre une table, il suffit de donner un nom ; il n’y a rien d’autre à remplir.
lobby-empty = Personne ne cherche de joueurs en ce moment. Créez une table, elle s’affichera ici.
lobby-look =
    { $free ->
        [0] Regarder la table de { $host }
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
seat-away = est absent
seat-sits-in = un bot remplace
seat-resigned =
    { $seats ->
        [2] a abandonné
       *[other] a abandonné, un bot continue
    }
seat-turn = doit décider
level =
    { $level ->
        [random] joue au hasard
        [greedy] prend ce qu’il peut
       *[other] joue comme { $level }
    }

## Une nouvelle table

no-such-game = Il n’y a pas de tel jeu ici.
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
new-friend = Un ami, par le lien
new-here = Quelqu’un sur cet appareil
new-here-name = Son nom
new-bot = Un bot qui { level }
new-public = Tout le monde peut venir : afficher la table sur la première page
new-game = Quel jeu ?
new-preset = Un ensemble de règles
new-preset-none = Comme ici
new-laboratory = Pour le laboratoire : de petits jeux que l’on peut résoudre
new-manner = Comment jouez-vous ?
new-clock = Pendule
new-clock-why = Quand le temps est écoulé, un bot décide jusqu’au retour du joueur. Une pendule de moins d’une heure s’arrête quand plus personne n’est à la table.
new-hints = Les conseils sont permis
new-make = Créer la table
new-play = Jouer
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
        [bank] { $time } par joueur, et { $increment } secondes de plus à chaque coup
       *[none] Sans pendule
    }

## Avant le début

invited-title = Vous êtes invité à une table
invited-what = Choisissez un nom, et vous pourrez vous asseoir.
room-waiting =
    { $free ->
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
room-full = Tout le monde est là.
room-shuffling = La partie commence …
room-closed = Cette table est fermée.
room-sit = S’asseoir
room-you = vous
room-here = sur cet appareil
room-remove = Libérer la place
room-start = Commencer
room-close = Fermer la table
room-leave = Se lever
room-host-starts = L’hôte commence quand tout le monde est là.
room-invite = Invitez vos amis
room-invite-how = Envoyez-leur ce lien, ou faites-leur lire le code avec un téléphone.
room-qr = Le lien en code QR

## Plusieurs personnes sur un appareil

here-add = Une autre personne sur cet appareil
here-how = Vous jouez tour à tour sur le même écran. Avant chaque tour, un rideau cache la table jusqu’à ce que la bonne personne soit là.
here-name = Son nom
here-part = Oublier
curtain-title = Passez l’appareil à { $name }
curtain-who = Qui tient l’appareil ?
curtain-why = Les mains et les plans restent cachés jusqu’à ce que quelqu’un dise qui regarde.
curtain-lift = Je suis { $name }
curtain-others = Quelqu’un d’autre veut encore regarder ?
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
status-resigned = Vous avez abandonné, un bot continue
status-over = La partie est finie
controls = Ce que vous pouvez faire d’autre
control-undo = Reprendre
control-hint = Conseil
control-agree = Finir d’un commun accord
control-agreed = Vous voulez finir ici
control-agreeing = { $names } voudrait finir la partie ici. Elle finit quand tous sont d’accord.
control-resign = Abandonner
control-sits-in = Un bot joue à votre place.
control-return = Reprendre ma place
control-sure =
    { $what ->
        [resign] Abandonner pour de bon ?
       *[agree] Voulez-vous finir la partie ici ? Elle finit quand tous sont d’accord.
    }
control-yes =
    { $what ->
        [resign] Oui, j’abandonne
       *[agree] Oui, finissons
    }
control-no = Non, je continue
hint-mark = {" "}(un bot ferait cela)
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
    { $seats ->
        [2] { $name } a abandonné.
       *[other] { $name } a abandonné. Un bot continue à sa place.
    }
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Faire taire
chat-empty-yet = Personne n’a encore rien dit.
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
        [finished] Jouée jusqu’au bout.
        [resigned] Un joueur a abandonné.
        [abandoned] Finie par le serveur : plus personne n’y jouait depuis longtemps.
        [host] Finie par l’hôte du serveur.
       *[agreed] Finie d’un commun accord.
    }
ending-again = Rejouer
ending-join = Rejoindre la suivante
ending-record = Garder la feuille de partie
