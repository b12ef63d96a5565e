"""A deck check as its page shows it, and how the page's form changes the count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.deck_check import AnyDiscrepancy, AnyRow
from app.games.tabletop.construction import Finding, Severity
from app.games.tabletop.deckcheck import Count
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.spelling_suggestions import near_names
from app.games.tabletop.facts import AnyCatalogue
from app.games.text import fold
from app.site.events.deck_checks.presses import (
    AddStranger,
    AllThere,
    CountDown,
    CountUp,
    DropStranger,
    Finish,
    Pause,
    Press,
    RestIsOpen,
    RestMatches,
    Save,
    UnknownPressError,
    parse,
)
from app.site.platform.request.current_game import game_of, shape_of
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import FindingView, finding_view
from app.tables import Entry

MOST_COPIES: Final = 999
MOST_STRANGERS: Final = 60


class CountOrder(StrEnum):
    """The order of the rows."""

    DECK = "deck"
    NAME = "name"


@dataclass(frozen=True)
class CountedRow:
    """A row with the number of copies found, or None if it has not been counted."""

    row: AnyRow
    found: int | None

    @property
    def is_there(self) -> bool:
        """True if exactly the copies on the list were found."""
        return self.found == self.row.copies

    @property
    def differs(self) -> bool:
        """True if the row was counted and differs from the list."""
        return self.found is not None and not self.is_there


@dataclass(frozen=True)
class DifferenceView:
    """A difference in words, with the rule that limits the copies.

    `is_numbered` tells whether the rule has a number in the rulebook.
    """

    name: str
    words: str
    after: str
    rule: str | None
    is_numbered: bool
    breaks_rule: bool


@dataclass(frozen=True)
class CountView:
    """A count compared with its list.

    `of_list` are the rules that the list breaks, and `of_deck`, once every row is counted, those
    that the deck as presented breaks.
    """

    rows: tuple[CountedRow, ...]
    strangers: Mapping[str, int]
    differences: tuple[DifferenceView, ...]
    of_deck: tuple[FindingView, ...]
    counted: int
    size: int
    verdict: str
    of_list: tuple[FindingView, ...] = ()

    @property
    def open_rows(self) -> int:
        """The number of rows that have not been counted."""
        return sum(row.found is None for row in self.rows)

    @property
    def is_illegal_alike(self) -> bool:
        """Return whether deck and list break the same rules in the same way."""
        return [it.message for it in self.of_deck] == [it.message for it in self.of_list]

    @property
    def finding(self) -> str:
        """The differences in plain words with rule numbers."""
        parts = [
            f"{one.name}: {one.words}{f' ({one.rule})' if one.breaks_rule else ''}"
            for one in self.differences
        ]
        return "; ".join(parts) or "The deck matches the list."

    @property
    def summary(self) -> str:
        """The differences, and what the deck as presented and the list break."""
        parts = [self.finding]
        if self.of_deck:
            parts.append(f"The deck as presented is illegal ({_rules(self.of_deck)}).")
        if self.of_list:
            parts.append(f"The list is illegal ({_rules(self.of_list)}).")
        return " ".join(parts)


@dataclass(frozen=True)
class CountSubmission:
    """The result of submitting the form of a count.

    `problem` is about a field, `met` about changes from another tablet. `rested` holds the indexes
    of the rows that “Everything else matches” marked, so that they can be unmarked. `press` is the
    button.
    """

    count: Count
    problem: str = ""
    met: tuple[str, ...] = ()
    rested: tuple[int, ...] = ()
    press: Press = field(default_factory=Save)


def view_of(
    listed: AnyDecklist, count: Count, criteria: CriteriaLike, order: CountOrder = CountOrder.DECK
) -> CountView:
    """Return the count as a page shows it, with its differences from the list."""
    checks = game_of(listed).deck_checks.needed()
    rows = [CountedRow(row, count.found.get(row.key)) for row in checks.rows(listed)]
    if order is CountOrder.NAME:
        rows.sort(key=lambda one: fold(one.row.name))
    lying = checks.lying(listed, count, criteria.catalogue)
    outcome = checks.compare(listed, lying, criteria)
    is_whole = all(one.found is not None for one in rows)
    of_deck = _errors(outcome.lying.findings, listed) if is_whole else ()
    return CountView(
        rows=tuple(rows),
        strangers=count.strangers,
        differences=tuple(_difference(one, listed) for one in outcome.discrepancies),
        of_deck=of_deck,
        of_list=_errors(outcome.listed.findings, listed, len(of_deck)),
        counted=sum(
            one.row.copies for one in rows if one.found is not None and _counts(one.row, listed)
        ),
        size=listed.size,
        verdict=outcome.lying.verdict.value,
    )


def _counts(row: AnyRow, listed: AnyDecklist) -> bool:
    return game_of(listed).editing.needed().shape.line(row.printing, 1, row.zone).counts


def _errors(
    findings: Iterable[Finding], listed: AnyDecklist, first: int = 0
) -> tuple[FindingView, ...]:
    """The broken rules among findings, with places from `first` on; risks break none."""
    errors = (one for one in findings if one.severity is Severity.ERROR)
    game = game_of(listed)
    return tuple(finding_view(found, place, game) for place, found in enumerate(errors, first))


def _rules(found: Iterable[FindingView]) -> str:
    """The rules of findings, each named once."""
    return ", ".join(dict.fromkeys(one.rule or one.message for one in found))


def _difference(one: AnyDiscrepancy, listed_deck: AnyDecklist) -> DifferenceView:
    listed, lies = one.change.before, one.change.after
    sideboard = shape_of(listed_deck).sideboard
    is_aside = sideboard is not None and one.change.zone is sideboard.zone
    where = " of the sideboard" if is_aside else ""
    on_list = f"{listed} on the list{where}" if listed else f"not on the list{where}"
    in_deck = f"{lies} in the deck" if lies else "none in the deck"
    return DifferenceView(
        name=one.change.name,
        words=f"{on_list}, {in_deck}.",
        after=_meaning(one),
        rule=one.rule,
        is_numbered=one.kind is not None and one.kind.is_numbered,
        breaks_rule=one.breaks_rule,
    )


def _meaning(one: AnyDiscrepancy) -> str:
    """Return what the rule says about the copies found, to stand before the rule's number."""
    if one.breaks_rule:
        return "Not allowed by"
    if one.change.copies > 0 and one.rule:
        return "Not what was handed in, although this many are allowed by"
    return ""


