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
        [BEA] Pêcheur à pied
        [WHA] Pêcheuse de baleines
        [LIG] Gardien de phare
        [REE] Récif
        [HAR] Chaîne du port
        [SEA] Fort de mer
        [CUS] Douane
        [TAV] Taverne
        [BOA] Abordeurs
        [COR] Corsaire
        [FIR] Brûlot
        [PRE] Racoleurs
        [GUN] Artilleuse
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
        [left] { $seat } fait passer d’abord la carte de gauche : { $card }.
       *[right] { $seat } fait passer d’abord la carte de droite : { $card }.
    }
pillage-card-acts =
    { $side ->
        [left] La carte de gauche { DE($seat) } agit : { $card }.
        [right] La carte de droite { DE($seat) } agit : { $card }.
       *[front] La carte { DE($seat) } agit : { $card }.
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
pillage-chicken = Pas assez pour deux : le poulet donne à { $seat } le dernier navet { DE($victim) }.
pillage-stolen =
    { $turnips ->
        [0] { $seat } ne trouve rien à voler { $purse ->
            [stock] chez { $victim }
           *[bank] dans la Banque { DE($victim) }
        }.
        [one] { $seat } vole { $turnips } navet { $purse ->
            [stock] à { $victim }
           *[bank] dans la Banque { DE($victim) }
        }.
       *[other] { $seat } vole { $turnips } navets { $purse ->
            [stock] à { $victim }
           *[bank] dans la Banque { DE($victim) }
        }.
    }
pillage-banked =
    { $turnips ->
        [0] { $seat } ne peut rien déposer.
        [one] { $seat } dépose { $turnips } navet.
       *[other] { $seat } dépose { $turnips } navets.
    }
pillage-marked =
    { $mark ->
        [exhausted] Une carte { DE($seat) } s’épuise : { $card }.
        [provoked] Une carte { DE($seat) } est provoquée : { $card }.
        [sacrificed] Une carte { DE($seat) } est sacrifiée : { $card }.
        [swapped] Une carte { DE($seat) } est échangée : { $card }.
       *[taken] Une carte { DE($seat) } est prise : { $card }.
    }
pillage-withdrawn =
    { $turnips ->
        [one] { $seat } remet { $turnips } navet de sa Banque dans son Stock.
       *[other] { $seat } remet { $turnips } navets de sa Banque dans son Stock.
    }
pillage-card-drawn = { $seat } prend la carte du dessus de la pile : { $card }.
pillage-known-card-drawn = { $seat } prend la carte du dessus de la pile, que tout le monde connaît : { $card }.
pillage-first-buyer = Parmi les ex æquo, le poulet laisse { $seat } acheter en premier.
pillage-relic-bought = { $seat } achète sa relique numéro { $relic } pour { $cost }.
pillage-card-bought = { $seat } achète une carte pour { $cost } : { $card }.
pillage-no-more-bought = { $seat } n’achète rien de plus.
pillage-returned = { $seat } reprend une carte reposée : { $card }.
pillage-rested = { $seat } met de côté une carte épuisée : { $card }.
pillage-buried = { $seat } met une carte sous la pile : { $card }.
pillage-changed-hands = { $owner } reçoit une carte { DE($seat) } : { $card }.
pillage-game-won =
    { $why ->
        [relics] { $seat } l’emporte avec { $relics } reliques.
        [turnips] { $seat } l’emporte avec { $relics } reliques : égalité, départagée par les navets restants.
        [cards] { $seat } l’emporte avec { $relics } reliques : égalité, en navets aussi, départagée par les cartes en main.
       *[shared] { $seat } partage la victoire avec { $relics } reliques.
    }
pillage-game-drawn = Le tour { $round } était le dernier : personne ne gagne.

## Ce qui ne se peut pas

pillage-not-yet = C’est au hasard de décider d’abord.
pillage-not-asked = Rien à décider pour vous maintenant. On attend { $awaited }.
pillage-not-an-order = Dites lequel de vos deux Marchands passe en premier : « left first » (gauche) ou « right first » (droite).
pillage-not-a-card = Ce n’est pas possible maintenant. Vous avez le choix entre : { $allowed }.
pillage-not-in-market = Le Marché ne propose pas cela : { $card }. Vous pouvez acheter : { $allowed }.
pillage-not-in-hand = Vous ne pouvez pas poser cela : { $card }. Vous pouvez poser : { $allowed }.
pillage-must-plan = Une carte provoquée passe avant celle-ci : { $card }. Vous pouvez poser : { $allowed }.
pillage-no-such-card = Il n’y a pas de carte « { $card } » ici. Une carte s’écrit en trois lettres, comme FAR.

## Cartes du propriétaire

pillage-deck-toml = TOML, le format du fichier, ne le permet pas : { $reason }.
pillage-deck-size =
    { $cards ->
        [0] Le fichier ne contient aucune carte. Chaque carte commence par une ligne [[card]].
       *[other] Il y a de la place pour { $most } cartes ; ce fichier en a { $cards }.
    }
pillage-deck-unlike = Plus de { $lines } lignes sont illisibles : cela ne ressemble pas à un fichier de cartes. La commande « deck example » en donne un.
pillage-deck-record = C’est la feuille d’une partie, pas un fichier de cartes. La commande « record check » la lit.
pillage-deck-encoding = Une lettre de cette ligne n’est pas en UTF-8. Enregistrez le fichier en texte brut, avec l’encodage UTF-8.
pillage-deck-heading = « { $text } » ne commence pas une carte. Écrivez [[card]], seul sur sa ligne, avec deux crochets de chaque côté.
pillage-deck-outside = « { $field } » n’appartient à aucune carte. Écrivez une ligne [[card]] au-dessus.
pillage-deck-slip =
    « { $text } » est illisible : { $why ->
        [twice] cette carte a déjà cette clé ; gardez-en une.
        [curly] un texte s’écrit entre guillemets droits, comme name = "Tiller".
        [equals] chaque ligne a une clé, un signe égal et une valeur, comme type = "wall". Un commentaire commence par #.
        [quotes] il manque un guillemet, ou il y en a un de trop. Un texte en a un devant et un derrière, comme name = "Tiller".
        [capital] true et false s’écrivent en minuscules.
        [nothing] il manque la valeur, comme dans type = "wall".
       *[bare] la valeur s’écrit entre guillemets, comme type = "wall" ; seuls true et false n’en ont pas.
    }
pillage-deck-row = Ligne { $line } : { $reason }
pillage-deck-at = Ligne { $line }, carte { $card } : { $reason }
pillage-deck-card = Carte { $card } : { $reason }
pillage-deck-first =
    { $mistake } { $more ->
        [one] Le fichier a encore une erreur.
       *[other] Le fichier a encore { $more } erreurs.
    }
pillage-did-you-mean = { $reason } Vouliez-vous dire « { $nearest } » ?
pillage-deck-missing = Il manque « { $field } ». Ajoutez une ligne comme { $example }.
pillage-deck-field = Aucune carte n’a de clé « { $field } ». Les clés sont : { $known }.
pillage-deck-code = « { $field } » a trois lettres capitales de A à Z, comme TIL, et non « { $value } ».
pillage-deck-name = « { $field } » ne peut pas être « { $value } ». Un nom commence par une lettre ou un chiffre et a 40 signes au plus : lettres, chiffres, espaces et . ’ ( ) + & -
pillage-deck-type = « { $field } » peut être farmer (Fermier), wall (Rempart), raider (Pillard) ou merchant (Marchand), et non « { $value } ».
pillage-deck-switch = « { $field } » peut être true (oui) ou false (non), sans guillemets, et non « { $value } ».
pillage-deck-effects = « { $field } » prend des effets entre guillemets, comme { $field } = "gain 2, bank 1", et non « { $value } ».
pillage-deck-all = « all » dit déjà ce que fait la carte contre tous. Supprimez « all » ou « { $field } ».
pillage-deck-effect = dans « { $field } », { $reason }
pillage-deck-twice = « { $field } » est « { $value } », déjà pris par { $other }. Chaque carte a le sien.
pillage-deck-in-file =
    { $line ->
        [0] la carte { $card } du fichier
       *[other] la carte de la ligne { $line }
    }
pillage-deck-in-box =
    { $part ->
        [starting] la carte initiale { $name }
       *[village] { $name }, de la première boîte
    }
pillage-deck-more = { $reason } Pour les voir toutes : { $command }
pillage-deck-copies = Chaque carte est une seule fois au Marché : il n’y a pas de « copies ». Pour un second exemplaire, écrivez la carte encore une fois, avec un autre code et un autre nom, comme « Tiller (2) ».
pillage-deck-line = « { $text } » n’est pas une carte. Il faut le texte d’un fichier avec des titres [[card]], ou une ligne où chaque carte a cinq parties séparées par des deux-points.
pillage-former-relic = La partie a été jouée selon d’anciennes règles, avec la carte « { $card } » : elle ne fait qu’acheter une relique, et l’on regardait plus tôt qu’aujourd’hui si son joueur peut la payer.
pillage-deck-file =
    { $why ->
        [missing] Il n’y a pas de fichier « { $file } ».
        [folder] « { $file } » est un dossier. Donnez le fichier de cartes qui s’y trouve.
       *[other] « { $file } » ne peut pas être ouvert : { $reason }.
    }
pillage-effect-unknown = « { $effect } » n’est pas un effet.
pillage-effect-list = « { $effect } » n’est pas un effet. Les effets s’écrivent en anglais ; N étant un nombre jusqu’à { $most } et TYPE farmer, wall, raider ou merchant, ce sont : { $known }.
pillage-effect-empty = il manque un effet à côté d’une virgule.
pillage-effect-number = « { $effect } » est hors limites : le nombre va de { $least } à { $most }.
pillage-effect-twice = « { $effect } » ne va pas avec « { $other } » : une carte a un seul effet de chaque genre. Additionnez les nombres, ou gardez-en un.
pillage-effect-three = « (3+) » se met derrière un effet, avec un espace devant : « { $right } », et non « { $effect } ».
pillage-effect-else = « { $effect } » est illisible : « else » se met une seule fois, juste derrière « buy a relic » ou « buy a relic for N less » et une virgule, comme dans « buy a relic, else gain 1 ».
pillage-effect-relic-after-else = « { $effect } » ne peut pas suivre « else » : une carte achète une seule relique, et « else » dit ce qu’elle fait sans les moyens.
pillage-deck-mistakes =
    { $mistakes ->
        [one] Une erreur dans { $file }. Comment écrire ses cartes : docs/decks.md.
       *[other] { $mistakes } erreurs dans { $file }. Comment écrire ses cartes : docs/decks.md.
    }
pillage-deck-counted =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $kinds } ; Pirates (⚓) : { $pirates } ; retirées à deux joueurs (3+) : { $three }.
pillage-deck-of-type =
    { $type ->
        [farmer] { $cards ->
            [one] { $cards } Fermier
           *[other] { $cards } Fermiers
        }
        [wall] { $cards ->
            [one] { $cards } Rempart
           *[other] { $cards } Remparts
        }
        [raider] { $cards ->
            [one] { $cards } Pillard
           *[other] { $cards } Pillards
        }
       *[merchant] { $cards ->
            [one] { $cards } Marchand
           *[other] { $cards } Marchands
        }
    }
