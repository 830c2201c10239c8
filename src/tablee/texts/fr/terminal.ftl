### Ce que seul le terminal dit.

north = Nord
east = Est
south = Sud
west = Ouest
north-east = Nord-Est
south-east = Sud-Est
south-west = Sud-Ouest
north-west = Nord-Ouest

## The command line

stopped = Arrêté.
command-near = La commande « { $typed } » n’existe pas. Vouliez-vous dire : { $command }
command-is-game = Pour jouer à { $game } ici : { $command }
command-unknown = La commande « { $typed } » n’existe pas. Il y a : { $known }. { $help } les explique.

## The demonstration

demo-welcome = Des jeux de société pour les gens, les bots et la recherche : { $games }
demo-seed = Graine { $seed } : la même graine montre à nouveau la même partie.
demo-help = Aide : { $help }
demo-stopped = Arrêt avant la fin. La graine { $seed } montre à nouveau la même partie.

## Feuilles de scores

column-player = Joueur
scores-heading = Scores
row-total = Total
shared-win =
    { $total ->
        [one] Victoire partagée avec { $total } point : { $seats }.
       *[other] Victoire partagée avec { $total } points : { $seats }.
    }

## Jouer : la table

seat-numbered = { $number } { $seat }
seat-bot = { $seat } (bot : { $level })

## Jouer : ce qui est demandé

anybody-else = Vous pouvez parler hors de votre tour : { $people }. Entrée laisse jouer { $seat } :
curtain = Le clavier passe à { $seat }. { $seat }, appuyez sur Entrée pour voir votre main :
curtain-stays = Seule la touche Entrée montre la main { DE($seat) }. Qui jouait avant peut encore taper « { $undo } ».

## Jouer : les réponses

no-such-number =
    { $most ->
        [one] Il n’y a pas de numéro { $number } ici : seulement { $most }.
       *[other] Il n’y a pas de numéro { $number } ici : choisissez de 1 à { $most }.
    }
nobody-there = Personne n’occupe la place { $seat } à ce clavier. Places occupées : { $people }.
not-out-of-turn = { $seat } ne peut rien décider maintenant : c’est à { $asked }.
no-decision-yet = Rien à annuler : { $seat } n’a encore rien décidé.
taken-back = { $seat } annule son dernier coup.
seat-handed-over = { $seat } abandonne. Un bot ({ $level }) continue à cette place.
bots-play-on = Il ne reste que des bots. Ils jouent jusqu’à la fin.
match-resigned = { $seat } abandonne : { $winner } l’emporte.

## Jouer : les commandes

command-help = aide
command-table = table
command-score = scores
command-rules = règles
command-hint = conseil
command-undo = annuler
command-resign = abandonner
command-quit = quitter
command-words =
    { $meaning ->
        [rules] règle
        [hint] indice
        [undo] reprendre
       *[other] {""}
    }
help-help = cette liste
help-table = la table à nouveau
help-score = la feuille de scores
help-rules = le livret de règles : ses sections, ou l’une d’elles, comme « règles 5 »
help-hint = ce qu’un bot jouerait à votre place
help-undo = annuler votre dernier coup, et ce que les bots y ont répondu
help-resign = abandonner : un bot continue à votre place ; à deux, l’autre gagne
help-quit = s’arrêter ici : la partie est gardée et se reprend avec --continue
hint = Conseil : { $typed }
hint-in-words = Conseil : { $typed } – { $words }
did-you-mean = « { $typed } » n’existe pas ici. Vouliez-vous dire « { $meant } » ?
more-pages = Entrée pour la suite, q pour arrêter :
rules-sections = Sections du livret. Tapez « { $rules } » et le nom ou le numéro de l’une d’elles :
rules-unknown = Le livret n’a pas de section « { $typed } ». « { $rules } » seul en donne la liste.
rules-near = Le livret n’a pas de section « { $typed } ». Vouliez-vous dire « { $rules } { $meant } » ?

## Jouer : la fin

