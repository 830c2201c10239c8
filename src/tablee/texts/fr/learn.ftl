## Apprendre

learn-missing = Pour apprendre, il faut { $missing }, qui n’est pas installé : `pip install "tablee[learn]"` l’apporte. Ce qui est appris se joue sans.
learn-folder = Impossible d’écrire dans « { $folder } » : { $reason }. Choisissez un autre dossier avec --out.
learn-elsewhere = Un autre apprentissage travaille dans « { $folder } » : attendez-le, ou choisissez un autre dossier avec --out.
learn-exists = « { $folder } » contient déjà un apprentissage : poursuivez-le avec --resume, ou choisissez un autre dossier avec --out.
learn-no-checkpoint = « { $folder } » n’a pas de point de reprise : commencez sans --resume.
learn-other = L’apprentissage de « { $folder } » est un autre ; il diffère par : { $differs }. Tapez la même commande qu’au début, ou choisissez un autre dossier avec --out.
learn-not-shipped = Aucun poids n’est livré pour { $game } : --shipped est pour { $known }.

learn-look = après { $samples } décisions : à { $players }, { $share } de { $games } parties gagnées contre { $against } ({ $low } à { $high } ; à force égale { $fair })
learn-speed = { $samples } décisions apprises en { $seconds } secondes, { $speed } par seconde, sans compter les mesures.
learn-files = Poids : { $weights }. Courbe : { $curve }.
learn-next = Pour le faire jouer : `{ $command }`

learn-curve = { $game } à { $players } : % de parties gagnées contre { $against }
learn-curve-samples = décisions apprises, en milliers
