"""Advice on an opening hand: the cards to put back for a goal, with reasons. Rules: 601.1f."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.asking import Question
from app.games.spoils.goldfish.exact.goal import Goal, chance_with
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import Plan, limited_to
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Counts
from app.games.tabletop.chance.mulligan import all_choices


@dataclass(frozen=True, slots=True)
class PutBack:
    """One choice of cards to put back; the rest is kept. `plan` is the best plan then."""

    put_back: tuple[Card, ...]
    keep: tuple[Card, ...]
    chance: Fraction
    plan: Plan | None

    @property
    def limited_to(self) -> str:
        """The plan's restriction, shown beside the chance; empty if there is none."""
        return limited_to(self.plan)

    @property
    def words(self) -> str:
        """The advice as an instruction."""
        if not self.put_back:
            return "Keep all cards"
        if not self.keep:
            return f"Put back all {len(self.put_back)} cards"
        kept = Counter(card.name for card in self.keep)
        names = ", ".join(name if n == 1 else f"{n} {name}" for name, n in kept.items())
        return f"Put back {len(self.put_back)}, keep {names}"


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice on a hand: best, next best and keeping all, with exact chances and reasons.

    `choices` are all that differ in what they keep for the needs, best first.
    """

    choices: tuple[PutBack, ...]
    keep_all: PutBack
    reason: tuple[str, ...]

    @property
    def best(self) -> PutBack:
        """The choice with the greatest chance; among equals the one that keeps most."""
        return self.choices[0]

    @property
    def next_best(self) -> PutBack | None:
        """The second choice, if there is one."""
        return self.choices[1] if len(self.choices) > 1 else None


def advise(question: Question, setup: Setup, hand: Sequence[Card]) -> Advice:
    """The best cards to put back from this hand for the question's needs.

    For a question by turn, the plan is the best one for the cards kept. Raises GoldfishError if
    the hand cannot come from the deck.
    """
    if over := Counter(hand) - Counter(setup.cards):
        raise GoldfishError(f"The deck does not have that many copies of {next(iter(over)).name}")
    weighing = _Weighing(question, setup, tuple(hand))
    choices = sorted(
        (weighing.choice(kept) for kept in all_choices(weighing.goal, weighing.held)),
        key=lambda choice: (-choice.chance, len(choice.put_back)),
    )
    keep_all = weighing.keeping_all()
    if keep_all.chance >= choices[0].chance:
        choices = [keep_all, *(each for each in choices if each.put_back)]
    return Advice(tuple(choices), keep_all, weighing.reason(choices[0]))


class _Weighing:
    """One hand and what can be done with it."""

    def __init__(self, question: Question, setup: Setup, hand: tuple[Card, ...]) -> None:
        self.question, self.setup, self.hand = question, setup, hand
        if question.turn is None:
            self.goals = [Goal.of(question.needs, setup).among(self.seen)]
        else:
            self.goals = [
                Goal.of(question.needs, setup, plays).among(len(hand) + question.turn - plays)
                for plays in range(question.turn + 1)
            ]
        self.goal = self.goals[0]
        self.places = {
            card: place for place, them in enumerate(self.goal.classes) for card, _ in them.cards
        }
        counts = Counter(self.places[card] for card in hand if card in self.places)
        self.held: Counts = tuple(counts[place] for place in range(len(self.goal.classes)))
        self.unseen: Counts = tuple(
            n - held for n, held in zip(self.goal.copies, self.held, strict=True)
        )
        self.rest = self.goal.rest - (len(hand) - sum(self.held))

    def choice(self, kept: Counts) -> PutBack:
        """Keep these numbers of cards of each class and put back the others."""
        left = list(kept)
        keep, put_back = [], []
        for card in self.hand:
            place = self.places.get(card)
            if place is not None and left[place]:
                left[place] -= 1
                keep.append(card)
            else:
                put_back.append(card)
        return self.weighed(tuple(put_back), tuple(keep), kept)

    def keeping_all(self) -> PutBack:
        """Put nothing back."""
        return self.weighed((), self.hand, self.held)

    def weighed(self, put_back: tuple[Card, ...], keep: tuple[Card, ...], kept: Counts) -> PutBack:
        """A choice with its chance, under the plan that is best for it."""
        if self.question.turn is None:
            return PutBack(put_back, keep, self._chance(self.goal, kept, keep, self.seen), None)
        plans = []
        for plays, goal in enumerate(self.goals):
            seen = len(self.hand) + self.question.turn - plays
            chance = self._chance(goal, kept, keep, seen)
            plans.append(
                PutBack(put_back, keep, chance, Plan(self.question.turn, plays, seen, False))
            )
        return max(plans, key=lambda each: each.chance)

    @property
    def seen(self) -> int:
        """The number of cards seen after the mulligan; never fewer than the hand."""
        return max(self.question.seen or 0, len(self.hand))

    def _chance(self, goal: Goal, kept: Counts, keep: tuple[Card, ...], seen: int) -> Fraction:
        capped = tuple(min(n, cap) for n, cap in zip(kept, goal.caps, strict=True))
        return chance_with(goal, capped, self.unseen, self.rest, seen - len(keep))

    def reason(self, best: PutBack) -> tuple[str, ...]:
        """The reasons: what the hand has of each need, and what the unseen cards still hold."""
        unseen = sum(self.unseen) + self.rest
        lines = [self._about(need, unseen) for need in self.question.needs]
        useless = len(self.hand) - sum(self.held)
        if useless and best.put_back:
            cards = "card does" if useless == 1 else "cards do"
            lines.append(f"{useless} {cards} not help the goal.")
        if not Goal.of(self.question.needs, self.setup).reachable:
            lines.append("The deck does not contain what is needed.")
        elif not self.goals[-1].reachable:
            lines.append("The needs ask for more resources than can be played.")
        return tuple(lines)

    def _about(self, need: Need, unseen: int) -> str:
        if need.wants_volition and self.setup.rules.face_down_provides_volition:
            return f"{need.words}: every card played face-down provides one of {need.count} needed."
        if need.counts_plays:
            started = len(self.setup.starting)
            return (
                f"{need.words}: {started} of {need.count} needed from the start; any card can be "
                "played as one."
            )
        in_play = sum(need.weight(card) for card in self.setup.starting) if need.icon else 0
        have = in_play + sum(need.weight(card) for card in self.hand)
        serving = sum(1 for card in self.setup.cards if need.weight(card)) - sum(
            1 for card in self.hand if need.weight(card)
        )
        return (
            f"{need.words}: {have} of {need.count} needed; {serving} more among {unseen} unseen "
            "cards."
        )
