"""The editions of the rulebook: their differences, and each rule's number in each.

Only the rows of `Edition` tell editions apart; code asks for a field of `EditionRules` and never
compares editions. Numbers in code, tests and docs are cr3's unless written `cr2010:606.2` or
`basic1e:B.free.3`.
"""

from app.games.spoils.editions.differences import EditionRules
from app.games.spoils.editions.edition import (
    DEFAULT_EDITION,
    EDITIONS,
    NEWEST_FIRST,
    Edition,
)
from app.games.spoils.editions.rulebook import CHAPTERS, NumberedRule, rulebook

__all__ = [
    "CHAPTERS",
    "DEFAULT_EDITION",
    "EDITIONS",
    "NEWEST_FIRST",
    "Edition",
    "EditionRules",
    "NumberedRule",
    "rulebook",
]
