"""The first page."""

from __future__ import annotations

from flask import render_template, request
from flask.typing import ResponseReturnValue

from app.games.spoils.construction import apply_repair
from app.games.spoils.decklists import precon_decklist, write_decklist
from app.games.spoils.facts import Catalogue
from app.site.checking.example import EXAMPLE
from app.site.checking.lists import (
    CheckedList,
    PastedList,
    checked_list,
    pasted_list,
    shown_list,
)
from app.site.checking.precons import precon_cards
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue


@open_to(Access.ANYONE)
def first() -> ResponseReturnValue:
    """Paste a list and read its verdict; an example stands there at first."""
    catalogue = current_catalogue()
    is_example = request.method == "GET" and "precon" not in request.args
    fragment = request.headers.get("X-Fragment") == "check"
    checked = _checked(catalogue, _posted(catalogue, in_place=fragment))
    if repair := request.form.get("repair"):
        checked = _repaired(checked, repair, catalogue)
    page = render_template(
        "checking/_check.html" if fragment else "checking/first.html",
        checked=checked,
        is_example=is_example,
        precons=precon_cards(catalogue),
        formats=catalogue.formats.values(),
    )
    return page, 422 if checked.cannot_be_read else 200


def _posted(catalogue: Catalogue, *, in_place: bool) -> PastedList:
    """The list to check. A script that checks in place leaves the box as it is."""
    if request.method == "GET":
        precon = catalogue.precons.get(request.args.get("precon", ""))
        text = write_decklist(precon_decklist(precon, catalogue), "txt") if precon else EXAMPLE
        return PastedList(text)
    if in_place:
        return pasted_list(request.form, None)
    return shown_list(request.form, request.files.get("file"), catalogue)


def _checked(catalogue: Catalogue, pasted: PastedList) -> CheckedList:
    values = request.form if request.method == "POST" else request.args
    return checked_list(
        pasted, values.get("format", "constructed"), values.get("edition", ""), catalogue
    )


def _repaired(checked: CheckedList, which: str, catalogue: Catalogue) -> CheckedList:
    """The list after the removals of one finding's repair, written anew."""
    report, deck = checked.judged.report, checked.imported.decklist
    if report is None or deck is None or not which.isdigit() or checked.imported.is_unreadable:
        return checked
    place = int(which)
    found = report.findings[place] if place < len(report.findings) else None
    if found is None or found.repair is None or found.repair.choices:
        return checked
    text = write_decklist(apply_repair(deck, found.repair), "txt")
    pasted = PastedList(text, checked.pasted.filename)
    return checked_list(pasted, checked.format.id, checked.edition.value, catalogue)
