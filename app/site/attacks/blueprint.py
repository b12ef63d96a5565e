"""URL routes of the attack calculator."""

from flask import Blueprint

from app.site.attacks import views
from app.site.platform.games import PREFIX

bp = Blueprint("attacks", __name__, url_prefix=f"{PREFIX}/attack")
bp.add_url_rule("", "form", views.form)
bp.add_url_rule("", "read", views.read, methods=["POST"])
bp.add_url_rule("/<token>", "attack", views.attack)