pillage-deck-column =
    { $column ->
        [code] code
        [type] type
        [card] carte
        [against] contre
       *[does] elle fait
    }
pillage-deck-legend = {" ; ⚓ Pirate ; 3+ carte retirée, ou effet ignoré, à deux joueurs"}
pillage-deck-every-type = tous
pillage-deck-warning = Est-ce voulu ? { $warning }
pillage-deck-few =
    { $seats ->
        [2] À deux joueurs,
       *[other] À trois joueurs et plus,
    } le Marché a { $places } places et { $cards ->
        [0] aucune carte.
        [one] une seule carte.
       *[other] seulement { $cards } cartes.
    }
pillage-deck-idle = elle ne fait rien contre personne.
pillage-deck-no-relic = c’est un Marchand qui n’achète pas de relique.
pillage-deck-three-twice = toute la carte est retirée à deux joueurs (three = true) : « (3+) » derrière un effet n’y change rien.
pillage-deck-same-fr = son nom français est « { $name } », comme celui de { $other }.

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

pillage-option-market = Les cartes en vente. Celles d’« À l’abordage ! » sont de notre invention.
pillage-option-market-label = Cartes du Marché
pillage-option-market-value =
    { $value ->
        [abordage] À l’abordage !
        [village] La première boîte
        [both] Les deux boîtes
       *[none] Pas de Marché, pour de petites parties
    }
