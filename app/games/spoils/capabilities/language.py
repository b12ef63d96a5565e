"""The search language of The Spoils."""

from typing import Final, cast

from app.games.capabilities.language import (
    AnyDeckLanguage,
    Choice,
    Choices,
    Examples,
    SearchLanguage,
)
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search import CARDS, SearchIndex
from app.games.spoils.search.decks import DECKS
from app.games.spoils.search.guide import DECK_EXAMPLES
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.search import Texts


def _texts() -> tuple[Texts, ...]:
    from app.games.spoils.wording import GENERATED

    return (GENERATED,)


_TRADES: Final = Choices(
    "Trade",
    tuple(Choice(trade.value, f"trade:{trade.value.lower()}", trade.icon) for trade in Trade),
)
_TYPES: Final = Choices(
    "Type", tuple(Choice(type_.value, f"type:{type_.value.lower()}") for type_ in CardType)
)

LANGUAGE: Final[SearchLanguage[Catalogue, Card, Printing]] = SearchLanguage(
    cards=CARDS,
    index=SearchIndex.of,
    texts=_texts,
    is_listed=lambda card: not card.is_token,
    choices=(_TRADES, _TYPES),
    given=Examples(
        cards="t:character c<=4 th:RR",
        commands=("st:soldier c<=4", "th<=2R or is:staple"),
        fields="strength>life",
        adding="scout",
        decks=DECK_EXAMPLES,
        files=("[[t:tactic]]>=12", "[[]]=75 valid:yes"),
    ),
    decks=cast(AnyDeckLanguage, DECKS),
    guide="docs/search.md",
)
