"""Answers to a bench file: questions answered by rule, steps taken, expectations held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.capabilities.rulings import (
    Answered,
    BenchVerdict,
    Cited,
    Problem,
    UnreadableBenchError,
)
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    Attack,
    CardId,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    Reason,
    State,
    UseAbility,
    apply,
    describe,
    events,
    in_words,
    legal_actions,
    outcome,
    why_not,
)
from app.games.spoils.engine.legality.reason_words import QUESTIONS
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.paying import cheapest_payment, is_paying
from app.games.spoils.presentation.bench.document import PAYS, Bench
from app.games.spoils.presentation.bench.expectations import UnknownExpectationError, failure
from app.games.spoils.presentation.bench.moves import MeaninglessStepError, Moves
from app.games.tabletop.bench_lines import BOTH_PASS, Asks, Line

_MOST_SHOWN: Final = 40
_NOT_LEGAL: Final = "expected it to be legal; the steps end here"
_MOST_PASSES: Final = 200
_PASSED: Final = WINDOWS - {DecisionKind.ACT}

_REFUSED: Final = frozenset({BenchVerdict.ILLEGAL, BenchVerdict.UNKNOWN})
_ANSWERS: Final[Mapping[str, BenchVerdict]] = {
    "yes": BenchVerdict.LEGAL,
    "no": BenchVerdict.ILLEGAL,
}

_EVENT_RULES: Final[Mapping[type[object], str]] = {
    events.Drew: "306.1",
    events.Discarded: "305.1",
    events.Paid: "309.1",
    events.AttackAnnounced: "608.1a",
    events.Attacked: "608.1b",
    events.Blocked: "608.1d",
    events.Deployed: "604.1h",
    events.ResourcePlayed: "605.1d",
    events.AbilityUsed: "606.1c",
    events.Picked: "310.1",
    events.TurnEndAnnounced: "603.2d",
    events.GameEnded: "102.1",
}
"""The rules of those events that come about by one rule alone."""


def rule_of(state: State, answer: Action) -> str:
    """The rule by which an answer to the open question is given."""
    assert state.decision is not None
    match answer:
        case Deploy(flip_up=True):
            return "507.4a"
        case Deploy():
            return "604.1a"
        case UseAbility():
            return "606.1a"
        case Attack():
            return "608.1a"
        case EndTurn():
            return "603.2d"
        case _:
            return QUESTIONS[state.decision.kind][0]


class Answering:
    """Answers a bench line by line; the steps change the state."""

    def __init__(
        self, bench: Bench, catalogue: Catalogue, state: State, labels: Mapping[str, CardId]
    ) -> None:
        self.bench, self.catalogue, self.state = bench, catalogue, state
        self.moves = Moves(catalogue, labels)

    def answers(self, most_steps: int | None) -> Iterator[Answered]:
        """Answer each line. Raises UnreadableBenchError for a line that says nothing."""
        is_stopped, steps = False, 0
        for line in self.bench.lines:
            is_step = line.asks in (Asks.STEP, Asks.CHECK)
            steps += is_step
            if is_step and most_steps is not None and steps > most_steps:
                return
            if is_stopped and is_step:
                yield Answered(line.number, str(line), BenchVerdict.NOT_REACHED, is_step=True)
                continue
            try:
                answer = self._answer(line)
            except (MeaninglessStepError, UnknownExpectationError) as problem:
                raise UnreadableBenchError([Problem(str(problem), line.number)]) from None
            is_refused = answer.verdict in _REFUSED and line.asks is Asks.STEP
            is_stopped = is_stopped or (is_refused and not line.expects_illegal)
            yield answer

    def question(self) -> Cited:
        """The open question with its rule, or how the game ended."""
        decision = self.state.decision
        if decision is not None:
            rule, words = QUESTIONS[decision.kind]
            return Cited(f"Player {decision.player + 1} is asked {words}", rule)
        result = outcome(self.state)
        if result is None or result.winner is None:
            return Cited("The game is a draw", "306.4")
        return Cited(f"Player {result.winner + 1} wins: {result.why}", "102.1")

    def depends(self) -> tuple[str, ...]:
        """Sentences about the unknown cards on which all this may depend."""
        return tuple(
            f"This depends on the {'unknown card' if count == 1 else f'{count} unknown cards'} of "
            f"player {player + 1}, who might respond or deploy with what is known to nobody here."
            for player, count in enumerate(self.bench.unknown)
            if count
        )

    def _answer(self, line: Line) -> Answered:
        match line.asks:
            case Asks.LEGAL:
                return self._legal(line)
            case Asks.MAY | Asks.WHY_NOT:
                return self._asked(line)
            case Asks.STEP:
                return self._step(line)
            case Asks.CHECK:
                held, failed = self._checked(line)
                return Answered(
                    line.number, "", BenchVerdict.CHECKED, is_step=True, held=held, failed=failed
                )

    def _legal(self, line: Line) -> Answered:
        words = list(dict.fromkeys(in_words(self.state, it) for it in legal_actions(self.state)))
        more = [f"and {len(words) - _MOST_SHOWN} more"] if len(words) > _MOST_SHOWN else []
        known = [it.lower() for it in words]
        wanted = list(filter(None, (it.strip() for it in line.expected.split(";"))))
        return Answered(
            line.number,
            f"legal are {'; '.join([*words[:_MOST_SHOWN], *more])}",
            BenchVerdict.LISTED,
            held=tuple(it for it in wanted if it.lower() in known),
            failed=tuple(f"expected “{it}” among them" for it in wanted if it.lower() not in known),
        )

    def _reasons(self, line: Line) -> tuple[Reason, ...]:
        """The reasons against what a line says; none where it is legal."""
        assert line.player is not None
        move = self.moves.read(self.state, line.player, line.words)
        decision = self.state.decision
        if move.is_legal:
            return ()
        if decision is not None and decision.player != line.player:
            rule, words = QUESTIONS[decision.kind]
            told = f"Player {decision.player + 1} is asked {words}, and nobody else."
            return (Reason(rule, told),)
        return why_not(self.state, move.answer)

    def _asked(self, line: Line) -> Answered:
        reasons = self._reasons(line)
        expected, failed = line.expected.lower().rstrip("."), ""
        if line.asks is Asks.MAY:
            wanted = expected or "yes"
            if wanted not in _ANSWERS:
                raise UnknownExpectationError('a "may" is expected to be yes or no.')
            if _verdict(reasons) is not _ANSWERS[wanted]:
                failed = f"expected {wanted}"
        elif not _is_illegal(reasons) or (expected and expected not in {it.rule for it in reasons}):
            failed = f"expected rule {expected}" if expected else "expected a reason"
        return self._judged(line, reasons, failed)

    def _judged(self, line: Line, reasons: tuple[Reason, ...], failed: str) -> Answered:
        return Answered(
            line.number,
            str(line),
            _verdict(reasons),
            line.asks is Asks.STEP,
            told=tuple(Cited(it.words, it.rule) for it in reasons),
            failed=(failed,) if failed else (),
        )

    def _step(self, line: Line) -> Answered:
        if line.words == BOTH_PASS:
            decision = self.state.decision
            is_open = decision is not None and decision.kind in _PASSED
            rule = QUESTIONS[decision.kind][0] if decision is not None and is_open else ""
            return self._taken(line, rule, tuple(self._pass()))
        if line.words.lower().rstrip(".") == PAYS:
            return self._paid(line)
        reasons = self._reasons(line)
        if line.expects_illegal:
            expected = line.expected.lower().rstrip(".")
            rule = expected.removeprefix("illegal").strip()
            is_so = _is_illegal(reasons) and (not rule or rule in {it.rule for it in reasons})
            return self._judged(line, reasons, "" if is_so else f"expected it to be {expected}")
        if reasons:
            return self._judged(line, reasons, _NOT_LEGAL)
        assert line.player is not None
        answer = self.moves.read(self.state, line.player, line.words).answer
        return self._taken(line, rule_of(self.state, answer), tuple(self._do(answer)))

    def _paid(self, line: Line) -> Answered:
        """Pay what is left: nothing, where all resources are alike and it was done at once."""
        decision = self.state.decision
        if decision is None or not is_paying(self.state):
            return self._taken(line, "", (Cited("Nothing is left to pay."),))
        if decision.player != line.player:
            told = f"Player {decision.player + 1} pays, and nobody else."
            return self._judged(line, (Reason("309.1", told),), _NOT_LEGAL)
        return self._taken(line, "309.1", tuple(self._pay()))

    def _taken(self, line: Line, rule: str, told: tuple[Cited, ...]) -> Answered:
        is_checked = line.expected.lower().rstrip(".") not in ("", "legal")
        held, failed = self._checked(line) if is_checked else ((), ())
        words, question = str(line), self.question()
        return Answered(
            line.number, words, BenchVerdict.TAKEN, True, rule, told, question, held, failed
        )

    def _do(self, answer: Action) -> Iterator[Cited]:
        for event in apply(self.state, answer):
            told = describe(self.state, event)
            if told is not None:
                yield Cited(told, _EVENT_RULES.get(type(event), ""))

    def _pass(self) -> Iterator[Cited]:
        """Close windows until somebody is asked something else."""
        for _ in range(_MOST_PASSES):
            decision = self.state.decision
            if decision is None or decision.kind not in _PASSED:
                return
            yield from self._do(Done())

    def _pay(self) -> Iterator[Cited]:
        """Attach resources in the cheapest way until nothing is left to pay."""
        while is_paying(self.state):
            yield from self._do(cheapest_payment(self.state, legal_actions(self.state)))

    def _checked(self, line: Line) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The expectations of a line that are so, and sentences about those that are not."""
        held, failed = [], []
        for wanted in filter(None, (it.strip() for it in line.expected.split(";"))):
            instead = failure(self.catalogue, self.state, wanted)
            if instead:
                failed.append(f"expected “{wanted}”, but {instead}")
            else:
                held.append(wanted)
        return tuple(held), tuple(failed)


def _verdict(reasons: tuple[Reason, ...]) -> BenchVerdict:
    """The verdict on an answer with these reasons against it."""
    if not reasons:
        return BenchVerdict.LEGAL
    is_certain = any(it.is_certain for it in reasons)
    return BenchVerdict.ILLEGAL if is_certain else BenchVerdict.UNKNOWN


def _is_illegal(reasons: tuple[Reason, ...]) -> bool:
    return _verdict(reasons) is BenchVerdict.ILLEGAL
