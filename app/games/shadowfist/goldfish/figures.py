"""Counters as figures: means and shares with their standard errors, turn by turn and by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.games.shadowfist.goldfish.counter_shapes import CAUSES, HANDS, WANTED
from app.games.shadowfist.goldfish.model import CardKind, Model
from app.games.shadowfist.goldfish.running import Simulation
from app.games.shadowfist.terms import Resource
from app.games.tabletop.chance import figures
from app.games.tabletop.chance.figures import Counters, Difference, Figure, Sum, figure_of, sums_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COUNTED = ("generated", "sites", "feng_shui_sites", "seen")
"""Figures counted by their number each turn."""

SUMMED = ("power", "fighting")
"""Figures of which sums and sums of squares are counted."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The games in which a card is ready on a turn, and those in which it lacks something.

    A card is ready if its resources are in the pool and its Power is there when the Main Shot
    begins, whether or not it has been drawn.
    """

    games: int
    on_time: int
    late_resources: int
    late_power: int
    late_both: int


def all_sums(simulation: Simulation, counters: Counters) -> tuple[Sum, ...]:
    """Every figure of a run before division, in a fixed order."""
    return (
        *_of_game(counters),
        *_of_turns(simulation.model, counters),
        *_of_cards(simulation.model, counters),
    )


def all_figures(simulation: Simulation, counters: Counters) -> tuple[Figure, ...]:
    """Every figure of a run, in a fixed order."""
    return tuple(figure_of(each, counters.games) for each in all_sums(simulation, counters))


def _of_game(counters: Counters) -> Iterator[Sum]:
    for hand, row in zip(HANDS, counters.array("hand").tolist(), strict=True):
        for wanted, games in zip(WANTED, row, strict=True):
            yield _share(f"hand.{wanted}.{hand}", None, None, games)
    yield Sum("hand.discarded", None, None, *sums_of(counters.array("discarded").tolist()))


def _of_turns(model: Model, counters: Counters) -> Iterator[Sum]:
    counted = {name: counters.array(name).tolist() for name in COUNTED}
    summed = {name: counters.array(name).tolist() for name in SUMMED}
    dead = counters.array("dead").tolist()
    hitter, decked = (counters.array(name).tolist() for name in ("hitter", "decked"))
    resources = resources_by_turn(model, counters)
    for turn in range(model.turns):
        for name in COUNTED:
            yield Sum(name, turn + 1, None, *sums_of(counted[name][turn]))
        for name in SUMMED:
            yield Sum(name, turn + 1, None, *summed[name][turn])
        for (resource, number), games in resources.items():
            yield _share(f"resource.{resource.value * number}", turn + 1, None, games[turn])
        for cause, sums in zip(CAUSES, dead[turn], strict=True):
            yield Sum(f"dead.{cause.value}", turn + 1, None, *sums)
        yield _share("hitter", turn + 1, None, sum(hitter[1 : turn + 2]))
        yield _share("decked", turn + 1, None, sum(decked[1 : turn + 2]))


def _of_cards(model: Model, counters: Counters) -> Iterator[Sum]:
    kinds = timed_kinds(model)
    for kind, by_turn in zip(kinds, timing(model, counters, kinds), strict=True):
        for turn, then in enumerate(by_turn, 1):
            yield _share("on_time", turn, kind.name, then.on_time)
            yield _share("late.resources", turn, kind.name, then.late_resources)
            yield _share("late.power", turn, kind.name, then.late_power)
            yield _share("late.both", turn, kind.name, then.late_both)


def _share(name: str, turn: int | None, card: str | None, games: int) -> Sum:
    return Sum(name, turn, card, games, games)


def resources_by_turn(model: Model, counters: Counters) -> dict[tuple[Resource, int], list[int]]:
    """Count the games in which the pool has at least n of a resource, as each Main Shot begins."""
    ready = counters.array("ready").sum(axis=2)
    states = model.states
    found = {}
    for place, (resource, cap) in enumerate(zip(states.resources, states.caps, strict=True)):
        for number in range(1, cap + 1):
            enough = [pool[place] >= number for pool in states.pools]
            found[resource, number] = ready[:, enough].sum(axis=1).tolist()
    return found


def timed_kinds(model: Model) -> list[CardKind]:
    """The cards that have a printed cost, by name and one line for each name and facts."""
    kinds = {
        (kind.name, kind.cost, kind.requires): kind
        for kind in sorted(model.kinds, key=lambda kind: (kind.name, kind.card.id))
        if kind.cost is not None
    }
    return list(kinds.values())


def timing(model: Model, counters: Counters, kinds: Sequence[CardKind]) -> list[tuple[Timing, ...]]:
    """Return the games in which cards are ready, by card and turn. Rules: 8.4, 8.5, 25.1."""
    counts = timing_counts(model, counters, kinds).tolist()
    return [tuple(Timing(counters.games, *four) for four in line) for line in counts]


def timing_counts(model: Model, counters: Counters, kinds: Sequence[CardKind]) -> NDArray[np.int64]:
    """The counts of `Timing` by kind and turn, in its order: on time, then late for what."""
    import numpy as np

    ready = counters.array("ready")
    states = model.states
    lines = []
    for kind in kinds:
        met = np.array([states.meets(state, kind.requires) for state in range(len(states))])
        paid = np.arange(model.most_cost + 1) >= (kind.cost or 0)
        by_met = np.stack([ready[:, met].sum(axis=1), ready[:, ~met].sum(axis=1)])
        both, unpaid = by_met[:, :, paid].sum(axis=2), by_met[:, :, ~paid].sum(axis=2)
        lines.append(np.stack([both[0], both[1], unpaid[0], unpaid[1]], axis=1))
    return np.array(lines, dtype=np.int64).reshape(len(kinds), model.turns, 4)


def compared(
    first_run: Simulation,
    second_run: Simulation,
    first_blocks: Sequence[Counters],
    second_blocks: Sequence[Counters],
) -> tuple[Difference, ...]:
    """Two decks side by side on the same game numbers, block by block."""
    return figures.compared(
        _in_blocks(first_run, first_blocks), _in_blocks(second_run, second_blocks)
    )


def _in_blocks(simulation: Simulation, blocks: Sequence[Counters]) -> figures.Blocks:
    import numpy as np

    sums = [all_sums(simulation, block) for block in blocks]
    totals = np.array([[each.total for each in of_block] for of_block in sums])
    return figures.Blocks(
        [each.key for each in sums[0]] if sums else [],
        totals,
        [block.games for block in blocks],
    )
