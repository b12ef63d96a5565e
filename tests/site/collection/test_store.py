"""Counts in the database: nothing two people store at once is lost or overwritten."""

import threading
from collections.abc import Callable

import pytest

from app.games.spoils.facts import PrintingId
from app.site.cards.holdings import Collector, copies_of
from app.site.collection import store
from app.site.collection.store import Recount
from app.tables import Database, Pile, User

GAME = "spoils"
ONE, TWO = PrintingId("one"), PrintingId("two")


@pytest.fixture
def user(site_database: Database) -> Collector:
    with site_database.writing() as session:
        made = User(name="Ada", folded_name="ada", password_hash="-")
        session.add(made)
    assert made.id is not None
    return Collector(made.id)


def held(database: Database, user: Collector, pile: Pile = Pile.OWNED) -> dict[PrintingId, int]:
    with database.reading() as session:
        return copies_of(session, user, GAME, pile)


def test_piles_are_counted_apart(site_database: Database, user: Collector) -> None:
    with site_database.writing() as session:
        store.add(session, user, GAME, Pile.OWNED, {ONE: 3})
        store.add(session, user, GAME, Pile.WISH, {ONE: 1, TWO: 2})
    assert held(site_database, user) == {ONE: 3}
    assert held(site_database, user, Pile.WISH) == {ONE: 1, TWO: 2}
    assert held(site_database, user, Pile.TRADE) == {}


def test_games_are_counted_apart(site_database: Database, user: Collector) -> None:
    with site_database.writing() as session:
        store.add(session, user, GAME, Pile.OWNED, {ONE: 3})
        store.add(session, user, "another", Pile.OWNED, {ONE: 1, TWO: 2})
        assert copies_of(session, user, "another") == {ONE: 1, TWO: 2}
    assert held(site_database, user) == {ONE: 3}


def test_no_copies_leave_no_row_and_taking_away_stops_there(
    site_database: Database, user: Collector
) -> None:
    with site_database.writing() as session:
        store.add(session, user, GAME, Pile.OWNED, {ONE: 2, TWO: 0})
        store.add(session, user, GAME, Pile.OWNED, {ONE: -5})
    assert held(site_database, user) == {}


def test_copies_added_at_once_are_all_counted(site_database: Database, user: Collector) -> None:
    def add_some() -> None:
        for _ in range(10):
            with site_database.writing() as session:
                store.add(session, user, GAME, Pile.OWNED, {ONE: 1, TWO: 2})

    at_once(4, add_some)
    assert held(site_database, user) == {ONE: 40, TWO: 80}


def test_of_two_typed_counts_over_the_same_one_the_second_is_told(
    site_database: Database, user: Collector
) -> None:
    clashes: list[store.Clash] = []

    def type_in(wanted: int) -> None:
        with site_database.writing() as session:
            clashes.extend(
                store.recount(session, user, GAME, Pile.OWNED, [Recount(ONE, 0, wanted)])
            )

    numbers = iter(range(1, 9))
    at_once(8, lambda: type_in(next(numbers)))
    assert len(clashes) == 7
    assert {clash.stored for clash in clashes} == {held(site_database, user)[ONE]}


def test_a_typed_count_that_stands_already_is_no_clash(
    site_database: Database, user: Collector
) -> None:
    with site_database.writing() as session:
        store.add(session, user, GAME, Pile.OWNED, {ONE: 4})
        assert store.recount(session, user, GAME, Pile.OWNED, [Recount(ONE, 0, 4)]) == ()


def test_a_pile_is_replaced_only_as_it_was_seen(site_database: Database, user: Collector) -> None:
    seen = store.digest({})
    with site_database.writing() as session:
        store.add(session, user, GAME, Pile.OWNED, {ONE: 1})
        assert not store.replace(session, user, GAME, Pile.OWNED, seen, {TWO: 2})
        assert store.replace(session, user, GAME, Pile.OWNED, store.digest({ONE: 1}), {TWO: 2})
    assert held(site_database, user) == {TWO: 2}


def at_once(workers: int, work: Callable[[], None]) -> None:
    barrier = threading.Barrier(workers)
    failures: list[BaseException] = []

    def run() -> None:
        barrier.wait()
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run) for _ in range(workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
