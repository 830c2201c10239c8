### UGO!

ugo-card =
    { $value } { $colour ->
        [R] rouge
        [B] bleu
        [G] vert
        [Y] jaune
       *[S] gris
    }
ugo-lay = poser le { $card }

## Ce qui se passe

ugo-dealer-drawn = Le sort désigne le premier donneur : { $seat }.
ugo-round-begun = La manche { $round } commence : { $dealer } donne les cartes.
ugo-card-dealt = { $seat } reçoit le { $card }.
ugo-card-played = { $seat } joue le { $card }.
ugo-trick-won =
    { $why ->
        [highest] { $seat } gagne le pli : le { $card } est la plus haute carte.
        [led-colour] { $seat } gagne le pli : à égalité, le { $card } est de la couleur demandée.
       *[first-played] { $seat } gagne le pli : à égalité, le { $card } a été joué en premier.
    }
ugo-farmers-paid =
    { $why ->
        [won] Le { $card } a gagné
        [lost-to-same-colour] Le { $card } a perdu contre sa propre couleur
       *[lost-to-other-colour] Le { $card } a perdu contre une autre couleur
    } : { $farmers ->
        [0] { $seat } ne prend aucun Agriculteur
        [one] { $seat } prend { $farmers } Agriculteur
       *[other] { $seat } prend { $farmers } Agriculteurs
    }{ $lost ->
        [0] .
        [one] , { $lost } est perdu.
       *[other] , { $lost } sont perdus.
    }
ugo-card-laid = { $seat } pose le { $card } sur la case { $space }.
ugo-space-scored =
    { $seat }, case { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why ->
        [top-card] pour la carte du dessus.
        [bonus] de bonus.
       *[farmers-missing] { $missing ->
            [one] pour { $missing } Agriculteur manquant.
           *[other] pour { $missing } Agriculteurs manquants.
        }
    }
ugo-round-scored =
    { $points ->
        [one] { $seat } marque { $points } point dans cette manche, { $total } en tout.
       *[other] { $seat } marque { $points } points dans cette manche, { $total } en tout.
    }
ugo-game-won =
    { $total ->
        [one] { $seat } l’emporte avec { $total } point.
       *[other] { $seat } l’emporte avec { $total } points.
    }

## Ce qui n’est pas possible

ugo-not-dealt = Les cartes ne sont pas encore données.
ugo-no-such-card = Il n’y a pas de carte « { $card } ». Une carte est une lettre (R, B, G, Y ou S) et une valeur de 0 à 8, comme R6.
ugo-not-in-hand = Vous n’avez pas le { $card } en main. Vous pouvez jouer : { $allowed }.
ugo-must-follow =
    { $colour ->
        [R] Vous avez du rouge, la couleur demandée : le { $card } n’est pas jouable maintenant. Vous pouvez jouer : { $allowed }.
        [B] Vous avez du bleu, la couleur demandée : le { $card } n’est pas jouable maintenant. Vous pouvez jouer : { $allowed }.
        [G] Vous avez du vert, la couleur demandée : le { $card } n’est pas jouable maintenant. Vous pouvez jouer : { $allowed }.
        [Y] Vous avez du jaune, la couleur demandée : le { $card } n’est pas jouable maintenant. Vous pouvez jouer : { $allowed }.
       *[S] Vous avez du gris, la couleur demandée : le { $card } n’est pas jouable maintenant. Vous pouvez jouer : { $allowed }.
    }
ugo-not-nameable = Vous ne pouvez pas nommer le { $card } maintenant. Vous pouvez nommer : { $allowed }.

## Positions écrites sur une ligne

ugo-position = « { $position } » n’est pas une position d’UGO!, qui commence par « ugo seats= » et 2, 3 ou 4.
ugo-no-such-cards = « { $cards } » ne désigne pas de cartes. Les cartes s’écrivent comme R346B5.
ugo-card-twice = « { $cards } » nomme une carte deux fois.
ugo-farmers = Nombre d’Agriculteurs impossible : { $farmers }. Un Royaume a des emplacements pour 0 à { $places }.
ugo-pile = « { $pile } » n’est pas une pile pour la case suivante : une pile a une seule couleur, et un Royaume cinq cases de cinq couleurs.
ugo-voids = « { $voids } » ne désigne pas de couleurs. Les couleurs s’écrivent R, B, G, Y et S.
ugo-impossible = Aucune partie ne peut en être là : { $why ->
    [rounds] une partie est finie quand toutes les manches sont jouées, et pas avant
    [tricks] on a joué plus de plis qu’une manche n’en a
    [cards] il y a une carte qui n’est pas du petit paquet : il a les rouges et les bleues, de 0 à 3
    [hands] une main compte plus de cartes qu’on n’en donne
    [farmers] il y a plus d’Agriculteurs placés que la réserve n’en a
    [voids] une main contient une couleur qu’elle a montré ne pas avoir
    [trick] il y a des cartes dans un pli alors qu’aucun n’est en cours
    [play] le joueur dont c’est le tour n’a plus de carte, ou le pli est complet
    [lay] il n’y a rien à choisir en posant ce pli
    [deal] les mains se remplissent l’une après l’autre, et la suivante est déjà pleine
   *[dealer] avant le choix du premier donneur, rien n’est donné ni joué
}.

