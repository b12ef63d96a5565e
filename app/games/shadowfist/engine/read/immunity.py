"""Immunity to types of cards and to designators. Rules: 40, 50.7."""

from __future__ import annotations

from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.scripts import Ability
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.terms import CardType


def is_immune(state: State, card: int, source: int) -> bool:
    """Whether a card is immune to another. Rules: 40.0."""
    return any(_means(state.kinds[source], about) for about in state.kinds[card].immunities)


def choices_of(state: State, card: int, ability: Ability) -> list[int]:
    """The cards that may be chosen for an effect of a card. Rules: 24.1.3, 40.0.

    Those that are immune to it may not; an effect that chooses nothing has none.
    """
    if ability.choices is None:
        return []
    return [it for it in ability.choices(state, card) if not is_immune(state, it, card)]


def is_immune_to_states(state: State, card: int) -> bool:
    """Whether a card is no legal subject because it is immune to States. Rules: 40.1."""
    return f"{CardType.STATE}s" in state.kinds[card].immunities


def _means(kind: Kind, about: str) -> bool:
    """Whether words such as *Events* or a designator mean a card."""
    if kind.is_site and about == f"{CardType.SITE}s":
        return True
    return about == f"{kind.type}s" or about.casefold() in kind.designators
