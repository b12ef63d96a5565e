"""Values that follow from the texts in force, kept until something changes that they read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import NOTHING, Bound
from app.games.shadowfist.terms import CardType, Keyword
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable

PLACE: Final = 1
"""Places of cards, and the rows they are in."""
MARKS: Final = 2
"""Turned and unturned cards, damage, and scores."""
FIGHT: Final = 4
"""Attackers, interceptors and the target of the attack."""
PILES: Final = 8
"""Hands, and smoked and burned-for-victory piles."""
POWER: Final = 16
"""Power in pools."""
EVERYTHING: Final = PLACE | MARKS | FIGHT | PILES | POWER


@dataclass(frozen=True, slots=True)
class Active:
    """A continuous text in force: its card, the card's controller, and its place in the text.

    `reads` says what it reads besides the cards in play. `types` are the types of card that it
    works on, None for any; with `own_only` it works on cards of that controller only.
    """

    card: int
    player: int
    place: int
    text: v.Continuous
    reads: int = 0
    types: frozenset[CardType] | None = None
    own_only: bool = False


@dataclass(frozen=True, slots=True)
class Texts:
    """The continuous texts in force.

    `own` are those that work on one card only, by that card; `reaching` all others. `reads` says
    what they read besides the cards in play, `provides` whether any provides resources, `words` the
    designators that cards have gained, `on_playing` those that change what may be played, when and
    for how much. `reaching_by` keeps what `reaching_for` has answered.
    """

    own: Mapping[int, tuple[Active, ...]]
    reaching: tuple[Active, ...]
    reads: int
    provides: bool
    words: Mapping[int, frozenset[str]]
    on_playing: tuple[Active, ...] = ()
    reaching_by: dict[tuple[CardType, int], tuple[Active, ...]] = field(default_factory=dict)

    def reaching_for(self, type_: CardType, controller: int) -> tuple[Active, ...]:
        """Those of `reaching` that may work on cards of a type and a controller."""
        found = self.reaching_by.get((type_, controller))
        if found is None:
            found = self.reaching_by[type_, controller] = tuple(
                it
                for it in self.reaching
                if (it.types is None or type_ in it.types)
                and not (it.own_only and it.player != controller)
            )
        return found


@dataclass(frozen=True, slots=True)
class Given:
    """A change of a card with its amount worked out, and the card and player that it comes from."""

    change: v.Change
    player: int
    source: int


@dataclass(frozen=True, slots=True)
class Totals:
    """All changes of one card, added up; `given` are those that depend on another card."""

    fighting: int = 0
    body: int = 0
    toughness: int = 0
    influence: int = 0
    generates: int = 0
    hand_size: int = 0
    printed_fighting: int | None = None
    printed_body: int | None = None
    keywords: frozenset[Keyword] = frozenset()
    given: tuple[Given, ...] = ()
    discards: int = 0


UNCHANGED: Final = Totals()


UsableText: TypeAlias = tuple[int, int, v.Effect]
"""A card, a place in its text, and the text there."""


@dataclass(frozen=True, slots=True)
class Usable:
    """The texts in force that a player may generate, before choices and prices are looked at.

    `at_all_times` are those of them that closed scenes allow, too (23.2).
    """

    all_of_them: tuple[UsableText, ...]
    at_all_times: tuple[UsableText, ...]


@dataclass(frozen=True, slots=True)
class Listener:
    """A text that waits for an event: its card, the card's controller, and the text."""

    card: int
    player: int
    text: v.When
    bound: Bound = NOTHING


@cloneable
@dataclass(slots=True)
class Derived(Cloneable):
    """Values worked out from the texts in force. They hold card numbers, never a state.

    `read_for` says for each card in `totals` what was read. `usable` are the texts that each player
    may generate. `evaluating` are texts that are being worked out; they do not see what they give
    (R32 of docs/rulings.md), and nothing is kept meanwhile.
    """

    texts: Texts | None = None
    reads: int = 0
    totals: dict[int, Totals] = field(default_factory=dict, metadata=COPIED)
    read_for: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    provided: dict[int, tuple[int, ...]] = field(default_factory=dict, metadata=COPIED)
    listeners: Mapping[type[v.Event], tuple[Listener, ...]] | None = None
    blanked: frozenset[int] | None = None
    usable: dict[int, Usable] = field(default_factory=dict, metadata=COPIED)
    evaluating: set[tuple[int, int]] = field(default_factory=set, metadata=COPIED)
