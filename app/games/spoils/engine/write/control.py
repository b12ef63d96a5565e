"""Control of cards by effects: the player who has it, and its return. Rules: 407.3, 407.3a."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import rules_on
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Area


def take(state: State, card: CardId, player: Player, scope: Scope, until: v.Until) -> bool:
    """Give a player control of a card in play; True if that could be done."""
    if state.area[card] is not Area.IN_PLAY or any(
        rule.action is v.Action.BE_TAKEN for rule, _ in rules_on(state, card, v.Cannot)
    ):
        return False
    before = state.controller[card]
    taken = Scope(state, scope.source, player)
    what = v.TakeControl(v.THIS, until=until)
    mutations.change(state, what, (state.ref(card),), taken, until, before=before)
    mutations.set_controller(state, card, player)
    return True


def give_back(state: State, ended: Iterable[LastingChange]) -> None:
    """Give back cards whose control was taken for a time. Rules: 407.3a.

    They go to whoever took them most recently and still has control, else to whoever had it
    before.
    """
    for change in sorted(ended, key=lambda it: -it.number):
        if not isinstance(change.what, v.TakeControl):
            continue
        for card in state.tracked(change.cards or ()):
            mutations.set_controller(state, card, _whose(state, card, change))


def _whose(state: State, card: CardId, ended: LastingChange) -> Player:
    here = state.ref(card)
    lasting = [
        it
        for it in state.changes
        if isinstance(it.what, v.TakeControl) and here in (it.cards or ())
    ]
    if lasting:
        return max(lasting, key=lambda it: it.number).controller
    assert ended.before is not None
    return ended.before
