### Ce que dit le serveur.

## Qui est là

who-are-you = Choisissez d’abord un nom.
name-length = Un nom a de 1 à { $longest } lettres.
name-signs = Un nom s’écrit avec des lettres et des chiffres visibles.
name-marks = Trop d’accents sur une lettre, ou un accent sans lettre : enlevez-en.
name-scripts = Écrivez votre nom dans un seul alphabet.
name-of-bot = C’est un nom de bot : choisissez-en un autre.
name-neutral = C’est le nom des personnes supprimées : choisissez-en un autre.
name-alike = « { $name } » est déjà à cette table, et les deux noms se ressemblent trop : choisissez-en un autre.
no-such-program = Vous n’avez pas de tel programme, ou son jeton est déjà révoqué.
not-for-programs = Un programme ne peut pas faire cela : son propriétaire le peut, dans un navigateur.
too-many-companions = { $most } personnes jouent déjà avec vous sur vos appareils : oubliez d’abord l’une d’elles.
no-such-companion = Cette personne ne joue pas sur vos appareils.
link-invalid = Ce lien privé n’est plus valable : chacun sert une seule fois, et vers un autre appareil pendant un jour. Créez-en un autre sur l’un de vos appareils.
no-such-session = Cette session est déjà terminée.
no-such-passkey = Cette clé d’accès n’est plus connue ici : choisissez-en une autre, ou un lien privé.
too-many-passkeys = Vous avez déjà { $most } clés d’accès : retirez-en d’abord une.
passkey-refused = Cette clé d’accès n’a pas pu être vérifiée, et rien n’a changé. Réessayez, ou prenez-en une autre.
passkey-late = C’était trop long : réessayez.
passkeys-not-here = Pas de clés d’accès à cette adresse : il leur faut https, ou le nom localhost.
label-length = Un tel nom compte de 1 à { $longest } caractères.
somebody = Quelqu’un
too-often = Pas si vite : patientez un peu, puis réessayez.
message-malformed = Ce message est incompréhensible : { $reason }
request-too-big = Cette requête est trop grande.
request-cut-short = Cette requête n’est pas arrivée en entier.
server-error = Quelque chose s’est mal passé ici ; c’est noté. Rechargez la page.
not-stored = L’écriture sur le disque a échoué : c’est peut-être gardé, peut-être pas, regardez de nouveau quand le serveur est revenu. Si cela continue, prévenez l’hôte.
database-away = La base de données du serveur ne répond pas pour l’instant, rien n’a été fait : réessayez dans un instant.

## Les tables

no-such-address = Il n’y a rien à cette adresse : docs/protocol.md nomme celles qui existent.
no-such-table = Il n’y a pas de table « { $table } » ici : redemandez le lien.
table-outdated = Cette table a été jouée avec d’autres règles que celles de ce serveur : le programme de l’époque peut encore la rejouer.
table-former = Cette table ne peut plus être ouverte. { $reason }
one-seat-for-you = À une nouvelle table, une place et une seule est la vôtre.
not-at-table = Vous n’êtes pas assis à cette table.
only-host = Seul l’hôte de la table peut faire cela.
table-closed = Cette table est fermée : créez-en une autre.
already-started = La partie a déjà commencé.
already-seated = Vous êtes déjà assis à cette table.
table-full = Toutes les places sont prises ; vous pouvez regarder.
seat-taken = La place { $seat } est prise : choisissez-en une autre.
seat-empty = Personne n’occupe la place { $seat }.
seats-empty =
    { $seats ->
        [one] Une place est encore libre : attendez quelqu’un, ou mettez-y un bot.
       *[other] { $seats } places sont encore libres : attendez du monde, ou mettez-y des bots.
    }
