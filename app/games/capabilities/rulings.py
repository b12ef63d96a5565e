"""A judge's bench: a position and steps as text, and what the referee says of them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.bench_answering import BenchAnswering
from app.games.capabilities.bench_answers import (
    Answered,
    BenchVerdict,
    Comparison,
    Difference,
    Problem,
    Ruling,
    RulingStatus,
    UnreadableBenchError,
)
from app.games.capabilities.bench_form import BenchForm
from app.games.tabletop.bench_lines import (
    STEPS,
    Asks,
    Line,
    expecting,
    in_edition,
    with_line,
    without_remarks,
    words_after,
)
from app.games.tabletop.facts import AnyCatalogue

_SIDE: Final = re.compile(r"player ([1-9]):")

NOT_ON_BENCH: Final = (
    "The bench cannot show this moment: the first turn has not begun, or something lasts that a "
    "position cannot say."
)
"""The sentence about a moment of a game that is no position of a bench."""


def decoded(content: bytes) -> str:
    """Return the text of a bench file. Raises UnreadableBenchError, naming line and byte."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line = before.count(b"\n") + 1
        place = len(before) - (before.rfind(b"\n") + 1) + 1
        told = (
            f"byte {place} of the line, 0x{error.object[error.start]:02x}, is not UTF-8; "
            "save the file as UTF-8."
        )
        raise UnreadableBenchError([Problem(told, line)]) from None


def _expected_now(asked: Sequence[Line], answers: Sequence[Answered]) -> Mapping[int, str]:
    """Return what lines that expect nothing yet would expect if the answers are right."""
    by_line, found = {it.line: it for it in answers}, {}
    for line in asked:
        answer = by_line.get(line.number)
        if answer is None or line.expected:
            continue
        rule = next((it.rule for it in answer.told), "")
        wanted = {
            (Asks.WHY_NOT, BenchVerdict.ILLEGAL): rule,
            (Asks.MAY, BenchVerdict.LEGAL): "yes",
            (Asks.MAY, BenchVerdict.ILLEGAL): "no",
            (Asks.STEP, BenchVerdict.ILLEGAL): f"illegal {rule}",
        }.get((line.asks, answer.verdict))
        if wanted:
            found[line.number] = wanted
    return found


@dataclass(frozen=True, slots=True)
class BenchExample:
    """A bench file that comes with the product; `source` says where the question was asked.

    `cards` are those that it names, `rules` those that its answer cites.
    """

    id: str
    title: str
    source: str
    text: str
    cards: frozenset[str] = frozenset()
    rules: frozenset[str] = frozenset()


