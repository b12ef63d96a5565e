"""Limited play of The Spoils."""

from collections.abc import Collection
from typing import Final

from app.games.capabilities.limited import Limited
from app.games.spoils.construction import check_draft_pool, check_sealed_pool
from app.games.spoils.facts import Catalogue, Printing


def _is_in_packs(printing: Printing, sets: Collection[str]) -> bool:
    return (
        printing.set.code in sets
        and printing.rarity in printing.set.pack
        and not printing.card.is_basic
    )


LIMITED: Final[Limited[Catalogue, Printing]] = Limited(
    check_sealed=check_sealed_pool, check_draft=check_draft_pool, is_in_packs=_is_in_packs
)
