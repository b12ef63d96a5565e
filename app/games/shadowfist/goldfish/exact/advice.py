"""Advice on discarding from a hand for a goal, and the worth of forgoing Power. Rules: 22.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.exact.chances import chance_with
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.exact.needs import Need
from app.games.shadowfist.goldfish.setup import DeckCard, Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Counts
from app.games.tabletop.chance.mulligan import all_choices


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do with a hand, and the exact chance of the goal afterwards."""

    discard: tuple[DeckCard, ...]
    keep: tuple[DeckCard, ...]
    chance: Fraction

    @property
    def words(self) -> str:
        """The choice as an instruction, such as "Discard 3, keep Fox Pass"."""
        if not self.discard:
            return "Keep everything"
        if not self.keep:
            return f"Discard all {len(self.discard)} cards"
        kept = Counter(card.name for card in self.keep)
        names = ", ".join(name if n == 1 else f"{n} {name}" for name, n in kept.items())
        return f"Discard {len(self.discard)}, keep {names}"


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices that differ in what they keep for the needs, best first.

    `nothing` discards no card. `one` is the best with at most one discard, which is all that is
    allowed on a turn on which Power is generated (22.2.4); `forgoing` is what the best is worth
    beyond it. `reason` says what the hand has and lacks.
    """

    choices: tuple[Choice, ...]
    nothing: Choice
    one: Choice
    reason: tuple[str, ...]

    @property
    def best(self) -> Choice:
        """The choice with the greatest chance; among equals the one that keeps most."""
        return self.choices[0]

    @property
    def forgoing(self) -> Fraction:
        """The gain in chance from any number of discards over one."""
        return self.best.chance - self.one.chance


def advise(needs: Sequence[Need], setup: Setup, hand: Sequence[DeckCard]) -> Advice:
    """The best discard from a hand so that it meets the needs when drawn up to six again.

    Raises GoldfishError when the hand cannot come from the deck, and as `Goal.of` does.
    """
    if over := Counter(hand) - Counter(setup.cards):
        name = next(iter(over)).name
        raise GoldfishError(f"The deck does not have that many copies of {name}")
    weighing = _Weighing(Goal.of(needs, setup), tuple(hand))
    nothing = weighing.keeping_all()
    choices = sorted(
        map(weighing.choice, all_choices(weighing.goal, weighing.held)),
        key=lambda choice: (-choice.chance, len(choice.discard)),
    )
    if nothing.chance >= choices[0].chance:
        choices = [nothing, *(choice for choice in choices if choice.discard)]
    single = [weighing.without(place) for place in range(len(hand))]
    one = max([nothing, *single], key=lambda choice: (choice.chance, len(choice.keep)))
    return Advice(tuple(choices), nothing, one, weighing.reason())


class _Weighing:
    """A hand and what can be done with it."""

    def __init__(self, goal: Goal, hand: tuple[DeckCard, ...]) -> None:
        self.goal, self.hand = goal, hand
        self.places = {
            card: place for place, each in enumerate(goal.classes) for card in each.cards
        }
        self.held = self._counted(hand)
        self.unseen: Counts = tuple(
            copies - held for copies, held in zip(goal.copies, self.held, strict=True)
        )
        self.rest = goal.rest - (len(hand) - sum(self.held))

    def _counted(self, cards: Sequence[DeckCard]) -> Counts:
        counts = Counter(self.places[card] for card in cards if card in self.places)
        return tuple(counts[place] for place in range(len(self.goal.classes)))

    def choice(self, kept: Counts) -> Choice:
        """Keep this many cards of each class and discard the others."""
        left = list(kept)
        keep, discard = [], []
        for card in self.hand:
            place = self.places.get(card)
            if place is not None and left[place]:
                left[place] -= 1
                keep.append(card)
            else:
                discard.append(card)
        return self._weighed(tuple(discard), tuple(keep))

    def keeping_all(self) -> Choice:
        """Discard nothing."""
        return self._weighed((), self.hand)

    def without(self, place: int) -> Choice:
        """Discard the card at one place of the hand."""
        return self._weighed((self.hand[place],), (*self.hand[:place], *self.hand[place + 1 :]))

    def _weighed(self, discard: tuple[DeckCard, ...], keep: tuple[DeckCard, ...]) -> Choice:
        kept = tuple(map(min, self._counted(keep), self.goal.caps))
        drawn = max(0, HAND - len(keep))
        return Choice(discard, keep, chance_with(self.goal, kept, self.unseen, self.rest, drawn))

    def reason(self) -> tuple[str, ...]:
        """Return one line per need: the cards held, and those left among the unseen cards."""
        unseen = sum(self.unseen) + self.rest
        lines = [
            f"{need.words}: {self.goal.held(place, self.held)} of {need.count} needed; "
            f"{self.goal.held(place, self.unseen)} more among {unseen} unseen cards."
            for place, need in enumerate(self.goal.needs)
        ]
        if self.goal.is_hopeless:
            lines.append("The deck does not contain what is needed.")
        return tuple(lines)
