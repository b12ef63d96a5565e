"""Whether costs can be satisfied, found out on a twin of the state. Rules: 401.2, 604.1e."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import atoms, costs, plain_costs, runner, stats
from app.games.spoils.engine.actions import DONE, Action, CardId, Choose, Done, Player
from app.games.spoils.engine.changing import text_of
from app.games.spoils.engine.decisions import WINDOWS, Decision, DecisionKind
from app.games.spoils.engine.state import Frame, State

MOST_TRIES: Final = 400
"""How many answers are tried out, at most, to see whether costs can be satisfied."""

STEPS_TO_A_LOOP: Final = 200
"""Orders asked for after so many steps of a trial are a loop, which ends by itself (414.1)."""

_SETS: Final = frozenset({DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.ATTACH_TO_PAY})
"""Questions for one card after the other of a set in which the order means nothing."""


@dataclass(slots=True)
class _Trial:
    """How many answers may still be tried, and which cards of a set the player chose before."""

    tries: int = MOST_TRIES
    given: tuple[CardId, ...] = ()

    def latest(self, decision: Decision) -> CardId | None:
        """The card that the trial itself chose last for the set being asked for."""
        chosen = decision.chosen
        if chosen[: len(self.given)] == self.given:
            chosen = chosen[len(self.given) :]
        return chosen[-1] if chosen and decision.kind in _SETS else None


def try_out(state: State, begin: Callable[[State], object]) -> bool:
    """Whether the costs of an announcement could be satisfied. `begin` makes it on a twin."""
    twin = state.clone()
    twin.decision = None
    depth = len(twin.frames)
    begin(twin)
    twin.trial = depth + 1
    twin.verdict = None
    return _can_succeed(twin, _Trial())


def can_satisfy(state: State, frame: Frame, step: words.May, player: Player) -> bool:
    """Whether a player could meet the cost of an offer. A plain payment is just counted."""
    if not step.cost:
        return True
    twin = state.clone()
    twin.decision = None
    mine = twin.frames[-1]
    atoms.keep_for_undo(twin)
    mine.bound["scratch"] = "paying"
    twin.trial = len(twin.frames)
    twin.verdict = None
    costs.start_offer(twin, mine, step.cost, player)
    return _can_succeed(twin, _Trial())


def leads_on(state: State, answer: Action, cost_frame: int) -> bool:
    """Whether the costs satisfied by a frame at that place still can be after an answer."""
    decision = state.decision
    assert decision is not None
    chosen = (answer.card,) if isinstance(answer, Choose) else ()
    twin = state.clone()
    twin.trial = cost_frame
    twin.verdict = None
    trial = _Trial(given=(*decision.chosen, *chosen))
    _give(twin, answer, trial)
    return _can_succeed(twin, trial)


def _can_succeed(twin: State, trial: _Trial) -> bool:
    """Go on with a twin, trying one answer after the other, until its costs are decided."""
    waiting: list[tuple[State, Action]] = []
    while True:
        runner.run(twin)
        if twin.verdict or (twin.verdict is None and twin.decision is None):
            return True
        if trial.tries <= 0:
            return False
        if twin.verdict is None and twin.decision is not None:
            if twin.decision.kind is DecisionKind.ORDER and twin.steps > STEPS_TO_A_LOOP:
                return True
            answers = _worth_trying(twin, trial.latest(twin.decision))
            waiting += [(twin, answer) for answer in reversed(answers)]
        if not waiting:
            return False
        asked, answer = waiting.pop()
        has_others = bool(waiting) and waiting[-1][0] is asked
        twin = asked.clone() if has_others else asked
        _give(twin, answer, trial)


def _worth_trying(twin: State, latest: CardId | None) -> Sequence[Action]:
    """The answers that could make a difference: being done first, then one card of each sort.

    Which resources are attached makes none for whether a cost can be satisfied, unless a
    Flip Up may pay for itself; nor does the order in which a set is chosen: after the
    `latest` card only later ones are tried. Nobody responds to a card that an offer lets a
    player deploy.
    """
    assert twin.decision is not None
    options = twin.decision.options
    if twin.decision.kind in WINDOWS:
        return [DONE]
    if twin.decision.kind is DecisionKind.ATTACH_TO_PAY:
        is_prepaying = twin.frames[-1].bound.get(costs.PREPAYING)
        return _prepayments(twin, latest) if is_prepaying else [options[0]]
    sorts: dict[object, Action] = {}
    for answer in sorted(options, key=lambda it: not isinstance(it, Done)):
        if latest is None or not isinstance(answer, Choose) or answer.card > latest:
            sorts.setdefault(_sort(twin, answer), answer)
    return list(sorts.values())


def _prepayments(twin: State, latest: CardId | None) -> list[Choose]:
    """What may be attached next for a Flip Up: each set of resources comes up once, the card
    itself first, which leaves the others free; that alone where the others are all one.
    """
    decision, own = twin.decision, twin.frames[-1].bound[costs.COST_OF]
    assert decision is not None
    free = stats.free_resources(twin, decision.player)
    place = {card: number for number, card in enumerate(free)} | {own: -1}
    options = [it for it in decision.options if isinstance(it, Choose)]
    options.sort(key=lambda it: place[it.card])
    if plain_costs.is_flip_up_paid_alike(twin, free, text_of(twin, own)):
        return options[:1]
    return [it for it in options if latest is None or place[it.card] > place[latest]]


def _sort(twin: State, answer: Action) -> object:
    if not isinstance(answer, Choose):
        return answer
    card = answer.card
    return (
        twin.kind[card],
        twin.area[card],
        twin.controller[card],
        twin.face_down[card],
        twin.depleted[card],
        twin.tokens[card],
        twin.attached_to[card],
        any(twin.ref(card) in (change.cards or ()) for change in twin.changes),
    )


def _give(twin: State, answer: Action, trial: _Trial) -> None:
    trial.tries -= 1
    twin.decision = None
    twin.offered = None
    twin.frames[-1].answer = answer
