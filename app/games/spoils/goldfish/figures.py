"""Counters as figures: means and shares with their standard errors, kill turns, cards on time.

All sums are whole numbers; each figure is one division and one square root at the end, so
equal counters give equal figures on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Model, due_turn
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.states import States
from app.games.spoils.terms import Icon
from app.games.tabletop.chance import figures
from app.games.tabletop.chance.figures import (
    Counters,
    Difference,
    Estimate,
    Figure,
    Share,
    Sum,
    figure_of,
    mean_from,
    mean_of,
    quantile,
    sums_of,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


SHARES: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
"""The shares of the games below which influence taken is reported."""

MEASURED_TURNS: Final = 12
"""Changes are measured in games up to this turn, so that slow decks differ, too."""


@dataclass(frozen=True, slots=True)
class KillTurn:
    """The turns on which games played up to turn `last` were won.

    `quarter`, `half` and `most` are the turns by which a quarter, half and three quarters of
    the games were won, None if not by the last turn. `mean` counts a game that was not won as
    won on the turn after.
    """

    last: int
    quarter: int | None
    half: int | None
    most: int | None
    mean: Estimate
    never: Share
    by_turn: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class InfluenceSpread:
    """The influence taken by the end of one turn, over all games.

    `games[n]` are the games that had taken n, the last entry those that had taken everything the
    opponent has or more. `below` are the amounts that a tenth, a quarter, half, three quarters and
    nine tenths of the games did not exceed, `mean` that of all games without a limit.
    """

    turn: int
    games: tuple[int, ...]
    below: tuple[int, ...]
    mean: Estimate


def kill_turns(counters: Counters) -> list[int]:
    """The number of games won on each turn from 0.

    The last entry is for the turn after the last one played: a game that was not won counts there.
    """
    return [0, *counters.array("won").tolist()]


def kill_turn_of(counters: Counters) -> KillTurn:
    """Read the kill turn from the counters of a run."""
    won = kill_turns(counters)
    last = len(won) - 2

    def turn_of(share_below: float) -> int | None:
        turn = quantile(won, share_below)
        return None if turn > last else turn

    return KillTurn(
        last=last,
        quarter=turn_of(1 / 4),
        half=turn_of(1 / 2),
        most=turn_of(3 / 4),
        mean=Estimate(*mean_of(won)),
        never=Share.of(counters.games, won[-1]),
        by_turn=tuple(
            Share.of(counters.games, sum(won[: turn + 1])) for turn in range(1, last + 1)
        ),
    )


def influence_spread(counters: Counters) -> tuple[InfluenceSpread, ...]:
    """Read from the counters of a run how the influence taken by each turn is spread."""
    sums: Sequence[Sequence[int]] = counters.array("influence").tolist()
    return tuple(
        InfluenceSpread(
            turn,
            tuple(games),
            tuple(quantile(games, below) for below in SHARES),
            Estimate(*mean_from(counters.games, *sums[turn - 1])),
        )
        for turn, games in enumerate(counters.array("taken").tolist(), 1)
    )


@dataclass(frozen=True, slots=True)
class Timing:
    """The number of games in which a card can be deployed by a turn, and in which it lacks what."""

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
    """The number of games that ended each turn with 0, 1, 2, … resources in play."""
    return _regrouped(counters.array("state"), states.resources)


def icons_by_turn(states: States, counters: Counters, icon: Icon) -> list[list[int]]:
    """The number of games that ended each turn with 0, 1, 2, … of an icon in play."""
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
    """The timing of cards by turn: threshold met, and cost within all resources.

    A card counts as deployable by a turn whether or not it was drawn. Resources are never lost, so
    that a card deployable on one turn is so on all later ones. Rules: 309, 405.
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

    The error comes from how much the difference varies from block to block, so it allows for
    what the decks' games have in common. Figures that only one deck has are left out. Raises
    ValueError for fewer than two blocks or different ones.
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


DEAD_BELOW: Final = 0.2
"""A card is called dead when it can be deployed by the last turn in fewer games than this."""


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A card's chance to be deployable by the turn of its cost, and what it lacks if it is late.

    Shares are of all games; `by_turn` is the share in which it can be deployed by each turn from 1.
    `dead` says in words why it hardly ever can by the last turn, or is empty.
    """

    card: Card
    copies: int
    due: int
    on_time: Share
    late_threshold: float
    late_cost: float
    late_both: float
    by_turn: tuple[float, ...]
    dead: str

    @property
    def late(self) -> float:
        """The share of games in which it is late."""
        return self.late_threshold + self.late_cost + self.late_both

    @property
    def usual_turn(self) -> int | None:
        """The first turn by which it can be deployed in half of the games; None for none."""
        return next((turn for turn, share in enumerate(self.by_turn, 1) if share >= 0.5), None)

    @property
    def lacks_threshold(self) -> bool:
        """True if threshold is what it lacks most often when it is late, or a part of that."""
        return max(self.late_threshold, self.late_both) >= self.late_cost

    @property
    def lacks_cost(self) -> bool:
        """True if resources are what it lacks most often when it is late, or a part of that."""
        return max(self.late_cost, self.late_both) >= self.late_threshold

    @property
    def reason(self) -> str:
        """The thing it lacks most often when it is late, in words."""
        if self.lacks_threshold and self.lacks_cost:
            return "both its threshold and its cost"
        return "its threshold" if self.lacks_threshold else "its cost"


def cards_on_time(simulation: Simulation, counters: Counters) -> tuple[CardFigures, ...]:
    """The cards to deploy, the one that is on time least first."""
    model = simulation.model
    kinds = model.kinds[: model.to_deploy]
    timings = timing(simulation.states, counters, kinds)
    cards = [_card(model, kind, by_turn) for kind, by_turn in zip(kinds, timings, strict=True)]
    return tuple(sorted(cards, key=lambda each: (each.on_time.value, each.card.name)))


def _card(model: Model, kind: CardKind, by_turn: Sequence[Timing]) -> CardFigures:
    due = due_turn(kind.cost, model.turns)
    then = by_turn[due - 1]
    games = max(1, then.games)
    return CardFigures(
        card=kind.card,
        copies=model.setup.cards.count(kind.card),
        due=due,
        on_time=Share.of(then.games, then.on_time),
        late_threshold=then.late_threshold / games,
        late_cost=then.late_cost / games,
        late_both=then.late_both / games,
        by_turn=tuple(each.on_time / games for each in by_turn),
        dead=_dead(model, kind, by_turn[-1]),
    )


def _dead(model: Model, kind: CardKind, last: Timing) -> str:
    """The reasons why a card hardly ever comes down at all, in words; empty when it does."""
    if last.on_time >= DEAD_BELOW * last.games:
        return ""
    lacking = []
    sources = [*(other.provides for other in model.resources), model.setup.starting_icons]
    for icon, wanted in kind.threshold:
        if not any(source[icon] for source in sources):
            lacking.append(f"nothing provides {icon.word}")
        elif last.late_threshold + last.late_both > last.games // 2:
            lacking.append(f"too little {icon.word} for {wanted}")
    if last.late_cost + last.late_both > last.games // 2:
        lacking.append(f"a cost of {kind.cost} is out of reach by turn {model.turns}")
    return "; ".join(lacking) or f"rarely deployable by turn {model.turns}"
