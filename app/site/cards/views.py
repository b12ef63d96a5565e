"""Pages of cards."""

from __future__ import annotations

from flask import Response, abort, render_template, request, send_file
from markupsafe import Markup

from app.games.spoils.coverage import status_of
from app.games.spoils.facts import PrintingId
from app.games.spoils.search import FIELDS, FLAGS
from app.games.spoils.search.decks import DECKS, explain_decks
from app.games.spoils.search.guide import DECK_EXAMPLES
from app.site.cards.browsing import BrowseRequest, browsed
from app.site.cards.images import image_of
from app.site.cards.legality import standings
from app.site.cards.store import curated
from app.site.collection.owning import current_holdings
from app.site.decks.mine import own_decks
from app.site.decks.returning import way_back
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_shelf
from app.site.platform.database import current_database
from app.site.presentation.card_faces import face_of
from app.site.presentation.queries import asks_collection


@open_to(Access.ANYONE)
def browse() -> str:
    """What a query finds, a page at a time; a fragment when a script asks for one."""
    asked, shelf = BrowseRequest.of(request.args), current_shelf()
    fragment = request.headers.get("X-Fragment") == "results"
    template = "cards/_results.html" if fragment else "cards/_browse.html"

    owning = asks_collection(asked.query)
    holdings = current_holdings() if owning else None

    def draw() -> str:
        results = browsed(asked, shelf, holdings)
        return render_template(
            template, asked=asked, results=results, asks_collection=owning and holdings is None
        )

    # What one account owns is kept for nobody else.
    part = Markup(draw()) if holdings else shelf.parts.drawn((template, asked), draw)
    return part if fragment else render_template("cards/browse.html", asked=asked, part=part)


@open_to(Access.ANYONE)
def search_help() -> str:
    """The search language, from the tables it is read by."""
    return render_template(
        "cards/search_help.html",
        fields=[field for field in FIELDS.values() if not field.is_arrangement],
        arrangements=[field for field in FIELDS.values() if field.is_arrangement],
        flags=FLAGS.values(),
        deck_fields=DECKS.fields.values(),
        deck_examples=[(query, explain_decks(query)) for query in DECK_EXAMPLES],
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
        standings=standings(card, shelf.catalogue),
        status=status_of(card),
        changed=curated(card, shelf.catalogue, current_database()),
        image=newest.id if image_of(newest.id) else None,
        newest=newest,
        own_decks=own_decks(),
        back=way_back(),
    )


@open_to(Access.ANYONE)
def image(printing: str) -> Response:
    """The owner's image of a printing, where a folder is configured."""
    known = current_shelf().catalogue.by_printing.get(PrintingId(printing))
    file = image_of(known.id) if known else None
    if file is None:
        abort(404)
    return send_file(file, max_age=86400)
