"""A search for a way to satisfy costs, on a copy of the state. Rules: 401.2, 604.1e."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_precheck
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import DONE, Action, CardId, Choose, Player
from app.games.spoils.engine.model.decisions import WINDOWS, Decision, DecisionKind
from app.games.spoils.engine.model.locals import CostLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Stage
from app.games.spoils.engine.procedures import costs, interpreter, loop
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.write import progress, snapshots

MOST_TRIES: Final = 400
"""The most answers tried to see whether costs can be satisfied."""

STEPS_TO_A_LOOP: Final = 200
"""Orders asked for after this many steps of a trial are a loop, which ends by itself (414.1)."""

_SETS: Final = frozenset({DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.ATTACH_TO_PAY})
"""Questions for one card after the other of a set in which the order means nothing."""


@dataclass(slots=True)
class _Trial:
    """One search: the answers that may still be tried, and the cards of a set chosen before it."""

    tries: int = MOST_TRIES
    given: tuple[CardId, ...] = ()

    def latest(self, decision: Decision) -> CardId | None:
        """The card that the trial itself chose last for the set being asked for."""
        chosen = decision.chosen
        if chosen[: len(self.given)] == self.given:
            chosen = chosen[len(self.given) :]
        return chosen[-1] if chosen and decision.kind in _SETS else None


def try_out(state: State, begin: Callable[[State], object]) -> bool | None:
    """True if the costs of an announcement could be satisfied; None if that takes too long.

    `begin` makes the announcement on a copy.
    """
    if state.tries_left == 0:
        return None
    copy = state.clone()
    progress.withdraw_decision(copy)
    depth = len(copy.frames)
    begin(copy)
    progress.begin_trial(copy, depth + 1)
    return _counted(state, copy, _Trial())


def can_satisfy(state: State, frame: Frame, step: v.May, player: Player) -> bool:
    """True if a player could satisfy the cost of an offer."""
    if not step.cost:
        return True
    copy = state.clone()
    progress.withdraw_decision(copy)
    mine = copy.frames[-1]
    snapshots.keep(copy)
    interpreter.text_locals(mine).progress = Stage.PAYING
    progress.begin_trial(copy, len(copy.frames))
    costs.start_offer(copy, mine, step.cost, player)
    return bool(_can_succeed(copy, _Trial()))


def can_satisfy_next(state: State, prepare: Callable[[Frame], object]) -> bool:
    """Return whether the costs can be satisfied that come next for the frame on top.

    `prepare` makes it ready for that on a copy.
    """
    copy = state.clone()
    progress.withdraw_decision(copy)
    prepare(copy.frames[-1])
    progress.begin_trial(copy, len(copy.frames))
    return bool(_can_succeed(copy, _Trial()))


def leads_on(state: State, answer: Action, cost_frame: int) -> bool | None:
    """True if the costs that the frame at `cost_frame` satisfies still can be after the answer.

    None if that takes too long to find out.
    """
    if state.tries_left == 0:
        return None
    decision = state.decision
    assert decision is not None
    chosen = (answer.card,) if isinstance(answer, Choose) else ()
    copy = state.clone()
    progress.begin_trial(copy, cost_frame)
    trial = _Trial(given=(*decision.chosen, *chosen))
    _give(copy, answer, trial)
    return _counted(state, copy, trial)


def _counted(state: State, copy: State, trial: _Trial) -> bool | None:
    """Search on a copy of a state, whose limit the answers that are tried count towards."""
    if state.tries_left < 0:
        return _can_succeed(copy, trial)
    before = trial.tries = min(trial.tries, state.tries_left)
    found = _can_succeed(copy, trial)
    progress.spend_tries(state, 1 + before - trial.tries)
    return found


def _can_succeed(copy: State, trial: _Trial) -> bool | None:
    """Go on with a copy, trying one answer after the other, until its costs are decided.

    None if the trial may try no more before they are.
    """
    waiting: list[tuple[State, Action]] = []
    while True:
        loop.run(copy)
        if copy.verdict or (copy.verdict is None and copy.decision is None):
            return True
        if trial.tries <= 0:
            return None
        if copy.verdict is None and copy.decision is not None:
            if copy.decision.kind is DecisionKind.ORDER and copy.steps > STEPS_TO_A_LOOP:
                return True
            answers = _worth_trying(copy, trial.latest(copy.decision))
            waiting += [(copy, answer) for answer in reversed(answers)]
        if not waiting:
            return False
        asked, answer = waiting.pop()
        has_others = bool(waiting) and waiting[-1][0] is asked
        copy = asked.clone() if has_others else asked
        _give(copy, answer, trial)


def _worth_trying(copy: State, latest: CardId | None) -> Sequence[Action]:
    """The answers that could make a difference: being done first, then one card of each sort.

    Which resources are attached makes none for whether a cost can be satisfied, unless a
    Flip Up may pay for itself; nor does the order in which a set is chosen: after the
    `latest` card only later ones are tried. Nobody responds to a card that an offer lets a
    player deploy.
    """
    assert copy.decision is not None
    options = copy.decision.options
    if copy.decision.kind in WINDOWS:
        return [DONE]
    if copy.decision.kind is DecisionKind.ATTACH_TO_PAY:
        is_prepaying = frames.own(copy.frames[-1], CostLocals).is_prepaying
        return _prepayments(copy, latest) if is_prepaying else [options[0]]
    sorts: dict[object, Action] = {}
    for answer in sorted(options, key=lambda it: it.card if isinstance(it, Choose) else -1):
        if latest is None or not isinstance(answer, Choose) or answer.card > latest:
            sorts.setdefault(_sort(copy, answer), answer)
    return list(sorts.values())


def _prepayments(copy: State, latest: CardId | None) -> list[Choose]:
    """The choices worth trying for the next resource attached for a Flip Up.

    Each set of resources comes up once. The card itself is first, which leaves the others free; if
    all others are alike, it is the only one.
    """
    decision, own = copy.decision, copy.frames[-1].source
    assert decision is not None
    free = stats.free_resources(copy, decision.player)
    place = {card: number for number, card in enumerate(free)} | {own: -1}
    options = [it for it in decision.options if isinstance(it, Choose)]
    options.sort(key=lambda it: place[it.card])
    if cost_precheck.is_flip_up_paid_alike(copy, free, text_of(copy, own)):
        return options[:1]
    return [it for it in options if latest is None or place[it.card] > place[latest]]


def _sort(copy: State, answer: Action) -> object:
    if not isinstance(answer, Choose):
        return answer
    card = answer.card
    return (
        copy.kind[card],
        copy.area[card],
        copy.controller[card],
        copy.face_down[card],
        copy.depleted[card],
        copy.tokens[card],
        copy.attached_to[card],
        any(copy.ref(card) in (change.cards or ()) for change in copy.changes),
    )


def _give(copy: State, answer: Action, trial: _Trial) -> None:
    trial.tries -= 1
    progress.give(copy, answer)
