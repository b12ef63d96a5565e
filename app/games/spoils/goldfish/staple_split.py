"""Best split of a deck's staples among the trades: tried on common shuffles, with its gain.

A split keeps the deck's size and its number of staples. All splits play the same games, and a
staple that is exchanged keeps its place in the unshuffled deck, so that they share most of their
luck and a small gain shows early.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.comparing import aligned
from app.games.spoils.goldfish.figures import MEASURED_TURNS, kill_turns
from app.games.spoils.goldfish.model import Model, due_turn, model_again
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare, starting_choices
from app.games.tabletop.chance.figures import Counters, mean_of
from app.games.tabletop.chance.simulation import blocks

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_TRIED: Final = 12
MOST_STATES_TRIED: Final = 13_000
"""The more cases a deck's resources make, the fewer splits and starts are tried on a page."""

BLOCKS: Final = 10


@dataclass(frozen=True, slots=True)
class Split:
    """A split: copies of each staple in the whole deck, starting ones included, and its result.

    `reached` is the mean kill turn; `gain` is the number of turns by which it is sooner than
    that of the deck as it is, `stderr` the error of that gain.
    """

    setup: Setup
    copies: tuple[tuple[Card, int], ...]
    reached: float
    gain: float
    stderr: float


@dataclass(frozen=True, slots=True)
class Splits:
    """The splits tried, the soonest win first, the deck's own among them.

    `is_divided` says that the number of staples stays and their division among trades changes.
    """

    now: Split
    tried: tuple[Split, ...]
    is_divided: bool = True

    @property
    def best(self) -> Split | None:
        """The best split, if it gains more than twice its error; else None."""
        best = self.tried[0]
        return best if best.gain > 2 * best.stderr else None


def best_split(simulation: Simulation, games: int, seed: int) -> Splits | None:
    """Climb from the deck's split to the best neighbour until none is better.

    None if there is nothing to deploy, if the deck has fewer than two kinds of staple, or if
    its many kinds of resource would make trying slow.
    """
    model = simulation.model
    kinds = staples_of(model.setup)
    if len(kinds) < 2 or not model.to_deploy or not _most_tried(simulation):
        return None
    start = tuple(model.setup.cards.count(card) for card in kinds)
    own = kill_turn_by_block(simulation.model, games, seed)
    known = {start: own}
    here = start
    most = _most_tried(simulation)
    while len(known) < most:
        for there in _neighbours(here):
            if there not in known and len(known) < most:
                known[there] = _tried(model, kinds, here=start, there=there, games=games, seed=seed)
        best = min(known, key=lambda split: (float(known[split].mean()), split))
        if best == here:
            break
        here = best
    splits = [_split(model.setup, kinds, split, known[split], own) for split in known]
    ordered = sorted(splits, key=lambda split: split.reached)
    return Splits(_split(model.setup, kinds, start, own, own), tuple(ordered))


