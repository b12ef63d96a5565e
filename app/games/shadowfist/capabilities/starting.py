"""How games alone with a deck of Shadowfist start."""

from typing import Final

from app.games.capabilities.starting import Starting, StartRequest
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Prepared, prepare_decklist
from app.games.tabletop.chance.errors import GoldfishError

TEMPLATES: Final = "shadowfist/goldfish"
"""The folder of the templates that show what is done with a start."""


def _prepare(deck: Decklist, catalogue: Catalogue, asked: StartRequest) -> Prepared:
    if asked.starting is not None:
        raise GoldfishError("No cards start in play in Shadowfist; leave --starting out")
    if not asked.goes_first:
        raise GoldfishError("It makes no difference who goes first here; leave --second out")
    return prepare_decklist(deck, catalogue, Edition(asked.edition))


def _choices(deck: Decklist, catalogue: Catalogue) -> tuple[tuple[str, ...], ...]:
    return ()


STARTING: Final[Starting[Catalogue, Decklist, Prepared]] = Starting(
    prepare=_prepare, choices=_choices, name="", has_order=False
)
