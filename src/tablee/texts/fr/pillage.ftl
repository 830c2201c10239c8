### Village Pillage : À l’abordage !

pillage-card =
    { $card ->
        [FAR] Fermier
        [WAL] Rempart
        [RAI] Pillard
        [MER] Marchand
        [FLO] Fleuriste
        [INN] Aubergiste
        [MAS] Maçon
        [MIN] Mineur
        [PIC] Condimentière
        [RAT] Ratier
        [SHE] Bergère
        [CAT] Cathédrale
        [DUN] Bourreau
        [LAB] Labyrinthe
        [MOA] Douves
        [TOL] Pont à péage
        [TRE] Trésor
        [MON] Monastère
        [BER] Berserker
        [BUR] Cambrioleuse
        [CUT] Tire-laine
        [OUT] Hors-la-loi
        [TRA] Trappeur
        [VET] Vétéran
        [TUR] Renégat
        [BAR] Barde
        [DOC] Médecin
        [SMU] Contrebandier
        [FIS] Pêcheuse
        [OYS] Ostréicultrice
        [BEA] Glaneur de grève
        [WHA] Baleinière
        [LIG] Gardien de phare
        [REE] Récif
        [HAR] Chaîne du port
        [SEA] Fort de mer
        [CUS] Douane
        [TAV] Taverne
        [BOA] Abordeurs
        [COR] Corsaire
        [FIR] Brûlot
        [PRE] Presse
        [GUN] Canonnière
        [QUA] Quartier-maître
        [PRI] Armateur
        [CHA] Cartographe
        [FEN] Receleur
        [RAN] Rançonneuse
        [none] aucune carte
       *[untold] une carte
    }
pillage-owner-card = carte { $number } du propriétaire

## Ce qui se passe

pillage-market-card = Le Marché propose : { $card }.
pillage-round-begun = Tour { $round } : planification.
pillage-planned =
    { $side ->
        [left] { $seat } pose face cachée à gauche : { $card }.
        [right] { $seat } pose face cachée à droite : { $card }.
        [front] { $seat } pose face cachée devant : { $card }.
       *[behind] { $seat } pose face cachée derrière : { $card }.
    }
pillage-revealed =
    { $side ->
        [left] { $seat } révèle à gauche : { $card }.
        [right] { $seat } révèle à droite : { $card }.
       *[front] { $seat } révèle : { $card }.
    }
pillage-order-chosen =
    { $side ->
        [left] { $seat } fait passer d’abord le Marchand de gauche.
        [right] { $seat } fait passer d’abord le Marchand de droite.
       *[untold] { $seat } a choisi l’ordre de ses deux Marchands.
    }
pillage-order-shown =
    { $side ->
        [left] { $seat } fait passer d’abord le Marchand de gauche : { $card }.
       *[right] { $seat } fait passer d’abord le Marchand de droite : { $card }.
    }
pillage-gained =
    { $seat } gagne { $turnips ->
        [one] { $turnips } navet
       *[other] { $turnips } navets
    } { $why ->
        [own-card] ({ $card }).
        [facing-card] grâce à la carte d’en face ({ $card }).
       *[refresh] à l’entretien ({ $card }).
    }
pillage-chicken = Trop peu pour deux : le poulet donne à { $seat } le navet restant de { $victim }.
pillage-stolen =
    { $seat } vole { $turnips ->
        [0] zéro navet
        [one] { $turnips } navet
       *[other] { $turnips } navets
    } à { $purse ->
        [stock] { $victim }
       *[bank] la Banque de { $victim }
    } (voulu : { $wanted }).
pillage-banked =
    { $seat } dépose { $turnips ->
        [0] zéro navet
        [one] { $turnips } navet
       *[other] { $turnips } navets
    } (sur { $wanted }).
pillage-marked =
    { $mark ->
        [exhausted] { $seat } devra laisser reposer une carte : { $card }.
        [provoked] { $seat } devra jouer une carte provoquée : { $card }.
        [sacrificed] { $seat } rendra une carte à la pile : { $card }.
        [swapped] { $seat } échangera une carte : { $card }.
       *[taken] { $seat } se fera prendre une carte : { $card }.
    }
pillage-withdrawn =
    { $turnips ->
        [one] { $seat } remet { $turnips } navet de sa Banque dans son Stock.
       *[other] { $seat } remet { $turnips } navets de sa Banque dans son Stock.
    }
