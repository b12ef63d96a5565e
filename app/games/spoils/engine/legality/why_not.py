"""Reasons why an answer is not legal, from the same tests that decide what is legal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Final

from app.games.spoils.engine.legality import deployable, reason_words
from app.games.spoils.engine.legality.actions import leads_on, legal_actions, obstacles_to_acting
from app.games.spoils.engine.legality.usable_abilities import obstacles_to_using
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    Player,
    PlayResource,
    UseAbility,
)
from app.games.spoils.engine.model.card_text import works_face_down
from app.games.spoils.engine.model.decisions import WINDOWS, Decision, DecisionKind
from app.games.spoils.engine.model.locals import AttackLocals
from app.games.spoils.engine.model.obstacles import UNSEARCHED, Found, Obstacle, Obstacles
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.model.windows import response_in
from app.games.spoils.engine.procedures import abilities, attacking
from app.games.spoils.engine.read import blocking, prices, stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.terms import Area, CardType

MOST_REASONS: Final = 3
"""Reasons after these are left out: who is told three things does not wait for a fourth."""

_IN_QUESTIONS: Final = frozenset(
    {
        Obstacle.OTHER_QUESTION,
        Obstacle.CHOSEN_ALREADY,
        Obstacle.NOT_ON_OFFER,
        Obstacle.NO_SUCH_OPTION,
        Obstacle.CHOICE_DUE,
    }
)
"""Obstacles whose rule is that of the question which is open."""

_ACTIONS: Final = (
    Deploy, UseAbility, Attack, EndTurn, Done, Choose, Answer, PlayResource
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason why an answer is not legal: the rule in cr3, a sentence, and the cards in the way.

    The sentence names only cards that the player who is asked may see. Where `is_certain` is False
    the answer may be legal: a search for its costs ended before it could tell.
    """

    rule: str
    words: str
    cards: tuple[CardId, ...] = ()
    is_certain: bool = True


def why_not(state: State, answer: Action) -> tuple[Reason, ...]:
    """The reasons why an answer to the open question is not legal; none for a legal one."""
    decision = state.decision
    if decision is None:
        return (Reason(Obstacle.GAME_OVER.rule, Obstacle.GAME_OVER.words),)
    if any(it == answer and str(it) == str(answer) for it in legal_actions(state)):
        return ()
    found = dict.fromkeys(islice(_obstacles(state, decision, answer), MOST_REASONS))
    return tuple(_reason(state, decision, answer, it) for it in found)


def _reason(state: State, decision: Decision, answer: Action, found: Found) -> Reason:
    about = found.obstacle
    rule, player = about.rule, decision.player
    if about in _IN_QUESTIONS:
        rule = reason_words.QUESTIONS[decision.kind][0]
    by = tuple(dict.fromkeys(it for it in found.by if may_see(state, player, it)))
    words = reason_words.sentence(state, decision, answer, found)
    return Reason(rule, words, by, about not in UNSEARCHED)


def _obstacles(state: State, decision: Decision, answer: object) -> Obstacles:
    """Yield what keeps an illegal answer from being legal: one obstacle at least."""
    if not isinstance(answer, _ACTIONS):
        yield Found(Obstacle.NO_ANSWER)
    elif (card := reason_words.card_of(answer)) is not None and not reason_words.is_card(
        state, card
    ):
        yield Found(Obstacle.NO_CARD)
    elif answer in decision.options:
        is_known = leads_on(state, answer) is False
        yield Found(Obstacle.LEADS_NOWHERE if is_known else Obstacle.LEADS_ON_UNKNOWN)
    elif decision.kind in WINDOWS:
        yield from _in_window(state, decision, answer)
    else:
        yield from _in_question(state, decision, answer)


def _in_window(state: State, decision: Decision, answer: Action) -> Obstacles:
    player, kind = decision.player, decision.kind
    is_acting = kind is DecisionKind.ACT
    match answer:
        case EndTurn():
            yield Found(Obstacle.ATTACK_OWED, _owing(state, player)) if is_acting else _NO_END
        case Done():
            yield Found(Obstacle.NOTHING_TO_CLOSE)
        case Deploy() | UseAbility() | Attack():
            yield from obstacles_to_acting(state, player, kind)
            match answer:
                case Deploy(card, flip_up=False):
                    yield from _to_deploying(state, player, card, is_acting=is_acting)
                case Deploy(card):
                    yield from _to_flipping_up(state, player, card, is_acting=is_acting)
                case UseAbility(card, number):
                    yield from _to_using(state, player, card, number)
                case Attack(target):
                    yield from _to_attacking(state, player, target, is_acting=is_acting)
        case _:
            yield Found(Obstacle.OTHER_QUESTION)


def _owing(state: State, player: Player) -> tuple[CardId, ...]:
    """The characters that have to attack before the turn ends. Rules: 505.1."""
    able = (
        card
        for target in attacking.targets(state, player)
        for card in attacking.possible_attackers(state, player, target)
        if attacking.demands_to_attack(state, card)
    )
    return tuple(dict.fromkeys(able))


def _to_deploying(state: State, player: Player, card: CardId, *, is_acting: bool) -> Obstacles:
    if card not in state.hand[player] and card not in prices.playable_as_in_hand(state, player):
        yield Found(Obstacle.NO_DEPLOY_FROM_THERE)
        return
    if (found := deployable.untimely(state, card, on_own_turn=is_acting)) is not None:
        yield found
        if found.obstacle in (Obstacle.RESOURCE, Obstacle.FACTION):
            return
    price, response = prices.price_of(state, player, card), response_in(state.frames[-1])
    yield from deployable.obstacles_before_costs(state, player, card, price)
    yield from deployable.obstacles_by_costs(state, player, card, price, response)


