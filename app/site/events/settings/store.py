"""Changes of settings in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlmodel import Session

from app.games import game
from app.site.events.log.store import Actor, Did, record
from app.site.events.options import columns_of
from app.site.events.settings.event_forms import facts_of
from app.site.events.store import id_of
from app.tables import Event


def change_settings(
    session: Session, event: Event, values: Mapping[str, Any], actor: Actor
) -> None:
    """Store new settings of a locked event; the log records old and new values."""
    before = facts_of(event)
    for name, value in columns_of(values, game(event.game), event.options).items():
        setattr(event, name, value)
    session.add(event)
    after = facts_of(event)
    changed = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
    if changed:
        record(session, id_of(event), actor, Did.CHANGED, None, **changed)
