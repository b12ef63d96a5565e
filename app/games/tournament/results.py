"""Results as people type them, and the line with which a desk enters one.

Two players: the games each won, then drawn ones, as in `2-1` or `1 1 1`. Tables of several: the
place of each seat, as in `2-1-3-4`. A loss without play is a letter: `n` did not come, `f` gave
up, `m` a match loss, `dq` disqualified; of two players the seat follows, as in `n2`, and at a table
the letter stands in place of the number, as in `2-1-n-3`. `dl` is a match loss of both.

A line begins with a table or a name. After a result `d1` says that the first player leaves the
event; instead of one, `+5` gives minutes and `x` takes the result back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from app.games.text import fold
from app.games.tournament.matches import MOST_WINS, Loss, Outcome, lost

DOUBLE_LOSS: Final = "dl"
LETTERS: Final[Mapping[str, Loss]] = MappingProxyType(
    {
        "n": Loss.NO_SHOW,
        "f": Loss.GAVE_UP,
        "m": Loss.MATCH_LOSS,
        "dq": Loss.DISQUALIFIED,
    }
)
MOST_MINUTES: Final = 120
LONGEST_LINE: Final = 120
_BY_LOSS: Final = {loss: letter for letter, loss in LETTERS.items()}
_BETWEEN: Final = re.compile(r"\s*[-–:,]\s*|\s+")
_OF_SEATS: Final = re.compile(r"(n|f|m|dq)([12]{1,2})")
_LEAVES: Final = re.compile(r"d([1-9])")
_NUMBER: Final = re.compile(r"#(\d{1,6})", re.ASCII)
_MINUTES: Final = re.compile(r"\+(\d{1,3})")
_SHOWN: Final = 5


class ResultError(ValueError):
    """A result that cannot be; the message says why."""


def read_result(seats: int, said: str, most_wins: int = MOST_WINS) -> Outcome:
    """The outcome of a table with so many seats, as somebody typed it.

    `most_wins` is how many games win a match of two. Raises ResultError.
    """
    parts = _BETWEEN.split(said.strip().casefold())
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 4]
    try:
        if seats == 2 and (losses := _losses_of_two(parts)):
            return lost(losses)
        if seats > 2 and any(part in LETTERS for part in parts) and len(parts) == seats:
            return _table_with_losses(parts)
        wanted = (2, 3) if seats == 2 else (seats,)
        if len(numbers) == len(parts) and len(parts) in wanted and seats > 1:
            outcome = Outcome(tuple(numbers[:seats]), sum(numbers[seats:]))
            _refuse_too_many(outcome, most_wins)
            return outcome
    except ResultError:
        raise
    except ValueError as problem:
        raise ResultError(str(problem)) from None
    raise ResultError(
        f"“{said.strip()[:20]}” is not a result of this table. {_how_to_enter(seats)}"
    )


def typed_result(outcome: Outcome | None) -> str:
    """An outcome as `read_result` reads it; empty for none."""
    if outcome is None:
        return ""
    if not outcome.losses:
        drawn = (outcome.draws,) if outcome.draws else ()
        return "-".join(map(str, (*outcome.numbers, *drawn)))
    if len(outcome.losses) > 2:
        both = zip(outcome.numbers, outcome.losses, strict=True)
        return "-".join(str(number) if loss is None else _BY_LOSS[loss] for number, loss in both)
    if set(outcome.losses) == {Loss.MATCH_LOSS}:
        return DOUBLE_LOSS
    return " ".join(
        f"{_BY_LOSS[loss]}{seat}" for seat, loss in enumerate(outcome.losses, 1) if loss
    )


def _losses_of_two(parts: Sequence[str]) -> tuple[Loss | None, ...]:
    """The losses by seat; empty if these are none. Raises ResultError for one seat twice."""
    losses: dict[str, Loss] = {}
    for part in parts:
        if part == DOUBLE_LOSS:
            found = dict.fromkeys("12", Loss.MATCH_LOSS)
        elif match := _OF_SEATS.fullmatch(part):
            found = dict.fromkeys(match[2], LETTERS[match[1]])
        else:
            return ()
        if found.keys() & losses.keys():
            raise ResultError("One of the two loses twice. Say one reason for each player.")
        losses |= found
    return losses.get("1"), losses.get("2")


def _table_with_losses(parts: Sequence[str]) -> Outcome:
    losses = [LETTERS.get(part) for part in parts]
    places = [part for part in parts if part not in LETTERS]
    if not all(place.isascii() and place.isdigit() and len(place) == 1 for place in places):
        raise ResultError(f"“{' '.join(parts)[:20]}” is no result. {_how_to_enter(len(parts))}")
    return lost(losses, [int(place) for place in places])


def _refuse_too_many(outcome: Outcome, most_wins: int) -> None:
    if len(outcome.numbers) != 2 or most_wins >= MOST_WINS:
        return
    games = f"{most_wins} game{'' if most_wins == 1 else 's'}"
    if max(outcome.numbers) > most_wins:
        raise ResultError(f"At most {games} are won in a match of this event.")
    if min(outcome.numbers) == most_wins:
        raise ResultError(f"Only one player can win {games}: the match ends then.")


def _how_to_enter(seats: int) -> str:
    if seats == 1:
        return "It has only one player: leave the result of a bye empty."
    if seats == 2:
        return "Enter the games each player won, like 2-1; drawn games follow, like 1-1-1."
    example = "-".join(("2", "1", "3", "4", "5")[:seats])
    return (
        f"Enter the places of its {seats} players, in the order of their columns: {example} if "
        "Player 2 won before Player 1."
    )


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table to which a line can refer: its number, and the names of its players in seats.

    `numbers` are those of the players, by seat; a line names them as `#12`.
    """

    number: int
    players: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EnterResult:
    """A result, and the seats from 0 of those who leave the event."""

    outcome: Outcome
    leaving: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AddMinutes:
    """An extension of a table's time."""

    minutes: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The result of the table is removed."""


Act: TypeAlias = EnterResult | AddMinutes | TakeBack
"""The action that a line asks for."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A line as it was understood: a table, and what happens there; None while that is missing."""

    table: Sitting
    act: Act | None


