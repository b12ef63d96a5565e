"""Rounds as pages show them: tables with names, results, time and what players reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.games.tournament.matches import Outcome
from app.games.tournament.standings import Standing
from app.site.events.rounds.policy import (
    Played,
    differ,
    ends_at,
    outcome_of,
    outcome_of_seat,
    outcome_with_names,
)
from app.tables import Entry, EventMatch, RoundKind


@dataclass(frozen=True, slots=True)
class Report:
    """What a player reported, in words and as a form has it.

    `by_seat` is the result as the player of each seat sees it.
    """

    name: str
    words: str
    by_seat: tuple[str, ...]
    value: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: its players in seats, its result, and how much time it has beyond the round's.

    `typed` are places that were refused and stay in the form.
    """

    number: int
    players: tuple[str, ...]
    dropped: tuple[bool, ...]
    outcome: Outcome | None
    words: str
    reports: tuple[Report, ...]
    is_disputed: bool
    extra: int
    added: int
    ends_at: datetime | None
    typed: tuple[str, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether a player sits alone."""
        return len(self.players) == 1

    @property
    def places(self) -> tuple[str, ...]:
        """What the form for several players has as the place of each seat."""
        if self.typed:
            return self.typed
        return tuple(map(str, self.outcome.numbers)) if self.outcome else ("",) * len(self.players)

    @property
    def value(self) -> str:
        """The result as the form for two players has it."""
        return _value(self.outcome)

    @property
    def urgency(self) -> int:
        """0 for a table that waits for a judge, 1 for one that plays, 2 for one that is over."""
        if self.is_bye or self.outcome is not None:
            return 2
        return 0 if self.is_disputed else 1


def _value(outcome: Outcome | None) -> str:
    if outcome is None:
        return ""
    numbers = "-".join(map(str, outcome.numbers))
    return f"{numbers}-{outcome.draws}" if outcome.draws else numbers


def _report(name: str, said: Mapping[str, Any], names: Sequence[str]) -> Report:
    outcome = outcome_of(said)
    by_seat = tuple(outcome_of_seat(outcome, seat) for seat in range(len(names)))
    is_pair = len(names) == 2
    words = by_seat[names.index(name)] if is_pair else outcome_with_names(outcome, names)
    places = outcome.numbers if outcome else ()
    return Report(name, words, by_seat, _value(outcome), places)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Where a player sits and against whom; `words` say how it ended, empty while it has not."""

    name: str
    table: int
    opponents: tuple[str, ...]
    extra: int
    words: str

    @property
    def is_bye(self) -> bool:
        """Whether the player sits alone."""
        return not self.opponents


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round with its tables; `others` are how many of them are not shown."""

    number: int
    kind: RoundKind
    minutes: int
    clock_started_at: datetime | None
    ends_at: datetime | None
    rows: tuple[TableRow, ...]
    others: int = 0

    @property
    def title(self) -> str:
        """Such as “Round 3”, or “Final”."""
        if self.kind is not RoundKind.CUT:
            return f"Round {self.number}"
        names = {1: "Final", 2: "Semifinals", 4: "Quarterfinals"}
        return names.get(len(self.rows) + self.others, f"Top cut, round {self.number}")

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the round and its tables on the desk's page."""
        return (
            f"round-{self.number}",
            *(f"round-{self.number}-table-{it.number}" for it in self.rows),
        )

    @property
    def has_places(self) -> bool:
        """Whether a table of three or more is played for places."""
        return any(len(row.players) > 2 for row in self.rows)

    @property
    def missing(self) -> int:
        """How many tables have no result."""
        return sum(row.outcome is None and not row.is_bye for row in self.rows)

    @property
    def by_player(self) -> list[Pairing]:
        """Where every player sits, by name."""
        pairings = [
            Pairing(
                name, row.number, tuple(other for other in row.players if other != name),
                row.extra, outcome_of_seat(row.outcome, seat),
            )
            for row in self.rows
            for seat, name in enumerate(row.players)
        ]  # fmt: skip
        return sorted(pairings, key=lambda one: one.name.casefold())


def round_view(
    played: Played,
    entries: Sequence[Entry],
    checking: Mapping[str, int],
    typed: Mapping[int, Sequence[str]] | None = None,
) -> RoundView:
    """A round as pages show it; `checking` has the minutes of deck checks by table.

    `typed` has places that were refused, by the number of the table.
    """
    by_id = {one.id: one for one in entries}
    return RoundView(
        played.round.number, RoundKind(played.round.kind), played.round.minutes,
        played.round.clock_started_at, ends_at(played.round, 0),
        tuple(
            _row(played, table, by_id, checking, (typed or {}).get(table.number, ()))
            for table in played.tables
        ),
        played.others,
    )  # fmt: skip


def _row(
    played: Played,
    table: EventMatch,
    by_id: Mapping[int | None, Entry],
    checking: Mapping[str, int],
    typed: Sequence[str],
) -> TableRow:
    there = [by_id[seat] for seat in table.seats]
    names = tuple(one.name for one in there)
    outcome = outcome_of(table.outcome)
    extra = table.extra_minutes + checking.get(str(table.number), 0)
    return TableRow(
        number=table.number,
        players=names,
        dropped=tuple(one.dropped_at is not None for one in there),
        outcome=outcome,
        words=outcome_with_names(outcome, names),
        reports=tuple(
            _report(by_id[int(who)].name, said, names) for who, said in table.reports.items()
        ),
        is_disputed=differ(table),
        extra=extra,
        added=table.extra_minutes,
        ends_at=ends_at(played.round, extra),
        typed=tuple(typed) if len(typed) == len(names) else (),
    )


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A player's line of the standings in words."""

    place: int
    name: str
    is_out: bool
    points: str
    record: str
    opponents: str
    games: str
    opponents_games: str


def standing_rows(lines: Sequence[Standing], entries: Sequence[Entry]) -> list[StandingRow]:
    """The standings with names; shares in percent with two decimals."""
    by_id = {str(one.id): one for one in entries}
    return [
        StandingRow(
            line.place, by_id[line.id].name, by_id[line.id].dropped_at is not None,
            f"{float(line.points):.2f}".rstrip("0").rstrip("."),
            f"{line.won}–{line.lost}" + (f"–{line.drawn}" if line.drawn else ""),
            f"{float(line.opponents_share):.2%}", f"{float(line.games_share):.2%}",
            f"{float(line.opponents_games_share):.2%}",
        )
        for line in lines
    ]  # fmt: skip
