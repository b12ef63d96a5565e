"""The state of a game: flat lists indexed by card, cheap to clone. Only `write` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from app.games.spoils.engine.model.actions import Action, CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, Memory, Ref, nothing_bound
from app.games.spoils.engine.model.changes import LastingChange, Pending
from app.games.spoils.engine.model.decisions import Decision
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.game import Game, Kind
from app.games.spoils.engine.model.locals import Locals
from app.games.spoils.terms import Area
from app.games.tabletop.referee import frames
from app.games.tabletop.referee.cloning import (
    CLONED,
    COPIED,
    EACH_CLONED,
    SHARED,
    Cloneable,
    cloneable,
    copied_as,
)

NO_SOURCE: Final = CardId(-1)
"""Stands in a frame for the card of a text where no text is followed."""


_CLONED_WITH_SOURCE: Final = copied_as("{0} if self.source < 0 else {0}.clone()")
"""Nothing writes to what a text has bound where no text is followed."""

_PILES: Final = copied_as("[{0}[0].copy(), {0}[1].copy()]")
"""A list of cards for each of two players."""


@cloneable
@dataclass(slots=True)
class Frame(frames.Frame[Action, Locals]):
    """A procedure in progress: its steps, and the step it has reached.

    `source` is the card whose text is followed, and `text` the bindings of that text; without a
    card nothing is written to it.
    """

    text: Bindings = field(default_factory=nothing_bound, metadata=_CLONED_WITH_SOURCE)
    source: CardId = NO_SOURCE


@cloneable
@dataclass(slots=True)
class Battle(Cloneable):
    """The battle being fought. Rules: 302, 608, 609.

    `assigned` holds (source, target, amount) not yet inflicted; `done` the characters that
    have assigned battle damage; `blockers_added` those an effect added before the
    blocking party was formed (608.1c).
    """

    attacker: Player
    target: Ref | None
    attacking: list[CardId] = field(default_factory=list, metadata=COPIED)
    blocking: list[CardId] = field(default_factory=list, metadata=COPIED)
    assigned: list[tuple[CardId, CardId, int]] = field(default_factory=list, metadata=COPIED)
    done: list[CardId] = field(default_factory=list, metadata=COPIED)
    blockers_added: list[CardId] = field(default_factory=list, metadata=COPIED)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game. `winner` is None for a draw. Rules: 102."""

    winner: Player | None
    why: str


def _one_for_each_player() -> list[list[CardId]]:
    return [[], []]


@cloneable
@dataclass(slots=True, eq=False, repr=False)
class State(Cloneable):
    """Everything that changes in a game.

    Lists named after a property are indexed by card; lists named after an area, and
    `influence`, by player. `memory` is what a card's text bound as it was deployed or
    named since; `spared` the damage and the limit at which a card's destruction was replaced;
    `steps` counts those of the referee since a player last decided more than an order;
    `left_for_loop` is what a loop could use up, as it was when that was last looked at, which
    happened `looks_at_loop` times;
    `tries_left` is how many answers all searches for costs together may still try, -1 for as many
    as each may; `undo` the states to go back to if costs fail; `trial` and `verdict` serve a copy
    on which costs are tried out; `passes_windows` says of a copy that nobody responds in it any
    more. `cached` holds values computed since the last change,
    `derived` those that depend only on which cards are in play and on lasting effects; a change
    replaces them by empty ones, so that copies may share them. Only the functions in `write`
    change what is on the table; procedures and their loop keep track of their own progress.
    """

    game: Game
    kind: list[int] = field(default_factory=list, metadata=COPIED)
    owner: list[Player] = field(default_factory=list, metadata=COPIED)
    controller: list[Player] = field(default_factory=list, metadata=COPIED)
    area: list[Area] = field(default_factory=list, metadata=COPIED)
    arrival: list[int] = field(default_factory=list, metadata=COPIED)
    face_down: list[bool] = field(default_factory=list, metadata=COPIED)
    depleted: list[bool] = field(default_factory=list, metadata=COPIED)
    ready: list[bool] = field(default_factory=list, metadata=COPIED)
    attached_to: list[CardId] = field(default_factory=list, metadata=COPIED)
    damage: list[dict[CardId, int]] = field(default_factory=list, metadata=COPIED)
    tokens: list[int] = field(default_factory=list, metadata=COPIED)
    deck: list[list[CardId]] = field(default_factory=_one_for_each_player, metadata=_PILES)
    hand: list[list[CardId]] = field(default_factory=_one_for_each_player, metadata=_PILES)
    discard_pile: list[list[CardId]] = field(default_factory=_one_for_each_player, metadata=_PILES)
    out_of_game: list[list[CardId]] = field(default_factory=_one_for_each_player, metadata=_PILES)
    void: list[list[CardId]] = field(default_factory=_one_for_each_player, metadata=_PILES)
    in_play: list[CardId] = field(default_factory=list, metadata=COPIED)
    being_deployed: list[CardId] = field(default_factory=list, metadata=COPIED)
    faction: list[CardId] = field(default_factory=list, metadata=COPIED)
    influence: list[int] = field(default_factory=lambda: [0, 0], metadata=COPIED)
    first: Player = 0
    active: Player = 0
    turn: int = 0
    actions_this_turn: int = 0
    steps: int = 0
    left_for_loop: tuple[int, ...] = ()
    looks_at_loop: int = 0
    rng: int = 0
    counter: int = 0
    frames: list[Frame] = field(default_factory=list, metadata=EACH_CLONED)
    decision: Decision | None = None
    offered: tuple[Action, ...] | None = None
    holding: int = 0
    undo: list[State] = field(default_factory=list, metadata=COPIED)
    pending: list[Pending] = field(default_factory=list, metadata=COPIED)
    changes: list[LastingChange] = field(default_factory=list, metadata=COPIED)
    battle: Battle | None = field(default=None, metadata=CLONED)
    fresh: list[Event] = field(default_factory=list, metadata=COPIED)
    this_turn: list[Event] = field(default_factory=list, metadata=COPIED)
    result: GameResult | None = None
    spared: dict[CardId, tuple[int, int]] = field(default_factory=dict, metadata=COPIED)
    memory: dict[CardId, Memory] = field(default_factory=dict, metadata=COPIED)
    holds: set[tuple[CardId, int, object]] = field(default_factory=set, metadata=COPIED)
    needs_checks: bool = False
    trial: int = -1
    verdict: bool | None = None
    passes_windows: bool = False
    tries_left: int = -1
    cached: dict[Any, Any] = field(default_factory=dict, metadata=SHARED)
    derived: DerivedCache = field(default_factory=DerivedCache, metadata=SHARED)

    def kind_of(self, card: CardId) -> Kind:
        """The facts and text of a card, whichever way up it lies."""
        return self.game.kinds[self.kind[card]]

    def name(self, card: CardId) -> str:
        """The name of a card."""
        return self.kind_of(card).card.name

    def ref(self, card: CardId) -> Ref:
        """The card as it is now, to be lost track of when it changes area. Rules: 402.4."""
        return card, self.arrival[card]

    def tracked(self, refs: tuple[Ref, ...]) -> tuple[CardId, ...]:
        """The cards that are still where they were. Rules: 402.4."""
        return tuple(card for card, arrival in refs if self.arrival[card] == arrival)
