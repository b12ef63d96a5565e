"""Rounds as pages show them: tables with names, results, time and what players reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.games.tournament.matches import Outcome
from app.games.tournament.standings import Standing
from app.site.events.rounds.policy import (
    Played,
    differ,
    ends_at,
    outcome_in_words,
    outcome_of,
)
from app.tables import Entry, EventMatch, RoundKind


@dataclass(frozen=True, slots=True)
class Report:
    """What a player reported, in words."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: its players in seats, its result, and how much time it has beyond the round's."""

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

    @property
    def is_bye(self) -> bool:
        """Whether a player sits alone."""
        return len(self.players) == 1

    @property
    def value(self) -> str:
        """The result as the form for two players has it."""
        if self.outcome is None:
            return ""
        numbers = "-".join(map(str, self.outcome.numbers))
        return f"{numbers}-{self.outcome.draws}" if self.outcome.draws else numbers


@dataclass(frozen=True, slots=True)
class Pairing:
    """Where a player sits and against whom; `words` are the table's result, empty without one."""

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
    def missing(self) -> int:
        """How many tables have no result."""
        return sum(row.outcome is None and not row.is_bye for row in self.rows)

    @property
    def by_player(self) -> list[Pairing]:
        """Where every player sits, by name."""
        pairings = [
            Pairing(
                name, row.number, tuple(other for other in row.players if other != name),
                row.extra, row.words,
            )
            for row in self.rows
            for name in row.players
        ]  # fmt: skip
        return sorted(pairings, key=lambda one: one.name.casefold())


def round_view(played: Played, entries: Sequence[Entry], checking: Mapping[str, int]) -> RoundView:
    """A round as pages show it; `checking` has the minutes of deck checks by table."""
    by_id = {one.id: one for one in entries}
    return RoundView(
        played.round.number, RoundKind(played.round.kind), played.round.minutes,
        played.round.clock_started_at, ends_at(played.round, 0),
        tuple(_row(played, table, by_id, checking) for table in played.tables), played.others,
    )  # fmt: skip


def _row(
    played: Played,
    table: EventMatch,
    by_id: Mapping[int | None, Entry],
    checking: Mapping[str, int],
) -> TableRow:
    there = [by_id[seat] for seat in table.seats]
    outcome = outcome_of(table.outcome)
    extra = table.extra_minutes + checking.get(str(table.number), 0)
    return TableRow(
        number=table.number,
        players=tuple(one.name for one in there),
        dropped=tuple(one.dropped_at is not None for one in there),
        outcome=outcome,
        words=outcome_in_words(outcome),
        reports=tuple(
            Report(by_id[int(who)].name, outcome_in_words(outcome_of(said)))
            for who, said in table.reports.items()
        ),
        is_disputed=differ(table),
        extra=extra,
        added=table.extra_minutes,
        ends_at=ends_at(played.round, extra),
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
