"""A judge's bench: a position and steps as text, and what the referee says of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from app.games.tabletop.bench_lines import Asks, Line, without_remarks
from app.games.tabletop.facts import AnyCatalogue

FOUND = "Found by the referee of Threshold; at an event the head judge decides."
"""The sentence below every answer."""


NOT_ON_BENCH = (
    "The bench cannot show this moment: the first turn has not begun, or something lasts that a "
    "position cannot say."
)
"""The sentence about a moment of a game that is no position of a bench."""


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


def expected_now(asked: Sequence[Line], answers: Sequence[Answered]) -> Mapping[int, str]:
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


class UnreadableBenchError(ValueError):
    """A text that is no bench file. `problems` say what is wrong, where, and how to mend it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


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


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a bench that lists cards; `part` is where they lie, `marks` those that are set.

    Where `takes_marks` is False no marks can be set, because cards there have none.
    """

    line: int
    words: str
    seat: int
    part: str
    marks: tuple[str, ...] = ()
    takes_marks: bool = False


@dataclass(frozen=True, slots=True)
class BenchFrame:
    """Everything about a bench but its cards, as a form shows it: words, perhaps not readable.

    `factions` and `influences` have one for each player.
    """

    edition: str = ""
    turn: str = ""
    player: str = ""
    phase: str = ""
    factions: tuple[str, ...] = ("", "")
    influences: tuple[str, ...] = ("", "")


class BenchForm(ABC):
    """Edits of a bench by the buttons of a form. What they leave alone stays as it was written."""

    parts: tuple[str, ...]
    """The places in which cards can be listed; most are added to the first."""

    marks: tuple[str, ...]
    """The marks that a button sets or takes away."""

    counted: frozenset[str]
    """Those that a button counts up instead."""

    unknown: str
    """The name of a card that nobody knows."""

    phases: tuple[str, ...]

    @abstractmethod
    def listed(self, text: str) -> tuple[Listed, ...]:
        """Return the lines of a text that list cards."""

    @abstractmethod
    def with_card(self, text: str, seat: int, part: str, name: str, catalogue: AnyCatalogue) -> str:
        """Return a text with one more card. Raises UnreadableBenchError for an unknown name."""

    @abstractmethod
    def with_mark(self, text: str, line: int, mark: str) -> str:
        """Return a text in which a line has a mark, or lost it; damage is counted up."""

    @abstractmethod
    def moved(self, text: str, line: int, seat: int, part: str) -> str:
        """Return a text whose cards of a line lie elsewhere; nowhere for an empty part."""

    @abstractmethod
    def frame(self, text: str) -> BenchFrame:
        """Return what a text says about everything but its cards."""

    @abstractmethod
    def with_frame(self, text: str, frame: BenchFrame) -> str:
        """Return a text with another frame, before which it may have had none."""


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

    verbs: tuple[str, ...]
    """The steps that a question can be about, as written: `deploys NAME`."""

    @abstractmethod
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

        Only the first `most_steps` steps are taken. `seat`, 0 or 1, shows the sides as that player
        sees them. `edition` replaces the one that the text names.
        """

    def editions(self, text: str) -> tuple[str, ...]:
        """Return the ids of the editions that a text names, the played one first."""
        first = next(filter(None, (it.strip() for it in without_remarks(text))), "")
        named = first.lower().removeprefix(self.begins).split()
        return tuple(it for it in named if it in self.known_editions) or self.known_editions[:1]

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

        From a seat only what that player knows is named; None names all cards. Steps that a bench
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

    @abstractmethod
    def as_test(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> str:
        """Return a text whose questions and steps expect what the referee answers now.

        `edition` replaces those that the text names. Raises UnreadableBenchError.
        """


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
