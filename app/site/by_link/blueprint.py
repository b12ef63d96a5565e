"""The addresses of games by link."""

from typing import Final

from flask import Blueprint

from app.site.by_link import making, views
from app.site.platform.request.current_game import PREFIX

_ADDRESSES: Final = (
    ("", "new", making.new, ("GET", "POST")),
    ("/join/<key>", "join", making.join, ("GET", "POST")),
    ("/seat/<key>", "seat", views.seat, ("GET",)),
    ("/seat/<key>/answer", "answer", views.answer, ("POST",)),
    ("/seat/<key>/claim", "claim", views.claim, ("POST",)),
    ("/seat/<key>/leave", "leave", views.leave, ("POST",)),
    ("/seat/<key>/since", "since", views.since, ("GET",)),
)

bp = Blueprint("by_link", __name__, url_prefix=f"{PREFIX}/play")
for address, name, view, methods in _ADDRESSES:
    bp.add_url_rule(address, name, view, methods=methods)