class Rulings(ABC):
    """The bench of a game."""

    begins: str
    """The words with which a bench file of this game begins; editions follow them."""

    known_editions: tuple[str, ...]
    """The ids of all editions; the first is used where a text names none."""

    short_example: str
    """A bench file of a few lines."""

    form: BenchForm | None = None
    """The edits of a form; None for a game whose benches are written as text only."""

    played: frozenset[str]
    """The parts of a side whose cards an exported test expects in play."""

    verbs: tuple[str, ...]
    """The steps that a question can be about, as written: `deploys NAME`."""

    @abstractmethod
    def answering(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> BenchAnswering:
        """Return a bench file with its position set up, before its first line is answered.

        `edition` replaces the one that the text names. Raises UnreadableBenchError.
        """

    def report(
        self,
        text: str,
        catalogue: AnyCatalogue,
        *,
        most_steps: int | None = None,
        seat: int | None = None,
        edition: str = "",
    ) -> Ruling:
        """Return what a bench file asks for; a text that is none is a report about its lines.

        Only the first `most_steps` steps are taken. `seat`, from 0, shows the sides as that player
        sees them. `edition` replaces the one that the text names.
        """
        try:
            return self.answering(text, catalogue, edition=edition).ruling(most_steps, seat)
        except UnreadableBenchError as problem:
            return Ruling(RulingStatus.UNREADABLE, problem.problems)

    def editions(self, text: str) -> tuple[str, ...]:
        """Return the ids of the editions that a text names, the played one first."""
        named = words_after(text, self.begins)
        return tuple(it for it in named if it in self.known_editions) or self.known_editions[:1]

    def seats(self, text: str) -> int:
        """Return the number of players that a text lists, at least two."""
        found = [_SIDE.match(it.lower()) for it in without_remarks(text)]
        return max([2, *(int(it[1]) for it in found if it)])

    def compared(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> Comparison:
        """Return where the editions answer a text otherwise than the one that it names first.

        `edition` replaces that one.
        """
        first = edition or self.editions(text)[0]
        order = [first, *(it for it in self.known_editions if it != first)]
        found = {it: self.report(text, catalogue, edition=it) for it in order}
        alike = tuple(it for it in order if _outcome(found[it]) == _outcome(found[first]))
        lines: dict[int, list[tuple[str, Answered]]] = {}
        for each, ruling in found.items():
            for answer in _answers_of(ruling):
                lines.setdefault(answer.line, []).append((each, answer))
        differences = tuple(
            Difference(line, them[0][1].words, tuple(them))
            for line, them in lines.items()
            if len({replace(it, line=0, words="") for _, it in them}) > 1 or len(them) < len(found)
        )
        return Comparison(alike, differences, tuple(it for it in order if it not in alike))

    @abstractmethod
    def examples(self, catalogue: AnyCatalogue) -> tuple[BenchExample, ...]:
        """Return the bench files that come with the product."""

    @abstractmethod
    def moment(
        self, record: str, catalogue: AnyCatalogue, *, at: int | None = None, seat: int | None
    ) -> str | None:
        """Return a recorded game as a bench, after `at` of its answers or after all of them.

        None before the first turn, where effects that last make it no position of a bench, and
        for a game whose cards have no text.

        From a seat only what that player knows is named; None names all cards. People keep their
        seat's number, that of their deck in the record, wherever they sit; `SPECTATOR` knows what
        everybody knows, and no hand. Steps that a bench
        cannot repeat, because chance or hidden cards decided, are left out. Raises RecordError.
        """

    @abstractmethod
    def with_computer(self, text: str, catalogue: AnyCatalogue, level: str) -> str:
        """Return a text with answers of the computer as steps, until somebody else is asked.

        `level` is the key of a computer player, which knows what its seat sees. Raises
        UnreadableBenchError, also where the steps are not legal, and UnknownLevelError.
        """

    @abstractmethod
    def about(self, card: str, catalogue: AnyCatalogue) -> str | None:
        """Return a bench that has a card in hand and can pay for it.

        None for a card that is never deployed.
        """

    def as_test(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> str:
        """Return a text whose questions and steps expect what the referee answers now.

        If steps were taken, it expects at its end who is asked, what counts of each player, and
        what lies in play. `edition` replaces those that the text names. Raises
        UnreadableBenchError.
        """
        answering = self.answering(text, catalogue, edition=edition)
        ruling = answering.ruling(None, None)
        text = in_edition(text, self.begins, edition or self.editions(text)[0])
        tested = expecting(text, _expected_now(answering.lines, ruling.answers))
        if not any(it.verdict is BenchVerdict.TAKEN for it in ruling.answers):
            return tested
        sides = list(enumerate(ruling.sides, 1))
        told = [f"{it.score_name.lower()} {seat} is {it.score}" for seat, it in sides]
        told += [f"asked {seat}" for seat, it in sides if it.is_asked]
        for seat, side in sides:
            lying = (it for pile in side.piles if pile.part in self.played for it in pile.cards)
            names = Counter(name for it in lying for name in [it.name] * it.copies)
            told += [f"{count} {name} in play of {seat}" for name, count in names.items()]
        return with_line(tested, STEPS, f"-> {'; '.join(told)}") + "\n"


def _outcome(ruling: Ruling) -> object:
    """Everything by which two editions can differ about a bench."""
    problems = tuple(it.words for it in ruling.problems)
    return problems, ruling.asked, ruling.answers, ruling.question, ruling.choices, ruling.sides


def _answers_of(ruling: Ruling) -> tuple[Answered, ...]:
    if not ruling.problems:
        return ruling.answers
    return tuple(
        Answered(it.line, "the position", BenchVerdict.NOT_REACHED, failed=(it.words,))
        for it in ruling.problems
    )
