### VIGO

vigo-tile =
    { $part ->
        [pirate] un pirate
        [dolphin] un dauphin
        [wave] un raz de marée
        [ship] un voilier
        [hidden] une plaque
       *[other] { $part ->
            [key] une clé
            [lid] un couvercle
            [bottom] un fond
           *[middle] une partie centrale
        } { $of ->
            [red] rouge
            [blue] { $part ->
                [lid] bleu
                [bottom] bleu
               *[other] bleue
            }
            [green] { $part ->
                [lid] vert
                [bottom] vert
               *[other] verte
            }
            [yellow] jaune
            [white] { $part ->
                [lid] blanc
                [bottom] blanc
               *[other] blanche
            }
            [violet] { $part ->
                [lid] violet
                [bottom] violet
               *[other] violette
            }
            [crown] marron avec une couronne
            [necklace] marron avec un collier
            [diamond] marron avec un diamant
            [ring] marron avec une bague
            [coin] marron avec une pièce d’or
            [cup] marron avec une coupe
           *[empty] marron vide
        }{ $part ->
            [lock] {" à serrure"}
           *[other] {""}
        }
    }

## Ce qui se passe

vigo-first-drawn = Le sort désigne qui commence : { $seat }.
vigo-tile-laid = Une plaque est posée face cachée en { $cell }.
vigo-boat-placed = { $seat } pose son bateau en { $cell }.
vigo-sailed =
    { $seat } navigue { $distance ->
        [one] d’une case
       *[other] de { $distance } cases
    } vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, jusqu’en { $cell }.
vigo-stayed = { $seat } ne peut pas naviguer et reste sur place.
vigo-tile-shown = En { $cell } apparaît { $tile }.
vigo-tile-hidden = La plaque en { $cell } est de nouveau cachée.
vigo-tile-reached = La plaque en { $cell } reste cachée : ce n’est pas un voilier.
vigo-ship-found = { $seat } découvre un voilier en { $cell }, le numéro { $found } sur 6 : +{ $points }.
vigo-last-ship-taken = { $seat } atteint le sixième voilier en { $cell } : +{ $points }. C’est la fin de la partie.
vigo-tile-taken = { $seat } prend { $tile } en { $cell }.
vigo-tile-discovered = { $seat } prend en { $cell } { $tile }, face cachée jusque-là.
vigo-dolphin-played = { $seat } joue un dauphin et va en { $cell }.
vigo-wave-played = { $seat } joue un raz de marée sur la rangée { $line }.
vigo-pirate-played = { $seat } joue un pirate et vole { $tile } à { $victim }.
vigo-chest-piece = { $seat } ajoute { $tile } au coffre : +{ $points }.
vigo-key-fits =
    { $seat } a la serrure et la clé en { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
        [white] blanc
       *[violet] violet
    } : +{ $points }.
vigo-treasure-multiplies =
    { $seat } a { $times ->
        [2] deux
       *[other] au moins trois
    } { $treasure ->
        [crown] couronnes
        [necklace] colliers
        [diamond] diamants
        [ring] bagues
        [coin] pièces d’or
       *[cup] coupes
    } : { $points } × { $times }.
vigo-chest-built = { $seat } achève le coffre : { $points } points, { $total } en tout.
vigo-tile-lifted = { $seat } remet { $tile } sur le plateau.
vigo-tile-put-back = { $seat } met { $tile } en { $cell }, face visible.
vigo-ten-called = Dix plaques ! { $seat } interpelle { $victim } et prend { $tile }.
vigo-tile-kept = { $seat } garde { $tile }.
vigo-turn-ended =
    { $held ->
        [0] { $seat } finit son tour sans plaque.
        [one] { $seat } finit son tour avec { $held } plaque.
       *[other] { $seat } finit son tour avec { $held } plaques.
    }
vigo-countdown =
    { $turns ->
        [one] Sans progrès, la partie s’achève après encore { $turns } tour.
       *[other] Sans progrès, la partie s’achève après encore { $turns } tours.
    }
