"""What a posted form of the builder does to a deck: counts first, then one button.

The form carries the whole deck as shown, so that nothing typed is lost whichever button
is pressed. Field names are `copies.ZONE.PRINTING`, and `tags.…` and `note.…` likewise; the
button is `change`, a verb and its arguments, and a script that had to wait sends several of
them, one per line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.construction import (
    Criteria,
    apply_repair,
    fill_with_staples,
    room_for_staples,
)
from app.games.spoils.decklists import (
    Decklist,
    Zone,
    copies_of,
    remarks_of,
    with_added,
    with_copies,
    with_faction,
    with_moved,
    with_remarks,
    with_starting,
)
from app.games.spoils.decklists.limits import (
    MAX_COPIES,
    MAX_NAME,
    MAX_NOTES,
    MAX_REMARK,
    MAX_TAG,
    MAX_TAGS,
)
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue, Printing, PrintingId
from app.site.decks.gone import Past, put_back, read_gone
from app.site.decks.state import DeckState
from app.site.presentation.verdicts import judge

MOST_VERBS: Final = 200


class ChangeError(ValueError):
    """A change that cannot be done. The message says what is wrong and what is possible."""


@dataclass(frozen=True)
class Changed:
    """A deck after a change, and in words what the change was."""

    state: DeckState
    reason: str


def change(
    state: DeckState, form: Mapping[str, str], catalogue: Catalogue, past: Past = lambda _: None
) -> Changed:
    """The deck after a posted form; `past` gives earlier versions to put rows back from.

    Raises ChangeError, and nothing has changed, when a count or a button makes no sense.
    """
    after = _with_counts(state, form, catalogue, past)
    after = _with_settings(_with_remarks(after, form, catalogue), form, catalogue)
    reason = ""
    lines = form.get("change", "set").splitlines()[:MOST_VERBS]
    for line in lines:
        verb, _, rest = line.partition(" ")
        try:
            after, reason = _done(after, verb, rest.split(), form, catalogue, past)
        except (IndexError, KeyError, StopIteration, ValueError) as problem:
            if isinstance(problem, ChangeError):
                raise
            raise ChangeError("This button belongs to an older page. Reload the page.") from None
    told = _told(state.decklist, after.decklist)
    return Changed(after, (reason if len(lines) == 1 else "") or told or reason or "Settings")


def _done(
    state: DeckState,
    verb: str,
    words: list[str],
    form: Mapping[str, str],
    catalogue: Catalogue,
    past: Past,
) -> tuple[DeckState, str]:
    deck = state.decklist
    match verb:
        case "set":
            return state, ""
        case "more" | "fewer" | "add" | "move":
            return _with(state, _counted(deck, verb, words, catalogue)), ""
        case "restore":
            gone = read_gone(form.get("gone", ""), catalogue)
            back = next(one for one in gone if one.printing == words[0])
            return _with(state, put_back(deck, back, past)), ""
        case "faction":
            printing = _printing(_chosen(form, "faction"), catalogue)
            if not printing.card.is_faction:
                raise ChangeError("Choose a faction from the list.")
            return _with(state, with_faction(deck, printing)), f"Faction: {printing.card.name}"
        case "starting":
            names = tuple(form[field] for field in sorted(form) if field.startswith("start."))
            return _with(state, with_starting(deck, names)), "Starting resources"
        case "drop":
            left = tuple(line for place, line in enumerate(state.unread) if str(place) != words[0])
            return replace(state, unread=left), "Line left out"
        case "fill":
            return _with(state, _filled(deck, _count(words[0]), catalogue)), ""
        case "repair" | "remove" | "staples" | "considering":
            return _repaired(state, verb, words[0], form, catalogue), ""
        case _:
            raise KeyError(verb)


def _counted(deck: Decklist, verb: str, words: list[str], catalogue: Catalogue) -> Decklist:
    """`more ZONE ID`, `fewer ZONE ID`, `add ZONE ID COPIES`, `move ZONE ID ZONE`."""
    zone, printing = Zone(words[0]), _printing(words[1], catalogue)
    there = copies_of(deck, printing.id, zone)
    match verb:
        case "more":
            return with_added(deck, printing, _bounded(there + 1) - there, zone)
        case "fewer":
            return with_copies(deck, printing, max(0, there - 1), zone)
        case "add":
            copies = _count(words[2])
            printing = _in_deck(deck, printing, zone)
            there = copies_of(deck, printing.id, zone)
            return with_added(deck, printing, _bounded(there + copies) - there, zone)
        case _:
            return with_moved(deck, printing, there, zone, Zone(words[2]))


def _in_deck(deck: Decklist, printing: Printing, zone: Zone) -> Printing:
    """The printing of the same name that the zone holds already, else the one given."""
    same = (line.printing for line in deck.in_zone(zone) if line.name == printing.card.name)
    return next(same, printing)


def _repaired(
    state: DeckState, verb: str, which: str, form: Mapping[str, str], catalogue: Catalogue
) -> DeckState:
    """The deck after one finding's repair, or after the joint one (`all`).

    `repair` takes out and takes the chosen faction, `remove` only takes out. `staples` also fills
    what is missing with staples, as far as resources go, `considering` with cards from the
    considering zone first. Raises ChangeError when a faction is to be chosen and none is.
    """
    judged = judge(
        state.decklist,
        catalogue.formats[state.format],
        state.edition,
        catalogue,
        as_of=state.as_of,
        unread=state.unread,
    )
    if judged.report is None or judged.criteria is None:
        raise KeyError(which)
    report = judged.report
    repair = report.repair if which == "all" else report.findings[int(which)].repair
    if repair is None:
        raise KeyError(which)
    if verb == "remove":
        repair = replace(repair, choices=())
    faction = _chosen(form, f"repair_faction.{which}") if repair.choices else None
    deck = apply_repair(
        state.decklist, repair, faction=_printing(faction, catalogue) if faction else None
    )
    missing = repair.add
    if verb == "considering":
        deck, missing = _from_considering(deck, missing, judged.criteria)
    if verb in ("staples", "considering"):
        room = room_for_staples(deck, judged.criteria.minimum)
        deck = _filled(deck, min(missing, room), catalogue)
    return _with(state, deck)


def _filled(deck: Decklist, missing: int, catalogue: Catalogue) -> Decklist:
    """The deck with so many staples more, split by what its thresholds ask for."""
    for line in fill_with_staples(deck, missing, catalogue):
        deck = with_added(deck, _in_deck(deck, line.printing, Zone.DECK), line.copies)
    return deck


def _chosen(form: Mapping[str, str], field: str) -> str:
    """The faction chosen in a field. Raises ChangeError where none is."""
    if chosen := form.get(field, ""):
        return chosen
    raise ChangeError("Choose a faction from the list first; nothing was changed.")


def _from_considering(deck: Decklist, missing: int, criteria: Criteria) -> tuple[Decklist, int]:
    """Move in what is under consideration, as far as every limit allows; what is left to add."""
    for line in deck.in_zone(Zone.CONSIDERING):
        card = line.card
        room = criteria.most(card) - deck.copies(Zone.DECK)[card.name]
        taken = max(0, min(missing, line.copies, room)) if card.is_deck_card else 0
        deck = with_moved(deck, line.printing, taken, Zone.CONSIDERING, Zone.DECK)
        missing -= taken
    return deck, missing


def _with_counts(
    state: DeckState, form: Mapping[str, str], catalogue: Catalogue, past: Past
) -> DeckState:
    deck = state.decklist
    gone = {one.printing: one for one in read_gone(form.get("gone", ""), catalogue)}
    for written, zone, printing in _fields("copies", form, catalogue):
        copies = _count(written, printing.card.name)
        if copies and zone is Zone.DECK and printing.id in gone:
            deck = put_back(deck, gone[printing.id], past)
        if copies != copies_of(deck, printing.id, zone):
            deck = with_copies(deck, printing, copies, zone)
    return _with(state, deck)


def _with_remarks(state: DeckState, form: Mapping[str, str], catalogue: Catalogue) -> DeckState:
    deck = state.decklist
    for written, zone, printing in _fields("tags", form, catalogue):
        note = remarks_of(deck, printing.id, zone)[1]
        deck = with_remarks(deck, printing.id, zone, tags_in(written), note)
    for written, zone, printing in _fields("note", form, catalogue):
        tags = remarks_of(deck, printing.id, zone)[0]
        note = written.replace("\r\n", "\n").strip()
        if len(note) > MAX_REMARK:
            raise ChangeError(
                f"The note on {printing.card.name} has {len(note)} characters; "
                f"at most {MAX_REMARK} are kept. Shorten it, or use the notes of the deck."
            )
        deck = with_remarks(deck, printing.id, zone, tags, note)
    return _with(state, deck)


def tags_in(written: str) -> tuple[str, ...]:
    """Tags as they were typed, parted by commas: each once, in their order.

    Raises ChangeError for too many, and for one that is too long.
    """
    tags = tuple(dict.fromkeys(filter(None, (" ".join(t.split()) for t in written.split(",")))))
    too_long = next((tag for tag in tags if len(tag) > MAX_TAG), None)
    if too_long is not None:
        raise ChangeError(f"The tag “{too_long}” is longer than {MAX_TAG} characters.")
    if len(tags) > MAX_TAGS:
        raise ChangeError(f"{len(tags)} tags are too many; at most {MAX_TAGS} can be kept.")
    return tags


def deck_name(written: str, what: str = "The deck's name") -> str:
    """A name as it was typed, on one line. Raises ChangeError for one that is too long."""
    name = " ".join(written.split())
    if len(name) > MAX_NAME:
        raise ChangeError(f"{what} has {len(name):,} characters; at most {MAX_NAME} are kept.")
    return name


def _fields(
    kind: str, form: Mapping[str, str], catalogue: Catalogue
) -> Iterator[tuple[str, Zone, Printing]]:
    """The fields `KIND.ZONE.PRINTING` of a form that name something known."""
    for field, written in form.items():
        if not field.startswith(f"{kind}."):
            continue
        zone, _, identity = field.removeprefix(f"{kind}.").partition(".")
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is not None and zone in set(Zone):
            yield written, Zone(zone), printing


def _with_settings(state: DeckState, form: Mapping[str, str], catalogue: Catalogue) -> DeckState:
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
                f"The notes have {len(notes):,} characters; at most {MAX_NOTES:,} are kept. "
                "Shorten them."
            )
        deck = replace(deck, notes=notes)
    chosen = form.get("format", state.format)
    edition = form.get("edition", state.edition.value)
    if chosen not in catalogue.formats:
        raise ChangeError(f"There is no format “{chosen}”.")
    if edition not in set(Edition):
        raise ChangeError(f"There is no edition “{edition}”.")
    return replace(state, decklist=deck, format=chosen, edition=Edition(edition))


def _with(state: DeckState, deck: Decklist) -> DeckState:
    return replace(state, decklist=deck)


def _printing(identity: str, catalogue: Catalogue) -> Printing:
    return catalogue.by_printing[PrintingId(identity)]


def _count(written: str, name: str = "") -> int:
    text = written.strip() or "0"
    of = f" of {name}" if name else ""
    if not (text.isascii() and text.isdigit()):
        raise ChangeError(f"“{written}” is not a number of copies{of}; expected 0 to 999.")
    return _bounded(int(text[:9]), name)


def _bounded(copies: int, name: str = "") -> int:
    if copies > MAX_COPIES:
        of = f" of {name}" if name else ""
        raise ChangeError(f"{copies} copies{of} are too many; at most {MAX_COPIES} can be kept.")
    return max(0, copies)


def _told(before: Decklist, after: Decklist) -> str:
    """The difference in a few words: `Scout 4 → 5`."""
    parts = []
    for zone in Zone:
        old, new = before.copies(zone), after.copies(zone)
        where = f" ({zone.value})" if zone in (Zone.SIDEBOARD, Zone.CONSIDERING) else ""
        parts += [
            f"{name} {old[name]} → {new[name]}{where}"
            for name in dict.fromkeys([*new, *old])
            if old[name] != new[name]
        ]
    if len(parts) > 3:
        return f"{', '.join(parts[:3])} and {len(parts) - 3} more"
    return ", ".join(parts) or _told_in_words(before, after)


def _told_in_words(before: Decklist, after: Decklist) -> str:
    """What changed where no card did."""
    old = {(line.printing.id, line.zone): (line.tags, line.note) for line in before.lines}
    remarked = dict.fromkeys(
        line.name
        for line in after.lines
        if old.get((line.printing.id, line.zone), ((), "")) != (line.tags, line.note)
    )
    if remarked:
        return f"Tags and note: {', '.join(list(remarked)[:3])}"
    return "Notes" if before.notes != after.notes else ""
