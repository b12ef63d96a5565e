"""TERRUS: battles by section 16 of its rulebook. The section has no decks and no chance.

What the section leaves open is decided by seven switches (`settings`); nothing else is added to it.
"""

from typing import Final

KEY: Final = "terrus"
"""The key of the game in addresses and JSON."""
