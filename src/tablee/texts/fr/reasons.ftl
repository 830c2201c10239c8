### Pourquoi un coup est bon, quel que soit le jeu : ce que disent un conseil et une analyse.

why-wins =
    { $much ->
        [one] cela gagne environ { $much } partie sur 100 de plus que la plupart des coups
       *[other] cela gagne environ { $much } parties sur 100 de plus que la plupart des coups
    }
why-alike = aucun autre coup ne paraît nettement meilleur
why-learned = au fil de nombreuses parties, de tels coups ont bien tourné
