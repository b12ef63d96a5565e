"""Moving cards between areas. Rules: 9, 20, 34, 39, 46, 49.7."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.derived import PILES
from app.games.shadowfist.engine.model.events import Area, By
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.texts import is_delayed
from app.games.shadowfist.engine.write.ceasing import forget_fighter
from app.games.shadowfist.engine.write.expiring import forget_changes
from app.games.shadowfist.engine.write.invalidation import changed, laid_out
from app.games.shadowfist.engine.write.structure import detach, note_fallen, remove_site
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Restriction


def cancel(state: State, card: int) -> None:
    """Remove unresolved effects of a card in the scene, but no delayed ones: 26.4, 33.0, 33.2."""
    scene = state.scene
    if scene is not None:
        scene.stack = [it for it in scene.stack if it.card != card or is_delayed(state, it)]
    state.pending = [it for it in state.pending if it.card != card or is_delayed(state, it)]
    tell(state, events.Canceled(card))


def pile(state: State, area: Area, owner: int) -> list[int]:
    """The pile of an area, which is not the area in play, of one player."""
    if area is Area.HAND:
        return state.hand[owner]
    if area is Area.DECK:
        return state.deck[owner]
    return state.smoked[owner] if area is Area.SMOKED else state.toasted[owner]


def provide(state: State, card: int, player: int, sign: int) -> None:
    """Add a card's provisions to a resource pool, or take them away. Rules: 8.6, 18.1."""
    for place, count in state.kinds[card].provides:
        state.provided[player][place] += sign * count


def put(state: State, card: int, area: Area) -> None:
    """Put a card that is not in play into an area of its owner; it forgets what it was (34.0).

    Toast It sends it to the toasted pile if it comes from play or was played (49.7); so does the
    elimination of its owner (5.3.2).
    """
    owner = state.owner[card]
    state.area[card] = area
    state.mark[card] += 1
    state.controller[card] = owner
    pile(state, area, owner).append(card)
    if area is Area.SMOKED:
        provide(state, card, owner, 1)
    _waits_elsewhere(state, card)
    changed(state, PILES)


def _waits_elsewhere(state: State, card: int) -> None:
    """Forget who waits for events if the card does so in a pile."""
    if state.kinds[card].text.waits_elsewhere:
        laid_out(state)


def note_cost(state: State, card: int, paid: int) -> None:
    """Record the Power that counts as the cost of a card in play from now on. Rules: 48.3, 50.4."""
    state.cost_paid[card] = paid
    laid_out(state)


def give_toast_it(state: State, card: int) -> None:
    """A card gains Toast It. Rules: 50.4."""
    state.toast.add(card)


def put_out(state: State, player: int) -> None:
    """A player is eliminated. Rules: 5.1."""
    state.is_out[player] = True


def put_played(state: State, card: int) -> None:
    """An Event that is played goes to the smoked pile without being smoked. Rules: 25.3, 49.7."""
    is_gone = is_toast(state, card)
    state.toast.discard(card)
    put(state, card, Area.TOASTED if is_gone else Area.SMOKED)


def take(state: State, card: int) -> None:
    """Take a card out of a pile that is not in play."""
    owner, area = state.owner[card], state.area[card]
    state.cost_paid.pop(card, None)
    if area is Area.BURNED:
        state.burned[state.controller[card]].remove(card)
        laid_out(state)
    else:
        pile(state, area, owner).remove(card)
    if area is Area.SMOKED:
        provide(state, card, owner, -1)
    _waits_elsewhere(state, card)
    changed(state, PILES)


def is_toast(state: State, card: int) -> bool:
    """Tell whether a card goes to the toasted pile, however it leaves. Rules: 47.0, 49.7."""
    return Restriction.TOAST_IT in state.kinds[card].restrictions or card in state.toast


def leave_play(state: State, card: int, area: Area, by: tuple[By, ...] = ()) -> None:
    """Take a card out of play into an area of its owner. Rules: 9.2.4, 25.5.4, 35.3.5.

    The States on it are smoked `by` whoever takes it out. It leaves attack, structure and resource
    pool. A State or Edge that has not resolved counts as cancelled (25.5.7, 25.6.1).
    """
    for attached in state.states_on.get(card, ()):
        smoke(state, attached, by=by)
    kind = state.kinds[card]
    if state.unresolved[card] and (kind.is_state or kind.is_edge):
        cancel(state, card)
    is_gone = is_toast(state, card) or state.is_out[state.owner[card]]
    _take_off_table(state, card)
    state.toast.discard(card)
    put(state, card, Area.TOASTED if is_gone else area)


