"""The addresses of games by link."""

from typing import Final

from flask import Blueprint

from app.site.by_link import after_the_end, lobby, making, requests, views
from app.site.platform.request.current_game import PREFIX

_ADDRESSES: Final = (
    ("", "new", making.new, ("GET", "POST")),
    ("/join/<key>", "join", making.join, ("GET", "POST")),
    ("/seat/<key>", "seat", views.seat, ("GET",)),
    ("/seat/<key>/answer", "answer", views.answer, ("POST",)),
    ("/seat/<key>/claim", "claim", views.claim, ("POST",)),
    ("/seat/<key>/leave", "leave", views.leave, ("POST",)),
    ("/seat/<key>/bench", "bench", after_the_end.bench, ("GET",)),
    ("/seat/<key>/record", "record", after_the_end.record, ("GET",)),
    ("/seat/<key>/rematch", "rematch", after_the_end.rematch, ("POST",)),
    ("/seat/<key>/replay", "replay", after_the_end.replay, ("GET",)),
    ("/seat/<key>/reply", "reply", requests.reply, ("POST",)),
    ("/seat/<key>/report", "report", lobby.report, ("GET", "POST")),
    ("/reports", "reports", lobby.reports, ("GET", "POST")),
    ("/reports/<int:number>/bench", "reported", after_the_end.reported, ("GET",)),
    ("/seat/<key>/say", "say", requests.say, ("POST",)),
    ("/seat/<key>/take-back", "take_back", requests.take_back, ("POST",)),
    ("/seat/<key>/wish", "wish", requests.wish, ("POST",)),
    ("/seat/<key>/watching", "let_watch", requests.let_watch, ("POST",)),
    ("/watch/<key>", "watch", requests.watch, ("GET",)),
    ("/watch/<key>/since", "watch_since", requests.watch_since, ("GET",)),
    ("/seat/<key>/since", "since", views.since, ("GET",)),
)

bp = Blueprint("by_link", __name__, url_prefix=f"{PREFIX}/play")
for address, name, view, methods in _ADDRESSES:
    bp.add_url_rule(address, name, view, methods=methods)
