"""The outbox: what the site has to deliver to others, kept until it is there or given up."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import Text
from sqlmodel import Field

from app.tables.base import Moment, SiteTable, one_of, utc_now


class DeliveryState(StrEnum):
    """A delivery waits, is on its way, is handed over for good, or was given up.

    After `HANDED_OVER` the other side may have it, whatever happens next.
    """

    WAITING = "waiting"
    SENDING = "sending"
    HANDED_OVER = "handed over"
    GIVEN_UP = "given up"


class Delivery(SiteTable, table=True):
    """A mail to be sent; its row is deleted once the mail server has it.

    `uid` is the same in every attempt. Deliveries of one `lane` leave one after the other. The
    text is `sealed` with the site's secret key, because links in it open accounts and lists. While
    an attempt runs, `due_at` is when the process that makes it is taken for dead. After `until`
    nothing is tried any more. `problem` is why the last attempt failed.
    """

    __tablename__ = "deliveries"
    __table_args__ = (one_of("state", DeliveryState),)

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True, max_length=32)
    lane: str = Field(index=True, max_length=40)
    state: str = Field(default=DeliveryState.WAITING, max_length=20)
    recipient: str = Field(max_length=320)
    subject: str = Field(max_length=500)
    sealed: str = Field(sa_type=Text)
    attempts: int = 0
    problem: str = Field(default="", max_length=300)
    made_at: datetime = Field(default_factory=utc_now, sa_type=Moment)
    due_at: datetime = Field(default_factory=utc_now, sa_type=Moment, index=True)
    until: datetime = Field(sa_type=Moment)
    user_id: int | None = Field(default=None, foreign_key="users.id", ondelete="CASCADE")
    entry_id: int | None = Field(default=None, foreign_key="event_entries.id", ondelete="CASCADE")
    message_id: int | None = Field(
        default=None, foreign_key="event_messages.id", ondelete="CASCADE"
    )
