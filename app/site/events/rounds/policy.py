"""What may be paired when, and how outcomes and clocks read: decisions without a page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from app.games.tournament.matches import Match, Outcome
from app.tables import EventMatch, EventRound, RoundKind

MOST_ROUNDS: Final = 30
LONGEST_ROUND: Final = 600
MOST_EXTRA: Final = 120
BYE: Final = "Bye"

_LONGEST_PLACE: Final = 3
_ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th")

RESULTS: Final = ("2-0", "2-1", "1-0", "1-1", "0-1", "1-2", "0-2", "0-0-1")
"""Results of two players that forms offer: games won by each, and games that nobody won."""


class ResultError(ValueError):
    """A result that cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round with its tables, in order; `others` are how many were not read."""

    round: EventRound
    tables: tuple[EventMatch, ...]
    others: int = 0

    @property
    def matches(self) -> tuple[Match, ...]:
        """The tables as the rules of tournaments see them; ids are those of entries, as text."""
        return tuple(match_of(self.round, table) for table in self.tables)

    @property
    def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables without a result."""
        pairs = zip(self.tables, self.matches, strict=True)
        return tuple(table.number for table, match in pairs if not match.is_over)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many results of the latest round are in, of how many."""

    round: int
    done: int
    all: int


def match_of(round_: EventRound, table: EventMatch) -> Match:
    """A table of a round as a match."""
    players = tuple(str(seat) for seat in table.seats)
    return Match(round_.number, players, outcome_of(table.outcome))


def outcome_of(stored: Mapping[str, Any]) -> Outcome | None:
    """An outcome as it is stored; None if there is none."""
    if not stored:
        return None
    return Outcome(tuple(stored["numbers"]), stored["draws"])


def stored_outcome(outcome: Outcome | None) -> dict[str, Any]:
    """An outcome as it is stored."""
    if outcome is None:
        return {}
    return {"numbers": list(outcome.numbers), "draws": outcome.draws}


def read_outcome(seats: int, fields: Mapping[str, str]) -> Outcome | None:
    """The outcome that a form says for `seats` seats; None where it says that there is none.

    Two players have the field `result`, such as `2-1` or `1-1-1`; others a field `place.N` for each
    seat from 0. Raises ResultError.
    """
    if seats == 2:
        said = fields.get("result", "").strip()
        return parse_outcome(2, said) if said else None
    said_places = [said.strip() for said in typed_places(seats, fields)]
    if not any(said_places):
        return None
    if not all(it.isascii() and it.isdigit() and len(it) == 1 for it in said_places):
        raise ResultError(
            f"Enter a place from 1 to {seats} for each of the {seats} players; 1 is the winner."
        )
    return _made(tuple(int(it) for it in said_places), 0)


def typed_places(seats: int, fields: Mapping[str, str]) -> list[str]:
    """What was typed as the place of each seat of a table, whether or not it can be."""
    return [fields.get(f"place.{seat}", "")[:_LONGEST_PLACE] for seat in range(seats)]


def parse_outcome(seats: int, said: str) -> Outcome:
    """The outcome in words such as `2-1`, `1-1-1` with a drawn game, or places by seat.

    Raises ResultError.
    """
    parts = said.replace("\u2013", "-").replace(":", "-").split("-")
    numbers = [int(it) for it in parts if it.strip().isascii() and it.strip().isdigit()]
    wanted = (2, 3) if seats == 2 else (seats,)
    if len(numbers) != len(parts) or len(parts) not in wanted or any(len(it) > 3 for it in parts):
        raise ResultError(f"“{said[:20]}” is not a result of this table. {_how_to_enter(seats)}")
    if seats == 2:
        return _made(tuple(numbers[:2]), numbers[2] if len(numbers) > 2 else 0)
    return _made(tuple(numbers), 0)


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


def _made(numbers: tuple[int, ...], draws: int) -> Outcome:
    try:
        return Outcome(numbers, draws)
    except ValueError as problem:
        raise ResultError(str(problem)) from None


def outcome_in_words(outcome: Outcome | None) -> str:
    """Such as “2–1”, “1–1, 1 drawn” or places by seat; empty for none."""
    if outcome is None:
        return ""
    if len(outcome.numbers) > 2:
        return "places by seat " + ", ".join(map(str, outcome.numbers))
    drawn = f", {outcome.draws} drawn" if outcome.draws else ""
    return "–".join(map(str, outcome.numbers)) + drawn


def outcome_with_names(outcome: Outcome | None, names: Sequence[str]) -> str:
    """Such as “Ada won 2–1” or “1st Cy, 2nd Ada and Ben”; empty for none. `names` are by seat."""
    if outcome is None:
        return ""
    if len(outcome.numbers) == 2:
        best = max(outcome.numbers)
        if min(outcome.numbers) == best:
            return f"drawn {outcome_in_words(outcome)}"
        winner = names[outcome.numbers.index(best)]
        return f"{winner} won {outcome_in_words(_seen_from(outcome, best))}"
    by_place: dict[int, list[str]] = {}
    for place, name in sorted(zip(outcome.numbers, names, strict=True)):
        by_place.setdefault(place, []).append(name)
    return ", ".join(f"{_ORDINALS[place]} {in_series(its)}" for place, its in by_place.items())


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A result of two players for one of them: as a form sends it, “won”, and “2–1”."""

    value: str
    did: str
    games: str


