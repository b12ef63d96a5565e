"""Mutations: cards that change their area, are turned over or come to be. Rules: 403, 411, 409.3.

Like `mutations`, this code writes the state and appends an event for each change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY, Memory
from app.games.spoils.engine.model.changes import Change
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.read.event_matching import triggered_by
from app.games.spoils.engine.write.invalidation import invalidate, invalidate_outside_play
from app.games.spoils.engine.write.mutations import NOBODY, emit, end_changes
from app.games.spoils.terms import Area
from app.games.tabletop.referee import rng


@dataclass(frozen=True, slots=True)
class Move:
    """Where one card goes. `controller` matters in play only, the owner else has it.

    `destroyed_by` is None unless the card is destroyed, then the cards that did it.
    """

    card: CardId
    into: Area
    controller: Player | None = None
    face_down: bool = False
    to_bottom: bool = False
    destroyed_by: tuple[CardId, ...] | None = None
    by_battle_damage: bool = False


def create(state: State, kind: int, owner: Player, area: Area) -> CardId:
    """A new card is in an area, its owner in control. Without event: the game is being set up."""
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
    """A faction is in play. Rules: 202.2, 601.1a."""
    state.faction.append(create(state, kind, owner, Area.IN_PLAY))


def create_deck(state: State, owner: Player, kinds: Sequence[int]) -> None:
    """New cards are in a deck. Their numbers are dealt by chance, so that they tell nothing."""
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
    """Cards change their areas together; what waits for their leaving sees them all still
    there. Rules: 402.4, 403, 409.2, 503.4.
    """
    origins = {move.card: came_from(state, move.card) for move in moves}
    leaving = [
        (event, triggered_by(state, event)) for move in moves for event in _leaving(state, move)
    ]
    for move in moves:
        _carry(state, move)
    for event, matched in leaving:
        emit(state, event, matched)
    for move in moves:
        if move.into is Area.IN_PLAY:
            controller = state.controller[move.card]
            origin = origins[move.card]
            emit(state, events.EnteredPlay(move.card, controller, move.face_down, origin))


def came_from(state: State, card: CardId) -> Area:
    """Where a card is, and one that is being deployed was before. Rules: 604.1c."""
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
            move.into,
            state.owner[card] if move.controller is None else move.controller,
            was_face_down=state.face_down[card],
            face_down=move.face_down,
        )
    )
    return found


def _carry(state: State, move: Move) -> None:
    """Take a card to its new place, as a card without a past. Rules: 402.4, 408.9, 409.2."""
    card, owner = move.card, state.owner[move.card]
    origin = state.area[card]
    pile_of(state, origin, owner).remove(card)
    is_copy = state.memory.get(card, NO_MEMORY).is_duplicate
    into = move.into
    if is_copy or (state.kind_of(card).card.is_token and into is not Area.IN_PLAY):
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
    if is_copy:
        state.memory[card] = Memory(is_duplicate=True)
    if Area.IN_PLAY in (origin, into):
        invalidate(state)
    else:
        invalidate_outside_play(state, card)


def _reset(state: State, card: CardId) -> None:
    """A card that changed area, or was turned over, is a new one. Rules: 402.4, 411.3."""
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


def _ends_with(change: Change, source: CardId) -> bool:
    """Whether something lasts no longer than its source is in play."""
    return change.source == source and change.ends == v.Until.WHILE_DEPLETED.value


def _remove_from_battle(state: State, battle: Battle, card: CardId) -> None:
    """What comes back is neither the card damage was assigned to, nor the one that assigned."""
    drop_from_battle(state, card)
    battle.assigned = [it for it in battle.assigned if it[1] != card]
    if card in battle.done:
        battle.done.remove(card)


def drop_from_battle(state: State, card: CardId) -> bool:
    """A card is in no party, and damage assigned to it is not inflicted. Rules: 302.15."""
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
    """A card in play is turned over: it leaves play and enters it anew, unless it is a token,
    which vanishes. Rules: 409.3a, 411.3, 411.4.
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
    """Cards from the top of a deck are in hand together. Rules: 306."""
    for card in cards:
        _carry(state, Move(card, Area.HAND))
    if cards:
        emit(state, events.Drew(player, cards, by_rule))
    return cards


def create_in_play(
    state: State, kind: int, owner: Player, controller: Player, count: int
) -> tuple[CardId, ...]:
    """New card tokens enter play together. Rules: 409.3, 409.3b."""
    made = tuple(create(state, kind, owner, Area.IN_PLAY) for _ in range(count))
    for card in made:
        state.controller[card] = controller
    for card in made:
        emit(state, events.EnteredPlay(card, controller))
    return made
