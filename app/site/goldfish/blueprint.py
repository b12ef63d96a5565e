"""URL routes of goldfish pages."""

from flask import Blueprint, request
from werkzeug.wrappers import Response as Answer

from app.site.decks.access import Way, reach, without_edit_key
from app.site.goldfish import odds, table
from app.site.goldfish.gauntlet import matrix_view
from app.site.goldfish.gauntlet import views as gauntlet
from app.site.goldfish.play import play_views
from app.site.goldfish.report import changes_view, referee_view, shown_pair, side_by_side, views
from app.site.platform.request.current_game import PREFIX, game_path

DECK = "/<way>/<key>"

bp = Blueprint("goldfish", __name__, url_prefix=f"{PREFIX}/goldfish")


@bp.before_request
def _without_edit_key() -> Answer | None:
    """Redirect a URL that holds the key of an edit link to one that can be shared."""
    place = request.view_args or {}
    if place.get("way") != Way.EDIT:
        return None
    return without_edit_key(reach(Way.EDIT, place["key"]), f"{game_path()}/goldfish")


bp.add_url_rule("", "index", views.index)
bp.add_url_rule("", "paste", views.paste, methods=["POST"])
bp.add_url_rule("/matrix", "matrix", matrix_view.matrix)
bp.add_url_rule(f"{DECK}/report", "report", views.report)
bp.add_url_rule(f"{DECK}/report.json", "download", views.download, methods=["GET", "POST"])
bp.add_url_rule(f"{DECK}/block", "block", views.block)
bp.add_url_rule(f"{DECK}/figures", "figures", views.figures, methods=["POST"])
bp.add_url_rule(
    f"{DECK}/referee", "play_on_referee", referee_view.play_on_referee, methods=["POST"]
)
bp.add_url_rule(f"{DECK}/hand", "hand", table.hand)
bp.add_url_rule(f"{DECK}/hand/turns", "hand_in_turns", table.hand_in_turns)
bp.add_url_rule(f"{DECK}/table", "table", table.table)
bp.add_url_rule(f"{DECK}/changes", "changes", changes_view.changes)
bp.add_url_rule(f"{DECK}/changes", "measure_changes", changes_view.measure, methods=["POST"])
bp.add_url_rule(f"{DECK}/changes/game", "shown_pair", shown_pair.shown_pair)
bp.add_url_rule(f"{DECK}/panel", "panel", views.panel)
bp.add_url_rule(f"{DECK}/odds", "odds", odds.odds)
bp.add_url_rule(f"{DECK}/gauntlet", "gauntlet", gauntlet.gauntlet)
bp.add_url_rule(f"{DECK}/gauntlet", "play_gauntlet", gauntlet.play, methods=["POST"])
bp.add_url_rule(f"{DECK}/gauntlet/stop", "stop_gauntlet", gauntlet.stop, methods=["POST"])
bp.add_url_rule(
    "/gauntlets/<int:number>/stop", "stop_one_gauntlet", gauntlet.stop_one, methods=["POST"]
)
bp.add_url_rule(f"{DECK}/gauntlet/game", "gauntlet_game", gauntlet.one_game)
bp.add_url_rule(f"{DECK}/play", "play", play_views.play)
bp.add_url_rule(f"{DECK}/play/replay", "play_replay", play_views.replay)
bp.add_url_rule(f"{DECK}/compare", "compare", side_by_side.side_by_side)
