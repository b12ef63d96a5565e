"""Carrying proposed effects out, all at once. Rules: 305.2, 306.3, 408, 503.4."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.proposed_effects import concerned, shared_out
from app.games.spoils.engine.effects.replacement_matching import applicable
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.write import areas, mutations
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary.places import AREA_OF


def perform(state: State, effects: Sequence[ProposedEffect]) -> list[CardId]:
    """Carry all effects out together; the cards that were changed. Rules: 305.2, 306.3, 503.4."""
    touched: list[CardId] = []
    moves = [_move(state, it) for it in effects if it.kind in (EffectKind.DESTROY, EffectKind.PUT)]
    if moves:
        areas.relocate(state, moves)
        touched += [move.card for move in moves]
    for player in (state.active, 1 - state.active):
        shuffled = [
            it for it in effects
            if it.into is v.Place.DECK_SHUFFLED and it.kind is EffectKind.PUT
            and it.card is not None and state.owner[it.card[0]] == player
        ]  # fmt: skip
        if shuffled:
            mutations.shuffle(state, player)
    for effect in _as_groups(effects):
        touched += _perform_one(state, effect)
    return touched


def _move(state: State, effect: ProposedEffect) -> Move:
    assert effect.card is not None
    card = effect.card[0]
    if effect.kind is EffectKind.DESTROY:
        return Move(
            card,
            Area.DISCARD_PILE,
            destroyed_by=effect.sources,
            by_battle_damage=effect.in_battle,
        )
    into = AREA_OF[effect.into]
    return Move(
        card,
        into,
        controller=effect.player if into is Area.IN_PLAY else None,
        face_down=effect.into in _FACE_DOWN,
        to_bottom=effect.into is v.Place.DECK_BOTTOM,
        attached_to=effect.attached_to,
    )


_FACE_DOWN: Final = frozenset(
    {
        v.Place.PLAY_FACE_DOWN,
        v.Place.OUT_OF_GAME_FACE_DOWN,
        v.Place.VOID_FACE_DOWN,
    }
)


def _perform_one(state: State, effect: ProposedEffect) -> list[CardId]:
    match effect.kind:
        case EffectKind.INFLICT:
            assert effect.card is not None
            if not effect.amount:
                return []
            inflict(state, effect.card[0], effect.amount, effect.shares, in_battle=effect.in_battle)
            return [effect.card[0]]
        case EffectKind.DRAW:
            cards = concerned(state, effect)
            return list(areas.draw(state, effect.player, cards, by_rule=effect.by_rule))
        case EffectKind.DISCARD:
            areas.relocate(state, [Move(card, Area.DISCARD_PILE) for card in effect.cards])
            mutations.emit(state, events.Discarded(effect.player, effect.cards, effect.source))
            return list(effect.cards)
        case EffectKind.FLIP_DOWN:
            assert effect.card is not None
            areas.flip(state, effect.card[0], face_down=True, controller=effect.player)
            return [effect.card[0]]
        case EffectKind.LOSE_INFLUENCE:
            mutations.lose_influence(state, effect.player, effect.amount, by_damage=False)
        case EffectKind.LOSE_FLIP:
            mutations.emit(state, events.CoinFlipped(effect.player, False))
        case EffectKind.SEARCH:
            mutations.emit(state, events.Searched(effect.player, effect.player))
        case _:
            pass
    return []


def inflict(
    state: State,
    card: CardId,
    amount: int,
    shares: Sequence[tuple[CardId, int]],
    *,
    in_battle: bool,
) -> None:
    """Apply damage: to a faction as lost influence, else as marks. Rules: 408.3 to 408.5."""
    told = {source: share for source, share in shared_out(amount, shares).items() if share}
    event = events.DamageInflicted(card, amount, tuple(told), in_battle, tuple(told.items()))
    if stats.is_type(state, card, CardType.FACTION):
        player = state.faction.index(card)
        mutations.inflicted(state, event)
        lost = _loss(state, player, amount)
        if lost:
            mutations.lose_influence(state, player, lost, by_damage=True)
        return
    mutations.mark_damage(state, card, told)
    limit = stats.limit(state, card)
    is_lethal = limit is not None and stats.damage(state, card) >= limit
    mutations.inflicted(state, replace(event, is_lethal=True) if is_lethal else event)


def _loss(state: State, player: Player, damage: int) -> int:
    """The influence that damage takes, raised and lowered like any loss. Rules: 202.4, 408.3."""
    effect = ProposedEffect(EffectKind.LOSE_INFLUENCE, player=player, amount=damage)
    changes = (it for found in applicable(state, effect) for it in found.replacement.instead)
    return max(0, damage + sum(it.by for it in changes if isinstance(it, v.ChangeAmount)))


def _as_groups(effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """Join the draws and discards that were considered card by card."""
    found: list[ProposedEffect] = []
    for effect in effects:
        is_group = effect.kind in (EffectKind.DRAW, EffectKind.DISCARD) and effect.cards
        place = next(
            (
                n for n, it in enumerate(found)
                if is_group and it.cards and it.kind is effect.kind
                and (it.player, it.source) == (effect.player, effect.source)
            ),
            None,
        )  # fmt: skip
        if place is None:
            found.append(effect)
        else:
            both = (*found[place].cards, *effect.cards)
            found[place] = replace(found[place], cards=both, amount=len(both))
    return found
