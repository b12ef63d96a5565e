"""Verbs that move, mark and turn over cards. Rules: 301, 303 to 306, 402, 409, 411."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.effects.proposed_effects import can_happen
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import DONE, Action, Answer, CardId, Choose, Done
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import AbilityLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices, resources
from app.games.spoils.engine.procedures.interpreter import (
    fail,
    in_cost,
    in_extra_cost,
    scope_of,
    text_locals,
)
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.active_text import rules_on, text_of
from app.games.spoils.engine.read.active_text import scope_of as text_scope
from app.games.spoils.engine.read.event_matching import RESTORE_RULE
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import areas, mutations
from app.games.spoils.terms import Area, CardType


def objects(state: State, frame: Frame, cards: v.Cards) -> tuple[Scope, list[CardId]]:
    """The cards that an instruction is about, without those its card does nothing to."""
    scope = scope_of(state, frame)
    return scope, choices.touchable(scope, filters.meant(scope, cards))


def cause(
    state: State,
    frame: Frame,
    effects: Sequence[ProposedEffect],
    *,
    all_of: int,
    none_is_fine: bool = False,
) -> bool:
    """Propose effects together; in a cost all of them have to be possible. Rules: 401.2."""
    if in_cost(frame) and not (none_is_fine and not effects):
        possible = sum(can_happen(state, it) for it in effects)
        if possible < all_of or not effects:
            return fail(frame)
    if not effects:
        frame.text.done = False
        frame.text.cards[v.Role.AFFECTED] = ()
        return True
    replacements.propose(state, frame, effects, in_cost=in_extra_cost(frame))
    return True


def mark_done(state: State, frame: Frame, cards: Sequence[CardId]) -> bool:
    frame.text.done = bool(cards)
    frame.text.cards[v.Role.AFFECTED] = tuple(state.ref(card) for card in cards)
    return True


def deplete(state: State, frame: Frame, step: v.Deplete) -> bool:
    """Deplete restored cards; resources never are depleted. Rules: 303.1, 203.7."""
    _, them = objects(state, frame, step.cards)
    able = [
        card
        for card in them
        if not state.depleted[card]
        and state.area[card] is Area.IN_PLAY
        and not stats.is_type(state, card, CardType.RESOURCE)
    ]
    if (in_cost(frame) and (len(able) < len(them) or not able)) and (
        not chose_none(frame, step.cards)
    ):
        return fail(frame)
    for card in able:
        mutations.deplete(state, card)
    return mark_done(state, frame, able)


def chose_none(frame: Frame, cards: v.Cards) -> bool:
    """True if the cards are those chosen before and none were, as was allowed."""
    role = cards.where[0] if cards.where else None
    if not isinstance(role, v.Is):
        return False
    if role.role is v.Role.PICKED:
        picks = frame.text.picks
        if role.nth:
            picks = picks[role.nth - 1 : role.nth]
        return bool(picks) and not any(picks)
    return frame.text.cards.get(role.role) == ()


def restore(state: State, frame: Frame, step: v.Restore) -> bool:
    """Restore depleted cards, unless a rule says that they cannot be restored. Rules: 303.2."""
    _, them = objects(state, frame, step.cards)
    by_rule = frame.text.trigger == RESTORE_RULE
    able = [c for c in them if state.depleted[c] and _can_be_restored(state, c, by_rule=by_rule)]
    missing = len(able) < len(them) or not able
    if in_cost(frame) and missing and not chose_none(frame, step.cards):
        return fail(frame)
    for card in able:
        mutations.restore(state, card)
    return mark_done(state, frame, able)


def _can_be_restored(state: State, card: CardId, *, by_rule: bool) -> bool:
    barred = {v.Action.BE_RESTORED}
    if by_rule:
        barred.add(v.Action.BE_RESTORED_BY_RULE)
    return not any(rule.action in barred for rule, _ in rules_on(state, card, v.Cannot))


def destroy(state: State, frame: Frame, step: v.Destroy) -> bool:
    """Destroy cards in play. Rules: 304.1."""
    scope, them = objects(state, frame, step.cards)
    effects = [
        ProposedEffect(
            EffectKind.DESTROY,
            state.ref(card),
            source=scope.source,
            as_cost=in_extra_cost(frame),
        )
        for card in them
        if state.area[card] is Area.IN_PLAY
    ]
    return cause(
        state,
        frame,
        effects,
        all_of=len(them),
        none_is_fine=chose_none(frame, step.cards),
    )


def flip_face_down(state: State, frame: Frame, step: v.FlipFaceDown) -> bool:
    """Flip cards face-down: they re-enter play as resources of their owners. Rules: 411.4."""
    _, them = objects(state, frame, step.cards)
    effects = [
        ProposedEffect(EffectKind.FLIP_DOWN, state.ref(card), player=state.owner[card])
        for card in them
        if state.area[card] is Area.IN_PLAY and not state.face_down[card]
    ]
    return cause(
        state,
        frame,
        effects,
        all_of=len(them),
        none_is_fine=chose_none(frame, step.cards),
    )


def attach(state: State, frame: Frame, step: v.Attach) -> bool:
    """Attach a card to another, if its text allows that card. Rules: 301, 507.2."""
    scope, them = objects(state, frame, step.card)
    targets = filters.meant(scope, step.to)
    done: list[CardId] = []
    for card in them[:1]:
        for host in targets[:1]:
            rule = text_of(state, card).attach_to
            fits = rule is None or filters.matches(text_scope(state, card), host, rule.cards)
            if fits and host != card and state.area[card] is Area.IN_PLAY:
                mutations.attach(state, card, host)
                done.append(card)
    if in_cost(frame) and not done:
        return fail(frame)
    return mark_done(state, frame, done)


def attach_resources(state: State, frame: Frame, step: v.AttachResources) -> bool:
    """Attach free resources to their controllers' factions.

    One that is being played enters play attached.
    """
    _, them = objects(state, frame, step.cards)
    arriving = [card for card in them if resources.enter_attached(state, card)]
    them = [card for card in them if card not in arriving]
    able = [c for c in them if c in stats.free_resources(state, state.controller[c])]
    if in_cost(frame) and len(able) < max(len(them), 1):
        return fail(frame)
    for card in able:
        mutations.attach(state, card, state.faction[state.controller[card]])
    return mark_done(state, frame, [*arriving, *able])


def detach(state: State, frame: Frame, step: v.Detach) -> bool:
    """Detach resources from a faction; their controller chooses which ones."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    faction = state.faction[player]
    them = [card for card in state.in_play if state.attached_to[card] == faction]
    chosen = choices.gather(state, frame, them, step.count, player, DecisionKind.CHOOSE_CARD)
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choices.bounds(scope, step.count, len(them))[0]:
        return fail(frame)
    for card in chosen:
        mutations.detach(state, card)
    return mark_done(state, frame, chosen)