def changed(
    form: Mapping[str, str], rows: Sequence[AnyRow], count: Count, catalogue: AnyCatalogue
) -> CountSubmission:
    """Return the count after a form: the fields that were typed in, then the button.

    A field counts as typed in if it differs from what the page showed, so that two tablets counting
    the same deck do not undo each other's work.
    """
    typed = _typed(form, rows, count)
    if typed.problem:
        return typed
    try:
        press = parse(form.get("change", "") or str(Save()))
        return _done(replace(typed, press=press), press, form, rows, catalogue)
    except UnknownPressError as problem:
        return replace(typed, problem=str(problem))


def _done(
    typed: CountSubmission,
    press: Press,
    form: Mapping[str, str],
    rows: Sequence[AnyRow],
    catalogue: AnyCatalogue,
) -> CountSubmission:
    """Return the count after one button. Raises UnknownPressError for a row not on the list."""
    match press:
        case Save() | Pause() | Finish():
            return typed
        case AllThere() | CountUp() | CountDown():
            row = next((row for row in rows if row.key == press.row), None)
            if row is None:
                raise UnknownPressError
            return replace(typed, count=_pressed(press, row, typed.count))
        case RestMatches():
            return _rested(typed, rows)
        case RestIsOpen(places):
            return _opened_again(typed, rows, places)
        case AddStranger():
            return _with_stranger(form, typed, {row.name for row in rows}, catalogue)
        case DropStranger(name):
            left = {one: copies for one, copies in typed.count.strangers.items() if one != name}
            return replace(typed, count=replace(typed.count, strangers=left))