vigo-safety-end = Aucun progrès depuis { $turns } tours : la partie s’achève.
vigo-stock-tile =
    { $seat } a encore { $tile } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
vigo-stock-counted =
    { $points ->
        [one] { $seat } marque { $points } point pour son stock, { $total } en tout.
       *[other] { $seat } marque { $points } points pour son stock, { $total } en tout.
    }
vigo-game-won =
    { $total ->
        [one] { $seat } l’emporte avec { $total } point.
       *[other] { $seat } l’emporte avec { $total } points.
    }

## Ce qui n’est pas possible

vigo-no-such-tile = Il n’y a pas de plaque « { $tile } ». Les plaques s’écrivent pirate, dolphin, wave, ou bien une partie et ce qui la distingue : key-red, lock-red, lid-blue, bottom-empty, middle-cup.
vigo-no-such-cell = Il n’y a pas de case « { $cell } ». Une case est une colonne de A à L et une ligne de 1 à 9, comme C3.
vigo-no-such-line = Il n’y a pas de rangée « { $line } ». Une rangée est une colonne, de A à L, ou une ligne, de 1 à 9.
vigo-no-such-move = Il n’y a pas de coup « { $move } ». Les coups s’écrivent ainsi : place C3, east 4, stay, take, dolphin F3, wave C, pirate 2 key-red, build 1, put key-red, on C3, end, call key-red, keep.
vigo-cell-word = « { $word } { $cell } » ne répond pas à la question. Une case s’écrit « { $needed } { $cell } » maintenant.
vigo-not-begun = Aucun bateau ne peut encore agir. On dispose d’abord les plaques, puis chacun pose son bateau sur une case.
vigo-place-first = Cela viendra plus tard : posez d’abord votre bateau sur une case.
vigo-cell-taken = Un autre bateau est en { $cell }. Choisissez une autre case.
vigo-cell-not-free = La plaque ne peut pas aller en { $cell }. Choisissez une case sans plaque ni bateau.
vigo-way-barred =
    Vous ne pouvez pas naviguer { $distance ->
        [one] d’une case
       *[other] de { $distance } cases
    } vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    } : { $farthest ->
        [0] la voie est barrée. Choisissez une autre direction ; si toutes le sont, le bateau reste sur place.
        [one] de ce côté, { $farthest } case au plus.
       *[other] de ce côté, { $farthest } cases au plus.
    }
vigo-must-sail = Naviguez d’abord ; un bateau qui ne le peut pas reste sur place.
vigo-has-sailed = Votre bateau a déjà navigué : une fois par tour. Vous pouvez encore prendre, jouer, construire ou remettre ce que la règle permet, ou finir votre tour.
vigo-can-sail = Votre bateau peut naviguer : il ne peut donc pas rester sur place. Choisissez une direction et une distance.
vigo-nothing-to-take = Rien à prendre : on ne prend que la plaque de la case où le bateau est arrivé pendant ce tour.
vigo-stock-full = Vous avez déjà dix plaques. Jouez un événement, construisez un coffre ou remettez une plaque.
vigo-ten-tiles = On ne finit pas son tour avec dix plaques. Jouez un événement, construisez un coffre ou remettez une plaque.
vigo-not-ten = On ne remet une plaque qu’à partir d’un stock de dix, et le vôtre est plus petit.
vigo-no-event = Vous ne pouvez pas jouer { $tile } : vous n’en avez pas. Choisissez un événement de votre stock.
vigo-event-played = Vous avez joué le seul événement permis avant de naviguer. Votre bateau navigue maintenant.
vigo-event-not-new = Vous ne pouvez pas jouer { $tile } maintenant : après avoir navigué, on ne joue qu’un événement qu’on vient de prendre sur le plateau.
vigo-no-such-chest =
    Vous ne pouvez pas construire ce coffre : { $chests ->
        [0] votre stock n’en permet aucun.
        [one] votre stock ne permet que le coffre 1.
       *[other] votre stock en permet { $chests }, numérotés de 1 à { $chests } selon leur valeur.
    }
