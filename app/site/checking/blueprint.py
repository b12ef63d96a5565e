"""The address of the first page."""

from flask import Blueprint

from app.site.checking import views

bp = Blueprint("checking", __name__)
bp.add_url_rule("/", "first", views.first, methods=["GET", "POST"])
