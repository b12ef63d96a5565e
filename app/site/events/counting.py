"""A deck check as its page shows it, and what the page's form does to the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games.spoils.construction import Criteria
from app.games.spoils.deckcheck import (
    Count,
    Discrepancy,
    Outcome,
    Row,
    RowKey,
    compare,
    lying,
    rows_of,
)
from app.games.spoils.decklists import Decklist, Zone, near_names
from app.games.spoils.facts import Catalogue, fold
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import FindingView, finding_view, is_numbered

MOST_COPIES: Final = 999
MOST_STRANGERS: Final = 60


class Order(StrEnum):
    """How the rows stand."""

    DECK = "deck"
    NAME = "name"


@dataclass(frozen=True)
class CountedRow:
    """A row with the copies found; None while it is not counted."""

    row: Row
    found: int | None

    @property
    def is_there(self) -> bool:
        """Whether all copies of the list lie there and no more."""
        return self.found == self.row.copies

    @property
    def differs(self) -> bool:
        """Whether it was counted and is not as listed."""
        return self.found is not None and not self.is_there


@dataclass(frozen=True)
class DifferenceView:
    """A difference in words, with the rule that bounds the copies."""

    name: str
    words: str
    after: str
    rule: str | None
    breaks_rule: bool

    @property
    def is_numbered(self) -> bool:
        """Whether the rule is a number of the rulebook."""
        return is_numbered(self.rule)


@dataclass(frozen=True)
class CountView:
    """A count against its list. `came` is filled once everything is counted."""

    rows: tuple[CountedRow, ...]
    strangers: Mapping[str, int]
    differences: tuple[DifferenceView, ...]
    came: tuple[FindingView, ...]
    counted: int
    size: int
    verdict: str

    @property
    def open_rows(self) -> int:
        """How many rows are not counted yet."""
        return sum(row.found is None for row in self.rows)

    @property
    def finding(self) -> str:
        """What was found, in plain words with rule numbers, as the log keeps it."""
        parts = [
            f"{one.name}: {one.words}{f' ({one.rule})' if one.breaks_rule else ''}"
            for one in self.differences
        ]
        return "; ".join(parts) or "The deck is the one on the list."


@dataclass(frozen=True)
class Change:
    """What a form made of a count. `problem` is about a field, `met` about other tablets.

    `rested` are the places of the rows that “Everything else matches” ticked, so that they can be
    opened again.
    """

    count: Count
    problem: str = ""
    met: tuple[str, ...] = ()
    rested: tuple[int, ...] = ()


def view_of(
    listed: Decklist, count: Count, criteria: Criteria, order: Order = Order.DECK
) -> CountView:
    """The count as a page shows it; the differences are derived."""
    rows = [CountedRow(row, count.found.get(row.key)) for row in rows_of(listed)]
    if order is Order.NAME:
        rows.sort(key=lambda one: fold(one.row.name))
    outcome = compare(listed, lying(listed, count, criteria.catalogue), criteria)
    is_whole = all(one.found is not None for one in rows)
    return CountView(
        rows=tuple(rows),
        strangers=count.strangers,
        differences=tuple(map(_difference, outcome.discrepancies)),
        came=_came(outcome) if is_whole else (),
        counted=sum(one.row.copies for one in rows if one.found is not None and _counts(one.row)),
        size=listed.size,
        verdict=outcome.lying.verdict.value,
    )


def _counts(row: Row) -> bool:
    return row.zone is Zone.DECK and row.printing.card.is_deck_card


def _came(outcome: Outcome) -> tuple[FindingView, ...]:
    return tuple(finding_view(found, place) for place, found in enumerate(outcome.came))


def _difference(one: Discrepancy) -> DifferenceView:
    listed, lies = one.change.before, one.change.after
    where = " of the sideboard" if one.change.zone is Zone.SIDEBOARD else ""
    on_list = f"{listed} on the list{where}" if listed else f"not on the list{where}"
    in_deck = f"{lies} in the deck" if lies else "none in the deck"
    return DifferenceView(
        one.change.name, f"{on_list}, {in_deck}.", _meaning(one), one.rule, one.breaks_rule
    )


def _meaning(one: Discrepancy) -> str:
    """What the rule says of the copies that lie there; it stands before the rule's number."""
    if one.breaks_rule:
        return "Not allowed by"
    if one.change.copies > 0 and one.rule:
        return "Not what was handed in, though as many are allowed by"
    return ""


