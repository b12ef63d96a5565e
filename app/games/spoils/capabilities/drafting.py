"""How the computer drafts The Spoils."""

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.drafting import Drafting
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.limited import build_deck, pick, worths
from app.games.tabletop.limited import Bot


def _bot(catalogue: Catalogue) -> Bot[Printing]:
    worth = worths(catalogue)
    return lambda held, pack: pick(held, pack, worth)


def _build(pool: Sequence[Printing], size: int, catalogue: Catalogue) -> Decklist:
    return build_deck(pool, size, worths(catalogue), catalogue)


DRAFTING: Final[Drafting[Catalogue, Decklist, Printing]] = Drafting(
    bot=_bot,
    build=_build,
    method="A bot takes the card that is worth most to it. A character is worth more the more "
    "strength, life and speed it has for its cost and threshold. Cards that destroy, inflict "
    "damage or draw are worth more than others, and very expensive ones less. The more cards a "
    "bot has, the more it prefers the two icons that they need most. Bots’ decks win 80 of 100 "
    "games against decks picked at random; they have not been measured against people’s decks.",
    version="1",
)
