"""Pages of cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    redirect,
    render_template,
    request,
    send_file,
    url_for,
)
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games import command_words
from app.games.capabilities.rulings import BenchExample
from app.games.tabletop.facts import PrintingId
from app.site.cards.deck_panel import deck_panel
from app.site.cards.holdings import current_holdings
from app.site.cards.related import precons_with, related
from app.site.cards.search_results import BrowseRequest, browsed
from app.site.cards.store import curated
from app.site.cards.suggestions import (
    decks_named,
    only_card,
    only_place,
    rules_numbered,
    rules_worded,
    sets_named,
    suggested,
)
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game, game_path
from app.site.platform.storage.database import (
    current_catalogue,
    current_database,
    current_indexed_catalogue,
)
from app.site.presentation.queries import asks_collection

SUFFIXES: Final = (".webp", ".jpg", ".jpeg", ".png")


def image_of(printing: PrintingId) -> Path | None:
    """Return the image of a printing; None without a folder or a file. The id must exist."""
    folder = current_app.config["IMAGE_FOLDER"]
    if not folder:
        return None
    for suffix in SUFFIXES:
        file = Path(str(folder)) / f"{printing}{suffix}"
        if file.is_file():
            return file
    return None


FACE_SECONDS: Final = 600
"""The time for which a browser keeps a card's face; a curator's change may show up that late."""


@open_to(Access.ANYONE)
def browse() -> str:
    """Show the results of a query by page; a script gets only the fragment."""
    asked, indexed = BrowseRequest.of(request.args), current_indexed_catalogue()
    language, faces = current_game().language.needed(), current_game().faces.needed()
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
    """Redirect a search from the header to the only card or rule that it finds, or to results."""
    asked, indexed = BrowseRequest.of(request.args), current_indexed_catalogue()
    card = only_card(asked.query, indexed, current_game().language.needed())
    address = f"{game_path()}/cards/{indexed.slugs[card.name]}" if card else asked.address()
    if card is None and (place := only_place(asked.query, indexed)):
        address = place.address
    for rule in rules_numbered(asked.query, exactly=True) if card is None else ():
        address = rule.address
    return redirect(address, 303)


@open_to(Access.ANYONE)
def names() -> str:
    """Return the names that the search box suggests for what is typed, as a fragment."""
    game, indexed = current_game(), current_indexed_catalogue()
    faces, typed = game.faces.needed(), request.args.get("q", "")
    found = suggested(typed, indexed, game.language.needed())
    return render_template(
        "cards/_names.html",
        suggestions=[(faces.entry(card), card.name) for card in found.cards],
        similar_names=found.similar_names,
        places=(*sets_named(typed, indexed), *decks_named(typed)),
        rules=rules_numbered(typed) or rules_worded(typed),
    )


@open_to(Access.ANYONE)
def search_help() -> str:
    """Explain the search language, generated from its own tables."""
    language = current_game().language.needed()
    fields = language.cards.grammar.fields.values()
    decks = current_game().deck_language.or_none()
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
    faces, legality = game.faces.needed(), game.legality.or_none()
    newest = indexed.catalogue.newest_printing(card)
    printings = indexed.catalogue.printings_of(card)
    return render_template(
        "cards/card.html",
        face=faces.of(card, newest),
        card=card,
        in_games=faces.in_games(card),
        tests=faces.tests(card),
        benches=_benches(card.name),
        on_bench=_on_bench(card.name, slug),
        adding=faces.adding(card),
        printings=printings,
        differing=faces.differing(card, printings),
        later_changes=faces.changes(card, indexed.catalogue),
        standings=legality.standings(card, indexed.catalogue, game.editions.default)
        if legality
        else (),
        changed=curated(card, indexed.catalogue, current_database()),
        image=newest.id if image_of(newest.id) else None,
        newest=newest,
        beside=indexed.catalogue.beside(newest),
        related=related(card, indexed, game.language.needed()),
        precons=precons_with(card, indexed.catalogue),
        has_goldfish=game.simulator.or_none() is not None,
        own_decks=deck_panel().decks(),
        back=deck_panel().way_back(),
    )


def _benches(name: str) -> Sequence[BenchExample]:
    """Benches of the game that have a card."""
    rulings = current_game().rulings.or_none()
    examples = rulings.examples(current_catalogue()) if rulings else ()
    return [it for it in examples if name in it.cards]


def _on_bench(name: str, slug: str) -> str | None:
    """Return the address of a bench about a card; None where there is none."""
    rulings = current_game().rulings.or_none()
    if rulings is None or rulings.about(name, current_catalogue()) is None:
        return None
    return str(url_for("bench.about", slug=slug))


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
            "cards/_face.html", face=current_game().faces.needed().of(card, newest), slug=slug
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


bp = Blueprint("cards", __name__, url_prefix=f"{PREFIX}/cards")
bp.add_url_rule("", "browse", browse)
bp.add_url_rule("/search-help", "search_help", search_help)
bp.add_url_rule("/search-card", "find", find)
bp.add_url_rule("/search-names", "names", names)
bp.add_url_rule("/<slug>", "card", card)
bp.add_url_rule("/<slug>/face", "face", face)
bp.add_url_rule("/images/<printing>", "image", image)
