"""Lines of bench files that are the same in every game: remarks, questions, steps, expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final

MOST_BYTES: Final = 20_000
MOST_LINES: Final = 200
MOST_STEPS: Final = 100
MOST_SEATS: Final = 9
"""Players that a line can name; a game has fewer."""

ASK: Final = "ask"
STEPS: Final = "steps"
"""The parts that ask about the position, and that go on from it."""

ASKING: Final = (ASK, STEPS)

CHANCE: Final = r"(?:, chance (\d{1,9}))?"
"""The end of the line that says whose turn it is, as a pattern: the number that chance follows."""

USUAL_CHANCE: Final = 1
"""The number that chance follows where a file names none."""

BOTH_PASS: Final = "both pass"
"""The step that closes windows until somebody is asked something else."""

UNKNOWN_WORD: Final = "unknown"
_UNKNOWN_WORDS: Final = frozenset({UNKNOWN_WORD, "unknown card", "unknown cards"})

_REMARK: Final = re.compile(r"(?:^|\s)#(?:\s.*)?$")
_MOVE: Final = re.compile(r"([1-9]) (\S.*)")
INDENT: Final = "  "
"""The blanks before a line that lists a card, asks or orders something."""


class LineMistake(Exception):  # noqa: N818  it is caught by the reader that knows the line
    """A mistake in the line that is being read, in words that follow the line's number."""


class Asks(StrEnum):
    """The kinds of lines that a bench file asks or orders."""

    LEGAL = "what is legal"
    MAY = "may"
    WHY_NOT = "why not"
    STEP = "step"
    CHECK = "check"


@dataclass(frozen=True, slots=True)
class Line:
    """A line that asks or orders something, `->` and what it expects; empty if nothing.

    `words` are those after the player: `deploys Scout`.
    """

    number: int
    asks: Asks
    words: str
    player: int | None = None
    expected: str = ""

    @property
    def expects_illegal(self) -> bool:
        """True if the step is expected not to be legal."""
        return self.expected.lower().startswith("illegal")

    def __str__(self) -> str:
        return self.words if self.player is None else f"player {self.player + 1} {self.words}"


def is_unknown(written: str) -> bool:
    """Return whether a name stands for a card that nobody knows."""
    return written.strip().lower() in _UNKNOWN_WORDS


def apart(line: str) -> tuple[str, str]:
    """Return what a line says, and its remark with the blanks before it.

    A `#` before a letter is a label and begins no remark.
    """
    found = _REMARK.search(line)
    said = (line[: found.start()] if found else line).rstrip()
    return said, line[len(said) :] if found else ""


def without_remarks(text: str) -> list[str]:
    """Return the lines of a text without remarks."""
    return [apart(line)[0] for line in lines_of(text)]


def lines_of(text: str) -> list[str]:
    """Return the lines of a text as they stand."""
    return text.replace("\r", "").split("\n")


def too_long(text: str) -> str | None:
    """Say that a text has too many bytes or lines; None for one that has not."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return f"The file has more than {MOST_BYTES:,} bytes; make it shorter."
    if len(lines_of(text)) > MOST_LINES:
        return f"The file has more than {MOST_LINES} lines; make it shorter."
    return None


def read_asked(number: int, text: str, part: str, example: str) -> Line:
    """Read a line of the part `ask` or `steps`. `example` is a step. Raises LineMistake."""
    words, _, expected = (it.strip() for it in text.partition("->"))
    if not words:
        if part == ASK or not expected:
            raise LineMistake('a line that begins with "->" says among the steps what is so then.')
        return Line(number, Asks.CHECK, "", None, expected)
    asks = Asks.STEP
    if part == ASK:
        asks = next((it for it in list(Asks)[:3] if words.lower().startswith(it.value)), asks)
        if asks is Asks.STEP:
            raise LineMistake(
                f'"{words[:60]}" is not a question; ask "what is legal", "may 1 {example}" or '
                f'"why not 1 {example}".'
            )
        words = words[len(asks.value) :].strip()
    if asks is Asks.LEGAL:
        return Line(number, asks, "", None, expected)
    if part == STEPS and words.lower() == BOTH_PASS:
        return Line(number, asks, BOTH_PASS, None, expected)
    found = _MOVE.fullmatch(words)
    if found is None:
        raise LineMistake(f'say which player does it: "1 {words[:60] or example}".')
    return Line(number, asks, found[2], int(found[1]) - 1, expected)


def _parts(text: str) -> list[str]:
    """Return for each line `ask` or `steps` where it belongs to one of them, else nothing."""
    found, part = [], ""
    for line in without_remarks(text):
        words = line.strip().lower()
        if line and not line.startswith(" "):
            part = words if words in ASKING else ""
        found.append(part)
    return found


def with_line(text: str, part: str, words: str) -> str:
    """Return a text with one more line at the end of `ask` or `steps`."""
    lines, parts, said = lines_of(text), _parts(text), " ".join(words.split())
    inside = [place for place, it in enumerate(parts) if it == part and lines[place].strip()]
    if inside:
        lines.insert(inside[-1] + 1, INDENT + said)
        return "\n".join(lines)
    while lines and not lines[-1].strip():
        lines.pop()
    new = [part, INDENT + said]
    steps = next((place for place, it in enumerate(parts) if it == STEPS), len(lines))
    if part == ASK:
        return "\n".join([*lines[:steps], *new, *lines[steps:]])
    return "\n".join([*lines, *new])


def step_places(text: str) -> list[int]:
    """Return the places of the lines that are steps, or expectations among them."""
    lines = without_remarks(text)
    return [
        place
        for place, part in enumerate(_parts(text))
        if part == STEPS and lines[place].startswith(" ") and lines[place].strip()
    ]


def without_steps(text: str, kept: int) -> str:
    """Return a text with only its first `kept` steps."""
    dropped = set(step_places(text)[max(0, kept) :])
    return "\n".join(it for place, it in enumerate(lines_of(text)) if place not in dropped)


def expecting(text: str, expected: Mapping[int, str]) -> str:
    """Return a text whose lines, by number, expect something, before their remarks."""
    lines = lines_of(text)
    for number, wanted in expected.items():
        said, remark = apart(lines[number - 1])
        lines[number - 1] = f"{said} -> {wanted}{remark}"
    return "\n".join(lines).rstrip() + "\n"


def set_first(lines: list[str], number: int, like: re.Pattern[str], wanted: str) -> None:
    """Put a line in place of the one of that number that says something, or before it."""
    said = [place for place, it in enumerate(lines) if apart(it)[0].strip()]
    place = said[number] if number < len(said) else len(lines)
    if place < len(lines) and like.fullmatch(apart(lines[place])[0].strip().lower()):
        lines[place] = wanted + apart(lines[place])[1]
    else:
        lines.insert(place, wanted)


def in_edition(text: str, begins: str, edition: str) -> str:
    """Return a text whose first line names one edition only, after the words that begin it."""
    lines = lines_of(text)
    set_first(lines, 0, re.compile(f"{begins}.*"), f"{begins} {edition}")
    return "\n".join(lines)


def words_after(text: str, begins: str) -> list[str]:
    """Return the words behind those that begin the first line which says something."""
    first = next(filter(None, (it.strip() for it in without_remarks(text))), "")
    return first.lower().removeprefix(begins).split()


def in_runs(names: Sequence[str]) -> Iterator[str]:
    """Yield lines that list names in order, with the count of those that follow each other."""
    for name, alike in groupby(names):
        yield f"{INDENT}{len(list(alike))} {name}"
