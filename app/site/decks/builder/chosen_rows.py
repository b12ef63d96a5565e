"""What is done with several rows at once; their checkboxes are the form's fields `chosen`."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.editing import copies_of, remarks_of, with_remarks
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.builder.row_fields import row_fields
from app.site.decks.edits import (
    ChangeError,
    EditChosen,
    MoveChosen,
    RemoveChosen,
    SetChosenCopies,
    TagChosen,
    copies_in,
)
from app.site.decks.text_fields import tags_in
from app.site.platform.deck_games import game_of, shape_of


def with_chosen(
    deck: AnyDecklist, edit: EditChosen, form: Mapping[str, str], catalogue: AnyCatalogue
) -> AnyDecklist:
    """Return the deck after an edit of the chosen rows.

    Raises ChangeError, without changing anything, if no row is chosen or a field is empty.
    """
    editing = game_of(deck).needed_editing()
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
