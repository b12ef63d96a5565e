"""What instructions bring about: things that can be prevented or replaced. Rules: 402.7, 506.

A verb never changes the game itself. It says what is to happen; what cannot is dropped,
what is replaced goes its own way, the rest happens together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, moving, nouns, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.changing import rules_for, rules_on, scope_of, text_of
from app.games.spoils.engine.listening import AREA_OF
from app.games.spoils.engine.moving import Move
from app.games.spoils.engine.state import Ref, State
from app.games.spoils.terms import Area, CardType


class Deed(StrEnum):
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
class Happening:
    """One thing about to happen. `card` is what it happens to, `player` whom or under whom.

    `shares` are the damage of each source; `applied` the replacements used on it (506.5);
    `follows` the card it goes with, being attached to it (301.4). `cards` are those drawn or
    discarded; of a draw that is still one group, none.
    """

    deed: Deed
    card: Ref | None = None
    player: Player = 0
    amount: int = 0
    into: words.Place = words.Place.DISCARD_PILE
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


def concerned(state: State, thing: Happening) -> tuple[CardId, ...]:
    """The cards that a player draws or discards."""
    if thing.deed is Deed.DRAW and not thing.cards:
        return moving.top_of(state, thing.player, thing.amount)
    return thing.cards


def one_by_one(state: State, thing: Happening) -> tuple[Happening, ...]:
    """A draw or discard of several cards, card by card; nothing for all else."""
    if thing.deed not in (Deed.DRAW, Deed.DISCARD):
        return ()
    cards = concerned(state, thing)
    return tuple(replace(thing, amount=1, cards=(it,)) for it in cards) if len(cards) > 1 else ()


def _as_groups(things: Sequence[Happening]) -> list[Happening]:
    """Cards that were looked at one by one are drawn or discarded together after all."""
    found: list[Happening] = []
    for thing in things:
        is_group = thing.deed in (Deed.DRAW, Deed.DISCARD) and thing.cards
        place = next(
            (
                n for n, it in enumerate(found)
                if is_group and it.cards and it.deed is thing.deed
                and (it.player, it.source) == (thing.player, thing.source)
            ),
            None,
        )  # fmt: skip
        if place is None:
            found.append(thing)
        else:
            both = (*found[place].cards, *thing.cards)
            found[place] = replace(found[place], cards=both, amount=len(both))
    return found


def can_happen(state: State, thing: Happening) -> bool:
    """Whether nothing says that it cannot, and it would change something. Rules: 402.7a, 408.1."""
    if thing.card is not None:
        card = thing.card[0]
        if not state.tracked((thing.card,)) or _has_vanished(state, card):
            return False
        if thing.deed is Deed.DESTROY:
            return _can_be_destroyed(state, card, thing)
        if thing.deed is Deed.INFLICT:
            some = thing.amount > 0 or state.game.rules.zero_damage_is_judged_last
            return _can_be_damaged(state, card) and some
        return not (
            thing.deed is Deed.PUT
            and state.area[card] is Area.IN_PLAY
            and AREA_OF[thing.into] is Area.IN_PLAY
        )
    if thing.deed is Deed.DRAW:
        barred = any(
            it.action is words.Action.DRAW for it, _ in rules_for(state, thing.player, words.Cannot)
        )
        return thing.amount > 0 and bool(state.deck[thing.player]) and not barred
    if thing.deed is Deed.DISCARD:
        return any(state.area[card] is Area.HAND for card in thing.cards)
    return thing.amount > 0


def _has_vanished(state: State, card: CardId) -> bool:
    """Whether a card is a card token that left play, and so is nowhere. Rules: 409.3a."""
    return state.kind_of(card).card.is_token and state.area[card] is not Area.IN_PLAY


def _can_be_destroyed(state: State, card: CardId, thing: Happening) -> bool:
    if state.area[card] is not Area.IN_PLAY or stats.is_type(state, card, CardType.FACTION):
        return False
    costs_alone = any(isinstance(it.what, DestroyedByCostsAlone) for it in state.changes)
    if costs_alone and not thing.as_cost:
        return False
    for rule, scope in rules_on(state, card, words.Cannot):
        if rule.action is words.Action.BE_DESTROYED:
            if rule.by == words.CARD:
                return False
            if any(nouns.fits(scope, source, rule.by) for source in thing.sources):
                return False
    return True


def _can_be_damaged(state: State, card: CardId) -> bool:
    """Characters, locations and factions can be damaged. Rules: 408.3 to 408.5."""
    return state.area[card] is Area.IN_PLAY and bool(
        stats.types(state, card) & {CardType.CHARACTER, CardType.LOCATION, CardType.FACTION}
    )


def with_attachments(state: State, things: Sequence[Happening]) -> list[Happening]:
    """What leaves play takes along everything attached to it, in the same way: a card that is
    flipped face-down too. Rules: 301.4, 411.4.
    """
    found = list(things)
    going = {thing.card[0] for thing in things if thing.card is not None}
    for thing in found:
        if thing.card is None or not leaves_play(state, thing):
            continue
        for other in state.in_play:
            if state.attached_to[other] == thing.card[0] and other not in going:
                going.add(other)
                found.append(
                    replace(
                        thing,
                        card=state.ref(other),
                        player=state.owner[other],
                        follows=thing.card[0],
                        attached_to=None,
                    )
                )
    return found


def tokens_removed(state: State, thing: Happening) -> Happening:
    """A card token that would leave play is removed from the game, with all it carries. ED-55."""
    if not leaves_play(state, thing) or not can_happen(state, thing):
        return thing
    assert thing.card is not None
    if not state.kind_of(thing.card[0]).card.is_token:
        return thing
    return replace(thing, deed=Deed.PUT, into=words.Place.OUT_OF_GAME)


def leaves_play(state: State, thing: Happening) -> bool:
    """Whether a card would leave play by it."""
    if thing.card is None or state.area[thing.card[0]] is not Area.IN_PLAY:
        return False
    return thing.deed in (Deed.DESTROY, Deed.PUT, Deed.FLIP_DOWN)


def perform(state: State, things: Sequence[Happening]) -> list[CardId]:
    """All of it happens, together; the cards that were changed. Rules: 305.2, 306.3, 503.4."""
    touched: list[CardId] = []
    moves = [_move(state, it) for it in things if it.deed in (Deed.DESTROY, Deed.PUT)]
    hosts = {it.card[0]: it.attached_to for it in things if it.card and it.attached_to is not None}
    if moves:
        moving.relocate(state, moves)
        touched += [move.card for move in moves]
        for move in moves:
            if move.into is Area.IN_PLAY and not move.face_down:
                _enter_with_tokens(state, move.card)
        for card, host in hosts.items():
            if state.area[card] is Area.IN_PLAY and state.area[host] is Area.IN_PLAY:
                atoms.attach(state, card, host)
    for player in (state.active, 1 - state.active):
        shuffled = [
            it for it in things
            if it.into is words.Place.DECK_SHUFFLED and it.deed is Deed.PUT
            and it.card is not None and state.owner[it.card[0]] == player
        ]  # fmt: skip
        if shuffled:
            atoms.shuffle(state, player)
    for thing in _as_groups(things):
        touched += _perform_one(state, thing)
    return touched


def _enter_with_tokens(state: State, card: CardId) -> None:
    """A card whose text says so enters play with tokens on it. Rules: 409.1."""
    scope = scope_of(state, card)
    for it in text_of(state, card).enters_with:
        if amounts.holds(scope, it.condition):
            atoms.put_tokens(state, card, amounts.amount(scope, it.tokens))


def _move(state: State, thing: Happening) -> Move:
    assert thing.card is not None
    card = thing.card[0]
    if thing.deed is Deed.DESTROY:
        return Move(
            card,
            Area.DISCARD_PILE,
            destroyed_by=thing.sources,
            by_battle_damage=thing.in_battle,
        )
    into = AREA_OF[thing.into]
    return Move(
        card,
        into,
        controller=thing.player if into is Area.IN_PLAY else None,
        face_down=thing.into in _FACE_DOWN,
        to_bottom=thing.into is words.Place.DECK_BOTTOM,
    )


_FACE_DOWN: Final = frozenset(
    {
        words.Place.PLAY_FACE_DOWN,
        words.Place.OUT_OF_GAME_FACE_DOWN,
        words.Place.VOID_FACE_DOWN,
    }
)


def _perform_one(state: State, thing: Happening) -> list[CardId]:
    match thing.deed:
        case Deed.INFLICT:
            assert thing.card is not None
            if not thing.amount:
                return []
            inflict(state, thing.card[0], thing.amount, thing.shares, in_battle=thing.in_battle)
            return [thing.card[0]]
        case Deed.DRAW:
            cards = concerned(state, thing)
            return list(moving.draw(state, thing.player, cards, by_rule=thing.by_rule))
        case Deed.DISCARD:
            moving.relocate(state, [Move(card, Area.DISCARD_PILE) for card in thing.cards])
            atoms.emit(state, happened.Discarded(thing.player, thing.cards, thing.source))
            return list(thing.cards)
        case Deed.FLIP_DOWN:
            assert thing.card is not None
            moving.flip(state, thing.card[0], face_down=True, controller=thing.player)
            return [thing.card[0]]
        case Deed.LOSE_INFLUENCE:
            atoms.lose_influence(state, thing.player, thing.amount, by_damage=False)
        case Deed.LOSE_FLIP:
            atoms.emit(state, happened.CoinFlipped(thing.player, False))
        case Deed.SEARCH:
            atoms.emit(state, happened.Searched(thing.player, thing.player))
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
    event = happened.DamageInflicted(card, amount, tuple(told), in_battle, tuple(told.items()))
    if stats.is_type(state, card, CardType.FACTION):
        player = state.faction.index(card)
        atoms.inflicted(state, event)
        lost = _loss(state, player, amount)
        if lost:
            atoms.lose_influence(state, player, lost, by_damage=True)
        return
    atoms.mark_damage(state, card, told)
    limit = stats.limit(state, card)
    is_lethal = limit is not None and stats.damage(state, card) >= limit
    atoms.inflicted(state, replace(event, is_lethal=is_lethal))


def _loss(state: State, player: Player, damage: int) -> int:
    """The influence that damage takes, raised and lowered like any loss. Rules: 202.4, 408.3."""
    from app.games.spoils.engine.replacing import replacements

    thing = Happening(Deed.LOSE_INFLUENCE, player=player, amount=damage)
    changes = (it for found in replacements(state, thing) for it in found.replacement.instead)
    return max(0, damage + sum(it.by for it in changes if isinstance(it, words.ChangeAmount)))


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
