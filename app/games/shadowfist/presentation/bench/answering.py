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
from app.games.shadowfist.engine import Action, State, apply, legal_actions
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.legality.reasons import Reason
from app.games.shadowfist.engine.legality.why_not import why_not
from app.games.shadowfist.engine.model.actions import DONE, PASS
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.expectations import UnknownExpectationError, failure
from app.games.shadowfist.presentation.bench.moves import MeaninglessStepError, Moves
from app.games.shadowfist.presentation.bench.reading import Bench
from app.games.shadowfist.presentation.referee.answers import QUESTIONS, RULES, answer_words
from app.games.tabletop.bench_lines import BOTH_PASS, Asks, Line

_MOST_SHOWN: Final = 40
_MOST_PASSES: Final = 200
_PASSED: Final = frozenset({Question.RESPOND, Question.START})


class Answering:
    """Answers a bench line by line; the steps change the state."""

    def __init__(
        self, bench: Bench, catalogue: Catalogue, state: State, labels: Mapping[str, int]
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
            is_refused = answer.verdict is BenchVerdict.ILLEGAL and line.asks is Asks.STEP
            is_stopped = is_stopped or (is_refused and not line.expects_illegal)
            yield answer

    def question(self) -> Cited:
        """The open question with its rule, or how the game ended."""
        decision = self.state.decision
        if decision is not None:
            words = QUESTIONS[decision.kind].rstrip(".?")
            return Cited(f"Player {decision.player + 1} is asked: {words}", RULES[decision.kind])
        result = self.state.result
        winner = None if result is None else result.winner
        return Cited("Nobody wins" if winner is None else f"Player {winner + 1} wins", "4.5")

    def depends(self) -> tuple[str, ...]:
        """Sentences about the unknown cards on which all this may depend."""
        return tuple(
            f"This depends on the {'unknown card' if count == 1 else f'{count} unknown cards'} of "
            f"player {player + 1}, who might play what is known to nobody here."
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
        told = (answer_words(self.state, it) for it in legal_actions(self.state))
        words = list(dict.fromkeys(told))
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
        if line.player >= len(self.state.power):
            raise MeaninglessStepError(f"there is no player {line.player + 1} in this position.")
        step = self.moves.read(self.state, line.player, line.words)
        if step.is_legal:
            return ()
        decision = self.state.decision
        open_rule = "" if decision is None else RULES[decision.kind]
        found = why_not(self.state, line.player, step.answer)
        return tuple(Reason(it.rule or open_rule, it.words) for it in found)

    def _asked(self, line: Line) -> Answered:
        reasons = self._reasons(line)
        expected, failed = line.expected.lower().rstrip("."), ""
        if line.asks is Asks.MAY:
            wanted = expected or "yes"
            if wanted not in ("yes", "no"):
                raise UnknownExpectationError('a "may" is expected to be yes or no.')
            if (wanted == "no") is not bool(reasons):
                failed = f"expected {wanted}"
        elif not reasons or (expected and expected not in {it.rule for it in reasons}):
            failed = f"expected rule {expected}" if expected else "expected a reason"
        return _judged(line, reasons, failed)

    def _step(self, line: Line) -> Answered:
        if line.words == BOTH_PASS:
            decision = self.state.decision
            rule = RULES[decision.kind] if decision and decision.kind in _PASSED else ""
            return self._taken(line, rule, tuple(self._pass()))
        reasons = self._reasons(line)
        if line.expects_illegal:
            expected = line.expected.lower().rstrip(".")
            rule = expected.removeprefix("illegal").strip()
            is_so = bool(reasons) and (not rule or rule in {it.rule for it in reasons})
            return _judged(line, reasons, "" if is_so else f"expected it to be {expected}")
        if reasons:
            return _judged(line, reasons, "expected it to be legal; the steps end here")
        assert line.player is not None
        answer = self.moves.read(self.state, line.player, line.words).answer
        return self._taken(line, self.rule_now, tuple(self._do(answer)))

    @property
    def rule_now(self) -> str:
        """The rule of the open question."""
        return "" if self.state.decision is None else RULES[self.state.decision.kind]

    def _taken(self, line: Line, rule: str, told: tuple[Cited, ...]) -> Answered:
        is_checked = line.expected.lower().rstrip(".") not in ("", "legal")
        held, failed = self._checked(line) if is_checked else ((), ())
        return Answered(
            line.number, str(line), BenchVerdict.TAKEN, True, rule, told, self.question(), held,
            failed,
        )  # fmt: skip

    def _do(self, answer: Action) -> Iterator[Cited]:
        for event in apply(self.state, answer):
            told = describe(self.state, event)
            if told is not None:
                yield Cited(told)

    def _pass(self) -> Iterator[Cited]:
        """Close windows until somebody is asked something else."""
        for _ in range(_MOST_PASSES):
            decision = self.state.decision
            if decision is None or decision.kind not in _PASSED:
                return
            yield from self._do(PASS if PASS in decision.options else DONE)

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


def _judged(line: Line, reasons: tuple[Reason, ...], failed: str) -> Answered:
    return Answered(
        line.number,
        str(line),
        BenchVerdict.ILLEGAL if reasons else BenchVerdict.LEGAL,
        line.asks is Asks.STEP,
        told=tuple(Cited(it.words, it.rule) for it in reasons),
        failed=(failed,) if failed else (),
    )
