"""Changes to the text of a bench, line by line, so that a form and a text field edit the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.bench_answers import Problem, UnreadableBenchError
from app.games.capabilities.bench_form import BenchFrame, Listed
from app.games.capabilities.bench_reading import CARD
from app.games.capabilities.bench_steps import no_such_card
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import MARKED_PILES
from app.games.spoils.presentation.bench.reading import HEAD, PARTS, SIDE, WHERE
from app.games.tabletop.bench_lines import (
    ASKING,
    INDENT,
    UNKNOWN_WORD,
    apart,
    is_unknown,
    lines_of,
    set_first,
    without_remarks,
    words_after,
)

DAMAGE: Final = "damage"
BUTTONS: Final = ("depleted", "new", DAMAGE, "attacks", "blocks", "target", "face-down", "paid")
_DAMAGE: Final = re.compile(r"damage (\d{1,3})")


def _places(text: str) -> Iterator[tuple[int, int, str]]:
    """Each line's place in the text, with the seat and the part that it belongs to."""
    seat, part = -1, ""
    for place, line in enumerate(without_remarks(text)):
        words = line.strip().lower()
        if (found := _side(line)) is not None:
            seat, part = int(found[1]) - 1, ""
        elif not line.startswith(" ") and words in (*PARTS, *ASKING):
            part = words
            seat = -1 if words in ASKING else seat
        yield place, seat, part


def _side(line: str) -> re.Match[str] | None:
    """The player, faction and influence of a line that begins a side."""
    return SIDE.fullmatch(line.strip()) if not line.startswith(" ") else None


@dataclass(frozen=True, slots=True)
class _CardLine:
    """A line that lists a card, taken apart so that one piece can change and the others stay."""

    indent: str
    words: str
    marks: tuple[str, ...]
    remark: str
    is_attached: bool

    def __str__(self) -> str:
        borne = "with " if self.is_attached else ""
        marks = f" [{', '.join(self.marks)}]" if self.marks else ""
        return f"{self.indent}{borne}{self.words}{marks}{self.remark}"


def _card_line(line: str) -> _CardLine | None:
    """A line taken apart; None for one that lists no card."""
    said, remark = apart(line)
    found = CARD.fullmatch(said.strip())
    if found is None:
        return None
    marks = tuple(it.strip() for it in (found[4] or "").split(",") if it.strip())
    indent = said[: len(said) - len(said.lstrip())]
    return _CardLine(indent, f"{found[2]} {found[3]}", marks, remark, found[1] is not None)


def listed(text: str) -> tuple[Listed, ...]:
    """Return the lines of a text that list cards."""
    lines, found = lines_of(text), []
    for place, seat, part in _places(text):
        line = lines[place]
        card = _card_line(line) if seat >= 0 and line.startswith(" ") else None
        if card is not None and part in PARTS:
            words = f"{'with ' if card.is_attached else ''}{card.words}"
            marks = tuple(it.lower() for it in card.marks)
            found.append(Listed(place + 1, words, seat, part, marks, part in MARKED_PILES))
    return tuple(found)


def frame(text: str) -> BenchFrame:
    """Return what a text says about everything but its cards."""
    lines = without_remarks(text)
    said = [it.strip() for it in lines if it.strip()]
    where = WHERE.fullmatch(said[1].lower()) if len(said) > 1 else None
    factions, influences = ["", ""], ["", ""]
    for line in lines:
        if found := _side(line):
            factions[int(found[1]) - 1] = found[2]
            influences[int(found[1]) - 1] = found[3] or ""
    return BenchFrame(
        next(iter(words_after(text, HEAD)), ""),
        *((where[1], where[2], where[3]) if where else ("", "", "")),
        tuple(factions),
        tuple(influences),
    )


def with_frame(text: str, wanted: BenchFrame) -> str:
    """Return a text with another frame, before which it may have had none."""
    lines = lines_of(text)
    more = [it for it in words_after(text, HEAD)[1:] if it != wanted.edition]
    said = [it for it in map(str.strip, without_remarks(text)) if it]
    before = WHERE.fullmatch(said[1].lower()) if len(said) > 1 else None
    chance = f", chance {before[4]}" if before and before[4] else ""
    where = f"turn {wanted.turn}, player {wanted.player}, {wanted.phase}{chance}"
    set_first(lines, 0, re.compile(f"{HEAD}.*"), " ".join([HEAD, wanted.edition, *more]))
    set_first(lines, 1, re.compile("turn .*"), where)
    for seat in (0, 1):
        influence = f", influence {wanted.influences[seat]}" if wanted.influences[seat] else ""
        line = f"player {seat + 1}: {wanted.factions[seat]}{influence}"
        sides = {int(found[1]) - 1: place for place, found in _sides(lines)}
        if seat in sides:
            lines[sides[seat]] = line + apart(lines[sides[seat]])[1]
        elif wanted.factions[seat]:
            asking = (it for it, each in enumerate(lines) if _begins_asking(each))
            lines.insert(next(asking, len(lines)), line)
    return "\n".join(lines)


