"""How games of The Spoils start."""

from typing import Final

from app.games.capabilities.starting import Starting, StartRequest
from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import Prepared, prepare_decklist
from app.games.spoils.goldfish.setup import starting_choices

TEMPLATES: Final = "goldfish"
"""The folder of the templates that show what is done with a start."""


def _prepare(deck: Decklist, catalogue: Catalogue, asked: StartRequest) -> Prepared:
    return prepare_decklist(
        deck,
        catalogue,
        starting=asked.starting,
        goes_first=asked.goes_first,
        edition=Edition(asked.edition),
    )


def _choices(deck: Decklist, catalogue: Catalogue) -> tuple[tuple[str, ...], ...]:
    if len(deck.factions) != 1:
        return ()
    counted = deck.copies(Zone.DECK).items()
    cards = [(catalogue.by_name[name], copies) for name, copies in counted]
    return starting_choices(deck.factions[0], cards)


STARTING: Final[Starting[Catalogue, Decklist, Prepared]] = Starting(
    prepare=_prepare, choices=_choices, name="starting resources"
)
