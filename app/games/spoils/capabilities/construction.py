"""The checks of decks of The Spoils."""

from typing import Final

from app.games.capabilities.construction import Construction, CriteriaRequest
from app.games.spoils.construction import (
    KINDS,
    UNDATED_SETS,
    Criteria,
    check_import_against,
    demands_of,
    find_format,
    number,
    parse_format,
)
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Format, Supplied

_EXAMPLE: Final = """\
id = "club"
name = "Club Night"
base = "constructed"
minimum = 60

[[listed]]
name = "Scout"
listing = "banned"
source = "Club vote"
"""


def _criteria(request: CriteriaRequest[Catalogue, Format]) -> Criteria:
    return Criteria.of(
        request.format,
        Edition(request.edition),
        request.catalogue,
        pool=request.pool,
        as_of=request.as_of,
        supplied=None if request.supplied is None else Supplied(request.supplied),
    )


CONSTRUCTION: Final[Construction[Catalogue, Decklist, Format, Criteria]] = Construction(
    default_format=Base.CONSTRUCTED.value,
    find_format=find_format,
    parse_format=parse_format,
    criteria=_criteria,
    check_import=check_import_against,
    most=lambda name, criteria: criteria.most(criteria.catalogue.by_name[name]),
    kinds=KINDS,
    number=lambda kind, edition: number(kind, Edition(edition)),
    demands=demands_of,
    supplied=tuple(supplied.value for supplied in Supplied),
    shared_kinds=frozenset({UNDATED_SETS}),
    example=_EXAMPLE,
    requirement="One faction and the number of cards that the format requires, not counting the "
    "faction.",
)
