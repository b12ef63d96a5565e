"""The plain pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from flask import Blueprint, abort, current_app, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup
from werkzeug.wrappers import Response

from app.games import DEFAULT_GAME
from app.games.capabilities.legality import Legality
from app.games.game import EditionTitle
from app.games.tabletop.construction import FindingKind
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import (
    PREFIX,
    current_game,
    has_section,
    set_current_game,
)
from app.site.platform.storage.database import current_catalogue
from app.site.platform.storage.recent import MOST_RULES, DrawnParts
from app.site.static_pages.rules import RulesRequest, bench_examples, elsewhere, line_of, rules_page
from app.site.static_pages.showcase import showcase


@open_to(Access.ANYONE)
def keyboard() -> str:
    """Every key and where it works."""
    language = current_game().language.or_none()
    return render_template(
        "static_pages/keyboard.html", adding=language.examples.adding if language else ""
    )


@open_to(Access.ANYONE)
def formats() -> str:
    """Every format with what it asks in each edition, and what nobody knows of it."""
    catalogue, demands_of = current_catalogue(), current_game().construction.needed().demands
    return render_template(
        "static_pages/formats.html",
        named=_named,
        sets=catalogue.sets,
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
    """Show the meaning of each finding of the validator, from its own table."""
    legality = current_game().legality.needed()
    rows = [(kind, _numbers(kind, legality)) for kind in legality.kinds]
    return render_template(
        "static_pages/findings.html",
        errors=[row for row in rows if row[0].is_error],
        warnings=[row for row in rows if not row[0].is_error],
    )


def _numbers(kind: FindingKind, legality: Legality) -> list[tuple[EditionTitle, str]]:
    """Return the rule's number in each edition that has it, the newest first."""
    newest_first = current_game().editions.newest_first
    asked = ((edition, legality.number(kind, edition.id)) for edition in newest_first)
    return [(edition, found) for edition, found in asked if kind.is_numbered and found]


@open_to(Access.ANYONE)
def components() -> str:
    """Show every component once, with samples of the default game.

    Other games lack samples, and the page means no game in particular.
    """
    set_current_game(DEFAULT_GAME)
    return render_template(
        "static_pages/components.html", show=showcase(current_catalogue(), current_game())
    )


@open_to(Access.ANYONE)
def accessibility() -> str:
    """Say what works for whom, what is known to fail, and whom to tell."""
    return render_template("static_pages/accessibility.html")


@open_to(Access.ANYONE)
def privacy() -> str:
    """Show which data is kept, and for how long."""
    return render_template("static_pages/privacy.html")


@open_to(Access.ANYONE)
def rules(edition: str) -> str:
    """Every rule of an edition, in our words, with the tests that show it."""
    page = rules_page(RulesRequest.of(_edition(edition), request.args))
    return render_template("static_pages/rules.html", page=page, drawn=_drawn_rules())


def _drawn_rules() -> Callable[..., Markup]:
    """Return the cache of single rules, which depend on nothing but the addresses of cards."""
    drawn: DrawnParts = current_app.extensions.setdefault("drawn_rules", DrawnParts(MOST_RULES))
    has_cards = has_section(current_game(), "cards")
    return partial(drawn.kept, current_game().key, has_cards and current_catalogue().digest)


@open_to(Access.ANYONE)
def default_rules() -> Response:
    """The rules of the edition that is meant where none is named."""
    current_game().rulebook.needed()
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
            "static_pages/_rule.html",
            line=line,
            edition=title,
            elsewhere=others,
            benches=bench_examples(edition, line),
        )
    return redirect(url_for("static_pages.rules", edition=edition, _anchor=number))


def _edition(id_: str) -> EditionTitle:
    """The edition with this id; there is no page where there is none."""
    editions = current_game().editions
    if id_ not in editions.ids:
        abort(404)
    return editions.title(id_)


bp = Blueprint("static_pages", __name__)
bp.add_url_rule("/keyboard", "keyboard", keyboard)
bp.add_url_rule(f"{PREFIX}/formats", "formats", formats)
bp.add_url_rule(f"{PREFIX}/findings", "findings", findings)
bp.add_url_rule("/components", "components", components)
bp.add_url_rule(f"{PREFIX}/rules", "default_rules", default_rules)
bp.add_url_rule(f"{PREFIX}/rules/<edition>", "rules", rules)
bp.add_url_rule(f"{PREFIX}/rules/<edition>/<number>", "rule", rule)
bp.add_url_rule("/accessibility", "accessibility", accessibility)
bp.add_url_rule("/privacy", "privacy", privacy)
