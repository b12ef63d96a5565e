"""Reasons why an effect cannot be generated: cards in hand, texts, and what Characters turn for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from app.games.shadowfist.engine.legality.effects import (
    can_change_location,
    can_use,
    destinations,
)
from app.games.shadowfist.engine.legality.reasons import (
    Reason,
    lacking,
    not_your_character,
    reasons,
)
from app.games.shadowfist.engine.model.actions import Heal, Move, Play, Reload, Reveal, Use
from app.games.shadowfist.engine.model.decisions import WINDOWS, Decision
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import RESOURCES
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import has, healable
from app.games.shadowfist.terms import Keyword

Generated: TypeAlias = Play | Heal | Move | Reveal | Reload | Use
"""The answers that generate an effect."""

_ONLY_SOME: Final = "The scene is closed: only triggers and effects that say so are added."


def to_generating(
    state: State, player: int, decision: Decision, action: Generated
) -> Iterator[Reason]:
    """Yield what keeps a player from generating an effect now. Rules: 23.0, 24.0."""
    if decision.kind not in WINDOWS:
        yield Reason("", "Something else is asked first.")
    match action:
        case Play(card):
            yield from _to_playing(state, player, card)
        case Heal(card) | Move(card):
            yield from _to_turning(state, player, card, action)
        case Reveal(card):
            yield from _to_revealing(state, player, card)
        case Reload(card):
            yield from _to_reloading(state, player, card)
        case Use(card, ability):
            yield from _to_using(state, player, card, ability)


def _closed(state: State) -> bool:
    """Tell whether only triggers and effects that say so can be added. Rules: 23.2."""
    return state.scene is not None and not state.scene.is_open


def _to_playing(state: State, player: int, card: int) -> Iterator[Reason]:
    title = state.kinds[card].title
    if card not in state.hand[player]:
        yield Reason("25.1", f"{title} is not in your hand.")
        return
    for it in reasons(state, player, card):
        yield Reason(it.rule, f"{title}: {it.words}.")
    short = lacking(state, player, state.kinds[card].requires)
    if short:
        words = ", ".join(f"{count} {RESOURCES[place].value}" for place, count in short)
        yield Reason("18.0", f"{title}: {words} more in the resource pool.")


def _to_turning(state: State, player: int, card: int, action: Heal | Move) -> Iterator[Reason]:
    """Yield what keeps a Character from turning to heal or to change location. Rules: 10.3."""
    rule, title = "10.3.2" if isinstance(action, Heal) else "10.3.1", state.kinds[card].title
    if reason := not_your_character(state, player, card, rule):
        yield reason
        return
    if _closed(state):
        yield Reason("23.2", _ONLY_SOME)
    is_mobile = isinstance(action, Move) and has(state, card, Keyword.MOBILITY)
    if state.turned[card] and not is_mobile:
        yield Reason(rule, f"{title} is turned.")
    if state.unresolved[card] and not is_mobile:
        yield Reason(rule, f"{title} has not resolved yet.")
    if isinstance(action, Move):
        yield from _to_moving(state, card, action.location)
        return
    if not state.damage[card]:
        yield Reason("10.3.2", f"{title} is not damaged.")
    elif not healable(state, card):
        yield Reason("16.2", f"A text keeps {title} from healing.")
    if not (state.in_main_shot and state.active == player):
        yield Reason("10.3.2", "Characters turn to heal in their controller's Main Shot.")


def _to_moving(state: State, card: int, location: int) -> Iterator[Reason]:
    """Yield what keeps a Character from changing to a location. Rules: 13.1, 28.6.5."""
    title = state.kinds[card].title
    if location == state.at[card]:
        yield Reason("10.3.1", f"{title} is there already.")
    elif state.attack is not None and state.attack.is_fighting(card):
        yield Reason("28.6.5", f"{title} takes part in the attack and stays where it is.")
    elif location not in destinations(state, card):
        told = "is neither next to where it is nor under attack by somebody else"
        yield Reason("13.1", f"{title} cannot change to a location that {told}.")
    elif not can_change_location(state, card, can_turn=True):
        yield Reason("6.2", f"A text keeps {title} from changing location now.")


def _to_revealing(state: State, player: int, card: int) -> Iterator[Reason]:
    title = state.kinds[card].title
    if state.area[card] is not Area.IN_PLAY or not state.kinds[card].is_site:
        yield Reason("24.4", f"{title} is not a Site in play.")
    elif state.controller[card] != player:
        yield Reason("24.4", f"{title} is not yours.")
    elif not state.face_down[card]:
        yield Reason("24.4", f"{title} is revealed already.")
    elif _closed(state):
        yield Reason("23.2", _ONLY_SOME)


def _to_reloading(state: State, player: int, card: int) -> Iterator[Reason]:
    title, reload = state.kinds[card].title, state.kinds[card].reload
    if reload is None:
        yield Reason("50.13", f"{title} has no Reload.")
    elif card not in state.smoked[player]:
        yield Reason("50.13", f"{title} is not in your smoked pile.")
    elif reload.power > state.power[player]:
        yield Reason("50.13", f"{title}: {reload.power - state.power[player]} Power more.")
    elif lacking(state, player, reload.requires):
        yield Reason("18.0", f"{title}: more resources in the pool.")
    elif _closed(state):
        yield Reason("23.2", _ONLY_SOME)


def _to_using(state: State, player: int, card: int, ability: int) -> Iterator[Reason]:
    title, texts = state.kinds[card].title, state.kinds[card].text.effects
    if ability not in range(len(texts)):
        yield Reason("24.0", f"{title} has no such effect.")
        return
    text = texts[ability]
    if state.controller[card] != player and not (text.by_anyone or text.by_subject):
        yield Reason("24.0", f"{title} is not yours.")
    elif text.in_ is None and state.area[card] is not Area.IN_PLAY:
        yield Reason("24.0", f"{title} is not in play.")
    elif _closed(state) and text.responds_to is None:
        yield Reason("23.2", _ONLY_SOME)
    elif text.main_shot_only and not (state.in_main_shot and state.active == player):
        yield Reason("24.1", f"{title} says that this is used in your Main Shot.")
    elif not can_use(state, player, card, text, is_open=not _closed(state)):
        told = "what its text asks for cannot be chosen or paid now"
        yield Reason("24.1.3", f"{title}: {told}.")