vigo-not-held = Vous désignez { $tile }, mais { $seat } n’en a pas. Choisissez une plaque de ce stock.
vigo-nothing-to-steal = Un pirate n’a rien à voler : personne d’autre n’a de plaque.
vigo-no-call = Personne ne peut être interpellé maintenant. Il faut que quelqu’un vienne de finir son tour avec dix plaques.
vigo-no-keeping = Vous ne pouvez pas garder cette plaque : ce serait votre dixième. Choisissez une case sans plaque ni bateau.
vigo-where-to = Une plaque est en chemin. Choisissez d’abord où elle va.

## Positions écrites sur une ligne

vigo-position = « { $position } » n’est pas une position de VIGO, qui commence par « vigo seats= » et un nombre de 2 à 6.
vigo-impossible = Aucune partie ne peut en être là : { $why ->
    [board] le plateau ne peut pas porter ces plaques
    [rows] le plateau a neuf lignes de douze cases, et une case deux lettres
    [boats] deux bateaux sont sur la même case, ou un bateau est où il ne peut pas être
    [stocks] un stock contient ce qu’il ne peut pas contenir
    [tiles] il y a plus de plaques d’une sorte que dans la boîte
    [turn] ce qui est dit du tour ne convient pas à sa phase
    [lifted] une plaque est en chemin alors que personne n’en déplace, ou l’inverse
    [counts] des nombres qui vont ensemble ne s’accordent pas
   *[other] ses parties se contredisent
}.

## Options

vigo-colours = « { $colours } » devrait nommer des couleurs différentes, comme « green,red ». Les couleurs sont : { $allowed }.
vigo-option-free-events = Jouez autant d’événements que vous voulez pendant votre tour, avant et après avoir navigué, même ceux que vous venez de prendre ou de voler.
vigo-option-free-events-label = Événements libres
vigo-option-vigilance = Un tour peut finir avec dix plaques, et le premier qui le remarque en prend une.
vigo-option-vigilance-label = Vigilance
vigo-option-locks-per-colour = Chaque couleur a deux parties centrales : une seule a une serrure, ou bien les deux.
vigo-option-locks-per-colour-label = Serrures par couleur
vigo-option-memory-aid = Les plaques cachées déjà vues restent légèrement visibles.
vigo-option-memory-aid-label = Aide-mémoire
vigo-option-colours = La couleur de chaque joueur, dans l’ordre des places, comme « green,red » ; les places qui manquent prennent ce qui reste.
vigo-option-colours-label = Couleurs
vigo-preset-as-printed = Comme dans la règle imprimée : rien ne vous prévient de la dixième plaque, et les autres peuvent vous interpeller.
vigo-preset-as-printed-label = Règle imprimée

## Dans le terminal

vigo-welcome = VIGO. Autour de la table : { $players }.
vigo-aim = Parcourez la baie, amassez des plaques et construisez des coffres au trésor. Cinq voiliers rapportent 10 points chacun ; qui atteint le sixième met fin à la partie et en marque 60.
vigo-how = Les coups se tapent en mots : « est 4 », ou « e4 » en bref, pour naviguer de quatre cases vers l’est. « { $help } » explique tout ce que vous pouvez taper.
vigo-standing = À { $seat } de jouer · voiliers { $ships }/6 · plaques sur le plateau : { $tiles }
vigo-standing-placing = { $seat } pose un bateau · voiliers { $ships }/6 · plaques sur le plateau : { $tiles }
vigo-standing-over = La partie est finie · voiliers { $ships }/6 · plaques sur le plateau : { $tiles }
vigo-stopped = La partie s’arrête ici : { $standing }.
vigo-legend-parts = K clé, L couvercle, B fond, M partie centrale, X à serrure ; ~~ cachée, ·· rien
vigo-legend-colours = en couleur : R rouge, B bleu, G vert, Y jaune, W blanc, V violet
vigo-legend-brown = marron : C couronne, N collier, D diamant, I bague, O or, U coupe, E vide
vigo-legend-events = PI pirate, DO dauphin, WA raz de marée, SH voilier
vigo-legend-ghosts = kr cachée mais déjà vue
vigo-legend-sail = 1–6 distance
vigo-legend-take = * à prendre
vigo-legend-free = + libre pour une plaque
vigo-column-points = Points
vigo-column-tiles = Plaques
vigo-column-stock = Stock
vigo-column-ships = Voiliers
vigo-column-chests = Coffres
vigo-on-its-way = est en chemin : { $tile }.
vigo-build-numbered = construire { $number }
vigo-more-chests = Votre stock permet { $chests } coffres : « { $command } » en donne la liste.
vigo-no-chest = Votre stock ne permet aucun coffre. Un coffre a deux couvercles, deux fonds, et 0, 2, 4 ou 6 parties centrales.
vigo-command-chests = coffres

