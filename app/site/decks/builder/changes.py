"""Apply edits to a deck: those of a script, of a program, or the pressed button of a form.

The form's field `change` has edits as parsed by `app.site.decks.edits`, one per line; a script that
was offline sends several of them. The form without script has one edit, its button, and contains
the whole deck as shown, so that no input is lost whichever button is pressed: its fields come
first (`app.site.decks.builder.form_fields`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_header import DeckHeader
from app.games.capabilities.fillers import Fillers
from app.games.tabletop.construction import Repair
from app.games.tabletop.construction.report_json import HEADER
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.editing import copies_of
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.decks.builder.form_fields import FIELDS, with_chosen, with_fields, with_format
from app.site.decks.builder.removed_rows import Past, put_back, read_gone, with_count
from app.site.decks.edits import (
    AddCopies,
    ApplyRepair,
    ChangeError,
    ChooseFormat,
    ChooseHeader,
    ChooseStarting,
    DropLine,
    Edit,
    FillUp,
    MoveChosen,
    MoveCopies,
    OlderPageError,
    OneFewer,
    OneMore,
    PutBack,
    Remedy,
    RemoveChosen,
    SaveFields,
    SetChosenCopies,
    SetCopies,
    TagChosen,
    bounded,
    parse,
)
from app.site.decks.snapshot import DeckState, judge_deck
from app.site.platform.request.current_game import game_of, main_copies, shape_of
from app.site.presentation.verdicts import Judged

MOST_EDITS: Final = 200


@dataclass(frozen=True)
class Changed:
    """A deck after a change, and the change in words."""

    state: DeckState
    reason: str


def change(
    state: DeckState, form: Mapping[str, str], catalogue: AnyCatalogue, past: Past = lambda _: None
) -> Changed:
    """Return the deck after a form's fields and edits; `past` gives versions to restore rows from.

    Raises ChangeError, without changing anything, for an invalid field or edit.
    """
    after, reason = with_fields(state, form, catalogue, past) if has_fields(form) else state, ""
    shape = shape_of(state.decklist)
    edits = [parse(line, shape) for line in form.get("change", "set").splitlines()[:MOST_EDITS]]
    for edit in edits:
        after, reason = _done(after, edit, form, catalogue, past)
    description = describe_changes(state.decklist, after.decklist)
    is_alone = sum(not isinstance(edit, SetCopies) for edit in edits) == 1
    return Changed(after, (reason if is_alone else "") or description or reason or "Settings")


def has_fields(form: Mapping[str, str]) -> bool:
    """Return whether a form says something of rows or of the deck as a whole, beside its edits."""
    return any(name.partition(".")[0] in FIELDS for name in form)


def _done(
    state: DeckState, edit: Edit, form: Mapping[str, str], catalogue: AnyCatalogue, past: Past
) -> tuple[DeckState, str]:
    """Return the deck after one edit, and the reason if the changed cards do not show it."""
    deck = state.decklist
    match edit:
        case SaveFields():
            return state, ""
        case OneMore() | OneFewer() | AddCopies() | MoveCopies():
            return _with(state, _counted(deck, edit, catalogue)), ""
        case SetCopies(zone, id_, copies):
            gone = read_gone(form.get("gone", ""), catalogue)
            return _with(
                state, with_count(deck, zone, _printing(id_, catalogue), copies, gone, past)
            ), ""
        case PutBack(wanted):
            gone_by_id = {one.printing: one for one in read_gone(form.get("gone", ""), catalogue)}
            if wanted not in gone_by_id:
                raise OlderPageError
            return _with(state, put_back(deck, gone_by_id[wanted], past)), ""
        case ChooseHeader():
            editing, name = game_of(deck).editing.needed(), _header_of(deck).name
            printing = _printing(_chosen(form, HEADER, name), catalogue)
            if not editing.stands_alone(printing):
                raise ChangeError(f"Choose a {name} from the list.")
            description = f"{name.capitalize()}: {printing.card.name}"
            return _with(state, editing.with_only(deck, printing)), description
        case ChooseStarting():
            names = tuple(form[field] for field in sorted(form) if field.startswith("start."))
            header = _header_of(deck)
            return _with(state, header.with_marked(deck, names)), header.marked.capitalize()
        case ChooseFormat(chosen):
            return with_format(state, chosen, catalogue), ""
        case DropLine(dropped):
            left = tuple(line for place, line in enumerate(state.unread) if place != dropped)
            return replace(state, unread=left), "Line removed"
        case FillUp(copies):
            return _with(state, _filled(deck, copies, catalogue)), ""
        case ApplyRepair():
            return _repaired(state, edit, form, catalogue), ""
        case MoveChosen() | RemoveChosen() | SetChosenCopies() | TagChosen():
            return _with(state, with_chosen(deck, edit, form, catalogue)), ""


def _counted(
    deck: AnyDecklist, edit: OneMore | OneFewer | AddCopies | MoveCopies, catalogue: AnyCatalogue
) -> AnyDecklist:
    zone, printing = edit.zone, _printing(edit.printing, catalogue)
    editing = game_of(deck).editing.needed()
    there = copies_of(deck, printing.id, zone)
    match edit:
        case OneMore():
            return editing.with_added(deck, printing, bounded(there + 1) - there, zone)
        case OneFewer():
            return editing.with_copies(deck, printing, max(0, there - 1), zone)
        case AddCopies(copies=copies):
            printing = _in_deck(deck, printing, zone)
            there = copies_of(deck, printing.id, zone)
            return editing.with_added(deck, printing, bounded(there + copies) - there, zone)
        case MoveCopies(target=target):
            return editing.with_moved(deck, printing, there, zone, target)


def _in_deck(deck: AnyDecklist, printing: PrintingLike, zone: StrEnum) -> PrintingLike:
    """Return the printing of the same name that the zone already contains, else the given one."""
    same = (line.printing for line in deck.in_zone(zone) if line.name == printing.card.name)
    return next(same, printing)


def _repaired(
    state: DeckState, edit: ApplyRepair, form: Mapping[str, str], catalogue: AnyCatalogue
) -> DeckState:
    """Return the repaired deck. Raises ChangeError if a card has to be chosen first."""
    judged = judge_deck(state, catalogue)
    repair = _repair_of(judged, edit.finding)
    if judged.criteria is None or repair is None:
        raise OlderPageError
    if edit.remedy is Remedy.REMOVALS:
        repair = replace(repair, choices=())
    chosen = None
    if repair.choices:
        name = _header_of(state.decklist).name
        chosen = _printing(_chosen(form, f"repair_{HEADER}.{edit.which}", name), catalogue)
        if chosen.card.name not in repair.choices:
            raise OlderPageError
    game = game_of(state.decklist)
    deck = game.editing.needed().apply_repair(state.decklist, repair, chosen)
    missing = repair.add
    if edit.remedy is Remedy.CONSIDERING:
        deck, missing = _from_considering(deck, missing, judged.criteria)
    if edit.remedy in (Remedy.FILLERS, Remedy.CONSIDERING):
        fillers = _fillers_of(deck)
        room = fillers.room(deck, judged.criteria.minimum)
        deck = _filled(deck, min(missing, room), catalogue)
    return _with(state, deck)


def _repair_of(judged: Judged, place: int | None) -> Repair | None:
    """Return the repair of the finding with that index, or the joint one; None if there is none."""
    report = judged.report
    if report is None:
        return None
    if place is None:
        return report.repair
    return report.findings[place].repair if place < len(report.findings) else None


def _filled(deck: AnyDecklist, missing: int, catalogue: AnyCatalogue) -> AnyDecklist:
    """Return the deck with this many more fillers, split by the icons that its thresholds need."""
    editing, main = game_of(deck).editing.needed(), shape_of(deck).main.zone
    for line in _fillers_of(deck).fill(deck, missing, catalogue):
        printing = _in_deck(deck, line.printing, main)
        deck = editing.with_added(deck, printing, line.copies, main)
    return deck


def _chosen(form: Mapping[str, str], field: str, name: str) -> str:
    """Return the printing chosen in a field; `name` is the game's word. Raises ChangeError."""
    if chosen := form.get(field, ""):
        return chosen
    raise ChangeError(f"Choose a {name} from the list first; nothing was changed.")


