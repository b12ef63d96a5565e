"""A list on its way in: read, cleaned of what is nobody's business, judged; and stored ones."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from app.games.spoils.construction import (
    Criteria,
    Report,
    Severity,
    Verdict,
    written_finding,
    written_repair,
    written_stamp,
)
from app.games.spoils.decklists import (
    TEXT_FORMATS,
    Decklist,
    Import,
    ImportLine,
    Status,
    Zone,
    deck_hash,
    read_decklist,
    short_hash,
    with_printings_of,
    write_decklist,
)
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.site.checking.lists import PastedList
from app.site.decks.imports import too_many_open, with_choices
from app.site.decks.state import read_lines
from app.site.events.judging import of_the_list
from app.site.events.words import plain_line
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import (
    FindingView,
    Judged,
    VerdictView,
    bans_in_words,
    emphasized,
    judge_against,
)
from app.tables import StoredList

_LONGEST_TITLE: Final = 120
_LONGEST_SOURCE: Final = 200


@dataclass(frozen=True)
class Prepared:
    """A list as it would be handed in. `imported` is the report on what was sent."""

    pasted: PastedList
    imported: Import
    deck: Decklist
    unread: tuple[str, ...]
    judged: Judged
    source: str

    @property
    def report(self) -> Report:
        """The report on it."""
        assert self.judged.report is not None
        return self.judged.report

    @property
    def criteria(self) -> Criteria:
        """What it was held against."""
        assert self.judged.criteria is not None
        return self.judged.criteria

    @property
    def problem(self) -> str:
        """Why it cannot be handed in at all; empty if it can."""
        if self.imported.error and not self.pasted.text.strip():
            return "There is nothing to hand in yet: paste a list, or choose a file."
        return self.pasted.problem or self.imported.error or too_many_open(self.unread)

    @property
    def hash(self) -> str | None:
        """The hash of the deck; None while a line is not understood."""
        return None if self.unread else deck_hash(self.deck)

    def values(self) -> dict[str, Any]:
        """The columns of a hand-in that tell of the list."""
        return {
            "title": self.deck.name[:_LONGEST_TITLE],
            "lines": lines_of(self.deck),
            "unread": list(self.unread),
            "list_text": _in_words(self.deck, self.unread),
            "size": self.deck.size,
            "hash": self.hash,
            "source": self.source,
            **judged_values(self.report, self.criteria),
        }


def prepare(
    pasted: PastedList,
    criteria: Criteria,
    choices: Mapping[str, str] | None = None,
    source: str = "",
    standing: Decklist | None = None,
) -> Prepared:
    """Read a list, take the choices made for its open lines, and judge what is left.

    A text that edits the `standing` list keeps the printings it leaves open. Cards under
    consideration, notes, tags and authors stay with the player.
    """
    catalogue = criteria.catalogue
    imported = read_decklist(pasted.text, catalogue, pasted.filename or None)
    deck, unread = imported.decklist or Decklist(), [line.text for line in imported.open_lines]
    if choices and unread:
        deck, left = with_choices(pasted.text, imported, choices, catalogue)
        unread = list(left)
    if standing and imported.format in TEXT_FORMATS:
        deck = with_printings_of(deck, standing)
    return _prepared(pasted, imported, deck, unread, criteria, source or _source_of(pasted))


def prepare_deck(
    deck: Decklist, unread: Iterable[str], criteria: Criteria, source: str
) -> Prepared:
    """A deck from the builder on its way in."""
    left = list(unread)
    lines = tuple(ImportLine(n, Status.UNKNOWN, text) for n, text in enumerate(left, 1))
    text = _in_words(_clean(deck), left)
    return _prepared(PastedList(text), Import(deck, lines), deck, left, criteria, source)


def _prepared(
    pasted: PastedList,
    imported: Import,
    deck: Decklist,
    unread: list[str],
    criteria: Criteria,
    source: str,
) -> Prepared:
    clean = _clean(deck)
    open_lines = tuple(ImportLine(n, Status.UNKNOWN, text) for n, text in enumerate(unread, 1))
    readable = imported.decklist is not None
    judged = judge_against(Import(clean if readable else None, open_lines), criteria)
    judged = replace(judged, view=of_the_list(judged.view))
    left = tuple(unread)
    return Prepared(pasted, imported, clean, left, judged, plain_line(source, _LONGEST_SOURCE))


def _clean(deck: Decklist) -> Decklist:
    lines = tuple(
        replace(line, tags=(), note="") for line in deck.lines if line.zone is not Zone.CONSIDERING
    )
    name = plain_line(deck.name, _LONGEST_TITLE)
    return Decklist(lines, name=name, game=deck.game).merged()


def _in_words(deck: Decklist, unread: Iterable[str]) -> str:
    text = write_decklist(deck, "txt") if deck.lines else ""
    left = "".join(f"{line}\n" for line in unread)
    return f"{text}\n// Not understood\n{left}" if left else text


def _source_of(pasted: PastedList) -> str:
    return f"file {pasted.filename}" if pasted.filename else "pasted"


def lines_of(deck: Decklist) -> list[Any]:
    """The lines of a list as JSON: printing, zone, copies, starting mark."""
    return [
        [line.printing.id, line.zone.value, line.copies, line.is_starting] for line in deck.lines
    ]


def judged_values(report: Report, criteria: Criteria) -> dict[str, Any]:
    """The columns of a hand-in that tell of its verdict.

    Beside what the stamp depends on the report keeps what people call it: the names of format
    and catalogue, and how many cards were banned or restricted.
    """
    return {
        "verdict": report.verdict.value,
        "report": {
            "size": report.size,
            "faction": report.faction,
            "findings": [written_finding(found) for found in report.findings],
            "repair": written_repair(report.repair),
            "leftovers": [[card.name, card.copies] for card in report.leftovers],
            "format_name": criteria.format.name,
            "catalogue": criteria.catalogue.version,
            "listed": len(criteria.listed),
        },
        "stamp": written_stamp(report.stamp),
    }


# Stored lists


def decklist_of(stored: StoredList, catalogue: Catalogue) -> Decklist:
    """The list of a hand-in. Printings that are gone are left to its text."""
    lines, _ = read_lines(
        ((id_, zone, copies, starts, (), "") for id_, zone, copies, starts in stored.lines),
        catalogue,
    )
    return Decklist(lines, name=stored.title)


def import_of(stored: StoredList, catalogue: Catalogue) -> Import:
    """A hand-in as a file that was read, to be judged again; what is gone is an open line."""
    lines, gone = read_lines(
        ((id_, zone, copies, starts, (), "") for id_, zone, copies, starts in stored.lines),
        catalogue,
    )
    unread = (*stored.unread, *gone)
    open_lines = tuple(ImportLine(n, Status.UNKNOWN, text) for n, text in enumerate(unread, 1))
    return Import(Decklist(lines, name=stored.title), open_lines)


def prepare_again(stored: StoredList, criteria: Criteria) -> Prepared:
    """A stored list as it is judged by other criteria; when and by whom it came stays apart."""
    read = import_of(stored, criteria.catalogue)
    unread = [line.text for line in read.open_lines]
    return prepare_deck(read.decklist or Decklist(), unread, criteria, stored.source)


def editable_text(stored: StoredList, catalogue: Catalogue) -> str:
    """The list as a text; `prepare` reads it back to the same printings when told what stood."""
    read = import_of(stored, catalogue)
    deck = read.decklist or Decklist()
    text = write_decklist(deck, "sections") if deck.lines else ""
    return text + "".join(f"{line.text}\n" for line in read.open_lines)


def verdict_of(stored: StoredList) -> VerdictView:
    """The verdict as it was given when the list was handed in; of warnings those of the list."""
    findings = tuple(
        FindingView(
            place=place,
            kind=Severity(found["severity"]),
            message=emphasized(found["message"], [card["name"] for card in found["cards"]]),
            rule=found["rule"],
            names=tuple(card["name"] for card in found["cards"]),
            repair=None,
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
        else plural(len(stored.unread), "line open", "lines open"),
        facts=tuple(facts),
        findings=findings,
        repair=None,
        edition=Edition(stored.stamp.get("edition", "cr3")),
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
        json.dumps({**found, "message": ""}, sort_keys=True) for found in report.get("findings", ())
    ]


def _facts_of(stored: StoredList) -> list[tuple[str, str]]:
    """What the verdict depends on; reports of earlier releases have no names in them."""
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
