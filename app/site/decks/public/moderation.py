"""Reports about public decks, and what curators decided, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select, update
from sqlmodel import Session

from app.site.accounts.current import Account
from app.site.decks.store import USERS
from app.site.decks.stored_decks import DECKS
from app.site.presentation.formatting import title_of_deck
from app.tables import DeckModeration, DeckReport, Moderation, SiteTable, Visibility, utc_now
from app.tables.base import insert_unless_there

REPORTS: Final = SiteTable.metadata.tables["deck_reports"]
MODERATIONS: Final = SiteTable.metadata.tables["deck_moderations"]

LONGEST_REPORT: Final = 500
LONGEST_REASON: Final = 300
_MOST_SHOWN: Final = 100


@dataclass(frozen=True)
class OpenReport:
    """A report that no curator has settled yet."""

    public_id: str
    deck: str
    owner: str
    text: str
    reporter: str
    reported_at: datetime


@dataclass(frozen=True)
class Decision:
    """A curator's decision about a deck, with its reason, author and time."""

    public_id: str
    deck: str
    decision: Moderation
    reason: str
    author: str
    decided_at: datetime


def report(session: Session, deck_id: int, reporter_id: int, text: str) -> None:
    """Store what an account reports; a second report replaces the first and is open again."""
    insert_unless_there(session, DeckReport, deck_id=deck_id, reporter_id=reporter_id, text=text)
    session.connection().execute(
        update(REPORTS)
        .where(REPORTS.c.deck_id == deck_id, REPORTS.c.reporter_id == reporter_id)
        .values(text=text, reported_at=utc_now(), settled_at=None)
    )


def decide(
    session: Session, deck_id: int, decision: Moderation, reason: str, author: Account
) -> None:
    """Store a decision, hide or show the deck accordingly, and settle its reports."""
    session.add(
        DeckModeration(
            deck_id=deck_id,
            decision=decision,
            reason=reason,
            author_id=author.id,
            author=author.name,
        )
    )
    now = utc_now()
    if decision is not Moderation.KEEP:
        hidden_at = now if decision is Moderation.HIDE else None
        session.connection().execute(
            update(DECKS).where(DECKS.c.id == deck_id).values(hidden_at=hidden_at)
        )
    session.connection().execute(
        update(REPORTS)
        .where(REPORTS.c.deck_id == deck_id, REPORTS.c.settled_at.is_(None))
        .values(settled_at=now)
    )


def open_reports(session: Session) -> Sequence[OpenReport]:
    """Return the reports to settle, oldest first."""
    owners, reporters = USERS.alias("owners"), USERS.alias("reporters")
    wanted = (
        select(
            DECKS.c.public_id,
            DECKS.c.name,
            owners.c.name,
            REPORTS.c.text,
            reporters.c.name,
            REPORTS.c.reported_at,
        )
        .join(DECKS, DECKS.c.id == REPORTS.c.deck_id)
        .join(owners, owners.c.id == DECKS.c.owner_id)
        .join(reporters, reporters.c.id == REPORTS.c.reporter_id)
        .where(REPORTS.c.settled_at.is_(None))
        .order_by(REPORTS.c.reported_at, REPORTS.c.id)
        .limit(_MOST_SHOWN)
    )
    return [
        OpenReport(row[0], title_of_deck(row[1]), *row[2:])
        for row in session.connection().execute(wanted)
    ]


def decisions(session: Session, deck_id: int | None = None) -> Sequence[Decision]:
    """Return what was decided, about one deck or all, newest first."""
    wanted = (
        select(DECKS.c.public_id, DECKS.c.name, MODERATIONS)
        .join(DECKS, DECKS.c.id == MODERATIONS.c.deck_id)
        .order_by(MODERATIONS.c.decided_at.desc(), MODERATIONS.c.id.desc())
        .limit(_MOST_SHOWN)
    )
    if deck_id is not None:
        wanted = wanted.where(MODERATIONS.c.deck_id == deck_id)
    return [
        Decision(
            row.public_id,
            title_of_deck(row.name),
            Moderation(row.decision),
            row.reason,
            row.author,
            row.decided_at,
        )
        for row in session.connection().execute(wanted)
    ]


@dataclass(frozen=True)
class Moderated:
    """A deck that can be decided about."""

    id: int
    public_id: str
    name: str
    is_published: bool
    is_hidden: bool


def deck_at(session: Session, link: str) -> Moderated | None:
    """Return the deck whose URL ends in this public name or key for reading."""
    wanted = select(DECKS).where((DECKS.c.public_id == link) | (DECKS.c.read_key == link))
    found = session.connection().execute(wanted).first()
    if found is None:
        return None
    return Moderated(
        found.id,
        found.public_id,
        title_of_deck(found.name),
        is_published=found.visibility == Visibility.PUBLISHED,
        is_hidden=found.hidden_at is not None,
    )
