"""Requests and answers of operations on webhooks."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import ConfigDict, Field

from app.site.api.models import Model
from app.site.webhooks.addresses import LONGEST
from app.site.webhooks.store import About


class NewWebhook(Model):
    """An address that is told of each change of a deck or an event of your account, by its id."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"about": "event", "id": "k3Xw9Qd2", "address": "https://example.org/hook"}
            ]
        },
    )

    about: About
    id: Annotated[str, Field(min_length=1, max_length=32)]
    address: Annotated[str, Field(max_length=LONGEST, description="Begins with https://.")]


class Webhook(Model):
    """A webhook. After `off_at` nothing is sent, for the reason `off_because`."""

    key: str
    about: About | None
    id: str | None
    address: str
    seen: int
    failing_since: datetime | None
    off_at: datetime | None
    off_because: str


class MadeWebhook(Webhook):
    """A new webhook with the `secret` that signs; it is never answered again."""

    secret: str


class Webhooks(Model):
    """The webhooks of an account, the newest first."""

    items: list[Webhook]
