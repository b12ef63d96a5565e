"""The search language of Shadowfist."""

from typing import Final, cast

from app.games.capabilities.language import (
    AnyDeckLanguage,
    Choice,
    Choices,
    Examples,
    SearchLanguage,
    usual_deck_choices,
)
from app.games.shadowfist.facts import Catalogue, Printing, Title
from app.games.shadowfist.search import CARDS, SearchIndex
from app.games.shadowfist.search.decks import DECKS
from app.games.shadowfist.search.guide import DECK_EXAMPLES
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.facts import AnyCatalogue

_FACTIONS: Final = Choices(
    "Faction",
    (
        *(
            Choice(each.word, f'faction:"{each.word.lower()}"', each)
            for each in Resource
            if not each.is_talent
        ),
        Choice("Unaligned", "is:unaligned"),
    ),
)
_TALENTS: Final = Choices(
    "Talent",
    tuple(
        Choice(each.word, f'talent:"{each.word.lower()}"', each)
        for each in Resource
        if each.is_talent
    ),
)
_TYPES: Final = Choices(
    "Type",
    tuple(
        Choice(
            each.value, "type:fss" if each is CardType.FENG_SHUI_SITE else f"type:{each.lower()}"
        )
        for each in CardType
        if each is not CardType.TOKEN
    ),
)
_POOLS: Final = Choices(
    "Card pool", (Choice("Modern", "pool:modern"), Choice("New Heroes", "pool:new-heroes"))
)


def _deck_choices(catalogue: Catalogue) -> tuple[Choices, ...]:
    factions = tuple(
        Choice(each.word, f'faction:"{each.word.lower()}"', each)
        for each in Resource
        if not each.is_talent
    )
    usual = usual_deck_choices(cast(AnyCatalogue, catalogue))
    return Choices("Faction", factions), *usual


LANGUAGE: Final[SearchLanguage[Catalogue, Title, Printing]] = SearchLanguage(
    cards=CARDS,
    index=SearchIndex.of,
    is_listed=lambda title: not title.is_token,
    choices=(_FACTIONS, _TALENTS, _TYPES, _POOLS),
    deck_choices=_deck_choices,
    given=Examples(
        cards="t:character c<=3 req<=ddC",
        commands=("d:sorcerer fi>=6", "is:differs unique:prints"),
        fields="fighting>cost",
        adding="final brawl",
        decks=DECK_EXAMPLES,
        files=("[[t:fss]]>=5", "[[]]=50 valid:yes"),
    ),
    decks=cast(AnyDeckLanguage, DECKS),
    guide="docs/search-shadowfist.md",
)
