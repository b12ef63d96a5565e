"""The addresses of games by link."""

from typing import Final

from flask import Blueprint

from app.site.by_link import (
    after_the_end,
    judge_views,
    lobby,
    making,
    match_views,
    requests,
    views,
)
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
    ("/seat/<key>/judge", "call_judge", match_views.call_judge, ("POST",)),
    ("/seat/<key>/next", "next_game", match_views.next_game, ("POST",)),
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

_OF_EVENTS: Final = (
    ("/match", "match", match_views.match, ("GET",)),
    ("/match/since", "match_since", match_views.match_since, ("GET",)),
    ("/match/come", "come", match_views.come_to_match, ("POST",)),
    ("/match/leave", "leave", match_views.leave_match, ("POST",)),
    ("/games/<int:number>", "table", judge_views.table, ("GET",)),
    ("/games/<int:number>/since", "table_since", judge_views.table_since, ("GET",)),
    ("/games/<int:number>/rule", "rule", judge_views.rule, ("POST",)),
)

matches = Blueprint("matches", __name__, url_prefix="/events/<way>/<key>")
"""The addresses of matches of events, for the holder of a link."""
for place, page, shown, ways in _OF_EVENTS:
    matches.add_url_rule(place, page, shown, methods=ways)
