"""The addresses of the registration desk."""

from __future__ import annotations

from typing import Final

from flask import Blueprint

from app.games.spoils.decklists import short_hash
from app.site.events import (
    checking,
    choosing,
    door,
    ending,
    exporting,
    handing,
    intake,
    journal,
    links,
    making,
    players,
    pooling,
    printing,
    publishing,
    recheck,
    views,
)
from app.site.events.judging import (
    EXAMPLE_FORMAT,
    format_name,
    house_format,
    undated_in_words,
)
from app.site.events.log import revision_in_words
from app.site.events.states import end_of_time, is_in_grace
from app.site.events.times import desk_time, event_time, exact_time, utc_time

DESK: Final = "/<way>/<key>"
"""What the pages of one holder begin with."""

PLAYER: Final = f"{DESK}/players/<entry>"
"""What the desk's pages of one player begin with."""

bp = Blueprint("events", __name__, url_prefix="/events")
bp.add_app_template_filter(desk_time)
bp.add_app_template_filter(event_time)
bp.add_app_template_filter(utc_time)
bp.add_app_template_filter(exact_time)
bp.add_app_template_filter(end_of_time)
bp.add_app_template_filter(revision_in_words)
bp.add_app_template_filter(is_in_grace)
bp.add_app_template_filter(short_hash)
bp.add_app_template_filter(undated_in_words)
bp.add_app_template_filter(format_name)
bp.add_app_template_filter(house_format)
bp.add_app_template_global(lambda: EXAMPLE_FORMAT, "example_format")
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("/new", "new", making.new, methods=["GET", "POST"])
bp.add_url_rule("/help", "help", views.help_page)
bp.add_url_rule("/at/<code>", "by_code", views.by_code)
bp.add_url_rule("/view/<public_id>", "view", door.view, methods=["GET", "POST"])
bp.add_url_rule("/view/<public_id>/qr.svg", "qr", door.qr)
bp.add_url_rule("/view/<public_id>/poster", "poster", door.poster)
bp.add_url_rule("/view/<public_id>/lists", "lists", publishing.lists)
bp.add_url_rule("/view/<public_id>/lists/<entry>", "list", publishing.one_list)
bp.add_url_rule(DESK, "event", views.event)
bp.add_url_rule(f"{DESK}/move", "move", views.move, methods=["POST"])
bp.add_url_rule(f"{DESK}/settings", "settings", making.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/publish", "publish", publishing.publish, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/end", "end", ending.end)
bp.add_url_rule(f"{DESK}/everything", "printable", ending.printable)
bp.add_url_rule(f"{DESK}/purge", "purge", ending.purge, methods=["POST"])
bp.add_url_rule(f"{DESK}/links", "links", links.overview)
bp.add_url_rule(f"{DESK}/intake", "intake", intake.take_in, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/recheck", "recheck", recheck.recheck, methods=["GET", "POST"])
for path, endpoint, view in (
    ("links/new", "make_link", links.make),
    ("links/withdraw", "withdraw_link", links.withdraw),
    ("players", "add_player", players.add),
    ("players/<entry>/link", "player_link", links.player_link),
    ("players/<entry>/rename", "rename_player", players.rename),
    ("players/<entry>/drop", "drop_player", players.drop),
    ("players/<entry>/answer", "answer", handing.answer),
    ("players/<entry>/late/<int:number>", "answer_offer", handing.answer_offer),
    ("pairings", "seat", choosing.seat),
    ("draw", "draw", choosing.draw),
    ("print/sheets", "print_sheets", printing.sheets),
    ("export/<what>.<form>", "export", exporting.export),
):
    bp.add_url_rule(f"{DESK}/{path}", endpoint, view, methods=["POST"])
methods = ["GET", "POST"]
for base, name in ((DESK, "own"), (PLAYER, "player")):
    bp.add_url_rule(f"{base}/hand-in", f"{name}_hand_in", handing.hand_in, methods=methods)
    bp.add_url_rule(f"{base}/receipt/<int:number>", f"{name}_receipt", handing.receipt)
    bp.add_url_rule(f"{base}/versions", f"{name}_versions", handing.compared)
bp.add_url_rule(PLAYER, "player", handing.hand_in)
for path, endpoint, page in (
    ("print", "print", printing.overview),
    ("print/blank", "print_blank", printing.blank),
    ("print/pools", "print_pools", printing.checklists),
    ("export", "exports", exporting.overview),
    ("log", "log", journal.page),
    ("log.<form>", "export_log", journal.export),
    ("checks", "checks", choosing.overview),
):
    bp.add_url_rule(f"{DESK}/{path}", endpoint, page)
bp.add_url_rule(f"{PLAYER}/check", "begin_check", checking.begin, methods=methods)
bp.add_url_rule(f"{DESK}/checks/<int:number>", "check", checking.count, methods=methods)
bp.add_url_rule(f"{DESK}/pool", "pool", pooling.mine)
bp.add_url_rule(f"{DESK}/pool/register", "register_pool", pooling.register, methods=methods)
bp.add_url_rule(f"{DESK}/pool/claim", "claim_pool", pooling.claim, methods=["POST"])
bp.add_url_rule(f"{DESK}/pool/confirm", "confirm_pool", pooling.confirm, methods=["POST"])
bp.add_url_rule(f"{DESK}/pools", "pools", pooling.overview)
bp.add_url_rule(f"{DESK}/pools/<code>", "correct_pool", pooling.correct, methods=methods)
bp.add_url_rule(f"{DESK}/pools/<code>/give", "give_pool", pooling.give, methods=["POST"])
