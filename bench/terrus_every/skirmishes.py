"""Parts 3 and 4: every split of wounds, and those that the solver looks at."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, count

from app.games.terrus.battle import events, play
from app.games.terrus.battle.actions import SEATS, Attack, BattleQuestion, Fight, Guard
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.outcomes import Recipient, ways_to_split
from app.games.terrus.solving.budget import Budget
from app.games.terrus.solving.guards_of_many import Guard as GuardState
from app.games.terrus.solving.guards_of_many import useful_amounts
from app.games.terrus.solving.model import compositions
from app.games.terrus.solving.skirmish import best_gain
from app.games.terrus.terms import CLADE, Side
from bench.terrus_every import DisagreementError, agree
from bench.terrus_small_battles import MOST_BEASTS, MOST_VITAE, NAMES, Stats, battle, multisets

MOST_WOUNDS = 3 * MOST_BEASTS
PLACES = [
    *((NAMES[0], defense) for defense in range(4)),
    *((CLADE, vitae) for vitae in range(1, MOST_VITAE + 1)),
]
"""Every location that a skirmish can be at."""


def check(most: int = MOST_BEASTS, stride: int = 1) -> Iterator[int]:
    """Play every split of both rulers; after each skirmish, how many splits there were.

    Of the armies that split or are split over, `most` is the size; with a `stride` of n only
    every nth skirmish is played.
    """
    attacking = _by_total(list(multisets(MOST_BEASTS, 1)))
    guarding = _by_total(list(multisets(MOST_BEASTS)))
    turn = count()
    for guards in multisets(most):
        for place in PLACES:
            for total, armies in attacking.items():
                now = next(turn)
                if now % stride == 0:
                    army = armies[now // stride % len(armies)]
                    yield _splits(army, guards, place, Side.ATTACKER, total)
    for army in multisets(most, 1):
        for total, armies in guarding.items():
            now = next(turn)
            if now % stride == 0:
                guards = armies[now // stride % len(armies)]
                yield _splits(army, guards, PLACES[now % len(PLACES)], Side.DEFENDER, total)


def _by_total(armies: Sequence[tuple[Stats, ...]]) -> Mapping[int, list[tuple[Stats, ...]]]:
    found: dict[int, list[tuple[Stats, ...]]] = {}
    for army in armies:
        found.setdefault(sum(atk for atk, _ in army), []).append(army)
    return dict(sorted(found.items()))


def _splits(
    army: Sequence[Stats], guards: Sequence[Stats], place: tuple[str, int], side: Side, total: int
) -> int:
    """Play each split of one ruler, the other's being any; how many there are."""
    begun = play.start(battle(army, [(each, (place[0], None)) for each in guards], [place]))
    for at in range(len(army)):
        play.apply(begun, Attack(f"a{at}", place[0]))
    for at in range(len(guards)):
        play.apply(begun, Guard(f"g{at}", place[0]))
    against = {one: begun.recipients(one, place[0]) for one in Side}
    play.apply(begun, Fight(place[0]))
    gains = [_checked(ended, against, side) for ended in _ends(begun, side, count())]
    recipients = against[side]
    if recipients:
        agree(len(gains), ways_to_split(total, len(recipients)), begun.setup)
        found = best_gain(total, list(_several(recipients)), Budget())
        agree(max(gains), found, begun.setup)
    return len(gains)


def _several(recipients: Sequence[Recipient]) -> Iterator[tuple[Recipient, int]]:
    """Equal recipients together, as the solver has them."""
    kinds = Counter((it.cost, it.worth, it.is_location, it.is_clade) for it in recipients)
    for (cost, worth, is_location, is_clade), number in kinds.items():
        yield Recipient("", cost, worth, is_location, is_clade), number


def _ends(begun: Battle, side: Side, turn: "count[int]") -> Iterator[Battle]:
    if begun.decision is None:
        yield begun
        return
    assert begun.decision.kind is BattleQuestion.WOUNDS
    legal = play.legal(begun)
    varies = SEATS[begun.decision.player] is side
    for answer in legal if varies else (legal[next(turn) * 5 % len(legal)],):
        after = begun.clone()
        play.apply(after, answer)
        yield from _ends(after, side, turn)


def _checked(ended: Battle, against: Mapping[Side, Sequence[Recipient]], side: Side) -> int:
    """The gain of a split, after a look whether the referee did what each number says."""
    splits = {it.side: dict(it.wounds) for it in ended.log if isinstance(it, events.Assigned)}
    gains = {}
    for one in Side:
        given = splits.get(one, {})
        buried = {
            (one.other, it.name)
            for it in against[one]
            if not it.is_clade and given.get(it.name, 0) >= it.cost
        }
        agree({it for it in ended.buried if it[0] is one.other}, buried, ended.setup)
        gains[one] = sum(it.gain(given.get(it.name, 0)) for it in against[one])
        for it in against[one]:
            if not it.is_clade:
                had = ended.wounds.get((one.other, it.name), 0)
                agree(had, given.get(it.name, 0), ended.setup)
    value = gains[Side.ATTACKER] - gains[Side.DEFENDER]
    agree(result_of(ended).value, value, ended.setup)
    return gains[side]


def check_several() -> Iterator[int]:
    """Part 4, for any worth of the guards; after each case, how many splits there were.

    A guard is told by the wounds that still bury it, and whether it guards elsewhere later.
    """
    kinds = [(cost, later) for cost in range(1, 4) for later in (False, True)]
    for number in range(MOST_BEASTS + 1):
        for them in combinations_with_replacement(kinds, number):
            for total in range(MOST_WOUNDS + 1):
                yield _dominated(them, total)


def _dominated(them: Sequence[tuple[int, bool]], total: int) -> int:
    here: list[GuardState] = [(0, cost, 0, (0, 1) if later else (0,)) for cost, later in them]
    best: dict[tuple[object, ...], int] = {}
    for amounts in useful_amounts(here, {1}, total):
        after = _after(them, amounts)
        best[after] = max(best.get(after, 0), total - sum(amounts))
    found = 0
    for split in compositions(total, len(them) + 1):
        amounts, location = split[:-1], split[-1]
        found += 1
        if best.get(_after(them, amounts), -1) < location:
            raise DisagreementError(f"{them}: no split as good as {amounts} and {location}")
    return found


def _after(them: Sequence[tuple[int, bool]], amounts: Sequence[int]) -> tuple[object, ...]:
    """Of each guard whether it is buried, and else what it still needs where that matters."""
    return tuple(
        None if amount >= cost else (cost - amount if later else 0)
        for (cost, later), amount in zip(them, amounts, strict=True)
    )