## Options

ugo-option-rounds = Le nombre de manches ; leurs scores s’additionnent.
ugo-option-rounds-label = Manches
ugo-option-farmer-supply = 36 ne s’épuisent jamais. À deux joueurs, vous pouvez en prendre 12, comme dans une édition ultérieure : quand il n’y en a plus, il n’y en a plus.
ugo-option-farmer-supply-label = Agriculteurs en réserve
ugo-option-hand-size = Cartes par joueur, et plis par manche : moins de 10 font de petites parties que l’on peut résoudre.
ugo-option-hand-size-label = Cartes en main
ugo-option-cards = 45 cartes ; ou 8, les rouges et les bleues de 0 à 3, données tant qu’il y en a : de petites parties, qui peuvent être résolues.
ugo-option-cards-label = Cartes du paquet

## Dans le terminal

ugo-demo-what = Une démonstration d’UGO! : { $seats } joueurs jouent au hasard parmi les cartes permises.
ugo-demo-colours = R est rouge, B bleu, G vert, Y jaune, S gris pierre.
ugo-demo-trick-rule = La plus haute valeur remporte le pli, et les cartes vont au Royaume du gagnant : à chaque couleur sa case.
ugo-demo-pile-rule = Quand les cartes d’une pile sont écrites à la suite, la dernière est au-dessus.
ugo-demo-score-rule = Une case qui a tous ses Agriculteurs rapporte sa carte du dessus ou, vide, le bonus imprimé ; une case avec des cartes coûte 5 points par Agriculteur manquant.
ugo-trick-heading = Pli { $trick } sur { $tricks } : { $leader } entame
ugo-cards-laid = { $seat } pose { $piles }.
ugo-cards-on-space = { $cards } sur la case { $space }
ugo-kingdoms-heading = Les Royaumes après la manche { $round }
ugo-kingdoms-legend = Sur chaque case : la carte du dessus, Agriculteurs/emplacements, points.
ugo-column-space = Case { $space }
ugo-column-round = Manche
ugo-column-worth = Valeur
ugo-row-round = Manche { $round }
ugo-welcome =
    { $rounds ->
        [one] UGO! en { $rounds } manche.
       *[other] UGO! en { $rounds } manches.
    } Autour de la table : { $players }.
ugo-how = Jouez une carte par son code, comme { $example }, ou par le numéro écrit dessous. Tapez « { $help } » pour voir ce que vous pouvez faire d’autre.
ugo-legend = Sur chaque case : la carte du dessus, Agriculteurs/emplacements et, s’ils y figurent, les points. Valeur : ce que le Royaume marquerait maintenant.
ugo-heading = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
ugo-trick-so-far = { $leader } entame :
ugo-your-hand = Votre main :
ugo-to-name = À nommer :
ugo-ask-lead = { $seat }, à vous d’entamer. Votre carte ({ $numbers }) :
ugo-ask-follow =
    { $seat }, { $colour ->
        [R] rouge demandé : jouez du rouge
        [B] bleu demandé : jouez du bleu
        [G] vert demandé : jouez du vert
        [Y] jaune demandé : jouez du jaune
       *[S] gris demandé : jouez du gris
    }. Votre carte ({ $numbers }) :
ugo-ask-any =
    { $seat }, vous n’avez pas de { $colour ->
        [R] rouge
        [B] bleu
        [G] vert
        [Y] jaune
       *[S] gris
    } : tout est permis. Votre carte ({ $numbers }) :
ugo-ask-open = { $seat }, nommez la carte dont la couleur ouvre la case { $space } et qui y sera au-dessus ({ $numbers }) :
ugo-ask-top =
    { $seat }, nommez la carte { $colour ->
        [R] rouge
        [B] bleue
        [G] verte
        [Y] jaune
       *[S] grise
    } à mettre au-dessus de la case { $space } ({ $numbers }) :
ugo-not-understood = « { $typed } » n’est ni une carte ni une commande. Vos cartes possibles : { $allowed }. Commandes : { $commands }.
ugo-words =
    { $meaning ->
        [R] rouge
        [B] bleu
        [G] vert
        [Y] jaune
       *[S] gris
    }
