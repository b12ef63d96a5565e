"""Decisions on pairings, and outcomes and clocks in words, without a page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any, Final

from app.games.tournament.matches import MOST_WINS, Loss, Match, Outcome
from app.games.tournament.results import DOUBLE_LOSS as DOUBLE_LOSS_CODE
from app.games.tournament.results import LETTERS, ResultError, read_result, typed_result
from app.tables import EventMatch, EventRound, RoundKind

MOST_ROUNDS: Final = 30
LONGEST_ROUND: Final = 600
MOST_EXTRA: Final = 120
BYE: Final = "Bye"
ENDINGS: Final = frozenset({RoundKind.CUT, RoundKind.FINAL})
"""Kinds of rounds that follow the standings and do not count in them."""

_LONGEST_PLACE: Final = 3
ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th")

DOUBLE_LOSS: Final = "double loss"
LOST_SO: Final = {
    Loss.GAVE_UP: "gave up",
    Loss.NO_SHOW: "did not come",
    Loss.MATCH_LOSS: "got a match loss",
    Loss.DISQUALIFIED: "was disqualified",
}
"""Words for a loss without play, as they read after a name."""

LOSSES_OF_TWO: Final = (
    DOUBLE_LOSS_CODE,
    *(f"{letter}{seat}" for letter in LETTERS for seat in (1, 2)),
)
"""Results of two players without play that the desk's forms offer."""

RESULTS: Final = ("2-0", "2-1", "1-0", "1-1", "0-1", "1-2", "0-2", "0-0-1")
"""Results of two players that forms offer: games won by each, and games that nobody won."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round with its tables, in order; `others` are how many were not read.

    `planned` is how many rounds the event has before its ending, 0 if nobody has chosen that.
    """

    round: EventRound
    tables: tuple[EventMatch, ...]
    others: int = 0
    planned: int = 0

    @property
    def matches(self) -> tuple[Match, ...]:
        """The tables as the rules of tournaments see them; ids are those of entries, as text."""
        return tuple(match_of(self.round, table) for table in self.tables)

    @property
    def in_bracket(self) -> tuple[EventMatch, ...]:
        """The tables in the order in which they were paired, whatever their numbers.

        In a top cut that is the order of the bracket: winners of neighbours meet next.
        """
        return tuple(sorted(self.tables, key=lambda table: table.id or 0))

    @property
    def bracket(self) -> tuple[Match, ...]:
        """The matches in the order of `in_bracket`."""
        return tuple(match_of(self.round, table) for table in self.in_bracket)

    @property
    def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables without a result."""
        pairs = zip(self.tables, self.matches, strict=True)
        return tuple(table.number for table, match in pairs if not match.is_over)


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of results of the latest round that are in, out of all."""

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
    losses = tuple(Loss(it) if it else None for it in stored.get("losses", ()))
    return Outcome(tuple(stored["numbers"]), stored["draws"], losses)


def stored_outcome(outcome: Outcome | None) -> dict[str, Any]:
    """An outcome as it is stored."""
    if outcome is None:
        return {}
    stored = {"numbers": list(outcome.numbers), "draws": outcome.draws}
    return {**stored, "losses": list(outcome.losses)} if outcome.losses else stored


def read_outcome(
    seats: int, fields: Mapping[str, str], most_wins: int = MOST_WINS
) -> Outcome | None:
    """The outcome that a form says for `seats` seats; None if it says that there is none.

    Two players have the field `result`, such as `2-1` or `1-1-1`; others a field `place.N` for each
    seat from 0. Raises ResultError.
    """
    if seats == 2:
        said = fields.get("result", "").strip()
        return read_result(2, said, most_wins) if said else None
    said_places = [said.strip() for said in typed_places(seats, fields)]
    if not any(said_places):
        return None
    if not all(
        it in LETTERS or (it.isascii() and it.isdigit() and len(it) == 1) for it in said_places
    ):
        raise ResultError(
            f"Enter a place from 1 to {seats} for each of the {seats} players; 1 is the winner."
        )
    return read_result(seats, "-".join(said_places))


def require_winner(round_: EventRound, outcome: Outcome | None) -> None:
    """Raise ResultError for a draw or a double loss in a top cut, where somebody has to win."""
    if round_.kind == RoundKind.FINAL and outcome and outcome.numbers.count(1) != 1:
        raise ResultError("The final table needs one winner.")
    if round_.kind == RoundKind.CUT and outcome and len(set(outcome.numbers)) == 1:
        said = "double loss" if outcome.losses else "draw"
        raise ResultError(f"A match of a top cut needs a winner; this result is a {said}.")


def typed_places(seats: int, fields: Mapping[str, str]) -> list[str]:
    """Return the text typed as the place of each seat, whether or not it is possible."""
    return [fields.get(f"place.{seat}", "")[:_LONGEST_PLACE] for seat in range(seats)]


