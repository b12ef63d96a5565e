"""The home page."""

from __future__ import annotations

from flask import redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import offered
from app.games.tabletop.facts import AnyCatalogue
from app.site.battles.views import index as battles_index
from app.site.decks.files.pasted_lists import (
    CheckedList,
    PastedList,
    checked_list,
    pasted_list,
    shown_list,
)
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.deck_games import game_of
from app.site.platform.fragments import render, wants_fragment
from app.site.platform.games import (
    are_one,
    current_game,
    game_of_address,
    game_path,
    has_section,
)
from app.site.platform.rate_limits import Cost, limited
from app.site.quick_check.explained import explained_card
from app.site.quick_check.pictures import pictures_of
from app.site.quick_check.precons import first_hands, precon_cards


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def first() -> ResponseReturnValue:
    """Check a pasted list and show the verdict; at first an example is shown.

    If there are several games, the site's home page lets the visitor choose one. A game whose
    decks cannot be checked shows its cards instead, and a game of battles has a page of its own.
    """
    if request.method == "GET" and not request.args and not are_one() and game_of_address() is None:
        return render_template("quick_check/games.html", hands=first_hands())
    if current_game().cards is None and current_game().battles is not None:
        return battles_index()
    if has_section(current_game(), "cards") and not has_section(current_game(), "formats"):
        return redirect(f"{game_path()}/cards")
    catalogue = current_catalogue()
    is_shown = request.method == "GET" and "precon" not in request.args
    checked = _checked(catalogue, _posted(catalogue, in_place=wants_fragment()))
    if repair := request.form.get("repair"):
        checked = _repaired(checked, repair, catalogue)
    page = render(
        "quick_check/quick_check.html",
        "quick_check/_check.html",
        checked=checked,
        figures=offered(current_game().needed_cards().figures),
        is_shown=is_shown,
        is_precon=request.method == "GET" and request.args.get("precon") in catalogue.precons,
        is_example=is_shown and bool(checked.pasted.text),
        precons=precon_cards(current_game().key, catalogue),
        explained=explained_card(current_game(), catalogue),
        pictures=pictures_of(current_game()),
        formats=catalogue.formats.values(),
    )
    return page, 422 if checked.cannot_be_read else 200


def _posted(catalogue: AnyCatalogue, *, in_place: bool) -> PastedList:
    """Return the list to check. A script that checks in place leaves the text box unchanged."""
    if request.method == "GET":
        precon = catalogue.precons.get(request.args.get("precon", ""))
        files = current_game().needed_files()
        text = files.write(files.of_precon(precon, catalogue), "txt") if precon else files.example
        return PastedList(text)
    if in_place:
        return pasted_list(request.form, None)
    return shown_list(request.form, request.files.get("file"), catalogue)


def _checked(catalogue: AnyCatalogue, pasted: PastedList) -> CheckedList:
    values = request.form if request.method == "POST" else request.args
    form, edition, day = (values.get(name, "") for name in ("format", "edition", "as_of"))
    return checked_list(pasted, form, edition, catalogue, day)


def _repaired(checked: CheckedList, which: str, catalogue: AnyCatalogue) -> CheckedList:
    """Return the list after the removals of one finding's repair."""
    report, deck = checked.judged.report, checked.imported.decklist
    if report is None or deck is None or not which.isdigit() or checked.imported.is_unreadable:
        return checked
    place = int(which)
    found = report.findings[place] if place < len(report.findings) else None
    if found is None or found.repair is None or found.repair.choices:
        return checked
    game = game_of(deck)
    fixed = game.needed_editing().apply_repair(deck, found.repair, None)
    text = game.needed_files().write(fixed, "txt")
    pasted = PastedList(text, checked.pasted.filename)
    day = checked.as_of.isoformat() if checked.as_of else ""
    return checked_list(pasted, checked.format.id, checked.edition, catalogue, day)
