"""The plain player: one game in ordinary Python, as the policy is read. The yardstick.

A turn is the rulebook's Establishing Shot and Main Shot (22.2, 22.3) of a player whose opponents
have Sites but do nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from app.games.shadowfist.goldfish.model import CardKind, Model
from app.games.shadowfist.goldfish.plain_table import Table
from app.games.shadowfist.goldfish.policy import CharacterOrder
from app.games.tabletop.chance.shuffle import deal

SITES_KEPT: Final = 2
"""Sites that the first shot keeps: one for each of the first two turns."""


@dataclass(frozen=True, slots=True)
class TurnTrace:
    """A turn, when it ends; kinds are numbers of the model, cards in hand and played sorted.

    `state` and `ready` are the resources and the Power when the Main Shot begins. `power` is what
    is left at the end; `sites` counts all Sites
    in play, `feng_shui_sites` those that count towards victory; `fighting` is that of all
    Characters in play. `seen` counts cards that have left the deck, `dead` by cause those in hand
    that cannot be played.
    """

    generated: int
    state: int
    ready: int
    hand: tuple[int, ...]
    played: tuple[int, ...]
    power: int
    sites: int
    feng_shui_sites: int
    fighting: int
    seen: int
    dead: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameTrace:
    """A game turn by turn. `kept` is the hand after the first discard, drawn up again.

    `hitter` is the turn of the first hitter, `decked` the turn in which the last card was drawn
    (5.1), after which nothing is played; 0 for never.
    """

    dealt: tuple[int, ...]
    discarded: tuple[int, ...]
    kept: tuple[int, ...]
    turns: tuple[TurnTrace, ...]
    hitter: int
    decked: int


def play_game(model: Model, seed: int, game_number: int) -> GameTrace:
    """Play one game by number."""
    order = deal(seed, game_number, len(model.places))
    table = Table(model, list(order))
    table.costs = [kind.cost for kind in model.kinds]
    for _ in range(model.hand_size):
        table.draw()
    dealt = tuple(sorted(table.hand))
    discarded: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    turns: list[TurnTrace] = []
    decked = 0
    for turn in range(1, model.turns + 1):
        if decked:
            turns.append(after_the_end(turns[-1]))
            continue
        table.turn, table.site_played, table.played = turn, False, []
        table.once_a_turn.clear()
        generated, away = establishing_shot(table)
        if turn == 1:
            discarded, kept = away, tuple(sorted(table.hand))
        state, ready = main_shot(table)
        turns.append(trace_of(table, generated, state, ready))
        if not table.deck and len(model.places) > model.hand_size:
            decked = turn
    return GameTrace(dealt, discarded, kept, tuple(turns), table.hitter, decked)


def trace_of(table: Table, generated: int, state: int, ready: int) -> TurnTrace:
    return TurnTrace(
        generated=generated,
        state=state,
        ready=ready,
        hand=tuple(sorted(table.hand)),
        played=tuple(sorted(table.played)),
        power=table.power,
        sites=table.sites,
        feng_shui_sites=table.feng_shui_sites,
        fighting=table.fighting,
        seen=table.seen,
        dead=table.dead(),
    )


def after_the_end(last: TurnTrace) -> TurnTrace:
    """A turn after the player was eliminated: everything as it was, and no Power generated."""
    return replace(last, generated=0, played=())


def establishing_shot(table: Table) -> tuple[int, tuple[int, ...]]:
    """Generate Power, discard, draw; the Power generated and the cards discarded. Rules: 22.2."""
    table.power += table.gains.get(table.turn, 0)
    table.income += table.incomes.get(table.turn, 0)
    generated = 0 if forgoes(table) else table.income
    table.power += generated
    away = discards(table, is_limited=generated > 0)
    table.discard(away)
    while len(table.hand) < table.hand_size and table.deck:
        table.draw()
    return generated, tuple(sorted(away))


def forgoes(table: Table) -> bool:
    """Tell whether the policy forgoes generation this turn, for want of Sites and Foundations.

    Rules: 22.2.2.1.
    """
    return table.turn == table.model.policy.forgo and not table.where(
        lambda kind: kind.is_site or kind.is_foundation
    )


def discards(table: Table, *, is_limited: bool) -> list[int]:
    """Return the cards that the policy discards: at most one if `is_limited`. Rules: 22.2.4."""
    if table.turn == 1 and table.model.policy.first_shot and not is_limited:
        kept = first_shot(table)
        return list((Counter(table.hand) - Counter(kept)).elements())
    unwanted = useless(table)
    if is_limited:
        return [max(next(cards for cards in unwanted if cards))] if any(unwanted) else []
    return [number for cards in unwanted for number in cards]


def useless(table: Table) -> list[list[int]]:
    """The cards in hand that may go, each once, in the order of the reasons.

    First those that the player throws away first; then those that copies or the limit of Feng Shui
    Sites bar; those whose resources are not in sight; and those that the policy never plays.
    """
    in_sight = state_in_sight(table)
    reasons: tuple[Callable[[CardKind], bool], ...] = (
        lambda kind: kind.goes_first,
        lambda kind: table.is_barred(kind) or (kind.is_feng_shui_site and table.at_limit),
        lambda kind: not table.model.states.meets(in_sight, kind.requires),
        lambda kind: not is_wanted(table.model, kind),
    )
    left = table.where(lambda kind: not kind.is_kept)
    found = []
    for reason in reasons:
        found.append([number for number in left if reason(table.kind(number))])
        left = [number for number in left if not reason(table.kind(number))]
    return found


def state_in_sight(table: Table) -> int:
    """The resources with all cards in hand that could be played one after the other."""
    states = table.model.states
    state, waiting = table.state, list(table.hand)
    while True:
        ready = [n for n in waiting if states.meets(state, table.kind(n).requires)]
        for number in ready:
            waiting.remove(number)
            state = states.after(state, table.kind(number).provides)
        if not ready:
            return state


def is_wanted(model: Model, kind: CardKind) -> bool:
    """Tell whether the policy ever plays cards of this kind."""
    if not kind.can_be_played:
        return False
    is_played = kind.is_site or kind.is_character or kind.provides or kind.has_effect
    return bool(is_played) or model.policy.plays_others


def first_shot(table: Table) -> list[int]:
    """Return the cards kept at the first discard: two Sites, a Foundation, and turn 2's plays.

    Rules: the tip under 2.5.
    """
    states = table.model.states
    sites = table.where(lambda kind: kind.is_feng_shui_site and not kind.requires)[:SITES_KEPT]
    power = table.power + (2 if sites else 0)
    foundations = table.where(lambda kind: kind.is_foundation and not kind.is_site)
    state = table.state
    for number in foundations:
        if table.is_soon_paid(number, power):
            state = states.after(state, table.kind(number).provides)

    def is_soon(number: int) -> bool:
        kind = table.kind(number)
        return (
            is_wanted(table.model, kind)
            and not kind.is_site
            and table.is_soon_paid(number, power)
            and states.meets(state, kind.requires)
        )

    kept = [number for number in sorted(table.hand) if is_soon(number)]
    if foundations and foundations[0] not in kept:
        kept.append(foundations[0])
    wished = table.where(lambda kind: kind.is_kept)
    thrown = table.where(lambda kind: kind.goes_first)
    kept = [number for number in [*sites, *kept] if number not in thrown and number not in wished]
    return [*kept, *wished]


def main_shot(table: Table) -> tuple[int, int]:
    """Play cards; the resources and the Power there were before. Rules: 22.3."""
    state, ready = table.state, table.power
    while (number := next_builder(table)) is not None:
        table.play(number)
    while (number := next_character(table)) is not None:
        table.play(number)
    while (number := next_other(table)) is not None:
        table.play(number)
    return state, ready


def next_builder(table: Table) -> int | None:
    """The next card that builds the curve: a Site, else a lacking resource, else an effect."""
    if table.sites < table.model.policy.sites_until:
        sites = table.playable(lambda kind: kind.is_site)
        if sites:
            return min(sites, key=lambda n: (table.cost(n), not table.kind(n).has_variable_cost, n))
    resources = table.playable(lambda kind: not kind.is_site and table.is_lacking(kind))
    effects = table.playable(lambda kind: not kind.is_site and kind.has_effect)
    return next(iter(resources or effects), None)


def next_character(table: Table) -> int | None:
    """The Character to play next; only a hitter while the policy saves for one."""
    policy = table.model.policy
    is_saving = policy.saves and not table.hitter
    cards = table.playable(lambda kind: kind.is_character and (kind.is_hitter or not is_saving))
    if not cards:
        return None
    return cards[-1] if policy.characters is CharacterOrder.DEAREST else cards[0]


def next_other(table: Table) -> int | None:
    """The cheapest Event, State or Edge, where the policy plays them."""
    if not table.model.policy.plays_others:
        return None
    cards = table.playable(lambda kind: not (kind.is_site or kind.is_character))
    return next(iter(cards), None)
