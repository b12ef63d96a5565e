"""Turning, damage, healing, revealing. Rules: 16, 21, 24.4, 29.0, 50.16."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.state import Grant, State
from app.games.shadowfist.engine.write.areas import provide
from app.games.shadowfist.engine.write.telling import tell


def resolve(state: State, card: int) -> None:
    """The play of a card has resolved. Rules: 25.2."""
    state.unresolved[card] = False


def turn(state: State, card: int) -> None:
    """Turn a card; a turned one cannot turn again. Rules: 21.0."""
    if not state.turned[card]:
        state.turned[card] = True
        tell(state, events.Turned(card))


def unturn(state: State, card: int) -> None:
    """Unturn a card. Rules: 21.1."""
    if state.turned[card]:
        state.turned[card] = False
        tell(state, events.Unturned(card))


def stun(state: State, card: int) -> None:
    """Turn a card and keep it turned in the next Establishing Shot. Rules: 50.16."""
    turn(state, card)
    state.skips[card] = True


def end_stun(state: State, card: int) -> None:
    """The next unturning works again. Rules: 50.16."""
    state.skips[card] = False


def put_damage(
    state: State, source: int, card: int, ordinary: int, corrupted: int, *, in_combat: bool
) -> None:
    """Put damage counters on a card in play, one per point. Rules: 29.0, 50.3."""
    state.damage[card] += ordinary
    state.corrupted[card] += corrupted
    if ordinary + corrupted:
        tell(state, events.Damaged(source, card, ordinary + corrupted, in_combat))


def heal(state: State, card: int, amount: int | None = None) -> None:
    """Remove damage, all of it unless told otherwise; Corrupted damage stays. Rules: 16.0, 50.3."""
    healed = state.damage[card] if amount is None else min(amount, state.damage[card])
    if healed:
        state.damage[card] -= healed
        tell(state, events.Healed(card, healed))


def reveal(state: State, card: int) -> None:
    """Turn a face-down Site face-up. Rules: 24.4, 30.3.2."""
    if not state.face_down[card]:
        return
    player = state.controller[card]
    state.face_down[card] = False
    state.counter += 1
    state.shown[card] = state.counter
    provide(state, card, player, 1)
    if state.kinds[card].is_unique:
        state.newly_shown.append(card)
    tell(state, events.Revealed(player, card))


def give_fighting(state: State, card: int, amount: int) -> None:
    """Change the Fighting of a card until the turn ends. Rules: 15.0, 26.5."""
    state.grants.append(Grant(card, state.mark[card], fighting=amount))
