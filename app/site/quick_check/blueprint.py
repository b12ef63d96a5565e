"""URL routes of the home page."""

from flask import Blueprint

from app.site.platform.games import PREFIX
from app.site.quick_check import views

bp = Blueprint("quick_check", __name__)
bp.add_url_rule("/", "first", views.first, methods=["GET", "POST"])
bp.add_url_rule(f"{PREFIX}/", "of_game", views.first, methods=["GET", "POST"], strict_slashes=False)
