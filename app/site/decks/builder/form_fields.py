"""Fields of the builder's forms: of rows, of the rows that are chosen, and of the deck as a whole.

Field names are `copies.ZONE.PRINTING`, and likewise `tags.…` and `note.…`; the checkboxes of rows
that are edited together are `chosen.…`. A deck as a whole has a name, an author, tags and notes, a
format, an edition and a day.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from enum import StrEnum
from typing import Final

from app.games.tabletop.decklists.decklist import AnyDecklist, DeckLayout
from app.games.tabletop.decklists.editing import copies_of, remarks_of, with_remarks
from app.games.tabletop.decklists.limits import MAX_NOTES, MAX_REMARK
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.decks.builder.removed_rows import Past, read_gone, with_count
from app.site.decks.edits import (
    ChangeError,
    EditChosen,
    MoveChosen,
    RemoveChosen,
    SetChosenCopies,
    TagChosen,
    copies_in,
    deck_name,
    tags_in,
)
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import game_of, shape_of

FIELDS: Final = frozenset(
    {
        "copies", "tags", "note",
        "name", "author", "notes", "format", "edition", "as_of",
    }
)  # fmt: skip
"""First parts of the names of the fields that `with_fields` reads: of rows, and of the deck."""


def row_fields(
    kind: str, form: Mapping[str, str], catalogue: AnyCatalogue, layout: DeckLayout
) -> Iterator[tuple[str, StrEnum, PrintingLike]]:
    """Yield the fields of one kind, with their values, whose zone and printing exist."""
    for field, written in form.items():
        if not field.startswith(f"{kind}."):
            continue
        zone, _, identity = field.removeprefix(f"{kind}.").partition(".")
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is not None and zone in {known.value for known in layout.zones}:
            yield written, layout.zone_of(zone), printing


def with_chosen(
    deck: AnyDecklist, edit: EditChosen, form: Mapping[str, str], catalogue: AnyCatalogue
) -> AnyDecklist:
    """Return the deck after an edit of the chosen rows.

    Raises ChangeError, without changing anything, if no row is chosen or a field is empty.
    """
    editing = game_of(deck).editing.needed()
    chosen = [
        (zone, printing)
        for _, zone, printing in row_fields("chosen", form, catalogue, shape_of(deck))
        if copies_of(deck, printing.id, zone)
    ]
    if not chosen:
        raise ChangeError("Select rows first; nothing was changed.")
    tags, written = tags_in(form.get("chosen_tag", "")), form.get("chosen_copies", "").strip()
    if isinstance(edit, TagChosen) and not tags:
        raise ChangeError("Enter a tag first; nothing was changed.")
    if isinstance(edit, SetChosenCopies) and not written:
        raise ChangeError("Enter how many copies first; nothing was changed.")
    for zone, printing in chosen:
        match edit:
            case MoveChosen(target) if target is not zone:
                there = copies_of(deck, printing.id, zone)
                deck = editing.with_moved(deck, printing, there, zone, target)
            case MoveChosen():
                pass
            case RemoveChosen():
                deck = editing.with_copies(deck, printing, 0, zone)
            case SetChosenCopies():
                copies = copies_in(written, printing.card.name)
                deck = editing.with_copies(deck, printing, copies, zone)
            case TagChosen():
                kept, note = remarks_of(deck, printing.id, zone)
                together = tuple(dict.fromkeys((*kept, *tags)))
                deck = with_remarks(deck, printing.id, zone, together, note)
    return deck


def with_settings(state: DeckState, form: Mapping[str, str], catalogue: AnyCatalogue) -> DeckState:
    """The deck with what a form says of it as a whole. Raises ChangeError."""
    deck = state.decklist
    if "name" in form:
        deck = replace(deck, name=deck_name(form["name"]))
    author = deck_name(form.get("author", deck.author), "The author's name")
    if author != deck.author:
        deck = replace(deck, author=author)
    tags = form.get("tags", "").strip()
    if "tags" in form and tags != ", ".join(deck.tags):
        deck = replace(deck, tags=tags_in(tags))
    if "notes" in form:
        notes = form["notes"].replace("\r\n", "\n")
        if len(notes) > MAX_NOTES:
            raise ChangeError(
                f"The notes have {len(notes):,} characters; at most {MAX_NOTES:,} can be kept. "
                "Shorten them."
            )
        deck = replace(deck, notes=notes)
    edition = form.get("edition", state.edition)
    if edition not in game_of(deck).editions.ids:
        raise ChangeError(f"There is no edition “{edition}”.")
    as_of = _day_in(form["as_of"]) if "as_of" in form else state.as_of
    after = replace(state, decklist=deck, edition=edition, as_of=as_of)
    return with_format(after, form.get("format", state.format), catalogue)


def _day_in(written: str) -> date | None:
    try:
        return date.fromisoformat(written.strip()) if written.strip() else None
    except ValueError:
        raise ChangeError(
            f"“{written[:40]}” is not a date. Use the form 2008-05-17, or leave the field empty."
        ) from None


def with_format(state: DeckState, chosen: str, catalogue: AnyCatalogue) -> DeckState:
    """The deck for another format. Raises ChangeError."""
    if chosen not in catalogue.formats:
        raise ChangeError(f"There is no format “{chosen}”.")
    return replace(state, format=chosen)


def with_fields(
    state: DeckState, form: Mapping[str, str], catalogue: AnyCatalogue, past: Past
) -> DeckState:
    """Return the deck as the fields of a form have it; `past` gives removed rows back.

    Raises ChangeError for a field that cannot be stored.
    """
    deck, layout = state.decklist, shape_of(state.decklist)
    gone = read_gone(form.get("gone", ""), catalogue)
    for written, zone, printing in row_fields("copies", form, catalogue, layout):
        copies = copies_in(written, printing.card.name)
        deck = with_count(deck, zone, printing, copies, gone, past)
    deck = _with_remarks(deck, form, catalogue)
    return with_settings(replace(state, decklist=deck), form, catalogue)


def _with_remarks(
    deck: AnyDecklist, form: Mapping[str, str], catalogue: AnyCatalogue
) -> AnyDecklist:
    for written, zone, printing in row_fields("tags", form, catalogue, shape_of(deck)):
        note = remarks_of(deck, printing.id, zone)[1]
        deck = with_remarks(deck, printing.id, zone, tags_in(written), note)
    for written, zone, printing in row_fields("note", form, catalogue, shape_of(deck)):
        tags = remarks_of(deck, printing.id, zone)[0]
        note = written.replace("\r\n", "\n").strip()
        if len(note) > MAX_REMARK:
            raise ChangeError(
                f"The note on {printing.card.name} has {len(note)} characters; at most "
                f"{MAX_REMARK} can be kept. Shorten it, or use the notes of the deck."
            )
        deck = with_remarks(deck, printing.id, zone, tags, note)
    return deck