pillage-option-bank = À l’abordage ! demande 4 reliques, la première boîte 3, moins chères.
pillage-option-bank-label = Banques et reliques
pillage-option-bank-value =
    { $value ->
        [abordage] À l’abordage ! : 4 reliques
       *[village] La première boîte : 3 reliques
    }
pillage-option-duel-bank = Faite pour le duel. Des joueurs expérimentés peuvent s’en passer : Banque plus grande et reliques plus chères, comme à trois.
pillage-option-duel-bank-label = Petite Banque à deux
pillage-option-deck = Si vous avez la boîte, vous pouvez en écrire les cartes dans un fichier et jouer avec.
pillage-option-deck-label = Les cartes de votre boîte
pillage-option-relic-costs = Comme imprimés (« printed »), ou jusqu’à quatre prix comme 3,4 : des reliques bon marché font de petites parties que l’on peut résoudre.
pillage-option-relic-costs-label = Prix des reliques
pillage-option-round-limit = Après ce nombre de tours, personne ne gagne.
pillage-option-round-limit-label = Nombre maximal de tours

## Dans le terminal

pillage-letter =
    { $type ->
        [farmer] F
        [wall] R
        [raider] P
       *[merchant] M
    }
pillage-type =
    { $type ->
        [farmer] Fermier
        [wall] Rempart
        [raider] Pillard
       *[merchant] Marchand
    }
pillage-legend = {" ; lettre seule : carte initiale ; ⚓ Pirate"}
pillage-effect =
    { $effect ->
        [buy-a-relic] acheter une relique
        [buy-a-relic-for-less] acheter une relique pour { $n } de moins
        [gain] gagner { $n }
        [gain-for-each-farmer] gagner { $n } par Fermier
        [gain-for-each-wall] gagner { $n } par Rempart
        [gain-for-each-raider] gagner { $n } par Pillard
        [gain-for-each-merchant] gagner { $n } par Marchand
        [gain-for-each-other-farmer] gagner { $n } par autre Fermier
        [gain-for-each-other-wall] gagner { $n } par autre Rempart
        [gain-for-each-other-raider] gagner { $n } par autre Pillard
        [gain-for-each-other-merchant] gagner { $n } par autre Marchand
        [opponent-gains] l’adversaire gagne { $n }
        [steal] voler { $n }
        [steal-including-banked] voler { $n }, Banque comprise
        [opponent-steals] l’adversaire vole { $n }
        [bank] déposer { $n }
        [move-all-banked-to-the-stock] remettre toute la Banque dans le Stock
        [take-the-top-card] prendre la carte du dessus de la pile
        [exhaust-itself] s’épuiser
        [exhaust-that-card] épuiser la carte d’en face
        [provoke-itself] se provoquer
        [provoke-that-card] provoquer la carte d’en face
        [sacrifice-itself] se sacrifier
        [sacrifice-that-card] sacrifier la carte d’en face
        [sacrifice-that-market-card] sacrifier la carte d’en face si elle vient du Marché
        [swap-with-that-card] s’échanger avec la carte d’en face
        [take-that-card] prendre la carte d’en face
        [buy-a-card-for] acheter une carte pour { $n }
       *[gain-during-refresh] gagner { $n } à l’entretien
    }
