"""The page of public decks, as the parameters of its URL ask for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from app.games import Game
from app.games.tabletop.collection import Holdings
from app.games.tabletop.search import QueryError
from app.site.decks.library.searching import AskedQuery, asked_in
from app.site.decks.public.rows import PublicRow
from app.site.decks.public.store import Order, Place
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of


@dataclass(frozen=True)
class ListRequest:
    """The parameters of the URL of a list at `path`."""

    path: str
    query: str = ""
    order: Order = Order.NEWEST
    after: Place | None = None

    @classmethod
    def of(cls, path: str, args: Mapping[str, str]) -> ListRequest:
        """Parse the URL's parameters; invalid ones are ignored."""
        order = args.get("order", "")
        return cls(
            path,
            args.get("q", "").strip(),
            Order(order) if order in set(Order) else Order.NEWEST,
            Place.of(args.get("after", "")),
        )

    @property
    def address(self) -> str:
        """Return the URL."""
        parts = {
            "q": self.query,
            "order": "" if self.order is Order.NEWEST else self.order.value,
            "after": str(self.after or ""),
        }
        query = urlencode({name: value for name, value in parts.items() if value})
        return f"{self.path}?{query}" if query else self.path

    def ordered(self, order: Order) -> str:
        """Return the URL of the first page in another order."""
        return replace(self, order=order, after=None).address

    def following(self, place: Place) -> str:
        """Return the URL of the next page."""
        return replace(self, after=place).address

    def searching(self, query: str) -> str:
        """Return the URL of the first page of another query."""
        return replace(self, query=query, after=None).address


@dataclass(frozen=True)
class DeckResults:
    """One page of public decks; `mistake` is set if the query cannot be read.

    `matching` is how many decks there are on all pages, and `first` the number of the first one on
    this page; None if not all decks were counted.
    """

    rows: tuple[PublicRow, ...] = ()
    following: Place | None = None
    searched: int = 0
    matching: int | None = None
    first: int | None = None
    echo: str = ""
    notes: tuple[str, ...] = ()
    mistake: Mistake | None = None

    @property
    def last(self) -> int | None:
        """Return the number of the last deck on this page."""
        return None if self.first is None else self.first + len(self.rows) - 1


def read_query(
    text: str, game: Game, holdings: Holdings | None = None
) -> AskedQuery | Mistake | None:
    """Return a query ready to be asked, where it is wrong, or None if there is none."""
    if not text:
        return None
    try:
        if len(text) > LONGEST_QUERY:
            problem = f"A query can have at most {LONGEST_QUERY} characters"
            raise QueryError(problem, 0, 1, query=text)
        return asked_in(text, game, holdings)
    except QueryError as error:
        return mistake_of(error, text)
