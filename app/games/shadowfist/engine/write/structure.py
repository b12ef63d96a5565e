"""Structures: adding and removing Sites, moving residents. Rules: 9.1.3, 9.1.4, 13."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import NEW_LOCATION
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.derived import FIGHT, PLACE
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.invalidation import changed, laid_out
from app.games.shadowfist.engine.write.telling import tell


def add_site(state: State, card: int, player: int, location: int) -> None:
    """Put a Site into the back row of a location, or in front of a new one. Rules: 9.1.3.

    The first Site makes location 1: who was at the unspecified location is there now, and has not
    changed location (9.1.3.1).
    """
    changed(state, PLACE)
    if location == NEW_LOCATION:
        is_first = not state.columns[player]
        location = state.next_location
        state.next_location += 1
        state.land[location] = player
        state.columns[player].append(location)
        state.rows[location] = (card, -1)
        state.at[card] = location
        if is_first:
            _move_all(state, player, location)
    else:
        state.rows[location] = (state.rows[location][0], card)
        state.at[card] = location


def remove_site(state: State, card: int) -> None:
    """Take a Site out of its row; a back Site moves forward (9.1.4).

    A location without any Site ceases to exist, which `emptied` notes.
    """
    changed(state, PLACE)
    location = state.at[card]
    front, back = state.rows[location]
    state.rows[location] = rest = (back if card == front else front, -1)
    if rest[0] < 0:
        state.emptied.append(location)


def collapse(state: State, location: int) -> None:
    """Remove an empty location; the others shift left (9.1.4.1). Nobody is there any more."""
    changed(state, PLACE)
    player = state.land[location]
    state.columns[player].remove(location)
    state.emptied.remove(location)
    del state.rows[location]
    tell(state, events.Collapsed(player, location))


def _move_all(state: State, source: int, target: int) -> None:
    """Everybody at one location is at another, without having changed location."""
    for player in state.players:
        for card in state.in_play[player]:
            if state.at[card] == source:
                state.at[card] = target
    attack = state.attack
    if attack is not None:
        if attack.location == source:
            attack.location = target
        for card, home in attack.home.items():
            if home == source:
                attack.home[card] = target
        for card, before in attack.moved.items():
            if before == source:
                attack.moved[card] = target


def swap_rows(state: State) -> None:
    """Swap the two Sites of each location; the target of an attack is the one in front then.

    Rules: 9.1.3, 28.1.3.
    """
    changed(state, PLACE)
    for location, (front, back) in state.rows.items():
        if back >= 0:
            state.rows[location] = (back, front)
            attack = state.attack
            if attack is not None and attack.target == front:
                retarget(state, attack, back)


def retarget(state: State, attack: Attack, card: int) -> None:
    """Make another card the target of the attack. Rules: 28.1.3.1."""
    changed(state, FIGHT)
    attack.former.append(attack.target)
    attack.target, attack.target_mark = card, state.mark[card]


def detach(state: State, card: int) -> None:
    """Take a State off its subject."""
    subject = state.subject[card]
    if subject >= 0:
        rest = tuple(it for it in state.states_on[subject] if it != card)
        if rest:
            state.states_on[subject] = rest
        else:
            del state.states_on[subject]
        state.subject[card] = -1
        laid_out(state)


def attach(state: State, card: int, subject: int) -> None:
    """Put a State on its subject. Rules: 7.4."""
    state.subject[card] = subject
    state.states_on[subject] = (*state.states_on.get(subject, ()), card)
    laid_out(state)


def clear(state: State, player: int) -> None:
    """Remove the whole structure of an eliminated player. Rules: 5.3."""
    for location in state.columns[player]:
        del state.rows[location]
    state.columns[player] = []
    state.emptied = [it for it in state.emptied if state.land[it] != player]


def place(state: State, card: int, location: int) -> None:
    """Put a Character where it is from now on, without anything happening. Rules: 25.4, 28.3."""
    changed(state, PLACE)
    state.at[card] = location


def move(state: State, card: int, location: int, *, counts: bool) -> None:
    """Put a Character at a location; `counts` tells whether that is changing location (13.0)."""
    changed(state, PLACE)
    state.at[card] = location
    tell(state, events.Moved(card, location, counts))


def note_fallen(state: State, smoked: events.Smoked) -> None:
    """Note a card that is smoked, and whoever beat it in combat, with the States on them (34.0)."""
    state.fallen.append(smoked.card)
    if smoked.in_combat and state.kinds[smoked.card].is_character:
        beaters = [it.card for it in smoked.by if it.card is not None]
        on_them = [on for it in beaters for on in state.states_on.get(it, ())]
        state.victors += [(it, state.mark[it]) for it in (*beaters, *on_them)]
