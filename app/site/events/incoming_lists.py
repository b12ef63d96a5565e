"""A list being handed in: parsed, stripped of private notes, and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app.games import game
from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.construction import Report, finding_as_json, repair_as_json, stamp_as_json
from app.games.tabletop.construction.report_json import header_as_json
from app.games.tabletop.decklists.decklist import AnyDecklist, deck_hash
from app.games.tabletop.decklists.edited_text import with_printings_of, without_bare_printings
from app.games.tabletop.decklists.formats import TEXT_FORMATS
from app.games.tabletop.decklists.report import AnyImport, Import
from app.games.tabletop.decklists.text_entries import open_again
from app.games.text import plain_line
from app.site.decks.files.imports import too_many_open, with_choices
from app.site.decks.files.pasted_lists import PastedList
from app.site.events.criteria import of_the_list
from app.site.events.stored_lists import import_of
from app.site.platform.request.current_game import empty_deck, game_of, shape_of
from app.site.platform.request.sent_lists import read_list
from app.site.presentation.verdicts import Judged
from app.tables import StoredList

_LONGEST_TITLE: Final = 120
_LONGEST_SOURCE: Final = 200


@dataclass(frozen=True)
class Prepared:
    """A list as it would be handed in.

    `imported` is the report on what was sent, with the choices made for its open lines; `not_cards`
    are lines that the sender declared to be no cards.
    """

    pasted: PastedList
    imported: AnyImport
    deck: AnyDecklist
    unread: tuple[str, ...]
    judged: Judged
    source: str
    not_cards: tuple[str, ...] = ()

    @property
    def report(self) -> Report:
        """The report on it."""
        assert self.judged.report is not None
        return self.judged.report

    @property
    def criteria(self) -> CriteriaLike:
        """The criteria that it was checked against."""
        assert self.judged.criteria is not None
        return self.judged.criteria

    @property
    def problem(self) -> str:
        """The reason why it cannot be handed in at all; empty if it can."""
        if self.pasted.problem:
            return f"{self.pasted.filename[:_LONGEST_SOURCE]}: {self.pasted.problem}"
        if self.imported.error and not self.pasted.text.strip():
            return "There is nothing to hand in yet: paste a list, or choose a file."
        return self.imported.error or too_many_open(self.unread)

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
            **judged_values(self.report, self.criteria, self.not_cards),
        }


def prepare(
    pasted: PastedList,
    criteria: CriteriaLike,
    choices: Mapping[str, str] | None = None,
    source: str = "",
    standing: AnyDecklist | None = None,
) -> Prepared:
    """Read a list, take the choices made for its open lines, and judge what is left.

    A text that edits the `standing` list keeps the printings it leaves open. Cards under
    consideration, notes, tags and authors stay with the player.
    """
    catalogue = criteria.catalogue
    names = without_bare_printings(catalogue) if standing else catalogue
    imported = read_list(pasted.text, names, pasted.filename or None)
    deck, unread = imported.decklist or empty_deck(), [line.text for line in imported.open_lines]
    source = source or _source_of(pasted)
    if choices and unread:
        settled = with_choices(pasted.text, imported, choices, catalogue)
        deck, unread, imported = settled.deck, list(settled.unread), settled.imported
        pasted = replace(pasted, text=settled.text)
    if standing:
        is_text = imported.format in TEXT_FORMATS
        deck = with_printings_of(deck, standing if is_text else empty_deck(), catalogue)
    prepared = _prepared(pasted, imported, deck, unread, criteria, source)
    return replace(prepared, not_cards=imported.not_cards)


def prepare_deck(
    deck: AnyDecklist, unread: Iterable[str], criteria: CriteriaLike, source: str
) -> Prepared:
    """A list that was read before, such as a deck from the builder, on its way in."""
    left = list(unread)
    lines = open_again(left)
    text = _in_words(_clean(deck), left)
    return _prepared(PastedList(text), Import(deck, lines), deck, left, criteria, source)


def _prepared(
    pasted: PastedList,
    imported: AnyImport,
    deck: AnyDecklist,
    unread: list[str],
    criteria: CriteriaLike,
    source: str,
) -> Prepared:
    clean = _clean(deck)
    open_lines = open_again(unread)
    readable = imported.decklist is not None
    totals = imported.wrong_totals
    cleaned: AnyImport = Import(clean if readable else None, open_lines, wrong_totals=totals)
    report = game_of(deck).construction.needed().check_import(cleaned, criteria)
    judged = Judged.of(cleaned, report, criteria)
    judged = replace(judged, view=of_the_list(judged.view))
    left = tuple(unread)
    return Prepared(pasted, imported, clean, left, judged, plain_line(source, _LONGEST_SOURCE))


def _clean(deck: AnyDecklist) -> AnyDecklist:
    sleeved = shape_of(deck).sleeved
    lines = tuple(replace(line, tags=(), note="") for line in deck.lines if line.zone in sleeved)
    name = plain_line(deck.name, _LONGEST_TITLE)
    return replace(shape_of(deck).empty, lines=lines, name=name).merged()


def _in_words(deck: AnyDecklist, unread: Iterable[str]) -> str:
    text = game_of(deck).files.needed().write(deck, "txt") if deck.lines else ""
    left = "".join(f"{line}\n" for line in unread)
    return f"{text}\n// Not understood\n{left}" if left else text


def _source_of(pasted: PastedList) -> str:
    return f"file {pasted.filename}" if pasted.filename else "pasted"


def lines_of(deck: AnyDecklist) -> list[Any]:
    """The lines of a list as JSON: printing, zone, copies, mark."""
    return [[line.printing.id, line.zone.value, line.copies, line.mark] for line in deck.lines]


def judged_values(
    report: Report, criteria: CriteriaLike, not_cards: Sequence[str] = ()
) -> dict[str, Any]:
    """The columns of a hand-in that tell of its verdict.

    Beside what the stamp depends on the report keeps what people call it: the names of format
    and catalogue, and how many cards were banned or restricted; and `not_cards`, the lines that
    were declared to be none.
    """
    main = game(report.game).files.needed().layout.main.zone
    return {
        "verdict": report.verdict.value,
        "report": {
            "size": report.size,
            **header_as_json(report),
            "findings": [finding_as_json(found, main=main) for found in report.findings],
            "repair": repair_as_json(report.repair, main=main),
            "leftovers": [[card.name, card.copies] for card in report.leftovers],
            "format_name": criteria.format.name,
            "catalogue": criteria.catalogue.version,
            "listed": len(criteria.listed),
            "not_cards": list(not_cards),
        },
        "stamp": stamp_as_json(report.stamp),
    }


def prepare_again(stored: StoredList, criteria: CriteriaLike) -> Prepared:
    """A stored list as it is judged by other criteria; when and by whom it came stays apart."""
    read = import_of(stored, criteria.catalogue)
    unread = [line.text for line in read.open_lines]
    prepared = prepare_deck(read.decklist or empty_deck(), unread, criteria, stored.source)
    return replace(prepared, not_cards=tuple(stored.report.get("not_cards", ())))
