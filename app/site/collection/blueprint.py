"""The addresses of collections."""

from flask import Blueprint

from app.site.collection import imports, sharing, views

bp = Blueprint("collection", __name__, url_prefix="/collection")
bp.add_url_rule("", "overview", views.overview)
bp.add_url_rule("/search", "search", views.find_cards, methods=["GET", "POST"])
bp.add_url_rule("/count", "count", views.count, methods=["POST"])
bp.add_url_rule("/import", "import", imports.take_in, methods=["GET", "POST"])
bp.add_url_rule("/export/<pile>.<form>", "export", imports.export)
bp.add_url_rule("/together", "together", sharing.decks_together)
bp.add_url_rule("/wish", "wish", views.wish, methods=["GET", "POST"])
bp.add_url_rule("/trade", "trade", views.trade, methods=["GET", "POST"])
bp.add_url_rule("/<code>", "checklist", views.checklist, methods=["GET", "POST"])
