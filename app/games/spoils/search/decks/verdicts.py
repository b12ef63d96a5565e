"""What is asked of decks of The Spoils that no other game has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import TypeAlias

from app.games.spoils.construction import Criteria, errors_of
from app.games.spoils.decklists import Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Format
from app.games.spoils.search.decks.searched import SearchedDeck, decklist_of, edition_of
from app.games.spoils.search.index import SearchIndex
from app.games.tabletop.construction import Finding
from app.games.tabletop.facts import FormatLike
from app.games.tabletop.search.decks import asking as shared

Asking: TypeAlias = shared.Asking[SearchIndex]


def factions(deck: SearchedDeck, asking: Asking) -> Iterable[str]:
    """The names of a deck's factions."""
    known = asking.index.catalogue.by_printing
    return [
        known[of.printing].card.name
        for of in deck.held
        if of.zone is Zone.FACTION and of.printing in known
    ]


def editions(deck: SearchedDeck, _: Asking) -> Iterable[str]:
    """What the deck's edition of the rulebook is called."""
    edition = edition_of(deck)
    return (edition.value, edition.short_name)


def criteria(
    form: FormatLike, edition: str | None, day: date | None, index: SearchIndex
) -> Criteria:
    """What decks are held against. Raises FormatError."""
    assert isinstance(form, Format)
    named = DEFAULT_EDITION if edition is None else Edition(edition)
    return Criteria.of(form, named, index.catalogue, as_of=day)


def errors(deck: SearchedDeck, against: Criteria, index: SearchIndex) -> Sequence[Finding]:
    """The rules that a deck breaks of which every line is understood."""
    return errors_of(decklist_of(deck, index.catalogue), against)
