### UGO!

ugo-card =
    { $value } { $colour ->
        [R] rouge
        [B] bleu
        [G] vert
        [Y] jaune
       *[S] gris
    }

## Ce qui se passe

ugo-dealer-drawn = Le sort désigne qui donne d’abord : { $seat }.
ugo-round-begun = La manche { $round } commence : { $dealer } donne les cartes.
ugo-card-dealt = { $seat } reçoit le { $card }.
ugo-card-played = { $seat } joue le { $card }.
ugo-trick-won =
    { $why ->
        [highest] { $seat } remporte le pli : le { $card } a la plus haute valeur.
        [led-colour] { $seat } remporte le pli : à égalité, le { $card } est de la couleur demandée.
       *[first-played] { $seat } remporte le pli : à égalité, le { $card } est venu d’abord.
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
        [R] Vous avez du rouge, la couleur demandée : le { $card } doit attendre. Vous pouvez jouer : { $allowed }.
        [B] Vous avez du bleu, la couleur demandée : le { $card } doit attendre. Vous pouvez jouer : { $allowed }.
        [G] Vous avez du vert, la couleur demandée : le { $card } doit attendre. Vous pouvez jouer : { $allowed }.
        [Y] Vous avez du jaune, la couleur demandée : le { $card } doit attendre. Vous pouvez jouer : { $allowed }.
       *[S] Vous avez du gris, la couleur demandée : le { $card } doit attendre. Vous pouvez jouer : { $allowed }.
    }
ugo-not-nameable = Vous ne pouvez pas nommer le { $card } maintenant. Vous pouvez nommer : { $allowed }.

## Positions écrites sur une ligne

ugo-position = « { $position } » n’est pas une position d’UGO!, qui commence par « ugo seats= » et 2, 3 ou 4.
ugo-no-such-cards = « { $cards } » ne désigne pas de cartes. Les cartes s’écrivent comme R346B5.
ugo-card-twice = « { $cards } » nomme une carte deux fois.
ugo-farmers = Nombre d’Agriculteurs impossible : { $farmers }. Un Royaume a des emplacements pour 0 à { $places }.
ugo-pile = « { $pile } » n’est pas une pile pour la case suivante : une pile a une seule couleur, et un Royaume cinq cases de cinq couleurs.
ugo-voids = « { $voids } » ne désigne pas de couleurs. Les couleurs s’écrivent R, B, G, Y et S.

## Options

option-rounds = Nombre de manches
option-rounds-explained = Une manche compte un pli par carte en main ; les scores de toutes les manches s’additionnent.
option-farmer_supply = Réserve d’Agriculteurs
option-farmer_supply-explained = 36 ne s’épuisent jamais ; à deux joueurs, vous pouvez choisir 12, comme dans une édition ultérieure, et ce qui manque est perdu.
option-hand_size = Taille des mains
option-hand_size-explained = Cartes par joueur, et plis par manche : moins de 10 font de petites parties, qui peuvent être résolues.
ugo-impossible = Aucune partie ne peut en être là : { $why ->
    [played] on a joué plus que ce qui était convenu
    [hands] une main compte plus de cartes qu’on n’en donne
    [farmers] il y a plus d’Agriculteurs placés que la réserve n’en a
    [voids] une main contient une couleur qu’elle a montré ne pas avoir
    [trick] il y a des cartes dans un pli alors qu’aucun n’est en cours
    [play] le joueur dont c’est le tour n’a plus de carte, ou le pli est complet
    [lay] il n’y a rien à choisir en posant ce pli
    [deal] les mains se remplissent l’une après l’autre, et la suivante est déjà pleine
   *[dealer] des mains ont des cartes avant le choix du premier donneur
}.
