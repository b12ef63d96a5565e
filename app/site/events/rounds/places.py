"""Final places, the bracket of a top cut and the winner, as pages, files and programs show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from flask import Response
from sqlmodel import Session, col, select

from app.games.spreadsheets import write_table
from app.games.tournament.bracket import Side, Stage, bracket
from app.games.tournament.matches import EFFECTS
from app.games.tournament.report import Reported
from app.games.tournament.standings import TieBreaker, disqualified, ties_in_words
from app.games.tournament.top_cut import champion
from app.site.events import store
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import Plan, plan_of
from app.site.events.rounds.policy import ENDINGS, LOST_SO, ORDINALS, Played
from app.site.events.rounds.table import StandingRow, standing_rows
from app.site.presentation.formatting import plural
from app.tables import Entry, Event, EventRound, EventState, RoundKind

_THIRD = "Opponents of opponents"
STANDINGS_COLUMNS = (
    "Place",
    "Player",
    "Points",
    "Won–lost–drawn",
    "Opponents",
    "Games",
    "Opponents' games",
    "Number",
)
PLACES_COLUMNS = ("Place", "Player", "Reached", "Place in the standings", "Points", "Number")


@dataclass(frozen=True, slots=True)
class SideRow:
    """One side of a match in the bracket; `name` is empty while that is open.

    `result` has the games won, the place at a final table, or how the match was lost without play.
    """

    name: str
    seed: int | None
    result: str
    goes_on: bool


@dataclass(frozen=True, slots=True)
class StageRows:
    """A round of the bracket with names; `is_table` tells a final table from matches of two."""

    name: str
    is_table: bool
    matches: tuple[tuple[SideRow, ...], ...]


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A player's final place, and how it came about.

    `reached` is the last round in the cut, or the points, or says that the player was disqualified.
    """

    place: int
    name: str
    is_out: bool
    reached: str
    standing: int
    points: str
    number: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """The standings of an event, and its final places once they are more than the standings.

    `counted` says after which rounds the standings are. `has_places` is true from the beginning
    of a top cut on, and in a finished event. `winner` is empty while there is none. `rule` says
    what results are worth and what orders equal players; `has_third` is true where the opponents
    of opponents do.
    """

    lines: tuple[StandingRow, ...]
    counted: str
    rounds: int
    has_places: bool
    stages: tuple[StageRows, ...]
    places: tuple[PlaceRow, ...]
    winner: str
    rule: str
    has_third: bool

    @property
    def title(self) -> str:
        """The title of the standings: once there are final places too, it tells them apart."""
        return f"Standings after {self.counted}" if self.has_places else "Standings"


def ranking_of(session: Session, event: Event) -> Ranking:
    """Read the standings and final places of an event."""
    event_id = store.id_of(event)
    return ranking(
        event, rounds.rounds_of(session, event_id), players.entries_of(session, event_id)
    )


def winner_of(session: Session, event: Event) -> str:
    """Return the name of who won an event; empty as long as nobody has."""
    is_late = event.state == EventState.FINISHED or has_cut(session, store.id_of(event))
    return ranking_of(session, event).winner if is_late else ""


def has_cut(session: Session, event_id: int) -> bool:
    """Return whether a top cut has begun."""
    wanted = select(EventRound.id).where(
        EventRound.event_id == event_id, col(EventRound.kind).in_(ENDINGS)
    )
    return session.exec(wanted).first() is not None


def ranking(event: Event, played: Sequence[Played], entries: Sequence[Entry]) -> Ranking:
    """Return the standings and final places after these rounds."""
    plan = plan_of(event)
    before = [one for one in played if one.round.kind not in ENDINGS]
    cut = [one.bracket for one in played if one.round.kind in ENDINGS]
    standing = rounds.standings_of(event, played, entries)
    lines = standing_rows(standing, entries)
    has_places = bool(cut) or (bool(played) and event.state == EventState.FINISHED)
    names = {str(one.id): one.name for one in entries}
    stages = bracket([line.id for line in standing], cut)
    best = champion(cut) if cut else standing[0].id if has_places and standing else None
    return Ranking(
        tuple(lines), _counted(before), len(before), has_places,
        tuple(_stage_rows(stage, names) for stage in stages),
        _place_rows(event, played, entries, lines, stages) if has_places else (),
        names[best] if best else "", rule_of(plan), TieBreaker.OPPONENTS_OPPONENTS in plan.ties,
    )  # fmt: skip


