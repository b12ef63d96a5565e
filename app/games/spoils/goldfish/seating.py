"""Seating a goldfish game at the referee's table: this deck's shuffle and an idle opponent."""

from collections.abc import Iterable
from typing import Final

from app.games.spoils.engine import Deck, Person, State, new_game
from app.games.spoils.facts import NO_ICONS, Catalogue
from app.games.spoils.goldfish.setup import Setup, faction_of

ME: Final = Person(0)
"""The person who plays, and the side at which their deck lies; `side_of` is where they sit now."""

OPPONENT: Final = Person(1)
"""The person who does nothing, and the side of the other deck."""

_OPPOSING_COPIES: Final = 60


def seat(
    setup: Setup,
    catalogue: Catalogue,
    order: Iterable[int],
    opponent: str,
    *,
    seed: int = 0,
    blanks: bool = False,
) -> State:
    """A new game with the deck's places in this order, top first. Rules: 601.

    `opponent` names the other side's faction; its deck is staples alone. With `blanks`, cards
    that the referee cannot follow are played without their text; without it, such cards raise
    CannotReferee.
    """
    names = tuple(setup.cards[place].name for place in order)
    starting = tuple(card.name for card in setup.starting)
    mine = Deck(setup.faction.name, (*starting, *names), free_choices(setup), names)
    staple = next(card.name for card in catalogue.cards if card.is_staple_resource)
    theirs = Deck(opponent, (staple,) * _OPPOSING_COPIES, (staple,) * 2)
    return new_game(
        catalogue,
        (mine, theirs),
        seed=seed,
        edition=setup.edition,
        first=ME if setup.goes_first else OPPONENT,
        blanks=blanks,
    )


def free_choices(setup: Setup) -> tuple[str, ...]:
    """The starting resources that the faction leaves to the player. Rules: 202.5."""
    named = faction_of(setup.faction).starting_icons
    chosen = []
    for card in setup.starting:
        if card.provides != NO_ICONS and card.provides <= named:
            named = named.lacking(card.provides)
        else:
            chosen.append(card.name)
    return tuple(chosen)
