"""A PostgreSQL database that serves many tests is as new for each of them."""

import pytest
from sqlalchemy import text
from sqlmodel import select

from app.tables import Setting, User
from tests.support.lasting_postgres import LastingCopies
from tests.tables.test_database import a_user, opened

pytestmark = pytest.mark.postgres


@pytest.fixture
def template(prepared_postgres: str) -> str:
    """The name of the database that copies are made of."""
    return prepared_postgres.rpartition("/")[2]


@pytest.fixture
def copies(postgres: str) -> LastingCopies:
    """Copies that no other test has."""
    return LastingCopies()


def test_rows_and_counters_are_as_new(postgres: str, template: str, copies: LastingCopies) -> None:
    ids = []
    addresses = set()
    for _ in range(2):
        with copies.lend(postgres, template) as address, opened(address) as database:
            addresses.add(address)
            with database.writing() as session:
                assert session.exec(select(User)).all() == []
                session.add(added := a_user("Ada"))
                session.flush()
                ids.append(added.id)
    copies.drop(postgres)
    assert ids == [1, 1]
    assert len(addresses) == 1


@pytest.mark.parametrize(
    "change",
    ["ALTER TABLE users ADD COLUMN height integer", "DELETE FROM settings", "CREATE TABLE x ()"],
)
def test_a_copy_whose_schema_or_first_rows_were_changed_is_given_up(
    postgres: str, template: str, copies: LastingCopies, change: str
) -> None:
    with (
        copies.lend(postgres, template) as first,
        opened(first) as database,
        database.writing() as session,
    ):
        session.connection().execute(text(change))
    with (
        copies.lend(postgres, template) as second,
        opened(second) as database,
        database.reading() as session,
    ):
        assert session.exec(select(Setting)).all()
    copies.drop(postgres)
    assert first != second


def test_two_at_once_are_two_databases(postgres: str, template: str, copies: LastingCopies) -> None:
    with copies.lend(postgres, template) as one, copies.lend(postgres, template) as other:
        assert one != other
    copies.drop(postgres)
