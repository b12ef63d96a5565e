"""When each card comes down, and if not on the turn of its cost, for want of what."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.figures import Timing, timing
from app.games.spoils.goldfish.model import CardKind, Model, due_turn
from app.games.spoils.goldfish.running import Simulation
from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.chance.sampling import share

DEAD_BELOW: Final = 0.2
"""A card is called dead when it can be deployed by the last turn in fewer games than this."""


@dataclass(frozen=True, slots=True)
class CardFigures:
    """Whether a card can be deployed by the turn of its cost, and if not, for want of what.

    Shares are of all games; `by_turn` is the share in which it can be deployed by each turn
    from 1. `dead` says in words why it hardly ever can by the last turn, or is empty.
    """

    card: Card
    copies: int
    due: int
    on_time: Estimate
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
    def reason(self) -> str:
        """What it lacks most often when it is late."""
        most = max(self.late_threshold, self.late_cost, self.late_both)
        if most == self.late_both:
            return "both its threshold and its cost"
        return "its threshold" if most == self.late_threshold else "its cost"


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
        on_time=Estimate(*share(then.games, then.on_time)),
        late_threshold=then.late_threshold / games,
        late_cost=then.late_cost / games,
        late_both=then.late_both / games,
        by_turn=tuple(each.on_time / games for each in by_turn),
        dead=_dead(model, kind, by_turn[-1]),
    )


def _dead(model: Model, kind: CardKind, last: Timing) -> str:
    """Why a card hardly ever comes down at all, in words; empty when it does."""
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