def detach_those(state: State, frame: Frame, step: v.DetachThose) -> bool:
    """Detach the resources meant from the faction they are attached to. Rules: 301.1."""
    _, them = objects(state, frame, step.cards)
    able = [card for card in them if state.attached_to[card] in state.faction]
    if in_cost(frame) and len(able) < max(len(them), 1):
        return fail(frame)
    for card in able:
        mutations.detach(state, card)
    return mark_done(state, frame, able)


def put_tokens(state: State, frame: Frame, step: v.PutTokens) -> bool:
    """Put tokens on cards in play. Rules: 409.1."""
    scope, them = objects(state, frame, step.cards)
    able = [card for card in them if state.area[card] is Area.IN_PLAY]
    amount = amounts.amount(scope, step.amount)
    if in_cost(frame) and not able:
        return fail(frame)
    for card in able:
        mutations.put_tokens(state, card, amount)
    return mark_done(state, frame, able if amount else ())


def put_tokens_divided(state: State, frame: Frame, step: v.PutTokensDivided) -> bool:
    """Put tokens on cards, divided as the player likes; asked one by one. Rules: 409.1."""
    scope, them = objects(state, frame, step.cards)
    most, may_stop = choices.divided(scope, step.count)
    own = text_locals(frame)
    given = own.chosen
    is_done = not them
    if frame.answer is not None:
        answer = frames.answered(frame)
        is_done = isinstance(answer, Done)
        if isinstance(answer, Choose):
            given = (*given, answer.card)
            own.chosen = given
    if len(them) == 1 and not may_stop:
        given = (them[0],) * most
    if not is_done and len(given) < most:
        options: list[Action] = [Choose(card) for card in them]
        if may_stop:
            options.append(DONE)
        kind = DecisionKind.CHOOSE_CARD
        frames.ask(state, scope.you, kind, options, source=scope.source, chosen=given)
        return False
    done = list(dict.fromkeys(given))
    for card in done:
        mutations.put_tokens(state, card, given.count(card))
    return mark_done(state, frame, done)


