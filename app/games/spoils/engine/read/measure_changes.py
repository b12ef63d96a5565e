"""Changes of one number of a card, such as its strength. Rules: 410.3, 410.4.

Most cards have none. A text about one number is skipped when another number is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.derived_cache import Sources
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import are_any, changes_from, sources_of, types_change
from app.games.spoils.engine.read.scope import Scope
from app.games.tabletop.answers_by_identity import ByIdentity

M = TypeVar("M", v.Becomes, v.More, v.Less)

_KINDS: Final = (v.Becomes, v.More, v.Less)

_PRINTED: Final = (
    v.OfType,
    v.NotOfType,
    v.OfTrade,
    v.NotOfTrade,
    v.OfSubtype,
    v.OfName,
    v.Staple,
)
"""Properties that a card has by what is printed on it, and by how it lies."""

_SEATS: Final = (v.Player.YOU, v.Player.OPPONENT, v.Player.EACH)

_UNSTEADY: Final = (v.Untouched, v.GainsSubtype, v.GainsNamedIcon)
"""Changes on which it may depend whether another text is on, or is on a card."""


def measure_changes_on(
    state: State,
    card: CardId,
    asked: v.Measure,
    kind: type[M],
    sources: Mapping[type, Sources],
) -> Sequence[tuple[M, Scope]]:
    """The changes of a kind that are on a number of a card now, each with the scope of its text.

    `sources` are `measure_sources` of that number.
    """
    if kind not in sources:
        return ()
    found = changes_from(state, card, kind, sources[kind])
    return [it for it in found if it[0].measure is asked]


def measure_sources(state: State, asked: v.Measure) -> Mapping[type, Sources] | None:
    """The sources of changes of a number, by the kind of change; None if there are none."""
    known = state.derived.measures
    if asked not in known:  # None is an answer too
        found = {kind: _about(asked, sources_of(state, kind)) for kind in _KINDS}
        known[asked] = {kind: it for kind, it in found.items() if it is not None} or None
    return known[asked]


def _about(asked: v.Measure, sources: Sources | None) -> Sources | None:
    """The part of the sources of a kind of change that is about one number."""
    if sources is None:
        return None
    conditionals = [
        it for it in sources.conditionals if any(_is_about(asked, c) for c in it[0].changes)
    ]
    lasting = [it for it in sources.lasting if _is_about(asked, it.what)]
    return Sources(conditionals, lasting) if conditionals or lasting else None


def _is_about(asked: v.Measure, change: object) -> bool:
    return isinstance(change, _KINDS) and change.measure is asked


def is_steady(state: State, asked: v.Measure, sources: Mapping[type, Sources]) -> bool:
    """True if nothing but cards in play, how they lie, and lasting effects changes a number.

    `sources` are `measure_sources` of that number. Marks, damage or hands then make no difference.
    """
    known = state.derived.are_steady.get(asked)
    if known is None:
        known = (
            not types_change(state)
            and not any(are_any(state, it) for it in _UNSTEADY)
            and all(
                all(_looks_at_cards_alone(it) for it, _ in each.conditionals)
                and all(_is_plain_number(it.what) for it in each.lasting)
                for each in sources.values()
            )
        )
        state.derived.are_steady[asked] = known
    return known


@ByIdentity
def _looks_at_cards_alone(conditional: v.Conditional) -> bool:
    """True if a text asks for nothing but which cards are in play and how they lie."""
    changes = (it for it in conditional.changes if isinstance(it, _KINDS))
    return (
        conditional.condition is None
        and _are_told_by_sight(conditional.cards)
        and all(map(_is_plain_number, changes))
    )


def _is_plain_number(change: object) -> bool:
    return isinstance(change, _KINDS) and isinstance(change.amount, int)


def _are_told_by_sight(cards: v.Cards) -> bool:
    """True if one look at the cards in play tells which of them are meant."""
    return all(map(_is_told_by_sight, cards.where))


def _is_told_by_sight(asked: v.Property) -> bool:
    match asked:
        case v.ControlledBy(who) | v.OwnedBy(who):
            return who in _SEATS
        case v.Is(role):
            return role is v.Role.THIS
        case v.OtherThan(others):
            return _are_told_by_sight(others)
    return isinstance(asked, _PRINTED)
