"""The search language of Shadowfist: its fields, flags and orders, and what is bound to them.

With the shipped `catalogue`:

    >>> CARDS.explain(CARDS.parse("d:sorcerer fi>=8"))
    'Cards: designator “sorcerer” and Fighting at least 8.'
    >>> index = SearchIndex.of(catalogue)
    >>> [card.name for card in CARDS.search(index, "d:sorcerer fi>=8").cards]
    ['Big Brother Fo', 'Jueding Shelun', 'Lai Kuang', 'Tommy Hsu']
"""

from app.games.shadowfist.search.fields import CARDS, SearchIndex
from app.games.shadowfist.search.flags import FLAGS

__all__ = ["CARDS", "FLAGS", "SearchIndex"]
