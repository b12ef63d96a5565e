"""URL routes of pages for administrators."""

from flask import Blueprint

from app.site.admin import views

bp = Blueprint("admin", __name__)
bp.add_url_rule("/health", "health", views.health)
bp.add_url_rule("/metrics", "metrics", views.metrics)
bp.add_url_rule("/site/settings", "settings", views.settings, methods=["GET", "POST"])
bp.add_url_rule("/site/people", "people", views.people)
bp.add_url_rule("/site/people/<int:user_id>", "person", views.person, methods=["POST"])
bp.add_url_rule("/site/decks", "deck", views.deck, methods=["POST"])
