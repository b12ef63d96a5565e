"""URL routes of games to watch."""

from flask import Blueprint

from app.site.platform.games import PREFIX
from app.site.watching import views

bp = Blueprint("watching", __name__, url_prefix=f"{PREFIX}/watch")
bp.add_url_rule("", "form", views.form)
bp.add_url_rule("/new", "new", views.new)
bp.add_url_rule("/game", "look", views.look)
