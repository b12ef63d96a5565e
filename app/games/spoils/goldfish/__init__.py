"""The goldfish: hands, mulligans and curves, exact where mathematics allows.

`setup` holds the start of a game; `app.games.tabletop.chance.shuffle` turns a seed and a game
number into a permutation of the deck. `exact` computes odds as fractions. The reference player
plays the model of a deck in plain Python; the fast player plays the same games in numba. numpy and
numba are imported only where they are used.

A deck is prepared once. Then chances are fractions, and any game is played by its seed and number.
With the shipped `catalogue`:

    >>> from app.games.spoils.goldfish.exact.asking import Question, ask
    >>> from app.games.spoils.goldfish.exact.needs import cards_drawn
    >>> from app.games.spoils.goldfish.model import model_of
    >>> from app.games.spoils.goldfish.player_reference import play
    >>> from app.games.spoils.goldfish.setup import prepare
    >>> copies = {"Rage": 40, "Obsession": 31, "Scout": 4}
    >>> deck = [(catalogue.by_name[name], number) for name, number in copies.items()]
    >>> setup = prepare(catalogue.by_name["Hall of Great Justice"], deck)
    >>> [card.name for card in setup.starting], len(setup.cards), setup.hand_size
    (['Rage', 'Rage'], 73, 8)
    >>> scout = cards_drawn(1, "Scout", lambda card: card.name == "Scout")
    >>> ask(Question((scout,), seen=8), setup).chance
    Fraction(1959, 5183)
    >>> [turn.taken for turn in play(model_of(setup), seed=7, game_number=0).turns]
    [0, 0, 0, 0, 0, 0, 3, 6]
"""