pillage-else = { $relic } ; sinon, { $rest }
pillage-column-stock = Stock
pillage-column-bank = Banque
pillage-column-relics = Reliques
pillage-column-cards = Cartes
pillage-column-turnips = Navets
pillage-relics = { $owned }/{ $all }, à { $cost }
pillage-relics-all = { $owned }/{ $all }
pillage-where =
    { $side ->
        [left] ← gauche
       *[right] droite →
    }
pillage-on-side =
    { $side ->
        [left] à gauche :
        [right] à droite :
        [front] devant :
       *[behind] derrière :
    }
pillage-face-down = face cachée
pillage-unseen =
    { $cards ->
        [one] { $cards } carte face cachée
       *[other] { $cards } cartes face cachée
    }
pillage-resting = carte épuisée : { $cards }
pillage-provoked = à poser : { $cards }
pillage-market = Marché
pillage-market-empty = Le Marché est vide : aucune carte à acheter.
pillage-pile =
    (pile : { $cards }{ $count ->
        [0] {")"}
       *[other] {" ;"} enfouies dessous : { $buried })
    }
pillage-hand = Votre main
pillage-note-copies = ×{ $copies }
pillage-note-unseen = (cachée)
pillage-note-provoked = (à poser)
pillage-note-side =
    { $side ->
        [left] (à gauche)
        [right] (à droite)
        [front] (devant)
       *[behind] (derrière)
    }
pillage-standing =
    Tour { $round } · { $phase ->
        [plan] planification en secret
        [order] quel Marchand d’abord ?
        [buy] achat d’une carte
        [over] la partie est finie
       *[resolve] résolution
    }
pillage-stopped = La partie s’arrête ici : { $standing }.
pillage-part =
    { $part ->
        [starting] Cartes initiales
        [village] Marché de la première boîte
        [abordage] Marché d’À l’abordage !
       *[owner] Marché du propriétaire
    }
pillage-our-design = Les faces des cartes « abordage » sont de notre invention : nous n’avons pas celles de la boîte. Si vous l’avez, vous pouvez jouer avec ses cartes : --deck FICHIER.
pillage-owners-deck = Le Marché contient les cartes du propriétaire.
pillage-command-cards = cartes
pillage-welcome = Village Pillage : À l’abordage ! Autour de la table, chacun à gauche du précédent : { $players }.
pillage-aim = Planifiez en secret, cultivez, volez et déposez des navets ; qui possède les { $relics } reliques l’emporte.
pillage-how = Tapez le numéro ou le nom d’une carte. « { $cards } » donne toutes les cartes, « { $help } » explique tout ce que vous pouvez taper.

pillage-ask-left = { $seat }, quelle carte à votre gauche, contre { $opponent } ? ({ $numbers })
pillage-ask-right = { $seat }, à votre gauche : { $planned } (« { $undo } » la change). Quelle carte à votre droite, contre { $opponent } ? ({ $numbers })
pillage-ask-right-only = { $seat }, rien à votre gauche. Quelle carte à votre droite, contre { $opponent } ? ({ $numbers })
pillage-ask-single = { $seat }, à votre gauche votre seule carte ({ $numbers }), ou { $none } : elle ira à votre droite.
pillage-ask-front = { $seat }, quelle carte devant, pour ce tour ? ({ $numbers })
pillage-ask-behind-first = { $seat }, devant : { $planned } (« { $undo } » la change). Quelle carte derrière, pour le tour suivant ? ({ $numbers })
pillage-ask-behind = { $seat }, maintenant devant : { $planned }. Quelle carte derrière, pour le tour suivant ? ({ $numbers })
pillage-ask-order = { $seat }, lequel de vos Marchands passe en premier : gauche ({ $left }) ou droite ({ $right }) ?
pillage-ask-buy = { $seat }, quelle carte achetez-vous pour { $cost } ? ({ $numbers })
pillage-ask-board = { $seat }, vous avez acheté un Pirate : encore une carte pour { $cost } ({ $numbers }), ou { $none } ?
pillage-word-none = rien
pillage-word-side =
    { $side ->
        [left] gauche
       *[right] droite
    }
pillage-words =
    { $meaning ->
        [none] non, aucune, aucun
        [left] gauche d’abord, g
       *[right] droite d’abord, d
    }
pillage-ambiguous = « { $typed } » peut désigner plusieurs cartes : { $cards }. Tapez quelques lettres de plus.
pillage-not-understood = « { $typed } » n’est ni une carte ni une commande. Vous avez le choix entre : { $allowed }. Commandes : { $commands }.

pillage-told-set-up = Le Marché ouvre avec : { $cards }.
pillage-told-reveal = Tour { $round }
pillage-told-types =
    { $type ->
        [farmer] Fermiers
        [wall] Remparts
        [raider] Pillards
       *[merchant] Marchands
    }
