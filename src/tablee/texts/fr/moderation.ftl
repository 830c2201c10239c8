### Ce que la page dit à qui s’occupe d’un serveur, et des personnes qu’on bloque ou signale.

## Quelqu’un à la table

block-do = Bloquer { $name }
block-undo = Débloquer { $name }
block-what = Vous ne verrez plus ce que cette personne écrit, ni ses tables ouvertes, ni ses revanches. Elle n’en saura rien.
block-holds = C’est fait : vous ne voyez plus ce que cette personne écrit, ni ses tables ouvertes, ni ses revanches.
blocks-title = Les personnes bloquées
blocks-none = Vous n’avez bloqué personne.
blocks-undo = Débloquer
report-do = Signaler à l’hôte
report-title = Signaler { $name }
report-why = Que se passe-t-il ?
report-reason =
    { $reason ->
        [insults] Insultes ou harcèlement dans la discussion
        [name] Un nom injurieux
        [cheating] De la triche
        [stalling] Fait traîner la partie, ou part exprès
       *[other] Autre chose
    }
report-text = En quelques mots, si vous voulez
report-what = L’hôte de ce serveur le lira, avec les dernières lignes de la discussion de cette table. L’autre personne n’en saura rien.
report-send = Envoyer le signalement
report-sent = Merci. L’hôte le lira.

## La page de l’hôte

host-title = La page de l’hôte
host-named = Choisissez d’abord un nom ; entrez ensuite le code que le serveur a affiché.
host-claim-what = Un code s’est affiché au démarrage de ce serveur. Avec ce code, vous en devenez l’hôte : vous voyez qui joue, vous lisez les signalements, vous pouvez arrêter des tables et bannir des personnes.
host-code = Le code
host-claim = Devenir hôte
host-taken = Cette page est réservée à l’hôte de ce serveur.
host-tab =
    { $tab ->
        [reports] Signalements
        [tables] Tables
        [people] Personnes
        [bans] Bannis
       *[server] Serveur
    }
host-pages = Pages
host-page = { $page } sur { $pages }
host-newer = Retour
host-older = Suite
host-disk-warning =
    { $room ->
        [critical] Le disque est presque plein : il ne reste que { $free }. Faites de la place maintenant, sinon les parties ne pourront plus être gardées.
       *[low] Le disque se remplit : il reste { $free }. Faites bientôt de la place.
    }
host-backup-problem = La dernière sauvegarde a échoué.

## Les tables

host-no-tables = Personne n’attend, personne ne joue.
host-table-state =
    { $status ->
        [playing] en cours, commencée { $since }
       *[open] attend des joueurs, ouverte { $since }
    } · { $followers ->
        [0] personne ne la suit
        [one] une personne la suit
       *[other] { $followers } personnes la suivent
    }
host-end = Arrêter
host-end-table = Arrêter la table
host-end-sure =
    { $status ->
        [playing] Arrêter cette partie pour tout le monde ? Personne ne gagne.
       *[open] Fermer cette table ?
    }
host-end-yes = Oui, arrêter

## Les personnes

host-search = Chercher par le nom
host-no-people = Personne ne s’appelle ainsi.
host-mark = hôte
host-banned-mark = banni
host-since = première visite { $since }
host-seen = dernière visite { $seen }
host-never = pas encore de visite
host-connected =
    { $connections ->
        [one] en ligne
       *[other] en ligne, sur { $connections } pages
    }
host-program = un programme { DE($keeper) }
host-companion = joue sur l’appareil { DE($keeper) }

## Les signalements

host-reports-which = Quels signalements
host-reports-open = En attente
host-reports-settled = Réglés
host-no-reports =
    { $settled ->
        [yes] Aucun signalement n’a encore été réglé.
       *[no] Aucun signalement. Tout va bien.
    }
host-report =
    { $reported } : { $reason ->
        [insults] insultes ou harcèlement
        [name] un nom injurieux
        [cheating] de la triche
        [stalling] fait traîner, ou part exprès
       *[other] autre chose
    }
host-report-by = Signalé par { $reporter }, { $at }
host-report-chat =
    { $lines ->
        [one] La discussion : une ligne
       *[other] La discussion : { $lines } lignes
    }
host-settle = C’est réglé

## Les bannissements

host-ban = Bannir
host-ban-named = Bannir { $name }
host-ban-title = Bannir { $name } ?
host-ban-what = Ses pages se ferment aussitôt, et disent pourquoi. Ses parties en cours continuent avec des bots.
host-ban-days = Pour combien de temps ?
host-ban-address = Et l’adresse d’où vient cette personne
host-ban-address-what = Pour 90 jours au plus. Tous ceux qui sont derrière restent dehors, un foyer entier peut-être. Seule une empreinte en est gardée.
host-ban-yes = Bannir
host-banned =
    { $kind ->
        [address] L’adresse { DE($name) }
       *[person] { $name }
    }
host-ban-since = décidé { $since }
host-ban-until = jusqu’au { $until }
host-ban-for-good = pour toujours
host-no-bans = Personne n’est banni.
host-lift = Lever

## Le serveur

host-disk = Disque
host-disk-free = { $free } libres sur { $total }
host-backup = Sauvegardes
host-backup-last = La dernière { $at }, { $size }
host-backup-none = Aucune pour l’instant.
host-backup-off = Le serveur n’en fait pas : démarrez-le avec --backup-every 24h
host-backup-every = Faites par le serveur : après { $every }, la suivante ; les { $keep } dernières sont gardées
host-running = En marche
host-running-since =
    version { $version }, démarrée { $since }, { $connections ->
        [one] une page ouverte
       *[other] { $connections } pages ouvertes
    }
host-resign = Ne plus être hôte
host-resign-sure = Vous ne reverrez cette page qu’avec un autre code.
host-resign-yes = Oui, renoncer
