"""Answers to a bench file: questions answered by rule, steps taken, expectations held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.capabilities.bench_answering import BenchAnswering, Judged
from app.games.capabilities.bench_answers import BenchVerdict, Cited
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    CardId,
    DecisionKind,
    Done,
    Reason,
    State,
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
from app.games.spoils.presentation.bench.expectations import SpoilsExpectations
from app.games.spoils.presentation.bench.moves import Moves
from app.games.spoils.presentation.bench.on_table import OnTable, rule_of
from app.games.tabletop.bench_lines import Line

_PASSED: Final = WINDOWS - {DecisionKind.ACT}

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


class Answering(BenchAnswering):
    """Answers a bench of The Spoils."""

    may_do = "who might respond or deploy with what is known to nobody here"

    def __init__(
        self, bench: Bench, catalogue: Catalogue, state: State, labels: Mapping[str, CardId]
    ) -> None:
        super().__init__(bench.lines, bench.unknown, SpoilsExpectations(catalogue, state))
        self.state, self.moves = state, Moves(catalogue, labels)
        self.edition = bench.editions[0].short_name
        self.where = f"turn {bench.turn}, player {bench.active + 1}, {bench.phase}"

    def table(self, seat: int | None) -> OnTable:
        return OnTable(self.state, self.moves, seat)

    def question(self) -> Cited:
        decision = self.state.decision
        if decision is not None:
            rule, words = QUESTIONS[decision.kind]
            return Cited(f"Player {decision.player + 1} is asked {words}", rule)
        result = outcome(self.state)
        if result is None or result.winner is None:
            return Cited("The game is a draw", "306.4")
        return Cited(f"Player {result.winner + 1} wins: {result.why}", "102.1")

    def legal_words(self) -> Iterator[str]:
        return (in_words(self.state, it) for it in legal_actions(self.state))

    def judged(self, line: Line) -> Judged:
        assert line.player is not None
        decision = self.state.decision
        if _is_to_pay(line):
            if decision is None or not is_paying(self.state) or decision.player == line.player:
                return Judged()
            told = f"Player {decision.player + 1} pays, and nobody else."
            return Judged(BenchVerdict.ILLEGAL, (Cited(told, "309.1"),))
        move = self.moves.read(self.state, line.player, line.words)
        if move.is_legal:
            return Judged()
        if decision is not None and decision.player != line.player:
            rule, words = QUESTIONS[decision.kind]
            told = f"Player {decision.player + 1} is asked {words}, and nobody else."
            return Judged(BenchVerdict.ILLEGAL, (Cited(told, rule),))
        reasons = why_not(self.state, move.answer)
        return Judged(_verdict(reasons), tuple(Cited(it.words, it.rule) for it in reasons))

    def take(self, line: Line) -> tuple[str, tuple[Cited, ...]]:
        assert line.player is not None
        if _is_to_pay(line):
            if not is_paying(self.state):
                return "", (Cited("Nothing is left to pay."),)
            return "309.1", tuple(self._pay())
        answer = self.moves.read(self.state, line.player, line.words).answer
        return rule_of(self.state, answer), tuple(self._do(answer))

    def window_rule(self) -> str | None:
        decision = self.state.decision
        if decision is None or decision.kind not in _PASSED:
            return None
        return QUESTIONS[decision.kind][0]

    def close_window(self) -> Iterator[Cited]:
        return self._do(Done())

    def _do(self, answer: Action) -> Iterator[Cited]:
        for event in apply(self.state, answer):
            told = describe(self.state, event)
            if told is not None:
                yield Cited(told, _EVENT_RULES.get(type(event), ""))

    def _pay(self) -> Iterator[Cited]:
        """Attach resources in the cheapest way until nothing is left to pay."""
        while is_paying(self.state):
            yield from self._do(cheapest_payment(self.state, legal_actions(self.state)))


def _is_to_pay(line: Line) -> bool:
    return line.words.lower().rstrip(".") == PAYS


def _verdict(reasons: tuple[Reason, ...]) -> BenchVerdict:
    """The verdict on an answer with these reasons against it."""
    if not reasons:
        return BenchVerdict.LEGAL
    is_certain = any(it.is_certain for it in reasons)
    return BenchVerdict.ILLEGAL if is_certain else BenchVerdict.UNKNOWN
