"""The slots of a game: each holds the implementation of one capability, or nothing."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


class MissingCapabilityError(LookupError):
    """A game lacks what was asked for; the message says so in words."""


class ForeignValueError(TypeError):
    """A value of one game was handed to another; only a mistake in the program does that."""


@dataclass(frozen=True, slots=True)
class Offer(Generic[T]):
    """A capability of a game, imported when it is first needed; false where the game has none.

    `implementation` is written `module:name`. What has that name is the capability or, if it is a
    class or a function, gives it when called without arguments. `words` name the capability in
    messages and `title` the game; the game fills both in. A game with cards takes the
    implementation `usual` where it names none. A test loads every offer and holds it against the
    type of its slot.
    """

    implementation: str = ""
    words: str = ""
    title: str = ""
    is_of_cards: bool = False
    usual: str = ""

    def needed(self) -> T:
        """Return the capability. Raises MissingCapabilityError where the game lacks it."""
        found = self.or_none()
        if found is None:
            raise MissingCapabilityError(f"{self.title} has no {self.words}.")
        return found

    def or_none(self) -> T | None:
        """Return the capability, or None where the game lacks it."""
        if not self.implementation:
            return None
        made: T = _made(self.implementation)
        return made

    def __bool__(self) -> bool:
        return bool(self.implementation)


def slot(words: str, *, of_cards: bool = False, usual: str = "") -> Offer[Any]:
    """Return an empty slot. `words` say what is missing, as in "Orchard has no odds."."""
    return Offer(words=words, is_of_cards=of_cards, usual=usual)


def label(game: DataclassInstance, title: str, *, has_cards: bool) -> None:
    """Label the offers of a game that is being made with the words of their slots and its title.

    A game without cards lacks "cards" wherever something of its cards is asked for.
    """
    for each in fields(game):
        empty, offer = each.default, getattr(game, each.name)
        if isinstance(empty, Offer):
            words = "cards" if empty.is_of_cards and not has_cards else empty.words
            made = offer.implementation or (empty.usual if has_cards else "")
            labelled = replace(offer, implementation=made, words=words, title=title)
            object.__setattr__(game, each.name, labelled)


def own(value: object, kind: type[T]) -> T:
    """Return a value that came in across the seam as the game's own type.

    The site knows cards, decks and starts only by what all games share, so a game narrows them
    here. Raises ForeignValueError for a value of another game.
    """
    if not isinstance(value, kind):
        raise ForeignValueError(f"Expected {kind.__module__}.{kind.__name__}, not {type(value)}")
    return value


@cache
def _made(implementation: str) -> Any:
    module, _, name = implementation.partition(":")
    found = getattr(import_module(module), name)
    return found() if callable(found) else found
