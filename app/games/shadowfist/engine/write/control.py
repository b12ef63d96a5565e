"""Control of cards. Rules: 35."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.bound import Marked
from app.games.shadowfist.engine.model.lasting import Control
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.scores import has
from app.games.shadowfist.engine.write.areas import provide
from app.games.shadowfist.engine.write.ceasing import cease_attacking, forget_fighter
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.engine.write.marks import unturn
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword
from app.games.shadowfist.vocabulary import BE_TAKEN, LEAVES_PLAY, Until


def take_control(
    state: State,
    card: int,
    player: int,
    *,
    seizing: bool = False,
    until: Until = LEAVES_PLAY,
    source: Marked | None = None,
) -> None:
    """Give a player control of a card in play: it unturns and stops fighting. Rules: 35.3.

    Whoever controls it already is not affected (35.3.1), nor are cards with Loyalty,
    except by seizing (50.10).
    Counters and damage stay, and States that are controlled with their subject come along
    (35.3.2). A card that is the target of an attack stays the target; its new controller's
    attackers cease (35.3.6).
    """
    before = state.controller[card]
    is_there = state.area[card] is events.Area.IN_PLAY
    if before == player or not is_there or not (seizing or may_be_taken(state, card, player)):
        return
    _note_control(state, card, player, until, source)
    _change_controller(state, card, player)


def may_be_taken(state: State, card: int, player: int) -> bool:
    """Tell whether a player may take control of a card, other than by seizing. Rules: 50.10."""
    return not has(state, card, Keyword.LOYALTY) and not forbids(state, card, BE_TAKEN, -1)


def _note_control(
    state: State, card: int, player: int, until: Until, source: Marked | None
) -> None:
    """Remember who controls a card when this control ends. Rules: 35.3.4."""
    mark = state.mark[card]
    is_known = any(it.card == card for it in state.controls)
    if until is LEAVES_PLAY and not is_known:
        return
    if not is_known:
        state.controls.append(Control(card, mark, state.controller[card], LEAVES_PLAY))
    state.controls.append(Control(card, mark, player, until, source))


def end_control(state: State, until: Until) -> list[int]:
    """End control that was taken for a time; the cards that go to another player.

    Each goes to whoever took it before; who is out is passed over, and the card stays where nobody
    is left. The return is not taking. Rules: 35.3.4, 5.3.2.
    """
    ending = list(dict.fromkeys(it.card for it in state.controls if it.until is until))
    state.controls = [it for it in state.controls if it.until is not until]
    return [card for card in reversed(ending) if give_back(state, card)]


def give_back(state: State, card: int) -> bool:
    """Give a card to whoever took it last, of those whose control lasts; whether it changes hands.

    Rules: 35.3.4, 5.3.2.
    """
    heirs = [it.player for it in state.controls if it.card == card]
    heir = next((it for it in reversed(heirs) if not state.is_out[it]), state.controller[card])
    if heir == state.controller[card]:
        return False
    _change_controller(state, card, heir)
    return True


def _change_controller(state: State, card: int, player: int) -> None:
    """Move a card to another controller, unturned and out of the fight. Rules: 35.3."""
    before = state.controller[card]
    attack = state.attack
    if attack is not None and card != attack.target:
        forget_fighter(state, card)
    state.in_play[before].remove(card)
    state.in_play[player].append(card)
    state.controller[card] = player
    laid_out(state)
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