def rule_of(plan: Plan) -> str:
    """The points and tie-breakers of an event in sentences."""
    words = f"{plan.scoring.in_words()} {ties_in_words(plan.ties)}"
    return f"{words} No share counts for less than a third."


def reported(event: Event, played: Sequence[Played], entries: Sequence[Entry]) -> Reported:
    """An event as a tournament report has it: rounds before the ending that are over."""
    over = [one for one in played if one.round.kind not in ENDINGS and not one.open_tables]
    numbers, plan = players.numbers_of(entries), plan_of(event)
    return Reported(
        event.name, event.place, event.starts_on, event.ends_on,
        {str(one.id): one.name for one in sorted(entries, key=lambda one: numbers[one.id or 0])},
        [one.matches for one in over], rounds.standings_of(event, over, entries), plan.rounds,
        plan.scoring,
    )  # fmt: skip


def _counted(before: Sequence[Played]) -> str:
    is_swiss = all(one.round.kind == RoundKind.SWISS for one in before)
    return plural(len(before), "Swiss round" if is_swiss else "round")


def _stage_rows(stage: Stage, names: Mapping[str, str]) -> StageRows:
    def row(side: Side) -> SideRow:
        name = names.get(side.player or "", "")
        return SideRow(name, side.seed, _result(side, is_table=is_table), side.goes_on)

    is_table = _is_table(stage)
    return StageRows(stage.name, is_table, tuple(tuple(map(row, it)) for it in stage.matches))


def _is_table(stage: Stage) -> bool:
    return len(stage.matches[0]) > 2


def _result(side: Side, *, is_table: bool) -> str:
    """Return in words how a match went for one side; empty while it is open."""
    if side.loss is not None:
        is_walk_over = not is_table and not EFFECTS[side.loss].is_last
        return "walk-over" if is_walk_over else LOST_SO[side.loss].removeprefix("was ")
    if side.place is not None:
        return ORDINALS[side.place]
    return "" if side.games is None else str(side.games)


def _place_rows(
    event: Event,
    played: Sequence[Played],
    entries: Sequence[Entry],
    lines: Sequence[StandingRow],
    stages: Sequence[Stage],
) -> tuple[PlaceRow, ...]:
    places = rounds.places_of(event, played, entries)
    by_name = {line.name: line for line in lines}
    out = disqualified(match for one in played for match in one.matches)
    reached = _reached(stages) | dict.fromkeys(out, "disqualified")
    found = [
        PlaceRow(
            places[one.id], one.name, one.dropped_at is not None,
            reached.get(str(one.id)) or _points(by_name[one.name].points),
            by_name[one.name].place, by_name[one.name].points, by_name[one.name].number,
        )
        for one in entries
        if one.id in places
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda row: row.place))


def _points(points: str) -> str:
    """Return points in words, such as “1 point” or “7.5 points”."""
    return f"{points} point" if points == "1" else f"{points} points"


def _reached(stages: Sequence[Stage]) -> dict[str, str]:
    """Return in words how far each player of a top cut has come."""
    reached = {}
    for stage in stages:
        name = stage.name.casefold().removesuffix("s")
        still = f"at the {name}" if _is_table(stage) else f"in the {name}"
        for match in stage.matches:
            is_over = any(side.goes_on for side in match)
            for side in match:
                if side.player is None:
                    continue
                if side.goes_on and stage is stages[-1]:
                    reached[side.player] = "winner"
                elif is_over and side.place is not None:
                    reached[side.player] = f"{ORDINALS[side.place]} {still}"
                else:
                    reached[side.player] = name if is_over else still
    return reached


def standings_csv(ranking: Ranking) -> str:
    """The standings as a table for spreadsheets, with the columns that pages show."""
    third = ranking.has_third
    return write_table(
        (*STANDINGS_COLUMNS, _THIRD) if third else STANDINGS_COLUMNS,
        (
            (str(it.place), it.name, it.points, it.record, it.opponents, it.games,
             it.opponents_games, str(it.number), *((it.opponents_opponents,) if third else ()))
            for it in ranking.lines
        ),
    )  # fmt: skip


def places_csv(rows: Iterable[PlaceRow]) -> str:
    """The final places as a table for spreadsheets."""
    return write_table(
        PLACES_COLUMNS,
        (
            (str(it.place), it.name, it.reached, str(it.standing), it.points, str(it.number))
            for it in rows
        ),
    )


def csv_file(text: str, name: str) -> Response:
    """Return a file of comma-separated values to download."""
    response = Response(text, mimetype="text/csv")
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response
