"""Rounds as pages show them: tables with names, results, time and what players reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.games.tournament.matches import Loss, Outcome, lost
from app.games.tournament.results import typed_result
from app.games.tournament.standings import Standing
from app.games.tournament.top_cut import FINAL_TABLE, stage_name
from app.site.events.players.store import numbers_of
from app.site.events.rounds.policy import (
    Played,
    differ,
    ends_at,
    in_series,
    outcome_of,
    outcome_of_seat,
    outcome_with_names,
    plain_points,
)
from app.tables import Entry, EventMatch, RoundKind


@dataclass(frozen=True, slots=True)
class Report:
    """A player's report, in words and as a form sends it.

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
    is_by_hand: bool
    typed: tuple[str, ...] = ()

    @property
    def is_bye(self) -> bool:
        """True if a player sits alone."""
        return len(self.players) == 1

    @property
    def loss_of_leavers(self) -> str:
        """Return the result by which those of two players lose who have left; empty if none."""
        if len(self.players) != 2 or self.outcome is not None or not any(self.dropped):
            return ""
        return typed_result(lost([Loss.GAVE_UP if left else None for left in self.dropped]))

    @property
    def leavers(self) -> str:
        """Return the names of those who have left, as a sentence has them."""
        both = zip(self.players, self.dropped, strict=True)
        return in_series([name for name, left in both if left])

    @property
    def places(self) -> tuple[str, ...]:
        """The place of each seat as the form for several players shows it."""
        if self.typed:
            return self.typed
        said = typed_result(self.outcome).split("-")
        return tuple(said) if self.outcome else ("",) * len(self.players)

    @property
    def value(self) -> str:
        """The result as the form for two players has it."""
        return typed_result(self.outcome)

    @property
    def urgency(self) -> int:
        """A key for judges: 0 if the table waits for a judge, 1 if it plays, 2 if it is over."""
        if self.is_bye or self.outcome is not None:
            return 2
        return 0 if self.is_disputed else 1


def _report(name: str, said: Mapping[str, Any], names: Sequence[str]) -> Report:
    outcome = outcome_of(said)
    by_seat = tuple(outcome_of_seat(outcome, seat) for seat in range(len(names)))
    is_pair = len(names) == 2
    words = by_seat[names.index(name)] if is_pair else outcome_with_names(outcome, names)
    places = outcome.numbers if outcome else ()
    return Report(name, words, by_seat, typed_result(outcome), places)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A player's table and opponents; `words` are the outcome, empty while there is none."""

    name: str
    table: int
    opponents: tuple[str, ...]
    extra: int
    words: str
    is_by_hand: bool

    @property
    def is_bye(self) -> bool:
        """True if the player sits alone."""
        return not self.opponents


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round with its tables; `others` are how many of them are not shown.

    `seed` tells this pairing from others of the same round.
    """

    number: int
    seed: str
    kind: RoundKind
    minutes: int
    begins_at: datetime | None
    clock_started_at: datetime | None
    ends_at: datetime | None
    rows: tuple[TableRow, ...]
    times_paired: int
    others: int = 0
    planned: int = 0

    @property
    def title(self) -> str:
        """The title, such as “Round 3 of 8”, “Semifinals” or “Final table”."""
        if self.kind is RoundKind.FINAL:
            return FINAL_TABLE
        if self.kind is not RoundKind.CUT:
            of = f" of {self.planned}" if self.planned >= self.number else ""
            return f"Round {self.number}{of}"
        return stage_name(len(self.rows) + self.others)

    @property
    def marks(self) -> str:
        """Marks of an unusual pairing: paired again, changed by hand; empty in most rounds."""
        again = {1: "", 2: "paired twice"}.get(
            self.times_paired, f"paired {self.times_paired} times"
        )
        changed = [str(row.number) for row in self.rows if row.is_by_hand]
        tables = f"table{'s' if len(changed) > 1 else ''} {in_series(changed)} changed by hand"
        return ", ".join(filter(None, (again, tables if changed else "")))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the round and its tables on the desk's page."""
        return (
            f"round-{self.number}",
            *(f"round-{self.number}-table-{it.number}" for it in self.rows),
        )

    @property
    def has_places(self) -> bool:
        """True if a table of three or more is played for places."""
        return any(len(row.players) > 2 for row in self.rows)

    @property
    def missing(self) -> int:
        """The number of tables without a result."""
        return sum(row.outcome is None and not row.is_bye for row in self.rows)

    @property
    def by_player(self) -> list[Pairing]:
        """The pairing of each player, sorted by name."""
        pairings = [
            Pairing(
                name, row.number, tuple(other for other in row.players if other != name),
                row.extra, outcome_of_seat(row.outcome, seat), row.is_by_hand,
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
        played.round.number, played.round.seed, RoundKind(played.round.kind), played.round.minutes,
        played.round.begins_at, played.round.clock_started_at, ends_at(played.round, 0),
        tuple(
            _row(played, table, by_id, checking, (typed or {}).get(table.number, ()))
            for table in played.tables
        ),
        played.round.times_paired, played.others, played.planned,
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
        is_by_hand=table.is_by_hand,
        typed=tuple(typed) if len(typed) == len(names) else (),
    )


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A player's line of the standings in words; `number` is the player's at the event."""

    place: int
    name: str
    number: int
    is_out: bool
    points: str
    record: str
    opponents: str
    games: str
    opponents_games: str
    opponents_opponents: str


def standing_rows(lines: Sequence[Standing], entries: Sequence[Entry]) -> list[StandingRow]:
    """The standings with names; shares in percent with two decimals."""
    by_id = {str(one.id): one for one in entries}
    numbers = numbers_of(entries)
    return [
        StandingRow(
            line.place, by_id[line.id].name, numbers[int(line.id)],
            by_id[line.id].dropped_at is not None,
            plain_points(line.points),
            f"{line.won}–{line.lost}" + (f"–{line.drawn}" if line.drawn else ""),
            f"{float(line.opponents_share):.2%}", f"{float(line.games_share):.2%}",
            f"{float(line.opponents_games_share):.2%}",
            f"{float(line.opponents_opponents_share):.2%}",
        )
        for line in lines
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class WhoPlays:
    """The players of the ending as it stands, best first, the next to move up, and who declined."""

    playing: tuple[Entry, ...]
    next: Entry | None
    declined: tuple[Entry, ...]


def who_plays_next(order: Sequence[str], entries: Sequence[Entry], size: int) -> WhoPlays:
    """Tell who plays a top cut or final table of this size; `order` are ids, best first."""
    by_id = {str(one.id): one for one in entries}
    there = [by_id[one] for one in order if by_id[one].is_in]
    taking_part = [one for one in there if not one.declines_cut]
    declined = tuple(one for one in there if one.declines_cut)
    return WhoPlays(tuple(taking_part[:size]), next(iter(taking_part[size:]), None), declined)
