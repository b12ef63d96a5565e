"""Import a collection with a preview of the changes, and export it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from flask import Response, abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.collection import counted_printing, is_any
from app.games.tabletop.collection.files import of_any_printing
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import AnyImport, ImportLine, Status
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.cards.holdings import copies_of, current_collector
from app.site.collection import store
from app.site.collection.ownership import remember_collector, writing_collector
from app.site.decks.files.imports import with_choices
from app.site.decks.files.pasted_lists import PastedList, pasted_list
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, empty_deck, game_path
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.request.sent_lists import read_list
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.tables import Pile

Word = TypeVar("Word", bound=StrEnum)


class Mode(StrEnum):
    """Meanings of the counts in a file: copies to add, or all copies."""

    ADD = "add"
    REPLACE = "replace"


@dataclass(frozen=True)
class CountChange:
    """A printing whose count the import changes."""

    printing: PrintingLike
    before: int
    after: int

    @property
    def is_any(self) -> bool:
        """Return whether any printing of the card is meant."""
        return is_any(self.printing.id)


@dataclass(frozen=True)
class Preview:
    """The effect of an import on a list.

    `after` has all counts of the list afterwards, `open_lines` the unresolved lines, `merged` the
    number of rows added to an equal one, `seen` the digest of the list that the preview was made
    from.
    """

    pasted: PastedList
    imported: AnyImport
    mode: Mode
    pile: Pile
    after: Mapping[PrintingId, int]
    changes: tuple[CountChange, ...]
    open_lines: tuple[str, ...]
    merged: int
    copies: int
    seen: str

    @property
    def problem(self) -> str:
        """Return why the list cannot be imported even once its lines are fixed; else empty."""
        over = [change for change in self.changes if change.after > store.MOST_COPIES]
        if over:
            name = over[0].printing.card.name
            return (
                f"{name} would have {over[0].after} copies; at most {store.MOST_COPIES} of a "
                "printing can be stored. Correct the count in the list."
            )
        return self.pasted.problem or self.imported.error or ""

    @property
    def remarks(self) -> tuple[str, ...]:
        """Return how the list as a whole was read, and totals that differ from what was read."""
        said = (
            line.note
            for line in self.imported.lines
            if line.status is Status.REPAIRED and not line.copies and line.note
        )
        return (*said, *(total.message for total in self.imported.wrong_totals))

    @property
    def can_be_stored(self) -> bool:
        """Return whether every line is fixed and something changes."""
        return bool(self.changes) and not self.open_lines and not self.problem

    @property
    def tally(self) -> tuple[tuple[str, int], ...]:
        """Return the number of lines by status."""
        counted = Counter(line.status for line in self.imported.lines)
        return tuple(
            (status.value, counted[status])
            for status in Status
            if counted[status] or status is Status.READ
        )


@open_to(Access.LINK)
@limited(Cost.NEW_DECK)
def import_cards() -> ResponseReturnValue:
    """Ask for a file or a text, preview its changes, and store them after confirmation."""
    catalogue = current_catalogue()
    pile = _one_of(Pile, request.values.get("pile", Pile.OWNED.value))
    if request.method == "GET":
        return render_template("collection/import.html", pile=pile, modes=Mode)
    mode = _one_of(Mode, request.form.get("mode", Mode.ADD.value))
    pasted = pasted_list(request.form, request.files.get("file"))
    with current_database().reading() as session:
        stored = copies_of(session, current_collector(), current_game().key, pile)
    preview = preview_of(pasted, stored, mode, pile, request.form, catalogue)
    if request.form.get("sure") != "yes" or not preview.can_be_stored:
        return _shown(preview, 422 if preview.problem else 200)
    with current_database().writing() as session:
        seen = request.form.get("seen", "")
        is_stored = store.replace(
            session, writing_collector(), current_game().key, pile, seen, preview.after
        )
    if not is_stored:
        return _shown(preview, 409)
    remember_collector()
    flash(f"{plural(len(preview.changes), 'count')} saved.", "legal")
    rest = "" if pile is Pile.OWNED else f"/{pile.value}"
    return redirect(f"{game_path()}/collection{rest}", 303)


def _shown(preview: Preview, status: int) -> ResponseReturnValue:
    page = render_template(
        "collection/preview.html",
        preview=preview,
        chosen=request.form,
        modes=Mode,
        is_stale=status == 409,
    )
    return page, status


def preview_of(
    pasted: PastedList,
    stored: Mapping[PrintingId, int],
    mode: Mode,
    pile: Pile,
    form: Mapping[str, str],
    catalogue: AnyCatalogue,
) -> Preview:
    """Return the changes that a list makes; the form has the choices for lines to fix."""
    text, counted = pasted.text, Counter[PrintingId]()
    of_any: tuple[ImportLine, ...] = ()
    if pile is not Pile.OWNED:
        text, counted, of_any = of_any_printing(text, pasted.filename, catalogue)
    imported = read_list(text, catalogue, pasted.filename or None)
    if of_any:
        imported = _with_lines(imported, of_any)
    chosen: AnyDecklist = empty_deck()
    open_lines: tuple[str, ...] = ()
    if imported.decklist is not None and not pasted.problem:
        settled = with_choices(text, imported, form, catalogue)
        chosen, open_lines = settled.deck, settled.unread
    for line in chosen.lines:
        named = pile is not Pile.OWNED or not is_any(line.printing.id)
        counted[line.printing.id if named else catalogue.newest[line.name].id] += line.copies
    after = dict(counted) if mode is Mode.REPLACE else dict(Counter(stored) + counted)
    rows = sum(line.copies > 0 and line.status.holds_cards for line in imported.lines)
    return Preview(
        pasted=pasted,
        imported=imported,
        mode=mode,
        pile=pile,
        after=after,
        changes=_changes(stored, after, catalogue),
        open_lines=open_lines,
        merged=max(0, rows - len(imported.decklist.lines if imported.decklist else ())),
        copies=counted.total(),
        seen=store.digest(stored),
    )


def _with_lines(imported: AnyImport, lines: Sequence[ImportLine]) -> AnyImport:
    """Return what was read with the lines that were read apart, in the order of the file."""
    apart = {line.line for line in lines}
    others = [line for line in imported.lines if line.line not in apart]
    whole = sorted((*others, *lines), key=lambda line: line.line)
    deck = imported.decklist or empty_deck()
    return replace(imported, decklist=deck, lines=whole, error=None)


def _changes(
    before: Mapping[PrintingId, int], after: Mapping[PrintingId, int], catalogue: AnyCatalogue
) -> tuple[CountChange, ...]:
    of_any = (counted_printing(one, catalogue) for one in sorted({*before, *after}) if is_any(one))
    return tuple(
        CountChange(printing, before.get(printing.id, 0), after.get(printing.id, 0))
        for printing in (*filter(None, of_any), *catalogue.printings)
        if before.get(printing.id, 0) != after.get(printing.id, 0)
    )


@open_to(Access.LINK)
def export(pile: str, form: str) -> Response:
    """Return one list as CSV, which can be imported again, or as JSON."""
    which = _one_of(Pile, pile)
    with current_database().reading() as session:
        copies = copies_of(session, current_collector(), current_game().key, which)
    if form == "csv":
        deck = as_lines(copies, current_catalogue())
        content, mimetype = current_game().files.needed().write(deck, "csv"), "text/csv"
    elif form == "json":
        content, mimetype = (
            as_json(which, copies, current_catalogue(), current_game().key),
            "application/json",
        )
    else:
        abort(404)
    return as_file(content, f"collection-{which}.{form}", mimetype)


def as_file(content: str | bytes, name: str, mimetype: str) -> Response:
    """Return content that a browser stores under this name."""
    header = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, mimetype=mimetype, headers=header)


def as_lines(copies: Mapping[PrintingId, int], catalogue: AnyCatalogue) -> AnyDecklist:
    """Return counts as lines by set and number; those of any printing come last, with an id of
    their own."""
    of_any = (counted_printing(one, catalogue) for one in sorted(copies) if is_any(one))
    shape = current_game().editing.needed().shape
    main = shape.main.zone
    lines = (
        shape.line(printing, copies[printing.id], shape.home(printing, main))
        for printing in (*catalogue.printings, *filter(None, of_any))
        if copies.get(printing.id)
    )
    return replace(shape.empty, lines=tuple(lines))


def as_json(
    pile: Pile, copies: Mapping[PrintingId, int], catalogue: AnyCatalogue, game: str
) -> str:
    """Return counts with the data of each printing; removed printings keep only their id.

    An entry for any printing has a name and no set.
    """
    rows = []
    for identity, count in sorted(copies.items()):
        printing = counted_printing(identity, catalogue)
        known: dict[str, object] = dict.fromkeys(("name", "set", "number", "rarity"))
        if printing is not None:
            known["name"] = printing.card.name
        if printing is not None and not is_any(identity):
            known |= {
                "set": printing.set.code,
                "number": printing.number,
                "rarity": printing.rarity.value,
            }
        rows.append({"printing": identity, "copies": count, **known})
    whole = {"game": game, "pile": pile.value, "copies": rows}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _one_of(words: type[Word], word: str) -> Word:
    if word not in set(words):
        abort(404)
    return words(word)