play-seed = Graine { $seed } : avec --seed { $seed }, le hasard apporte la même chose, et les mêmes coups font la même partie.

## Avant la partie

screen-unknown = « { $game } » ne se joue pas dans le terminal. Ces jeux s’y jouent : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $nearest } ?
}
deck-elsewhere = --deck est pour pillage, dont on peut remplacer les cartes si l’on a la boîte : { $game } se joue avec les siennes.
options-heading = { $game } : options, à choisir avec --options, comme --options nom=valeur :
column-option = Option
column-values = Valeurs
column-default = Défaut
column-meaning = À quoi elle sert
option-own-text = un texte
option-laboratory = Option de laboratoire.
presets-heading = Options qui vont ensemble, à choisir avec --preset et un nom :

## Parties gardées

match-goes-on = La partie reprend.
match-new-chance = Cette feuille ne dit pas ce que le hasard allait apporter : à partir d’ici, il est tiré à nouveau.
match-plans-again = Les choix qui n’étaient pas encore révélés sont à refaire.
match-saved = La partie est gardée dans { $file }. Pour la reprendre : { $command }
match-recorded = La feuille de la partie est dans { $file }. Pour la revoir : { $command }
match-over = La partie dans { $file } est finie. Pour la revoir : { $command }
resign-sure =
    Abandonner ? { $count ->
        [2] L’autre gagne la partie.
       *[other] Un bot finira la partie à votre place.
    } [o/N]
answer-words =
    { $meaning ->
        [yes] oui, o
       *[no] non, n
    }
offer-to-go-on = Vous avez arrêté une partie de { $game } ({ $players } ; { $played }). La reprendre ? [O/n]
continue-flags = Une partie reprise garde ses joueurs, ses options et son hasard : enlevez { $flags }.
nothing-to-continue = Il n’y a pas de partie inachevée à reprendre. Pour en commencer une : { $command }
no-such-match = « { $asked } » n’est ni un fichier ni une partie gardée. Pour voir les parties gardées : { $command }
match-elsewhere = La partie dans { $file } se joue dans un autre terminal. Continuez-la là-bas.
record-exists = { $file } existe déjà et n’est pas remplacé : choisissez un autre nom pour la nouvelle partie.
record-exists-running = { $file } contient une partie inachevée et n’est pas remplacé. Pour reprendre cette partie : { $command }. Pour une nouvelle partie, choisissez un autre nom.
record-unwritable = { $file } ne peut pas être écrit : { $reason }. Choisissez un autre endroit avec --record.
unwritable-no-folder = son dossier n’existe pas
unwritable-not-allowed = vous n’avez pas le droit d’y écrire
unwritable-folder = c’est un dossier
unwritable-full = le disque est plein
unwritable-changed = un autre programme l’a modifié entre-temps
names-too-many = Il y a plus de noms ({ $names }) que de personnes ({ $people }) : enlevez-en, ou ajoutez des personnes avec --players.
saved-none = Aucune partie n’est encore gardée. Pour en commencer une : { $command }
saved-continue = Pour en reprendre une : { $command }
saved-folder = Leurs feuilles sont dans { $folder }.
saved-running = en cours : { $scores }
saved-over =
    { $count ->
        [0] finie, personne n’a gagné : { $scores }
       *[other] gagnée par { $winners } : { $scores }
    }
column-match = Partie
column-players = Joueurs
column-played = Jouée le
column-standing = Où elle en est

## The list of bots

bots-level = niveau
bots-character = nom
bots-style = sa façon de jouer
bots-tries = essais par coup
bots-cost = ms par coup
bots-strength = duels gagnés sur 100 contre greedy
balance-card = carte
balance-offered = proposée
balance-bought = achetée sur 100 fois
balance-owners = propriétaires
balance-won = parties gagnées sur 100 par ses propriétaires
balance-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs : à chances égales, on en gagne { $fair } sur 100.
balance-rounds = La moitié des parties a duré { $median } tours ou moins ; huit sur dix, de { $low } à { $high }. Sans vainqueur : { $drawn }.
