"""Cards that would fit a deck of The Spoils, learned from the preconstructed decks."""

from functools import lru_cache
from typing import Final

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_files import DeckFiles
from app.games.capabilities.suggestions import ANYTHING, NeededKind, Suggestion, Suggestions, Wish
from app.games.offers import own
from app.games.spoils.construction import Criteria
from app.games.spoils.decklists import SHAPE, Decklist
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.suggestions import Outline, method_of
from app.games.spoils.suggestions.outline import Traits
from app.games.spoils.suggestions.resources import unused_resources
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.suggestions import Example, Learned, learn, suggest

_METHOD: Final = (
    "Every card that the format allows and whose icons the deck has is compared with the "
    "deck: threshold, cost, type, subtypes, what the cards do, sets, and which preconstructed "
    "decks play it beside cards of yours. Cards come first that use resources which few others "
    "use. What each of these is worth was learned from the "
    "preconstructed decks. A card taken out of one of them is among the ten in 56 of 100 cases; "
    "decks of players were not measured."
)


@lru_cache(maxsize=4)
def _learned(catalogue: Catalogue) -> Learned[Decklist, Outline, Traits]:
    files, precons = DeckFiles(SHAPE), catalogue.precons.values()
    examples = [Example(x.name, files.of_precon(x, catalogue)) for x in precons]
    return learn(examples, method_of(catalogue))


def _suggest(deck: Decklist, criteria: Criteria, wish: Wish) -> tuple[Suggestion, ...]:
    catalogue = criteria.catalogue
    cards = catalogue.by_name
    found = suggest(
        deck,
        _learned(catalogue),
        lambda name: (
            wish.allows(name)
            and criteria.most(cards[name]) > 0
            and _printing(cards[name], criteria) is not None
        ),
        held=wish.held,
    )
    return tuple(
        Suggestion(printing, one.reason)
        for one in found
        if (printing := _printing(cards[one.name], criteria)) is not None
    )


def _printing(card: Card, criteria: Criteria) -> Printing | None:
    """The newest printing, or where its rarity is not allowed another that may be played."""
    newest = criteria.catalogue.newest_printing(card)
    others = criteria.catalogue.printings_of(card)
    return next((one for one in (newest, *others) if criteria.allows_rarity(one)), None)


class SpoilsSuggestions(Suggestions):
    """Suggestions learned from the preconstructed decks."""

    method = _METHOD
    needed_kinds = (
        NeededKind("Resources", "type:resource"),
        NeededKind("Plays for turns 1 to 3", "cost<=2 -type:resource"),
        NeededKind("Characters", "type:character"),
        NeededKind("Answers to a character", "does:removes-character"),
    )

    def suggest(
        self, deck: AnyDecklist, criteria: CriteriaLike, wish: Wish = ANYTHING
    ) -> tuple[Suggestion, ...]:
        return _suggest(own(deck, Decklist), own(criteria, Criteria), wish)

    def unused(self, deck: AnyDecklist) -> tuple[str, ...]:
        return unused_resources(own(deck, Decklist))