ugo-no-round-counted = Aucune manche n’est encore comptée. Les totaux sont à 0.
ugo-help-cards = une carte : son code, ou le numéro écrit dessous
ugo-help-letters = R rouge, B bleu, G vert, Y jaune, S gris pierre
ugo-help-farmers = Agriculteurs : gagner avec un 3, 4 ou 5 en donne 2, avec un 6 ou 7 en donne 1. Perdre avec un 1 en donne 1 contre sa propre couleur, 2 contre une autre ; perdre avec un 2 en donne 1 contre une autre couleur.
ugo-stopped = La partie s’arrête ici, manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }.

## Sur la page

ugo-blurb = Chaque pli gagné agrandit votre Royaume. Mais une terre sans Agriculteurs coûte cher !
ugo-style-easy = Rafle tous les plis à sa portée et ne voit que son propre Royaume.
ugo-style-medium = Voit quelques plis plus loin, mais oublie qui n’a pas pu fournir.
ugo-style-hard = Compte les cartes, retient qui n’a pas pu fournir et vous laisse les terres sans paysans.
ugo-style-expert = Soupèse des milliers de mains avant chaque carte, et sait quand il suffit de garder l’avance.
ugo-why-trick =
    { $tenths ->
        [0] il ne remporte presque jamais ce pli
        [10] il remporte presque toujours ce pli
       *[other] il remporte ce pli environ { $tenths } fois sur 10
    }
ugo-why-own =
    { $side ->
        [more] votre Royaume finit environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } plus haut qu’avec un choix moyen
       *[less] votre Royaume finit environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } plus bas qu’avec un choix moyen
    }
