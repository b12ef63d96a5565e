"""URL routes of the registration desk."""

from __future__ import annotations

from typing import Final

from flask import Blueprint

from app.games.tabletop.decklists.decklist import short_hash
from app.site.events import (
    event_end,
    event_import,
    export,
    link_views,
    log_views,
    penalty_views,
    printed_sheets,
    publication,
    recheck,
    views,
)
from app.site.events.bulk import failed_mail_views as failed_mails
from app.site.events.bulk import link_views as personal_links
from app.site.events.bulk import views as bulk
from app.site.events.criteria import example_format, format_name, house_format, undated_in_words
from app.site.events.decisions import DecisionNeededError, decision_page
from app.site.events.deck_checks import selection_views as selection
from app.site.events.deck_checks import views as checks
from app.site.events.desk import views as desk
from app.site.events.entry import views as entry
from app.site.events.log import revision_in_words
from app.site.events.mailed_lists import views as mailed_lists
from app.site.events.players import views as players
from app.site.events.pods import views as pods
from app.site.events.pools import count_views as counts
from app.site.events.pools import views as pools
from app.site.events.public_page import views as public_page
from app.site.events.registration import late_views as late
from app.site.events.registration import receipt_views as receipts
from app.site.events.registration import views as registration
from app.site.events.rounds import change_views as pairing_changes
from app.site.events.rounds import line_views as lines
from app.site.events.rounds import paper_views as paper
from app.site.events.rounds import plan_views as plan
from app.site.events.rounds import public_views as public_rounds
from app.site.events.rounds import report_views as reports
from app.site.events.rounds import views as rounds
from app.site.events.settings import views as settings
from app.site.events.states import end_of_time, is_in_grace
from app.site.events.times import (
    clock_time,
    desk_time,
    event_time,
    exact_time,
    round_time,
    utc_time,
)

DESK: Final = "/<way>/<key>"
"""The prefix of the pages of one holder."""

PLAYER: Final = f"{DESK}/players/<entry>"
"""The prefix of the desk's pages of one player."""

bp = Blueprint("events", __name__, url_prefix="/events")
bp.register_error_handler(DecisionNeededError, decision_page)
bp.add_app_template_filter(desk_time)
bp.add_app_template_filter(event_time)
bp.add_app_template_filter(round_time)
bp.add_app_template_filter(clock_time)
bp.add_app_template_filter(utc_time)
bp.add_app_template_filter(exact_time)
bp.add_app_template_filter(end_of_time)
bp.add_app_template_filter(revision_in_words)
bp.add_app_template_filter(is_in_grace)
bp.add_app_template_filter(short_hash)
bp.add_app_template_filter(undated_in_words)
bp.add_app_template_filter(format_name)
bp.add_app_template_filter(house_format)
bp.add_app_template_global(example_format)
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("/new", "new", settings.new, methods=["GET", "POST"])
bp.add_url_rule("/import", "import_event", event_import.import_page, methods=["GET", "POST"])
bp.add_url_rule("/help", "help", views.help_page)
bp.add_url_rule("/at/<code>", "by_code", views.by_code)
bp.add_url_rule("/view/<public_id>", "view", public_page.view, methods=["GET", "POST"])
bp.add_url_rule("/view/<public_id>/qr.svg", "qr", public_page.qr)
bp.add_url_rule("/view/<public_id>/calendar.ics", "calendar", public_page.calendar)
bp.add_url_rule("/view/<public_id>/poster", "poster", public_page.poster)
bp.add_url_rule("/view/<public_id>/lists", "lists", publication.lists)
bp.add_url_rule("/view/<public_id>/lists/<entry>", "list", publication.one_list)
bp.add_url_rule("/view/<public_id>/lists/<entry>/<form>", "list_file", publication.one_file)
bp.add_url_rule("/view/<public_id>/lists.zip", "list_files", publication.all_files)
bp.add_url_rule("/view/<public_id>/pods", "public_pods", pods.public_pods)
bp.add_url_rule("/view/<public_id>/pods/projector", "pods_projector", pods.projector)
bp.add_url_rule("/view/<public_id>/pairings", "pairings", public_rounds.pairings)
bp.add_url_rule("/view/<public_id>/projector", "projector", public_rounds.projector)
bp.add_url_rule("/view/<public_id>/feed.atom", "feed", public_rounds.feed)
bp.add_url_rule("/view/<public_id>/standings", "public_standings", public_rounds.standings)
bp.add_url_rule(
    "/view/<public_id>/standings.csv", "public_standings_file", public_rounds.standings_file
)
bp.add_url_rule("/view/<public_id>/places", "public_places", public_rounds.places)
bp.add_url_rule("/view/<public_id>/places.csv", "public_places_file", public_rounds.places_file)
for shown, changes in (
    ("pairings", public_rounds.pairings_changes),
    ("standings", public_rounds.standings_changes),
    ("places", public_rounds.places_changes),
    ("pods", pods.pods_changes),
):
    bp.add_url_rule(f"/view/<public_id>/{shown}/changes", f"{shown}_changes", changes)
