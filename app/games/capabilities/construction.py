"""Checking decks against the rules of deck construction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Generic, Protocol, TypeAlias, TypeVar

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


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
F = TypeVar("F", bound=AnyFormat)
K = TypeVar("K", bound=CriteriaLike)


@dataclass(frozen=True, slots=True)
class CriteriaRequest(Generic[C, F]):
    """What decks shall be checked against.

    `edition` is an id. `as_of` selects the banned list and the sets of a day; `supplied`, one of
    the game's words, replaces what the format supplies to limited players.
    """

    catalogue: C
    format: F
    edition: str
    pool: AnyPool | None = None
    as_of: date | None = None
    supplied: str | None = None


@dataclass(frozen=True, slots=True)
class Construction(Generic[C, D, F, K]):
    """A game's formats and its checks of decks.

    `default_format` is the id of the format that is meant where none is named. `find_format`
    takes an id or a name, `parse_format` the text of a format file; both raise FormatError.
    `supplied` are the words for what limited players may get besides their pool. `criteria`
    raises FormatError for an incomplete format, and ValueError for what the format does not use.
    `most` is the most copies of a name that every rule leaves. `kinds` are all kinds of findings;
    `number` gives the rule of a kind as an edition numbers it. `demands` tells what a format asks
    of a deck, and raises FormatError for an incomplete one. `shared_kinds` are the findings that
    are alike for all decks held against the same criteria. `requirement` says in a
    sentence what every format asks of a deck, and `example` is a format file to begin with.
    """

    default_format: str
    find_format: Callable[[str, C], F]
    parse_format: Callable[[str, C], F]
    criteria: Callable[[CriteriaRequest[C, F]], K]
    check_import: Callable[[Import[D], K], Report]
    most: Callable[[str, K], int]
    kinds: tuple[FindingKind, ...]
    number: Callable[[FindingKind, str], str | None] = lambda kind, edition: kind.rule
    demands: Callable[[F, C], Sequence[Demand]] = lambda form, catalogue: ()
    supplied: tuple[str, ...] = ()
    shared_kinds: frozenset[FindingKind] = frozenset()
    requirement: str = "The number of cards that the format requires."
    example: str = 'id = "club"\nname = "Club Night"\nbase = "constructed"\n'

    def check(self, deck: D, criteria: K) -> Report:
        """The report on a deck that was not read from a file."""
        return self.check_import(Import(deck), criteria)

    def kind_of(self, severity: Severity, rule: str | None, edition: str) -> FindingKind | None:
        """The kind of a finding that was stored as text; None where no kind is called so any more.

        Where an edition has one number for several kinds it is the first of them.
        """
        fits = (kind for kind in self.kinds if kind.severity is severity)
        return next((kind for kind in fits if self.number(kind, edition) == rule), None)


AnyConstruction: TypeAlias = Construction[AnyCatalogue, AnyDecklist, AnyFormat, CriteriaLike]
