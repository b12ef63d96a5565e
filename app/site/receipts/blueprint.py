"""URL routes of the pages about receipts."""

from flask import Blueprint

from app.site.receipts import views

bp = Blueprint("receipts", __name__, url_prefix="/receipts")
bp.add_url_rule("", "check", views.check, methods=["GET", "POST"])
bp.add_url_rule("/keys.json", "keys", views.keys)