pillage-told-refresh = Entretien
pillage-told-gained =
    { $seat } gagne { $turnips } { $why ->
        [facing-card] grâce à la carte d’en face ({ $card })
       *[other] ({ $card })
    }
pillage-told-chicken = le poulet donne à { $seat } le navet restant ({ $victim })
pillage-told-stolen =
    { $turnips ->
        [0] { $seat } ne trouve rien à voler
       *[other] { $seat } vole { $turnips }{ $lacks ->
            [0] {""}
           *[other] {" "}sur { $wanted }
        }
    } { $purse ->
        [stock] à { $victim }
       *[bank] dans la Banque { DE($victim) }
    }
pillage-told-banked =
    { $turnips ->
        [0] { $seat } ne peut rien déposer
       *[other] { $seat } dépose { $turnips }{ $lacks ->
            [0] {""}
           *[other] {" "}sur { $wanted }
        }
    }
pillage-told-marked =
    { $mark ->
        [exhausted] carte épuisée ({ $seat }) : { $card }
        [provoked] carte provoquée ({ $seat }) : { $card }
        [sacrificed] carte sacrifiée ({ $seat }) : { $card }
        [swapped] carte échangée ({ $seat }) : { $card }
       *[taken] carte prise ({ $seat }) : { $card }
    }
pillage-told-withdrawn = { $seat } remet { $turnips } de sa Banque dans son Stock
pillage-told-drawn = { $seat } prend la carte du dessus de la pile ({ $card })
pillage-told-drawn-unseen = { $seat } prend la carte du dessus de la pile, face cachée
pillage-told-first-buyer = parmi les ex æquo, le poulet laisse { $seat } acheter en premier
pillage-told-relic = { $seat } achète sa relique { $relic } pour { $cost }
pillage-told-bought = { $seat } achète pour { $cost } : { $card }
pillage-told-no-more = { $seat } n’achète rien de plus
pillage-told-order =
    { $side ->
        [left] { $seat } fait passer d’abord la carte de gauche ({ $card })
       *[right] { $seat } fait passer d’abord la carte de droite ({ $card })
    }
pillage-told-market = le Marché propose : { $card }
pillage-told-returned = { $seat } reprend une carte : { $card }
pillage-told-rested = carte au repos pour un tour ({ $seat }) : { $card }
pillage-told-buried = carte mise sous la pile ({ $seat }) : { $card }
pillage-told-changed-hands = { $owner } reçoit une carte qui était à { $seat } : { $card }
pillage-shared-win = Victoire partagée avec { $relics } reliques, autant de navets et autant de cartes en main : { $seats }.

pillage-typed-name = fermier, fer
pillage-typed-none = rien
pillage-typed-order = gauche, droite
pillage-help-number = la carte de ce numéro : pour la poser ou l’acheter
pillage-help-name = une carte par son nom français ou anglais ; le début suffit, ou ses trois lettres
pillage-help-none = après l’achat d’un Pirate : rien de plus ; avec une seule carte : pas de ce côté
pillage-help-order = lequel de deux Marchands passe en premier
pillage-help-cards = toutes les cartes de la partie et ce qu’elles font
pillage-help-plan = « annuler » change un plan tant que tous n’ont pas fini le leur. Votre carte de gauche fait face à la carte de droite de votre voisin de gauche.
pillage-help-letters = Devant un effet, les types auxquels la carte doit faire face : F Fermier, R Rempart, P Pillard, M Marchand. Sans lettres, elle agit contre tous.
pillage-help-pirates = ⚓ est un Pirate : qui en achète un peut acheter encore une carte pour 1.
pillage-demo-what = Une démonstration de Village Pillage : À l’abordage !, par { $seats } bots ({ $level }).
pillage-demo-rules = Chacun planifie en secret une carte contre chaque voisin. Les Fermiers gagnent des navets, les Remparts les déposent et repoussent les Pillards, les Pillards volent, les Marchands achètent des reliques ou de nouvelles cartes. Qui possède toutes les reliques l’emporte.

## Sur la page

pillage-blurb = Planifiez en secret contre vos voisins : cultivez, fortifiez, pillez, et réunissez toutes les reliques en premier.
pillage-style-easy = Aime ses navets et voit rarement venir un pillage.
pillage-style-medium = Prudent un tour, téméraire le suivant.
pillage-style-hard = Devine ce que vous craignez et joue l’autre carte.
pillage-style-expert = Jamais deux fois tout à fait le même plan, et jamais un plan pour rien.
pillage-why-turnips =
    { $side ->
        [more] cela vous laisse environ { $much ->
            [one] { $much } navet
           *[other] { $much } navets
        } de plus que la plupart des choix
       *[less] cela vous laisse environ { $much ->
            [one] { $much } navet
           *[other] { $much } navets
        } de moins que la plupart des choix
    }
pillage-why-relics =
    { $side ->
        [more] vous obtenez bientôt une relique dans { $much } cas de plus sur 100
       *[less] vous obtenez bientôt une relique dans { $much } cas de moins sur 100
    }
