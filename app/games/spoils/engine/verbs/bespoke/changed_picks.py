"""A card or ability takes another character for the one it picked as a cost."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.bindings import NO_MEMORY, NewPick
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices, interpreter
from app.games.spoils.engine.procedures.interpreter import fail, scope_of
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.picks import Picked, character_picks, responded_frame
from app.games.spoils.engine.write import mutations


def pick_what_it_could_have_picked(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Another character that one of those picks could have taken is picked. Rules: 310.1."""
    scope = scope_of(state, frame)
    other = responded_frame(scope)
    if other is None:
        return fail(frame)
    able: dict[CardId, Picked] = {}
    for pick in character_picks(scope):
        theirs = interpreter.scope_of(state, other)
        taken = state.tracked(pick.refs)
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
    frame.text.new_pick = NewPick(pick.nth, state.ref(chosen[0]), pick.cards.named_types)
    mutations.emit(state, events.Picked(scope.you, chosen, scope.source))
    return True


def change_the_pick(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Of the characters that pick took, the first gives way to the new one."""
    scope = scope_of(state, frame)
    other = responded_frame(scope)
    new = frame.text.new_pick
    frame.text.done = other is not None and new is not None
    if other is None or new is None:
        return True
    if new.nth < 0:
        other.text.cards[v.Role.HOST] = (new.ref,)
        return True
    picks = list(other.text.picks)
    old = next(it for it in picks[new.nth] if stats.is_character(state, it[0]))
    picks[new.nth] = tuple(new.ref if it == old else it for it in picks[new.nth])
    other.text.picks = tuple(picks)
    if new.types:
        other.text.taken_as = (*other.text.taken_as, (new.ref, new.types))
    if other.procedure == "deploy":
        memory = state.memory.get(other.source, NO_MEMORY)
        text = memory.text.clone()
        text.picks, text.taken_as = other.text.picks, other.text.taken_as
        mutations.remember(state, other.source, replace(memory, text=text))
    return True