def read_line(said: str, tables: Sequence[Sitting], most_wins: int = MOST_WINS) -> Reading:
    """Read a line such as `57 2 1`; letters are the beginning of a name, or of a part of it.

    Raises ResultError, which begins with the line, for a table or name that is not there, for a
    name that fits several tables, and for a result that cannot be.
    """
    words = said[:LONGEST_LINE].split()
    try:
        if not words:
            raise ResultError("Type a table or a name, then the games: 57 2 1.")
        table, rest = _found(words, tables)
        act = _read_act(rest, table, most_wins) if rest else None
        if act is not None and len(table.players) == 1:
            raise ResultError("A bye has no result.")
    except ResultError as problem:
        line = " ".join(words)
        raise ResultError(f"{line}: {problem}" if line else str(problem)) from None
    return Reading(table, act)


def _found(words: Sequence[str], tables: Sequence[Sitting]) -> tuple[Sitting, Sequence[str]]:
    """The table of a line, and its other words. A longer name goes before a shorter one."""
    if words[0].isascii() and words[0].isdigit():
        number = int(words[0][:9])
        found = next((table for table in tables if table.number == number), None)
        if found is None:
            last = max((table.number for table in tables), default=0)
            raise ResultError(f"There is no table {number}; the last one is {last}.")
        return found, words[1:]
    if by_number := _NUMBER.fullmatch(words[0]):
        found = next((table for table in tables if int(by_number[1]) in table.numbers), None)
        if found is None:
            raise ResultError(f"Player number {by_number[1]} sits at no table of this round.")
        return found, words[1:]
    several: list[str] = []
    for length in range(len(words), 0, -1):
        there = _named(" ".join(words[:length]), tables)
        if len({table.number for _, table in there}) == 1:
            return there[0][1], words[length:]
        several = several or [f"{name} (table {table.number})" for name, table in there]
    if several:
        more = f" and {len(several) - _SHOWN} more" if len(several) > _SHOWN else ""
        raise ResultError(f"Several fit: {', '.join(several[:_SHOWN])}{more}. Type more letters.")
    raise ResultError("Nobody of this name sits at a table of this round.")


def _named(said: str, tables: Sequence[Sitting]) -> list[tuple[str, Sitting]]:
    """Return the sittings whose name is this; else begins so; else has a part that begins so."""
    wanted = fold(said)
    everybody = [(name, fold(name), table) for table in tables for name in table.players]
    exact = [(name, table) for name, folded, table in everybody if folded == wanted]
    begins = [(name, table) for name, folded, table in everybody if folded.startswith(wanted)]
    return (
        exact
        or begins
        or [(name, table) for name, folded, table in everybody if f" {wanted}" in folded]
    )


def _read_act(words: Sequence[str], table: Sitting, most_wins: int) -> Act:
    if len(words) == 1 and words[0].casefold() == "x":
        return TakeBack()
    if len(words) == 1 and words[0].startswith("+"):
        minutes = _MINUTES.fullmatch(words[0])
        if minutes is None or not 1 <= int(minutes[1]) <= MOST_MINUTES:
            raise ResultError(f"A table can get from 1 to {MOST_MINUTES} more minutes, like +5.")
        return AddMinutes(int(minutes[1]))
    result = [word for word in words if not _LEAVES.fullmatch(word.casefold())]
    leaving = {int(found[1]) for word in words if (found := _LEAVES.fullmatch(word.casefold()))}
    seats = len(table.players)
    if leaving and max(leaving) > seats:
        raise ResultError(f"The table has only {seats} players.")
    outcome = read_result(seats, " ".join(result), most_wins)
    return EnterResult(outcome, tuple(sorted(seat - 1 for seat in leaving)))