vigo-word =
    { $word ->
        [north] nord
        [east] est
        [south] sud
        [west] ouest
        [place] poser
        [stay] rester
        [take] prendre
        [dolphin] dauphin
        [wave] raz
        [pirate] pirate
        [build] construire
        [put] remettre
        [on] sur
        [call] interpeller
        [keep] garder
       *[end] fin
    }
vigo-words =
    { $meaning ->
        [wave] vague, raz-de-marée, marée
        [north] n
        [east] e
        [south] s
        [west] o
        [place] placer, pose
        [stay] reste
        [take] prends
        [end] finir, passer
        [build] bâtir, coffre
        [put] rendre
        [on] en
        [call] interpelle, appeler
        [keep] garde
        [key] clé, clef
        [lid] couvercle
        [bottom] fond
        [middle] milieu, partie, centrale
        [lock] serrure
        [red] rouge
        [blue] bleu, bleue
        [green] vert, verte
        [yellow] jaune
        [white] blanc, blanche
        [violet] violet, violette
        [empty] vide
        [crown] couronne
        [necklace] collier
        [diamond] diamant
        [ring] bague
        [coin] pièce, or
        [cup] coupe
        [small] un, une, la, le, avec, d, de, marron
       *[other] {""}
    }
vigo-way =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    } { $distances }
vigo-can-take = prendre ({ $tile })
vigo-can-build = construire { $numbers }
vigo-can-stay = rester
vigo-can-dolphin = dauphin + case
vigo-can-wave = raz + rangée
vigo-can-pirate = pirate + place + plaque
vigo-can-put = remettre + plaque
vigo-can-call = interpeller + plaque
vigo-can-end = fin
vigo-can-keep = garder
vigo-can-place = taper une case, A1–L9
vigo-can-lay = taper une case marquée +
vigo-ask-place = { $seat }, posez votre bateau sur une case, A1–L9 :
vigo-ask-sail =
    { $seat }, naviguez { $ways }{ $others ->
        [0] { " :" }
       *[other] { " ; ou d’abord" } { $choices } :
    }
vigo-ask-land = { $seat }, { $choices } :
vigo-ask-cell = { $seat }, où va la plaque ({ $tile }) ? Une case marquée + :
vigo-ask-keep = { $seat }, où va la plaque ({ $tile }) ? Une case marquée +, ou garder :
vigo-ask-call = { $seat } a fini son tour avec dix plaques. Qui interpelle en premier en prend une, par exemple « interpeller { $example } ».
vigo-tile-not-understood = Il n’y a pas de plaque « { $tile } ». Tapez une plaque par ses lettres, comme KR, ou en mots, comme clé rouge.
vigo-not-understood = « { $typed } » n’est ni un coup ni une commande. Vous pouvez maintenant : { $allowed }. Commandes : { $commands }.

vigo-told-laid = { $tiles } plaques sont posées faces cachées sur le plateau.
vigo-told-sailed =
    { $seat } navigue { $distance ->
        [one] d’une case
       *[other] de { $distance } cases
    } vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    } jusqu’en { $cell }{ $turned ->
        [0] {""}
       *[other] {" :"}
    }
vigo-told-placed =
    { $seat } pose son bateau en { $cell }{ $turned ->
        [0] {""}
       *[other] {" :"}
    }
