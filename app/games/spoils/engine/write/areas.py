"""Mutations that move cards to another area, turn them over or create them. 403, 411, 409.3.

Like `mutations`, this code writes the state and appends an event for each change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY, Memory
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.read import amounts
from app.games.spoils.engine.read.active_text import scope_of, text_of
from app.games.spoils.engine.read.event_matching import triggered_by
from app.games.spoils.engine.write.invalidation import invalidate, invalidate_outside_play
from app.games.spoils.engine.write.mutations import NOBODY, emit, end_changes
from app.games.spoils.terms import Area
from app.games.tabletop.referee import rng


@dataclass(frozen=True, slots=True)
class Move:
    """The move of one card into an area.

    `controller` matters in play only; elsewhere it is the owner. `attached_to` is the card that
    it enters play attached to. `destroyed_by` holds the cards that destroyed it, and is None if
    it was not destroyed.
    """

    card: CardId
    into: Area
    controller: Player | None = None
    face_down: bool = False
    to_bottom: bool = False
    attached_to: CardId | None = None
    destroyed_by: tuple[CardId, ...] | None = None
    by_battle_damage: bool = False


def create(state: State, kind: int, owner: Player, area: Area) -> CardId:
    """Create a card in an area, under its owner's control, without an event."""
    card = CardId(len(state.kind))
    state.kind.append(kind)
    state.owner.append(owner)
    state.controller.append(owner)
    state.area.append(area)
    state.arrival.append(0)
    state.face_down.append(False)
    state.depleted.append(False)
    state.ready.append(False)
    state.attached_to.append(NOBODY)
    state.damage.append({})
    state.tokens.append(0)
    pile_of(state, area, owner).append(card)
    invalidate(state)
    return card


def create_faction(state: State, kind: int, owner: Player) -> None:
    """Create a faction in play. Rules: 202.2, 601.1a."""
    state.faction.append(create(state, kind, owner, Area.IN_PLAY))


def create_deck(state: State, owner: Player, kinds: Sequence[int]) -> None:
    """Create the cards of a deck; their numbers are dealt by chance, so that they tell nothing."""
    state.rng, order = rng.shuffled(state.rng, len(kinds))
    for place in order:
        create(state, kinds[place], owner, Area.DECK)


def pile_of(state: State, area: Area, owner: Player) -> list[CardId]:
    """The list that holds the cards of an area."""
    match area:
        case Area.IN_PLAY:
            return state.in_play
        case Area.BEING_DEPLOYED:
            return state.being_deployed
        case Area.DECK:
            return state.deck[owner]
        case Area.HAND:
            return state.hand[owner]
        case Area.DISCARD_PILE:
            return state.discard_pile[owner]
        case Area.OUT_OF_GAME:
            return state.out_of_game[owner]
        case Area.VOID:
            return state.void[owner]


def relocate(state: State, moves: Sequence[Move]) -> None:
    """Move cards to other areas together. Rules: 402.4, 403, 409.2, 503.4, 507.2a.

    Triggers that wait for their leaving see them all still there; those that wait for their
    arrival see them with the tokens that they enter with, and attached to their hosts.
    """
    origins = {move.card: came_from(state, move.card) for move in moves}
    leaving = [
        (event, triggered_by(state, event)) for move in moves for event in _leaving(state, move)
    ]
    for move in moves:
        _carry(state, move)
    arrived = [event for move in moves for event in _arrange(state, move)]
    for event, matched in leaving:
        emit(state, event, matched)
    for move in moves:
        if state.area[move.card] is Area.IN_PLAY:
            controller = state.controller[move.card]
            origin = origins[move.card]
            emit(state, events.EnteredPlay(move.card, controller, move.face_down, origin))
    for event in arrived:
        emit(state, event)


def _arrange(state: State, move: Move) -> Iterator[Event]:
    """Attach a card that arrived in play and put the tokens on it that it enters with."""
    card, host = move.card, move.attached_to
    if state.area[card] is not Area.IN_PLAY:
        return
    if not move.face_down:
        scope = scope_of(state, card)
        for it in text_of(state, card).enters_with:
            if amounts.holds(scope, it.condition):
                amount = amounts.amount(scope, it.tokens)
                if amount:
                    state.tokens[card] += amount
                    invalidate(state)
                    yield events.TokensPut(card, amount)
    if host is not None and state.area[host] is Area.IN_PLAY:
        state.attached_to[card] = host
        invalidate(state)
        yield events.Attached(card, host)


def came_from(state: State, card: CardId) -> Area:
    """The area of a card; for one being deployed, the area it was in before. Rules: 604.1c."""
    area = state.area[card]
    if area is not Area.BEING_DEPLOYED:
        return area
    return state.memory.get(card, NO_MEMORY).origin or area


def _leaving(state: State, move: Move) -> list[Event]:
    """The events of a card going away, in order."""
    card = move.card
    found: list[Event] = []
    if state.area[card] is Area.IN_PLAY:
        last = state.controller[card]
        if move.destroyed_by is not None:
            found.append(events.Destroyed(card, last, move.destroyed_by, move.by_battle_damage))
        found.append(events.LeftPlay(card, last, move.into))
    found.append(
        events.CardMoved(
            card,
            state.owner[card],
            state.area[card],
            Area.OUT_OF_GAME if _is_duplicate(state, card) else move.into,
            state.owner[card] if move.controller is None else move.controller,
            was_face_down=state.face_down[card],
            face_down=move.face_down,
        )
    )
    return found


