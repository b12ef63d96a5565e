"""The plain pages."""

from __future__ import annotations

from flask import abort, render_template, request

from app.games.spoils.editions import EDITIONS, Edition
from app.site.access import Access, open_to
from app.site.catalogue import current_catalogue
from app.site.pages.rules import rule_entry
from app.site.pages.showcase import showcase


@open_to(Access.ANYONE)
def keyboard() -> str:
    """Every key and where it works."""
    return render_template("pages/keyboard.html")


@open_to(Access.ANYONE)
def formats() -> str:
    """Every format with what is known of it, and what is not."""
    return render_template(
        "pages/formats.html",
        formats=current_catalogue().formats.values(),
        editions=EDITIONS,
    )


@open_to(Access.ANYONE)
def components() -> str:
    """Every component once, so that a change of style is seen as a whole."""
    return render_template("pages/components.html", show=showcase(current_catalogue()))


@open_to(Access.ANYONE)
def privacy() -> str:
    """What is kept, and for how long."""
    return render_template("pages/privacy.html")


@open_to(Access.ANYONE)
def rule(edition: str, number: str) -> str:
    """One rule by its number, in our words."""
    if edition not in set(Edition):
        abort(404)
    entry = rule_entry(Edition(edition), number)
    if entry is None:
        abort(404)
    return render_template("pages/rule.html", entry=entry)


@open_to(Access.ANYONE)
def coming() -> str:
    """A destination that is not built yet, saying so."""
    return render_template("pages/coming.html", place=request.path.strip("/").capitalize())
