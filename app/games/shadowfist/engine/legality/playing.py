"""Cards that a player may play from hand. Rules: 25, 49."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.requirements import is_viable
from app.games.shadowfist.engine.model.actions import Play
from app.games.shadowfist.engine.model.bound import NOTHING, Bound, Scope
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters
from app.games.shadowfist.engine.read.amounts import holds
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.playing_texts import (
    forbids_playing,
    is_restricted,
    less_cost,
    lets_play_site,
    may_be_played_now,
)
from app.games.shadowfist.engine.read.resources import meets
from app.games.shadowfist.engine.read.structure import (
    feng_shui_sites,
    is_in_front,
    opponents_have_no_sites,
    progress,
)
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
        if not is_time_for(kind, is_own_shot, is_quiet) and not (
            state.game.has_scripts and may_be_played_now(state, player, card)
        ):
            continue
        if waits(kind, is_own_shot):
            continue
        normally, in_crisis = can_pay(state, player, card), can_pay_crisis(state, player, kind)
        if (normally or in_crisis) and is_allowed(state, player, card):
            if normally:
                yield Play(card)
            if in_crisis:
                yield Play(card, True)


def is_time_for(kind: Kind, is_own_shot: bool, is_quiet: bool) -> bool:
    """Tell whether a kind may be played at this time.

    `is_own_shot` is True in the player's own main shot, `is_quiet` if no attack is under way there.
    Rules: 25.1.1.
    """
    return is_quiet or kind.is_event or (kind.is_state and is_own_shot)


def is_usual_time(state: State, player: int, kind: Kind) -> bool:
    """Tell whether a player may play a kind now without a text that says so. Rules: 25.1.1."""
    is_own_shot = state.in_main_shot and state.active == player
    return is_time_for(kind, is_own_shot, is_own_shot and state.attack is None)


def waits(kind: Kind, is_own_shot: bool) -> bool:
    """Tell whether the text of a card lets it be played at another time only."""
    texts = kind.text.effects if kind.is_event else ()
    if kind.text.played_as is not None:
        return True
    return bool(texts) and (texts[0].turn_start or (texts[0].main_shot_only and not is_own_shot))


def play_cost(state: State, player: int, card: int) -> int:
    """The Power that playing a card costs, the minimum of X. Rules: 8.5, 25.7.2, 48.0."""
    cost = state.kinds[card].cost
    if cost is None:
        cost = feng_shui_sites(state, player)
    return max(0, cost - less_cost(state, player, card)) if state.game.has_scripts else cost


def can_pay(state: State, player: int, card: int) -> bool:
    """Tell whether a player has the Power and the resources that a card costs. Rules: 25.1."""
    is_payable = play_cost(state, player, card) <= state.power[player]
    return is_payable and meets(state, player, state.kinds[card].requires)


def can_pay_crisis(state: State, player: int, kind: Kind) -> bool:
    """Tell whether a player may play a card at its Crisis cost. Rules: 50.4."""
    crisis = kind.crisis
    return (
        crisis is not None
        and player not in state.used_crisis
        and crisis.power <= state.power[player]
        and meets(state, player, crisis.requires)
    )


def is_allowed(
    state: State, player: int, card: int, *, less: int = 0, told: Bound = NOTHING
) -> bool:
    """Tell whether a card may be played, apart from its price. Rules: 24.1.3, 25.5.1, 49.

    `told` is what an event has told that it is played for.
    """
    kind = state.kinds[card]
    if kind.restrictions and is_restricted(state, player, kind):
        return False
    if not all(holds(state, Scope(player, card), it) for it in kind.text.only_if):
        return False
    if forbids_playing(state, player, card):
        return False
    if kind.is_site:
        return may_play_site(state, player, card)
    if kind.is_state:
        return next(subjects(state, kind, card, told), None) is not None
    return not kind.is_event or bool(payable_x(state, player, card, less=less, told=told))


def payable_x(
    state: State, player: int, card: int, *, crisis: bool = False, less: int = 0,
    told: Bound = NOTHING,
) -> list[int]:  # fmt: skip
    """The values of X for which an Event can be played; 0 for one without X. Rules: 24.1.3, 48.0.

    Where nothing is known of its text, all that can be paid.
    """
    kind = state.kinds[card]
    text = kind.text.effects[0] if kind.text.effects else None
    has_x = kind.has_x and not crisis and not less
    values = range(state.power[player] + 1) if has_x else range(1)
    if text is None:
        return list(values)
    return [
        x for x in values
        if x >= text.least_x and is_viable(
            state, play_scope(state, player, card, x, crisis, less=less, told=told), text
        )
    ]  # fmt: skip


def play_scope(
    state: State, player: int, card: int, x: int, crisis: bool, *, less: int = 0,
    told: Bound = NOTHING,
) -> Scope:  # fmt: skip
    """The scope in which the choices of an Event are made: its cost is paid as well."""
    kind = state.kinds[card]
    at_crisis = kind.crisis if crisis else None
    cost = play_cost(state, player, card) if at_crisis is None else at_crisis.power
    bound = replace(told, paid=x if kind.has_x and not crisis else max(0, cost - less))
    return Scope(player, card, bound.with_number("X", x))


def may_play_site(state: State, player: int, card: int) -> bool:
    """Tell whether a player may play a Site now: one a turn, and none that would win. Rules: 25.7.

    With one Feng Shui Site missing for victory, or none, they may play a Feng Shui Site only if no
    opponent has one (25.7.4).
    """
    if player in state.site_players and not lets_play_site(state, player, card):
        return False
    if not state.kinds[card].is_feng_shui or progress(state, player) < state.game.goal - 1:
        return True
    return opponents_have_no_sites(state, player)


def subjects(state: State, kind: Kind, by: int, told: Bound = NOTHING) -> Iterator[int]:
    """The cards that the State `by` may be played on. Rules: 25.5.1, 40.0, 40.1, 49.11.

    A condition that is narrower than a type of card holds where the text is known.
    """
    kinds = state.kinds
    wanted = kind.text.subject
    scope = Scope(state.controller[by], by, told)
    is_vehicle = Restriction.VEHICLE in kind.restrictions
    for player in state.players:
        for card in state.in_play[player]:
            if wanted is None and not _fits(state, card, kind.subject):
                continue
            on_it = state.states_on.get(card, ())
            if is_vehicle and any(Restriction.VEHICLE in kinds[it].restrictions for it in on_it):
                continue
            if is_immune(state, card, by) or any(
                forbids(state, card, act, by) for act in (v.BE_SUBJECT, v.BE_PLAYED_ON)
            ):
                continue
            if wanted is None or filters.matches(state, scope, card, wanted):
                yield card


def _fits(state: State, card: int, subject: str) -> bool:
    """Tell whether a card is of the type that a State's subject names; Character by default."""
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
