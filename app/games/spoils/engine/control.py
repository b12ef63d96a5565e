"""Who controls a card, when effects took control of it. Rules: 407.3, 407.3a."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import atoms
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import rules_on
from app.games.spoils.engine.scope import Scope
from app.games.spoils.engine.state import Change, State
from app.games.spoils.terms import Area

BEFORE = "controller before"


def take(state: State, card: CardId, player: Player, scope: Scope, until: words.Until) -> bool:
    """A player takes control of a card in play; whether that could be done."""
    if state.area[card] is not Area.IN_PLAY or any(
        rule.action is words.Action.BE_TAKEN for rule, _ in rules_on(state, card, words.Cannot)
    ):
        return False
    bound = {BEFORE: state.controller[card]}
    taken = Scope(state, scope.source, player, bound)
    what = words.TakeControl(words.THIS, until=until)
    atoms.change(state, what, (state.ref(card),), taken, until)
    atoms.set_controller(state, card, player)
    return True


def give_back(state: State, ended: Iterable[Change]) -> None:
    """Cards whose control was taken for a time go back: to whoever took it most recently
    and still has it, else to whoever had it before. Rules: 407.3a.
    """
    for change in sorted(ended, key=lambda it: -it.number):
        if not isinstance(change.what, words.TakeControl):
            continue
        for card in state.tracked(change.cards or ()):
            atoms.set_controller(state, card, _whose(state, card, change))


def _whose(state: State, card: CardId, ended: Change) -> Player:
    here = state.ref(card)
    lasting = [
        it
        for it in state.changes
        if isinstance(it.what, words.TakeControl) and here in (it.cards or ())
    ]
    if lasting:
        return max(lasting, key=lambda it: it.number).controller
    before: Player = dict(ended.bound)[BEFORE]
    return before
