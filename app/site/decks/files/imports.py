"""Turn a list into a deck, line by line, without guessing or dropping anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from flask import render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.formats import TEXT_FORMATS
from app.games.tabletop.decklists.limits import MAX_NAME, MAX_UNREAD
from app.games.tabletop.decklists.report import NOT_A_CARD, AnyImport, ImportLine, Status
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.files.pasted_lists import (
    CheckedList,
    PastedList,
    checked_list,
    pasted_list,
    shown_list,
    written_out,
)
from app.site.decks.library.views import opened
from app.site.decks.snapshot import DeckState
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, empty_deck
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue

LEAVE_OUT: Final = "-"
ALL_LINES: Final = "line-all"
"""The field of a choice for all open lines at once."""


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
    settled = with_choices(pasted.text, checked.imported, request.form, catalogue)
    if len(settled.unread) > MAX_UNREAD:
        return _report(checked, too_many_open(settled.unread)), 422
    return opened(_state(checked, settled.deck, settled.unread), reason="Imported")


def too_many_open(unread: Sequence[str]) -> str:
    """Return why a deck with this many unresolved lines is not kept; empty if it is."""
    if len(unread) <= MAX_UNREAD:
        return ""
    return (
        f"{len(unread):,} lines are not understood; a deck can have at most {MAX_UNREAD} of "
        "them. Remove what is not a card."
    )


@dataclass(frozen=True)
class Settled:
    """A list after choices were made for its open lines.

    `unread` are the lines that are still open. `text` is the list with the choices written into it,
    and `imported` the report on it, which also names the lines declared to be no cards.
    """

    deck: AnyDecklist
    unread: tuple[str, ...]
    text: str
    imported: AnyImport


def with_choices(
    text: str, imported: AnyImport, form: Mapping[str, str], catalogue: AnyCatalogue
) -> Settled:
    """Return the list with the chosen cards.

    In a text the line is replaced, so that it keeps its position and heading; in other files the
    card is added to the deck, which then is written out as a text.
    """
    deck = imported.decklist or empty_deck()
    files = current_game().files.needed()
    if imported.format in TEXT_FORMATS:
        lines = text.split("\n")
        for line in imported.open_lines:
            written = _written(line, form, catalogue)
            if written is not None and line.line:
                lines[line.line - 1] = written
        settled = "\n".join(lines)
        again = _with_typed(files.read(settled, catalogue), form)
        left = tuple(line.text for line in again.open_lines)
        return Settled(again.decklist or deck, left, settled, again)
    unread: list[str] = []
    not_cards: list[str] = []
    for line in imported.open_lines:
        written = _written(line, form, catalogue)
        if written is None:
            unread.append(line.text)
        elif written.startswith(NOT_A_CARD):
            not_cards.append(line.text)
        elif chosen := files.read(written, catalogue).decklist:
            deck = replace(deck, lines=(*deck.lines, *chosen.lines))
    if len(unread) == len(imported.open_lines):
        return Settled(deck, tuple(unread), text, imported)
    settled = written_out(deck.merged(), unread, not_cards)
    return Settled(deck.merged(), tuple(unread), settled, files.read(settled, catalogue))


def _with_typed(imported: AnyImport, form: Mapping[str, str]) -> AnyImport:
    """Return the report with what was typed for a line that is open all the same."""

    def told(line: ImportLine) -> ImportLine:
        typed = form.get(f"other-{line.line}", "").strip() if line.status.is_open else ""
        note = f"You typed “{typed[:MAX_NAME]}”, which is no card. {line.note}"
        return line._replace(note=note) if typed else line

    return replace(imported, lines=tuple(map(told, imported.lines)))


def _written(line: ImportLine, form: Mapping[str, str], catalogue: AnyCatalogue) -> str | None:
    """Return the text that replaces an unresolved line; None if nothing was chosen.

    What is typed is a card's name, or lines of a list as they are. One choice may hold for all
    lines without one of their own.
    """
    other = form.get(f"other-{line.line}", "").strip()
    chosen = other or form.get(f"line-{line.line}", "") or form.get(ALL_LINES, "")
    if not chosen:
        return None
    if chosen == LEAVE_OUT:
        return f"{NOT_A_CARD} {line.text.strip()}"
    card = catalogue.find(chosen)
    if card is None:
        typed = current_game().files.needed().read(other, catalogue)
        return None if not other or typed.is_unreadable else other
    copies = form.get(f"copies-{line.line}", "").strip()
    number = int(copies) if copies.isascii() and copies.isdigit() and len(copies) < 4 else 1
    return f"{max(1, number)} {card.name}"


def _goes_without_saying(line: ImportLine) -> bool:
    if line.status is Status.REPAIRED:
        return not line.text.strip()
    return not line.status.is_open


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
        tally=[(word, count) for word, count in tally if count or word == "read"],
        only_open=request.form.get("show") == "open",
    )
