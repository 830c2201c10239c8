### Premières parties guidées : ce qui est dit avant un coup, après (-then), et après un autre coup (-other).

lesson-title = { $game } : votre première partie
lesson-progress = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-refused = Ce n’est pas permis ici.
lesson-done-title = C’était la leçon !
lesson-done-play = Jouer une courte partie
lesson-done-what = Deux adversaires faciles, et des conseils pour vos premiers coups. Ensuite, « Conseil » vous aidera.
lesson-done-again = Recommencer la leçon
lesson-you = Vous
lesson-learner = Alix (vous)
lesson-anew = Une autre table :
lesson-others = { $number ->
    [1] Nora
    [2] Tom
    [3] Lise
   *[other] Max
  }

ugo-lesson-aim = Chacun a un Royaume de cinq cases. Gagnez des plis : leurs cartes vont dans votre Royaume, couleur par couleur. À la fin, seule la carte du dessus de chaque case compte, et chaque Agriculteur manquant sous une carte coûte 5 points. Qui a le plus de points gagne.
ugo-lesson-follow = Rouge est demandé : jouez du rouge si vous en avez. Votre 6 bat le 3 et le 5 : la carte la plus haute gagne, quelle que soit sa couleur. Jouez-le.
ugo-lesson-lay = Vous gagnez le pli ! L’Agriculteur imprimé sur votre 6 vient chez vous. Posez maintenant les cartes : les trois rouges sur la case 1, avec le 6 au-dessus.
ugo-lesson-lay-then = Seule la carte du dessus compte : un 6 rouge vaut 6 points. Les cartes du dessous ne valent rien.
ugo-lesson-lay-other = Ici, les trois cartes rouges vont sur la case 1, avec le 6 au-dessus : un 3 ou un 4 y rapporterait moins.
ugo-lesson-tie = Deux 7 ? À égalité, la couleur demandée l’emporte. Bleu est demandé : jouez votre 7 bleu et prenez le pli au vert.
ugo-lesson-tie-then = Bleu était demandé : votre 7 gagne. Et voyez : le 1 rouge a perdu contre une autre couleur, ce qui donne deux Agriculteurs à son propriétaire.
ugo-lesson-tie-other = Le 2 est permis, mais le 7 vert gagnerait. Jouez votre 7 bleu.
ugo-lesson-two = Perdre peut rapporter. Le 8 vert gagne de toute façon : un 1 ou un 2 qui perd contre une autre couleur donne des Agriculteurs. Jouez votre 2 bleu.
ugo-lesson-two-then = Votre 2 a perdu contre du vert : un Agriculteur pour vous. Le 2 vert a perdu contre sa propre couleur et ne reçoit rien.
ugo-lesson-gift = Nora gagne ce pli avec son 8 bleu. Il ne vous reste que le 0 rouge … mais qui gagne doit prendre toutes les cartes. Offrez-le-lui !
ugo-lesson-gift-then = Le 0 est maintenant au-dessus de sa case rouge : 6 points de moins. Et il manque un Agriculteur sous son 6 vert : moins 5. Un cadeau empoisonné !
ugo-lesson-bonus = Le dernier pli. Votre quatrième case est vide, mais tous ses Agriculteurs sont là : elle rapporte le bonus imprimé. Jouez votre dernière carte.
ugo-lesson-bonus-then = 8 + 6 + 2 pour vos cartes et 3 pour la case avec Agriculteurs mais sans carte : 19 points. Vous savez tout d’UGO !

vigo-lesson-aim = Une baie de plaques cachées. Naviguez, prenez des plaques et construisez-en des coffres au trésor : qui a le plus de points gagne. Qui atteint le sixième voilier met fin à la partie. Votre bateau est le rouge.
vigo-lesson-sail = À votre tour, vous avancez de 1 à 6 cases en ligne droite. Chaque plaque que vous passez est retournée. Naviguez de quatre cases vers l’est.
vigo-lesson-sail-other = C’est possible aussi, mais essayez ici quatre cases vers l’est.
vigo-lesson-take = Trois plaques sont visibles : retenez-les ! Là où vous êtes arrivé, il y en a une que personne n’a vue. Prenez-la.
vigo-lesson-take-then = Un fond rouge : rouge est votre couleur, et votre couleur rapporte le plus dans un coffre.
vigo-lesson-take-other = Vous pouvez la laisser, mais les coffres sont faits de plaques. Prenez-la.
vigo-lesson-turn = Les plaques visibles sont retournées quand on passe dessus. Naviguez vers l’ouest, par-dessus la clé rouge.
vigo-lesson-turn-then = La clé est de nouveau cachée : elle n’est plus que dans votre mémoire, et dans celle de l’adversaire.
vigo-lesson-turn-other = Allez vers l’ouest, de deux ou trois cases, pour passer sur la clé.
vigo-lesson-chest = Un coffre, maintenant : deux couvercles, deux fonds, et 0, 2, 4 ou 6 parties centrales. La page montre ce que vous pouvez construire. Construisez le plus grand.
vigo-lesson-chest-then = 340 points ! 20 par pièce de couleur et 40 pour la vôtre, 10 pour les brunes, 40 de plus pour la clé bleue qui va dans la serrure bleue ; et deux coupes doublent le tout.
vigo-lesson-chest-other = C’est possible, mais un coffre plus grand rapporte bien plus. Essayez celui avec toutes vos pièces.
vigo-lesson-dolphin = Trois sortes de plaques sont des événements. Le dauphin vous emmène sur n’importe quelle case libre, et vous naviguez quand même ensuite. La clé rouge est visible en I7 : sautez-y.
vigo-lesson-dolphin-other = Presque : la clé rouge est en I7. Jouez le dauphin et allez-y.
vigo-lesson-dolphin-take = Vous êtes sur la clé, sans avoir rien retourné en chemin. Prenez-la.
vigo-lesson-dolphin-take-then = La clé est à vous, et vous pouvez encore naviguer. Un autre événement, le raz de marée, retourne toute une ligne ou une colonne.
vigo-lesson-dolphin-take-other = Vous êtes là pour la clé : prenez-la.
vigo-lesson-pirate = Le pirate vole une plaque du stock de quelqu’un, mais jamais un événement. Nora a la clé rouge qui irait dans votre serrure rouge : prenez-la.
vigo-lesson-pirate-then = Une clé qui va dans sa serrure vaut 40 points dans votre prochain coffre.
vigo-lesson-pirate-other = Jouez d’abord le pirate : la clé de Nora vaut plus pour vous.
vigo-lesson-ship = Des voiliers sont cachés dans la baie. Il y en a un à trois cases au nord.
vigo-lesson-ship-then = 10 points, et votre tour est fini. Le sixième voilier rapporte 60 points et termine la partie : construisez vos coffres avant !
vigo-lesson-ship-other = Naviguez de trois cases vers le nord : un voilier vous attend.