pillage-why-cards =
    { $side ->
        [more] cela vous apporte plus souvent une carte
       *[less] cela vous apporte moins souvent une carte
    }
pillage-why-rivals =
    { $side ->
        [more] un adversaire obtient bientôt une relique dans { $much } cas de plus sur 100
       *[less] un adversaire obtient bientôt une relique dans { $much } cas de moins sur 100
    }
pillage-deck-ours = Pour l’instant : nos cartes.
pillage-deck-chosen = Pour l’instant : les cartes de { $file }. Elles seront vérifiées à la création de la table.
pillage-deck-owners = les cartes d’un propriétaire de la boîte
pillage-deck-forget = Revenir à nos cartes
pillage-deck-too-long = Ce fichier est trop long : { $most } octets au plus.
pillage-deck-how = Comment écrire un tel fichier ?
pillage-deck-how-words = En TOML : pour chaque carte ses trois lettres, ses noms en anglais et en français, son type, et ce qu’elle fait contre « farmer » (Fermier), « wall » (Rempart), « raider » (Pillard) et « merchant » (Marchand), ou contre tous (« all »). Les effets s’écrivent en anglais :
pillage-round = Tour { $round }
pillage-order-of-types = L’ordre dans lequel agissent les villageois
pillage-chapter =
    { $chapter ->
        [reveal] Les cartes sont révélées
        [farmer] Fermiers
        [wall] Remparts
        [raider] Pillards
        [merchant] Marchands
        [refresh] Entretien
       *[end] Fin
    }
