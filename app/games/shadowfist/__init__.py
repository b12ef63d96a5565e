"""Shadowfist. Inside, imports point only at what stands higher in this list:

terms, facts, card_data, decklists, construction, search, capabilities, game.
"""

from typing import Final

KEY: Final = "shadowfist"
"""The game's key in tables, addresses and JSON."""
