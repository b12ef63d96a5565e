"""Answers to a bench file: questions answered by rule, steps taken, expectations held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.capabilities.bench_answering import BenchAnswering, Judged
from app.games.capabilities.bench_answers import BenchVerdict, Cited
from app.games.shadowfist.engine import Action, State, apply, legal_actions
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model.actions import DONE, PASS
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.expectations import ShadowfistExpectations
from app.games.shadowfist.presentation.bench.moves import Moves
from app.games.shadowfist.presentation.bench.on_table import OnTable, told_against
from app.games.shadowfist.presentation.bench.reading import FAILED, Bench
from app.games.shadowfist.presentation.referee.answers import QUESTIONS, RULES, answer_words
from app.games.tabletop.bench_lines import Line

_PASSED: Final = frozenset({Question.RESPOND, Question.START})


class Answering(BenchAnswering):
    """Answers a bench of Shadowfist."""

    may_do = "who might play what is known to nobody here"

    def __init__(
        self, bench: Bench, catalogue: Catalogue, state: State, labels: Mapping[str, int]
    ) -> None:
        super().__init__(bench.lines, bench.unknown, ShadowfistExpectations(catalogue, state))
        self.state, self.moves = state, Moves(catalogue, labels)
        self.edition = bench.editions[0].short_name
        failed = f", {FAILED}" if bench.has_failed else ""
        self.where = f"turn {bench.turn}, player {bench.active + 1}{failed}"

    def table(self, seat: int | None) -> OnTable:
        return OnTable(self.state, self.moves, seat)

    def question(self) -> Cited:
        decision = self.state.decision
        if decision is not None:
            words = QUESTIONS[decision.kind].rstrip(".?")
            return Cited(f"Player {decision.player + 1} is asked: {words}", RULES[decision.kind])
        result = self.state.result
        winner = None if result is None else result.winner
        return Cited("Nobody wins" if winner is None else f"Player {winner + 1} wins", "4.5")

    def legal_words(self) -> Iterator[str]:
        return (answer_words(self.state, it) for it in legal_actions(self.state))

    def judged(self, line: Line) -> Judged:
        assert line.player is not None
        step = self.moves.read(self.state, line.player, line.words)
        if step.is_legal:
            return Judged()
        reasons = told_against(self.state, line.player, step.answer)
        return Judged(BenchVerdict.ILLEGAL if reasons else BenchVerdict.LEGAL, reasons)

    def take(self, line: Line) -> tuple[str, tuple[Cited, ...]]:
        assert line.player is not None
        answer = self.moves.read(self.state, line.player, line.words).answer
        return self._rule_now(), tuple(self._do(answer))

    def window_rule(self) -> str | None:
        decision = self.state.decision
        return None if decision is None or decision.kind not in _PASSED else RULES[decision.kind]

    def close_window(self) -> Iterator[Cited]:
        assert self.state.decision is not None
        return self._do(PASS if PASS in self.state.decision.options else DONE)

    def _rule_now(self) -> str:
        """The rule of the open question."""
        return "" if self.state.decision is None else RULES[self.state.decision.kind]

    def _do(self, answer: Action) -> Iterator[Cited]:
        for event in apply(self.state, answer):
            told = describe(self.state, event)
            if told is not None:
                yield Cited(told)
