"""Members of battle parties, and the states of cards that texts ask about. Rules: 302."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import active_text, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area, CardType


def party_of(state: State, card: CardId) -> Sequence[CardId]:
    """The battle party a character is in, itself included. Rules: 302.14."""
    battle = state.battle
    if battle is None:
        return ()
    if card in battle.attacking:
        return battle.attacking
    return battle.blocking if card in battle.blocking else ()


def party_against(state: State, card: CardId) -> Sequence[CardId]:
    """The party that faces a character in a battle. Rules: 302.10."""
    battle = state.battle
    if battle is None:
        return ()
    if card in battle.attacking:
        return battle.blocking
    return battle.attacking if card in battle.blocking else ()


def is_in_battle(state: State, card: CardId) -> bool:
    """True if a character is a member of a party. Rules: 302.9."""
    return bool(party_of(state, card))


def is_covert_party(state: State, party: Sequence[CardId]) -> bool:
    """True if all members of a party are covert, or a text makes it so. Rules: 302.11, 507.3a."""
    return (bool(party) and all(stats.is_covert(state, card) for card in party)) or any(
        active_text.rules_on(state, card, v.CovertParty) for card in party
    )


def attack_target(state: State) -> CardId | None:
    """The target of the attack, unless it was lost track of. Rules: 302.1, 407.5."""
    battle = state.battle
    if battle is None or battle.target is None:
        return None
    them = state.tracked((battle.target,))
    if not them:
        return None
    (card,) = them
    if not stats.is_type(state, card, CardType.FACTION):
        defends = 1 - battle.attacker
        still = stats.is_type(state, card, CardType.LOCATION)
        if not still or state.controller[card] != defends:
            return None
    return card


def is_in_state(scope: Scope, card: CardId, asked: v.State) -> bool:
    """True if a card is in the state that a text asks about."""
    state = scope.state
    battle = state.battle
    match asked:
        case v.State.DEPLETED:
            return state.depleted[card]
        case v.State.RESTORED:
            return not state.depleted[card]
        case v.State.COVERT:
            return stats.is_covert(state, card)
        case v.State.FACE_DOWN:
            return state.face_down[card]
        case v.State.ATTACKING:
            return battle is not None and card in battle.attacking
        case v.State.BLOCKING:
            return battle is not None and card in battle.blocking
        case v.State.IN_BATTLE:
            return is_in_battle(state, card)
        case v.State.NOT_IN_BATTLE:
            return not is_in_battle(state, card)
        case v.State.ATTACHED_TO_FACTION:
            return state.attached_to[card] in state.faction
        case v.State.IN_COVERT_PARTY:
            return is_covert_party(state, party_of(state, card))
        case v.State.ATTACKING_ALONE:
            return battle is not None and battle.attacking == [card]
        case v.State.TARGET_OF_ATTACK:
            return attack_target(state) == card
        case v.State.SINCE_TURN_STARTED:
            return state.ready[card]
        case _:
            return _has_text(state, card, asked) or _did_this_turn(scope, card, asked)


def _has_text(state: State, card: CardId, asked: v.State) -> bool:
    if stats.lies_face_down(state, card):
        return False
    match asked:
        case v.State.WITH_ABILITY:
            return bool(active_text.text_of(state, card).abilities)
        case v.State.WITH_UNIQUE:
            return bool(stats.uniques(state, card))
        case _:
            return False


def since_it_entered(state: State, card: CardId) -> Sequence[Event]:
    """The events of this turn, without those of another card that this one was before it
    entered play. Rules: 402.4, 411.3.
    """
    if state.area[card] is Area.IN_PLAY:
        for place in range(len(state.this_turn) - 1, -1, -1):
            event = state.this_turn[place]
            if isinstance(event, events.EnteredPlay) and event.card == card:
                return state.this_turn[place:]
    return state.this_turn


def _did_this_turn(scope: Scope, card: CardId, asked: v.State) -> bool:
    """The events of this turn that concern a card.

    A character bears damage of this turn only, also in a position laid out with it (602.1a).
    """
    if (
        asked is v.State.HAS_RECEIVED_DAMAGE
        and scope.state.damage[card]
        and stats.is_character(scope.state, card)
    ):
        return True
    if asked is v.State.IN_PLAY_SINCE_TURN_STARTED:
        return not any(
            isinstance(it, events.EnteredPlay) and it.card == card for it in scope.state.this_turn
        )
    for event in since_it_entered(scope.state, card):
        match asked, event:
            case v.State.ATTACKED_THIS_TURN, events.Attacked(party=party):
                if card in party:
                    return True
            case v.State.HAS_ASSIGNED_DAMAGE, events.DamageAssigned(source=source):
                if card == source:
                    return True
            case v.State.HAS_RECEIVED_DAMAGE, events.DamageInflicted(target=target):
                if card == target:
                    return True
            case (
                v.State.HAS_DAMAGED_YOUR_FACTION,
                events.DamageInflicted(target=target, sources=sources),
            ):
                if card in sources and target == scope.state.faction[scope.you]:
                    return True
            case (
                v.State.DAMAGED_BY_THIS,
                events.DamageInflicted(target=target, sources=sources),
            ):
                if card == target and scope.source in sources:
                    return True
    return False


def can_enter_battle(state: State, card: CardId) -> bool:
    """True if a card is a character in play that is not depleted. Rules: 608.1b, 608.1d."""
    return not state.depleted[card] and could_enter_restored(state, card)


def could_enter_restored(state: State, card: CardId) -> bool:
    """True if a card is a character in play, depleted or not. Rules: 608.1b, 608.1d."""
    return (
        state.area[card] is Area.IN_PLAY
        and not state.face_down[card]
        and CardType.CHARACTER in stats.types(state, card)
    )
