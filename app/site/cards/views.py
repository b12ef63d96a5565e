"""Pages of cards."""

from __future__ import annotations

from typing import Final

from flask import Response, abort, redirect, render_template, request, send_file
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games import command_words, offered
from app.games.tabletop.facts import PrintingId
from app.site.cards.browsing import BrowseRequest, browsed
from app.site.cards.deck_panel import deck_panel
from app.site.cards.holdings import current_holdings
from app.site.cards.images import image_of
from app.site.cards.store import curated
from app.site.cards.suggesting import only_card, suggested
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_indexed_catalogue
from app.site.platform.database import current_database
from app.site.platform.fragments import wants_fragment
from app.site.platform.games import current_game, game_path
from app.site.presentation.queries import asks_collection

FACE_SECONDS: Final = 600
"""How long a browser keeps the face of a card: a curator's change shows up that late."""


@open_to(Access.ANYONE)
def browse() -> str:
    """Show the results of a query by page; a script gets only the fragment."""
    asked, indexed = BrowseRequest.of(request.args), current_indexed_catalogue()
    language, faces = current_game().needed_language(), current_game().needed_faces()
    fragment = wants_fragment()
    template = "cards/_browsed.html" if fragment else "cards/_browse.html"

    owning = asks_collection(asked.query)
    holdings = current_holdings() if owning else None

    def draw() -> str:
        return render_template(
            template,
            asked=asked,
            results=browsed(asked, indexed, language, faces, holdings),
            language=language,
            asks_collection=owning and holdings is None,
        )

    # What one account owns is kept for nobody else.
    part = Markup(draw()) if holdings else indexed.parts.drawn((template, asked), draw)
    return part if fragment else render_template("cards/browse.html", asked=asked, part=part)


@open_to(Access.ANYONE)
def find() -> ResponseReturnValue:
    """Redirect a search from the header to the only card that it finds, or to its results."""
    asked, indexed = BrowseRequest.of(request.args), current_indexed_catalogue()
    card = only_card(asked.query, indexed, current_game().needed_language())
    address = f"{game_path()}/cards/{indexed.slugs[card.name]}" if card else asked.address()
    return redirect(address, 303)


@open_to(Access.ANYONE)
def names() -> str:
    """Return the names that the search box suggests for what is typed, as a fragment."""
    game = current_game()
    faces, typed = game.needed_faces(), request.args.get("q", "")
    cards = suggested(typed, current_indexed_catalogue(), game.needed_language())
    suggestions = [(faces.entry(card), card.name) for card in cards]
    return render_template("cards/_names.html", suggestions=suggestions)


@open_to(Access.ANYONE)
def search_help() -> str:
    """Explain the search language, generated from its own tables."""
    language = current_game().needed_language()
    fields = language.cards.grammar.fields.values()
    decks = language.decks
    return render_template(
        "cards/search_help.html",
        fields=[field for field in fields if not field.is_arrangement],
        arrangements=[field for field in fields if field.is_arrangement],
        flags=language.cards.flags.values(),
        deck_fields=decks.grammar.fields.values() if decks else (),
        examples=language.examples,
        command=" ".join(command_words("cards", current_game())),
        deck_command=" ".join(command_words("decks", current_game())),
        deck_examples=[(query, decks.explain(query)) for query in language.examples.decks]
        if decks
        else (),
    )


@open_to(Access.ANYONE)
def card(slug: str) -> str:
    """Show one card: its data, printings and legality."""
    indexed = current_indexed_catalogue()
    card = indexed.by_slug.get(slug)
    if card is None:
        abort(404)
    game = current_game()
    faces, legality = game.needed_faces(), offered(game.needed_cards().legality)
    newest = indexed.catalogue.newest_printing(card)
    printings = indexed.catalogue.printings_of(card)
    return render_template(
        "cards/card.html",
        face=faces.of(card, newest),
        card=card,
        in_games=faces.in_games(card),
        tests=faces.tests(card),
        adding=faces.adding(card),
        printings=printings,
        differing=faces.differing(card, printings),
        standings=legality.standings(card, indexed.catalogue, game.editions.default)
        if legality
        else (),
        changed=curated(card, indexed.catalogue, current_database()),
        image=newest.id if image_of(newest.id) else None,
        newest=newest,
        beside=indexed.catalogue.beside(newest),
        own_decks=deck_panel().decks(),
        back=deck_panel().way_back(),
    )


@open_to(Access.ANYONE)
def face(slug: str) -> Response:
    """Return the face of one card as a fragment, for the preview beside links to its page."""
    indexed = current_indexed_catalogue()
    card = indexed.by_slug.get(slug)
    if card is None:
        abort(404)

    def draw() -> str:
        newest = indexed.catalogue.newest_printing(card)
        return render_template(
            "cards/_face.html", face=current_game().needed_faces().of(card, newest), slug=slug
        )

    response = Response(indexed.parts.drawn(("cards/_face.html", slug), draw))
    response.headers["Cache-Control"] = f"private, max-age={FACE_SECONDS}"
    return response


@open_to(Access.ANYONE)
def image(printing: str) -> Response:
    """Return the site owner's image of a printing, if a folder is configured."""
    known = current_indexed_catalogue().catalogue.by_printing.get(PrintingId(printing))
    file = image_of(known.id) if known else None
    if file is None:
        abort(404)
    return send_file(file, max_age=86400)
