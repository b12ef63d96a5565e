"""The addresses of accounts."""

from flask import Blueprint

from app.site.accounts import views

bp = Blueprint("accounts", __name__, url_prefix="/account")
bp.add_url_rule("", "overview", views.overview)
bp.add_url_rule("/sign-in", "sign_in", views.sign_in, methods=["GET", "POST"])
bp.add_url_rule("/sign-up", "sign_up", views.sign_up, methods=["GET", "POST"])
bp.add_url_rule("/sign-out", "sign_out", views.sign_out, methods=["POST"])
bp.add_url_rule(
    "/sign-out-everywhere", "sign_out_everywhere", views.sign_out_everywhere, methods=["POST"]
)
bp.add_url_rule("/password", "password", views.password, methods=["GET", "POST"])
