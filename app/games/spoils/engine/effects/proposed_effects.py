"""What instructions bring about: things that can be prevented or replaced. Rules: 402.7, 506.

A verb never changes the game itself. It says what is to happen; what cannot is dropped,
what is replaced goes its own way, the rest happens together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.state import Ref, State
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on, scope_of, text_of
from app.games.spoils.engine.read.event_matching import AREA_OF
from app.games.spoils.engine.write import mutations, zones
from app.games.spoils.engine.write.zones import Move
from app.games.spoils.terms import Area, CardType


class EffectKind(StrEnum):
    """The kinds of things that happen and can be replaced."""

    DESTROY = "destroy"
    PUT = "put"
    INFLICT = "inflict"
    DRAW = "draw"
    DISCARD = "discard"
    FLIP_DOWN = "flip face-down"
    LOSE_INFLUENCE = "lose influence"
    LOSE_FLIP = "lose the flip of a coin"
    SEARCH = "search one's own deck"


@dataclass(frozen=True, slots=True)
class DestroyedByCostsAlone:
    """What lasts while cards can be destroyed only as a cost."""


@dataclass(frozen=True, slots=True)
class ProposedEffect:
    """One thing about to happen. `card` is what it happens to, `player` whom or under whom.

    `shares` are the damage of each source; `applied` the replacements used on it (506.5);
    `follows` the card it goes with, being attached to it (301.4). `cards` are those drawn or
    discarded; of a draw that is still one group, none.
    """

    kind: EffectKind
    card: Ref | None = None
    player: Player = 0
    amount: int = 0
    into: v.Place = v.Place.DISCARD_PILE
    cards: tuple[CardId, ...] = ()
    shares: tuple[tuple[CardId, int], ...] = ()
    source: CardId | None = None
    in_battle: bool = False
    by_rule: bool = False
    attached_to: CardId | None = None
    follows: CardId | None = None
    as_cost: bool = False
    applied: tuple[tuple[CardId, int, object], ...] = ()

    @property
    def sources(self) -> tuple[CardId, ...]:
        """The cards that do it. Rules: 408.7, 408.8."""
        if self.shares:
            return tuple(source for source, _ in self.shares)
        return () if self.source is None else (self.source,)


def concerned(state: State, effect: ProposedEffect) -> tuple[CardId, ...]:
    """The cards that a player draws or discards."""
    if effect.kind is EffectKind.DRAW and not effect.cards:
        return zones.top_of(state, effect.player, effect.amount)
    return effect.cards


def one_by_one(state: State, effect: ProposedEffect) -> tuple[ProposedEffect, ...]:
    """A draw or discard of several cards, card by card; nothing for all else."""
    if effect.kind not in (EffectKind.DRAW, EffectKind.DISCARD):
        return ()
    cards = concerned(state, effect)
    return tuple(replace(effect, amount=1, cards=(it,)) for it in cards) if len(cards) > 1 else ()


def _as_groups(effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """Cards that were looked at one by one are drawn or discarded together after all."""
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


def can_happen(state: State, effect: ProposedEffect) -> bool:
    """Whether nothing says that it cannot, and it would change something. Rules: 402.7a, 408.1."""
    if effect.card is not None:
        card = effect.card[0]
        if not state.tracked((effect.card,)) or _has_vanished(state, card):
            return False
        if effect.kind is EffectKind.DESTROY:
            return _can_be_destroyed(state, card, effect)
        if effect.kind is EffectKind.INFLICT:
            some = effect.amount > 0 or state.game.rules.zero_damage_is_judged_last
            return _can_be_damaged(state, card) and some
        return not (
            effect.kind is EffectKind.PUT
            and state.area[card] is Area.IN_PLAY
            and AREA_OF[effect.into] is Area.IN_PLAY
        )
    if effect.kind is EffectKind.DRAW:
        barred = any(
            it.action is v.Action.DRAW for it, _ in rules_for(state, effect.player, v.Cannot)
        )
        return effect.amount > 0 and bool(state.deck[effect.player]) and not barred
    if effect.kind is EffectKind.DISCARD:
        return any(state.area[card] is Area.HAND for card in effect.cards)
    return effect.amount > 0


def _has_vanished(state: State, card: CardId) -> bool:
    """Whether a card is a card token that left play, and so is nowhere. Rules: 409.3a."""
    return state.kind_of(card).card.is_token and state.area[card] is not Area.IN_PLAY


def _can_be_destroyed(state: State, card: CardId, effect: ProposedEffect) -> bool:
    if state.area[card] is not Area.IN_PLAY or stats.is_type(state, card, CardType.FACTION):
        return False
    costs_alone = any(isinstance(it.what, DestroyedByCostsAlone) for it in state.changes)
    if costs_alone and not effect.as_cost:
        return False
    for rule, scope in rules_on(state, card, v.Cannot):
        if rule.action is v.Action.BE_DESTROYED:
            if rule.by == v.CARD:
                return False
            if any(filters.fits(scope, source, rule.by) for source in effect.sources):
                return False
    return True


def _can_be_damaged(state: State, card: CardId) -> bool:
    """Characters, locations and factions can be damaged. Rules: 408.3 to 408.5."""
    return state.area[card] is Area.IN_PLAY and bool(
        stats.types(state, card) & {CardType.CHARACTER, CardType.LOCATION, CardType.FACTION}
    )


def with_attachments(state: State, effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """What leaves play takes along everything attached to it, in the same way: a card that is
    flipped face-down too. Rules: 301.4, 411.4.
    """
    found = list(effects)
    going = {effect.card[0] for effect in effects if effect.card is not None}
    for effect in found:
        if effect.card is None or not leaves_play(state, effect):
            continue
        for other in state.in_play:
            if state.attached_to[other] == effect.card[0] and other not in going:
                going.add(other)
                found.append(
                    replace(
                        effect,
                        card=state.ref(other),
                        player=state.owner[other],
                        follows=effect.card[0],
                        attached_to=None,
                    )
                )
    return found


def tokens_removed(state: State, effect: ProposedEffect) -> ProposedEffect:
    """A card token that would leave play is removed from the game, with all it carries. ED-55."""
    if not leaves_play(state, effect) or not can_happen(state, effect):
        return effect
    assert effect.card is not None
    if not state.kind_of(effect.card[0]).card.is_token:
        return effect
    return replace(effect, kind=EffectKind.PUT, into=v.Place.OUT_OF_GAME)


def leaves_play(state: State, effect: ProposedEffect) -> bool:
    """Whether a card would leave play by it."""
    if effect.card is None or state.area[effect.card[0]] is not Area.IN_PLAY:
        return False
    return effect.kind in (EffectKind.DESTROY, EffectKind.PUT, EffectKind.FLIP_DOWN)


def perform(state: State, effects: Sequence[ProposedEffect]) -> list[CardId]:
    """All of it happens, together; the cards that were changed. Rules: 305.2, 306.3, 503.4."""
    touched: list[CardId] = []
    moves = [_move(state, it) for it in effects if it.kind in (EffectKind.DESTROY, EffectKind.PUT)]
    hosts = {it.card[0]: it.attached_to for it in effects if it.card and it.attached_to is not None}
    if moves:
        zones.relocate(state, moves)
        touched += [move.card for move in moves]
        for move in moves:
            if move.into is Area.IN_PLAY and not move.face_down:
                _enter_with_tokens(state, move.card)
        for card, host in hosts.items():
            if state.area[card] is Area.IN_PLAY and state.area[host] is Area.IN_PLAY:
                mutations.attach(state, card, host)
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


def _enter_with_tokens(state: State, card: CardId) -> None:
    """A card whose text says so enters play with tokens on it. Rules: 409.1."""
    scope = scope_of(state, card)
    for it in text_of(state, card).enters_with:
        if amounts.holds(scope, it.condition):
            mutations.put_tokens(state, card, amounts.amount(scope, it.tokens))


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
            return list(zones.draw(state, effect.player, cards, by_rule=effect.by_rule))
        case EffectKind.DISCARD:
            zones.relocate(state, [Move(card, Area.DISCARD_PILE) for card in effect.cards])
            mutations.emit(state, events.Discarded(effect.player, effect.cards, effect.source))
            return list(effect.cards)
        case EffectKind.FLIP_DOWN:
            assert effect.card is not None
            zones.flip(state, effect.card[0], face_down=True, controller=effect.player)
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
    """Damage takes effect: on a faction as lost influence, else as marks. Rules: 408.3 to 408.5."""
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
    mutations.inflicted(state, replace(event, is_lethal=is_lethal))


def _loss(state: State, player: Player, damage: int) -> int:
    """The influence that damage takes, raised and lowered like any loss. Rules: 202.4, 408.3."""
    from app.games.spoils.engine.effects.replacements import applicable

    effect = ProposedEffect(EffectKind.LOSE_INFLUENCE, player=player, amount=damage)
    changes = (it for found in applicable(state, effect) for it in found.replacement.instead)
    return max(0, damage + sum(it.by for it in changes if isinstance(it, v.ChangeAmount)))


def shared_out(amount: int, shares: Sequence[tuple[CardId, int]]) -> Mapping[CardId, int]:
    """The final amount by source: what was added or taken counts on the last source."""
    told: dict[CardId, int] = {}
    left = amount
    for source, share in shares:
        taken = min(share, left)
        told[source] = told.get(source, 0) + taken
        left -= taken
    if left and shares:
        told[shares[-1][0]] += left
    return told
