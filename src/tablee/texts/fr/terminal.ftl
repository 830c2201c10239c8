### Ce que seul le terminal dit.

north = Nord
east = Est
south = Sud
west = Ouest

## La démonstration

demo-welcome = Des jeux de société pour les gens, les bots et la recherche. UGO! est là ; VIGO et Village Pillage : À l’abordage ! suivront.
demo-what = Ceci est une démonstration d’UGO! : { $seats } joueurs choisissent au hasard parmi les cartes permises.
demo-colours = R est rouge, B bleu, G vert, Y jaune, S gris pierre.
demo-trick-rule = La plus haute valeur remporte le pli, et les cartes vont au Royaume du gagnant : à chaque couleur sa case.
demo-pile-rule = Quand les cartes d’une pile sont écrites à la suite, la dernière est au-dessus.
demo-score-rule = Une case qui a tous ses Agriculteurs rapporte sa carte du dessus ou, vide, le bonus imprimé ; une case avec des cartes coûte 5 points par Agriculteur manquant.
demo-seed = Graine { $seed } : la même graine montre à nouveau la même partie.
demo-help = Aide : { $help }
demo-tests = Tous les tests : { $tests }
demo-stopped = Arrêt avant la fin. La graine { $seed } montre à nouveau la même partie.

## UGO!

trick-heading = Pli { $trick } sur { $tricks } : { $leader } entame
cards-laid = { $seat } pose { $piles }.
cards-on-space = { $cards } sur la case { $space }
kingdoms-heading = Les Royaumes après la manche { $round }
kingdoms-legend = Sur chaque case : la carte du dessus, Agriculteurs/emplacements, points.
column-player = Joueur
column-space = Case { $space }
column-round = Manche
scores-heading = Scores
row-round = Manche { $round }
row-total = Total
shared-win =
    { $total ->
        [one] Victoire partagée avec { $total } point : { $seats }.
       *[other] Victoire partagée avec { $total } points : { $seats }.
    }

## Jouer : la table

play-welcome =
    { $rounds ->
        [one] UGO! en { $rounds } manche.
       *[other] UGO! en { $rounds } manches.
    } Autour de la table : { $players }.
seat-bot = { $seat } (bot : { $level })
play-how = Jouez une carte par son code, comme { $example }, ou par le numéro écrit dessous. Tapez « { $help } » pour voir ce que vous pouvez faire d’autre.
play-legend = Sur chaque case : la carte du dessus, Agriculteurs/emplacements. Valeur : ce que le Royaume marquerait maintenant.
play-heading = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
column-worth = Valeur
trick-so-far = { $leader } entame :
your-hand = Votre main :
to-name = À nommer :

## Jouer : ce qui est demandé

ask-lead = { $seat }, à vous d’entamer. Votre carte ({ $numbers }) :
ask-follow =
    { $seat }, fournissez { $colour ->
        [R] du rouge
        [B] du bleu
        [G] du vert
        [Y] du jaune
       *[S] du gris
    }. Votre carte ({ $numbers }) :
ask-any =
    { $seat }, vous n’avez pas de { $colour ->
        [R] rouge
        [B] bleu
        [G] vert
        [Y] jaune
       *[S] gris
    } : tout est permis. Votre carte ({ $numbers }) :
ask-open = { $seat }, nommez la carte dont la couleur ouvre la case { $space } et qui y sera au-dessus ({ $numbers }) :
ask-top =
    { $seat }, nommez la carte { $colour ->
        [R] rouge
        [B] bleue
        [G] verte
        [Y] jaune
       *[S] grise
    } à mettre au-dessus de la case { $space } ({ $numbers }) :
curtain = Le clavier passe à { $seat }. { $seat }, appuyez sur Entrée pour voir votre main :
curtain-stays = Seule la touche Entrée montre la main de { $seat }. Qui jouait avant peut encore taper « { $undo } ».

## Jouer : les réponses

not-understood = « { $typed } » n’est ni une carte ni une commande. Vos cartes possibles : { $allowed }. Commandes : { $commands }.
no-such-number =
    { $most ->
        [one] Il n’y a pas de numéro { $number } ici : seulement { $most }.
       *[other] Il n’y a pas de numéro { $number } ici : choisissez de 1 à { $most }.
    }
taken-back = { $seat } reprend son dernier choix.
no-round-counted = Aucune manche n’est encore comptée. Les totaux sont à 0.
seat-handed-over = { $seat } abandonne. Un bot ({ $level }) continue à cette place.
bots-play-on = Il ne reste que des bots. Ils jouent jusqu’à la fin.
match-resigned = { $seat } abandonne : { $winner } l’emporte.

## Jouer : les commandes

command-help = aide
command-table = table
command-score = scores
command-rules = règles
command-undo = reprendre
command-resign = abandonner
command-quit = quitter
help-cards = une carte : son code, ou le numéro écrit dessous
help-letters = R rouge, B bleu, G vert, Y jaune, S gris pierre
help-farmers = Agriculteurs : gagner avec un 3, 4 ou 5 en donne 2, avec un 6 ou 7 en donne 1. Perdre avec un 1 en donne 1 contre sa propre couleur, 2 contre une autre ; perdre avec un 2 en donne 1 contre une autre couleur.
help-help = cette liste
help-table = la table à nouveau
help-score = la feuille de scores
help-rules = le livret de règles : ses sections, ou l’une d’elles, comme « règles fournir »
help-undo = reprendre votre dernier choix
help-resign = abandonner : un bot continue à votre place ; à deux joueurs, l’autre l’emporte
help-quit = arrêter la partie ici
rules-sections = Sections du livret. Tapez « { $rules } » et le nom ou le numéro de l’une d’elles :
rules-unknown = Le livret n’a pas de section « { $typed } ». « { $rules } » seul en donne la liste.

## Jouer : la fin

match-stopped = La partie s’arrête ici, manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }.
play-seed = Graine { $seed } : avec --seed { $seed }, les mêmes cartes sont données, et les mêmes coups font la même partie.
