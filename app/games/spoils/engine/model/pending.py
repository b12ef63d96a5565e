"""Triggers that wait to be followed. Rules: 503."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, nothing_bound
from app.games.spoils.engine.model.events import Event


@dataclass(frozen=True, slots=True)
class Pending:
    """A trigger whose condition has happened and that was not followed yet. Rules: 503."""

    source: CardId
    controller: Player
    what: v.Trigger
    event: Event
    text: Bindings = field(default_factory=nothing_bound)
