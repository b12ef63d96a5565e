"""A deck's game, and the game's services for decks. A deck names its game."""

from __future__ import annotations

from collections import Counter

from app.games import Game, game
from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.collection import Holdings, PullList, pull
from app.games.tabletop.decklists import difference as differences
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyShape
from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.site.platform.request.current_game import current_game


def game_of(deck: AnyDecklist) -> Game:
    """The game of a deck."""
    return game(deck.game)


def shape_of(deck: AnyDecklist) -> AnyShape:
    """The zones and marks of a deck. Raises MissingCapabilityError."""
    return game_of(deck).editing.needed().shape


def empty_deck() -> AnyDecklist:
    """A deck of the current game without cards. Raises MissingCapabilityError."""
    return current_game().editing.needed().shape.empty


def main_copies(deck: AnyDecklist) -> Counter[str]:
    """Copies by name in the main zone of a deck."""
    return deck.copies_in((shape_of(deck).main.zone,))


def demand(deck: AnyDecklist) -> Counter[str]:
    """Return the copies by name that are needed to sleeve a deck."""
    return shape_of(deck).sleeved_names(deck)


def pull_list(
    deck: AnyDecklist, catalogue: AnyCatalogue, holdings: Holdings | None = None
) -> PullList[PrintingLike]:
    """The copies that it takes to sleeve a deck, sorted by set and number.

    With holdings, owned copies only: first of the printing the deck asks for, then of the newest
    others of that name.
    """
    return pull(shape_of(deck).sleeved_printings(deck), catalogue, holdings)


def difference(before: AnyDecklist, after: AnyDecklist) -> AnyDifference:
    """Compare two lists of one game zone by zone and name by name, whatever the printings."""
    return differences.difference(before, after, shape_of(after).zones)


def format_called(id_: str, catalogue: AnyCatalogue, of: Game) -> AnyFormat:
    """The format of that id; where there is none, the one a game means when none is named.

    Raises MissingCapabilityError.
    """
    return catalogue.formats.get(id_) or catalogue.formats[of.construction.needed().default_format]
