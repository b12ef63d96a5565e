"""Bindings of a text while it is followed, and the memory of a card. Rules: 402.4, 402.5."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.terms import Area, CardType
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable

Ref: TypeAlias = tuple[CardId, int]
"""A card as it was at one arrival; it is lost track of when it changes area (402.4)."""

TakenAs: TypeAlias = tuple[tuple[Ref, tuple[CardType, ...]], ...]
"""Cards that were picked, chosen or spoken of as cards of a type, each with those types (208.2)."""


@dataclass(frozen=True, slots=True)
class NewPick:
    """A card's new pick in place of `old`.

    `nth` is the number of that pick as `Picked` has it.
    """

    nth: int
    old: Ref
    ref: Ref
    types: tuple[CardType, ...]


@cloneable
@dataclass(slots=True)
class Bindings(Cloneable):
    """The values that a text has bound so far. Only a text that is being followed binds more.

    `this` is the card with the text as it was; `cards` are those in the other roles, `picks` and
    `choices` those of each pick and choice in order; `picked_from` what each pick could take, that
    of the card to attach to included (507.2a); `letters` the numbers that letters stand for. `they`
    and `picked_player` are players, `named` is what was named, `amount` how much of its event there
    was. `paid` is what each player paid, `numeric_cost` what was due after increases and
    reductions. `done` says whether the latest instruction did anything. Of the announcement that
    the text belongs to, `flipped_up`, `as_tactic` and `to_ability` say whether it was by Flip Up,
    in a window and in response to an ability. `by_controller` says that whoever controls the card
    reads the text (407.1a); `trigger` is the name of the rule that set the text off; `new_pick` is
    what another card shall have picked.
    """

    this: Ref | None = None
    cards: dict[v.Role, tuple[Ref, ...]] = field(default_factory=dict, metadata=COPIED)
    picks: tuple[tuple[Ref, ...], ...] = ()
    picked_from: tuple[v.Cards, ...] = ()
    choices: tuple[tuple[Ref, ...], ...] = ()
    taken_as: TakenAs = ()
    letters: dict[str, int] = field(default_factory=dict, metadata=COPIED)
    they: Player | None = None
    picked_player: Player | None = None
    named: str | None = None
    amount: int = 0
    paid: tuple[int, int] | None = None
    numeric_cost: int | None = None
    done: bool = False
    flipped_up: bool | None = None
    as_tactic: bool = False
    to_ability: bool = False
    by_controller: bool = False
    trigger: str = ""
    new_pick: NewPick | None = None


NOTHING_BOUND: Final = Bindings()
"""Stands for a text that has bound nothing; it is never changed."""


def nothing_bound() -> Bindings:
    """The shared bindings of a text that has bound nothing."""
    return NOTHING_BOUND


@dataclass(frozen=True, slots=True)
class Memory:
    """The values that a card remembers until it changes area.

    `text` is what its text bound as it was deployed or named since; `attaching_to` what was picked
    for it to attach to; `origin` where it was deployed from; `enters_under` whose control it will
    enter play under; `original` the card of which it is a duplicate, which is gone once it leaves
    (307.4).
    """

    text: Bindings = field(default_factory=nothing_bound)
    attaching_to: tuple[Ref, ...] = ()
    origin: Area | None = None
    enters_under: Player | None = None
    original: CardId | None = None


NO_MEMORY: Final = Memory()