def _most_tried(simulation: Simulation) -> int:
    return min(MOST_TRIED, MOST_STATES_TRIED // len(simulation.states))


def staples_of(setup: Setup) -> tuple[Card, ...]:
    """The kinds of staple in the whole deck, in the order O G E D R V."""
    there = {card for card in (*setup.cards, *setup.starting) if card.is_staple_resource}
    return tuple(sorted(there, key=lambda card: card.provides.counts, reverse=True))


def _neighbours(split: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for less in range(len(split)):
        for more in range(len(split)):
            if less != more and split[less]:
                yield tuple(n - (place == less) + (place == more) for place, n in enumerate(split))


def with_split(
    setup: Setup, kinds: tuple[Card, ...], here: tuple[int, ...], there: tuple[int, ...]
) -> Setup:
    """The setup with its staples in the numbers `there`; exchanged ones keep their place."""
    gone = [c for c, a, b in zip(kinds, here, there, strict=True) for _ in range(a - b)]
    come = [c for c, a, b in zip(kinds, here, there, strict=True) for _ in range(b - a)]
    for out, into in zip(gone, come, strict=True):
        setup = setup.exchanged(out, into)
    return setup


def _tried(
    model: Model,
    kinds: tuple[Card, ...],
    *,
    here: tuple[int, ...],
    there: tuple[int, ...],
    games: int,
    seed: int,
) -> NDArray[np.float64]:
    changed = model_again(model, with_split(model.setup, kinds, here, there))
    return kill_turn_by_block(changed, games, seed)


def kill_turn_by_block(model: Model, games: int, seed: int) -> NDArray[np.float64]:
    """The mean kill turn in each of some equal blocks of games, which go on for longer."""
    import numpy as np

    longer = simulation_of(replace(model, turns=max(MEASURED_TURNS, model.turns)))
    return np.array([mean_of(kill_turns(part))[0] for part in parts_of(longer, games, seed)])


def parts_of(simulation: Simulation, games: int, seed: int) -> list[Counters]:
    """The counters of some equal blocks of games."""
    cut = blocks(games // BLOCKS * BLOCKS, games // BLOCKS)
    return [simulation.count(seed, block) for block in cut]


def on_time_shares(simulation: Simulation, parts: Iterable[Counters]) -> list[float]:
    """The share of copies to deploy that are on time, in each block of games."""
    value = _value_of_states(simulation)
    return [float((part.array("state") * value).sum() / part.games) for part in parts]


def _value_of_states(simulation: Simulation) -> NDArray[np.float64]:
    """The share of copies, by turn and state, that are due and can be deployed then."""
    import numpy as np

    model, states = simulation.model, simulation.states
    copies = Counter(model.places)
    all_copies = sum(copies[number] for number in range(model.to_deploy))
    value = np.zeros((model.turns, len(states)))
    kinds = model.kinds[: model.to_deploy]
    for number, can in enumerate(states.met(kinds) & states.paid(kinds)):
        due = due_turn(kinds[number].cost, model.turns)
        value[due - 1] += can * (copies[number] / all_copies)
    return value


@dataclass(frozen=True, slots=True)
class PlayedStart:
    """A set of starting resources and the mean kill turn; `gain` are the turns it is sooner."""

    setup: Setup
    names: tuple[str, ...]
    kill: float
    gain: float
    stderr: float


def ranked_starts_by_play(simulation: Simulation, games: int, seed: int) -> tuple[PlayedStart, ...]:
    """Every set of starting resources the deck allows, the soonest win first. Rules: 202.5.

    Empty when the deck's many kinds of resource would make trying slow.
    """
    model = simulation.model
    setup = model.setup
    deck = tuple(Counter((*setup.cards, *setup.starting)).items())
    choices = starting_choices(setup.faction, deck)
    if len(choices) > _most_tried(simulation):
        return ()
    own = kill_turn_by_block(model, games, seed)
    starts = []
    for names in choices:
        changed = aligned(
            setup,
            prepare(
                setup.faction,
                deck,
                starting=names,
                goes_first=setup.goes_first,
                edition=setup.edition,
            ),
        )
        reached = kill_turn_by_block(model_again(model, changed), games, seed)
        gains = own - reached
        error = float(gains.std(ddof=1)) / sqrt(len(gains))
        starts.append(
            PlayedStart(changed, names, float(reached.mean()), float(gains.mean()), error)
        )
    return tuple(sorted(starts, key=lambda start: (start.kill, start.names)))


def _split(
    setup: Setup,
    kinds: tuple[Card, ...],
    split: tuple[int, ...],
    reached: NDArray[np.float64],
    own: NDArray[np.float64],
) -> Split:
    started = Counter(setup.starting)
    copies = tuple((card, n + started[card]) for card, n in zip(kinds, split, strict=True))
    here = tuple(setup.cards.count(card) for card in kinds)
    return measured(with_split(setup, kinds, here, split), copies, reached, own)


def measured(
    setup: Setup,
    copies: tuple[tuple[Card, int], ...],
    reached: NDArray[np.float64],
    own: NDArray[np.float64],
) -> Split:
    """A split with its result, block by block, against the deck's own."""
    gains = own - reached
    error = float(gains.std(ddof=1)) / sqrt(len(gains))
    return Split(setup, copies, float(reached.mean()), float(gains.mean()), error)
