"""Files of decks of The Spoils, and changes of decks."""

from typing import Final

from app.games.capabilities.deck_editing import DeckEditing
from app.games.capabilities.deck_files import DeckFiles
from app.games.offers import own
from app.games.spoils.decklists import SHAPE, Decklist
from app.games.spoils.facts import Printing
from app.games.tabletop.decklists.posted import posted_decks

_EXAMPLE: Final = """\
// Goo & Gunpowder
Faction: Hall of Great Justice

18 Rage
6 Obsession
6 Scout
3 Warrior Prodigy
3 Bloodcurdling Bulldozer
2 Brash Basher
1 Really Big Barduse
3 Puddle of Goo
3 Gnat
2 Quotidian Assassination
1 Hidden Dagger
3 Sneaking Spitspider
2 Swarm of Gnats
1 Kinky Asp
2 Ominous Oozling
2 Crazed Deputy
2 Barbaric Rifleman
2 Creaky Old Swordsman
1 Deadly Striker
2 Air Travel
2 Forget
2 Battle Surge
2 Dragon Juice
1 Lugubrious Finger Trap
"""

DECK_FILES: Final[DeckFiles[Decklist]] = DeckFiles(
    SHAPE, _EXAMPLE, "1 The Tournament Faction\n71 Rage\n4 Scout", posted_decks(__package__)
)

DECK_EDITING: Final[DeckEditing] = DeckEditing(
    SHAPE, is_offered=lambda printing: not own(printing, Printing).card.is_token
)
