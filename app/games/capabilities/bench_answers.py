"""Answers of the referee to a bench file, as values, as lines of text and for JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

FOUND = "Found by the referee of Threshold; at an event the head judge decides."
"""The sentence below every answer."""


class RulingStatus(IntEnum):
    """Outcomes of a bench file; the value is the exit status of the command."""

    AS_EXPECTED = 0
    OTHERWISE = 1
    UNREADABLE = 2

    @property
    def words(self) -> str:
        """The outcome as programs read it: `as expected`."""
        return self.name.lower().replace("_", " ")


class BenchVerdict(StrEnum):
    """Verdicts of the referee on one line of a bench.

    `UNKNOWN` is one that takes longer to find than a ruling may.
    """

    LEGAL = "legal"
    ILLEGAL = "not legal"
    UNKNOWN = "unknown"
    TAKEN = "taken"
    LISTED = "listed"
    CHECKED = "checked"
    NOT_REACHED = "not reached"


@dataclass(frozen=True, slots=True)
class Cited:
    """A sentence and the number of the rule behind it, as the newest edition numbers it.

    The number is empty where the sentence rests on no single rule.
    """

    words: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to one line that asks or does something.

    `line` is its number in the text and `words` what it says. `told` are the reasons against it,
    or what came of it; `asked` is the question that is open after a step. `held` are expectations
    that came true, `failed` sentences about those that did not.
    """

    line: int
    words: str
    verdict: BenchVerdict
    is_step: bool = False
    rule: str = ""
    told: tuple[Cited, ...] = ()
    asked: Cited | None = None
    held: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer: in words, as the step that takes it, and the rule that it is taken by."""

    words: str
    step: str
    rule: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A card that can do nothing now, and why not."""

    card: str
    reasons: tuple[Cited, ...]


@dataclass(frozen=True, slots=True)
class BenchCard:
    """A card on the bench: its name, empty while hidden, its numbers, and marks like depleted."""

    name: str
    numbers: str = ""
    marks: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    copies: int = 1

    @property
    def is_hidden(self) -> bool:
        """True if the front is not to be seen from where somebody looks."""
        return not self.name


@dataclass(frozen=True, slots=True)
class BenchPile:
    """Cards that lie together; `title` names them for people.

    `part` is where a bench file lists them; empty for what no file can list.
    """

    part: str
    title: str
    cards: tuple[BenchCard, ...]