vigo-told-dolphin =
    { $seat } joue un dauphin et saute en { $cell }{ $turned ->
        [0] {""}
       *[other] {" :"}
    }
vigo-told-wave =
    { $seat } joue un raz de marée sur la rangée { $line }{ $turned ->
        [0] {""}
       *[other] {" :"}
    }
vigo-told-ship = voilier { $found } sur 6, +{ $points }
vigo-told-chest = { $seat } construit
vigo-told-worth = {" :"} { $sum }. { $total } en tout.
vigo-stocks-heading = On compte les stocks
vigo-scores-so-far = Scores, si la partie finissait maintenant

vigo-typed-place = F5
vigo-typed-sail = est 4, e4
vigo-typed-take = prendre
vigo-typed-dolphin = dauphin F3
vigo-typed-wave = raz C, raz 3
vigo-typed-pirate = pirate 2 KR
vigo-typed-build = construire 1
vigo-typed-put = remettre KR
vigo-typed-on = C3
vigo-typed-end = fin
vigo-typed-call = interpeller KR
vigo-help-place = poser là votre bateau, au début de la partie
vigo-help-sail = naviguer : n, e, s ou o, et la distance ; chaque plaque en chemin est retournée
vigo-help-take = prendre la plaque sous votre bateau
vigo-help-dolphin = jouer un dauphin : votre bateau saute sur cette case
vigo-help-wave = jouer un raz de marée : toutes les plaques de la colonne C, ou de la ligne 3, sont retournées
vigo-help-pirate = jouer un pirate : voler la clé rouge de la place 2
vigo-help-build = construire le meilleur coffre ; on peut aussi nommer ses plaques
vigo-help-chests = tous les coffres que permet votre stock, avec leurs numéros
vigo-help-put = avec dix plaques : retirer la clé rouge de votre stock
vigo-help-on = et la remettre sur cette case
vigo-help-end = finir votre tour
vigo-help-call = avec « vigilance » : prendre une plaque à qui vient de finir son tour avec dix ; hors de votre tour, tapez d’abord votre place, comme « 3: interpeller KR »
vigo-help-words = Les plaques se tapent par leurs lettres (KR) ou en mots (clé rouge, key-red).
vigo-demo-what = Une démonstration de VIGO, par { $seats } bots qui naviguent vers la plaque qu’ils désirent le plus.
vigo-demo-rules = Un bateau navigue tout droit, de 1 à 6 cases, et retourne chaque plaque en chemin ; la plaque où il arrive peut être prise. Deux couvercles, deux fonds et un nombre pair de parties centrales font un coffre : morceaux et clés comptent 40 dans la couleur du joueur, 20 dans une autre, 10 en marron ; un trésor présent deux fois le double, trois fois le triple.

## Sur la page

vigo-blurb = Parcourez la baie, retenez ce qui s’y cache, et bâtissez des coffres au trésor avant l’arrivée du sixième voilier.
vigo-style-easy = Vogue vers tout ce qui brille et oublie ce qui était où.
vigo-style-medium = Construit dès qu’un coffre lui paraît assez beau.
vigo-style-hard = Retient la baie et sait ce qu’attend votre stock.
vigo-style-expert = N’oublie rien et termine la partie à l’instant où elle est gagnée.
vigo-why-points =
    { $side ->
        [more] environ { $much } points de plus que la plupart des coups d’ici votre prochain tour
       *[less] environ { $much } points de moins que la plupart des coups d’ici votre prochain tour
    }
vigo-why-stock =
    { $side ->
        [more] votre stock promet ensuite environ { $much } points de plus en coffres qu’après la plupart des coups
       *[less] votre stock promet ensuite environ { $much } points de moins en coffres qu’après la plupart des coups
    }
vigo-why-rivals =
    { $side ->
        [more] environ { $much } points de plus pour l’adversaire le plus fort
       *[less] environ { $much } points de moins pour l’adversaire le plus fort
    }
vigo-colours-how = Chacun a sa couleur, pour naviguer et pour collectionner.
vigo-colour-of-player = Couleur du joueur { $number }
vigo-colour-name =
    { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
        [white] blanc
       *[violet] violet
    }
