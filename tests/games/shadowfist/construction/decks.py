"""Decks for tests of construction, written by title."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.shadowfist.construction import Criteria, check_import, find_format
from app.games.shadowfist.decklists import Decklist, Import, Line, Zone
from app.games.shadowfist.editions import DEFAULT_EDITION
from app.games.shadowfist.facts import Catalogue, Format, Printing
from app.games.tabletop.construction import Finding, FindingKind, Report

SITES = {"Ancestral Sanctuary": 5, "Ancestral Tomb": 5}
FOUNDATIONS = {"Alpha Beast": 5, "Arcane Scientist": 5}
SOUND = {**SITES, **FOUNDATIONS}
"""Twenty cards that no check has anything to say about."""


def printed(catalogue: Catalogue, name: str) -> Printing:
    """The printing that `Title` or `Title (SET)` names."""
    title, _, code = name.removesuffix(")").partition(" (")
    if not code:
        return catalogue.bare[title]
    card, card_set = catalogue.by_name[title], catalogue.by_set[code]
    return catalogue.printings_in(card, card_set)[0]


def deck(
    catalogue: Catalogue, cards: Mapping[str, int], misc: Mapping[str, int] | None = None
) -> Decklist:
    """A deck of copies by title, each perhaps with a set behind it."""
    lines = [Line(printed(catalogue, name), copies) for name, copies in cards.items()]
    lines += [
        Line(printed(catalogue, name), copies, Zone.MISC) for name, copies in (misc or {}).items()
    ]
    return Decklist(tuple(lines))


def criteria_of(catalogue: Catalogue, form: Format | str = "classic") -> Criteria:
    """The criteria against which decks of a format are checked."""
    found = find_format(form, catalogue) if isinstance(form, str) else form
    return Criteria.of(found, DEFAULT_EDITION, catalogue)


def report_on(
    catalogue: Catalogue, cards: Mapping[str, int], form: Format | str = "classic"
) -> Report:
    """The report on a deck of copies by title."""
    return check_import(Import(deck(catalogue, cards)), criteria_of(catalogue, form))


def found(report: Report, kind: FindingKind) -> tuple[Finding, ...]:
    """The findings of one kind."""
    return tuple(each for each in report.findings if each.kind is kind)