not-started = La partie n’a pas encore commencé.
no-lesson = Il n’y a pas encore de première partie guidée pour { $game } : les règles disent comment on joue.
not-finished = La partie n’est pas terminée.
analysis-running = Une autre partie est en cours d’analyse pour vous : attendez la fin.
replay-memory = La mémoire fait partie de ce jeu : on pourra revoir la partie quand elle sera finie.
replay-for-players = Les joueurs de cette partie la gardent pour eux.
no-such-challenge = Ce défi n’existe pas ici : il est terminé depuis plus d’un mois, ou le lien n’est pas entier.
challenge-hidden = Cela dévoilerait les donnes d’un défi : seuls ceux qui l’ont joué peuvent le voir.
challenge-closed = Ce défi est terminé : plus personne ne peut le relever.
challenge-no-take-back = Dans un défi, on ne reprend pas ses coups.
challenge-bots-only = Dans un défi, vous êtes seul face aux bots : mettez un bot à chacune des autres places.
too-many-challenges = { $most } de vos défis sont ouverts : attendez que l’un d’eux se termine.
bot-sits-in = Un bot joue à votre place : reprenez-la d’abord.
seat-given-up = Vous avez abandonné : un bot continue pour vous.
time-is-over = Temps écoulé : le bot joue ce coup-ci. Reprenez votre place pour le suivant.
stale-part = Cette partie est déjà réglée : regardez à nouveau.
too-many-tables = Vous avez { $most } tables ouvertes : lancez-en une ou fermez-la.
too-many-games = Vous avez { $most } parties en cours : finissez-en une, abandonnez-en une, ou fermez une table qui n’a pas commencé.
too-many-games-here = Il y a { $most } parties en cours depuis votre réseau : finissez-en une, ou demandez-en plus à l’hôte de ce serveur.
too-many-public-tables = Vous avez { $most } tables ouvertes à tous : lancez-en une, fermez-la ou invitez par un lien.
nothing-decided = Une décision est une action ou un coup : donnez l’un des deux.
muted = L’hôte vous a rendu muet à cette table.
nobody-to-mute = Cette personne n’est pas à cette table.
chat-empty = Écrivez d’abord quelque chose.
no-hints = Pas de conseils à cette table.
hint-not-asked = Vous pourrez demander un conseil quand ce sera à vous.

## S’occuper d’un serveur

not-server-host = Cette page est réservée à l’hôte du serveur.
host-code-wrong = Ce n’est pas le code, ou il a déjà servi : un nouveau code s’affiche au démarrage du serveur.
banned-for-good = L’hôte de ce serveur vous en refuse l’accès.
banned-until = L’hôte de ce serveur vous en refuse l’accès jusqu’au { $until }.
banned-address = L’hôte de ce serveur ne laisse entrer personne depuis votre réseau jusqu’au { $until }.
too-many-bans = Il y a déjà { $most } bannissements : levez-en un d’abord.
no-such-ban = Ce bannissement est terminé.
no-such-person = Cette personne n’existe pas ici.
ban-host = On ne peut pas bannir un hôte de ce serveur.
ban-address-unknown = On ne sait pas d’où vient cette personne : elle n’est pas revenue depuis le démarrage du serveur, ou un proxy le cache.
ban-own-address = Un hôte vient de la même adresse et serait banni aussi : bannissez seulement la personne.
table-over = Cette table est déjà terminée.
block-oneself = Vous ne pouvez pas vous bloquer vous-même.
too-many-blocks = Vous avez bloqué { $most } personnes : débloquez-en une d’abord.
nobody-to-report = Cette personne n’est pas à cette table.
reported-already = Vous avez déjà signalé cette personne à cette table : l’hôte vous lira.
too-many-reports = Trop de signalements attendent l’hôte : laissez-lui d’abord le temps de les lire.

## Pour les hôtes

server-open = Tablée est ouverte : { $address } (Ctrl-C la ferme).
server-closed = Tablée est fermée. Toutes les parties sont gardées.
server-open-already = Tablée est déjà ouverte : { $address }
server-open-to-all = Tout le monde sur votre réseau local peut entrer : il suffit de taper cette adresse ou de viser le code avec l’appareil photo d’un téléphone.
server-open-also = Dans un autre réseau de cette machine ({ $network }) : { $address }
server-no-network = Cette machine n’est dans aucun réseau : personne d’autre ne peut entrer. Reliez-la à un réseau, puis recommencez.
server-host-code = Ce serveur n’a pas encore d’hôte. Pour vous en occuper, ouvrez { $address } et entrez { $code }
host-code-short = Un code d’hôte a au moins { $least } lettres : choisissez-en un plus long pour --host-code.
server-running = Tablée tourne déjà sur ce dossier, à l’adresse { $address } : servez-vous-en, arrêtez-la d’abord, ou choisissez un autre dossier avec --data ({ $folder } est pris).
folder-in-use = Une autre Tablée travaille dans { $folder } : attendez qu’elle ait fini, ou choisissez un autre dossier avec --data.
folder-unusable = Le dossier { $folder } est inutilisable ({ $reason }) : choisissez-en un autre avec --data.
origin-unusable = « { $origin } » n’est pas l’adresse d’un site : écrivez --origin { $example }
port-taken = Un autre programme utilise le port { $port } : choisissez-en un autre, par exemple { $other }, ou --port 0 pour n’importe quel port libre.
address-unusable = Impossible d’écouter à { $host }, port { $port } ({ $reason }) : choisissez un autre --host ou --port.

