"""The addresses of the registration desk."""

from __future__ import annotations

from typing import Final

from flask import Blueprint

from app.site.events import door, links, making, views
from app.site.events.times import event_time, utc_time

DESK: Final = "/<way>/<key>"
"""What the pages of one holder begin with."""

bp = Blueprint("events", __name__, url_prefix="/events")
bp.add_app_template_filter(event_time)
bp.add_app_template_filter(utc_time)
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("/new", "new", making.new, methods=["GET", "POST"])
bp.add_url_rule("/help", "help", views.help_page)
bp.add_url_rule("/at/<code>", "by_code", views.by_code)
bp.add_url_rule("/view/<public_id>", "view", door.view, methods=["GET", "POST"])
bp.add_url_rule("/view/<public_id>/qr.svg", "qr", door.qr)
bp.add_url_rule("/view/<public_id>/poster", "poster", door.poster)
bp.add_url_rule(DESK, "event", views.event)
bp.add_url_rule(f"{DESK}/move", "move", views.move, methods=["POST"])
bp.add_url_rule(f"{DESK}/settings", "settings", making.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/links", "links", links.overview)
for path, endpoint, view in (
    ("links/new", "make_link", links.make),
    ("links/withdraw", "withdraw_link", links.withdraw),
    ("players/<entry>/link", "player_link", links.player_link),
):
    bp.add_url_rule(f"{DESK}/{path}", endpoint, view, methods=["POST"])