def _typed(form: Mapping[str, str], rows: Sequence[AnyRow], count: Count) -> CountSubmission:
    found, met, problem = dict(count.found), [], ""
    for row in rows:
        typed, seen = (form.get(f"{name}.{row.key}") for name in ("found", "seen"))
        if typed is None or typed.strip() == (seen or ""):
            continue
        copies = _number(typed)
        stored = "" if row.key not in found else str(found[row.key])
        if copies is None and typed.strip():
            problem = problem or f"{row.name}: enter a number from 0 to {MOST_COPIES}."
        elif stored not in (seen or "", typed.strip()):
            met.append(
                f"{row.name}: somebody else entered {stored or 'nothing'} in the meantime; you "
                f"entered {typed}."
            )
        elif copies is None:
            found.pop(row.key, None)
        else:
            found[row.key] = copies
    return CountSubmission(replace(count, found=found), problem, tuple(met))


def _pressed(press: AllThere | CountUp | CountDown, row: AnyRow, count: Count) -> Count:
    now = count.found.get(row.key)
    found = dict(count.found)
    match press:
        case AllThere() if now == row.copies:
            del found[row.key]
        case AllThere():
            found[row.key] = row.copies
        case CountUp():
            found[row.key] = min((now or 0) + 1, MOST_COPIES)
        case CountDown():
            found[row.key] = max((now or 0) - 1, 0)
    return replace(count, found=found)


def _rested(typed: CountSubmission, rows: Sequence[AnyRow]) -> CountSubmission:
    """Mark every row that has not been counted as complete."""
    places = [place for place, row in enumerate(rows) if row.key not in typed.count.found]
    found = {**typed.count.found, **{rows[place].key: rows[place].copies for place in places}}
    return replace(typed, count=replace(typed.count, found=found), rested=tuple(places))


def _opened_again(
    typed: CountSubmission, rows: Sequence[AnyRow], places: Sequence[int]
) -> CountSubmission:
    """Mark these rows as not counted again, unless something else was counted there since."""
    found = dict(typed.count.found)
    for place in places:
        if place < len(rows):
            row = rows[place]
            if found.get(row.key) == row.copies:
                del found[row.key]
    return replace(typed, count=replace(typed.count, found=found))


def _with_stranger(
    form: Mapping[str, str], typed: CountSubmission, listed: set[str], catalogue: AnyCatalogue
) -> CountSubmission:
    written = form.get("stranger", "").strip()[:200]
    copies = _number(form.get("copies", "1"))
    card = catalogue.find(written)
    if card is None:
        near = near_names(written, catalogue) if written else ()
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        return replace(typed, problem=f"No card is called “{written}”.{meant}")
    if not copies:
        return replace(typed, problem=f"{card.name}: enter how many copies are in the deck.")
    if card.name in listed:
        return replace(typed, problem=f"{card.name} is on the list; count it in its row.")
    strangers = {**typed.count.strangers, card.name: copies}
    if len(strangers) > MOST_STRANGERS:
        most = plural(MOST_STRANGERS, "card")
        return replace(
            typed,
            problem=(
                f"At most {most} cards that are not on the list can be recorded; use the note."
            ),
        )
    return replace(typed, count=replace(typed.count, strangers=strangers))


def _number(written: str) -> int | None:
    plain = written.strip()
    is_number = plain.isascii() and plain.isdigit() and len(plain) <= 6
    return int(plain) if is_number and int(plain) <= MOST_COPIES else None


def may_be_checked(entry: Entry) -> bool:
    """Tell whether a player has a list and is still in the event."""
    return entry.standing > 0 and entry.is_in


def why_unfinished(view: CountView, category: str) -> str:
    """Return why a check cannot be finished yet, in words; empty if it can.

    A deck that differs from its list needs a category, which only a judge chooses.
    """
    if view.open_rows:
        return (
            "Not everything has been counted: count the open rows, or press “Everything else "
            "matches”."
        )
    if view.differences and not category:
        return "The deck differs from its list, so a judge has to choose a category."
    return ""
