"""Changes to the text of a bench, line by line, so that a form and a text field edit the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from app.games.capabilities.rulings import (
    BenchFrame,
    BenchVerdict,
    Listed,
    Problem,
    Ruling,
    UnreadableBenchError,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import Asks, Line
from app.games.spoils.presentation.bench.reading import CARD, PARTS, SIDE, WHERE, without_remarks
from app.games.tabletop.decklists.spelling_suggestions import near_names

BUTTONS: Final = ("depleted", "new", "damage", "attacks", "blocks", "target", "face-down", "paid")
_IN_PLAY: Final = ("in play", "resources")
_ASKING: Final = ("ask", "steps")
_DAMAGE: Final = re.compile(r"damage (\d{1,3})")
_INDENT: Final = "  "


def editions_named(text: str) -> list[str]:
    """Return the words after the game's name in the first line that says something."""
    first = next(filter(None, (it.strip() for it in without_remarks(text))), "")
    return first.lower().removeprefix("the spoils").split()


def _places(text: str) -> Iterator[tuple[int, int, str]]:
    """Each line's place in the text, with the seat and the part that it belongs to."""
    seat, part = -1, ""
    for place, line in enumerate(without_remarks(text)):
        words = line.strip().lower()
        if not line.startswith(" ") and (found := SIDE.fullmatch(line.strip())):
            seat, part = int(found[1]) - 1, ""
        elif not line.startswith(" ") and words in (*PARTS, *_ASKING):
            part = words
            seat = -1 if words in _ASKING else seat
        yield place, seat, part


def listed(text: str) -> tuple[Listed, ...]:
    """Return the lines of a text that list cards."""
    lines, found = without_remarks(text), []
    for place, seat, part in _places(text):
        line = lines[place]
        card = CARD.fullmatch(line.strip()) if seat >= 0 and line.startswith(" ") else None
        if card is not None and part in PARTS:
            marks = [it.strip().lower() for it in (card[4] or "").split(",") if it.strip()]
            words = f"{'with ' if card[1] else ''}{card[2]} {card[3]}"
            found.append(Listed(place + 1, words, seat, part, tuple(marks)))
    return tuple(found)


def frame(text: str) -> BenchFrame:
    """Return what a text says about everything but its cards."""
    lines = without_remarks(text)
    said = [it.strip() for it in lines if it.strip()]
    where = WHERE.fullmatch(said[1].lower()) if len(said) > 1 else None
    factions, influences = ["", ""], ["", ""]
    for line in lines:
        if found := SIDE.fullmatch(line):
            factions[int(found[1]) - 1] = found[2]
            influences[int(found[1]) - 1] = found[3] or ""
    return BenchFrame(
        next(iter(editions_named(text)), ""),
        *((where[1], where[2], where[3]) if where else ("", "", "")),
        tuple(factions),
        tuple(influences),
    )


def with_frame(text: str, wanted: BenchFrame) -> str:
    """Return a text with another frame, before which it may have had none."""
    known, lines = frame(text), _lines(text)
    said = [place for place, it in enumerate(without_remarks(text)) if it.strip()]
    more = [it for it in editions_named(text)[1:] if it != wanted.edition]
    head = " ".join(["the spoils", wanted.edition, *more])
    where = f"turn {wanted.turn}, player {wanted.player}, {wanted.phase}"
    if known.turn:
        lines[said[0]], lines[said[1]] = head, where
    else:
        lines[:0] = [head, where]
    for seat in (0, 1):
        influence = f", influence {wanted.influences[seat]}" if wanted.influences[seat] else ""
        line = f"player {seat + 1}: {wanted.factions[seat]}{influence}"
        at = [it for it, each in enumerate(lines) if _is_side(each, seat)]
        if at:
            lines[at[0]] = line
        elif wanted.factions[seat]:
            asking = (it for it, each in enumerate(lines) if each.strip().lower() in _ASKING)
            lines.insert(next(asking, len(lines)), line)
    return "\n".join(lines)


def _is_side(line: str, seat: int) -> bool:
    found = SIDE.fullmatch(line.strip()) if not line.startswith(" ") else None
    return found is not None and int(found[1]) - 1 == seat


def with_card(text: str, seat: int, part: str, name: str, catalogue: Catalogue) -> str:
    """Return a text with one more card in a part of a side. Raises UnreadableBenchError."""
    unknown = name.strip().lower() in ("unknown", "unknown card")
    card = None if unknown else catalogue.find(name.strip())
    if card is None and not unknown:
        near = ", ".join(near_names(name, catalogue)[:3])
        remedy = f" Did you mean {near}?" if near else " Names are spelt as in deck lists."
        raise UnreadableBenchError([Problem(f'There is no card "{name[:60]}".{remedy}')])
    called = "unknown" if card is None else card.name
    return _put(text, seat, part, f"{_INDENT}1 {called}", ())


