"""Stored lists: read back to cards, to a text, to the verdict that was given."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from app.games.tabletop.construction import Severity, Verdict
from app.games.tabletop.decklists.decklist import AnyDecklist, short_hash
from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.decklists.report import AnyImport, Import
from app.games.tabletop.decklists.text_entries import open_again
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.files.pasted_lists import written_out
from app.site.decks.snapshot import StoredLine, mark_of, read_lines
from app.site.events.criteria import of_the_list
from app.site.platform.request.current_game import current_game, difference, empty_deck, main_copies
from app.site.presentation.cards import emphasized
from app.site.presentation.finding_changes import FindingChanges, finding_changes
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import FindingView, VerdictView, bans_in_words
from app.tables import HandIn, StoredList


def lines_from(plain: Iterable[Any]) -> Iterator[StoredLine]:
    """The lines of a list as they stand in its row, for `read_lines`.

    Rows of earlier releases tell only whether a line starts in play.
    """
    for id_, zone, copies, mark in plain:
        is_old = isinstance(mark, bool)
        yield id_, zone, copies, mark_of(is_starting=mark) if is_old else mark, (), ""


def decklist_of(stored: StoredList, catalogue: AnyCatalogue) -> AnyDecklist:
    """The list of a hand-in. Printings that are gone are left to its text."""
    read = import_of(stored, catalogue)
    assert read.decklist is not None
    return read.decklist


def import_of(stored: StoredList, catalogue: AnyCatalogue) -> AnyImport:
    """A hand-in as a file that was read, to be judged again; what is gone is an open line."""
    shape = current_game().editing.needed().shape
    lines, gone = read_lines(lines_from(stored.lines), catalogue, shape)
    unread = (*stored.unread, *gone)
    open_lines = open_again(unread)
    return Import(replace(shape.empty, lines=lines, name=stored.title), open_lines)


def editable_text(stored: StoredList, catalogue: AnyCatalogue) -> str:
    """The list as a text; `prepare` reads it back to the same printings when told what stood."""
    read = import_of(stored, catalogue)
    unread = [line.text for line in read.open_lines]
    return written_out(read.decklist or empty_deck(), unread, stored.report.get("not_cards", ()))


def verdict_of(stored: StoredList) -> VerdictView:
    """The verdict as it was given when the list was handed in; of warnings those of the list."""
    game = current_game()
    kind_of = game.construction.needed().kind_of
    edition = stored.stamp.get("edition", game.editions.default)
    findings = tuple(
        FindingView(
            place=place,
            severity=Severity(found["severity"]),
            kind=kind_of(Severity(found["severity"]), found["rule"], edition),
            message=emphasized(found["message"], [card["name"] for card in found["cards"]]),
            rule=found["rule"],
            names=tuple(card["name"] for card in found["cards"]),
            repair=None,
            also=tuple(found.get("also", ())),
        )
        for place, found in enumerate(stored.report.get("findings", ()))
    )
    facts = _facts_of(stored)
    if stored.hash:
        facts.append(("Hash", short_hash(stored.hash)))
    verdict = Verdict(stored.verdict)
    view = VerdictView(
        verdict=verdict,
        size=plural(stored.size, "card")
        if verdict is not Verdict.UNREADABLE
        else plural(len(stored.unread), "line to fix", "lines to fix"),
        facts=tuple(facts),
        findings=findings,
        repair=None,
        edition=edition,
        open_lines=len(stored.unread),
    )
    return of_the_list(view)


def only_in(
    view: VerdictView, report: Mapping[str, Any], other: Mapping[str, Any]
) -> tuple[FindingView, ...]:
    """The findings of a stored report that another one has not, whatever words they are in.

    `view` shows `report`. Two findings are the same where rule, cards and repair are.
    """
    mine, others = _keys(report), set(_keys(other))
    return tuple(finding for finding in view.findings if mine[finding.place] not in others)


def _keys(report: Mapping[str, Any]) -> list[str]:
    return [
        json.dumps({"also": [], **found, "message": ""}, sort_keys=True)
        for found in report.get("findings", ())
    ]


def _facts_of(stored: StoredList) -> list[tuple[str, str]]:
    """Return the facts behind the verdict as label and value; older reports name no catalogue."""
    stamp, report = stored.stamp, stored.report
    bans, as_of = (_day(stamp.get(name)) for name in ("banned_list", "as_of"))
    format_name = report.get("format_name") or str(stamp.get("format", "")).capitalize()
    return [
        ("Format", format_name),
        ("Edition", stamp.get("edition", "")),
        ("Bans", bans_in_words(bans, report.get("listed", 0))),
        ("As of", f"{as_of:%-d %b %Y}" if as_of else "today"),
        ("Catalogue", report.get("catalogue") or str(stamp.get("catalogue", ""))[:8]),
    ]


def _day(written: str | None) -> date | None:
    return date.fromisoformat(written) if written else None


@dataclass(frozen=True)
class VersionDifference:
    """Two versions side by side; `before` is None if nothing had been handed in."""

    before: HandIn | None
    after: StoredList
    cards: AnyDifference
    unchanged: int
    verdict_before: VerdictView | None
    verdict_after: VerdictView
    findings: FindingChanges

    @property
    def went_out(self) -> int:
        """The number of copies removed."""
        return -sum(change.copies for change in self.cards.went_out)

    @property
    def came_in(self) -> int:
        """The number of copies added."""
        return sum(change.copies for change in self.cards.came_in)


def compare_versions(
    before: HandIn | None, after: StoredList, catalogue: AnyCatalogue
) -> VersionDifference:
    """Compare two versions by name, zone by zone; verdicts are those given at the time."""
    old = decklist_of(before, catalogue) if before else empty_deck()
    new = decklist_of(after, catalogue)
    then = verdict_of(before) if before else None
    now = verdict_of(after)
    kept = main_copies(old) & main_copies(new)
    return VersionDifference(
        before=before,
        after=after,
        cards=difference(old, new),
        unchanged=kept.total(),
        verdict_before=then,
        verdict_after=now,
        findings=finding_changes(then.findings if then else (), now.findings),
    )
