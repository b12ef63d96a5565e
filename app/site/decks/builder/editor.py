"""The contents of a deck's page: grouped rows, verdict, figures, and in limited play the pool."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import islice
from typing import Final

from app.games.capabilities.construction import AnyFormat, CriteriaLike, CriteriaRequest
from app.games.capabilities.deck_header import HeaderOffer
from app.games.capabilities.deck_rows import Place
from app.games.capabilities.faces import CardFaces
from app.games.tabletop.collection import Holdings
from app.games.tabletop.construction import Verdict
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.decklist import Place as DeckPlace
from app.games.tabletop.facts import AnyCatalogue, Base, CardLike, PrintingLike
from app.site.decks.builder.arranging import Arrangement, filtered, grouping, placing
from app.site.decks.builder.needs import Needs, needs_of
from app.site.decks.builder.removed_rows import Gone, removed_rows_as_text
from app.site.decks.snapshot import DeckState, judge_deck, pool_in_use
from app.site.platform.request.current_game import demand, game_of, main_copies, shape_of
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.cards import stat_line
from app.site.presentation.queries import Mistake
from app.site.presentation.verdicts import FindingView, Judged, Progress, VerdictView

MOST_FORMATS: Final = 3
"""Formats that are offered."""


@dataclass(frozen=True)
class PoolRow:
    """A card of the pool: copies that are left, and copies in the deck."""

    printing: PrintingLike
    stats: str
    left: int
    in_deck: int


@dataclass(frozen=True)
class PoolGroup:
    """Rows under one heading, with the copies left."""

    title: str
    left: int
    rows: tuple[PoolRow, ...]


@dataclass(frozen=True)
class PoolView:
    """The rest of a pool. `address` is the page that the pool came from."""

    address: str
    total: int
    left: int
    groups: tuple[PoolGroup, ...]


def pool_view(
    state: DeckState, arrangement: Arrangement, catalogue: AnyCatalogue
) -> PoolView | None:
    """Return the rest of the pool, arranged like the deck; None if no pool bounds the deck.

    A name that the pool has in several printings is one row, for pools count names.
    """
    held = pool_in_use(state, catalogue)
    if held is None or state.pool is None:
        return None
    by_name: dict[str, PrintingLike] = {}
    for printing, _ in held.printings.values():
        by_name.setdefault(printing.card.name, printing)
    in_deck = main_copies(state.decklist)
    rows = [
        PoolRow(
            by_name[name],
            stat_line(by_name[name].card),
            copies - in_deck[name],
            in_deck[name],
        )
        for name, copies in held.copies.items()
        if copies > in_deck[name]
    ]
    groups = _pool_groups(rows, arrangement)
    return PoolView(state.pool.address, held.total, sum(row.left for row in rows), groups)


def _pool_groups(rows: list[PoolRow], by: Arrangement) -> tuple[PoolGroup, ...]:
    place, group = placing(by.sorting, by.rows), grouping(by.columns, by.rows)
    groups: dict[tuple[Place, str], list[PoolRow]] = {}
    for row in sorted(rows, key=lambda row: place(row.printing, ())):
        groups.setdefault(group(row.printing, ()), []).append(row)
    return tuple(
        PoolGroup(title, sum(row.left for row in groups[place, title]), tuple(groups[place, title]))
        for place, title in sorted(groups)
    )


@dataclass(frozen=True)
class Flag:
    """A badge on a row: its words, their meaning, and the finding it links to."""

    words: str
    is_error: bool
    place: int | None


@dataclass(frozen=True)
class Held:
    """Copies of a name that the visitor owns, over all printings, and that the deck needs."""

    owned: int
    needed: int

    @property
    def is_lacking(self) -> bool:
        """Return whether copies are missing."""
        return self.owned < self.needed


@dataclass(frozen=True)
class DeckRow:
    """Copies of one printing in one zone. `starting` of them start in play.

    A row of 0 copies was removed during this visit; `gone` is the number of copies it had.
    """

    zone: StrEnum
    printing: PrintingLike
    copies: int
    starting: int
    stats: str
    tags: tuple[str, ...] = ()
    note: str = ""
    gone: int = 0
    flag: Flag | None = None
    held: Held | None = None

    @property
    def card(self) -> CardLike:
        """The card."""
        return self.printing.card

    @cached_property
    def shown(self) -> Hashable:
        """Return everything that the row shows, as far as the catalogue does not decide it."""
        return (
            self.zone, self.printing.id, self.copies, self.starting, self.stats, self.tags,
            self.note, self.gone, self.flag, self.held,
        )  # fmt: skip

    @property
    def field(self) -> str:
        """Return the name of the form field for the copies."""
        return f"copies.{self.zone.value}.{self.printing.id}"


@dataclass(frozen=True)
class Group:
    """Rows under one heading; `has_cost` tells whether a card of them has a cost, be it 0."""

    title: str
    count: int
    rows: tuple[DeckRow, ...]
    has_cost: bool = True

    @property
    def shown(self) -> Hashable:
        """Return everything that the rows show, as far as the catalogue does not decide it."""
        return tuple(row.shown for row in self.rows)


@dataclass(frozen=True)
class Editor:
    """All values that the deck's page is rendered from.

    `deck` has equal lines added up. `minimum` is the size that a deck with something to repair
    has to have; None for one without. `claims_finished` says that the visitor wants the verdict
    on the deck as it is. `filler_room` is the number of fillers that can still be offered,
    `allowing` are formats in which an illegal deck would be legal. `pool` is what is left of the
    pool in limited play. `needs` compares the deck with real ones.
    """

    state: DeckState
    deck: AnyDecklist
    catalogue: AnyCatalogue
    minimum: int | None
    groups: tuple[Group, ...]
    considering: tuple[DeckRow, ...]
    sideboard: tuple[DeckRow, ...]
    verdict: VerdictView
    size: int
    arrangement: Arrangement
    filler_room: int = 0
    allowing: tuple[AnyFormat, ...] = ()
    gone: str = ""
    claims_finished: bool = False
    filter_mistake: Mistake | None = None
    hidden: int = 0
    pool: PoolView | None = None
    needs: Needs | None = None

    @cached_property
    def counted(self) -> Hashable:
        """Return what header and figures depend on besides the catalogue and the address."""
        lines = tuple((x.printing.id, x.zone, x.copies, x.mark) for x in self.deck.lines)
        return lines, self.minimum

    @property
    def has_figures(self) -> bool:
        """Return whether the game has figures of decks."""
        return bool(game_of(self.deck).figures)

    @cached_property
    def figures(self) -> object | None:
        """Return the game's figures of the deck; if it lacks cards, with those to fill it up."""
        figures = game_of(self.deck).figures.or_none()
        if figures is None:
            return None
        if self.minimum is None:
            return figures.of(self.deck)
        return figures.of_unfinished(self.deck, self.minimum, self.catalogue)

    @cached_property
    def header(self) -> tuple[object, ...]:
        """Return what stands above the deck."""
        header = game_of(self.deck).header.or_none()
        return header.of(self.deck) if header else ()

    @property
    def offers(self) -> Sequence[HeaderOffer]:
        """Return what can be chosen to stand above the deck."""
        header = game_of(self.deck).header.or_none()
        return header.offers(self.deck, self.catalogue) if header else ()

    @property
    def highest(self) -> int:
        """Return the copies of the largest group whose cards cost something, at least 1."""
        return max((group.count for group in self.groups if group.has_cost), default=0) or 1

    @property
    def considering_count(self) -> int:
        """Return the number of copies in Considering."""
        return sum(row.copies for row in self.considering)

    @property
    def progress(self) -> Progress | None:
        """Return how far the deck has come; None if it is complete or claims to be."""
        return None if self.claims_finished else self.verdict.progress

    @property
    def findings(self) -> tuple[FindingView, ...]:
        """Return the findings to show: what is only missing counts once the deck is finished."""
        if self.progress is None:
            return self.verdict.findings
        return tuple(finding for finding in self.verdict.findings if not finding.is_missing)

    @property
    def is_empty(self) -> bool:
        """Return whether the deck has no cards yet."""
        return not self.state.decklist.lines and not self.state.unread


