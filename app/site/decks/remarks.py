"""The page, or the panel, for the tags and the note of one card in a deck."""

from __future__ import annotations

from dataclasses import dataclass

from flask import abort, render_template, request

from app.games.spoils.decklists import Zone, copies_of, remarks_of
from app.games.spoils.facts import Printing, PrintingId
from app.site.decks.reach import Reached, reach
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue


@dataclass(frozen=True)
class Remarked:
    """A printing in a zone with its tags and its note as the form shows them."""

    zone: Zone
    printing: Printing
    tags: str
    note: str


@open_to(Access.LINK)
def remarks(way: str, key: str, zone: str, printing: str) -> str:
    """Ask for the tags and the note of one card."""
    reached = reach(way, key, to_edit=True)
    known = current_catalogue().by_printing.get(PrintingId(printing))
    deck = reached.deck.state.decklist
    if known is None or zone not in set(Zone) or not copies_of(deck, known.id, Zone(zone)):
        abort(404)
    tags, note = remarks_of(deck, known.id, Zone(zone))
    fragment = request.headers.get("X-Fragment") == "remarks"
    return render_template(
        "decks/_remarks_panel.html" if fragment else "decks/remarks.html",
        reached=reached,
        remarked=Remarked(Zone(zone), known, ", ".join(tags), note),
    )


def refused(reached: Reached, field: str, problem: str) -> str:
    """The same page with what was typed and why it was not stored."""
    zone, _, identity = field.partition(".")
    known = current_catalogue().by_printing.get(PrintingId(identity))
    if known is None or zone not in set(Zone):
        abort(404)
    tags, note = (request.form.get(f"{kind}.{field}", "") for kind in ("tags", "note"))
    return render_template(
        "decks/remarks.html",
        reached=reached,
        remarked=Remarked(Zone(zone), known, tags, note),
        problem=problem,
    )
