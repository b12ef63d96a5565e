"""The plain pages."""

from __future__ import annotations

from flask import abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from app.games.spoils.construction import KINDS, demands_of
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.site.pages.rules import RulesRequest, elsewhere, line_of, rules_page
from app.site.pages.showcase import showcase
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue


@open_to(Access.ANYONE)
def keyboard() -> str:
    """Every key and where it works."""
    return render_template("pages/keyboard.html")


@open_to(Access.ANYONE)
def formats() -> str:
    """Every format with what it asks in each edition, and what nobody knows of it."""
    catalogue = current_catalogue()
    return render_template(
        "pages/formats.html",
        formats=[
            (form, () if form.unknown else demands_of(form, catalogue))
            for form in catalogue.formats.values()
        ],
    )


@open_to(Access.ANYONE)
def findings() -> str:
    """What each finding of the validator means, from its own table."""
    return render_template("pages/findings.html", kinds=KINDS, editions=tuple(reversed(Edition)))


@open_to(Access.ANYONE)
def components() -> str:
    """Every component once, so that a change of style is seen as a whole."""
    return render_template("pages/components.html", show=showcase(current_catalogue()))


@open_to(Access.ANYONE)
def privacy() -> str:
    """What is kept, and for how long."""
    return render_template("pages/privacy.html")


@open_to(Access.ANYONE)
def rules(edition: str) -> str:
    """Every rule of an edition, in our words, with the tests that show it."""
    if edition not in set(Edition):
        abort(404)
    page = rules_page(RulesRequest.of(Edition(edition), request.args))
    return render_template("pages/rules.html", page=page)


@open_to(Access.ANYONE)
def default_rules() -> Response:
    """The rules of the edition that is meant where none is named."""
    return redirect(url_for("pages.rules", edition=DEFAULT_EDITION.value))


@open_to(Access.ANYONE)
def rule(edition: str, number: str) -> ResponseReturnValue:
    """One rule: its place on the page of its edition, or a panel for a script."""
    line = line_of(Edition(edition), number) if edition in set(Edition) else None
    if line is None:
        abort(404)
    if request.headers.get("X-Fragment") == "rule":
        others = elsewhere(Edition(edition), line)
        return render_template(
            "pages/_rule.html", line=line, edition=Edition(edition), elsewhere=others
        )
    return redirect(url_for("pages.rules", edition=edition, _anchor=number))
