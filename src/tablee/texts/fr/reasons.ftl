### Pourquoi un coup est bon, quel que soit le jeu : ce que disent un conseil et une analyse.

why-wins =
    { $much ->
        [one] environ { $much } partie sur 100 de plus qu’avec la plupart des coups
       *[other] environ { $much } parties sur 100 de plus qu’avec la plupart des coups
    }
why-alike = aucun autre coup ne paraît nettement meilleur
why-learned = au fil de nombreuses parties, de tels coups ont bien tourné
