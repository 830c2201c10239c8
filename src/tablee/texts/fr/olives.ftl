### Olives

olives-card =
    { $card ->
        [untold] une carte
       *[other] le { $card }
    }

## Ce qui se passe

olives-card-put-away = { $seat } écarte { $card }.
olives-bowl-turned =
    Manche { $round } : un bol de { $olives ->
        [one] { $olives } olive
       *[other] { $olives } olives
    }{ $left ->
        [0] .
       *[other] , et { $left } de reste.
    }
olives-bid-made = { $seat } mise { $card }.
olives-bid-shown = { $seat } a misé { $card }.
olives-bowl-taken =
    { $olives ->
        [one] { $seat } prend { $olives } olive et en a { $total }.
       *[other] { $seat } prend { $olives } olives et en a { $total }.
    }
olives-bowl-left =
    { $why ->
        [stays] Personne ne prend le bol : { $olives } de reste pour la manche suivante.
       *[gone] Personne ne prend le bol de { $olives } : il est perdu.
    }
olives-game-won =
    { $total ->
        [one] { $seat } l’emporte avec { $total } olive.
       *[other] { $seat } l’emporte avec { $total } olives.
    }

## Ce qui n’est pas possible

olives-no-bowl = Il n’y a pas encore de bol à gagner.
olives-not-asked = Vous avez déjà misé. Doivent encore miser : { $awaited }.
olives-no-such-card = Il n’y a pas de carte « { $card } » : les cartes vont de 1 à 7.
olives-not-in-hand = Vous n’avez pas { $card } en main. Vous pouvez miser : { $allowed }.
olives-no-such-draw = « { $text } » n’est rien que le hasard apporte : c’est une carte ou un bol, de 1 à 7.

## Positions écrites sur une ligne

olives-position = « { $position } » n’est pas une position d’Olives, qui commence par « olives seats= » et 2, 3 ou 4.
olives-numbers = « { $text } » devrait être des chiffres différents de 1 à 7, ou - s’il n’y en a pas.
olives-impossible = Aucune partie ne peut en être là : { $why ->
    [rounds] une partie est finie quand toutes les manches sont jouées, et pas avant
    [away] on écarte une carte avant le premier bol, et plus ensuite
    [bids] des cartes ne sont face cachée que jusqu’à ce que tout le monde ait misé
    [bowl] il n’y a pas de bol à gagner
   *[cards] chacun a une fois les cartes de 1 à 7, en mise une par manche et en a écarté une
}.

## Options

olives-option-rounds = Le nombre de bols à gagner ; les autres restent dans la pile.
olives-option-rounds-label = Manches
olives-option-leftovers = Un bol que personne ne prend reste, et le suivant s’y ajoute.
olives-option-leftovers-label = Restes
olives-preset-quick = Trois manches, et rien n’est perdu.
olives-preset-quick-label = Rapide

## Dans le terminal

olives-welcome =
    Olives en { $rounds } manches. Autour de la table : { $players }.
olives-how = Misez une carte par son numéro, comme { $example }. Tapez « { $help } » pour voir ce que vous pouvez faire d’autre.
olives-rules = La plus haute carte que personne d’autre n’a misée prend le bol ; les cartes égales s’annulent. Le plus d’olives l’emporte.
olives-demo-what = Une démonstration d’Olives par { $seats } bots.
olives-heading = Manche { $round } sur { $rounds }
olives-column-played = Déjà misé
olives-column-olives = Olives
olives-bowls = Dans le bol : { $olives }. Encore dans la pile : { $pile }
olives-your-hand = Votre main :
olives-ask-bid = { $seat }, votre mise ({ $cards }) :
olives-not-understood = « { $typed } » n’est ni une carte ni une commande. Vos cartes possibles : { $allowed }. Commandes : { $commands }.
olives-help-cards = une carte, par son numéro
olives-stopped = La partie s’arrête ici, à la manche { $round } sur { $rounds }.

## Sur la page

olives-blurb = Misez en secret sur des bols d’olives. La plus haute carte les prend, sauf si quelqu’un a eu la même idée !
olives-style-easy = Mise selon une règle simple, comme tous les bots de ce petit jeu.
olives-style-medium = Mise selon une règle simple, comme tous les bots de ce petit jeu.
olives-style-hard = Mise selon une règle simple, comme tous les bots de ce petit jeu.
olives-style-expert = Mise selon une règle simple, comme tous les bots de ce petit jeu.
olives-hand = Votre main
olives-ask = Misez une carte.
olives-bid-card = Miser le { $card }
olives-own-bid = Vous avez misé le { $card }. Il reste face cachée jusqu’à ce que tout le monde ait misé.
olives-bid-lies =
    { $is ->
        [yes] a misé
       *[no] n’a pas encore misé
    }
olives-place =
    { $olives ->
        [one] { $name }, { $olives } olive
       *[other] { $name }, { $olives } olives
    }
olives-count =
    { $olives ->
        [one] { $olives } olive
       *[other] { $olives } olives
    }
olives-bowl = Le bol
olives-pile = Encore dans la pile : { $pile }
olives-last-round = Manche { $round }
olives-took =
    { $olives ->
        [one] { $name } prend { $olives } olive.
       *[other] { $name } prend { $olives } olives.
    }
olives-nobody-took =
    { $olives ->
        [one] Personne ne prend le bol de { $olives } olive.
       *[other] Personne ne prend le bol de { $olives } olives.
    }
olives-bid-took = { $card } (+{ $olives })

## Où l’on en est et ce qui s’est passé

olives-aim-line = Prenez le plus d’olives : à chaque manche, la plus haute carte que nul autre n’a misée prend le bol.
olives-asks-bid = misez une carte
olives-tale-taken =
    { $you ->
        [yes] Vous prenez le bol : +{ $olives }.
       *[no] { $name } prend le bol : +{ $olives }.
    }
olives-unit =
    { $score ->
        [one] { $points } olive
       *[other] { $points } olives
    }
