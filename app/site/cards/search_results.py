"""The result page of a card search: one page of results, or the error."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from app.games.capabilities.faces import CardFaces, Face, ListEntry
from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike
from app.games.tabletop.search import Context, Display, QueryError
from app.games.tabletop.search.arrangement import BY_NAME
from app.games.tabletop.search.nearest import find_nearest
from app.games.tabletop.search.nodes import Direction
from app.games.tabletop.search.plain_search import Chip
from app.games.tabletop.search.rows import Found, Rows
from app.site.platform.request.current_game import game_path
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of

PAGE: Final[Mapping[Display, int]] = {Display.LIST: 30, Display.TEXT: 30, Display.GRID: 24}

_PART: Final = re.compile(r'(?:"[^"]*"|[^\s"])+')
"""One part of a query between blanks; quoted blanks do not separate."""

_SORTING: Final = re.compile(r"(?:order|sort|dir|direction):", re.IGNORECASE)
_SORTED_COLUMNS: Final = ("cost", BY_NAME, "type", "set")
"""The columns of the list that can be sorted, where the game has that order."""


@dataclass(frozen=True)
class BrowseRequest:
    """The parameters of the URL. `display` is None if none was chosen."""

    query: str = ""
    page: int = 1
    display: Display | None = None

    @classmethod
    def of(cls, args: Mapping[str, str]) -> BrowseRequest:
        """Parse the URL's parameters; invalid ones are ignored."""
        page = args.get("page", "1")
        shown = args.get("show", "")
        return cls(
            query=args.get("q", "").strip(),
            page=max(1, int(page)) if page.isascii() and page.isdigit() and len(page) < 7 else 1,
            display=Display(shown) if shown in set(Display) else None,
        )

    def address(self, **changes: object) -> str:
        """Return the URL of this page with some parameters changed."""
        there = replace(self, **changes)  # type: ignore[arg-type]
        parts = {
            "q": there.query,
            "show": there.display.value if there.display else "",
            "page": there.page if there.page > 1 else "",
        }
        query = urlencode({name: value for name, value in parts.items() if value})
        path = f"{game_path()}/cards"
        return f"{path}?{query}" if query else path

    def asks(self, condition: str) -> bool:
        """Return whether the query has a condition, such as `trade:rogue`."""
        field, _, value = condition.partition(":")
        return any(value in part[len(field) + 1 :].split("|") for part in self._parts_of(field))

    def switching(self, condition: str) -> str:
        """Return the URL of this query with another condition, or without one that it has.

        Values of one field are alternatives: `trade:rogue|gearsmith`.
        """
        field, _, value = condition.partition(":")
        there = next(iter(self._parts_of(field)), None)
        if there is None:
            return self.address(query=f"{self.query} {condition}".strip(), page=1)
        values = there[len(field) + 1 :].split("|")
        left = [one for one in values if one != value]
        values = left if len(left) < len(values) else [*values, value]
        changed = f"{field}:{'|'.join(values)}" if values else ""
        parts = [changed if part == there else part for part in _PART.findall(self.query)]
        return self.address(query=" ".join(filter(None, parts)), page=1)

    def sorted_by(self, order: str, *, descending: bool) -> str:
        """Return the URL of this query with its results in another order."""
        parts = [part for part in _PART.findall(self.query) if not _SORTING.match(part)]
        parts += [f"order:{order}"] if order != BY_NAME or not parts else []
        parts += ["dir:desc"] if descending else []
        return self.address(query=" ".join(parts), page=1)

    def _parts_of(self, field: str) -> list[str]:
        return [part for part in _PART.findall(self.query) if part.startswith(f"{field}:")]


@dataclass(frozen=True)
class Row:
    """One result: the card, the printing to show, and its line in a list."""

    card: CardLike
    printing: PrintingLike
    entry: ListEntry
    face: Face | None = None


@dataclass(frozen=True)
class Results:
    """One page of results; `mistake` is set if no search was run.

    `orders` are the columns that results can be sorted by, `order` is the one that they are
    sorted by. `said` tells how near the rows are where none fulfils the query, `respelt` is the
    query that they fulfil if it has no misspelt words. `chips` are the conditions as they were
    read, `exact` the query in the language of fields.
    """

    rows: tuple[Row, ...] = ()
    total: int = 0
    page: int = 1
    last: int = 1
    display: Display = Display.LIST
    echo: str = ""
    notes: tuple[str, ...] = ()
    mistake: Mistake | None = None
    orders: tuple[str, ...] = ()
    order: str = BY_NAME
    is_descending: bool = False
    said: str = ""
    respelt: str | None = None
    chips: tuple[Chip, ...] = ()
    exact: str = ""

    @property
    def first_place(self) -> int:
        """Return the number of the first row shown, from 1."""
        return (self.page - 1) * PAGE[self.display] + 1


def browsed(
    asked: BrowseRequest,
    indexed: IndexedCatalogue,
    language: SearchLanguage,
    faces: CardFaces,
    holdings: Holdings | None = None,
) -> Results:
    """Run a query and return the requested page; `own` needs holdings."""
    context = Context(collection=holdings.by_name if holdings else None, texts=language.texts())
    try:
        if len(asked.query) > LONGEST_QUERY:
            problem = f"A query can have at most {LONGEST_QUERY} characters"
            raise QueryError(problem, 0, 1, query=asked.query)
        answer = find_nearest(
            language.cards,
            indexed.index,
            asked.query,
            language.offered_values,
            context,
            language.is_listed,
        )
    except QueryError as error:
        return Results(mistake=mistake_of(error, asked.query))
    read, found = answer.found, answer.rows
    result = read.result
    if not asked.query:
        found = _most_played_first(found, indexed.catalogue)
    display = asked.display or result.query.arrangement.display or Display.LIST
    size = PAGE[display]
    last = max(1, -(-len(found) // size))
    page = min(asked.page, last)
    arrangement = result.query.arrangement
    return Results(
        rows=tuple(_row(one, display, faces) for one in found[(page - 1) * size : page * size]),
        total=len(found),
        page=page,
        last=last,
        display=display,
        echo=result.echo,
        notes=result.notes,
        chips=read.chips,
        exact=read.exact,
        orders=tuple(o for o in _SORTED_COLUMNS if o == BY_NAME or o in language.cards.orders),
        order=arrangement.order or (BY_NAME if asked.query else ""),
        is_descending=arrangement.direction is Direction.DESCENDING,
        said=answer.nearness.said(asked.query),
        respelt=answer.respelt,
    )


def _most_played_first(
    found: Rows[CardLike, PrintingLike], catalogue: AnyCatalogue
) -> Rows[CardLike, PrintingLike]:
    """Return rows by the number of preconstructed decks that play the card, then as they were."""
    decks = Counter(
        name
        for precon in catalogue.precons.values()
        for name in {catalogue.by_printing[line.printing].card.name for line in precon.lines}
    )
    order = sorted(found.order, key=lambda place: -decks[found.entries[place].card.name])
    return replace(found, order=order)


def _row(found: Found[CardLike, PrintingLike], display: Display, faces: CardFaces) -> Row:
    face = None if display is Display.LIST else faces.of(found.card, found.printing)
    printing = found.printing
    entry = faces.entry_as(found.card, printing)
    return Row(found.card, printing, entry, face)
