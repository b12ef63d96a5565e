"""Limited play: what packs hold, and whether a pool can come from them."""

from typing import TypeAlias

from app.games.tabletop.construction import PoolChecks
from app.games.tabletop.facts import PrintingLike

AnyLimited: TypeAlias = PoolChecks[PrintingLike]
"""How a game checks the pools of limited play."""