pillage-card-drawn = { $seat } prend la carte du dessus de la pile : { $card }.
pillage-first-buyer = Aussi pauvres l’un que l’autre : le poulet laisse { $seat } acheter d’abord.
pillage-relic-bought = { $seat } achète sa relique numéro { $relic } pour { $cost }.
pillage-card-bought = { $seat } achète une carte pour { $cost } : { $card }.
pillage-no-more-bought = { $seat } n’achète rien de plus.
pillage-returned = { $seat } reprend une carte reposée : { $card }.
pillage-rested = { $seat } pose à côté de sa Banque une carte épuisée : { $card }.
pillage-buried = Une carte de { $seat } passe sous la pile : { $card }.
pillage-changed-hands = Une carte passe de { $seat } à { $owner } : { $card }.
pillage-game-won =
    { $why ->
        [relics] { $seat } l’emporte avec { $relics } reliques.
        [turnips] { $seat } l’emporte avec { $relics } reliques et le plus de navets restants.
        [cards] { $seat } l’emporte avec { $relics } reliques, autant de navets et le plus de cartes en main.
       *[shared] { $seat } partage la victoire avec { $relics } reliques.
    }
pillage-game-drawn = Le tour { $round } était le dernier : personne ne l’emporte.

## Ce qui ne se peut pas

pillage-not-yet = C’est au hasard de décider d’abord.
pillage-not-asked = On ne vous demande rien pour l’instant. À décider : { $awaited }.
pillage-not-an-order = Dites lequel de vos deux Marchands passe d’abord : « left first » (gauche) ou « right first » (droite).
pillage-not-a-card = Ce n’est pas une carte à choisir maintenant. Vous avez le choix entre : { $allowed }.
pillage-not-in-market = Le Marché ne propose pas cela : { $card }. Vous pouvez acheter : { $allowed }.
pillage-not-in-hand = Vous ne pouvez pas poser cela : { $card }. Vous pouvez poser : { $allowed }.
pillage-must-plan = Une carte provoquée passe avant celle-ci : { $card }. Vous pouvez poser : { $allowed }.
pillage-no-such-card = Il n’y a pas de carte « { $card } » ici. Une carte s’écrit en trois lettres, comme FAR.

## Cartes du propriétaire

pillage-deck-toml = Le fichier des cartes est illisible : { $reason }
pillage-deck-size = Un jeu a de 1 à { $most } cartes sous des titres [[card]] ; celui-ci en a { $cards }.
pillage-deck-field = « { $card } » a un champ « { $field } », qu’aucune carte n’a. Les champs sont : { $known }.
pillage-deck-value = « { $card } » : le champ « { $field } » ne peut pas être « { $value } ».
pillage-deck-all = « { $card } » : « all » et « { $field } » disent tous deux ce que fait la carte ; gardez-en un.
pillage-deck-effect = « { $card } » : dans le champ « { $field } », { $reason }
pillage-deck-twice = « { $card } » : le champ « { $field } » est « { $value } », comme celui d’une autre carte.
pillage-deck-line = « { $text } » n’est pas une carte : une ligne a cinq parties séparées par des deux-points.
pillage-effect-unknown = « { $effect } » n’est pas un effet. N étant un nombre de 0 à 15, les effets sont : { $known }.
pillage-effect-twice = « { $effect } » double un autre effet du même genre : additionnez-les.

## Positions écrites sur une ligne

pillage-position = « { $position } » n’est pas une position de Pillage, qui commence par « pillage seats= » et 2, 3, 4 ou 5.
pillage-places = « { $text } » nomme plus qu’il n’y a de places : { $places }.
pillage-marks = « { $text } » ne nomme pas de marques. Ce sont : { $known }.
pillage-impossible = Aucune partie ne peut en être là : { $why ->
    [cards] une carte est à deux endroits, ou n’est pas de cette partie
    [turnips] une Banque dépasse sa capacité
    [relics] quelqu’un a toutes les reliques, ou plus, et la partie continue
    [plans] quelqu’un a posé une carte qu’il n’a pas
    [provoked] une carte est provoquée que son joueur n’a pas
    [row] le Marché est incomplet alors que la pile a des cartes
    [played] une carte est jouée que son joueur n’a pas
    [asked] personne n’a de choix à faire, ou quelqu’un qui n’en a pas
    [chance] le hasard est attendu et n’a rien à décider
   *[over] la partie est finie, ou se trouve entre deux étapes
}.

## Options

option-market = Cartes du Marché
option-market-explained = « abordage » (cette boîte, dont les faces sont de notre invention), « village » (la première boîte), les deux en une pile, ou aucune.
option-bank = Cartes Banque
option-bank-explained = Celles de cette boîte demandent 4 reliques, celles de la première (« village ») 3, moins chères.
option-duel_bank = Côté Duel des cartes Banque
option-duel_bank-explained = Deux joueurs expérimentés peuvent les retourner : Banque plus grande et reliques plus chères, comme à trois.
option-deck = Cartes à la place de « abordage »
option-deck-explained = « ours » est de notre invention ; qui possède la boîte peut en écrire les cartes dans un fichier et jouer avec.
option-relic_costs = Prix des reliques
option-relic_costs-explained = « printed », ou jusqu’à quatre prix comme 3,4 : des reliques bon marché font de petites parties que l’on peut résoudre.
option-round_limit = Limite de tours
option-round_limit-explained = Après autant de tours, la partie est nulle.
