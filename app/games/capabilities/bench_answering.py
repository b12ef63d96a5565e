"""The answering of a bench file, line by line: a game says what its questions and steps mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_answers import (
    Answered,
    BenchSide,
    BenchVerdict,
    Choice,
    Cited,
    Problem,
    Refused,
    Ruling,
    RulingStatus,
    UnreadableBenchError,
)
from app.games.capabilities.bench_expectations import BenchExpectations, UnknownExpectationError
from app.games.capabilities.bench_steps import MeaninglessStepError, no_such_player
from app.games.tabletop.bench_lines import BOTH_PASS, Asks, Line

_MOST_SHOWN: Final = 40
_MOST_PASSES: Final = 200
_NOT_LEGAL: Final = "expected it to be legal; the steps end here"
_REFUSED: Final = frozenset({BenchVerdict.ILLEGAL, BenchVerdict.UNKNOWN})
_ANSWERS: Final[Mapping[str, BenchVerdict]] = {
    "yes": BenchVerdict.LEGAL,
    "no": BenchVerdict.ILLEGAL,
}


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on what a line says, with the reasons against it."""

    verdict: BenchVerdict = BenchVerdict.LEGAL
    reasons: tuple[Cited, ...] = ()

    @property
    def is_illegal(self) -> bool:
        """True if it is certain that this is not legal."""
        return self.verdict is BenchVerdict.ILLEGAL

    def is_by(self, rule: str) -> bool:
        """Return whether this is illegal, by a rule if one is given."""
        return self.is_illegal and (not rule or rule in {it.rule for it in self.reasons})


class BenchTable(ABC):
    """The table of a bench after its steps, as it is seen from somewhere."""

    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """Return the legal answers; empty where somebody else is asked."""

    @abstractmethod
    def refused(self) -> tuple[Refused, ...]:
        """Return the cards of the player who is asked that can do nothing, each with reasons."""

    @abstractmethod
    def sides(self) -> tuple[BenchSide, ...]:
        """Return all sides: what they have in play, and their piles as far as they are seen."""


