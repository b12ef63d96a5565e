"""The order in which effects that happen together are replaced. Rules: 402.2, 506.4."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.proposed_effects import can_happen
from app.games.spoils.engine.effects.replacement_matching import Found, applicable
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.locals import ProposedEffectsLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import stats


@dataclass(frozen=True, slots=True)
class Replaced:
    """An effect that something could replace, all that could, and the player who decides."""

    effect: ProposedEffect
    found: Sequence[Found]
    chooser: Player

    @property
    def about(self) -> CardId:
        """The card that it happens to, or that replaces it where it happens to a player."""
        if self.effect.card is not None:
            return self.effect.card[0]
        return self.effect.cards[0] if self.effect.cards else self.found[0].scope.source


def chooser(state: State, found: Sequence[Found]) -> Player:
    """The common controller of what could replace an effect, else the active player. 506.4."""
    readers = {it.scope.you for it in found}
    return readers.pop() if len(readers) == 1 else state.active


def next_replaced(state: State, own: ProposedEffectsLocals) -> list[Replaced]:
    """The effects of which one is replaced next; if there are several, their chooser decides.

    Those of the active player come first (402.2). A card that goes along with another waits for
    it (301.4b). If the order makes no difference, there is only one.
    """
    them = _waiting_for_nothing(_replaced(state, own.waiting), own.put_off)
    for it in them:
        if all(_only_changes_it(one.replacement) for one in it.found):
            return [it]
    first = [it for it in them if it.chooser == state.active] or them
    return [
        it
        for place, it in enumerate(first)
        if not any(_alike(state, it, before) for before in first[:place])
    ]


def _replaced(state: State, effects: Sequence[ProposedEffect]) -> list[Replaced]:
    them = []
    for effect in effects:
        found = applicable(state, effect) if can_happen(state, effect) else []
        if found:
            them.append(Replaced(effect, found, chooser(state, found)))
    return them


def _waiting_for_nothing(them: list[Replaced], put_off: Sequence[Ref]) -> list[Replaced]:
    """Those that follow no other of them, and of these what nobody put off if there is such."""
    undecided = {it.effect.card[0] for it in them if it.effect.card is not None}
    leading = [it for it in them if it.effect.follows not in undecided]
    return [it for it in leading if it.effect.card not in put_off] or leading


def _only_changes_it(replacement: v.Replacement) -> bool:
    """Return True if a replacement only changes or drops an amount, whatever else happens."""
    kinds = (v.ChangeAmount, v.AmountBecomes, v.AsUsual)
    return not replacement.next_only and all(isinstance(it, kinds) for it in replacement.instead)


def _alike(state: State, one: Replaced, other: Replaced) -> bool:
    """Return True if the order of two replacements makes no difference: one text replaces both, or
    cards that look the same are replaced by the same words.
    """
    if any(it.replacement.next_only for it in (*one.found, *other.found)):
        return False
    mine, theirs = ({it.identity for it in them} for them in (one.found, other.found))
    if mine <= theirs or theirs <= mine:
        return True
    words = [it.replacement for it in one.found] == [it.replacement for it in other.found]
    return words and _look(state, one) == _look(state, other)


def _look(state: State, one: Replaced) -> tuple[object, ...]:
    """Return everything by which an effect and its card differ from others in play."""
    effect = one.effect
    card = one.about
    if effect.kind is EffectKind.DRAW:
        return (effect.kind, effect.player)
    return (
        effect.kind, effect.amount, effect.player, state.kind[card], state.controller[card],
        state.owner[card], state.tokens[card], stats.damage(state, card), state.depleted[card],
        state.attached_to[card], state.face_down[card],
        any(host == card for host in state.attached_to),
    )  # fmt: skip
