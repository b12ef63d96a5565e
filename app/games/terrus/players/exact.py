"""Exact figures about uniform play: every whole attack, choice of guards and split counted once.

The shares of splits have a closed form: of the C(T + k - 1, k - 1) splits of T wounds over k
recipients, C(T - c + k - 1, k - 1) give a certain one at least c. Attacks and guards are gone
through one by one; splits only where a guard takes its wounds along to another skirmish.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from typing import Final, TypeAlias

from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Action, Attack, BattleQuestion, Pass
from app.games.terrus.battle.planned import planned
from app.games.terrus.battle.state import Battle, Named
from app.games.terrus.outcomes import Recipient, ways_to_split
from app.games.terrus.settings import Bury, Responses
from app.games.terrus.terms import Side

MAX_STEPS: Final = 20_000
"""Answers, skirmishes and splits that are gone through."""

ONE: Final = Fraction(1)


class _TooManyError(Exception):
    """The error for more cases than are counted."""


@dataclass(slots=True)
class Expected:
    """The average of everything still to come. `buried` are shares of battles, from 0 to 1."""

    vitae_lost: Fraction = Fraction(0)
    buried: dict[Named, Fraction] = field(default_factory=dict)

    def add(self, other: Expected, times: Fraction) -> None:
        """Add what comes with this probability."""
        self.vitae_lost += other.vitae_lost * times
        for named, part in other.buried.items():
            self.bury(named, part * times)

    def bury(self, named: Named, part: Fraction) -> None:
        """Add a share of battles in which something is buried."""
        if part:
            self.buried[named] = self.buried.get(named, Fraction(0)) + part


def expected(start: Battle, most_steps: int = MAX_STEPS) -> Expected | None:
    """Return the results of uniform play from here on; None if only trials can give them.

    That is the case if abilities may still be used, or if there are too many cases to count.
    """
    setup = start.setup
    if setup.settings.responses is Responses.SHOWN and len(start.used) < len(setup.abilities):
        return None
    if setup.settings.bury is Bury.REPORT:
        return Expected()
    try:
        return _Counting(most_steps).from_here(start)
    except _TooManyError:
        return None


_Key: TypeAlias = tuple[tuple[str, ...], tuple[tuple[str, int], ...]]


@dataclass(slots=True)
class _Counting:
    left: int

    def spend(self) -> None:
        """Count one step. Raises _TooManyError beyond the limit."""
        self.left -= 1
        if self.left < 0:
            raise _TooManyError

    def from_here(self, battle: Battle) -> Expected:
        """The results from the open question on."""
        self.spend()
        asked = battle.decision
        if asked is None:
            return Expected()
        if asked.kind in (BattleQuestion.ORDER, BattleQuestion.WOUNDS):
            return _Skirmishes(self).from_here(battle)
        if asked.kind is BattleQuestion.PRIORITY:
            return self._after(battle, Pass())
        if (decided := planned(battle)) is not None:
            return self._after(battle, decided)
        found = Expected()
        weights = [_completions(battle, answer) for answer in asked.options]
        if sum(weights) > self.left:
            raise _TooManyError
        for answer, weight in zip(asked.options, weights, strict=True):
            if weight:
                found.add(self._after(battle, answer), Fraction(weight, sum(weights)))
        return found

    def _after(self, battle: Battle, answer: Action) -> Expected:
        then = battle.clone()
        play.apply(then, answer)
        return self.from_here(then)


def _completions(battle: Battle, answer: Action) -> int:
    """The number of whole attacks or choices of guards that begin with an answer."""
    found = prod(len(locations) + 1 for _, locations in battle.open_questions[1:])
    nobody = isinstance(answer, Attack) and answer.location is None and not battle.attack
    return found - 1 if nobody else found


@dataclass(slots=True)
class _Skirmishes:
    """The skirmishes of one attack against its guards, from any of them on."""

    counting: _Counting
    known: dict[_Key, Expected] = field(default_factory=dict)

    def from_here(self, battle: Battle) -> Expected:
        """The results of the skirmish in progress and all others."""
        kept = battle.skirmish
        return self._rest(battle) if kept is None else self._fought(battle, kept.location)

    def _rest(self, battle: Battle) -> Expected:
        guards = _guards_at(battle, battle.pending)
        wounds = ((name, battle.wounds.get((Side.DEFENDER, name), 0)) for name in guards)
        key = (battle.pending, tuple(wounds))
        if key not in self.known:
            found = Expected()
            places = _next_places(battle, is_order_felt=any(it > 1 for it in guards.values()))
            for place in places:
                then = battle.clone()
                then.frames.clear()
                then.fought.append(place)
                found.add(self._fought(then, place), Fraction(1, len(places)))
            self.known[key] = found
        return self.known[key]

    def _fought(self, battle: Battle, place: str) -> Expected:
        """The results of the skirmish at a place and of all that follow it."""
        returned = _wounds(battle, Side.DEFENDER, place)
        found = Expected()
        _count_given(found, Side.ATTACKER, returned.given)
        _count_open(found, Side.ATTACKER, returned.left, returned.open)
        dealt = _wounds(battle, Side.ATTACKER, place)
        carried = _guards_at(battle, battle.pending)
        go_on = [it for it in dealt.open if it.name in carried]
        stay = [it for it in dealt.open if it.name not in carried]
        ways = ways_to_split(dealt.left, len(dealt.open))
        for amounts in _amounts(dealt.left, len(go_on)):
            self.counting.spend()
            given = (*dealt.given, *zip(go_on, amounts, strict=True))
            left = dealt.left - sum(amounts)
            here = Expected()
            _count_given(here, Side.DEFENDER, given)
            _count_open(here, Side.DEFENDER, left, stay)
            if battle.pending:
                here.add(self._rest(_after(battle, given)), ONE)
            found.add(here, Fraction(ways_to_split(left, len(stay)), ways))
        return found


def _guards_at(battle: Battle, places: Sequence[str]) -> dict[str, int]:
    """The guards that are not buried at these places, each with how many it guards of them."""
    return {
        name: count
        for name, guarded in sorted(battle.guards.items())
        if (count := sum(it in places for it in guarded))
        and (Side.DEFENDER, name) not in battle.buried
    }


def _next_places(battle: Battle, *, is_order_felt: bool) -> Sequence[str]:
    """The places of the next skirmish, equally likely; only one where the order does not matter."""
    pending, clade = battle.pending, battle.setup.defender.clade
    able = [it for it in pending if clade is None or it != clade.name] or list(pending)
    first = next((it for it in battle.setup.plan.order if it in pending), None)
    if first in able:
        return (first,)
    return able if is_order_felt else able[:1]


@dataclass(frozen=True, slots=True)
class _Wounds:
    """The wounds of one ruler at a place: those given already, and `left` for those still open."""

    given: tuple[tuple[Recipient, int], ...]
    left: int
    open: tuple[Recipient, ...]


def _wounds(battle: Battle, side: Side, place: str) -> _Wounds:
    kept = battle.skirmish
    split = {} if kept is None or kept.location != place else kept.split(side)
    recipients = battle.recipients(side, place)
    given = tuple((it, split[it.name]) for it in recipients if it.name in split)
    open_ = tuple(it for it in recipients if it.name not in split)
    left = battle.total(side, place) - sum(number for _, number in given)
    plan = next(
        (it for it in battle.setup.plan.splits if (it.side, it.location) == (side, place)), None
    )
    if plan is None or not open_:
        return _Wounds(given, left if open_ else 0, open_)
    for it in open_[:-1]:
        number = sum(number for name, number in plan.wounds if name == it.name)
        if number > left:
            raise _TooManyError
        given, left = (*given, (it, number)), left - number
    return _Wounds((*given, (open_[-1], left)), 0, ())


def _count_given(found: Expected, whose: Side, given: Sequence[tuple[Recipient, int]]) -> None:
    for it, number in given:
        if it.is_clade:
            found.vitae_lost += min(number, it.cost)
        elif number >= it.cost:
            found.bury((whose, it.name), ONE)


def _count_open(found: Expected, whose: Side, wounds: int, recipients: Sequence[Recipient]) -> None:
    """Count what is buried by wounds that are split over recipients in any way."""
    size = len(recipients)
    for it in recipients:
        if it.is_clade:
            found.vitae_lost += sum(
                _share(wounds, size, number) for number in range(1, min(it.cost, wounds) + 1)
            )
        else:
            found.bury((whose, it.name), _share(wounds, size, it.cost))


def _share(wounds: int, recipients: int, least: int) -> Fraction:
    """The share of splits that give a certain recipient at least so many wounds."""
    if least > wounds:
        return Fraction(0)
    return Fraction(ways_to_split(wounds - least, recipients), ways_to_split(wounds, recipients))


def _amounts(most: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to give each of some recipients a number, together at most so many."""
    if not parts:
        yield ()
        return
    for first in range(most + 1):
        for rest in _amounts(most - first, parts - 1):
            yield (first, *rest)


def _after(battle: Battle, given: Sequence[tuple[Recipient, int]]) -> Battle:
    """The battle after guards have taken these wounds."""
    then = battle.clone()
    for it, number in given:
        named = (Side.DEFENDER, it.name)
        if number >= it.cost:
            then.buried.add(named)
        elif number:
            then.wounds[named] = then.wounds.get(named, 0) + number
    return then
