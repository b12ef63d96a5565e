"""Drafting by computer in The Spoils: a bot's picks, and the deck built from its pool."""

from collections.abc import Sequence

from app.games.capabilities.drafting import Drafting
from app.games.offers import own
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.limited import build_deck, pick, worths
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.games.tabletop.limited import Bot


class SpoilsDrafting(Drafting):
    """Bots that weigh cards by what they are worth."""

    method = (
        "Bots prefer efficient characters: much strength, life and speed for cost and threshold. "
        "They value cards that destroy, inflict damage or draw above others, and very expensive "
        "ones less. The more cards a "
        "bot has, the more it prefers the two icons that they need most. Bots’ decks win 80 of 100 "
        "games against decks picked at random; they have not been measured against people’s decks."
    )
    version = "1"

    def bot(self, catalogue: AnyCatalogue) -> Bot[PrintingLike]:
        worth = worths(own(catalogue, Catalogue))
        return lambda held, pack: pick(_own(held), _own(pack), worth)

    def build(self, pool: Sequence[PrintingLike], size: int, catalogue: AnyCatalogue) -> Decklist:
        cards = own(catalogue, Catalogue)
        return build_deck(_own(pool), size, worths(cards), cards)


def _own(printings: Sequence[PrintingLike]) -> list[Printing]:
    return [own(each, Printing) for each in printings]
