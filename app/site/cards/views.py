"""Pages of cards."""

from __future__ import annotations

from flask import Response, abort, render_template, request, send_file

from app.games.spoils.facts import PrintingId
from app.site.access import Access, open_to
from app.site.cards.face import face_of, stat_line
from app.site.cards.images import image_of
from app.site.catalogue import current_shelf

PAGE = 60


@open_to(Access.ANYONE)
def browse() -> str:
    """Cards, a page at a time."""
    shelf = current_shelf()
    cards = [card for card in shelf.catalogue.cards if not card.is_token]
    last = max(1, -(-len(cards) // PAGE))
    page = min(max(request.args.get("page", 1, int), 1), last)
    shown = cards[(page - 1) * PAGE : page * PAGE]
    return render_template(
        "cards/browse.html",
        query=request.args.get("q", ""),
        cards=[(card, stat_line(card)) for card in shown],
        page=page,
        last=last,
    )


@open_to(Access.ANYONE)
def card(slug: str) -> str:
    """One card: all facts, printings, legality."""
    shelf = current_shelf()
    card = shelf.by_slug.get(slug)
    if card is None:
        abort(404)
    newest = shelf.catalogue.newest_printing(card)
    return render_template(
        "cards/card.html",
        face=face_of(card, newest),
        card=card,
        printings=shelf.catalogue.printings_of(card),
        image=newest.id if image_of(newest.id) else None,
    )


@open_to(Access.ANYONE)
def image(printing: str) -> Response:
    """The owner's image of a printing, where a folder is configured."""
    known = current_shelf().catalogue.by_printing.get(PrintingId(printing))
    file = image_of(known.id) if known else None
    if file is None:
        abort(404)
    return send_file(file, max_age=86400)
