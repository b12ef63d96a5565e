"""Coverage of cards by the model, and the cards that it has to play as blanks."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from app.games.spoils.facts import Card


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of a card that has been deployed or played.

    They are cards drawn, influence that the opposing faction loses, and influence that your own
    loses. `leaves_unused` says that the card has text which the policy never uses.
    """

    draws: int = 0
    opponent_loses: int = 0
    you_lose: int = 0
    leaves_unused: bool = False

    def __add__(self, other: "Effects") -> "Effects":
        """The sum of both effects, one after the other."""
        return Effects(
            self.draws + other.draws,
            self.opponent_loses + other.opponent_loses,
            self.you_lose + other.you_lose,
            self.leaves_unused or other.leaves_unused,
        )


NOTHING = Effects()
UNUSED = Effects(leaves_unused=True)

EffectsOf: TypeAlias = Callable[[Card], Effects | None]
"""The effects of a card whose script the model expresses entirely, else None."""


def staples_only(card: Card) -> Effects | None:
    """The effects that are known without any script: staple resources do nothing more."""
    return NOTHING if card.is_staple_resource else None


Counted: TypeAlias = tuple[tuple[str, int], ...]
"""Names with their copies."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The number of a deck's cards that are modelled exactly, and the others by name.

    `numbers` are played with their numbers only: anything else they can do is up to the player,
    and the policy never does it. `blanks` would do more than the model expresses.
    """

    exact: int
    total: int
    numbers: Counted
    blanks: Counted

    @property
    def as_numbers(self) -> int:
        """The number of cards played as their numbers."""
        return sum(copies for _, copies in self.numbers)

    @property
    def as_blanks(self) -> int:
        """The number of cards played as blanks."""
        return sum(copies for _, copies in self.blanks)

    @property
    def words(self) -> str:
        """The coverage in words."""
        words = f"modelled exactly: {self.exact} of {self.total} cards"
        if self.numbers:
            words += f"; {self.as_numbers} with stats only, abilities not used"
        return words + (f"; {self.as_blanks} as blanks" if self.blanks else "")


def expressed(
    deck: Iterable[tuple[Card, int]], influence: int, effects_of: EffectsOf
) -> Mapping[Card, Effects]:
    """The cards of a deck that the model plays exactly, with their effects.

    A unique card is one of them only if the deck holds one of its name, because the model has
    no rule for the second (507.5). Cards that cost their own faction influence are included
    only if all of them together could not lose the game (102.1).
    """
    counted = [(card, copies) for card, copies in deck if copies]
    uniques: dict[str, int] = {}
    for card, copies in counted:
        if card.keywords.unique is not None:
            name = card.keywords.unique.casefold()
            uniques[name] = uniques.get(name, 0) + copies
    known: dict[Card, Effects] = {}
    for card, _ in counted:
        effects = effects_of(card)
        unique = card.keywords.unique
        if effects is not None and (unique is None or uniques[unique.casefold()] == 1):
            known[card] = effects
    lost = sum(known[card].you_lose * copies for card, copies in counted if card in known)
    if lost >= influence:
        known = {card: effects for card, effects in known.items() if not effects.you_lose}
    return known


def coverage(deck: Iterable[tuple[Card, int]], known: Mapping[Card, Effects]) -> Coverage:
    """The coverage of a deck by the model, starting resources included.

    `known` holds the effects of each card that the model expresses.
    """
    counted = [(card, copies) for card, copies in deck if copies]
    numbers = _named(each for each in counted if each[0] in known and known[each[0]].leaves_unused)
    blanks = _named(each for each in counted if each[0] not in known)
    total = sum(copies for _, copies in counted)
    others = sum(copies for _, copies in (*numbers, *blanks))
    return Coverage(total - others, total, numbers, blanks)


def _named(cards: Iterable[tuple[Card, int]]) -> Counted:
    return tuple(sorted((card.name, copies) for card, copies in cards))
