"""The search language of The Spoils."""

from typing import Final, cast

from app.games.capabilities.language import (
    AnyDeckLanguage,
    Choice,
    Choices,
    Examples,
    SearchLanguage,
    usual_deck_choices,
)
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search import CARDS, SearchIndex
from app.games.spoils.search.decks import DECKS
from app.games.spoils.search.guide import DECK_EXAMPLES
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.facts import AnyCatalogue
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

_OF_A_TRADE: Final = 10
"""A deck with this many cards of a trade counts as a deck of that trade."""


def _deck_choices(catalogue: Catalogue) -> tuple[Choices, ...]:
    trades = tuple(
        Choice(trade.value, f"[[trade:{trade.value.lower()}]]>={_OF_A_TRADE}", trade.icon)
        for trade in Trade
        if trade is not Trade.UNIVERSAL
    )
    factions = tuple(
        Choice(card.name, f'faction:"{card.name.lower()}"') for card in catalogue.factions
    )
    return (
        Choices("Trade", trades),
        Choices("Faction", factions),
        *usual_deck_choices(cast(AnyCatalogue, catalogue)),
    )


LANGUAGE: Final[SearchLanguage[Catalogue, Card, Printing]] = SearchLanguage(
    cards=CARDS,
    index=SearchIndex.of,
    texts=_texts,
    is_listed=lambda card: not card.is_token,
    choices=(_TRADES, _TYPES),
    deck_choices=_deck_choices,
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
