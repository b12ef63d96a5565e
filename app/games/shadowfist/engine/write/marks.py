"""Turning, damage, healing, revealing. Rules: 16, 21, 24.4, 29.0, 50.16."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.derived import MARKS
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Lasting, Signpost, Waiting
from app.games.shadowfist.engine.model.state import State, TextUse
from app.games.shadowfist.engine.read.scores import healable
from app.games.shadowfist.engine.read.texts import use_of
from app.games.shadowfist.engine.write.areas import cancel, provide
from app.games.shadowfist.engine.write.expiring import end_maintained
from app.games.shadowfist.engine.write.invalidation import changed, laid_out
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.vocabulary import (
    FIGHTING,
    Blank,
    BlankWithStates,
    Effect,
    More,
    Until,
    When,
)


def resolve(state: State, card: int) -> None:
    """The play of a card has resolved. Rules: 25.2."""
    state.unresolved[card] = False
    laid_out(state)


def turn(state: State, card: int, *, by: int = -1, for_effect: bool = False) -> None:
    """Turn a card, by a player if one does it; a turned one cannot turn again. Rules: 21.0."""
    if not state.turned[card]:
        state.turned[card] = True
        tell(state, events.Turned(card, by, for_effect))


def unturn(state: State, card: int) -> None:
    """Unturn a card; what lasted while it was kept turned ends. Rules: 10.4, 21.1."""
    if state.turned[card]:
        state.turned[card] = False
        end_maintained(state, card)
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
        state.harmed.append(((source, state.mark[source]), (card, state.mark[card])))
        tell(state, events.Damaged(source, card, ordinary + corrupted, in_combat))


def heal(state: State, card: int, amount: int | None = None, *, seizing: bool = False) -> None:
    """Remove damage, all of it unless told otherwise; Corrupted damage stays. Rules: 16.0, 50.3."""
    most = healable(state, card, seizing=seizing)
    healed = most if amount is None else min(amount, most)
    if healed:
        state.damage[card] -= healed
        tell(state, events.Healed(card, healed))


def reveal(state: State, card: int, *, by: int = -1) -> None:
    """Turn a face-down Site face-up. Rules: 24.4, 30.3.2."""
    if not state.face_down[card]:
        return
    player = state.controller[card]
    state.face_down[card] = False
    state.counter += 1
    state.shown[card] = state.counter
    provide(state, card, player, 1)
    state.exposed.append((card, state.mark[card]))
    laid_out(state)
    if state.kinds[card].is_unique:
        state.newly_shown.append(card)
    tell(state, events.Revealed(player, card, player if by < 0 else by))


def turn_face_down(state: State, card: int) -> None:
    """Turn a face-up Site face-down; what it maintained and gave ends. Rules: 24.4."""
    if not state.face_down[card]:
        state.face_down[card] = True
        provide(state, card, state.controller[card], -1)
        end_maintained(state, card)
        laid_out(state)


def say_fighting(state: State, player: int, card: int, amount: int) -> None:
    """Note what a player says that the Fighting X or * of a card in play is. Rules: 48.0."""
    state.said_fighting[card] = amount
    tell(state, events.SaidFighting(player, card, amount))


def say_toughness(state: State, player: int, card: int, amount: int) -> None:
    """Note what a player says that the Toughness X of a card in play is. Rules: 48.0, 50.19."""
    state.said_toughness[card] = amount
    tell(state, events.SaidToughness(player, card, amount))


def give_fighting(state: State, card: int, amount: int, by: By) -> None:
    """Change the Fighting of a card until the turn ends. Rules: 15.0, 26.5."""
    give(state, Lasting(card, state.mark[card], (More(FIGHTING, amount),), by=by))


def give(state: State, lasting: Lasting) -> None:
    """Give a card changes for a time. Rules: 26.5."""
    if any(isinstance(it, (Blank, BlankWithStates)) for it in lasting.changes):
        end_maintained(state, lasting.card)
    if any(isinstance(it, BlankWithStates) for it in lasting.changes):
        for card in state.states_on.get(lasting.card, ()):
            cancel(state, card)
            end_maintained(state, card)
    state.lasting.append(lasting)
    laid_out(state)


def end_lasting(state: State, until: Until) -> list[Lasting]:
    """End all changes of a duration, and those of cards that are gone; return them. Rules: 26.5."""
    end_waiting(state, until)
    ended = [it for it in state.lasting if it.until is until]
    if ended:
        state.lasting = [it for it in state.lasting if it.until is not until]
        laid_out(state)
    return ended


def note_use(state: State, card: int, text: Effect | When, they: int = -1) -> None:
    """Count a text that may be used so often a turn. Rules: 10.2."""
    count_use(state, use_of(state, card, text, they))


def count_use(state: State, use: TextUse) -> None:
    """Count one use more this turn. Rules: 10.2."""
    state.uses[use] = state.uses.get(use, 0) + 1


def forget_uses_in_attacks(state: State) -> None:
    """Let texts be generated again that are limited for each attack. Rules: 10.2, 28.1."""
    state.uses = {
        key: count
        for key, count in state.uses.items()
        if not (isinstance(key[3], When) and key[3].per_attack)
    }


def wait(state: State, waiting: Waiting) -> None:
    """Let a text wait for an event. Rules: 26.4."""
    state.waiting.append(waiting)
    laid_out(state)


def end_waiting(state: State, until: Until) -> None:
    """Let no text wait any more whose time is over. Rules: 26.5."""
    if any(it.until is until for it in state.waiting):
        state.waiting = [it for it in state.waiting if it.until is not until]
        laid_out(state)


def put_counters(state: State, card: int, amount: int) -> None:
    """Put counters on a card in play, or take some off."""
    state.counters[card] = state.counters.get(card, 0) + amount
    changed(state, MARKS)
    if amount > 0:
        tell(state, events.CountersPut(card))


def put_signpost(state: State, signpost: Signpost) -> None:
    """Redirect the damage of a source on a card from now on; all of it, and no longer elsewhere.

    Texts that redirect some points only take them one after the other. Rules: 38.1.1, 38.2.
    """
    if signpost.most is None:
        state.signposts = [it for it in state.signposts if it.source != signpost.source]
    state.signposts.append(signpost)