ugo-why-other =
    { $side ->
        [more] il laisse à votre adversaire environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus
       *[less] il coûte à votre adversaire environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
ugo-why-others =
    { $side ->
        [more] il laisse aux autres environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus
       *[less] il coûte aux autres environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
ugo-trick = Le pli
ugo-hand = Votre main
ugo-kingdom = Le Royaume { DE($seat) }
ugo-own-kingdom = Votre Royaume
ugo-worth =
    { $over ->
        [yes] points dans cette manche
       *[no] points, si la manche finissait maintenant
    }
ugo-farmers-won =
    { $farmers ->
        [one] { $farmers } Agriculteur gagné,
       *[other] { $farmers } Agriculteurs gagnés,
    }
ugo-plot =
    { $cards ->
        [1] Case { $space } : { $card }, Agriculteurs : { $farmers } sur { $places }, vaut { $points }.
       *[other] Case { $space } : { $card } au-dessus d’une pile de { $cards } cartes, Agriculteurs : { $farmers } sur { $places }, vaut { $points }.
    }
ugo-plot-empty = Case { $space } : aucune carte, bonus { $bonus }, Agriculteurs : { $farmers } sur { $places }, vaut { $points }.
ugo-where = Manche { $round } sur { $rounds } · pli { $trick } sur { $tricks }
ugo-supply = Agriculteurs en réserve : { $supply }
ugo-wins = gagne le pli
ugo-lay-title = Vous gagnez le pli !
ugo-lay-choose =
    { $orders ->
        [yes] { $tops ->
            [0] Choisissez quelle couleur va sur quelle case.
            [one] Choisissez la carte du dessus, et quelle couleur va sur quelle case.
           *[other] Choisissez les cartes du dessus, et quelle couleur va sur quelle case.
        }
       *[no] { $tops ->
            [one] Choisissez la carte du dessus.
           *[other] Choisissez les cartes du dessus.
        }
    }
ugo-lay-advised =
    { $choice ->
        [top] { $card } au-dessus
        [space] { $card } sur la case { $space }
       *[both] { $card } au-dessus, sur la case { $space }
    }
ugo-lay-swap = Échanger { $one } et { $other }
ugo-lay-confirm = Valider
ugo-name-card = { $card } au-dessus
ugo-play-any = Vous entamez : jouez ce que vous voulez.
ugo-play-follow =
    { $colour ->
        [R] Jouez du rouge si vous en avez.
        [B] Jouez du bleu si vous en avez.
        [G] Jouez du vert si vous en avez.
        [Y] Jouez du jaune si vous en avez.
       *[S] Jouez du gris si vous en avez.
    }
ugo-play-free =
    { $colour ->
        [R] Pas de rouge : jouez ce que vous voulez.
        [B] Pas de bleu : jouez ce que vous voulez.
        [G] Pas de vert : jouez ce que vous voulez.
        [Y] Pas de jaune : jouez ce que vous voulez.
       *[S] Pas de gris : jouez ce que vous voulez.
    }
ugo-card-waits = { $card } (pas jouable maintenant)
ugo-round-over = Manche { $round } terminée
ugo-no-round = Aucune manche n’est encore finie.
ugo-chart = Points après chaque manche : { $lines }
ugo-chart-line = { $seat } { $totals }
ugo-column-total = Total
ugo-go-on = Continuer

## Où l’on en est et ce qui s’est passé

ugo-aim-line = La plus haute carte gagne le pli. Seul le dessus des piles compte, et un Agriculteur manquant coûte 5.
ugo-asks-play = jouez une carte
ugo-asks-lay = posez le pli
ugo-round-word = manche
ugo-total-word = total
ugo-total = {" "}points en tout
ugo-sign-farmers = Agriculteurs gagnés dans cette manche. Ils remplissent les ronds des cases en partant de la gauche.
ugo-sign-worth =
    { $over ->
        [yes] Ce que ce Royaume a rapporté dans cette manche.
       *[no] Ce que rapporterait ce Royaume si la manche finissait maintenant.
    }
ugo-sign-total = Points de toutes les manches jusqu’ici.
ugo-sign-supply = Agriculteurs encore à gagner dans cette manche : quand il n’y en a plus, il n’y en a plus.
ugo-sign-winning =
    { $farmers ->
        [one] Cette carte vous apporte { $farmers } Agriculteur si elle gagne le pli.
       *[other] Cette carte vous apporte { $farmers } Agriculteurs si elle gagne le pli.
    }
ugo-sign-losing =
    { $other ->
        [one] Cette carte vous apporte { $other } Agriculteur si elle perd contre une autre couleur
       *[other] Cette carte vous apporte { $other } Agriculteurs si elle perd contre une autre couleur
    }{ $same ->
        [0] .
       *[other] , et { $same } si elle perd contre la sienne.
    }
ugo-sign-no-farmers = Cette carte n’apporte aucun Agriculteur, qu’elle gagne ou qu’elle perde.
ugo-sign-space =
    { $space }
    La carte du dessus compte quand chaque rond a son Agriculteur ; sans carte, la case rapporte alors son bonus. Chaque Agriculteur manquant sous des cartes coûte { $penalty }.
ugo-tale-trick = Pli { $trick }
ugo-tale-counted = On compte la manche
ugo-tale-drawn =
    { $you ->
        [yes] Le sort vous désigne comme premier donneur.
       *[no] Le sort désigne le premier donneur : { $name }.
    }
ugo-tale-begun =
    La manche { $round } commence : { $you ->
        [yes] vous donnez les cartes.
       *[no] { $name } donne les cartes.
    }
ugo-tale-won =
    { $you ->
        [yes] Vous gagnez le pli avec le
       *[no] { $name } gagne le pli avec le
    } { $card }{ $why ->
        [led-colour] {" "}(égalité : la couleur demandée l’emporte).
        [first-played] {" "}(égalité : carte jouée en premier).
       *[highest] .
    }
ugo-tale-gets =
    { $you ->
        [yes] Vous recevez { $farmers } { $sign }
       *[no] { $name } reçoit { $farmers } { $sign }
    }{ $why ->
        [lost-to-same-colour] {" "}pour le { $card }, battu par sa propre couleur.
        [lost-to-other-colour] {" "}pour le { $card }, battu par une autre couleur.
       *[won] .
    }
ugo-tale-lost =
    { $you ->
        [yes] Vous laissez échapper
       *[no] { $name } laisse échapper
    } { $farmers } { $sign } (aucune place libre, ou réserve vide).
ugo-tale-before =
    { $you ->
        [yes] Vous avez gagné le dernier pli avec le
       *[no] { $name } a gagné le dernier pli avec le
    } { $card }{ $why ->
        [led-colour] {" "}(égalité : la couleur demandée l’emporte).
        [first-played] {" "}(égalité : carte jouée en premier).
       *[highest] .
    }
ugo-tale-farmer =
    { $farmers ->
        [one] Agriculteur
       *[other] Agriculteurs
    }
ugo-tale-game-won =
    { $you ->
        [yes] { $winners ->
            [one] Vous l’emportez
           *[other] Vous partagez la victoire
        }
       *[no] { $winners ->
            [one] { $name } l’emporte
           *[other] { $name } partage la victoire
        }
    } avec { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
ugo-tale-round =
    { $you ->
        [yes] Vous : { $points }, { $total } en tout.
       *[no] { $name } : { $points }, { $total } en tout.
    }
ugo-unit =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
ugo-line-no-farmer = Vous ne recevez pas d’Agriculteur.
ugo-line-played = Vous jouez le { $card }.
ugo-line-laid = Vous posez le { $card } sur la case { $space }.