def editor_of(
    state: DeckState,
    indexed: IndexedCatalogue,
    arrangement: Arrangement | None = None,
    holdings: Holdings | None = None,
    gone: tuple[Gone, ...] = (),
    *,
    claims_finished: bool = False,
) -> Editor:
    """Return the values for a deck's page, its rows arranged as the visitor asked.

    With holdings, each row says how many copies are owned. Rows in `gone` are included unless their
    card is in the deck.
    """
    catalogue, deck = indexed.catalogue, state.decklist.merged()
    game, shape = game_of(deck), shape_of(deck)
    if arrangement is None:
        arrangement = Arrangement.of({}, game.rows.needed())
    judged = judge_deck(replace(state, decklist=deck), catalogue)
    flags = _flags(deck, judged)
    left = _left(gone, deck, catalogue)
    rows = _with_holdings((*_rows(deck, shape.main.zone, flags), *left), deck, holdings)
    shown = filtered(
        arrangement.filter,
        deck,
        indexed,
        holdings.by_name if holdings else None,
        pool_in_use(state, catalogue),
    )
    visible = tuple(row for row in rows if shown.shows(row.card))
    return Editor(
        state=state,
        deck=deck,
        catalogue=catalogue,
        minimum=_minimum(judged),
        groups=_grouped(visible, arrangement, game.faces.needed()),
        considering=_in_order(_apart(deck, shape.considering), arrangement),
        sideboard=_in_order(_apart(deck, shape.sideboard), arrangement),
        verdict=judged.view,
        size=deck.size,
        arrangement=arrangement,
        filler_room=_filler_room(deck, judged),
        allowing=allowing(state, deck, judged, catalogue),
        gone=removed_rows_as_text(gone),
        claims_finished=claims_finished,
        filter_mistake=shown.mistake,
        hidden=len(rows) - len(visible),
        pool=pool_view(state, arrangement, catalogue),
        needs=None if state.pool else needs_of(deck, indexed, judged.criteria),
    )


