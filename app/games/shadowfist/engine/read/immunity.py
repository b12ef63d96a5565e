"""Immunity to types of cards and to designators. Rules: 40, 50.7."""

from __future__ import annotations

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import changes, filters
from app.games.shadowfist.engine.read.texts import is_blank
from app.games.shadowfist.terms import CardType


def is_immune(state: State, card: int, source: int) -> bool:
    """Return True if a card is immune to another; face-down Sites are not. Rules: 24.4, 40.0."""
    return is_immune_as_printed(state, card, source) or (
        state.game.has_scripts and changes.is_immune_by_text(state, card, source)
    )


def is_immune_as_printed(state: State, card: int, source: int) -> bool:
    """Return True if a card's own keyword or text makes it immune. Rules: 40.0, 50.7."""
    if state.face_down[card] or is_blank(state, card):
        return False
    kind = state.kinds[card]
    if kind.text.continuous and source >= 0 and _is_immune_by_own_text(state, card, source):
        return True
    return any(_means(state.kinds[source], about) for about in state.kinds[card].immunities)


def _is_immune_by_own_text(state: State, card: int, source: int) -> bool:
    """Tell whether a card's own text, without condition, makes it immune to another."""
    scope = Scope(state.controller[card], card, itself=card)
    return any(
        isinstance(change, v.Immune) and filters.matches(state, scope, source, change.to)
        for text in state.kinds[card].text.continuous
        if text.cards == v.THIS and text.while_ is None
        for change in text.changes
    )


def _means(kind: Kind, about: str) -> bool:
    """Tell whether a word, such as *Events* or a designator, applies to a kind of card."""
    if kind.is_site and about == f"{CardType.SITE}s":
        return True
    return about == f"{kind.type}s" or about.casefold() in kind.designators
