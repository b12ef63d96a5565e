"""Effects that have not resolved, by what they would do to a player or a card. Rules: 26.2."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, immunity, players
from app.games.shadowfist.engine.read.roles import still_there


def threatens(state: State, player: int, card: int, threats: Iterable[v.Threat]) -> bool:
    """Tell whether an opponent's effect of a card would do one of these things to a player."""
    scene = state.scene
    return scene is not None and any(
        effect.card == card
        and effect.player != player
        and any(_does(state, player, effect, it) for it in threats)
        for effect in scene.stack
    )


def _does(state: State, player: int, effect: Effect, threat: v.Threat) -> bool:
    scope = Scope(effect.player, effect.card, effect.bound)
    prices = () if effect.text is None else effect.text.requires
    for step in [*effect.steps, *prices]:
        match step, threat:
            case v.LookAndDiscard(who=who) | v.DiscardHands(who=who), v.Threat.TO_HAND_CARDS:
                if players.is_one(state, scope, player, who):
                    return True
            case v.StealPower(of=who), v.Threat.TO_POWER:
                if players.is_one(state, scope, player, who):
                    return True
            case v.Toast() | v.ToastAs(), v.Threat.OF_TOASTING:
                return True
    return False


def would(state: State, scope: Scope, card: int, it: v.Would) -> bool:
    """Tell whether an effect of a card, in any of its branches, would harm such a card."""
    scene = state.scene
    return scene is not None and any(
        filters.matches(state, scope, victim, it.cards)
        for effect in scene.stack
        if effect.card == card
        for victim in _victims(state, effect, it.harms)
    )


def _victims(state: State, effect: Effect, harms: tuple[v.Harm, ...]) -> Iterator[int]:
    if v.WOULD_TARGET in harms:
        yield from still_there(state, effect.bound.targets)
    scope = Scope(effect.player, effect.card, effect.bound)
    for step in _branches(effect.steps):
        if isinstance(step, v.InflictEach):
            found = still_there(state, effect.bound.targets)
        elif isinstance(step, v.InflictDivided):
            found = still_there(state, effect.bound.chosen)
        elif isinstance(step, _MEANT):
            found = filters.cards_of(state, scope, _harmed(step))
        else:
            continue
        if _harm_of(step) & set(harms):
            yield from (
                card for card in found
                if state.area[card] is Area.IN_PLAY
                and not immunity.is_immune(state, card, effect.card)
            )  # fmt: skip


_MEANT: Final = (v.Inflict, v.Smoke, v.SmokeAndLet, v.SmokeAndReturn, v.Toast, v.ToHand)


def _harmed(
    step: v.Inflict | v.Smoke | v.SmokeAndLet | v.SmokeAndReturn | v.Toast | v.ToHand,
) -> v.Cards:
    return step.to if isinstance(step, v.Inflict) else step.cards


def _harm_of(step: v.Step) -> set[v.Harm]:
    match step:
        case v.Inflict(amount=0):
            return set()
        case v.Inflict() | v.InflictDivided() | v.InflictEach():
            return {v.WOULD_DAMAGE}
        case v.Smoke() | v.SmokeAndLet() | v.SmokeAndReturn():
            return {v.WOULD_SMOKE, v.WOULD_REMOVE}
    return {v.WOULD_REMOVE}


def _branches(steps: Iterable[v.Step]) -> Iterator[v.Step]:
    for step in steps:
        match step:
            case v.If(then=one, otherwise=other) | v.FlipCoin(heads=one, tails=other):
                yield from _branches((*one, *other))
            case _:
                yield step
