"""Part 1: attacks and guards that the referee permits are those that the solver looks at."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Attack, BattleQuestion, Guard
from app.games.terrus.battle.state import Battle
from app.games.terrus.solving.budget import Budget
from app.games.terrus.solving.guards_of_many import GuardsOfMany, pending_of
from app.games.terrus.solving.guards_of_one import GuardsOfOne
from app.games.terrus.solving.model import (
    BeastClass,
    Counts,
    Decided,
    Place,
    Spread,
    model_of,
    spreads,
)
from bench.terrus_every import agree
from bench.terrus_small_battles import MOST_BEASTS, MOST_PLACES, NAMES, battle, layouts, posts

Chosen = tuple[tuple[Place, ...], ...]
"""For each class of equal beasts, the locations of each beast, in order."""

EQUAL: Mapping[int, Sequence[tuple[int, ...]]] = {
    1: [(0,)],
    2: [(0, 0), (0, 1)],
    3: [(0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 2)],
}
"""By the number of beasts, which of them are equal: those with the same ATK."""


def check(places: int = MOST_PLACES) -> Iterator[int]:
    """Compare everything; after each case, how many assignments were compared in it."""
    for size in range(1, places + 1):
        for rows in layouts(size):
            yield from _attacks(size, rows)
            yield from _guards(size, rows)


def _city(size: int) -> list[tuple[str, int]]:
    return [(name, 1) for name in NAMES[:size]]


def _attacks(size: int, rows: Sequence[int]) -> Iterator[int]:
    for number in range(1, MOST_BEASTS + 1):
        for atks in EQUAL[number]:
            setup = battle([(atk, 1) for atk in atks], [], _city(size), rows)
            classes = model_of(setup, Decided()).attackers
            found = {
                chosen(classes, _attack(ended))
                for ended in ends(play.start(setup), BattleQuestion.ATTACK)
            }
            looked_at = {sent(classes, spread) for spread in spreads(classes)}
            agree(found, looked_at - {sent_nowhere(classes)}, setup)
            yield len(found)


def _guards(size: int, rows: Sequence[int]) -> Iterator[int]:
    known = posts(NAMES[:size], rows)
    for number in range(1, MOST_BEASTS + 1):
        for reached in combinations_with_replacement(known, number):
            for many in (False, True):
                yield from _guards_at([known[each] for each in reached], size, rows, many=many)


def _guards_at(
    where: Sequence[tuple[str, int | None]], size: int, rows: Sequence[int], *, many: bool
) -> Iterator[int]:
    """All answers to each set of attacked locations, for each way in which guards can be equal."""
    for attacked in range(1, 1 << size):
        targets = [place for place in range(size) if attacked >> place & 1]
        for atks in EQUAL[len(where)]:
            guards = [((atk, 1), post) for atk, post in zip(atks, where, strict=True)]
            setup = battle([(1, 1)] * len(targets), guards, _city(size), rows, many=many)
            begun = play.start(setup)
            for at, place in enumerate(targets):
                play.apply(begun, Attack(f"a{at}", NAMES[place]))
            model = model_of(setup, Decided())
            answers = [_guard_map(ended) for ended in ends(begun, BattleQuestion.GUARD)]
            found = {chosen(model.guards, answer) for answer in answers}
            attack = [(int(place in targets),) for place in range(size)]
            agree(found, answers_by_solver(setup, attack), setup)
            yield len(answers)


def ends(begun: Battle, question: BattleQuestion) -> Iterator[Battle]:
    """The battle after each sequence of answers to questions of one kind."""
    if begun.decision is None or begun.decision.kind is not question:
        yield begun
        return
    for answer in play.legal(begun):
        after = begun.clone()
        assert isinstance(answer, Attack | Guard)
        play.apply(after, answer)
        yield from ends(after, question)


def _attack(ended: Battle) -> Mapping[str, Place]:
    return {name: (NAMES.index(place),) for name, place in ended.attack.items()}


def _guard_map(ended: Battle) -> Mapping[str, Place]:
    # A skirmish may have begun, and a guard be buried; where it was sent is still there.
    return {
        name: tuple(sorted(NAMES.index(place) for place in places))
        for name, places in ended.guards.items()
    }


def chosen(classes: Sequence[BeastClass], where: Mapping[str, Place]) -> Chosen:
    """The places of the beasts of each class, sorted, so that beasts of one class are alike."""
    return tuple(tuple(sorted(where.get(name, ()) for name in each.names)) for each in classes)


def sent(classes: Sequence[BeastClass], spread: Spread) -> Chosen:
    """The same of a spread of the solver."""
    return tuple(
        tuple(
            sorted(
                choice
                for choice, count in zip(each.choices, counts, strict=True)
                for _ in range(count)
            )
        )
        for each, counts in zip(classes, spread, strict=True)
    )


def sent_nowhere(classes: Sequence[BeastClass]) -> Chosen:
    """Everybody stays."""
    return tuple(((),) * each.size for each in classes)


def answers_by_solver(setup: Setup, attack: Sequence[Counts]) -> set[Chosen]:
    """All guards that the solver looks at in answer to an attack."""
    model = model_of(setup, Decided())
    if setup.settings.guards.value == "many":
        pending = pending_of(attack)
        several = GuardsOfMany(model, Budget())
        return {sent(several.classes(pending), spread) for spread in several.spreads(pending)}
    one = GuardsOfOne(model, Budget())
    attacked = tuple((place, counts) for place, counts in enumerate(attack) if any(counts))
    sizes = tuple(each.size for each in model.guards)
    return {
        tuple(
            tuple(
                sorted(
                    [(place,) for place, counts in taken for _ in range(counts[at])]
                    + [()] * (size - sum(counts[at] for _, counts in taken))
                )
            )
            for at, size in enumerate(sizes)
        )
        for taken in _taken(one, attacked, sizes)
    }


def _taken(
    solver: GuardsOfOne, attacked: tuple[tuple[int, Counts], ...], left: Counts
) -> Iterator[tuple[tuple[int, Counts], ...]]:
    if not attacked:
        yield ()
        return
    place, later = attacked[0][0], attacked[1:]
    for counts, rest in solver.choices(place, left, later):
        for others in _taken(solver, later, rest):
            yield ((place, counts), *others)
