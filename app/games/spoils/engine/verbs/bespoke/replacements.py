"""Replacements that only one card has: a fight whose loser is worn, a card in another's place."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.effects.proposed_effects import DestroyedByCostsAlone
from app.games.spoils.engine.effects.replacement_matching import applicable
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.locals import ProposedEffectsLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Stage
from app.games.spoils.engine.procedures.interpreter import scope_of, text_locals
from app.games.spoils.engine.read import amounts
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.write import mutations

WEAR = v.Replacement(
    v.Destroyed(v.PICKED, v.THIS),
    (v.Bespoke("wear_the_loser", "the survivor gains all rules text of the loser"),),
)
"""In force while the damage of the fight takes effect."""


def fight(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Inflict Y damage on the first picked, X on the second, together; a sole loser is worn."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    if own.progress is Stage.STARTED:
        over = [it for it in state.changes if it.what is WEAR and it.source == scope.source]
        mutations.end_changes(state, over)
        return True
    own.progress = Stage.STARTED
    mutations.change(state, WEAR, None, scope, v.Until.END_OF_TURN)
    effects = [
        ProposedEffect(
            EffectKind.INFLICT,
            state.ref(card),
            amount=amounts.amount(scope, v.Number(letter)),
            shares=((scope.source, amounts.amount(scope, v.Number(letter))),),
        )
        for nth, letter in ((1, "Y"), (2, "X"))
        for card in scope.role(v.Role.PICKED, nth)
    ]
    replacements.propose(state, frame, effects)
    return False


def wear_the_loser(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Remove this one from the game, its text added to the other, unless both are destroyed.

    Anything else that may replace the destruction of the other one comes first. If both are
    destroyed, nothing is replaced here, and other replacements are not ruled out (506.4).
    """
    scope = scope_of(state, frame)
    own = text_locals(frame)
    effect = own.replaces
    assert effect is not None
    assert effect.card is not None
    loser = effect.card[0]
    picked = scope.role(v.Role.PICKED)
    if own.progress is Stage.STARTED:
        return True
    proposed = frames.own(state.frames[-2], ProposedEffectsLocals)
    first, *rest = proposed.waiting
    others = [it for it in rest if it.card is not None and it.card[0] in picked]
    if not _may_be_saved(state, first) and any(_may_be_saved(state, it) for it in others):
        assert first.card is not None
        proposed.put_off, own.replaces = (*proposed.put_off, first.card), None
        return True
    if any(card in _being_destroyed(state) for card in picked if card != loser):
        own.replaces, own.as_usual = replace(effect, applied=own.applied), True
        proposed.ignored = ()
        return True
    own.progress = Stage.STARTED
    for survivor in (card for card in picked if card != loser):
        for paragraph in text_of(state, loser).paragraphs:
            gained = (state.ref(survivor),)
            mutations.change(
                state,
                v.GainsText(paragraph),
                gained,
                scope,
                v.Until.FOR_GOOD,
                as_characters=gained,
            )
    out = ProposedEffect(
        EffectKind.PUT,
        state.ref(loser),
        player=state.owner[loser],
        into=v.Place.OUT_OF_GAME,
        source=scope.source,
    )
    replacements.propose(state, frame, [out])
    return False


def _may_be_saved(state: State, effect: ProposedEffect) -> bool:
    """True if anything but the fight's own text may replace the destruction of the card."""
    return effect.kind is EffectKind.DESTROY and any(
        it.replacement is not WEAR for it in applicable(state, effect)
    )


def _being_destroyed(state: State) -> set[CardId]:
    """The cards that are destroyed at the same moment."""
    return {
        effect.card[0]
        for frame in state.frames
        if isinstance(frame.own, ProposedEffectsLocals)
        for effect in frame.own.waiting
        if effect.kind is EffectKind.DESTROY and effect.card is not None
    }


def destroyed_by_costs_alone(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Let cards be destroyed only as a cost, for this turn."""
    scope = scope_of(state, frame)
    mutations.change(state, DestroyedByCostsAlone(), None, scope, v.Until.END_OF_TURN)
    frame.text.done = True
    return True


def leave_in_its_place(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Let the effect happen to this card, in the same way, in place of the other card."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    assert own.replaces is not None
    own.replaces = replace(
        own.replaces,
        card=state.ref(scope.source),
        player=state.owner[scope.source],
        attached_to=None,
        applied=own.applied,
    )
    own.as_usual = True
    return True
