"""The page, or the panel, for the tags and the note of one card in a deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from flask import abort, render_template, request

from app.games.tabletop.decklists.editing import copies_of, remarks_of
from app.games.tabletop.facts import PrintingId, PrintingLike
from app.site.decks.access import ReachedDeck, reach
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import shape_of
from app.site.platform.storage.database import current_catalogue


@dataclass(frozen=True)
class Remarked:
    """A printing in a zone with its tags and its note as the form shows them."""

    zone: StrEnum
    printing: PrintingLike
    tags: str
    note: str


@open_to(Access.LINK)
def remarks(way: str, key: str, zone: str, printing: str) -> str:
    """Ask for the tags and the note of one card."""
    reached = reach(way, key, to_edit=True)
    known = current_catalogue().by_printing.get(PrintingId(printing))
    deck = reached.deck.state.decklist
    where = _zone(reached, zone)
    if known is None or not copies_of(deck, known.id, where):
        abort(404)
    tags, note = remarks_of(deck, known.id, where)
    return render(
        "decks/builder/remarks.html",
        "decks/builder/_remarks_panel.html",
        reached=reached,
        remarked=Remarked(where, known, ", ".join(tags), note),
    )


def _zone(reached: ReachedDeck, written: str) -> StrEnum:
    """The zone of that name. Aborts with 404 where the deck's game has none."""
    try:
        return shape_of(reached.deck.state.decklist).zone_of(written)
    except ValueError:
        abort(404)


def refused(reached: ReachedDeck, field: str, problem: str) -> str:
    """The same page with what was typed and why it was not stored."""
    zone, _, identity = field.partition(".")
    known = current_catalogue().by_printing.get(PrintingId(identity))
    where = _zone(reached, zone)
    if known is None:
        abort(404)
    tags, note = (request.form.get(f"{kind}.{field}", "") for kind in ("tags", "note"))
    return render_template(
        "decks/builder/remarks.html",
        reached=reached,
        remarked=Remarked(where, known, tags, note),
        problem=problem,
    )
