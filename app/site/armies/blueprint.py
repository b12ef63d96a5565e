"""URL routes of armies."""

from flask import Blueprint

from app.site.armies import views
from app.site.platform.request.current_game import PREFIX

bp = Blueprint("armies", __name__, url_prefix=f"{PREFIX}/armies")
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("", "keep", views.keep, methods=["POST"])
bp.add_url_rule("/new", "new", views.new, methods=["GET", "POST"])
bp.add_url_rule("/battle", "meet", views.meet)
bp.add_url_rule("/<int:number>", "army", views.army, methods=["GET", "POST"])
bp.add_url_rule("/<int:number>/copy", "copy", views.copy, methods=["POST"])
bp.add_url_rule("/<int:number>/delete", "delete", views.delete, methods=["POST"])
