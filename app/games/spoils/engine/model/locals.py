"""Local variables of each procedure from one step to the next, in one small dataclass for each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.changes import Pending
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import Applied, ProposedEffect
from app.games.spoils.engine.model.verb_progress import Outcome, VerbProgress
from app.games.spoils.terms import Area
from app.games.tabletop.referee.cloning import Cloneable, cloneable

# Following texts. Rules: 402.5, 401, 604, 606


class Nesting(Enum):
    """The place of a text among those that are followed.

    The frame below goes on with what every text but an `OUTERMOST` one binds. What an effect offers
    is a cost too, but its instructions are no extra costs. Rules: 401.1a.
    """

    OUTERMOST = auto()
    INSIDE = auto()
    EXTRA_COST = auto()
    OFFER = auto()


class CostProgress(Enum):
    """The progress of a cost.

    `REPLACED` means that something else happened instead of an instruction of an offer (402.5b),
    `FAILED` that the cost cannot be satisfied (401.2).
    """

    GOING_ON = auto()
    REPLACED = auto()
    FAILED = auto()


class NumericCost(Enum):
    """The numeric cost of a cost; a `SKIPPED` one is computed, but not paid. Rules: 406.4."""

    NONE = auto()
    PAID = auto()
    SKIPPED = auto()


@cloneable
@dataclass(slots=True)
class TextLocals(Cloneable):
    """The progress of a text that is being followed. Rules: 402.5.

    `chosen` are the cards chosen so far for the instruction, `progress` is what else its verb
    keeps, and `outcome` what the procedure it started came to. `reader` is whom the text calls you,
    None for the frame's player; `in_place_of` whose place that player takes in satisfying costs
    (401.2a).

    In a cost, `instruction` is the latest, of whose cards the cost keeps track, and `total` is what
    the cost adds to the running total.

    `replaces` is the effect in whose place the text is followed, `applied` the replacements already
    used on it (506.5); with `as_usual` that effect takes place after all.
    """

    steps: tuple[v.Step, ...]
    place: int = 0
    nesting: Nesting = Nesting.OUTERMOST
    chosen: tuple[CardId, ...] = ()
    progress: VerbProgress | None = None
    outcome: Outcome | None = None
    reader: Player | None = None
    in_place_of: Player | None = None
    cost: CostProgress = CostProgress.GOING_ON
    instruction: v.Step | None = None
    total: int = 0
    numeric: NumericCost = NumericCost.NONE
    replaces: ProposedEffect | None = None
    applied: tuple[Applied, ...] = ()
    as_usual: bool = False

    @property
    def is_inside(self) -> bool:
        """True if the frame below goes on with what the text binds."""
        return self.nesting is not Nesting.OUTERMOST

    @property
    def in_cost(self) -> bool:
        """True if the text is part of a cost, and so has to be carried out fully (401.2)."""
        return self.nesting is Nesting.EXTRA_COST or self.nesting is Nesting.OFFER

    @property
    def has_failed(self) -> bool:
        """True if the cost cannot be satisfied."""
        return self.cost is CostProgress.FAILED

    def note_replaced(self) -> None:
        """Note that an instruction was replaced; a cost that failed stays so. Rules: 402.5b."""
        if not self.has_failed:
            self.cost = CostProgress.REPLACED

    def note_number(self) -> None:
        """Note that there is a numeric cost; one that is skipped stays so. Rules: 406.4."""
        if self.numeric is NumericCost.NONE:
            self.numeric = NumericCost.PAID

    def inside(self, steps: tuple[v.Step, ...]) -> TextLocals:
        """The start of instructions inside these, which are part of a cost if these are."""
        return TextLocals(
            steps,
            nesting=self.nesting if self.in_cost else Nesting.INSIDE,
            reader=self.reader,
            in_place_of=self.in_place_of,
            cost=CostProgress.FAILED if self.has_failed else CostProgress.GOING_ON,
            instruction=self.instruction,
            numeric=self.numeric,
            replaces=self.replaces,
            applied=self.applied,
            as_usual=self.as_usual,
        )


class Purpose(Enum):
    """The purpose for which costs are satisfied."""

    DEPLOYING = auto()
    USING = auto()
    OTHER = auto()


@cloneable
@dataclass(slots=True, kw_only=True)
class CostLocals(TextLocals):
    """The costs of a card, of an ability or of an offer inside a text. Rules: 401, 406.

    `prepaid` is what was paid of the total already (406.7), `is_prepaying` says that this is
    such a payment. `due` is what resources are attached for, `resources` are those chosen.
    """

    nesting: Nesting = Nesting.EXTRA_COST
    purpose: Purpose
    ability: v.Ability | None = None
    prepaid: int = 0
    is_prepaying: bool = False
    due: int = 0
    resources: tuple[CardId, ...] = ()


@cloneable
@dataclass(slots=True)
class DuplicateLocals(Cloneable):
    """The text of a tactic that is followed, None where it has none. Rules: 307."""

    text: v.OnResolve | None = None


@cloneable
@dataclass(slots=True, kw_only=True)
class DeployLocals(DuplicateLocals):
    """The deployment of one card. Rules: 604, 406.7, 507.4.

    `number` takes the place of its cost number; `prepaid` was paid for its Flip Up, whose text is
    `flip_text`; `origin` is the area it came from.
    """

    flip_up: bool
    price: v.Price
    number: int | None
    prepaid: int = 0
    flip_text: v.FlipUp | None = None
    origin: Area | None = None


@cloneable
@dataclass(slots=True)
class AbilityLocals(Cloneable):
    """An ability being used, its effect happening `times` times. Rules: 606.

    `reader` and `in_place_of` are as for the text of a cost.
    """

    ability: v.Ability
    number: int
    times: int = 1
    reader: Player | None = None
    in_place_of: Player | None = None
    is_terminated: bool = False


# Starting a game. Rules: 601


@cloneable
@dataclass(slots=True)
class StartingResourcesLocals(Cloneable):
    """The number of staples that the player still has to choose. Rules: 202.5."""

    left: int


@cloneable
@dataclass(slots=True)
class OpeningLocals(Cloneable):
    """The cards chosen for the bottom of the deck. Rules: 601.1f."""

    chosen: tuple[CardId, ...] = ()


# Responding, bidding and playing resources. Rules: 607, 413, 605


@cloneable
@dataclass(slots=True)
class WindowLocals(Cloneable):
    """The card that is responded to, or an ability of it if `is_ability`. Rules: 607.1."""

    kind: DecisionKind
    about: Ref | None = None
    is_ability: bool = False


@cloneable
@dataclass(slots=True)
class BiddingLocals(Cloneable):
    """The highest bid so far, -1 for none, and how many calls there were. Rules: 413."""

    bid: int = -1
    calls: int = 0


@cloneable
@dataclass(slots=True)
class ResourceLocals(Cloneable):
    """The card being played, and how; `attached` where something lets it enter attached."""

    optional: bool
    card: Ref | None = None
    is_face_down: bool = False
    attached: bool = False


# Fighting. Rules: 608, 609


@cloneable
@dataclass(slots=True)
class AttackLocals(Cloneable):
    """The target as announced, and who was chosen: attackers first, then blockers."""

    target: CardId
    chosen: tuple[CardId, ...] = ()


@cloneable
@dataclass(slots=True)
class BattleLocals(Cloneable):
    """The speed whose characters assign damage. Rules: 609.1b."""

    speed: int = 0


@cloneable
@dataclass(slots=True)
class DivideLocals(Cloneable):
    """The damage source, the targets it is divided among, and the shares so far. Rules: 609.1c."""

    source: CardId
    targets: tuple[CardId, ...]
    shares: tuple[int, ...] = ()


# Triggers and proposed effects. Rules: 503, 506, 402.1a


@cloneable
@dataclass(slots=True)
class TriggersLocals(Cloneable):
    """The triggers that were not followed yet. Rules: 503.4."""

    waiting: tuple[Pending, ...]


@cloneable
@dataclass(slots=True)
class ProposedEffectsLocals(Cloneable):
    """The effects that are about to happen together, the one being replaced first.

    `all_done` says whether everything that was proposed takes place; `holds_triggers` that
    triggers wait until it has. `put_off` are cards of which what else may replace something
    comes first. `ignored` are the replacements that were not chosen, of which none is asked
    again about the same effect (506.4). `harm` is the damage and the limit of the card when its
    destruction was about to be replaced. After a replacement `is_replaced` is true; `changed` is
    the effect that takes place after all, None without one.
    """

    waiting: tuple[ProposedEffect, ...]
    all_done: bool
    holds_triggers: bool = False
    put_off: tuple[Ref, ...] = ()
    ignored: tuple[Applied, ...] = ()
    harm: tuple[int, int] = (0, 0)
    is_replaced: bool = False
    changed: ProposedEffect | None = None


@cloneable
@dataclass(slots=True)
class DestroyLocals(Cloneable):
    """The effects by which the rules destroy cards together. Rules: 408.4, 507.2e."""

    effects: tuple[ProposedEffect, ...]


@cloneable
@dataclass(slots=True)
class UniqueLocals(Cloneable):
    """The cards with one unique name, of which one is kept. Rules: 507.5."""

    cards: tuple[CardId, ...]
    name: str


Locals: TypeAlias = (
    TextLocals
    | CostLocals
    | DuplicateLocals
    | DeployLocals
    | AbilityLocals
    | StartingResourcesLocals
    | OpeningLocals
    | WindowLocals
    | BiddingLocals
    | ResourceLocals
    | AttackLocals
    | BattleLocals
    | DivideLocals
    | TriggersLocals
    | ProposedEffectsLocals
    | DestroyLocals
    | UniqueLocals
)
"""The local variables that a frame may keep for its own procedure."""
