"""The round in which a player begins decides tie-breakers, and no clock has a say in it."""

from __future__ import annotations

from datetime import timedelta

from flask import Flask
from sqlmodel import select

from app.site.events.rounds.policy import Played
from app.site.events.rounds.store import entrants_of
from app.tables import Entry, EventMatch, EventRound, utc_now
from tests.site.events.conftest import make_event
from tests.site.events.rounds.test_rounds import enter_all, entry_id, pair, standings, with_players

HOUR = timedelta(hours=1)


def round_of(number: int, *tables: tuple[int, ...]) -> Played:
    """A Swiss round with these entries at its tables."""
    made = EventRound(event_id=1, number=number, kind="swiss", seed="s")
    seated = enumerate(tables, 1)
    return Played(
        made,
        tuple(
            EventMatch(event_id=1, round_id=number, number=n, seats=list(its)) for n, its in seated
        ),
    )


def begins(entry: Entry, *rounds: Played) -> int:
    return next(one.first_round for one in entrants_of(rounds, [entry]))


def entry_made_at(hours: int, number: int = 1) -> Entry:
    created = utc_now() + hours * HOUR
    return Entry(
        id=number, event_id=1, public_id="p", name="Ada", folded_name="ada", created_at=created
    )


def test_who_sits_in_the_first_round_begins_there_whatever_the_clock_said() -> None:
    """Entered under a clock that was ahead of the one that showed the rounds."""
    rounds = [round_of(1, (1, 2)), round_of(2, (1, 3))]
    assert begins(entry_made_at(-1), *rounds) == begins(entry_made_at(+1), *rounds) == 1


def test_who_was_away_at_first_counts_like_who_came_late() -> None:
    """In the event since before round 1 or added after round 2: the first table counts."""
    rounds = [round_of(1, (2, 3)), round_of(2, (2, 4)), round_of(3, (1, 2))]
    assert begins(entry_made_at(-1), *rounds) == begins(entry_made_at(+1), *rounds) == 3


def test_rounds_missed_after_the_first_match_do_not_count() -> None:
    rounds = [round_of(1, (1, 2)), round_of(2, (2, 3)), round_of(3, (1, 3))]
    assert begins(entry_made_at(0), *rounds) == 1


def test_who_has_not_sat_at_a_table_yet_would_begin_in_the_next_round() -> None:
    assert begins(entry_made_at(0), round_of(1, (2, 3))) == 2


def test_a_clock_that_is_set_back_changes_no_standings(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *"ABCDEFG")
    for number in (1, 2, 3):
        pair(desk)
        enter_all(desk, number)
    before = standings(desk)
    with desk.database.writing() as session:
        for one in session.exec(select(EventRound)):
            one.made_at -= one.number * HOUR
            session.add(one)
    assert standings(desk) == before


def test_who_left_before_the_start_has_no_published_list_and_who_left_later_has(
    app: Flask,
) -> None:
    """Actions keep the order in which they were done, also under a clock that was set back."""
    desk = make_event(app, opens_lists="y")
    for name in ("Early", "Late", "There"):
        desk.enter(name).post(
            "/hand-in", list="Faction: Hall of Great Justice\n75 Rage", do="hand_in"
        )
    desk.move("close")
    desk.post(f"/players/{entry_id(desk, 'Early')}/drop")
    desk.move("start")
    desk.post(f"/players/{entry_id(desk, 'Late')}/drop")
    with desk.database.writing() as session:
        for one in session.exec(select(Entry).where(Entry.name == "Late")):
            one.dropped_at = utc_now() - HOUR
            session.add(one)
    desk.move("finish")
    desk.post("/publish", sure="yes")
    page = desk.app.test_client().get(f"/events/view/{desk.event.public_id}/lists").text
    assert [name in page for name in ("Early", "Late", "There")] == [False, True, True]
