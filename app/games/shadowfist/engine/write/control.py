"""Who controls a card. Rules: 35."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.write.areas import provide
from app.games.shadowfist.engine.write.ceasing import cease_attacking, forget_fighter
from app.games.shadowfist.engine.write.marks import unturn
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword


def take_control(state: State, card: int, player: int, *, seizing: bool = False) -> None:
    """Give a player control of a card in play: it unturns and stops fighting. Rules: 35.3.

    Whoever controls it already is not affected (35.3.1), nor are cards with Loyalty,
    except by seizing (50.10).
    Counters and damage stay, and States that are controlled with their subject come along
    (35.3.2). A card that is the target of an attack stays the target; its new controller's
    attackers cease (35.3.6).
    """
    before = state.controller[card]
    is_loyal = not seizing and has(state, card, Keyword.LOYALTY)
    if before == player or is_loyal:
        return
    attack = state.attack
    if attack is not None and card != attack.target:
        forget_fighter(state, card)
    state.in_play[before].remove(card)
    state.in_play[player].append(card)
    state.controller[card] = player
    if not state.face_down[card]:
        provide(state, card, before, -1)
        provide(state, card, player, 1)
    unturn(state, card)
    tell(state, events.ControlChanged(player, card))
    for attached in state.states_on.get(card, ()):
        if state.kinds[attached].follows_subject:
            take_control(state, attached, player)
    if attack is not None and card == attack.target and card not in attack.fates:
        for attacker in attack.attacking.copy():
            if state.controller[attacker] == player:
                cease_attacking(state, attacker)
