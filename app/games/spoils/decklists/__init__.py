"""Decklists of The Spoils: their lines and zones, and what files and editors know of them.

With the shipped `catalogue`, a text becomes a decklist and a state for each of its lines:

    >>> from app.games.tabletop.decklists.formats import deck_formats, write_decklist
    >>> from app.games.tabletop.decklists.reader import read_decklist
    >>> formats = deck_formats(SHAPE)
    >>> imported = read_decklist("4 Scout\\n3 Skout", catalogue, formats)
    >>> [(line.status.value, line.text, line.suggestions) for line in imported.lines]
    [('read', '4 Scout', ()), ('open', '3 Skout', ('Scout',))]
    >>> print(write_decklist(imported.decklist, "txt", formats))
    Deck
    4 Scout
    <BLANKLINE>
"""

from app.games.spoils.decklists.decklist import Decklist, Import, Line, Zone, with_starting
from app.games.spoils.decklists.shape import SHAPE

__all__ = ["SHAPE", "Decklist", "Import", "Line", "Zone", "with_starting"]
