"""The games. Pure Python: no web, no database, no clock, no global randomness.

Each game is one package named by its key; a key stands in tables, addresses and JSON.
"""

from typing import Final

SPOILS: Final = "spoils"

GAMES: Final[tuple[str, ...]] = (SPOILS,)
