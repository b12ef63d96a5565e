"""The plain pages."""

from __future__ import annotations

from collections.abc import Sequence

from flask import abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from app.games import offered
from app.games.capabilities.legality import AnyLegality
from app.games.game import EditionTitle
from app.games.tabletop.construction import FindingKind
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.fragments import wants_fragment
from app.site.platform.games import current_game
from app.site.static_pages.rules import RulesRequest, elsewhere, line_of, rules_page
from app.site.static_pages.showcase import showcase


@open_to(Access.ANYONE)
def keyboard() -> str:
    """Every key and where it works."""
    cards = current_game().cards
    language = offered(cards.language) if cards else None
    return render_template(
        "static_pages/keyboard.html", adding=language.examples.adding if language else ""
    )


@open_to(Access.ANYONE)
def formats() -> str:
    """Every format with what it asks in each edition, and what nobody knows of it."""
    catalogue, demands_of = current_catalogue(), current_game().needed_construction().demands
    return render_template(
        "static_pages/formats.html",
        named=_named,
        formats=[
            (form, () if form.unknown else demands_of(form, catalogue))
            for form in catalogue.formats.values()
        ],
    )


def _named(editions: Sequence[tuple[str, str | None]]) -> list[tuple[EditionTitle, str | None]]:
    """Editions with their titles instead of their ids."""
    title = current_game().editions.title
    return [(title(edition), rule) for edition, rule in editions]


@open_to(Access.ANYONE)
def findings() -> str:
    """What each finding of the validator means, from its own table."""
    legality = current_game().needed_legality()
    rows = [(kind, _numbers(kind, legality)) for kind in legality.kinds]
    return render_template(
        "static_pages/findings.html",
        errors=[row for row in rows if row[0].is_error],
        warnings=[row for row in rows if not row[0].is_error],
    )


def _numbers(kind: FindingKind, legality: AnyLegality) -> list[tuple[EditionTitle, str]]:
    """What the editions that have the rule call it, the newest first."""
    newest_first = current_game().editions.newest_first
    asked = ((edition, legality.number(kind, edition.id)) for edition in newest_first)
    return [(edition, found) for edition, found in asked if kind.is_numbered and found]


@open_to(Access.ANYONE)
def components() -> str:
    """Every component once, so that a change of style is seen as a whole."""
    return render_template(
        "static_pages/components.html", show=showcase(current_catalogue(), current_game())
    )


@open_to(Access.ANYONE)
def privacy() -> str:
    """What is kept, and for how long."""
    return render_template("static_pages/privacy.html")


@open_to(Access.ANYONE)
def rules(edition: str) -> str:
    """Every rule of an edition, in our words, with the tests that show it."""
    page = rules_page(RulesRequest.of(_edition(edition), request.args))
    return render_template("static_pages/rules.html", page=page)


@open_to(Access.ANYONE)
def default_rules() -> Response:
    """The rules of the edition that is meant where none is named."""
    current_game().needed_rulebook()
    return redirect(url_for("static_pages.rules", edition=current_game().editions.default))


@open_to(Access.ANYONE)
def rule(edition: str, number: str) -> ResponseReturnValue:
    """One rule: its place on the page of its edition, or a panel for a script."""
    title = _edition(edition)
    line = line_of(edition, number)
    if line is None:
        abort(404)
    if wants_fragment():
        others = elsewhere(edition, line)
        return render_template(
            "static_pages/_rule.html", line=line, edition=title, elsewhere=others
        )
    return redirect(url_for("static_pages.rules", edition=edition, _anchor=number))


def _edition(id_: str) -> EditionTitle:
    """The edition with this id; there is no page where there is none."""
    editions = current_game().editions
    if id_ not in editions.ids:
        abort(404)
    return editions.title(id_)
