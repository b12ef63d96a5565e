"""Turn a list into a deck, line by line, without guessing or dropping anything."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from flask import render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.formats import TEXT_FORMATS
from app.games.tabletop.decklists.limits import MAX_NAME, MAX_UNREAD
from app.games.tabletop.decklists.report import AnyImport, ImportLine, Status
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.files.pasted_lists import (
    CheckedList,
    PastedList,
    checked_list,
    pasted_list,
    shown_list,
)
from app.site.decks.library.views import opened
from app.site.decks.snapshot import DeckState
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.deck_games import empty_deck, shape_of
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited

LEAVE_OUT: Final = "-"
_COUNT_FIRST: Final = re.compile(r"\s*\(?(\d{1,3})(?![\d\w]{2})")
_COUNT_LAST: Final = re.compile(r"[\sx×*(](\d{1,3})\)?\s*$")


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def import_deck() -> ResponseReturnValue:
    """Read a pasted or uploaded list; open it, or show how every line was read."""
    catalogue = current_catalogue()
    pasted = shown_list(request.form, request.files.get("file"), catalogue).original
    checked = checked_list(
        pasted,
        request.form.get("format", ""),
        request.form.get("edition", ""),
        catalogue,
        request.form.get("as_of", ""),
    )
    if pasted.problem or checked.imported.decklist is None:
        return _report(checked), 422
    if any(not _goes_without_saying(line) for line in checked.imported.lines):
        return _report(checked)
    return opened(_state(checked, checked.imported.decklist, ()), reason="Imported")


@open_to(Access.ANYONE)
def decided() -> ResponseReturnValue:
    """Apply the choices made in the report and open the deck; unresolved lines are kept."""
    catalogue = current_catalogue()
    pasted = PastedList(pasted_list(request.form, None).text, request.form.get("filename", ""))
    checked = checked_list(
        pasted,
        request.form.get("format", ""),
        request.form.get("edition", ""),
        catalogue,
        request.form.get("as_of", ""),
    )
    if checked.imported.decklist is None:
        return _report(checked), 422
    deck, unread = with_choices(pasted.text, checked.imported, request.form, catalogue)
    if len(unread) > MAX_UNREAD:
        return _report(checked, too_many_open(unread)), 422
    return opened(_state(checked, deck, unread), reason="Imported")


def too_many_open(unread: Sequence[str]) -> str:
    """Return why a deck with this many unresolved lines is not kept; empty if it is."""
    if len(unread) <= MAX_UNREAD:
        return ""
    return (
        f"{len(unread):,} lines are not understood; a deck can have at most {MAX_UNREAD} of "
        "them. Remove what is not a card."
    )


def with_choices(
    text: str, imported: AnyImport, form: Mapping[str, str], catalogue: AnyCatalogue
) -> tuple[AnyDecklist, tuple[str, ...]]:
    """Return the deck with the chosen cards, and the lines that are still unresolved.

    In a text the line is replaced, so that it keeps its position and heading; in other files the
    card is added to the deck.
    """
    deck = imported.decklist or empty_deck()
    if imported.format in TEXT_FORMATS:
        lines = text.split("\n")
        for line in imported.open_lines:
            written = _written(line, form, catalogue)
            if written is not None and line.line:
                lines[line.line - 1] = written
        again = current_game().needed_files().read("\n".join(lines), catalogue)
        return again.decklist or deck, tuple(line.text for line in again.open_lines)
    unread: list[str] = []
    for line in imported.open_lines:
        written = _written(line, form, catalogue)
        if written is None:
            unread.append(line.text)
            continue
        count, _, name = written.partition(" ")
        card = catalogue.find(name)
        if card is not None and count.isdigit():
            printing, shape = catalogue.bare[card.name], shape_of(deck)
            home = shape.home(printing, shape.main.zone)
            deck = replace(deck, lines=(*deck.lines, shape.line(printing, int(count), home)))
    return deck.merged(), tuple(unread)


def _written(line: ImportLine, form: Mapping[str, str], catalogue: AnyCatalogue) -> str | None:
    """Return the text that replaces an unresolved line; None if nothing was chosen."""
    other = form.get(f"other-{line.line}", "").strip()
    chosen = other or form.get(f"line-{line.line}", "")
    if not chosen:
        return None
    if chosen == LEAVE_OUT:
        return f"// {line.text}"
    card = catalogue.find(chosen)
    if card is None:
        return None
    copies = form.get(f"copies-{line.line}", "").strip()
    number = int(copies) if copies.isascii() and copies.isdigit() and len(copies) < 4 else 1
    return f"{max(1, number)} {card.name}"


def count_in(text: str) -> int:
    """Return the number of copies that a line most likely means."""
    found = _COUNT_FIRST.match(text) or _COUNT_LAST.search(text)
    return max(1, int(found[1])) if found else 1


def _goes_without_saying(line: ImportLine) -> bool:
    return line.status in (Status.KEPT, Status.IGNORED) or (
        line.status is Status.REPAIRED and not line.text.strip()
    )


def _state(checked: CheckedList, deck: AnyDecklist, unread: tuple[str, ...]) -> DeckState:
    deck = named_after(deck.merged(), checked.pasted.filename)
    return DeckState(
        decklist=deck,
        format=checked.format.id,
        edition=checked.edition,
        as_of=checked.as_of,
        unread=unread,
    )


def named_after(deck: AnyDecklist, filename: str) -> AnyDecklist:
    """Return the deck; without a name it gets that of its file, without folders and extension."""
    stem = filename.replace("\\", "/").rpartition("/")[2].rpartition(".")
    name = " ".join((stem[0] or stem[2]).replace("_", " ").split())[:MAX_NAME]
    return deck if deck.name or not name.isprintable() else replace(deck, name=name)


def _report(checked: CheckedList, problem: str = "") -> str:
    lines = checked.imported.lines
    tally = [(status.value, sum(1 for x in lines if x.status is status)) for status in Status]
    return render_template(
        "decks/files/report.html",
        checked=checked,
        problem=problem or checked.pasted.problem or checked.imported.error,
        tally=[(word, count) for word, count in tally if count or word == "kept"],
        counts={line.line: count_in(line.text) for line in checked.imported.open_lines},
        only_open=request.form.get("show") == "open",
    )
