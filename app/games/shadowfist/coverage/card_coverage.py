"""The number of cards of Shadowfist that are played exactly: by their facts, or by a script."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from app.games.capabilities.card_coverage import CardCoverage, CardStatus
from app.games.offers import own
from app.games.shadowfist.coverage import exact_decks, vocabulary_page
from app.games.shadowfist.engine.wordings import is_exact
from app.games.shadowfist.facts import Catalogue, Title, exact_words
from app.games.shadowfist.terms import CardType
from app.games.tabletop.facts import AnyCatalogue


def statuses(catalogue: Catalogue) -> tuple[CardStatus, ...]:
    """Return the status of every title by name; what is exact is playable."""
    return tuple(
        CardStatus(title.name, worded=exact, playable=exact)
        for title in sorted(_titles(catalogue), key=lambda it: it.name)
        for exact in (is_exact(catalogue, catalogue.newest[title.name]),)
    )


def table(catalogue: Catalogue) -> str:
    """Return the headline, and the numbers by type as a table in Markdown."""
    titles = list(_titles(catalogue))
    exact = {title.name for title in titles if is_exact(catalogue, catalogue.newest[title.name])}
    lines = [
        f"{exact_words(len(exact), len(titles))}",
        "",
        "| cards | number | exact |",
        "|---|---:|---:|",
    ]
    for kind in CardType:
        of_kind = [title.name for title in titles if title.type is kind]
        if of_kind:
            lines.append(f"| {kind.value}s | {len(of_kind)} | {len(exact & set(of_kind))} |")
    precons = {line.printing for precon in catalogue.precons.values() for line in precon.lines}
    held = {catalogue.by_printing[it].card.name for it in precons}
    lines.append(f"| in the preconstructed decks | {len(held)} | {len(exact & held)} |")
    lines.append(f"| **all** | {len(titles)} | {len(exact)} |")
    return "\n".join(lines)


def _titles(catalogue: Catalogue) -> Iterator[Title]:
    return (title for title in catalogue.cards if not title.is_token)


class ShadowfistCardCoverage(CardCoverage):
    """Titles by whether they are played exactly."""

    pages = MappingProxyType(
        {
            exact_decks.PAGE: lambda catalogue: exact_decks.page(own(catalogue, Catalogue)),
            vocabulary_page.PAGE: lambda _: vocabulary_page.vocabulary_page(),
        }
    )

    def statuses(self, catalogue: AnyCatalogue) -> tuple[CardStatus, ...]:
        return statuses(own(catalogue, Catalogue))

    def table(self, catalogue: AnyCatalogue) -> str:
        return table(own(catalogue, Catalogue))
