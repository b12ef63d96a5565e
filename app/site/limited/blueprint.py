"""URL routes of limited play at home."""

from flask import Blueprint

from app.site.limited import draft_views, sealed_views, views
from app.site.platform.games import PREFIX

bp = Blueprint("limited", __name__, url_prefix=f"{PREFIX}/limited")
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("/sealed/open", "open_sealed", sealed_views.open_sealed)
bp.add_url_rule("/sealed", "sealed", sealed_views.sealed)
bp.add_url_rule("/sealed", "build_sealed", sealed_views.build, methods=["POST"])
bp.add_url_rule("/draft/begin", "begin_draft", draft_views.begin)
bp.add_url_rule("/draft", "draft", draft_views.draft)
bp.add_url_rule("/draft", "build_draft", draft_views.build, methods=["POST"])
