"""Obstacles in sentences, with the names of the cards that the player who is asked may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_plans, cost_precheck, deployable
from app.games.spoils.engine.model.actions import (
    Action,
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
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.decisions import Decision, DecisionKind
from app.games.spoils.engine.model.obstacles import Found, Obstacle
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.procedures import attacking
from app.games.spoils.engine.read import amounts, stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.facts import Threshold

QUESTIONS: Final[Mapping[DecisionKind, tuple[str, str]]] = MappingProxyType(
    {
        DecisionKind.ACT: ("603.2", "what to do in the turn"),
        DecisionKind.RESPOND: ("607.1", "how to respond"),
        DecisionKind.BATTLE_WINDOW: ("608.1c", "what to use in the battle"),
        DecisionKind.STARTING_RESOURCE: ("601.1b", "which resources start in play"),
        DecisionKind.WHO_STARTS: ("601.1c", "who starts"),
        DecisionKind.MULLIGAN: ("601.1f", "which cards to put back"),
        DecisionKind.ATTACH_TO_PAY: ("309.1", "which resources to pay with"),
        DecisionKind.PLAY_RESOURCE: ("605.1a", "which resource to play"),
        DecisionKind.ATTACKERS: ("608.1b", "who attacks"),
        DecisionKind.BLOCKERS: ("608.1d", "who blocks"),
        DecisionKind.DIVIDE: ("609.1c", "how to divide the damage"),
        DecisionKind.ORDER: ("503.4", "what comes first"),
        DecisionKind.PICK: ("310.1", "which card to pick"),
        DecisionKind.CHOOSE_CARD: ("402.1", "which card to choose"),
        DecisionKind.CHOOSE_NUMBER: ("410.2", "which number to choose"),
        DecisionKind.CHOOSE_OPTION: ("402.1", "which option to choose"),
        DecisionKind.NAME: ("402.1", "what to name"),
        DecisionKind.SEARCH: ("312.2", "which card to search for"),
        DecisionKind.MAY: ("402.1", "whether to do it"),
        DecisionKind.BID: ("413.1", "how much to bid"),
        DecisionKind.DEPLOY: ("604.1a", "which card to deploy"),
    }
)
"""The rule behind each kind of question in cr3, and the question in words."""

_THRESHOLDS: Final = (Obstacle.THRESHOLD, Obstacle.FLIP_UP_THRESHOLD)
_MOST_SHOWN: Final = 60
_HIDDEN: Final = "a hidden card"


def card_of(answer: Action) -> CardId | None:
    """The card that an answer is about; None if it is about none."""
    match answer:
        case Deploy(card) | UseAbility(card) | Choose(card) | PlayResource(card) | Attack(card):
            return card
        case _:
            return None


def sentence(state: State, decision: Decision, answer: Action, found: Found) -> str:
    """A reason as a sentence."""
    player, card = decision.player, card_of(answer)
    told = found.obstacle.words.format(
        it=_HIDDEN if card is None or not is_card(state, card) else name(state, player, card),
        by=_listed([name(state, player, it) for it in found.by]) or "A text",
        more=_more(state, decision, answer, found.obstacle),
    )
    return told[:1].upper() + told[1:]


def name(state: State, player: Player, card: CardId) -> str:
    """The name of a card, if the player may see it."""
    return state.name(card) if may_see(state, player, card) else _HIDDEN


def announced(state: State, player: Player, answer: Action) -> str:
    """An answer in words, legal or not, by what its player may see."""
    card = card_of(answer)
    if card is not None and not is_card(state, card):
        return f"'{str(answer)[:_MOST_SHOWN]}'"
    it = _HIDDEN if card is None else name(state, player, card)
    match answer:
        case Deploy(flip_up=flip_up):
            return f"Flipping up {it}" if flip_up else f"Deploying {it}"
        case UseAbility():
            return f"Using an ability of {it}"
        case Attack():
            return f"Attacking {it}"
        case PlayResource(face_down=face_down):
            return f"Playing {it} {'face-down' if face_down else 'as a resource'}"
        case Choose():
            return f"Choosing {it}"
        case EndTurn():
            return "Ending the turn"
        case Done():
            return "Being done"
        case _:
            return f"'{str(answer)[:_MOST_SHOWN]}'"


def is_card(state: State, card: CardId) -> bool:
    """True if a game has a card of that number."""
    return type(card) is int and 0 <= card < len(state.kind)


def _listed(names: Sequence[str]) -> str:
    *first, last = dict.fromkeys(names) or ("",)
    return f"{', '.join(first)} and {last}" if first else last


def _more(state: State, decision: Decision, answer: Action, about: Obstacle) -> str:
    """A number or name to tell about an obstacle; empty where nothing can."""
    player, card = decision.player, card_of(answer)
    if about in (Obstacle.COSTS, Obstacle.ABILITY_COSTS):
        return _in_the_way(state, player, answer)
    if about is Obstacle.THRESHOLD and card is not None:
        return _missing(state, player, deployable.threshold_asked(state, player, card))
    if about is Obstacle.FLIP_UP_THRESHOLD and card is not None:
        asked = [Threshold.of(it.threshold) for it in text_of(state, card).flip_ups]
        return " or ".join(_missing(state, player, it) for it in asked)
    if about in (Obstacle.TOO_DEAR, Obstacle.FLIP_UP_TOO_DEAR) and card is not None:
        costs = [state.kind_of(card).card.cost or 0]
        if about is Obstacle.FLIP_UP_TOO_DEAR:
            costs = [it.cost for it in text_of(state, card).flip_ups]
        return f"it is {min(costs)}, and {_free(state, player)}"
    if about is Obstacle.ATTACK_TOO_DEAR:
        price = attacking.attack_price(state, player, ())
        return f"it is {price}, and {_free(state, player)}"
    if about is Obstacle.ABILITY_TOO_DEAR:
        return _free(state, player)
    source = decision.source
    words = QUESTIONS[decision.kind][1]
    return words if source is None else f"{words}, for {name(state, player, source)}"


def _in_the_way(state: State, player: Player, answer: Action) -> str:
    """The step of a cost that cannot be carried out, after a colon; empty if none is found."""
    card, steps = card_of(answer), tuple[v.Step, ...]()
    if card is None or not may_see(state, player, card):
        return ""
    text = text_of(state, card)
    if isinstance(answer, UseAbility):
        steps = text.abilities[answer.number].cost
    elif len(text.choices) == 1:
        steps = text.extra_costs(text.choices[0])
    step = _step_in_the_way(state, player, card, steps)
    words = "" if step is None else _STEPS.get(type(step), "")
    return f": {words}" if words else ""


def _step_in_the_way(
    state: State, player: Player, card: CardId, steps: Sequence[v.Step]
) -> v.Step | None:
    """The first step of a cost that cannot be carried out as the cards lie.

    None where none is found before a step that could change that. A condition on what is responded
    to is not looked at in a window.
    """
    scope = Scope(state, card, player, state.memory.get(card, NO_MEMORY).text)
    decision = state.decision
    in_response = decision is not None and decision.kind is DecisionKind.RESPOND
    for step in steps:
        if isinstance(step, v.Only):
            if not in_response and not amounts.holds(scope, step.condition):
                return step
            continue
        if not cost_precheck.can_be_done(scope, step, {}, are_marks_as_before=True):
            return step
        if cost_plans.standing_of(step) in _UNCERTAIN_AFTER:
            return None
    return None


_UNCERTAIN_AFTER: Final = (cost_plans.Standing.OPEN, cost_plans.Standing.MARKS)

_STEPS: Final[Mapping[type[v.Step], str]] = MappingProxyType(
    {
        v.Only: "its text asks for a condition that does not hold",
        v.Pick: "there is no card to pick",
        v.Choose: "there are too few cards to choose",
        v.Deplete: "it is depleted already",
        v.RemoveTokens: "there are too few tokens on it",
        v.Discard: "there are too few cards in hand",
    }
)
"""Steps of costs, in words about why they cannot be carried out."""


def _free(state: State, player: Player) -> str:
    count = len(stats.free_resources(state, player))
    return "1 resource is free" if count == 1 else f"{count or 'no'} resources are free"


def _missing(state: State, player: Player, asked: Threshold) -> str:
    """The icons that are missing, in words."""
    o, g, e, d, r, volition = stats.icons(state, player)
    lacking = asked.lacking(Threshold((o, g, e, d, r, volition)))
    return f"{_listed([f'{count} {icon.word}' for icon, count in lacking])} more is asked for"
