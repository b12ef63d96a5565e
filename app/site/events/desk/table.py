"""The organizer's table: all players with state, verdict and last change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlencode

from app.games.tabletop.construction import Verdict
from app.games.text import fold
from app.site.events.desk.deck_search import deck_query
from app.site.events.desk.rows import DeskRow
from app.site.events.stored_lists import decklist_of
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import Mistake

PAGE: Final = 60


def _in_with(verdict: Verdict | None) -> Callable[[DeskRow], bool]:
    return lambda row: row.verdict is verdict and row.is_in


FILTERS: Final[Mapping[str, Callable[[DeskRow], bool]]] = {
    "all": lambda row: row.is_in,
    "out": lambda row: row.is_out,
    "asking": lambda row: row.waits_for_place,
    "unread": lambda row: row.is_in and row.has_unread_message,
    "absent": lambda row: row.is_absent,
    "problems": lambda row: row.needs_work,
    "late": lambda row: row.waits_for_answer,
    "legal": _in_with(Verdict.LEGAL),
    "illegal": _in_with(Verdict.ILLEGAL),
    "unreadable": _in_with(Verdict.UNREADABLE),
    "missing": _in_with(None),
}
"""Filters of the table, by their word in the address."""

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
    """The part of the table that the address asks for."""

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
    """The rows of one page with the counts of all.

    Apart from them are players who left, and those who ask to join or wait for a place.
    """

    rows: tuple[DeskRow, ...]
    left: tuple[DeskRow, ...]
    asking: tuple[DeskRow, ...]
    counts: Mapping[str, int]
    found: int
    page: int
    last: int
    echo: str = ""
    mistake: Mistake | None = None


def shown(
    table_request: TableRequest, rows: Sequence[DeskRow], indexed: IndexedCatalogue
) -> DeskPage:
    """Filter, sort and cut. A query finds names of players and decks, and inside decks."""
    counts = {word: sum(map(fits, rows)) for word, fits in FILTERS.items()}
    matching, echo, mistake = _matching(table_request, rows, indexed)
    found = [row for row in matching if FILTERS[table_request.show](row)]
    apart = matching if table_request.show == "all" else []
    last = max(1, -(-len(found) // PAGE))
    page = min(table_request.page, last)
    return DeskPage(
        rows=tuple(found[(page - 1) * PAGE : page * PAGE]),
        left=tuple(row for row in apart if row.is_out)[:PAGE] if page == last else (),
        asking=tuple(_in_turn(apart))[:PAGE] if page == 1 else (),
        counts=counts,
        found=len(found),
        page=page,
        last=last,
        echo=echo,
        mistake=mistake,
    )


def _in_turn(rows: Sequence[DeskRow]) -> list[DeskRow]:
    """Return the players who wait for a place, those who came first first."""
    found = [row for row in rows if row.waits_for_place]
    return sorted(found, key=lambda row: row.entry.id or 0)


def chosen_by(
    table_request: TableRequest, rows: Sequence[DeskRow], indexed: IndexedCatalogue
) -> list[DeskRow]:
    """Return all rows that the table shows, on every page of it."""
    return [
        row
        for row in _matching(table_request, rows, indexed)[0]
        if FILTERS[table_request.show](row)
    ]


def _matching(
    table_request: TableRequest, rows: Sequence[DeskRow], indexed: IndexedCatalogue
) -> tuple[list[DeskRow], str, Mistake | None]:
    """Return the sorted rows that a query finds, what it was understood as, and its mistake."""
    found, echo, mistake = list(rows), "", None
    if table_request.query:
        question = deck_query(table_request.query, indexed)
        named = {row.entry.id for row in rows if _is_named(row, fold(table_request.query))}
        found = [
            row
            for row in rows
            if row.entry.id in named
            or (row.hand_in and question.fits(decklist_of(row.hand_in, indexed.catalogue)))
        ]
        mistake = None if found else question.mistake
        echo = question.echo
    ordered = sorted(found, key=SORTS[table_request.sort], reverse=table_request.is_reversed)
    return ordered, echo, mistake


def _is_named(row: DeskRow, text: str) -> bool:
    return text in row.entry.folded_name or bool(row.hand_in and text in fold(row.hand_in.title))
