"""Armies in the database: those of one account and one game. Independent of the web."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlmodel import Session, col, delete, func, select

from app.tables import Army, utc_now

MOST: Final = 200
"""As many armies of a game as an account can keep."""

MAX_NAME: Final = 100
MAX_TEXT: Final = 65_536
"""Characters of an army's name."""


class TooManyArmiesError(ValueError):
    """The account keeps as many armies as it can."""


class OutdatedArmyError(ValueError):
    """The army was saved elsewhere after the version that the change builds on."""


def of_owner(session: Session, owner_id: int, game: str) -> Sequence[Army]:
    """Return the armies of an account, the last saved first."""
    wanted = select(Army).where(Army.owner_id == owner_id, Army.game == game)
    return session.exec(wanted.order_by(col(Army.updated_at).desc(), col(Army.id).desc())).all()


def find(session: Session, owner_id: int, game: str, number: int) -> Army | None:
    """Return an army of an account; None if it has no such army."""
    wanted = select(Army).where(
        Army.id == number, Army.owner_id == owner_id, Army.game == game
    )  # fmt: skip
    return session.exec(wanted).first()


def add(session: Session, owner_id: int, game: str, name: str, text: str) -> int:
    """Keep a new army and return its number. Raises TooManyArmiesError."""
    there = select(func.count()).select_from(Army)
    if session.exec(there.where(Army.owner_id == owner_id, Army.game == game)).one() >= MOST:
        raise TooManyArmiesError
    army = Army(owner_id=owner_id, game=game, name=name, text=text)
    session.add(army)
    session.flush()
    assert army.id is not None
    return army.id


def save(session: Session, army: Army, version: int, name: str, text: str) -> None:
    """Change an army's name and text. Raises OutdatedArmyError."""
    if army.version != version:
        raise OutdatedArmyError
    army.name, army.text, army.version, army.updated_at = name, text, version + 1, utc_now()
    session.add(army)


def remove(session: Session, owner_id: int, game: str, number: int) -> bool:
    """Delete an army of an account; return whether the account had it."""
    gone = session.exec(
        delete(Army).where(
            col(Army.id) == number, col(Army.owner_id) == owner_id, col(Army.game) == game
        )
    )
    return gone.rowcount == 1