vigo-chart = Le plateau
vigo-lies-nothing = rien que de l’eau
vigo-lies-hidden = une plaque cachée
vigo-lies-ghost = une plaque cachée, déjà vue : { $tile }
vigo-lies-boat =
    { $owner ->
        [own] votre bateau
       *[other] le bateau { DE($seat) }
    }, { $over ->
        [water] sur l’eau
       *[tile] sur { $tile }
    }
vigo-cell = { $cell } : { $what }
vigo-cell-choice = { $cell } : { $what }. Cette case peut être choisie
vigo-cell-course =
    { $cell } : { $what }. { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
vigo-ships = Voiliers découverts : { $found } sur { $ships }
vigo-sign-countdown =
    { $turns ->
        [one] Sans progrès, la partie s’achève après encore { $turns } tour.
       *[other] Sans progrès, la partie s’achève après encore { $turns } tours.
    }
    Un progrès : jouer un événement, construire un coffre, trouver un voilier, ou moins de plaques que jamais sur le plateau.
vigo-countdown-short =
    { $turns ->
        [one] Aucun progrès : encore { $turns } tour
       *[other] Aucun progrès : encore { $turns } tours
    }
vigo-in-bay =
    { $tiles ->
        [one] { $tiles } plaque sur le plateau
       *[other] { $tiles } plaques sur le plateau
    }
vigo-helm = Votre coup
vigo-switches = Ou bien
vigo-compass = Rose des vents
vigo-distance = Distance
vigo-direction =
    { $direction ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
vigo-lines =
    { $kind ->
        [column] Colonnes
       *[row] Lignes
    }
vigo-how-sail = Choisissez une direction, ou une case encadrée.
vigo-how-cell = Touchez une case ; ajustez avec les flèches.
vigo-ask-nothing =
    { $phase ->
        [place] { $others ->
            [one] L’autre joueur place son bateau.
           *[other] Les autres placent leurs bateaux.
        }
       *[other] { $others ->
            [one] L’autre bateau navigue.
           *[other] Les autres naviguent.
        }
    }
vigo-ask =
    { $kind ->
        [place] Posez votre bateau sur une case ; vous prenez sa plaque.
        [sail] 1 à 6 cases tout droit. Les plaques en chemin se retournent.
        [dolphin] Dauphin : où saute votre bateau ?
        [wave] Raz de marée : quelle ligne ou colonne retourner ?
        [pirate] Pirate : quelle plaque volez-vous ?
        [put] Quelle plaque remettez-vous sur le plateau ?
        [on] Remettre { $tile } : sur quelle case ?
        [keep] Garder { $tile }, ou remettre la plaque sur le plateau ?
       *[call] Quelle plaque prenez-vous ?
    }
vigo-ask-take = Prendre la plaque sous votre bateau ?
vigo-ask-leapt = Prenez la plaque sous votre bateau si vous voulez, puis naviguez.
vigo-ask-rest = Autre chose pendant ce tour ?
vigo-ten = Dix plaques : une de trop.
vigo-ten-how = Avant de finir votre tour, jouez un événement, construisez un coffre ou remettez une plaque sur le plateau.
vigo-call = Crier « Dix plaques ! »
vigo-forgetful = { $seat } a fini son tour avec dix plaques. Le premier qui interpelle en prend une.
vigo-take = Prendre { $tile }
vigo-take-hidden = Prendre la plaque cachée
vigo-leave = La laisser et finir le tour
vigo-build =
    { $points ->
        [one] Construire le coffre : { $points } point
       *[other] Construire le coffre : { $points } points
    }
vigo-build-other = Choisissez d’autres morceaux pour un autre coffre.
vigo-build-later =
    { $phase ->
        [first] Vous pourrez le construire après avoir navigué.
        [sail] Vous pourrez le construire après avoir navigué.
        [put_back] Vous pourrez le construire une fois la plaque remise.
       *[other] Vous pourrez le construire à votre tour, après avoir navigué.
    }
vigo-best =
    { $points ->
        [one] Meilleur coffre : { $points } point
       *[other] Meilleur coffre : { $points } points
    }
vigo-switch =
    { $kind ->
        [sail] Naviguer
        [dolphin] Dauphin
        [wave] Raz de marée
        [pirate] Pirate
        [on] Mettre sur le plateau
       *[put] Remettre une plaque
    }
vigo-choose =
    { $kind ->
        [sail] Vers où ?
        [line] Ligne ou colonne ?
        [stock] Choisissez une plaque
        [put] Choisissez une plaque de votre stock
        [call] Choisissez une plaque
       *[other] Choisissez une case
    }
vigo-do =
    { $kind ->
        [take] Prendre la plaque
        [build] Construire le coffre
        [end] Finir le tour
        [keep] Garder la plaque
       *[stay] Rester sur place
    }
vigo-do-sail =
    Avancer de { $distance } vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }, jusqu’en { $cell }
vigo-do-cell =
    { $kind ->
        [place] Poser le bateau en { $cell }
       *[on] Mettre la plaque en { $cell }
    }
vigo-do-there =
    { $kind ->
        [sail] Naviguer jusqu’en { $cell } : { $tile }
        [dolphin] Sauter en { $cell } : { $tile }
       *[place] Poser le bateau en { $cell } : { $tile }
    }
vigo-do-dolphin = Sauter en { $cell }
vigo-do-wave =
    { $kind ->
        [column] Retourner la colonne { $line }
       *[row] Retourner la ligne { $line }
    }
vigo-do-pirate = Voler { $tile } à { $seat }
vigo-do-tile =
    { $kind ->
        [put] Remettre { $tile }
       *[call] Prendre { $tile }
    }
vigo-stock-own = Votre stock
vigo-stocks = Les stocks des autres
vigo-stock-of = Stock { DE($seat) }
vigo-stock-count = { $held } sur { $most }
vigo-stock-tiles =
    {" "}{ $tiles ->
        [one] plaque
       *[other] plaques
    }
vigo-stock-empty = Aucune plaque
vigo-workshop = Le coffre que vous construisez
vigo-slate-key = + { $points } serrure et clé
vigo-slate-treasure =
    × { $times } { $treasure ->
        [crown] couronnes
        [necklace] colliers
        [diamond] diamants
        [ring] bagues
        [coin] pièces d’or
       *[cup] coupes
    }
vigo-slate-missing =
    { $pieces ->
        [one] Il reste { $pieces } morceau à choisir
       *[other] Il reste { $pieces } morceaux à choisir
    }
vigo-points-from =
    { $from ->
        [ships] Voiliers
        [chests] Coffres
       *[stock] Stock
    }
vigo-gone = Plaques sorties du jeu

## Où l’on en est et ce qui s’est passé

vigo-aim-line = Construisez des coffres : votre couleur, une clé qui va et des trésors pareils rapportent le plus. Le sixième voilier met fin à la partie.
vigo-asks-place = placez votre bateau
vigo-asks-sail = naviguez
vigo-asks-land = et maintenant ?
vigo-asks-put-back = remettez une plaque
vigo-asks-call = où va la plaque ?
vigo-points-so-far = {" "}points
vigo-stock-names = Ce qu’il y a dans ce stock
vigo-sign-tiles = Plaques du stock. { $most }, c’est une de trop : il faut en perdre une avant la fin du tour.
vigo-sign-tile =
    C’est { $tile }. { $part ->
        [pirate] Joué, il vole une plaque à un autre joueur. Gardé jusqu’à la fin, il coûte { $points } points.
        [dolphin] Joué, il mène votre bateau sur n’importe quelle case libre.
        [wave] Joué, il retourne toutes les plaques d’une ligne ou d’une colonne.
        [ship] C’est le dernier : qui s’arrête dessus reçoit { $points } points, et la partie s’arrête.
        [key] Dans un coffre à serrure, elle compte { $points } points, et { $fitting } de plus si la serrure a sa couleur.
        [lock] Dans un coffre, elle compte { $points } points, et une clé de sa couleur en rapporte { $fitting } de plus.
       *[other] Dans un coffre, cela compte { $points } points. Un coffre, c’est deux couvercles, deux fonds et un nombre pair de parties centrales.
    }{ $of ->
        [treasure] {" "}Deux trésors égaux doublent le coffre, trois le triplent.
       *[none] {""}
    }
vigo-sign-points = Points jusqu’ici : voiliers et coffres. Les stocks comptent à la fin.
vigo-sign-bay = Plaques encore sur le plateau, visibles ou cachées.
vigo-sign-ships = Voiliers trouvés. Chacun des { $first ->
        [5] cinq premiers
       *[other] { $first } premiers
    } rapporte 10 points ; qui atteint le dernier en reçoit 60, et la partie s’arrête.
vigo-tale-first =
    Le sort désigne qui commence : { $you ->
        [yes] vous.
       *[no] { $name }.
    }
vigo-tale-stocks = On compte les stocks
vigo-tale-placed =
    { $you ->
        [yes] partez de { $cell }
       *[no] part de { $cell }
    }
vigo-tale-sailed =
    { $you ->
        [yes] naviguez jusqu’en { $cell }
       *[no] navigue jusqu’en { $cell }
    }
vigo-tale-stayed =
    { $you ->
        [yes] ne pouvez pas bouger
       *[no] ne peut pas bouger
    }
vigo-tale-turned =
    { $shown ->
        [0] Plaques cachées : { $hidden }.
       *[other] { $hidden ->
            [0] Plaques dévoilées : { $tiles }.
           *[other] Plaques dévoilées : { $tiles }, cachées : { $hidden }.
        }
    }
vigo-tale-and = {" et "}
vigo-tale-hidden-again = Dévoilées, puis cachées de nouveau : { $again }.
vigo-tale-dolphin =
    { $you ->
        [yes] sautez avec un dauphin en { $cell }
       *[no] saute avec un dauphin en { $cell }
    }
vigo-tale-wave =
    { $you ->
        [yes] envoyez un raz de marée sur
       *[no] envoie un raz de marée sur
    } { $kind ->
        [column] la colonne
       *[row] la ligne
    } { $line }
vigo-tale-pirate =
    { $you ->
        [yes] volez { $tile } à { $victim }
       *[no] { $mine ->
            [yes] vous vole { $tile }
           *[no] vole { $tile } à { $victim }
        }
    }
vigo-tale-called =
    { $you ->
        [yes] dénoncez les dix plaques { DE($victim) } et prenez { $tile }
       *[no] { $mine ->
            [yes] dénonce vos dix plaques et prend { $tile }
           *[no] dénonce les dix plaques { DE($victim) } et prend { $tile }
        }
    }
vigo-tale-taken =
    { $you ->
        [yes] prenez { $tile }
       *[no] prend { $tile }
    }
vigo-tale-back =
    { $you ->
        [yes] remettez { $tile } sur le plateau
       *[no] remet { $tile } sur le plateau
    }
vigo-tale-ship =
    { $you ->
        [yes] trouvez
       *[no] trouve
    } { $ships ->
        [one] un voilier
       *[other] { $ships } voiliers
    } ({ $points })
vigo-tale-last-ship =
    { $you ->
        [yes] atteignez le sixième voilier ({ $points }) et mettez fin à la partie
       *[no] atteint le sixième voilier ({ $points }) et met fin à la partie
    }
vigo-tale-chest =
    { $you ->
        [yes] construisez un coffre { $tiles } ({ $points })
       *[no] construit un coffre { $tiles } ({ $points })
    }
vigo-tale-game-won =
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
vigo-tale-stock =
    { $name } : { $points } pour le stock{ $held ->
        [0] {""}
       *[other] {" "}({ $tiles })
    }, { $total } en tout.
vigo-unit =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
vigo-tale-score =
    { $key ->
        [vigo-ship-found] un voilier
        [vigo-last-ship-taken] le sixième voilier
        [vigo-chest-built] un coffre
       *[other] le compte des stocks
    }
vigo-line-chest = Vous construisez un coffre ({ $points }).
