"""The start of games alone with a Shadowfist deck."""

from typing import Final

from app.games.capabilities.starting import Starting, StartRequest
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Prepared, prepare_decklist
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

TEMPLATES: Final = "shadowfist/goldfish"
"""The folder of the templates that show what is done with a start."""


class ShadowfistStarting(Starting):
    """A deck alone: nothing starts in play, and it makes no difference who goes first."""

    name = ""
    has_order = False

    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, asked: StartRequest) -> Prepared:
        if asked.starting is not None:
            raise GoldfishError("No cards start in play in Shadowfist; leave --starting out")
        if not asked.goes_first:
            raise GoldfishError("It makes no difference who goes first here; leave --second out")
        return prepare_decklist(
            own(deck, Decklist), own(catalogue, Catalogue), Edition(asked.edition)
        )

    def choices(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> tuple[tuple[str, ...], ...]:
        return ()