pillage-skip = Tout afficher
pillage-counted = Ce que le tour { $round } a rapporté, en navets
pillage-brought-relic = et une relique
pillage-brought-card = et une carte
pillage-go-on = Continuer
pillage-last-round = Ce qui s’est passé au tour { $round }
pillage-revealed-cards = Les cartes face à face
pillage-village =
    { $name } : { $stock ->
        [0] aucun navet
        [one] 1 navet
       *[other] { $stock } navets
    } en Stock, { $bank } sur { $limit } en Banque, { $relics ->
        [one] { $relics } relique
       *[other] { $relics } reliques
    } sur { $all }{ $cost ->
        [0] {""}
       *[other] {" "}(la prochaine coûte { $cost })
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
pillage-has-planned = A fait son plan.
pillage-you = Vous
pillage-rests = Épuisée, de retour après ce tour : { $card }.
pillage-is-provoked = Provoquée, à jouer maintenant : { $card }.
pillage-cards-of =
    { $own ->
        [yes] Vos cartes
       *[no] Les cartes { DE($name) }
    }
pillage-copies = En { $copies } exemplaires
pillage-place =
    { $own ->
        [yes] { $side ->
            [left] Votre carte à gauche, contre { $opponent }
            [right] Votre carte à droite, contre { $opponent }
            [front] Votre carte de devant, pour ce tour
           *[behind] Votre carte de derrière, pour le prochain tour
        }
       *[no] { $side ->
            [left] Carte de gauche { DE($owner) }, contre { $opponent }
            [right] Carte de droite { DE($owner) }, contre { $opponent }
            [front] Carte de devant { DE($owner) }
           *[behind] Carte de derrière { DE($owner) }
        }
    }
pillage-when =
    { $side ->
        [front] ce tour
       *[behind] ensuite
    }
pillage-secret =
    { $open ->
        [yes] { $card }, visible de vous seulement. La reprendre
       *[no] { $card }, visible de vous seulement
    }
pillage-empty-place = pas de carte
pillage-mark =
    { $mark ->
        [exhausted] Sera épuisée
        [provoked] Sera provoquée
        [sacrificed] Sera sacrifiée
        [swapped] Sera échangée
       *[taken] Sera prise
    }
pillage-empty-stall = Un étal vide
pillage-all-cards = Toutes les cartes de la partie (dans la pile : { $cards })
pillage-buried-cards = Sacrifiées, sous la pile : { $cards }.
pillage-fate-why =
    { $fate ->
        [exhaust] Épuisée : la carte ne joue pas le tour suivant.
        [provoke] Provoquée : son propriétaire doit la poser la prochaine fois.
        [sacrifice] Sacrifiée : la carte va sous la pile.
       *[swap] Échangées : chacune des deux cartes change de main.
    }
pillage-read-all = Lire toute la carte : { $card }
pillage-is-pirate = Pirate.
pillage-pirate-why = Un Pirate : qui l’achète peut acheter encore une carte pour 1.
pillage-page-our-design = Les faces des cartes d’À l’abordage ! sont de notre invention : nous n’avons pas celles de la boîte. Si vous l’avez, vous pouvez jouer avec ses cartes : choisissez leur fichier en créant une table.
pillage-against = Contre { $types } :
pillage-against-all = Contre tous :
pillage-does-nothing = rien
pillage-waits = {" "}(pas jouable maintenant)
pillage-must-now = {" "}(provoquée : à jouer maintenant)
pillage-nobody-knows = {" "}(vous seul savez que vous l’avez)
pillage-your-move = Votre choix
pillage-page-plan =
    { $side ->
        [left] Quelle carte à votre gauche, contre { $opponent } ?
        [right] Quelle carte à votre droite, contre { $opponent } ?
        [front] Quelle carte devant, pour ce tour ?
       *[behind] Quelle carte derrière, pour le prochain tour ?
    }
pillage-page-drafted = Votre plan. Vous pouvez encore le changer.
pillage-page-planned = Votre plan est fait. Vous pouvez le changer en attendant { $names }.
pillage-page-wait = On attend { $names }
pillage-page-order = Vous jouez deux Marchands : lequel passe en premier ?
pillage-page-buy = Choisissez une carte du Marché, pour { $price }.
pillage-page-board = Vous avez acheté un Pirate : encore une carte pour { $price } ?
pillage-ready = Prêt
pillage-leave-empty = Pas de carte ici
pillage-first-merchant =
    { $side ->
        [left] Gauche d’abord : { $card }
       *[right] Droite d’abord : { $card }
    }
pillage-buy = Acheter pour { $price } : { $card }
pillage-no-more = Ne plus rien acheter

## Où l’on en est et ce qui s’est passé

pillage-aim-line = Soyez le premier à acheter toutes les reliques. Récoltez des navets, protégez-les, volez ceux des voisins.
pillage-asks-plan = préparez vos cartes
pillage-asks-order = quel Marchand d’abord ?
pillage-asks-buy = achetez une carte
pillage-sign-stock = Navets en Stock : ils paient tout, et les Pillards les volent.
pillage-sign-bank = La Banque : jusqu’à { $limit } navets, à l’abri de presque tous les Pillards.
pillage-sign-relics = Reliques. Le premier qui possède les { $all } gagne.
pillage-sign-cost = La prochaine relique coûte { $cost } navets.
pillage-sign-chicken = Le poulet : lancé comme une pièce, il décide qui passe en premier à égalité, et qui prend le dernier navet.
pillage-sign-type =
    { $type ->
        [farmer] Les Fermiers agissent en premier : ils gagnent des navets.
        [wall] Les Remparts agissent ensuite : ils déposent des navets et repoussent les Pillards.
        [raider] Les Pillards agissent en troisième : ils volent des navets.
       *[merchant] Les Marchands agissent en dernier : ils achètent des reliques, ou des cartes, en commençant par qui a le moins de navets. En cas d’égalité, on lance le poulet comme une pièce.
    }
pillage-tale-turnips =
    { $turnips ->
        [one] navet
       *[other] navets
    }
pillage-tale-relic = relique
pillage-tale-market = Au Marché : { $cards }.
pillage-tale-nothing = Ce tour ne change rien.
pillage-tale-gained =
    { $you ->
        [yes] Vous gagnez { $turnips } { $sign }
       *[no] { $name } gagne { $turnips } { $sign }
    }
pillage-tale-stolen =
    { $you ->
        [yes] Vous volez { $turnips } { $sign } à { $victim }
       *[no] { $mine ->
            [yes] { $name } vous vole { $turnips } { $sign }
           *[no] { $name } vole { $turnips } { $sign } à { $victim }
        }
    }{ $purse ->
        [bank] {" "}(Banque).
       *[stock] .
    }
pillage-tale-banked =
    { $you ->
        [yes] Vous déposez { $turnips } { $sign }
       *[no] { $name } dépose { $turnips } { $sign }
    }
pillage-tale-relic-bought =
    { $you ->
        [yes] Vous achetez votre { $sign } numéro { $relic } pour { $cost }.
       *[no] { $name } achète sa { $sign } numéro { $relic } pour { $cost }.
    }
pillage-tale-card-bought =
    { $you ->
        [yes] Vous achetez pour { $cost } : { $card }.
       *[no] { $name } achète pour { $cost } : { $card }.
    }
pillage-tale-card-too =
    { $you ->
        [yes] Grâce au Pirate, vous achetez aussi pour { $cost } : { $card }.
       *[no] Grâce au Pirate, { $name } achète aussi pour { $cost } : { $card }.
    }
pillage-tale-chicken =
    { $you ->
        [yes] Pas assez pour deux : le poulet vous donne le dernier navet { DE($other) }.
       *[no] { $mine ->
            [yes] Pas assez pour deux : le poulet donne à { $name } votre dernier navet.
           *[no] Pas assez pour deux : le poulet donne à { $name } le dernier navet { DE($other) }.
        }
    }
pillage-tale-marked =
    { $you ->
        [yes] { $mark ->
            [exhausted] Votre carte s’épuise : { $card }.
            [provoked] Votre carte est provoquée : { $card }.
            [sacrificed] Votre carte est sacrifiée : { $card }.
            [swapped] Votre carte est échangée : { $card }.
           *[taken] Votre carte est prise : { $card }.
        }
       *[no] { $mark ->
            [exhausted] Une carte { DE($name) } s’épuise : { $card }.
            [provoked] Une carte { DE($name) } est provoquée : { $card }.
            [sacrificed] Une carte { DE($name) } est sacrifiée : { $card }.
            [swapped] Une carte { DE($name) } est échangée : { $card }.
           *[taken] Une carte { DE($name) } est prise : { $card }.
        }
    }
pillage-tale-withdrawn =
    { $you ->
        [yes] Vous remettez { $turnips } de votre Banque dans votre Stock.
       *[no] { $name } remet { $turnips } de sa Banque dans son Stock.
    }
pillage-tale-card-drawn =
    { $you ->
        [yes] Vous prenez la carte du dessus de la pile : { $card }.
       *[no] { $name } prend la carte du dessus de la pile : { $card }.
    }
pillage-tale-known-card-drawn =
    { $you ->
        [yes] Vous prenez la carte du dessus de la pile, que tout le monde connaît : { $card }.
       *[no] { $name } prend la carte du dessus de la pile, que tout le monde connaît : { $card }.
    }
pillage-tale-first-buyer =
    { $you ->
        [yes] Parmi les ex æquo, le poulet vous laisse acheter en premier.
       *[no] Parmi les ex æquo, le poulet laisse { $name } acheter en premier.
    }
pillage-tale-you = vous
pillage-tale-buyers = Parmi les ex æquo, le poulet fait acheter en premier, dans cet ordre : { $names }.
pillage-tale-order-shown =
    { $you ->
        [yes] { $side ->
            [left] Vous faites passer d’abord la carte de gauche : { $card }.
           *[right] Vous faites passer d’abord la carte de droite : { $card }.
        }
       *[no] { $side ->
            [left] { $name } fait passer d’abord la carte de gauche : { $card }.
           *[right] { $name } fait passer d’abord la carte de droite : { $card }.
        }
    }
pillage-tale-returned =
    { $you ->
        [yes] Vous reprenez une carte reposée : { $card }.
       *[no] { $name } reprend une carte reposée : { $card }.
    }
pillage-tale-rested =
    { $you ->
        [yes] Vous mettez de côté une carte épuisée : { $card }.
       *[no] { $name } met de côté une carte épuisée : { $card }.
    }
pillage-tale-buried =
    { $you ->
        [yes] Vous mettez une carte sous la pile : { $card }.
       *[no] { $name } met une carte sous la pile : { $card }.
    }
pillage-tale-changed-hands =
    { $you ->
        [yes] { $other } reçoit une de vos cartes : { $card }.
       *[no] { $mine ->
            [yes] Vous recevez une carte { DE($name) } : { $card }.
           *[no] { $other } reçoit une carte { DE($name) } : { $card }.
        }
    }
pillage-tale-game-won =
    { $you ->
        [yes] { $why ->
            [relics] Vous l’emportez avec { $relics } reliques.
            [turnips] Vous l’emportez avec { $relics } reliques : égalité, départagée par les navets restants.
            [cards] Vous l’emportez avec { $relics } reliques : égalité, en navets aussi, départagée par les cartes en main.
           *[shared] Vous partagez la victoire avec { $relics } reliques.
        }
       *[no] { $why ->
            [relics] { $name } l’emporte avec { $relics } reliques.
            [turnips] { $name } l’emporte avec { $relics } reliques : égalité, départagée par les navets restants.
            [cards] { $name } l’emporte avec { $relics } reliques : égalité, en navets aussi, départagée par les cartes en main.
           *[shared] { $name } partage la victoire avec { $relics } reliques.
        }
    }
pillage-line-planned =
    { $side ->
        [left] Vous posez face cachée à gauche : { $card }.
        [right] Vous posez face cachée à droite : { $card }.
        [front] Vous posez face cachée devant vous : { $card }.
       *[behind] Vous posez face cachée derrière : { $card }.
    }
pillage-line-revealed =
    { $side ->
        [left] Vous révélez à gauche : { $card }.
        [right] Vous révélez à droite : { $card }.
       *[front] Vous révélez : { $card }.
    }
pillage-line-gained =
    Vous gagnez { $turnips ->
        [one] { $turnips } navet
       *[other] { $turnips } navets
    } { $why ->
        [own-card] ({ $card }).
        [facing-card] grâce à la carte d’en face ({ $card }).
       *[refresh] à l’entretien ({ $card }).
    }
pillage-line-stolen =
    { $you ->
        [yes] { $turnips ->
            [0] Vous ne trouvez rien à voler { $purse ->
                [stock] chez { $other }
               *[bank] dans la Banque { DE($other) }
            }.
            [one] Vous volez { $turnips } navet { $purse ->
                [stock] à { $other }
               *[bank] dans la Banque { DE($other) }
            }.
           *[other] Vous volez { $turnips } navets { $purse ->
                [stock] à { $other }
               *[bank] dans la Banque { DE($other) }
            }.
        }
       *[no] { $turnips ->
            [0] { $name } ne trouve rien à voler { $purse ->
                [stock] chez vous
               *[bank] dans votre Banque
            }.
            [one] { $name } vous vole { $turnips } navet{ $purse ->
                [stock] {""}
               *[bank] {" "}dans votre Banque
            }.
           *[other] { $name } vous vole { $turnips } navets{ $purse ->
                [stock] {""}
               *[bank] {" "}dans votre Banque
            }.
        }
    }
pillage-line-banked =
    { $turnips ->
        [0] Vous ne pouvez rien déposer.
        [one] Vous déposez { $turnips } navet.
       *[other] Vous déposez { $turnips } navets.
    }
pillage-place-said = { $where } : { $what }
pillage-unit =
    { $score ->
        [one] { $points } relique
       *[other] { $points } reliques
    }
