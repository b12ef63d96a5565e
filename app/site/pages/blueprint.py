"""The addresses of the plain pages."""

from flask import Blueprint

from app.site.pages import views

bp = Blueprint("pages", __name__)
bp.add_url_rule("/keyboard", "keyboard", views.keyboard)
bp.add_url_rule("/formats", "formats", views.formats)
bp.add_url_rule("/findings", "findings", views.findings)
bp.add_url_rule("/components", "components", views.components)
bp.add_url_rule("/rules", "default_rules", views.default_rules)
bp.add_url_rule("/rules/<edition>", "rules", views.rules)
bp.add_url_rule("/rules/<edition>/<number>", "rule", views.rule)
bp.add_url_rule("/privacy", "privacy", views.privacy)
