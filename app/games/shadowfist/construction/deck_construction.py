"""The checks of decks of Shadowfist."""

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.construction import (
    AnyFormat,
    Construction,
    CriteriaLike,
    CriteriaRequest,
)
from app.games.offers import own
from app.games.shadowfist.construction import (
    KINDS,
    UNDATED_SETS,
    Criteria,
    check_import,
    demands_of,
    find_format,
    parse_format,
)
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue, Format
from app.games.tabletop.construction import Demand, Report
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue

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


class ShadowfistConstruction(Construction):
    """Formats and checks of Shadowfist."""

    default_format = "classic"
    kinds = tuple(KINDS)
    shared_kinds = frozenset({UNDATED_SETS})
    example = _EXAMPLE
    requirement = "At most five copies of a title, in a deck of any size; 50 cards are usual."

    def find_format(self, name: str, catalogue: AnyCatalogue) -> Format:
        return find_format(name, own(catalogue, Catalogue))

    def parse_format(self, text: str, catalogue: AnyCatalogue) -> Format:
        return parse_format(text, own(catalogue, Catalogue))

    def criteria(self, request: CriteriaRequest) -> Criteria:
        if request.supplied is not None:
            raise ValueError("Nothing is supplied besides the pool in Shadowfist.")
        return Criteria.of(
            own(request.format, Format),
            Edition(request.edition),
            own(request.catalogue, Catalogue),
            pool=request.pool,
            as_of=request.as_of,
        )

    def check_import(self, read: Import[AnyDecklist], criteria: CriteriaLike) -> Report:
        deck = None if read.decklist is None else own(read.decklist, Decklist)
        return check_import(read.with_decklist(deck), own(criteria, Criteria))

    def most(self, name: str, criteria: CriteriaLike) -> int:
        held = own(criteria, Criteria)
        return held.most(held.catalogue.by_name[name])

    def demands(self, form: AnyFormat, catalogue: AnyCatalogue) -> Sequence[Demand]:
        return demands_of(own(form, Format), own(catalogue, Catalogue))