def changed(
    form: Mapping[str, str], rows: Sequence[Row], count: Count, catalogue: Catalogue
) -> Change:
    """The count after a form: first the fields that were typed in, then the button pressed.

    A field counts as typed in where it differs from what the page had shown, so that two
    tablets on one deck do not undo each other.
    """
    typed = _typed(form, rows, count)
    if typed.problem:
        return typed
    verb, _, what = form.get("change", "").partition(" ")
    by_key = {row.key: row for row in rows}
    row = by_key.get(RowKey(what))
    if row is not None:
        return replace(typed, count=_pressed(verb, row, typed.count))
    if verb == "rest":
        return _rested(typed, rows)
    if verb == "unrest":
        return _opened_again(typed, rows, what)
    if verb == "stranger":
        return _with_stranger(form, typed, {row.name for row in rows}, catalogue)
    if verb == "drop":
        left = {name: copies for name, copies in typed.count.strangers.items() if name != what}
        return replace(typed, count=replace(typed.count, strangers=left))
    return typed


def _typed(form: Mapping[str, str], rows: Sequence[Row], count: Count) -> Change:
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
            met.append(f"{row.name}: {stored or 'nothing'} was stored meanwhile, not {typed}.")
        elif copies is None:
            found.pop(row.key, None)
        else:
            found[row.key] = copies
    return Change(replace(count, found=found), problem, tuple(met))


def _pressed(verb: str, row: Row, count: Count) -> Count:
    now = count.found.get(row.key)
    found = dict(count.found)
    if verb == "all" and now == row.copies:
        del found[row.key]
    elif verb == "all":
        found[row.key] = row.copies
    elif verb == "more":
        found[row.key] = min((now or 0) + 1, MOST_COPIES)
    elif verb == "fewer":
        found[row.key] = max((now or 0) - 1, 0)
    return replace(count, found=found)


def _rested(typed: Change, rows: Sequence[Row]) -> Change:
    """All rows that are open are there."""
    places = [place for place, row in enumerate(rows) if row.key not in typed.count.found]
    found = {**typed.count.found, **{rows[place].key: rows[place].copies for place in places}}
    return replace(typed, count=replace(typed.count, found=found), rested=tuple(places))


def _opened_again(typed: Change, rows: Sequence[Row], places: str) -> Change:
    """The rows of these places are open again, where nothing else was counted since."""
    found = dict(typed.count.found)
    for place in (_number(one) for one in places.split(",")):
        if place is not None and place < len(rows):
            row = rows[place]
            if found.get(row.key) == row.copies:
                del found[row.key]
    return replace(typed, count=replace(typed.count, found=found))


def _with_stranger(
    form: Mapping[str, str], typed: Change, listed: set[str], catalogue: Catalogue
) -> Change:
    written = form.get("stranger", "").strip()[:200]
    copies = _number(form.get("copies", "1"))
    card = catalogue.find(written)
    if card is None:
        near = near_names(written, catalogue) if written else ()
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        return replace(typed, problem=f"No card is called “{written}”.{meant}")
    if not copies:
        return replace(typed, problem=f"{card.name}: enter how many copies lie there.")
    if card.name in listed:
        return replace(typed, problem=f"{card.name} is on the list; count it in its row.")
    strangers = {**typed.count.strangers, card.name: copies}
    if len(strangers) > MOST_STRANGERS:
        most = plural(MOST_STRANGERS, "card")
        return replace(typed, problem=f"At most {most} besides the list are kept; use the note.")
    return replace(typed, count=replace(typed.count, strangers=strangers))


def _number(written: str) -> int | None:
    plain = written.strip()
    is_number = plain.isascii() and plain.isdigit() and len(plain) <= 6
    return int(plain) if is_number and int(plain) <= MOST_COPIES else None
