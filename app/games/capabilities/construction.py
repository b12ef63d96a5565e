"""Checking decks against the rules of deck construction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import ClassVar, Protocol, TypeAlias

from app.games.tabletop.construction import AnyPool, Demand, FindingKind, Report, Severity, Stamp
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue, CardSet, FormatLike, ListedName

AnyFormat: TypeAlias = FormatLike


class CriteriaLike(Protocol):
    """Everything a deck is held against, worked out once for any number of decks.

    `minimum` is the smallest size of a deck; `listed` holds the entries of the banned list in
    force by folded name.
    """

    @property
    def catalogue(self) -> AnyCatalogue: ...
    @property
    def format(self) -> AnyFormat: ...
    @property
    def edition(self) -> str: ...
    @property
    def as_of(self) -> date | None: ...
    @property
    def minimum(self) -> int: ...
    @property
    def listed(self) -> Mapping[str, ListedName]: ...
    @property
    def stamp(self) -> Stamp: ...

    def undated_sets(self) -> tuple[CardSet, ...]:
        """The allowed sets that `as_of` cannot exclude, since no source gives their day."""


@dataclass(frozen=True, slots=True)
class CriteriaRequest:
    """A request for criteria that decks shall be checked against.

    `edition` is an id. `as_of` selects the banned list and the sets of a day; `supplied`, one of
    the game's words, replaces what the format supplies to limited players.
    """

    catalogue: AnyCatalogue
    format: AnyFormat
    edition: str
    pool: AnyPool | None = None
    as_of: date | None = None
    supplied: str | None = None


class Construction(ABC):
    """A game's formats and its checks of decks."""

    default_format: ClassVar[str]
    """The id of the format that is meant where none is named."""

    kinds: ClassVar[tuple[FindingKind, ...]]
    """All kinds of findings."""

    shared_kinds: ClassVar[frozenset[FindingKind]] = frozenset()
    """Findings that are alike for all decks held against the same criteria."""

    supplied: ClassVar[tuple[str, ...]] = ()
    """The words for things that limited players may get besides their pool."""

    requirement: ClassVar[str] = "The number of cards that the format requires."
    """A sentence on the demands that every format makes of a deck."""

    example: ClassVar[str] = 'id = "club"\nname = "Club Night"\nbase = "constructed"\n'
    """A format file to begin with."""

    @abstractmethod
    def find_format(self, name: str, catalogue: AnyCatalogue) -> AnyFormat:
        """Return the format with an id or a name. Raises FormatError."""

    @abstractmethod
    def parse_format(self, text: str, catalogue: AnyCatalogue) -> AnyFormat:
        """Read the text of a format file. Raises FormatError."""

    @abstractmethod
    def criteria(self, request: CriteriaRequest) -> CriteriaLike:
        """Return the criteria for any number of decks.

        Raises FormatError for an incomplete format, and ValueError for a part of the request that
        the format does not use.
        """

    @abstractmethod
    def check_import(self, read: Import[AnyDecklist], criteria: CriteriaLike) -> Report:
        """Return the report on a deck as it was read from a file."""

    @abstractmethod
    def most(self, name: str, criteria: CriteriaLike) -> int:
        """Return the most copies of a name that every rule leaves."""

    def demands(self, form: AnyFormat, catalogue: AnyCatalogue) -> Sequence[Demand]:
        """Return the demands of a format on a deck. Raises FormatError for an incomplete one."""
        return ()

    def number(self, kind: FindingKind, edition: str) -> str | None:
        """Return the number that an edition gives the rule of a finding; None without one."""
        return kind.rule

    def check(self, deck: AnyDecklist, criteria: CriteriaLike) -> Report:
        """Return the report on a deck that was not read from a file."""
        return self.check_import(Import(deck), criteria)

    def kind_of(self, severity: Severity, rule: str | None, edition: str) -> FindingKind | None:
        """The kind of a finding that was stored as text; None where no kind is called so any more.

        Where an edition has one number for several kinds it is the first of them.
        """
        fits = (kind for kind in self.kinds if kind.severity is severity)
        return next((kind for kind in fits if self.number(kind, edition) == rule), None)