@dataclass(frozen=True, slots=True)
class BenchSide:
    """One side as it lies after the steps. Empty piles are left out.

    `about` is a word about the player, such as the faction. `score` is the number that counts, with
    its name, such as influence; `figures` are other numbers in words.
    """

    title: str
    about: str
    score: int
    score_name: str
    figures: tuple[str, ...]
    is_asked: bool
    piles: tuple[BenchPile, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a text, with its remedy. `line` is 0 where it is none of a single line."""

    words: str
    line: int = 0

    def __str__(self) -> str:
        return f"Line {self.line}: {self.words}" if self.line else self.words


class UnreadableBenchError(ValueError):
    """A text that is no bench file. `problems` say what is wrong, where, and how to mend it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


@dataclass(frozen=True, slots=True)
class Difference:
    """A line that the editions answer differently: for each edition its answer."""

    line: int
    words: str
    answers: tuple[tuple[str, Answered], ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The editions that answer a bench alike, the played one first, and where others differ."""

    alike: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The comparison as lines of text."""
        if not self.others:
            return (f"The same in {', '.join(self.alike)}.",)
        told = [f"{', '.join(self.alike)} answer alike, {', '.join(self.others)} otherwise."]
        for one in self.differences:
            for edition, answer in one.answers:
                reasons = " ".join([*map(str, answer.told), *answer.failed])
                told.append(f"  Line {one.line}, {edition}: {answer.verdict}. {reasons}".rstrip())
        return tuple(told)

    def as_json(self) -> Mapping[str, object]:
        """The comparison as members for JSON."""
        return {
            "alike": list(self.alike),
            "differences": [
                {
                    "line": it.line,
                    "words": it.words,
                    "answers": [
                        {"edition": edition, "answer": _answered(answer)}
                        for edition, answer in it.answers
                    ],
                }
                for it in self.differences
            ],
        }


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to a bench file, and how it ended.

    `problems` are those of a text that cannot be read; then the rest is empty. `where` says which
    turn and phase it is. `asked` is the question open in the position, `question` the one after
    the steps, with its legal answers in `choices`; a step that is not legal ends the steps.
    `depends` says of which cards nobody knows the answer depends on.
    """

    status: RulingStatus
    problems: tuple[Problem, ...] = ()
    edition: str = ""
    where: str = ""
    asked: Cited | None = None
    answers: tuple[Answered, ...] = ()
    question: Cited | None = None
    choices: tuple[Choice, ...] = ()
    refused: tuple[Refused, ...] = ()
    sides: tuple[BenchSide, ...] = ()
    depends: tuple[str, ...] = ()

    @property
    def failures(self) -> int:
        """The number of expectations that did not come true."""
        return sum(len(it.failed) for it in self.answers)

    @property
    def question_lines(self) -> frozenset[int]:
        """The numbers of the lines that ask about the position."""
        return frozenset(it.line for it in self.answers if not it.is_step)

    @property
    def lines(self) -> tuple[str, ...]:
        """The answer as lines of text."""
        if self.problems:
            return tuple(map(str, self.problems))
        return tuple(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.edition}, {self.where}"
        yield str(self.asked)
        for answer in self.answers:
            yield from _in_lines(answer)
        if any(it.verdict is BenchVerdict.TAKEN for it in self.answers):
            yield "After the steps:"
            for side in self.sides:
                piles = [f"{it.title.lower()}: {_listed(it.cards)}" for it in side.piles]
                told = ", ".join((f"{side.score_name} {side.score}", *side.figures))
                yield f"  {side.title}: {'; '.join([told, *piles])}."
            yield f"  {self.question}"
        yield from self.depends
        if self.failures:
            yield f"{self.failures} not as expected."
        yield FOUND

    def as_json(self) -> Mapping[str, object]:
        """The answer as members for JSON; docs/bench.md explains them."""
        return {
            "status": self.status.words,
            "problems": [{"line": it.line or None, "words": it.words} for it in self.problems],
            "edition": self.edition or None,
            "where": self.where or None,
            "asked": _cited(self.asked),
            "answers": [_answered(it) for it in self.answers],
            "question": _cited(self.question),
            "legal": [{"words": it.words, "step": it.step, "rule": it.rule} for it in self.choices],
            "refused": [
                {"card": it.card, "reasons": [_cited(each) for each in it.reasons]}
                for it in self.refused
            ],
            "depends": list(self.depends),
        }


def _in_lines(answer: Answered) -> Iterator[str]:
    words = f"Line {answer.line}: {answer.words}" if answer.words else ""
    match answer.verdict:
        case BenchVerdict.NOT_REACHED:
            yield f"Line {answer.line}: not reached."
            return
        case BenchVerdict.LEGAL | BenchVerdict.ILLEGAL | BenchVerdict.UNKNOWN:
            yield f"{words}: {answer.verdict}."
        case BenchVerdict.TAKEN | BenchVerdict.LISTED:
            yield f"{words}{f' ({answer.rule})' if answer.rule else ''}."
        case BenchVerdict.CHECKED:
            pass
    yield from (f"  {it}" for it in answer.told)
    if answer.asked:
        yield f"  {answer.asked}"
    yield from (f"  as expected: {it}" for it in answer.held)
    yield from (f"  NOT AS EXPECTED: {it}." for it in answer.failed)


def _listed(cards: Sequence[BenchCard]) -> str:
    return ", ".join(
        (f"{it.copies} " if it.copies > 1 else "")
        + (it.name or "hidden")
        + (f" ({', '.join(it.marks)})" if it.marks else "")
        for it in cards
    )


def _cited(it: Cited | None) -> Mapping[str, object] | None:
    return None if it is None else {"words": it.words, "rule": it.rule or None}


def _answered(it: Answered) -> Mapping[str, object]:
    return {
        "line": it.line,
        "words": it.words,
        "verdict": it.verdict.value,
        "rule": it.rule or None,
        "told": [_cited(each) for each in it.told],
        "asked": _cited(it.asked),
        "as_expected": list(it.held),
        "not_as_expected": list(it.failed),
    }
