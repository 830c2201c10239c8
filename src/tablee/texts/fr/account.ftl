### Ce que dit la page de chacun : sessions, liens, clés d’accès, données.

account-title = Votre nom et vos appareils
account-what = Vous êtes { $name } ici. Il n’y a pas de mot de passe : vos appareils vous connaissent, et vous décidez lesquels.
account-nobody = Vous n’avez pas encore de nom ici. Choisissez-en un, ou retrouvez celui que vous aviez.
passkeys-title = Clés d’accès
passkeys-what = Une clé d’accès est gardée par votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe, et s’ouvre avec un doigt, un visage ou un code. Avec elle, vous êtes { $name } sur tous vos appareils, sans mot de passe.
passkeys-one = Un appareil peut se perdre : ajoutez une deuxième clé d’accès sur un autre, ou gardez un lien de secours.
passkeys-not-at-this-address = Pas de clés d’accès à cette adresse : il leur faut https, ou le nom localhost. Un lien de secours garde aussi votre nom.
passkey-word = Clé d’accès
passkey-add = Garder mon nom avec une clé d’accès
passkey-add-another = Ajouter une autre clé d’accès
passkey-added = C’est fait : avec cette clé d’accès vous êtes { $name } partout où vous ouvrez Tablée.
passkey-label = Nom de cette clé d’accès
passkey-keep = Garder
passkey-rename = Renommer
passkey-remove = Retirer
passkey-remove-sure = Retirer la clé d’accès « { $name } » ? Elle n’ouvrira plus rien ici ; votre appareil la montrera peut-être encore, jusqu’à ce que vous l’y supprimiez.
passkey-remove-yes = Oui, la retirer
passkey-seen = utilisée { $when }
passkey-elsewhere = pour { $site }
recovery-title = Lien de secours
recovery-what = Pour le jour où vous perdez tous vos appareils : un lien qui vous rend votre nom sur un nouvel appareil. Gardez-le là où vous seul le trouverez, sur papier ou dans un gestionnaire de mots de passe. Il sert une fois, tant que vous n’en créez pas d’autre.
recovery-made = Vous en avez un, créé { $when }. Il n’a été montré qu’à ce moment-là.
recovery-make = Créer un lien de secours
recovery-again = En créer un autre ; l’ancien ne marchera plus
recovery-keep = Gardez-le maintenant : il ne sera plus montré. Qui l’a peut jouer à votre place.
sessions-title = Vos sessions ouvertes
device-words =
    { $known ->
        [both] { $browser } sous { $system }
        [one] { $browser }
        [former] Appareils d’avant la dernière mise à jour
       *[none] Un appareil
    }
session-this = cet appareil
session-seen = dernière visite : { $when }
sign-out = Se déconnecter
sign-out-others = Se déconnecter partout ailleurs
sign-out-sure = Se déconnecter sur cet appareil ? Pour redevenir { $name }, il vous faudra une clé d’accès, un lien de secours, ou un lien d’un autre appareil.
sign-out-only-here = Seul ce navigateur vous connaît, et vous n’avez ni clé d’accès ni lien de secours : vous ne pourriez plus redevenir { $name }, et vos parties attendraient en vain. Se déconnecter quand même ?
sign-out-yes = Oui, me déconnecter
data-title = Vos données
data-what = Tout ce que ce serveur sait de vous, dans un fichier : votre nom, vos appareils et vos clés d’accès, vos parties et leurs feuilles, ce que vous avez dit. Ou faites tout supprimer.
data-export = Télécharger mes données
data-delete = Me supprimer
data-delete-sure = Supprimer { $name } pour de bon ? Toutes vos sessions se terminent, les parties en cours sont abandonnées, et ce que vous avez dit disparaît. Les parties finies restent pour les autres, avec « Quelqu’un » à la place de votre nom.
data-delete-yes = Oui, me supprimer
data-deleted = { $name } n’existe plus ici.
keep-title = On garde votre nom, { $name } ?
keep-what = Pour l’instant, seul ce navigateur vous connaît. Avec une clé d’accès, vous êtes { $name }, avec vos parties, sur tous vos appareils. Pas de mot de passe, rien à remplir.
keep-later = Non merci

## Ce que ses parties ont donné

stats-title = Vos parties
stats-games =
    { $games ->
        [0] Aucune partie
        [one] Une partie
       *[other] { NUMBER($games) } parties
    } : { NUMBER($percent) } % de victoires (à force égale : { NUMBER($fair) } %), { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    } en moyenne.
stats-chart = { $game } : victoires sur 100, partie après partie
stats-line = Victoires sur 100 jusque-là
stats-choices = Dans les parties analysées, ceci vous a coûté quelque chose :
stats-choice =
    { $times ->
        [0] « { $move } » au lieu de « { $best } »
        [one] « { $move } » au lieu de « { $best } »
       *[other] « { $move } » au lieu de « { $best } », { NUMBER($times) } fois
    }
stats-history = Toutes les parties finies
stats-search = Chercher par jeu, joueur ou jour
stats-none = Aucune partie ne correspond.
stats-all = Montrer les { NUMBER($games) }
