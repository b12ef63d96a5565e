"""Selectors: the usual `Cards` by name, of a type or in a role."""

from __future__ import annotations

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary.cards import (
    AnyAmount,
    Cards,
    Is,
    NotOfType,
    OfType,
    Staple,
    TopOfDeck,
    Who,
)
from app.games.spoils.vocabulary.places import Player, Role

__all__ = [
    "AFFECTED",
    "CARD",
    "CHARACTER",
    "CHOSEN",
    "DISCARDED",
    "FACTION",
    "FOUND",
    "HOST",
    "ITEM",
    "ITSELF",
    "LAST_TACTIC",
    "LOCATION",
    "LOOKED_AT",
    "MICROMAJIG",
    "NON_RESOURCE",
    "NON_TACTIC",
    "PICKED",
    "PICKED_CARD",
    "RESOURCE",
    "RESPONDED_TO",
    "REVEALED",
    "SET_ASIDE",
    "SOURCE",
    "STAPLE_RESOURCE",
    "TACTIC",
    "THAT",
    "THIS",
    "chosen",
    "of_type",
    "picked",
    "the",
    "top",
]


def the(role: Role, nth: int = 0) -> Cards:
    """The cards in a role."""
    return Cards((Is(role, nth),))


def picked(nth: int) -> Cards:
    """The cards of the n-th `Pick` of this text, from 1."""
    return the(Role.PICKED, nth)


def chosen(nth: int) -> Cards:
    """The cards of the n-th `Choose` of this text, from 1."""
    return the(Role.CHOSEN, nth)


def of_type(*types: CardType) -> Cards:
    """Cards of any of the types."""
    return Cards((OfType(types),))


def top(count: AnyAmount, of: Who = Player.YOU) -> Cards:
    """The top cards of a player's deck."""
    return Cards((TopOfDeck(count, of),))


CARD = Cards()
CHARACTER = of_type(CardType.CHARACTER)
ITEM = of_type(CardType.ITEM)
LOCATION = of_type(CardType.LOCATION)
TACTIC = of_type(CardType.TACTIC)
RESOURCE = of_type(CardType.RESOURCE)
FACTION = of_type(CardType.FACTION)
NON_RESOURCE = Cards((NotOfType((CardType.RESOURCE,)),))
NON_TACTIC = Cards((NotOfType((CardType.TACTIC,)),))
MICROMAJIG = CARD.named("Micromajig Token")
STAPLE_RESOURCE = RESOURCE.that(Staple())
THIS = the(Role.THIS)
PICKED = the(Role.PICKED)
PICKED_CARD = the(Role.PICKED_CARD)
CHOSEN = the(Role.CHOSEN)
FOUND = the(Role.FOUND)
REVEALED = the(Role.REVEALED)
LOOKED_AT = the(Role.LOOKED_AT)
DISCARDED = the(Role.DISCARDED)
AFFECTED = the(Role.AFFECTED)
THAT = the(Role.THAT)
SOURCE = the(Role.SOURCE)
HOST = the(Role.HOST)
RESPONDED_TO = the(Role.RESPONDED_TO)
SET_ASIDE = the(Role.SET_ASIDE)
LAST_TACTIC = the(Role.LAST_TACTIC)
ITSELF = the(Role.ITSELF)