def _sides(lines: Sequence[str]) -> Iterator[tuple[int, re.Match[str]]]:
    for place, line in enumerate(lines):
        if found := _side(apart(line)[0]):
            yield place, found


def _begins_asking(line: str) -> bool:
    return not line.startswith(" ") and apart(line)[0].strip().lower() in ASKING


def with_card(text: str, seat: int, part: str, name: str, catalogue: Catalogue) -> str:
    """Return a text with one more card in a part of a side. Raises UnreadableBenchError."""
    if is_unknown(name):
        return _put(text, seat, part, f"{INDENT}1 {UNKNOWN_WORD}", ())
    card = catalogue.find(name.strip())
    if card is None:
        words = no_such_card(name, catalogue)
        raise UnreadableBenchError([Problem(words[0].upper() + words[1:])])
    return _put(text, seat, part, f"{INDENT}1 {card.name}", ())


def _put(text: str, seat: int, part: str, line: str, below: Sequence[str]) -> str:
    """Put a line at the end of a part of a side, which is added where it is missing."""
    lines, places = lines_of(text), list(_places(text))
    inside = [place for place, of, at in places if of == seat and at == part]
    if inside:
        last = max(it for it in inside if it == inside[0] or lines[it].strip())
        lines[last + 1 : last + 1] = [line, *below]
        return "\n".join(lines)
    side = [place for place, of, _ in places if of == seat and lines[place].strip()]
    if not side:
        told = f'Player {seat + 1} is missing: add "player {seat + 1}: NAME OF A FACTION".'
        raise UnreadableBenchError([Problem(told)])
    lines[side[-1] + 1 : side[-1] + 1] = [part, line, *below]
    return "\n".join(lines)


def with_mark(text: str, line: int, mark: str) -> str:
    """Return a text in which a line has a mark, or lost it; each time it has one damage more."""
    lines = lines_of(text)
    card = _card_line(lines[line - 1]) if 0 < line <= len(lines) else None
    if card is None or mark not in BUTTONS:
        return text
    if mark == DAMAGE:
        marks = _more_damage(card.marks)
    else:
        marks = tuple(it for it in card.marks if it.lower() != mark)
        marks = marks if len(marks) < len(card.marks) else (*marks, mark)
    lines[line - 1] = str(replace(card, marks=marks))
    return "\n".join(lines)


def _more_damage(marks: tuple[str, ...]) -> tuple[str, ...]:
    for place, it in enumerate(marks):
        if found := _DAMAGE.fullmatch(it.lower()):
            return (*marks[:place], f"{DAMAGE} {int(found[1]) + 1}", *marks[place + 1 :])
    return (*marks, f"{DAMAGE} 1")


def moved(text: str, line: int, seat: int, part: str) -> str:
    """Return a text in which the cards of a line lie elsewhere; without them for an empty part.

    What is attached to them goes with them. Marks are left behind outside of play.
    """
    lines = lines_of(text)
    at = line - 1
    taken = _card_line(lines[at]) if 0 <= at < len(lines) else None
    if taken is None:
        return text
    end = at + 1
    while end < len(lines) and _is_borne(_card_line(lines[end]), taken):
        end += 1
    below = [it for it in map(_card_line, lines[at + 1 : end]) if it is not None]
    left = "\n".join([*lines[:at], *lines[end:]])
    if part not in PARTS:
        return left
    taken = replace(taken, indent=INDENT, is_attached=False)
    if part not in MARKED_PILES:
        freed = [replace(it, indent=INDENT, is_attached=False, marks=()) for it in below]
        return _put(left, seat, part, str(replace(taken, marks=())), list(map(str, freed)))
    return _put(left, seat, part, str(taken), list(map(str, below)))


def _is_borne(card: _CardLine | None, by: _CardLine) -> bool:
    """Return whether a line lists what is attached to the card of a line above it."""
    if card is None or not card.is_attached:
        return False
    return not by.is_attached or len(card.indent) > len(by.indent)
