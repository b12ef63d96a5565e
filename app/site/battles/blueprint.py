"""URL routes of battles."""

from flask import Blueprint

from app.site.battles import views
from app.site.platform.games import PREFIX

bp = Blueprint("battles", __name__, url_prefix=f"{PREFIX}/battle")
bp.add_url_rule("", "form", views.form)
bp.add_url_rule("", "read", views.read, methods=["POST"])
bp.add_url_rule("/<token>", "battle", views.battle)
bp.add_url_rule("/<token>", "answer", views.answer, methods=["POST"])
bp.add_url_rule("/<token>/battle.<form>", "export", views.export)
