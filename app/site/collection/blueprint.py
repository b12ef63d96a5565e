"""URL routes of collections, and of the pages about a deck's physical cards."""

from flask import Blueprint

from app.site.collection import deck_pages, imports, links, sharing, views
from app.site.decks.blueprint import DECK
from app.site.decks.blueprint import bp as decks
from app.site.platform.games import PREFIX

bp = Blueprint("collection", __name__, url_prefix=f"{PREFIX}/collection")
bp.add_url_rule("", "overview", views.overview)
bp.add_url_rule("/search", "search", views.find_cards, methods=["GET", "POST"])
bp.add_url_rule("/count", "count", views.count, methods=["POST"])
bp.add_url_rule("/import", "import", imports.import_cards, methods=["GET", "POST"])
bp.add_url_rule("/export/<pile>.<form>", "export", imports.export)
bp.add_url_rule("/take", "take", links.take, methods=["POST"])
bp.add_url_rule("/link/<key>", "link", links.open_link, methods=["GET", "POST"])
bp.add_url_rule("/together", "together", sharing.decks_together)
bp.add_url_rule("/wish", "wish", views.wish, methods=["GET", "POST"])
bp.add_url_rule("/trade", "trade", views.trade, methods=["GET", "POST"])
bp.add_url_rule("/<code>", "checklist", views.checklist, methods=["GET", "POST"])

decks.add_url_rule(f"{DECK}/missing", "missing", deck_pages.missing)
decks.add_url_rule(f"{DECK}/missing.csv", "missing_as_csv", deck_pages.missing_as_csv)
decks.add_url_rule(f"{DECK}/missing", "wish_for", deck_pages.wish_for, methods=["POST"])
decks.add_url_rule(f"{DECK}/pull", "pull", deck_pages.pulled)
