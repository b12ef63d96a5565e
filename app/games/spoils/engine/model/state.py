"""The state of a game: flat lists indexed by card, cheap to clone. Only `write` changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import Action, CardId, Player
from app.games.spoils.engine.model.changes import Change, Ref
from app.games.spoils.engine.model.decisions import Decision
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.game import Game, Kind
from app.games.spoils.terms import Area


@dataclass(slots=True)
class Frame:
    """One piece of work in progress: the steps of a procedure and where it stands.

    `bound` holds what the work has found out so far; its values are never changed in
    place. `answer` is the answer to the decision this frame asked, for the next step.
    """

    procedure: str
    player: Player
    at: int = 0
    answer: Action | None = None
    bound: dict[str, Any] = field(default_factory=dict)

    def clone(self) -> Frame:
        """An independent copy."""
        return Frame(self.procedure, self.player, self.at, self.answer, self.bound.copy())


@dataclass(slots=True)
class Battle:
    """The battle being fought. Rules: 302, 608, 609.

    `assigned` holds (source, target, amount) not yet inflicted; `done` the characters that
    have assigned battle damage; `blockers_added` those an effect added before the
    blocking party was formed (608.1c).
    """

    attacker: Player
    target: Ref | None
    attacking: list[CardId] = field(default_factory=list)
    blocking: list[CardId] = field(default_factory=list)
    assigned: list[tuple[CardId, CardId, int]] = field(default_factory=list)
    done: list[CardId] = field(default_factory=list)
    blockers_added: list[CardId] = field(default_factory=list)

    def clone(self) -> Battle:
        """An independent copy."""
        return Battle(
            self.attacker,
            self.target,
            self.attacking.copy(),
            self.blocking.copy(),
            self.assigned.copy(),
            self.done.copy(),
            self.blockers_added.copy(),
        )


@dataclass(frozen=True, slots=True)
class Pending:
    """A trigger whose condition has happened and that was not followed yet. Rules: 503."""

    source: CardId
    controller: Player
    what: v.Trigger
    event: Event
    bound: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `winner` is None for a draw. Rules: 102."""

    winner: Player | None
    why: str


class State:
    """Everything that changes in a game.

    Lists named after a property are indexed by card; lists named after an area, and
    `influence`, by player. `memory` is what a card's text bound as it was deployed or
    named since; `spared` the damage and the limit at which a card's destruction was replaced;
    `steps` counts those of the referee since a player last decided more than an order;
    `undo` the states to go back to if costs fail; `trial` and `verdict` serve a copy on
    which costs are tried out. `cached` holds values computed since the last change,
    `derived` those that depend only on which cards are in play and on lasting effects; a change
    replaces them by empty ones, so that copies may share them. Only the functions in `write`
    change what is on the table; procedures and their loop keep track of their own progress.
    """

    __slots__ = (
        "actions_this_turn",
        "active",
        "area",
        "arrival",
        "attached_to",
        "battle",
        "being_deployed",
        "cached",
        "changes",
        "controller",
        "counter",
        "damage",
        "decision",
        "deck",
        "depleted",
        "derived",
        "discard_pile",
        "face_down",
        "faction",
        "first",
        "frames",
        "fresh",
        "game",
        "hand",
        "holding",
        "holds",
        "in_play",
        "influence",
        "kind",
        "memory",
        "needs_checks",
        "offered",
        "out_of_game",
        "owner",
        "pending",
        "ready",
        "result",
        "rng",
        "spared",
        "steps",
        "this_turn",
        "tokens",
        "trial",
        "turn",
        "undo",
        "verdict",
        "void",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kind: list[int] = []
        self.owner: list[Player] = []
        self.controller: list[Player] = []
        self.area: list[Area] = []
        self.arrival: list[int] = []
        self.face_down: list[bool] = []
        self.depleted: list[bool] = []
        self.ready: list[bool] = []
        self.attached_to: list[CardId] = []
        self.damage: list[dict[CardId, int]] = []
        self.tokens: list[int] = []
        self.deck: list[list[CardId]] = [[], []]
        self.hand: list[list[CardId]] = [[], []]
        self.discard_pile: list[list[CardId]] = [[], []]
        self.out_of_game: list[list[CardId]] = [[], []]
        self.void: list[list[CardId]] = [[], []]
        self.in_play: list[CardId] = []
        self.being_deployed: list[CardId] = []
        self.faction: list[CardId] = []
        self.influence: list[int] = [0, 0]
        self.first: Player = 0
        self.active: Player = 0
        self.turn = 0
        self.actions_this_turn = 0
        self.steps = 0
        self.rng = 0
        self.counter = 0
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.offered: tuple[Action, ...] | None = None
        self.holding = 0
        self.undo: list[State] = []
        self.pending: list[Pending] = []
        self.changes: list[Change] = []
        self.battle: Battle | None = None
        self.fresh: list[Event] = []
        self.this_turn: list[Event] = []
        self.result: Result | None = None
        self.spared: dict[CardId, tuple[int, int]] = {}
        self.memory: dict[CardId, Mapping[str, Any]] = {}
        self.holds: set[tuple[CardId, int, object]] = set()
        self.needs_checks = False
        self.trial = -1
        self.verdict: bool | None = None
        self.cached: dict[Any, Any] = {}
        self.derived = DerivedCache()

    def clone(self) -> State:
        """An independent copy with the same random future."""
        copy = State.__new__(State)
        copy.game = self.game
        copy.kind = self.kind.copy()
        copy.owner = self.owner.copy()
        copy.controller = self.controller.copy()
        copy.area = self.area.copy()
        copy.arrival = self.arrival.copy()
        copy.face_down = self.face_down.copy()
        copy.depleted = self.depleted.copy()
        copy.ready = self.ready.copy()
        copy.attached_to = self.attached_to.copy()
        copy.damage = self.damage.copy()
        copy.tokens = self.tokens.copy()
        copy.deck = [pile.copy() for pile in self.deck]
        copy.hand = [pile.copy() for pile in self.hand]
        copy.discard_pile = [pile.copy() for pile in self.discard_pile]
        copy.out_of_game = [pile.copy() for pile in self.out_of_game]
        copy.void = [pile.copy() for pile in self.void]
        copy.in_play = self.in_play.copy()
        copy.being_deployed = self.being_deployed.copy()
        copy.faction = self.faction.copy()
        copy.influence = self.influence.copy()
        copy.first = self.first
        copy.active = self.active
        copy.turn = self.turn
        copy.actions_this_turn = self.actions_this_turn
        copy.steps = self.steps
        copy.rng = self.rng
        copy.counter = self.counter
        copy.frames = [frame.clone() for frame in self.frames]
        copy.decision = self.decision
        copy.offered = self.offered
        copy.holding = self.holding
        copy.undo = self.undo.copy()
        copy.pending = self.pending.copy()
        copy.changes = self.changes.copy()
        copy.battle = self.battle.clone() if self.battle else None
        copy.fresh = self.fresh.copy()
        copy.this_turn = self.this_turn.copy()
        copy.result = self.result
        copy.spared = self.spared.copy()
        copy.memory = self.memory.copy()
        copy.trial = self.trial
        copy.verdict = self.verdict
        copy.holds = self.holds.copy()
        copy.needs_checks = self.needs_checks
        copy.cached = self.cached
        copy.derived = self.derived
        return copy

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
