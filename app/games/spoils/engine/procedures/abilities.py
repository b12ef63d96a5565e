"""Using an ability, step by step. Rules: 606, 502."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames, windows
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.card_text import works_face_down
from app.games.spoils.engine.model.derived_cache import NumberedAbility
from app.games.spoils.engine.model.locals import AbilityLocals, CostLocals, Purpose
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.windows import NO_RESPONSE, Response
from app.games.spoils.engine.procedures import costs, interpreter
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.read.active_text import (
    reader,
    rules_for,
    scope_of,
    text_of,
    texts_change,
)
from app.games.spoils.engine.write import mutations, progress, snapshots


def read_by(state: State, player: Player) -> list[NumberedAbility]:
    """The abilities whose text a player reads, or may use in another's place, where they work."""
    return [*_in_play(state, player), *_elsewhere(state, player)]


def _in_play(state: State, player: Player) -> Sequence[NumberedAbility]:
    """The abilities of cards in play that the player, or whoever lends theirs, reads."""
    are_lent = bool(rules_for(state, player, v.MayUseAbilities))
    known = state.derived.abilities.get((player, are_lent))
    if known is None:
        able, any_text = state.game.with_abilities, texts_change(state)
        known = [
            it
            for card in state.in_play
            if (any_text or state.kind[card] in able)
            and (not state.face_down[card] or state.kind[card] in state.game.used_face_down)
            for it in _where_it_is(state, card)
            if are_lent or it[2].users is not v.Player.YOU or reader(state, card) == player
        ]
        state.derived.abilities[player, are_lent] = known
    return known


def _elsewhere(state: State, player: Player) -> Sequence[NumberedAbility]:
    """The abilities that work where the player's cards are outside play. Rules: 201.5b."""
    game = state.game
    any_text = texts_change(state)
    if not (game.used_elsewhere or any_text):
        return ()
    return [
        it
        for card in state.discard_pile[player] + state.hand[player]
        if any_text or state.kind[card] in game.used_elsewhere
        for it in _where_it_is(state, card)
    ]


def _where_it_is(state: State, card: CardId) -> list[NumberedAbility]:
    """The abilities of a card that work where and as it lies. Rules: 201.5b."""
    lies = stats.lies_face_down(state, card)
    return [
        (card, number, ability)
        for number, ability in enumerate(text_of(state, card).abilities)
        if ability.area is state.area[card] and (not lies or works_face_down(ability))
    ]


def user_of(state: State, player: Player, card: CardId, ability: v.Ability) -> Player:
    """The player in whose place an ability would be used. Rules: 401.2a, 606.1a.

    It is the player's own, or the opponent's where a text allows that.
    """
    if player == reader(state, card) and ability.users is v.Player.YOU:
        return player
    if player in scope_of(state, card).players(ability.users):
        return player
    for rule, scope in rules_for(state, player, v.MayUseAbilities):
        if card in filters.meant(scope, rule.cards):
            return 1 - player
    return player


def start(
    state: State,
    player: Player,
    card: CardId,
    number: int,
    *,
    response: Response = NO_RESPONSE,
    times: int = 1,
) -> Frame:
    """Announce an ability. Its text is kept as it reads now. Rules: 606.1a, 502.4."""
    snapshots.keep(state)
    ability = text_of(state, card).abilities[number]
    user = user_of(state, player, card, ability)
    text = state.memory.get(card, NO_MEMORY).text.clone()
    text.this, text.to_ability = state.ref(card), response.is_to_ability
    text.cards[v.Role.RESPONDED_TO] = () if response.to is None else (response.to,)
    if (host := state.attached_to[card]) >= 0:
        text.cards[v.Role.HOST] = (state.ref(host),)
    own = AbilityLocals(ability, number, times)
    if user != player:
        own.reader = own.in_place_of = user
    return frames.push(state, "ability", player, own, source=card, text=text)


def satisfy(state: State, frame: Frame) -> None:
    """Satisfy all costs; a numeric one only where a pay asks for it. Rules: 606.1c, 406.4."""
    if state.game.rules.triggers_wait_for_costs:
        progress.hold_triggers(state)
    using = frames.own(frame, AbilityLocals)
    cost = using.ability.cost
    own = CostLocals(
        cost,
        purpose=Purpose.USING,
        ability=using.ability,
        numeric=costs.asked_by(cost),
        reader=using.reader,
        in_place_of=using.in_place_of,
    )
    costs.start(state, frame.player, frame.source, own, frame.text)


def tell(state: State, frame: Frame) -> None:
    """Emit that the ability was used, its costs being satisfied; triggers go on. 606.1e."""
    if state.game.rules.triggers_wait_for_costs:
        progress.release_triggers(state)
    snapshots.drop(state)
    number = frames.own(frame, AbilityLocals).number
    mutations.emit(state, events.AbilityUsed(frame.source, frame.player, number))


def wait(state: State, frame: Frame) -> None:
    """Wait for the opponent to respond. Rules: 606.1f."""
    windows.open_window(state, 1 - frame.player, frame.source, is_ability=True)


def resolve(state: State, frame: Frame) -> None:
    """Follow the effect as it was written when it was used. Rules: 606.1g, 502.4, 407.1a."""
    own = frames.own(frame, AbilityLocals)
    if own.is_terminated:
        return
    user = frame.player if own.in_place_of is None else own.in_place_of
    text = frame.text.clone()
    text.by_controller = own.ability.users is v.Player.YOU
    interpreter.start(state, user, frame.source, own.ability.effect * own.times, text)


ABILITY: Final[tuple[frames.Step, ...]] = (satisfy, tell, wait, resolve)
