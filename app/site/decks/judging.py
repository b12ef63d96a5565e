"""The verdict on a deck, by its own format, edition, day and card pool."""

from __future__ import annotations

from collections.abc import Callable

from app.games.capabilities.construction import CriteriaRequest
from app.games.tabletop.construction import UNLIMITED, AnyPool, FormatError
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.text_entries import open_again
from app.games.tabletop.facts import AnyCatalogue, Base
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import format_called, game_of
from app.site.presentation.verdicts import Judged, judge


def judge_deck(state: DeckState, catalogue: AnyCatalogue) -> Judged:
    """Check a deck, and prepare the report."""
    form = format_called(state.format, catalogue, game_of(state.decklist))
    pool = pool_in_use(state, catalogue)
    return judge(
        Import(state.decklist, open_again(state.unread)),
        CriteriaRequest(catalogue, form, state.edition, pool=pool, as_of=state.as_of),
    )


def most_copies(state: DeckState, catalogue: AnyCatalogue) -> Callable[[str], int]:
    """Return how many copies of a name the deck may hold; any number in an incomplete format."""
    construction = game_of(state.decklist).construction.needed()
    form = format_called(state.format, catalogue, game_of(state.decklist))
    pool = pool_in_use(state, catalogue)
    try:
        criteria = construction.criteria(
            CriteriaRequest(catalogue, form, state.edition, pool=pool, as_of=state.as_of)
        )
    except FormatError:
        return lambda name: UNLIMITED
    return lambda name: construction.most(name, criteria)


def pool_in_use(state: DeckState, catalogue: AnyCatalogue) -> AnyPool | None:
    """Return the pool that bounds the deck; None in a format without pools."""
    form = format_called(state.format, catalogue, game_of(state.decklist))
    return state.pool.held if state.pool and form.base is Base.LIMITED else None