def _to_flipping_up(state: State, player: Player, card: CardId, *, is_acting: bool) -> Obstacles:
    yield from deployable.obstacles_to_flipping_up(state, player)
    if not stats.lies_face_down(state, card) or state.controller[card] != player:
        yield Found(Obstacle.NOT_FACE_DOWN)
    elif card not in deployable.with_flip_up(state):
        yield Found(Obstacle.NO_FLIP_UP)
    else:
        if (found := deployable.untimely(state, card, on_own_turn=is_acting)) is not None:
            yield found
        response = response_in(state.frames[-1])
        yield from deployable.obstacles_to_this_flip_up(state, player, card, response)


def _to_using(state: State, player: Player, card: CardId, number: int) -> Obstacles:
    if not may_see(state, player, card):
        yield Found(Obstacle.ABILITY_OF_OTHERS)
        return
    known = text_of(state, card).abilities
    if type(number) is not int or not 0 <= number < len(known):
        yield Found(Obstacle.NO_ABILITY)
        return
    ability = known[number]
    if (card, number, ability) in abilities.read_by(state, player):
        response = response_in(state.frames[-1])
        yield from obstacles_to_using(state, player, card, number, ability, response)
    elif stats.lies_face_down(state, card) and not works_face_down(ability):
        yield Found(Obstacle.ABILITY_FACE_DOWN)
    elif ability.area is not state.area[card]:
        yield Found(Obstacle.ABILITY_ELSEWHERE)
    else:
        yield Found(Obstacle.ABILITY_OF_OTHERS)


def _to_attacking(state: State, player: Player, target: CardId, *, is_acting: bool) -> Obstacles:
    if not is_acting:
        yield Found(Obstacle.NO_ATTACK_NOW)
        return
    if target not in attacking.targets(state, player):
        is_own = state.area[target] is Area.IN_PLAY and state.controller[target] == player
        yield Found(Obstacle.OWN_TARGET if is_own else Obstacle.NO_TARGET)
        return
    yield from attacking.obstacles_to_target(state, player, target)


_NO_END: Final = Found(Obstacle.NO_END_NOW)


def _in_question(state: State, decision: Decision, answer: Action) -> Obstacles:
    """Yield what keeps an answer from answering a question with options."""
    player, kind = decision.player, decision.kind
    match answer:
        case Choose(card) if kind is DecisionKind.ATTACKERS:
            yield from _as_attacker(state, decision, card)
        case Choose(card) if kind is DecisionKind.BLOCKERS:
            yield from _as_blocker(state, decision, card)
        case Choose(card) if kind is DecisionKind.ATTACH_TO_PAY:
            yield from _as_payment(state, decision, card)
        case Choose(card) if card in decision.chosen:
            yield Found(Obstacle.CHOSEN_ALREADY)
        case Choose() if any(isinstance(it, Choose) for it in decision.options):
            yield Found(Obstacle.NOT_ON_OFFER)
        case Done():
            yield Found(_undone(decision))
        case PlayResource(card) if kind is DecisionKind.PLAY_RESOURCE:
            hand = state.hand[player] + prices.playable_as_in_hand(state, player)
            yield Found(Obstacle.FACE_UP if card in hand else Obstacle.NOT_IN_HAND)
        case Answer() if any(isinstance(it, Answer) for it in decision.options):
            yield Found(Obstacle.NO_SUCH_OPTION)
        case _:
            yield Found(Obstacle.OTHER_QUESTION)


def _undone(decision: Decision) -> Obstacle:
    """Return what keeps a question from being closed."""
    if decision.kind is DecisionKind.ATTACKERS:
        return Obstacle.PARTY_UNFINISHED if decision.chosen else Obstacle.PARTY_EMPTY
    if decision.kind is DecisionKind.BLOCKERS:
        return Obstacle.PARTY_UNFINISHED if decision.chosen else Obstacle.BLOCK_DEMANDED
    if decision.kind is DecisionKind.ATTACH_TO_PAY:
        return Obstacle.PAYMENT_DUE
    if decision.kind is DecisionKind.PLAY_RESOURCE:
        return Obstacle.RESOURCE_DEMANDED
    return Obstacle.CHOICE_DUE


def _as_attacker(state: State, decision: Decision, card: CardId) -> Obstacles:
    if card in decision.chosen:
        yield Found(Obstacle.ATTACKER_CHOSEN)
        return
    target = frames.own(state.frames[-1], AttackLocals).target
    found = [
        *attacking.obstacles_to_attacking(state, decision.player, target),
        *attacking.obstacles_as_attacker(state, card, decision.player, target),
    ]
    yield from found or [Found(Obstacle.PARTY_MISFIT)]


def _as_blocker(state: State, decision: Decision, card: CardId) -> Obstacles:
    if card in decision.chosen:
        yield Found(Obstacle.BLOCKER_CHOSEN)
        return
    assert state.battle is not None
    party = state.battle.attacking
    found = [
        *blocking.obstacles_to_blocking(state, decision.player, party),
        *blocking.obstacles_as_blocker(state, card, decision.player, party),
    ]
    yield from found or [Found(Obstacle.PARTY_MISFIT)]


def _as_payment(state: State, decision: Decision, card: CardId) -> Obstacles:
    is_own = state.area[card] is Area.IN_PLAY and state.controller[card] == decision.player
    if card in decision.chosen:
        yield Found(Obstacle.CHOSEN_ALREADY)
    elif not is_own or not stats.is_type(state, card, CardType.RESOURCE):
        yield Found(Obstacle.NO_RESOURCE)
    elif state.attached_to[card] >= 0:
        yield Found(Obstacle.RESOURCE_ATTACHED)
    else:
        yield Found(Obstacle.RESOURCE_ALIKE)
