"""A card or ability takes another character for the one it picked as a cost."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, Ref, State
from app.games.spoils.engine.procedures import choices, deploying, interpreter
from app.games.spoils.engine.procedures.interpreter import fail, scope_of
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.scope import PICKS, TAKEN_AS, THIS, Scope
from app.games.spoils.engine.write import mutations

NEW_PICK = "new pick"


@dataclass(frozen=True, slots=True)
class Picked:
    """One pick among the costs of what is responded to: the filter, and what was taken.

    `nth` counts the picks from 0; -1 is the card it attaches to (507.2a).
    """

    nth: int
    cards: v.Cards
    refs: tuple[Ref, ...]


def responded_frame(scope: Scope) -> Frame | None:
    """The announcement of the card or ability that the reading card responds to."""
    refs = scope.bound.get(v.Role.RESPONDED_TO.value, ())
    for frame in reversed(scope.state.frames):
        if frame.procedure in ("deploy", "ability") and frame.bound.get(THIS) in refs:
            return frame
    return None


def picks_of(state: State, frame: Frame) -> list[Picked]:
    """The picks among an announcement's costs; none where they cannot be told apart."""
    host = frame.bound.get(deploying.HOST)
    picks = frame.bound.get(PICKS, ())
    if frame.procedure == "ability":
        steps = frame.bound["ability"].cost
    else:
        steps = deploying.extra_costs(state, frame)
    filters = [step.cards for step in steps if isinstance(step, v.Pick)]
    found: list[Picked] = []
    if host is not None and filters:
        found.append(Picked(-1, filters.pop(0), host))
    if len(filters) != len(picks):
        return found
    return found + [
        Picked(nth, cards, refs)
        for nth, (cards, refs) in enumerate(zip(filters, picks, strict=True))
    ]


def picks_responded_to(scope: Scope) -> list[Picked]:
    """The picks among the costs of what the reading card responds to."""
    frame = responded_frame(scope)
    return [] if frame is None else picks_of(scope.state, frame)


def character_picks(scope: Scope) -> list[Picked]:
    """Those of them that took a character."""
    state = scope.state
    return [
        it
        for it in picks_responded_to(scope)
        if any(stats.is_character(state, card) for card in state.tracked(it.refs))
    ]


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
    frame.bound[NEW_PICK] = (pick.nth, state.ref(chosen[0]), pick.cards.named_types)
    mutations.emit(state, events.Picked(scope.you, chosen, scope.source))
    return True


def change_the_pick(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Of the characters that pick took, the first gives way to the new one."""
    scope = scope_of(state, frame)
    other = responded_frame(scope)
    nth, ref, types = frame.bound.get(NEW_PICK, (0, None, ()))
    frame.bound["done"] = other is not None and ref is not None
    if other is None or ref is None:
        return True
    if nth < 0:
        other.bound[deploying.HOST] = (ref,)
        return True
    picks = list(other.bound[PICKS])
    old = next(it for it in picks[nth] if stats.is_character(state, it[0]))
    picks[nth] = tuple(ref if it == old else it for it in picks[nth])
    other.bound[PICKS] = tuple(picks)
    if types:
        other.bound[TAKEN_AS] = (*other.bound.get(TAKEN_AS, ()), (ref, types))
    if other.procedure == "deploy":
        kept = {key: other.bound[key] for key in (PICKS, TAKEN_AS) if key in other.bound}
        mutations.remember(state, other.bound["card"], **kept)
    return True
