"""The organizer's table: all players with state, verdict and last change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final
from urllib.parse import urlencode

from sqlmodel import Session, col, select

from app.games.tabletop.construction import Severity, Verdict
from app.games.tabletop.names import fold
from app.site.events import played_pools, store
from app.site.events.desk.deck_search import deck_query
from app.site.events.lists.stored import decklist_of
from app.site.events.players import store as players
from app.site.events.registration import late_offers, versions
from app.site.platform.catalogue import IndexedCatalogue
from app.site.platform.games import current_game
from app.site.presentation.queries import Mistake
from app.tables import CardPool, DeckCheck, Entry, Event, HandIn, LateOffer, PoolKind

PAGE: Final = 60
LATE_WORDS: Final = "changed after the deadline"
OFFERED_WORDS: Final = "sent in late"


@dataclass(frozen=True)
class DeskRow:
    """One player: what stands, and what is the matter with it.

    `check` is a running one. `has_pools` tells whether the event has card pools, `card_pool` is
    the player's. `offers` are lists that came late and wait for an answer.
    """

    entry: Entry
    hand_in: HandIn | None
    check: DeckCheck | None = None
    has_pools: bool = False
    card_pool: CardPool | None = None
    offers: tuple[LateOffer, ...] = ()

    @property
    def verdict(self) -> Verdict | None:
        """The verdict; None where there is no list."""
        return Verdict(self.hand_in.verdict) if self.hand_in else None

    @property
    def verdict_word(self) -> str:
        """The verdict as it is shown and sorted."""
        return self.verdict.value if self.verdict else "missing"

    @property
    def is_illegal(self) -> bool:
        """Whether the list breaks a rule."""
        return self.verdict is Verdict.ILLEGAL

    @property
    def is_unreadable(self) -> bool:
        """Whether the list has lines that nobody understood."""
        return self.verdict is Verdict.UNREADABLE

    @property
    def needs_work(self) -> bool:
        """Whether something has to be put right before the player can play."""
        is_settled = self.verdict is Verdict.LEGAL and not self.has_pool_to_confirm
        return not self.is_out and not (is_settled and not self.offers)

    @property
    def has_pool_to_confirm(self) -> bool:
        """Whether the pool of a list that is in changed, so that it has to be confirmed anew."""
        is_in = self.has_pools and self.hand_in is not None
        return is_in and not played_pools.is_confirmed(self.card_pool)

    @property
    def is_late(self) -> bool:
        """Whether a change after the deadline waits for an answer."""
        return self.entry.standing > self.entry.accepted and bool(self.hand_in)

    @property
    def waits_for_answer(self) -> bool:
        """Whether a late change, or a list that came late, waits for an answer."""
        return self.is_late or bool(self.offers)

    @property
    def is_out(self) -> bool:
        """Whether the player left the event."""
        return self.entry.dropped_at is not None

    @property
    def rule(self) -> str:
        """The rule of the first error."""
        findings = self.hand_in.report.get("findings", []) if self.hand_in else []
        errors = [
            found["rule"] for found in findings if Severity(found["severity"]) is Severity.ERROR
        ]
        return str(errors[0]) if errors else ""

    @property
    def is_numbered(self) -> bool:
        """Whether that rule is a number of the rulebook."""
        if self.hand_in is None or not self.rule:
            return False
        construction = current_game().needed_construction()
        kind = construction.kind_of(Severity.ERROR, self.rule, self.hand_in.stamp["edition"])
        return kind is not None and kind.is_numbered

    @property
    def state(self) -> str:
        """How far the player is, in words."""
        if self.is_out:
            return "out of the event"
        if self.check is not None:
            at = f" at table {self.check.table_name}" if self.check.table_name else ""
            return f"deck check{at}"
        if self.hand_in is None:
            return OFFERED_WORDS if self.offers else "missing"
        if self.has_pool_to_confirm:
            return _pool_words(self.card_pool)
        if self.is_late:
            return LATE_WORDS
        return f"another list {OFFERED_WORDS}" if self.offers else "handed in"

    @property
    def changed_at(self) -> datetime | None:
        """When the list was received."""
        return self.hand_in.received_at if self.hand_in else None


def _pool_words(card_pool: CardPool | None) -> str:
    """Why the pool of a list that is in has to be confirmed."""
    if card_pool is None:
        return "pool taken away"
    return "pool corrected" if card_pool.version > 1 else "another pool to confirm"


def _in_with(verdict: Verdict | None) -> Callable[[DeskRow], bool]:
    return lambda row: row.verdict is verdict and not row.is_out


FILTERS: Final[Mapping[str, Callable[[DeskRow], bool]]] = {
    "all": lambda row: True,
    "in": lambda row: not row.is_out,
    "out": lambda row: row.is_out,
    "problems": lambda row: row.needs_work,
    "late": lambda row: row.waits_for_answer,
    "legal": _in_with(Verdict.LEGAL),
    "illegal": _in_with(Verdict.ILLEGAL),
    "unreadable": _in_with(Verdict.UNREADABLE),
    "missing": _in_with(None),
}
"""What can be shown, by its word in the address."""

_OLDEST: Final = float("-inf")
SORTS: Final[Mapping[str, Callable[[DeskRow], Any]]] = {
    "player": lambda row: row.entry.folded_name,
    "deck": lambda row: (row.hand_in is None, fold(row.hand_in.title) if row.hand_in else ""),
    "verdict": lambda row: (row.verdict_word, row.rule),
    "state": lambda row: row.state,
    "version": lambda row: -row.entry.standing,
    "changed": lambda row: -(row.changed_at.timestamp() if row.changed_at else _OLDEST),
}


@dataclass(frozen=True)
class TableRequest:
    """What of the table is asked for, by the address."""

    query: str = ""
    show: str = "all"
    sort: str = "player"
    is_reversed: bool = False
    page: int = 1
    late: str = ""

    @classmethod
    def of(cls, args: Mapping[str, str]) -> TableRequest:
        """Read the address; what makes no sense counts as not given."""
        page = args.get("page", "1")
        sort = args.get("sort", "player")
        show = args.get("show", "all")
        return cls(
            query=args.get("q", "").strip(),
            show=show if show in FILTERS else "all",
            sort=sort if sort in SORTS else "player",
            is_reversed=args.get("down") == "1",
            page=int(page) if page.isascii() and page.isdigit() and 0 < len(page) < 6 else 1,
            late=args.get("late", ""),
        )

    def address(self, **changes: Any) -> str:
        """The query of the same table with something changed; another filter starts anew."""
        there = replace(self, **{"page": 1, "late": "", **changes})
        parts = {
            "q": there.query,
            "show": there.show if there.show != "all" else "",
            "sort": there.sort if there.sort != "player" else "",
            "down": "1" if there.is_reversed else "",
            "page": there.page if there.page > 1 else "",
            "late": there.late,
        }
        return "?" + urlencode({name: value for name, value in parts.items() if value})

    def sorting(self, column: str) -> str:
        """The address that sorts by a column, the other way round at a second press."""
        return self.address(sort=column, is_reversed=column == self.sort and not self.is_reversed)


@dataclass(frozen=True)
class DeskPage:
    """The rows of one page with the counts of all."""

    rows: tuple[DeskRow, ...]
    counts: Mapping[str, int]
    found: int
    page: int
    last: int
    echo: str = ""
    mistake: Mistake | None = None


def rows_of(session: Session, event: Event) -> list[DeskRow]:
    """Every player of an event, by a fixed number of statements."""
    entries = players.entries_of(session, store.id_of(event))
    standing = versions.standing_by_entry(session, entries)
    running = session.exec(
        select(DeckCheck).where(
            DeckCheck.event_id == event.id, col(DeckCheck.finished_at).is_(None)
        )
    )
    checks = {check.entry_id: check for check in running}
    has_pools = event.pool_kind != PoolKind.NONE
    card_pools = played_pools.pools_of(session, store.id_of(event)) if has_pools else []
    by_player = {pool.played_by_id: pool for pool in card_pools}
    offers = late_offers.waiting_by_entry(session, store.id_of(event))
    return [
        DeskRow(
            entry,
            standing.get(store.id_of(entry)),
            checks.get(store.id_of(entry)),
            has_pools,
            by_player.get(entry.id),
            tuple(offers.get(store.id_of(entry), ())),
        )
        for entry in entries
    ]


def shown(asked: TableRequest, rows: Sequence[DeskRow], indexed: IndexedCatalogue) -> DeskPage:
    """Filter, sort and cut. A query finds names of players and decks, and inside decks."""
    counts = {word: sum(map(fits, rows)) for word, fits in FILTERS.items()}
    found = [row for row in rows if FILTERS[asked.show](row)]
    echo, mistake = "", None
    if asked.query:
        question = deck_query(asked.query, indexed)
        named = [row for row in found if _is_named(row, fold(asked.query))]
        played = [
            row
            for row in found
            if row.hand_in and question.fits(decklist_of(row.hand_in, indexed.catalogue))
        ]
        found = [row for row in found if row in named or row in played]
        mistake = None if named else question.mistake
        echo = question.echo
    found = sorted(found, key=SORTS[asked.sort], reverse=asked.is_reversed)
    last = max(1, -(-len(found) // PAGE))
    page = min(asked.page, last)
    return DeskPage(
        rows=tuple(found[(page - 1) * PAGE : page * PAGE]),
        counts=counts,
        found=len(found),
        page=page,
        last=last,
        echo=echo,
        mistake=mistake,
    )


def _is_named(row: DeskRow, text: str) -> bool:
    return text in row.entry.folded_name or bool(row.hand_in and text in fold(row.hand_in.title))
