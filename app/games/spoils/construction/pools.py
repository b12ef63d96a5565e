"""Card pools of limited play: what packs of The Spoils hold. Rules: 103.2c."""

from typing import Final, TypeAlias

from app.games.offers import own
from app.games.spoils.construction import kinds
from app.games.spoils.facts import Printing
from app.games.spoils.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import PoolChecks

Pool: TypeAlias = construction.Pool[Printing]
"""The cards one player may build from: copies by printing, and by name. Rules: 103.2c."""

POOL_CHECKS: Final[PoolChecks] = PoolChecks(
    packs=kinds.POOL_PACKS,
    sets=kinds.POOL_SETS,
    rarity=kinds.POOL_RARITY,
    total=kinds.POOL_TOTAL,
    rarities=tuple(Rarity),
    fixed=Rarity.FIXED,
    is_sold=lambda printing: not own(printing, Printing).card.is_basic,
)


def pool_checks() -> PoolChecks:
    """Return the checks of pools, for the slot of limited play."""
    return POOL_CHECKS