def outcome_in_words(outcome: Outcome | None) -> str:
    """Return an outcome, such as “2–1”, “1–1, 1 drawn” or places by seat; empty for none."""
    if outcome is None:
        return ""
    losses = [f"player {seat} {it}" for seat, it in enumerate(outcome.losses, 1) if it]
    if len(outcome.numbers) > 2:
        return ", ".join(["places by seat " + ", ".join(map(str, outcome.numbers)), *losses])
    if outcome.losses:
        return DOUBLE_LOSS if is_double_loss(outcome) else ", ".join(losses)
    drawn = f", {outcome.draws} drawn" if outcome.draws else ""
    return "–".join(map(str, outcome.numbers)) + drawn


def outcome_with_names(outcome: Outcome | None, names: Sequence[str]) -> str:
    """Return an outcome with names, such as “Ada won 2–1” or “1st Cy, 2nd Ada and Ben”.

    `names` are by seat. Empty for no outcome.
    """
    if outcome is None:
        return ""
    if len(outcome.numbers) == 2 and outcome.losses:
        return _losses_with_names(outcome, names)
    if len(outcome.numbers) == 2:
        best = max(outcome.numbers)
        if min(outcome.numbers) == best:
            return f"drawn {outcome_in_words(outcome)}"
        winner = names[outcome.numbers.index(best)]
        return f"{winner} won {outcome_in_words(_seen_from(outcome, best))}"
    by_place: dict[int, list[str]] = {}
    said = [
        f"{name} ({LOST_SO[loss]})" if (loss := outcome.loss_of(seat)) else name
        for seat, name in enumerate(names)
    ]
    for place, name in sorted(zip(outcome.numbers, said, strict=True)):
        by_place.setdefault(place, []).append(name)
    return ", ".join(f"{ORDINALS[place]} {in_series(its)}" for place, its in by_place.items())


def is_double_loss(outcome: Outcome) -> bool:
    """Return True if both of two players lose."""
    return len(outcome.losses) == 2 and all(outcome.losses)


def _losses_with_names(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who lost without play, such as “Ada won 2–0, Ben did not come”.

    For both players it is, for example, “double loss: Ada and Ben gave up”.
    """
    both = zip(names, outcome.losses, strict=True)
    why = ", ".join(f"{name} {LOST_SO[loss]}" for name, loss in both if loss)
    if is_double_loss(outcome):
        return f"{DOUBLE_LOSS}: {why}"
    return f"{names[outcome.losses.index(None)]} won 2–0, {why}"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A result of two players for one of them: as a form sends it, “won”, and “2–1”."""

    value: str
    did: str
    games: str


def results_of_seat(seat: int) -> tuple[SeatResult, ...]:
    """The results that a form offers to the player of one seat of two, best ones first."""
    return tuple(_result_of_seat(read_result(2, said), seat) for said in RESULTS)


def _result_of_seat(seen: Outcome, seat: int) -> SeatResult:
    """The result that the player of a seat sees as `seen`, with the own games first."""
    numbers = seen.numbers if seat == 0 else seen.numbers[::-1]
    value = typed_result(Outcome(numbers, seen.draws))
    return SeatResult(value, _did(*seen.numbers), "–".join(map(str, seen.numbers)))


def outcome_of_seat(outcome: Outcome | None, seat: int) -> str:
    """Return the outcome for the player of one seat, such as “won 2–1” or “3rd”; empty for none."""
    if outcome is None:
        return ""
    own, loss = outcome.numbers[seat], outcome.loss_of(seat)
    if len(outcome.numbers) > 2:
        return f"{ORDINALS[own]}, {LOST_SO[loss]}" if loss else ORDINALS[own]
    if outcome.losses:
        other = outcome.loss_of(1 - seat)
        if loss:
            return f"lost, {LOST_SO[loss]}" + (" like the opponent" if other == loss else "")
        return f"won 2–0, opponent {LOST_SO[other]}" if other else ""
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
    """Return names as a list in words, such as “Ada, Ben and Cy”; empty for nobody."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def rounds_in_words(numbers: Sequence[int]) -> str:
    """Return numbers of rounds in words, such as “round 2” or “rounds 2 and 4”."""
    return f"round{'s' if len(numbers) > 1 else ''} {in_series([str(it) for it in numbers])}"


def plain_points(points: Fraction) -> str:
    """Points with at most two decimals, such as “4.5”."""
    return f"{float(points):.2f}".rstrip("0").rstrip(".")


def points_in_words(points: Fraction) -> str:
    """Return points in words, such as “1 point” or “4.5 points”."""
    return f"{plain_points(points)} point{'' if points == 1 else 's'}"


def agreed(table: EventMatch) -> Outcome | None:
    """The outcome that at least two players of a table report alike, if nobody reports another."""
    reports = [outcome_of(said) for said in table.reports.values()]
    if len(reports) < 2 or any(it != reports[0] for it in reports):
        return None
    return reports[0]


def differ(table: EventMatch) -> bool:
    """Tell whether players report different outcomes and none stands yet."""
    reports = list(table.reports.values())
    return not table.outcome and any(it != reports[0] for it in reports)


def ends_at(round_: EventRound, extra: int) -> datetime | None:
    """Return when a table's time is over; None if the clock does not run."""
    if round_.clock_started_at is None:
        return None
    return round_.clock_started_at + timedelta(minutes=round_.minutes + extra)


def minutes_between(start: datetime, end: datetime) -> int:
    """Minutes, rounded up."""
    return max(0, math.ceil((end - start).total_seconds() / 60))
