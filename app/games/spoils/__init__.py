"""The Spoils. Inside, imports point only at what stands higher in the list of DESIGN:

terms, editions, facts, decklists, collection, construction, search, deckcheck, vocabulary,
scripts, wording, engine, goldfish.
"""

from typing import Final

KEY: Final = "spoils"
"""The game's key in tables, addresses and JSON."""
