"""The verb that puts cards somewhere, which is not deploying them. Rules: 402.8, 507.2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Choose, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Hosts
from app.games.spoils.engine.procedures import choices
from app.games.spoils.engine.procedures.interpreter import scope_of, text_locals
from app.games.spoils.engine.read import filters
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.verbs.cards import cause, chose_none, objects
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Area, CardType

_PLAY: Final = frozenset({v.Place.PLAY, v.Place.PLAY_FACE_DOWN})
_SET_ASIDE: Final = frozenset({v.Place.OUT_OF_GAME, v.Place.OUT_OF_GAME_FACE_DOWN})


def put(state: State, frame: Frame, step: v.Put) -> bool:
    """Put cards into a place together. Rules: 402.8, 507.2b, 507.2c."""
    scope, them = objects(state, frame, step.cards)
    if step.ordered_by is not None:
        player = scope.player(step.ordered_by)
        ordered = choices.gather(
            state, frame, them, len(them), player, DecisionKind.ORDER, ordered=True
        )
        if ordered is None:
            return False
        them = list(ordered)
    if step.into is v.Place.PLAY:
        them = [c for c in them if state.kind_of(c).card.type is not CardType.TACTIC]
    effects: list[ProposedEffect] = []
    for card in them:
        effect = _thing(state, frame, step, card, them)
        if state.decision is not None:
            return False
        if effect is not None:
            effects.append(effect)
    none_is_fine = chose_none(frame, step.cards)
    over = cause(state, frame, effects, all_of=len(them), none_is_fine=none_is_fine)
    if step.into in _SET_ASIDE:
        _remember_set_aside(state, frame, scope, them)
    return over


def _thing(
    state: State, frame: Frame, step: v.Put, card: CardId, together: Sequence[CardId]
) -> ProposedEffect | None:
    """The effect of putting one card. Rules: 507.2c.

    None while its host is asked for, or if it finds no host and stays in its discard pile.
    """
    scope = scope_of(state, frame)
    owner = state.owner[card]
    under = scope.player(step.under) if step.into in _PLAY else owner
    if step.into is v.Place.PLAY_FACE_DOWN and state.area[card] is Area.IN_PLAY:
        is_flipped = not state.face_down[card]
        return (
            ProposedEffect(EffectKind.FLIP_DOWN, state.ref(card), player=under)
            if is_flipped
            else None
        )
    given = None if step.attached_to is None else filters.meant(scope, step.attached_to)
    rule = state.kind_of(card).text.attach_to
    host = given[0] if given else None
    if step.into is v.Place.PLAY and rule is not None:
        host = _host(state, frame, card, rule, given, under, together=together)
        if state.decision is not None:
            return None
        if host is None:
            is_there = state.area[card] is Area.DISCARD_PILE
            return (
                None if is_there else ProposedEffect(EffectKind.PUT, state.ref(card), player=owner)
            )
    return ProposedEffect(
        EffectKind.PUT,
        state.ref(card),
        player=under,
        into=step.into,
        source=scope.source,
        attached_to=host,
    )


def _host(
    state: State,
    frame: Frame,
    card: CardId,
    rule: v.AttachTo,
    given: Sequence[CardId] | None,
    under: Player,
    *,
    together: Sequence[CardId],
) -> CardId | None:
    """The host of a card that is put into play; its controller picks. Rules: 507.2b, 507.2d."""
    scope = Scope(state, card, under)
    if given is not None:
        return next((c for c in given if filters.matches(scope, c, rule.cards)), None)
    own = text_locals(frame)
    hosts = own.progress.hosts if isinstance(own.progress, Hosts) else ()
    if (host := dict(hosts).get(card)) is not None:
        return host
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        own.progress = Hosts((*hosts, (card, answer.card)))
        return answer.card
    able = choices.pickable(scope, rule.cards, under)
    able += [
        c for c in together if c != card and c not in able and filters.fits(scope, c, rule.cards)
    ]
    able = choices.required(state, able) or able
    if len(able) > 1:
        options = [Choose(it) for it in able]
        frames.ask(state, under, DecisionKind.PICK, options, source=card)
        return None
    return able[0] if able else None


def _remember_set_aside(state: State, frame: Frame, scope: Scope, cards: Sequence[CardId]) -> None:
    """Note for the text and its card which cards it removed from the game."""
    gone = [card for card in cards if state.area[card] is Area.OUT_OF_GAME]
    now = (state.ref(card) for card in gone)
    refs = tuple(dict.fromkeys((*frame.text.cards.get(v.Role.SET_ASIDE, ()), *now)))
    frame.text.cards[v.Role.SET_ASIDE] = refs
    if state.area[scope.source] is Area.IN_PLAY:
        memory = state.memory.get(scope.source, NO_MEMORY)
        text = memory.text.clone()
        text.cards[v.Role.SET_ASIDE] = refs
        mutations.remember(state, scope.source, replace(memory, text=text))
