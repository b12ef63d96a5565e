"""The checks of decks of Shadowfist."""

from typing import Final

from app.games.capabilities.construction import Construction, CriteriaRequest
from app.games.shadowfist.construction import (
    KINDS,
    UNDATED_SETS,
    Criteria,
    check_import_against,
    demands_of,
    find_format,
    parse_format,
)
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue, Format

_EXAMPLE: Final = """\
id = "club"
name = "Club Night"
base = "constructed"
pool = "modern"
copies = 3

[[listed]]
name = "Final Brawl"
listing = "restricted"
source = "Club vote"
"""


def _criteria(request: CriteriaRequest[Catalogue, Format]) -> Criteria:
    if request.supplied is not None:
        raise ValueError("Nothing is supplied besides the pool in Shadowfist.")
    return Criteria.of(
        request.format,
        Edition(request.edition),
        request.catalogue,
        pool=request.pool,
        as_of=request.as_of,
    )


CONSTRUCTION: Final[Construction[Catalogue, Decklist, Format, Criteria]] = Construction(
    default_format="classic",
    find_format=find_format,
    parse_format=parse_format,
    criteria=_criteria,
    check_import=check_import_against,
    most=lambda name, criteria: criteria.most(criteria.catalogue.by_name[name]),
    kinds=KINDS,
    demands=demands_of,
    shared_kinds=frozenset({UNDATED_SETS}),
    example=_EXAMPLE,
    requirement="At most five copies of a title, in a deck of any size; 50 cards are usual.",
)
