"""Opening of a game between players: from two decks to the first question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.engine import CannotReferee, Deck, State, new_game
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.seating import free_choices
from app.games.tabletop.chance.alignment import aligned_cards
from app.games.tabletop.chance.shuffle import deal


@dataclass(frozen=True, slots=True)
class PreparedDeck:
    """A deck ready to be shuffled: names only, so that it can be sent to another process.

    `starting` are its starting resources and `free` those of them that the faction leaves to the
    player; `cards` are the places of the rest of the deck, unshuffled. Two decks that share places
    share their luck. `notes` say what was assumed because the deck does not say it.
    """

    faction: str
    starting: tuple[str, ...]
    free: tuple[str, ...]
    cards: tuple[str, ...]
    notes: tuple[str, ...] = ()


def prepared(decklist: Decklist, catalogue: Catalogue, edition: Edition) -> PreparedDeck:
    """A decklist ready to be shuffled. Rules: 601.1b.

    Raises GoldfishError for two factions, an empty deck and starting resources that are not
    allowed.
    """
    ready = prepare_decklist(decklist, catalogue, edition=edition)
    setup = ready.setup
    return PreparedDeck(
        setup.faction.name,
        tuple(card.name for card in setup.starting),
        free_choices(setup),
        tuple(card.name for card in setup.cards),
        ready.notes,
    )


def aligned(base: PreparedDeck, other: PreparedDeck) -> PreparedDeck:
    """The other deck, with every card of both decks in the place it has in the base.

    The same seed then deals both decks the same cards wherever they agree.
    """
    return replace(other, cards=aligned_cards(base.cards, other.cards))


def opened(
    decks: Sequence[PreparedDeck],
    catalogue: Catalogue,
    edition: Edition,
    *,
    seed: int,
    first: int | None = None,
) -> State:
    """A game up to its first question.

    Every deck is shuffled with its own random numbers, so a change of one deck leaves the
    other's shuffle as it was. `first` is the player who takes the first turn; with None, a
    player drawn at random decides. Raises CannotReferee, naming every card that the referee
    cannot play.
    """
    shuffled = [_shuffled(deck, seed, person) for person, deck in enumerate(decks)]
    return new_game(catalogue, shuffled, seed=seed, edition=edition, first=first)


def _shuffled(deck: PreparedDeck, seed: int, person: int) -> Deck:
    order = tuple(deck.cards[place] for place in deal(seed, person, len(deck.cards)))
    return Deck(deck.faction, (*deck.starting, *order), deck.free, order)


__all__ = ["CannotReferee", "PreparedDeck", "aligned", "opened", "prepared"]
