"""A game's own types as a catalogue, decklists and checks need them."""

from enum import Enum
from typing import Protocol, Self

from app.games.tabletop.facts.formats import Base, ListedName
from app.games.tabletop.facts.sets import CardSet, PrintingId


class CardLike(Protocol):
    """The facts that all printings of one name share."""

    @property
    def name(self) -> str:
        """The name, which identifies the card."""

    @property
    def digested(self) -> str:
        """All facts that a verdict can depend on, as one line; texts are not among them."""


class PrintingLike(Protocol):
    """One card in one set. `number` is the collector number where one is printed.

    A catalogue sets the last two: `is_newest` where a bare name stands for this printing, and
    `mark`, which a text writes after the code of the set so that it means this printing and no
    other: the number, and where several of a name have the same or none, `v2` for the second.
    """

    @property
    def id(self) -> PrintingId: ...
    @property
    def card(self) -> CardLike: ...
    @property
    def set(self) -> CardSet: ...
    @property
    def number(self) -> int | None: ...
    @property
    def rarity(self) -> Enum: ...
    @property
    def is_newest(self) -> bool: ...
    @property
    def mark(self) -> str: ...

    def unspecified(self, id_: PrintingId) -> Self:
        """The same with this id and without a number: it stands for any printing of its card."""

    def marked(self, *, is_newest: bool, mark: str) -> Self:
        """The same printing with what its catalogue says of it."""


class FormatLike(Protocol):
    """A format of deck construction; see `Format` for what its values mean."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def base(self) -> Base: ...
    @property
    def sets(self) -> tuple[str, ...] | None: ...
    @property
    def listed(self) -> tuple[ListedName, ...]: ...
    @property
    def sideboard(self) -> int | None: ...
    @property
    def unknown(self) -> tuple[str, ...]: ...
    @property
    def notes(self) -> str: ...
    @property
    def known_as_of(self) -> str: ...
