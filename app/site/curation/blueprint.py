"""URL routes of curation."""

from flask import Blueprint

from app.site.curation import banned_lists, editing, importing, undoing, views
from app.site.platform.games import PREFIX

bp = Blueprint("curation", __name__, url_prefix=f"{PREFIX}/curation")
_BOTH = ["GET", "POST"]
bp.add_url_rule("", "overview", views.overview)
bp.add_url_rule("/texts", "texts", views.texts)
bp.add_url_rule("/changes", "changes", views.changes)
bp.add_url_rule("/changes/<int:overlay>", "decide", views.decide_one, methods=["POST"])
bp.add_url_rule("/held/<kind>", "discard", views.discard_one, methods=["POST"])
bp.add_url_rule("/history/<kind>", "history", views.history)
bp.add_url_rule("/edits/<int:change>", "show", undoing.show)
bp.add_url_rule("/edits/<int:change>/undo", "undo", undoing.undo_one, methods=["POST"])
bp.add_url_rule("/banned-list", "banned_list", banned_lists.enter, methods=_BOTH)
bp.add_url_rule("/<kind>/new", "add", editing.add, methods=_BOTH)
bp.add_url_rule("/<kind>/edit", "edit", editing.edit, methods=_BOTH)
bp.add_url_rule("/<kind>/withdraw", "withdraw", editing.withdraw, methods=["POST"])
bp.add_url_rule("/import", "upload", importing.upload, methods=_BOTH)
bp.add_url_rule("/import/store", "store", importing.store_previewed, methods=["POST"])
bp.add_url_rule("/export/<kind>.csv", "export_csv", importing.export_csv)
bp.add_url_rule("/export/<code>/set.xml", "export_set", importing.export_set)
