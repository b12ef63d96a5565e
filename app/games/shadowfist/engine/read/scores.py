"""The numbers and keywords that a card has now. Rules: 8, 10, 11, 15, 48, 49.4."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.engine.model.derived import UNCHANGED, Totals
from app.games.shadowfist.engine.model.locals import PlayLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import changes
from app.games.shadowfist.engine.read.texts import is_blank
from app.games.shadowfist.terms import Keyword
from app.games.shadowfist.vocabulary import BE_HEALED, BE_HEALED_UNSEIZED, DISCARD

MOST_SAID: Final = 20
"""The largest Fighting that a player can say an X or * is."""

HAND_SIZE: Final = 6
"""The default hand size. Rules: 9.2.2.1."""


def _changed(state: State, card: int) -> Totals:
    """The changes of a card by texts and effects, added up."""
    kept = state.derived.totals.get(card)
    if kept is not None:
        return kept
    if not (state.game.has_scripts or state.lasting):
        return UNCHANGED
    return changes.totals(state, card)


def fighting_score(state: State, card: int) -> int:
    """Fighting with all bonuses, before damage. Rules: 8.7, 15.0."""
    score = state.kinds[card].fighting
    if state.said_fighting:
        score = state.said_fighting.get(card, score)
    changed = _changed(state, card)
    if changed.printed_fighting is not None:
        score = changed.printed_fighting
    score += changed.fighting
    return score if score > 0 else 0


def is_unknown(state: State, card: int) -> bool:
    """True if nobody has said what the Fighting X or * of a card is. Rules: 48.0."""
    return bool(state.kinds[card].unknown_fighting) and card not in state.said_fighting


def likely_fighting(state: State) -> int:
    """The Fighting that a program says the X or * of a card being played is: what it costs.

    Programs read no texts. The number is from 1 to 20.
    """
    kept = state.frames[-1].own
    assert isinstance(kept, PlayLocals)
    return max(1, min(kept.x or state.kinds[kept.card].cost or 0, MOST_SAID))


def fighting(state: State, card: int) -> int:
    """Current Fighting: each damage counter lowers it by one. Rules: 15.1."""
    return max(0, fighting_score(state, card) - state.damage[card] - state.corrupted[card])


def healable(state: State, card: int, *, seizing: bool = False) -> int:
    """The damage that healing can remove from a card; Corrupted damage stays. Rules: 16, 50.3."""
    if changes.forbids(state, card, BE_HEALED, -1):
        return 0
    if not seizing and changes.forbids(state, card, BE_HEALED_UNSEIZED, -1):
        return 0
    return state.damage[card]


def body_score(state: State, card: int) -> int:
    """Body with all bonuses, before damage. Rules: 8.9, 11.0."""
    changed = _changed(state, card)
    score = state.kinds[card].body if changed.printed_body is None else changed.printed_body
    score += changed.body
    return score if score > 0 else 0


def body(state: State, card: int) -> int:
    """Current Body. Rules: 11.1."""
    return max(0, body_score(state, card) - state.damage[card] - state.corrupted[card])


def keywords(state: State, card: int) -> frozenset[Keyword]:
    """The bold-faced abilities that a card has now; those of a face-down Site are inactive."""
    found = state.kinds[card].keywords if _shows(state, card) else frozenset()
    return found | _changed(state, card).keywords


def _shows(state: State, card: int) -> bool:
    """Tell whether the bold-faced abilities printed on a card are active. Rules: 24.4, 32."""
    return not state.face_down[card] and not is_blank(state, card)


def has(state: State, card: int, keyword: Keyword) -> bool:
    """Tell whether a card has a bold-faced ability now. Rules: 50.0."""
    if keyword in state.kinds[card].keywords and _shows(state, card):
        return True
    return keyword in _changed(state, card).keywords


def gains_against(state: State, card: int, keyword: Keyword, other: int) -> bool:
    """Tell whether a text gives a card a bold-faced ability against another one. Rules: 50.0."""
    return state.game.has_scripts and changes.gains_against(state, card, keyword, (other,))


def may_have(state: State, card: int, keyword: Keyword) -> bool:
    """Return True if a card has a keyword, or would once it is revealed. Rules: 24.4, 26.1.2."""
    if has(state, card, keyword):
        return True
    return keyword in state.kinds[card].keywords and not is_blank(state, card)


def toughness(state: State, card: int) -> int:
    """Toughness, whose values add up. Rules: 50.19."""
    amount = state.kinds[card].toughness if _shows(state, card) else 0
    if state.said_toughness:
        amount += state.said_toughness.get(card, 0)
    return amount + _changed(state, card).toughness


def influence(state: State, card: int) -> int:
    """Influence, whose values add up; a face-down Site has none yet. Rules: 24.4, 50.8."""
    amount = state.kinds[card].influence if _shows(state, card) else 0
    return amount + _changed(state, card).influence


def cost(state: State, card: int) -> int:
    """Return a card's cost in Power, as paid if it was X or Crisis. Rules: 8.5, 48.3, 50.4."""
    paid = state.cost_paid.get(card)
    return (state.kinds[card].cost or 0) if paid is None else paid


def hand_size(state: State, player: int) -> int:
    """The number of cards that a player draws up to. Rules: 9.2.2.2."""
    size = HAND_SIZE
    if state.game.has_scripts:
        size += sum(_changed(state, card).hand_size for card in state.in_play[player])
    return max(0, size)


def discards(state: State, player: int) -> int:
    """The number of cards that a player who generated Power may discard. Rules: 22.2.4."""
    more = 0
    if state.game.has_scripts:
        if any(changes.forbids(state, card, DISCARD, -1) for card in state.in_play[player]):
            return 0
        more = sum(_changed(state, card).discards for card in state.in_play[player])
    return 1 + more


def power_score(state: State, card: int) -> int:
    """The Power that a card generates in the Power Generation step. Rules: 8.8, 22.2.2."""
    kind = state.kinds[card]
    printed = 0
    if kind.is_site:
        printed = 1 if state.face_down[card] else kind.power
    return printed + _changed(state, card).generates
