"""Counters as figures: means and shares with their standard errors.

All sums are whole numbers; each figure is one division and one square root at the end, so
equal counters give equal figures on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.games.spoils.goldfish.kill_turn import kill_turns
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Model
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.states import States
from app.games.spoils.terms import Icon
from app.games.tabletop.chance import figures
from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.figures import Difference, Figure, Sum, figure_of
from app.games.tabletop.chance.sampling import sums_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Timing:
    """In how many games a card can be deployed by a turn, and if not, for want of what."""

    games: int
    on_time: int
    late_threshold: int
    late_cost: int
    late_both: int


def all_sums(simulation: Simulation, counters: Counters) -> tuple[Sum, ...]:
    """Every figure of a run before division, in a fixed order."""
    model, states = simulation.model, simulation.states
    return tuple(
        Sum(name, turn, card, total, squares)
        for name, turn, card, (total, squares) in (
            *_kill(counters),
            *_hands(counters),
            *_turns(model, states, counters),
            *_cards(model, states, counters),
        )
    )


def all_figures(simulation: Simulation, counters: Counters) -> tuple[Figure, ...]:
    """Every figure of a run, in a fixed order."""
    return tuple(figure_of(each, counters.games) for each in all_sums(simulation, counters))


Row = tuple[str, int | None, str | None, tuple[int, int]]


def _kill(counters: Counters) -> Iterator[Row]:
    yield "kill", None, None, sums_of(kill_turns(counters))


def _hands(counters: Counters) -> Iterator[Row]:
    dealt, kept = counters.array("kept").tolist()
    yield "hand.keepable.dealt", None, None, (dealt, dealt)
    yield "hand.keepable.kept", None, None, (kept, kept)
    yield "hand.put_back", None, None, sums_of(counters.array("put_back").tolist())
    for card_type, counts in zip(HAND_KINDS, counters.array("hand").tolist(), strict=True):
        yield f"hand.{card_type.value.lower()}", None, None, sums_of(counts)


def _turns(model: Model, states: States, counters: Counters) -> Iterator[Row]:
    by_resources = resources_by_turn(states, counters)
    icons = {icon: icons_by_turn(states, counters, icon) for icon in provided_icons(states)}
    seen, unused = counters.array("seen").tolist(), counters.array("unused").tolist()
    influence, won = counters.array("influence").tolist(), counters.array("won").tolist()
    for turn in range(model.turns):
        yield "resources", turn + 1, None, sums_of(by_resources[turn])
        for icon, counts in icons.items():
            yield f"icons.{icon.value}", turn + 1, None, sums_of(counts[turn])
        yield "seen", turn + 1, None, sums_of(seen[turn])
        yield "unused", turn + 1, None, sums_of(unused[turn])
        yield "influence", turn + 1, None, (influence[turn][0], influence[turn][1])
        by_now = sum(won[: turn + 1])
        yield "won", turn + 1, None, (by_now, by_now)


def _cards(model: Model, states: States, counters: Counters) -> Iterator[Row]:
    kinds = _by_name(model)
    timings = timing(states, counters, kinds)
    for kind, by_turn in zip(kinds, timings, strict=True):
        for turn, then in enumerate(by_turn, 1):
            name = kind.card.name
            yield "deployable", turn, name, (then.on_time, then.on_time)
            yield "late.threshold", turn, name, (then.late_threshold, then.late_threshold)
            yield "late.cost", turn, name, (then.late_cost, then.late_cost)
            yield "late.both", turn, name, (then.late_both, then.late_both)


def _by_name(model: Model) -> list[CardKind]:
    """The cards to deploy in the order in which they are reported."""
    return sorted(model.kinds[: model.to_deploy], key=lambda kind: kind.card.name)


def provided_icons(states: States) -> tuple[Icon, ...]:
    """The icons that can be in play, in the order O G E D R V."""
    return tuple(icon for place, icon in enumerate(Icon) if states.icons[:, place].any())


def resources_by_turn(states: States, counters: Counters) -> list[list[int]]:
    """For each turn, how many games ended it with 0, 1, 2, … resources in play."""
    return _regrouped(counters.array("state"), states.resources)


def icons_by_turn(states: States, counters: Counters, icon: Icon) -> list[list[int]]:
    """For each turn, how many games ended it with 0, 1, 2, … of an icon in play."""
    return _regrouped(counters.array("state"), states.icons[:, list(Icon).index(icon)])


def _regrouped(
    by_state: NDArray[np.int64], values: Sequence[int] | NDArray[np.int64]
) -> list[list[int]]:
    import numpy as np

    of_state = np.asarray(values)
    grouped = np.zeros((int(of_state.max()) + 1, len(by_state)), dtype=np.int64)
    np.add.at(grouped, of_state, by_state.T)
    result: list[list[int]] = grouped.T.tolist()
    return result


def timing(
    states: States, counters: Counters, kinds: Sequence[CardKind]
) -> list[tuple[Timing, ...]]:
    """When cards can be deployed, by turn: threshold met and cost within all resources.

    A card counts as deployable by a turn whether or not it was drawn. Resources are never
    lost, so that a card deployable on one turn is so on all later ones. Rules: 309, 405.
    """
    lines = timing_counts(states, counters, kinds).tolist()
    return [tuple(Timing(counters.games, *four) for four in line) for line in lines]


def timing_counts(
    states: States, counters: Counters, kinds: Sequence[CardKind]
) -> NDArray[np.int64]:
    """The counts of `Timing` by kind and turn, in its order: on time, then late for what."""
    import numpy as np

    by_state = counters.array("state")
    met, paid = states.met(kinds), states.paid(kinds)
    shares = np.stack([met & paid, ~met & paid, met & ~paid, ~met & ~paid])
    return np.asarray((shares.astype(np.int64) @ by_state.T).transpose(1, 2, 0))


def compared(
    first_run: Simulation,
    second_run: Simulation,
    first_blocks: Sequence[Counters],
    second_blocks: Sequence[Counters],
) -> tuple[Difference, ...]:
    """Two decks side by side on the same game numbers, block by block.

    The error comes from how much the difference varies from block to block, so it knows
    what the decks' games have in common. Figures that only one deck has are left out.
    Raises ValueError for fewer than two blocks or different ones.
    """
    first, second = (
        _in_blocks(simulation, blocks)
        for simulation, blocks in ((first_run, first_blocks), (second_run, second_blocks))
    )
    return figures.compared(first, second)


def _in_blocks(simulation: Simulation, blocks: Sequence[Counters]) -> figures.Blocks:
    import numpy as np

    keys = [each.key for each in all_sums(simulation, blocks[0])] if blocks else []
    totals = np.array([_totals(simulation, block) for block in blocks])
    return figures.Blocks(keys, totals, [block.games for block in blocks])


def _totals(simulation: Simulation, counters: Counters) -> NDArray[np.int64]:
    """The totals of `all_sums`, in its order."""
    import numpy as np

    model, states = simulation.model, simulation.states
    rows = (*_kill(counters), *_hands(counters), *_turns(model, states, counters))
    cards = timing_counts(states, counters, _by_name(model))
    return np.concatenate([[total for *_, (total, _) in rows], cards.reshape(-1)])