def _put(text: str, seat: int, part: str, line: str, below: Sequence[str]) -> str:
    """Put a line at the end of a part of a side, which is added where it is missing."""
    lines, places = _lines(text), list(_places(text))
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
    lines = _lines(text)
    card = CARD.fullmatch(lines[line - 1].strip()) if 0 < line <= len(lines) else None
    if card is None or mark not in BUTTONS:
        return text
    marks = [it.strip() for it in (card[4] or "").split(",") if it.strip()]
    if mark == "damage":
        marks = _more_damage(marks)
    elif mark in marks:
        marks.remove(mark)
    else:
        marks.append(mark)
    indent = lines[line - 1][: len(lines[line - 1]) - len(lines[line - 1].lstrip())]
    told = f" [{', '.join(marks)}]" if marks else ""
    lines[line - 1] = f"{indent}{card[1] + ' ' if card[1] else ''}{card[2]} {card[3]}{told}"
    return "\n".join(lines)


def _more_damage(marks: list[str]) -> list[str]:
    for place, it in enumerate(marks):
        if found := _DAMAGE.fullmatch(it):
            return [*marks[:place], f"damage {int(found[1]) + 1}", *marks[place + 1 :]]
    return [*marks, "damage 1"]


def moved(text: str, line: int, seat: int, part: str) -> str:
    """Return a text in which the cards of a line lie elsewhere; without them for an empty part.

    What is attached to them goes with them. Marks are left behind outside of play.
    """
    lines = _lines(text)
    at = line - 1
    if not 0 <= at < len(lines) or CARD.fullmatch(lines[at].strip()) is None:
        return text
    end = at + 1
    while end < len(lines) and lines[end].strip().lower().startswith("with "):
        end += 1
    taken, below = lines[at], lines[at + 1 : end]
    left = "\n".join([*lines[:at], *lines[end:]])
    if part not in PARTS:
        return left
    if part not in _IN_PLAY:
        taken, below = re.sub(r"\s*\[[^\]]*\]", "", taken), []
    return _put(left, seat, part, _INDENT + taken.strip().removeprefix("with "), below)


def with_line(text: str, part: str, words: str) -> str:
    """Return a text with one more line at the end of `ask` or `steps`, on one line."""
    lines, said = _lines(text), " ".join(words.split())
    inside = [place for place, _, at in _places(text) if at == part and lines[place].strip()]
    if inside:
        lines.insert(inside[-1] + 1, _INDENT + said)
        return "\n".join(lines)
    while lines and not lines[-1].strip():
        lines.pop()
    new = [part, _INDENT + said]
    steps = next((place for place, _, at in _places(text) if at == "steps"), len(lines))
    if part == "ask":
        return "\n".join([*lines[:steps], *new, *lines[steps:]])
    return "\n".join([*lines, *new])


def step_lines(text: str) -> list[int]:
    """Return the places of the lines that are steps, or expectations among them."""
    lines = without_remarks(text)
    return [
        place
        for place, _, part in _places(text)
        if part == "steps" and lines[place].startswith(" ") and lines[place].strip()
    ]


def without_steps(text: str, kept: int) -> str:
    """Return a text with only its first `kept` steps."""
    lines, dropped = _lines(text), set(step_lines(text)[max(0, kept) :])
    return "\n".join(it for place, it in enumerate(lines) if place not in dropped)


def with_expectations(text: str, asked: Sequence[Line], ruling: Ruling) -> str:
    """Return a text whose questions, and steps that are not legal, expect their answers.

    At its end it expects who is asked then, the influence of both players and what lies in play.
    """
    lines, answers = _lines(text), {it.line: it for it in ruling.answers}
    for line in asked:
        answer = answers.get(line.number)
        if answer is None or line.expected:
            continue
        rule = next((it.rule for it in answer.told), "")
        expected = {
            (Asks.WHY_NOT, BenchVerdict.ILLEGAL): rule,
            (Asks.MAY, BenchVerdict.LEGAL): "yes",
            (Asks.MAY, BenchVerdict.ILLEGAL): "no",
            (Asks.STEP, BenchVerdict.ILLEGAL): f"illegal {rule}",
        }.get((line.asks, answer.verdict))
        if expected:
            lines[line.number - 1] = f"{lines[line.number - 1].rstrip()} -> {expected}"
    tested = "\n".join(lines).rstrip() + "\n"
    if not any(it.verdict is BenchVerdict.TAKEN for it in ruling.answers):
        return tested
    told = [f"influence {seat} is {side.influence}" for seat, side in enumerate(ruling.sides, 1)]
    seats = [seat for seat, side in enumerate(ruling.sides, 1) if side.is_asked]
    told += [f"asked {seat}" for seat in seats]
    for seat, side in enumerate(ruling.sides, 1):
        for name, count in Counter(it.name for it in dict(side.piles).get("In play", ())).items():
            told.append(f"{count} {name} in play of {seat}")
    return with_line(tested, "steps", f"-> {'; '.join(told)}") + "\n"


def _lines(text: str) -> list[str]:
    return text.replace("\r", "").split("\n")
