"""URL routes of accounts."""

from typing import Final

from flask import Blueprint, Response

from app.site.accounts import forgotten, mail_views, mine, token_views, views
from app.site.accounts.passwords import PasswordsBusyError
from app.site.platform.http.error_pages import busy

RETRY_SECONDS: Final = 5

bp = Blueprint("accounts", __name__, url_prefix="/account")
bp.add_url_rule("", "overview", views.overview)
bp.add_url_rule("/sign-in", "sign_in", views.sign_in, methods=["GET", "POST"])
bp.add_url_rule("/sign-up", "sign_up", views.sign_up, methods=["GET", "POST"])
bp.add_url_rule("/sign-out", "sign_out", views.sign_out, methods=["POST"])
bp.add_url_rule(
    "/sign-out-everywhere", "sign_out_everywhere", views.sign_out_everywhere, methods=["POST"]
)
bp.add_url_rule("/sessions/<int:number>/end", "end_session", views.end_session, methods=["POST"])
bp.add_url_rule("/password", "password", views.password, methods=["GET", "POST"])
bp.add_url_rule("/mail", "mail", mail_views.mail, methods=["GET", "POST"])
bp.add_url_rule("/confirm/<key>", "confirm_mail", mail_views.confirm_mail, methods=["GET", "POST"])
bp.add_url_rule("/tokens", "tokens", token_views.overview, methods=["GET", "POST"])
bp.add_url_rule("/tokens/<int:number>/revoke", "revoke_token", token_views.revoke, methods=["POST"])
bp.add_url_rule("/export", "export", mine.export)
bp.add_url_rule("/delete", "delete", mine.delete, methods=["GET", "POST"])
bp.add_url_rule("/adopt", "adopt", mine.adopt, methods=["POST"])
bp.add_url_rule("/forgotten", "forgotten", forgotten.forgotten, methods=["GET", "POST"])
bp.add_url_rule("/reset/<key>", "reset", forgotten.reset, methods=["GET", "POST"])


@bp.app_errorhandler(PasswordsBusyError)
def passwords_busy(_error: PasswordsBusyError) -> Response:
    """Answer that too many people are signing in."""
    return busy("Many people are signing in right now.", RETRY_SECONDS)
