"""A visitor with an account, and the fields of a table of counts."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.games.spoils.facts import Catalogue, Printing, PrintingId
from app.site.cards.holdings import Collector, copies_of
from app.tables import Pile, User


@pytest.fixture
def ada(app: Flask) -> FlaskClient:
    """A visitor who is signed in as Ada."""
    client = app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": "four staples of rage"})
    return client


@pytest.fixture
def scout(catalogue: Catalogue) -> Printing:
    return catalogue.newest_printing(catalogue.by_name["Scout"])


def fields(printing: Printing, seen: int, typed: object, change: str = "save") -> dict[str, str]:
    """A posted table with one row."""
    return {
        f"seen.{printing.id}": str(seen),
        f"copies.{printing.id}": str(typed),
        "change": change,
    }


def counts(app: Flask, name: str = "Ada", pile: Pile = Pile.OWNED) -> dict[PrintingId, int]:
    """The stored counts of an account's pile, by printing."""
    with app.extensions["database"].reading() as session:
        user = session.exec(select(User).where(User.name == name)).one()
        assert user.id is not None
        return copies_of(session, Collector(user.id), "spoils", pile)
