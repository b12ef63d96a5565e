"""The goldfish: hands, mulligans and curves, exact where mathematics allows.

`setup` says how a game starts; `app.games.tabletop.chance.shuffle` which permutation of the
deck belongs to a seed and a game number. `exact` computes odds as fractions. The reference
player plays the model of a deck in ordinary Python; the fast player plays the same games in
numba, or in numpy where there is no compiler. numpy and numba are imported only where they are
used.
"""
