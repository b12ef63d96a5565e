"""Limited play: the contents of packs, and whether a pool can come from them."""

from app.games.tabletop.construction import PoolChecks

__all__ = ["PoolChecks"]
