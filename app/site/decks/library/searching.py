"""Search the visitor's decks, with one database query for all of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, ScalarSelect, String, cast, func, select
from sqlmodel import Session

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.decklists.decklist import DeckLayout
from app.games.tabletop.facts import PrintingId
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.decks import Held, SearchedDeck
from app.games.tabletop.search.decks.query import DeckQuery, DeckQuestion
from app.site.cards.holdings import current_holdings
from app.site.decks import summaries
from app.site.decks.stored_decks import DECKS, LINES
from app.site.platform.request.current_game import are_one, current_game
from app.site.platform.storage.database import indexed_catalogue_of
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.presentation.queries import Mistake, asks_collection, mistake_of

MOST_KEPT: Final = 200
"""Questions that are kept: the page of public decks asks some twenty for each game."""

_BETWEEN_PARTS: Final = " "
_BETWEEN_LINES: Final = "\n"
"""Ids of printings have none of these, but may have blanks and commas, so that they come last."""


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


def sought(session: Session, which: ColumnElement[bool], text: str) -> Sought:
    """Search the decks that `which` selects, those of each game in its own language.

    The decks of a game whose language does not allow the query are left out, with a note. If no
    game allows the query, the result has the mistake.
    """
    if not text:
        return Sought()
    asked = (
        [current_game()] if are_one() else summaries.games_of(session, which) or [current_game()]
    )
    answers = [(game, _asked_of(session, which, text, game)) for game in asked]
    understood = [answer for _, answer in answers if answer.mistake is None]
    if not understood:
        return answers[0][1]
    left_out = tuple(
        f"Decks of {game.title} are left out: {answer.mistake.message}"
        for game, answer in answers
        if answer.mistake is not None
    )
    return replace(
        understood[0],
        fitting=frozenset[str]().union(*(answer.fitting or () for answer in understood)),
        notes=(*(note for answer in understood for note in answer.notes), *left_out),
    )


def _asked_of(session: Session, which: ColumnElement[bool], text: str, game: Game) -> Sought:
    try:
        asked = asked_in(text, game)
    except QueryError as error:
        return Sought(text, mistake=mistake_of(error, text))
    fitting = fitting_in(session, which, asked, game)
    return Sought(text, fitting, asked.question.echo, asked.question.notes)


@dataclass(frozen=True)
class AskedQuery:
    """A query that was read, and the question it puts to each deck."""

    query: DeckQuery
    question: DeckQuestion


def asked_in(text: str, game: Game, holdings: Holdings | None = None) -> AskedQuery:
    """Read a query in a game's language for decks. Raises QueryError.

    The visitor's holdings are loaded if they are needed and not given. Questions that do not depend
    on them are kept, as each searches all cards.
    """
    if asks_collection(text):
        own = current_holdings(about=game) if holdings is None else holdings
        return _read(text, game, own)
    kept: Recent[tuple[str, str, str], AskedQuery] = recent_ones("questions about decks", MOST_KEPT)
    key = (game.key, indexed_catalogue_of(game).catalogue.digest, text)
    asked = kept.find(key)
    if asked is None:
        asked = _read(text, game, None)
        kept.keep(key, asked)
    return asked


def _read(text: str, game: Game, holdings: Holdings | None) -> AskedQuery:
    language, decks = game.language.needed(), game.deck_language.or_none()
    if decks is None:
        raise QueryError(f"{game.title} has no search of decks.", 0, len(text), query=text)
    context = Context(collection=holdings.by_name if holdings else None, texts=language.texts())
    query = decks.parse(text)
    return AskedQuery(query, decks.ask(query, indexed_catalogue_of(game).index, context))


def fitting_in(
    session: Session, which: ColumnElement[bool], asked: AskedQuery, game: Game
) -> frozenset[str]:
    """Return the public ids of those of a game's decks that fit a query."""
    query = asked.query
    found = searched(session, which, game, cards=query.asks_cards, tags=query.asks_tags)
    return frozenset(public_id for public_id, deck in found if asked.question.fits(deck))


def searched(
    session: Session, which: ColumnElement[bool], game: Game, *, cards: bool, tags: bool
) -> Iterable[tuple[str, SearchedDeck]]:
    """Return a game's decks in searchable form, with their cards and tags if these are asked."""
    catalogue = indexed_catalogue_of(game).catalogue
    columns: list[ColumnElement[Any]] = [
        DECKS.c.public_id, DECKS.c.name, DECKS.c.notes, DECKS.c.author, DECKS.c.credit,
        DECKS.c.format,
        DECKS.c.edition, DECKS.c.as_of, DECKS.c.updated_at, DECKS.c.unread,
    ]  # fmt: skip
    if cards:
        columns.append(_lines_together().label("lines"))
    wanted = select(*columns).where(which, DECKS.c.game == game.key)
    tagged = _tags(session, which, game) if tags else {}
    reader = LineReader(game.files.needed().layout)
    for row in session.connection().execute(wanted):
        yield (
            row.public_id,
            SearchedDeck(
                name=row.name,
                held=reader.held(row.lines) if cards else (),
                author=" ".join(filter(None, (row.author, row.credit))),
                notes=row.notes,
                tags=tuple(tagged.get(row.public_id, ())),
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
                zone, copies, mark, printing = text.split(_BETWEEN_PARTS, 3)
                where = self._layout.zone_of(zone)
                known[text] = Held(where, PrintingId(printing), int(copies), mark or None)
        return tuple([known[text] for text in texts])


def _tags(session: Session, which: ColumnElement[bool], game: Game) -> dict[str, list[str]]:
    wanted = (
        select(DECKS.c.public_id, LINES.c.tags)
        .join(LINES, LINES.c.deck_id == DECKS.c.id)
        .where(which, DECKS.c.game == game.key, cast(LINES.c.tags, String) != "[]")
    )
    whole = select(DECKS.c.public_id, DECKS.c.tags).where(
        which, DECKS.c.game == game.key, cast(DECKS.c.tags, String) != "[]"
    )
    found: dict[str, list[str]] = {}
    for row in session.connection().execute(wanted.union_all(whole)):
        found.setdefault(row.public_id, []).extend(row.tags)
    return found