pillage-lesson-aim = Vous êtes un village entre deux voisins. Récoltez des navets, protégez-les des voleurs, et soyez le premier à acheter toutes les reliques. À chaque tour, chacun prépare deux cartes en secret : une contre le voisin de gauche, une contre celui de droite.
pillage-lesson-farm = Les Fermiers récoltent 3 navets. Choisissez le Fermier contre Nora, à votre gauche.
pillage-lesson-farm-other = Bonne idée pour plus tard. D’abord le Fermier, contre Nora.
pillage-lesson-wall = Tom, à votre droite, a l’air de vouloir voler. Un Rempart arrête les Pillards : mettez-le de son côté, puis touchez « Prêt ».
pillage-lesson-wall-then = Votre Fermier a rapporté 3 navets. Le Pillard de Tom a buté sur votre Rempart : vous lui en prenez un, et un autre est à l’abri à la Banque.
pillage-lesson-wall-other = Contre un voleur, le mieux est un Rempart.
pillage-lesson-raid = Nora a 6 navets et en voudra davantage : elle va sans doute cultiver. Les Pillards volent 4 navets aux Fermiers et aux Marchands. Envoyez le vôtre à gauche.
pillage-lesson-raid-other = Elle est riche : envoyez le Pillard à gauche.
pillage-lesson-raid-right = Et à droite, comme vous voulez : un Fermier ou un Rempart.
pillage-lesson-raid-right-then = Quatre navets de Nora ! Contre un Rempart, votre Pillard n’aurait rien eu : tout l’art est de deviner.
pillage-lesson-raid-right-other = Un Marchand n’a encore rien à acheter. Fermier ou Rempart ?
pillage-lesson-at-once = Tous les Pillards volent en même temps. Nora n’a qu’un navet, Tom en a 9. Envoyez votre Pillard chez Nora et regardez.
pillage-lesson-at-once-other = Ici le Pillard, à gauche.
pillage-lesson-at-once-right = À droite, Fermier ou Rempart.
pillage-lesson-at-once-right-then = Vous n’en recevez qu’un : ce que Nora est en train de voler à Tom arrive trop tard pour vous.
pillage-lesson-at-once-right-other = Fermier ou Rempart, s’il vous plaît.
pillage-lesson-trade = Les Marchands achètent des reliques. La première coûte 9 : vous avez 6 navets, et 4 à la Banque, que vous pouvez dépenser aussi. Envoyez le Marchand à gauche.
pillage-lesson-trade-other = Vous pouvez payer une relique : envoyez le Marchand à gauche.
pillage-lesson-trade-right = Et un Rempart à droite, pour que personne ne vole vos navets.
pillage-lesson-trade-right-then = Votre première relique ! Chacune coûte un peu plus. Un Marchand qui ne peut pas payer de relique achète pour 1 une meilleure carte du Marché.
pillage-lesson-trade-right-other = Les Pillards agissent avant les Marchands. Protégez vos navets avec un Rempart.
pillage-lesson-duel = À deux ? Alors on est face à face, et l’on prépare un tour d’avance. La carte de devant agit maintenant : mettez-y votre Fermier.
pillage-lesson-duel-other = Devant, le Fermier : personne n’a encore rien à voler.
pillage-lesson-duel-behind = La carte de derrière est pour le tour suivant. Vous aurez alors des navets, et Nora pourrait les vouloir : mettez-y un Rempart.
pillage-lesson-duel-behind-then = Votre Fermier a rapporté 3 navets. Votre Rempart passe maintenant devant : il agira au tour qui vient, quoi que vous en pensiez alors.
pillage-lesson-duel-behind-other = C’est vous qui serez riche : un Rempart, contre un voleur.
pillage-lesson-duel-ahead = Désormais, vous choisissez une carte par tour. Votre Rempart est déjà devant ; que voudrez-vous au tour d’après ? Choisissez à votre guise.
pillage-lesson-duel-ahead-then = Le Pillard de Nora s’est heurté au Rempart préparé un tour plus tôt, et votre nouvelle carte est passée devant. Vous en savez assez pour votre première partie !
