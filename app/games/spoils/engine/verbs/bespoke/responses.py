"""Change of a pick: a card or ability takes another character than it picked as a cost."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality.usable_abilities import ForbiddenAbility
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.bindings import NO_MEMORY, NewPick
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import AbilityLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices, interpreter
from app.games.spoils.engine.procedures.interpreter import fail, scope_of
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.picks import (
    HOST_PICK,
    NEW_PICK,
    Picked,
    character_picks,
    responded_frame,
)
from app.games.spoils.engine.write import mutations


def pick_what_it_could_have_picked(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Pick another character that one of those picks could have taken. Rules: 310.1."""
    scope = scope_of(state, frame)
    able: dict[CardId, Picked] = {}
    for pick in character_picks(scope):
        theirs = interpreter.scope_of(state, pick.reader)
        taken = state.tracked((*pick.refs, *pick.barred))
        for card in choices.pickable(theirs, pick.cards, theirs.you):
            if card not in taken and stats.is_character(state, card):
                able.setdefault(card, pick)
    both = [card for card in choices.pickable(scope, v.CHARACTER, scope.you) if card in able]
    chosen = choices.gather(
        state,
        frame,
        both,
        1,
        scope.you,
        DecisionKind.PICK,
        required=choices.required(state, both),
    )
    if chosen is None:
        return False
    if not chosen:
        return fail(frame)
    pick = able[chosen[0]]
    old = next(card for card in state.tracked(pick.refs) if stats.is_character(state, card))
    frame.text.new_pick = NewPick(
        pick.nth, state.ref(old), state.ref(chosen[0]), pick.cards.named_types
    )
    mutations.emit(state, events.Picked(scope.you, chosen, scope.source))
    return True


def change_the_pick(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Replace a character that the pick took by the new one, whether or not it is still there."""
    scope = scope_of(state, frame)
    other = responded_frame(scope)
    new = frame.text.new_pick
    frame.text.done = other is not None and new is not None
    if other is None or new is None:
        return True
    theirs = other.text
    if new.nth == NEW_PICK:
        assert theirs.new_pick is not None
        theirs.new_pick = replace(theirs.new_pick, ref=new.ref)
        return True
    if new.nth == HOST_PICK:
        theirs.cards[v.Role.HOST] = (new.ref,)
        return True
    picks = list(theirs.picks)
    picks[new.nth] = tuple(new.ref if it[0] == new.old[0] else it for it in picks[new.nth])
    theirs.picks = tuple(picks)
    if new.types:
        theirs.taken_as = (*theirs.taken_as, (new.ref, new.types))
    if other.procedure == "deploy":
        memory = state.memory.get(other.source, NO_MEMORY)
        text = memory.text.clone()
        text.picks, text.taken_as = theirs.picks, theirs.taken_as
        mutations.remember(state, other.source, replace(memory, text=text))
    return True


def that_ability_this_turn(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Forbid everybody to use the ability that was responded to again this turn."""
    scope = scope_of(state, frame)
    responded = set(frame.text.cards.get(v.Role.RESPONDED_TO, ()))
    for below in reversed(state.frames):
        if isinstance(below.own, AbilityLocals) and below.text.this in responded:
            what = ForbiddenAbility(below.own.ability)
            refs = (state.ref(below.source),)
            mutations.change(state, what, refs, scope, v.Until.END_OF_TURN)
            break
    frame.text.done = True
    return True
