"""Where a card may be played, format by format; what is not known is said to be so."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.construction import Criteria
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Base, Card, Catalogue, Format


@dataclass(frozen=True)
class Standing:
    """A card in one format. `kind` is `legal`, `illegal` or `unknown`."""

    format: Format
    kind: str
    words: str
    rule: str | None = None


def standings(
    card: Card, catalogue: Catalogue, edition: Edition = DEFAULT_EDITION
) -> tuple[Standing, ...]:
    """The card's standing in every format of the catalogue, as of today."""
    return tuple(_standing(card, form, catalogue, edition) for form in catalogue.formats.values())


def _standing(card: Card, form: Format, catalogue: Catalogue, edition: Edition) -> Standing:
    if card.is_token:
        return Standing(form, "illegal", "a token, in no deck")
    if form.unknown:
        known = next((entry for entry in form.listed if entry.name == card.name), None)
        words = f"{known.listing.value}, the rest is not known" if known else "not known"
        return Standing(form, "unknown", words)
    criteria = Criteria.of(form, edition, catalogue)
    strictest = min(criteria.limits(card), key=lambda limit: limit.most, default=None)
    if strictest is not None and strictest.most == 0:
        words = "not in its sets" if strictest.rule == "format.sets" else "banned"
        return Standing(form, "illegal", words, strictest.rule)
    if card.is_faction:
        return Standing(form, "legal", "legal, one per deck")
    if strictest is not None:
        return Standing(form, "legal", f"legal, up to {strictest.most}", strictest.rule)
    return Standing(form, "legal", _unbounded(card, form))


def _unbounded(card: Card, form: Format) -> str:
    if form.base is Base.LIMITED and not card.is_staple_resource:
        return "legal, as opened"
    return "legal, any number"
