"""URL routes of cards."""

from flask import Blueprint

from app.site.cards import views
from app.site.platform.games import PREFIX

bp = Blueprint("cards", __name__, url_prefix=f"{PREFIX}/cards")
bp.add_url_rule("", "browse", views.browse)
bp.add_url_rule("/search-help", "search_help", views.search_help)
bp.add_url_rule("/search-card", "find", views.find)
bp.add_url_rule("/search-names", "names", views.names)
bp.add_url_rule("/<slug>", "card", views.card)
bp.add_url_rule("/<slug>/face", "face", views.face)
bp.add_url_rule("/images/<printing>", "image", views.image)