## Sauvegardes

backup-nothing = Il n’y a pas encore de base de données dans { $folder } : indiquez la vôtre avec --data.
backup-exists = { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --force.
backup-onto-itself = { $file } fait partie de la base de données elle-même : choisissez un autre endroit pour la sauvegarde.
backup-too-often = Il y a au moins une minute entre deux sauvegardes : écrivez --backup-every 24h
backup-no-room = Il n’y a plus assez de place sur le disque de { $folder } pour une autre sauvegarde : faites-en, ou choisissez un autre --backup-folder.
backup-failed = La sauvegarde n’a pas pu être faite ({ $reason }).
backup-holds =
    { $file } contient { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $playing ->
        [one] { $playing } partie en cours
       *[other] { $playing } parties en cours
    } et { $finished ->
        [one] { $finished } partie finie
       *[other] { $finished } parties finies
    }, avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } dans leurs journaux.
restored = Tout se trouve maintenant dans { $database }
restored-former = L’ancienne est gardée sous le nom { $file }
restore-missing = Il n’y a pas de fichier { $file }.
file-unusable = { $file } ne peut pas être écrit ({ $reason }) : créez d’abord son dossier, ou choisissez un autre endroit.
database-damaged = { $file } est endommagé, et rien n’a été changé ({ $reason }) : prenez une sauvegarde plus ancienne.
database-whole = Rien n’y est endommagé.
database-foreign = { $file } n’est pas une base de données de Tablée.
database-newer = { $file } vient d’une Tablée plus récente : mettez d’abord celle-ci à jour.
database-older-servers = Des serveurs d’une Tablée plus ancienne travaillent sur { $database } : arrêtez-les d’abord, celui-ci pourra ensuite la mettre à jour.
database-address = Écrivez l’adresse d’un PostgreSQL, par exemple --database postgresql://tablee@localhost/tablee
database-no-driver = Il manque de quoi parler à PostgreSQL : installez tablee[postgres], ou démarrez Tablée avec run.py, qui s’en occupe.
database-unreachable = { $database } ne répond pas, ou ne nous laisse pas entrer : { $reason }
database-in-use = Une autre Tablée travaille sur { $database } : attendez qu’elle ait fini, ou arrêtez-la d’abord.
database-empty = Il n’y a encore rien dans { $database } : aucun serveur ne s’en est servi.
database-not-empty = { $database } n’est pas vide, et rien n’a été changé : créez-y une nouvelle base et indiquez celle-là.
workers-need-postgres = Plusieurs processus ne peuvent pas partager un fichier : un seul à la fois y écrit. Donnez-leur un PostgreSQL avec --database, ou laissez tomber --workers.
database-not-utf8 = { $database } ne peut pas garder tous les noms : recréez cette base avec l’encodage UTF8.

## Des personnes, par commande

nobody-called = Personne ne s’appelle « { $name } » ici, et personne n’a cet identifiant.
several-called = Plusieurs personnes s’appellent « { $name } » : nommez-en une par son identifiant. Leurs premières visites : { $people }
person-delete-sure = Supprimer { $name } ({ $person }) pour de bon ? Ses parties en cours sont abandonnées ; les parties finies restent, avec un nom neutre. Tapez oui :
person-kept = Rien n’a changé : { $name } reste.
person-deleted = { $name } n’existe plus. Les sauvegardes faites auparavant gardent encore ce nom : supprimez-les aussi, le moment venu.
