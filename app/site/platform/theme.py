"""The light or dark theme: chosen with a form, stored in a cookie."""

from __future__ import annotations

from typing import Final

from flask import Blueprint, Flask, redirect, request
from flask.typing import ResponseReturnValue

from app.site.platform.access import Access, open_to
from app.site.platform.safe_redirect import local_path

COOKIE: Final = "theme"
THEMES: Final = ("day", "night")
_YEAR: Final = 365 * 24 * 3600

bp = Blueprint("theme", __name__)


def chosen_theme() -> str | None:
    """Return the theme the visitor chose; None for the system's."""
    theme = request.cookies.get(COOKIE)
    return theme if theme in THEMES else None


@bp.post("/theme")
@open_to(Access.ANYONE)
def choose() -> ResponseReturnValue:
    """Store the choice and return to the page with the form."""
    answer = redirect(local_path(request.form.get("next")), 303)
    theme = request.form.get("theme", "")
    if theme in THEMES:
        answer.set_cookie(COOKIE, theme, max_age=_YEAR, samesite="Lax", httponly=True)
    else:
        answer.delete_cookie(COOKIE)
    return answer


def offer_themes(app: Flask) -> None:
    """Register the form's route, and pass the theme to templates."""
    app.register_blueprint(bp)
    app.context_processor(lambda: {"theme": chosen_theme()})
