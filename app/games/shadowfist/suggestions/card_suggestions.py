"""Cards that would fit a deck of Shadowfist, learned from the preconstructed decks."""

from functools import lru_cache
from typing import Final

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_files import DeckFiles
from app.games.capabilities.suggestions import ANYTHING, NeededKind, Suggestion, Suggestions, Wish
from app.games.offers import own
from app.games.shadowfist.construction import Criteria
from app.games.shadowfist.decklists import SHAPE, Decklist
from app.games.shadowfist.facts import Catalogue, Printing, Title
from app.games.shadowfist.suggestions import Outline, Traits, method_of
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.suggestions import Example, Learned, learn, suggest

_METHOD: Final = (
    "Every card that the format allows and whose resources the deck has is compared with "
    "the deck: factions, resources required and provided, designators, keywords, cost, type, sets, "
    "and which preconstructed decks play it beside cards of yours. What each of these is worth was "
    "learned from the preconstructed decks; what a deck cannot do without comes first. A card "
    "taken out of one of them is among the ten in 46 of 100 cases, but a card taken out of one of "
    "six tournament decks in only 5 of 100."
)


@lru_cache(maxsize=4)
def _learned(catalogue: Catalogue) -> Learned[Decklist, Outline, Traits]:
    files, precons = DeckFiles(SHAPE), catalogue.precons.values()
    examples = [Example(x.name, files.of_precon(x, catalogue)) for x in precons]
    return learn(examples, method_of(catalogue))


def _suggest(deck: Decklist, criteria: Criteria, wish: Wish) -> tuple[Suggestion, ...]:
    catalogue = criteria.catalogue
    found = suggest(
        deck,
        _learned(catalogue),
        lambda name: wish.allows(name) and criteria.most(catalogue.by_name[name]) > 0,
        held=wish.held,
    )
    return tuple(
        Suggestion(_printing(catalogue.by_name[one.name], criteria), one.reason) for one in found
    )


def _printing(title: Title, criteria: Criteria) -> Printing:
    """The newest printing, or where its set is not in the card pool the newest that is. 8.11.1."""
    newest = criteria.catalogue.newest_printing(title)
    others = reversed(criteria.catalogue.printings_of(title))
    return next((one for one in (newest, *others) if criteria.allows_printing(one)), newest)


class ShadowfistSuggestions(Suggestions):
    """Suggestions learned from the preconstructed decks."""

    method = _METHOD
    needed_kinds = (
        NeededKind("Feng Shui Sites", "type:fss"),
        NeededKind("Foundation Characters", "is:foundation"),
        NeededKind("Characters", "type:character"),
        NeededKind("Events", "type:event"),
    )

    def suggest(
        self, deck: AnyDecklist, criteria: CriteriaLike, wish: Wish = ANYTHING
    ) -> tuple[Suggestion, ...]:
        return _suggest(own(deck, Decklist), own(criteria, Criteria), wish)