bp.add_url_rule(DESK, "event", views.event)
bp.add_url_rule(f"{DESK}/move", "move", views.move, methods=["POST"])
bp.add_url_rule(f"{DESK}/settings", "settings", settings.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/copy", "copy", settings.copy, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/publish", "publish", publication.publish, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/end", "end", event_end.end)
bp.add_url_rule(f"{DESK}/purge", "purge", event_end.purge, methods=["POST"])
bp.add_url_rule(f"{DESK}/links", "links", link_views.overview)
bp.add_url_rule(f"{DESK}/qr.svg", "own_qr", link_views.own_qr)
bp.add_url_rule(f"{DESK}/intake", "intake", mailed_lists.import_lists, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/roster", "import_players", players.import_players, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/entry", "entry", entry.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/answers", "own_answers", entry.answers, methods=["GET", "POST"])
bp.add_url_rule(f"{DESK}/recheck", "recheck", recheck.recheck, methods=["GET", "POST"])
for path, endpoint, view in (
    ("links/new", "make_link", link_views.make),
    ("links/withdraw", "withdraw_link", link_views.withdraw),
    ("check-in", "check_in", entry.check_in),
    ("leave", "leave", entry.leave),
    ("messages/read", "read_messages", registration.read_messages),
    ("messages/failed", "failed_mails", failed_mails.retry),
    ("players", "add_player", players.add),
    ("players/links", "personal_links", personal_links.make),
    ("players/selected", "act_on_players", bulk.act),
    ("players/<entry>/link", "player_link", link_views.player_link),
    ("players/<entry>/rename", "rename_player", players.rename),
    ("players/<entry>/penalty", "penalty", penalty_views.give),
    ("players/<entry>/drop", "drop_player", players.drop),
    ("players/<entry>/answer", "answer", late.answer),
    ("players/<entry>/late/<int:number>", "answer_offer", late.answer_offer),
    ("pairings", "seat", selection.seat),
    ("draw", "draw", selection.draw),
    ("pods/make", "make_pods", pods.make),
    ("pods/move", "move_in_pods", pods.move),
    ("pods/clock", "pod_clock", pods.clock),
    ("rounds/pair", "pair", rounds.pair),
    ("rounds/plan", "store_plan", plan.store_plan),
    ("rounds/player", "set_player", plan.set_player),
    ("rounds/<int:number>/take-back", "unpair", rounds.take_back),
    ("rounds/<int:number>/change", "change_pairing", pairing_changes.change_pairing),
    ("rounds/<int:number>/clock", "clock", rounds.clock),
    ("rounds/<int:number>/line", "enter_line", lines.enter),
    ("rounds/<int:number>/results", "results_from_file", rounds.results_from_file),
    ("rounds/<int:number>/tables/<int:table>", "result", rounds.result),
    ("print/sheets", "print_sheets", printed_sheets.sheets),
    ("export/<what>.<form>", "export", export.export),
    ("everything", "printable", event_end.printable),
):
    bp.add_url_rule(f"{DESK}/{path}", endpoint, view, methods=["POST"])
methods = ["GET", "POST"]
for base, name in ((DESK, "own"), (PLAYER, "player")):
    bp.add_url_rule(f"{base}/hand-in", f"{name}_hand_in", registration.hand_in, methods=methods)
    bp.add_url_rule(f"{base}/receipt/<int:number>", f"{name}_receipt", receipts.receipt)
    bp.add_url_rule(
        f"{base}/receipt/<int:number>.<form>",
        f"{name}_receipt_file",
        receipts.receipt_file,
    )
    bp.add_url_rule(f"{base}/versions", f"{name}_versions", receipts.compared)
bp.add_url_rule(PLAYER, "player", registration.hand_in)
for path, endpoint, page in (
    ("changes", "changes", desk.changes),
    ("print", "print", printed_sheets.overview),
    ("print/blank", "print_blank", printed_sheets.blank),
    ("print/pools", "print_pools", printed_sheets.checklists),
    ("export", "exports", export.overview),
    ("log", "log", log_views.page),
    ("log.<form>", "export_log", log_views.export),
    ("checks", "checks", selection.overview),
    ("penalties", "penalties", penalty_views.overview),
    ("penalties.csv", "penalties_file", penalty_views.as_file),
    ("pods", "pods", pods.overview),
    ("rounds", "rounds", rounds.overview),
    ("rounds/<int:number>.csv", "round_file", rounds.round_file),
    ("rounds/<int:number>/reading", "read_line", lines.read),
    ("rounds/<int:number>/open", "open_now", lines.open_now),
    ("rounds/changes", "rounds_changes", lines.changes),
    ("rounds/<int:number>/print", "print_round", paper.print_round),
    ("print/seats", "print_seats", paper.print_seats),
    ("rounds/plan", "plan", plan.show),
    ("standings", "standings", rounds.standings),
    ("standings.csv", "standings_file", rounds.standings_file),
    ("report.trf", "report_file", rounds.report_file),
    ("places", "places", rounds.places),
    ("places.csv", "places_file", rounds.places_file),
):
    bp.add_url_rule(f"{DESK}/{path}", endpoint, page)
bp.add_url_rule(f"{PLAYER}/check", "begin_check", checks.begin, methods=methods)
bp.add_url_rule(f"{DESK}/checks/<int:number>", "check", checks.count, methods=methods)
bp.add_url_rule(f"{DESK}/checks/<int:number>/changes", "check_changes", checks.changes)
bp.add_url_rule(f"{DESK}/round", "own_round", reports.own_round, methods=methods)
bp.add_url_rule(f"{DESK}/pool", "pool", pools.mine)
bp.add_url_rule(f"{DESK}/pool/register", "register_pool", counts.register, methods=methods)
bp.add_url_rule(f"{DESK}/pool/claim", "claim_pool", pools.claim, methods=["POST"])
bp.add_url_rule(f"{DESK}/pool/confirm", "confirm_pool", pools.confirm, methods=["POST"])
bp.add_url_rule(f"{DESK}/pools", "pools", pools.overview)
bp.add_url_rule(f"{DESK}/pools/<code>", "correct_pool", counts.correct, methods=methods)
bp.add_url_rule(f"{DESK}/pools/<code>/give", "give_pool", pools.give, methods=["POST"])