def results_of_seat(seat: int) -> tuple[SeatResult, ...]:
    """The results that a form offers to the player of one seat of two, best ones first."""
    return tuple(_result_of_seat(parse_outcome(2, said), seat) for said in RESULTS)


def _result_of_seat(seen: Outcome, seat: int) -> SeatResult:
    """The result that the player of a seat sees as `seen`, with the own games first."""
    numbers = seen.numbers if seat == 0 else seen.numbers[::-1]
    value = "-".join(map(str, (*numbers, *([seen.draws] if seen.draws else []))))
    return SeatResult(value, _did(*seen.numbers), "–".join(map(str, seen.numbers)))


def outcome_of_seat(outcome: Outcome | None, seat: int) -> str:
    """What came of a match for the player of one seat: “won 2–1”, “3rd”; empty for none."""
    if outcome is None:
        return ""
    own = outcome.numbers[seat]
    if len(outcome.numbers) > 2:
        return _ORDINALS[own]
    did = _did(own, outcome.numbers[1 - seat])
    return f"{did} {outcome_in_words(_seen_from(outcome, own))}"


def _did(own: int, other: int) -> str:
    return "won" if own > other else "lost" if own < other else "drawn"


def _seen_from(outcome: Outcome, own: int) -> Outcome:
    """The outcome of two players with the games of the one who won `own` first."""
    first, second = outcome.numbers
    numbers = (first, second) if first == own else (second, first)
    return Outcome(numbers, outcome.draws)


def in_series(names: Sequence[str]) -> str:
    """Such as “Ada, Ben and Cy”."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def agreed(table: EventMatch) -> Outcome | None:
    """The outcome that at least two players of a table report alike, if nobody reports another."""
    reports = [outcome_of(said) for said in table.reports.values()]
    if len(reports) < 2 or any(it != reports[0] for it in reports):
        return None
    return reports[0]


def differ(table: EventMatch) -> bool:
    """Whether players report different outcomes and none stands yet."""
    reports = list(table.reports.values())
    return not table.outcome and any(it != reports[0] for it in reports)


def ends_at(round_: EventRound, extra: int) -> datetime | None:
    """When a table's time is over; None while the clock does not run."""
    if round_.clock_started_at is None:
        return None
    return round_.clock_started_at + timedelta(minutes=round_.minutes + extra)


def minutes_between(start: datetime, end: datetime) -> int:
    """Minutes, rounded up."""
    return max(0, math.ceil((end - start).total_seconds() / 60))


def kind_after(rounds: Sequence[Played], *, is_multiplayer: bool) -> RoundKind:
    """What the next round will probably be: as the last one, or as the game is mostly played."""
    if rounds:
        return RoundKind(rounds[-1].round.kind)
    return RoundKind.TABLES if is_multiplayer else RoundKind.SWISS