class BenchAnswering(ABC):
    """Answers a bench line by line; the steps change the game.

    `lines` are those of the file, `unknown` the number of cards of each player that nobody knows.
    """

    edition: str
    """The edition that is played, as people call it."""

    where: str
    """The turn and the phase of the position, in words."""

    may_do: str
    """What somebody with unknown cards might do: `who might play what is known to nobody here`."""

    def __init__(
        self, lines: Sequence[Line], unknown: Sequence[int], expectations: BenchExpectations
    ) -> None:
        self.lines, self.unknown, self.expectations = tuple(lines), tuple(unknown), expectations

    @abstractmethod
    def question(self) -> Cited:
        """Return the open question with its rule, or how the game ended."""

    @abstractmethod
    def legal_words(self) -> Iterable[str]:
        """Yield the legal answers in words."""

    @abstractmethod
    def judged(self, line: Line) -> Judged:
        """Return the verdict on what a line says. Raises MeaninglessStepError."""

    @abstractmethod
    def take(self, line: Line) -> tuple[str, tuple[Cited, ...]]:
        """Take a legal step; return its rule and what came of it."""

    @abstractmethod
    def window_rule(self) -> str | None:
        """Return the rule of the open question if it is a window that passing closes, else None."""

    @abstractmethod
    def close_window(self) -> Iterator[Cited]:
        """Pass once, and yield what came of it."""

    @abstractmethod
    def table(self, seat: int | None) -> BenchTable:
        """Return the table as a seat sees it now; all of it for None."""

    def ruling(self, most_steps: int | None, seat: int | None) -> Ruling:
        """Return the answers to all lines, and the table after `most_steps` steps or all of them.

        Raises UnreadableBenchError for a line that says nothing, and for a seat that has no
        player.
        """
        seats = len(self.expectations.scores)
        if seat is not None and seat not in range(seats):
            raise UnreadableBenchError([Problem(no_such_player(seat, seats).capitalize())])
        asked = self.question()
        answers = tuple(self.answers(most_steps))
        is_otherwise = any(it.failed or it.verdict is BenchVerdict.NOT_REACHED for it in answers)
        table = self.table(seat)
        return Ruling(
            RulingStatus.OTHERWISE if is_otherwise else RulingStatus.AS_EXPECTED,
            edition=self.edition,
            where=self.where,
            asked=asked,
            answers=answers,
            question=self.question(),
            choices=table.choices(),
            refused=table.refused(),
            sides=table.sides(),
            depends=self._depends(),
        )

    def answers(self, most_steps: int | None = None) -> Iterator[Answered]:
        """Answer each line. Raises UnreadableBenchError for a line that says nothing."""
        is_stopped, steps = False, 0
        for line in self.lines:
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

    def _depends(self) -> tuple[str, ...]:
        """Sentences about the unknown cards on which all this may depend."""
        return tuple(
            f"This depends on the {'unknown card' if count == 1 else f'{count} unknown cards'} of "
            f"player {player + 1}, {self.may_do}."
            for player, count in enumerate(self.unknown)
            if count
        )

    def _answer(self, line: Line) -> Answered:
        seats = len(self.expectations.scores)
        if line.player is not None and line.player >= seats:
            raise MeaninglessStepError(no_such_player(line.player, seats))
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
        words = list(dict.fromkeys(self.legal_words()))
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

    def _asked(self, line: Line) -> Answered:
        judged = self.judged(line)
        expected, failed = line.expected.lower().rstrip("."), ""
        if line.asks is Asks.MAY:
            wanted = expected or "yes"
            if wanted not in _ANSWERS:
                raise UnknownExpectationError('a "may" is expected to be yes or no.')
            if judged.verdict is not _ANSWERS[wanted]:
                failed = f"expected {wanted}"
        elif not judged.is_by(expected):
            failed = f"expected rule {expected}" if expected else "expected a reason"
        return _told(line, judged, failed)

    def _step(self, line: Line) -> Answered:
        if line.words == BOTH_PASS:
            return self._taken(line, self.window_rule() or "", tuple(self._pass()))
        judged = self.judged(line)
        if line.expects_illegal:
            expected = line.expected.lower().rstrip(".")
            is_so = judged.is_by(expected.removeprefix("illegal").strip())
            return _told(line, judged, "" if is_so else f"expected it to be {expected}")
        if judged.reasons:
            return _told(line, judged, _NOT_LEGAL)
        return self._taken(line, *self.take(line))

    def _taken(self, line: Line, rule: str, told: tuple[Cited, ...]) -> Answered:
        is_checked = line.expected.lower().rstrip(".") not in ("", "legal")
        held, failed = self._checked(line) if is_checked else ((), ())
        words, question = str(line), self.question()
        return Answered(
            line.number, words, BenchVerdict.TAKEN, True, rule, told, question, held, failed
        )

    def _pass(self) -> Iterator[Cited]:
        """Close windows until somebody is asked something else."""
        for _ in range(_MOST_PASSES):
            if self.window_rule() is None:
                return
            yield from self.close_window()

    def _checked(self, line: Line) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The expectations of a line that are so, and sentences about those that are not."""
        held, failed = [], []
        for wanted in filter(None, (it.strip() for it in line.expected.split(";"))):
            instead = self.expectations.failure(wanted)
            if instead:
                failed.append(f"expected “{wanted}”, but {instead}")
            else:
                held.append(wanted)
        return tuple(held), tuple(failed)


def _told(line: Line, judged: Judged, failed: str) -> Answered:
    return Answered(
        line.number,
        str(line),
        judged.verdict,
        line.asks is Asks.STEP,
        told=judged.reasons,
        failed=(failed,) if failed else (),
    )
