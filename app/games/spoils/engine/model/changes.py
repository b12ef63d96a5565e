"""Changes made by effects for a while, and triggers that wait to be followed."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, Ref, nothing_bound
from app.games.spoils.engine.model.events import Event


@dataclass(frozen=True, slots=True)
class LastingChange:
    """A change that an effect made for a while: text gained, a control effect, a rule.

    `cards` are the cards it holds for, None when `what` itself says for which. `ends`
    names when it ends; `number` grows with time, so that the most recent is known (407.3a).
    `as_characters` are those of the cards that gained text as characters (508.3).
    `before` is who had control of the card where a control effect took it.
    """

    what: object
    cards: tuple[Ref, ...] | None
    source: CardId
    controller: Player
    ends: str
    turn: int
    number: int
    text: Bindings = field(default_factory=nothing_bound)
    once: bool = False
    as_characters: tuple[Ref, ...] = ()
    before: Player | None = None


@dataclass(frozen=True, slots=True)
class Pending:
    """A trigger whose condition has happened and that was not followed yet. Rules: 503."""

    source: CardId
    controller: Player
    what: v.Trigger
    event: Event
    text: Bindings = field(default_factory=nothing_bound)
