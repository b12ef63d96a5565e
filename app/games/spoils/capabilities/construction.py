"""The checks of decks of The Spoils."""

from typing import Final

from app.games.capabilities.construction import Construction, CriteriaRequest
from app.games.spoils.construction import (
    UNDATED_SETS,
    Criteria,
    check_against,
    check_import_against,
    demands_of,
    find_format,
    kind_of,
    parse_format,
)
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Format, Supplied
from app.games.tabletop.construction import FindingKind, Severity


def _criteria(request: CriteriaRequest[Catalogue, Format]) -> Criteria:
    return Criteria.of(
        request.format,
        Edition(request.edition),
        request.catalogue,
        pool=request.pool,
        as_of=request.as_of,
        supplied=None if request.supplied is None else Supplied(request.supplied),
    )


def _most(name: str, criteria: Criteria) -> int:
    return criteria.most(criteria.catalogue.by_name[name])


def _kind_of(severity: Severity, rule: str | None, edition: str) -> FindingKind | None:
    return kind_of(severity, rule, Edition(edition))


CONSTRUCTION: Final[Construction[Catalogue, Decklist, Format, Criteria]] = Construction(
    default_format=Base.CONSTRUCTED.value,
    find_format=find_format,
    parse_format=parse_format,
    supplied=tuple(supplied.value for supplied in Supplied),
    criteria=_criteria,
    check=check_against,
    check_import=check_import_against,
    most=_most,
    kind_of=_kind_of,
    demands=demands_of,
    shared_kinds=frozenset({UNDATED_SETS}),
)
