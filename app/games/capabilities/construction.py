"""Checking decks against the rules of deck construction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.construction import AnyPool, FindingKind, Report, Severity, Stamp
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


class AnswerLike(Protocol):
    """One answer with the editions that give it, each with the rule's number if it has one."""

    @property
    def words(self) -> str: ...
    @property
    def editions(self) -> Sequence[tuple[str, str | None]]: ...


class DemandLike(Protocol):
    """One thing a format asks about, and what each edition answers, newest edition first."""

    @property
    def about(self) -> str: ...
    @property
    def answers(self) -> Sequence[AnswerLike]: ...
    @property
    def is_alike(self) -> bool: ...


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
    `most` is the most copies of a name that every rule leaves. `kind_of` is the kind of a finding
    that was stored as severity, rule and edition, None where no kind is called so any more.
    `demands` tells what a format asks of a deck, and raises FormatError for an incomplete one.
    `shared_kinds` are the findings that are alike for all decks held against the same criteria.
    """

    default_format: str
    find_format: Callable[[str, C], F]
    parse_format: Callable[[str, C], F]
    supplied: tuple[str, ...]
    criteria: Callable[[CriteriaRequest[C, F]], K]
    check: Callable[[D, K], Report]
    check_import: Callable[[Import[D], K], Report]
    most: Callable[[str, K], int]
    kind_of: Callable[[Severity, str | None, str], FindingKind | None]
    demands: Callable[[F, C], Sequence[DemandLike]]
    shared_kinds: frozenset[FindingKind] = frozenset()


AnyConstruction: TypeAlias = Construction[AnyCatalogue, AnyDecklist, AnyFormat, CriteriaLike]
