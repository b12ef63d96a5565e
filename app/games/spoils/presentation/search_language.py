"""The search language of The Spoils, and the pages of the documentation with its tables."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from app.games.capabilities.documents import Documents
from app.games.capabilities.language import (
    Choice,
    Choices,
    Examples,
    SearchLanguage,
    usual_deck_choices,
)
from app.games.offers import own
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.presentation.legality import with_findings
from app.games.spoils.search import CARDS, SearchIndex
from app.games.spoils.search.guide import DECK_EXAMPLES, guide
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.search import Texts

_TRADES: Final = Choices(
    "Trade",
    tuple(Choice(trade.value, f"trade:{trade.value.lower()}", trade.icon) for trade in Trade),
)
_TYPES: Final = Choices(
    "Type", tuple(Choice(type_.value, f"type:{type_.value.lower()}") for type_ in CardType)
)

_OF_A_TRADE: Final = 10
"""A deck with this many cards of a trade counts as a deck of that trade."""


class SpoilsSearchLanguage(SearchLanguage):
    cards = CARDS
    choices = (_TRADES, _TYPES)
    given = Examples(
        cards="t:character c<=4 th:RR",
        commands=("st:soldier c<=4", "th<=2R or is:staple"),
        fields="strength>life",
        adding="scout",
        decks=DECK_EXAMPLES,
        files=("[[t:tactic]]>=12", "[[]]=75 valid:yes"),
    )
    guide = "docs/search.md"

    def index(self, catalogue: AnyCatalogue) -> SearchIndex:
        return SearchIndex.of(own(catalogue, Catalogue))

    def texts(self) -> tuple[Texts, ...]:
        from app.games.spoils.presentation.deeds import deeds
        from app.games.spoils.wording import GENERATED

        return (replace(GENERATED, deeds=deeds),)

    def is_listed(self, card: CardLike) -> bool:
        return not own(card, Card).is_token

    def deck_choices(self, catalogue: AnyCatalogue) -> tuple[Choices, ...]:
        trades = tuple(
            Choice(trade.value, f"[[trade:{trade.value.lower()}]]>={_OF_A_TRADE}", trade.icon)
            for trade in Trade
            if trade is not Trade.UNIVERSAL
        )
        factions = tuple(
            Choice(card.name, f'faction:"{card.name.lower()}"')
            for card in own(catalogue, Catalogue).factions
        )
        return (
            Choices("Trade", trades),
            Choices("Faction", factions),
            *usual_deck_choices(catalogue),
        )


def _vocabulary(_standing: str) -> str:
    from app.games.spoils.wording.reference import vocabulary_page

    return vocabulary_page()


DOCUMENTS: Final[Documents] = MappingProxyType(
    {
        SpoilsSearchLanguage.guide: lambda _: guide(),
        "docs/legality.md": with_findings,
        "docs/vocabulary.md": _vocabulary,
    }
)
