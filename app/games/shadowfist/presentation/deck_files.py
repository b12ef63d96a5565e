"""Files of decks of Shadowfist, and changes of decks."""

from typing import Final

from app.games.capabilities.deck_editing import DeckEditing
from app.games.capabilities.deck_files import DeckFiles
from app.games.offers import own
from app.games.shadowfist.decklists import SHAPE, Decklist
from app.games.shadowfist.facts import Printing
from app.games.tabletop.decklists.posted import posted_decks

_EXAMPLE: Final = """\
// Convocation of Ash

9 Feng Shui Sites
5 Sunless Sea Ruins
2 City Park
1 Stone Dolmens
1 Fox Pass

2 Sites
1 Fire Pagoda
1 Summer Fire Palace

9 Foundations
5 Fire Acolytes
4 Fire Warriors

15 Characters
2 Flambards
2 Fire Mystic
1 Johnny Red
6 Burning Man
1 Fakhir-al-Din
1 Harbinger
2 King of the Fire Pagoda (NW2)

15 Events, States and Edges
2 Brain Fire
2 Ice Blessing
3 Pocket Demon
1 Back for Seconds
3 Gathering the Fire
1 Contract of the Fox
1 Fire Sword
2 The Inner Fire
"""

DECK_FILES: Final[DeckFiles[Decklist]] = DeckFiles(
    SHAPE, _EXAMPLE, posted=posted_decks(__package__)
)

DECK_EDITING: Final[DeckEditing] = DeckEditing(
    SHAPE, is_offered=lambda printing: not own(printing, Printing).card.is_token
)
