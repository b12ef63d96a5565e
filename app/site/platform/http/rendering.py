"""Rendering of templates: pages, their parts, and the theme in which they are drawn.

A script that asks for a part of a page sends the header `X-Fragment`, whose value names the part
for people who read logs. The light or dark theme is chosen with a form and stored in a cookie.
"""

from __future__ import annotations

import threading
from collections.abc import MutableMapping
from typing import Any, Final

from flask import Blueprint, Flask, redirect, render_template, request
from flask.sansio.app import App
from flask.templating import Environment
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm
from jinja2 import Template

from app.site.platform.http.addresses import local_path
from app.site.platform.request.access import Access, open_to

HEADER: Final = "X-Fragment"


def wants_fragment() -> bool:
    """Return whether a script requests only the part."""
    return bool(request.headers.get(HEADER))


def render(full: str, fragment: str, **values: Any) -> str:
    """Render the template `full` or, for a script, the template `fragment`."""
    return render_template(fragment if wants_fragment() else full, **values)


def page(template: str, form: FlaskForm, **values: Any) -> ResponseReturnValue:
    """A page with a form; status 400 where its fields have to be corrected."""
    status = 400 if form.errors else 200
    return render_template(template, form=form, **values), status


class TemplateEnvironment(Environment):
    """Global names are fixed when a template is loaded, which makes each import of a macro faster.

    All of them are registered while the application is built, before any template is loaded.

    Requests that need a template at the same moment wait until one of them has compiled it. After a
    restart in the middle of a rush each would otherwise compile all of them.
    """

    def __init__(self, app: App, **options: Any) -> None:
        super().__init__(app, **options)
        self._loading = threading.RLock()

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the names of the environment with those given for one template."""
        return {**self.globals, **(d or {})}

    def _load_template(
        self,
        name: str,
        globals: MutableMapping[str, Any] | None,  # noqa: A002
    ) -> Template:
        with self._loading:
            return super()._load_template(name, globals)


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
