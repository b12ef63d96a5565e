"""Reasons why a card in hand cannot be played now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.games.shadowfist.engine.legality.playing import (
    is_time_for,
    may_play_site,
    payable_x,
    play_cost,
    subjects,
    waits,
)
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind, Needs
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.playing_texts import (
    forbids_playing,
    is_restricted,
    lets_play_site,
    may_be_played_now,
)
from app.games.shadowfist.engine.read.resources import provided
from app.games.shadowfist.terms import Restriction


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason in words, and the rule behind it."""

    rule: str
    words: str


def lacking(state: State, player: int, needs: Needs) -> Needs:
    """The resources that a player's pool lacks. Rules: 18.0."""
    has = {place: provided(state, player, place) for place, _ in needs}
    return tuple((place, count - has[place]) for place, count in needs if count > has[place])


def not_your_character(state: State, player: int, card: int, rule: str) -> Reason | None:
    """The reason why a card is no Character that a player controls in play; None if it is one."""
    title = state.kinds[card].title
    if state.area[card] is not Area.IN_PLAY or not state.kinds[card].is_character:
        return Reason(rule, f"{title} is not a Character in play.")
    if state.controller[card] != player:
        return Reason(rule, f"{title} is not yours.")
    return None


def reasons(state: State, player: int, card: int) -> Iterator[Reason]:
    """Yield the rules that keep a card from being played now, except a lack of resources."""
    kind = state.kinds[card]
    is_own_shot = state.in_main_shot and state.active == player
    is_usual = is_time_for(kind, is_own_shot, is_own_shot and state.attack is None)
    if not (is_usual or may_be_played_now(state, player, card)):
        yield Reason("25.1.1", "not now")
        return
    if waits(kind, is_own_shot) and not _begins_turn(state, player, kind):
        yield _time(kind)
        return
    short = play_cost(state, player, card) - state.power[player]
    if short > 0:
        yield Reason("25.1", f"{short} Power more")
    if is_restricted(state, player, kind):
        yield _restriction(kind)
    if forbids_playing(state, player, card):
        yield Reason("6.2", "forbidden by the text of another card")
    is_too_many = player in state.site_players and not lets_play_site(state, player, card)
    if kind.is_site and is_too_many:
        yield Reason("25.7", "one Site a turn")
    elif kind.is_site and not may_play_site(state, player, card):
        yield Reason("25.7.4", "the final Site has to be taken")
    if kind.is_event and short <= 0 and not payable_x(state, player, card):
        yield Reason("24.1.3", "nothing to choose for it")
    if kind.is_state and next(subjects(state, kind, card), None) is None:
        yield Reason("25.5.1", "no card to play it on")


def _begins_turn(state: State, player: int, kind: Kind) -> bool:
    """Tell whether this is an Event for the beginning of a turn, and the player's begins. 22.2.1"""
    texts = kind.text.effects if kind.is_event else ()
    is_now = state.is_turn_start and state.active == player
    return is_now and bool(texts) and texts[0].turn_start


def _time(kind: Kind) -> Reason:
    if kind.text.played_as is not None:
        return Reason("26.1", "only as something happens")
    if kind.text.effects[0].turn_start:
        return Reason("22.2.1", "only as your turn begins")
    return Reason("25.3", "only in your Main Shot")


def _restriction(kind: Kind) -> Reason:
    if Restriction.ONE_SHOT in kind.restrictions:
        return Reason("49.5", "One-Shot: already played")
    if kind.is_event:
        return Reason("49.2", "Limited: already played this turn")
    if kind.is_unique:
        return Reason("49.9", "Unique: already in play")
    return Reason("49.2", "Limited: already in play")
