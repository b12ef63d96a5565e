"""Formats in which a deck would be legal where it is not legal in its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from app.games.capabilities.construction import AnyFormat, CriteriaRequest
from app.games.tabletop.construction import Verdict
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, Base
from app.site.decks.snapshot import DeckState
from app.site.platform.deck_games import game_of
from app.site.presentation.verdicts import Judged

MOST: Final = 3
"""Formats that are offered."""


def allowing(
    state: DeckState, deck: AnyDecklist, judged: Judged, catalogue: AnyCatalogue
) -> tuple[AnyFormat, ...]:
    """The first formats of the catalogue that allow a deck which breaks rules of its own.

    A limited format is none of them, for it depends on a pool that the builder does not know.
    """
    if judged.view.verdict is not Verdict.ILLEGAL:
        return ()
    return tuple(islice(_allowing(state, deck, catalogue), MOST))


def _allowing(state: DeckState, deck: AnyDecklist, catalogue: AnyCatalogue) -> Iterator[AnyFormat]:
    construction = game_of(deck).needed_construction()
    for form in catalogue.formats.values():
        if form.id == state.format or form.base is Base.LIMITED:
            continue
        try:
            criteria = construction.criteria(
                CriteriaRequest(catalogue, form, state.edition, as_of=state.as_of)
            )
        except ValueError:
            continue
        if construction.check(deck, criteria).verdict is Verdict.LEGAL:
            yield form
