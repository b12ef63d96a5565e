"""The card game The Spoils. `docs/layers.md` lists the packages inside from high to low."""

from typing import Final

KEY: Final = "spoils"
"""The game's key in tables, addresses and JSON."""
