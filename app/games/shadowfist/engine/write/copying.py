"""Copying printed values of another card. Rules: 36."""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist.engine.model.card_text import CardText
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.terms import Restriction


def copy_card(state: State, card: int, other: int) -> None:
    """Add printed Fighting, rules text and restrictions of a card to those of another, which gets
    a title from it, until it leaves play. Rules: 36.4, 36.6, 36.8.
    """
    own, copied = state.kinds[card], state.kinds[other]
    title = f"{own.title} of {copied.title}"
    restrictions = own.restrictions | copied.restrictions
    state.as_printed.setdefault(card, own)
    state.kinds[card] = replace(
        own,
        title=title,
        titles=frozenset((title,)),
        fighting=copied.fighting,
        unknown_fighting=copied.unknown_fighting,
        has_fighting_number=copied.has_fighting_number,
        restrictions=restrictions,
        is_unique=Restriction.UNIQUE in restrictions,
        keywords=own.keywords | copied.keywords,
        toughness=own.toughness + copied.toughness,
        influence=own.influence + copied.influence,
        immunities=own.immunities + copied.immunities,
        text=CardText(
            own.text.continuous + copied.text.continuous,
            own.text.effects + copied.text.effects,
            own.text.whens + copied.text.whens,
            own.text.subject,
        ),
    )
    laid_out(state)


def forget_copied(state: State, card: int) -> None:
    """A card that leaves play is what it was printed as. Rules: 34.0."""
    printed = state.as_printed.pop(card, None)
    if printed is not None:
        state.kinds[card] = printed
