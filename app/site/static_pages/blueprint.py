"""URL routes of the static pages."""

from flask import Blueprint

from app.site.platform.games import PREFIX
from app.site.static_pages import views

bp = Blueprint("static_pages", __name__)
bp.add_url_rule("/keyboard", "keyboard", views.keyboard)
bp.add_url_rule(f"{PREFIX}/formats", "formats", views.formats)
bp.add_url_rule(f"{PREFIX}/findings", "findings", views.findings)
bp.add_url_rule("/components", "components", views.components)
bp.add_url_rule(f"{PREFIX}/rules", "default_rules", views.default_rules)
bp.add_url_rule(f"{PREFIX}/rules/<edition>", "rules", views.rules)
bp.add_url_rule(f"{PREFIX}/rules/<edition>/<number>", "rule", views.rule)
bp.add_url_rule("/privacy", "privacy", views.privacy)
