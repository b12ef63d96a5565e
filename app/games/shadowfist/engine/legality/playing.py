"""Which cards a player may play. Rules: 25, 49."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist.engine.model.actions import Play
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.immunity import choices_of, is_immune_to_states
from app.games.shadowfist.engine.read.resources import meets
from app.games.shadowfist.engine.read.structure import feng_shui_sites, is_in_front
from app.games.shadowfist.engine.read.victory import opponents_have_no_sites, progress
from app.games.shadowfist.terms import Restriction


def plays(state: State, player: int) -> Iterator[Play]:
    """The cards in hand that a player may play in an open scene now. Rules: 25.1, 25.1.1.

    Events at any time (25.3); States in one's own Main Shot (25.5); Characters, Edges and Sites
    in it outside of attacks (25.4, 25.6, 25.7).
    """
    is_own_shot = state.in_main_shot and state.active == player
    is_quiet = is_own_shot and state.attack is None
    kinds = state.kinds
    for card in state.hand[player]:
        kind = kinds[card]
        if not is_time_for(kind, is_own_shot, is_quiet):
            continue
        normally, in_crisis = can_pay(state, player, kind), can_pay_crisis(state, player, kind)
        if (normally or in_crisis) and is_allowed(state, player, card):
            if normally:
                yield Play(card)
            if in_crisis:
                yield Play(card, True)


def is_time_for(kind: Kind, is_own_shot: bool, is_quiet: bool) -> bool:
    """Whether a kind is played in such a shot, quiet outside of attacks. Rules: 25.1.1."""
    return is_quiet or kind.is_event or (kind.is_state and is_own_shot)


def play_cost(state: State, player: int, kind: Kind) -> int:
    """The Power that playing costs, the minimum of X. Rules: 8.5, 25.7.2, 48.0."""
    return feng_shui_sites(state, player) if kind.cost is None else kind.cost


def can_pay(state: State, player: int, kind: Kind) -> bool:
    """Whether a player has Power and resources for a card. Rules: 25.1."""
    cost = kind.cost
    if cost is None:
        cost = feng_shui_sites(state, player)
    return cost <= state.power[player] and meets(state, player, kind.requires)


def can_pay_crisis(state: State, player: int, kind: Kind) -> bool:
    """Whether a player may play a card at its Crisis cost. Rules: 50.4."""
    crisis = kind.crisis
    return (
        crisis is not None
        and player not in state.used_crisis
        and crisis.power <= state.power[player]
        and meets(state, player, crisis.requires)
    )


def is_allowed(state: State, player: int, card: int) -> bool:
    """Whether nothing but its price keeps a card from being played. Rules: 24.1.3, 25.5.1, 49."""
    kind = state.kinds[card]
    if kind.restrictions and is_restricted(state, player, kind):
        return False
    if kind.is_site:
        return may_play_site(state, player, kind)
    if kind.is_state:
        return next(subjects(state, kind), None) is not None
    effect = kind.script.plays
    return effect is None or effect.choices is None or bool(choices_of(state, card, effect))


def is_restricted(state: State, player: int, kind: Kind) -> bool:
    """Whether Unique, Limited or One-Shot forbids another copy. Rules: 49.2, 49.5, 49.9."""
    restrictions = kind.restrictions
    if Restriction.ONE_SHOT in restrictions and (player, kind.title) in state.one_shots:
        return True
    if Restriction.LIMITED in restrictions and kind.is_event:
        return (player, kind.title) in state.limited_events
    if kind.is_unique or Restriction.LIMITED in restrictions:
        return any(
            not kind.titles.isdisjoint(state.kinds[it].titles) for it in state.in_play[player]
        )
    return False


def may_play_site(state: State, player: int, kind: Kind) -> bool:
    """Whether a player may play a Site: one in a turn, and none that would win. Rules: 25.7.

    One Feng Shui Site before victory, or past it, no Feng Shui Site may be played unless the
    opponents have none (25.7.4).
    """
    if state.has_played_site:
        return False
    if not kind.is_feng_shui or progress(state, player) < state.game.goal - 1:
        return True
    return opponents_have_no_sites(state, player)


def subjects(state: State, kind: Kind) -> Iterator[int]:
    """The cards that a State may be played on. Rules: 25.5.1, 40.1, 49.11.

    A condition in the text that is narrower than a type of card is not known to the referee.
    """
    kinds = state.kinds
    is_vehicle = Restriction.VEHICLE in kind.restrictions
    for player in state.players:
        for card in state.in_play[player]:
            if not _fits(state, card, kind.subject):
                continue
            on_it = state.states_on.get(card, ())
            if is_vehicle and any(Restriction.VEHICLE in kinds[it].restrictions for it in on_it):
                continue
            if not is_immune_to_states(state, card):
                yield card


def _fits(state: State, card: int, subject: str) -> bool:
    """Whether a card is of the type that a State asks for; without a word, a Character."""
    kind = state.kinds[card]
    words = subject.removesuffix("*").strip()
    if words.startswith("front-row "):
        return (
            kind.is_site
            and is_in_front(state, card)
            and (kind.is_feng_shui or not words.endswith("feng-shui-site"))
        )
    match words:
        case "site":
            return kind.is_site
        case "feng-shui-site":
            return kind.is_feng_shui
        case "edge":
            return kind.is_edge
        case "state":
            return kind.is_state
        case "card":
            return True
    return kind.is_character