def _take_off_table(state: State, card: int) -> None:
    controller = state.controller[card]
    tell(state, events.LeftPlay(card))
    if state.attack is not None:
        forget_fighter(state, card)
    state.in_play[controller].remove(card)
    if not state.face_down[card]:
        provide(state, card, controller, -1)
    if state.kinds[card].is_site:
        remove_site(state, card)
    detach(state, card)
    state.at[card] = -1
    state.damage[card] = state.corrupted[card] = 0
    state.turned[card] = state.skips[card] = state.face_down[card] = state.unresolved[card] = False
    forget_changes(state, card)
    for said in (state.cost_paid, state.said_fighting, state.said_toughness, state.counters):
        said.pop(card, None)
    laid_out(state)


def smoke(
    state: State,
    card: int,
    *,
    by_damage: bool = False,
    by: tuple[By, ...] = (),
    in_combat: bool = False,
) -> None:
    """Smoke a card in play: to its owner's smoked pile. Rules: 20.0."""
    if state.area[card] is Area.IN_PLAY:
        _note_smoked(state, events.Smoked(card, by_damage, by, in_combat))
        leave_play(state, card, Area.SMOKED, by)


def _note_smoked(state: State, smoked: events.Smoked) -> None:
    tell(state, smoked)
    note_fallen(state, smoked)


def smoke_together(state: State, smoked: Sequence[events.Smoked]) -> None:
    """Smoke cards at the same time, so that the texts of each see the others go. Rules: 24.5.5."""
    there = [it for it in smoked if state.area[it.card] is Area.IN_PLAY]
    for it in there:
        _note_smoked(state, it)
    if len(there) > 1:
        tell(state, events.SmokedTogether(tuple(it.card for it in there)))
    for it in there:
        if state.area[it.card] is Area.IN_PLAY:
            leave_play(state, it.card, Area.SMOKED, it.by)


def toast(state: State, card: int, by: tuple[By, ...] = ()) -> None:
    """Toast a card, wherever it is: it is out of the game for good. Rules: 46.0."""
    tell(state, events.Toasted(card))
    if state.area[card] is Area.IN_PLAY:
        leave_play(state, card, Area.TOASTED, by)
    else:
        take(state, card)
        put(state, card, Area.TOASTED)


def return_to_hand(state: State, card: int, by: tuple[By, ...] = ()) -> None:
    """Return a card in play to its owner's hand. Rules: 35.3.5."""
    tell(state, events.Returned(card))
    leave_play(state, card, Area.HAND, by)


def sacrifice(state: State, card: int) -> None:
    """Put one's own card into the smoked pile, which is not smoking it. Rules: 45.0."""
    tell(state, events.Sacrificed(card))
    leave_play(state, card, Area.SMOKED, (By(state.controller[card], card),))


def remove_from_game(state: State, card: int) -> None:
    """Remove a card with an eliminated player: neither toasted nor smoked. Rules: 5.3."""
    tell(state, events.Removed(card))
    if state.area[card] is Area.IN_PLAY:
        for attached in state.states_on.get(card, ()):
            if state.is_out[state.controller[attached]]:
                remove_from_game(state, attached)
        leave_play(state, card, Area.TOASTED)
    else:
        take(state, card)
        put(state, card, Area.TOASTED)


def burn_for_victory(state: State, card: int, player: int) -> None:
    """Put a Site into a player's burned-for-victory pile. Rules: 9.2.5, 12.1.1, 49.7."""
    tell(state, events.Burned(player, card, True))
    for attached in state.states_on.get(card, ()):
        smoke(state, attached, by=(By(player),))
    toasted = is_toast(state, card)
    _take_off_table(state, card)
    if toasted:
        state.toast.discard(card)
        put(state, card, Area.TOASTED)
        return
    state.area[card] = Area.BURNED
    state.mark[card] += 1
    state.controller[card] = player
    state.burned[player].append(card)
    laid_out(state)


def enter_play(state: State, card: int, player: int, *, face_down: bool = False) -> None:
    """Put a card, which lies in no pile any more, into play under a player's control (35.0)."""
    state.counter += 1
    kind = state.kinds[card]
    from_hand = state.area[card] is Area.HAND
    state.area[card] = Area.IN_PLAY
    state.mark[card] += 1
    state.controller[card] = player
    state.in_play[player].append(card)
    state.face_down[card] = face_down
    state.unresolved[card] = True
    state.arrived.append((card, state.mark[card]))
    if not face_down:
        provide(state, card, player, 1)
        state.shown[card] = state.counter
        if kind.is_unique:
            state.newly_shown.append(card)
    laid_out(state)
    tell(state, events.EnteredPlay(player, card, from_hand))
