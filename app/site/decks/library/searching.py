"""Search the visitor's decks, with one database query for all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, ScalarSelect, String, cast, func, select
from sqlmodel import Session

from app.games.tabletop.collection import Holdings
from app.games.tabletop.decklists.shape import DeckLayout
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.decks.query import DeckQuery
from app.games.tabletop.search.decks.searched import AnySearchedDeck, Held, SearchedDeck
from app.site.decks.store import DECKS, LINES
from app.site.platform.catalogue import Shelf
from app.site.platform.games import current_game
from app.site.presentation.queries import Mistake, mistake_of

_BETWEEN_PARTS: Final = " "
_BETWEEN_LINES: Final = ","


@dataclass(frozen=True)
class Sought:
    """The result of a search: the ids of the matching decks.

    Without a query, or with an invalid one, all decks are shown.
    """

    query: str = ""
    fitting: frozenset[str] | None = None
    echo: str = ""
    notes: tuple[str, ...] = ()
    mistake: Mistake | None = None

    def shows(self, public_id: str) -> bool:
        """Return whether a deck is shown."""
        return self.fitting is None or public_id in self.fitting


def sought(
    session: Session,
    which: ColumnElement[bool],
    text: str,
    shelf: Shelf,
    holdings: Holdings | None = None,
) -> Sought:
    """Search the decks that `which` selects. With `holdings`, `own` is available."""
    if not text:
        return Sought()
    game = current_game()
    language = game.needed_language()
    decks = game.needed(language.decks, "search of decks")
    context = Context(collection=holdings.by_name if holdings else None, texts=language.texts())
    try:
        query = decks.parse(text)
        question = decks.ask(query, shelf.index, context)
    except QueryError as error:
        return Sought(text, mistake=mistake_of(error, text))
    found = searched(session, which, query, shelf.catalogue)
    fitting = frozenset(public_id for public_id, deck in found if question.fits(deck))
    return Sought(text, fitting, question.echo, question.notes)


def searched(
    session: Session, which: ColumnElement[bool], query: DeckQuery, catalogue: AnyCatalogue
) -> Iterable[tuple[str, AnySearchedDeck]]:
    """Return the decks in searchable form; lines and tags only if the query needs them."""
    columns: list[ColumnElement[Any]] = [
        DECKS.c.public_id, DECKS.c.name, DECKS.c.notes, DECKS.c.author, DECKS.c.credit,
        DECKS.c.format,
        DECKS.c.edition, DECKS.c.as_of, DECKS.c.updated_at, DECKS.c.unread,
    ]  # fmt: skip
    if query.asks_cards:
        columns.append(_lines_together().label("lines"))
    wanted = select(*columns).where(which, DECKS.c.game == current_game().key)
    tags = _tags(session, which) if query.asks_tags else {}
    reader = LineReader(current_game().needed_files().layout)
    for row in session.connection().execute(wanted):
        yield (
            row.public_id,
            SearchedDeck(
                name=row.name,
                held=reader.held(row.lines) if query.asks_cards else (),
                author=" ".join(filter(None, (row.author, row.credit))),
                notes=row.notes,
                tags=tuple(tags.get(row.public_id, ())),
                format=catalogue.formats.get(row.format),
                edition=row.edition,
                as_of=row.as_of,
                updated=row.updated_at.date(),
                is_unread=bool(row.unread),
            ),
        )


def _lines_together() -> ScalarSelect[Any]:
    """Aggregate all lines of a deck into one text: a row for each takes ten times as long."""
    parts = (
        LINES.c.zone,
        cast(LINES.c.copies, String),
        func.coalesce(LINES.c.mark, ""),
        LINES.c.printing_id,
    )
    line = parts[0] + _BETWEEN_PARTS + parts[1] + _BETWEEN_PARTS + parts[2] + _BETWEEN_PARTS
    return (
        select(func.aggregate_strings(line + parts[3], _BETWEEN_LINES))
        .where(LINES.c.deck_id == DECKS.c.id)
        .scalar_subquery()
    )


class LineReader:
    """Parses aggregated lines; what occurs in many decks is parsed once."""

    def __init__(self, layout: DeckLayout) -> None:
        """Parse lines of decks of this shape."""
        self._layout = layout
        self._known: dict[str, Held] = {}

    def held(self, lines: str | None) -> tuple[Held, ...]:
        """Return the lines of one deck."""
        known = self._known
        texts = lines.split(_BETWEEN_LINES) if lines else []
        for text in texts:
            if text not in known:
                zone, copies, mark, printing = text.split(_BETWEEN_PARTS)
                where = self._layout.zone_of(zone)
                known[text] = Held(where, PrintingId(printing), int(copies), mark or None)
        return tuple([known[text] for text in texts])


def _tags(session: Session, which: ColumnElement[bool]) -> dict[str, list[str]]:
    wanted = (
        select(DECKS.c.public_id, LINES.c.tags)
        .join(LINES, LINES.c.deck_id == DECKS.c.id)
        .where(which, DECKS.c.game == current_game().key, cast(LINES.c.tags, String) != "[]")
    )
    whole = select(DECKS.c.public_id, DECKS.c.tags).where(
        which, DECKS.c.game == current_game().key, cast(DECKS.c.tags, String) != "[]"
    )
    found: dict[str, list[str]] = {}
    for row in session.connection().execute(wanted.union_all(whole)):
        found.setdefault(row.public_id, []).extend(row.tags)
    return found