def _minimum(judged: Judged) -> int | None:
    if judged.report is None or judged.report.repair is None or judged.criteria is None:
        return None
    return judged.criteria.minimum


def _filler_room(deck: AnyDecklist, judged: Judged) -> int:
    """Return how many cards that fill up a deck can still be offered."""
    fillers = game_of(deck).fillers.or_none()
    if fillers is None or judged.criteria is None:
        return 0
    return fillers.room(deck, judged.criteria.minimum)


def _with_holdings(
    rows: tuple[DeckRow, ...], deck: AnyDecklist, holdings: Holdings | None
) -> tuple[DeckRow, ...]:
    if holdings is None:
        return rows
    needed = demand(deck)
    return tuple(
        replace(row, held=Held(holdings.of_name(row.card.name), needed[row.card.name]))
        for row in rows
    )


def _rows(deck: AnyDecklist, zone: StrEnum, flags: dict[str, Flag]) -> tuple[DeckRow, ...]:
    rows: dict[str, DeckRow] = {}
    entry = game_of(deck).faces.needed().entry
    for line in deck.in_zone(zone):
        card = line.card
        other = rows.get(line.printing.id)
        rows[line.printing.id] = DeckRow(
            zone=zone,
            printing=line.printing,
            copies=line.copies + (other.copies if other else 0),
            starting=(line.copies if line.mark is not None else 0)
            + (other.starting if other else 0),
            stats=entry(card).stats,
            tags=line.tags or (other.tags if other else ()),
            note=line.note or (other.note if other else ""),
            flag=flags.get(card.name),
        )
    return tuple(rows.values())


def _left(gone: Iterable[Gone], deck: AnyDecklist, catalogue: AnyCatalogue) -> Iterator[DeckRow]:
    """Return rows of removed cards of which no printing is in the deck again."""
    there, main = {line.name for line in deck.lines}, shape_of(deck).main.zone
    for one in gone:
        printing = catalogue.by_printing[one.printing]
        if printing.card.name not in there:
            stats = stat_line(printing.card)
            yield DeckRow(main, printing, 0, 0, stats, gone=one.copies)


def _apart(deck: AnyDecklist, place: DeckPlace | None) -> tuple[DeckRow, ...]:
    """Return the rows of a zone outside the deck; none if the game lacks it."""
    return _rows(deck, place.zone, {}) if place else ()


def _in_order(rows: Iterable[DeckRow], by: Arrangement) -> tuple[DeckRow, ...]:
    place = placing(by.sorting, by.rows)
    return tuple(sorted(rows, key=lambda row: place(row.printing, row.tags)))


def _grouped(
    rows: Iterable[DeckRow], arrangement: Arrangement, faces: CardFaces
) -> tuple[Group, ...]:
    groups: dict[tuple[Place, str], list[DeckRow]] = {}
    group = grouping(arrangement.columns, arrangement.rows)
    for row in _in_order(rows, arrangement):
        groups.setdefault(group(row.printing, row.tags), []).append(row)
    return tuple(
        Group(
            title,
            sum(row.copies for row in groups[place, title]),
            tuple(groups[place, title]),
            any(faces.entry(row.card).cost is not None for row in groups[place, title]),
        )
        for place, title in sorted(groups)
    )


def _flags(deck: AnyDecklist, judged: Judged) -> dict[str, Flag]:
    flags: dict[str, Flag] = {}
    held = main_copies(deck)
    for finding in judged.view.findings:
        for name in finding.names:
            words = "not allowed" if finding.is_error else "check this"
            if finding.is_error and judged.criteria is not None:
                words = _allowance(name, held[name], judged.criteria, deck) or words
            flags.setdefault(name, Flag(words, finding.is_error, finding.place))
    return flags


def _allowance(name: str, copies: int, criteria: CriteriaLike, deck: AnyDecklist) -> str:
    most = game_of(deck).construction.needed().most(name, criteria)
    if copies <= most:
        return ""
    return f"{most} allowed" if most else "not allowed"


def allowing(
    state: DeckState, deck: AnyDecklist, judged: Judged, catalogue: AnyCatalogue
) -> tuple[AnyFormat, ...]:
    """The first formats of the catalogue that allow a deck which breaks rules of its own.

    A limited format is none of them, for it depends on a pool that the builder does not know.
    """
    if judged.view.verdict is not Verdict.ILLEGAL:
        return ()
    return tuple(islice(_allowing(state, deck, catalogue), MOST_FORMATS))


def _allowing(state: DeckState, deck: AnyDecklist, catalogue: AnyCatalogue) -> Iterator[AnyFormat]:
    construction = game_of(deck).construction.needed()
    for form in catalogue.formats.values():
        if form.id == state.format or form.base is Base.LIMITED:
            continue
        try:
            criteria = construction.criteria(
                CriteriaRequest(catalogue, form, state.edition, as_of=state.as_of)
            )
        except ValueError:
            continue
        if construction.check(deck, criteria).verdict is Verdict.LEGAL:
            yield form
