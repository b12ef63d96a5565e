"""Players by simple policies; what a policy leaves open is chosen by a seed.

`uniform` takes each whole attack, each choice of guards and each whole split of wounds as equally
likely. `focus-location` sends everybody to one place and its wounds to the location first.
`kill-most` buries as many as it can. `spread` sends beasts and wounds to as many as possible.

A policy decides about all beasts or all wounds together, in an order drawn from the seed and the
names, so the order of lines in a file changes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import pairwise
from typing import Final, TypeVar

from app.games.tabletop.referee import rng
from app.games.tabletop.referee.agents import Agent
from app.games.terrus.battle.actions import (
    SEATS,
    Action,
    Attack,
    BattleQuestion,
    Fight,
    Guard,
    Use,
    Wounds,
)
from app.games.terrus.battle.state import Battle
from app.games.terrus.outcomes import Recipient
from app.games.terrus.players.best import BestPlayer

T = TypeVar("T")


class Habit(Enum):
    """The habits of policy players."""

    ANYTHING = auto()
    GATHERS = auto()
    BURIES = auto()
    SPREADS = auto()


@dataclass(slots=True)
class PolicyPlayer:
    """Plays one battle by a habit; equal seeds and names give equal answers.

    `sent` and `split` hold what was decided together and is not answered yet.
    """

    seed: int
    habit: Habit
    sent: dict[tuple[str, tuple[str, ...]], str | None] = field(default_factory=dict)
    split: dict[tuple[str, str], int] = field(default_factory=dict)

    def __call__(self, battle: Battle, legal: Sequence[Action]) -> Action:
        """Choose a legal answer by the policy."""
        match legal[0]:
            case Attack(beast):
                return Attack(beast, self._place_of(battle, may_all_stay=bool(battle.attack)))
            case Guard(beast):
                return Guard(beast, self._place_of(battle, may_all_stay=True))
            case Wounds(recipient):
                return Wounds(recipient, self._number_for(battle, recipient))
            case Fight():
                return self._stream("order", *battle.fought).one_of(sorted(legal, key=str))
            case _:
                return self._response(battle, legal)

    def _stream(self, *about: object) -> Stream:
        """Random numbers that depend on the seed and on what they are for, and on no order."""
        text = "\n".join(map(str, (self.seed, *about)))
        return Stream(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()))

    def _response(self, battle: Battle, legal: Sequence[Action]) -> Action:
        """Passes, unless it does anything; then each ability is as likely as passing."""
        if self.habit is not Habit.ANYTHING:
            return legal[0]
        stream = self._stream("priority", *battle.fought, len(battle.log))
        return stream.one_of(sorted(legal, key=lambda it: _named(battle, it)))

    # Beasts.

    def _place_of(self, battle: Battle, *, may_all_stay: bool) -> str | None:
        question = battle.open_questions[0]
        if question not in self.sent:
            self.sent = self._assigned(battle, may_all_stay=may_all_stay)
        return self.sent[question]

    def _assigned(
        self, battle: Battle, *, may_all_stay: bool
    ) -> dict[tuple[str, tuple[str, ...]], str | None]:
        """The places of all beasts that are still to be asked about."""
        assert battle.decision is not None
        is_guarding = battle.decision.kind is BattleQuestion.GUARD
        questions = sorted(battle.open_questions)
        stream = self._stream(battle.decision.kind, len(questions))
        if self.habit in (Habit.ANYTHING, Habit.BURIES):
            while True:
                found = {it: stream.one_of([*sorted(it[1]), None]) for it in questions}
                if may_all_stay or any(found.values()):
                    return found
        guarded = [place for places in battle.guards.values() for place in places]
        there = guarded if is_guarding else list(battle.attack.values())
        sent: dict[tuple[str, tuple[str, ...]], str | None] = {}
        for question in stream.shuffled(questions):
            times = {place: there.count(place) for place in sorted(question[1])}
            wanted = (max if self.habit is Habit.GATHERS else min)(times.values())
            place = stream.one_of([it for it, count in times.items() if count == wanted])
            sent[question] = place
            there.append(place)
        return sent

    # Wounds.

    def _number_for(self, battle: Battle, recipient: str) -> int:
        assert battle.decision is not None
        assert battle.skirmish is not None
        side, location = SEATS[battle.decision.player], battle.skirmish.location
        if (location, recipient) not in self.split:
            given = battle.skirmish.split(side)
            left = battle.total(side, location) - sum(given.values())
            open_ = [it for it in battle.recipients(side, location) if it.name not in given]
            stream = self._stream("wounds", side.value, location)
            split = self._split(stream, left, sorted(open_, key=lambda it: it.name))
            self.split = {(location, name): number for name, number in split.items()}
        return self.split[location, recipient]

    def _split(
        self, stream: Stream, wounds: int, recipients: Sequence[Recipient]
    ) -> Mapping[str, int]:
        names = [it.name for it in recipients]
        if self.habit is Habit.ANYTHING:
            return dict(zip(names, stream.split(wounds, len(names)), strict=True))
        order = stream.shuffled(recipients)
        if self.habit is Habit.SPREADS:
            each, more = divmod(wounds, len(order))
            return {it.name: each + (place < more) for place, it in enumerate(order)}
        if self.habit is Habit.GATHERS:
            order = sorted(order, key=lambda it: (not it.is_location, it.cost))
        else:
            order = sorted(order, key=lambda it: it.cost)
        found = dict.fromkeys(names, 0)
        for it in order:
            found[it.name] = min(it.cost, wounds)
            wounds -= found[it.name]
        found[order[-1].name] += wounds
        return found


@dataclass(slots=True)
class Stream:
    """Random numbers from one word."""

    word: int

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        self.word, number = rng.below(self.word, limit)
        return number

    def one_of(self, choices: Sequence[T]) -> T:
        """Return one of the choices, each equally likely."""
        return choices[self.below(len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        self.word, order = rng.shuffled(self.word, len(items))
        return [items[place] for place in order]

    def split(self, total: int, parts: int) -> Iterable[int]:
        """`total` as an ordered sum of `parts` numbers, each of the sums equally likely.

        Between the numbers stand `parts` - 1 bars in a row of `total` + `parts` - 1 places; each
        set of places for them is one sum.
        """
        places = total + parts - 1
        bars: set[int] = set()
        for last in range(places - parts + 1, places):
            place = self.below(last + 1)
            bars.add(last if place in bars else place)
        ends = [-1, *sorted(bars), places]
        return (after - before - 1 for before, after in pairwise(ends))


def _named(battle: Battle, action: Action) -> tuple[str, ...]:
    """A response by the name of its ability, so that the order of abilities does not matter."""
    return (battle.setup.abilities[action.ability - 1].name,) if isinstance(action, Use) else ()


BEST: Final = "best"
"""The policy that leaves nothing to a seed."""

UNIFORM: Final = "uniform"
"""The policy whose figures are worked out exactly where that can be done."""

POLICIES: Final[Mapping[str, Callable[[int], Agent[Battle, Action]]]] = {
    BEST: lambda _: BestPlayer(),
    UNIFORM: lambda seed: PolicyPlayer(seed, Habit.ANYTHING),
    "focus-location": lambda seed: PolicyPlayer(seed, Habit.GATHERS),
    "kill-most": lambda seed: PolicyPlayer(seed, Habit.BURIES),
    "spread": lambda seed: PolicyPlayer(seed, Habit.SPREADS),
}
"""Policy -> a player for a seed, who plays one battle."""