def _from_considering(
    deck: AnyDecklist, missing: int, criteria: CriteriaLike
) -> tuple[AnyDecklist, int]:
    """Move cards from Considering as far as every limit allows; return how many are missing."""
    game, shape = game_of(deck), shape_of(deck)
    if shape.considering is None:
        return deck, missing
    editing, most = game.editing.needed(), game.construction.needed().most
    source, main = shape.considering.zone, shape.main.zone
    for line in deck.in_zone(source):
        room = most(line.name, criteria) - main_copies(deck)[line.name]
        counts = editing.counts(line.printing)
        taken = max(0, min(missing, line.copies, room)) if counts else 0
        deck = editing.with_moved(deck, line.printing, taken, source, main)
        missing -= taken
    return deck, missing


def _header_of(deck: AnyDecklist) -> DeckHeader:
    """Return the header of a deck. Raises OlderPageError if its game has none."""
    header = game_of(deck).header.or_none()
    if header is None:
        raise OlderPageError
    return header


def _fillers_of(deck: AnyDecklist) -> Fillers:
    """Return the game's cards that fill up a deck. Raises OlderPageError if it has none."""
    fillers = game_of(deck).fillers.or_none()
    if fillers is None:
        raise OlderPageError
    return fillers


def _with(state: DeckState, deck: AnyDecklist) -> DeckState:
    return replace(state, decklist=deck)


def _printing(identity: str, catalogue: AnyCatalogue) -> PrintingLike:
    """Return a printing by id. Raises OlderPageError if the catalogue does not have it."""
    known = catalogue.by_printing.get(PrintingId(identity))
    if known is None:
        raise OlderPageError
    return known


def describe_changes(before: AnyDecklist, after: AnyDecklist) -> str:
    """Return the changed cards in a few words: `Scout 4 → 5`."""
    parts = []
    shape = shape_of(after)
    apart = [place.zone for place in (shape.sideboard, shape.considering) if place]
    for zone in shape.zones:
        old, new = before.copies_in((zone,)), after.copies_in((zone,))
        where = f" ({zone.value})" if zone in apart else ""
        parts += [
            f"{name} {old[name]} → {new[name]}{where}"
            for name in dict.fromkeys([*new, *old])
            if old[name] != new[name]
        ]
    if len(parts) > 3:
        return f"{', '.join(parts[:3])} and {len(parts) - 3} more"
    return ", ".join(parts) or _describe_other_changes(before, after)


def _describe_other_changes(before: AnyDecklist, after: AnyDecklist) -> str:
    """Return what changed apart from cards."""
    old = {(line.printing.id, line.zone): (line.tags, line.note) for line in before.lines}
    remarked = dict.fromkeys(
        line.name
        for line in after.lines
        if old.get((line.printing.id, line.zone), ((), "")) != (line.tags, line.note)
    )
    if remarked:
        return f"Tags and note: {', '.join(list(remarked)[:3])}"
    return "Notes" if before.notes != after.notes else ""