def _is_duplicate(state: State, card: CardId) -> bool:
    """Return whether a card disappears wherever it goes. Rules: 307.4."""
    return state.memory.get(card, NO_MEMORY).original is not None


def _carry(state: State, move: Move) -> None:
    """Take a card to its new place, as a card without a past. Rules: 402.4, 408.9, 409.2."""
    card, owner = move.card, state.owner[move.card]
    origin = state.area[card]
    pile_of(state, origin, owner).remove(card)
    original = state.memory.get(card, NO_MEMORY).original
    into = move.into
    if _is_duplicate(state, card) or (
        state.kind_of(card).card.is_token and into is not Area.IN_PLAY
    ):
        into = Area.OUT_OF_GAME
    pile = pile_of(state, into, owner)
    if into is Area.DECK and not move.to_bottom:
        pile.insert(0, card)
    else:
        pile.append(card)
    state.area[card] = into
    state.face_down[card] = move.face_down
    state.controller[card] = owner if move.controller is None else move.controller
    _reset(state, card)
    if original is not None:
        state.memory[card] = Memory(original=original)
    if Area.IN_PLAY in (origin, into):
        invalidate(state)
    else:
        invalidate_outside_play(state, card)


def _reset(state: State, card: CardId) -> None:
    """Reset a card that changed area or was turned over: it is a new one. Rules: 402.4, 411.3."""
    state.arrival[card] += 1
    state.depleted[card] = False
    state.ready[card] = False
    state.attached_to[card] = NOBODY
    state.damage[card] = {}
    state.tokens[card] = 0
    state.spared.pop(card, None)
    if state.area[card] is not Area.IN_PLAY:
        state.memory.pop(card, None)
        end_changes(state, [it for it in state.changes if _ends_with(it, card)])
        for other in state.in_play:
            if state.attached_to[other] == card:
                state.attached_to[other] = NOBODY
    if state.battle is not None:
        _remove_from_battle(state, state.battle, card)


def _ends_with(change: LastingChange, source: CardId) -> bool:
    """True if the change ends when its source leaves play."""
    return change.source == source and change.ends == v.Until.WHILE_DEPLETED.value


def _remove_from_battle(state: State, battle: Battle, card: CardId) -> None:
    """Drop a card from the battle, and all notes of damage that it assigned or was assigned."""
    drop_from_battle(state, card)
    battle.assigned = [it for it in battle.assigned if it[1] != card]
    if card in battle.done:
        battle.done.remove(card)


def drop_from_battle(state: State, card: CardId) -> bool:
    """Drop a card from its party; damage assigned to it is not inflicted. Rules: 302.15."""
    battle = state.battle
    if battle is None or card not in battle.attacking + battle.blocking + battle.blockers_added:
        return False
    for party in (battle.attacking, battle.blocking, battle.blockers_added):
        if card in party:
            party.remove(card)
    battle.assigned = [it for it in battle.assigned if it[1] != card]
    invalidate(state)
    return True


def flip(state: State, card: CardId, *, face_down: bool, controller: Player) -> None:
    """Turn a card in play over: it leaves play and enters it anew. Rules: 409.3a, 411.3, 411.4.

    A token vanishes instead.
    """
    if state.kind_of(card).card.is_token:
        relocate(state, [Move(card, Area.OUT_OF_GAME)])
        return
    left = events.LeftPlay(card, state.controller[card], Area.IN_PLAY)
    matched = triggered_by(state, left)
    turned = events.Flipped(card, face_down)
    matched_turn = triggered_by(state, turned) if face_down else None
    state.face_down[card] = face_down
    state.controller[card] = controller
    state.memory.pop(card, None)
    _reset(state, card)
    invalidate(state)
    emit(state, left, matched)
    emit(state, turned, matched_turn)
    emit(state, events.EnteredPlay(card, controller, face_down))


def top_of(state: State, player: Player, count: int) -> tuple[CardId, ...]:
    """The top cards of a deck, as many as there are. Rules: 306.2."""
    return tuple(state.deck[player][:count])


def draw(
    state: State, player: Player, cards: tuple[CardId, ...], *, by_rule: bool = False
) -> tuple[CardId, ...]:
    """Move cards from the top of a deck to the hand together. Rules: 306."""
    for card in cards:
        _carry(state, Move(card, Area.HAND))
    if cards:
        emit(state, events.Drew(player, cards, by_rule))
    return cards


def create_in_play(
    state: State, kind: int, owner: Player, controller: Player, count: int
) -> tuple[CardId, ...]:
    """Create card tokens, which enter play together. Rules: 409.3, 409.3b."""
    made = tuple(create(state, kind, owner, Area.IN_PLAY) for _ in range(count))
    for card in made:
        state.controller[card] = controller
    for card in made:
        emit(state, events.EnteredPlay(card, controller))
    return made
