"""Decks of the shipped catalogue, written as people say them."""

from collections.abc import Mapping

from app.games.spoils.construction import check
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Base, Catalogue, Format
from app.games.tabletop.construction import Finding, Report

TOURNAMENT = "The Tournament Faction"
CONSTRUCTED = Format(id="constructed", name="Constructed", base=Base.CONSTRUCTED)
LIMITED = Format(id="limited", name="Limited", base=Base.LIMITED)


def lines(catalogue: Catalogue, zone: Zone, cards: Mapping[str, int]) -> list[Line]:
    """A line per name, in the newest printing."""
    newest = catalogue.newest_printing
    return [Line(newest(catalogue.by_name[name]), n, zone) for name, n in cards.items() if n]


def deck(
    catalogue: Catalogue,
    cards: Mapping[str, int],
    *,
    factions: Mapping[str, int] | None = None,
    sideboard: Mapping[str, int] | None = None,
) -> Decklist:
    """A deck with the given copies by name; with the Tournament Faction unless told."""
    chosen = {TOURNAMENT: 1} if factions is None else factions
    return Decklist(
        (
            *lines(catalogue, Zone.FACTION, chosen),
            *lines(catalogue, Zone.DECK, cards),
            *lines(catalogue, Zone.SIDEBOARD, sideboard or {}),
        )
    )


def errors_of(
    decklist: Decklist,
    form: Format,
    catalogue: Catalogue,
    edition: Edition = DEFAULT_EDITION,
) -> list[str | None]:
    """The rules that a deck breaks."""
    return rules(check(decklist, form, edition, catalogue=catalogue))


def rules(report: Report) -> list[str | None]:
    """The rules of the errors in a report."""
    return [found.rule for found in report.errors]


def only(report: Report, rule: str | None) -> Finding:
    """The one finding that names a rule."""
    (found,) = [found for found in report.findings if found.rule == rule]
    return found