def remove_tokens(state: State, frame: Frame, step: v.RemoveTokens) -> bool:
    """Remove tokens from cards; a cost asks for all of them. Rules: 401.3b."""
    scope, them = objects(state, frame, step.cards)
    if not them:
        return fail(frame) if in_cost(frame) else mark_done(state, frame, ())
    held = min(state.tokens[card] for card in them)
    least, most = choices.bounds(scope, step.count, held)
    if in_cost(frame) and held < least:
        return fail(frame)
    amount = most
    if least != most:
        if frame.answer is None:
            options = [Answer(n) for n in range(least, most + 1)]
            kind = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, scope.you, kind, options, source=scope.source, instruction=step)
            return False
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        amount = answer.value
    done = [card for card in them if state.tokens[card] and amount]
    for card in them:
        mutations.put_tokens(state, card, -amount)
    frame.text.letters["tokens"] = amount
    return mark_done(state, frame, done)


def put_micromajigs(state: State, frame: Frame, step: v.PutMicromajigs) -> bool:
    """Put Micromajig tokens into play under a player's control. Rules: 409.3."""
    scope = scope_of(state, frame)
    player = scope.player(step.under)
    kind = state.game.kind_of["Micromajig Token"]
    if isinstance(step.count, v.UpTo):
        if frame.answer is None:
            options = [Answer(n) for n in range(amounts.amount(scope, step.count.amount) + 1)]
            asked = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, player, asked, options, source=scope.source, instruction=step)
            return False
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        count = answer.value
    else:
        count = choices.bounds(scope, step.count, 0)[1]
    made = areas.create_in_play(state, kind, scope.you, player, count)
    return mark_done(state, frame, made)


def terminate(state: State, frame: Frame, step: v.Terminate) -> bool:
    """Terminate the cards or the ability responded to, so that they do not resolve. Rules: 314.1.

    Putting the cards elsewhere is part of it, and is what can be replaced.
    """
    scope = scope_of(state, frame)
    them = filters.meant(scope, step.cards)
    done: list[CardId] = []
    for card in them:
        if state.area[card] is Area.BEING_DEPLOYED:
            mutations.terminated(state, card)
            done.append(card)
    if not done and frame.text.to_ability and step.cards == v.RESPONDED_TO:
        for below in reversed(state.frames):
            if isinstance(below.own, AbilityLocals) and below.player != scope.you:
                below.own.is_terminated = True
                mutations.terminated(state, below.source)
                return mark_done(state, frame, [below.source])
    effects = [
        ProposedEffect(EffectKind.PUT, state.ref(card), player=state.owner[card], into=step.into)
        for card in done
    ]
    return cause(state, frame, effects, all_of=len(effects))
