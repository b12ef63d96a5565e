"""Properties by which cards stand to other cards: alike, highest, in one battle, attached."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.cards import Cards, Property
from app.games.spoils.vocabulary.places import Kind, Measure

__all__ = [
    "AllAlike",
    "AllDifferent",
    "AttachedTo",
    "Bearing",
    "DifferentFrom",
    "Highest",
    "InPartyWith",
    "Lowest",
    "Opposing",
    "SameAs",
]


@dataclass(frozen=True, slots=True)
class SameAs(Property):
    """Having the same name or type as the given cards."""

    kind: Kind
    cards: Cards


@dataclass(frozen=True, slots=True)
class DifferentFrom(Property):
    """Having a different name or type from the given cards."""

    kind: Kind
    cards: Cards


@dataclass(frozen=True, slots=True)
class AllAlike(Property):
    """Cards that all have the same name or type."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class AllDifferent(Property):
    """Cards of which no two have the same name or type."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class InPartyWith(Property):
    """A member of the same battle party as the given cards, which are included."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Opposing(Property):
    """A member of the party that opposes the given cards in a battle."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Highest(Property):
    """Having the highest number among the cards with the other properties; of `Pick` and `Choose`,
    by which ties are broken.
    """

    measure: Measure


@dataclass(frozen=True, slots=True)
class Lowest(Property):
    """Having the lowest number among the cards with the other properties; of `Pick` and `Choose`,
    by which ties are broken.
    """

    measure: Measure


@dataclass(frozen=True, slots=True)
class AttachedTo(Property):
    """Attached to one of the given cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Bearing(Property):
    """Having one of the given cards attached to it."""

    cards: Cards
