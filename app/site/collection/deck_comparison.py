"""Decks that can be sleeved at the same time from one collection, and obstacles to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy import Row, select
from sqlmodel import Session

from app.games import game as game_of
from app.games.tabletop.collection import Sharing, Together, share, together
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.accounts.current import me
from app.site.cards.holdings import Collector, holdings_of
from app.site.decks.stored_decks import DECKS, LINES
from app.site.decks.summaries import of_owner
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.base import of_game

MOST_DECKS: Final = 60
"""The most decks that are compared at a time."""


@dataclass(frozen=True)
class DeckComparison:
    """The chosen decks by their public names, and what is found out about them."""

    names: dict[str, str]
    sharing: Sharing
    together: Together
    alone: tuple[str, ...]

    @property
    def left_out(self) -> tuple[str, ...]:
        """The chosen decks that have to wait."""
        return tuple(deck for deck in self.names if deck not in self.together.decks)


@open_to(Access.SIGNED_IN)
def decks_together() -> ResponseReturnValue:
    """Choose decks and show whether they can be sleeved at the same time."""
    wanted = list(dict.fromkeys(request.args.getlist("deck")))
    catalogue, game = current_catalogue(), current_game().key
    with current_database().reading() as session:
        decks = of_owner(session, me().id)
        chosen = [deck for deck in decks if deck.public_id in wanted][:MOST_DECKS]
        demands = demands_of(session, me().id, game, [deck.public_id for deck in chosen], catalogue)
        holdings = holdings_of(session, Collector(me().id), game, catalogue)
    asked = {deck.public_id: demands.get(deck.public_id, Counter()) for deck in chosen}
    owned = holdings.by_name
    return render_template(
        "collection/together.html",
        decks=decks,
        chosen=set(asked),
        too_many=len(wanted) > MOST_DECKS,
        most=MOST_DECKS,
        found=DeckComparison(
            names={deck.public_id: deck.name for deck in chosen},
            sharing=share(asked, owned),
            together=together(asked, owned),
            alone=tuple(
                deck for deck, cards in asked.items() if share({deck: cards}, owned).conflicts
            ),
        )
        if chosen
        else None,
    )


def demands_of(
    session: Session, owner_id: int, game: str, public_ids: Sequence[str], catalogue: AnyCatalogue
) -> dict[str, Counter[str]]:
    """Return the copies by name that each deck needs, with one query."""
    sleeved = game_of(game).files.needed().layout.sleeved
    wanted = (
        select(DECKS.c.public_id, LINES.c.printing_id, LINES.c.copies)
        .join(LINES, LINES.c.deck_id == DECKS.c.id)
        .where(
            DECKS.c.owner_id == owner_id,
            of_game(DECKS, game),
            DECKS.c.public_id.in_(list(public_ids)),
            LINES.c.zone.in_([zone.value for zone in sleeved]),
        )
    )
    return _counted(session.connection().execute(wanted), catalogue)


def _counted(rows: Iterable[Row[Any]], catalogue: AnyCatalogue) -> dict[str, Counter[str]]:
    demands: dict[str, Counter[str]] = {}
    for row in rows:
        printing = catalogue.by_printing.get(PrintingId(row.printing_id))
        if printing is not None:
            demands.setdefault(row.public_id, Counter())[printing.card.name] += row.copies
    return demands
