"""A title's legality in each format."""

from __future__ import annotations

from app.games.capabilities.legality import Legality, Standing
from app.games.offers import own
from app.games.shadowfist.construction import KINDS, NOT_IN_SETS, Criteria
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Base, Catalogue, Format, Title
from app.games.tabletop.construction import UNLIMITED
from app.games.tabletop.facts import AnyCatalogue, CardLike


def standings(title: Title, catalogue: Catalogue, edition: Edition) -> tuple[Standing, ...]:
    """The title's standing in every format of the catalogue, as of today."""
    return tuple(_standing(title, form, catalogue, edition) for form in catalogue.formats.values())


def _standing(title: Title, form: Format, catalogue: Catalogue, edition: Edition) -> Standing:
    if form.unknown:
        return Standing(form, "unknown", "not known")
    criteria = Criteria.of(form, edition, catalogue)
    limit = min(criteria.limits(title), key=lambda one: one.most, default=None)
    if limit is None or limit.most >= UNLIMITED:
        words = "legal if in your pool" if form.base is Base.LIMITED else "legal, any number"
        return Standing(form, "legal", words)
    kind = limit.kind
    if limit.most:
        own = ", limited by your pool" if form.base is Base.LIMITED else ""
        return Standing(
            form, "legal", f"legal, up to {limit.most}{own}", kind.rule, kind.is_numbered
        )
    if title.name in catalogue.barred:
        return Standing(form, "illegal", "never part of a deck", kind.rule, kind.is_numbered)
    words = "not in its card pool" if kind is NOT_IN_SETS else "banned"
    return Standing(form, "illegal", words, kind.rule, kind.is_numbered)


class ShadowfistLegality(Legality):
    """Formats and findings."""

    kinds = tuple(KINDS)

    def standings(
        self, card: CardLike, catalogue: AnyCatalogue, edition: str
    ) -> tuple[Standing, ...]:
        return standings(own(card, Title), own(catalogue, Catalogue), Edition(edition))
