"""The search language of Shadowfist, and the page of the documentation that explains it."""

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
from app.games.shadowfist.facts import Catalogue, Title
from app.games.shadowfist.search import CARDS, SearchIndex
from app.games.shadowfist.search.guide import DECK_EXAMPLES, guide
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.search import Texts

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


class ShadowfistSearchLanguage(SearchLanguage):
    cards = CARDS
    choices = (_FACTIONS, _TALENTS, _TYPES, _POOLS)
    given = Examples(
        cards="t:character c<=3 req<=ddC",
        commands=("d:sorcerer fi>=6", "is:differs unique:prints"),
        fields="fighting>cost",
        adding="final brawl",
        decks=DECK_EXAMPLES,
        files=("[[t:fss]]>=5", "[[]]=50 valid:yes"),
    )
    guide = "docs/search-shadowfist.md"

    def index(self, catalogue: AnyCatalogue) -> SearchIndex:
        return SearchIndex.of(own(catalogue, Catalogue))

    def texts(self) -> tuple[Texts, ...]:
        from app.games.shadowfist.presentation.deeds import deeds

        return (Texts("scripts", {}, deeds),)

    def is_listed(self, card: CardLike) -> bool:
        return not own(card, Title).is_token

    def deck_choices(self, catalogue: AnyCatalogue) -> tuple[Choices, ...]:
        factions = tuple(
            Choice(each.word, f'faction:"{each.word.lower()}"', each)
            for each in Resource
            if not each.is_talent
        )
        usual = usual_deck_choices(catalogue)
        return Choices("Faction", factions), *usual


DOCUMENTS: Final[Documents] = MappingProxyType({ShadowfistSearchLanguage.guide: lambda _: guide()})
