"""A deck from a pool: an empty one, or a first version that the computer builds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from flask import abort, request
from flask.typing import ResponseReturnValue

from app.games.capabilities.construction import CriteriaRequest
from app.games.tabletop.decklists.limits import MAX_NAME
from app.games.tabletop.facts import PrintingLike
from app.site.decks.library.views import opened
from app.site.decks.snapshot import DeckPool, DeckState
from app.site.limited.boosters import limited_format
from app.site.platform.request.current_game import current_game, empty_deck
from app.site.platform.storage.database import current_catalogue


class Builder(StrEnum):
    """Builders of the deck, as the field `build` names them."""

    PERSON = "person"
    COMPUTER = "computer"


def open_deck(cards: Sequence[PrintingLike], name: str, address: str) -> ResponseReturnValue:
    """Store a new deck with these cards as its pool, and redirect to its builder.

    The form's field `build` decides who builds it.
    """
    game, catalogue = current_game(), current_catalogue()
    form = limited_format(catalogue)
    deck = empty_deck()
    match request.form.get("build"):
        case Builder.PERSON:
            reason = "New deck from a pool"
        case Builder.COMPUTER:
            asked = CriteriaRequest(catalogue, form, game.editions.default)
            size = game.construction.needed().criteria(asked).minimum
            deck = game.drafting.needed().build(cards, size, catalogue)
            reason = "Built by the computer"
        case _:
            abort(400)
    pool = DeckPool.of(cards, address)
    state = DeckState(replace(deck, name=name[:MAX_NAME]), form.id, pool=pool)
    return opened(state, reason=reason)
