"""Legality of a card, format by format, and the tables of findings in the page about legality.

What is not known is said to be so.
"""

from __future__ import annotations

from typing import Final

from app.games.capabilities.documents import between
from app.games.capabilities.legality import Legality, Standing
from app.games.offers import own
from app.games.spoils.construction import KINDS, NOT_IN_SETS, Criteria, number
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Card, Catalogue, Format
from app.games.tabletop.construction import FindingKind, Severity
from app.games.tabletop.facts import AnyCatalogue, Base, CardLike


def standings(
    card: Card, catalogue: Catalogue, edition: Edition = DEFAULT_EDITION
) -> tuple[Standing, ...]:
    """The card's standing in every format of the catalogue, as of today."""
    return tuple(_standing(card, form, catalogue, edition) for form in catalogue.formats.values())


def _standing(card: Card, form: Format, catalogue: Catalogue, edition: Edition) -> Standing:
    if card.is_token:
        return Standing(form, "illegal", "a token, never part of a deck")
    if form.unknown:
        known = next((entry for entry in form.listed if entry.name == card.name), None)
        words = f"{known.listing.value}; the rest is not known" if known else "not known"
        return Standing(form, "unknown", words)
    criteria = Criteria.of(form, edition, catalogue)
    strictest = min(criteria.limits(card), key=lambda limit: limit.most, default=None)
    if strictest is None or (strictest.most and card.is_faction):
        words = "legal, one per deck" if card.is_faction else _unbounded(card, form)
        return Standing(form, "legal", words)
    kind, rule = strictest.kind, criteria.rule(strictest.kind)
    if strictest.most:
        words = f"legal, up to {strictest.most}"
        return Standing(form, "legal", words, rule, kind.is_numbered)
    words = "not in its sets" if kind is NOT_IN_SETS else "banned"
    return Standing(form, "illegal", words, rule, kind.is_numbered)


def _unbounded(card: Card, form: Format) -> str:
    if form.base is Base.LIMITED and not card.is_staple_resource:
        return "legal if in your pool"
    return "legal, any number"


class SpoilsLegality(Legality):
    """Formats and findings."""

    kinds = tuple(KINDS)

    def standings(
        self, card: CardLike, catalogue: AnyCatalogue, edition: str
    ) -> tuple[Standing, ...]:
        return standings(own(card, Card), own(catalogue, Catalogue), Edition(edition))

    def number(self, kind: FindingKind, edition: str) -> str | None:
        return number(kind, Edition(edition))


HEAD: Final = "| rule (cr3) | first edition | what it says | what to do |\n|---|---|---|---|\n"


def with_findings(page: str) -> str:
    """The text with the tables of errors and warnings, from the validator's own list."""
    for severity in Severity:
        rows = [_row(kind) for kind in KINDS if kind.severity is severity]
        mark = f"{severity.value}s: written by run.py docs"
        page = between(page, mark, f"end of {severity.value}s", HEAD + "\n".join(rows))
    return page


def _row(kind: FindingKind) -> str:
    rule = first = "–"
    if kind.is_numbered:
        rule, first = number(kind, Edition.CR3) or "–", number(kind, Edition.BASIC1E) or "–"
    elif kind.rule:
        rule = f"`{kind.rule}`"
    return f"| {rule} | {first} | {kind.meaning} | {kind.remedy} |"
